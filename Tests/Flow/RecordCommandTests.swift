import AdderTestSupport
import Foundation
import Testing

/// `adder record` and `adder replay`: what a module does is recorded, shown and repeated.
@Suite struct RecordCommandTests {
  private static let folder = "Sources/App/Modules/Traffic"

  private func app(_ architectures: String..., ui: String = "none") throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles)
    for (number, architecture) in architectures.enumerated() {
      let outcome = try adder("gen", "Feed\(number + 1)", architecture, "--ui", ui, "--no-tests")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    return adder
  }

  @Test func `Proxies are generated, kept up to date, removed and reverted`() throws {
    let adder = try app("rambler-viper")
    let before = try adder.folder.tree()
    let none = try adder("record", "--check")
    #expect(none.status == 0 && none.output == "There are no recording proxies.\n")
    let outcome = try adder("record")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("  \(Self.folder)/Feed1Traffic.swift\n    Feed1"))
    for name in ["Feed1Traffic", "RecordedTraffic", "SharedTraffic", "TrafficSupport"] {
      #expect(adder.folder.exists("\(Self.folder)/\(name).swift"))
    }
    #expect(try adder("record").output.hasSuffix("recording proxies are up to date.\n"))
    #expect(try adder("record", "--check").status == 0)
    let contract = try #require(
      try adder.folder.tree().first { $0.hasSuffix("Feed1ViewInput.swift") })
    let text = try adder.folder.read(contract)
    try adder.folder.write(
      text.replacing("{\n", with: "{\n  func showMore(_ count: Int)\n", maxReplacements: 1),
      to: contract)
    let check = try adder("record", "--check")
    #expect(check.status == 1)
    #expect(check.output.contains("Feed1Traffic.swift: out of date"))
    #expect(try adder("record").output.hasPrefix("Changed:\n"))
    let proxies = try adder.folder.read("\(Self.folder)/Feed1Traffic.swift")
    #expect(
      proxies.contains("let call = recording.begins(\"showMore(_:)\", .init(\"count\", count))"))
    try adder.folder.write(text, to: contract)
    let removal = try adder("record", "--remove")
    #expect(removal.status == 0 && removal.output.hasPrefix("Removed:\n"), "\(removal.errors)")
    #expect(
      try adder.folder.tree().filter { !$0.contains(".adder/") }
        == before.filter { !$0.contains(".adder/") })
    #expect(try adder("undo").status == 0)
    #expect(adder.folder.exists("\(Self.folder)/Feed1Traffic.swift"))
  }

  @Test func `Proxies do not change what other commands see`() throws {
    let adder = try app("rambler-viper", "surf-mvp")
    let modules = try adder("module", "list", "--format", "json").output
    #expect(try adder("record").status == 0)
    #expect(try adder("check").status == 0)
    let after = try adder("module", "list", "--format", "json").output
    func parts(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.contains("\"type\"") || $0.contains("\"role\"") }
    }
    #expect(parts(after) == parts(modules))
  }

  @Test func `Only modules that have proxies are updated, and removed ones lose theirs`() throws {
    let adder = try app("rambler-viper", "surf-mvp")
    #expect(try adder("record", "Feed1").status == 0)
    #expect(!adder.folder.exists("\(Self.folder)/Feed2Traffic.swift"))
    #expect(try adder("record", "--check").status == 0)
    #expect(try adder("record").output.hasSuffix("recording proxies are up to date.\n"))
    #expect(try adder("record", "Feed2").status == 0)
    #expect(adder.folder.exists("\(Self.folder)/Feed1Traffic.swift"))
    let removal = try adder("module", "remove", "Feed1", "--force")
    #expect(removal.errors.contains("recording proxies in '\(Self.folder)/Feed1Traffic.swift'"))
    #expect(try adder("record").status == 0)
    #expect(!adder.folder.exists("\(Self.folder)/Feed1Traffic.swift"))
    #expect(try adder("module", "remove", "Feed2", "--force").status == 0)
    #expect(try adder("record").status == 0)
    #expect(!adder.folder.exists(Self.folder))
  }

  @Test func `Proxies are renamed with their module`() throws {
    let adder = try app("rambler-viper")
    #expect(try adder("record").status == 0)
    let rename = try adder("module", "rename", "Feed1", "News")
    #expect(rename.status == 0, "\(rename.errors)")
    #expect(adder.folder.exists("\(Self.folder)/NewsTraffic.swift"))
    let check = try adder("record", "--check")
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func `Proxies of all architectures compile without a warning`() throws {
    try check(ui: "none", [])
  }

  @Test(.enabled(if: CommandUnderTest.doubles != nil, "The double of UIKit is not built."))
  func `Proxies of an iOS app's modules compile without a warning`() throws {
    try check(ui: "uikit", ["-I", try #require(CommandUnderTest.doubles).path()])
  }

  private func check(ui: String, _ options: [String]) throws {
    let adder = try app(
      "rambler-viper", "mutual-mobile-viper", "bytepace-viper", "clean-swift", "surf-mvp",
      "viper-light", ui: ui)
    let outcome = try adder("record")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let sources = try adder.folder.tree().filter {
      $0.hasPrefix("Sources/") && $0.hasSuffix(".swift")
    }
    let isolated = ["-swift-version", "6", "-default-isolation", "MainActor"]
    for mode in [["-swift-version", "6"], isolated, ["-swift-version", "5"]] {
      let built = try run(
        "swiftc",
        ["-typecheck", "-D", "DEBUG", "-warnings-as-errors"] + mode + options + sources,
        in: adder.folder.url)
      #expect(built.status == 0, "\(mode): \(built.errors.prefix(2_000))")
    }
  }

  @Test func `A recorded app is shown as a diagram and repeated by tests`() throws {
    let adder = try CommandUnderTest()
    #expect(
      try adder(
        "new", "Shop", "--architecture", "rambler-viper", "--kind", "package", "--module", "Goods"
      ).status == 0)
    let folder = adder.folder.url.appending(path: "Shop")
    #expect(try adder("record", in: "Shop").status == 0)
    let main = "Shop/Sources/Shop/Application/main.swift"
    let text = try adder.folder.read(main)
      .replacing("let terminal", with: "TrafficRecorder.startIfRequested()\nlet terminal")
      .replacing("view.start()", with: "RecordedTraffic.insert(around: view)\nview.start()")
    try adder.folder.write(text, to: main)
    let started = try run(
      "swift", ["run", "--quiet"] + quickBuild, in: folder,
      environment: ["ADDER_TRAFFIC": folder.appending(path: "goods.traffic").path()],
      input: "2\n9\nq\n")
    #expect(started.status == 0, "\(started.errors)")
    #expect(started.output.contains("Second item"))
    let diagram = try adder("replay", "goods.traffic", "--part", "GoodsPresenter", in: "Shop")
    #expect(diagram.status == 0)
    let messages = diagram.output.split(separator: "\n").compactMap { line in
      line.firstRange(of: #/\d\.\d{3}  /#).map { String(line[$0.upperBound...]) }
    }
    #expect(
      messages == [
        "didTriggerViewReadyEvent()", #"  update(title: "Goods")"#, "  obtainItems()",
        #"didObtainItemsWithSuccess(["First item", "Second item", "Third item"])"#,
        #"  showItems(["First item", "Second item", "Third item"])"#, "didSelectItem(at: 1)",
        #"  didSelectItem("Second item")"#, "didSelectItem(at: 8)", "didTriggerCloseEvent()",
        "  closeCurrentModule()",
      ])
    for part in ["GoodsPresenter", "GoodsInteractor"] {
      let outcome = try adder("replay", "goods.traffic", "--test", part, in: "Shop")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("\(part)ReplayTests.swift"))
    }
    let tests = try run(
      "swift", ["test", "--filter", "ReplayTests"] + quickBuild, in: folder)
    let log = tests.output + tests.errors
    #expect(tests.status == 0, "\(log.suffix(3_000))")
    #expect(log.contains("Test run with 2 tests"), "\(log.suffix(1_000))")
  }

  @Test func `Unusable recordings and names are refused`() throws {
    let adder = try app("rambler-viper")
    let unknown = try adder("record", "Fed1")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("There is no module 'Fed1'. Did you mean 'Feed1'?"))
    try adder.folder.write("Hello\n", to: "hello.traffic")
    let wrong = try adder("replay", "hello.traffic")
    #expect(wrong.status == 2 && wrong.errors.contains("'hello.traffic' is not recorded traffic."))
    #expect(try adder("replay", "missing.traffic").status == 2)
    try adder.folder.write(
      #"{"traffic":1}"# + "\n"
        + #"{"call":1,"at":1,"from":"A","to":"B","contract":"C","member":"go()","arguments":[]}"#
        + "\n",
      to: "a.traffic")
    let part = try adder("replay", "a.traffic", "--part", "X")
    #expect(
      part.status == 2 && part.errors.contains("'a.traffic' contains no call from or to 'X'."))
    for option in [
      ["--dry-run"], ["--force"], ["--no-cache"], ["--test", "A", "--part", "A"],
      ["--test", "A", "--format", "svg"],
    ] {
      let outcome = try adder.run(["replay", "a.traffic"] + option)
      #expect(outcome.status == 2 && outcome.errors.contains("--test"), "\(option)")
    }
    let test = try adder("replay", "a.traffic", "--test", "Feed1Presenter")
    #expect(test.errors.contains("the recorded traffic contains no call to it"))
    #expect(test.status != 0)
  }
}
