package import Adder

/// The views of one user interface: GTK, UIKit or a test.
@MainActor package protocol Views {
  func makeStartView(
    output: any StartViewOutput
  ) -> any StartViewInput & TransitionHandler

  func makeOptionsView(
    output: any OptionsViewOutput
  ) -> any OptionsViewInput & TransitionHandler

  func makeHumanListView(
    output: any HumanListViewOutput
  ) -> any HumanListViewInput & TransitionHandler

  func makeHumanDetailView(
    output: any HumanDetailViewOutput
  ) -> any HumanDetailViewInput & TransitionHandler
}
