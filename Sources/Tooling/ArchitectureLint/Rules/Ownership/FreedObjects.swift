import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped

extension LintedModule {
  /// A note about an object that only the parts of a cycle keep alive, and that another module references without
  /// keeping it: it is gone as soon as the cycle is cut and the screen has closed. `nil` if there is none.
  func noteOnFreedObject(behind cycle: [TypeDeclaration.ID]) -> LintFinding.Note? {
    var kept = Set(cycle)
    var open = cycle
    while let next = open.popLast() {
      for edge in graph.edges(from: next) where edge.strength == .strong {
        guard isKeptOnly(by: kept, edge.target), kept.insert(edge.target).inserted else { continue }
        open.append(edge.target)
      }
    }
    // What other objects keep lives on.
    guard cycle.allSatisfy({ hasOwners($0, only: kept) }) else { return nil }
    let freed = kept.subtracting(cycle).sorted()
    let needed = freed.lazy.flatMap { self.graph.edges(to: $0) }.first { edge in
      edge.strength != .strong && !kept.contains(edge.holder) && self.part(edge.holder) == nil
        && self.project.allParts.contains(edge.holder)
    }
    return needed.map { edge in
      .init(
        "Only the cycle keeps '\(name(edge.target))' alive, which '\(name(edge.holder))' needs. Let another object own it, too.",
        at: nameplace(
          at: index.property(edge.property, of: edge.owner)?.property.place ?? edge.place))
    }
  }

  /// Returns true if only objects of some types retain objects of a type, as far as the code shows.
  private func isKeptOnly(
    by kept: Set<TypeDeclaration.ID>, _ type: TypeDeclaration.ID
  ) -> Bool {
    hasOwners(type, only: kept) && index.types[type].kind == .class
      && !index.inherits(.interfaceClasses, type)
      && !project.harmlessClasses.contains(type) && index.sharedObject(of: type) == nil
      && !mayBeKeptAlive(type, besides: type) && !mayBeInCollection(type)
      // A view of a storyboard belongs to the view that contains it.
      && !graph.edges(to: type).contains { edge in
        index.property(edge.property, of: edge.owner).map {
          index.has(.outlets, in: $0.property.attributes)
        } ?? false
      }
  }

  /// Returns true if a property may contain several objects of a type, such as the children of a coordinator.
  private func mayBeInCollection(_ type: TypeDeclaration.ID) -> Bool {
    let names = Set(([type] + index.allInherited(by: type).types).map { index.types[$0].name })
    return index.types.contains { owner in
      owner.properties.contains { property in
        property.type?.shape == .collection
          && property.type?.names.contains { names.contains($0.last) } ?? false
      }
    }
  }

  private func hasOwners(_ type: TypeDeclaration.ID, only kept: Set<TypeDeclaration.ID>) -> Bool {
    graph.edges(to: type).allSatisfy { $0.strength != .strong || kept.contains($0.holder) }
  }
}
