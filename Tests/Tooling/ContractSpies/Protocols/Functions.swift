// Functions: arguments, results, effects, names.

protocol NoRequirements {}
protocol NoArguments { func reload() }
protocol OneArgument { func show(post: Post) }
protocol UnlabelledArgument { func show(_ post: Post) }
protocol TwoArguments { func show(posts: [Post], animated: Bool) }
protocol LabelAndName { func move(from start: Int, to end: Int) }
protocol NoLocalName { func show(_: Post, _: Int) }
protocol LabelOnly { func open(with _: Post) }
protocol KeywordLabels { func copy(in: Int, for: String, default: Bool) }
protocol KeywordNames {
  func `repeat`(`switch`: Int)
  func `default`() -> Int
}
protocol Overloads {
  func show(_ post: Post)
  func show(_ text: String)
  func show(_ number: Int) -> Bool
  func show(post: Post)
}
protocol Underscores { func _load(_ _value: Int) }
protocol Cyrillic { func показать(посты: [Post]) -> Bool }
protocol LongSignature {
  func loadEverything(
    matching text: String,  // what the user typed
    inSection section: Int, sortedBy keys: [String], includingDrafts includesDrafts: Bool,
    limit: Int?
  ) async throws -> [Post]
}
protocol CommentsInside {
  /// Shows posts. // not a comment
  func show(
    /* all of them */ posts: [Post]
  )
}
protocol VariadicArguments {
  func show(_ posts: Post...)
  func log(_ text: String, arguments: Any..., line: Int)
}
protocol InoutArguments {
  func update(_ post: inout Post)
  func swap(_ first: inout [Int], with second: inout [Int]) throws -> Bool
}
protocol TupleArguments { func move(_ range: (start: Int, end: Int)) -> (Int, name: String) }
protocol MetatypeArguments { func register(_ type: Post.Type, _ other: any Error.Type) }
protocol OptionalArguments { func show(_ post: Post?, or draft: Draft!) }
protocol ExistentialArguments {
  func show(_ value: any Equatable, error: any Error, both: any Hashable & Sendable)
}
protocol AnyArguments { func show(_ value: Any, _ object: AnyObject) -> Any? }
protocol NestedGenericArguments { func show(_ posts: [String: [Int: Set<Post>]]) -> [[Post]?] }

// MARK: Results

protocol VoidResults {
  func first() -> Void
  func second() -> ()
}
protocol SimpleResults {
  func count() -> Int
  func ratio() -> Double
  func isEmpty() -> Bool
  func title() -> String
  func part() -> Substring
  func small() -> UInt8
}
protocol OptionalResults {
  func post() -> Post?
  func draft() -> Draft!
  func nested() -> Post??
  func boxed() -> Optional<Post>
}
protocol CollectionResults {
  func posts() -> [Post]
  func byID() -> [Int: Post]
  func unique() -> Set<Post>
  func array() -> Array<Post>
  func dictionary() -> Dictionary<String, Post>
}
protocol TupleResults {
  func range() -> (start: Int, end: Int)
  func pair() -> (Post?, [Post])
}
protocol AliasResults {
  func id() -> PostID
  func ids() -> PostIDs
}
protocol RequiredResult { func post(id: Int) -> Post }
protocol RequiredResults {
  func post(id: Int) -> Post
  func draft() throws -> Draft
  func error() -> any Error
}
protocol RequiredTuple { func pair() -> (Post, Int) }
protocol RequiredClosure { func action() -> (Int) -> Bool }
protocol OptionalClosureResult { func action() -> ((Int) -> Bool)? }
protocol SelfResults {
  func copied() -> Self
  func next() -> Self?
}
protocol DiscardableResults { @discardableResult func add(_ post: Post) -> Int }

// MARK: Effects

protocol Throwing { func load() throws }
protocol ThrowingResult { func load() throws -> [Post] }
protocol TypedThrowing { func load() throws(LoadError) -> Int }
protocol TypedThrowingRequired { func load(_ id: Int) throws(LoadError) -> Post }
protocol AnyThrowing { func load() throws(any Error) }
protocol NeverThrowing { func load() throws(Never) -> Int }
protocol Rethrowing { func each(_ body: (Post) throws -> Void) rethrows }
protocol RethrowingResult { func map(_ body: (Post) throws -> Int) rethrows -> [Int] }
protocol Asynchronous { func load() async }
protocol AsynchronousResult { func load(_ id: Int) async -> [Post] }
protocol AsynchronousThrowing { func load(_ id: Int) async throws -> Post }
protocol AsynchronousTyped { func load(_ draft: Draft) async throws(LoadError) -> Bool }
protocol AsynchronousClosure { func run(_ body: () async throws -> Void) async rethrows }
protocol AsynchronousInout { func run(_ post: inout Post) async throws }
protocol GenericThrowing { func run<E: Error>(_ body: () throws(E) -> Void) throws(E) }

// MARK: Closures

protocol EscapingClosures {
  func load(completion: @escaping ([Post]) -> Void)
  func save(_ post: Post, then done: @escaping () -> Void)
}
protocol OptionalClosures { func load(completion: (([Post]) -> Void)?) }
protocol ResultClosures { func load(_ completion: @escaping (Result<Post, any Error>) -> Void) }
protocol SendableClosures { func load(_ completion: @escaping @Sendable (Int) -> Void) }
protocol MainActorClosures { func load(_ completion: @escaping @MainActor (Int) -> Void) }
protocol AsyncClosures { func load(_ work: @escaping () async throws -> Post) }
protocol BorrowedClosures { func each(_ body: (Post) -> Void) }
protocol BorrowedClosureResult { func first(where test: (Post) -> Bool) -> Post? }
protocol AliasClosures {
  func load(_ completion: Completion)
  func later(_ completion: @escaping Completion)
  func maybe(_ completion: Completion?)
}
protocol Autoclosures {
  func log(_ text: @autoclosure () -> String)
  func later(_ text: @autoclosure @escaping () -> String)
}
protocol ThrowingClosures { func run(_ body: () throws -> Int) throws -> Int }
protocol ClosuresOfClosures { func run(_ body: (@escaping (Int) -> Void) -> Void) }
protocol InoutClosures { func change(_ body: (inout Post) -> Void) }
protocol ClosureCollections { func register(_ handlers: [String: (Int) -> Void]) }
protocol LongClosures {
  func fetchFeedModels(
    startingWith post: Post, completion: ([Post], _ total: Int) -> Void?,
    failure: (_ code: Int, any Error) -> Void?)
  func fetch(_ model: Post, completion: (() -> Void?), errorBlock: ((_ error: Int) -> Void?))
  static func make(_ ticket: inout Post, completion: ([Post], _ n: Int) -> Void, other: () -> Void)
}
protocol TypedThrowingClosure { func run(_ body: () throws(LoadError) -> Void) throws(LoadError) }

// MARK: Ownership

protocol Borrowing { func show(_ draft: borrowing Draft) }
protocol Consuming { func take(_ draft: consuming Draft) }
protocol Sending { func send(_ draft: sending Draft) async }
protocol SendingResult { func make() -> sending Draft? }
protocol Isolated { func run(on actor: isolated (any Actor)?) }
protocol NoncopyableArguments {
  func show(_ ticket: borrowing Ticket)
  func redeem(_ ticket: consuming Ticket) -> Int
  func renew(_ ticket: inout Ticket)
}
protocol NoncopyableResult { func issue(_ number: Int) -> Ticket }
protocol NoncopyableProtocol: ~Copyable { func redeem() -> Int }
protocol OldOwnership { func take(_ post: __owned Post, _ other: __shared Post) }

protocol LongNames {
  func didObtainCourier(
    name: String, vehicle: String, address: String, photoPath: String?, biography: String) throws
  func didObtainTheCourierWithTheNextDeliveryInTheCenterOfTheCity(_ nameOfTheCourier: String)
}

// MARK: Modifiers

protocol Mutating { mutating func reset(to value: Int) }
protocol Nonmutating { nonmutating func reset() }
protocol Static { static func make(_ count: Int) -> Bool }
protocol StaticThrowing { static func load() throws -> [Post] }
protocol StaticAsync { static func load() async }
protocol Operators {
  static func + (left: Self, right: Self) -> Self?
  static func <~> (left: Self, right: Int) -> Bool
  prefix static func - (value: Self) -> Int
}
infix operator <~>

protocol Unavailable {
  @available(macOS 14, iOS 17, *) func load() -> Int
}
@available(macOS 14, iOS 17, *) protocol NewProtocol { func load() }
