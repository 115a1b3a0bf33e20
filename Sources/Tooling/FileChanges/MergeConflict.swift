package import AdderFindings

/// A file with the markers of a merge that is not resolved. Nothing is known about what its code will
/// be, so it is not edited.
package struct MergeConflict: ReportedError, Equatable {
  package let path: String
  /// The line of the first marker, from 1.
  package let line: Int

  /// Returns `nil` if a text has no markers.
  package init?(in text: [UInt8], at path: String) {
    var line = 1
    for bytes in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if Self.markers.contains(where: bytes.starts) {
        self.path = path
        self.line = line
        return
      }
      line += 1
    }
    return nil
  }

  private static let markers = ["<<<<<<< ", ">>>>>>> "].map { Array($0.utf8) }

  package var message: String {
    "This file has a merge conflict, so it is not edited, and nothing was written. Resolve the conflict first."
  }

  package var location: SourceLocation? { SourceLocation(file: path, line: line, column: 1) }
  package var exitStatus: ExitStatus { .refused }
}
