import Adder
import AdderUIKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct SegueTests {
  /// A list from which segues lead to a profile.
  private class List: UIViewController {
    let log = Log()
    var passesSeguesOn = true

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      guard passesSeguesOn, !linkModule(for: segue, sender: sender), sender is UIControl else {
        return
      }
      linkModule(for: segue, to: Profile.self) { [log] in
        $0.log = log
        $0.name = "touched"
      }.onClose { [log] in log.add("closed") }
    }
  }

  private final class Profile: UIViewController, StoryboardModuleView {
    var log: Log?
    var name = "nobody"

    func assembleModule(output: ModuleOutputReference<Never>) -> Module<Profile> {
      Module(view: self) { [weak self] in self }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      log?.add("\(name) loaded")
    }
  }

  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let list: List
  private let navigation: UINavigationController

  init() throws {
    InterfaceBuilder.defineStoryboard(
      named: "Segues",
      scenes: [
        "list": { List(coder: $0) }, "profile": { Profile(coder: $0) },
        "stack": { _ in UINavigationController(rootViewController: Profile()) },
        "other": { UIViewController(coder: $0) },
      ],
      segues: [
        .init("show", from: "list", to: "profile"),
        .init("present", from: "list", to: "profile", kind: .presentModally),
        .init("stack", from: "list", to: "stack", kind: .presentModally),
        .init("other", from: "list", to: "other"),
      ])
    let storyboard = UIStoryboard(name: "Segues", bundle: nil)
    list = try #require(storyboard.instantiateViewController(withIdentifier: "list") as? List)
    navigation = UINavigationController(rootViewController: list)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private func open(_ segue: String) -> OpenModule<Profile> {
    list.open(segue: segue, to: Profile.self) { [log = list.log] in
      $0.log = log
      $0.name = "Ann"
    }.onClose { [log = list.log] in log.add("closed") }
  }

  private func settle() async {
    for _ in 0..<4 { await Task { @MainActor in }.value }
  }

  @Test(arguments: ["show", "present", "stack"])
  func `A segue's module is linked before its view is loaded, and closes itself`(
    segue: String
  ) async {
    let census = ModuleCensus()
    await census.during {
      let module = open(segue)
      #expect(module.isOpen)
      #expect(list.log.take() == ["Ann loaded"])
      module.transitionHandler?.closeCurrentModule()
      await settle()
      #expect(list.log.take() == ["closed"])
      #expect(navigation.viewControllers == [list] && navigation.presentedViewController == nil)
    }
    #expect(census.takeProblems() == [])
  }

  @Test func `The user's way back closes what a segue showed`() {
    _ = open("show")
    #expect(UserActions.goBack(in: navigation))
    #expect(list.log.take() == ["Ann loaded", "closed"])
  }

  @Test func `A segue that the user started is linked too`() async {
    #expect(UserActions.triggerSegue("show", of: list, sender: UIButton()))
    await settle()
    #expect(list.log.take() == ["touched loaded"])
    #expect(UserActions.goBack(in: navigation))
    #expect(list.log.take() == ["closed"])
  }

  private func check(
    _ error: TransitionError, sourceLocation: SourceLocation = #_sourceLocation,
    _ open: () -> OpenModule<Profile>
  ) {
    var problems: [RuntimeProblem] = []
    let module = RuntimeProblem.handled(by: { problems.append($0) }) { open() }
    #expect(problems == [.transition(error)], sourceLocation: sourceLocation)
    #expect(module.error == error && !module.isOpen, sourceLocation: sourceLocation)
  }

  @Test func `A segue that is not passed on is reported`() {
    list.passesSeguesOn = false
    check(.segueIsNotLinked("show", opener: "List")) { open("show") }
  }

  @Test func `A segue that leads to another view is reported`() {
    check(.wrongView("UIViewController", expected: "Profile")) { open("other") }
  }
}
