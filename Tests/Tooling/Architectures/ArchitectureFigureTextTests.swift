import AdderArchitectures
import AdderTestSupport
import Testing

private func drawing(_ name: String, _ flaws: FoundModuleSamples.Flaw...) throws -> String {
  try FoundModuleSamples(name).figure(flaws).drawing(isColored: false)
}

/// The number of terminal columns that a line occupies if only Chinese characters are two columns
/// wide.
private func columns(_ line: some StringProtocol) -> Int {
  line.reduce(0) { $0 + (("\u{4E00}"..."\u{9FFF}").contains($1) ? 2 : 1) }
}

/// The faults of a drawing: rows that are too wide, arrows that
/// are missing or do not end at a box, and boxes that are covered.
private func faults(in text: String, of figure: ArchitectureFigure) -> [String] {
  let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
  let legend = /^(?:──▶ holds|╌╌▶ weakly|··▶ ✗|✗ not|\? unknown|╭─╮ outside)/
  let body = rows.prefix { !$0.contains(legend) }.joined(separator: "\n")
  var faults = rows.filter { columns($0) > 100 }.map { "\($0) is too wide" }
  let drawn = body.matches(of: /[│╎](?:[─╌·]+▶|◀[─╌·]+)[│╎]/).count
  let listed = body.matches(of: /\ (?:──|╌╌|··)▶\ /).count
  if drawn + listed != figure.arrows.count { faults.append("\(drawn) and \(listed) arrows") }
  for corners in ["┌┐└┘", "╭╮╰╯"] {
    let counts = corners.map { corner in body.count { $0 == corner } }
    if Set(counts).count != 1 { faults.append("\(corners): \(counts)") }
  }
  return faults
}

/// A generator of random modules with any roles and arrows.
private struct AnyModule {
  var random: SeededRandom
  let architecture: Architecture

  private static let names = [
    "Profile", "ProfileViewController", "ПодтверждениеДанныхViewController", "画面Presenter",
    "VeryLongNamedAccountSettingsNotificationPreferencesViewController", "x",
    "aLowercaseNameWithoutAnyPlaceToDivideit", "A & B", "",
  ]

  mutating func next() -> FoundModule {
    var module = FoundModule(name: name(), typeNames: [:], arrows: [])
    for role in architecture.roles where Bool.random(using: &random) {
      let count = Int.random(in: 0...5, using: &random)
      module.typeNames[role.name] = (0..<count).map { _ in name() }
    }
    let ends = architecture.roles.map(\.name) + [FoundModule.otherModule, "Nobody"]
    for _ in 0..<Int.random(in: 0...25, using: &random) {
      let states: [FoundModule.State] = [.asDescribed, .broken, .missing, .unknown]
      module.arrows.append(
        .init(
          from: ends.randomElement(using: &random)!, to: ends.randomElement(using: &random)!,
          label: name(), isStrong: Bool.random(using: &random),
          state: states.randomElement(using: &random)!))
    }
    return module
  }

  private mutating func name() -> String { Self.names.randomElement(using: &random)! }
}

@Suite struct ArchitectureFigureTextTests {
  @Test func `The diagram of an architecture is drawn with box characters`() throws {
    let figure = ArchitectureFigure(of: try ArchitectureReader().architecture(named: "surf-mvp"))
    let text = figure.drawing(isColored: false)
    #expect(text.contains("│ ViewOutput │"))
    #expect(text.contains("│───────────▶│"))
    #expect(text.contains("│◀╌╌╌╌╌╌╌╌╌╌╌│"))
    #expect(text.contains("Router       ╌╌▶ View          ModuleTransitionable\n"))
    #expect(text.hasSuffix("──▶ holds strongly   ╌╌▶ weakly   ╭─╮ outside the module\n"))
  }

  @Test(arguments: ShippedArchitectures.names)
  func `The text diagrams equal their snapshots`(name: String) throws {
    let samples = try FoundModuleSamples(name)
    let figures =
      [ArchitectureFigure(of: samples.architecture), samples.figure()]
      + FoundModuleSamples.Flaw.allCases.map { samples.figure([$0]) }
    let text = figures.map { $0.drawing(isColored: false) }.joined(separator: "\n\n")
    try expectSnapshot("\(name)-drawings.txt", text)
  }

  @Test func `Problems are marked`() throws {
    let text = try drawing("bytepace-viper", .weakForStrong, .missingRole, .unknown)
    #expect(text.contains("✗ ProfileViewOutput"))
    #expect(text.contains("│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌▶│"))
    #expect(text.contains("╎ ✗ missing"))
    #expect(text.contains("◀··········"))
    #expect(text.contains("Router ··▶ View  ✗ view\n"))
    #expect(text.contains("│ ? "))
    #expect(text.hasSuffix("✗ not as described   ··▶ ✗ missing   ? unknown\n"))
  }

  @Test func `Only problems are red, and only if colours are requested`() throws {
    let samples = try FoundModuleSamples("bytepace-viper")
    func red(_ flaws: FoundModuleSamples.Flaw...) -> [Substring] {
      samples.figure(flaws).drawing(isColored: true).split(separator: "\u{1B}[31m").dropFirst()
        .map { $0.prefix { $0 != "\u{1B}" } }
    }
    #expect(red() == [])
    #expect(red(.extraArrow) == ["View   ──▶ Interactor  ✗ shortcut"])
    #expect(red(.weakForStrong) == ["✗ ProfileViewOutput", "╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌▶"])
    #expect(red(.missingRole).contains("┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐"))
    #expect(red(.unknown) == [])
  }

  @Test func `Control characters in a name do not reach the terminal`() throws {
    let samples = try FoundModuleSamples("surf-mvp")
    var module = samples.module()
    module.typeNames["View"] = ["A\u{1B}[31mB\u{7}\r\nC"]
    let text = ArchitectureFigure(of: samples.architecture, found: module)
      .drawing(isColored: false)
    #expect(text.contains("A [31mB  C"))
  }

  @Test func `Several types of one role are listed one below the other`() throws {
    let samples = try FoundModuleSamples("surf-mvp")
    var module = samples.module()
    module.typeNames["View"] = ["OnPhone", "OnTablet", "OnTelevision", "OnWatch", "OnGlasses"]
    let text = ArchitectureFigure(of: samples.architecture, found: module)
      .drawing(isColored: false)
    let rows = ["View", "OnPhone", "OnTablet", "OnTelevision", "and 2 more"]
    #expect(
      rows.allSatisfy { row in text.split(separator: "\n").contains { $0.hasPrefix("│ \(row) ") } })
  }

  @Test(arguments: ShippedArchitectures.names)
  func `The diagram of any module fits, is complete and has no overlaps`(name: String) throws {
    let architecture = try ArchitectureReader().architecture(named: name)
    var modules = AnyModule(
      random: SeededRandom(seed: name.utf8.count), architecture: architecture)
    for number in 0..<samples(30, full: 2_000) {
      let figure = ArchitectureFigure(of: architecture, found: modules.next())
      let text = figure.drawing(isColored: false)
      #expect(faults(in: text, of: figure) == [], "\(number)\n\(text)")
      let colored = figure.drawing(isColored: true).replacing("\u{1B}[31m", with: "")
      #expect(colored.replacing("\u{1B}[0m", with: "") == text)
      #expect(try #require(Picture(figure.svg)).faults == [], "\(number)\n\(text)")
    }
  }
}
