import AdderArchitectures

extension ModuleWalk {
  /// The items that the entry shows or keeps after the first event; `nil` if none come back.
  ///
  /// - Parameter showsLines: True if the view writes lines, which stay when it shows items again.
  func result(showsLines: Bool) -> [String]? {
    var rehearsal = Rehearsal(walk: self, showsLines: showsLines)
    rehearsal.perform(
      body(of: members.entry, .request, Signature()), by: members.entry, given: [])
    return rehearsal.kept[members.entry]
  }

  static let ownItems = ["First item", "Second item"]

  static func formatted(_ items: [String]) -> [String] { items.map { $0.uppercased() } }

  /// A run of the walk's methods without their code.
  private struct Rehearsal {
    let walk: ModuleWalk
    let showsLines: Bool
    /// What each part shows or keeps.
    var kept: [String: [String]] = [:]
    /// The number of calls that are still allowed. A walk ends by construction.
    private var rest = 10_000

    init(walk: ModuleWalk, showsLines: Bool) {
      self.walk = walk
      self.showsLines = showsLines
    }

    @discardableResult
    mutating func perform(_ body: Body, by role: String, given: [String]) -> [String] {
      for ask in body.asks { perform(ask, []) }
      guard let source = body.items else { return kept[role] ?? [] }
      var items: [String] =
        switch source {
        case .parameter: given
        case .own: ModuleWalk.ownItems
        case .results: []
        }
      for source in body.sources { items += perform(source, []) }
      if body.formats { items = ModuleWalk.formatted(items) }
      for transform in body.transforms { items = perform(transform, items) }
      if body.shows, showsLines {
        kept[role, default: []] += items
      } else if body.shows || body.keeps {
        kept[role] = items
      }
      for pass in body.passes { perform(pass, items) }
      return body.result == .kept ? kept[role] ?? [] : items
    }

    @discardableResult
    private mutating func perform(_ call: Call, _ items: [String]) -> [String] {
      guard rest > 0, let target = call.wire.link.target,
        let signature = walk.signatures[call.inlet]
      else { return [] }
      rest -= 1
      return perform(
        walk.body(of: target, call.inlet.purpose, signature), by: target, given: items)
    }
  }
}
