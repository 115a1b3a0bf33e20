/// A number that goes up and down.
@MainActor package protocol CounterModuleInterface: AnyObject {
  /// Tells that the view is ready to be filled.
  func updateView()

  /// Tells that the user tapped the button for one more.
  func incrementButtonTapped()

  /// Tells that the user tapped the button for one less.
  func decrementButtonTapped()

  /// Tells that the view is off the screen, whoever took it off.
  func viewClosed()
}
