import AdderArchitectures
import AdderBase
import AdderModuleDiscovery

/// Reports parts without a test case, and test cases
/// whose names or folders do not match their parts.
struct TestCaseRules: RuleFamily {
  /// A rule for the parts of roles with all of these traits, or for all parts if there are no
  /// traits.
  struct Entry: Sendable {
    let rule: LintRule
    let traits: Traits

    init(_ rule: LintRule, _ traits: Traits = []) {
      self.rule = rule
      self.traits = traits
    }

    func fits(_ part: LintedModule.Part, in module: LintedModule) -> Bool {
      rule.applies(to: module) && traits.isSubset(of: part.role.traits)
    }
  }

  /// The rules about parts without a test case. Of the rules that fit a part, only the first one
  /// reports findings.
  let missing: [Entry]
  let name: LintRule
  /// Only the first rule that applies to the module's architecture reports findings.
  let places: [LintRule]

  var rules: [LintRule] { missing.map(\.rule) + [name] + places }

  static let all = TestCaseRules(
    missing: [
      Entry(.configuratorUntested, [.composes]),
      Entry(.interactorUntested, [.appliesBusinessLogic]),
      Entry(.partUntested),
    ],
    name: .testCaseMisnamed, places: [.testFolderDiffers, .testInWrongFolder])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let mirrors = module.architecture.tests.mirrorsSources
    let place = mirrors ? places.first { $0.applies(to: module) } : nil
    for tested in module.testedParts {
      let entry = missing.first { $0.fits(tested.part, in: module) }
      if let entry, report.follows(entry.rule, in: module) {
        checkCases(of: tested, entry.rule, module, &report)
      }
      if report.follows(name, in: module) { checkNames(of: tested, module, &report) }
      if let place, report.follows(place, in: module) {
        checkPlaces(of: tested, place, module, &report)
      }
    }
  }

  private func checkCases(
    of tested: TestedPart, _ rule: LintRule, _ module: LintedModule, _ report: inout LintReport
  ) {
    if !tested.cases.isEmpty { return report.keeps(rule) }
    let name = module.name(tested.part.type)
    report.finds(
      LintProblem(
        rule, module.subject(tested.part.type), at: module.nameplace(of: tested.part.type),
        "'\(name)' has no test case. Add '\(tested.rightNames[0])'."), in: module)
  }

  private func checkNames(
    of tested: TestedPart, _ module: LintedModule, _ report: inout LintReport
  ) {
    for test in tested.cases {
      let name = module.name(test.type)
      if tested.rightNames.contains(name) {
        report.keeps(self.name)
        continue
      }
      // The part's tests are divided between several test cases, each with its own name.
      if tested.cases.count > 1 { continue }
      report.finds(
        LintProblem(
          self.name, module.subject(test.type), at: module.nameplace(of: test.type),
          "'\(name)' tests '\(module.name(tested.part.type))', but its name does not say so. Rename it to '\(tested.rightNames[0])'.",
          change: .type(name, to: tested.rightNames[0])), in: module)
    }
  }

  private func checkPlaces(
    of tested: TestedPart, _ place: LintRule, _ module: LintedModule, _ report: inout LintReport
  ) {
    let path = module.path(of: tested.part.type)
    guard let home = module.home, let inner = home.innerFolders(of: path),
      let folder = home.folder.pathNames.last
    else { return }
    let right = [String(folder)] + inner
    for test in tested.cases {
      let testPath = module.path(of: test.type)
      if ModuleHome.folders(of: testPath).suffix(right.count).elementsEqual(right) {
        report.keeps(place, of: module.testTarget(of: test.type))
        continue
      }
      let name = module.name(test.type)
      report.finds(
        LintProblem(
          place, module.subject(test.type), at: module.nameplace(of: test.type),
          "The folder of '\(name)' differs from that of '\(module.name(tested.part.type))'. Move the test case to '\(right.joined(separator: "/"))/\(ModuleHome.fileName(of: testPath)).swift' in the test folder.",
          kind: module.testTarget(of: test.type)), in: module)
    }
  }
}

extension LintedModule {
  /// The test target that a test case is built into, or the folder of tests if the target is unknown.
  /// Tests of different targets may follow different conventions.
  func testTarget(of type: TypeDeclaration.ID) -> String {
    let file = index.files[Int(index.types[type].place.file)]
    if let target = file.targets.first(where: \.isForTests) {
      return "\(target.project) \(target.name)"
    }
    let folders = ModuleHome.folders(of: file.path)
    let tests = folders.firstIndex { $0.hasSuffix("Tests") } ?? folders.endIndex - 1
    return folders.prefix(through: tests).joined(separator: "/")
  }
}
