/// Profile module
@MainActor
final class ProfileInteractor {
  var output: (any ProfileInteractorOutput)?  // adder:disable interactor-output-weak Freed by hand
  var items: [String] = []
}

// MARK: - ProfileInteractorInput

extension ProfileInteractor: ProfileInteractorInput {
  func obtainItems() {
    // Here the interactor asks its services; the assembly makes it with them.
    items = ["Profile item"]
    output?.didObtainItems(["Profile item"])
  }
}
