import AdderArchitectures
import Testing

@Suite struct SurfMVPFactsTests {
  let facts: SourceFacts

  init() throws { facts = try SourceFacts("surf-mvp", module: "Profile") }

  @Test func `A module has four classes, five protocols and four tests`() {
    #expect(
      facts.required == [
        "ProfileModuleConfigurator", "ProfileRouter", "ProfilePresenter", "ProfileViewController",
        "ProfileViewInput", "ProfileViewOutput", "ProfileRouterInput", "ProfileModuleInput",
        "ProfileModuleOutput",
      ])
    #expect(
      facts.requiredTests == [
        "ProfileModuleConfiguratorTests", "ProfileRouterTests", "ProfilePresenterTests",
        "ProfileViewControllerTests",
      ])
  }

  @Test func `The references are those that the configurator sets`() throws {
    try facts.holds("ProfileViewController: strong output ProfileViewOutput")
    try facts.holds("ProfilePresenter: weak view ProfileViewInput")
    try facts.holds("ProfilePresenter: strong router ProfileRouterInput")
    try facts.holds("ProfilePresenter: weak output ProfileModuleOutput")
    try facts.holds("ProfileRouter: weak view ModuleTransitionable")
    try facts.holds("ProfileViewController: strong adapter ProfileAdapter")
    try facts.holds("ProfileAdapter: weak output ProfileViewAdapterOutput")
  }

  @Test func `The view creates its adapter itself`() {
    let adapter = facts.architecture.references(heldBy: "View").first { $0.targets == ["Adapter"] }
    #expect(adapter?.isInjected == false)
  }

  @Test func `Every contract has the user and the implementer that the guide names`() throws {
    try facts.leads("ProfileViewInput: ProfilePresenter → ProfileViewController")
    try facts.leads("ProfileViewOutput: ProfileViewController → ProfilePresenter")
    try facts.leads("ProfileRouterInput: ProfilePresenter → ProfileRouter")
    try facts.leads("ModuleTransitionable: ProfileRouter → ProfileViewController")
    try facts.leads("ProfileModuleOutput: ProfilePresenter → ProfilePresenter")
    try facts.leads("ProfileViewAdapterOutput: ProfileAdapter → ProfileViewController")
  }

  @Test func `Names state the intention and no detail of the user interface`() throws {
    let output = try facts.contract("ProfileViewOutput").methods
    #expect(output.mood == .intention)
    #expect(
      Set(output.avoid).isSuperset(of: ["button", "click", "tap", "press", "swipe", "table"]))
    #expect(output.named[.viewReady]?.name([:]) == "viewLoaded")
    let input = try facts.contract("ProfileViewInput").methods
    #expect(Set(input.avoid).isSuperset(of: ["table", "collection", "cell", "adapter", "button"]))
    #expect(input.named[.initialState]?.name([:]) == "setupInitialState")
    #expect(input.named[.configuration]?.name([:]) == "configure")
    let router = try facts.contract("ProfileRouterInput").methods
    #expect(router.named[.opening]?.memberName([.other: "EditProfile"]) == "showEditProfileModule")
    #expect(router.avoid == ["screen", "alert", "controller", "popup"])
    #expect(
      try facts.contract("ProfileModuleInput").methods.named[.configuration]?.name([:])
        == "configureModule")
    #expect(try facts.contract("ProfileModuleOutput").methods.mood == .news)
  }

  @Test func `The only type of UIKit that the presenter may use is UIImage`() throws {
    try facts.forbids("ProfilePresenter", "UIKit", "UIColor", "URLSession", "pushViewController")
    try facts.allows("ProfilePresenter", "UIImage")
  }

  @Test func `Only the router shows alerts, and only the adapter serves lists`() throws {
    try facts.forbids(
      "ProfileViewController", "UIAlertController", "UITableViewDataSource",
      "register(forCellReuseIdentifier:)", "dismiss")
    try facts.forbids("ProfilePresenter", "UIAlertController")
    try facts.allows("ProfileRouter", "UIAlertController")
    try facts.allows("ProfileAdapter", "UITableViewDataSource")
  }

  @Test func `There is no interactor: business logic is in services`() {
    #expect(facts.architecture.roles(with: .appliesBusinessLogic).map(\.name) == ["Service"])
  }

  @Test func `The configurator exposes only configure and has no protocol`() throws {
    let composition = try #require(facts.architecture.compositions.first)
    #expect(composition.role == "Configurator" && composition.returns == "View")
    #expect(composition.method.name([:]) == "configure" && composition.showsNothingElse)
    #expect(composition.takes == ["ModuleOutput"])
    #expect(try facts.role("ProfileModuleConfigurator").implementsNothingElse)
    #expect(facts.architecture.contracts(implementedBy: "Configurator") == [])
  }

  @Test func `An app needs one base protocol`() throws {
    let base = try #require(facts.architecture.baseFiles.first)
    #expect(base.contracts == ["ModuleTransitionable"])
    #expect(base.name == "ModuleTransitionable")
  }
}
