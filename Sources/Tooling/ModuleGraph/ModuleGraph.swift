package import AdderFindings

/// Which module of an app opens which: the app's map.
package struct ModuleGraph: Hashable, Sendable {
  /// Sorted by kind and name; an edge names its ends by their positions here.
  package internal(set) var nodes: [Node] = []
  /// Sorted by the nodes at both ends, then by place.
  package internal(set) var edges: [Edge] = []

  /// - Parameter edges: Their ends are positions in `nodes`.
  package init(nodes: [Node] = [], edges: [Edge] = []) {
    self.nodes = nodes
    self.edges = edges
  }

  package struct Node: Hashable, Sendable {
    /// Different for each node, and the same as long as neither the node's kind nor its name changes:
    /// `Profile`, `screen:WebViewController`.
    package var id: String
    package var name: String
    package var kind: Kind
    /// The user story that a module belongs to: the folder around its own; empty if there is none.
    package var story = ""
    /// The node's declaration; `nil` for what the project does not declare.
    package var place: SourceLocation?
    package var targets: [String] = []
    /// Where the node's own code, or a coordinator that it asks, closes it, sorted by place.
    package var closings: [Closing] = []
    /// The services and stores that the node's code holds, sorted by name.
    package var services: [Service] = []

    package init(
      id: String, name: String, kind: Kind, story: String = "", place: SourceLocation? = nil,
      targets: [String] = []
    ) {
      self.id = id
      self.name = name
      self.kind = kind
      self.story = story
      self.place = place
      self.targets = targets
    }
  }

  /// A place where a screen is closed.
  package struct Closing: Hashable, Sendable {
    package var way: Way
    /// The function or property whose code closes the screen: `ProfileRouter.close`; empty for a segue.
    package var method: String
    /// What must be true for that; empty if nothing must.
    package var condition: String
    package var place: SourceLocation

    package init(_ way: Way, method: String, condition: String = "", at place: SourceLocation) {
      self.way = way
      self.method = method
      self.condition = condition
      self.place = place
    }

    package enum Way: String, CaseIterable, Sendable {
      /// Taken from above the screen that presented it.
      case dismisses
      /// Taken from above the previous screen of its stack.
      case pops
      /// Closed together with other screens, such as all of its stack.
      case returns
      /// Closed in a way that the code does not say.
      case closes
    }
  }

  /// An object of no module that works for others: it loads, keeps, counts.
  package struct Service: Hashable, Sendable {
    package var name: String
    package var place: SourceLocation

    package init(_ name: String, at place: SourceLocation) {
      self.name = name
      self.place = place
    }
  }

  package enum Kind: String, CaseIterable, Comparable, Sendable {
    /// Where an app begins: its start, a link, a notification.
    case entry
    case module
    /// A screen of the app that belongs to no module.
    case screen
    /// An object without a screen that opens screens, such as a coordinator.
    case flow
    /// A screen of the system.
    case system
    /// What code shows if the code does not say which screen that is.
    case unknown

    package static func < (left: Self, right: Self) -> Bool {
      (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
  }

  package struct Edge: Hashable, Sendable {
    package var from: Int
    package var to: Int
    package var action: Action
    /// The function or property whose code opens the screen: `ProfileRouter.openSettings`; empty for a segue.
    package var method: String
    /// What must be true for that: `user.isAdmin`, `case .settings`; empty if nothing must.
    package var condition: String
    package var place: SourceLocation
    /// What the opened module must be given, as it is declared: `userID: String`.
    package var passes: [String]
    /// How the opened module reports back: the names of its output, its delegate or its closures.
    package var returns: [String]
    /// True for a screen that the user cannot close: it covers all others, or is a tab. Code may still close it.
    package var isFixed: Bool

    package init(
      from: Int, to: Int, action: Action, method: String, condition: String, place: SourceLocation,
      passes: [String], returns: [String], isFixed: Bool = false
    ) {
      self.from = from
      self.to = to
      self.action = action
      self.method = method
      self.condition = condition
      self.place = place
      self.passes = passes
      self.returns = returns
      self.isFixed = isFixed
    }
  }

  package enum Action: String, CaseIterable, Sendable {
    /// Shown in a way that the code does not say.
    case opens
    case pushes
    case presents
    /// Shown inside the other screen: a tab, a page, a child.
    case embeds
    /// Shown instead of all other screens.
    case replaces
  }
}
