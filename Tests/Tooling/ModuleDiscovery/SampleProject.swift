import AdderModuleDiscovery
import AdderSwiftSource

/// A sample project of a few files.
struct SampleProject {
  let index: ProjectIndex

  /// - Parameter files: the contents of the files, keyed by path.
  init(_ files: KeyValuePairs<String, String>) {
    index = ProjectIndex(files.map { (path: $0.key, facts: SwiftFile(Array($0.value.utf8))) })
  }

  init(_ text: String) { self.init(["App.swift": text]) }

  func name(_ type: TypeDeclaration.ID) -> String { index.names[index.types[type].name] }
}
