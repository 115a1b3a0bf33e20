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

/// A part of an assembly: what it makes in a test can be another object.
@MainActor public protocol AssemblyPart<Object>: AnyObject {
  associatedtype Object

  /// The object: a new one, or one that is there, as the part's kind says.
  ///
  /// - Parameters:
  ///   - make: makes it. It must not ask for the same part again: break such a circle with `wire`.
  ///   - wire: sets what refers back to it, once everything is made that is being made.
  func callAsFunction(
    _ make: () -> Object, wire: (@MainActor (Object) -> Void)?
  ) -> Object

  /// What is given instead, the innermost last; only `replaced` changes it.
  var replacements: PartReplacements<Object> { get set }
}

extension AssemblyPart {
  /// The object: a new one, or one that is there, as the part's kind says.
  public func callAsFunction(_ make: () -> Object) -> Object {
    callAsFunction(make, wire: nil)
  }

  /// Gives other objects while `body` runs, and then its own again.
  public func replaced<Result>(
    by make: @escaping @MainActor () -> Object, during body: () throws -> Result
  ) rethrows -> Result {
    replacements.push(make)
    defer { replacements.pop() }
    return try body()
  }

  /// Gives other objects while `body` runs, and then its own again.
  public func replaced<Result>(
    by make: @escaping @MainActor () -> Object, during body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    replacements.push(make)
    defer { replacements.pop() }
    return try await body()
  }
}

/// What a part gives instead of its own objects.
public struct PartReplacements<Object> {
  private var makers: [@MainActor () -> Object] = []

  init() {}

  @MainActor func object() -> Object? { makers.last?() }

  fileprivate mutating func push(_ make: @escaping @MainActor () -> Object) { makers.append(make) }

  fileprivate mutating func pop() { makers.removeLast() }
}

/// A part that makes a new object each time it is asked.
@MainActor public final class PrototypePart<Object>: AssemblyPart {
  public var replacements = PartReplacements<Object>()

  public init() {}

  public func callAsFunction(
    _ make: () -> Object, wire: (@MainActor (Object) -> Void)?
  ) -> Object {
    replacements.object() ?? ObjectGraph.make(make, keep: { _ in }, wire: wire)
  }
}

/// A part that makes one object in each object graph: from the first question to an assembly until
/// that is answered, everybody gets the same object.
///
/// So objects can refer to each other in a circle, through properties that `wire` sets.
@MainActor public final class GraphPart<Object>: AssemblyPart, GraphMember {
  public var replacements = PartReplacements<Object>()
  private var object: Object?
  private var isMaking = false

  public init() {}

  public func callAsFunction(
    _ make: () -> Object, wire: (@MainActor (Object) -> Void)?
  ) -> Object {
    if let object { return object }
    if let replacement = replacements.object() {
      return ObjectGraph.make({ replacement }, keep: keep, wire: nil)
    }
    // Its initialiser would wait for itself without end.
    precondition(
      !isMaking,
      "\(Object.self) is asked for while it is being made. Set what refers back to it in 'wire'.")
    isMaking = true
    defer { isMaking = false }
    return ObjectGraph.make(make, keep: keep, wire: wire)
  }

  private func keep(_ object: Object) {
    self.object = object
    ObjectGraph.add(self)
  }

  func graphDidEnd() { object = nil }
}

/// A part whose object is shared as long as somebody holds it; after that the next one is made.
///
/// The object must be one of a class.
@MainActor public final class WeakSharedPart<Object>: AssemblyPart {
  public var replacements = PartReplacements<Object>()
  private weak var object: AnyObject?

  public init() {}

  public func callAsFunction(
    _ make: () -> Object, wire: (@MainActor (Object) -> Void)?
  ) -> Object {
    replacements.object() ?? object as? Object
      ?? ObjectGraph.make(make, keep: { object = $0 as AnyObject }, wire: wire)
  }
}

/// A part whose object is made once and lives as long as the assembly.
@MainActor public final class SharedPart<Object>: AssemblyPart {
  public var replacements = PartReplacements<Object>()
  private var object: Object?

  public init() {}

  public func callAsFunction(
    _ make: () -> Object, wire: (@MainActor (Object) -> Void)?
  ) -> Object {
    replacements.object() ?? object
      ?? ObjectGraph.make(make, keep: { object = $0 }, wire: wire)
  }
}
