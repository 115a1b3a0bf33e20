import AdderArchitectures

extension KnowledgeRules {
  /// What a part must not know, in the order in which it is looked for.
  static let all = KnowledgeRules(entries: [
    Entry(
      rule: .interactorUsesUikit, holders: [.appliesBusinessLogic],
      topics: .knowledge(["userInterface"]),
      advice: "Hand on plain values, and let the view layer make pictures and colours of them."),
    Entry(
      rule: .interactorUsesView, holders: [.appliesBusinessLogic], topics: .roles([.shows]),
      advice: "Tell the output, and let the presenter decide what is shown."),
    Entry(
      rule: .interactorUsesRouter, holders: [.appliesBusinessLogic], topics: .roles([.navigates]),
      advice: "Tell the output; the presenter decides where to go."),
    Entry(
      rule: .interactorBypassesService, holders: [.appliesBusinessLogic],
      topics: .knowledge(["network", "storage"]),
      advice: "Move it to a service, and ask that one."),
    Entry(
      rule: .fetchedResultsMisplaced, holders: [.shows, .decides, .reachesData],
      topics: .knowledge(["fetchedResults"]),
      advice: "Let a cache tracker of the interactor's layer hold it."),
    Entry(
      rule: .interactorUsesFetchedResults, holders: [.appliesBusinessLogic],
      topics: .knowledge(["fetchedResults"]),
      advice: "Hide it behind a cache tracker."),
    Entry(
      rule: .presenterUsesUikit, holders: [.decides], topics: .knowledge(["userInterface"]),
      advice: "Leave it to the view or to a service, and hand on plain values."),
    Entry(
      rule: .presenterUikitBeyondUiimage, holders: [.decides],
      topics: .knowledge(["userInterface"]),
      advice: "Leave it to the view or to a service; only 'UIImage' is fine."),
    Entry(
      rule: .presenterBypassesService, holders: [.decides],
      topics: .knowledge(["network", "storage"]),
      advice: "Move it to a service."),
    Entry(
      rule: .presenterAccessesData, holders: [.decides],
      topics: .knowledge(["network", "storage", "fetchedResults"]),
      advice: "Ask the interactor for it."),
    Entry(
      rule: .presenterNavigates, holders: [.decides], topics: .knowledge(["navigation"]),
      advice: "Ask the router.", onlyCalls: true),
    Entry(
      rule: .routerHandlesData, holders: [.navigates],
      topics: .knowledge(["network", "storage", "formatting"]),
      advice: "Let the presenter hand over what is needed."),
    Entry(
      rule: .viewUsesRouter, holders: [.shows], topics: .roles([.navigates]),
      advice: "Tell the presenter what the user did."),
    Entry(
      rule: .viewUsesInteractor, holders: [.shows], topics: .roles([.appliesBusinessLogic]),
      advice: "Tell the presenter what the user did."),
    Entry(
      rule: .viewUsesStorage, holders: [.shows],
      topics: .knowledge(["storage", "managedObjects"]),
      advice: "Let the interactor or a service read it."),
    Entry(
      rule: .viewUsesNetwork, holders: [.shows], topics: .knowledge(["network"]),
      advice: "Let a service behind the interactor ask."),
    Entry(
      rule: .viewNavigates, holders: [.shows], topics: .knowledge(["navigation"]),
      advice: "Tell the presenter, and let the router go there.", onlyCalls: true,
      leavesOut: ["prepare"]),
    Entry(
      rule: .navigationOutsideRouter, holders: [.shows, .decides, .appliesBusinessLogic],
      topics: .knowledge(["navigation"]),
      advice: "Leave it to the router."),
    Entry(
      rule: .viewIsListDelegate, holders: [.shows], topics: .knowledge(["lists"]),
      advice: "Give it an object of its own: a data display manager, a data source."),
    Entry(
      rule: .viewLacksListAdapter, holders: [.shows], topics: .knowledge(["lists"]),
      advice: "Give it an adapter."),
    Entry(
      rule: .viewRegistersCells, holders: [.shows], topics: .knowledge(["cells"]),
      advice: "Hand the list to the adapter, and let it register what it shows."),
    Entry(
      rule: .adapterUsesPresenter, holders: [.displaysLists], topics: .roles([.decides]),
      advice: "Tell the view through an output of the adapter's own."),
    Entry(
      rule: .alertOutsideRouter, holders: [.shows, .decides], topics: .knowledge(["alerts"]),
      advice: "Let the router build and show it: `showMessageModule(with:)`."),
    Entry(
      rule: .viewControlsWebPage, holders: [.shows], topics: .knowledge(["webScripts"]),
      advice: "Let the interactor load and script it by a web engine."),
    Entry(
      rule: .dataStoreOutsideInteractor, holders: [.shows, .decides],
      topics: .roles([.reachesData]),
      advice: "Ask the interactor."),
    Entry(
      rule: .displayManagerUsesOutlets, holders: [.displaysLists], topics: .knowledge(["outlets"]),
      advice: "Let the view keep its own views."),
    Entry(
      rule: .interactorBypassesWorker, holders: [.appliesBusinessLogic],
      topics: .knowledge(["network", "storage"]),
      advice: "Let a worker get it."),
    Entry(
      rule: .interactorUsesDisplayLogic, holders: [.appliesBusinessLogic], topics: .roles([.shows]),
      advice: "Answer through the presenter."),
    Entry(
      rule: .vipCycleViolated, holders: [.shows, .formats, .appliesBusinessLogic],
      topics: .roles([.formats, .appliesBusinessLogic, .navigates]),
      advice:
        "Send a request to the interactor, a response to the presenter, a view model to the view."),
    Entry(
      rule: .workerUsesScene, holders: [.reachesData],
      topics: .roles([.shows, .formats, .appliesBusinessLogic, .navigates]),
      advice: "Return what was asked for."),
    Entry(
      rule: .routerUsesUikit, holders: [.navigates],
      topics: .knowledge(["userInterface"]),
      advice: "Talk to the screen through a transition handler."),
    Entry(
      rule: .viewEmbedsScreen, holders: [.shows], topics: .knowledge(["embedding"]),
      advice: "Let the router embed it when the presenter asks for it."),
    Entry(
      rule: .viewValidatesInput, holders: [.shows], topics: .knowledge(["validation"]),
      advice: "Let the interactor check it."),
    Entry(
      rule: .formattingOutsidePresenter, holders: [.shows, .appliesBusinessLogic],
      topics: .knowledge(["formatting"]),
      advice: "Let the presenter format it, and put the text in the view model."),
    Entry(
      rule: .routerUsesModuleParts, holders: [.navigates],
      topics: .roles([.appliesBusinessLogic, .reachesData, .formats, .decides]),
      advice: "Let the presenter decide."),
    Entry(
      rule: .partHasForbiddenDependency, holders: [], topics: .any,
      advice: "Leave it to the part whose business it is."),
  ])
}
