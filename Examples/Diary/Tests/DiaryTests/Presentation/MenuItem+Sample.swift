@testable import Diary

extension MenuItem {
  /// A menu item whose screen shows nothing.
  static func mock(key: String, title: String) -> MenuItem {
    MenuItem(key: key, title: title) { _ in EmptyScreen() }
  }
}

private final class EmptyScreen: Screen {
  let prompt = ""

  func start() {}

  func take(_ line: String) {}
}
