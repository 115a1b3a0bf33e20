import AdderTestSupport
import Foundation
import Testing

/// What the tests of `adder gen MODULE --add PlainObject CLASS` share: a module in a project, and the command as a
/// user runs it.
protocol PlainObjectSuite {}

extension PlainObjectSuite {
  static var folder: String { ManagedModule.folder }

  func module(_ change: (inout ManagedModule) -> Void = { _ in }) throws
    -> CommandUnderTest
  {
    var module = ManagedModule()
    change(&module)
    let adder = try CommandUnderTest(packageFiles)
    for (path, text) in module.files { try adder.folder.write(text, to: path) }
    let errors = try ManagedModule.errors(in: module.files.filter { $0.key.hasSuffix(".swift") })
    #expect(errors == [:])
    return adder
  }

  func texts(_ adder: CommandUnderTest, in folder: String = "") throws -> [String: String] {
    try adder.folder.snapshot().filter { $0.key.hasSuffix(".swift") && $0.key.hasPrefix(folder) }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  func add(_ name: String = "PostMO", to adder: CommandUnderTest, _ words: String...) throws
    -> Outcome
  {
    try adder.run(["gen", "PostList", "--add", "PlainObject", name] + words)
  }

  /// Checks that the command succeeds and that the compiler accepts its outcome.
  @discardableResult
  func checkAdded(
    _ name: String = "PostMO", to adder: CommandUnderTest,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String: String] {
    let outcome = try add(name, to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: sourceLocation)
    let after = try texts(adder, in: "Sources/")
    #expect(try ManagedModule.errors(in: after) == [:], sourceLocation: sourceLocation)
    return after
  }
}
