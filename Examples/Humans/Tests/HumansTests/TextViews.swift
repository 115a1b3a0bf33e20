import Adder
import AdderTesting
import Humans

// Headless views.

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
  let dataDisplayManager = DataDisplayManager()
  private(set) lazy var listView = RecordingListView(of: dataDisplayManager)
  /// The text shown instead of the list; `nil` if the list is shown.
  private(set) var message: String?

  init(output: any HumanListViewOutput) { self.output = output }

  /// The rows as they were last drawn.
  var rows: [HumanRow] { listView.rows(as: HumanRow.self).flatMap { $0 } }
  var lines: [String] { rows.map { "\($0.name), \($0.age)" } }

  func userChooses(_ index: Int) { listView.userSelects(at: ListPosition(item: index)) }

  func viewDidLoad() {
    dataDisplayManager.didSelectEvent.addListener(self) { view, row in
      view.output.rowTapped(at: row.position.item)
    }
    listView.clearCalls()
    output.viewLoaded()
  }
  func showLoading() { message = "…" }
  func showRows(_ rows: CacheTransactionBatch<HumanRow>) {
    dataDisplayManager.reset(to: rows.map { $0 as any CellObject })
    message = nil
  }
  func showChanges(_ changes: CacheTransactionBatch<HumanRow>) {
    dataDisplayManager.apply(changes)
    message = nil
  }
  func showEmptyList() { message = "Nobody here" }
  func showProblem(_ problem: String) { message = problem }
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

/// Creates headless views for tests.
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
