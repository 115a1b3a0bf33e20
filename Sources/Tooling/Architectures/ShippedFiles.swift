// Generated from Architectures/. Make it again with ADDER_UPDATE_GENERATED=1 swift test --filter ShippedFiles
// swift-format-ignore-file

/// The files under `Architectures/` as they are carried in the command.
package enum ShippedFiles {
  /// The paths below `Architectures/`, sorted.
  package static let paths: [String] = [
    "bytepace-viper.yml",
    "clean-swift.yml",
    "common.yml",
    "mutual-mobile-viper.yml",
    "rambler-viper.yml",
    "surf-mvp.yml",
  ]

  /// What a file holds; `nil` when there is none.
  package static func contents(of path: String) -> String? {
    switch path {
    case "bytepace-viper.yml": #"""
# VIPER as BytePace wires it by hand in Swift: every module has an assembly that builds it no
# earlier than it is opened and hands out its router; modules meet in their routers only.

extends: common
title: BytePace VIPER
summary: Lazy Assembly that returns the Router, navigation through it, simple values between parts
source: VIPER Swift, BytePace

module:
  folder: "{module}"
  openToOthers: [Assembly, Router]

roles:
  NavigationController:
    summary: Shows modules; whoever is on it is held by it
    traits: [touchesScreen, keepsModuleAlive, isForeign]
    name: UINavigationController
    source: UINavigationController for transitions between modules

  View:
    summary: Nothing but views on the screen and the way to the presenter
    aliases: [ViewController]
    traits: [shows, touchesScreen, forwardsEvents, displaysLists]
    name: ["{module}ViewController", "{module}View"]
    folder: View
    required: true
    holdsNothingElse: true
    mustNotKnow:
      [Interactor, Router, Entity, navigation, network, storage, managedObjects, validation]
    tests: [events, input, lifecycle]
    source: What is VIPER; TableViewDelegate and TableViewDataSource

  Presenter:
    summary: The link between all parts; decides when and how data reach the view
    traits: [decides, formats, holdsState, receivesInput]
    name: "{module}Presenter"
    folder: Presenter
    required: true
    mustNotKnow: [Entity, navigation, network, storage]
    mayMention: [UIImage]
    tests: [forwarding, entrance]
    source: What is VIPER

  Interactor:
    summary: Calculations and work with entities
    traits: [appliesBusinessLogic, holdsState]
    name: "{module}Interactor"
    folder: Interactor
    required: true
    mustNotKnow: [View, Router, userInterface, navigation]
    mayMention: [UIImage]
    tests: [services]
    source: What is VIPER

  Entity:
    summary: An object with properties and without business logic
    traits: [isPlainData]
    folder: Entity
    source: What is VIPER

  Router:
    summary: Leads to other modules and prepares them
    aliases: [Wireframe]
    traits: [navigates, touchesScreen, receivesInput]
    name: "{module}Router"
    folder: Router
    required: true
    mustNotKnow: [Interactor, Entity, network, storage]
    tests: [transitions]
    source: What is VIPER; injection of dependencies

  Assembly:
    summary: Gathers the module's dependencies when it is opened
    traits: [composes]
    name: "{module}Assembly"
    folder: Assembly
    required: true
    tests: [wiring]
    source: Injection of dependencies

contracts:
  ViewInput:
    summary: Setters through which the presenter shows data
    name: "{module}ViewInput"
    from: Presenter
    to: View
    folder: View
    required: true
    mustNotMention: [Entity]
    mentionsOnly: [String, Int, Double, Bool, Data, UIImage, NSObject, Any]
    methods:
      mood: command
      prefer: [show, set]
      mayReturn: false
      examples: ["showName(_:)"]
    source: TableViewDelegate and TableViewDataSource

  ViewOutput:
    summary: What the user did; it never answers
    name: "{module}ViewOutput"
    from: View
    to: Presenter
    folder: View
    required: true
    mustNotMention: [userInterface, Entity]
    mentionsOnly: [String, Int, Double, Bool, Data, NSObject]
    methods: { mayReturn: false }
    source: TableViewDelegate and TableViewDataSource

  InteractorInput:
    summary: What is asked of the business logic
    name: "{module}InteractorInput"
    from: Presenter
    to: Interactor
    folder: Interactor
    required: true
    mustNotMention: [Entity]
    mentionsOnly: [String, Int, Double, Bool, Data, NSObject]
    methods: { mood: command }
    source: What is VIPER; passing objects between modules

  InteractorOutput:
    summary: What came of it
    name: "{module}InteractorOutput"
    from: Interactor
    to: Presenter
    folder: Interactor
    required: true
    mustNotMention: [Entity]
    mentionsOnly: [String, Int, Double, Bool, Data, UIImage, NSObject]
    source: What is VIPER

  RouterInput:
    summary: Where to go
    name: "{module}RouterInput"
    from: Presenter
    to: Router
    folder: Router
    required: true
    mustNotMention: [userInterface, Entity]
    mentionsOnly: [String, Int, Double, Bool, Data, NSObject]
    methods:
      mood: command
      begin: [present, inject, set, close]
      mayReturn: false
      named: { preparation: "inject{other}Dependencies", opening: "present{other}" }
      examples: ["presentOptions()"]
    source: Injection of dependencies

  ModuleInput:
    summary: What another module's router hands over; a simple object all the way to the interactor
    name: "{module}ModuleInput"
    from: Router
    to: Router
    crosses: in
    folder: Router
    mustNotMention: [userInterface, Entity]
    mentionsOnly: [String, Int, Double, Bool, Data, NSObject]
    methods: { mood: command, prefer: [set] }
    source: Passing objects between modules

# The navigation controller holds the view, the view the presenter, the presenter interactor and
# router: a module that leaves the screen is freed as a whole. (One sentence of the source has the
# presenter hold the router weakly; its own chapter on navigation, followed here, says strongly.)
references:
  NavigationController.viewController: strong View
  View.output: strong ViewOutput
  Presenter.view: weak ViewInput
  Presenter.interactor: strong InteractorInput
  Presenter.router: strong RouterInput
  Interactor.output: weak InteractorOutput
  Router.presenter: { holds: weak Presenter, optional: true }
  Router.view: { holds: weak View, optional: true }
  Router.navigationController: { holds: weak NavigationController, optional: true }
  Router.{other}Router: { holds: weak ModuleInput, optional: true, injected: false }

composition:
  Assembly:
    builds: [View, Presenter, Interactor, Router]
    returns: Router
    method: assembleModule
    lazy: true
    source: Injection of dependencies

parts:
  Entity: { summary: The data the interactor works on, roles: [Entity], default: on }
  ModuleInput: { summary: Another module can hand an object over, contracts: [ModuleInput] }

tests:
  name: "{type}Tests"

"""#
    case "clean-swift.yml": #"""
# Clean Swift (VIP): requests run one way round, from the view to the interactor, from there to the
# presenter and back to the view. Every use case has its own request, response and view model.

extends: common
title: Clean Swift
summary: "View → Interactor → Presenter → View, with Request, Response and ViewModel for each use case"
source: Clean Swift as an alternative to VIPER

module:
  folder: "{module}"
  openToOthers: [View, Router, DataPassing, DataStore]

roles:
  View:
    summary: Configures and shows its views; sends requests to the interactor
    aliases: [ViewController]
    traits: [shows, touchesScreen, forwardsEvents, displaysLists, keepsModuleAlive, composes]
    name: "{module}ViewController"
    required: true
    mustNotKnow: [Presenter, Worker, network, storage, managedObjects, formatting]
    mayMention: [prepare, UIStoryboardSegue]
    tests: [events, input, lifecycle]
    source: View (View Controller)

  Interactor:
    summary: All business logic; keeps the scene's data and answers through the presenter only
    traits: [appliesBusinessLogic, holdsState, receivesInput]
    name: "{module}Interactor"
    required: true
    mustNotKnow: [View, Router, userInterface, navigation, network, storage, formatting]
    tests: [services, forwarding]
    source: Interactor

  Worker:
    summary: Knows where data come from, the cache or the network; for several interactors
    traits: [reachesData]
    name: "{module}Worker"
    mustNotKnow: [View, Interactor, Presenter, Router, userInterface, navigation]
    tests: [services]
    source: Interactor

  Presenter:
    summary: Prepares a response for display, and nothing else
    traits: [formats]
    name: "{module}Presenter"
    required: true
    implementsNothingElse: true
    mustNotKnow: [Interactor, Worker, Router, navigation, network, storage]
    tests: [formatting]
    source: Presenter

  Router:
    summary: Leads to other scenes and hands data from one data store to the other
    traits: [navigates, touchesScreen]
    name: "{module}Router"
    required: true
    mustNotKnow: [Presenter, Worker, network, storage]
    inherits: { type: NSObject, whenMentioned: NSSelectorFromString }
    tests: [transitions]
    source: Router

  Models:
    summary: A namespace with the three values of every use case
    traits: [isPlainData]
    name: ["{module}", "{module}Models"]
    kind: enum
    required: true
    source: Models

  Configurator:
    summary: Wires the scene in place of the view controller
    traits: [composes]
    name: "{module}Configurator"
    implementsNothingElse: true
    tests: [wiring]
    source: An example

contracts:
  BusinessLogic:
    summary: What the user wants done, as requests
    name: "{module}BusinessLogic"
    from: View
    to: Interactor
    file: "{module}Interactor"
    required: true
    mustNotMention: [userInterface]
    methods:
      mood: command
      mayReturn: false
      parameter: { label: request, type: "{module}.{useCase}.Request" }
      examples: ["showContacts(request:)"]
    source: An example

  PresentationLogic:
    summary: What came of it, as responses
    name: "{module}PresentationLogic"
    from: Interactor
    to: Presenter
    file: "{module}Presenter"
    required: true
    mustNotMention: [userInterface]
    methods:
      mood: command
      begin: [present]
      mayReturn: false
      parameter: { label: response, type: "{module}.{useCase}.Response" }
      examples: ["presentContacts(response:)"]
    source: An example

  DisplayLogic:
    summary: What to show, as view models that are ready for display
    name: "{module}DisplayLogic"
    from: Presenter
    to: View
    file: "{module}ViewController"
    required: true
    mustNotMention: [managedObjects]
    methods:
      mood: command
      begin: [display]
      mayReturn: false
      parameter: { label: viewModel, type: "{module}.{useCase}.ViewModel" }
      examples: ["displayContacts(viewModel:)"]
    source: An example

  RoutingLogic:
    summary: Where to go; a segue is named like the end of the method
    name: "{module}RoutingLogic"
    from: View
    to: Router
    file: "{module}Router"
    required: true
    methods:
      mood: command
      begin: [routeTo]
      mayReturn: false
      named: { opening: "routeTo{other}", segue: "{other}" }
      examples: ["routeToViewContact(segue:)"]
    source: Router; an example

  DataStore:
    summary: The scene's data; other scenes may read them
    name: "{module}DataStore"
    from: Router
    to: Interactor
    file: "{module}Interactor"
    required: true
    properties: readOnly
    source: Interactor; Router

  DataPassing:
    summary: How the router of another scene reaches the data store
    name: ["{module}DataPassing", "{module}DataPass"]
    from: [View, Router]
    to: Router
    file: "{module}Router"
    required: true
    properties: readOnly
    source: Router; an example

  WorkerLogic:
    summary: What the worker gets or keeps
    name: "{module}WorkerLogic"
    from: Interactor
    to: Worker
    file: "{module}Worker"
    synchronous: false
    mustNotMention: [userInterface]
    source: Interactor

  TransitionHandler:
    summary: The view controller as the router sees it, where it is no UIViewController
    name: "{module}TransitionHandler"
    from: Router
    to: View
    file: "{module}Router"
    source: Router

# One circle, strong all the way round but for its last step.
references:
  View.interactor: strong BusinessLogic
  View.router: strong RoutingLogic & DataPassing
  Interactor.presenter: strong PresentationLogic
  Interactor.worker: { holds: strong WorkerLogic, optional: true }
  Presenter.viewController: weak DisplayLogic
  Router.viewController: weak View
  Router.dataStore: strong DataStore

# The view controller wires the scene in a method of its own, or a configurator does it.
composition:
  View:
    builds: [Interactor, Presenter, Router]
    returns: View
    method: setup
    source: An example
  Configurator:
    builds: [Interactor, Presenter, Router]
    returns: View
    method: configure
    showsNothingElse: true
    singleton: sharedInstance
    source: An example

parts:
  Worker:
    summary: Where data come from
    roles: [Worker]
    contracts: [WorkerLogic]
    default: on
  Configurator: { summary: Wires the scene in place of the view controller, roles: [Configurator] }

tests:
  name: "{type}Tests"
  mocksSurroundings: true

"""#
    case "common.yml": #"""
# What roles may or may not know of the world outside, in one place for all architectures.
# An architecture takes it over with `extends: common` and says who must not know what.

knowledge:
  userInterface:
    summary: The user-interface framework
    imports: [UIKit, AppKit, SwiftUI, QuartzCore, CoreAnimation, CoreGraphics, WebKit]
    mentions: ["UI*", "CA*", "CG*", "NSLayoutConstraint", "WKWebView"]
  outlets:
    summary: The screen's own views
    mentions: [IBOutlet, UILabel, UIButton, UIImageView, UITextField, UITextView, UIStackView]
  navigation:
    summary: Ways to other screens
    mentions:
      - UIWindow
      - UINavigationController
      - UITabBarController
      - UIStoryboard
      - UIStoryboardSegue
    calls:
      - present
      - dismiss
      - show
      - showDetailViewController
      - pushViewController
      - popViewController
      - popToViewController
      - popToRootViewController
      - setViewControllers
      - performSegue
      - prepare
      - instantiateViewController
      - instantiateInitialViewController
      - addChild
  alerts:
    summary: Alerts and action sheets
    mentions: [UIAlertController, UIAlertAction]
  lists:
    summary: Data sources and delegates of lists
    mentions:
      - UITableViewDataSource
      - UITableViewDelegate
      - UICollectionViewDataSource
      - UICollectionViewDelegate
      - UICollectionViewDelegateFlowLayout
  cells:
    summary: Registration of cells
    calls: [register]
  network:
    summary: The network
    imports: [Network, CFNetwork, Alamofire, AFNetworking, Moya]
    mentions: ["URLSession*", URLRequest, URLConnection, NWConnection]
  storage:
    summary: Databases, settings and files
    imports: [CoreData, SwiftData, RealmSwift, SQLite3, GRDB]
    mentions:
      - NSManagedObjectContext
      - NSPersistentContainer
      - NSPersistentStoreCoordinator
      - "NSFetchRequest*"
      - ModelContext
      - ModelContainer
      - Realm
      - UserDefaults
      - FileManager
      - NSKeyedArchiver
      - NSKeyedUnarchiver
  managedObjects:
    summary: Objects that belong to a database
    mentions: [NSManagedObject, RealmSwift.Object, PersistentModel]
  fetchedResults:
    summary: Fetched results controllers
    mentions: [NSFetchedResultsController, NSFetchedResultsControllerDelegate]
  webScripts:
    summary: Loading and scripting of web pages
    calls: [evaluateJavaScript, callAsyncJavaScript, loadHTMLString]
  formatting:
    summary: Formatting for people
    mentions:
      - DateFormatter
      - NumberFormatter
      - MeasurementFormatter
      - DateComponentsFormatter
      - ByteCountFormatter
    calls: [uppercased, lowercased, capitalized, formatted]
  validation:
    summary: Checks of what the user typed
    mentions: [NSPredicate, NSRegularExpression, NSDataDetector]

"""#
    case "mutual-mobile-viper.yml": #"""
# VIPER as Mutual Mobile wrote it down first and the slides on massive view controllers tell it:
# a wireframe creates the module, owns what is on the screen and leads to other screens.

extends: common
title: Mutual Mobile VIPER
summary: Wireframe that builds and owns, View with an event handler, Presenter, Interactor, Data store
source: "VIPER architecture in iOS: talks about massive view controllers (slides)"

module:
  folder: "{module}"
  openToOthers: [Wireframe, ModuleDelegate]

roles:
  View:
    summary: Shows what it is given through setters and never asks for data
    aliases: [ViewController]
    traits: [shows, touchesScreen, forwardsEvents]
    name: ["{module}ViewController", "{module}View"]
    folder: View
    required: true
    mustNotKnow:
      [Interactor, Wireframe, DataStore, navigation, lists, network, storage, managedObjects]
    tests: [events, input, lifecycle]
    source: View; UIViewController

  ListDataSource:
    summary: A list's data source, out of the view controller
    traits: [touchesScreen, displaysLists]
    name: "{module}DataSource"
    folder: View
    mustNotKnow: [Interactor, Wireframe, DataStore, network, storage]
    source: How to save the view controller from overweight

  Presenter:
    summary: Handles the view's events, commands the view, asks the interactor and the wireframe
    aliases: [EventHandler]
    traits: [decides, formats, holdsState, receivesInput]
    name: "{module}Presenter"
    folder: Presenter
    required: true
    mustNotKnow: [DataStore, navigation, network, storage, managedObjects]
    tests: [forwarding, entrance]
    source: Presenter

  Interactor:
    summary: One use case and its business logic, independent of the user interface
    traits: [appliesBusinessLogic]
    name: "{module}Interactor"
    folder: Interactor
    required: true
    mustNotKnow: [View, Wireframe, userInterface, navigation, network]
    tests: [services]
    source: Interactor

  DataStore:
    summary: Provides entities to the interactor and hides how they are stored
    aliases: [DataManager]
    traits: [reachesData]
    name: ["{module}DataStore", "{module}DataManager"]
    folder: DataStore
    mustNotKnow: [View, Presenter, Interactor, Wireframe, userInterface]
    tests: [services]
    source: Data Store

  Entity:
    summary: A plain structure of data; all logic is in the interactor
    traits: [isPlainData, isReadOnly]
    kind: struct
    folder: Entity
    mustNotKnow: [managedObjects, storage, network, userInterface]
    source: Entities; Presenter

  Wireframe:
    summary: Creates and connects the module, owns window and view controller, leads to other screens
    aliases: [Router]
    traits: [composes, navigates, touchesScreen, keepsModuleAlive]
    name: "{module}Wireframe"
    folder: Wireframe
    required: true
    mustNotKnow: [DataStore, network, storage]
    tests: [wiring, transitions]
    source: Wireframe

contracts:
  ViewInterface:
    summary: What to show
    name: ["{module}ViewInterface", "{module}ViewInput"]
    from: Presenter
    to: View
    folder: View
    required: true
    mustNotMention: [userInterface, managedObjects]
    methods:
      mood: command
      prefer: [show, update, set]
      examples: ["showName(_:)"]
    source: View

  ModuleInterface:
    summary: What the user did
    name: ["{module}ModuleInterface", "{module}EventHandler"]
    from: View
    to: Presenter
    folder: View
    required: true
    mustNotMention: [userInterface]
    methods:
      end: [Tapped, Pressed]
      mayReturn: false
      examples: ["addButtonTapped()"]
    source: View

  InteractorInput:
    summary: What is asked of the use case
    name: ["{module}InteractorInput", "{module}Provider"]
    from: Presenter
    to: Interactor
    folder: Interactor
    required: true
    mustNotMention: [userInterface, managedObjects]
    methods: { mood: command }
    source: Presenter; Interactor

  InteractorOutput:
    summary: What came of it, as simple entities
    name: ["{module}InteractorOutput", "{module}ProviderOutput"]
    from: Interactor
    to: Presenter
    folder: Interactor
    required: true
    mustNotMention: [userInterface, managedObjects]
    source: Presenter; Interactor

  WireframeInterface:
    summary: Where to go
    name: "{module}WireframeInterface"
    from: Presenter
    to: Wireframe
    folder: Wireframe
    mustNotMention: [userInterface]
    methods: { mood: command, mayReturn: false }
    source: Presenter; Wireframe

  DataStoreInterface:
    summary: Which entities there are, and what is kept
    name: ["{module}DataStoreInterface", "{module}DataManagerInterface"]
    from: Interactor
    to: DataStore
    folder: DataStore
    synchronous: false
    mustNotMention: [managedObjects, userInterface]
    source: Data Store

  ModuleDelegate:
    summary: What the module tells the one that opened it
    name: "{module}ModuleDelegate"
    from: Presenter
    to: Presenter
    crosses: out
    folder: Presenter
    mustNotMention: [userInterface]
    methods: { mood: fact }
    source: Presenter

# The wireframe owns the view and is owned by whoever opened the module; what points back is weak.
references:
  Wireframe.viewController: strong View
  View.eventHandler: strong ModuleInterface
  View.dataSource: { holds: strong ListDataSource, optional: true }
  Presenter.userInterface: weak ViewInterface
  Presenter.interactor: strong InteractorInput
  Presenter.wireframe: { holds: weak WireframeInterface, optional: true }
  Presenter.moduleDelegate: { holds: weak ModuleDelegate, optional: true }
  Interactor.output: weak InteractorOutput
  Interactor.dataStore: { holds: strong DataStoreInterface, optional: true }

composition:
  Wireframe:
    builds: [View, Presenter, Interactor, DataStore]
    returns: View
    method: "make{module}Module"
    takes: [ModuleDelegate]
    source: Wireframe

parts:
  DataStore:
    summary: Where the module's entities live
    roles: [DataStore, Entity]
    contracts: [DataStoreInterface]
    default: on
  Navigation:
    summary: The module leads to others
    contracts: [WireframeInterface]
    default: on
  ModuleDelegate: { summary: The module can tell its opener, contracts: [ModuleDelegate] }
  ListDataSource: { summary: "A list's data source", roles: [ListDataSource] }

tests:
  name: "{type}Tests"
  mirrorsSources: true
  mocksSurroundings: true

"""#
    case "rambler-viper.yml": #"""
# VIPER as Rambler&Co wrote it down in The VIPER Book: the wireframe of the original is split into
# a router and an assembly, the view is a layer of several objects, interactors stand on services,
# and a module is entered and left through ModuleInput and ModuleOutput.

extends: common
title: Rambler VIPER
summary: Assembly, View, Presenter with State, stateless Interactor over services, Router
source: The VIPER Book, Rambler&Co

module:
  folder: ["{module}", "{module}Module"]
  userStoryFolder: "{story}UserStory"
  helperFolder: "{layer}/{helper}"
  helperType: "{protocol}Implementation"
  mustNotEndIn: [Module]
  vagueNames: [Main, Main2, Test, New, Screen, Screen1, Common, Base]
  openToOthers: [Assembly, ModuleInput, ModuleOutput]

roles:
  View:
    summary: Shows what it is given and reports what the user did
    aliases: [ViewController]
    traits: [shows, touchesScreen, forwardsEvents, keepsModuleAlive]
    name: ["{module}ViewController", "{module}View"]
    folder: View
    required: true
    keepsOpen: [outlets, actions, dependencies]
    mustNotKnow:
      [Interactor, Router, Service, Entity, navigation, lists, network, storage, managedObjects,
       fetchedResults, webScripts, validation]
    tests: [events, input, lifecycle]
    source: Code Style, View; Massive View Controller

  DataDisplayManager:
    summary: The data source and delegate of the view's list; works with data only
    aliases: [DDM]
    traits: [touchesScreen, displaysLists]
    name: "{module}DataDisplayManager"
    folder: View
    mustNotKnow: [outlets, Interactor, Router, Service, network, storage, managedObjects]
    tests: [input]
    source: Code Style, DataDisplayManager

  CellObjectFactory:
    summary: Makes the values that cells are drawn from out of model values
    traits: [formats]
    name: "{module}CellObjectFactory"
    folder: View
    mustNotKnow: [network, storage]
    tests: [formatting]
    source: Code Style, CellObjectFactory

  CellObject:
    summary: The value one cell is drawn from
    traits: [isPlainData, isReadOnly]
    name: "{module}CellObject"
    kind: struct
    folder: View
    source: Massive View Controller, advice

  Cell:
    summary: Draws one cell object
    traits: [touchesScreen]
    name: "{module}Cell"
    folder: View
    mustNotKnow: [Interactor, Router, Service, navigation, network, storage]
    source: Code Style, View

  Presenter:
    summary: Turns events into requests and results into something to show; the only part with state
    traits: [decides, formats, holdsState, receivesInput]
    name: "{module}Presenter"
    folder: Presenter
    required: true
    mustNotKnow:
      [Service, userInterface, navigation, network, storage, managedObjects, fetchedResults]
    tests: [forwarding, entrance]
    source: Code Style, Presenter

  State:
    summary: The module's data as a value without behaviour
    traits: [isPlainData]
    name: "{module}State"
    kind: struct
    folder: Presenter
    source: Code Style, State

  Interactor:
    summary: The module's business logic; a facade over services that keeps no state
    traits: [appliesBusinessLogic]
    name: "{module}Interactor"
    folder: Interactor
    required: true
    keepsOpen: [dependencies]
    mustNotKnow: [View, userInterface, network, storage, fetchedResults]
    tests: [services]
    source: Code Style, Interactor

  Facade:
    summary: Use of services that several interactors repeat
    traits: [appliesBusinessLogic, isShared]
    name: ["{feature}FacadeImplementation", "{feature}Facade"]
    folder: Interactor
    mustNotKnow: [View, Presenter, Router, userInterface]
    tests: [services]
    source: Code Style, facades over services

  Service:
    summary: Works with one kind of model object for any number of modules
    traits: [reachesData, isShared]
    name: ["{feature}ServiceImplementation", "{feature}Service"]
    mustNotKnow: [View, Presenter, Interactor, Router, userInterface, fetchedResults]
    source: Structure of a module

  Entity:
    summary: Plain data of the problem, without business logic
    traits: [isPlainData, isShared]
    kind: struct
    mustNotKnow: [userInterface, network]
    source: Structure of a module

  CacheTracker:
    summary: Watches a part of the store for one interactor and reports its changes
    traits: [reachesData]
    name: CacheTrackerImplementation
    folder: Interactor
    mustNotKnow: [View, Presenter, Router, userInterface]
    source: NSFetchedResultsController

  WebEngine:
    summary: Hides a web view; an engine for the interactor, a presentation for the view
    traits: [touchesScreen]
    name: WebEngineImplementation
    folder: Interactor
    mustNotKnow: [Presenter, Router]
    source: Working with UIWebView

  Router:
    summary: Takes the user to other modules and back; assembles nothing
    traits: [navigates]
    name: "{module}Router"
    folder: Router
    required: true
    mustNotKnow: [Interactor, Service, userInterface, network, storage, formatting]
    tests: [transitions]
    source: Code Style, Router

  Route:
    summary: A transition that several routers share
    traits: [navigates, isShared]
    name: "{module}Route"
    folder: Router
    mustNotKnow: [Interactor, Service, userInterface, network, storage]
    tests: [transitions]
    source: Code Style, Route

  Assembly:
    summary: Builds the module and connects its parts
    traits: [composes]
    name: "{module}Assembly"
    folder: Assembly
    required: true
    tests: [wiring]
    source: Code Style, Assembly

contracts:
  ViewInput:
    summary: What to show
    name: "{module}ViewInput"
    from: Presenter
    to: View
    folder: View
    required: true
    mustNotMention: [userInterface, Entity, managedObjects]
    methods:
      mood: command
      prefer: [update, show, hide, configure, obtain]
      examples: ["updateTitle(_:)", "obtainCurrentUserInput()"]
    source: Code Style, ViewInput

  ViewOutput:
    summary: What the user did, and where the view is in its life
    name: "{module}ViewOutput"
    from: View
    to: Presenter
    folder: View
    required: true
    mustNotMention: [userInterface]
    methods:
      mood: fact
      begin: [did]
      mayReturn: false
      named:
        viewReady: didTriggerViewReadyEvent
        lifecycle: "didTrigger{event}Event"
      examples: ["didTapLoginButton()", "didModifyCurrentInput()", "didTriggerMemoryWarning()"]
    source: Code Style, ViewOutput

  InteractorInput:
    summary: What is asked of the business logic
    name: "{module}InteractorInput"
    from: Presenter
    to: Interactor
    folder: Interactor
    required: true
    mustNotMention: [userInterface, managedObjects]
    methods:
      mood: command
      prefer: [obtain, perform, process, invalidate]
      sources: [FromCache, FromNetwork]
      examples: ["obtainNewsFromCache()", "performLogin(username:password:)"]
    source: Code Style, InteractorInput

  InteractorOutput:
    summary: What came of it
    name: "{module}InteractorOutput"
    from: Interactor
    to: Presenter
    folder: Interactor
    required: true
    mustNotMention: [userInterface, managedObjects]
    methods:
      mood: fact
      begin: [did]
      pairs: [WithSuccess, WithFailure]
      examples: ["didObtainMessage(_:)", "didPerformLoginWithSuccess()"]
    source: Code Style, InteractorOutput

  RouterInput:
    summary: Where to go
    name: "{module}RouterInput"
    from: Presenter
    to: Router
    folder: Router
    required: true
    mustNotMention: [userInterface]
    methods:
      mood: command
      begin: [open, close, embed]
      contain: [Module]
      mayReturn: false
      examples: ["openDetailNewsModule(newsID:)", "closeCurrentModule()"]
    source: Code Style, RouterInput

  ModuleInput:
    summary: How another module sets this one up or commands it
    name: "{module}ModuleInput"
    from: [Router, Presenter]
    to: Presenter
    crosses: in
    folder: Presenter
    mustNotMention: [userInterface]
    inherits: { type: RamblerViperModuleInput, whenImported: ViperMcFlurry }
    methods:
      mood: command
      prefer: [configure]
      named: { configuration: configure }
      examples: ["configure(withPostID:)", "updateContentInset(_:)"]
    source: Code Style, ModuleInput; Transitions between modules

  ModuleOutput:
    summary: What this module tells the one that opened it
    name: "{module}ModuleOutput"
    from: Presenter
    to: Presenter
    crosses: out
    folder: Presenter
    mustNotMention: [userInterface]
    inherits: { type: RamblerViperModuleOutput, whenImported: ViperMcFlurry }
    methods:
      mood: fact
      begin: [did]
      examples: ["didSelectMenuItem(_:)", "didPerformLoginWithSuccess()"]
    source: Code Style, ModuleOutput; Transitions between modules

  TransitionHandler:
    summary: All that a router sees of the screen
    name:
      - "{module}TransitionHandler"
      - TransitionHandler
      - RamblerViperModuleTransitionHandlerProtocol
    from: Router
    to: View
    folder: Router
    source: Code Style, Router

  RouteTransitionHandler:
    summary: What a route needs of the screen of the module that takes it
    name: "{module}RouteTransitionHandler"
    from: Route
    to: View
    crosses: out
    folder: Router
    source: Code Style, Route

  DataDisplayManagerDelegate:
    summary: What happened in the list, for the view that owns it
    name: "{module}DataDisplayManagerDelegate"
    from: DataDisplayManager
    to: View
    folder: View
    mustNotMention: [Entity, managedObjects]
    methods: { mood: fact, begin: [did], examples: ["didSelectItem(at:)"] }
    source: Code Style, DataDisplayManager

  FacadeInterface:
    summary: What a facade does for interactors
    name: "{feature}Facade"
    from: Interactor
    to: Facade
    folder: Interactor
    synchronous: false
    mustNotMention: [userInterface]
    source: Code Style, facades over services

  ServiceInterface:
    summary: What a service does for interactors
    name: "{feature}Service"
    from: [Interactor, Facade]
    to: Service
    synchronous: false
    mustNotMention: [userInterface]
    source: Structure of a module

  CacheTrackerInterface:
    summary: What to watch
    name: CacheTracker
    from: Interactor
    to: CacheTracker
    folder: Interactor
    source: NSFetchedResultsController

  CacheTrackerDelegate:
    summary: What changed; transactions carry plain objects
    name: CacheTrackerDelegate
    from: CacheTracker
    to: Interactor
    folder: Interactor
    mustNotMention: [managedObjects, userInterface]
    methods: { mood: fact, begin: [did], examples: ["didProcessTransactionBatch(_:)"] }
    source: NSFetchedResultsController

  WebEngineInterface:
    summary: "The web view as the interactor sees it: load, run scripts, render"
    name: WebEngine
    from: Interactor
    to: WebEngine
    folder: Interactor
    synchronous: false
    source: Working with UIWebView

  WebEngineDelegate:
    summary: What the web page did, for the interactor
    name: WebEngineDelegate
    from: WebEngine
    to: Interactor
    folder: Interactor
    source: Working with UIWebView

  WebPresentation:
    summary: "The same web view as the view layer sees it: taps and size"
    name: WebPresentation
    from: View
    to: WebEngine
    folder: View
    source: Working with UIWebView

  WebPresentationDelegate:
    summary: What happened to the web view, for the view layer
    name: WebPresentationDelegate
    from: WebEngine
    to: View
    folder: View
    source: Working with UIWebView

# Who holds whom. The screen holds the view, the view everything else; what points back is weak.
references:
  View.output: strong ViewOutput
  View.dataDisplayManager: { holds: strong DataDisplayManager, optional: true }
  View.webPresentation: { holds: strong WebPresentation, optional: true }
  View.cellObjectFactory: { holds: strong CellObjectFactory, optional: true }
  DataDisplayManager.delegate: { holds: weak DataDisplayManagerDelegate, optional: true }
  DataDisplayManager.cellObjectFactory: { holds: strong CellObjectFactory, optional: true }
  Presenter.view: weak ViewInput
  Presenter.interactor: strong InteractorInput
  Presenter.router: strong RouterInput
  Presenter.state: { holds: strong State, optional: true, injected: false }
  Presenter.moduleOutput: { holds: weak ModuleOutput, optional: true }
  Presenter.{other}ModuleInput: { holds: strong ModuleInput, optional: true, injected: false }
  Interactor.output: weak InteractorOutput
  Interactor.{feature}Service: { holds: strong ServiceInterface, optional: true }
  Interactor.{feature}Facade: { holds: strong FacadeInterface, alsoCalled: facade, optional: true }
  Interactor.cacheTracker: { holds: strong CacheTrackerInterface, optional: true }
  Interactor.webEngine: { holds: strong WebEngineInterface, optional: true }
  Facade.{feature}Service: { holds: strong ServiceInterface, optional: true }
  CacheTracker.delegate: { holds: weak CacheTrackerDelegate, optional: true }
  WebEngine.webEngineDelegate: { holds: weak WebEngineDelegate, optional: true }
  WebEngine.webPresentationDelegate: { holds: weak WebPresentationDelegate, optional: true }
  Router.transitionHandler: weak TransitionHandler
  Router.{other}Route: { holds: strong Route, optional: true }
  Route.assembly: { holds: strong Assembly, optional: true }

composition:
  Assembly:
    builds: [View, Presenter, Interactor, Router]
    returns: View
    method: "view{module}Module"
    partMethod: "{component}{module}Module"
    showsNothingElse: true
    takes: [ModuleOutput]
    source: Code Style, Assembly

parts:
  State: { summary: "The presenter's state as a value of its own", roles: [State], default: on }
  DataDisplayManager:
    summary: A list's data source and delegate
    roles: [DataDisplayManager]
    contracts: [DataDisplayManagerDelegate]
    default: on
  CellObjectFactory:
    summary: Makes the values that cells are drawn from
    roles: [CellObjectFactory, CellObject]
    default: on
  ModuleInput: { summary: Other modules can set this one up, contracts: [ModuleInput], default: on }
  ModuleOutput: { summary: The module can tell its opener, contracts: [ModuleOutput], default: on }
  Route:
    summary: The way to this module as an object that routers share
    roles: [Route]
    contracts: [RouteTransitionHandler]
  Facade:
    summary: Use of services that interactors share
    roles: [Facade]
    contracts: [FacadeInterface]
  CacheTracker:
    summary: Changes of the store, hidden behind a tracker
    roles: [CacheTracker]
    contracts: [CacheTrackerInterface, CacheTrackerDelegate]
  WebEngine:
    summary: A web view split between interactor and view
    roles: [WebEngine]
    contracts: [WebEngineInterface, WebEngineDelegate, WebPresentation, WebPresentationDelegate]

tests:
  name: "{type}Tests"
  mirrorsSources: true
  oneCheckEach: true
  givenWhenThen: true
  marksPerContract: true
  mocksSurroundings: true

comments:
  contractMethods: true
  classMethods: true
  parametersAndResults: true
  uniqueParts: true
  oneModuleComment: true
  marksPerContract: true

"""#
    case "surf-mvp.yml": #"""
# Surf MVP: a presenter between the view and services, a router that sees the view as something
# that shows modules, a configurator that wires them, ModuleInput and ModuleOutput at the doors.

extends: common
title: Surf MVP
summary: Configurator, View with adapters, Presenter over services, Router, ModuleInput and ModuleOutput
source: Surf MVP

module:
  folder: "{module}"
  openToOthers: [Configurator, ModuleInput, ModuleOutput]

roles:
  View:
    summary: Fills itself with data and passes every action of the user on
    aliases: [ViewController]
    traits: [shows, touchesScreen, forwardsEvents, keepsModuleAlive]
    name: ["{module}ViewController", "{module}View"]
    folder: View
    required: true
    mustNotKnow: [Router, Service, navigation, alerts, lists, cells, network, storage]
    tests: [events, input, lifecycle]
    source: View

  Adapter:
    summary: A list's data source and delegate; registers its cells and hands them their values
    aliases: [DDM]
    traits: [touchesScreen, displaysLists]
    name:
      - "{module}Adapter"
      - "{module}TableAdapter"
      - "{module}CollectionAdapter"
      - "{module}ViewAdapter"
    folder: View
    mustNotKnow: [Presenter, Router, Service, navigation, network, storage]
    tests: [input, events]
    source: Adapters

  Cell:
    summary: Configures itself with a value
    traits: [touchesScreen]
    name: "{module}Cell"
    folder: View
    mustNotKnow: [Presenter, Router, Service, navigation, network, storage]
    source: Adapters

  Presenter:
    summary: Takes data from services, decides what is shown when, reacts to the user
    traits: [decides, formats, holdsState, receivesInput]
    name: "{module}Presenter"
    folder: Presenter
    required: true
    mustNotKnow: [userInterface, navigation, alerts, network, storage]
    mayMention: [UIImage]
    tests: [forwarding, entrance]
    source: Presenter

  Service:
    summary: The business logic the module needs, split into layers of its own
    aliases: [Model]
    traits: [appliesBusinessLogic, reachesData, isShared]
    name: ["{feature}ServiceImplementation", "{feature}Service"]
    mustNotKnow: [View, Presenter, Router, userInterface]
    source: "What did we add; the layer of business logic"

  Router:
    summary: Configures and shows other modules, child views and messages
    traits: [navigates, touchesScreen]
    name: "{module}Router"
    folder: Router
    required: true
    mustNotKnow: [Presenter, Service, network, storage, formatting]
    tests: [transitions]
    source: Router

  Configurator:
    summary: Makes all components of the module and connects them
    traits: [composes]
    name: "{module}ModuleConfigurator"
    folder: Configurator
    required: true
    implementsNothingElse: true
    tests: [wiring]
    source: Configurator

contracts:
  ViewInput:
    summary: What to show
    name: "{module}ViewInput"
    from: Presenter
    to: View
    folder: View
    required: true
    methods:
      mood: command
      avoid: [button, click, tap, table, collection, cell, adapter, label]
      named: { initialState: setupInitialState, configuration: configure }
      examples: ["setupInitialState()", "configure(with:)", "reload()"]
    source: ViewInput

  ViewOutput:
    summary: What the user wants, and where the view is in its life
    name: "{module}ViewOutput"
    from: View
    to: Presenter
    folder: View
    required: true
    mustNotMention: [userInterface]
    mayMention: [UIImage]
    methods:
      mood: intention
      avoid:
        [button, click, tap, press, touch, swipe, table, collection, cell, adapter, label]
      mayReturn: false
      named: { viewReady: viewLoaded }
      examples: ["viewLoaded()", "reload()", "editProfile()"]
    source: ViewOutput

  RouterInput:
    summary: Which module to show
    name: "{module}RouterInput"
    from: Presenter
    to: Router
    folder: Router
    required: true
    classBound: false
    mustNotMention: [userInterface]
    mayMention: [UIImage]
    methods:
      mood: command
      begin: [show, close]
      contain: [Module]
      avoid: [screen, alert, controller, popup]
      mayReturn: false
      named: { opening: "show{other}Module" }
      examples: ["showEditProfileModule()"]
    source: RouterInput

  ModuleInput:
    summary: How another module changes this one's state
    name: "{module}ModuleInput"
    from: [Router, Presenter]
    to: Presenter
    crosses: in
    folder: Presenter
    required: true
    mustNotMention: [userInterface]
    mayMention: [UIImage]
    methods:
      mood: command
      named: { configuration: configureModule }
      examples: ["configureModule(with:)"]
    source: ModuleInput

  ModuleOutput:
    summary: What happened that matters to the calling module
    name: "{module}ModuleOutput"
    from: Presenter
    to: Presenter
    crosses: out
    folder: Presenter
    required: true
    mustNotMention: [userInterface]
    mayMention: [UIImage]
    methods: { mood: news, examples: ["profileEdited()"] }
    source: ModuleOutput

  ModuleTransitionable:
    summary: "What a router sees of the view: something that shows modules"
    name: [ModuleTransitionable, "{transition}Transitionable"]
    from: Router
    to: View
    source: ModuleTransitionable

  AdapterOutput:
    summary: What happened in a list
    name: ["{module}AdapterOutput", "{module}TableAdapterOutput", "{module}ViewAdapterOutput"]
    from: Adapter
    to: View
    folder: View
    methods: { mood: fact, begin: [did], examples: ["didSelectProfileView()"] }
    source: Adapters

  ServiceInterface:
    summary: What a service does for presenters
    name: "{feature}Service"
    from: Presenter
    to: Service
    synchronous: false
    source: What did we add

# The screen holds the view, the view its presenter, the presenter its router; what points back is
# weak. So is the way to the calling module, which outlives this one.
references:
  View.output: strong ViewOutput
  View.adapter: { holds: strong Adapter, optional: true, injected: false }
  Adapter.output: { holds: weak AdapterOutput, optional: true }
  Presenter.view: weak ViewInput
  Presenter.router: strong RouterInput
  Presenter.output: weak ModuleOutput
  Presenter.{feature}Service: { holds: strong ServiceInterface, optional: true }
  Router.view: weak ModuleTransitionable

composition:
  Configurator:
    builds: [View, Presenter, Router]
    returns: View
    method: configure
    showsNothingElse: true
    takes: [ModuleOutput]
    source: Configurator; ModuleOutput

parts:
  Adapter:
    summary: A list's data source and delegate
    roles: [Adapter, Cell]
    contracts: [AdapterOutput]

baseFiles:
  ModuleTransitionable:
    summary: "The base protocol for transitions between modules; it is needed once in an app"
    template: surf-mvp/Base/ModuleTransitionable.swift.liquid
    file: ModuleTransitionable.swift
    contracts: [ModuleTransitionable]
  ModuleStack:
    summary: What shows modules where there is no user-interface framework
    template: surf-mvp/Base/ModuleStack.swift.liquid
    file: ModuleStack.swift
    when: { ui: none }

tests:
  name: "{type}Tests"
  mirrorsSources: true
  mocksSurroundings: true

comments:
  contractMethods: true
  marksPerContract: true
  sections: [Constants, Properties, "Internal methods", "Private methods"]

"""#
    default: nil
    }
  }
}
