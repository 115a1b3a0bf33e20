import Adder
import AdderCAdwaita
import Glibc
import Testing

@testable import AdderGTK

extension GTKTests {
  /// Tests with real input events, which another process sends through the display.
  @MainActor @Suite(.serialized, .enabled(if: Xdotool.isThere, "needs xdotool"))
  struct RealInputTests {
    @Test func `Alt and the left arrow key go back`() throws {
      let stage = GTKStage()
      let a = stage.open("page")
      stage.settle()
      let isBack = try Xdotool.send {
        try Xdotool.run("search", "--name", "page", "windowfocus", "--sync", "key", "alt+Left")
      } until: {
        !a.isOpen
      }
      #expect(isBack)
      stage.screen.closeWindow()
    }

    @Test func `Escape dismisses a sheet, but does not close the window`() throws {
      let stage = GTKStage()
      let a = stage.open("sheet", by: .present)
      stage.settle()
      let isDismissed = try Xdotool.send {
        try Xdotool.run("search", "--name", "sheet", "windowfocus", "--sync", "key", "Escape")
      } until: {
        !a.isOpen
      }
      #expect(isDismissed)
      try Xdotool.run("search", "--name", "root", "windowfocus", "--sync", "key", "Escape")
      turnOnce()
      #expect(stage.screen.isOpen)
      stage.screen.closeWindow()
    }

    @Test func `A click on the back button goes back`() throws {
      let stage = GTKStage()
      let a = stage.open("page")
      stage.settle()
      let button = try #require(stage.backButton)
      let isBack = try Xdotool.send {
        try Xdotool.click(stage.place(of: button), inWindow: "page")
      } until: {
        !a.isOpen
      }
      #expect(isBack)
      stage.screen.closeWindow()
    }

    @Test func `A click beside a popover dismisses it`() throws {
      let stage = GTKStage()
      let a = stage.open("popover", by: .present(.popover))
      stage.settle()
      let isDismissed = try Xdotool.send {
        try Xdotool.click((60, 400), inWindow: "root")
      } until: {
        !a.isOpen
      }
      #expect(isDismissed)
      stage.screen.closeWindow()
      #expect(GLibComplaints.shared.take() == [])
    }
  }
}

/// Simulates the keyboard and the mouse with the xdotool command.
enum Xdotool {
  private static let path = "/usr/bin/xdotool"
  static let isThere = access(path, X_OK) == 0

  @MainActor static func click(
    _ place: (x: Int, y: Int), inWindow name: String, button: Int = 1
  ) throws {
    try run(
      "search", "--name", name, "mousemove", "--window", "%1", "\(place.x)", "\(place.y)", "click",
      "\(button)")
  }

  /// Sends input up to five times, until it has an effect: a window that is opening or closing may
  /// still hold the keyboard and the mouse.
  @MainActor static func send(
    _ input: () throws -> Void, until isDone: () -> Bool
  ) rethrows -> Bool {
    for _ in 0..<5 {
      try input()
      if turn(rounds: 400, until: isDone) { return true }
    }
    return false
  }

  /// Runs xdotool, and runs GTK's loop until the command ends.
  @MainActor static func run(_ arguments: String...) throws {
    var words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process: pid_t = 0
    try #require(posix_spawn(&process, path, nil, nil, &words, environ) == 0)
    #expect(turn { waitpid(process, nil, WNOHANG) == process }, "xdotool does not end")
  }
}
