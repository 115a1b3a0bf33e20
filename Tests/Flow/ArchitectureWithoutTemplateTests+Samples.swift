import AdderTestSupport
import Foundation
import Testing

// The architectures of teams, and the projects that follow them.
extension ArchitectureWithoutTemplateTests {
  static let known = ["infinum", "tutorial-viper", "ribs"]

  /// The roles of a module.
  static let roles: [String: Set<String>] = [
    "infinum": ["View", "Presenter", "Interactor", "Formatter", "Wireframe"],
    "tutorial-viper": ["View", "Presenter", "Interactor", "Entity", "Router"],
    "ribs": ["Router", "Interactor", "Builder"],
    "clean-swift": ["View", "Interactor", "Worker", "Presenter", "Router", "Models"],
    "split": ["View", "Tracker", "Presenter", "State", "Interactor", "Router", "Assembly"],
    "carried": ["View", "Presenter", "Interactor", "Router", "Container", "Context"],
    "carriedOnScreen": ["View", "Presenter", "Interactor", "Router", "Container", "Context"],
    "itself": ["View", "Interactor", "Presenter", "Router"],
    "itselfOnScreen": ["View", "Interactor", "Presenter", "Router"],
    "value": ["View", "Presenter", "Interactor", "Router", "Factory"],
    "configured": ["View", "Interactor", "Presenter", "Router", "Configurator"],
    "configuredOnScreen": ["View", "Interactor", "Presenter", "Router", "Configurator"],
    "elsewhere": ["View", "Presenter", "Interactor", "Formatter", "Wireframe"],
    "merged": [
      "View", "DataDisplayManager", "CellObjectFactory", "CellObject", "Presenter", "State",
      "Interactor", "Router", "Assembly",
    ],
  ]

  static func text(of name: String) throws -> String {
    let file = repository.appending(path: "Tests/Flow/Architectures/\(name).yml")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// An architecture whose modules are built by code outside of them.
  static func builtElsewhere() throws -> String {
    let text = try text(of: "infinum").replacing("navigates, composes,", with: "navigates,")
    let start = try #require(text.ranges(of: "composition:").last?.lowerBound)
    return String(text[..<start])
  }

  /// What builds a module of that architecture.
  static func coordinator(of module: String) -> String {
    """
    final class AppCoordinator {
      func show\(module)() -> \(module)View {
        let wireframe = \(module)Wireframe()
        let presenter = \(module)Presenter(
          formatter: \(module)Formatter(), interactor: \(module)Interactor(), wireframe: wireframe)
        let view = \(module)View(presenter: presenter)
        presenter.view = view
        wireframe.viewController = view
        return view
      }
    }

    """
  }

  static func page() throws -> String {
    let file = repository.appending(path: "Documentation/KnownArchitectures.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  static func settings(_ architecture: String) -> String {
    """
    architecture: \(architecture).yml
    modules: Sources/Modules
    tests: Tests/Modules

    """
  }

  func project(_ architecture: String) throws -> CommandUnderTest {
    try CommandUnderTest([
      "\(architecture).yml": Self.text(of: architecture), "adder.yml": Self.settings(architecture),
    ])
  }

  static func isOfProject(_ path: String) -> Bool { !path.hasPrefix(".adder") }

  /// The view's reports are split in two contracts, and the first has another user.
  static let split = """
    extends: rambler-viper
    roles:
      DataDisplayManager: ~
      CellObjectFactory: ~
      CellObject: ~
      Cell: ~
      Tracker: { name: "{module}Tracker", folder: View, required: true }
    contracts:
      ViewOutput: { from: [View, Tracker] }
      LifecycleOutput:
        name: "{module}LifecycleOutput"
        from: View
        to: Presenter
        folder: View
        methods: { mood: fact, begin: [did] }
      TrackerInput: { name: "{module}TrackerInput", from: View, to: Tracker, folder: View }
    references:
      View.lifecycle: strong LifecycleOutput
      View.tracker: strong TrackerInput
      Tracker.output: weak ViewOutput
    composition: { Assembly: { builds: [View, Presenter, Interactor, Router, Tracker] } }
    parts: { DataDisplayManager: ~, CellObjectFactory: ~ }

    """

  /// The view builds the other parts when it is created.
  static let itself = """
    extends: common
    title: Early Clean Swift
    family: VIP
    module: { folder: "{module}", openToOthers: View }
    roles:
      View:
        traits: [shows, touchesScreen, forwardsEvents, composes, keepsModuleAlive]
        name: "{module}ViewController"
        required: true
      Interactor: { traits: [appliesBusinessLogic], name: "{module}Interactor", required: true }
      Presenter: { traits: [formats], name: "{module}Presenter", required: true }
      Router: { traits: [touchesScreen, navigates], name: "{module}Router", required: true }
    contracts:
      BusinessLogic: { name: "{module}BusinessLogic", from: View, to: Interactor, file: "{module}Interactor" }
      PresentationLogic: { name: "{module}PresentationLogic", from: Interactor, to: Presenter, file: "{module}Presenter" }
      DisplayLogic: { name: "{module}DisplayLogic", from: Presenter, to: View, file: "{module}ViewController" }
    references:
      View.interactor: strong BusinessLogic
      View.router: strong Router
      Interactor.presenter: strong PresentationLogic
      Presenter.viewController: weak DisplayLogic
      Router.viewController: weak View
    composition:
      View: { builds: [Interactor, Presenter, Router], method: setup }

    """

  /// The view has the other parts built around itself when it is created.
  static var configured: String {
    itself.replacing("forwardsEvents, composes, keeps", with: "forwardsEvents, keeps")
      .replacing(
        "contracts:\n",
        with:
          "  Configurator: { traits: [composes], name: \"{module}Configurator\", required: true }\ncontracts:\n"
      )
      .replacing("  View: { builds: [Interactor", with: "  Configurator: { builds: [Interactor")
      .replacing("method: setup }", with: "method: configure, takes: View }")
  }

  /// The view is a structure, as in SwiftUI.
  static let value = """
    extends: common
    title: SwiftUI VIPER
    family: VIPER
    module: { folder: "{module}", openToOthers: Factory }
    roles:
      View:
        traits: [shows, touchesScreen, forwardsEvents, keepsModuleAlive]
        name: "{module}View"
        kind: struct
        required: true
      Presenter: { traits: [decides], name: "{module}Presenter", required: true }
      Interactor: { traits: [appliesBusinessLogic], name: "{module}Interactor", required: true, tests: [services] }
      Router: { traits: [navigates], name: "{module}Router", required: true }
      Factory: { traits: [composes], name: "{module}Factory", kind: enum, required: true }
    contracts:
      UseCase: { name: "{module}UseCase", from: Presenter, to: Interactor }
    references:
      View.presenter: strong Presenter
      Presenter.useCase: strong UseCase
      Presenter.router: strong Router
    composition:
      Factory: { builds: [View, Presenter, Interactor, Router], returns: View, method: make }

    """

  /// As much of SwiftUI as the view of a module uses.
  static let swiftUI = """
    @MainActor public protocol View {
      associatedtype Body: View
      @ViewBuilder var body: Body { get }
    }

    @resultBuilder public enum ViewBuilder {
      public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    }

    extension Never: View { public var body: Never { preconditionFailure() } }

    public struct Text: View {
      public init(_ text: String) {}
      public var body: Never { preconditionFailure() }
    }

    public struct Button: View {
      public init(_ title: String, action: @escaping @MainActor () -> Void) {}
      public var body: Never { preconditionFailure() }
    }

    public struct List<Item, Row: View>: View {
      public init(
        _ items: [Item], id: KeyPath<Item, Item>, @ViewBuilder row: @escaping (Item) -> Row
      ) {}
      public var body: Never { preconditionFailure() }
    }

    extension View {
      public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
      public func toolbar(@ViewBuilder content: () -> some View) -> some View { self }
    }

    @MainActor @propertyWrapper public struct State<Value> {
      private let box: Box<Value>
      public init(wrappedValue: Value) { box = Box(wrappedValue) }
      public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
      }
    }

    @MainActor private final class Box<Value> {
      var value: Value
      init(_ value: Value) { self.value = value }
    }

    """

  /// What builds a module returns itself: it holds the screen for the code that opens the module.
  static let carried = """
    extends: common
    title: Container VIPER
    family: VIPER
    module: { folder: "{module}", openToOthers: [Container, Context, ModuleInput, ModuleOutput] }
    roles:
      View:
        traits: [shows, touchesScreen, forwardsEvents, keepsModuleAlive]
        name: "{module}ViewController"
        required: true
      Presenter: { traits: [decides, receivesInput], name: "{module}Presenter", required: true }
      Interactor: { traits: [appliesBusinessLogic], name: "{module}Interactor", required: true }
      Router: { traits: [navigates], name: "{module}Router", required: true }
      Container: { traits: [composes], name: "{module}Container", required: true }
      Context: { traits: [isPlainData], name: "{module}Context", kind: struct, required: true }
    contracts:
      ViewInput: { name: "{module}ViewInput", from: Presenter, to: View }
      ViewOutput: { name: "{module}ViewOutput", from: View, to: Presenter }
      InteractorInput: { name: "{module}InteractorInput", from: Presenter, to: Interactor }
      InteractorOutput: { name: "{module}InteractorOutput", from: Interactor, to: Presenter }
      RouterInput: { name: "{module}RouterInput", from: Presenter, to: Router }
      ModuleInput: { name: "{module}ModuleInput", from: Presenter, to: Presenter, crosses: in }
      ModuleOutput: { name: "{module}ModuleOutput", from: Presenter, to: Presenter, crosses: out }
    references:
      View.output: strong ViewOutput
      Presenter.view: weak ViewInput
      Presenter.interactor: strong InteractorInput
      Presenter.router: strong RouterInput
      Presenter.moduleOutput: weak ModuleOutput
      Interactor.output: weak InteractorOutput
      Container.viewController: strong View
      Container.input: strong ModuleInput
      Container.router: weak RouterInput
      Context.moduleOutput: weak ModuleOutput
    composition:
      Container:
        builds: [View, Presenter, Interactor, Router]
        returns: Container
        method: assemble
        takes: Context
        label: with

    """

  /// The interactor returns its results, so its two contracts are one.
  static let merged = """
    extends: rambler-viper
    contracts:
      InteractorOutput: ~

    """
}
