import AdderTestSupport
import Foundation
import Testing

/// Runs random commands on modules that did not exist at the start. Once these modules are removed,
/// every byte must be as it was at the start.
@Suite struct ModuleChainTests {
  @Test(arguments: 0..<samples(2, full: 200))
  func `After random commands, removing modules restores a Swift package`(seed: Int) throws {
    try check(CommandUnderTest(packageFiles), seed: seed)
  }

  @Test(arguments: 0..<samples(2, full: 200))
  func `After random commands, removing modules restores a plain folder`(seed: Int) throws {
    try check(CommandUnderTest(["adder.yml": "modules: Sources/Screens\n"]), seed: seed)
  }

  @Test(arguments: 0..<samples(2, full: 200))
  func `After random commands, removing modules restores an Xcode project`(seed: Int) throws {
    try check(XcodeApp(SampleXcodeProject()).adder, ["--target", "App"], seed: seed)
  }

  @Test(arguments: 0..<samples(2, full: 200))
  func `After random commands, removing modules restores a synchronized folder`(seed: Int) throws {
    // The folder's files belong to one target, so another target needs exceptions.
    let target = seed.isMultiple(of: 2) ? "App" : "App,Kit"
    try check(
      XcodeApp(SampleXcodeProject(isSynchronized: true)).adder, ["--target", target], seed: seed)
  }

  @Test func `A module in a synchronized folder is replaced by one of another architecture`() throws
  {
    let adder = try XcodeApp(SampleXcodeProject(isSynchronized: true)).adder
    let original = try adder.folder.files()
    let place = ["--target", "App,Kit"]
    for template in ["mutual-mobile-viper", "clean-swift", "rambler-viper", "surf-mvp"] {
      let outcome = try adder.run(["gen", "Feed", template, "--force"] + place)
      #expect(outcome.status == 0, "\(template): \(outcome.errors)")
    }
    #expect(try adder("module", "remove", "Feed", "--force").status == 0)
    #expect(Self.comparable(try adder.folder.files()) == Self.comparable(original))
  }

  @Test(arguments: 0..<samples(2, full: 200))
  func `After random commands, removing modules restores groups without folders`(seed: Int) throws {
    try check(
      XcodeApp(SampleXcodeProject(logicalGroups: ["Stories"])).adder,
      [
        "--target", "App", "--project-group-path", "Stories", "--project-file-path", "App/Stories",
      ], seed: seed)
  }

  @Test(
    .enabled(if: !realProjects.isEmpty, "Set ADDER_CONFORMANCE to the folder of the projects."),
    arguments: realProjects)
  func `After random commands, removing modules restores a real project`(file: URL) throws {
    let original = try String(contentsOf: file, encoding: .utf8)
    guard let target = try XcodeProjectFacts(original).compilingTargets.first else { return }
    for seed in 0..<samples(1, full: 20) {
      try check(
        CommandUnderTest(["Real.xcodeproj/project.pbxproj": original]), ["--target", target],
        seed: seed)
    }
  }

  private static let realProjects: [URL] = {
    guard let folder = conformance("xcode") else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let all = (files ?? []).filter { $0.pathExtension == "pbxproj" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let step = max(1, all.count / max(1, samples(6, full: all.count)))
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }()

  private func check(
    _ adder: CommandUnderTest, _ place: [String] = [], seed: Int,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    var chain = ModuleChain(adder, place, seed: seed)
    let original = try adder.folder.files()
    try chain.run(steps: 7)
    try chain.removeAll()
    let left = try adder.folder.files()
    #expect(
      Self.comparable(left) == Self.comparable(original),
      "seed \(seed): \(chain.log)\n\(Self.differences(original, left))", sourceLocation: location)
    #expect(chain.madeModules > 0, "\(chain.log)", sourceLocation: location)
  }

  /// The files, with every empty list in Xcode projects written as `()`. If an entry is added to a
  /// list that was written as `()` and then removed, the list keeps a line break, because its
  /// original form is not recorded.
  private static func comparable(_ files: [String: Data]) -> [String: Data] {
    var files = files
    for (path, data) in files where path.hasSuffix(".pbxproj") {
      let text = String(decoding: data, as: UTF8.self)
      files[path] = Data(text.replacing(/\(\s*\)/, with: "()").utf8)
    }
    return files
  }

  private static func differences(_ old: [String: Data], _ new: [String: Data]) -> String {
    let paths = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
    return paths.map { path in
      func lines(_ data: Data?) -> [Substring] {
        String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n")
      }
      let changes = lines(new[path]).difference(from: lines(old[path])).map { change in
        switch change {
        case .insert(_, let line, _): "  + \(line)"
        case .remove(_, let line, _): "  - \(line)"
        }
      }
      return ([path] + changes.prefix(20)).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

/// Runs random commands and tracks the expected state after each of them.
private struct ModuleChain {
  private let adder: CommandUnderTest
  /// The options that set the location of new modules.
  private let place: [String]
  private var random: SeededRandom
  /// The existing modules.
  private var modules: [String] = []
  /// The files and modules before each command that changed something.
  private var history: [(files: [String: Data], modules: [String])] = []
  private(set) var log = ""
  private(set) var madeModules = 0
  private var renames = 0

  private static let templates = [
    "rambler-viper", "clean-swift", "surf-mvp", "mutual-mobile-viper", "bytepace-viper",
    "viper-light",
  ]

  init(_ adder: CommandUnderTest, _ place: [String], seed: Int) {
    self.adder = adder
    self.place = place
    random = SeededRandom(seed: seed)
  }

  mutating func run(steps: Int) throws {
    for _ in 0..<steps { try step() }
  }

  mutating func removeAll() throws {
    for module in modules.shuffled(using: &random) {
      try run(["module", "remove", module, "--force"], leaving: modules.filter { $0 != module })
    }
    #expect(modules.isEmpty, "\(log)")
  }

  private mutating func step() throws {
    let template = Self.templates.randomElement(using: &random) ?? ""
    guard let module = modules.randomElement(using: &random) else {
      return try make(template)
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: try make(template)
    case 2: try run(["gen", module, template, "--force"] + place, leaving: modules)
    case 3:
      try run(
        ["gen", module, template, "--force", "--no-tests"] + place, leaving: modules)
    case 4:
      let part = ["Router", "Route", "Interactor", "Assembly"].randomElement(using: &random) ?? ""
      try run(["gen", module, template, "--add", part, "--force"] + place, leaving: modules)
    case 5, 6:
      renames += 1
      let new = ["Account", "Wallet", "Basket", "Album", "Journey"][renames % 5] + "\(renames)"
      try run(
        ["module", "rename", module, new], leaving: modules.map { $0 == module ? new : $0 })
    case 7:
      try run(["module", "remove", module, "--force"], leaving: modules.filter { $0 != module })
    default: try undo()
    }
  }

  private mutating func make(_ template: String) throws {
    let names = ["Profile", "Login", "Feed"].filter { !modules.contains($0) }
    guard let name = names.randomElement(using: &random) else { return }
    try run(["gen", name, template] + place, leaving: modules + [name])
    madeModules += 1
  }

  /// Runs a command and requires that it changes no byte if it is refused.
  private mutating func run(_ words: [String], leaving left: [String]) throws {
    let before = try adder.folder.files()
    let changes = try adder("undo", "--list").output
    let outcome = try adder.run(words)
    log += "\n" + words.joined(separator: " ") + " → \(outcome.status)"
    guard outcome.status == 0 else {
      log += " " + outcome.errors.prefix(300)
      #expect(try adder.folder.files() == before, "\(log)")
      return
    }
    if try adder("undo", "--list").output != changes { history.append((before, modules)) }
    modules = left
  }

  private mutating func undo() throws {
    guard let last = history.popLast() else { return }
    let outcome = try adder("undo")
    log += "\nundo → \(outcome.status)"
    #expect(outcome.status == 0, "\(log)\n\(outcome.errors)")
    #expect(try adder.folder.files() == last.files, "\(log)")
    modules = last.modules
  }
}
