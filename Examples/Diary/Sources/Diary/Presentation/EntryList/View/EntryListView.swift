//
//  EntryListView.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Lists the diary's entries, shows each one in full, and opens the other screens.
@MainActor
final class EntryListView {
  let output: any EntryListViewOutput
  let dataDisplayManager: EntryListDataDisplayManager
  let menu: [MenuItem]

  private let write: (String) -> Void

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - output: Receives the user's actions.
  ///   - dataDisplayManager: Turns items into lines.
  ///   - menu: The other screens that the user can choose.
  ///   - write: Writes one line of the view.
  init(
    output: any EntryListViewOutput,
    dataDisplayManager: EntryListDataDisplayManager,
    menu: [MenuItem],
    write: @escaping (String) -> Void
  ) {
    self.output = output
    self.dataDisplayManager = dataDisplayManager
    self.menu = menu
    self.write = write
  }

  /// Shows the module. The app calls this method once, when it is ready to write lines.
  func start() {
    output.didTriggerViewReadyEvent()
  }

  /// Forwards the user's request to read an entry.
  ///
  /// - Parameter index: The position of the entry, from 0.
  func selectEntry(at index: Int) {
    output.didSelectEntry(at: index)
  }

  /// Forwards the user's request to write an entry.
  func requestNewEntry() {
    output.didRequestNewEntry()
  }

  /// Forwards the user's choice of another screen, or writes that there is no such choice.
  ///
  /// - Parameter key: The key of the screen's menu item.
  func selectMenuItem(withKey key: String) {
    if menu.contains(where: { $0.key == key }) {
      output.didSelectMenuItem(withKey: key)
    } else {
      write("'\(key)' is not one of the choices.")
    }
  }

  /// Forwards the user's request to leave.
  func close() {
    output.didTriggerCloseEvent()
  }
}

// MARK: - EntryListViewInput

extension EntryListView: EntryListViewInput {
  func showItems(_ items: [EntryListItem]) {
    for line in dataDisplayManager.makeLines(from: items) {
      write(line)
    }
  }

  func showEmptyDiary() {
    write("The diary is empty.")
  }

  func showText(_ text: String) {
    write(text)
  }

  func showProblem(_ problem: String) {
    write(problem)
  }
}
