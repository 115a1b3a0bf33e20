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
//         interactorPart { ProfileInteractor() } wire: { $0.output = presenter() }
//       }
//     }

/// A part that makes a new object each time it is asked.
@MainActor public final class PrototypePart<Object> {
  private var overrides = PartOverrides<Object>()

  public nonisolated init() {}

  /// Makes the object.
  ///
  /// - Parameters:
  ///   - make: makes it.
  ///   - wire: sets what refers back to it.
  public func callAsFunction(
    _ make: () -> Object, wire: (Object) -> Void = { _ in }
  ) -> Object {
    let object = overrides.make(or: make)
    if overrides.isEmpty { wire(object) }
    return object
  }

  /// Makes other objects while `body` runs.
  public func replaced<Result>(
    by make: @escaping @MainActor () -> Object, during body: () throws -> Result
  ) rethrows -> Result {
    overrides.push(make)
    defer { overrides.pop() }
    return try body()
  }

  /// Makes other objects while `body` runs.
  public func replaced<Result>(
    by make: @escaping @MainActor () -> Object, during body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    overrides.push(make)
    defer { overrides.pop() }
    return try await body()
  }
}

/// A part that makes one object in each object graph: from the first question to an assembly until
/// that is answered, everybody gets the same object.
///
/// So objects can refer to each other in a circle, through properties that `wire` sets once the object
/// is there.
@MainActor public final class GraphPart<Object>: GraphMember {
  private var overrides = PartOverrides<Object>()
  private var object: Object?

  public nonisolated init() {}

  /// The object of this graph; made when it is first asked for.
  ///
  /// - Parameters:
  ///   - make: makes it. It must not ask for the same part again, as an object cannot be had while it
  ///     is being made: break such a circle with `wire`.
  ///   - wire: sets what refers back to it; from here on everybody gets it.
  public func callAsFunction(
    _ make: () -> Object, wire: (Object) -> Void = { _ in }
  ) -> Object {
    if let object { return object }
    ObjectGraph.enter()
    defer { ObjectGraph.leave() }
    let made = overrides.make(or: make)
    object = made
    ObjectGraph.add(self)
    if overrides.isEmpty { wire(made) }
    return made
  }

  func graphDidEnd() { object = nil }

  /// Makes other objects while `body` runs.
  public func replaced<Result>(
    by make: @escaping @MainActor () -> Object, during body: () throws -> Result
  ) rethrows -> Result {
    overrides.push(make)
    defer { overrides.pop() }
    return try body()
  }

  /// Makes other objects while `body` runs.
  public func replaced<Result>(
    by make: @escaping @MainActor () -> Object, during body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    overrides.push(make)
    defer { overrides.pop() }
    return try await body()
  }
}

/// A part whose object is shared as long as somebody holds it; after that the next one is made.
///
/// The object must be one of a class.
@MainActor public final class WeakSharedPart<Object> {
  private var overrides = PartOverrides<Object>()
  private weak var object: AnyObject?

  public nonisolated init() {}

  /// The object that is there, or a new one.
  public func callAsFunction(
    _ make: () -> Object, wire: (Object) -> Void = { _ in }
  ) -> Object {
    if !overrides.isEmpty { return overrides.make(or: make) }
    if let known = object as? Object { return known }
    ObjectGraph.enter()
    defer { ObjectGraph.leave() }
    let made = make()
    object = made as AnyObject
    wire(made)
    return made
  }

  /// Gives other objects while `body` runs.
  public func replaced<Result>(
    by make: @escaping @MainActor () -> Object, during body: () throws -> Result
  ) rethrows -> Result {
    overrides.push(make)
    defer { overrides.pop() }
    return try body()
  }

  /// Gives other objects while `body` runs.
  public func replaced<Result>(
    by make: @escaping @MainActor () -> Object, during body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    overrides.push(make)
    defer { overrides.pop() }
    return try await body()
  }
}

/// A part whose object is made once and lives as long as the assembly.
@MainActor public final class SharedPart<Object> {
  private var overrides = PartOverrides<Object>()
  private var object: Object?

  public nonisolated init() {}

  /// The object; made when it is first asked for.
  public func callAsFunction(
    _ make: () -> Object, wire: (Object) -> Void = { _ in }
  ) -> Object {
    if !overrides.isEmpty { return overrides.make(or: make) }
    if let object { return object }
    ObjectGraph.enter()
    defer { ObjectGraph.leave() }
    let made = make()
    object = made
    wire(made)
    return made
  }

  /// Gives other objects while `body` runs; the shared one is kept for later.
  public func replaced<Result>(
    by make: @escaping @MainActor () -> Object, during body: () throws -> Result
  ) rethrows -> Result {
    overrides.push(make)
    defer { overrides.pop() }
    return try body()
  }

  /// Gives other objects while `body` runs; the shared one is kept for later.
  public func replaced<Result>(
    by make: @escaping @MainActor () -> Object, during body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    overrides.push(make)
    defer { overrides.pop() }
    return try await body()
  }
}

/// What tests have put in the place of a part's own way to make its object, the innermost last.
@MainActor struct PartOverrides<Object> {
  private var makers: [@MainActor () -> Object] = []

  nonisolated init() {}

  var isEmpty: Bool { makers.isEmpty }

  func make(or make: () -> Object) -> Object { makers.last?() ?? make() }

  mutating func push(_ make: @escaping @MainActor () -> Object) { makers.append(make) }

  mutating func pop() { makers.removeLast() }
}
