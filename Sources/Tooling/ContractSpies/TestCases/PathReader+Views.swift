import AdderSwiftSource

// Follows what views show, as far as a test can read it.
extension PathReader {
  /// What a test must do before it calls a function; `nil` if it cannot call it.
  func start(of function: Syntax) -> MethodPath? {
    guard part.view != nil else { return MethodPath() }
    return start(of: function) { findStart(of: function) }
  }

  private func findStart(of function: Syntax) -> MethodPath? {
    guard obstacle(to: function) == nil else { return nil }
    guard let loading, !part.isLoading(function), needsView(function) else { return MethodPath() }
    return paths(through: loading).filter { $0.open.isEmpty && !$0.isThrowing }
      .min { $0.steps[0].words.count < $1.steps[0].words.count }
  }

  /// What would end the test of a function: an outlet that is not there, a forced unwrapping.
  func obstacle(to function: Syntax) -> String? {
    let read = viewCode(from: function)
    let filled = Set(
      read.flatMap(\.all).filter { $0.kind == .sequence && $0.parts.count > 2 }
        .filter { $0.parts[1].kind == .assignment }.compactMap { $0.parts[0].ownMember })
    for code in read {
      for node in code.all {
        switch node.kind {
        case .forceUnwrap: return "!"
        case .cast where node.name.hasSuffix("!"), .effect where node.name.hasSuffix("!"):
          return node.name
        case .identifier, .member:
          if Self.endings.contains(node.name) { return node.name }
        case .chain:
          let parts = node.parts
          for (number, part) in parts.enumerated() where self.part.empty.contains(part.name) {
            let next = number + 1 < parts.count ? parts[number + 1].kind : nil
            if next == .member || next == .subscriptCall { return part.name }
          }
        case .argument, .arrayLiteral, .returnStatement:
          // What is passed on is usually unwrapped.
          for name in node.parts.compactMap(\.ownMember)
          where part.empty.contains(name) && !filled.contains(name) {
            return name
          }
        default: continue
        }
      }
    }
    return nil
  }

  /// An outlet that a function needs, and that a test cannot set.
  func missingOutlet(of function: Syntax) -> String? {
    obstacle(to: function).flatMap { part.empty.contains($0) ? $0 : nil }
  }

  /// The outlets that a function's code uses.
  func outlets(usedBy function: Syntax) -> [String] {
    if part.outlets.isEmpty { return [] }
    let names = Set(viewCode(from: function).flatMap(\.all).map(\.name))
    return part.outlets.map(\.property).filter(names.contains)
  }

  /// Functions that need more than a new view.
  private static let endings: Set = [
    "fatalError", "preconditionFailure", "performSegue", "dequeueReusableCell",
    "dequeueReusableSupplementaryView", "dequeueReusableHeaderFooterView", "cellForRow",
  ]

  /// The private views that a test can find, by property.
  func identifiedViews() -> [String: IdentifiedView] {
    guard part.view == .screen, let loading else { return [:] }
    return IdentifiedView.all(
      of: properties, of: part.declaration, shownBy: reached(from: [loading]), samples.types)
  }

  /// How a test reads what the code sets: by the view's identifier if its property is private.
  func expression(reading shown: String) -> String {
    let name = shown.prefix { $0 != "." && $0 != "?" }
    guard name != shown, let view = identified[String(name)] else { return shown }
    return view.expression + shown.dropFirst(name.count).drop { $0 == "?" }
  }

  private var loading: Syntax? { part.members.first(where: part.isLoading) }

  /// True if a function uses the view, so that UIKit loads it.
  private func needsView(_ function: Syntax) -> Bool {
    guard part.view == .screen else { return false }
    let connected = part.connected.union(identified.keys)
    return reached(from: [function]).contains { code in
      code.all.contains { node in
        node.kind == .identifier && ["view", "present"].contains(node.name)
          || node.kind == .chain && node.ownMember == "view"
          || !connected.isEmpty && (node.kind == .identifier || node.kind == .member)
            && connected.contains(node.name)
      }
    }
  }

  /// The code that a call of a function can run, with what loads the view.
  private func viewCode(from function: Syntax) -> [Syntax] {
    let code = reached(from: [function])
    guard needsView(function), let loading else { return code }
    return reached(from: code + [loading])
  }

  /// True if a function uses an object behind a protocol that the part makes itself, so that a test cannot replace it.
  func usesOwnObject(_ function: Syntax) -> Bool {
    let own = properties.all.filter { property in
      guard part.dependency(property.name) == nil, let type = property.type else { return false }
      return TestedPart.contract(type, in: part.declaration, samples.scope) != nil
    }.map(\.name)
    return !own.isEmpty
      && reached(from: [function]).flatMap(\.all).contains {
        ($0.kind == .identifier || $0.kind == .member) && own.contains($0.name)
      }
  }

  /// Some code, and that of the part's own functions and properties that it names.
  private func reached(from code: [Syntax]) -> [Syntax] {
    var read: [Syntax] = []
    var open = code
    var known: Set<SourceNode> = []
    while let code = open.popLast() {
      guard known.insert(SourceNode(code)).inserted else { continue }
      read.append(code)
      let names = Set(
        code.all.filter { $0.kind == .member || $0.kind == .identifier }.map(\.name))
      open += part.members.filter { member in
        switch member.kind {
        case .functionDeclaration: names.contains(member.name)
        case .variableDeclaration: member.parts(.binding).contains { names.contains($0.name) }
        default: false
        }
      }
    }
    return read
  }

  // MARK: - State

  /// Records the setting of what a test can read: `titleLabel.text = title`.
  func showState(_ target: Syntax, _ value: PathValue, in state: inout State) {
    guard part.view != nil, let expression = readable(target, in: state) else { return }
    let isComparable = isComparable(value, in: state)
    if !properties.all.contains(where: { $0.name == expression }) {
      state.path.shown[expression] = isComparable ? value : .unknown
    }
    if isComparable { record(expression, value, at: target, in: &state) }
  }

  /// Records what the call of a view's method shows: `indicator.startAnimating()`.
  ///
  /// - Returns: False if the call has to be followed.
  func showState(_ call: Syntax, in state: inout State) -> Bool {
    let parts = call.parts
    guard part.view != nil, parts.count > 2, parts[parts.count - 1].kind == .call else {
      return false
    }
    let method = parts[parts.count - 2].name
    guard let owner = path(Array(parts.dropLast(2)), in: state) else { return false }
    guard let value = Self.animations[method] else {
      // What another method changes is unknown.
      if !Self.harmlessCalls.contains(method) {
        for expression in state.path.shown.keys where expression.hasPrefix("\(owner).") {
          state.path.shown[expression] = .unknown
        }
      }
      return false
    }
    let expression = "\(owner).isAnimating"
    state.path.shown[expression] = .literal(value)
    record(expression, .literal(value), at: call, in: &state)
    return true
  }

  private static let animations = ["startAnimating": "true", "stopAnimating": "false"]

  private func record(
    _ expression: String, _ value: PathValue, at node: Syntax, in state: inout State
  ) {
    // Nothing waits for what a task shows.
    if state.path.isInTask {
      state.path.unsure.insert(expression)
      return
    }
    state.path.uses.append(
      .init(
        kind: .state(expression), dependency: "", arguments: [value], node: SourceNode(node),
        isInTask: false, step: state.path.step))
  }

  private func isComparable(_ value: PathValue, in state: State) -> Bool {
    switch value {
    case .literal, .list: true
    case .source(let source): type(of: source, in: state).map(samples.isEquatable) ?? false
    default: false
    }
  }

  /// The expression with which a test reads what the code sets; `nil` if it cannot.
  private func readable(_ target: Syntax, in state: State) -> String? {
    if let name = target.ownMember {
      if target.kind == .identifier, state.locals[name] != nil { return nil }
      if let property = properties.all.first(where: { $0.name == name }) {
        let isEquatable = property.type.map(samples.isEquatable) ?? false
        return property.isReadable && !property.isOutlet && isEquatable ? name : nil
      }
      return name == "title" && part.view == .screen && properties.getters[name] == nil
        ? name : nil
    }
    guard target.kind == .chain, let last = target.parts.last, last.kind == .member,
      Self.shownProperties.contains(last.name),
      let owner = path(Array(target.parts.dropLast()), in: state)
    else { return nil }
    return "\(owner).\(last.name)"
  }

  /// Properties of UIKit's views that give back what was set.
  private static let shownProperties: Set = [
    "text", "title", "placeholder", "isHidden", "isEnabled", "isSelected", "isOn",
    "isUserInteractionEnabled",
  ]

  /// The names of a view that a test can reach: `titleView.titleLabel`.
  private func path(_ steps: [Syntax], in state: State) -> String? {
    var steps = steps
    if steps.first?.kind == .identifier, steps.first?.name == "self" {
      steps.removeFirst()
      if steps.first?.kind == .optionalChaining { steps.removeFirst() }
    }
    guard let first = steps.first, first.kind == .identifier || first.kind == .member,
      first.kind != .identifier || state.locals[first.name] == nil
    else { return nil }
    if first.name == "navigationItem", part.view == .screen, steps.count == 1 {
      return first.name
    }
    guard let property = properties.all.first(where: { $0.name == first.name }),
      property.isReadable || identified[first.name] != nil, !isPassedOn(first.name)
    else { return nil }
    let isSet =
      part.outlets.contains { $0.property == first.name } || part.connected.contains(first.name)
    if property.isOutlet || property.type?.isOptionalType == true, !isSet { return nil }
    var type = Self.viewType(property.type, property.value)
    var text = first.name
    for step in steps.dropFirst() {
      switch step.kind {
      case .optionalChaining: text += "?"
      case .member:
        guard let owner = type.flatMap({ samples.types.declaration($0) }),
          let member = samples.types.members(of: owner).first(where: {
            $0.kind == .variableDeclaration && $0.parts(.binding).first?.name == step.name
          }), !samples.types.isHidden(member), let binding = member.part(.binding),
          binding.isStored, binding.type?.isOptionalType != true
        else { return nil }
        type = Self.viewType(binding.type, binding.value)
        text += ".\(step.name)"
      default: return nil
      }
    }
    return type?.hasPrefix("UI") == true ? text : nil
  }

  /// The name of a view's class, without optionality.
  static func viewType(_ type: Syntax?, _ value: Syntax?) -> String? {
    guard let type else { return value?.createdType }
    return type.isOptionalType ? type.plainType.type?.pathName : type.pathName
  }

  /// True if some code passes a view on, so that something else may change it.
  private func isPassedOn(_ name: String) -> Bool {
    part.members.contains { member in
      member.kind == .functionDeclaration
        && member.all.contains { node in
          switch node.kind {
          case .arrayLiteral: node.parts.contains { $0.ownMember == name }
          case .binding: node.value?.ownMember == name
          case .chain:
            zip(node.parts, node.parts.dropFirst()).contains { callee, call in
              call.kind == .call && !Self.harmlessCalls.contains(callee.name)
                && call.parts(.argument).contains { $0.parts.last?.ownMember == name }
            }
          default: false
          }
        }
    }
  }

  /// Functions that change nothing that a test reads.
  private static let harmlessCalls: Set = [
    "addSubview", "addArrangedSubview", "insertSubview", "bringSubviewToFront", "addTarget",
    "addGestureRecognizer", "register", "reloadData", "becomeFirstResponder",
    "resignFirstResponder", "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "constraint", "setTitle", "setTitleColor", "setImage",
  ]
}

extension TestedPart {
  /// True for the function that UIKit calls when it loads the view.
  func isLoading(_ function: Syntax) -> Bool {
    view == .screen && function.kind == .functionDeclaration && function.name == "viewDidLoad"
      && function.parts(.parameter).isEmpty
  }
}

extension Syntax {
  /// The class of the object that an expression creates: `UILabel()`.
  fileprivate var createdType: String? {
    guard kind == .chain, parts.count == 2, parts[0].kind == .identifier, parts[1].kind == .call
    else { return nil }
    return parts[0].name
  }
}
