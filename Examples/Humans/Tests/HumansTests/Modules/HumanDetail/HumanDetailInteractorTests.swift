import Humans
import Testing

@MainActor struct HumanDetailInteractorTests {
  private let service = HumanServiceMock()
  private let output = OutputMock()
  private let interactor: HumanDetailInteractor

  init() {
    interactor = HumanDetailInteractor(service: service)
    interactor.output = output
  }

  @Test func `The person's details are delivered as plain values`() {
    interactor.setHuman(HumanDetailParcel(.sample(biography: "Bees", photo: "anna.png")))
    interactor.obtainHuman()
    #expect(output.answers == ["Anna 41 Kazan /photos/anna.png Bees"])
  }

  @Test func `Without a person, nothing is delivered or saved`() {
    interactor.obtainHuman()
    interactor.saveBiography("Bees")
    #expect(output.answers.isEmpty && service.saved.isEmpty)
  }

  @Test func `A biography is saved once, until it changes`() {
    interactor.setHuman(HumanDetailParcel(.sample()))
    interactor.saveBiography("Bees")
    interactor.saveBiography("Bees")
    interactor.saveBiography("")
    #expect(service.saved == ["Anna: Bees", "Anna: "])
    #expect(output.answers == ["saved", "saved"])
  }

  @Test func `A biography that could not be saved is saved by the next attempt`() {
    interactor.setHuman(HumanDetailParcel(.sample()))
    service.saveError = .notSaved(path: "/p.json")
    interactor.saveBiography("Bees")
    service.saveError = nil
    interactor.saveBiography("Bees")
    #expect(output.answers == ["\(HumanServiceError.notSaved(path: "/p.json"))", "saved"])
  }
}

private final class OutputMock: HumanDetailInteractorOutput {
  private(set) var answers: [String] = []

  func didObtainHuman(
    name: String, age: Int, address: String, photoPath: String?, biography: String
  ) {
    answers.append("\(name) \(age) \(address) \(photoPath ?? "-") \(biography)")
  }
  func didSaveBiography() { answers.append("saved") }
  func didFailToSaveBiography(reason: String) { answers.append(reason) }
}
