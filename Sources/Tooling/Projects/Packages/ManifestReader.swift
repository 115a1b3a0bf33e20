/// Reads what a manifest says of its package out of its statements.
struct ManifestReader {
  /// A target as the manifest has it, before its folder is looked for.
  struct DeclaredTarget: Equatable {
    enum Path: Equatable { case absent, written(String), computed }

    var kind: SwiftPackage.Target.Kind
    var name: String
    var path: Path
    var dependencies: [String]
    var products: [String]
    /// Whether these are all dependencies.
    var knowsDependencies: Bool
    var sources: [String]?
    var exclude: [String]
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
  /// How many more values may be looked at, so that a hostile manifest comes to an end.
  private var lookups = 20_000
  private static let depthLimit = 64
  private var depth = 0

  /// - Returns: `nil` when the text makes no package.
  static func manifest(in text: String) -> Manifest? {
    var reader = ManifestReader(statements: ManifestParser.statements(in: text))
    return reader.manifest(toolsVersion: toolsVersion(in: text))
  }

  private init(statements: ManifestStatements) {
    self.statements = statements
  }

  // MARK: - The package

  private mutating func manifest(toolsVersion: SwiftPackage.ToolsVersion) -> Manifest? {
    guard let arguments = packageArguments() else { return nil }
    let platforms = list(arguments["platforms"], added: "platforms")
    let products = list(arguments["products"], added: "products")
    let targets = list(arguments["targets"], added: "targets")
    let declared = targets.elements.map { target($0) }
    return Manifest(
      name: text(arguments["name"]),
      toolsVersion: toolsVersion,
      platforms: platforms.elements.compactMap { platform($0) },
      products: products.elements.compactMap { product($0) },
      targets: declared.compactMap(\.self),
      isComplete: targets.isComplete && !declared.contains(nil))
  }

  private func packageArguments() -> Arguments? {
    if case .call(let callee, let arguments)? = statements.values["package"],
      callee == "Package" || callee == "init"
    {
      return Arguments(arguments)
    }
    for value in statements.values.values {
      if case .call("Package", let arguments) = value { return Arguments(arguments) }
    }
    return nil
  }

  private mutating func platform(_ value: ManifestValue) -> SwiftPackage.Platform? {
    guard case .call(let name, let arguments) = value, let version = arguments.first?.value else {
      return nil
    }
    if name == "custom" {
      guard let name = text(version) else { return nil }
      let version = text(Arguments(arguments)["versionString"])
      return SwiftPackage.Platform(name: name.lowercased(), version: version)
    }
    return SwiftPackage.Platform(name: name.lowercased(), version: platformVersion(version))
  }

  /// `16.0` for `.v16`, `10.15` for `.v10_15`, and what is in a string as it is.
  private mutating func platformVersion(_ value: ManifestValue) -> String? {
    guard case .name(let name) = value, name.hasPrefix("v") else { return text(value) }
    let parts = name.dropFirst().split(separator: "_")
    guard parts.allSatisfy({ Int($0) != nil }) else { return text(value) }
    return parts.count == 1 ? "\(parts[0]).0" : parts.joined(separator: ".")
  }

  private mutating func product(_ value: ManifestValue) -> SwiftPackage.Product? {
    guard case .call(let callee, let list) = value,
      let kind = SwiftPackage.Product.Kind(rawValue: callee)
    else { return nil }
    let arguments = Arguments(list)
    guard let name = text(arguments["name"]) else { return nil }
    return SwiftPackage.Product(kind: kind, name: name, targets: texts(arguments["targets"]) ?? [])
  }

  // MARK: - Targets

  private static let kinds: [String: SwiftPackage.Target.Kind] = [
    "target": .library, "executableTarget": .executable, "testTarget": .test, "macro": .macro,
    "plugin": .plugin, "systemLibrary": .system, "binaryTarget": .binary,
  ]

  private mutating func target(_ value: ManifestValue) -> DeclaredTarget? {
    guard case .call(let callee, let list) = value, let kind = Self.kinds[callee] else {
      return nil
    }
    let arguments = Arguments(list)
    guard let name = text(arguments["name"]) else { return nil }
    let dependencies = self.list(arguments["dependencies"])
    let targets = dependencies.elements.map { targetDependency($0) }
    let products = dependencies.elements.map { productDependency($0) }
    return DeclaredTarget(
      kind: kind, name: name,
      path: path(arguments["path"]),
      dependencies: targets.compactMap(\.self),
      products: products.compactMap(\.self),
      knowsDependencies: dependencies.isComplete
        && !zip(targets, products).contains { $0 == nil && $1 == nil },
      sources: arguments["sources"].flatMap { texts($0) },
      exclude: arguments["exclude"].flatMap { texts($0) } ?? [])
  }

  private mutating func path(_ value: ManifestValue?) -> DeclaredTarget.Path {
    guard let value, value != .name("nil") else { return .absent }
    return text(value).map { .written($0) } ?? .computed
  }

  private mutating func targetDependency(_ value: ManifestValue) -> String? {
    guard case .call(let callee, let arguments) = value else { return text(value) }
    return callee == "target" || callee == "byName" ? text(Arguments(arguments)["name"]) : nil
  }

  private mutating func productDependency(_ value: ManifestValue) -> String? {
    guard case .call("product", let arguments) = value else { return nil }
    return text(Arguments(arguments)["name"])
  }

  // MARK: - Values

  /// The arguments of a call by their labels.
  private struct Arguments {
    private let arguments: [ManifestValue.Argument]

    init(_ arguments: [ManifestValue.Argument]) {
      self.arguments = arguments
    }

    subscript(label: String) -> ManifestValue? {
      arguments.first { $0.label == label }?.value
    }
  }

  /// What a name stands for, and what a call of one of the manifest's own functions makes; any
  /// other value itself.
  private mutating func resolved(_ value: ManifestValue) -> ManifestValue {
    var value = value
    while lookups > 0 {
      lookups -= 1
      if case .name(let name) = value, let next = statements.values[name] {
        value = next
      } else if case .call(let name, let arguments) = value, Self.kinds[name] == nil,
        let next = result(of: name, arguments)
      {
        value = next
      } else {
        break
      }
    }
    return value
  }

  private func result(of name: String, _ arguments: [ManifestValue.Argument]) -> ManifestValue? {
    statements.functions[name]?.lazy.compactMap { $0.result(of: arguments) }.first
  }

  /// Looks into a value, unless that has gone on for too long or too deep.
  private mutating func descending<Result>(
    otherwise limit: Result, _ look: (inout ManifestReader) -> Result
  ) -> Result {
    guard lookups > 0, depth < Self.depthLimit else { return limit }
    lookups -= 1
    depth += 1
    defer { depth -= 1 }
    return look(&self)
  }

  private mutating func text(_ value: ManifestValue?) -> String? {
    guard let value else { return nil }
    return descending(otherwise: nil) { reader in
      switch reader.resolved(value) {
      case .string(let pieces):
        reader.joined(pieces) { reader, piece in
          switch piece {
          case .text(let text): text
          case .interpolation(let name): reader.text(.name(name))
          case .computed: nil
          }
        }
      case .sum(let terms):
        reader.joined(terms) { reader, term in reader.text(term) }
      case .list, .call, .name, .number, .mapped, .computed:
        nil
      }
    }
  }

  /// The texts of all parts in a row; `nil` when one has none.
  private mutating func joined<Part>(
    _ parts: [Part], _ text: (inout ManifestReader, Part) -> String?
  ) -> String? {
    var whole = ""
    for part in parts {
      guard let text = text(&self, part) else { return nil }
      whole += text
    }
    return whole
  }

  private mutating func texts(_ value: ManifestValue?) -> [String]? {
    guard let value else { return nil }
    return list(value).elements.compactMap { text($0) }
  }

  /// The elements of a list, names of values in it resolved, and whether they are all.
  private mutating func list(
    _ value: ManifestValue?, added name: String? = nil
  ) -> (elements: [ManifestValue], isComplete: Bool) {
    var lists = value.map { [$0] } ?? []
    // `targets: targets` may have been added to as a variable, and as the package's own targets.
    if case .name(let variable)? = value, variable != name {
      lists += statements.additions[variable] ?? []
    }
    if let name { lists += statements.additions[name] ?? [] }
    var elements: [ManifestValue] = []
    var isComplete = true
    for list in lists { append(list, to: &elements, &isComplete) }
    return (elements, isComplete)
  }

  private mutating func append(
    _ value: ManifestValue, to elements: inout [ManifestValue], _ isComplete: inout Bool
  ) {
    let values: (elements: [ManifestValue], isComplete: Bool) = descending(
      otherwise: ([], false)
    ) { reader in
      var elements: [ManifestValue] = []
      var isComplete = true
      switch reader.resolved(value) {
      case .list(let values):
        elements = values.map { reader.resolved($0) }
      case .sum(let terms):
        for term in terms { reader.append(term, to: &elements, &isComplete) }
      case .mapped(let list, let function, let isFlat):
        let base = reader.list(list)
        isComplete = base.isComplete
        let results = base.elements.map { function.result(of: [.init(label: "", value: $0)]) }
        for result in results {
          guard let result else {
            isComplete = false
            continue
          }
          if isFlat {
            reader.append(result, to: &elements, &isComplete)
          } else {
            elements.append(reader.resolved(result))
          }
        }
      case .name("nil"): break
      case .string, .call, .name, .number, .computed: isComplete = false
      }
      return (elements, isComplete)
    }
    elements += values.elements
    isComplete = isComplete && values.isComplete
  }

  // MARK: - The first line

  /// The version after `// swift-tools-version:`; the oldest there is when it cannot be read.
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
