import Foundation
import Testing

@testable import AdderStoryboards

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The facts of a file, one per line, found by a different implementation: Foundation's parser
/// builds a tree, which is searched for every kind of fact in turn.
struct Oracle {
  private let elements: [Element]

  init(_ bytes: [UInt8]) throws {
    let builder = TreeBuilder()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = builder
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    elements = builder.elements
  }

  var facts: [String] {
    (classes + identifiers + scenes + connections + attributes).sorted()
  }

  private func line(_ kind: String, _ values: String?...) -> String {
    ([kind] + values.map { $0 ?? "-" }).joined(separator: "|")
  }

  private var classes: [String] {
    elements.filter { $0["customClass"] != nil }.map {
      line(
        "class", $0.name, $0["id"], $0["customClass"], $0["customModule"],
        $0["customModuleProvider"])
    }
  }

  private var identifiers: [String] {
    let names = [
      "storyboardIdentifier", "reuseIdentifier", "placeholderIdentifier", "storyboardName",
      "referencedIdentifier", "bundleIdentifier",
    ]
    return elements.flatMap { element in
      names.filter { element[$0] != nil }.map { line($0, element["id"], element[$0]) }
    }
  }

  private var scenes: [String] {
    let initial = elements.first?["initialViewController"]
    return elements.filter { $0.name == "scene" }.map { scene in
      let objects = children(of: scene).first { $0.name == "objects" }.map(children) ?? []
      let controller = objects.last { $0["sceneMemberID"] == "viewController" } ?? objects.first
      let id = controller?["id"]
      return line("scene", scene["sceneID"], id, id != nil && id == initial ? "initial" : nil)
    }
  }

  private var connections: [String] {
    elements.filter { parent(of: $0)?.name == "connections" }.compactMap {
      switch $0.name {
      case "outlet", "outletCollection":
        line($0.name, owner(of: $0), $0["property"], $0["destination"])
      case "action":
        line(
          "action", owner(of: $0), $0["selector"], $0["target"] ?? $0["destination"],
          $0["eventType"])
      case "segue":
        line(
          "segue", $0["id"], owner(of: $0), $0["kind"], $0["destination"], $0["identifier"],
          $0["relationship"], $0["unwindAction"], $0["destinationCreationSelector"],
          $0["modalPresentationStyle"])
      default: nil
      }
    }
  }

  private var attributes: [String] {
    elements.filter { $0.name == "userDefinedRuntimeAttribute" }.map { attribute in
      let child = children(of: attribute).last { $0["key"] == "value" }
      let isText = ["string", "mutableString"].contains(child?.name)
      let value = attribute["value"] ?? child?["value"] ?? (isText ? child?.text : nil)
      return line("attribute", owner(of: attribute), attribute["keyPath"], attribute["type"], value)
    }
  }

  // MARK: - The tree

  private func parent(of element: Element) -> Element? { element.parent.map { elements[$0] } }

  private func children(of element: Element) -> [Element] {
    elements.filter { $0.parent == element.position }
  }

  /// The identifier of the nearest object that contains an element.
  private func owner(of element: Element) -> String? {
    var around = parent(of: element)
    while let element = around, element["id"] == nil { around = parent(of: element) }
    return around?["id"]
  }
}

private struct Element {
  let name: String
  let position: Int
  let parent: Int?
  let attributes: [String: String]
  var text: String?

  subscript(name: String) -> String? { attributes[name] }
}

private final class TreeBuilder: NSObject, XMLParserDelegate {
  private(set) var elements: [Element] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let position = elements.count
    elements.append(
      Element(name: name, position: position, parent: open.last, attributes: attributes))
    open.append(position)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { add(text) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    add(String(decoding: block, as: UTF8.self))
  }

  private func add(_ text: String) {
    guard let last = open.last else { return }
    elements[last].text = (elements[last].text ?? "") + text
  }
}

extension InterfaceFile {
  /// The facts in the same format as the oracle's.
  var factsForOracle: [String] {
    func line(_ kind: String, _ values: String?...) -> String {
      ([kind] + values.map { $0 ?? "-" }).joined(separator: "|")
    }
    func line(_ custom: CustomClass, _ element: String, _ id: String) -> String {
      line(
        "class", element, id, custom.name.text, custom.module?.text, custom.moduleProvider?.text)
    }
    var lines = objects.compactMap { object in
      object.customClass.map { line($0, object.element, object.id) }
    }
    lines += segues.compactMap { segue in segue.customClass.map { line($0, "segue", segue.id) } }
    for object in objects {
      let reference = object.storyboardReference
      let values = [
        ("storyboardIdentifier", object.storyboardIdentifier?.text),
        ("reuseIdentifier", object.reuseIdentifier?.text),
        ("placeholderIdentifier", object.placeholder),
        ("storyboardName", reference?.storyboardName?.text),
        ("referencedIdentifier", reference?.referencedIdentifier?.text),
        ("bundleIdentifier", reference?.bundleIdentifier?.text),
      ]
      lines += values.compactMap { name, value in value.map { line(name, object.id, $0) } }
    }
    lines += scenes.map {
      line("scene", $0.id, $0.controller, initialScene == $0 ? "initial" : nil)
    }
    lines += outlets.map {
      line(
        $0.isCollection ? "outletCollection" : "outlet", $0.owner, $0.property.text, $0.destination)
    }
    lines += actions.map {
      line("action", $0.source, $0.selector.text, $0.destination, $0.eventType)
    }
    lines += segues.map {
      line(
        "segue", $0.id, $0.source, $0.kind.writtenWord, $0.destination, $0.identifier?.text,
        $0.relationship?.text, $0.unwindAction?.text, $0.creationSelector?.text,
        $0.presentationStyle?.text)
    }
    lines += runtimeAttributes.map {
      line("attribute", $0.owner, $0.keyPath.text, $0.type, $0.value?.text)
    }
    return lines.sorted()
  }
}

extension Segue.Kind {
  fileprivate var writtenWord: String {
    if case .other(let word) = self { word } else { "\(self)" }
  }
}
