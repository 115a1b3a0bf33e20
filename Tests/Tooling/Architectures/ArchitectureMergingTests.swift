import AdderArchitectures
import AdderFindings
import Testing

/// Reads an architecture file that extends a shipped one or other files, and requires no findings.
private func read(
  _ text: String, file: String = "Team/ours.yml", files: [String: String] = [:],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Architecture {
  let reading = ArchitectureReader(readFile: { files[$0] }).check(text, file: file)
  #expect(reading.findings.map(\.description) == [], sourceLocation: sourceLocation)
  return try #require(reading.architecture, sourceLocation: sourceLocation)
}

private func findings(_ text: String, files: [String: String] = [:]) -> [String] {
  ArchitectureReader(readFile: { files[$0] }).check(text, file: "Team/ours.yml").findings.map {
    "\($0)"
  }
}

@Suite struct ArchitectureMergingTests {
  @Test func `A file that only extends a base equals it, except for its name`() throws {
    var shipped = try ArchitectureReader().architecture(named: "rambler-viper")
    let ours = try read("extends: rambler-viper")
    #expect(shipped.shippedBase == nil)
    shipped.name = "ours"
    shipped.shippedBase = "rambler-viper"
    #expect(ours == shipped)
  }

  @Test func `A file overrides its base key by key and keeps the rest`() throws {
    let ours = try read(
      """
      extends: rambler-viper
      title: Ours
      roles:
        View:
          name: "{module}Screen"
      """)
    #expect(ours.title == "Ours")
    #expect(ours.role(named: "View")?.typeNames.map(\.description) == ["{module}Screen"])
    #expect(ours.role(named: "View")?.has(.shows) == true)
  }

  @Test func `Lists are replaced as a whole`() throws {
    let ours = try read(
      "extends: rambler-viper\ncontracts: { RouterInput: { methods: { begin: [show] } } }")
    #expect(ours.contract(named: "RouterInput")?.methods.begin == ["show"])
    #expect(ours.contract(named: "RouterInput")?.methods.contain == ["Module"])
  }

  @Test func `Additions of a file come last`() throws {
    let ours = try read(
      """
      extends: rambler-viper
      roles:
        Analytics: { name: "{module}Analytics", folder: Presenter }
      references:
        Presenter.analytics: strong Analytics
      """)
    #expect(ours.roles.last?.name == "Analytics")
    #expect(ours.references.last?.name == "Presenter.analytics")
  }

  @Test func `A reference can be replaced`() throws {
    let ours = try read("extends: surf-mvp\nreferences: { Presenter.output: strong ModuleOutput }")
    #expect(
      ours.references(heldBy: "Presenter").first { "\($0.property)" == "output" }?.strength
        == .strong)
  }

  @Test func `Removing a role also removes its contracts, references and mentions`() throws {
    let ours = try read("extends: rambler-viper\nroles: { Interactor: ~ }")
    #expect(ours.role(named: "Interactor") == nil)
    #expect(ours.contract(named: "InteractorInput") == nil)
    #expect(ours.contract(named: "InteractorOutput") == nil)
    #expect(!ours.references.contains { $0.holder == "Interactor" })
    #expect(!ours.references.contains { $0.targets.contains("InteractorInput") })
    #expect(!ours.roles.contains { $0.mustNotKnow.contains("Interactor") })
    #expect(ours.compositions[0].builds == ["View", "Presenter", "Router"])
    #expect(ours.contract(named: "ViewInput") != nil)
  }

  @Test func `Removing a contract also removes it from parts and references`() throws {
    let ours = try read("extends: surf-mvp\ncontracts: { ModuleOutput: null }")
    #expect(!ours.references.contains { "\($0.property)" == "output" && $0.holder == "Presenter" })
    #expect(ours.compositions[0].takes == [])
    #expect(ours.layout.openToOthers == ["Configurator", "ModuleInput", "Alert"])
  }

  @Test func `A part that only changes other parts stays when something is removed`() throws {
    let ours = try read("extends: clean-swift\nroles: { Configurator: ~ }")
    #expect(ours.parts.map(\.name) == ["Worker", "Routing"])
  }

  @Test func `A file must not mention what it removes`() {
    #expect(
      findings(
        """
        extends: rambler-viper
        roles:
          Facade: ~
          Presenter: { mustNotKnow: [Facade] }
        """) == [
          "Team/ours.yml:4:30: error: There is no knowledge, role or contract named 'Facade'."
        ])
  }

  @Test func `Removing something that no base has is reported`() {
    #expect(
      findings("extends: rambler-viper\nroles: { Facde: ~ }") == [
        "Team/ours.yml:2:10: error: 'Facde' has no value, and no base has one to remove. "
          + "Give it a value or remove the line."
      ])
  }

  @Test func `A file can extend another file by its relative path`() throws {
    let ours = try read(
      "extends: ../Company/company.yml\ntitle: Ours",
      files: ["Company/company.yml": "extends: clean-swift\nsummary: The company's"])
    #expect(ours.title == "Ours")
    #expect(ours.summary == "The company's")
    #expect(ours.shippedBase == "clean-swift")
    #expect(ours.role(named: "Worker") != nil)
  }

  @Test func `A role that a base removes can be added again`() throws {
    let ours = try read(
      """
      extends: ./lean.yml
      roles: { Facade: { name: "{feature}Front" } }
      """, files: ["Team/lean.yml": "extends: rambler-viper\nroles: { Facade: ~ }"])
    #expect(ours.role(named: "Facade")?.typeNames.map(\.description) == ["{feature}Front"])
  }

  @Test func `A finding in a base has a location in the base`() {
    #expect(
      findings(
        "extends: ./lean.yml", files: ["Team/lean.yml": "extends: rambler-viper\nrols: {}"]) == [
          "Team/lean.yml:2:1: error: 'rols' is not a known key here. Did you mean 'roles'?"
        ])
  }

  @Test func `The error about an unknown base suggests the right one`() {
    #expect(
      findings("extends: rambler-vipr") == [
        "Team/ours.yml:1:10: error: No architecture named 'rambler-vipr' comes with Adder. "
          + "Name one that does, or a file that ends in '.yml'. Did you mean 'rambler-viper'?"
      ])
    #expect(
      findings("extends: ./no.yml") == [
        "Team/ours.yml:1:10: error: The file 'Team/no.yml' cannot be read. "
          + "Give its path relative to this file's folder."
      ])
  }

  @Test func `Files that extend each other are refused`() {
    let cycle = [
      "Team/ours.yml": "extends: ./a.yml", "Team/a.yml": "extends: ./b.yml",
      "Team/b.yml": "extends: ours.yml",
    ]
    #expect(
      findings("extends: ./a.yml", files: cycle) == [
        "Team/b.yml:1:10: error: 'ours.yml' extends this file in turn. "
          + "Extend an architecture that does not."
      ])
  }
}
