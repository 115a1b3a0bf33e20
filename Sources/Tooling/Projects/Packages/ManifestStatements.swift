import AdderSwiftSource

/// The statements of a manifest that say something about the package.
struct ManifestStatements: Equatable {
  /// The values of constants and variables, also of static ones in extensions.
  var values: [String: ManifestValue] = [:]
  /// What is added later: `package.targets.append(…)`, `targets += …`, by the variable's last name.
  /// What is set later, as by `targets = …`, counts as an addition that is computed.
  var additions: [String: [Addition]] = [:]
  var hasSeveralPackages = false
  /// The functions of one expression, also static ones in extensions; several may share a name.
  var functions: [String: [ManifestFunction]] = [:]

  /// The arguments that create the package; `nil` when there is none.
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
    /// Whether that happens only under a condition, or in a loop or function.
    var isConditional: Bool
  }
}

extension ManifestStatements {
  /// Reads a manifest. What is not understood is passed over.
  init(in text: String) {
    let syntax = ManifestSyntax(text)
    let nodes = syntax.file.nodes
    var node = 0
    // Where the innermost condition, loop, function or closure ends that the piece is in. A loop, because `else if`
    // can be nested deeper than a stack is.
    var conditionalEnd = 0
    while node < nodes.count {
      let end = node + Int(nodes[node].count) + 1
      var next = node + 1
      switch nodes[node].kind {
      case .codeBlock, .memberBlock, .closure, .switchCase, .ifConfigClause:
        conditionalEnd = max(conditionalEnd, end)
      case .binding:
        if let value = syntax.value(of: node) {
          // A pattern of several names has none itself.
          let name = syntax.file.name(of: node)
          if !name.isEmpty { declare(name, syntax.expression(value)) }
          next = value + Int(nodes[value].count) + 1
        }
      case .optionalBinding:
        // The unwrapped value can depend on the environment, so it is unknown here.
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
    // A name that is declared twice, say in both branches of an `#if`, has no single value. Of two
    // packages the first is better than none.
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
