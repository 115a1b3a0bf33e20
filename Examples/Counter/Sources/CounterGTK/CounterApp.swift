import Adder
import AdderGTK
import Counter
import Foundation

/// Runs the app in a GTK window. Usage: `CounterGTK [FILE]`, where the file stores the count.
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
