#if canImport(UIKit)
  import Counter
  import Foundation
  import Testing
  import UIKit

  @testable import CounterUIKit

  /// Tests the app with UIKit views and a real file.
  @MainActor struct CounterUIKitTests {
    private let file = FileManager.default.temporaryDirectory
      .appending(path: "counter-\(UUID().uuidString)/count.txt")

    @Test func `The user counts, and the count is restored at the next launch`() throws {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let dependencies = AppDependencies(file: file)
      dependencies.installRootViewController(into: window)
      let navigation = try #require(window.rootViewController as? UINavigationController)
      let view = try #require(navigation.topViewController as? CounterViewController)
      #expect(view.countLabel.text == "0" && !view.decrementButton.isEnabled)
      #expect(!UserActions.tap(view.decrementButton))
      #expect(UserActions.tap(view.incrementButton))
      #expect(UserActions.tap(view.incrementButton))
      #expect(UserActions.tap(view.decrementButton))
      #expect(view.countLabel.text == "1" && view.decrementButton.isEnabled)
      #expect(view.problemLabel.isHidden)
      #expect(try CounterDataStore(file: file).fetchCount() == 1)
      withExtendedLifetime(dependencies) {}
    }

    @Test func `A problem is shown`() throws {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let dependencies = AppDependencies(file: URL(filePath: "/dev/null/count.txt"))
      dependencies.installRootViewController(into: window)
      let navigation = try #require(window.rootViewController as? UINavigationController)
      let view = try #require(navigation.topViewController as? CounterViewController)
      #expect(UserActions.tap(view.incrementButton))
      #expect(view.countLabel.text == "1" && !view.problemLabel.isHidden)
      withExtendedLifetime(dependencies) {}
    }
  }
#else
  import Testing

  struct CounterUIKitTests {
    @Test(.disabled("There is no UIKit on this system: use a simulator."))
    func `The app works with UIKit views`() {}
  }
#endif
