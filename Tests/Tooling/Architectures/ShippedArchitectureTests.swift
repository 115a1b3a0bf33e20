import AdderArchitectures
import AdderFindings
import AdderShipped
import Testing

@Suite struct ShippedArchitectureTests {
  @Test(arguments: ShippedArchitectures.names)
  func `A shipped architecture is read without findings`(name: String) throws {
    let text = try #require(ShippedFiles.contents(of: "\(name).yml"))
    let reading = ArchitectureReader().check(text, file: "Architectures/\(name).yml")
    #expect(reading.findings.map(\.description) == [])
    #expect(reading.architecture?.name == name)
  }

  @Test func `Architectures that extend another one apply only to projects that name them`() throws
  {
    let extending = try ShippedArchitectures.names.filter { name in
      let text = try #require(ShippedFiles.contents(of: "\(name).yml"))
      return try ArchitectureReader().architecture(text, file: "team.yml").shippedBase != nil
    }
    #expect(extending == ShippedArchitectures.onlyIfNamed)
  }
}
