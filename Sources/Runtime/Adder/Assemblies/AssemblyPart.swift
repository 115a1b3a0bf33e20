// The parts of an assembly: each says how long the object lives that it makes. An assembly is a class
// of one's own that keeps its parts in properties and asks them in methods, so that the compiler
// checks all wiring and nothing is looked up by name:
//
//     @MainActor final class ProfileAssembly {
//       private let presenterPart = GraphPart<ProfilePresenter>()
//       private let interactorPart = GraphPart<ProfileInteractor>()
//
//       func presenter() -> ProfilePresenter {
//         presenterPart { ProfilePresenter(interactor: interactor()) }
//       }
//
//       func interactor() -> ProfileInteractor {
//         interactorPart { ProfileInteractor() } wire: { $0.output = self.presenter() }
//       }
//     }

/// A part of an assembly: something that gives an object, and in a test another one.
@MainActor public protocol AssemblyPart<Object>: AnyObject {
  associatedtype Object

  /// The object: a new one, or one that is there, as the part's kind says.
  ///
  /// - Parameters:
  ///   - make: makes it. It must not ask for the same part again: break such a circle with `wire`.
  ///   - wire: sets what refers back to it, once everything is made that is being made. Of a graph's
  ///     objects, the one that was made first is wired first; what a wire asks for is of that graph.
  func callAsFunction(
    _ make: () -> Object, wire: (@MainActor (Object) -> Void)?
  ) -> Object

  /// Makes what is given instead of the part's own objects; `replaced` sets it and sets it back.
  var replacement: (@MainActor () -> Object)? { get set }
}

extension AssemblyPart {
  /// The object: a new one, or one that is there, as the part's kind says.
  @inlinable public func callAsFunction(_ make: () -> Object) -> Object {
    callAsFunction(make, wire: nil)
  }

  /// Gives other objects while `body` runs, and then its own again.
  public func replaced<Result>(
    by make: @escaping @MainActor () -> Object, during body: () throws -> Result
  ) rethrows -> Result {
    let own = replacement
    replacement = make
    defer { replacement = own }
    return try body()
  }

  /// Gives other objects while `body` runs, and then its own again.
  public func replaced<Result>(
    by make: @escaping @MainActor () -> Object, during body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let own = replacement
    replacement = make
    defer { replacement = own }
    return try await body()
  }
}

/// Makes an object, and wires it as soon as nothing is being made any more.
@inlinable @MainActor func makeObject<Object>(
  _ make: () -> Object, wire: (@MainActor (Object) -> Void)?
) -> Object {
  ObjectGraph.making += 1
  let object = make()
  if let wire { ObjectGraph.waiting.append(PendingWire(object, wire)) }
  ObjectGraph.making -= 1
  return object
}

/// A part that makes a new object each time it is asked.
@MainActor public final class PrototypePart<Object>: AssemblyPart {
  @exclusivity(unchecked) public var replacement: (@MainActor () -> Object)?

  public init() {}

  @inlinable public func callAsFunction(
    _ make: () -> Object, wire: (@MainActor (Object) -> Void)?
  ) -> Object {
    if let replacement { return replacement() }
    let object = makeObject(make, wire: wire)
    if ObjectGraph.making == 0 { ObjectGraph.finish() }
    return object
  }
}

/// A part that makes one object in each object graph: from the first question to an assembly until
/// that is answered, everybody gets the same object.
///
/// So objects can refer to each other in a circle, through properties that `wire` sets. The object is
/// one of a class, by its class rather than by a protocol.
@MainActor public final class GraphPart<Object: AnyObject>: AssemblyPart, GraphNode {
  // As in `ObjectGraph`: no access to these overlaps another.
  @exclusivity(unchecked) public var replacement: (@MainActor () -> Object)?
  @usableFromInline @exclusivity(unchecked) var wire: (@MainActor (Object) -> Void)?
  /// The graph that the object belongs to. It is the current one while the object is being made.
  @usableFromInline @exclusivity(unchecked) var graph = 0
  // Only looked at while `graph` is the current one, and that keeps the object until it ends.
  @usableFromInline @exclusivity(unchecked) unowned(unsafe) var object: Object?

  @inlinable public init() {}

  @inlinable @inline(__always) public func callAsFunction(
    _ make: () -> Object, wire: (@MainActor (Object) -> Void)?
  ) -> Object {
    if graph == ObjectGraph.number, let object { return object }
    guard let wire else { return makeNew(make) }
    return makeNew(make, wire: wire)
  }

  @inlinable func makeNew(_ make: () -> Object) -> Object {
    begin()
    let made = replacement?() ?? make()
    end(made)
    return made
  }

  // Two functions, and one that consumes: so the wire goes into the part without being copied.
  @inlinable func makeNew(
    _ make: () -> Object, wire: consuming @escaping @MainActor (Object) -> Void
  ) -> Object {
    begin()
    let made: Object
    if let replacement {
      made = replacement()
    } else {
      made = make()
      self.wire = wire
      ObjectGraph.waiting.append(self)
    }
    end(made)
    return made
  }

  @inlinable func begin() {
    // Its initialiser would wait for itself without end.
    precondition(
      graph != ObjectGraph.number, "An object is asked for while it is being made: use 'wire'.")
    graph = ObjectGraph.number
    object = nil
    ObjectGraph.making += 1
  }

  @inlinable func end(_ made: Object) {
    object = made
    ObjectGraph.kept.append(made)
    ObjectGraph.making -= 1
    if ObjectGraph.making == 0 { ObjectGraph.finish() }
  }

  @usableFromInline func wireObject() {
    guard let wire, let object else { return }
    self.wire = nil
    wire(object)
  }
}

/// A part whose object is shared as long as somebody holds it; after that the next one is made.
///
/// The object must be one of a class.
@MainActor public final class WeakSharedPart<Object>: AssemblyPart {
  @exclusivity(unchecked) public var replacement: (@MainActor () -> Object)?
  private weak var object: AnyObject?

  public init() {}

  public func callAsFunction(
    _ make: () -> Object, wire: (@MainActor (Object) -> Void)?
  ) -> Object {
    if let replacement { return replacement() }
    if let known = object as? Object { return known }
    let made = makeObject(make, wire: wire)
    object = made as AnyObject
    if ObjectGraph.making == 0 { ObjectGraph.finish() }
    return made
  }
}

/// A part whose object is made once and lives as long as the assembly.
@MainActor public final class SharedPart<Object>: AssemblyPart {
  @exclusivity(unchecked) public var replacement: (@MainActor () -> Object)?
  private var object: Object?

  public init() {}

  public func callAsFunction(
    _ make: () -> Object, wire: (@MainActor (Object) -> Void)?
  ) -> Object {
    if let replacement { return replacement() }
    if let object { return object }
    let made = makeObject(make, wire: wire)
    object = made
    if ObjectGraph.making == 0 { ObjectGraph.finish() }
    return made
  }
}
