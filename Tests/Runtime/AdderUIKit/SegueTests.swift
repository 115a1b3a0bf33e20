import Adder
import AdderUIKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct SegueTests {
  /// A base class for all view controllers of a project. It forwards segues whose classes are not
  /// defined by the library, and has a container for other modules.
  private class BaseViewController: UIViewController, ModuleContainerProvider {
    let log = Log()
    var passesSeguesOn = true

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var moduleContainers: [ModuleContainer] { ["header"] }

    func containerView(for container: ModuleContainer) -> UIView? {
      container == "header" ? view : nil
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      guard passesSeguesOn, !linkModule(for: segue), sender is UIControl else { return }
      linkModule(for: segue, by: ProfileAssembly()) { [log] in
        $0.log = log
        $0.configure(name: "touched")
      }.onClose { [log] in log.add("closed") }
    }
  }

  private final class List: BaseViewController {}

  @MainActor fileprivate protocol ProfileModuleInput: AnyObject {
    var log: Log? { get set }
    func configure(name: String)
  }

  private final class ProfilePresenter: ProfileModuleInput {
    var log: Log?
    private(set) var name = "nobody"

    func configure(name: String) { self.name = name }
    func didTriggerViewReadyEvent() { log?.add("\(name) loaded") }
  }

  private final class Profile: BaseViewController {
    var output: ProfilePresenter?

    override func viewDidLoad() {
      super.viewDidLoad()
      output?.didTriggerViewReadyEvent()
    }
  }

  private struct ProfileAssembly: StoryboardModuleFactory {
    func makeView() -> Profile {
      UIStoryboard(name: "Segues", bundle: nil).instantiateViewController(identifier: "profile")
    }

    func makeModule(
      around view: Profile, output: ModuleOutputReference<Never>
    ) -> Module<any ProfileModuleInput> {
      let presenter = ProfilePresenter()
      view.output = presenter
      return Module(view: view, parts: [presenter]) { [weak presenter] in presenter }
    }
  }

  /// A segue class of the app, which does not use the library.
  private final class CurtainSegue: UIStoryboardSegue {
    override func perform() {
      source.addChild(destination)
      source.view.addSubview(destination.view)
      destination.didMove(toParent: source)
    }
  }

  /// A segue class of the app that shows its destination asynchronously.
  private final class LateSegue: UIStoryboardSegue {
    override func perform() {
      Task { [source, destination] in
        source.addChild(destination)
        source.view.addSubview(destination.view)
        destination.didMove(toParent: source)
      }
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
        .init("curtain", from: "list", to: "profile", kind: .custom) {
          CurtainSegue(identifier: $0, source: $1, destination: $2)
        },
        .init("late", from: "list", to: "profile", kind: .custom) {
          LateSegue(identifier: $0, source: $1, destination: $2)
        },
        .init("module", from: "list", to: "profile", make: ModuleSegue.init),
        .init("header", from: "list", to: "profile", kind: .custom, make: EmbedSegue.init),
        .init("footer", from: "list", to: "profile", kind: .custom, make: EmbedSegue.init),
        .init("other", from: "list", to: "other"),
        .init("other module", from: "list", to: "other", make: ModuleSegue.init),
      ])
    let storyboard = UIStoryboard(name: "Segues", bundle: nil)
    list = try #require(storyboard.instantiateViewController(withIdentifier: "list") as? List)
    navigation = UINavigationController(rootViewController: list)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  /// Opens a module with a segue, as a router does: without referring to UIKit or to the other
  /// view.
  private func open(
    _ segue: String, from handler: (any TransitionHandler)? = nil
  ) -> OpenModule<any ProfileModuleInput> {
    (handler ?? list).open(ProfileAssembly(), by: .segue(segue)) { [log = list.log] in
      $0.log = log
      $0.configure(name: "Ann")
    }.onClose { [log = list.log] in log.add("closed") }
  }

  private func settle() async {
    for _ in 0..<8 { await Task { @MainActor in }.value }
  }

  @Test(arguments: ["show", "present", "stack", "curtain", "module", "header"])
  func `A segue's module is linked before its view is loaded, and can close itself`(
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
      #expect(list.children.isEmpty)
    }
    #expect(census.takeProblems() == [])
  }

  @Test(arguments: ["module", "header"])
  func `Segues of the library's classes do not have to be forwarded by view controllers`(
    segue: String
  ) {
    list.passesSeguesOn = false
    #expect(open(segue).isOpen)
    #expect(list.log.take() == ["Ann loaded"])
  }

  @Test func `A module that a segue shows asynchronously is linked, loaded and closed`() async {
    let module = open("late")
    #expect(list.children.isEmpty && list.log.take() == [])
    await settle()
    #expect(list.children.count == 1 && list.log.take() == ["Ann loaded"])
    module.close()
    #expect(list.children.isEmpty && list.log.take() == ["closed"])
  }

  @Test func `A module that a segue embeds replaces the previous one in its container`() {
    let first = open("header")
    let second = open("header")
    #expect(!first.isOpen && second.isOpen)
    #expect(list.children.count == 1)
    #expect(list.log.take() == ["Ann loaded", "closed", "Ann loaded"])
  }

  @Test func `Going back closes a module that a segue showed`() async {
    _ = open("show")
    #expect(UserActions.goBack(in: navigation))
    await settle()
    #expect(list.log.take() == ["Ann loaded", "closed"])
  }

  @Test func `The module of a segue that the user started is linked`() async {
    #expect(UserActions.triggerSegue("show", of: list, sender: UIButton()))
    await settle()
    #expect(list.log.take() == ["touched loaded"])
    #expect(UserActions.goBack(in: navigation))
    await settle()
    #expect(list.log.take() == ["closed"])
  }

  @Test func `An assembly for segues can also open its module without a segue`() {
    let module = list.open(ProfileAssembly()) { [log = list.log] in $0.log = log }
    #expect(module.isOpen && list.log.take() == ["nobody loaded"])
  }

  private func check(
    _ error: TransitionError, sourceLocation: SourceLocation = #_sourceLocation,
    _ open: () -> OpenModule<any ProfileModuleInput>
  ) {
    var problems: [RuntimeProblem] = []
    let module = RuntimeProblem.handled(by: { problems.append($0) }) { open() }
    #expect(problems == [.transition(error)], sourceLocation: sourceLocation)
    #expect(module.error == error && !module.isOpen, sourceLocation: sourceLocation)
    #expect(!error.description.isEmpty)
  }

  @Test func `A segue that is not forwarded is reported`() {
    list.passesSeguesOn = false
    check(.segueIsNotLinked("show", opener: "List")) { open("show") }
  }

  @Test(arguments: ["other", "other module"])
  func `A segue whose destination is another view is reported`(segue: String) {
    check(.wrongView("UIViewController", expected: "Profile")) { open(segue) }
    #expect((navigation.topViewController === list) == (segue == "other module"))
  }

  @Test func `An embed segue without a container is reported and not performed`() {
    check(.noContainer("footer", opener: "List", known: ["header"])) { open("footer") }
    #expect(list.children.isEmpty)
  }

  @Test func `A segue from a view that is not from a storyboard is reported`() {
    check(.noSegue("show", opener: "UIViewController", known: [])) {
      let plain = UIViewController()
      return withExtendedLifetime(plain) { open("show", from: plain) }
    }
  }

  @Test func `A factory that can only create its view itself is reported`() {
    struct Own: ModuleFactory {
      func makeModule(
        output: ModuleOutputReference<Never>
      ) -> Module<any ProfileModuleInput> {
        ProfileAssembly().makeModule(output: output)
      }
    }
    check(.notForSegues(factory: "Own", segue: "module")) {
      list.open(Own(), by: .segue("module"))
    }
  }
}
