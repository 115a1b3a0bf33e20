import AdderBase

extension GeneratedXcodeProject {
  /// Reads Tuist's `Project.swift` without running it. If a function computes the targets, they
  /// are the folders that Tuist's own starter project uses for a target with the project's name.
  init?(tuist text: String, in root: AbsolutePath) {
    var reader = TuistReader(statements: ManifestStatements(in: text))
    guard let project = reader.project else { return nil }
    let name = reader.evaluator.text(project["name"])
    let list = reader.evaluator.list(project["targets"])
    let targets = list.elements.map { reader.target($0, in: root) }
    let known = targets.compactMap(\.self)
    let isComplete = project["targets"] != nil && list.isComplete && known.count == targets.count
    self.init(
      .tuist, name: name,
      targets: known.isEmpty ? name.map { Self.usualTargets(named: $0, in: root) } ?? [] : known,
      isComplete: isComplete)
  }

  private static func usualTargets(named name: String, in root: AbsolutePath) -> [Target] {
    func folder(_ paths: String...) -> RelativePath? {
      paths.lazy.compactMap { try? RelativePath(validating: $0) }
        .first { root.appending($0).isFolder }
    }
    guard let code = folder("Targets/\(name)/Sources", "\(name)/Sources", name, "Sources") else {
      return []
    }
    let app = XcodeLayout.Target(
      name: name, kind: .app, module: Project.identifier(name), folder: code)
    let tests = folder("Targets/\(name)/Tests", "\(name)/Tests", "\(name)Tests", "Tests").map {
      Target(
        target: XcodeLayout.Target(
          name: "\(name)Tests", kind: .unitTests, module: Project.identifier("\(name)Tests"),
          folder: $0, dependencies: [name]),
        sources: [$0])
    }
    return [Target(target: app, sources: [code])] + (tests.map { [$0] } ?? [])
  }
}

private struct TuistReader {
  var evaluator: ManifestEvaluator
  private let statements: ManifestStatements

  init(statements: ManifestStatements) {
    self.statements = statements
    evaluator = ManifestEvaluator(
      statements: statements, builtIn: ["target", "Target", "Project", "glob"])
  }

  /// The arguments of the call that creates the project: `Project(…)`, or a helper such as
  /// `Project.app(…)`.
  var project: ManifestArguments? {
    guard case .call(_, let arguments)? = statements.values["project"] else { return nil }
    return ManifestArguments(arguments)
  }

  /// Returns a target: `.target(…)`, or `Target(…)` in older files.
  mutating func target(
    _ value: ManifestValue, in root: AbsolutePath
  ) -> GeneratedXcodeProject.Target? {
    guard case .call(let callee, let list) = value, callee == "target" || callee == "Target" else {
      return nil
    }
    let arguments = ManifestArguments(list)
    guard let name = evaluator.text(arguments["name"]) else { return nil }
    let folders = sources(arguments["sources"]).compactMap(folder)
      .filter { root.appending($0).isFolder }
    let platforms = names(arguments["destinations"]) + names(arguments["platform"])
    let module = evaluator.text(arguments["productName"]) ?? name
    let target = XcodeLayout.Target(
      name: name, kind: kind(names(arguments["product"]).first ?? ""),
      module: Project.identifier(module), folder: folders.first,
      dependencies: dependencies(arguments["dependencies"]),
      lacksUIKit: platforms == ["macOS"] || platforms == ["mac"],
      alwaysHasUIKit: !platforms.isEmpty && platforms.allSatisfy(Self.withUIKit.contains))
    return GeneratedXcodeProject.Target(target: target, sources: folders)
  }

  private static let withUIKit: Set = [
    "iOS", "tvOS", "visionOS", "iPhone", "iPad", "appleTv", "appleVision",
  ]

  private mutating func sources(_ value: ManifestValue?) -> [String] {
    // One string is a list with one element.
    if let text = evaluator.text(value) { return [text] }
    return evaluator.list(value).elements.compactMap { element in
      if case .call("glob", let arguments) = element {
        return arguments.first.flatMap { evaluator.text($0.value) }
      }
      return evaluator.text(element)
    }
  }

  /// Returns the folder of a pattern such as `App/Sources/**`.
  private func folder(_ pattern: String) -> RelativePath? {
    let names = pattern.split(separator: "/").prefix { !$0.contains("*") }
      .filter { !$0.hasSuffix(".swift") }
    return names.isEmpty
      ? .root : try? RelativePath(validating: names.joined(separator: "/"))
  }

  private mutating func dependencies(_ value: ManifestValue?) -> [String] {
    evaluator.list(value).elements.compactMap { element in
      guard case .call("target", let arguments) = element else { return nil }
      return evaluator.text(ManifestArguments(arguments)["name"])
    }
  }

  /// Returns the names of enumeration cases: one, or a list of them.
  private func names(_ value: ManifestValue?) -> [String] {
    switch value {
    case .name(let name): [name]
    case .list(let values): values.flatMap { names($0) }
    default: []
    }
  }

  private func kind(_ product: String) -> XcodeLayout.Target.Kind {
    switch product {
    case "app": .app
    case "unitTests": .unitTests
    case "uiTests", "bundle", "": .other
    default: .library
    }
  }
}
