import Adder
import AdderGTK
import Counter
import Foundation

/// The app in a GTK window: `CounterGTK [FILE]`. The count is stored in the file.
@main struct CounterApp {
  @MainActor static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
      FileHandle.standardError.write(Data("Use: CounterGTK [FILE]\n".utf8))
      exit(2)
    }
    let dependencies = AppDependencies(
      file: arguments.first.map { URL(filePath: $0) } ?? CounterDataStore.standardFile)
    GTKApplication.run(identifier: "dev.adder.Counter") { application in
      try dependencies.openWindow(in: application)
    }
  }
}
