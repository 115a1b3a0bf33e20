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
  private(set) var namesInTests: Set<String> = []
  /// True if the project has tests with XCTest, and none with Swift Testing.
  private(set) var usesOnlyXCTest = false
  private let targets: ProjectTargets

  /// - Parameter needsAll: True if all texts are needed, and not only those with protocols.
  init(_ sources: ProjectSources, onMainActor isolated: Set<String>, needsAll: Bool = false) {
    targets = sources.targets()
    var frameworks: Set<String> = []
    for (path, facts) in sources.read() {
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
        text = (try? sources.texts.bytes(of: path, limit: .max)) ?? []
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
          case .importDeclaration: frameworks.insert(facts.names[node.name])
          case .identifier, .typeName: used.insert(node.name)
          default: continue
          }
        }
        for name in used { namesInTests.insert(facts.names[name]) }
      }
      // The text can have changed since its facts were read.
      guard !needsText || text.count == facts.length else { continue }
      let target = target(of: path)
      self.sources.append(
        ContractSource(
          path: path, module: target.map(Project.identifier),
          isMainActorByDefault: target.map(isolated.contains) ?? false, text: text, facts: facts))
    }
    usesOnlyXCTest = frameworks.contains("XCTest") && !frameworks.contains("Testing")
  }

  /// The name of the target that a file is built into; `nil` if it is a test or no target is known.
  func target(of path: String) -> String? {
    targets.targets(of: path).first { !$0.isForTests }?.name
  }

  /// Returns true if an earlier run generated the spy of a protocol outside of modules, and a test uses it.
  func isUsed(spyOf name: String, _ suffix: String) -> Bool {
    let file = "/\(name.split(separator: ".").joined())\(SpyPlace.ending)"
    return mentions(spyOf: name, suffix) && generated.keys.contains { $0.hasSuffix(file) }
  }

  /// Returns true if a test mentions the spy of a protocol.
  func mentions(spyOf name: String, _ suffix: String) -> Bool {
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    return namesInTests.contains(plain + suffix)
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
