/// The facts about a project that the search for modules uses.
///
/// This is a class, although it never changes, because the search passes it around very often.
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
