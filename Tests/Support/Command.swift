public import Foundation

/// The result of a finished process.
public struct Outcome: Sendable {
  public var status: Int32
  /// Standard output as text.
  public var output: String
  /// Standard error as text.
  public var errors: String
}

/// Runs a program and waits until it ends.
///
/// - Parameters:
///   - program: The program's path, or its name on the `PATH`.
///   - input: The text that the program reads from standard input before the end of the file.
public func run(
  _ program: String, _ arguments: [String] = [], in folder: URL? = nil,
  environment: [String: String] = [:], input: String = ""
) throws -> Outcome {
  let process = Process()
  process.executableURL = URL(filePath: program.contains("/") ? program : "/usr/bin/env")
  process.arguments = (program.contains("/") ? [] : [program]) + arguments
  process.currentDirectoryURL = folder
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
  let scratch = FileManager.default.temporaryDirectory
    .appending(path: "adder-output-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: scratch) }
  // Files are used instead of pipes, so that output need not be read while the program runs, and
  // the program cannot block.
  let names = ["in", "out", "err"].map { scratch.appending(path: $0) }
  try Data(input.utf8).write(to: names[0])
  for name in names[1...] { try Data().write(to: name) }
  process.standardInput = try FileHandle(forReadingFrom: names[0])
  process.standardOutput = try FileHandle(forWritingTo: names[1])
  process.standardError = try FileHandle(forWritingTo: names[2])
  try process.run()
  process.waitUntilExit()
  return Outcome(
    status: process.terminationStatus,
    output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
}

/// The repository's folder.
public let repository = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A build folder shared by all packages that use the library, so that the library is compiled
/// only once. SwiftPM builds only one package at a time in a folder.
public enum PackagesBuild: String {
  /// With the UIKit double.
  case uikit
  /// Without the UIKit double. This is a separate folder, because code can import every module in
  /// its build folder.
  case plain

  public var folder: URL { repository.appending(path: ".build/packages/\(rawValue)") }

  /// The options with which `swift build` or `swift test` uses this folder.
  public var options: [String] {
    ["--scratch-path", folder.path()] + sharedBuild
  }
}

/// The options of a build in a folder of its own, whose products are only run. The C modules of the
/// system are compiled once for all these builds, which halves the time of a small one.
public let quickBuild =
  sharedBuild
  + [
    "-module-cache-path",
    repository.appending(path: ".build/packages/modules").path(percentEncoded: false),
  ].flatMap { ["-Xswiftc", $0] }

/// The options of builds whose products are only run, as in `Scripts/setup.sh`: builds with other
/// options in the same folder would compile the library again. What the first line leaves out would
/// take a third of the build time: debug information, and the index of the system's modules. With
/// the others, one process compiles a module, instead of several that each read all of it; the last
/// option only prevents a warning.
private let sharedBuild =
  ["-debug-info-format", "none", "-Xswiftc", "-index-ignore-system-modules"]
  + [
    "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "1",
    "-disable-batch-mode",
  ].flatMap { ["-Xswiftc", $0] }

/// Returns the sum of an attribute over the suites of an XUnit report.
public func sum(_ attribute: String, inXUnit report: String) -> Int {
  report.split(separator: "<testsuite ").dropFirst().compactMap { suite in
    guard let start = suite.range(of: "\(attribute)=\"")?.upperBound else { return nil }
    return Int(suite[start...].prefix { $0 != "\"" })
  }.reduce(0, +)
}
