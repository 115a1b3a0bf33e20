import AdderContractSpies
import AdderModuleDiscovery
import AdderProjectChecks
import AdderProjects
import AdderSwiftSource

/// The Swift files of a project, as the writer of spies needs them.
struct SpySources {
  private(set) var sources: [ContractSource] = []
  /// The texts of files that an earlier run generated, by path.
  private(set) var generated: [String: [UInt8]] = [:]
  /// The texts of files with recording proxies that an earlier run generated, by path.
  private(set) var proxies: [String: [UInt8]] = [:]
  /// The paths of other files in test targets.
  private(set) var tests: [String] = []
  /// The names that those files use.
  private var namesInTests: Set<String> = []
  /// The names that the files of each test target use, by the targets' names.
  private var namesInTestTargets: [String: Set<String>] = [:]
  /// The names of the types that those files declare.
  private var typesInTests: Set<String> = []
  /// The modules that those files import.
  private(set) var importedInTests: Set<String> = []
  private let targets: ProjectTargets

  /// - Parameter needsAll: True if all texts are needed, and not only those with protocols.
  init(_ sources: ProjectSources, onMainActor isolated: Set<String>, needsAll: Bool = false) {
    self.init(
      sources.read(), of: sources.texts, in: sources.targets(), onMainActor: isolated,
      needsAll: needsAll)
  }

  /// - Parameters:
  ///   - facts: The facts of the files, with their paths.
  ///   - files: The texts of the files.
  init(
    _ facts: [(path: String, facts: SwiftFile)], of files: any SourceTexts,
    in targets: ProjectTargets, onMainActor isolated: Set<String>, needsAll: Bool = false
  ) {
    self.targets = targets
    for (path, facts) in facts {
      let needsText =
        needsAll
        || facts.nodes.contains {
          $0.kind == .protocolDeclaration || $0.kind == .typealiasDeclaration
        }
      let mayBeGenerated =
        path.hasSuffix(SpyPlace.ending) || path.hasSuffix("/\(SpySupport.fileName)")
      let mayBeProxies =
        path.hasSuffix(ProjectProxies.ending) || path.hasSuffix("/\(TrafficSupport.fileName)")
      var text: [UInt8] = []
      if needsText || mayBeGenerated || mayBeProxies {
        text = (try? files.bytes(of: path, limit: .max)) ?? []
      }
      if mayBeGenerated, text.starts(with: SpyFile.firstLine.utf8) {
        generated[path] = text
        continue
      }
      if mayBeProxies, text.starts(with: ProxyFile.firstLine.utf8) {
        proxies[path] = text
        continue
      }
      if isTest(path) {
        tests.append(path)
        var used: Set<UInt32> = []
        for node in facts.nodes {
          switch node.kind {
          case .importDeclaration: importedInTests.insert(facts.names[node.name])
          case .identifier, .typeName: used.insert(node.name)
          case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
            .typealiasDeclaration:
            typesInTests.insert(facts.names[node.name])
          default: continue
          }
        }
        let names = used.map { facts.names[$0] }
        namesInTests.formUnion(names)
        for target in targets.targets(of: path) {
          namesInTestTargets[target.name, default: []].formUnion(names)
        }
      }
      // The text can have changed since its facts were read.
      guard !needsText || text.count == facts.length else { continue }
      let target = target(of: path)
      self.sources.append(
        ContractSource(
          path: path, module: target.map(Project.identifier),
          isMainActorByDefault: target.map(isolated.contains) ?? false, text: text, facts: facts))
    }
  }

  /// True if the project has tests with XCTest, and none with Swift Testing.
  var usesOnlyXCTest: Bool {
    importedInTests.contains("XCTest") && !importedInTests.contains("Testing")
  }

  /// The name of the target that a file is built into; `nil` if it is a test or no target is known.
  func target(of path: String) -> String? {
    targets.targets(of: path).first { !$0.isForTests }?.name
  }

  /// Returns the protocols whose spies a test mentions, unless a person wrote a type of that name.
  func protocolsWithUsedSpies(_ scope: ContractScope, suffix: String) -> [ProtocolName] {
    scope.names.filter { isSpyUsed(of: $0, in: namesInTests, scope, suffix: suffix) }
  }

  /// Returns the test targets that mention spies of these protocols, in order of their names, and the protocols.
  func targetsUsingSpies(
    of protocols: [ProtocolName], _ scope: ContractScope, suffix: String
  ) -> [(target: String, protocols: [ProtocolName])] {
    namesInTestTargets.sorted { $0.key < $1.key }.compactMap { target, names in
      let used = protocols.filter { isSpyUsed(of: $0, in: names, scope, suffix: suffix) }
      return used.isEmpty ? nil : (target, used)
    }
  }

  private func isSpyUsed(
    of name: ProtocolName, in names: Set<String>, _ scope: ContractScope, suffix: String
  ) -> Bool {
    let spy = name.spy(suffix)
    return names.contains(spy) && !typesInTests.contains(spy)
      && scope.files(declaringClass: spy).isEmpty && !isTest(name.file)
  }

  /// The module that a file is built into.
  func module(of path: String) -> String? { target(of: path).map(Project.identifier) }

  /// Returns true if there is a test file with this name.
  func hasTests(of name: String) -> Bool { tests.contains { $0.hasSuffix("/\(name)") } }

  /// Returns true if a file is built into one of these targets.
  func isBuilt(_ path: String, into names: [String]) -> Bool {
    targets.targets(of: path).contains { names.contains($0.name) }
  }

  /// True if only test targets contain a file or, if the targets are unknown, if its folder's name
  /// says so.
  func isTest(_ path: String) -> Bool {
    let known = targets.targets(of: path)
    if !known.isEmpty { return known.allSatisfy(\.isForTests) }
    return path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }
}

extension ProtocolName {
  /// The name of the spy.
  func spy(_ suffix: String) -> String {
    (text.split(separator: ".").last.map(String.init) ?? text) + suffix
  }
}
