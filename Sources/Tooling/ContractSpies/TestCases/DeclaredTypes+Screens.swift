import AdderSwiftSource

extension DeclaredTypes {
  /// True for a class that inherits from one of UIKit's view controllers.
  func isScreen(_ declaration: Declaration) -> Bool { inherits(declaration, from: Self.screens) }

  /// True for a class that inherits from one of UIKit's views.
  func isView(_ declaration: Declaration) -> Bool { inherits(declaration, from: Self.views) }

  private func inherits(_ declaration: Declaration, from names: Set<String>) -> Bool {
    var known: Set<String> = []
    var current = declaration
    while known.insert(current.qualifiedName).inserted {
      let superclasses = current.node.parts(.inheritedType).compactMap(\.type)
      if superclasses.contains(where: { names.contains($0.baseName ?? "") }) { return true }
      guard
        let next = superclasses.compactMap(self.declaration)
          .first(where: { $0.node.kind == .classDeclaration })
      else { return false }
      current = next
    }
    return false
  }

  private static let screens: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UITabBarController", "UIPageViewController",
  ]

  private static let views: Set = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIStackView", "UITableViewCell",
    "UICollectionViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
  ]

  /// The class of the screen that a function returns; `UIViewController` if it can be any.
  func screen(returnedBy function: Syntax) -> String? {
    guard var type = function.part(.result)?.type?.plainType else { return nil }
    while [.optionalType, .unwrappedType, .constrainedType].contains(type.kind),
      let inner = type.type
    {
      type = inner.plainType
    }
    if let declaration = declaration(of: type), isScreen(declaration) {
      return declaration.qualifiedName
    }
    guard let name = type.baseName, name.hasPrefix("UI"), name.hasSuffix("Controller") else {
      return nil
    }
    guard name == "UIViewController", let body = function.part(.codeBlock) else { return name }
    var values: [String: Syntax] = [:]
    for binding in body.all where binding.kind == .binding {
      values[binding.name] = binding.value
    }
    var returned = body.all.filter { $0.kind == .returnStatement }.compactMap(\.parts.first)
    if returned.isEmpty, body.parts.count == 1 { returned = body.parts }
    let classes = Set(returned.map { self.screen($0.kind == .identifier ? values[$0.name] : $0) })
    return classes.count == 1 ? classes.first.flatMap { $0 } ?? name : name
  }

  /// The class of the screen that an expression creates: `ProfileViewController()`, `screen as! ProfileViewController`.
  private func screen(_ expression: Syntax?) -> String? {
    guard let expression else { return nil }
    switch expression.kind {
    case .chain:
      let steps = expression.parts
      guard steps.count == 2, steps[0].kind == .identifier, steps[1].kind == .call else {
        return nil
      }
      if let declaration = declaration(steps[0].name), isScreen(declaration) {
        return declaration.qualifiedName
      }
      return steps[0].name.isFrameworkScreen ? steps[0].name : nil
    case .sequence:
      let parts = expression.parts
      guard parts.count > 1, parts[parts.count - 1].kind == .cast else { return nil }
      return parts[parts.count - 1].type.flatMap(declaration(of:)).flatMap {
        isScreen($0) ? $0.qualifiedName : nil
      }
    default: return nil
    }
  }
}

extension String {
  /// True for a name like `UIAlertController`.
  var isFrameworkScreen: Bool {
    hasSuffix("Controller") && prefix(2).allSatisfy(\.isUppercase) && count > 12
  }
}
