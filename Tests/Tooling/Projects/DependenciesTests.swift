import AdderFindings
import AdderProjects
import AdderToolingTestSupport
import Testing

@Suite struct DependenciesTests {
  @Test(arguments: [
    "pod 'ViperMcFlurry'", "  pod \"ViperMcFlurry/Swift\", '~> 1.0'", "pod 'vipermcflurry'",
  ])
  func `A pod in the Podfile counts as present`(line: String) throws {
    try check(["adder.yml": "podfile: Podfile", "Podfile": "target 'App' do\n\(line)\nend"], [])
  }

  @Test(arguments: [
    "github \"rambler/ViperMcFlurry\" ~> 1.0", "git \"https://x/ViperMcFlurry.git\"",
  ])
  func `A framework in the Cartfile counts as present`(line: String) throws {
    try check(["adder.yml": "cartfile: Cartfile", "Cartfile": line], [])
  }

  @Test func `A product in the package counts as present`() throws {
    let target = #".product(name: "ViperMcFlurry", package: "x")"#
    try check(["Package.swift": "let package = Package(name: \"A\", targets: [\(target)])"], [])
  }

  @Test func `A missing dependency is a warning that names it and the files`() throws {
    try check(
      [
        "adder.yml": "podfile: Podfile\ncartfile: Cartfile", "Podfile": "# pod 'ViperMcFlurry'",
        "Cartfile": "github \"a/Other\"",
      ],
      [
        "warning: The template needs 'ViperMcFlurry', which is not in 'Podfile' or 'Cartfile'. "
          + "Add it there before building."
      ])
  }

  @Test func `Several missing dependencies are reported in one warning`() throws {
    try check(
      ["adder.yml": "podfile: Podfile", "Podfile": ""], of: ["A", "B"],
      [
        "warning: The template needs 'A', 'B', which are not in 'Podfile'. "
          + "Add them there before building."
      ])
  }

  @Test func `Without a list of libraries, nothing is reported`() throws {
    try check(["adder.yml": ""], [])
    try check(["adder.yml": "podfile: Gone"], [])
  }

  // MARK: - Helpers

  private func check(
    _ files: [String: String], of names: [String] = ["ViperMcFlurry"], _ findings: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let folder = try ProjectFolder(files)
    let found = try Project(around: folder.path).findings(forDependencies: names)
    #expect(found.map(\.description) == findings, sourceLocation: sourceLocation)
  }
}
