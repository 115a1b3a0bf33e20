import Adder
import Humans

// Views without pixels, and what connects them: the app on the headless screen.

@MainActor final class StartTextView: HeadlessTransitionHandler, StartViewInput {
  let position = HeadlessPosition()
  let output: any StartViewOutput
  private(set) var greeting = ""

  init(output: any StartViewOutput) { self.output = output }

  func viewDidLoad() { output.viewLoaded() }
  func showGreeting(_ greeting: String) { self.greeting = greeting }
}

@MainActor final class OptionsTextView: HeadlessTransitionHandler, OptionsViewInput {
  let position = HeadlessPosition()
  let output: any OptionsViewOutput
  private(set) var email = ""
  private(set) var problem: String?

  init(output: any OptionsViewOutput) { self.output = output }

  func viewDidLoad() { output.viewLoaded() }
  func showEmail(_ email: String) { self.email = email }
  func showProblem(_ problem: String) { self.problem = problem }
  func hideProblem() { problem = nil }
}

@MainActor final class HumanListTextView: HeadlessTransitionHandler, HumanListViewInput {
  let position = HeadlessPosition()
  let output: any HumanListViewOutput
  private(set) var lines: [String] = []

  init(output: any HumanListViewOutput) { self.output = output }

  func viewDidLoad() { output.viewLoaded() }
  func showLoading() { lines = ["…"] }
  func showRows(_ rows: [HumanRow]) { lines = rows.map { "\($0.name), \($0.age)" } }
  func showEmptyList() { lines = [] }
  func showProblem(_ problem: String) { lines = [problem] }
}

@MainActor final class HumanDetailTextView: HeadlessTransitionHandler, HumanDetailViewInput {
  let position = HeadlessPosition()
  let output: any HumanDetailViewOutput
  private(set) var name = ""
  private(set) var biography = ""
  private(set) var status = ""

  init(output: any HumanDetailViewOutput) { self.output = output }

  func viewDidLoad() { output.viewLoaded() }
  func showName(_ name: String) { self.name = name }
  func showAge(_ age: String) {}
  func showAddress(_ address: String) {}
  func showPhoto(path: String?) {}
  func showBiography(_ biography: String) { self.biography = biography }
  func showSaved() { status = "saved" }
  func showProblem(_ problem: String) { status = problem }
}

struct StartFactory: ModuleFactory {
  let services: Services

  func makeModule(output: ModuleOutputReference<Never>) -> Module<Void> {
    let interactor = StartInteractor(settings: services.settings)
    let router = StartRouter(
      humanListModule: LazyModule { [services] in HumanListFactory(services: services) },
      optionsModule: LazyModule { [services] in OptionsFactory(services: services) })
    let presenter = StartPresenter(interactor: interactor, router: router)
    let view = StartTextView(output: presenter)
    presenter.view = view
    interactor.output = presenter
    router.output = presenter
    router.transitionHandler = view
    return Module(view: view, parts: [presenter, interactor, router])
  }
}

struct OptionsFactory: ModuleFactory {
  let services: Services

  func makeModule(output: ModuleOutputReference<Never>) -> Module<Void> {
    let interactor = OptionsInteractor(settings: services.settings)
    let router = OptionsRouter()
    let presenter = OptionsPresenter(interactor: interactor, router: router)
    let view = OptionsTextView(output: presenter)
    presenter.view = view
    interactor.output = presenter
    router.transitionHandler = view
    return Module(view: view, parts: [presenter, interactor, router])
  }
}

struct HumanListFactory: ModuleFactory {
  let services: Services

  func makeModule(output: ModuleOutputReference<Never>) -> Module<Void> {
    let interactor = HumanListInteractor(service: services.humans)
    let router = HumanListRouter(
      humanDetailModule: LazyModule { [services] in HumanDetailFactory(services: services) })
    let presenter = HumanListPresenter(interactor: interactor, router: router)
    let view = HumanListTextView(output: presenter)
    presenter.view = view
    interactor.output = presenter
    router.output = presenter
    router.transitionHandler = view
    return Module(view: view, parts: [presenter, interactor, router])
  }
}

struct HumanDetailFactory: ModuleFactory {
  let services: Services

  func makeModule(
    output: ModuleOutputReference<any HumanDetailModuleOutput>
  ) -> Module<any HumanDetailModuleInput> {
    let interactor = HumanDetailInteractor(service: services.humans)
    let router = HumanDetailRouter()
    let presenter = HumanDetailPresenter(interactor: interactor, router: router)
    let view = HumanDetailTextView(output: presenter)
    presenter.view = view
    presenter.moduleOutput = output.output
    interactor.output = presenter
    router.presenter = presenter
    router.transitionHandler = view
    return Module(view: view, parts: [presenter, interactor]) { [weak router] in router }
  }
}
