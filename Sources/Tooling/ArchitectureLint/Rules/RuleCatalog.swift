package import AdderArchitectures

/// All rules of the linter.
package enum RuleCatalog {
  /// The order matters: problems reported for individual references are not reported again for
  /// cycles.
  private static let families: [any RuleFamily] = [
    ReferenceStrengthRules.all, RetainCycleRules(), ConcreteReferenceRules.all, KnowledgeRules.all,
    ForeignModuleRules(), StateRules(), DependencyRules.all, OpenPartsRules(), ViewCastRules(),
    ViewEventRules(), ViewDataRules(), ViewSizeRules(), ForeignViewRules(), CellRules(),
    ContractImportRules(), SettableValueRules(), EntityRules(), ManagedValueRules(),
    StateObjectRules(), LogicPlaceRules.all, FormatterRules(), LowerLayerRules(), ServiceRules(),
    ServiceHolderRules.all, PartNameRules.all, ContractNameRules.all, ReferenceNameRules.all,
    ConformanceRules.all, OpenDependencyRules(), DoorNameRules(), SharedHelperNameRules(),
    RepeatedLogicRules.all, ServiceModelRules(), ModuleSizeRules(), MissingConformanceRules.all,
    NothingElseRules.all, CallerRules.all, HandlerTypeRules.all, ManagedObjectRules(),
    HiddenHelperRules(), ContractProtocolRules.all, ContractMethodRules.signatures,
    ContractMethodRules.names, UseCaseRules(), SelectorRules(), ModuleNameRules(),
    FileLayoutRules.all, HelperRules(), CompletenessRules.all, RequiredPartRules(), UnusedRules(),
    DocumentationRules(), MarkRules(), TestCaseRules.all, TestBodyRules.all, TestCoverageRules.all,
    UnsetLinkRules.all, ComposerMethodRules(), ComposerWorkRules(), SetupRules(), LinkOwnerRules(),
    HandedDataRules(), PreparationRules.all, NavigationOwnerRules(), SegueRules(),
    TransitionProtocolRules(), RouteRules(), MessageViewRules(), OpenedByClassRules(),
    StoryRules(),
  ]

  private static let projectFamilies: [any ProjectRuleFamily] = [
    LayerRules(), StorySizeRules(), UnreachableRules(), LinkRules(),
  ]

  /// The rules of all pages, by id.
  package static var rules: [LintRule] { LintRule.all }

  /// The rules with their families, for the linter.
  static let set = RuleSet(rules: rules, families: families, projectFamilies: projectFamilies)

  /// The ids of the rules that families check, once for each family that checks them.
  package static var checked: [LintRule.ID] {
    (families.flatMap(\.rules) + projectFamilies.flatMap(\.rules)).map(\.id)
  }

  /// - Parameter name: the rule's id, or one of its former ids.
  package static func rule(named name: String) -> LintRule? { set.rule(named: name) }
}

extension Linter {
  /// Creates a linter with all rules.
  ///
  /// - Parameter architectures: the architectures that were used to find the modules.
  package init(architectures: [Architecture], choice: RuleChoice = RuleChoice()) {
    self.init(architectures: architectures, choice: choice, rules: RuleCatalog.set)
  }
}
