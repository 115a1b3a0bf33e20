import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports files that depend on layers which their own layer must not know.
struct LayerRules: ProjectRuleFamily {
  let rule = LintRule.layerHasForbiddenDependency
  var rules: [LintRule] { [rule] }

  func check(
    _ project: LintedProject, _ architecture: Architecture, _ rules: ArchitectureRules,
    _ report: inout LintReport
  ) {
    guard !architecture.layers.isEmpty, rules[rule] != nil else { return }
    let map = LayerMap(architecture.layers, project.index)
    for number in project.index.files.indices {
      guard let layer = map.layer(ofFile: number) else { continue }
      let problems = map.problems(inFile: number, of: layer)
      if problems.isEmpty { report.keeps(rule) }
      for problem in problems {
        let path = project.index.files[number].path
        report.finds(
          LintProblem(
            rule,
            Subject(
              inFile: Int32(number), problem.name,
              name: "\(path.pathNames.last ?? "") \(problem.name)"), at: problem.place,
            problem.message), under: rules, group: layer.name)
      }
    }
  }
}

/// The layers of the project's files and Swift modules.
private struct LayerMap {
  private let layers: [Layer]
  private let index: ProjectIndex
  /// The index of each file's layer.
  private let layersOfFiles: [Int?]
  private let layersByModule: [String: Layer]
  /// The layers that files import as modules. Dependencies on the other layers show only in type
  /// names.
  private let imported: Set<String>

  struct Problem {
    var name: String
    var place: LintPlace
    var message: String
  }

  init(_ layers: [Layer], _ index: ProjectIndex) {
    self.layers = layers
    self.index = index
    layersOfFiles = index.files.map { file in
      layers.firstIndex { $0.folders.contains { file.path.hasPrefix("\($0)/") } }
    }
    layersByModule = Dictionary(
      layers.flatMap { layer in layer.modules.map { ($0, layer) } },
      uniquingKeysWith: { first, _ in first })
    let names = Set(index.files.flatMap { file in Self.imports(of: file.facts).map(\.name) })
    imported = Set(layers.filter { !names.isDisjoint(with: $0.modules) }.map(\.name))
  }

  func layer(ofFile number: Int) -> Layer? { layersOfFiles[number].map { layers[$0] } }

  func problems(inFile number: Int, of layer: Layer) -> [Problem] {
    importProblems(inFile: number, of: layer) + mentionProblems(inFile: number, of: layer)
  }

  // MARK: Imports

  private func importProblems(inFile number: Int, of layer: Layer) -> [Problem] {
    Self.imports(of: index.files[number].facts).compactMap { name, node in
      message(layer, imports: name).map { message in
        Problem(name: name, place: place(of: node, inFile: number), message: message)
      }
    }
  }

  private func message(_ layer: Layer, imports name: String) -> String? {
    guard let other = layersByModule[name] else {
      guard let allowed = layer.imports, !allowed.contains(name) else { return nil }
      let known = allowed.isEmpty ? "nothing" : allowed.map { "'\($0)'" }.joined(separator: ", ")
      return
        "'\(layer.name)' imports '\(name)'. Besides the layers it may depend on, it may import \(known)."
    }
    if other.name == layer.name || layer.knows.contains(other.name) { return nil }
    return
      "'\(layer.name)' imports '\(name)', which belongs to the layer '\(other.name)', \(limit(layer))"
  }

  /// Returns the end of a message about a forbidden layer.
  private func limit(_ layer: Layer) -> String {
    layer.knows.isEmpty
      ? "but may not depend on any other layer."
      : "but may depend only on \(layer.knows.map { "'\($0)'" }.joined(separator: ", "))."
  }

  /// Returns the modules that a file imports, with the nodes of the imports.
  private static func imports(of facts: SwiftFile) -> [(name: String, node: Int)] {
    facts.nodes.indices.filter { facts.nodes[$0].kind == .importDeclaration }.map { node in
      // `Foundation.NSURL` belongs to Foundation.
      (String(facts.name(of: node).prefix { $0 != "." }), node)
    }
  }

  // MARK: Types

  /// Reports each type once, at its first occurrence.
  private func mentionProblems(inFile number: Int, of layer: Layer) -> [Problem] {
    let file = index.files[number]
    var known = namesOfItsOwn(file)
    // A nested type belongs to its outer type.
    var inner: Set<Int> = []
    return file.facts.nodes.indices.compactMap { node -> Problem? in
      let kind = file.facts.nodes[node].kind
      if kind == .memberType { inner.formUnion(file.facts.parts(of: node).dropFirst()) }
      guard kind == .typeName || kind == .identifier, !inner.contains(node) else { return nil }
      let name = file.names[Int(file.facts.nodes[node].name)]
      guard known.insert(name).inserted, let other = self.layer(declaring: name),
        other.name != layer.name, !layer.knows.contains(other.name), !imported.contains(other.name)
      else { return nil }
      return Problem(
        name: index.names[name], place: place(of: node, inFile: number),
        message:
          "'\(layer.name)' uses '\(index.names[name])' from the layer '\(other.name)', \(limit(layer))"
      )
    }
  }

  /// Returns the names of generic parameters and associated
  /// types, which represent types chosen elsewhere.
  private func namesOfItsOwn(_ file: ProjectIndex.File) -> Set<Name> {
    let nodes = file.facts.nodes.lazy.filter {
      $0.kind == .genericParameter || $0.kind == .associatedtypeDeclaration
    }
    return Set(nodes.map { file.names[Int($0.name)] })
  }

  /// Returns the layer that contains all types with a name; `nil` if there are no such types, or if
  /// some of them are elsewhere.
  private func layer(declaring name: Name) -> Layer? {
    let types = index.types(named: name)
    let layers = Set(
      types.map { layersOfFiles[Int(index.types[$0].place.file)] })
    guard layers.count == 1, let number = layers.first.flatMap(\.self),
      types.allSatisfy({ index.types[$0].outer == nil })
    else { return nil }
    return self.layers[number]
  }

  private func place(of node: Int, inFile number: Int) -> LintPlace {
    let syntax = index.files[number].facts.nodes[node]
    let count = index.files[number].facts.names.bytes(of: syntax.name) { UInt32($0.count) }
    return LintPlace(
      file: Int32(number), start: syntax.nameStart, end: syntax.nameStart + count)
  }
}
