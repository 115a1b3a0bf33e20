import AdderModuleDiscovery
import AdderSwiftSource

extension DiscoveredProject {
  /// Returns the paths of the files with nothing but extensions of renamed types: `ProfileConstraints.swift` with
  /// `extension ProfileView`.
  func files(extendingOnly types: [String: String]) -> Set<String> {
    let declaring = Set(index.types.map(\.place.file))
    return Set(
      index.files.enumerated().filter { number, file in
        let extended = file.facts.parts(.extensionDeclaration, of: 0).map { node in
          file.facts.firstType(of: node).map(file.facts.name)
        }
        return !declaring.contains(Int32(number)) && !extended.isEmpty
          && extended.allSatisfy { $0.map { types[$0] != nil } ?? false }
      }.map(\.element.path))
  }
}
