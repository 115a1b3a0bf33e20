import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Checks what composers expose: their methods, and how they are created.
struct ComposerMethodRules: RuleFamily {
  /// A method that others can call returns a part that only the module should use.
  let showsOnePart = LintRule.assemblyExposesInnerPart
  /// A method that others can call does something other than composing.
  let doesNothingElse = LintRule.configuratorDoesOtherWork
  /// There is more than one method that others can call.
  let hasOneMethod = LintRule.configuratorHasExtraMethod
  /// Any code can create another instance.
  let isOnlyOne = LintRule.configuratorInstantiable
  /// The name of a method does not follow the architecture's pattern.
  let isCalledSo = LintRule.assemblyMethodMisnamed

  var rules: [LintRule] { [showsOnePart, doesNothingElse, hasOneMethod, isOnlyOne, isCalledSo] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where part.role.has(.composes) && part.certainty == .certain {
      let composition = module.architecture.compositions.first { $0.role == part.role.name }
      guard let composition, !module.project.sharedParts.contains(part.type) else { continue }
      let work = ComposerWork(part, composition, module)
      if composition.showsNothingElse {
        checkParts(work, &report)
        checkWork(work, &report)
        checkCount(work, &report)
      }
      checkSingleton(work, &report)
      checkNames(work, &report)
    }
  }

  // MARK: Methods

  private func checkParts(_ work: ComposerWork, _ report: inout LintReport) {
    guard report.follows(showsOnePart, in: work.module) else { return }
    for function in work.openFunctions {
      guard let other = work.hiddenPart(givenBy: function) else {
        report.keeps(showsOnePart)
        continue
      }
      work.report(
        showsOnePart, function,
        "'\(work.name)' exposes '\(work.module.name(other))', an inner part of its module, through '\(work.name(function))'. Make the method private.",
        fix: work.privacy(of: function), &report)
    }
  }

  private func checkWork(_ work: ComposerWork, _ report: inout LintReport) {
    guard report.follows(doesNothingElse, in: work.module) else { return }
    let word = work.composition.method.memberName([.module: work.module.module.name])
    for function in work.openFunctions {
      if work.name(function).hasPrefix(word) {
        report.keeps(doesNothingElse)
      } else {
        work.report(
          doesNothingElse, function,
          "'\(work.name(function))' of '\(work.name)' does not configure a module. Move it to the part responsible for it. If it does configure the module, begin its name with '\(word)'.",
          &report)
      }
    }
  }

  private func checkCount(_ work: ComposerWork, _ report: inout LintReport) {
    guard report.follows(hasOneMethod, in: work.module) else { return }
    guard work.openFunctions.count > 1 else { return report.keeps(hasOneMethod) }
    for function in work.openFunctions.dropFirst() {
      work.report(
        hasOneMethod, function,
        "'\(work.name)' has more than one method. Keep only '\(work.composition.method.memberName([:]))'.",
        &report)
    }
  }

  private func checkNames(_ work: ComposerWork, _ report: inout LintReport) {
    guard report.follows(isCalledSo, in: work.module) else { return }
    for function in work.functions {
      guard let better = work.betterName(of: function) else { continue }
      if better.isRight {
        report.keeps(isCalledSo)
      } else {
        work.report(
          isCalledSo, function,
          "'\(work.name(function))' of '\(work.name)' creates a part of the module, but its name does not say so. Rename it to '\(better.name)'.",
          &report)
      }
    }
  }

  // MARK: Singleton

  private func checkSingleton(_ work: ComposerWork, _ report: inout LintReport) {
    guard report.follows(isOnlyOne, in: work.module), let name = work.composition.singleton,
      !work.functions.isEmpty, !work.functions.allSatisfy(\.isStatic)
    else { return }
    let type = work.type
    // A composer that stores values of one module cannot be a singleton.
    if type.properties.contains(where: { !$0.isStatic && !$0.isComputed }) { return }
    let isKept = type.properties.contains { property in
      property.isStatic
        && (work.module.index.names[property.name] == name
          || property.types == [work.part.type])
    }
    let isClosed =
      !type.initializers.isEmpty && type.initializers.allSatisfy { $0.access <= .fileprivate }
    if isKept && isClosed { return report.keeps(isOnlyOne) }
    let missing =
      isKept
      ? "Make its initializer private." : "Add 'static let \(name)' and a private initializer."
    report.finds(
      LintProblem(
        isOnlyOne, work.module.subject(work.part.type),
        at: work.module.nameplace(of: work.part.type),
        "Any code can create another '\(work.name)'. \(missing)"), in: work.module)
  }
}
