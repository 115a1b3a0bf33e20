public import Foundation

/// Returns a file or folder of the conformance cases, which are kept outside the repository.
///
/// `ADDER_CONFORMANCE` sets the folder of the cases. By default, it is in a folder beside the
/// repository.
///
/// - Parameter part: The path in the folder of conformance cases.
/// - Returns: The location, or nil if it does not exist.
public func conformance(_ part: String) -> URL? {
  let path = ProcessInfo.processInfo.environment["ADDER_CONFORMANCE"]
  let folder = path.map { URL(filePath: $0) } ?? repository.appending(path: "../shared/conformance")
  // Foundation does not list a folder through a symbolic link.
  let place = folder.appending(path: part).resolvingSymlinksInPath()
  return FileManager.default.fileExists(atPath: place.path) ? place : nil
}
