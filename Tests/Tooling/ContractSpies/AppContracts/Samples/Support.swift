import Foundation

// Contracts of helpers and values, with names that hide those of the system.

struct Task {
  let title: String
}

protocol TaskStoring {
  func save(_ task: Task, data: Data) async
  func all() -> [Task]
}

protocol Repository {
  associatedtype Data
  func get() -> Data
  func save(_ data: Data)
}

protocol ResponseConverting {
  func convert<Target: Endpoint>(_ type: Target, response: URLResponse) -> (Target.Item?, Error?)
}

protocol Endpoint {
  associatedtype Item
  var path: String { get }
}

protocol StoryboardInstantiable {
  static var storyboardName: String { get }
  static func instantiate() -> Self
}

protocol Row: Identifiable where ID == String {
  func tap()
}

protocol NamedRow: Identifiable, Equatable where ID == String {
  var id: String { get }
}

protocol Page where Self: Identifiable {
  var number: Int { get }
}
