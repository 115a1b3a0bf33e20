/// All rules that Adder knows.
package enum RuleCatalog {
  /// In this order: what is told of single references need not be told of cycles.
  static let families: [any RuleFamily] = [
    ReferenceStrengthRules.all, RetainCycleRules.all, ConcreteReferenceRules.all,
    KnowledgeRules.all, ForeignModuleRules.all, StateRules.all, DependencyRules.all,
    OpenPartsRules.all, ViewCastRules.all, ViewEventRules.all, ViewDataRules.all, ViewSizeRules.all,
    ForeignViewRules.all, CellRules.all, ContractImportRules.all, SettableValueRules.all,
    EntityRules.all, ManagedValueRules.all, StateObjectRules.all, LogicPlaceRules.all,
    FormatterRules.all, LowerLayerRules.all, ServiceRules.all, ServiceHolderRules.all,
    PartNameRules.all, ContractNameRules.all, ReferenceNameRules.all, ConformanceRules.all,
    OpenDependencyRules.all, DoorNameRules.all, SharedHelperNameRules.all, RepeatedLogicRules.all,
    ServiceModelRules.all, ModuleSizeRules.all,
    MissingConformanceRules.all, NothingElseRules.all, CallerRules.all, HandlerTypeRules.all,
    ManagedObjectRules.all, HiddenHelperRules.all, ContractProtocolRules.all,
    ContractMethodRules.signatures,
    ContractMethodRules.names, UseCaseRules.all, SelectorRules.all, ModuleNameRules.all,
    FileLayoutRules.all, HelperRules.all, CompletenessRules.all, RequiredPartRules.all,
    UnusedRules.all,
    DocumentationRules.all,
    MarkRules.all, TestCaseRules.all, TestBodyRules.all, TestCoverageRules.all,
    UnsetLinkRules.all, ComposerMethodRules.all, ComposerWorkRules.all, SetupRules.all,
    LinkOwnerRules.all, HandedDataRules.all, PreparationRules.all, NavigationOwnerRules.all,
    SegueRules.all, TransitionProtocolRules.all, RouteRules.all, MessageViewRules.all,
  ]

  static let projectFamilies: [any ProjectRuleFamily] = [LayerRules.all]

  /// By name.
  package static let rules: [LintRule] =
    (families.flatMap(\.rules) + projectFamilies.flatMap(\.rules)).sorted { $0.id < $1.id }

  private static let rulesByName = Dictionary(
    rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  package static func rule(named name: String) -> LintRule? { rulesByName[name] }
}
