import Foundation
import Humans

/// The command-line options of the app.
@MainActor struct LaunchOptions: Equatable {
  /// The database of people.
  var people = HumanStore.standard
  /// The settings file.
  var settings = SettingsFile.standard

  /// - Parameter arguments: the arguments without the name of the program.
  init(_ arguments: some Sequence<String>) throws(LaunchProblem) {
    var arguments = arguments.makeIterator()
    while let option = arguments.next() {
      switch option {
      case "--people": people = try Self.file(after: option, &arguments)
      case "--settings": settings = try Self.file(after: option, &arguments)
      default: throw .unknownOption(option)
      }
    }
  }

  private static func file(
    after option: String, _ arguments: inout some IteratorProtocol<String>
  ) throws(LaunchProblem) -> URL {
    guard let path = arguments.next() else { throw .fileMissing(option) }
    return URL(filePath: path)
  }
}

/// The reasons why the app cannot start.
enum LaunchProblem: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case fileMissing(String)

  var description: String {
    switch self {
    case .unknownOption(let option):
      "'\(option)' is not an option. Use: HumansGTK [--people FILE] [--settings FILE]"
    case .fileMissing(let option):
      "'\(option)' needs the path of a file. Use: HumansGTK [--people FILE] [--settings FILE]"
    }
  }
}
