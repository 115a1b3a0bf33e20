//
//  NewEntryView.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and adds it to the diary.
@MainActor
final class NewEntryView {
  let output: any NewEntryViewOutput

  private let write: (String) -> Void

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - output: Receives the user's actions.
  ///   - write: Writes one line of the view.
  init(output: any NewEntryViewOutput, write: @escaping (String) -> Void) {
    self.output = output
    self.write = write
  }

  /// Shows the module. The app calls this method once, when it is ready to write lines.
  func start() {
    output.didTriggerViewReadyEvent()
  }

  /// Forwards the text that the user wrote.
  ///
  /// - Parameter text: The line as it was entered.
  func enter(text: String) {
    output.didEnterText(text)
  }

  /// Forwards the user's request to leave.
  func close() {
    output.didTriggerCloseEvent()
  }
}

// MARK: - NewEntryViewInput

extension NewEntryView: NewEntryViewInput {
  func update(title: String) {
    write(title)
  }

  func showProblem(_ problem: String) {
    write(problem)
  }
}
