import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports parts that mention what their roles must not know.
package struct KnowledgeRules: RuleFamily {
  /// A rule, and the forbidden topics that it is about.
  struct Entry: Sendable {
    let rule: LintRule
    /// The part must have one of these traits; empty for any part.
    let holders: Traits
    let topics: Topics
    /// What to do instead.
    let advice: String
    /// True if only calls are reported, not mentions.
    var onlyCalls = false
    /// Names that another rule reports.
    var leavesOut: Set<String> = []
  }

  enum Topics: Sendable {
    /// The architecture's `knowledge` entries with these names.
    case knowledge([String])
    /// The types of roles with one of these traits, and the contracts that these roles implement.
    case roles(Traits)
    case any
  }

  /// Of the entries that match a topic, only the first one reports findings.
  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    guard let knowledge = module.knowledge else { return }
    let entries = entries.filter { $0.rule.applies(to: module) }
    for part in module.parts where !part.role.mustNotKnow.isEmpty {
      let mentions = module.mentions(in: part)
      let transitions = module.transitions(of: part)
      for forbidden in part.role.mustNotKnow {
        guard let topic = knowledge.topic(forbidden),
          !topic.isBuilt(by: part.role, in: module.architecture),
          let entry = Self.entry(of: entries, for: part.role, topic),
          Self.hasAlternative(entry, topic, knowledge, module),
          report.follows(entry.rule, in: module)
        else { continue }
        let isChosen =
          module.followsDocument
          || !module.module.isArchitectureChosen && module.rules[entry.rule]?.basis == .choice
        let found = Self.withoutNeedlessImports(
          mentions.filter { topic.includes($0, module, knowledge) && topic.isReported($0, module) }
            .filter { !topic.isOf(.knowledge(["navigation"])) || !$0.isWithin(transitions) }
            .filter { mention in
              let isCall = if case .call = mention.kind { true } else { false }
              let name = module.index.names[mention.name]
              return (isCall || !entry.onlyCalls) && !entry.leavesOut.contains(name)
                && !part.role.mayMention.contains(name)
                && !Self.isAccepted(mention, of: part, topic, in: module, beside: mentions)
                && (isChosen
                  || !Self.isDemanded(mention, of: part, topic, knowledge, in: module)
                    && Self.isLeftToRouters(mention, topic, in: module)
                    && Self.isKeptApart(
                      mention, topic, knowledge, from: entry.holders, in: module))
            })
        if found.isEmpty {
          if isKept(topic, by: part, knowledge, in: module) {
            report.keeps(entry.rule, of: Self.kind(part, topic))
          }
        } else {
          let unusual = found.filter {
            isChosen || !Self.isUsual($0, of: part, topic, knowledge, in: module)
          }
          tell(
            unusual.isEmpty ? found : unusual, of: part, topic, entry, isUsual: unusual.isEmpty,
            module, &report)
        }
      }
    }
  }

  /// Returns true if a part without a forbidden topic shows the convention to keep it apart. A screen
  /// that opens nothing does not show who would, nor does a presenter that imports UIKit for a value.
  private func isKept(
    _ topic: Topic, by part: LintedModule.Part, _ names: KnowledgeNames, in module: LintedModule
  ) -> Bool {
    if topic.isOf(.knowledge(["userInterface"])) {
      let file = module.index.types[part.type].place.file
      return !module.imports(names.bodies(named: "userInterface"), in: file)
    }
    guard topic.isOf(.knowledge(["navigation"])) else { return true }
    return module.parts.contains { part in
      part.role.has(.navigates)
        && module.mentions(in: part).contains { topic.includes($0, module, names) }
    }
  }

  /// Returns true if a name says less than its topic: a picture or a size, or in the business logic a service
  /// of the system, unless the chosen architecture forbids it; and a request that nobody sends, or that is
  /// for the web view beside it.
  private static func isAccepted(
    _ mention: Mention, of part: LintedModule.Part, _ topic: Topic, in module: LintedModule,
    beside mentions: [Mention]
  ) -> Bool {
    let name = module.index.names[mention.name]
    if case .imported = mention.kind, topic.isOf(.knowledge(["network"])),
      !module.followsDocument
    {
      // A request that a worker has started can be kept to cancel it.
      return true
    }
    if topic.isOf(.knowledge(["userInterface"])) {
      if module.followsDocument { return false }
      if isWanted(by: part, module) { return true }
      return FrameworkNames.pictures.contains(name) || FrameworkNames.interfaceValues.contains(name)
        || FrameworkNames.systemServices.contains(name) && !part.role.has(.navigates)
        || isPassedOn(mention, by: part, module)
    }
    if !module.followsDocument, isGivenToService(mention, module) { return true }
    // A tab bar makes the stacks of its tabs, which is no transition.
    if topic.isOf(.knowledge(["navigation"])), FrameworkNames.passedScreens.contains(name),
      module.index.inherits(.tabContainers, part.type)
    {
      return true
    }
    return FrameworkNames.webRequests.contains(name)
      && (!module.followsDocument
        || mentions.contains { FrameworkNames.webViews.contains(module.index.names[$0.name]) })
  }

  /// Returns true if one of a part's own contracts makes it the delegate of something on the screen, or if the part is an
  /// object of a storyboard with outlets, or holds its view as a screen: `var view: (FeedView & UIViewController)?`.
  private static func isWanted(by part: LintedModule.Part, _ module: LintedModule) -> Bool {
    let holdsScreen = module.index.types[part.type].properties.contains { property in
      module.index.has(.outlets, in: property.attributes)
        || property.type.map { $0.shape == .single && $0.names.count > 1 } ?? false
          && property.type?.names.contains {
            FrameworkNames.bareViewControllers.contains(module.index.names[$0.last])
          } ?? false
    }
    return holdsScreen
      || module.contracts.contains { contract in
        contract.contract.implementers.contains(part.role.name)
          && module.index.allInherited(by: contract.type).foreign.contains { foreign in
            let name = module.index.names[foreign]
            return ["Delegate", "DataSource"].contains(where: name.hasSuffix)
              && !FrameworkNames.offScreenDelegates.contains(name)
          }
      }
  }

  /// Returns true for an object that code only creates for a service of the project:
  /// `NetworkService(session: URLSession(…))`.
  private static func isGivenToService(_ mention: Mention, _ module: LintedModule) -> Bool {
    let file = module.index.files[Int(mention.place.file)]
    let node = file.facts.nodes.indices.first { node in
      file.facts.nodes[node].start == mention.place.start
        && file.facts.nodes[node].kind == .identifier
    }
    guard let node,
      let argument = file.facts.nodes[..<node].indices.last(where: {
        file.facts.nodes[$0].kind == .argument && file.facts.range(of: $0).contains(node)
      }), let callee = file.facts.method(calledWith: argument)
    else { return false }
    let name = file.names[Int(file.facts.nodes[callee].name)]
    return module.index.types(named: name).contains { type in
      [.class, .struct, .actor].contains(module.index.types[type].kind)
    }
  }

  /// Returns true for a screen that is only passed on: by a presenter from or to its router, or by an
  /// interactor's method to a library that presents something from it.
  private static func isPassedOn(
    _ mention: Mention, by part: LintedModule.Part, _ module: LintedModule
  ) -> Bool {
    let name = module.index.names[mention.name]
    func isIn(_ kind: SyntaxKind) -> Bool { Self.isIn(kind, mention, module) }
    if part.role.has(.decides) {
      // Not where a screen is created, inherited from, or what the view is cast to.
      return FrameworkNames.passedScreens.contains(name)
        && isIn(.typeName) && !isIn(.inheritedType) && !isIn(.cast)
    }
    return FrameworkNames.bareViewControllers.contains(name) && isIn(.parameter)
  }

  /// Returns true for a type of a user interface that the team's own protocols or a part's base class pass around, or that
  /// the file imports alone on purpose (`import class UIKit.UIAlertAction`), unless an object is cast to it.
  private static func isDemanded(
    _ mention: Mention, of part: LintedModule.Part, _ topic: Topic, _ names: KnowledgeNames,
    in module: LintedModule
  ) -> Bool {
    guard topic.isOf(.knowledge(["userInterface"])), case .mention = mention.kind,
      !isIn(.cast, mention, module)
    else { return false }
    let facts = module.index.files[Int(mention.place.file)].facts
    let name = module.index.names[mention.name]
    return names.isDemanded(mention.name)
      || module.index.superclasses(of: part.type).contains {
        KnowledgeNames.names(inSignaturesOf: module.index.types[$0]).contains(mention.name)
      }
      || facts.parts(.importDeclaration, of: 0).contains {
        facts.name(of: $0).hasSuffix(".\(name)")
      }
  }

  static func isIn(_ kind: SyntaxKind, _ mention: Mention, _ module: LintedModule) -> Bool {
    let facts = module.index.files[Int(mention.place.file)].facts
    return facts.nodes.indices.contains { node in
      facts.nodes[node].kind == kind
        && facts.range(of: node).contains { facts.nodes[$0].start == mention.place.start }
    }
  }

  /// Removes the imports if anything else is mentioned, because a name that is used needs its
  /// import.
  private static func withoutNeedlessImports(_ mentions: [Mention]) -> [Mention] {
    let used = mentions.filter { if case .imported = $0.kind { false } else { true } }
    return used.isEmpty ? mentions : used
  }

  /// A convention about one topic says nothing about another, or about another kind of part.
  private static func kind(_ part: LintedModule.Part, _ topic: Topic) -> String {
    kind(part.role.name, topic.name)
  }

  /// Returns the key under which a report counts what the parts of a role do that must not know a topic.
  package static func kind(_ role: String, _ topic: String) -> String { "\(role) and \(topic)" }

  /// The same for imports that nothing in the file needs.
  package static func importKind(_ role: String, _ topic: String) -> String {
    kind(role, topic) + ", imported"
  }

  /// Returns false if the module has no part that could do the work instead, and the team follows no
  /// document that wants one.
  private static func hasAlternative(
    _ entry: Entry, _ topic: Topic, _ names: KnowledgeNames, _ module: LintedModule
  ) -> Bool {
    if module.followsDocument { return true }
    let wanted: Trait? =
      if topic.isOf(.knowledge(["navigation"])) {
        .navigates
      } else if [LintRule.presenterAccessesData.id, LintRule.viewUsesStorage.id]
        .contains(entry.rule.id)
      {
        .appliesBusinessLogic
      } else {
        nil
      }
    guard let wanted else { return true }
    return module.parts.contains { part in
      // A doubtful router must at least navigate.
      part.role.has(wanted)
        && (wanted != .navigates || part.certainty == .certain
          || module.mentions(in: part).contains { topic.includes($0, module, names) })
    }
  }

  private static func entry(of entries: [Entry], for role: Role, _ topic: Topic) -> Entry? {
    entries.first { entry in
      topic.isOf(entry.topics)
        && role.traits.hasAny(of: entry.holders)
    }
  }

  /// - Parameters:
  ///   - verb: the verb with the name: `calls 'present'`.
  ///   - isNeedless: true if the mention is the import of a framework that the file does not use.
  private func message(
    _ type: String, _ verb: String, _ apposition: String, isNeedless: Bool, _ advice: String
  ) -> String {
    isNeedless
      ? "'\(type)' \(verb) but does not use it. Delete the import, or import Foundation instead."
      : "'\(type)' \(verb)\(apposition). \(advice)"
  }

  /// Reports each name once, at its first occurrence. Without a chosen architecture, all uses of a
  /// user-interface framework in a part are one finding.
  private func tell(
    _ found: [Mention], of part: LintedModule.Part, _ topic: Topic, _ entry: Entry, isUsual: Bool,
    _ module: LintedModule, _ report: inout LintReport
  ) {
    var counts: [Name: Int] = [:]
    for mention in found { counts[mention.name, default: 0] += 1 }
    let type = module.name(part.type)
    // What a document allows in addition says nothing to a team that does not follow it.
    let isOnlyOfDocument =
      entry.rule.id == LintRule.presenterUikitBeyondUiimage.id
      && !module.followsDocument
    let text = isOnlyOfDocument ? "Move it to the view, and pass plain values." : entry.advice
    let advice = module.naming(partsIn: text, except: part.type)
    for mention in found {
      guard let count = counts.removeValue(forKey: mention.name) else { continue }
      let name = module.index.names[mention.name]
      let isJoined =
        topic.isOf(.knowledge(["userInterface"])) && !module.followsDocument
      let others = found.filter { isJoined || $0.isConformance(beside: mention) }
        .filter { counts.removeValue(forKey: $0.name) != nil }
        .map { "'\(module.index.names[$0.name])'" }
      let apposition = topic.apposition(of: mention, module)
      let comma = apposition.hasPrefix(",") ? "," : ""
      let times = count > 1 && others.isEmpty ? "\(comma) \(count) times" : ""
      let verb =
        switch mention.kind {
        case .call: "calls '\(name)'"
        case .imported: "imports '\(name)'"
        case .mention, .type:
          "\(topic.verb(for: mention)) \((["'\(name)'"] + others).list(limit: 4))"
        }
      let isImport = if case .imported = mention.kind { true } else { false }
      let isNeedless = isImport && topic.isOf(.knowledge(["userInterface"]))
      let isAlone = isImport && !isNeedless
      let removal =
        module.index.hasOneImport(mention.place.file)
        ? "Import Foundation instead" : "Delete the import"
      var problem = LintProblem(
        entry.rule, module.subject(name, of: part.type), at: mention.place,
        message(
          type, verb, apposition + times, isNeedless: isNeedless,
          isAlone
            ? "\(removal) if nothing needs it; otherwise \(advice.lowercasedFirst)"
            : advice),
        fix: isImport && !module.hasRemark(onImportAt: mention.place)
          ? ImportEdit(mention.place.file, module.index).fix(name) : nil,
        kind: isNeedless
          ? Self.importKind(part.role.name, topic.name) : Self.kind(part, topic),
        widerKind: isNeedless ? Self.kind(part, topic) : nil)
      problem.isUsual = isUsual
      report.finds(problem, in: module)
    }
  }
}

extension [String] {
  /// The first texts, and how many more there are: `A, B and 3 more`.
  fileprivate func list(limit: Int) -> String {
    let shown = count > limit ? Array(prefix(limit)) + ["\(count - limit) more"] : self
    guard let last = shown.last, shown.count > 1 else { return first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Topic {
  /// Returns the text that messages add after a name of this topic: ` (networking)`, `, the
  /// presenter`.
  func apposition(of mention: Mention, _ module: LintedModule) -> String {
    if let knowledge {
      return knowledge.summary.isEmpty ? "" : " (\(knowledge.summary.lowercasedFirst))"
    }
    guard let role else { return contract.map { ", \($0.name.withArticle)" } ?? "" }
    let words = NameWords(role.name).words.joined(separator: " ")
    let hasMany = role.has(.isShared) || role.has(.isPlainData)
    let name = hasMany ? words.withArticle : "the \(words)"
    guard case .type(let type) = mention.kind, module.part(type)?.role.name == role.name else {
      return ", which belongs to \(name)"
    }
    return ", \(name)"
  }

  /// Returns true if a mention should be reported. The import of a user-interface framework is
  /// reported if the file does not seem to use screens. The import of another framework is reported
  /// if some name must come from that framework.
  func isReported(_ mention: Mention, _ module: LintedModule) -> Bool {
    guard case .imported = mention.kind else { return true }
    let file = ImportEdit(mention.place.file, module.index)
    return isOf(.knowledge(["userInterface"])) ? !file.usesScreens : file.usesOnlyForeignImport
  }

  /// Returns the verb that messages use for a type and a name that it mentions. All names about
  /// lists are protocols.
  func verb(for mention: Mention) -> String {
    mention.clause != nil && isOf(.knowledge(["lists"])) ? "conforms to" : "uses"
  }

  func isOf(_ topics: KnowledgeRules.Topics) -> Bool {
    switch topics {
    case .any: true
    case .knowledge(let names): knowledge.map { names.contains($0.name) } ?? false
    case .roles(let traits): role.map { $0.traits.hasAny(of: traits) } ?? false
    }
  }
}

extension LintedModule {
  var knowledge: KnowledgeNames? { project.knowledge[architecture.name] }

  /// Returns true if a file imports a framework of one of these topics.
  func imports(_ bodies: KnowledgeNames.Bodies, in number: Int32) -> Bool {
    guard let knowledge else { return false }
    let file = index.files[Int(number)]
    return file.facts.parts(.importDeclaration, of: 0).contains { node in
      knowledge.bodies(ofImport: file.names[Int(file.facts.nodes[node].name)]) & bodies != 0
    }
  }

  /// Returns the advice with the names of the module's parts instead of their roles.
  func naming(partsIn advice: String, except type: TypeDeclaration.ID) -> String {
    let words: [(word: String, trait: Trait)] = [
      ("the router", .navigates), ("the presenter", .decides),
      ("the interactor", .appliesBusinessLogic),
    ]
    return words.reduce(advice) { advice, word in
      let all = parts.filter { $0.role.has(word.trait) && !$0.role.has(.isShared) }.map(\.type)
      guard all.count == 1, all[0] != type, isCertain(all[0]) else { return advice }
      return advice.replacing(word.word, with: "'\(name(all[0]))'")
    }
  }

  /// Returns the methods that a part implements for the
  /// router, such as `closeModule()` of a transition handler.
  func transitions(of part: Part) -> [LintPlace] {
    let asked = Set(
      contracts.filter { contract, _ in
        contract.implementers.contains(part.role.name)
          && contract.users.contains { architecture.traits(ofRole: $0).contains(.navigates) }
      }.flatMap { _, type in index.types[type].functions.map(\.name) })
    if asked.isEmpty { return [] }
    return index.types[part.type].functions.filter { asked.contains($0.name) }.map { function in
      let node = facts(at: function.place).nodes[Int(function.place.node)]
      return LintPlace(file: function.place.file, start: node.start, end: node.end)
    }
  }

  /// Returns true if the code of a type calls something that belongs to a topic.
  func calls(_ topic: String, in type: TypeDeclaration.ID) -> Bool {
    guard let knowledge else { return false }
    let bodies = knowledge.bodies(named: topic)
    return places(of: type).contains { place in
      let file = index.files[Int(place.file)]
      let first = Int(place.node)
      return file.facts.range(of: first).contains { node in
        file.facts.nodes[node].kind == .member
          && knowledge.bodies(ofCall: file.names[Int(file.facts.nodes[node].name)]) & bodies != 0
      }
    }
  }

  /// Returns the mentions in a part's code, and caches them.
  func mentions(in part: Part) -> [Mention] {
    if let known = mentionsByType[part.type] { return known }
    guard let knowledge else { return [] }
    let mentions = MentionReader(of: part.type, in: self, knowledge, types: ownTypes).mentions
    mentionsByType[part.type] = mentions
    return mentions
  }

  /// The types of the module, by name.
  private var ownTypes: [Name: TypeDeclaration.ID] {
    Dictionary(
      (parts.map(\.type) + contracts.map(\.type)).map { (index.types[$0].name, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
