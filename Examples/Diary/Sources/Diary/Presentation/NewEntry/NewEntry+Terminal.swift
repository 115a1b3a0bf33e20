// The terminal user interface of NewEntry.

// MARK: - Screen

extension NewEntryView: Screen {
  var prompt: String { "one line, q: back" }

  func take(_ line: String) {
    if line == "q" {
      close()
    } else {
      enter(text: line)
    }
  }
}

// MARK: - NewEntryRouteTransitionHandler

extension Terminal: NewEntryRouteTransitionHandler {
  func openNewEntryModule(with view: NewEntryView) {
    open(view)
  }
}
