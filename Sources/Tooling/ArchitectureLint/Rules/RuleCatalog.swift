/// All rules that Adder knows.
package enum RuleCatalog {
  /// In this order: what is told of single references need not be told of cycles.
  static let families: [any RuleFamily] = [
    ReferenceStrengthRules.all, RetainCycleRules.all, ConcreteReferenceRules.all,
    KnowledgeRules.all, ForeignModuleRules.all, StateRules.all, DependencyRules.all,
    OpenPartsRules.all, ViewCastRules.all,
    PartNameRules.all, ContractNameRules.all, ReferenceNameRules.all, ConformanceRules.all,
    MissingConformanceRules.all, NothingElseRules.all, CallerRules.all, HandlerTypeRules.all,
    ManagedObjectRules.all, ContractProtocolRules.all, ContractMethodRules.signatures,
    ContractMethodRules.names, UseCaseRules.all, SelectorRules.all, ModuleNameRules.all,
    FileLayoutRules.all, HelperRules.all, CompletenessRules.all, DocumentationRules.all,
    MarkRules.all, TestCaseRules.all, TestBodyRules.all, TestCoverageRules.all,
  ]

  /// By name.
  package static let rules: [LintRule] = families.flatMap(\.rules).sorted { $0.id < $1.id }

  private static let rulesByName = Dictionary(
    rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  package static func rule(named name: String) -> LintRule? { rulesByName[name] }
}
