import Adder
import AdderCAdwaita
import AdderGTK
import AdderRuntimeScenarios

/// Records the events of a sample module's parts in order.
@MainActor final class Log {
  private(set) var lines: [String] = []

  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }

  /// Returns the lines that were added since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor protocol SampleModuleInput: AnyObject {
  func configure(name: String)
}

@MainActor final class SamplePresenter: SampleModuleInput {
  private(set) var name = "?"
  let log: Log

  init(log: Log) {
    self.log = log
  }

  func configure(name: String) {
    self.name = name
    log.add("\(name) linked")
  }

  func viewDidLoad() { log.add("\(name) loaded") }
}

/// Creates the sample module with a view for one kind of screen.
@MainActor struct SampleFactory: ModuleFactory {
  let makeView: @MainActor (SamplePresenter) -> AnyObject
  let log: Log

  func makeModule(output: ModuleOutputReference<Never>) -> Module<any SampleModuleInput> {
    let presenter = SamplePresenter(log: log)
    return Module(view: makeView(presenter), parts: [presenter]) { [weak presenter] in presenter }
  }
}

@MainActor final class HeadlessSampleView: HeadlessTransitionHandler {
  let position = HeadlessPosition()
  let presenter: SamplePresenter
  let containers: [ModuleContainer] = ["body", "header"]

  init(_ presenter: SamplePresenter) {
    self.presenter = presenter
  }

  func viewDidLoad() { presenter.viewDidLoad() }
}

@MainActor final class GTKSampleView: GTKModuleView {
  let position = GTKPosition()
  let presenter: SamplePresenter
  let header = GTKModuleContainer()
  let body = GTKModuleContainer()
  let segues = scenarioSegues
  var canBeDismissed = true
  var title: String { presenter.name }
  private let objects: ObjectCount?
  var containers: [ModuleContainer: GTKModuleContainer] { ["body": body, "header": header] }

  lazy var widget: GTKObject = {
    let box = GTKObject(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
    let label = GTKObject(new: gtk_label_new("This is \(presenter.name)"))
    for child in [header.widget, label, body.widget] { gtk_box_append(box.typed(), child.widget) }
    gtk_widget_set_valign(box.widget, GTK_ALIGN_CENTER)
    objects?.add(box.pointer)
    return box
  }()

  /// - Parameter objects: Counts the view's widget after it is created.
  init(_ presenter: SamplePresenter, countedIn objects: ObjectCount? = nil) {
    self.presenter = presenter
    self.objects = objects
  }

  func viewDidLoad() { presenter.viewDidLoad() }
}

/// A view whose widget is a window.
@MainActor final class DialogView: GTKModuleView {
  let position = GTKPosition()
  let presenter: SamplePresenter
  let widget = GTKObject(new: adw_message_dialog_new(nil, "Delete?", "It cannot be brought back."))
  var title: String { presenter.name }

  init(_ presenter: SamplePresenter) {
    self.presenter = presenter
    adw_message_dialog_add_response(widget.typed(), "cancel", "Cancel")
  }

  func viewDidLoad() { presenter.viewDidLoad() }
}
