import AdderBase
import AdderYAML

extension GeneratedXcodeProject {
  /// Reads XcodeGen's `project.yml`. Values that are computed, or that XcodeGen takes from the
  /// environment, are unknown.
  init?(xcodeGen text: String, in root: AbsolutePath) {
    let node = try? YAMLNode(parsing: text, file: Generator.xcodeGen.fileName)
    guard let file = XcodeGenNode(node), file["targets"] != nil || file["include"] != nil else {
      return nil
    }
    let templates = file["targetTemplates"]
    let targets = (file["targets"]?.entries ?? []).map { name, node in
      XcodeGenTarget(
        name: name, layers: [node] + node.texts("templates").compactMap { templates?[$0] })
    }
    self.init(
      .xcodeGen, name: file.text("name"), targets: targets.map { $0.target(in: root) },
      isComplete: file["include"] == nil)
  }
}

/// A mapping of `project.yml`. A value of another kind than expected counts as missing: XcodeGen
/// itself reports it.
private struct XcodeGenNode {
  let entries: [(key: String, value: XcodeGenNode)]
  private let node: YAMLNode

  init?(_ node: YAMLNode?) {
    guard let node else { return nil }
    self.node = node
    let mapping = try? node.mapping()
    entries = (mapping?.entries ?? []).compactMap { entry in
      XcodeGenNode(entry.value).map { (entry.key, $0) }
    }
  }

  subscript(key: String) -> XcodeGenNode? { entries.last { $0.key == key }?.value }

  /// The text of the value itself; `nil` if it is a list or a mapping, or contains a variable.
  var text: String? {
    guard let text = try? node.string(), !text.contains("${") else { return nil }
    return text
  }

  func text(_ key: String) -> String? { self[key]?.text }

  /// The elements of a list, or the value itself.
  var elements: [XcodeGenNode] {
    (try? node.sequence())?.compactMap { XcodeGenNode($0) } ?? [self]
  }

  func texts(_ key: String) -> [String] { self[key]?.elements.compactMap(\.text) ?? [] }
}

/// A target of `project.yml`, with the templates that it uses.
private struct XcodeGenTarget {
  let name: String
  let layers: [XcodeGenNode]

  private func first<Value>(_ value: (XcodeGenNode) -> Value?) -> Value? {
    layers.lazy.compactMap(value).first
  }

  func target(in root: AbsolutePath) -> GeneratedXcodeProject.Target {
    let folders = layers.flatMap { $0["sources"]?.elements ?? [] }
      .compactMap { $0.text ?? $0.text("path") }
      .compactMap { try? RelativePath(validating: $0) }
      .filter { root.appending($0).isFolder }
    let platforms = first { $0["platform"].map { $0.elements.compactMap(\.text) } } ?? []
    let module = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].lazy.compactMap(setting)
      .first { !$0.contains("$") }
    let target = XcodeLayout.Target(
      name: name, kind: kind, module: Project.identifier(module ?? name), folder: folders.first,
      dependencies: layers.flatMap { $0["dependencies"]?.elements ?? [] }
        .compactMap { $0.text("target") },
      lacksUIKit: platforms == ["macOS"],
      alwaysHasUIKit: !platforms.isEmpty
        && platforms.allSatisfy { ["iOS", "tvOS", "visionOS"].contains($0) }
        && first { $0["supportedDestinations"] } == nil)
    return GeneratedXcodeProject.Target(target: target, sources: folders)
  }

  private func setting(_ key: String) -> String? {
    first { $0["settings"]?.text(key) ?? $0["settings"]?["base"]?.text(key) }
  }

  private var kind: XcodeLayout.Target.Kind {
    let type = first { $0.text("type") } ?? ""
    return switch type {
    case "application", "application.messages", "application.on-demand-install-capable": .app
    case "bundle.unit-test": .unitTests
    case "bundle.ui-testing", "bundle", "": .other
    default: .library
    }
  }
}
