/// Profile module
@MainActor
final class ProfileView {
  let output: any ProfileViewOutput
  let dataDisplayManager: ProfileDataDisplayManager

  private let write: (String) -> Void

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - output: What hears of the user.
  ///   - dataDisplayManager: What turns items into lines.
  ///   - write: What takes the lines that the view shows.
  init(
    output: any ProfileViewOutput,
    dataDisplayManager: ProfileDataDisplayManager,
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

// MARK: - ProfileViewInput

extension ProfileView: ProfileViewInput {
  func update(title: String) {
    write(title)
  }

  func showItems(_ items: [String]) {
    for line in dataDisplayManager.makeLines(from: items) {
      write(line)
    }
  }
}
