import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds the code that runs when other code posts a notification: `post(name: .sessionEnded)` opens what the observer of
// `sessionEnded` opens.
extension GraphReader {
  /// An observation of a notification: `addObserver(self, selector: #selector(reload), name: .reload, object: nil)`.
  private struct Observation {
    let notification: String
    let call: Int
    let member: Int
    let file: Int32
  }

  /// The closures with which code outside of modules and screens, such as the app's delegate, observes notifications
  /// that other code posts.
  var observingClosures: [CodeMember] {
    observations(of: posts).compactMap { observation in
      let member = members[observation.member]
      guard let closure = closure(of: observation) else { return nil }
      return CodeMember(
        type: member.type, scope: member.scope, name: .none,
        place: SyntaxPlace(file: observation.file, node: Int32(closure)), function: nil,
        isInitializer: false, range: trees[observation.file].facts.range(of: closure))
    }
  }

  /// Finds the code that posts notifications which code outside of modules and screens observes.
  func findPosts() {
    let posts = posts
    var observers: [String: [(numbers: [Int], answer: SyntaxPlace)]] = [:]
    for observation in observations(of: posts) {
      guard let observer = observer(of: observation) else { continue }
      observers[observation.notification, default: []].append(observer)
    }
    for post in posts {
      for (numbers, answer) in observers[post.notification] ?? [] {
        answeredPlaces.insert(answer)
        postPlaces.insert(SyntaxPlace(file: post.place.file, node: Int32(post.call)))
        addIfItLeads(Use(target: .calls(numbers), place: post.place, node: post.call))
      }
    }
  }

  /// Returns the members that run when a notification is posted, and the place of the closure or of the method's name.
  private func observer(
    of observation: Observation
  ) -> (numbers: [Int], answer: SyntaxPlace)? {
    let tree = trees[observation.file]
    if let closure = closure(of: observation) {
      let place = SyntaxPlace(file: observation.file, node: Int32(closure))
      return members.member(around: place).map { ([$0], place) }
    }
    guard let method = selector(in: observation.call, tree),
      let scope = members[observation.member].scope
    else { return nil }
    let numbers = members.members(named: tree.name(method), of: scope)
    let place = SyntaxPlace(file: observation.file, node: Int32(method))
    return numbers.isEmpty ? nil : (numbers, place)
  }

  private typealias Post = (notification: String, place: SyntaxPlace, call: Int)

  private var posts: [Post] {
    calls(FrameworkNames.postingCalls).compactMap { place, call in
      notification(in: call, trees[place.file]).map { ($0, place, call) }
    }
  }

  /// The observations of what is posted, in code outside of modules and screens. What a module does when it is notified
  /// is its own business.
  private func observations(of posts: [Post]) -> [Observation] {
    if posts.isEmpty { return [] }
    let posted = Set(posts.map(\.notification))
    return calls(FrameworkNames.observingCalls).compactMap { place, call in
      guard let number = members.member(around: place), let type = members[number].type,
        nodes.owner(of: type) == nil,
        let notification = notification(in: call, trees[place.file]), posted.contains(notification)
      else { return nil }
      return Observation(notification: notification, call: call, member: number, file: place.file)
    }
  }

  private func calls(_ names: FrameworkNames) -> [(place: SyntaxPlace, call: Int)] {
    names.listed.compactMap(index.names.name).flatMap(app.places).compactMap { place in
      let tree = trees[place.file]
      guard tree.kind(Int(place.node)) == .member else { return nil }
      return tree.call(after: Int(place.node)).map { (place, $0) }
    }
  }

  /// Returns what identifies the notification that a call names: the text of its name, or the last part of a
  /// constant's: `reload` for `Notification.Name("reload")` and for `.reload`.
  private func notification(in call: Int, _ tree: SyntaxTree) -> String? {
    let arguments = tree.facts.parts(.argument, of: call)
    let named = arguments.first {
      FrameworkNames.observedLabels.contains(tree.facts.name(of: $0))
    }
    guard let argument = named ?? (arguments.count == 1 ? arguments.first : nil) else { return nil }
    let names = tree.facts.range(of: argument).filter { node in
      switch tree.kind(node) {
      case .stringLiteral: !tree.facts.name(of: node).isEmpty
      case .identifier, .member, .implicitMember:
        !["rawValue", "shared", "object"].contains(tree.facts.name(of: node))
      default: false
      }
    }
    let text = names.last { tree.kind($0) == .stringLiteral } ?? names.last
    return text.map { tree.facts.name(of: $0) }
  }

  /// Returns the name of the method in `#selector(SceneDelegate.reload)`.
  private func selector(in call: Int, _ tree: SyntaxTree) -> Int? {
    tree.facts.range(of: call).first {
      tree.kind($0) == .macroExpansion && tree.facts.isNamed($0, "selector")
    }.flatMap { selector in
      tree.facts.range(of: selector).last { [.identifier, .member].contains(tree.kind($0)) }
    }
  }

  /// Returns the closure that observes: an argument, or that of what is done with the publisher of the notifications.
  private func closure(of observation: Observation) -> Int? {
    let tree = trees[observation.file]
    let own = tree.facts.range(of: observation.call).first { tree.kind($0) == .closure }
    if let own { return own }
    guard let chain = tree.chain(around: observation.call) else { return nil }
    return tree.facts.parts(.call, of: chain).filter { $0 > observation.call }.lazy.compactMap {
      tree.facts.range(of: $0).first { tree.kind($0) == .closure }
    }.first
  }
}
