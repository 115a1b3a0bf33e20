import Adder
import Humans

/// The GTK views.
struct GTKViews: Views {
  func makeStartView(
    output: any StartViewOutput
  ) -> any StartViewInput & TransitionHandler {
    StartView(output: output)
  }

  func makeOptionsView(
    output: any OptionsViewOutput
  ) -> any OptionsViewInput & TransitionHandler {
    OptionsView(output: output)
  }

  func makeHumanListView(
    output: any HumanListViewOutput
  ) -> any HumanListViewInput & TransitionHandler {
    HumanListView(output: output)
  }

  func makeHumanDetailView(
    output: any HumanDetailViewOutput
  ) -> any HumanDetailViewInput & TransitionHandler {
    HumanDetailView(output: output)
  }
}
