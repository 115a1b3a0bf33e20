import AdderArchitectures
import AdderModuleDiscovery
import AdderModuleGeneration

/// The names of the methods of a route, in the words of the opener's own methods if it has any that
/// tell them, else in those of the architecture.
struct RouteNames {
  /// The module to be opened, without the prefix of type names.
  let other: String
  /// The names of all modules, by which a method that opens one is recognised.
  let modules: [String]
  let index: ProjectIndex

  /// The architecture's rules for the methods of a protocol, unless none of its methods keeps to
  /// them.
  private func naming(of link: PartLink, _ known: [String]) -> MethodNaming {
    guard let methods = link.contract?.methods else { return MethodNaming() }
    if known.isEmpty || known.contains(where: methods.allows) { return methods }
    var loose = MethodNaming()
    loose.mood = methods.mood
    return loose
  }

  // MARK: Navigation

  /// The name of the navigating part's method: `openProfileModule`.
  ///
  /// - Parameter maker: the method by which the opened module shows itself, if it has one.
  func opening(through link: PartLink, of opener: Module, maker: String?) -> String {
    let known = index.types[link.declared].functions.map { index.names[$0.name] }
    let methods = naming(of: link, known)
    var names = known.compactMap { renamed($0, opener.name) }
    if let pattern = methods.named[.opening] { names.append(pattern.memberName([.other: other])) }
    names += maker.map { [$0] } ?? []
    names += known.compactMap { counterpart(of: $0, opener.name) }
    if let allowed = names.first(where: methods.allows) { return allowed }
    return begun(methods)
  }

  /// The name of a method that opens another module, with the new module instead of that one.
  private func renamed(_ name: String, _ opener: String) -> String? {
    guard let verb = NameWords(name).words.first, Lexicon.openingVerbs.contains(verb) else {
      return nil
    }
    let opened = modules.filter { $0 != opener && name.contains($0) }.max { $0.count < $1.count }
    guard let opened, opened != other, let range = name.ranges(of: opened).last,
      // `presentDetailsScreen` names Details, and not Detail.
      range.upperBound == name.endIndex || !name[range.upperBound].isLowercase
    else { return nil }
    return name.replacingCharacters(in: range, with: other)
  }

  /// The name that fits a method that closes the opener: `presentProfileInterface` beside
  /// `dismissHomeInterface`.
  private func counterpart(of name: String, _ opener: String) -> String? {
    guard let verb = NameWords(name).spelled.first,
      let other = Self.counterparts[String(verb)], name.contains(opener)
    else { return nil }
    return other + name.dropFirst(verb.count).replacing(opener, with: self.other)
  }

  private static let counterparts = ["dismiss": "present", "close": "open", "hide": "show"]

  private func begun(_ methods: MethodNaming) -> String {
    let verb =
      methods.begin.first { begin in
        NameWords(begin).words.first.map(Lexicon.openingVerbs.contains) ?? false
      } ?? methods.begin.first ?? "open"
    let rest = methods.contain.filter { !verb.contains($0) && !other.contains($0) }
    return verb + other + rest.map(\.capitalizedFirst).joined()
      + (methods.end.first?.capitalizedFirst ?? "")
  }

  // MARK: Events

  /// The name of the method with which a view reports the user's wish: `didRequestProfile`.
  func event(through link: PartLink) -> String {
    let known = index.types[link.declared].functions.map { index.names[$0.name] }
    let methods = naming(of: link, known)
    if let name = known.compactMap(tapped).first(where: methods.allows) { return name }
    let name: String =
      switch methods.mood {
      case .fact, .news:
        MethodNames(old: Self.facts, new: methods).name(for: "didRequest\(other)")
      case .command, .intention, nil:
        known.contains { $0.hasPrefix("did") } ? "didRequest\(other)" : "show\(other)"
      }
    return methods.allows(name) ? name : begun(methods)
  }

  private static let facts: MethodNaming = {
    var naming = MethodNaming()
    naming.mood = .fact
    naming.begin = ["did"]
    return naming
  }()

  /// The name of a method about a tap, with the new module instead of what is tapped:
  /// `didTapProfileButton`, `profileTapped`.
  private func tapped(_ name: String) -> String? {
    let words = NameWords(name).spelled.map(String.init)
    guard words.count > 1, let last = words.last else { return nil }
    let isButton = words.contains("Button")
    if ["Tapped", "Pressed", "Clicked"].contains(last) {
      let start = ["did", "on", "user"].contains(words[0]) ? words[0] : ""
      let end = (isButton ? "Button" : "") + last
      return start.isEmpty ? other.lowercasedFirst + end : start + other + end
    }
    guard ["did", "on"].contains(words[0]), ["Tap", "Press", "Click"].contains(words[1]) else {
      return nil
    }
    return words[0] + words[1] + other + (isButton ? "Button" : "")
  }

  // MARK: Views

  /// The name of the view's own method that is called when the user asks for the module.
  func handler(in view: TypeDeclaration.ID) -> String {
    let known = index.types[view].functions.map { index.names[$0.name] }
    return known.compactMap(tapped).first ?? "show\(other)"
  }
}

extension MethodNaming {
  /// Returns true if a name keeps to these rules.
  fileprivate func allows(_ name: String) -> Bool {
    let begins = begin.isEmpty || begin.contains { name.hasPrefix($0) }
    let ends = end.isEmpty || end.contains { name.hasSuffix($0) }
    let lower = name.lowercased()
    return begins && ends && contain.allSatisfy { lower.contains($0.lowercased()) }
      && !avoid.contains { NameWords(name).words.contains($0.lowercased()) }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
