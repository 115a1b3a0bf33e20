/// Profile module
@MainActor
protocol ProfileInteractorInput: AnyObject {
  /// Obtains the items of the module; `didObtainItems(_:)` answers.
  func obtainItems()
}
