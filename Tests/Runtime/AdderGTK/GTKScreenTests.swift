import Adder
import AdderCAdwaita
import AdderRuntimeScenarios
import Testing

@testable import AdderGTK

/// All tests that open windows. They run one after the other.
@MainActor @Suite(.serialized, .enabled(if: Display.isThere, "needs a display"))
struct GTKTests {}

extension GTKTests {
  @MainActor @Suite(.serialized) struct GTKScreenTests {
    @Test(arguments: ClosingScenario.all)
    func
      `A window reports the same closing events as a headless screen and releases everything`(
        scenario: ClosingScenario
      )
    {
      let headless = HeadlessStage()
      scenario.play(headless)
      #expect(headless.log.take() == scenario.events)

      let census = ModuleCensus()
      weak var screen: GTKScreen?
      let objects: ObjectCount
      do {
        let stage = GTKStage()
        screen = stage.screen
        objects = stage.objects
        census.during { scenario.play(stage) }
        #expect(stage.log.take() == scenario.events)
        census.during { stage.screen.closeWindow() }
        #expect(!stage.screen.isOpen)
      }
      #expect(turn { objects.living == 0 }, "\(objects.living) widgets stayed")
      #expect(screen == nil)
      #expect(census.takeProblems() == [])
      #expect(GLibComplaints.shared.take() == [])
    }

    @Test
    func
      `A root module is linked before it is loaded, and closes the window when it closes`()
      throws
    {
      Display.prepare()
      let log = Log()
      let screen = try GTKScreen(
        root: SampleFactory(makeView: { GTKSampleView($0) }, log: log)
      ) {
        $0.configure(name: "A")
      }
      #expect(log.take() == ["A linked", "A loaded"])
      screen.visibleView?.closeCurrentModule()
      #expect(!screen.isOpen)
    }

    @Test func `A root module without a GTK view throws an error`() {
      Display.prepare()
      #expect(
        throws: TransitionError.wrongView("HeadlessSampleView", expected: "GTKModuleView")
      ) {
        try GTKScreen(root: SampleFactory(makeView: { HeadlessSampleView($0) }, log: Log()))
      }
    }

    @Test(arguments: Scenario.all(with: GTKScenarioScreen.possibleActions), [false, true])
    func `Scenarios have the same results in a window and on the headless screen`(
      scenario: Scenario, isAnimated: Bool
    ) async {
      let headless = await scenario.run(on: HeadlessScenarioScreen())
      let screen = GTKScenarioScreen(animated: isAnimated)
      let report = await scenario.run(on: screen)
      #expect(report.problems == [])
      let moves = Scenario.all(with: HeadlessScenarioScreen.possibleActions).map(\.name)
      if moves.contains(scenario.name) { #expect(report.transcript == headless.transcript) }
      screen.close()
      #expect(GLibComplaints.shared.take() == [])
    }

    @Test func `A module closed by code is released at once, and its widget after the animation`() {
      let stage = GTKStage(animated: true)
      let module = stage.open("A")
      stage.settle()
      weak let view = module.transitionHandler
      let widgets = stage.objects.living
      module.close()
      #expect(stage.log.take() == ["A linked", "A loaded", "A closed"])
      #expect(view == nil)
      #expect(stage.objects.living == widgets)
      #expect(turn { stage.objects.living == widgets - 1 })
      stage.screen.closeWindow()
    }

    @Test(arguments: [true, false], [true, false])
    func `A page with the focus is removed like any other`(byUser: Bool, isAnimated: Bool) throws {
      let stage = GTKStage(animated: isAnimated)
      let module = stage.open("A")
      stage.settle()
      let widgets = stage.objects.living
      let button = try #require(stage.backButton)
      gtk_widget_grab_focus(button)
      stage.settle()
      if byUser { stage.userNavigatesBack() } else { module.close() }
      #expect(turn { stage.objects.living == widgets - 1 })
      stage.screen.closeWindow()
    }

    @Test func `Going back by a swipe or a key closes the module when the animation ends`() {
      let stage = GTKStage(animated: true)
      let a = stage.open("A")
      stage.settle()
      _ = stage.log.take()
      stage.userBeginsToNavigateBack()
      #expect(a.isOpen && stage.log.take() == [])
      #expect(turn { !a.isOpen })
      #expect(stage.log.take() == ["A closed"])
      stage.screen.closeWindow()
    }

    @Test func `A module opened while the user goes back stays open, and so does its opener`() {
      let stage = GTKStage(animated: true)
      let a = stage.open("A")
      stage.settle()
      stage.userBeginsToNavigateBack()
      let b = stage.open("B", from: a.transitionHandler)
      stage.settle()
      #expect(a.isOpen && b.isOpen)
      #expect(stage.screen.visibleView === b.transitionHandler)
      stage.userGoesBack()
      #expect(!b.isOpen && a.isOpen)
      stage.screen.closeWindow()
    }

    @Test func `Pages that are pushed and popped faster than their animations are all released`() {
      let stage = GTKStage(animated: true)
      let widgets = stage.objects.living
      for round in 0..<20 {
        let a = stage.open("A")
        let b = stage.open("B", by: .push.withoutAnimation, from: a.transitionHandler)
        turnOnce()
        if round.isMultiple(of: 2) { b.close() }
        stage.open("C", by: .replace, from: a.transitionHandler).close(isAnimated: false)
      }
      #expect(stage.screen.navigationStack.count == 1)
      #expect(turn { stage.objects.living == widgets })
      stage.userNavigatesBack()
      #expect(stage.screen.isOpen)
      stage.screen.closeWindow()
      #expect(GLibComplaints.shared.take() == [])
    }

    @Test func `A sheet or popover that refuses to be dismissed stays open`() throws {
      let stage = GTKStage()
      for style in [PresentationStyle.sheet, .popover] {
        let sheet = stage.open("A", by: .present(style))
        let view = try #require(sheet.transitionHandler as? GTKSampleView)
        view.canBeDismissed = false
        stage.userDismisses()
        #expect(sheet.isOpen)
        stage.settle()
        view.canBeDismissed = true
        stage.userDismisses()
        #expect(!sheet.isOpen)
      }
      stage.screen.closeWindow()
      #expect(GLibComplaints.shared.take() == [])
    }

    @Test(arguments: [true, false])
    func `A module whose view is a dialog can be closed by the dialog or by code`(
      byItself: Bool
    ) throws {
      let stage = GTKStage()
      let log = stage.log
      weak var view: DialogView?
      do {
        let dialog = stage.root.open(
          SampleFactory(makeView: { DialogView($0) }, log: log), by: .present
        ) { $0.configure(name: "dialog") }.onClose { log.add("dialog closed") }
        view = dialog.transitionHandler as? DialogView
        let window = try #require(view).widget
        stage.objects.add(window.pointer)
        #expect(gtk_window_get_modal(window.typed()) != 0)
        if byItself { gtk_window_close(window.typed()) } else { dialog.close() }
        #expect(!dialog.isOpen)
      }
      #expect(log.take() == ["dialog linked", "dialog loaded", "dialog closed"])
      #expect(view == nil)
      stage.screen.closeWindow()
      #expect(GLibComplaints.shared.take() == [])
    }

    @Test func `A dialog can only be presented, and cannot push other modules`() throws {
      let stage = GTKStage()
      let log = stage.log
      let factory = SampleFactory(makeView: { DialogView($0) }, log: log)
      var problems: [RuntimeProblem] = []
      RuntimeProblem.handled(by: { problems.append($0) }) {
        for way: ModuleTransition in [.push, .tab, .embed(in: "body"), .replace, .setRoot] {
          stage.root.open(factory, by: way)
        }
        let dialog = stage.root.open(factory, by: .present(hasNavigation: true))
        stage.open("A", from: dialog.transitionHandler)
      }
      #expect(
        problems.map(\.description)
          == [
            ("push", "GTKSampleView"), ("tab", "GTKSampleView"),
            ("embed(in: \"body\")", "GTKSampleView"),
            ("replace", "GTKSampleView"), ("setRoot", "GTKSampleView"), ("push", "DialogView"),
          ].map { TransitionError.unsupported(transition: $0, opener: $1).description })
      stage.screen.closeWindow()
      #expect(GLibComplaints.shared.take() == [])
    }

    @Test func `A custom transition adds the module's widget and removes it`()
      throws
    {
      let stage = GTKStage()
      let animator = OverlayAnimator()
      let a = stage.open("A")
      let module = stage.open("over", by: .custom(animator), from: a.transitionHandler)
      #expect(animator.shown === module.transitionHandler)
      module.close()
      #expect(animator.shown == nil)
      stage.open("over", by: .custom(animator), from: a.transitionHandler)
      stage.userGoesBack()
      #expect(animator.shown == nil)
      #expect(
        stage.log.take().filter { $0.hasSuffix("closed") }
          == ["over closed", "over closed", "A closed"])
      stage.screen.closeWindow()
      #expect(GLibComplaints.shared.take() == [])
    }

    @Test func `The window's title follows the title of the visible module`() throws {
      let stage = GTKStage()
      let module = stage.open("A")
      let view = try #require(module.transitionHandler as? GTKSampleView)
      let window = stage.surface(around: view.widget.widget)
      let title = {
        let window = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        return gtk_window_get_title(window).map { String(cString: $0) }
      }
      #expect(title() == "A")
      module.input?.configure(name: "changed")
      view.titleDidChange()
      #expect(title() == "changed")
      stage.userGoesBack()
      #expect(title() == "root")
      stage.screen.closeWindow()
    }

    @Test func `A push without a navigation stack and a missing container are reported`() {
      let stage = GTKStage(hasNavigation: false)
      var problems: [RuntimeProblem] = []
      RuntimeProblem.handled(by: { problems.append($0) }) {
        stage.open("A")
        stage.open("B", by: .embed(in: "footer"))
      }
      #expect(
        problems == [
          .transition(.noNavigationStack(opener: "GTKSampleView", module: "GTKSampleView")),
          .transition(
            .noContainer("footer", opener: "GTKSampleView", known: ["body", "header"])),
        ])
      stage.screen.closeWindow()
    }
  }
}

/// Adds the view to the opener's widget, like an animator that shows an overlay.
@MainActor private final class OverlayAnimator: TransitionAnimator {
  private(set) weak var shown: GTKSampleView?
  private weak var opener: GTKSampleView?

  func show(
    _ view: AnyObject, over opener: AnyObject, isAnimated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    shown = view as? GTKSampleView
    self.opener = opener as? GTKSampleView
    if let shown, let opener = self.opener {
      gtk_box_append(opener.widget.typed(), shown.widget.widget)
    }
    completion()
  }

  func hide(_ view: AnyObject, isAnimated: Bool, completion: @escaping @MainActor () -> Void) {
    if let shown, let opener { gtk_box_remove(opener.widget.typed(), shown.widget.widget) }
    shown = nil
    completion()
  }
}
