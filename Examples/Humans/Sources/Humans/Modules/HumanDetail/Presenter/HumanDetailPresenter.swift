/// Shows the details of a person.
@MainActor package final class HumanDetailPresenter {
  package weak var view: (any HumanDetailViewInput)?
  package let interactor: any HumanDetailInteractorInput
  package let router: any HumanDetailRouterInput

  package init(interactor: any HumanDetailInteractorInput, router: any HumanDetailRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - HumanDetailModuleInput

extension HumanDetailPresenter: HumanDetailModuleInput {
  package func setHuman(_ parcel: HumanDetailParcel) {
    interactor.setHuman(parcel)
  }
}

// MARK: - HumanDetailViewOutput

extension HumanDetailPresenter: HumanDetailViewOutput {
  package func viewLoaded() {
    interactor.obtainHuman()
  }

  package func biographyChanged(_ biography: String) {
    interactor.saveBiography(biography)
  }
}

// MARK: - HumanDetailInteractorOutput

extension HumanDetailPresenter: HumanDetailInteractorOutput {
  package func didObtainHuman(
    name: String, age: Int, address: String, photoPath: String?, biography: String
  ) {
    view?.showName(name)
    view?.showAge(AgeText.text(age))
    view?.showAddress(address.isEmpty ? "No address known" : address)
    view?.showPhoto(path: photoPath)
    view?.showBiography(biography)
  }

  package func didSaveBiography() {
    view?.showSaved()
  }

  package func didFailToSaveBiography(reason: String) {
    view?.showProblem(reason)
  }
}
