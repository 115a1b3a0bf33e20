#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A storyboard or xib that the double reads from a bundle: its objects, and what connects them.
///
/// Only what code can observe is read: view controllers and views with their classes, texts and
/// hierarchy, outlets, identifiers, and segues. Geometry, colors and constraints are not.
@MainActor
final class InterfaceFile {
  /// An element of the file.
  final class Element {
    let name: String
    let attributes: [String: String]
    private(set) var children: [Element] = []

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    func append(_ element: Element) { children.append(element) }

    func children(in group: String) -> [Element] {
      children.first { $0.name == group }?.children ?? []
    }

    var id: String { attributes["id"] ?? "" }

    /// Returns all elements inside this one that the condition includes.
    func all(where isIncluded: (Element) -> Bool) -> [Element] {
      children.flatMap { (isIncluded($0) ? [$0] : []) + $0.all(where: isIncluded) }
    }
  }

  private let root: Element

  /// - Returns: `nil` if the bundle has no such file.
  init?(named name: String, _ fileExtension: String, in bundle: Bundle?) {
    guard
      let path = (bundle ?? .main).path(forResource: name, ofType: fileExtension),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    let reader = InterfaceFileReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      raise(.invalidArgument, "'\(path)' is not an Interface Builder file")
    }
    self.root = root
  }

  // MARK: Storyboards

  private var scenes: [Element] {
    root.children(in: "scenes").compactMap { scene in
      scene.children(in: "objects").first { $0.attributes["sceneMemberID"] == "viewController" }
    }
  }

  /// The scene with an identifier; without one, the initial scene.
  func scene(identifier: String?) -> Element? {
    scenes.first {
      identifier == nil
        ? $0.id == root.attributes["initialViewController"]
        : $0.attributes["storyboardIdentifier"] == identifier
    }
  }

  /// The segue with an identifier from a scene.
  func segue(_ identifier: String, from scene: Element) -> Element? {
    scene.all { $0.name == "segue" && $0.attributes["identifier"] == identifier }.first
  }

  /// The scene to which a segue leads.
  func destination(of segue: Element) -> Element? {
    scenes.first { $0.id == segue.attributes["destination"] }
  }

  /// Creates the view controller of a scene.
  ///
  /// - Parameter type: The class that the caller expects, which may be the scene's.
  func makeController(
    of scene: Element, _ type: UIViewController.Type = UIViewController.self
  ) -> UIViewController {
    let type = objectClass(of: scene, expected: type)
    guard let controller = type.init(coder: StoryboardCoder()) else {
      raise(
        .internalInconsistency, "\(type) has no init?(coder:) with which a storyboard can create it"
      )
    }
    return controller
  }

  // MARK: Views

  /// Creates the views for an owner, and connects its outlets. The owner is a scene's view
  /// controller, or the File's Owner of a xib.
  ///
  /// - Parameter scene: The owner's scene; `nil` in a xib.
  func loadViews(of owner: NSObject, in scene: Element? = nil) {
    var objects: [String: NSObject] = [:]
    let place = scene ?? root.children.first { $0.name == "objects" }
    for element in place?.children ?? [] where element.name.lowercased().hasSuffix("view") {
      let view = makeView(element, &objects)
      if scene != nil, element.attributes["key"] == "view" {
        (owner as? UIViewController)?.view = view
      }
    }
    let ownerElement =
      scene
      ?? root.children(in: "objects").first {
        $0.attributes["placeholderIdentifier"] == "IBFilesOwner"
      }
    if scene == nil, let written = ownerElement?.attributes["customClass"],
      !Self.isNamed(written, type(of: owner))
    {
      raise(.internalInconsistency, "The File's Owner is \(type(of: owner)), not \(written)")
    }
    for outlet in ownerElement?.children(in: "connections") ?? [] where outlet.name == "outlet" {
      connect(outlet, of: owner, to: objects)
    }
    for object in objects.values { (object as? UIResponder)?.awakeFromNib() }
  }

  private func connect(_ outlet: Element, of owner: NSObject, to objects: [String: NSObject]) {
    let property = outlet.attributes["property"] ?? ""
    guard let object = objects[outlet.attributes["destination"] ?? ""] else {
      raise(.invalidArgument, "The outlet '\(property)' leads to nothing in the file")
    }
    if property == "view", let controller = owner as? UIViewController, let view = object as? UIView
    {
      controller.view = view
    } else if !Outlets.set(property, of: owner, to: object) {
      raise(
        .undefinedKey,
        "this class is not key value coding-compliant for the key \(property): \(type(of: owner))")
    }
  }

  private func makeView(_ element: Element, _ objects: inout [String: NSObject]) -> UIView {
    let type = objectClass(of: element, expected: Self.views[element.name] ?? UIView.self)
    guard let view = type.init(coder: StoryboardCoder()) else {
      raise(.internalInconsistency, "\(type) has no init?(coder:) with which a xib can create it")
    }
    objects[element.id] = view
    let attributes = element.attributes
    if let label = view as? UILabel {
      label.text = attributes["text"]
      label.numberOfLines = attributes["numberOfLines"].flatMap(Int.init) ?? 1
    }
    if let button = view as? UIButton {
      let title = element.children.first { $0.name == "state" }?.attributes["title"]
      button.setTitle(title, for: .normal)
    }
    if let field = view as? UITextField {
      field.text = attributes["text"]
      field.placeholder = attributes["placeholder"]
    }
    view.isHidden = attributes["hidden"] == "YES"
    for child in element.children(in: "subviews") {
      let subview = makeView(child, &objects)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    return view
  }

  private static let views: [String: UIView.Type] = [
    "button": UIButton.self, "collectionView": UICollectionView.self, "imageView": UIImageView.self,
    "label": UILabel.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self,
    "switch": UISwitch.self, "tableView": UITableView.self, "textField": UITextField.self,
    "textView": UITextView.self, "view": UIView.self,
  ]

  // MARK: Classes

  /// Returns the class of an element: the expected one if the file names it, or else the one with
  /// the written name.
  private func objectClass<Object: NSObject>(
    of element: Element, expected: Object.Type
  ) -> Object.Type {
    guard let name = element.attributes["customClass"], !Self.isNamed(name, expected) else {
      return expected
    }
    let module = element.attributes["customModule"] ?? ""
    let mangled = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)C"
    guard let type = _typeByName(mangled) as? Object.Type else {
      raise(.invalidArgument, "Unknown class \(module).\(name) in Interface Builder file")
    }
    return type
  }

  private static func isNamed(_ name: String, _ type: AnyClass) -> Bool { "\(type)" == name }
}

/// Reads the elements of an Interface Builder file.
private final class InterfaceFileReader: NSObject, XMLParserDelegate {
  private(set) var root: InterfaceFile.Element?
  private var open: [InterfaceFile.Element] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let element = InterfaceFile.Element(name, attributes)
    open.last?.append(element)
    if root == nil { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
