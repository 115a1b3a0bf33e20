import AdderArchitectures
import Testing

@Suite struct MutualMobileFactsTests {
  let facts: SourceFacts

  init() throws { facts = try SourceFacts("mutual-mobile-viper", module: "List") }

  @Test func `The wireframe owns the view, and references back are weak`() throws {
    try facts.holds("ListWireframe: strong viewController ListViewController")
    try facts.holds("ListViewController: strong eventHandler ListModuleInterface")
    try facts.holds("ListPresenter: weak userInterface ListViewInterface")
    try facts.holds("ListPresenter: strong interactor ListInteractorInput")
    try facts.holds("ListInteractor: weak output ListInteractorOutput")
  }

  @Test func `The wireframe creates, connects and navigates`() throws {
    let wireframe = try facts.role("ListWireframe")
    #expect(wireframe.has(.composes) && wireframe.has(.navigates))
    #expect(wireframe.has(.keepsModuleAlive) && wireframe.has(.touchesScreen))
    #expect(
      Set(facts.architecture.compositions[0].builds).isSuperset(of: [
        "View", "Presenter", "Interactor",
      ]))
    try facts.forbids("ListViewController", "UINavigationController", "UITableViewDataSource")
  }

  @Test func `Events are named after the control; commands to the view begin with show`() throws {
    #expect(try facts.contract("ListModuleInterface").methods.end == ["Tapped", "Pressed"])
    #expect(try facts.contract("ListViewInterface").methods.prefer.first == "show")
    try facts.leads("ListModuleInterface: ListViewController → ListPresenter")
    try facts.leads("ListViewInterface: ListPresenter → ListViewController")
  }

  @Test func `The interactor is independent of the user interface and tested`() throws {
    try facts.forbids("ListInteractor", "UIKit", "CoreGraphics")
    #expect(try !facts.role("ListInteractor").tests.isEmpty)
  }

  @Test func `Only the interactor uses the data store`() throws {
    #expect(facts.architecture.contract(named: "DataStoreInterface")?.users == ["Interactor"])
    for type in ["ListPresenter", "ListViewController", "ListWireframe"] {
      try facts.forbids(type, "ListDataStore")
    }
  }

  @Test func `Entities are read-only structures that do not know the database`() throws {
    let entity = try #require(facts.architecture.role(named: "Entity"))
    #expect(entity.has(.isPlainData) && entity.has(.isReadOnly) && entity.kind == .struct)
    #expect(entity.mustNotKnow.contains("managedObjects"))
  }
}
