import AdderTesting
import Humans
import Testing

@MainActor struct HumanListInteractorTests {
  private let service = HumanServiceMock()
  private let output = OutputMock()
  private let interactor: HumanListInteractor

  init() {
    interactor = HumanListInteractor(service: service)
    interactor.output = output
  }

  @Test func `People come as plain values`() async {
    service.answer = .success([.sample(photo: "anna.png"), .sample(id: 2, name: "Bo", age: 1)])
    interactor.loadHumans()
    await eventually { !output.answers.isEmpty }
    #expect(output.answers == ["Anna 41 /photos/anna.png, Bo 1 -"])
  }

  @Test func `A failure says why`() async {
    service.answer = .failure(.malformed(path: "/people.json"))
    interactor.loadHumans()
    await eventually { !output.answers.isEmpty }
    #expect(output.answers == ["\(HumanServiceError.malformed(path: "/people.json"))"])
  }

  @Test func `A second question waits for the same answer`() async {
    service.waits = true
    interactor.loadHumans()
    interactor.loadHumans()
    await eventually { service.loadCount == 1 }
    service.finishLoading()
    await eventually { !output.answers.isEmpty }
    #expect(service.loadCount == 1)
    #expect(output.answers.count == 1)
  }

  @Test func `A person is given by their place, and only by one that there is`() async {
    service.answer = .success([.sample()])
    interactor.loadHumans()
    await eventually { !output.answers.isEmpty }
    #expect(interactor.human(at: 0)?.human == .sample())
    #expect(interactor.human(at: 1) == nil)
    #expect(interactor.human(at: -1) == nil)
  }

  @Test func `What another module changed is what is given next`() async {
    service.answer = .success([.sample()])
    interactor.loadHumans()
    await eventually { !output.answers.isEmpty }
    interactor.replace(with: HumanReference(.sample(biography: "New")))
    #expect(interactor.human(at: 0)?.human.biography == "New")
  }

  @Test func `A module that was closed while people were on their way is gone`() async {
    service.waits = true
    weak var gone: HumanListInteractor?
    do {
      let interactor = HumanListInteractor(service: service)
      gone = interactor
      interactor.loadHumans()
      await eventually { service.loadCount == 1 }
    }
    #expect(gone == nil)
    service.finishLoading()
  }
}

private final class OutputMock: HumanListInteractorOutput {
  private(set) var answers: [String] = []

  func didLoadHumans(_ humans: [(name: String, age: Int, photoPath: String?)]) {
    answers.append(
      humans.map { "\($0.name) \($0.age) \($0.photoPath ?? "-")" }.joined(separator: ", "))
  }

  func didFailToLoadHumans(reason: String) { answers.append(reason) }
}
