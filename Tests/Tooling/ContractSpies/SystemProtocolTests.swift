import AdderContractSpies
import AdderFindings
import AdderTestSupport
import Foundation
import Testing

/// Contracts that inherit from the public protocols of the toolchain's libraries, one from each.
@Suite struct SystemProtocolTests {
  /// The libraries that declare public protocols.
  private static let libraries = [
    "Swift", "_Concurrency", "_Differentiation", "_StringProcessing", "Cxx", "Dispatch",
    "Distributed", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Observation", "Synchronization", "Testing", "XCTest",
  ]

  /// The protocols' names, by what the compiler writes about each library. A protocol inside a type
  /// has the type's name before it.
  private static let protocols: [String] = {
    guard let folder = try? TemporaryFolder(), let target = try? Target.ofCompiler else {
      return []
    }
    var names: Set<String> = []
    for library in libraries {
      // Not every system has every library.
      _ = try? run(
        "swift",
        [
          "symbolgraph-extract", "-module-name", library, "-target", target.triple,
          "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", ".",
        ] + target.searchPaths, in: folder.url)
    }
    // What a library declares in another one's name is in a file of its own.
    for file in (try? folder.tree()) ?? [] where file.hasSuffix(".symbols.json") {
      guard let text = try? folder.read(file),
        let graph = try? JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
      else { continue }
      for symbol in graph.symbols where symbol.kind.identifier == "swift.protocol" {
        names.insert(symbol.pathComponents.joined(separator: "."))
      }
    }
    // It is deprecated, so no contract can inherit from it without a warning.
    return names.subtracting(["UnsafeSendable"]).sorted()
  }()

  private struct SymbolGraph: Decodable {
    let symbols: [Symbol]
    struct Symbol: Decodable {
      let kind: Kind
      let pathComponents: [String]
    }
    struct Kind: Decodable { let identifier: String }
  }

  private struct Target: Decodable {
    private let target: Target
    private let paths: Paths
    struct Target: Decodable { let triple: String }
    struct Paths: Decodable { let runtimeLibraryImportPaths: [String] }

    var triple: String { target.triple }
    var searchPaths: [String] { paths.runtimeLibraryImportPaths.flatMap { ["-I", $0] } }

    static var ofCompiler: Self {
      get throws {
        let information = try run("swiftc", ["-print-target-info"]).output
        return try JSONDecoder().decode(Self.self, from: Data(information.utf8))
      }
    }
  }

  private struct Sample {
    let contracts: String
    let spies: SpyFile

    /// - Parameter names: The protocols from which the contracts inherit.
    init(_ names: [String], isMainActorByDefault: Bool = false) {
      let modules = [
        "Distributed", "Foundation", "Observation", "RegexBuilder", "Synchronization", "Testing",
        "XCTest",
      ]
      #if os(Linux)
        let others = ["FoundationNetworking", "FoundationXML"]
      #else
        let others: [String] = []
      #endif
      let protocols = names.map { name in
        "protocol Own\(name.split(separator: ".").joined()): \(name) {}"
      }
      contracts = ((modules + others).map { "import \($0)" } + protocols).joined(separator: "\n")
      let scope = ContractScope([ContractSource(path: "App.swift", text: Array(contracts.utf8))])
      spies = SpyFile(
        of: scope.names, in: scope,
        options: SpyFile.Options(isMainActorByDefault: isMainActorByDefault))
    }

    var refused: Set<String> { Set(spies.refusals.map { String($0.protocolName.dropFirst(3)) }) }
  }

  @Test(.enabled(if: !protocols.isEmpty, "The compiler writes no symbol graphs."))
  func `A contract can inherit from a protocol of the system, or the reason is given`() {
    let spies = Sample(Self.protocols).spies
    let unexplained = spies.refusals.filter { refusal in
      switch refusal.reason {
      case .isForValues, .isForLibrary, .distributedActor, .noPlaceForResult: false
      default: true
      }
    }
    #expect(unexplained.map(\.protocolName) == [])
    #expect(spies.refusals.count + spies.spies.count == Self.protocols.count)
    #expect(spies.spies.count >= 60, "\(spies.spies)")
  }

  @Test(
    .enabled(if: !protocols.isEmpty, "The compiler writes no symbol graphs."),
    arguments: [[], ["-default-isolation", "MainActor"], ["-strict-memory-safety"]])
  func `The spies of contracts that inherit from the system compile without a warning`(
    _ mode: [String]
  ) throws {
    let isIsolated = mode.contains("MainActor")
    let refused = Sample(Self.protocols).refused
    let sample = Sample(
      Self.protocols.filter { !refused.contains($0.split(separator: ".").joined()) },
      isMainActorByDefault: isIsolated)
    #expect(sample.refused.isEmpty)
    let package = try TemporaryFolder()
    try package.write(sample.contracts, to: "App.swift")
    try package.write(sample.spies.text, to: "Spies.swift")
    try package.write(SpySupport.text, to: SpySupport.fileName)
    let outcome = try run(
      "swiftc",
      ["-emit-sil", "-wmo", "-o", "/dev/null", "-module-name", "App", "-parse-as-library"]
        + ["-swift-version", "6", "-warnings-as-errors"] + mode
        + ["App.swift", "Spies.swift", SpySupport.fileName], in: package.url)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(6_000))")
  }
}
