import Adder
import AdderCAdwaita
import AdderRuntimeScenarios
import Testing

@testable import AdderGTK

extension GTKTests.RealInputTests {
  /// Tests of a list's response to keys and clicks.
  @MainActor @Suite(.serialized, .enabled(if: Xdotool.isThere, "needs xdotool"))
  struct GTKListInputTests {
    init() { _ = GLibComplaints.shared.take() }

    private func stage(_ plugins: any ListPlugin...) -> (ListStage, Recorder) {
      let stage = ListStage()
      let recorder = Recorder()
      for plugin in plugins { stage.list.add(plugin) }
      stage.list.didSelectEvent += { [unowned recorder] in recorder.rows.append("\($0.cellObject)")
      }
      stage.list.didDeselectEvent += { [unowned recorder] in
        recorder.rows.append("not \($0.cellObject)")
      }
      stage.list.makeHeader = { Title(id: $0) }
      stage.list.show(sections: [
        CacheSection(name: "a", objects: [1, 2].map { Row(id: $0) }),
        CacheSection(name: "b", objects: [3, 4].map { Row(id: $0) }),
      ])
      stage.settle()
      return (stage, recorder)
    }

    private final class Recorder {
      var rows: [String] = []
    }

    @Test func `The arrow keys move through the rows, and Enter and Space select`() throws {
      let (stage, recorder) = stage()
      stage.focus("1")
      try stage.press("Down")
      #expect(stage.focused == "2")
      #expect(recorder.rows == [])
      // These keys pass the header, which can be focused but not selected.
      try stage.press(
        "Return", "Down", "Return", "space", "Down", "Return", "space", "Down", "space", "KP_Enter",
        "ctrl+a")
      #expect(stage.focused == "4")
      #expect(recorder.rows == ["2", "3", "3", "4", "4"])
      #expect(stage.selection == [])
    }

    @Test func `A click selects a row immediately and only once`() throws {
      let (stage, recorder) = stage()
      try stage.click("2")
      #expect(turn { !recorder.rows.isEmpty })
      try stage.click("b")
      try stage.click("4")
      #expect(turn { recorder.rows.count > 1 })
      #expect(recorder.rows == ["2", "4"])
      #expect(stage.selection == [])
    }

    @Test func `A single selection follows the arrow keys and clicks`() throws {
      let (stage, recorder) = stage(SelectablePlugin(.single))
      stage.focus("1")
      try stage.press("Down", "Down", "Return", "Down", "Return")
      #expect(recorder.rows == ["2", "not 2", "3"])
      try stage.click("1")
      #expect(turn { recorder.rows.count > 4 })
      #expect(recorder.rows == ["2", "not 2", "3", "not 3", "1"])
      #expect(stage.selection == [1])
    }

    @Test func `A right click or the menu key opens a menu with the swipe actions`() throws {
      let swipes = SwipeActionsPlugin { row in
        row.position.section == 0
          ? [
            SwipeAction("pin", title: "Pin", edge: .leading),
            SwipeAction("delete", title: "Delete", style: .destructive),
          ] : []
      }
      let (stage, recorder) = stage(swipes)
      swipes.didSwipeEvent += { [unowned recorder] choice in
        recorder.rows.append("\(choice.action.identifier) \(choice.row.cellObject)")
      }
      #expect(
        try Xdotool.send {
          try stage.click("2", button: 3)
        } until: {
          stage.menu == ["Pin", "Delete"]
        })
      stage.choose("Delete")
      #expect(recorder.rows == ["delete 2"])
      #expect(turn { stage.menu == [] })
      stage.focus("1")
      #expect(
        try Xdotool.send {
          try stage.press("shift+F10")
        } until: {
          stage.menu == ["Pin", "Delete"]
        })
      #expect(
        try Xdotool.send {
          try stage.press("Escape")
        } until: {
          stage.menu == []
        })
      // These rows have no actions.
      try stage.click("3", button: 3)
      try stage.click("a", button: 3)
      #expect(stage.menu == [])
      #expect(recorder.rows == ["delete 2"])
    }

    @Test func `An open menu closes with the list`() throws {
      weak var view: GTKListView?
      do {
        let (stage, _) = stage(
          SwipeActionsPlugin { _ in [SwipeAction("delete", title: "Delete")] })
        view = stage.view
        #expect(
          try Xdotool.send {
            try stage.click("1", button: 3)
          } until: {
            stage.menu == ["Delete"]
          })
      }
      #expect(turn { view == nil })
      turnOnce()
      #expect(GLibComplaints.shared.take() == [])
    }

    @Test func `Multiple rows can be selected together or one by one`() throws {
      let selectable = SelectablePlugin(.multiple)
      let (stage, recorder) = stage(selectable)
      stage.focus("1")
      try stage.press("space", "shift+Down", "shift+Down", "shift+Down")
      #expect(recorder.rows == ["1", "2", "3"])
      try stage.press("ctrl+Up", "ctrl+Up", "ctrl+space")
      #expect(stage.selection == [1, 4])
      try stage.press("ctrl+a")
      #expect(stage.selection == [1, 2, 4, 5])
      try stage.press("ctrl+shift+a")
      #expect(selectable.selectedPositions == [])
    }
  }
}
