import AdderBase
import AdderModuleDiscovery

/// The folders with tests that are named like modules or their folders.
struct TestFolders {
  /// The folder in which slots of tests are, beside those of the module's code.
  static let mark = "test:/"

  /// A file with its path in the project and in the folder.
  struct File {
    let path: String
    let inner: String
  }

  private var files: [String: [File]] = [:]

  init(_ index: ProjectIndex) {
    for file in index.files where file.isTest {
      let folders = file.path.split(separator: "/").dropLast()
      for (place, folder) in folders.enumerated() {
        let inner = file.path.split(separator: "/").dropFirst(place + 1).joined(separator: "/")
        files[String(folder), default: []].append(File(path: file.path, inner: inner))
      }
    }
  }

  /// Returns the tests of a module outside of its own folder.
  func files(of module: String, in folder: String) -> [File] {
    let names = Set([module, folder.fileName])
    return names.sorted().flatMap { files[$0] ?? [] }.filter { file in
      folder.isEmpty || !file.path.isInside(folder: folder)
    }
  }
}
