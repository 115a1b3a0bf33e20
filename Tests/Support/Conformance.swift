public import Foundation

/// The folder of real and agreed cases that are kept outside the repository: `ADDER_CONFORMANCE`
/// names it; by default it is beside the repository.
///
/// - Parameter part: a file or folder in it.
/// - Returns: `nil` when it does not exist.
public func conformance(_ part: String) -> URL? {
  let path = ProcessInfo.processInfo.environment["ADDER_CONFORMANCE"]
  let folder = path.map { URL(filePath: $0) } ?? repository.appending(path: "../shared/conformance")
  // Folders are listed only where they really are.
  let place = folder.appending(path: part).resolvingSymlinksInPath()
  return FileManager.default.fileExists(atPath: place.path) ? place : nil
}
