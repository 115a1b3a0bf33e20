// Generic requirements, associated types, inheritance.

protocol GenericArgument { func show<T>(_ value: T) }
protocol ConstrainedArgument { func encode<T: Encodable & Sendable>(_ value: T) throws -> String }
protocol GenericWhere {
  func show<T, U>(_ value: T, _ other: [U]) where T: Sequence, T.Element == U, U: Equatable
}
protocol GenericMetatype { func decode<T: Decodable>(_ type: T.Type) throws -> T }
protocol GenericAsync { func request<T: Decodable & Sendable>(_ path: String) async throws -> T }
protocol GenericOptional { func value<T>(for key: String) -> T? }
protocol GenericArray { func values<T: Hashable>(of type: T.Type) -> [T] }
protocol GenericIdentity { func same<T>(_ value: T) -> T }
protocol GenericTyped { func load<T: Sendable>(_ type: T.Type) throws(LoadError) -> T }
protocol GenericClosure {
  func load<T>(_ type: T.Type, completion: @escaping (Result<T, any Error>) -> Void)
}
protocol OpaqueArgument { func show(_ value: some Equatable, _ list: [some Hashable]) }
protocol OpaqueCollection { func show(_ values: some Collection<Int>) }
protocol NoncopyableGeneric { func show<T: ~Copyable>(_ value: borrowing T) }
protocol OpaqueNoncopyable { func show(_ value: borrowing some ~Copyable) }
protocol Packs {
  func show<each T>(_ values: repeat each T)
  func all<each T>(_ values: repeat each T) -> (repeat each T)
}
protocol PackConstraint { func show<each T: Equatable>(_ values: repeat each T) -> Bool }
protocol GenericInout { func change<T>(_ value: inout T) }
protocol GenericVariadic { func show<T>(_ values: T...) }

// MARK: Associated types

protocol AssociatedType {
  associatedtype Item
  func show(_ item: Item)
  func item() -> Item
}
protocol PrimaryAssociatedType<Element> {
  associatedtype Element: Hashable
  var elements: [Element] { get }
  func first() -> Element?
}
protocol TwoAssociatedTypes {
  associatedtype Key: Hashable
  associatedtype Value: Sequence where Value.Element == Key
  subscript(key: Key) -> Value? { get set }
}
protocol SelfAssociated {
  associatedtype Item
  func show(_ item: Self.Item, _ items: [Self.Item])
}
protocol AssociatedDefault {
  associatedtype Failure: Error = LoadError
  func load() throws(Failure) -> Int
}
protocol RefinedAssociated: AssociatedType where Item == Post {}
protocol RefinedConstraint: AssociatedType where Item: Hashable {
  func contains(_ item: Item) -> Bool
}
protocol AssociatedCollection {
  associatedtype Items: Collection where Items.Element: Equatable
  var items: Items { get }
  func show(_ item: Items.Element)
}
protocol AssociatedTypealias {
  associatedtype Item
  typealias Handler = (Item) -> Void
  func load(_ handler: @escaping Handler)
}
protocol FixedByWhere where Item == Int {
  associatedtype Item
  func item() -> Item
}

// MARK: Inheritance

protocol Inherits: NoArguments { func close() }
protocol InheritsTwo: NoArguments, OneArgument {}
protocol InheritsComposition: NoArguments & OneArgument {}
protocol InheritsDeep: Inherits { func again() }
protocol Redeclares: NoArguments { func reload() }
protocol Diamond: Inherits, InheritsTwo {}
protocol ClassBound: AnyObject { func reload() }
protocol IsSendable: Sendable { func load(_ draft: Draft) async -> Int; var count: Int { get } }
protocol IsError: Error { var reason: String { get } }
protocol IsEquatable: Equatable { func reload() }
protocol IsHashable: Hashable { var name: String { get } }
protocol IsComparable: Comparable {}
protocol IsIdentifiable: Identifiable { func reload() }
protocol IsCodable: Codable { var name: String { get } }
protocol IsDescribed: CustomStringConvertible { func reload() }
protocol HashableAndSendable: Hashable, Sendable { func reload() }
protocol HasSuperclass: BaseController { func reload() }
protocol HasSuperclassBelow: ListController { func reload() }
protocol WhereSelf where Self: BaseController { func reload() }
protocol WhereSelfProtocol where Self: NoArguments { func close() }
protocol SelfArgument { func isSame(as other: Self) -> Bool }

extension Feed {
  protocol Output: AnyObject {
    func didSelect(_ item: Item)
    func items() -> [Feed.Item]
  }
}
extension Profile {
  @MainActor protocol ViewInput { func show(_ name: String) }
}
