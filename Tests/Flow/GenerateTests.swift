import AdderTestSupport
import Foundation
import Testing

@Suite struct GenerateTests {
  @Test func `A module and its tests land in the package's targets without configuration`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let outcome = try adder("gen", "Profile", "--architecture", "rambler-viper")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(adder.folder.exists("Sources/App/Modules/Profile/Presenter/ProfilePresenter.swift"))
    #expect(
      adder.folder.exists("Tests/AppTests/Modules/Profile/Presenter/ProfilePresenterTests.swift"))
    #expect(outcome.output.contains("adder undo"))
  }

  @Test func `A dry run shows the tree and the diff and writes nothing`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let before = try adder.folder.snapshot()
    let outcome = try adder("gen", "Profile", "--architecture", "clean-swift", "--dry-run")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("ProfileInteractor.swift"))
    #expect(outcome.output.contains("+final class ProfileInteractor"))
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `Undo leaves nothing of a module`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let before = try adder.folder.snapshot()
    try adder("gen", "Profile", "--architecture", "surf-mvp")
    #expect(try adder.folder.snapshot() != before)
    let outcome = try adder("undo")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `Undo refuses when a file was edited since, and touches nothing`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "--architecture", "surf-mvp")
    let path = "Sources/App/Modules/Profile/Presenter/ProfilePresenter.swift"
    try adder.folder.write("// mine\n", to: path)
    let before = try adder.folder.snapshot()
    let outcome = try adder("undo")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(path))
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `Undo works although the settings cannot be read any more`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "--architecture", "surf-mvp")
    try adder.folder.write("architecture: [", to: "adder.yml")
    let outcome = try adder("undo")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!adder.folder.exists("Sources/App/Modules"))
  }

  @Test func `Nothing is replaced without --force or a yes`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "--architecture", "rambler-viper")
    let path = "Sources/App/Modules/Profile/Presenter/ProfilePresenter.swift"
    try adder.folder.write("// mine\n", to: path)
    let refused = try adder("gen", "Profile", "--architecture", "rambler-viper")
    #expect(refused.status == 1)
    #expect(refused.errors.contains(path))
    #expect(try adder.folder.read(path) == "// mine\n")
    let forced = try adder("gen", "Profile", "--architecture", "rambler-viper", "--force")
    #expect(forced.status == 0, "\(forced.errors)")
    #expect(try adder.folder.read(path).contains("final class ProfilePresenter"))
    try adder("undo")
    #expect(try adder.folder.read(path) == "// mine\n")
  }

  @Test func `Making the same module again changes nothing`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "--architecture", "rambler-viper")
    let before = try adder.folder.snapshot()
    let outcome = try adder("gen", "Profile", "--architecture", "rambler-viper")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Nothing to do"))
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `A part is added to a module that exists, and only to that`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let early = try adder("gen", "Profile", "--architecture", "rambler-viper", "--add", "Route")
    #expect(early.status == 1)
    #expect(early.errors.contains("Make it with 'adder gen Profile'"))
    try adder("gen", "Profile", "--architecture", "rambler-viper")
    let before = Set(try adder.folder.snapshot().keys)
    let outcome = try adder("gen", "Profile", "--architecture", "rambler-viper", "--add", "route")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let added = Set(try adder.folder.snapshot().keys).subtracting(before)
      .filter { $0.hasSuffix(".swift") }
    #expect(added.contains("Sources/App/Modules/Profile/Router/ProfileRoute.swift"))
    #expect(added.allSatisfy { $0.contains("Route") })
  }

  @Test func `Tests are left out with --no-tests, and later made alone`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "--architecture", "rambler-viper", "--no-tests")
    #expect(!adder.folder.exists("Tests/AppTests/Modules"))
    let outcome = try adder("gen", "Profile", "--architecture", "rambler-viper")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(adder.folder.exists("Tests/AppTests/Modules/Profile"))
  }

  @Test func `A named template wins over --architecture, and that over the settings`() throws {
    let adder = try CommandUnderTest(
      packageFiles.merging(["adder.yml": "architecture: clean-swift\n"]) { _, new in new })
    try adder("gen", "One")
    #expect(adder.folder.exists("Sources/App/Modules/One/OneViewController.swift"))
    try adder("gen", "Two", "--architecture", "rambler-viper")
    #expect(adder.folder.exists("Sources/App/Modules/Two/Assembly/TwoAssembly.swift"))
    try adder("gen", "Three", "surf-mvp", "--architecture", "rambler-viper")
    #expect(
      adder.folder.exists("Sources/App/Modules/Three/Configurator/ThreeModuleConfigurator.swift"))
  }

  @Test func `Without anything that names an architecture the message lists them`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let outcome = try adder("gen", "Profile")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("rambler-viper"))
    #expect(outcome.errors.contains("adder init"))
  }

  @Test func `A team's own architecture uses the template of the one it extends`() throws {
    let adder = try CommandUnderTest(
      packageFiles.merging([
        "adder.yml": "architecture: ./ours.yml\n",
        "ours.yml": "extends: surf-mvp\ntitle: Ours\n",
      ]) { _, new in new })
    let outcome = try adder("gen", "Profile")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(adder.folder.exists("Sources/App/Modules/Profile/Presenter/ProfilePresenter.swift"))
  }

  @Test func `An Xcode project gets a clear answer and no file`() throws {
    let adder = try CommandUnderTest(["App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{}\n"])
    let before = try adder.folder.snapshot()
    let outcome = try adder("gen", "Profile", "--architecture", "surf-mvp")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("App.xcodeproj"))
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `Plain folders get a module as well`() throws {
    let adder = try CommandUnderTest()
    let outcome = try adder("gen", "Profile", "viper-light")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try adder.folder.tree("Modules/Profile").contains { $0.hasSuffix("Presenter.swift") })
  }
}
