import Adder
import AdderCAdwaita
import AdderGTK
import Foundation
import Humans

/// Runs the app in a GTK window. Usage: `HumansGTK [--people FILE] [--settings FILE]`.
@main struct HumansApp {
  @MainActor static func main() {
    let options: LaunchOptions
    do {
      options = try LaunchOptions(CommandLine.arguments.dropFirst())
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
    let dependencies = Dependencies(
      humans: HumanStore(file: options.people), settings: SettingsFile(file: options.settings),
      views: GTKViews())
    GTKApplication.run(identifier: "dev.adder.Humans") { application in
      let screen = try GTKScreen(
        root: StartAssembly(dependencies), size: GTKWindowSize(width: 420, height: 640),
        in: application)
      noticeOtherWriters(to: dependencies.humans, whenUserComesBackTo: screen)
    }
  }

  /// Checks for changes by other processes when the user returns to the window. If the app is
  /// started twice, its two processes do not notify each other of changes.
  @MainActor static func noticeOtherWriters(
    to humans: any HumanService, whenUserComesBackTo screen: GTKScreen
  ) {
    guard let view = screen.visibleView, let root = gtk_widget_get_root(view.widget.widget) else {
      return
    }
    // The window retains the closure, so the closure must not retain the window.
    let window = UnsafeMutablePointer<GtkWindow>(root)
    GTKObject(retaining: window).on("notify::is-active") { _ in
      if gtk_window_is_active(window) == 1 { humans.noticeOtherWriters() }
    }
  }
}
