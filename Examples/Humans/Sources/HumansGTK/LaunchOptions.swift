import Foundation
import Humans

/// What the app was started with.
@MainActor struct LaunchOptions: Equatable {
  /// The database that people are kept in.
  var people = HumanStore.standard
  /// The file that settings are kept in.
  var settings = SettingsFile.standard

  /// - Parameter arguments: without the name of the program.
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

/// Why the app does not start.
enum LaunchProblem: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case fileMissing(String)

  var description: String {
    switch self {
    case .unknownOption(let option):
      "'\(option)' is no option. Use: HumansGTK [--people FILE] [--settings FILE]"
    case .fileMissing(let option):
      "'\(option)' needs the path of a file. Use: HumansGTK [--people FILE] [--settings FILE]"
    }
  }
}
