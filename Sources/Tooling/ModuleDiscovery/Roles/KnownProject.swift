/// The facts about a project that the search for modules uses.
///
/// This is a class, although it never changes, because the search passes it around very often.
final class KnownProject: Sendable {
  let index: ProjectIndex
  let graph: WiringGraph
  let types: ProjectTypes
  /// The types that create objects of each type.
  let makers: [TypeDeclaration.ID: Set<TypeDeclaration.ID>]
  /// The protocols that are named like contracts between modules in any of the architectures: `FeedModuleInput`.
  let crossingContracts: Set<TypeDeclaration.ID>
  /// For each file, true if it imports a library that brings an architecture of its own. Its types are parts of no module.
  let hasOtherArchitecture: [Bool]

  init(
    index: ProjectIndex, graph: WiringGraph, types: ProjectTypes,
    makers: [TypeDeclaration.ID: Set<TypeDeclaration.ID>],
    crossingContracts: Set<TypeDeclaration.ID>
  ) {
    self.index = index
    self.graph = graph
    self.types = types
    self.makers = makers
    self.crossingContracts = crossingContracts
    hasOtherArchitecture = index.files.map { !$0.otherArchitectures.isEmpty }
  }
}
