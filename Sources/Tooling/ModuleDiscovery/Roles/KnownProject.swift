/// What is known of a project when its modules are looked for.
///
/// A class, though a value that never changes: each of the many looks passes it on.
final class KnownProject {
  let index: ProjectIndex
  let graph: WiringGraph
  let types: ProjectTypes

  init(index: ProjectIndex, graph: WiringGraph, types: ProjectTypes) {
    self.index = index
    self.graph = graph
    self.types = types
  }
}
