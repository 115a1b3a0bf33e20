import AdderArchitectures

extension ContractProtocolRules {
  static let all = ContractProtocolRules(groups: [
    Group(check: NoPropertyCheck(), entries: [.init(layerProtocolNoState)]),
    Group(check: ReadOnlyPropertyCheck(), entries: [.init(csDataStoreGetterOnly)]),
    Group(check: ClassBoundCheck(), entries: [.init(layerProtocolClassBound)]),
    Group(check: OldWordCheck(), entries: [.init(layerProtocolDeprecatedClass)]),
    Group(
      check: ContractInheritanceCheck(),
      entries: [
        .init(moduleInputMcflurry, .moduleInput), .init(moduleOutputMcflurry, .moduleOutput),
      ]),
  ])

  private static let layerProtocolNoState = LintRule(
    "layer-protocol-no-state", [.viperBook], .contracts,
    RulePage(
      finds: "A contract between parts that asks for a property.",
      hurts: """
        Contracts say what parts do. A property lets one part read or change what another one keeps.
        """,
      bad: """
        protocol PostListViewInput: AnyObject {
          var title: String { get set }
        }
        """,
      good: """
        protocol PostListViewInput: AnyObject {
          func updateTitle(_ title: String)
        }
        """,
      chapter: "Code Style, general rules"))

  private static let csDataStoreGetterOnly = LintRule(
    "cs-data-store-getter-only", [.cleanSwift], .contracts, fix: .automatic,
    RulePage(
      finds: "A property of a data store that can be set, though nobody sets it on the store.",
      hurts: """
        Other scenes see the store. What they can change they will, and the interactor is not told.
        """,
      bad: """
        protocol ContactListDataStore {
          var contacts: [String] { get set }
        }
        """,
      good: """
        protocol ContactListDataStore {
          var contacts: [String] { get }
        }
        """,
      chapter: "Interactor, the data store"))

  private static let layerProtocolClassBound = LintRule(
    "layer-protocol-class-bound", [.surf, .viperBook], .contracts, fix: .automatic,
    RulePage(
      finds: "A contract that is held weakly, and is not for classes only.",
      hurts: """
        Only references to classes can be weak; without the bound the reference is strong sooner or \
        later.
        """,
      bad: """
        protocol ProfileViewInput {
          func setupInitialState()
        }
        """,
      good: """
        protocol ProfileViewInput: AnyObject {
          func setupInitialState()
        }
        """,
      chapter: "ViewInput"))

  private static let layerProtocolDeprecatedClass = LintRule(
    "layer-protocol-deprecated-class", [.surf], .contracts, fix: .automatic,
    RulePage(
      finds: "A contract that is bound to classes by the word 'class'.",
      hurts: "The compiler warns of it and will forget it. 'AnyObject' says the same.",
      bad: """
        protocol ProfileViewInput: class {
          func setupInitialState()
        }
        """,
      good: """
        protocol ProfileViewInput: AnyObject {
          func setupInitialState()
        }
        """,
      chapter: "ViewInput"))

  private static let moduleInputMcflurry = LintRule(
    "module-input-mcflurry", [.viperBook], .contracts, fix: .automatic,
    RulePage(
      finds: """
        A module input that the library cannot hand over, because it does not inherit the library's \
        own.
        """,
      hurts: """
        ViperMcFlurry looks for its own protocol when a module is opened; without it the link block \
        gets nothing.
        """,
      bad: """
        // PostList/Presenter/PostListModuleInput.swift
        import ViperMcFlurry

        protocol PostListModuleInput: AnyObject {
          func configure(withPostID id: String)
        }
        """,
      good: """
        // PostList/Presenter/PostListModuleInput.swift
        import ViperMcFlurry

        protocol PostListModuleInput: RamblerViperModuleInput {
          func configure(withPostID id: String)
        }
        """,
      chapter: "Code Style, ModuleInput"))

  private static let moduleOutputMcflurry = LintRule(
    "module-output-mcflurry", [.viperBook], .contracts, fix: .automatic,
    RulePage(
      finds: """
        A module output that the library cannot hand over, because it does not inherit the library's \
        own.
        """,
      hurts: """
        ViperMcFlurry sets the output only if it is one of its own; otherwise the opener is never \
        told.
        """,
      bad: """
        // PostList/Presenter/PostListModuleOutput.swift
        import ViperMcFlurry

        protocol PostListModuleOutput: AnyObject {
          func didSelectPost()
        }
        """,
      good: """
        // PostList/Presenter/PostListModuleOutput.swift
        import ViperMcFlurry

        protocol PostListModuleOutput: RamblerViperModuleOutput {
          func didSelectPost()
        }
        """,
      chapter: "Code Style, ModuleOutput"))
}
