/// The graph of objects that is being assembled: from the first question to a part until its answer.
///
/// Assembling is synchronous and on the main actor, so that there is only one at a time. Nothing is
/// kept here in between.
@MainActor public enum ObjectGraph {
  // No access to these overlaps another: each is over before anybody else's code is called, and all
  // are on the main actor. Checking it anew for every part would cost more than the parts.

  /// How many objects are being made: their initialisers have not returned.
  @usableFromInline @exclusivity(unchecked) static var making = 0
  /// Which graph it is; the objects of another one are of the past.
  @usableFromInline @exclusivity(unchecked) static var number = 1
  /// What lives until the graph ends.
  @usableFromInline @exclusivity(unchecked) static var kept = GraphQueue<AnyObject>()
  /// What is wired before that.
  @usableFromInline @exclusivity(unchecked) static var waiting = GraphQueue<any GraphNode>()
  @exclusivity(unchecked) private static var isWiring = false

  /// Lets several questions to an assembly be about one graph.
  ///
  /// ```swift
  /// func module() -> Module<any ProfileModuleInput> {
  ///   ObjectGraph.assemble {
  ///     let presenter = presenter()
  ///     return Module(view: view()) { [weak presenter] in presenter }
  ///   }
  /// }
  /// ```
  public static func assemble<Result>(_ body: () throws -> Result) rethrows -> Result {
    making += 1
    defer {
      making -= 1
      if making == 0 { finish() }
    }
    return try body()
  }

  /// Wires everything that was made, and ends the graph.
  @usableFromInline static func finish() {
    // What a wire asks for is entered behind, and its turn comes.
    guard !isWiring else { return }
    if !waiting.isEmpty { wireAll() }
    guard !kept.isEmpty else { return }
    number += 1
    // One at a time: what is freed may ask for objects, which make a graph of their own.
    while !kept.isEmpty { _ = kept.takeFirst() }
  }

  private static func wireAll() {
    isWiring = true
    while !waiting.isEmpty {
      let node = waiting.takeFirst()
      node.wireObject()
      kept.append(consume node)
    }
    isWiring = false
  }
}

/// Something that waits until nothing is being made any more.
@MainActor @usableFromInline protocol GraphNode: AnyObject {
  /// Sets what refers back to the object.
  func wireObject()
}

/// An object that does not belong to the graph, but waits for its end to be wired.
@usableFromInline final class PendingWire<Object>: GraphNode {
  private let object: Object
  private let wire: @MainActor (Object) -> Void

  @usableFromInline init(_ object: Object, _ wire: @escaping @MainActor (Object) -> Void) {
    self.object = object
    self.wire = wire
  }

  @usableFromInline func wireObject() { wire(object) }
}
