//
//  EntryListView.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The list of the diary's entries: shows each in full and leads to the other screens.
@MainActor
final class EntryListView {
  let output: any EntryListViewOutput
  let dataDisplayManager: EntryListDataDisplayManager

  private let write: (String) -> Void

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - output: What hears of the user.
  ///   - dataDisplayManager: What turns items into lines.
  ///   - write: What takes the lines that the view shows.
  init(
    output: any EntryListViewOutput,
    dataDisplayManager: EntryListDataDisplayManager,
    write: @escaping (String) -> Void
  ) {
    self.output = output
    self.dataDisplayManager = dataDisplayManager
    self.write = write
  }

  /// Shows the module; the app calls it once, when it can take lines.
  func start() {
    output.didTriggerViewReadyEvent()
  }

  /// Passes on that the user wants to leave.
  func close() {
    output.didTriggerCloseEvent()
  }
}

// MARK: - EntryListViewInput

extension EntryListView: EntryListViewInput {
  func showItems(_ items: [String]) {
    for line in dataDisplayManager.makeLines(from: items) {
      write(line)
    }
  }
}
