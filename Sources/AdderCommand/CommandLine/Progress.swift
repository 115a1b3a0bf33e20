import AdderBase
import AdderModuleDiscovery
import AdderProjectChecks

/// A line at the bottom of the terminal that shows the progress of a long run. It is shown only in
/// a terminal, and only after the run has taken half a second.
struct Progress: Sendable {
  private let state: Guarded<State>?
  private let console: Console

  private struct State {
    /// The earliest time of the next update, in nanoseconds of `Clock.uptime`.
    var nextTime = Clock.uptime + Progress.patience
    var isShown = false
  }

  private static let patience: UInt64 = 500_000_000
  /// The minimum time before a line is replaced, in nanoseconds.
  private static let pause: UInt64 = 80_000_000

  init(on console: Console) {
    self.console = console
    state = console.showsProgress ? Guarded(State()) : nil
  }

  /// Shows the current step.
  func show(_ text: @autoclosure () -> String) {
    guard let state else { return }
    let isDue = state.withValue { state in
      let now = Clock.uptime
      guard now >= state.nextTime else { return false }
      state.nextTime = now + Self.pause
      state.isShown = true
      return true
    }
    if isDue { console.showInPlace(text()) }
  }

  /// Clears the line.
  func end() {
    guard let state else { return }
    let wasShown = state.withValue { state in
      defer { state.isShown = false }
      return state.isShown
    }
    if wasShown { console.showInPlace("") }
  }
}

extension Progress {
  func show(_ step: ProjectSources.Step) {
    switch step {
    case .discovery(.reading(let count, let all)): show("Reading \(count) of \(all) files…")
    case .discovery(.wiring): show("Finding modules…")
    case .checking(let module, let count): show("Checking module \(module) of \(count)…")
    }
  }
}
