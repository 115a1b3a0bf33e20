import AdderArchitectures
import AdderBase
import AdderModuleGeneration
import AdderProjects
import Synchronization

/// The architecture of a new app, with the files that the app needs if it is a team's own.
struct ChosenArchitecture {
  let architecture: Architecture
  /// The path of the team's file in the app; `nil` for a shipped architecture.
  private(set) var file: String?
  /// The texts of the team's file and of the files that it extends, by their paths in the app.
  private(set) var files: [String: String] = [:]

  /// - Parameter word: The architecture's name, or the path of the team's file.
  /// - Throws: `AppError.architectureElsewhere` if the team's file extends one that is not beside or
  ///   below it, and so cannot be copied into the app.
  init(_ word: String, _ environment: Environment) throws {
    guard word.isArchitectureFile else {
      architecture = try ArchitectureReader().architecture(
        named: ShippedArchitectures.name(word))
      return
    }
    let read = Mutex<[String: String]>([:])
    let reader = ArchitectureReader { path in
      let path = environment.path(path, relativeTo: environment.workingDirectory)
      guard let text = try? path.readText() else { return nil }
      read.withLock { $0[path.text] = text }
      return text
    }
    let path = environment.path(word, relativeTo: environment.workingDirectory)
    let text = try path.readText()
    architecture = try reader.architecture(text, file: word)
    file = path.name
    files[path.name] = text
    for (other, text) in read.withLock({ $0 }) {
      guard let inside = AbsolutePath(other).relative(to: path.parent ?? .root) else {
        throw AppError.architectureElsewhere(other)
      }
      files[inside.text] = text
    }
  }
}
