/// The file with the recorders that spies use. A test target has it once.
package enum SpySupport {
  package static let fileName = "SpySupport.swift"

  /// The text of the file.
  package static var text: String { "\(SpyFile.firstLine)\n\n\(recorders)" }
}
