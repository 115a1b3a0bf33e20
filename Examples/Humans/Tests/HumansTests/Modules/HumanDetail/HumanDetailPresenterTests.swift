import Humans
import Testing

@MainActor struct HumanDetailPresenterTests {
  private let view = ViewMock()
  private let interactor = InteractorMock()
  private let presenter: HumanDetailPresenter

  init() {
    presenter = HumanDetailPresenter(interactor: interactor, router: HumanDetailRouter())
    presenter.view = view
  }

  @Test func `The person is passed to the interactor unchanged`() {
    presenter.setHuman(HumanDetailParcel(.sample()))
    #expect(interactor.parcel == HumanDetailParcel(.sample()))
  }

  @Test func `The person's details are shown`() {
    presenter.viewLoaded()
    presenter.didObtainHuman(
      name: "Anna", age: 1, address: "Kazan", photoPath: "/a.png", biography: "Bees")
    #expect(interactor.calls == ["load"])
    #expect(view.calls == ["Anna", "1 year", "Kazan", "photo /a.png", "biography Bees"])
  }

  @Test func `A missing address is shown as unknown`() {
    presenter.didObtainHuman(name: "Hana", age: 31, address: "", photoPath: nil, biography: "")
    #expect(view.calls.contains("No address known"))
    #expect(view.calls.contains("photo -"))
  }

  @Test func `The user's text is saved, and the view shows that`() {
    presenter.biographyChanged("Bees")
    presenter.didSaveBiography()
    #expect(interactor.calls == ["save Bees"])
    #expect(view.calls == ["saved"])
  }

  @Test func `A text that could not be saved is reported`() {
    presenter.didFailToSaveBiography(reason: "Full.")
    #expect(view.calls == ["problem Full."])
  }
}

private final class ViewMock: HumanDetailViewInput {
  private(set) var calls: [String] = []

  func showName(_ name: String) { calls.append(name) }
  func showAge(_ age: String) { calls.append(age) }
  func showAddress(_ address: String) { calls.append(address) }
  func showPhoto(path: String?) { calls.append("photo \(path ?? "-")") }
  func showBiography(_ biography: String) { calls.append("biography \(biography)") }
  func showSaved() { calls.append("saved") }
  func showProblem(_ problem: String) { calls.append("problem \(problem)") }
}

private final class InteractorMock: HumanDetailInteractorInput {
  private(set) var calls: [String] = []
  private(set) var parcel: HumanDetailParcel?

  func setHuman(_ parcel: HumanDetailParcel) { self.parcel = parcel }
  func obtainHuman() { calls.append("load") }
  func saveBiography(_ biography: String) { calls.append("save \(biography)") }
}
