import AdderArchitectures
import Testing

@Suite struct ArchitecturePageTests {
  @Test(arguments: ShippedArchitectures.names)
  func `The page equals its snapshot`(name: String) throws {
    let architecture = try ArchitectureReader().architecture(named: name)
    try expectSnapshot("\(name).txt", ArchitecturePage(of: architecture).text)
  }

  @Test(arguments: ShippedArchitectures.names)
  func `Every role, contract and reference is on the page, and no line is too wide`(
    name: String
  ) throws {
    let architecture = try ArchitectureReader().architecture(named: name)
    let page = ArchitecturePage(of: architecture, module: "Feed").text
    for role in architecture.roles { #expect(page.contains("  \(role.name)")) }
    for contract in architecture.contracts {
      let name = try #require(contract.protocolNames.first).typeName(module: "Feed")
      #expect(page.contains("  \(name): "))
    }
    for reference in architecture.references { #expect(page.contains("  \(reference.name) ")) }
    let widest = page.split(separator: "\n").max { $0.count < $1.count } ?? ""
    #expect(widest.count <= 100, "\(widest)")
  }

  @Test func `The list has a line for each architecture`() throws {
    let reader = ArchitectureReader()
    let architectures = try ["clean-swift", "surf-mvp"].map { try reader.architecture(named: $0) }
    #expect(
      ArchitecturePage.list(of: architectures) == """
        clean-swift  View → Interactor → Presenter → View, with Request, Response and ViewModel for each use case
        surf-mvp     Configurator, View with adapters, Presenter over services, Router, ModuleInput and ModuleOutput

        """)
  }
}
