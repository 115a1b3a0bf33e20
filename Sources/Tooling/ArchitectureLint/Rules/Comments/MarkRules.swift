import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports methods of several protocols without marks between them, and classes without marks.
struct MarkRules: RuleFamily {
  let marksPerContract = LintRule.protocolMethodsUnmarked
  let sections = LintRule.classSectionsUnmarked

  var rules: [LintRule] { [marksPerContract, sections] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let comments = module.architecture.comments
    let marks = comments.marksPerContract && report.follows(marksPerContract, in: module)
    let divides = !comments.sections.isEmpty && report.follows(sections, in: module)
    for part in module.parts where part.certainty == .certain && !part.role.has(.isPlainData) {
      if marks { checkGroups(of: part.type, module, &report) }
      if divides { checkSections(of: part.type, comments.sections, module, &report) }
    }
  }

  // MARK: Protocols

  private func checkGroups(
    of type: TypeDeclaration.ID, _ module: LintedModule, _ report: inout LintReport
  ) {
    let protocols = module.protocolGroups(of: type)
    if protocols.count < 2 { return }
    for place in module.places(of: type) {
      let methods = module.index.types[type].functions
        .filter { module.holds(place, $0.place) && !$0.isOverride }
        .map { function in
          let signature = MethodSignature(function)
          let owners = protocols.filter { $0.methods.contains(signature) }
          return (function.place, owners.map(\.type))
        }
      let groups = MethodGroups(in: place, methods, module)
      MarkedGroups(rule: marksPerContract, of: type).check(groups, module, &report)
    }
  }

  // MARK: Sections

  /// Reports a class with properties and methods that has no marks, or has the architecture's
  /// sections in another order. Additional sections are allowed.
  private func checkSections(
    of type: TypeDeclaration.ID, _ sections: [String], _ module: LintedModule,
    _ report: inout LintReport
  ) {
    let declaration = module.index.types[type]
    let (place, name) = (declaration.place, module.name(type))
    let hasState = declaration.properties.contains {
      !$0.isComputed && !$0.isStatic && module.holds(place, $0.place)
    }
    let hasBehaviour = declaration.functions.contains { module.holds(place, $0.place) }
    guard hasState, hasBehaviour, let comments = module.comments(in: place.file) else { return }
    let marks = comments.marks(from: module.start(of: place), to: module.end(of: place))
    let found = marks.compactMap { mark in
      sections.firstIndex { mark.title.lowercased() == $0.lowercased() }
    }
    if marks.isEmpty {
      report.finds(
        LintProblem(
          self.sections, module.subject(type), at: module.nameplace(of: type),
          "'\(name)' has properties and methods but no marks between them. Divide it with '// MARK: - \(sections[0])'."
        ), in: module)
    } else if found != found.sorted() {
      report.finds(
        LintProblem(
          self.sections, module.subject(type), at: module.nameplace(of: type),
          "The sections of '\(name)' are in a different order than in other classes. Use this order: \(sections.map { "'\($0)'" }.joined(separator: ", "))."
        ), in: module)
    } else if !found.isEmpty {
      report.keeps(self.sections)
    }
  }
}

/// Checks that a mark with the protocol's name is above each group of methods.
struct MarkedGroups {
  let rule: LintRule
  let type: TypeDeclaration.ID

  init(rule: LintRule, of type: TypeDeclaration.ID) {
    self.rule = rule
    self.type = type
  }

  func check(_ groups: MethodGroups, _ module: LintedModule, _ report: inout LintReport) {
    for run in groups.runs {
      let first = run.methods[0]
      guard let comments = module.comments(in: first.file) else { return }
      let marks = comments.marks(from: run.start, to: module.start(of: first))
      if marks.contains(where: { isNamed($0.title, run.protocol, module) }) {
        report.keeps(rule)
        continue
      }
      // A single group needs no mark.
      guard groups.areSeveral else { continue }
      let name = module.name(run.protocol)
      // A team that follows no document may put some methods elsewhere than the others.
      if !module.followsDocument,
        comments.marks(from: 0, to: UInt32(comments.text.count)).contains(where: {
          isNamed($0.title, run.protocol, module)
        })
      {
        continue
      }
      report.finds(
        LintProblem(
          rule, module.subject(name, of: type), at: module.nameplace(at: first),
          "No mark shows where the methods of '\(name)' begin in '\(module.name(type))'. Add '// MARK: - \(name)' above them.",
          fix: marks.isEmpty && run.isWhole ? fix(above: first, name, comments, module) : nil),
        in: module)
    }
  }

  /// Returns true if a mark contains the name of a protocol, with or without the module's name.
  private func isNamed(
    _ title: String, _ type: TypeDeclaration.ID, _ module: LintedModule
  ) -> Bool {
    let name = module.name(type)
    let short = name.hasPrefix(module.module.name) ? name.dropFirst(module.module.name.count) : ""
    let words = title.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains { $0 == name || $0 == short }
  }

  private func fix(
    above method: SyntaxPlace, _ name: String, _ comments: SourceComments, _ module: LintedModule
  ) -> SourceFix {
    let start = module.start(of: method)
    let line = comments.firstLine(of: start)
    let text = "\(comments.indentation(of: start))// MARK: - \(name)\n\n"
    return SourceFix([
      .init(
        place: LintPlace(file: method.file, start: line, end: line),
        text: comments.isApart(line) ? text : "\n\(text)")
    ])
  }
}
