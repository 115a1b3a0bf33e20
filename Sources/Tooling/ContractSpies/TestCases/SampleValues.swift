import AdderSwiftSource

/// Values that tests pass and that spies return.
struct SampleValues {
  let types: DeclaredTypes
  let scope: ContractScope
  /// How the spies of protocols are written that are values themselves.
  var spies = SpyFile.Options()

  /// The name of the error that tests throw.
  static let error = "TestError"

  /// Returns an expression like the one of `value(of:for:)`.
  ///
  /// - Parameters:
  ///   - name: What the value is for. A string is this name.
  ///   - fields: Values of some properties of a structure.
  func value(of type: Syntax, for name: String, with fields: [String: String]) -> String? {
    guard !fields.isEmpty else { return value(of: type, for: name) }
    if type.isIndexPath {
      let row = fields["row"].map { "row: \($0)" } ?? "item: \(fields["item"] ?? "0")"
      return "IndexPath(\(row), section: \(fields["section"] ?? "0"))"
    }
    guard let declaration = declaration(of: type),
      let arguments = arguments(of: declaration, with: fields)
    else { return value(of: type, for: name) }
    return "\(declaration.qualifiedName)(\(arguments.joined(separator: ", ")))"
  }

  /// True if a test can choose the value of a property when it creates an object.
  func canSet(_ property: String, of type: Syntax) -> Bool {
    if type.isIndexPath { return Syntax.placesInPath.contains(property) }
    let value = "\u{1}"
    guard let declaration = declaration(of: type) else { return false }
    return arguments(of: declaration, with: [property: value])?.contains("\(property): \(value)")
      ?? false
  }

  /// Returns an expression whose type is known to be the given one; `nil` if no value is obvious.
  ///
  /// - Parameter name: What the value is for. A string is this name.
  func value(of type: Syntax, for name: String, depth: Int = 0) -> String? {
    guard depth < 5 else { return nil }
    let type = scope.resolved(type.plainType).plainType
    switch type.kind {
    case .optionalType, .unwrappedType:
      return type.type.flatMap { value(of: $0, for: name, depth: depth) }
    case .arrayType:
      return type.type.flatMap { value(of: $0, for: name, depth: depth + 1) }.map { "[\($0)]" }
        ?? "[]"
    case .dictionaryType: return "[:]"
    case .tupleType: return tuple(type, depth)
    case .functionType: return function(type, depth)
    case .constrainedType:
      return type.name == "any" && type.type?.baseName == "Error" ? "\(Self.error)()" : nil
    case .typeName, .memberType: return value(named: type, for: name, depth)
    default: return nil
    }
  }

  private func tuple(_ type: Syntax, _ depth: Int) -> String? {
    var values: [String] = []
    for element in type.parts(.tupleTypeElement) {
      guard let inner = element.type,
        let value = value(of: inner, for: element.name, depth: depth + 1)
      else { return nil }
      values.append(element.name.isEmpty ? value : "\(element.name): \(value)")
    }
    return "(\(values.joined(separator: ", ")))"
  }

  private func function(_ type: Syntax, _ depth: Int) -> String? {
    let parameters = type.part(.tupleType)?.parts(.tupleTypeElement).count ?? 0
    let head =
      parameters == 0
      ? "" : Array(repeating: "_", count: parameters).joined(separator: ", ") + " in "
    guard let result = type.part(.result)?.type, !result.isVoid else {
      return head.isEmpty ? "{}" : "{ \(head.dropLast()) }"
    }
    return value(of: result, for: "", depth: depth + 1).map { "{ \(head)\($0) }" }
  }

  private func value(named type: Syntax, for name: String, _ depth: Int) -> String? {
    guard let base = type.baseName else { return nil }
    if let known = Self.known(base, for: name) { return known }
    switch base {
    case "Array", "Set", "ContiguousArray": return "[]"
    case "Dictionary": return "[:]"
    case "Optional":
      return type.genericArguments.first.flatMap { value(of: $0, for: name, depth: depth) }
    case "Result":
      return type.genericArguments.first.flatMap { value(of: $0, for: name, depth: depth + 1) }
        .map { ".success(\($0))" }
    default: break
    }
    guard let declaration = types.declaration(of: type) else {
      if type.isGenericParameter { return type.canBeText ? Self.known("String", for: name) : nil }
      return spy(of: type, depth: depth)
    }
    if declaration.isPrivate { return nil }
    if declaration.node.kind == .enumDeclaration {
      return elements(of: type).flatMap { enumeration($0, depth) }.map { element in
        let arguments = type.genericArguments.map(\.text).joined(separator: ", ")
        return declaration.qualifiedName + (arguments.isEmpty ? "" : "<\(arguments)>") + element
      }
    }
    if declaration.node.part(.genericParameter) != nil { return nil }
    switch declaration.node.kind {
    case .structDeclaration, .classDeclaration:
      return arguments(of: declaration, depth: depth).map {
        "\(declaration.qualifiedName)(\($0.joined(separator: ", ")))"
      }
    default: return nil
    }
  }

  private static func known(_ type: String, for name: String) -> String? {
    switch type {
    case "String", "Substring", "NSString": "\"\(name.isEmpty ? "text" : name)\""
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "NSInteger", "Decimal":
      "1"
    case "Double", "Float", "CGFloat", "TimeInterval", "CLLocationDegrees", "CLLocationDistance":
      "1.5"
    case "Bool": "true"
    case "Character": "\"a\""
    case "Void": "()"
    case "Error": "\(error)()"
    case "URL": "URL(fileURLWithPath: \"/file\")"
    case "Date": "Date(timeIntervalSince1970: 0)"
    case "UUID": "UUID()"
    case "Data": "Data()"
    case "IndexPath": "IndexPath(indexes: [0, 0])"
    case "NSRange": "NSRange(location: 0, length: 1)"
    case "DateInterval": "DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)"
    case "NSAttributedString": "NSAttributedString(string: \"\(name.isEmpty ? "text" : name)\")"
    case "CLLocationCoordinate2D": "CLLocationCoordinate2D(latitude: 1.5, longitude: 1.5)"
    case "Any", "AnyHashable": "\"value\""
    case "AnyObject": "NSObject()"
    case "CGPoint", "CGSize", "CGRect", "UIEdgeInsets": "\(type).zero"
    case "UIColor": "UIColor.red"
    case "UICollectionView":
      "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case "UISearchController": "UISearchController(searchResultsController: nil)"
    case "UIAlertController":
      "UIAlertController(title: nil, message: nil, preferredStyle: .alert)"
    case "UIStoryboardSegue":
      "UIStoryboardSegue(identifier: nil, source: UIViewController(), destination: UIViewController())"
    case let name where plainObjects.contains(name): "\(name)()"
    default: nil
    }
  }

  /// Classes of UIKit whose objects need no argument.
  private static let plainObjects: Set = [
    "UIViewController", "UINavigationController", "UITabBarController", "UIView", "UILabel",
    "UIButton", "UITextField", "UITextView", "UIImage", "UIImageView", "UISwitch", "UISlider",
    "UISegmentedControl", "UISearchBar", "UIScrollView", "UIStackView", "UITableView",
    "UITableViewCell", "UICollectionViewCell", "UIRefreshControl", "UIBarButtonItem",
    "UITapGestureRecognizer", "UISwipeGestureRecognizer", "UIPanGestureRecognizer",
    "UILongPressGestureRecognizer", "UIActivityIndicatorView", "UIProgressView", "UIPageControl",
    "UIStepper", "CALayer", "NSObject",
  ]

  /// The modules of the types whose values some code makes.
  static func modules(in code: [String]) -> Set<String> {
    var modules: Set<String> = []
    for word in code.lazy.flatMap({ $0.split { !$0.isLetter && !$0.isNumber } }) {
      if let module = module(of: String(word)) { modules.insert(module) }
    }
    return modules
  }

  private static func module(of type: String) -> String? {
    if type.hasPrefix("CL"), known(type, for: "") != nil { return "CoreLocation" }
    if type.hasPrefix("UI") || type == "CALayer", known(type, for: "") != nil { return "UIKit" }
    let types: Set = [
      "CGPoint", "CGRect", "CGSize", "Data", "Date", "DateInterval", "IndexPath",
      "NSAttributedString", "NSObject", "NSRange", "URL", "UUID",
    ]
    return types.contains(type) ? "Foundation" : nil
  }

  /// The simplest of some cases, with its associated values.
  private func enumeration(_ cases: [Element], _ depth: Int) -> String? {
    let simple = cases.first { $0.values.isEmpty }
    let known = (simple.map { [$0] } ?? []) + cases
    return known.lazy.compactMap { self.expression($0, depth: depth) }.first
  }

  // MARK: - Objects and structures

  /// Returns the arguments with which a structure or an object can be created: with one of its own initializers, or
  /// with the values of its properties.
  ///
  /// - Parameters:
  ///   - fields: The values of some properties, as far as they are arguments.
  ///   - own: The arguments for some parameters; `nil` for other parameters.
  func arguments(
    of declaration: DeclaredTypes.Declaration, depth: Int = 0, with fields: [String: String] = [:],
    given own: (Syntax) -> String? = { _ in nil }
  ) -> [String]? {
    guard depth < 8 else { return nil }
    let members = declaration.node.part(.memberBlock)?.parts ?? []
    let initializers = members.filter {
      $0.kind == .initializerDeclaration && !isOfScreen($0, declaration)
    }
    if !initializers.isEmpty {
      for initializer in initializers where initializer.isPlainInitializer {
        let found = self.arguments(for: initializer, depth) { fields[$0.name] ?? own($0) }
        if let found { return found }
      }
      return nil
    }
    let stored = members.filter { $0.kind == .variableDeclaration && !$0.isStatic }
      .flatMap { declaration in
        declaration.parts(.binding).filter(\.isStored).map { (declaration, $0) }
      }
    let needed = stored.filter { variable, binding in
      binding.value == nil
        && (variable.traits.contains(.isConstant) || binding.type?.isOptionalType != true)
    }
    guard declaration.node.kind == .structDeclaration else {
      return needed.isEmpty && inheritsInitializer(declaration, depth) ? [] : nil
    }
    if stored.contains(where: { $0.0.isPrivate }) { return nil }
    var arguments: [String] = []
    for (variable, binding) in stored
    where !variable.traits.contains(.isConstant) || binding.value == nil {
      if let text = fields[binding.name] {
        arguments.append("\(binding.name): \(text)")
        continue
      }
      guard needed.contains(where: { $0.1.node == binding.node }) else { continue }
      guard let type = binding.type,
        let value = value(of: type, for: binding.name, depth: depth + 1)
      else { return nil }
      arguments.append("\(binding.name): \(value)")
    }
    return arguments
  }

  /// True for the initializers that view controllers override only because they have to. Those without arguments
  /// are inherited then.
  private func isOfScreen(_ initializer: Syntax, _ declaration: DeclaredTypes.Declaration) -> Bool {
    let labels = initializer.parts(.parameter).map(\.argumentLabel)
    guard labels == ["nibName", "bundle"] || labels == ["coder"], types.isScreen(declaration) else {
      return false
    }
    let others = declaration.node.part(.memberBlock)?.parts.contains {
      $0.kind == .initializerDeclaration
        && $0.parts(.parameter).map(\.argumentLabel) == ["nibName", "bundle"]
    }
    return labels == ["nibName", "bundle"] || others == true
  }

  private func arguments(
    for initializer: Syntax, _ depth: Int, _ own: (Syntax) -> String?
  ) -> [String]? {
    var arguments: [String] = []
    for parameter in initializer.parts(.parameter) {
      let label = parameter.argumentLabel.map { "\($0): " } ?? ""
      if let value = own(parameter) {
        arguments.append(label + value)
      } else if parameter.value != nil {
        continue
      } else if let type = parameter.type,
        let value = value(of: type, for: parameter.name, depth: depth + 1)
      {
        arguments.append(label + value)
      } else {
        return nil
      }
    }
    return arguments
  }

  /// True if a class without initializers inherits one without parameters.
  private func inheritsInitializer(
    _ declaration: DeclaredTypes.Declaration, _ depth: Int
  ) -> Bool {
    for type in declaration.node.parts(.inheritedType).compactMap(\.type) {
      guard let name = type.baseName else { return false }
      if scope.isClass(name) {
        guard let other = types.declaration(name) else { return false }
        return arguments(of: other, depth: depth + 1)?.isEmpty ?? false
      }
      if ["NSObject", "UIViewController", "UIView"].contains(name) { return true }
    }
    return true
  }

  /// The declared type of a property of a structure.
  func type(ofProperty name: String, of type: Syntax) -> Syntax? {
    guard let declaration = declaration(of: type) else { return nil }
    return types.members(of: declaration).filter { $0.kind == .variableDeclaration }
      .flatMap { $0.parts(.binding) }.first { $0.name == name }?.type
  }

  /// The value of a property in the value of a structure that has no initializers of its own.
  func value(ofProperty name: String, of type: Syntax) -> String? {
    guard let declaration = declaration(of: type), declaration.node.kind == .structDeclaration,
      let arguments = arguments(of: declaration)
    else { return nil }
    return arguments.first { $0.hasPrefix("\(name): ") }.map {
      String($0.dropFirst(name.count + 2))
    }
  }

  private func declaration(of type: Syntax) -> DeclaredTypes.Declaration? {
    var type = scope.resolved(type.plainType).plainType
    while [.optionalType, .unwrappedType].contains(type.kind), let inner = type.type {
      type = inner.plainType
    }
    return types.declaration(of: type)
  }

  // MARK: - Enumerations

  /// A case of an enumeration.
  struct Element {
    let name: String
    /// The labels and types of its associated values.
    let values: [(label: String, type: Syntax)]
  }

  /// Returns the cases of an enumeration, or of a `Result`; `nil` for other types.
  func elements(of type: Syntax) -> [Element]? {
    let type = scope.resolved(type.plainType).plainType
    guard let name = type.baseName else { return nil }
    if name == "Result" {
      let arguments = type.genericArguments
      guard arguments.count == 2 else { return nil }
      return zip(["success", "failure"], arguments).map { Element(name: $0, values: [("", $1)]) }
    }
    guard let declaration = types.declaration(of: type), declaration.node.kind == .enumDeclaration
    else { return nil }
    return elements(of: declaration, with: type.genericArguments)
  }

  func elements(of declaration: DeclaredTypes.Declaration) -> [Element] {
    types.members(of: declaration).filter { $0.kind == .enumCaseDeclaration }
      .flatMap { $0.parts(.enumElement) }
      .map { element in
        Element(
          name: element.writtenName,
          values: element.parts(.tupleTypeElement).compactMap { value in
            value.type.map { (value.name == "_" ? "" : value.name, $0) }
          })
      }
  }

  /// `.failed(reason: "reason")`.
  func expression(_ element: Element, depth: Int = 0) -> String? {
    if element.values.isEmpty { return ".\(element.name)" }
    var values: [String] = []
    for (label, type) in element.values {
      let name = label.isEmpty ? element.name : label
      guard let value = value(of: type, for: name, depth: depth + 1) else { return nil }
      values.append(label.isEmpty ? value : "\(label): \(value)")
    }
    return ".\(element.name)(\(values.joined(separator: ", ")))"
  }

  // MARK: - Comparing

  /// True if two values of a type can be compared with `==`.
  func isEquatable(_ type: Syntax) -> Bool {
    let type = scope.resolved(type.plainType).plainType
    switch type.kind {
    case .optionalType, .unwrappedType, .arrayType, .dictionaryType:
      return type.parts.filter(\.kind.isType).allSatisfy(isEquatable)
    case .typeName, .memberType:
      guard let name = type.baseName else { return false }
      if ["Any", "AnyObject", "Error", "Void", "Result", "CLLocationCoordinate2D"].contains(name) {
        return false
      }
      if Self.known(name, for: "") != nil { return true }
      if ["Array", "Set", "Dictionary", "Optional"].contains(name) {
        return type.genericArguments.allSatisfy(isEquatable)
      }
      guard let declaration = types.declaration(of: type) else { return false }
      let names = types.inherited(by: declaration).compactMap(\.baseName)
      if names.contains(where: ["Equatable", "Hashable", "Comparable"].contains) { return true }
      return declaration.node.kind == .enumDeclaration
        && elements(of: declaration).allSatisfy(\.values.isEmpty)
    default: return false
    }
  }
}

extension Syntax {
  /// The properties of an index path that say where something is.
  static let placesInPath = ["row", "item", "section"]

  var isIndexPath: Bool { baseName == "IndexPath" }

  /// The arguments of a generic type.
  var genericArguments: [Syntax] {
    kind == .memberType
      ? parts.last?.genericArguments ?? [] : parts.filter(\.kind.isType)
  }

  var isVoid: Bool {
    kind == .typeName && name == "Void" || kind == .tupleType && parts.isEmpty
  }

  var isOptionalType: Bool {
    plainType.kind == .optionalType || plainType.kind == .unwrappedType
      || plainType.baseName == "Optional"
  }

  var isStatic: Bool { has(modifier: "static") || has(modifier: "class") }

  var isPrivate: Bool {
    parts(.modifier).contains { ["private", "fileprivate"].contains($0.name) && $0.parts.isEmpty }
  }

  /// The label of a parameter in a call; `nil` if it has none.
  var argumentLabel: String? {
    let label = part(.label)?.text ?? writtenName
    return label == "_" || label.isEmpty ? nil : label
  }

  /// The initial value of a property, or the default value of a parameter.
  var value: Syntax? {
    parts.last { $0.kind.isExpression }
  }

  /// True for a property that has its own storage.
  var isStored: Bool {
    part(.codeBlock) == nil
      && parts(.accessor).allSatisfy { ["willSet", "didSet"].contains($0.name) }
  }

  /// True for an initializer that a test can call like a function that returns.
  var isPlainInitializer: Bool {
    !isPrivate && !traits.contains(.isFailable) && !traits.contains(.canThrow)
      && !traits.contains(.isAsync) && part(.genericParameter) == nil
  }
}

extension SyntaxKind {
  var isExpression: Bool {
    switch self {
    case .identifier, .implicitMember, .integerLiteral, .floatLiteral, .booleanLiteral,
      .nilLiteral, .regexLiteral, .stringLiteral, .arrayLiteral, .dictionaryLiteral, .tuple,
      .closure, .chain, .sequence, .prefixOperator, .inoutExpression, .effect, .keyPath,
      .macroExpansion, .typeExpression:
      true
    default: false
    }
  }
}
