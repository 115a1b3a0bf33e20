import Testing

@testable import Adder

@MainActor @Suite struct TransitionTests {
  private let stage = Stage()

  @Test func `A module is linked before its view is loaded`() {
    stage.open("A")
    #expect(stage.log.lines == ["A linked", "A loaded"])
  }

  @Test func `A pushed module is visible, and going back closes it once`() {
    let module = stage.open("A")
    #expect(stage.screen.navigationStack.count == 2)
    _ = stage.log.take()
    #expect(stage.screen.goBack())
    module.close()
    #expect(stage.log.take() == ["A closed"])
    #expect(!module.isOpen && module.input == nil)
    #expect(!stage.screen.goBack())
  }

  @Test(arguments: [
    ModuleTransition.push, .present, .present(.fullScreen, hasNavigation: true), .embed(in: "body"),
    .tab, .detail, .replace, .setRoot,
  ])
  func `A module opened by any transition can be closed by code, and nothing stays in memory`(
    transition: ModuleTransition
  ) {
    let first = stage.open("first")
    let census = ModuleCensus()
    census.during {
      weak var view: AnyObject?
      do {
        let module = stage.open("A", by: transition, from: first.transitionHandler)
        #expect(module.error == nil)
        view = module.transitionHandler
        #expect(view != nil)
        module.close()
        #expect(!module.isOpen)
        #expect(stage.log.lines.filter { $0 == "A closed" }.count == 1)
      }
      #expect(view == nil)
    }
    #expect(census.takeProblems() == [])
  }

  @Test func `Modules opened from a module close with it, the latest first`() throws {
    let a = stage.open("A")
    let b = stage.open("B", from: a.transitionHandler)
    stage.open("in B", by: .embed(in: "header"), from: b.transitionHandler)
    stage.open("C", by: .present(hasNavigation: true), from: b.transitionHandler)
    _ = stage.log.take()
    a.close()
    #expect(stage.log.take() == ["C closed", "in B closed", "B closed", "A closed"])
    #expect(stage.screen.navigationStack.count == 1)
    #expect(stage.screen.presentedCount == 0)
  }

  @Test(arguments: [ModuleTransition.push, .present, .tab, .custom(SampleAnimator(isQuick: true))])
  func `Modules that an embedded module opened outside its container close with it`(
    way: ModuleTransition
  ) {
    let a = stage.open("A")
    let embedded = stage.open("E", by: .embed(in: "body"), from: a.transitionHandler)
    let other = stage.open("O", by: way, from: embedded.transitionHandler)
    weak let view = other.transitionHandler
    _ = stage.log.take()
    embedded.close()
    #expect(stage.log.take() == ["O closed", "E closed"])
    #expect(stage.screen.navigationStack.count == 2)
    #expect(stage.screen.presentedCount == 0)
    #expect(stage.screen.tabCount == 1)
    #expect(view == nil)
  }

  @Test func `A tab opened from a pushed module closes with it when the user goes back`() {
    let a = stage.open("A")
    let tab = stage.open("T", by: .tab, from: a.transitionHandler)
    stage.open("in T", from: tab.transitionHandler)
    _ = stage.log.take()
    #expect(stage.screen.goBack())
    #expect(stage.log.take() == ["in T closed", "T closed", "A closed"])
    #expect(stage.screen.tabCount == 1)
  }

  @Test func `Closing the modules that a module opened does not close the module itself`() {
    let a = stage.open("A")
    stage.open("B", from: a.transitionHandler)
    stage.open("C", by: .present, from: a.transitionHandler)
    _ = stage.log.take()
    a.closeOpenedModules()
    #expect(stage.log.take() == ["C closed", "B closed"])
    #expect(a.isOpen)
    stage.root.closeOpenedModules()
    #expect(stage.log.take() == ["A closed"])
  }

  @Test func `A module can close itself through its transition handler`() {
    let a = stage.open("A", by: .present)
    _ = stage.log.take()
    a.transitionHandler?.closeCurrentModule()
    #expect(stage.log.take() == ["A closed"])
  }

  @Test func `A container closes the module that it showed before, unless it keeps others`() throws
  {
    let first = stage.open("first", by: .embed(in: "body"))
    let second = stage.open("second", by: .embed(in: "body"))
    #expect(!first.isOpen && second.isOpen)
    let third = stage.open("third", by: .embed(in: "body", keepsOthers: true))
    #expect(second.isOpen)
    #expect(stage.screen.view(in: "body", of: stage.root) === third.transitionHandler)
    second.bringForward()
    #expect(stage.screen.view(in: "body", of: stage.root) === second.transitionHandler)
    #expect(stage.log.take().filter { $0.hasSuffix("closed") } == ["first closed"])
  }

  @Test func `A module can replace its opener, which then closes`() {
    let a = stage.open("A")
    let b = stage.open("B", by: .replace, from: a.transitionHandler)
    #expect(!a.isOpen && b.isOpen)
    #expect(stage.screen.navigationStack.count == 2)
    #expect(stage.screen.goBack())
    #expect(stage.log.take().suffix(2) == ["A closed", "B closed"])
  }

  @Test func `A new root module closes all other modules`() {
    let a = stage.open("A")
    stage.open("B", by: .present, from: a.transitionHandler)
    let root = stage.open("new", by: .setRoot, from: a.transitionHandler)
    #expect(stage.log.take().filter { $0.hasSuffix("closed") } == ["B closed", "A closed"])
    #expect(stage.screen.visibleView === root.transitionHandler)
    stage.screen.closeWindow()
    #expect(stage.log.take() == ["new closed"])
    #expect(!stage.screen.isOpen)
  }

  @Test func `A tab is loaded when it is first shown, and closes with the modules pushed in it`() {
    let tab = stage.open("tab", by: .tab)
    #expect(stage.log.take() == ["tab linked"])
    #expect(stage.screen.tabCount == 2)
    tab.bringForward()
    #expect(stage.log.take() == ["tab loaded"])
    stage.open("pushed", from: tab.transitionHandler)
    #expect(stage.screen.selectTab(0))
    _ = stage.log.take()
    tab.close()
    #expect(stage.log.take() == ["pushed closed", "tab closed"])
  }

  @Test func `The user can dismiss a sheet, but not a full-screen module or one that refuses`()
    throws
  {
    stage.open("full", by: .present(.fullScreen))
    #expect(!stage.screen.dismissPresented())
    let sheet = stage.open("sheet", by: .present(.sheet))
    let view = try #require(sheet.transitionHandler as? SampleView)
    view.canBeDismissed = false
    #expect(!stage.screen.dismissPresented())
    view.canBeDismissed = true
    #expect(stage.screen.dismissPresented())
    #expect(!sheet.isOpen)
  }

  @Test func `A custom transition shows and hides the module, which closes when it is hidden`() {
    let animator = SampleAnimator()
    let module = stage.open("A", by: .custom(animator))
    #expect(animator.calls == ["show SampleView over SampleView"])
    _ = stage.log.take()
    module.close()
    #expect(animator.calls.last == "hide SampleView")
    #expect(stage.log.take() == [])
    animator.finish()
    #expect(stage.log.take() == ["A closed"])
  }

  @Test func `Modules that an embedded module pushed, presented or opened as tabs close with it`()
    throws
  {
    let a = stage.open("A", by: .embed(in: "body"))
    stage.open("pushed", from: a.transitionHandler)
    stage.open("sheet", by: .present, from: a.transitionHandler)
    stage.open("tab", by: .tab, from: a.transitionHandler)
    _ = stage.log.take()
    a.close()
    #expect(
      stage.log.take() == ["sheet closed", "tab closed", "pushed closed", "A closed"])
    #expect(stage.screen.presentedCount == 0 && stage.screen.tabCount == 1)
    #expect(stage.screen.visibleView === stage.root)
  }

  @Test func `A module that replaced another in a container is closed by the next one in it`() {
    let a = stage.open("A", by: .embed(in: "body"))
    let b = stage.open("B", by: .replace, from: a.transitionHandler)
    stage.open("C", by: .embed(in: "body"))
    #expect(!b.isOpen)
    #expect(stage.log.take().filter { $0.hasSuffix("closed") } == ["A closed", "B closed"])
  }

  @Test func `A module can open others, or close itself, while its view is loaded`() {
    stage.open("A") { [stage] in stage.open("in A", by: .embed(in: "body"), from: $0) }
    #expect(stage.log.take() == ["A linked", "A loaded", "in A linked", "in A loaded"])
    stage.open("B", by: .present) { $0.closeCurrentModule() }
    #expect(stage.log.take() == ["B linked", "B loaded", "B closed"])
    #expect(stage.screen.presentedCount == 0)
    // The closure that ran when A was loaded retains the stage until A is closed.
    stage.screen.closeWindow()
  }

  @Test func `Several routers can share a route`() {
    let route = ModuleRoute(to: SampleFactory(log: stage.log), by: .push)
    let a = stage.root.open(route: route) { $0.configure(name: "A") }
    let b = a.transitionHandler?.open(route: route.by(.present)) { $0.configure(name: "B") }
    #expect(b?.isOpen == true)
    #expect(stage.screen.presentedCount == 1)
  }

  @Test func `The methods of Surf's ModuleTransitionable show and close views`() throws {
    let view = { SurfView() }
    let first = view()
    let root = SurfView()
    let screen = HeadlessScreen(root: root)
    root.push(module: first)
    let second = view()
    first.showModule(second, animated: false)
    #expect(screen.navigationStack.count == 3)
    second.pop()
    #expect(screen.visibleView === first)
    let sheet = view()
    first.presentModule(sheet)
    sheet.dismissView()
    #expect(screen.presentedCount == 0)
    first.push(module: view())
    first.popToRoot()
    #expect(screen.visibleView === root)
  }

  @Test func `The completions of Surf's methods run when the module is shown or closed`() {
    let root = SurfView()
    let screen = HeadlessScreen(root: root)
    var log: [String] = []
    let (first, second, sheet) = (SurfView(), SurfView(), SurfView())
    root.push(module: first) { log.append("pushed \(screen.navigationStack.count)") }
    first.showModule(second) { log.append("shown \(screen.navigationStack.count)") }
    second.presentModule(sheet) { log.append("presented \(screen.presentedCount)") }
    sheet.dismissView { log.append("dismissed \(screen.presentedCount)") }
    second.pop { log.append("popped \(screen.navigationStack.count)") }
    first.push(module: SurfView())
    first.popToRoot { log.append("at the root \(screen.navigationStack.count)") }
    root.popToRoot { log.append("already there") }
    #expect(
      log == [
        "pushed 2", "shown 3", "presented 1", "dismissed 0", "popped 2", "at the root 1",
        "already there",
      ])
  }

  @Test func `A module that cannot be shown does not run the completion`() {
    let root = SurfView()
    let screen = HeadlessScreen(root: root, hasNavigation: false)
    var isCompleted = false
    var problems: [RuntimeProblem] = []
    RuntimeProblem.handled(by: { problems.append($0) }) {
      root.push(module: SurfView()) { isCompleted = true }
    }
    #expect(problems.count == 1 && screen.visibleView === root)
    #expect(!isCompleted)
  }

  @Test func `A linked module is opened like one that a factory creates`() throws {
    let stage = Stage()
    let view = SurfView()
    let module = Module(view: view) { [weak view] in view }
    let opened = stage.root.open(module, by: .present)
    #expect(stage.screen.visibleView === view)
    #expect(opened.input === view)
    opened.close()
    #expect(stage.screen.presentedCount == 0)
  }

  @Test func `The description of a transition reads like its code`() {
    let transitions: [ModuleTransition] = [
      .push, .present, .present(.popover, hasNavigation: true), .embed(in: "x", keepsOthers: true),
      .tab, .detail, .replace, .setRoot, .custom(SampleAnimator()),
    ]
    #expect(
      transitions.map(\.description) == [
        "push", "present(.sheet)", "present(.popover, hasNavigation: true)",
        "embed(in: \"x\", keepsOthers: true)", "tab", "detail", "replace", "setRoot",
        "custom(SampleAnimator)",
      ])
    #expect(ModuleTransition.push.isAnimated && !ModuleTransition.push.withoutAnimation.isAnimated)
  }
}

@MainActor final class SampleAnimator: TransitionAnimator {
  private(set) var calls: [String] = []
  private var completion: (@MainActor () -> Void)?

  private let isQuick: Bool

  nonisolated init(isQuick: Bool = false) {
    self.isQuick = isQuick
  }

  func show(
    _ view: AnyObject, over opener: AnyObject, isAnimated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    calls.append("show \(type(of: view)) over \(type(of: opener))")
    completion()
  }

  func hide(_ view: AnyObject, isAnimated: Bool, completion: @escaping @MainActor () -> Void) {
    calls.append("hide \(type(of: view))")
    if isQuick { completion() } else { self.completion = completion }
  }

  func finish() { completion?() }
}

@MainActor private final class SurfView: HeadlessTransitionHandler, ModuleTransitionable {
  let position = HeadlessPosition()
}
