import Adder
import AdderGTK
import Foundation
import Humans

/// People in a window: `HumansGTK [--people FILE] [--settings FILE]`.
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
      humans: HumanFile(file: options.people), settings: SettingsFile(file: options.settings),
      views: GTKViews())
    GTKApplication.run(identifier: "dev.adder.Humans") { application in
      try GTKScreen(
        root: StartAssembly(dependencies), size: GTKWindowSize(width: 420, height: 640),
        in: application)
    }
  }
}
