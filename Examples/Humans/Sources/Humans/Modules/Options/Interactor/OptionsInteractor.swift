/// Edits the options: the user's e-mail address.
@MainActor package final class OptionsInteractor {
  package weak var output: (any OptionsInteractorOutput)?
  private let settings: any SettingsService

  package init(settings: any SettingsService) {
    self.settings = settings
  }
}

// MARK: - OptionsInteractorInput

extension OptionsInteractor: OptionsInteractorInput {
  package func obtainEmail() {
    output?.didObtainEmail(settings.email ?? "")
  }

  package func saveEmail(_ email: String) {
    // A pasted address often has whitespace around it.
    let email = email.trimmed
    if let problem = EmailProblem(of: email) {
      output?.didRejectEmail(problem)
      return
    }
    do {
      try settings.save(email: email)
      output?.didSaveEmail()
    } catch {
      output?.didFailToSaveEmail(reason: "\(error)")
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
