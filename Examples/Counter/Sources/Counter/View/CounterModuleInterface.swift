/// A counter that goes up and down.
@MainActor package protocol CounterModuleInterface: AnyObject {
  /// Reports that the view is ready to show data.
  func updateView()

  /// Reports that the user tapped “One more”.
  func incrementButtonTapped()

  /// Reports that the user tapped “One less”.
  func decrementButtonTapped()

  /// Reports that the view is off the screen, regardless of what removed it.
  func viewClosed()
}
