import Testing
import UIKit

@MainActor
struct StoryboardTests {
  private final class Screen: UIViewController {
    var allows = true
    private(set) var prepared: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append("\(segue.identifier ?? "") by \(sender ?? "nobody")")
      segue.destination.title = "prepared"
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      allows
    }
  }

  /// Defines a storyboard, whose name must be unique, and shows its initial view controller in a
  /// navigation controller.
  private func storyboard(
    _ name: String, opening kind: InterfaceBuilder.Segue.Kind
  ) throws -> (Screen, UIWindow) {
    InterfaceBuilder.defineStoryboard(
      named: name, initialScene: "List",
      scenes: ["List": { Screen(coder: $0) }, "Detail": { UIViewController(coder: $0) }],
      segues: [.init("open", from: "List", to: "Detail", kind: kind)])
    let list = try #require(
      UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as? Screen)
    return (list, window(showing: UINavigationController(rootViewController: list)))
  }

  @Test func `A segue prepares its destination and then shows it`() throws {
    let (list, window) = try storyboard("Show", opening: .show)
    list.performSegue(withIdentifier: "open", sender: "me")
    withExtendedLifetime(window) {}
    #expect(list.prepared == ["open by me"])
    #expect(list.navigationController?.topViewController?.title == "prepared")
  }

  @Test func `A modal segue presents its destination`() throws {
    let (list, window) = try storyboard("Present", opening: .presentModally)
    list.performSegue(withIdentifier: "open", sender: nil)
    withExtendedLifetime(window) {}
    #expect(list.presentedViewController?.title == "prepared")
  }

  @Test func `A segue that the user starts can be refused`() throws {
    let (list, window) = try storyboard("Refuse", opening: .show)
    list.allows = false
    #expect(!UserActions.triggerSegue("open", of: list))
    withExtendedLifetime(window) {}
    #expect(list.prepared == [])
  }

  @Test func `A scene is created by its identifier, optionally with a creator closure`() throws {
    let (list, _) = try storyboard("Scenes", opening: .show)
    let storyboard = try #require(list.storyboard)
    let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
    #expect(detail.storyboard === storyboard)
    let created: Screen = storyboard.instantiateViewController(identifier: "List") {
      let screen = Screen(coder: $0)
      screen?.title = "created"
      return screen
    }
    #expect(created.title == "created")
  }

  @Test func `An unknown segue raises an exception`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIViewController().performSegue(withIdentifier: "none", sender: nil) }
    }
    expect(result, raised: "has no segue with identifier 'none'")
  }

  @Test func `A nib creates the cells of a table`() {
    InterfaceBuilder.defineNib(named: "TextCell") {
      [UITableViewCell(style: .value1, reuseIdentifier: "text")]
    }
    let table = UITableView()
    table.register(UINib(nibName: "TextCell", bundle: nil), forCellReuseIdentifier: "text")
    #expect(table.dequeueReusableCell(withIdentifier: "text")?.detailTextLabel != nil)
  }
}
