import AdderArchitectures
import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of an SVG diagram that tests check.
struct Picture {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""

    var classes: Set<String> {
      Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
    }

    func number(_ attribute: String) -> Double { attributes[attribute].flatMap(Double.init) ?? 0 }
  }

  private(set) var elements: [Element] = []

  /// - Returns: `nil` if the file is not well-formed.
  init?(_ svg: String) {
    let parser = XMLParser(data: Data(svg.utf8))
    let collector = Collector()
    parser.delegate = collector
    guard parser.parse() else { return nil }
    elements = collector.elements
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      for index in open { elements[index].text += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }

  func elements(of kind: String) -> [Element] { elements.filter { $0.classes.contains(kind) } }

  /// The boxes of roles, missing roles and other modules.
  var boxes: [Element] {
    elements.filter {
      $0.name == "rect" && !$0.classes.isDisjoint(with: ["box", "outside", "missing-box"])
    }
  }

  var description: String { elements.first { $0.name == "desc" }?.text ?? "" }

  /// Boxes that overlap, and labels and boxes that extend beyond the diagram.
  var faults: [String] {
    var faults: [String] = []
    for (position, box) in boxes.enumerated() {
      for other in boxes[..<position] where overlap(box, other) {
        faults.append("\(box.attributes) covers \(other.attributes)")
      }
    }
    let width = elements[0].number("width")
    for label in elements(of: "label") {
      let length = 6 * Double(label.text.count)
      let start =
        switch label.attributes["text-anchor"] {
        case "end": label.number("x") - length
        case "middle": label.number("x") - length / 2
        default: label.number("x")
        }
      if start < 0 || start + length > width { faults.append("'\(label.text)' leaves the picture") }
    }
    for box in boxes where box.number("x") < 0 || box.number("x") + box.number("width") > width {
      faults.append("\(box.attributes) leaves the picture")
    }
    return faults
  }

  private func overlap(_ one: Element, _ other: Element) -> Bool {
    func meets(_ start: String, _ length: String) -> Bool {
      one.number(start) < other.number(start) + other.number(length)
        && other.number(start) < one.number(start) + one.number(length)
    }
    return meets("x", "width") && meets("y", "height")
  }
}
