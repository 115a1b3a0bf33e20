import AdderContractSpies
import AdderFindings
import AdderSwiftSource
import AdderTestSupport
import Foundation
import Testing

/// The spies of all contracts of whole apps, against stubs of the types that the contracts mention.
@Suite struct AppContractTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Samples")

  @Test(arguments: ["5", "6"])
  func `The spies of contracts as apps have them type-check`(language: String) throws {
    let app = try CheckedApp(in: Self.samples, language)
    #expect(app.errors == [])
    #expect(app.faults == [])
    #expect(app.spies.count >= 45, "\(app.spies)")
    #expect(
      app.refusals.map { "\($0.protocolName): \($0.reason)" } == [
        "Storable: 'entityName' is static, and a protocol with associated types gets a generic spy, which cannot store it",
        "PlayerControls: 'quality' returns 'Player.Quality', which has no default, and nothing can be passed to it",
        "PlayerSecrets: it is private, so no other file can name it",
        "PlayerLocalizing: it inherits from 'Localizable', which is declared neither here nor in a known library",
        "PlayerBuilding: 'build(_:)' returns 'PlayerInput', which has no default, and nothing can be passed to it",
      ])
  }

  /// `ADDER_CONFORMANCE_APPS` chooses apps, and `ADDER_CONFORMANCE_LANGUAGE` the version of the language; most apps are written
  /// in Swift 5.
  @Test(
    .enabled(
      if: conformance("apps") != nil,
      "Set ADDER_CONFORMANCE to a folder with public apps in 'apps'."))
  func `The spies of all contracts of public apps type-check`() throws {
    let language = ProcessInfo.processInfo.environment["ADDER_CONFORMANCE_LANGUAGE"] ?? "5"
    let folder = try #require(conformance("apps"))
    let apps = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false)
    ).sorted()
    let chosen = ProcessInfo.processInfo.environment["ADDER_CONFORMANCE_APPS"]
      .map { $0.split(separator: ",").map(String.init) }
    var checked = 0
    var refusals: [SpyRefusal] = []
    var spies = 0
    var faults = 0
    for name in chosen ?? apps {
      let app = try CheckedApp(in: folder.appending(path: name), language)
      if app.spies.isEmpty, app.refusals.isEmpty { continue }
      checked += 1
      spies += app.spies.count
      refusals += app.refusals
      for refusal in app.refusals {
        print(
          "\(name): \(refusal.location): '\(refusal.protocolName)' gets no spy: \(refusal.reason)")
      }
      #expect(app.errors == [], "\(name)")
      faults += app.faults.count
      for fault in app.faults { print("\(name): \(fault)") }
    }
    print(
      "Contracts of public apps: \(spies) spies of \(checked) apps, \(refusals.count) refused, \(faults) faults of stubs"
    )
    #expect(faults * 100 < spies)
    for (reason, found) in Dictionary(grouping: refusals, by: \.reason.kind)
      .sorted(by: { $0.value.count > $1.value.count })
    {
      print("  \(found.count) \(reason)")
    }
    #expect(checked > 0)
  }
}

/// The spies of all protocols of an app, as the compiler sees them.
private struct CheckedApp {
  let spies: [String]
  let refusals: [SpyRefusal]
  /// What the compiler says about the spies.
  let errors: [String]
  /// What the compiler says about the stubs: members that a stub does not have.
  let faults: [String]

  /// - Parameter language: The version of the language, as the compiler names it.
  init(in folder: URL, _ language: String) throws {
    let sources = Self.sources(in: folder)
    let scope = ContractScope(sources)
    let names = scope.names.reduce(into: [ProtocolName]()) { names, name in
      // Targets of one app can have protocols of one name, but not here, where all are one module.
      if !names.contains(where: { $0.text == name.text }) { names.append(name) }
    }
    var options = SpyFile.Options()
    options.isSwift6 = language == "6"
    let file = SpyFile(of: names, in: scope, options: options)
    spies = file.spies
    refusals = file.refusals
    guard !spies.isEmpty else {
      (errors, faults) = ([], [])
      return
    }
    let parsed = try SwiftFrontend.errors(in: ["Spies": file.text])
    guard parsed.isEmpty else {
      (errors, faults) = (parsed.values.sorted(), [])
      return
    }
    let hidden = Set(refusals.filter { $0.reason == .isPrivate }.map(\.protocolName))
    let stubs = ContractStubs(of: sources, names.filter { !hidden.contains($0.text) })
    let framework = FrameworkStubs.text(besides: stubs.declared)
    let unknown = try Self.unknown(stubs.unknown, framework)
    let modules = ["Foundation", "Dispatch"]
    let imports =
      modules.map { "import \($0)" } + [
        "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif",
      ]
    let own = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.isImport }
      // There is no Objective-C on Linux.
      .map { String($0).replacing(/@objc(\([\w:]+\))? ?/, with: "") }
    let package = try TemporaryFolder()
    try package.write(
      (imports + [framework, stubs.text { !unknown.contains($0) }]).joined(separator: "\n"),
      to: "Stubs.swift")
    try package.write((imports + own).joined(separator: "\n"), to: "Spies.swift")
    try package.write(SpySupport.text, to: SpySupport.fileName)
    let outcome = try run(
      "swiftc",
      [
        "-typecheck", "-swift-version", language, "-parse-as-library", "-D", "DEBUG",
        "-diagnostic-style", "llvm",
      ]
        + ["Stubs.swift", "Spies.swift", SpySupport.fileName], in: package.url)
    let found = outcome.errors.split(separator: "\n").filter { $0.contains(": error: ") }
      .map(String.init)
    errors = found.filter { !$0.hasPrefix("Stubs.swift") }
    faults = found.filter { $0.hasPrefix("Stubs.swift") }
  }

  /// The Swift files of an app that are no tests and belong to no library.
  private static func sources(in folder: URL) -> [ContractSource] {
    let base = folder.path(percentEncoded: false)
    let paths = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return paths.sorted().filter { path in
      let folders = path.split(separator: "/").dropLast()
      return path.hasSuffix(".swift")
        && !folders.contains {
          $0.hasPrefix(".") || $0.hasSuffix("Tests") || $0.hasSuffix(".playground")
            || ["Pods", "Carthage"].contains($0)
        }
    }.compactMap { path in
      guard let data = FileManager.default.contents(atPath: "\(base)/\(path)") else { return nil }
      return ContractSource(path: path, text: Array(data))
    }
  }

  /// The names that the compiler does not know.
  private static func unknown(
    _ names: [String: StubTree.Node], _ framework: String
  ) throws -> Set<String> {
    let sorted = names.sorted { $0.key < $1.key }
    let lines = sorted.enumerated().map { number, name in
      var arguments = ""
      if case .unknown(let arity, _) = name.value.stub, arity > 0 {
        arguments = "<\(Array(repeating: "Int", count: arity).joined(separator: ", "))>"
      }
      return "func probe\(number)(_: \(name.key)\(arguments)) {}"
    }
    let text = ([framework] + lines).joined(separator: "\n")
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Probe.swift")
    let first = text.split(separator: "\n", omittingEmptySubsequences: false).count - lines.count
    let outcome = try run(
      "swiftc", ["-typecheck", "-diagnostic-style", "llvm", "Probe.swift"], in: folder.url)
    var unknown: Set<String> = []
    for line in outcome.errors.split(separator: "\n") where line.contains(": error: ") {
      guard
        ["cannot find type", "is not a member type", "cannot specialize"].contains(
          where: line.contains)
      else { continue }
      let number = line.split(separator: ":").dropFirst().first.flatMap { Int($0) } ?? 0
      if sorted.indices.contains(number - first - 1) {
        unknown.insert(sorted[number - first - 1].key)
      }
    }
    return unknown
  }
}

extension Substring {
  /// True for an import, also one with an attribute.
  fileprivate var isImport: Bool {
    split(separator: " ").first { !$0.hasPrefix("@") } == "import"
  }
}

extension SpyRefusal.Reason {
  /// The reason without the names in it.
  fileprivate var kind: String { String("\(self)".prefix { $0 != "'" }) }
}
