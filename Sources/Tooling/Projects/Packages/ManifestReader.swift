/// Reads the description of the package from the statements of a manifest.
struct ManifestReader {
  /// A target as the manifest declares it, before its folder is determined.
  struct DeclaredTarget: Equatable {
    enum Path: Equatable { case absent, written(String), computed }

    var kind: SwiftPackage.Target.Kind
    var name: String
    var isConditional: Bool
    var path: Path
    var dependencies: [String]
    var products: [String]
    /// True if the dependencies and products are complete; false if the manifest computes some of
    /// them.
    var knowsDependencies: Bool
    var sources: [String]?
    var exclude: [String]
    var isMainActorByDefault = false
    var isSwift6 = false
    var plugins: [String] = []
  }

  struct Manifest: Equatable {
    var name: String?
    var toolsVersion: SwiftPackage.ToolsVersion
    var platforms: [SwiftPackage.Platform]
    var products: [SwiftPackage.Product]
    var targets: [DeclaredTarget]
    var isComplete: Bool
  }

  private let statements: ManifestStatements
  private var evaluator: ManifestEvaluator

  /// Reads a manifest.
  ///
  /// - Returns: `nil` if the manifest does not create a package.
  static func manifest(in text: String) -> Manifest? {
    var reader = ManifestReader(statements: ManifestStatements(in: text))
    return reader.manifest(toolsVersion: toolsVersion(in: text))
  }

  private init(statements: ManifestStatements) {
    self.statements = statements
    evaluator = ManifestEvaluator(statements: statements, builtIn: Set(Self.kinds.keys))
  }

  // MARK: - The package

  private mutating func manifest(toolsVersion: SwiftPackage.ToolsVersion) -> Manifest? {
    guard let arguments = statements.package.map(ManifestArguments.init) else { return nil }
    let platforms = list("platforms", arguments)
    let products = list("products", arguments)
    let targets = list("targets", arguments)
    let isSwift6 = isSwift6(arguments, toolsVersion)
    let conditional = evaluator.additions(
      to: "targets", setTo: arguments["targets"], conditional: true)
    let declared =
      targets.elements.map { target($0, isConditional: false, isSwift6) }
      + conditional.elements.map { target($0, isConditional: true, isSwift6) }
    return Manifest(
      name: evaluator.text(arguments["name"]),
      toolsVersion: toolsVersion,
      platforms: platforms.elements.compactMap { platform($0) },
      products: products.elements.compactMap { product($0) },
      targets: declared.compactMap(\.self),
      isComplete: targets.isComplete && conditional.isComplete && !declared.contains(nil)
        && !statements.hasSeveralPackages)
  }

  /// Returns the unconditional elements of a package property.
  private mutating func list(
    _ property: String, _ arguments: ManifestArguments
  ) -> ManifestEvaluator.List {
    let value = arguments[property]
    var list = evaluator.list(value)
    list.append(evaluator.additions(to: property, setTo: value, conditional: false))
    return list
  }

  private mutating func platform(_ value: ManifestValue) -> SwiftPackage.Platform? {
    guard case .call(let name, let arguments) = value, let version = arguments.first?.value else {
      return nil
    }
    if name == "custom" {
      guard let name = evaluator.text(version) else { return nil }
      let version = evaluator.text(ManifestArguments(arguments)["versionString"])
      return SwiftPackage.Platform(name: name.lowercased(), version: version)
    }
    return SwiftPackage.Platform(name: name.lowercased(), version: platformVersion(version))
  }

  /// Returns `16.0` for `.v16`, `10.15` for `.v10_15`, and the text of a string unchanged.
  private mutating func platformVersion(_ value: ManifestValue) -> String? {
    guard case .name(let name) = value, name.hasPrefix("v") else { return evaluator.text(value) }
    let parts = name.dropFirst().split(separator: "_")
    guard parts.allSatisfy({ Int($0) != nil }) else { return evaluator.text(value) }
    return parts.count == 1 ? "\(parts[0]).0" : parts.joined(separator: ".")
  }

  private mutating func product(_ value: ManifestValue) -> SwiftPackage.Product? {
    guard case .call(let callee, let list) = value,
      let kind = SwiftPackage.Product.Kind(rawValue: callee)
    else { return nil }
    let arguments = ManifestArguments(list)
    guard let name = evaluator.text(arguments["name"]) else { return nil }
    return SwiftPackage.Product(
      kind: kind, name: name, targets: evaluator.texts(arguments["targets"]) ?? [])
  }

  // MARK: - Targets

  private static let kinds: [String: SwiftPackage.Target.Kind] = [
    "target": .library, "executableTarget": .executable, "testTarget": .test, "macro": .macro,
    "plugin": .plugin, "systemLibrary": .system, "binaryTarget": .binary,
  ]

  /// Returns true if the targets of a package are in the language mode of Swift 6, unless their settings say otherwise.
  private mutating func isSwift6(
    _ arguments: ManifestArguments, _ version: SwiftPackage.ToolsVersion
  ) -> Bool {
    let modes = arguments["swiftLanguageModes"] ?? arguments["swiftLanguageVersions"]
    // Without the list, it is the language of the tools.
    return modes.map { evaluator.list($0).elements.contains(.name("v6")) } ?? (version.major >= 6)
  }

  private mutating func target(
    _ value: ManifestValue, isConditional: Bool, _ isSwift6: Bool
  ) -> DeclaredTarget? {
    guard case .call(let callee, let list) = value, let kind = Self.kinds[callee] else {
      return nil
    }
    let arguments = ManifestArguments(list)
    guard let name = evaluator.text(arguments["name"]) else { return nil }
    let dependencies = evaluator.list(arguments["dependencies"])
    let targets = dependencies.elements.map { targetDependency($0) }
    let products = dependencies.elements.map { productDependency($0) }
    let settings = evaluator.list(arguments["swiftSettings"]).elements
    return DeclaredTarget(
      kind: kind, name: name, isConditional: isConditional,
      path: path(arguments["path"]),
      dependencies: targets.compactMap(\.self),
      products: products.compactMap(\.self),
      knowsDependencies: dependencies.isComplete
        && !zip(targets, products).contains { $0 == nil && $1 == nil },
      sources: arguments["sources"].flatMap { evaluator.texts($0) },
      exclude: arguments["exclude"].flatMap { evaluator.texts($0) } ?? [],
      // `.defaultIsolation(MainActor.self)`; the other argument is `nil`.
      isMainActorByDefault: settings.contains { $0.argument(of: "defaultIsolation") == "self" },
      isSwift6: settings.lazy.compactMap { setting in
        setting.argument(of: "swiftLanguageMode") ?? setting.argument(of: "swiftLanguageVersion")
      }.first.map { $0 == "v6" } ?? isSwift6,
      plugins: evaluator.list(arguments["plugins"]).elements.compactMap { plugin($0) })
  }

  private mutating func plugin(_ value: ManifestValue) -> String? {
    guard case .call("plugin", let arguments) = value else { return evaluator.text(value) }
    return evaluator.text(ManifestArguments(arguments)["name"])
  }

  private mutating func path(_ value: ManifestValue?) -> DeclaredTarget.Path {
    guard let value, value != .name("nil") else { return .absent }
    return evaluator.text(value).map { .written($0) } ?? .computed
  }

  private mutating func targetDependency(_ value: ManifestValue) -> String? {
    guard case .call(let callee, let arguments) = value else { return evaluator.text(value) }
    return callee == "target" || callee == "byName"
      ? evaluator.text(ManifestArguments(arguments)["name"]) : nil
  }

  private mutating func productDependency(_ value: ManifestValue) -> String? {
    guard case .call("product", let arguments) = value else { return nil }
    return evaluator.text(ManifestArguments(arguments)["name"])
  }

  // MARK: - The first line

  /// Returns the version after `// swift-tools-version:`, or the default,
  /// 3.1, if it cannot be read.
  private static func toolsVersion(in text: String) -> SwiftPackage.ToolsVersion {
    let key = "swift-tools-version:"
    for line in text.split(whereSeparator: \.isNewline).prefix(10) where line.hasPrefix("//") {
      let words = line.dropFirst(2).drop { $0 == " " }
      guard words.lowercased().hasPrefix(key) else { continue }
      let digits = words.dropFirst(key.count).drop { $0 == " " }
      let numbers = digits.prefix { $0.isNumber || $0 == "." }.split(separator: ".").map { Int($0) }
      guard let major = numbers.first ?? nil else { continue }
      return .init(major: major, minor: numbers.dropFirst().first.flatMap(\.self) ?? 0)
    }
    return .init(major: 3, minor: 1)
  }
}

extension ManifestValue {
  /// The name that a setting is called with: `v6` for `.swiftLanguageMode(.v6)`.
  fileprivate func argument(of setting: String) -> String? {
    guard case .call(setting, let arguments) = self, case .name(let name)? = arguments.first?.value
    else { return nil }
    return name
  }
}
