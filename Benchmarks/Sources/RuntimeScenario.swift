import Adder

/// Measures assembling a module by hand and through graph parts, and opening and closing modules.
@MainActor enum RuntimeScenario {
  /// Prints the rows of a table.
  static func measure() {
    let assembly = PartsAssembly()
    let (byHand, byParts) = besideEachOther(
      passes: 100_000, { consume(HandAssembly.view()) }, { consume(assembly.view()) })
    print("| a graph of five objects wired by hand | \(byHand) ns | 1.0 |")
    print("| the same through an assembly's parts | \(byParts) ns | \(ratio(byParts, byHand)) |")

    let screen = HeadlessScreen(root: View(Presenter(Interactor(Service()), Router())))
    guard let root = screen.visibleView else { return }
    let before = XcodeScenario.peakMemory()
    let open = nanoseconds(100_000) { root.open(Factory(assembly: assembly)).close() }
    let grown = (XcodeScenario.peakMemory() - before) / 1024
    print("| opened and closed headless, 100,000 times | \(Int(open)) ns | |")
    print("| peak memory of this | \(grown) kB | |")
  }

  /// Returns the medians in nanoseconds. The samples alternate, so
  /// that other load on the machine affects both functions equally.
  private static func besideEachOther(
    passes: Int, samples: Int = 31, _ one: () -> Void, _ other: () -> Void
  ) -> (Int, Int) {
    let durations = (0..<samples).map { _ in
      (nanoseconds(passes, one), nanoseconds(passes, other))
    }
    let median = samples / 2
    return (
      Int(durations.map(\.0).sorted()[median]), Int(durations.map(\.1).sorted()[median])
    )
  }

  private static func nanoseconds(_ passes: Int, _ body: () -> Void) -> Double {
    let start = processorTime()
    for _ in 0..<passes { body() }
    return (processorTime() - start) / Double(passes) * 1_000_000_000
  }

  private static func ratio(_ one: Int, _ other: Int) -> Double {
    (Double(one) / Double(other) * 10).rounded() / 10
  }

  /// Prevents the optimiser from removing unused results.
  @inline(never) private static func consume(_ view: View) {}
}

// MARK: - The module

@MainActor private protocol ViewInput: AnyObject {}
@MainActor private protocol InteractorOutput: AnyObject {}

@MainActor private final class View: HeadlessTransitionHandler, ViewInput {
  let position = HeadlessPosition()
  let presenter: Presenter

  init(_ presenter: Presenter) {
    self.presenter = presenter
  }
}

@MainActor private final class Presenter: InteractorOutput {
  weak var view: (any ViewInput)?
  let interactor: Interactor
  let router: Router

  init(_ interactor: Interactor, _ router: Router) {
    self.interactor = interactor
    self.router = router
  }
}

@MainActor private final class Interactor {
  weak var output: (any InteractorOutput)?
  let service: Service

  init(_ service: Service) {
    self.service = service
  }
}

@MainActor private final class Router {
  weak var transitionHandler: (any TransitionHandler)?
}

private final class Service {}

/// Creates and connects the module's objects by hand.
@MainActor private enum HandAssembly {
  static func view() -> View {
    let interactor = Interactor(Service())
    let router = Router()
    let presenter = Presenter(interactor, router)
    let view = View(presenter)
    presenter.view = view
    interactor.output = presenter
    router.transitionHandler = view
    return view
  }
}

@MainActor private final class PartsAssembly {
  private let viewPart = GraphPart<View>()
  private let presenterPart = GraphPart<Presenter>()
  private let interactorPart = GraphPart<Interactor>()
  private let routerPart = GraphPart<Router>()
  private let servicePart = PrototypePart<Service>()

  func view() -> View {
    viewPart { View(presenter()) }
  }

  private func presenter() -> Presenter {
    presenterPart {
      Presenter(interactor(), router())
    } wire: {
      $0.view = self.view()
    }
  }

  private func interactor() -> Interactor {
    interactorPart {
      Interactor(service())
    } wire: {
      $0.output = self.presenter()
    }
  }

  private func router() -> Router {
    routerPart {
      Router()
    } wire: {
      $0.transitionHandler = self.view()
    }
  }

  private func service() -> Service { servicePart { Service() } }
}

@MainActor private struct Factory: ModuleFactory {
  let assembly: PartsAssembly

  func makeModule(output: ModuleOutputReference<Never>) -> Module<Presenter> {
    let view = assembly.view()
    return Module(view: view) { [weak view] in view?.presenter }
  }
}
