import AdderTesting
import Humans
import Testing

@MainActor struct HumanDetailPresenterTests {
  private let view = HumanDetailViewInputSpy()
  private let interactor = HumanDetailInteractorInputSpy()
  private let presenter: HumanDetailPresenter

  init() {
    presenter = HumanDetailPresenter(interactor: interactor, router: HumanDetailRouter())
    presenter.view = view
  }

  @Test func `The person is passed to the interactor unchanged`() {
    presenter.setHuman(HumanDetailParcel(.sample()))
    #expect(interactor.setHumanCalls.arguments == [HumanDetailParcel(.sample())])
  }

  @Test func `The person's details are shown`() {
    presenter.viewLoaded()
    presenter.didObtainHuman(
      name: "Anna", age: 1, address: "Kazan", photoPath: "/a.png", biography: "Bees")
    #expect(interactor.obtainHumanCalls.count == 1)
    #expect(view.showNameCalls.arguments == ["Anna"])
    #expect(view.showAgeCalls.arguments == ["1 year"])
    #expect(view.showAddressCalls.arguments == ["Kazan"])
    #expect(view.showPhotoPathCalls.arguments == ["/a.png"])
    #expect(view.showBiographyCalls.arguments == ["Bees"])
  }

  @Test func `A missing address is shown as unknown`() {
    presenter.didObtainHuman(name: "Hana", age: 31, address: "", photoPath: nil, biography: "")
    #expect(view.showAddressCalls.arguments == ["No address known"])
    #expect(view.showPhotoPathCalls.arguments == [nil])
  }

  @Test func `The user's text is saved, and the view shows that`() {
    presenter.biographyChanged("Bees")
    presenter.didSaveBiography()
    #expect(interactor.saveBiographyCalls.arguments == ["Bees"])
    #expect(view.showSavedCalls.count == 1)
  }

  @Test func `A text that could not be saved is reported`() {
    presenter.didFailToSaveBiography(reason: "Full.")
    #expect(view.showProblemCalls.arguments == ["Full."])
  }
}
