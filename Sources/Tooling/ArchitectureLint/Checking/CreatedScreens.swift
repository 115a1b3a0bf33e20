import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

extension SwiftFile {
  /// Returns true for the name of a class if code there creates an object of the class.
  func isCreated(_ node: Int) -> Bool { isMade(node) || isTakenFromFile(node) }

  /// Returns true where code gives a container its screens.
  func setsScreens(_ node: Int) -> Bool {
    isNamed(node, "viewControllers") && isAssigned(node) || isNamed(node, "setViewControllers")
  }

  /// Returns true for the class of a screen that code takes from a storyboard or nib.
  func isTakenFromFile(_ node: Int) -> Bool {
    isInstantiated(node) || isMadeFromFile(node)
  }

  /// Returns true for the class in `ProfileViewController.initFromNib()`: a method that a protocol or an extension
  /// adds to many screens.
  private func isMadeFromFile(_ node: Int) -> Bool {
    guard nodes[node].kind == .identifier, node > 0, nodes[node - 1].kind == .chain else {
      return false
    }
    let steps = Array(parts(of: node - 1).prefix(3))
    guard steps.count == 3, steps[0] == node, nodes[steps[1]].kind == .member,
      nodes[steps[2]].kind == .call
    else { return false }
    let method = name(of: steps[1]).lowercased()
    return ["nib", "storyboard", "instan"].contains(where: method.contains)
  }

  /// Returns true for the class in `storyboard.instantiateViewController(…) as! ProfileViewController`.
  private func isInstantiated(_ node: Int) -> Bool {
    guard nodes[node].kind == .typeName,
      let sequence = nodes[..<node].indices.last(where: { nodes[$0].kind == .sequence }),
      range(of: sequence).contains(node),
      parts(of: sequence).contains(where: {
        nodes[$0].kind == .cast && range(of: $0).contains(node)
      })
    else { return false }
    return range(of: sequence).contains { inner in
      nodes[inner].kind == .member && FrameworkNames.instantiatingCalls.contains(name(of: inner))
    }
  }
}

extension AppCode {
  /// The functions that give a tab bar controller its tabs.
  var tabFunctions: [SyntaxPlace] {
    ["viewControllers", "setViewControllers"].compactMap(index.names.name).flatMap { name in
      places(named: name).filter { place in
        index.files[Int(place.file)].facts.setsScreens(Int(place.node))
      }
    }.compactMap { place in
      function(around: place).flatMap { isOfTabs(place, in: $0) ? $0 : nil }
    }
  }

  /// Returns true if the object that gets screens is called a tab bar, or a tab bar controller is a parameter of
  /// the function.
  private func isOfTabs(_ place: SyntaxPlace, in function: SyntaxPlace) -> Bool {
    let file = index.files[Int(place.file)]
    let receiver = file.facts.receiver(of: Int(place.node)).map(file.facts.name)
    if receiver?.lowercased().contains("tab") ?? false { return true }
    return file.facts.parts(.parameter, of: Int(function.node)).contains { parameter in
      file.facts.range(of: parameter).contains { node in
        file.facts.nodes[node].kind == .typeName
          && index.types(named: file.names[Int(file.facts.nodes[node].name)]).contains {
            index.inherits(.tabContainers, $0)
          }
      }
    }
  }
}
