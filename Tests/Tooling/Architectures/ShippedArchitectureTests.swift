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
}
