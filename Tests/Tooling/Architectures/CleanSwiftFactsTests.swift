import AdderArchitectures
import Testing

@Suite struct CleanSwiftFactsTests {
  let facts: SourceFacts

  init() throws { facts = try SourceFacts("clean-swift", module: "ContactList") }

  @Test func `A scene has five required parts, and a worker if it needs one`() throws {
    #expect(
      facts.architecture.roles.filter(\.isRequired).map(\.name) == [
        "View", "Interactor", "Presenter", "Router", "Models",
      ])
    #expect(try !facts.role("ContactListWorker").isRequired)
    #expect(try facts.role("ContactList").kind == .enum)
  }

  @Test func `The references are the six links that setup sets`() throws {
    try facts.holds("ContactListViewController: strong interactor ContactListBusinessLogic")
    try facts.holds(
      "ContactListViewController: strong router ContactListRoutingLogic&ContactListDataPass")
    try facts.holds("ContactListInteractor: strong presenter ContactListPresentationLogic")
    try facts.holds("ContactListPresenter: weak viewController ContactListDisplayLogic")
    try facts.holds("ContactListRouter: weak viewController ContactListViewController")
    try facts.holds("ContactListRouter: strong dataStore ContactListDataStore")
  }

  @Test func `Requests follow the cycle in one direction`() throws {
    try facts.leads("ContactListBusinessLogic: ContactListViewController → ContactListInteractor")
    try facts.leads("ContactListPresentationLogic: ContactListInteractor → ContactListPresenter")
    try facts.leads("ContactListDisplayLogic: ContactListPresenter → ContactListViewController")
    try facts.leads("ContactListRoutingLogic: ContactListViewController → ContactListRouter")
    try facts.forbids("ContactListPresenter", "ContactListInteractor")
    try facts.forbids("ContactListViewController", "ContactListPresenter")
    try facts.forbids("ContactListInteractor", "ContactListViewController")
    try facts.forbids("ContactListWorker", "ContactListPresenter", "ContactListViewController")
  }

  @Test func `Every use case is passed as a request, a response and a view model`() throws {
    for (contract, label, type) in [
      ("ContactListBusinessLogic", "request", "ContactList.ShowContacts.Request"),
      ("ContactListPresentationLogic", "response", "ContactList.ShowContacts.Response"),
      ("ContactListDisplayLogic", "viewModel", "ContactList.ShowContacts.ViewModel"),
    ] {
      let parameter = try #require(try facts.contract(contract).methods.parameter)
      #expect(parameter.label == label)
      #expect(
        parameter.type.name([.module: "ContactList", .useCase: "ShowContacts"]) == type)
    }
    #expect(try facts.contract("ContactListPresentationLogic").methods.begin == ["present"])
    #expect(try facts.contract("ContactListDisplayLogic").methods.begin == ["display"])
  }

  @Test func `Routes are named after their segues`() throws {
    let names = try facts.contract("ContactListRoutingLogic").methods.named
    #expect(names[.opening]?.name([.other: "ViewContact"]) == "routeToViewContact")
    #expect(names[.segue]?.name([.other: "ViewContact"]) == "ViewContact")
    #expect(
      try facts.role("ContactListRouter").inherits == [
        Inheritance(type: "NSObject", whenMentioned: "NSSelectorFromString")
      ])
  }

  @Test func `The interactor stores the data, and others can only read them`() throws {
    #expect(facts.architecture.roles(with: .holdsState).map(\.name) == ["Interactor"])
    #expect(try facts.contract("ContactListDataStore").properties == .readOnly)
    #expect(try facts.contract("ContactListDataStore").implementers == ["Interactor"])
  }

  @Test func `The presenter formats values and implements only one protocol`() throws {
    #expect(facts.architecture.roles(with: .formats).map(\.name) == ["Presenter"])
    try facts.forbids("ContactListViewController", "uppercased", "DateFormatter")
    try facts.forbids("ContactListInteractor", "DateFormatter", "URLSession")
    #expect(try facts.role("ContactListPresenter").implementsNothingElse)
    #expect(
      facts.architecture.contracts(implementedBy: "Presenter").map(\.name) == ["PresentationLogic"])
  }

  @Test func `The view controller wires its scene, or a singleton configurator does`() throws {
    #expect(facts.architecture.compositions.map(\.role) == ["View", "Configurator"])
    #expect(facts.architecture.compositions[0].method.name([:]) == "setup")
    #expect(facts.architecture.compositions[1].singleton == "sharedInstance")
    #expect(facts.architecture.compositions[1].method.name([:]) == "configure")
  }

  @Test func `The view controller may prepare for segues`() throws {
    try facts.allows("ContactListViewController", "prepare")
  }
}
