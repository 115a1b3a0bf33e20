import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Tells what code gets from what it runs.
extension GraphReader {
  /// Returns true for code that makes the value of a stored property, and false for what the value only keeps: what an
  /// object opens when it is created, and in a view or a screen also a closure that is not run, and a selector.
  func isInValue(_ node: Int, of number: Int) -> Bool {
    let member = members[number]
    let makesObject = (events[number] ?? []).contains { event in
      guard event.node == node, case .object(let type) = event.target else { return false }
      return !index.inherits(.viewControllers, type) && !index.inherits(.shownValues, type)
    }
    if makesObject { return false }
    guard let type = member.type, nodes.owner(of: type) != nil || isView(type) else { return true }
    let tree = trees[member.place.file]
    let path = tree.path(to: node, from: member.range.lowerBound)
    for position in path.nodes.indices.dropLast() {
      switch path.kind(position) {
      case .macroExpansion: return false
      case .closure where !isCalled(path.nodes[position], tree): return false
      default: break
      }
    }
    return true
  }

  /// Returns true for a closure that is called where it is written: `{ … }()`.
  private func isCalled(_ closure: Int, _ tree: SyntaxTree) -> Bool {
    tree.chain(around: closure) != nil && tree.call(after: closure) != nil
  }

  /// Returns true for a method of a screen that a view calls: what a screen does for its view is its own business, and
  /// the view of one screen does not call another's.
  func isDelegate(_ called: CodeMember, of view: CodeMember) -> Bool {
    guard let type = view.type, let screen = called.type, nodes.screen(of: screen) != nil,
      let function = called.function, !function.isStatic, !called.isInitializer
    else { return false }
    return nodes.screen(of: type) == nil && isView(type)
  }

  /// Returns true for a property with a first value in a view.
  func isStoredInView(_ member: CodeMember) -> Bool {
    member.isStored && member.type.map(isView) ?? false
  }

  /// Returns true for a class of views.
  private func isView(_ type: TypeDeclaration.ID) -> Bool {
    index.inherits(.shownClasses, type) && !index.inherits(.viewControllers, type)
  }

  /// Returns true for a function whose caller chooses between ways to show a screen, by the case of an enumeration that
  /// has several.
  func takesStyle(_ function: Function, of member: CodeMember) -> Bool {
    function.parameters.contains { parameter in
      guard let use = parameter.type, use.shape == .single else { return false }
      return index.types(of: use, in: member.type, file: member.place.file).contains { type in
        index.types[type].kind == .enum
          && index.types[type].cases.filter { ModuleGraph.Action(ofStyle: index.names[$0]) != nil }
            .count > 1
      }
    }
  }

  /// Returns true for a function that closes a screen: what it is given says where it leads back to.
  func closes(_ number: Int) -> Bool {
    members[number].function != nil && index.names[members[number].name].isClosing
  }
}

extension String {
  /// True for the name of a method that only closes a screen.
  var isClosing: Bool {
    ["dismiss", "pop", "close", "back", "goBack"].contains { word in
      hasPrefix(word) && dropFirst(word.count).first?.isLowercase != true
    }
  }
}
