import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports declarations without the comments that the architecture requires.
struct DocumentationRules: RuleFamily {
  let contractMethods = LintRule.contractMethodUndocumented
  let classMethods = LintRule.methodUndocumented
  let parametersAndResults = LintRule.methodCommentIncomplete
  let uniqueParts = LintRule.uniquePartUndocumented
  let oneModuleComment = LintRule.moduleCommentDiffers

  var rules: [LintRule] {
    [contractMethods, classMethods, parametersAndResults, uniqueParts, oneModuleComment]
  }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let asked = module.architecture.comments
    func follows(_ rule: LintRule, _ isAsked: Bool) -> Bool {
      isAsked && report.follows(rule, in: module)
    }
    let contracts = follows(contractMethods, asked.contractMethods)
    let classes = follows(classMethods, asked.classMethods)
    let parameters = follows(parametersAndResults, asked.parametersAndResults)
    if contracts || parameters {
      for (_, type) in module.contracts where !module.isShared(type) {
        check(
          module.index.types[type].functions.filter { !$0.hasBody }, of: type,
          contracts ? contractMethods : nil, parameters, module, &report)
      }
    }
    if classes || parameters {
      for part in module.parts where part.certainty == .certain && !part.role.has(.isPlainData) {
        check(
          module.ownMethods(of: part.type), of: part.type, classes ? classMethods : nil,
          parameters, module, &report)
      }
    }
    if follows(uniqueParts, asked.uniqueParts) { checkUniqueParts(module, &report) }
    if follows(oneModuleComment, asked.oneModuleComment) { checkModuleComment(module, &report) }
  }

  // MARK: Methods

  private func check(
    _ methods: [Function], of type: TypeDeclaration.ID, _ rule: LintRule?, _ parameters: Bool,
    _ module: LintedModule, _ report: inout LintReport
  ) {
    for method in methods {
      guard let comments = module.comments(in: method.place.file) else { continue }
      let subject = module.subject(module.index.names[method.name], of: type)
      let said = comments.documentation(of: module.start(of: method.place))
      if let said {
        if let rule { report.keeps(rule) }
        if parameters { checkParameters(of: method, said, subject, module, &report) }
      } else if let rule {
        report.finds(
          LintProblem(
            rule, subject, at: module.nameplace(at: method.place),
            "'\(subject.name)' has no comment. Document what it does: '/// …'."), in: module)
      }
    }
  }

  private func checkParameters(
    of method: Function, _ said: String, _ subject: Subject, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    if method.parameters.isEmpty, method.result == nil { return }
    let words = said.lowercased().separateWords
    func isSaid(_ name: Name) -> Bool {
      words.contains(Substring(module.index.names[name].lowercased()))
    }
    var silent = method.parameters.filter { !isSaid($0.name) && !isSaid($0.label) }
      .map { "'\(module.index.names[$0.name])'" }
    if method.result != nil, words.isDisjoint(with: ["return", "returns", "returned"]) {
      silent.append("the return value")
    }
    if silent.isEmpty { return report.keeps(parametersAndResults) }
    report.finds(
      LintProblem(
        parametersAndResults, subject, at: module.nameplace(at: method.place),
        "The comment for '\(subject.name)' does not describe \(silent.joined(separator: " or ")). Document each with '- Parameter' or '- Returns:'."
      ), in: module)
  }

  // MARK: Types

  /// Reports types that are unique to this module and have no comment. Other modules do not show
  /// what such types are for.
  private func checkUniqueParts(_ module: LintedModule, _ report: inout LintReport) {
    let usual = Set(module.ownElements.filter(\.isRequired).map(\.type))
    let unique = module.ownElements.filter { !$0.isRequired && $0.file == nil }.map(\.type)
    let helpers = module.helpers.map(\.declared).filter { type in
      module.home.map { $0.innerFolders(of: module.path(of: type)) != nil } ?? false
    }
    for type in Set(unique + helpers).subtracting(usual).sorted() {
      let contract = module.contracts.first { $0.type == type }?.contract
      // A contract with other modules is not unique: every module may have one.
      if let contract, contract.crossing != .within { continue }
      let place = module.index.types[type].place
      guard let comments = module.comments(in: place.file) else { continue }
      if comments.documentation(of: module.start(of: place)) != nil {
        report.keeps(uniqueParts)
        continue
      }
      report.finds(
        LintProblem(
          uniqueParts, module.subject(type), at: module.nameplace(of: type),
          "'\(module.name(type))' exists only in this module, but no comment explains what it is. Document it: '/// …'."
        ), in: module)
    }
  }

  /// Reports required parts that lack a common comment: all of them should say, in the same words,
  /// what the module is for. After these words, a part may describe itself.
  private func checkModuleComment(_ module: LintedModule, _ report: inout LintReport) {
    let said = module.ownElements.filter(\.isRequired).compactMap { element in
      let place = module.index.types[element.type].place
      return module.comments(in: place.file).map {
        (type: element.type, text: $0.documentation(of: module.start(of: place)))
      }
    }
    let counts = Dictionary(
      grouping: said.flatMap { Self.beginnings(of: $0.text ?? "") }, by: \.self
    ).mapValues(\.count)
    let usual = counts.max {
      ($0.value, $0.key.utf8.count, $1.key) < ($1.value, $1.key.utf8.count, $0.key)
    }?.key
    for (type, text) in said {
      let name = module.name(type)
      if let usual, let text, text == usual || text.hasPrefix(usual + "\n") {
        report.keeps(oneModuleComment)
      } else if let usual, counts[usual] ?? 0 > 1 {
        report.finds(
          LintProblem(
            oneModuleComment, module.subject(type), at: module.nameplace(of: type),
            "'\(name)' lacks the comment that the other parts of '\(module.module.name)' share. Copy it."
          ), in: module)
      } else {
        report.finds(
          LintProblem(
            oneModuleComment, module.subject(type), at: module.nameplace(of: type),
            "The parts of '\(module.module.name)' do not share one comment that says what the module is for. Write the same comment above each part."
          ), in: module)
      }
    }
  }

  /// The text of a comment, and its first lines up to each one that ends a sentence.
  private static func beginnings(of text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    let lines = text.split(separator: "\n")
    return lines.indices.filter { $0 == lines.count - 1 || lines[$0].last == "." }
      .map { lines[...$0].joined(separator: "\n") }
  }
}

extension LintedModule {
  /// Returns the methods of a class that other code can
  /// call and that no protocol or superclass requires.
  func ownMethods(of type: TypeDeclaration.ID) -> [Function] {
    let asked = protocolMethods(of: type).reduce(into: Set()) { $0.formUnion($1.methods) }
    let foreign = foreignInheritance(of: type)
    return index.types[type].functions.filter { method in
      !method.isOverride && method.access > .fileprivate
        && !asked.contains(MethodSignature(method))
        // A library's protocol may require the method.
        && !foreign.contains { holds($0, method.place) }
    }
  }

  /// Returns the declarations of a type that conform to a protocol outside the project.
  private func foreignInheritance(of type: TypeDeclaration.ID) -> [SyntaxPlace] {
    let declaration = index.types[type]
    return places(of: type).filter { place in
      let inherited = declaration.inherited.filter { holds(place, $0.place) }
      // The inheritance clause of a class begins with its superclass, if it has one.
      let first = inherited.first.map { index.names[$0.type.last] } ?? ""
      let hasSuperclass =
        declaration.kind == .class && place == declaration.place && Self.isClassName(first)
      return inherited.dropFirst(hasSuperclass ? 1 : 0).contains {
        index.type($0.type, in: declaration.outer, file: place.file) == nil
      }
    }
  }

  /// Returns true if a library has a class but no protocol with this name, as far as is known.
  private static func isClassName(_ name: String) -> Bool {
    FrameworkNames.libraryClasses.contains(name) && !FrameworkNames.libraryProtocols.contains(name)
  }
}
