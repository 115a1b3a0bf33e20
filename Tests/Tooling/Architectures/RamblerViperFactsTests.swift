import AdderArchitectures
import Testing

@Suite struct RamblerViperFactsTests {
  let facts: SourceFacts

  init() throws { facts = try SourceFacts("rambler-viper", module: "PostList") }

  @Test func `A module has five classes, five protocols and five tests`() {
    #expect(
      facts.required == [
        "PostListAssembly", "PostListViewController", "PostListPresenter", "PostListInteractor",
        "PostListRouter", "PostListViewInput", "PostListViewOutput", "PostListInteractorInput",
        "PostListInteractorOutput", "PostListRouterInput",
      ])
    #expect(
      facts.requiredTests == [
        "PostListAssemblyTests", "PostListViewControllerTests", "PostListPresenterTests",
        "PostListInteractorTests", "PostListRouterTests",
      ])
    #expect(facts.folders == ["Assembly", "Interactor", "Presenter", "Router", "View"])
  }

  @Test func `The references are those of the book`() throws {
    try facts.holds("PostListViewController: strong output PostListViewOutput")
    try facts.holds("PostListPresenter: weak view PostListViewInput")
    try facts.holds("PostListPresenter: strong router PostListRouterInput")
    try facts.holds("PostListPresenter: strong interactor PostListInteractorInput")
    try facts.holds("PostListPresenter: weak moduleOutput PostListModuleOutput")
    try facts.holds("PostListPresenter: strong state PostListState")
    try facts.holds("PostListInteractor: weak output PostListInteractorOutput")
    try facts.holds(
      "PostListRouter: weak transitionHandler RamblerViperModuleTransitionHandlerProtocol")
    try facts.holds(
      "PostListViewController: strong dataDisplayManager PostListDataDisplayManager")
  }

  @Test func `A stored module input is named after the other module`() throws {
    let kept = facts.architecture.references(heldBy: "Presenter").contains {
      $0.property.memberName([.other: "Gallery"]) == "galleryModuleInput"
    }
    #expect(kept)
  }

  @Test func `Every contract has the user and the implementer that the book names`() throws {
    try facts.leads("PostListViewInput: PostListPresenter → PostListViewController")
    try facts.leads("PostListViewOutput: PostListViewController → PostListPresenter")
    try facts.leads("PostListInteractorInput: PostListPresenter → PostListInteractor")
    try facts.leads("PostListInteractorOutput: PostListInteractor → PostListPresenter")
    try facts.leads("PostListRouterInput: PostListPresenter → PostListRouter")
    try facts.leads("PostListModuleInput: PostListRouter → PostListPresenter")
    try facts.leads("PostListModuleOutput: PostListPresenter → PostListPresenter")
    #expect(try facts.contract("PostListModuleInput").crossing == .in)
    #expect(try facts.contract("PostListModuleOutput").crossing == .out)
  }

  @Test func `Contracts between layers are synchronous and have no properties`() {
    let layers = facts.architecture.contracts.filter { contract in
      contract.isRequired || contract.crossing != .within
    }
    #expect(layers.allSatisfy { $0.isSynchronous && $0.properties == .none && $0.isClassBound })
  }

  @Test func `Method names begin as the book requires`() throws {
    for output in ["PostListViewOutput", "PostListInteractorOutput", "PostListModuleOutput"] {
      #expect(try facts.contract(output).methods.begin == ["did"])
      #expect(try facts.contract(output).methods.mood == .fact)
    }
    let router = try facts.contract("PostListRouterInput").methods
    #expect(router.begin == ["open", "close", "embed"])
    #expect(router.contain == ["Module"])
    let interactor = try facts.contract("PostListInteractorInput").methods
    #expect(interactor.mood == .command)
    #expect(interactor.prefer.prefix(2) == ["obtain", "perform"])
    #expect(interactor.sources == ["FromCache", "FromNetwork"])
    #expect(
      try facts.contract("PostListInteractorOutput").methods.pairs == [
        "WithSuccess", "WithFailure",
      ])
    #expect(
      try facts.contract("PostListViewOutput").methods.named[.lifecycle]?.name([
        .event: "ViewWillAppear"
      ]) == "didTriggerViewWillAppearEvent")
    #expect(try facts.contract("PostListModuleInput").methods.prefer == ["configure"])
  }

  @Test func `The view never requests data, but the interactor may answer`() throws {
    #expect(try !facts.contract("PostListViewOutput").methods.mayReturn)
    #expect(try facts.contract("PostListViewInput").methods.mayReturn)
    #expect(try facts.contract("PostListInteractorInput").methods.mayReturn)
  }

  @Test func `UIKit stays in the view layer, data access in services`() throws {
    for type in ["PostListPresenter", "PostListInteractor", "PostListRouter"] {
      try facts.forbids(type, "UIKit", "CoreGraphics", "UIImage", "UIViewController")
    }
    try facts.forbids("PostListPresenter", "URLSession", "NSManagedObject", "UserDefaults")
    try facts.forbids(
      "PostListInteractor", "URLSession", "NSManagedObjectContext", "UserDefaults",
      "NSFetchedResultsController")
    try facts.forbids(
      "PostListViewController", "PostListInteractor", "PostListRouter", "URLSession",
      "NSManagedObjectContext", "UITableViewDataSource", "pushViewController", "performSegue",
      "NSFetchedResultsController", "evaluateJavaScript")
    try facts.forbids("PostListDataDisplayManager", "IBOutlet", "UILabel")
  }

  @Test func `Only the presenter has state`() {
    #expect(facts.architecture.roles(with: .holdsState).map(\.name) == ["Presenter"])
    #expect(facts.architecture.role(named: "State")?.has(.isPlainData) == true)
  }

  @Test func `The interactor does not pass managed objects on`() throws {
    for contract in ["PostListInteractorInput", "PostListInteractorOutput", "PostListViewInput"] {
      #expect(try facts.contract(contract).mustNotMention.contains("managedObjects"))
    }
    #expect(try facts.contract("CacheTrackerDelegate").mustNotMention.contains("managedObjects"))
  }

  @Test func `The assembly exposes only the method that builds the view`() throws {
    let composition = try #require(facts.architecture.compositions.first)
    let values: [NamingPattern.Placeholder: String] = [
      .module: "PostList", .component: "Presenter",
    ]
    #expect(facts.architecture.compositions.count == 1)
    #expect(composition.role == "Assembly" && composition.returns == "View")
    #expect(composition.showsNothingElse)
    #expect(composition.method.memberName(values) == "viewPostListModule")
    #expect(composition.partMethod?.memberName(values) == "presenterPostListModule")
  }

  @Test func `A module's name does not end in Module; its folder is in a user story`() {
    let layout = facts.architecture.layout
    #expect(layout.mustNotEndIn == ["Module"])
    #expect(layout.userStoryFolder?.name([.story: "NewPost"]) == "NewPostUserStory")
    #expect(layout.folders.map { $0.typeName(module: "NewPost") } == ["NewPost", "NewPostModule"])
    #expect(
      layout.helperType?.name([.protocol: "PlainObjectMapper"])
        == "PlainObjectMapperImplementation")
  }

  @Test func `Outlets, actions and injected dependencies stay accessible`() throws {
    #expect(
      try facts.role("PostListViewController").keepsOpen == [.outlets, .actions, .dependencies])
    #expect(try facts.role("PostListInteractor").keepsOpen == [.dependencies])
  }

  @Test func `With ViperMcFlurry, module input and output inherit from its protocols`() throws {
    #expect(
      try facts.contract("PostListModuleInput").inherits == [
        Inheritance(type: "RamblerViperModuleInput", whenImported: "ViperMcFlurry")
      ])
    #expect(
      try facts.contract("PostListModuleOutput").inherits.map(\.type) == [
        "RamblerViperModuleOutput"
      ])
  }

  @Test func `Helpers have the book's names`() throws {
    for type in [
      "PostListState", "PostListRoute", "PostListDataDisplayManager", "PostListCellObjectFactory",
      "PostListCell", "PostListView",
    ] { _ = try facts.role(type) }
    #expect(
      facts.architecture.role(named: "Facade")?.typeNames.contains {
        $0.values(of: "PagingFacade") == [.feature: "Paging"]
      } == true)
  }

  @Test func `Tests and comments follow the book`() {
    let tests = facts.architecture.tests
    #expect(tests.oneCheckEach && tests.givenWhenThen && tests.mirrorsSources)
    #expect(tests.marksPerContract && tests.mocksSurroundings)
    let comments = facts.architecture.comments
    #expect(comments.contractMethods && comments.classMethods && comments.parametersAndResults)
    #expect(comments.oneModuleComment && comments.uniqueParts && comments.marksPerContract)
  }
}
