import AdderTestSupport
import Foundation
import Testing

@Suite struct ModuleListTests {
  private struct List: Decodable {
    var version: Int
    var modules: [Report]
  }

  private struct Report: Decodable {
    var name: String
    var architecture: String
    var folder: String
    var targets: [String]
    var files: [String]
    var missingRoles: [String]
    var parts: [Part]
    var wiring: [Arrow]

    struct Part: Decodable {
      var role: String
      var type: String
      var isCertain: Bool
    }

    struct Arrow: Decodable {
      var reference: String?
      var state: String
    }
  }

  private func list(_ adder: CommandUnderTest) throws -> [Report] {
    let outcome = try adder("module", "list", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try JSONDecoder().decode(List.self, from: Data(outcome.output.utf8)).modules
  }

  @Test(arguments: [
    "rambler-viper", "mutual-mobile-viper", "bytepace-viper", "clean-swift", "surf-mvp",
    "viper-light",
  ])
  func `A generated module is found with its architecture and without problems`(
    architecture: String
  ) throws {
    let adder = try CommandUnderTest(packageFiles)
    #expect(try adder("gen", "Profile", "--architecture", architecture).status == 0)
    let reports = try list(adder)
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.name == "Profile")
    #expect(report.architecture == architecture)
    #expect(report.missingRoles == [])
    #expect(report.parts.filter { !$0.isCertain }.map(\.type) == [])
    #expect(
      report.wiring.filter { $0.state != "asDescribed" && $0.state != "unknown" }
        .map { "\($0.reference ?? "-") \($0.state)" } == [])
  }

  @Test func `An alert is a module by itself, and must hold its output weakly`() throws {
    let adder = try CommandUnderTest(
      packageFiles.mapValues {
        $0.replacing("name: \"App\",\n", with: "name: \"App\", platforms: [.iOS(.v16)],\n")
      })
    try adder("gen", "Profile", "surf-mvp")
    let made = try adder("gen", "CardActions", "surf-mvp-alert")
    #expect(made.status == 0, "\(made.errors)")
    let reports = try list(adder)
    let alert = try #require(reports.first { $0.name == "CardActions" })
    #expect(reports.map(\.name) == ["CardActions", "Profile"])
    #expect(alert.architecture == "surf-mvp" && alert.missingRoles == [])
    #expect(alert.parts.map(\.type) == ["CardActionsAlertViewController"])
    #expect(alert.parts.filter { !$0.isCertain }.isEmpty)
    let checked = try adder("check")
    #expect(checked.status == 0 && checked.output.hasPrefix("Nothing found"), "\(checked.output)")
    let path = try #require(alert.files.first { $0.hasSuffix("AlertViewController.swift") })
    let weak = try adder.folder.read(path)
    try adder.folder.write(weak.replacing("weak var output", with: "var output"), to: path)
    let found = try adder("check").output
    #expect(found.contains("CardActionsAlertViewController"), "\(found)")
  }

  @Test func `An alert is found even if no other module shows the architecture`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "CardActions", "surf-mvp-alert")
    let reports = try list(adder)
    #expect(reports.map(\.name) == ["CardActions"])
    #expect(reports.map(\.architecture) == ["surf-mvp"])
  }

  @Test func `The modules are listed from any folder of the project`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "rambler-viper")
    let outcome = try adder("module", "list", in: "Sources/App")
    #expect(outcome.output.hasPrefix("MODULE   ARCHITECTURE"))
    #expect(outcome.output.contains("\nProfile  rambler-viper"))
    #expect(outcome.output.contains("\n1 module in "))
    #expect(try adder("module", "list", "--format", "names").output == "Profile\n")
  }

  @Test func `Cached and fresh lists of modules are the same`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "rambler-viper")
    let first = try adder("module", "list").output
    #expect(try adder("module", "list").output == first)
    #expect(try adder("module", "list", "--no-cache").output == first)
  }

  @Test func `A module is shown with its parts, contracts and wiring`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "rambler-viper")
    let outcome = try adder("module", "show", "Profile", "--why")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for text in ["Parts\n", "Contracts\n", "Wiring\n", "its name ends in 'Presenter'"] {
      #expect(outcome.output.contains(text), "\(text)")
    }
    #expect(try adder("module", "show", "ProfilePresenter").output.hasPrefix("Profile · "))
  }

  @Test func `The error about a missing module suggests the most similar name`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "rambler-viper")
    let outcome = try adder("module", "show", "Profil")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == "error: There is no module 'Profil' here. Did you mean Profile?\n")
  }

  @Test func `The architecture of a project is detected`() throws {
    let adder = try CommandUnderTest(packageFiles)
    #expect(try adder("architecture", "detect").status == 1)
    try adder("gen", "Profile", "surf-mvp")
    try adder("gen", "News", "surf-mvp")
    let outcome = try adder("architecture", "detect")
    #expect(outcome.output.hasPrefix("surf-mvp: 2 modules: News, Profile\n"))
    let json = try adder("architecture", "detect", "--format", "json").output
    #expect(json.contains("\"architecture\": \"surf-mvp\""))
  }

  @Test func `Unreadable files are reported, and the modules in the others are listed`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "rambler-viper")
    try Data([0x2F, 0x2F, 0xFF]).write(
      to: adder.folder.url.appending(path: "Sources/App/Old.swift"))
    let outcome = try adder("module", "list")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("Sources/App/Old.swift:1:1: warning: The file is not UTF-8"))
    #expect(outcome.output.contains("1 module"))
  }

  @Test func `The settings name roles that cannot be inferred, and exclude files`() throws {
    let module = """
      final class NewsPage { var mind: NewsMind? }
      final class NewsMind { weak var page: NewsPage? }
      """
    let adder = try CommandUnderTest(
      packageFiles.merging(["Sources/App/News.swift": module, "Sources/App/Old/A.swift": "{"]) {
        $1
      })
    #expect(try list(adder).isEmpty)
    try adder.folder.write("roles:\n  View: Page\n  Presenter: [Mind]\n", to: "adder.yml")
    let report = try #require(list(adder).first)
    #expect(report.name == "News")
    #expect(report.parts.map(\.type).prefix(2) == ["NewsPage", "NewsMind"])
    try adder.folder.write(
      "exclude: Sources/App/News.swift\nroles:\n  View: Page\n  Presenter: [Mind]\n",
      to: "adder.yml")
    #expect(try list(adder).isEmpty)
    try adder.folder.write("architecture: surf-mvp\nroles:\n  Presentr: Mind\n", to: "adder.yml")
    let outcome = try adder("module", "list")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "adder.yml:3:3: error: No architecture has a role 'Presentr'. Did you mean Presenter?\n")
  }

  @Test func `A generated module is listed with its architecture, even after a rename`() throws {
    let adder = try CommandUnderTest(packageFiles)
    for name in ["Feed", "Search", "Settings"] {
      #expect(try adder("gen", name, "rambler-viper").status == 0)
    }
    #expect(try adder("gen", "Profile", "bytepace-viper").status == 0)
    for _ in 0..<2 {
      let list = try adder("module", "list", "--format", "json").output
      let object = try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [String: Any]
      let modules = try #require(object?["modules"] as? [[String: Any]])
      let profile = try #require(modules.first { $0["name"] as? String == "Profile" })
      #expect(profile["architecture"] as? String == "bytepace-viper")
    }
    #expect(try adder("module", "rename", "Profile", "Account").status == 0)
    let renamed = try adder("module", "list", "--format", "json").output
    #expect(renamed.contains("bytepace-viper"), "\(renamed)")
  }
}
