//
//  NewEntryView.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and puts it into the diary.
@MainActor
final class NewEntryView {
  let output: any NewEntryViewOutput

  private let write: (String) -> Void

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - output: What hears of the user.
  ///   - write: What takes the lines that the view shows.
  init(output: any NewEntryViewOutput, write: @escaping (String) -> Void) {
    self.output = output
    self.write = write
  }

  /// Shows the module; the app calls it once, when it can take lines.
  func start() {
    output.didTriggerViewReadyEvent()
  }

  /// Passes on what the user wrote.
  ///
  /// - Parameter text: The line as it was entered.
  func enter(text: String) {
    output.didEnterText(text)
  }

  /// Passes on that the user wants to leave.
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
