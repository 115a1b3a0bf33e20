#if canImport(UIKit)
  import Adder
  import AdderUIKit
  import Humans

  /// The UIKit views.
  struct UIKitViews: Views {
    func makeStartView(
      output: any StartViewOutput
    ) -> any StartViewInput & TransitionHandler {
      StartViewController(output: output)
    }

    func makeOptionsView(
      output: any OptionsViewOutput
    ) -> any OptionsViewInput & TransitionHandler {
      OptionsViewController(output: output)
    }

    func makeHumanListView(
      output: any HumanListViewOutput
    ) -> any HumanListViewInput & TransitionHandler {
      HumanListViewController(output: output)
    }

    func makeHumanDetailView(
      output: any HumanDetailViewOutput
    ) -> any HumanDetailViewInput & TransitionHandler {
      HumanDetailViewController(output: output)
    }
  }
#endif
