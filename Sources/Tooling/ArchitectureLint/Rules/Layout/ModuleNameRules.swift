import AdderArchitectures
import AdderModuleDiscovery

/// Checks the names of modules.
struct ModuleNameRules: RuleFamily {
  /// A name that ends in `Module`.
  let needlessEnding = LintRule.moduleSuffixRedundant
  /// A name that does not describe the module.
  let vagueName = LintRule.moduleNameVague
  /// A part whose name does not begin with its module's name.
  let sharedBeginning = LintRule.partLacksModulePrefix
  /// A module outside the user story folders.
  let userStory = LintRule.moduleOutsideUserStory

  var rules: [LintRule] { [needlessEnding, vagueName, sharedBeginning, userStory] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    if report.follows(needlessEnding, in: module) { checkEnding(module, &report) }
    if report.follows(vagueName, in: module) { checkMeaning(module, &report) }
    if report.follows(sharedBeginning, in: module) { checkBeginnings(module, &report) }
    if report.follows(userStory, in: module) { checkUserStory(module, &report) }
  }

  // MARK: The module's name

  private func checkEnding(_ module: LintedModule, _ report: inout LintReport) {
    let name = module.module.name
    let ending = module.architecture.layout.mustNotEndIn.first {
      name.hasSuffix($0) && name != $0
    }
    guard let ending else { return report.keeps(needlessEnding) }
    report.finds(
      LintProblem(
        needlessEnding, module.subject, at: module.namesake,
        "The name of the module '\(name)' has a redundant suffix. Run 'adder module rename \(name) \(name.dropLast(ending.count))'."
      ), in: module)
  }

  /// The minimum length of a name that can describe a module.
  private static let leastLength = 3

  private func checkMeaning(_ module: LintedModule, _ report: inout LintReport) {
    let name = module.module.name
    let word = name.reversed().drop(while: \.isNumber)
    let isVague =
      word.count < Self.leastLength
      || module.architecture.layout.vagueNames.contains { $0.elementsEqual(word.reversed()) }
    if !isVague { return report.keeps(vagueName) }
    report.finds(
      LintProblem(
        vagueName, module.subject, at: module.namesake,
        "The name '\(name)' does not say what the module is for. Name it after what the user does there."
      ), in: module)
  }

  // MARK: Its parts' names

  private func checkBeginnings(_ module: LintedModule, _ report: inout LintReport) {
    let parts = module.parts.filter { part in
      part.certainty == .certain && !module.project.sharedParts.contains(part.type)
    }
    let named =
      parts.map { (part: $0.role.name, type: $0.type, patterns: $0.role.typeNames) }
      + module.contracts.filter { !module.isShared($0.type) }
      .map { (part: $0.contract.name, type: $0.type, patterns: $0.contract.protocolNames) }
    for (part, type, patterns) in named {
      guard patterns.first?.parts.first == .gap(.module) else { continue }
      let name = module.name(type)
      if name.hasPrefix(module.module.name) {
        report.keeps(sharedBeginning)
      } else if isOwn(type, in: module),
        !patterns.contains(where: { $0.names(name, in: module) })
      {
        guard let better = betterName(than: name, patterns[0], module) else { continue }
        report.finds(
          LintProblem(
            sharedBeginning, module.subject(type), at: module.nameplace(of: type),
            "'\(name)' is the \(part) of '\(module.module.name)', but its name does not begin with the module's. Rename it to '\(better)'.",
            change: .type(name, to: better)), in: module)
      }
    }
  }

  /// Returns the name with which a type begins like its module. Returns `nil` if a team that chose no
  /// architecture may have shortened the name: then only another capital letter is a mistake.
  private func betterName(
    than name: String, _ pattern: NamingPattern, _ module: LintedModule
  ) -> String? {
    if module.followsDocument {
      return pattern.typeName(module: module.module.name)
    }
    let better = name.capitalizedFirst
    return better.hasPrefix(module.module.name) && module.index.types(named: better).isEmpty
      ? better : nil
  }

  /// Returns true if a type that is not named after the module still belongs to the module alone:
  /// its file is in the module's folder, and no class inherits from it.
  private func isOwn(_ type: TypeDeclaration.ID, in module: LintedModule) -> Bool {
    module.home?.innerFolders(of: module.path(of: type)) != nil
      && !module.project.superclasses.contains(type)
  }

  // MARK: Its folder

  /// Reports a module outside the user story folders, if the project has such folders.
  private func checkUserStory(_ module: LintedModule, _ report: inout LintReport) {
    guard let pattern = module.architecture.layout.userStoryFolder, let home = module.home,
      module.project.architecturesWithStories.contains(module.architecture.name)
    else { return }
    if home.outerFolders.contains(where: pattern.matches) { return report.keeps(userStory) }
    report.finds(
      LintProblem(
        userStory, module.subject, at: module.namesake,
        "The module '\(module.module.name)' is not in the folder of a user story. Move '\(home.folder)' to the folder of its user story, '\(pattern.name([.story: "…"]))'."
      ), in: module)
  }
}

extension LintedModule {
  /// The place of findings about the entire module: the name of the deciding part, or of another
  /// part.
  var namesake: LintPlace {
    let part = parts.first { $0.role.has(.decides) } ?? parts[0]
    return nameplace(of: part.type)
  }
}
