import AdderTesting
import Humans
import Testing

@MainActor struct HumanDetailInteractorTests {
  private let service = HumanServiceSpy()
  private let output = HumanDetailInteractorOutputSpy()
  private let interactor: HumanDetailInteractor

  init() {
    interactor = HumanDetailInteractor(service: service)
    interactor.output = output
  }

  @Test func `The person's details are delivered as plain values`() throws {
    service.photoPathOfCalls.answers { human in human.photo.map { "/photos/\($0)" } }
    interactor.setHuman(HumanDetailParcel(.sample(biography: "Bees", photo: "anna.png")))
    interactor.obtainHuman()
    let calls = output.didObtainHumanNameAgeAddressPhotoPathBiographyCalls
    let human = try #require(calls.last)
    #expect(calls.count == 1)
    #expect(human == ("Anna", 41, "Kazan", "/photos/anna.png", "Bees"))
  }

  @Test func `Without a person, nothing is delivered or saved`() {
    interactor.obtainHuman()
    interactor.saveBiography("Bees")
    #expect(output.log.names.isEmpty && service.log.names.isEmpty)
  }

  @Test func `A biography is saved once, until it changes`() {
    interactor.setHuman(HumanDetailParcel(.sample()))
    interactor.saveBiography("Bees")
    interactor.saveBiography("Bees")
    interactor.saveBiography("")
    #expect(service.saveBiographyOfCalls.arguments.map(\.biography) == ["Bees", ""])
    #expect(output.didSaveBiographyCalls.count == 2)
  }

  @Test func `A biography that could not be saved is saved by the next attempt`() {
    interactor.setHuman(HumanDetailParcel(.sample()))
    service.saveBiographyOfCalls.fails(.notSaved(path: "/p.json"))
    interactor.saveBiography("Bees")
    service.saveBiographyOfCalls.returns(())
    interactor.saveBiography("Bees")
    #expect(
      output.didFailToSaveBiographyReasonCalls.arguments
        == ["\(HumanServiceError.notSaved(path: "/p.json"))"])
    #expect(output.didSaveBiographyCalls.count == 1)
  }
}
