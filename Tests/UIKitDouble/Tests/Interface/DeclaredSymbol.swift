import AdderTestSupport
import Foundation

/// A declaration in the double, as the compiler reports it.
struct DeclaredSymbol {
  let name: String
  let kind: String
  let declaration: String
  let isOpen: Bool
  let since: String?
  let superclass: String?
  let isOptional: Bool?
  /// True if the declaration overrides another one in the double, or if it is the default
  /// implementation of an optional requirement.
  let isRepeated: Bool
  var facts: DeclaredFacts { DeclaredFacts(declaration) }

  /// Returns all public declarations of the double.
  ///
  /// - Parameter modules: The folder in which the module was built.
  static func all(in modules: URL) throws -> [DeclaredSymbol] {
    let folder = try TemporaryFolder()
    let target = try run("swiftc", ["-print-target-info"]).output
    let triple = try JSONDecoder().decode(Target.Information.self, from: Data(target.utf8)).target
      .triple
    let outcome = try run(
      "swift",
      [
        "symbolgraph-extract", "-module-name", "UIKit", "-I", modules.path(), "-target", triple,
        "-output-dir", folder.path, "-minimum-access-level", "public", "-skip-synthesized-members",
      ])
    guard outcome.status == 0 else { throw Failure(text: outcome.errors) }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".symbols.json") }
      .flatMap { file in
        try JSONDecoder().decode(
          Graph.self, from: Data(contentsOf: URL(filePath: "\(folder.path)/\(file)"))
        )
        .declaredSymbols()
      }
  }

  private struct Failure: Error {
    let text: String
  }
}

private enum Target {
  struct Information: Decodable {
    let target: Names
  }
  struct Names: Decodable {
    let triple: String
  }
}

/// The part of the compiler's symbol graph that the tests need.
private struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable {
      let precise: String
    }
    struct Kind: Decodable {
      let identifier: String
    }
    struct Fragment: Decodable {
      let spelling: String
    }
    struct Availability: Decodable {
      struct Version: Decodable {
        let major: Int
        let minor: Int?
      }
      let domain: String?
      let introduced: Version?
    }
    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let accessLevel: String
    let availability: [Availability]?
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }
  let symbols: [Symbol]
  let relationships: [Relationship]

  private static let kinds = [
    "class": "class", "struct": "struct", "enum": "enum", "protocol": "protocol",
    "typealias": "typealias",
    "enum.case": "case", "init": "init", "method": "method", "property": "property",
    "type.method": "type method", "type.property": "type property", "func.op": "operator",
    "subscript": "subscript", "func": "function",
  ]

  func declaredSymbols() -> [DeclaredSymbol] {
    let byKind = Dictionary(grouping: relationships, by: \.kind)
    func sources(_ kind: String) -> Set<String> { Set((byKind[kind] ?? []).map(\.source)) }
    let repeated = sources("overrides").union(sources("defaultImplementationOf"))
    let requirements = sources("requirementOf")
    let given = Set((byKind["defaultImplementationOf"] ?? []).map(\.target))
    let parents = Dictionary(
      (byKind["inheritsFrom"] ?? []).map { ($0.source, $0.target) },
      uniquingKeysWith: { first, _ in first })
    let names = Dictionary(
      symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    return symbols.map { symbol in
      let identifier = symbol.identifier.precise
      let kind = String(symbol.kind.identifier.dropFirst("swift.".count))
      let version = symbol.availability?.first { $0.domain == "iOS" }?.introduced
      return DeclaredSymbol(
        name: symbol.pathComponents.joined(separator: "."), kind: Self.kinds[kind] ?? kind,
        declaration: symbol.declarationFragments.map(\.spelling).joined(),
        isOpen: symbol.accessLevel == "open",
        since: version.map { "\($0.major).\($0.minor ?? 0)" },
        superclass: parents[identifier].map { names[$0] ?? "NSObject" },
        isOptional: requirements.contains(identifier) ? given.contains(identifier) : nil,
        isRepeated: repeated.contains(identifier))
    }
  }
}
