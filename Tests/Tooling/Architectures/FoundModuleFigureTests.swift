import AdderArchitectures
import AdderTestSupport
import Foundation
import Testing

/// A figure's arrows that are not as described, each as `✗ From → To`. A missing arrow has `·`
/// instead of `✗`, and an unknown one has `?`.
private func remarks(_ figure: ArchitectureFigure) -> [String] {
  figure.arrows.compactMap { arrow in
    let ends = "\(figure.nodes[arrow.from].name) → \(figure.nodes[arrow.to].name)"
    return switch arrow.state {
    case .asDescribed: nil
    case .broken: "✗ \(ends)"
    case .missing: "· \(ends)"
    case .unknown: "? \(ends)"
    }
  }
}

private func figure(
  _ types: [String: [String]], _ arrows: [FoundModule.Arrow] = []
) throws -> ArchitectureFigure {
  ArchitectureFigure(
    of: try ArchitectureReader().architecture(named: "rambler-viper"),
    found: FoundModule(name: "Profile", typeNames: types, arrows: arrows))
}

@Suite struct FoundModuleFigureTests {
  @Test func `Found roles and missing required roles are boxes`() throws {
    let figure = try figure([
      "View": ["ProfileViewController"], "Presenter": ["ProfilePresenter"],
      "State": ["ProfileState"], "Unheard": ["Of"], "Router": [],
    ])
    #expect(figure.nodes.map(\.name) == ["View", "Presenter", "State", "Interactor", "Router"])
    let missing = figure.nodes.filter { $0.kind == .missing }.map(\.name)
    #expect(missing == ["Interactor", "Router"])
    #expect(figure.lines.map(\.name) == ["Assembly"])
    #expect(figure.lines.map(\.kind) == [.missing])
  }

  @Test func `Found roles without references are listed below the others`() throws {
    let figure = try figure([
      "Cell": ["ProfileCell", "PhotoCell"], "Assembly": ["ProfileAssembly"],
    ])
    #expect(figure.lines.map(\.name) == ["ProfileCell, PhotoCell", "ProfileAssembly"])
    #expect(figure.lines.map { $0.text.prefix(5) } == ["Cell:", "Assem"])
  }

  @Test func `Arrows come from the module and end at boxes`() throws {
    let figure = try figure(
      ["View": ["V"], "Presenter": ["P"]],
      [
        .init(from: "View", to: "Presenter", label: "Output", isStrong: true, state: .asDescribed),
        .init(from: "View", to: "Facade", label: "facade", isStrong: true, state: .broken),
        .init(from: "Nobody", to: "View", label: "view", isStrong: true, state: .broken),
      ])
    #expect(figure.arrows.map(\.label) == ["Output"])
    #expect(!figure.nodes.map(\.name).contains(FoundModule.otherModule))
  }

  @Test func `Other modules are boxes if an arrow names one`() throws {
    let other = FoundModule.otherModule
    let figure = try figure(
      ["View": ["V"], "Presenter": ["P"], "Interactor": ["I"], "Router": ["R"]],
      [
        .init(from: other, to: "Presenter", label: "In", isStrong: true, state: .asDescribed),
        .init(from: "Presenter", to: other, label: "Out", isStrong: false, state: .asDescribed),
        .init(from: "Interactor", to: other, label: "data", isStrong: true, state: .broken),
        .init(from: "Router", to: other, label: "OtherInput", isStrong: true, state: .unknown),
        .init(from: other, to: other, label: "nothing", isStrong: true, state: .broken),
      ])
    #expect(figure.nodes.filter { $0.kind == .otherModule }.count == 2)
    #expect(figure.nodes.last?.name == other && figure.nodes.last?.kind == .outside)
    #expect(figure.arrows.map(\.label) == ["In", "Out", "data", "OtherInput"])
    #expect(try #require(Picture(figure.svg)).faults == [])
  }

  @Test(arguments: ShippedArchitectures.names)
  func `Every flaw is shown without moving a box`(name: String) throws {
    let samples = try FoundModuleSamples(name)
    let fine = samples.figure()
    #expect(remarks(fine).isEmpty)
    for flaw in FoundModuleSamples.Flaw.allCases {
      let figure = samples.figure([flaw])
      let isSeen = !remarks(figure).isEmpty
      #expect(isSeen, "\(flaw)")
      #expect(figure.nodes.map(\.name) == fine.nodes.map(\.name), "\(flaw)")
      #expect(figure.nodes.map(\.column) == fine.nodes.map(\.column), "\(flaw)")
    }
  }

  @Test func `The columns are the book's, without empty ones`() throws {
    let bytepace = try FoundModuleSamples("bytepace-viper").figure()
    let columns = Dictionary(uniqueKeysWithValues: bytepace.nodes.map { ($0.name, $0.column) })
    #expect(columns == ["View": 0, "Presenter": 1, "Interactor": 2, "Router": 2])
  }

  @Test func `A role without a place in the layout is next to the one that references it`() throws {
    let figure = try figure(
      ["View": ["V"], "Presenter": ["P"], "CellObject": ["C"]],
      [.init(from: "Presenter", to: "CellObject", label: "cell", isStrong: true, state: .broken)])
    #expect(figure.nodes.first { $0.name == "CellObject" }?.column == 2)
  }

  @Test func `Problems are marked in the diagram, and not only by color`() throws {
    let svg = try FoundModuleSamples("bytepace-viper").figure([
      .weakForStrong, .missingRole, .extraArrow, .unknown,
    ]).svg
    let picture = try #require(Picture(svg))
    #expect(picture.elements(of: "broken").count == 2 + 1)
    #expect(picture.elements(of: "missing").count == 3 + 1)
    #expect(picture.elements(of: "unknown").count == 1 + 1)
    let wrong = picture.elements(of: "label").filter { $0.classes.contains("wrong") }.map(\.text)
    #expect(wrong.count == 5)
    #expect(wrong.filter { !$0.hasPrefix("✗ ") } == [])
    #expect(picture.elements(of: "label").filter { $0.text.hasPrefix("? ") }.count == 1)
    #expect(picture.elements(of: "missing-box").count == 1)
  }

  @Test func `An uncertain role has a question mark, and the legend explains it`() throws {
    let architecture = try ArchitectureReader().architecture(named: "rambler-viper")
    var found = try FoundModuleSamples("rambler-viper").module()
    found.uncertainRoles = ["Router", "Assembly"]
    let figure = ArchitectureFigure(of: architecture, found: found)
    let picture = try #require(Picture(figure.svg))
    #expect(picture.elements(of: "type").map(\.text).contains("? ProfileRouter"))
    #expect(figure.svg.contains(">? ProfileAssembly<"))
    #expect(figure.svg.contains(">? role uncertain<"))
    #expect(
      picture.description.contains("It is uncertain whether the type of Router plays this role."))
    #expect(figure.dot.contains("? ProfileRouter"))
    #expect(picture.faults == [])
  }

  @Test func `Unknown arrows look as in the legend, whatever their strength`() throws {
    for isStrong in [true, false] {
      let figure = try figure(
        ["View": ["V"], "Presenter": ["P"]],
        [.init(from: "View", to: "Presenter", label: "o", isStrong: isStrong, state: .unknown)])
      let unknown = try #require(Picture(figure.svg)).elements(of: "unknown")
      #expect(unknown.count == 2)
      #expect(Set(unknown.map(\.classes)).count == 1)
    }
  }

  @Test func `Names are shown in full if there is room`() throws {
    let name = "NotificationPreferences"
    let figure = try figure(
      ["View": ["\(name)ViewController"], "Presenter": ["\(name)Presenter"]],
      [.init(from: "View", to: "Presenter", label: "o", isStrong: true, state: .asDescribed)])
    let types = try #require(Picture(figure.svg)).elements(of: "type").map(\.text)
    #expect(types.contains("\(name)ViewController"))
    let long = "NotificationPreferencesOfTheAccountOverview"
    let module = FoundModule(name: long, typeNames: [:], arrows: [])
    let architecture = try ArchitectureReader().architecture(named: "clean-swift")
    #expect(ArchitectureFigure(of: architecture, found: module).title.hasPrefix(long + ":"))
  }

  @Test func `The legend explains only what occurs`() throws {
    let samples = try FoundModuleSamples("rambler-viper")
    func legend(_ flaws: FoundModuleSamples.Flaw...) throws -> [String] {
      try #require(Picture(samples.figure(flaws).svg)).elements(of: "note")
        .filter { $0.name == "text" }.map(\.text)
    }
    #expect(try legend() == ["holds strongly", "weakly"])
    #expect(
      try legend(.unknown, .extraArrow)
        == ["holds strongly", "weakly", "✗ not as described", "? unknown"])
    #expect(try legend(.missingArrow) == ["holds strongly", "weakly", "✗ missing"])
  }

  @Test func `The description of a diagram lists the problems`() throws {
    func words(_ flaw: FoundModuleSamples.Flaw...) throws -> String {
      let figure = try FoundModuleSamples("bytepace-viper").figure(flaw)
      return try #require(Picture(figure.svg)).description
    }
    let head = "The module Profile, with View, Presenter, Interactor, Router, Assembly. "
    #expect(try words() == head + "All references are as BytePace VIPER describes them.")
    #expect(
      try words(.weakForStrong)
        == head + "View holds Presenter weakly (ProfileViewOutput), but should hold it strongly.")
    #expect(
      try words(.missingArrow)
        == head + "Presenter should hold View weakly (ProfileViewInput), but does not.")
    #expect(
      try words(.extraArrow)
        == head + "View holds Interactor strongly (shortcut), which is not described.")
    #expect(
      try words(.unknown) == head
        + "Whether Presenter holds Router (ProfileRouterInput) is unknown.")
    #expect(try words(.missingRole).contains("Assembly. Router is missing. Presenter should hold"))
  }

  @Test(arguments: ShippedArchitectures.names)
  func `The diagram of a module equals its snapshot`(name: String) throws {
    let figure = try FoundModuleSamples(name)
      .figure([.weakForStrong, .missingRole, .extraArrow, .unknown])
    try expectSnapshot("\(name)-module.svg", figure.svg)
    try expectSnapshot("\(name)-module.dot", figure.dot)
  }

  @Test func `If there is no room, only the first of more than two types is named`() throws {
    func subtitle(_ types: String...) throws -> String? {
      try Picture(figure(["View": types]).svg)?.elements(of: "type").first?.text
    }
    #expect(try subtitle("OnPhone", "OnTablet", "OnWatch") == "OnPhone, OnTablet, OnWatch")
    #expect(
      try subtitle("ProfileViewController", "ProfileTabletViewController")
        == "ProfileViewController, …TabletViewController")
    #expect(
      try subtitle("ProfileViewController", "ProfileTabletViewController", "ProfileWatch")
        == "ProfileViewController and 2 more")
  }

  @Test(arguments: [
    "ПодтверждениеПерсональныхДанных", "VeryLongNamedAccountSettingsNotificationPreferences",
    "A<B>&\"C\"", "画面画面画面画面画面画面画面画面画面画面画面画面", "é",
  ])
  func `Names of any length and script fit into the boxes of a module`(module: String) throws {
    for name in ShippedArchitectures.names {
      var found = try FoundModuleSamples(name, module: module).module([.extraArrow])
      found.typeNames["View"]?.append("\(module)TableViewController")
      let architecture = try ArchitectureReader().architecture(named: name)
      let figure = ArchitectureFigure(of: architecture, found: found)
      let picture = try #require(Picture(figure.svg))
      #expect(picture.faults == [])
      #expect(picture.elements[0].number("width") < 2_000, "\(name) \(module)")
    }
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dot")),
    arguments: ShippedArchitectures.names)
  func `Graphviz accepts the DOT diagram of a module`(name: String) throws {
    let figure = try FoundModuleSamples(name).figure(FoundModuleSamples.Flaw.allCases)
    let outcome = try run("/usr/bin/dot", ["-Tsvg"], input: figure.dot)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
  }
}
