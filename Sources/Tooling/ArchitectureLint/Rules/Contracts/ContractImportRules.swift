import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports imports that the contracts in a file do not need.
struct ContractImportRules: RuleFamily {
  let rule = LintRule.contractImportUnused
  var rules: [LintRule] { [rule] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let partFiles = Set(module.parts.map { module.index.types[$0.type].place.file })
    let files = Set(module.contracts.map { module.index.types[$0.type].place.file })
    // The rules about knowledge check the imports in a part's file.
    for number in files.sorted()
    where !partFiles.contains(number) && !module.project.screenFiles.contains(number) {
      check(number, module, &report)
    }
  }

  private func check(_ number: Int32, _ module: LintedModule, _ report: inout LintReport) {
    let file = module.index.files[Int(number)]
    let imports = file.facts.parts(.importDeclaration, of: 0)
    let needless = imports.lazy.compactMap { node -> (node: Int, fix: SourceFix)? in
      ImportEdit(number, module.index).fix(file.facts.name(of: node)).map { (node, $0) }
    }.first
    guard let needless else {
      report.keeps(rule)
      return
    }
    let name = file.facts.name(of: needless.node)
    let title = ModuleHome.fileName(of: file.path)
    report.finds(
      LintProblem(
        rule, Subject(inFile: number, name, name: "\(title).\(name)"),
        at: module.nameplace(at: SyntaxPlace(file: number, node: Int32(needless.node))),
        "The contracts in '\(title)' do not use '\(name)'. Delete the import, or import Foundation instead.",
        fix: needless.fix), in: module)
  }
}
