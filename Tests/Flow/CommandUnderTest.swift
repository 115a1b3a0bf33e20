import AdderTestSupport
import Foundation
import Testing

/// The built command, run as a user runs it.
struct CommandUnderTest {
  let folder: TemporaryFolder
  private let home: TemporaryFolder
  private let executable: URL

  /// - Parameter files: the files in the working directory, by path.
  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    home = try TemporaryFolder()
    executable = try Self.find()
    for (path, text) in files { try folder.write(text, to: path) }
  }

  /// Runs `adder` with these arguments.
  @discardableResult
  func callAsFunction(
    _ words: String..., in place: String = "", input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(words, in: place, input: input, environment: environment)
  }

  func run(
    _ words: [String], in place: String = "", input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try AdderTestSupport.run(
      executable.path(), words, in: folder.url.appending(path: place),
      environment: surroundings.merging(environment) { _, new in new }, input: input)
  }

  /// Runs `adder` in a folder of its own choice, such as an example of this repository.
  func run(_ words: [String], in folder: URL) throws -> Outcome {
    try AdderTestSupport.run(executable.path(), words, in: folder, environment: surroundings)
  }

  /// Starts a command and kills it unless it ends first.
  ///
  /// - Parameters:
  ///   - isTime: a condition that is checked repeatedly while the command runs.
  ///   - microseconds: how long to wait for the kill once the condition is true.
  func kill(
    _ words: [String], when isTime: () -> Bool = { true }, after microseconds: Int = 0
  ) throws {
    let process = try start(words)
    while process.isRunning, !isTime() { usleep(50) }
    usleep(UInt32(microseconds))
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Runs several commands at once, each with its own arguments, and returns their exit statuses.
  func runAtOnce(_ commands: [[String]]) throws -> [Int32] {
    let processes = try commands.map(start)
    return processes.map { process in
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  private func start(_ words: [String]) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = words
    process.currentDirectoryURL = folder.url
    process.environment = surroundings
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs a shell command line in which `$ADDER` is the path of the built command.
  func shell(_ line: String, _ shell: String = "sh") throws -> Outcome {
    try AdderTestSupport.run(
      shell, ["-c", line], in: folder.url,
      environment: surroundings.merging(["ADDER": executable.path()]) { _, new in new })
  }

  private var surroundings: [String: String] {
    // A user's own settings, caches or git identity must not affect a test.
    [
      "HOME": home.path, "XDG_CACHE_HOME": home.url.appending(path: "cache").path(),
      "XDG_CONFIG_HOME": home.url.appending(path: "config").path(), "ADDER_CACHE": "",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "TZ": "UTC",
    ]
  }

  /// Finds the release command that `./test` names, which needs a quarter of the time, or the command
  /// that was built with the tests.
  /// The folders that may contain what was built with the tests.
  private static var products: [URL] {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    return [bundle, URL(filePath: CommandLine.arguments[0])].compactMap { $0 }
      .map { $0.deletingLastPathComponent() }
  }

  /// The folder of the modules that were built with the tests, if one of them is the double of UIKit.
  static let doubles = products.map { $0.appending(path: "Modules") }.first { modules in
    FileManager.default.fileExists(atPath: modules.appending(path: "UIKit.swiftmodule").path())
  }

  private static func find() throws -> URL {
    if let path = ProcessInfo.processInfo.environment["ADDER_RELEASE_COMMAND"] {
      return URL(filePath: path)
    }
    let places = products.map { $0.appending(path: "adder") }
    return try #require(
      places.first { FileManager.default.isExecutableFile(atPath: $0.path()) },
      "The command is not built beside the tests: \(places)")
  }
}

/// A Swift package as `swift package init` creates it.
let packageFiles = [
  "Package.swift": """
  // swift-tools-version: 6.2
  import PackageDescription

  let package = Package(
      name: "App",
      products: [.library(name: "App", targets: ["App"])],
      targets: [
          .target(name: "App"),
          .testTarget(name: "AppTests", dependencies: ["App"]),
      ]
  )
  """,
  "Sources/App/App.swift": "public struct App {}\n",
  "Tests/AppTests/AppTests.swift": "import Testing\n@testable import App\n",
]

/// The package's sources and doubles as the files of one module.
func compiledTogether(_ texts: [String: String]) -> [String: String] {
  texts.filter { $0.key != "Package.swift" && !$0.value.contains("import Testing") }
    .mapValues { $0.replacing("@testable import App\n", with: "") }
}
