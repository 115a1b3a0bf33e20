package import AdderArchitectures
package import AdderModuleDiscovery

/// Which modules show that a part leaves a topic to others: other files of the module deal with it.
///
/// A view without a list does not show that lists belong elsewhere.
package struct TopicOccasions {
  private let index: ProjectIndex
  private let files: ModuleFiles
  /// The names that show a topic, by the name of the topic.
  private let names: [String: Set<Name>]

  package init(_ project: DiscoveredProject, _ architecture: Architecture) {
    index = project.index
    files = ModuleFiles(project)
    let index = index
    names = Dictionary(
      architecture.knowledge.map { ($0.name, index.names(of: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns true for a topic that belongs to no part of a module.
  package static func isOfServices(_ topic: String) -> Bool { DataKnowledge.topics.contains(topic) }

  /// Returns true if a module deals with a topic outside of a role.
  ///
  /// - Parameter topic: The name of a piece of knowledge, or of another role or contract, which is always elsewhere.
  package func occurs(_ topic: String, in module: Module, besides role: String) -> Bool {
    guard let names = names[topic] else { return true }
    let own = Set(
      module.parts.filter { $0.role == role }.map { Int(index.types[$0.type].place.file) })
    return files.files(of: module).contains { file in
      !own.contains(file) && index.files[file].names.contains(where: names.contains)
    }
  }
}
