/// The graph of objects under construction. It begins with the first request to a part and ends
/// when that request returns.
///
/// Assembling is synchronous and on the main actor, so there is only one graph at a time. Nothing
/// is stored here between two graphs.
@MainActor public enum ObjectGraph {
  // Exclusivity is not checked: accesses to these properties cannot overlap, because each access
  // ends before any other code is called, and all are on the main actor. The checks would cost more
  // than the parts themselves.

  /// The number of objects under construction: their initialisers have not returned.
  @usableFromInline @exclusivity(unchecked) static var making = 0
  /// The number of the current graph. Objects with any other number belong to an earlier graph.
  @usableFromInline @exclusivity(unchecked) static var number = 1
  /// Objects that are retained until the graph is complete.
  @usableFromInline @exclusivity(unchecked) static var kept = GraphQueue<AnyObject>()
  /// Objects to wire before the graph is complete.
  @usableFromInline @exclusivity(unchecked) static var waiting = GraphQueue<any GraphNode>()
  @exclusivity(unchecked) private static var isWiring = false

  /// Runs `body`. All requests to an assembly inside `body` share one graph.
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

  /// Wires all created objects and completes the graph.
  @usableFromInline static func finish() {
    // Objects that are requested during wiring are queued, and the running `wireAll` wires them.
    guard !isWiring else { return }
    if !waiting.isEmpty { wireAll() }
    guard !kept.isEmpty else { return }
    number += 1
    // Released one at a time: a `deinit` may request objects, which starts a new graph.
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

/// An object that is wired when no object is under construction.
@MainActor @usableFromInline protocol GraphNode: AnyObject {
  /// Sets the references back to the object.
  func wireObject()
}

/// An object that does not belong to the graph but is wired when the graph is complete.
@usableFromInline final class PendingWire<Object>: GraphNode {
  private let object: Object
  private let wire: @MainActor (Object) -> Void

  @usableFromInline init(_ object: Object, _ wire: @escaping @MainActor (Object) -> Void) {
    self.object = object
    self.wire = wire
  }

  @usableFromInline func wireObject() { wire(object) }
}
