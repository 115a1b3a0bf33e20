import AdderTestSupport

/// A random storyboard or xib, with the facts that it contains.
struct RandomInterface {
  /// A value as it was written.
  struct Value: Equatable {
    let raw: String
    let text: String
  }

  private(set) var text = ""
  /// The values of all attributes and the contents of text elements, keyed by offset.
  private(set) var values: [Int: Value] = [:]
  /// The facts that the oracle should find, sorted.
  var facts: [String] { collected.sorted() }
  /// The identifiers of objects and segues.
  private(set) var ids: Set<String> = []
  private(set) var ends: Set<String> = []

  private var collected: [String] = []
  private var numbers: SeededRandom
  private let hasScenes: Bool

  init(seed: Int) {
    // The factor spreads neighbouring seeds.
    numbers = SeededRandom(seed: seed * 1_000_003)
    hasScenes = numbers.next() % 2 == 0
    writeDocument()
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &numbers) < percent
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &numbers)]
  }

  private mutating func fact(_ kind: String, _ values: String?...) {
    collected.append(([kind] + values.map { $0 ?? "-" }).joined(separator: "|"))
  }

  // MARK: - Structure

  private mutating func writeDocument() {
    if chance(10) { text += "\u{FEFF}" }
    if chance(80) { text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" }
    writeBetween()
    let initial = "i1"
    let type = hasScenes ? "Storyboard.XIB" : "XIB"
    var attributes = [
      ("type", "com.apple.InterfaceBuilder3.CocoaTouch.\(type)"), ("version", "3.0"),
    ]
    if hasScenes { attributes.append(("initialViewController", initial)) }
    write("document", attributes) { document in
      guard document.hasScenes else { return document.writeObjects(in: nil, initial) }
      document.write("scenes", []) { scenes in
        for number in 0..<Int.random(in: 0...3, using: &scenes.numbers) {
          let id = "s\(number)"
          scenes.write("scene", [("sceneID", id)]) { $0.writeObjects(in: id, initial) }
        }
      }
    }
    writeBetween()
  }

  private mutating func writeObjects(in scene: String?, _ initial: String) {
    var first: String?
    var controller: String?
    write("objects", []) { objects in
      for _ in 0..<Int.random(in: 0...3, using: &objects.numbers) {
        let isController = objects.chance(30)
        let id = objects.writeObject(depth: 0, isController: isController)
        first = first ?? id
        if isController { controller = id }
      }
    }
    guard let scene else { return }
    let shown = controller ?? first
    fact("scene", scene, shown, shown == initial ? "initial" : nil)
  }

  private mutating func newID() -> String {
    let id = "i\(ids.count + 1)"
    ids.insert(id)
    return id
  }

  @discardableResult private mutating func writeObject(depth: Int, isController: Bool) -> String {
    let id = newID()
    let element = pick(["view", "tableViewCell", "viewController", "viewControllerPlaceholder"])
    var attributes = [("id", id)]
    if isController { attributes.append(("sceneMemberID", "viewController")) }
    var names = ["storyboardIdentifier", "reuseIdentifier", "placeholderIdentifier"]
    if element == "viewControllerPlaceholder" {
      names += ["storyboardName", "referencedIdentifier", "bundleIdentifier"]
    }
    for name in names where chance(25) {
      let value = newText()
      attributes.append((name, value))
      fact(name, id, value)
    }
    attributes += classAttributes(of: element, id)
    write(element, attributes) { object in
      if object.chance(40) { object.writeRuntimeAttributes(of: id) }
      if object.chance(60), depth < 4 {
        object.write("subviews", []) { views in
          for _ in 0..<Int.random(in: 0...2, using: &views.numbers) {
            views.writeObject(depth: depth + 1, isController: false)
          }
        }
      }
      if object.chance(50) { object.writeConnections(of: id) }
    }
    return id
  }

  private mutating func classAttributes(of element: String, _ id: String) -> [(String, String)] {
    guard chance(40) else { return [] }
    let name = newText()
    let module = chance(50) ? newText() : nil
    let provider = chance(50) ? "target" : nil
    fact("class", element, id, name, module, provider)
    let attributes = [
      ("customClass", name), ("customModule", module), ("customModuleProvider", provider),
    ]
    return attributes.compactMap { name, value in value.map { (name, $0) } }
  }

  private mutating func writeConnections(of owner: String) {
    write("connections", []) { connections in
      for _ in 0..<Int.random(in: 0...3, using: &connections.numbers) {
        let destination =
          connections.chance(90) ? connections.pick(connections.ids.sorted()) : "lost"
        connections.ends.formUnion([owner, destination])
        switch Int.random(in: 0..<3, using: &connections.numbers) {
        case 0: connections.writeOutlet(of: owner, destination)
        case 1: connections.writeAction(of: owner, destination)
        default: connections.writeSegue(of: owner, destination)
        }
      }
    }
  }

  private mutating func writeOutlet(of owner: String, _ destination: String) {
    let element = pick(["outlet", "outletCollection"])
    let property = newText()
    fact(element, owner, property, destination)
    write(element, [("property", property), ("destination", destination), ("id", "o")])
  }

  private mutating func writeAction(of owner: String, _ destination: String) {
    let selector = newText()
    let event = chance(50) ? "valueChanged" : nil
    fact("action", owner, selector, destination, event)
    var attributes = [("selector", selector), (pick(["destination", "target"]), destination)]
    if let event { attributes.append(("eventType", event)) }
    write("action", attributes)
  }

  private mutating func writeSegue(of owner: String, _ destination: String) {
    let id = "g\(collected.count)"
    let kind = pick(["show", "embed", "custom", "unwind", "relationship", newText()])
    var attributes = [("id", id), ("kind", kind), ("destination", destination)]
    let names = [
      "identifier", "relationship", "unwindAction", "destinationCreationSelector",
      "modalPresentationStyle",
    ]
    var optional: [String?] = []
    for name in names {
      let value = chance(40) ? newText() : nil
      optional.append(value)
      if let value { attributes.append((name, value)) }
    }
    fact(
      "segue", id, owner, kind, destination, optional[0], optional[1], optional[2], optional[3],
      optional[4])
    attributes += classAttributes(of: "segue", id)
    write("segue", attributes) { if $0.chance(10) { $0.writeConnections(of: id) } }
  }

  private mutating func writeRuntimeAttributes(of owner: String) {
    write("userDefinedRuntimeAttributes", []) { list in
      for _ in 0..<Int.random(in: 0...3, using: &list.numbers) { list.writeRuntimeAttribute(owner) }
    }
  }

  private mutating func writeRuntimeAttribute(_ owner: String) {
    ends.insert(owner)
    let element = "userDefinedRuntimeAttribute"
    let keyPath = newText()
    var attributes = [("keyPath", keyPath), ("type", "string")]
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0:
      fact("attribute", owner, keyPath, "string", nil)
      write(element, attributes) { $0.write("color", [("key", "value"), ("white", "1")]) }
    case 1:
      let value = newText()
      fact("attribute", owner, keyPath, "string", value)
      attributes.append(("value", value))
      write(element, attributes)
    case 2:
      let value = newText()
      fact("attribute", owner, keyPath, "string", value)
      write(element, attributes) { $0.write("real", [("key", "value"), ("value", value)]) }
    default:
      let value = newText() + "."
      fact("attribute", owner, keyPath, "string", value)
      write(element, attributes) { $0.writeText("string", value) }
    }
  }

  // MARK: - Writing

  private mutating func newText() -> String {
    let parts = [
      "Profile", "ViewController", "a", "didTap:", " ", "Имя", "é", "e\u{301}", "\u{301}",
      "\u{600}", "👍🏽", "<", ">",
      "&", "\"", "'", "\n", "\t", "=", "/>", "&amp;", "]]", "-",
    ]
    let count = Int.random(in: 0..<5, using: &numbers)
    return (0..<count).map { _ in pick(parts) }.joined()
  }

  private mutating func write(
    _ element: String, _ attributes: [(String, String)],
    _ content: ((inout RandomInterface) -> Void)? = nil
  ) {
    let noise = ["x", "customclass", "customClassName", "idx", "key1", "frame"]
      .filter { _ in chance(8) }
    var all = attributes
    for name in noise { all.append((name, newText())) }
    all.shuffle(using: &numbers)
    text += "<\(element)"
    for (name, value) in all {
      writeBlank(pick([" ", "  ", "\n\t", "\r\n", "\t"]))
      text += name
      writeBlank("")
      text += "="
      writeBlank("")
      let mark: Unicode.Scalar = chance(70) ? "\"" : "'"
      text.unicodeScalars.append(mark)
      writeValue(value, in: mark)
      text.unicodeScalars.append(mark)
    }
    writeBlank("")
    if content == nil, chance(70) {
      text += "/>"
    } else {
      text += ">"
      writeBetween()
      content?(&self)
      text += "</\(element)\(pick(["", "", " ", "\n"]))>"
    }
    writeBetween()
  }

  /// Writes the usual text, sometimes with additional whitespace.
  private mutating func writeBlank(_ usual: String) {
    text += chance(10) ? usual + pick([" ", "\n", "\r\n  ", "\t"]) : usual
  }

  private mutating func writeValue(_ value: String, in mark: Unicode.Scalar) {
    let offset = text.utf8.count
    var raw = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case " ": raw += chance(10) ? pick(["\n", "\t", "\r\n", "&#32;"]) : " "
      case "&", "<", mark, "\n", "\t": raw += reference(to: scalar)
      default: raw += chance(5) ? reference(to: scalar) : String(scalar)
      }
    }
    text += raw
    values[offset] = Value(raw: raw, text: value)
  }

  private mutating func reference(to scalar: Unicode.Scalar) -> String {
    let names: [Unicode.Scalar: String] = [
      "&": "amp", "<": "lt", ">": "gt", "\"": "quot", "'": "apos",
    ]
    if let name = names[scalar], chance(70) { return "&\(name);" }
    return chance(50)
      ? "&#\(scalar.value);" : "&#x\(String(scalar.value, radix: 16, uppercase: chance(50)));"
  }

  /// Writes an element whose content is a value.
  private mutating func writeText(_ element: String, _ value: String) {
    text += "<\(element) key='value'>"
    let offset = text.utf8.count
    var raw = ""
    for scalar in value.unicodeScalars {
      if chance(3) { raw += "<!-- <real key='value' value='1'/> -->" }
      switch scalar {
      case "&", "<", ">": raw += chance(50) ? reference(to: scalar) : "<![CDATA[\(scalar)]]>"
      case "\n": raw += pick(["\n", "\r\n", "&#10;"])
      default: raw += chance(5) ? reference(to: scalar) : String(scalar)
      }
    }
    text += raw
    values[offset] = Value(raw: raw, text: value)
    text += "</\(element)>"
  }

  /// Writes a random comment, instruction or whitespace between elements.
  private mutating func writeBetween() {
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0: text += "<!-- <view id='no' customClass=\"Ж\"/> -->"
    case 1: text += "<?note <view id='no'/> ?>"
    case 2: text += "\r\n\t"
    case 3...8: text += "\n  "
    default: break
    }
  }
}
