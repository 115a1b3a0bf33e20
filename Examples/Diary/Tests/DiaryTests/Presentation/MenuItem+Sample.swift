@testable import Diary

extension MenuItem {
  /// A menu item whose screen shows nothing.
  static func sample(key: String, title: String) -> MenuItem {
    MenuItem(key: key, title: title) { _ in ScreenSpy() }
  }
}
