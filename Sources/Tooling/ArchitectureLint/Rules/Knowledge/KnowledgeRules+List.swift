import AdderArchitectures

extension KnowledgeRules {
  /// The rules by which files are judged that say what each role must not know.
  package static let ids = Set(all.rules.map(\.id))

  /// All rules about what a part must not know. Of the matching rules, only the first one reports
  /// findings.
  static let all = KnowledgeRules(entries: [
    Entry(
      rule: .interactorUsesUikit, holders: [.appliesBusinessLogic],
      topics: .knowledge(["userInterface"]),
      advice: "Pass plain values, and let the view layer convert them."),
    Entry(
      rule: .interactorUsesView, holders: [.appliesBusinessLogic], topics: .roles([.shows]),
      advice: "Notify the output, and let the presenter decide what to show."),
    Entry(
      rule: .interactorUsesRouter, holders: [.appliesBusinessLogic], topics: .roles([.navigates]),
      advice: "Notify the output, and let the presenter decide where to go."),
    Entry(
      rule: .interactorBypassesService, holders: [.appliesBusinessLogic],
      topics: .knowledge(["network", "storage"]),
      advice: "Move the access to a service, and call the service."),
    Entry(
      rule: .fetchedResultsMisplaced, holders: [.shows, .decides, .reachesData],
      topics: .knowledge(["fetchedResults"]),
      advice: "Let a cache tracker in the business logic layer own it."),
    Entry(
      rule: .interactorUsesFetchedResults, holders: [.appliesBusinessLogic],
      topics: .knowledge(["fetchedResults"]),
      advice: "Hide it behind a cache tracker."),
    Entry(
      rule: .presenterUsesUikit, holders: [.decides], topics: .knowledge(["userInterface"]),
      advice: "Move it to the view, and pass plain values."),
    Entry(
      rule: .presenterUikitBeyondUiimage, holders: [.decides],
      topics: .knowledge(["userInterface"]),
      advice: "Move it to the view; only 'UIImage' is allowed."),
    Entry(
      rule: .presenterBypassesService, holders: [.decides],
      topics: .knowledge(["network", "storage"]),
      advice: "Move the access to a service."),
    Entry(
      rule: .presenterAccessesData, holders: [.decides],
      topics: .knowledge(["network", "storage", "fetchedResults"]),
      advice: "Request the data from the interactor."),
    Entry(
      rule: .presenterNavigates, holders: [.decides], topics: .knowledge(["navigation"]),
      advice: "Call the router instead.", onlyCalls: true),
    Entry(
      rule: .routerHandlesData, holders: [.navigates],
      topics: .knowledge(["network", "storage", "formatting"]),
      advice: "Let the presenter pass what the router needs."),
    Entry(
      rule: .viewUsesRouter, holders: [.shows], topics: .roles([.navigates]),
      advice: "Report the user's action to the presenter instead."),
    Entry(
      rule: .viewUsesInteractor, holders: [.shows], topics: .roles([.appliesBusinessLogic]),
      advice: "Report the user's action to the presenter instead."),
    Entry(
      rule: .viewUsesStorage, holders: [.shows],
      topics: .knowledge(["storage", "managedObjects"]),
      advice: "Read and write the data in the interactor or in a service."),
    Entry(
      rule: .viewUsesNetwork, holders: [.shows], topics: .knowledge(["network"]),
      advice: "Send the request from a service behind the interactor."),
    Entry(
      rule: .viewNavigates, holders: [.shows], topics: .knowledge(["navigation"]),
      advice: "Notify the presenter, and let the router navigate.", onlyCalls: true,
      leavesOut: ["prepare"]),
    Entry(
      rule: .navigationOutsideRouter, holders: [.shows, .decides, .appliesBusinessLogic],
      topics: .knowledge(["navigation"]),
      advice: "Leave navigation to the router."),
    Entry(
      rule: .viewIsListDelegate, holders: [.shows], topics: .knowledge(["lists"]),
      advice:
        "Move the list code to a separate object, such as a data display manager or data source."),
    Entry(
      rule: .viewLacksListAdapter, holders: [.shows], topics: .knowledge(["lists"]),
      advice: "Move the list code to an adapter."),
    Entry(
      rule: .viewRegistersCells, holders: [.shows], topics: .knowledge(["cells"]),
      advice: "Pass the list to the adapter, and let it register the cells it shows."),
    Entry(
      rule: .adapterUsesPresenter, holders: [.displaysLists], topics: .roles([.decides]),
      advice: "Notify the view through the adapter's own output."),
    Entry(
      rule: .alertOutsideRouter, holders: [.shows, .decides], topics: .knowledge(["alerts"]),
      advice: "Let the router create and show alerts, for example in 'showMessageModule(with:)'."),
    Entry(
      rule: .viewControlsWebPage, holders: [.shows], topics: .knowledge(["webScripts"]),
      advice: "Let the interactor load and script pages through a wrapper around the web view."),
    Entry(
      rule: .dataStoreOutsideInteractor, holders: [.shows, .decides],
      topics: .roles([.reachesData]),
      advice: "Request the data from the interactor."),
    Entry(
      rule: .displayManagerUsesOutlets, holders: [.displaysLists], topics: .knowledge(["outlets"]),
      advice: "Handle everything outside the list in the view."),
    Entry(
      rule: .interactorBypassesWorker, holders: [.appliesBusinessLogic],
      topics: .knowledge(["network", "storage"]),
      advice: "Move the access to a worker."),
    Entry(
      rule: .interactorUsesDisplayLogic, holders: [.appliesBusinessLogic], topics: .roles([.shows]),
      advice: "Respond through the presenter."),
    Entry(
      rule: .vipCycleViolated, holders: [.shows, .formats, .appliesBusinessLogic],
      topics: .roles([.formats, .appliesBusinessLogic, .navigates]),
      advice: "Call only the next part of the cycle: view → interactor → presenter → view."),
    Entry(
      rule: .workerUsesScene, holders: [.reachesData],
      topics: .roles([.shows, .formats, .appliesBusinessLogic, .navigates]),
      advice: "Return the result instead."),
    Entry(
      rule: .routerUsesUikit, holders: [.navigates],
      topics: .knowledge(["userInterface"]),
      advice: "Access the screen through a transition handler."),
    Entry(
      rule: .viewEmbedsScreen, holders: [.shows], topics: .knowledge(["embedding"]),
      advice: "Let the router embed screens when the presenter requests it."),
    Entry(
      rule: .viewValidatesInput, holders: [.shows], topics: .knowledge(["validation"]),
      advice: "Validate the input in the interactor."),
    Entry(
      rule: .formattingOutsidePresenter, holders: [.shows, .appliesBusinessLogic],
      topics: .knowledge(["formatting"]),
      advice: "Format the value in the presenter, and put the text in the view model."),
    Entry(
      rule: .routerUsesModuleParts, holders: [.navigates],
      topics: .roles([.appliesBusinessLogic, .reachesData, .formats, .decides]),
      advice: "Let the presenter pass what the router needs."),
    Entry(
      rule: .partHasForbiddenDependency, holders: [], topics: .any,
      advice: "Move that code to the part responsible for it."),
  ])
}
