// Actors and isolation.

@MainActor protocol MainActorView { func show(_ posts: [Post]); var isLoading: Bool { get set } }
@MainActor protocol MainActorClass: AnyObject { func show(_ draft: Draft) async -> Bool }
@MainActor protocol MainActorMixed {
  func show()
  nonisolated func log(_ text: String)
  nonisolated var name: String { get }
}
@MainActor protocol MainActorEquatable: Equatable { func show() }
@MainActor protocol MainActorSendable: Sendable { func load() async throws -> [Post] }
@MainActor protocol MainActorRequired { func make(_ id: Int) -> Draft; var post: Post { get set } }
@MainActor protocol MainActorStatic { static func make() -> Int }
protocol MainActorMember { @MainActor func show(_ post: Post); func load() }
protocol MainActorProperty { @MainActor var title: String { get set } }
@StoreActor protocol StoreActorBound { func save(_ post: Post) throws }
protocol InheritsMainActor: MainActorView { func close() }
protocol OnActor: Actor { func load(_ id: Int) -> [Post]; var count: Int { get } }
protocol OnActorAsync: Actor { func load(_ draft: Draft) async throws -> Post }
protocol OnActorNonisolated: Actor { nonisolated func name() -> String; func reset() }
protocol OnActorInitializer: Actor { init(id: Int) }
nonisolated protocol ExplicitlyNonisolated { func load(_ draft: Draft) -> Int }
nonisolated protocol NonisolatedSendable: Sendable { func load() async -> Int }
protocol NonisolatedMember { nonisolated func load() -> Int }
protocol Concurrent { @concurrent func load(_ id: Int) async -> Int }
protocol CallersActor { nonisolated(nonsending) func load(_ draft: Draft) async -> Int }
protocol SendableFunction: Sendable { func run(_ body: @escaping @Sendable () async -> Void) }
protocol SendableProperties: Sendable { var title: String { get }; var post: Post { get } }
protocol SendableGeneric: Sendable {
  associatedtype Item: Sendable
  func load() async -> [Item]
}

// Conditional compilation.

protocol Conditional {
  func always()
  #if os(Linux)
    func onLinux() -> Int
  #else
    func elsewhere(_ post: Post) -> Int
  #endif
}
#if os(Linux)
  protocol OnlyOnLinux { func load() -> [Post] }
#elseif os(macOS)
  protocol OnlyOnMac { func load() -> [Post] }
#endif
