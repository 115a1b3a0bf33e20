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
  init(
    output: any NewEntryViewOutput,
    write: @escaping (String) -> Void
  ) {
    self.output = output
    self.write = write
  }

  /// Shows the module; the app calls it once, when it can take lines.
  func start() {
    output.didTriggerViewReadyEvent()
  }

  /// Passes on that the user selected an item.
  ///
  /// - Parameter index: The position of the item, from 0.
  func selectItem(at index: Int) {
    output.didSelectItem(at: index)
  }

  /// Passes on that the user wants to leave.
  func close() {
    output.didTriggerCloseEvent()
  }
}

// MARK: - NewEntryViewInput

extension NewEntryView: NewEntryViewInput {
  func showItems(_ items: [String]) {
    for item in items {
      write(item)
    }
  }
}
