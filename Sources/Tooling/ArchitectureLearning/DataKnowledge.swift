import AdderArchitectures
import AdderModuleDiscovery

/// Which files work with the network or a store: themselves, or through the project's own objects that do. A team that calls
/// its `APIClient` would say that it works with the network.
struct DataKnowledge {
  /// The topics that are about data.
  static let topics = ["network", "storage", "managedObjects", "fetchedResults"]

  /// The files that know each topic.
  private var files: [String: Set<Int>] = [:]

  init(_ project: DiscoveredProject, _ architecture: Architecture) {
    let index = project.index
    let parts = Set(
      project.modules.flatMap { $0.parts.map(\.type) + $0.contracts.map(\.type) })
    var types: [Int: [TypeDeclaration.ID]] = [:]
    for (id, type) in index.types.enumerated() {
      types[Int(type.place.file), default: []].append(id)
    }
    for topic in Self.topics {
      guard let knowledge = architecture.knowledge(named: topic) else { continue }
      let names = index.names(of: knowledge)
      let direct = index.files.indices.filter { file in
        index.files[file].names.contains(where: names.contains)
      }
      // What other objects of the project are called that know it.
      let others = Set(
        direct.filter { !index.files[$0].isTest }.flatMap { types[$0] ?? [] }
          .filter { !parts.contains($0) && index.types[$0].outer == nil }
          .map { index.types[$0].name })
      files[topic] = Set(direct).union(
        index.files.indices.filter { file in
          index.files[file].names.contains(where: others.contains)
        })
    }
  }

  func knows(_ topic: String, _ file: Int) -> Bool { files[topic]?.contains(file) ?? false }
}
