// Properties, subscripts and initializers.

protocol ReadOnly { var title: String { get } }
protocol ReadWrite { var title: String { get set } }
protocol ManyProperties {
  var count: Int { get }
  var isLoading: Bool { get set }
  var posts: [Post] { get set }
  var selected: Post? { get set }
  var draft: Draft! { get set }
}
protocol RequiredProperty { var post: Post { get } }
protocol RequiredProperties { var post: Post { get set }; var error: any Error { get } }
protocol ClosureProperty { var onTap: (() -> Void)? { get set } }
protocol RequiredClosureProperty { var action: (Int) -> Bool { get set } }
protocol AsyncProperty { var posts: [Post] { get async } }
protocol ThrowingProperty { var post: Post { get throws } }
protocol AsyncThrowingProperty { var post: Post { get async throws(LoadError) } }
protocol StaticProperty { static var count: Int { get set } }
protocol StaticReadOnly { static var title: String { get } }
protocol NonmutatingSet { var title: String { get nonmutating set } }
protocol MutatingGet { var title: String { mutating get } }
protocol KeywordProperty { var `default`: Int { get }; var `class`: String { get set } }
protocol NoncopyableProperty { var ticket: Ticket { get } }
protocol SelfProperty { var parent: Self? { get set } }
protocol LogProperty { var log: String { get set }; func reload() }
protocol RequiredLog { var log: Post { get } }
protocol CallsProperty { var showCalls: Int { get }; func show() }
protocol TupleProperty { var range: (start: Int, end: Int) { get set } }
protocol ExistentialProperty { var delegate: (any ClassBound)? { get set } }
protocol Documented {
  /// The title.
  var title: String { get }  // shown at the top
}

protocol Subscript { subscript(index: Int) -> Post? { get } }
protocol SubscriptSet { subscript(index: Int) -> String { get set } }
protocol SubscriptLabel { subscript(key key: String) -> Int { get set } }
protocol SubscriptTwo { subscript(row: Int, column: Int) -> Double { get set } }
protocol SubscriptRequired { subscript(index: Int) -> Post { get } }
protocol SubscriptThrowing { subscript(index: Int) -> Post { get throws } }
protocol SubscriptAsync { subscript(index: Int) -> [Post] { get async } }
protocol SubscriptStatic { static subscript(index: Int) -> Int { get } }
protocol SubscriptGeneric { subscript<T>(type: T.Type) -> T? { get } }
protocol SubscriptNothing { subscript() -> Int { get set } }

protocol Initializer { init() }
protocol InitializerArguments { init(id: Int, title: String) }
protocol InitializerFailable { init?(text: String) }
protocol InitializerThrowing { init(text: String) throws }
protocol InitializerAsync { init(text: String) async }
protocol InitializerGeneric { init<T: Sequence>(_ values: T) where T.Element == Int }
protocol InitializerAndMore { init(id: Int); var id: Int { get }; func load() -> [Post] }
