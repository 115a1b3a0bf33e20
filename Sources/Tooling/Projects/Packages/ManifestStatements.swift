import AdderSwiftSource

/// The statements of a manifest that describe the package.
struct ManifestStatements: Equatable {
  /// The values of constants and variables, including static ones in extensions.
  var values: [String: ManifestValue] = [:]
  /// The values that are added later, keyed by the last part of the variable's name:
  /// `package.targets.append(…)`, `targets += …`. A later assignment such as `targets = …` is
  /// stored as a computed addition.
  var additions: [String: [Addition]] = [:]
  var hasSeveralPackages = false
  /// The functions whose body is one expression, including static functions in extensions.
  /// More than one function can have the same name.
  var functions: [String: [ManifestFunction]] = [:]

  /// The arguments of the package's initializer; `nil` if there is no package.
  var package: [ManifestValue.Argument]? {
    if case .call(let callee, let arguments)? = values["package"],
      callee == "Package" || callee == "init"
    {
      return arguments
    }
    for value in values.values {
      if case .call("Package", let arguments) = value { return arguments }
    }
    return nil
  }

  struct Addition: Equatable {
    /// The list that is added.
    var value: ManifestValue
    /// True if the list is added only under a condition, or in a loop or function.
    var isConditional: Bool
  }
}

extension ManifestStatements {
  /// Reads a manifest and skips anything that is not understood.
  init(in text: String) {
    let syntax = ManifestSyntax(text)
    let nodes = syntax.file.nodes
    var node = 0
    // The end of the enclosing condition, loop, function or closure. The tree is traversed in a
    // loop rather than recursively, because nested `else if` could exhaust the stack.
    var conditionalEnd = 0
    while node < nodes.count {
      let end = node + Int(nodes[node].count) + 1
      var next = node + 1
      switch nodes[node].kind {
      case .codeBlock, .memberBlock, .closure, .switchCase, .ifConfigClause:
        conditionalEnd = max(conditionalEnd, end)
      case .binding:
        if let value = syntax.value(of: node) {
          // A pattern with several names, such as a tuple, has no name itself.
          let name = syntax.file.name(of: node)
          if !name.isEmpty { declare(name, syntax.expression(value)) }
          next = value + Int(nodes[value].count) + 1
        }
      case .optionalBinding:
        // The unwrapped value can depend on the environment, so it is unknown.
        if syntax.value(of: node) != nil, let name = syntax.file.part(.namePattern, of: node) {
          declare(syntax.file.name(of: name), .computed)
        }
      case .functionDeclaration:
        if let function = syntax.function(node) {
          functions[syntax.file.name(of: node), default: []].append(function)
          next = end
        }
      case .chain:
        if let (name, list) = syntax.appended(node) {
          for value in list { add(value, to: name, isConditional: node < conditionalEnd) }
          next = end
        }
      case .sequence:
        if let (name, value) = syntax.assigned(node) {
          add(value, to: name, isConditional: node < conditionalEnd)
          next = end
        }
      default: break
      }
      node = next
    }
    if package == nil, let made = syntax.packageInPassing { values["package"] = made }
  }

  private mutating func declare(_ name: String, _ value: ManifestValue) {
    guard let earlier = values.updateValue(value, forKey: name) else { return }
    // A name that is declared twice, for example in both branches of an `#if`, has no single value.
    // If two packages are declared, using the first one is better than using none.
    if case .call("Package", _) = earlier {
      values[name] = earlier
      hasSeveralPackages = true
    } else {
      values[name] = .computed
    }
  }

  private mutating func add(_ value: ManifestValue, to name: String, isConditional: Bool) {
    additions[name, default: []].append(Addition(value: value, isConditional: isConditional))
  }
}
