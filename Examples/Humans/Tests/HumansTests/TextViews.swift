import Adder
import Humans

// Views without pixels.

@MainActor final class StartTextView: HeadlessTransitionHandler, StartViewInput {
  let position = HeadlessPosition()
  let output: any StartViewOutput
  private(set) var greeting = ""

  init(output: any StartViewOutput) { self.output = output }

  func viewDidLoad() { output.viewLoaded() }
  func showGreeting(_ greeting: String) { self.greeting = greeting }
}

@MainActor final class OptionsTextView: HeadlessTransitionHandler, OptionsViewInput {
  let position = HeadlessPosition()
  let output: any OptionsViewOutput
  private(set) var email = ""
  private(set) var problem: String?

  init(output: any OptionsViewOutput) { self.output = output }

  func viewDidLoad() { output.viewLoaded() }
  func showEmail(_ email: String) { self.email = email }
  func showProblem(_ problem: String) { self.problem = problem }
  func hideProblem() { problem = nil }
}

@MainActor final class HumanListTextView: HeadlessTransitionHandler, HumanListViewInput {
  let position = HeadlessPosition()
  let output: any HumanListViewOutput
  private(set) var lines: [String] = []

  init(output: any HumanListViewOutput) { self.output = output }

  func viewDidLoad() { output.viewLoaded() }
  func showLoading() { lines = ["…"] }
  func showRows(_ rows: [HumanRow]) { lines = rows.map { "\($0.name), \($0.age)" } }
  func showEmptyList() { lines = [] }
  func showProblem(_ problem: String) { lines = [problem] }
}

@MainActor final class HumanDetailTextView: HeadlessTransitionHandler, HumanDetailViewInput {
  let position = HeadlessPosition()
  let output: any HumanDetailViewOutput
  private(set) var name = ""
  private(set) var biography = ""
  private(set) var status = ""

  init(output: any HumanDetailViewOutput) { self.output = output }

  func viewDidLoad() { output.viewLoaded() }
  func showName(_ name: String) { self.name = name }
  func showAge(_ age: String) {}
  func showAddress(_ address: String) {}
  func showPhoto(path: String?) {}
  func showBiography(_ biography: String) { self.biography = biography }
  func showSaved() { status = "saved" }
  func showProblem(_ problem: String) { status = problem }
}

/// The views of a test.
struct TextViews: Views {
  func makeStartView(
    output: any StartViewOutput
  ) -> any StartViewInput & TransitionHandler {
    StartTextView(output: output)
  }

  func makeOptionsView(
    output: any OptionsViewOutput
  ) -> any OptionsViewInput & TransitionHandler {
    OptionsTextView(output: output)
  }

  func makeHumanListView(
    output: any HumanListViewOutput
  ) -> any HumanListViewInput & TransitionHandler {
    HumanListTextView(output: output)
  }

  func makeHumanDetailView(
    output: any HumanDetailViewOutput
  ) -> any HumanDetailViewInput & TransitionHandler {
    HumanDetailTextView(output: output)
  }
}
