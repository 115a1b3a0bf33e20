/// Shows the details of a person.
@MainActor package final class HumanDetailInteractor {
  package weak var output: (any HumanDetailInteractorOutput)?
  private let service: any HumanService
  private var human: Human?

  package init(service: any HumanService) {
    self.service = service
  }
}

// MARK: - HumanDetailInteractorInput

extension HumanDetailInteractor: HumanDetailInteractorInput {
  package func setHuman(_ parcel: HumanDetailParcel) {
    human = parcel.human
  }

  package func obtainHuman() {
    guard let human else { return }
    output?.didObtainHuman(
      name: human.name, age: human.age, address: human.address,
      photoPath: service.photoPath(of: human), biography: human.biography)
  }

  package func saveBiography(_ biography: String) {
    guard let human, human.biography != biography else { return }
    do {
      try service.saveBiography(biography, of: human)
      self.human?.biography = biography
      output?.didSaveBiography()
    } catch {
      output?.didFailToSaveBiography(reason: "\(error)")
    }
  }
}

// MARK: - HumanDetailParcel

/// A person, passed from another module's interactor to this module's.
///
/// Presenters and routers pass the parcel on, as BytePace's article requires; the compiler lets only
/// this file open it. A change to the properties of a person therefore affects only interactors.
package struct HumanDetailParcel: Equatable, Sendable {
  fileprivate let human: Human

  package init(_ human: Human) {
    self.human = human
  }
}
