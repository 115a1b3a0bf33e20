import Combine
import RxSwift

// A module with streams of values, and services that are generic.

protocol ChatViewModelType {
  associatedtype Input
  associatedtype Output
  func transform(_ input: Input) -> Output
}

protocol ChatInteractorType {
  var messages: AnyPublisher<[Message], Never> { get }
  var isTyping: CurrentValueSubject<Bool, Never> { get }
  var events: PublishSubject<ChatEvent> { get }
  func send(_ text: String) -> Single<Message>
  func history(before message: Message?) -> Observable<[Message]>
  func delete(_ message: Message) -> Completable
}

protocol ChatStore {
  func fetch<Item: Storable>(_ type: Item.Type, where predicate: NSPredicate?) throws -> [Item]
  func save<Item: Storable & Hashable>(_ items: Set<Item>) throws
  func observe<Item>(_ type: Item.Type, _ body: @escaping ([Item]) -> Void) -> ObservationToken
  where Item: Storable
  func first<Item: Storable>() -> Item?
}

protocol Storable {
  associatedtype Identifier: Hashable
  var identifier: Identifier { get }
  static var entityName: String { get }
}

protocol ChatRepository {
  associatedtype Entity: Storable
  func all() -> [Entity]
  func find(_ id: Entity.Identifier) -> Entity?
  func update(_ entity: inout Entity) throws
}

protocol ChatCache: AnyObject {
  subscript(key: Message.Key) -> Message? { get set }
  subscript(index: Int) -> Message { get }
  var count: Int { get }
}

protocol ChatClient: Sendable {
  func connect() async throws
  func messages(in room: Room.ID, limit: Int) async throws -> [Message]
  func stream(of room: Room.ID) -> AsyncStream<ChatEvent>
  var state: ConnectionState { get async }
}

@MainActor protocol ChatCoordinating: AnyObject {
  func openProfile(of user: User)
  func start() async
  var root: UINavigationController { get }
}

protocol ChatDelegate: AnyObject {
  func chat(_ chat: any ChatInteractorType, didReceive message: Message)
  func chat(_ chat: some ChatInteractorType, shouldShow message: Message) -> Bool
}

protocol ChatFactory {
  func make(for room: Room, delegate: ChatDelegate?) -> (
    view: UIViewController, input: ChatModuleInput
  )
  func make(_ builder: (Room) -> ChatModuleInput) -> ChatModuleInput
}

protocol ChatModuleInput: ObservableObject {
  var title: String { get }
}

protocol ChatFormatting {
  func text(for message: Message, at date: Date, in calendar: Calendar) -> NSAttributedString
  func attributes(for state: ConnectionState) -> [NSAttributedString.Key: Any]
  func size(of text: String, fitting width: CGFloat) -> CGSize
}

struct Message: Hashable {
  typealias Key = String
  let text: String
}

struct Room: Identifiable {
  let id: UUID
}

enum ChatEvent { case typing(User), left }
