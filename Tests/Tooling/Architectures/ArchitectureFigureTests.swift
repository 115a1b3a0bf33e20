import AdderArchitectures
import AdderTestSupport
import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import Testing

private func figure(_ name: String, module: String = "Profile") throws -> ArchitectureFigure {
  ArchitectureFigure(of: try ArchitectureReader().architecture(named: name), module: module)
}

/// The arrows of a figure, each as `From -label-> To`, or `From ~label~> To` if it is weak.
private func arrows(_ figure: ArchitectureFigure) -> Set<String> {
  Set(
    figure.arrows.map { arrow in
      let line = arrow.isStrong ? "-" : "~"
      let from = figure.nodes[arrow.from].name
      return "\(from) \(line)\(arrow.label)\(line)> \(figure.nodes[arrow.to].name)"
    })
}

@Suite struct ArchitectureFigureTests {
  @Test func `The diagram of the VIPER book's architecture has the book's arrows`() throws {
    let figure = try figure("rambler-viper")
    #expect(
      arrows(figure).isSuperset(of: [
        "View -ViewOutput-> Presenter", "Presenter ~ViewInput~> View",
        "Presenter -InteractorInput-> Interactor", "Interactor ~InteractorOutput~> Presenter",
        "Presenter -RouterInput-> Router", "Router ~TransitionHandler~> View",
        "Other module -ModuleInput-> Presenter", "Presenter ~ModuleOutput~> Other module",
      ]))
    #expect(figure.lines.map(\.name) == ["ProfileAssembly"])
  }

  @Test func `The Clean Swift cycle leads from view to interactor, presenter and view`() throws {
    #expect(
      arrows(try figure("clean-swift")).isSuperset(of: [
        "View -BusinessLogic-> Interactor", "Interactor -PresentationLogic-> Presenter",
        "Presenter ~DisplayLogic~> View", "View -RoutingLogic & DataPassing-> Router",
      ]))
  }

  @Test(arguments: ShippedArchitectures.names)
  func `The diagram equals its snapshot`(name: String) throws {
    let figure = try figure(name)
    try expectSnapshot("\(name).svg", figure.svg)
    try expectSnapshot("\(name).dot", figure.dot)
  }

  @Test(arguments: ShippedArchitectures.names)
  func `The SVG diagram is well-formed XML`(name: String) throws {
    let svg = try figure(name).svg
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(name): \(String(describing: parser.parserError))")
  }

  @Test func `Boxes grow with names of any length and script`() throws {
    let name = String(repeating: "Очень", count: 20)
    let svg = try figure("rambler-viper", module: name).svg
    #expect(svg.contains("\(name)Presenter"))
    let widths = svg.split(separator: "class=\"box\"").dropFirst().compactMap { box in
      box.split(separator: "width=\"").dropFirst().first?.split(separator: "\"").first
        .flatMap { Double($0) }
    }
    #expect(widths.max() ?? 0 > 800)
  }

  @Test func `Markup characters in a name are escaped`() throws {
    let reader = ArchitectureReader()
    let architecture = try reader.architecture(
      "extends: surf-mvp\ntitle: \"a <b> & \\\"c\\\"\"", file: "ours.yml")
    let figure = ArchitectureFigure(of: architecture)
    #expect(figure.svg.contains("a &lt;b&gt; &amp; &quot;c&quot;"))
    #expect(figure.dot.contains(#"digraph "a <b> & \"c\"""#))
    #expect(XMLParser(data: Data(figure.svg.utf8)).parse())
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dot")),
    arguments: ShippedArchitectures.names)
  func `Graphviz accepts the DOT diagram`(name: String) throws {
    let outcome = try run("/usr/bin/dot", ["-Tsvg"], input: try figure(name).dot)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.count > 1000)
  }
}
