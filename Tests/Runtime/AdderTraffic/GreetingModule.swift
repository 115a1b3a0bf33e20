import Adder

/// The values that cross the contracts of the Greeting module.
struct Guest: Equatable, Codable, Sendable {
  let id: Int
  let name: String
}

/// A value that nothing encodes.
enum Mood: Equatable {
  case calm
  case loud(volume: Int, String)
}

struct GuestBookIsClosed: Error {}

@MainActor protocol GreetingViewInput: AnyObject {
  func show(_ text: String, mood: Mood)
}

@MainActor protocol GreetingViewOutput: AnyObject {
  func viewReady()
  func didTapGreet(at index: Int)
  func title(of index: Int) -> String
}

@MainActor protocol GreetingInteractorInput: AnyObject {
  func obtainGuests()
  func isKnown(_ guest: Guest) throws -> Bool
}

@MainActor protocol GreetingInteractorOutput: AnyObject {
  func didObtain(_ guests: [Guest])
  func didFail(_ error: any Error)
}

@MainActor protocol GreetingModuleInput: AnyObject {
  func configure(with word: String)
}

@MainActor protocol GreetingModuleOutput: AnyObject {
  func didGreet(_ guest: Guest)
}

/// A service that belongs to no module.
protocol GuestService: Sendable {
  func load() async throws -> [Guest]
  func remember(_ guest: Guest, completion: @escaping @Sendable (Bool) -> Void)
}

final class GuestBook: GuestService {
  let guests: [Guest]

  init(guests: [Guest]) { self.guests = guests }

  func load() async throws -> [Guest] {
    if guests.isEmpty { throw GuestBookIsClosed() }
    return guests
  }

  func remember(_ guest: Guest, completion: @escaping @Sendable (Bool) -> Void) {
    completion(guests.contains(guest))
  }
}

@MainActor final class GreetingView: HeadlessTransitionHandler, GreetingViewInput {
  let position = HeadlessPosition()
  let output: any GreetingViewOutput
  var text = ""

  init(output: any GreetingViewOutput) { self.output = output }

  func viewDidLoad() { output.viewReady() }

  func show(_ text: String, mood: Mood) { self.text = text }
}

@MainActor final class GreetingPresenter {
  weak var view: (any GreetingViewInput)?
  weak var moduleOutput: (any GreetingModuleOutput)?
  private let interactor: any GreetingInteractorInput
  private var word = ""
  private var guests: [Guest] = []

  init(interactor: any GreetingInteractorInput) { self.interactor = interactor }
}

extension GreetingPresenter: GreetingModuleInput {
  func configure(with word: String) { self.word = word }
}

extension GreetingPresenter: GreetingViewOutput {
  func viewReady() { interactor.obtainGuests() }

  func didTapGreet(at index: Int) {
    guard (try? interactor.isKnown(guests[index])) == true else { return }
    view?.show("\(word), \(guests[index].name)", mood: .loud(volume: 3, "hey"))
    moduleOutput?.didGreet(guests[index])
  }

  func title(of index: Int) -> String { guests[index].name }
}

extension GreetingPresenter: GreetingInteractorOutput {
  func didObtain(_ guests: [Guest]) {
    self.guests = guests
    view?.show("\(guests.count) guests", mood: .calm)
  }

  func didFail(_ error: any Error) { view?.show("Nobody", mood: .calm) }
}

@MainActor final class GreetingInteractor: GreetingInteractorInput {
  weak var output: (any GreetingInteractorOutput)?
  var guestService: any GuestService
  private(set) var task: Task<Void, Never>?

  init(guestService: any GuestService) { self.guestService = guestService }

  func obtainGuests() {
    task = Task {
      do {
        output?.didObtain(try await guestService.load())
      } catch {
        output?.didFail(error)
      }
    }
  }

  func isKnown(_ guest: Guest) throws -> Bool {
    guard guest.id >= 0 else { throw GuestBookIsClosed() }
    guestService.remember(guest) { _ in }
    return true
  }
}

@MainActor final class GreetingAssembly: ModuleFactory {
  let guests: [Guest]
  private(set) weak var view: GreetingView?
  private(set) weak var presenter: GreetingPresenter?
  private(set) weak var interactor: GreetingInteractor?

  init(guests: [Guest]) { self.guests = guests }

  func makeModule(
    output: ModuleOutputReference<any GreetingModuleOutput>
  ) -> Module<any GreetingModuleInput> {
    let interactor = GreetingInteractor(guestService: GuestBook(guests: guests))
    let presenter = GreetingPresenter(interactor: interactor)
    let view = GreetingView(output: presenter)
    presenter.view = view
    presenter.moduleOutput = output.output
    interactor.output = presenter
    self.view = view
    self.presenter = presenter
    self.interactor = interactor
    return Module(view: view, parts: [interactor]) { [weak presenter] in presenter }
  }
}
