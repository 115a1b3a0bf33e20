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
  let menu: [MenuItem]

  private let write: (String) -> Void

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - output: What hears of the user.
  ///   - dataDisplayManager: What turns items into lines.
  ///   - menu: The further screens that the user can choose.
  ///   - write: What takes the lines that the view shows.
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

  /// Shows the module; the app calls it once, when it can take lines.
  func start() {
    output.didTriggerViewReadyEvent()
  }

  /// Passes on that the user wants to read an entry.
  ///
  /// - Parameter index: The position of the entry, from 0.
  func selectEntry(at index: Int) {
    output.didSelectEntry(at: index)
  }

  /// Passes on that the user wants to write an entry.
  func requestNewEntry() {
    output.didRequestNewEntry()
  }

  /// Passes on that the user chose one of the further screens, or says that there is none.
  ///
  /// - Parameter key: The key of its menu item.
  func selectMenuItem(withKey key: String) {
    if menu.contains(where: { $0.key == key }) {
      output.didSelectMenuItem(withKey: key)
    } else {
      write("'\(key)' is none of the choices.")
    }
  }

  /// Passes on that the user wants to leave.
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
