package import AdderArchitectures
import AdderBase
package import AdderModuleDiscovery

/// The architecture that a team's modules follow, whatever its name: what most of them have in common.
package struct LearnedArchitecture {
  /// The architecture in the form of a file's contents.
  package internal(set) var architecture: Architecture
  /// In how many modules each line is true, keyed by the place of the line: `roles.View.name`.
  package internal(set) var shares: [String: Share] = [:]
  /// The known architecture that resembles the modules most.
  package let nearest: Architecture
  package let moduleCount: Int
  /// True if most modules have no folders of their own: their files are beside those of others.
  package let isFlat: Bool

  /// Learns from modules that were compared with one architecture.
  ///
  /// - Parameter nearest: The architecture that the modules resemble most.
  package init(_ modules: [Module], in project: DiscoveredProject, nearest: Architecture) {
    let observed = ObservedModules(modules, in: project, nearest: nearest)
    self.nearest = nearest
    moduleCount = observed.modules.count
    var folders = Tally<String>()
    for module in observed.modules { folders.add(module.folder) }
    isFlat =
      folders.values.filter { $0.count > 1 }.reduce(0) { $0 + $1.count } * 2
      > observed.modules.count
    architecture = Architecture(name: nearest.name)
    architecture.family = nearest.family
    learnLayout(observed)
    learnRoles(observed)
    learnOtherRoles(observed)
    learnContracts(observed)
    learnReports(observed)
    learnReferences(observed)
    learnReportingReferences(observed)
    learnCompositions(observed)
    learnTests(observed)
    learnOpenParts(observed)
    learnTraits()
    forgetKnownParts(observed)
  }

  /// Forgets that parts must not know others that they mention in more than one of ten modules: a view that calls its
  /// router's `createModule` knows the router.
  private mutating func forgetKnownParts(_ observed: ObservedModules) {
    let others = Set(architecture.roles.map(\.name))
    let mentioned = observed.mentionedRoles
    for number in architecture.roles.indices {
      let role = architecture.roles[number].name
      let all = observed.modules.count { $0.module.part(role) != nil }
      architecture.roles[number].mustNotKnow.removeAll { topic in
        let count = mentioned[role]?.count(of: topic) ?? 0
        return others.contains(topic) && count > 1 && count * 10 > all
      }
    }
  }

  // MARK: Folders and tests

  private mutating func learnLayout(_ observed: ObservedModules) {
    let patterns = observed.modules.map { module in
      let folder = String(module.folder.split(separator: "/").last ?? "").trimmed
      // `01_Feed` says where the folder is in a list, which the next module's will not be.
      return module.name.folderPatterns(of: folder).filter {
        !$0.description.contains(where: \.isNumber)
      }
    }
    var all = Tally<NamingPattern>()
    for pattern in patterns.joined() { all.add(pattern) }
    let byFrequency = all.values.map(\.value)
    var folders = Tally<NamingPattern>()
    // A name of one word can be from several patterns.
    for own in patterns {
      if let pattern = byFrequency.first(where: own.contains) { folders.add(pattern) }
    }
    guard let usual = folders.usual, observed.isCommon(usual.share.count) else { return }
    architecture.layout.folders = folders.common
    shares["module.folder"] = folders.share(of: folders.common, in: observed.modules.count)
  }

  /// Learns what test cases are called, if some parts have one.
  private mutating func learnTests(_ observed: ObservedModules) {
    let index = observed.index
    let testNames = Set(
      index.types.indices.filter { type in
        index.types[type].kind != .protocol
          && observed.isTest[Int(index.types[type].place.file)]
      }.map(index.name(of:)))
    var names = Tally<String>()
    var tested: [String: Int] = [:]
    var testedModules = 0
    for module in observed.modules {
      let count = names.all
      for part in module.module.parts {
        let name = index.name(of: part.type)
        guard let ending = Self.testEndings.first(where: { testNames.contains(name + $0) }) else {
          continue
        }
        names.add(ending)
        tested[part.role, default: 0] += 1
      }
      if names.all > count { testedModules += 1 }
    }
    // Parts that usually have no tests need none.
    for number in architecture.roles.indices {
      let name = architecture.roles[number].name
      let all = observed.modules.count { $0.module.part(name) != nil }
      let count = tested[name] ?? 0
      if count * 2 <= all { architecture.roles[number].tests = [] }
      shares["roles.\(name).tests"] = Share(count: count, all: all)
    }
    guard let usual = names.usual, usual.share.count * 2 > usual.share.all,
      testedModules * 2 >= observed.modules.count,
      let pattern = try? NamingPattern(parsing: "{type}\(usual.value)")
    else { return }
    architecture.tests.name = pattern
    shares["tests.name"] = usual.share
  }

  private static let testEndings = ["Tests", "Test", "Spec", "Specs", "TestCase"]

  /// Learns which parts and contracts other modules mention.
  private mutating func learnOpenParts(_ observed: ObservedModules) {
    func used(_ types: (ObservedModules.Observed) -> [TypeDeclaration.ID]) -> Int {
      observed.modules.count { module in
        types(module).contains { observed.isUsedByOthers($0, of: module) }
      }
    }
    // A module that no other one mentions shows no way in.
    let all = used { $0.module.parts.map(\.type) + $0.module.contracts.map(\.type) }
    func isOpen(_ types: (ObservedModules.Observed) -> [TypeDeclaration.ID]) -> Bool {
      let count = used(types)
      return count > 0 && count * 5 >= all
    }
    let roles = architecture.roles.filter { role in isOpen { observed.types(of: role, in: $0) } }
      .map(\.name)
    let contracts = architecture.contracts.filter { contract in
      isOpen { $0.module.contracts.filter { $0.contract == contract.name }.map(\.type) }
    }
    // Without other modules that show it, what builds a module is the way in.
    let ways = roles.isEmpty ? architecture.compositions.map(\.role) : roles
    architecture.layout.openToOthers = ways + contracts.map(\.name)
  }

  /// Forgets which words the methods of contracts begin with, except where all do. Returns true if there were any.
  package mutating func forgetMethods() -> Bool {
    var hasForgotten = false
    for number in architecture.contracts.indices
    where !architecture.contracts[number].methods.begin.isEmpty {
      guard let share = shares["contracts.\(architecture.contracts[number].name).methods"],
        share.count < share.all
      else { continue }
      architecture.contracts[number].methods = MethodNaming()
      hasForgotten = true
    }
    return hasForgotten
  }

  /// Forgets what a role should not know, because too many modules do otherwise.
  ///
  /// - Parameters:
  ///   - topics: What to forget.
  ///   - count: In how many modules the role knows nothing of what it still must not know.
  ///   - all: The number of modules.
  package mutating func forget(
    _ topics: Set<String>, of role: String, keptIn count: Int, of all: Int
  ) {
    guard let number = architecture.roles.firstIndex(where: { $0.name == role }) else { return }
    architecture.roles[number].mustNotKnow.removeAll(where: topics.contains)
    shares["roles.\(role).mustNotKnow"] = Share(count: count, all: all)
  }
}
