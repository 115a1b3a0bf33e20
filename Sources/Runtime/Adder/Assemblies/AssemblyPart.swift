// The parts of an assembly. The kind of part determines the lifetime of the object that it creates.
// An assembly is a class in your app that stores its parts in properties and has one method per
// part. So the compiler checks all wiring, and nothing is looked up by name:
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

/// A part of an assembly: it creates an object or, in a test, returns a replacement.
@MainActor public protocol AssemblyPart<Object>: AnyObject {
  associatedtype Object

  /// Returns the object: a new one or an existing one, depending on the kind of part.
  ///
  /// - Parameters:
  ///   - make: Creates the object. It must not request this part again; break
  ///     such a cycle with `wire`.
  ///   - wire: Sets references back to the object, after all objects under construction are
  ///     created. In a graph, the object that was created first is wired first. Objects that `wire`
  ///     requests belong to the same graph.
  func callAsFunction(
    _ make: () -> Object, wire: (@MainActor (Object) -> Void)?
  ) -> Object

  /// A closure that returns replacements for the part's objects; set temporarily by `replaced`.
  var replacement: (@MainActor () -> Object)? { get set }
}

extension AssemblyPart {
  /// Returns the object: a new one or an existing one, depending on the kind of part.
  @inlinable public func callAsFunction(_ make: () -> Object) -> Object {
    callAsFunction(make, wire: nil)
  }

  /// Replaces the part's objects with those that `make` returns while `body` runs.
  public func replaced<Result>(
    by make: @escaping @MainActor () -> Object, during body: () throws -> Result
  ) rethrows -> Result {
    let own = replacement
    replacement = make
    defer { replacement = own }
    return try body()
  }

  /// Replaces the part's objects with those that `make` returns while `body` runs.
  public func replaced<Result>(
    by make: @escaping @MainActor () -> Object, during body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let own = replacement
    replacement = make
    defer { replacement = own }
    return try await body()
  }
}

/// Creates an object and queues its wiring, which runs when no object is under construction.
@inlinable @MainActor func makeObject<Object>(
  _ make: () -> Object, wire: (@MainActor (Object) -> Void)?
) -> Object {
  ObjectGraph.making += 1
  let object = make()
  if let wire { ObjectGraph.waiting.append(PendingWire(object, wire)) }
  ObjectGraph.making -= 1
  return object
}

/// A part that creates a new object each time.
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

/// A part that creates one object per object graph. A graph lasts from the first request
/// to an assembly until that request returns. Until then, every request to this part
/// returns the same object.
///
/// So objects can reference each other in a cycle, through properties that `wire` sets. `Object`
/// must be a class, not a protocol.
@MainActor public final class GraphPart<Object: AnyObject>: AssemblyPart, GraphNode {
  // As in `ObjectGraph`: no two accesses to these properties overlap.
  @exclusivity(unchecked) public var replacement: (@MainActor () -> Object)?
  @usableFromInline @exclusivity(unchecked) var wire: (@MainActor (Object) -> Void)?
  /// The number of the graph that the object belongs to. It is set to the current graph's number
  /// before the object is created.
  @usableFromInline @exclusivity(unchecked) var graph = 0
  // Only read while `graph` is the current graph, which retains the object until it is complete.
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

  // A separate function for objects with a `wire` closure. It consumes the closure, so that the
  // closure is moved into the part without a copy.
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
    // Without this check, the initialiser would call itself forever.
    precondition(
      graph != ObjectGraph.number, "An object is requested while it is being created: use 'wire'.")
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

/// A part whose object is shared as long as something else retains it. After the object is
/// released, the next request creates a new one.
///
/// `Object` must be a class.
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

/// A part whose object is created once and lives as long as the assembly.
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
