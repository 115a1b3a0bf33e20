import Foundation
import Testing

@testable import AdderStoryboards

#if canImport(FoundationXML)
  import FoundationXML
#endif

// XMLDocument is not there on every system of Apple's.
#if os(Linux) || os(macOS)
  /// The facts of a file as Foundation's XML reader and XPath find them: in another way than ours, a
  /// line each.
  struct Oracle {
    private let document: XMLDocument

    init(_ bytes: [UInt8]) throws {
      document = try XMLDocument(data: Data(bytes), options: .nodePreserveCharacterReferences)
    }

    func facts() throws -> [String] {
      try (classes() + identifiers() + scenes() + connections() + attributes()).sorted()
    }

    private func elements(_ path: String) throws -> [XMLElement] {
      try document.nodes(forXPath: path).compactMap { $0 as? XMLElement }
    }

    private func line(_ kind: String, _ values: String?...) -> String {
      ([kind] + values.map { $0 ?? "-" }).joined(separator: "|")
    }

    private func classes() throws -> [String] {
      try elements("//*[@customClass]").map {
        line(
          "class", $0.name, $0["id"], $0["customClass"], $0["customModule"],
          $0["customModuleProvider"])
      }
    }

    private func identifiers() throws -> [String] {
      let names = [
        "storyboardIdentifier", "reuseIdentifier", "placeholderIdentifier", "storyboardName",
        "referencedIdentifier", "bundleIdentifier",
      ]
      return try names.flatMap { name in
        try elements("//*[@\(name)][not(parent::connections)][@id]").map {
          line(name, $0["id"], $0[name])
        }
      }
    }

    private func scenes() throws -> [String] {
      let initial = try elements("/document").first?["initialViewController"]
      return try elements("//scene").map { scene in
        let id = scene["sceneID"] ?? ""
        let objects = try elements("//scene[@sceneID='\(id)']/objects/*[@id]")
        let controller = objects.last { $0["sceneMemberID"] == "viewController" } ?? objects.first
        let controllerID = controller?["id"]
        return line(
          "scene", id, controllerID,
          controllerID != nil && controllerID == initial ? "initial" : nil)
      }
    }

    private func connections() throws -> [String] {
      let outlets = try elements(
        "//connections/*[self::outlet or self::outletCollection]"
      ).map { line($0.name ?? "", $0.owner, $0["property"], $0["destination"]) }
      let actions = try elements("//connections/action").map {
        line("action", $0.owner, $0["selector"], $0["target"] ?? $0["destination"], $0["eventType"])
      }
      let segues = try elements("//connections/segue").map {
        line(
          "segue", $0["id"], $0.owner, $0["kind"], $0["destination"], $0["identifier"],
          $0["relationship"], $0["unwindAction"], $0["destinationCreationSelector"])
      }
      return outlets + actions + segues
    }

    private func attributes() throws -> [String] {
      try elements("//userDefinedRuntimeAttribute").map { attribute in
        let child = attribute.children?.compactMap { $0 as? XMLElement }.last {
          $0["key"] == "value"
        }
        let isText = ["string", "mutableString"].contains(child?.name)
        let value = child?["value"] ?? (isText ? child?.ownText : nil)
        return line(
          "attribute", attribute.owner, attribute["keyPath"], attribute["type"],
          attribute["value"] ?? value)
      }
    }
  }

  extension XMLElement {
    fileprivate subscript(name: String) -> String? { attribute(forName: name)?.stringValue }

    /// The text in an element; the string value would have the words of comments as well.
    fileprivate var ownText: String? {
      let texts = children?.filter { $0.kind == .text }.compactMap(\.stringValue) ?? []
      return texts.isEmpty ? nil : texts.joined()
    }

    /// The identifier of the nearest object around an element.
    fileprivate var owner: String? {
      var around = parent as? XMLElement
      while let element = around, element["id"] == nil { around = element.parent as? XMLElement }
      return around?["id"]
    }
  }
#endif

extension InterfaceFile {
  /// The same lines as the oracle's.
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
        $0.relationship?.text, $0.unwindAction?.text, $0.creationSelector?.text)
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
