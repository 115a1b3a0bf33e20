import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports modules that use what is internal to modules of another user story.
struct StoryRules: RuleFamily {
  let rule = LintRule.storyUsesForeignInternals
  var rules: [LintRule] { [rule] }

  /// What reports the same about parts, story or not.
  private let others = [
    LintRule.partUsesForeignInternals, .routerCreatesModuleParts, .viewCreatesForeignView,
    .assemblyCreatesForeignPart, .partCallsForeignModule, .moduleOpenedByClass,
  ]

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let stories = module.project.map.stories
    guard !stories.story(of: module.number).isEmpty,
      !module.architecture.layout.openToOthers.isEmpty
    else { return }
    let mentions = ownTypes(of: module).flatMap { self.mentions(in: $0, module) }
    for mention in mentions where mention.isInternal { tell(mention, module, &report) }
    for uses in Dictionary(grouping: mentions, by: \.module).values
    where !uses.contains(where: \.isInternal) {
      report.keeps(rule)
    }
  }

  /// A mention of a part or contract of a module in another story.
  private struct ForeignMention {
    let type: TypeDeclaration.ID
    let module: Int
    /// The type in whose code it is.
    let user: TypeDeclaration.ID
    let place: SyntaxPlace
    let isInternal: Bool
  }

  /// Returns the mentions in the code of a type, each part and contract once.
  private func mentions(
    in user: TypeDeclaration.ID, _ module: LintedModule
  ) -> [ForeignMention] {
    let stories = module.project.map.stories
    var known: Set<Name> = []
    return module.places(of: user).flatMap { place in
      let file = module.index.files[Int(place.file)]
      return TypeMentions(in: place, of: file).compactMap { node -> ForeignMention? in
        let name = file.names[Int(file.facts.nodes[node].name)]
        guard let use = module.project.moduleTypes.use(of: name), use.type != user,
          use.modules.count == 1, let other = use.modules.first,
          stories.areApart(module.number, other), known.insert(name).inserted
        else { return nil }
        let isInside = stories.contains(module.path(of: use.type), inModule: other)
        return ForeignMention(
          type: use.type, module: other, user: user,
          place: SyntaxPlace(file: place.file, node: Int32(node)),
          isInternal: isInside && isInternal(use, of: other, module))
      }
    }
  }

  /// Returns true for what a module does not offer to others. Others may inherit from its classes, and a module that has
  /// no factory is opened by its router or coordinator.
  private func isInternal(_ use: ModuleTypes.Use, of other: Int, _ module: LintedModule) -> Bool {
    if use.isOpen || module.index.inherits(.cells, use.type) { return false }
    if module.project.superclasses.contains(use.type) { return false }
    guard let role = use.role, role.has(.navigates) else { return true }
    return module.project.found.modules[other].parts.contains { part in
      let role = module.project.moduleTypes.use(of: part.type, in: module.index)?.role
      return role.map { $0.has(.composes) && !$0.has(.shows) && !$0.has(.navigates) } ?? false
    }
  }

  /// The parts and contracts in the module's folder that belong to this module alone. What serves several modules is in
  /// no story.
  private func ownTypes(of module: LintedModule) -> [TypeDeclaration.ID] {
    let parts = module.parts.filter {
      !module.project.sharedParts.contains($0.type) && !$0.role.has(.isShared)
    }
    let contracts = module.contracts.map(\.type).filter {
      !module.project.sharedContracts.contains($0)
    }
    return Set(parts.map(\.type) + contracts).sorted().filter {
      module.project.map.stories.contains(module.path(of: $0), inModule: module.number)
    }
  }

  private func tell(
    _ mention: ForeignMention, _ module: LintedModule, _ report: inout LintReport
  ) {
    let place = module.nameplace(at: mention.place)
    if report.reports(others, at: place) { return }
    let stories = module.project.map.stories
    let (user, used) = (module.name(mention.user), module.name(mention.type))
    let (story, other) = (stories.story(of: module.number), stories.story(of: mention.module))
    let owner = module.project.found.modules[mention.module].name
    report.finds(
      LintProblem(
        rule, module.subject(used, of: mention.user), at: place,
        "'\(user)' in the story '\(story)' uses '\(used)', which is internal to '\(owner)' in the story '\(other)'. Use what that module offers to others."
      ), in: module)
  }
}

/// Reports user stories with more modules than the team allows.
struct StorySizeRules: ProjectRuleFamily {
  let rule = LintRule.storyHasManyModules
  var rules: [LintRule] { [rule] }

  /// The number of modules that the message names.
  private static let namedModules = 3

  func check(
    _ project: LintedProject, _ architecture: Architecture, _ rules: ArchitectureRules,
    _ report: inout LintReport
  ) {
    guard let limit = rules[rule]?.limit else { return }
    for (story, modules) in project.map.stories.modules.sorted(by: { $0.key < $1.key }) {
      guard modules.count > limit, let first = modules.first else {
        report.keeps(rule)
        continue
      }
      let place = project.nameplace(of: project.found.modules[first].parts[0].type)
      let names = modules.map { project.found.modules[$0].name }
      let rest = names.count - Self.namedModules
      let named = names.prefix(Self.namedModules).joined(separator: ", ")
      report.finds(
        LintProblem(
          rule, Subject(inFile: place.file, story, name: story), at: place,
          "The story '\(story)' has \(names.count) modules; the limit is \(limit): \(named)\(rest > 0 ? " and \(rest) more" : ""). Divide it into smaller stories."
        ), under: rules, group: story)
    }
  }
}
