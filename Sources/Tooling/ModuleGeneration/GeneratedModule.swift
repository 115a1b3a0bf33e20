package import AdderBase
package import AdderFindings
import AdderProjects

/// What a template generates for a request: files with their contents, before anything is read
/// from the disk.
package struct GeneratedModule: Sendable {
  package var files: [GeneratedFile]
  /// Folders that are made even if nothing lies in them.
  package var folders: [GeneratedFolder]
  /// What was noticed on the way, such as a variable that has no value.
  package var findings: [Finding]
  /// The names of the parts that the module has.
  package var parts: [String]
  package var dependencies: [String]
}

package struct GeneratedFolder: Equatable, Sendable {
  package var path: RelativePath
  /// The groups that show it, below the module's own.
  package var group: RelativePath
  package var kind: GeneratedFile.Kind
}

package struct GeneratedFile: Equatable, Sendable {
  package var path: RelativePath
  /// The groups that show it, below the module's own; they are its folders, unless those are flat.
  package var group: RelativePath
  package var contents: [UInt8]
  package var kind: Kind
  /// Whether it is bundled rather than compiled.
  package var isResource: Bool

  /// The contents of a file that is text, as all are but some resources.
  package var text: String { String(decoding: contents, as: UTF8.self) }

  package enum Kind: Equatable, Sendable {
    case code
    case test
    /// What an app needs once; made only when the app does not have it yet.
    case base
  }
}
