import AdderArchitectures
import Testing

@Suite struct BytePaceFactsTests {
  let facts: SourceFacts

  init() throws { facts = try SourceFacts("bytepace-viper", module: "Start") }

  @Test func `The navigation controller owns the whole module`() throws {
    try facts.holds("UINavigationController: strong viewController StartViewController")
    try facts.holds("StartViewController: strong output StartViewOutput")
    try facts.holds("StartPresenter: weak view StartViewInput")
    try facts.holds("StartPresenter: strong interactor StartInteractorInput")
    try facts.holds("StartPresenter: strong router StartRouterInput")
    try facts.holds("StartRouter: weak presenter StartPresenter")
  }

  @Test func `The assembly is lazy and returns the router`() throws {
    let composition = try #require(facts.architecture.compositions.first)
    #expect(composition.method.name([:]) == "assembleModule")
    #expect(composition.returns == "Router" && composition.isLazy)
  }

  @Test func `A router's methods inject dependencies and present modules`() throws {
    let names = try facts.contract("StartRouterInput").methods.named
    #expect(names[.preparation]?.name([.other: "Options"]) == "injectOptionsDependencies")
    #expect(names[.opening]?.name([.other: "Options"]) == "presentOptions")
  }

  @Test func `View and interactor do not know each other or the router`() throws {
    try facts.forbids("StartViewController", "StartInteractor", "StartRouter")
    try facts.forbids("StartInteractor", "StartViewController", "StartRouter")
    try facts.forbids("StartViewController", "UINavigationController", "NSPredicate")
    try facts.allows("StartRouter", "UINavigationController")
  }

  @Test func `Parts pass only simple values, and methods return nothing to the view`() throws {
    let between = facts.architecture.contracts.filter { contract in
      contract.implementers.allSatisfy {
        !facts.architecture.traits(ofRole: $0).hasAny(of: [.isForeign, .isShared])
      }
    }
    #expect(between.count == 6)
    for contract in between {
      #expect(contract.mentionsOnly.contains("String") && contract.mentionsOnly.contains("Int"))
      #expect(!contract.mentionsOnly.contains("UIView"))
    }
    #expect(try !facts.contract("StartViewOutput").methods.mayReturn)
    #expect(try facts.role("StartViewController").holdsNothingElse)
  }
}
