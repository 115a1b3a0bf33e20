/// The graph of objects that is being assembled: from the first question to a part until its answer.
///
/// Assembling is synchronous and on the main actor, so that there is only one at a time. Nothing is
/// kept here in between.
@MainActor public enum ObjectGraph {
  // No access to these overlaps another: each is over before anybody else's code is called, and all
  // are on the main actor. Checking it anew for every part would cost more than the parts.

  /// How many objects are being made: their initialisers have not returned.
  @usableFromInline @exclusivity(unchecked) static var making = 0
  @exclusivity(unchecked) private static var isWiring = false
  // The nodes of the list are retained when they are entered and released when the graph ends: once
  // each, which is all the counting there is.
  @usableFromInline @exclusivity(unchecked) static var first: Unmanaged<GraphNode>?
  @usableFromInline @exclusivity(unchecked) static var last: Unmanaged<GraphNode>?

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

  /// Enters something that has been made: it is wired once nothing is being made any more, and hears
  /// of the graph's end.
  @inlinable static func add(_ node: GraphNode) {
    let entered = Unmanaged.passRetained(node)
    if let last { last._withUnsafeGuaranteedRef { $0.next = entered } } else { first = entered }
    last = entered
  }

  /// Wires everything that was made, and ends the graph.
  @usableFromInline static func finish() {
    // What a wire asks for is entered behind, and its turn comes.
    guard !isWiring, first != nil else { return }
    isWiring = true
    var node = first
    while let current = node {
      node = current._withUnsafeGuaranteedRef {
        $0.wireObject()
        return $0.next
      }
    }
    isWiring = false
    node = first
    first = nil
    last = nil
    while let current = node {
      node = current._withUnsafeGuaranteedRef {
        let next = $0.next
        $0.next = nil
        $0.graphDidEnd()
        return next
      }
      current.release()
    }
  }
}

/// Something in the graph that is being assembled.
@MainActor public class GraphNode {
  @usableFromInline @exclusivity(unchecked) final var next: Unmanaged<GraphNode>?

  @inlinable init() {}

  /// Sets what refers back to the object.
  @usableFromInline func wireObject() {}

  @usableFromInline func graphDidEnd() {}
}

/// An object that does not belong to the graph, but waits for its end to be wired.
@usableFromInline final class PendingWire<Object>: GraphNode {
  private let object: Object
  private let wire: @MainActor (Object) -> Void

  @usableFromInline init(_ object: Object, _ wire: @escaping @MainActor (Object) -> Void) {
    self.object = object
    self.wire = wire
    super.init()
  }

  @usableFromInline override func wireObject() { wire(object) }
}
