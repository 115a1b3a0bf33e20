import Adder
import Testing

/// A way of closing modules, with the events that every screen must report.
struct ClosingScenario: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let events: [String]
  let play: @MainActor @Sendable (any ScenarioStage) -> Void

  init(
    _ name: String, events: [String],
    _ play: @escaping @MainActor @Sendable (any ScenarioStage) -> Void
  ) {
    testDescription = name
    self.events = events
    self.play = play
  }
}

extension ClosingScenario {
  static let all: [ClosingScenario] = byCode + byUser + throughOthers

  private static let ways: [ModuleTransition] = [
    .push, .push.withoutAnimation, .present, .present(.fullScreen, hasNavigation: true),
    .present(.overFullScreen), .present(.popover), .embed(in: "body"), .tab, .detail, .replace,
    .setRoot,
  ]

  private static let byCode: [ClosingScenario] =
    ways.map { way in
      ClosingScenario("opened by \(way), closed by code", events: opening(way) + ["A closed"]) {
        stage in
        let first = stage.open("first")
        stage.open("A", by: way, from: first.transitionHandler).close()
      }
    } + [
      ClosingScenario("closes itself", events: ["A linked", "A loaded", "A closed"]) { stage in
        stage.open("A").transitionHandler?.closeCurrentModule()
      },
      ClosingScenario(
        "closes what it opened",
        events: [
          "A linked", "A loaded", "B linked", "B loaded", "C linked", "C loaded", "C closed",
          "B closed",
        ]
      ) { stage in
        let a = stage.open("A")
        stage.open("B", from: a.transitionHandler)
        stage.open("C", by: .present, from: a.transitionHandler)
        a.closeOpenedModules()
      },
    ]

  private static func opening(_ way: ModuleTransition) -> [String] {
    let before = ["first linked", "first loaded", "A linked"]
    switch "\(way)" {
    case "tab": return before
    case "replace", "setRoot": return before + ["A loaded", "first closed"]
    default: return before + ["A loaded"]
    }
  }

  private static let byUser: [ClosingScenario] = [
    ClosingScenario("back button", events: ["A linked", "A loaded", "A closed"]) { stage in
      stage.open("A")
      stage.userGoesBack()
      stage.userGoesBack()
    },
    ClosingScenario(
      "Alt+Left twice",
      events: ["A linked", "A loaded", "B linked", "B loaded", "B closed", "A closed"]
    ) { stage in
      let a = stage.open("A")
      stage.open("B", from: a.transitionHandler)
      stage.userNavigatesBack()
      stage.userNavigatesBack()
      stage.userNavigatesBack()
    },
    ClosingScenario("Escape", events: ["A linked", "A loaded", "A closed"]) { stage in
      stage.open("A", by: .present)
      stage.userDismisses()
      stage.userDismisses()
    },
    ClosingScenario("a click beside a popover", events: ["A linked", "A loaded", "A closed"]) {
      stage in
      stage.open("A", by: .present(.popover))
      stage.userDismisses()
    },
    ClosingScenario("close button of a sheet", events: ["A linked", "A loaded", "A closed"]) {
      stage in
      stage.open("A", by: .present)
      stage.userClosesTopmost()
    },
    ClosingScenario("a full-screen module stays", events: ["A linked", "A loaded"]) { stage in
      stage.open("A", by: .present(.fullScreen))
      stage.userDismisses()
      stage.userClosesTopmost()
    },
    ClosingScenario(
      "sheet with a navigation stack",
      events: [
        "A linked", "A loaded", "B linked", "B loaded", "C linked", "C loaded", "C closed",
        "B closed", "A closed",
      ]
    ) { stage in
      let a = stage.open("A", by: .present(.sheet, hasNavigation: true))
      let b = stage.open("B", from: a.transitionHandler)
      stage.open("C", from: b.transitionHandler)
      stage.userGoesBack()
      stage.userDismisses()
    },
    ClosingScenario("close button of the window", events: ["A linked", "A loaded", "A closed"]) {
      stage in
      stage.open("A")
      stage.userClosesTopmost()
    },
    ClosingScenario(
      "a selected tab", events: ["A linked", "A loaded", "B linked", "B loaded"]
    ) { stage in
      stage.open("A", by: .tab)
      stage.userSelectsTab(1)
      stage.userSelectsTab(0)
      stage.open("B", by: .embed(in: "body"))
      stage.userSelectsTab(0)
    },
  ]

  private static let throughOthers: [ClosingScenario] = [
    ClosingScenario(
      "its opener is closed",
      events: [
        "A linked", "A loaded", "B linked", "B loaded", "E linked", "E loaded", "C linked",
        "C loaded", "C closed", "E closed", "B closed", "A closed",
      ]
    ) { stage in
      let a = stage.open("A")
      let b = stage.open("B", from: a.transitionHandler)
      stage.open("E", by: .embed(in: "header"), from: b.transitionHandler)
      stage.open("C", by: .present(hasNavigation: true), from: b.transitionHandler)
      a.close()
    },
    ClosingScenario(
      "the window is destroyed",
      events: [
        "A linked", "A loaded", "B linked", "B loaded", "C linked", "C loaded", "T linked",
        "C closed", "T closed", "B closed", "A closed",
      ]
    ) { stage in
      let a = stage.open("A")
      let b = stage.open("B", by: .embed(in: "body"), from: a.transitionHandler)
      stage.open("C", by: .present, from: b.transitionHandler)
      stage.open("T", by: .tab, from: a.transitionHandler)
      stage.windowIsClosed()
    },
    ClosingScenario(
      "replaced",
      events: [
        "A linked", "A loaded", "S linked", "S loaded", "B linked", "S closed", "B loaded",
        "A closed", "B closed",
      ]
    ) { stage in
      let a = stage.open("A")
      stage.open("S", by: .present, from: a.transitionHandler)
      stage.open("B", by: .replace, from: a.transitionHandler)
      stage.userGoesBack()
    },
    ClosingScenario(
      "replaced in a container",
      events: ["A linked", "A loaded", "B linked", "B loaded", "A closed", "B closed"]
    ) { stage in
      let a = stage.open("A", by: .embed(in: "body"))
      stage.open("B", by: .replace, from: a.transitionHandler).close()
    },
    ClosingScenario(
      "another module in its container",
      events: [
        "A linked", "A loaded", "B linked", "A closed", "B loaded", "C linked", "C loaded",
        "C closed", "B closed",
      ]
    ) { stage in
      stage.open("A", by: .embed(in: "body"))
      let b = stage.open("B", by: .embed(in: "body"))
      let c = stage.open("C", by: .embed(in: "body", keepsOthers: true))
      b.bringForward()
      c.bringForward()
      c.close()
      b.close()
    },
    ClosingScenario(
      "a new root",
      events: [
        "A linked", "A loaded", "S linked", "S loaded", "N linked", "N loaded", "S closed",
        "A closed", "N closed",
      ]
    ) { stage in
      let a = stage.open("A")
      stage.open("S", by: .present, from: a.transitionHandler)
      stage.open("N", by: .setRoot, from: a.transitionHandler)
      stage.userClosesTopmost()
    },
    ClosingScenario(
      "opened elsewhere by an embedded module",
      events: [
        "A linked", "A loaded", "E linked", "E loaded", "P linked", "P loaded", "T linked",
        "S linked", "S loaded", "S closed", "T closed", "P closed", "E closed", "B linked",
        "B loaded", "B closed",
      ]
    ) { stage in
      let a = stage.open("A")
      let embedded = stage.open("E", by: .embed(in: "body"), from: a.transitionHandler)
      stage.open("P", from: embedded.transitionHandler)
      stage.open("T", by: .tab, from: embedded.transitionHandler)
      stage.open("S", by: .present, from: embedded.transitionHandler)
      embedded.close()
      stage.open("B", from: a.transitionHandler)
      stage.userGoesBack()
    },
    ClosingScenario(
      "a tab with what it pushed",
      events: [
        "T linked", "T loaded", "P linked", "P loaded", "S linked", "S loaded", "S closed",
        "P closed", "T closed",
      ]
    ) { stage in
      let tab = stage.open("T", by: .tab)
      tab.bringForward()
      let pushed = stage.open("P", from: tab.transitionHandler)
      stage.open("S", by: .present, from: pushed.transitionHandler)
      tab.close()
    },
  ]
}
