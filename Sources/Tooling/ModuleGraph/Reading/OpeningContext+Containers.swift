import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds out by the class of an object whether it shows its screens side by side, as tabs do, or one on top of the other.
extension OpeningContext {
  /// Returns true for a container whose screens code sets, such as `tabs` in `tabs.viewControllers = […]`, and false
  /// for a stack; `nil` if the code does not say the object's class.
  ///
  /// - Parameter name: The node of the method's or property's name.
  func showsSideBySide(screensSetBy name: Int) -> Bool? {
    guard let object = path(before: name).last, !isSuper(object), !tree.isOwnObject(object) else {
      return member.scope.flatMap { isContainer($0) }
    }
    return classes(of: object, path(before: object)).lazy
      .compactMap(isContainer(named:)).first
  }

  private func isSuper(_ node: Int) -> Bool { tree.facts.isNamed(node, "super") }

  /// Returns the types that the declaration of a local value, a parameter or an own property names.
  ///
  /// - Parameter before: The names before the object's.
  private func classes(of object: Int, _ before: [Int]) -> [Name] {
    let name = tree.name(object)
    guard [.identifier, .member].contains(tree.kind(object)), before.allSatisfy(tree.isOwnObject)
    else { return [] }
    if tree.kind(object) == .identifier {
      let local = tree.bindings(of: name, in: member.range).filter { $0 < object }
      if let last = local.last { return names(in: last, tree) }
      if let parameter = member.parameter(named: name) {
        return parameter.type?.names.map(\.last) ?? []
      }
    }
    guard let property = member.scope.flatMap({ trees.index.property(name, of: $0) })?.property
    else { return [] }
    let declared = property.type?.names.map(\.last) ?? []
    return declared + names(in: Int(property.place.node), trees[property.place.file])
  }

  /// Returns the types that a declaration names as that of its value: by a type, by a creation, or by a cast.
  private func names(in binding: Int, _ tree: SyntaxTree) -> [Name] {
    tree.facts.range(of: binding).filter { node in
      tree.kind(node) == .typeName
        || (tree.kind(node) == .identifier && tree.creation(at: node) != nil)
    }.map(tree.name)
  }

  private func isContainer(named name: Name) -> Bool? {
    let types = trees.index.types(named: name)
    if types.isEmpty { return trees.index.names[name].isContainerClass }
    return types.lazy.compactMap { isContainer($0) }.first
  }

  private func isContainer(_ type: TypeDeclaration.ID) -> Bool? {
    trees.index.allInherited(by: type).foreign.sorted { $0.number < $1.number }.lazy
      .compactMap { trees.index.names[$0].isContainerClass }.first
  }
}

extension String {
  /// True for the class of a container, false for that of a stack; `nil` for another class.
  fileprivate var isContainerClass: Bool? {
    if FrameworkNames.screenContainers.contains(self) || hasSuffix("SplitViewController") {
      return true
    }
    return hasSuffix("NavigationController") ? false : nil
  }
}
