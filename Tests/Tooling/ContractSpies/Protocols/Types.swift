// Types that the protocols mention.

struct Post: Equatable, Hashable, Codable, Sendable, Identifiable {
  var id: Int
  var title = ""
}

final class Draft {
  var text = ""
}

enum LoadError: Error, Equatable {
  case offline
  case denied(reason: String)
}

struct Ticket: ~Copyable {
  var number: Int
}

enum Outcome<Value> {
  case done(Value)
  case failed(any Error)
}

typealias Completion = (Post?) -> Void
typealias PostID = Int
typealias PostIDs = [PostID]
typealias Pair<T> = (T, T)

class BaseController {
  init() {}
}
class ListController: BaseController {}

@globalActor actor StoreActor {
  static let shared = StoreActor()
}

enum Feed {
  struct Item: Equatable, Sendable {
    var text: String
  }
}
enum Profile {}
