import AdderFindings
import AdderModuleDiscovery
import AdderModuleRenaming
import Testing

/// Two modules that share only their name.
@Suite struct ModulesOfOneNameTests {
  @Test func `Without a folder, the error names all of them`() throws {
    try check(
      in: nil,
      says: """
        error: There are several modules 'Profile' that share nothing. Choose one with --module-path: \
        'App/Modules/Profile', 'App/Pad/Profile'.
        """)
  }

  @Test func `A folder without a module of that name is refused`() throws {
    try check(
      in: "App/Phone",
      says: """
        error: There is no module 'Profile' in 'App/Phone'. There are some in App/Modules/Profile, \
        App/Pad/Profile.
        """)
  }

  @Test(arguments: ["App/Pad/Profile", "App/Pad"])
  func `The module in the folder is renamed, and the other does not change`(folder: String) throws {
    let app = try Self.app()
    let renaming = try ModuleRenaming(
      RenameRequest(from: "Profile", to: "Account", in: folder), of: app.discovered(),
      in: app.snapshot, architectures: SampleApp.architectures())
    let presenter = renaming.result.texts["App/Pad/Account/AccountPresenter.swift"]
    let text = String(decoding: try #require(presenter), as: UTF8.self)
    #expect(text.contains("final class AccountPresentation: AccountTabletViewOutput"))
    for (path, bytes) in app.snapshot.texts where path.hasPrefix("App/Modules/") {
      #expect(renaming.result.texts[path] == bytes, "\(path)")
    }
  }

  @Test func `If only one of them is in a target, that one is renamed`() throws {
    var snapshot = try Self.app().snapshot
    // They have types of the same name.
    snapshot.texts["App/Pad/Profile/ProfileInteractor.swift"]?.append(
      contentsOf: "\nfinal class ProfileInteractor {}".utf8)
    let app = SampleApp(snapshot)
    func renaming(inTarget isBuilt: (String) -> Bool) throws -> ModuleRenaming {
      let target = ProjectTargets.Target(name: "App", isForTests: false)
      let built = app.snapshot.sources.swift.filter(isBuilt).map { ($0, [target]) }
      return try ModuleRenaming(
        RenameRequest(from: "Profile", to: "Account"),
        of: app.discovered(ProjectTargets(Dictionary(uniqueKeysWithValues: built))),
        in: app.snapshot, architectures: SampleApp.architectures())
    }
    let renamed = try renaming { $0.hasPrefix("App/Modules/") }
    #expect(
      renamed.paths.isSuperset(of: [
        "App/Modules/Account/AccountPresenter.swift", "App/Pad/Profile/ProfilePresenter.swift",
      ]))
    #expect(
      renamed.findings.map(\.description) == [
        """
        App/Pad/Profile/ProfileViewController.swift:1:1: note: 'App/Pad' has its own module 'Profile', and no \
        target contains its files. They do not change.
        """
      ])
    #expect(throws: RenameError.self) { try renaming { _ in true } }
  }

  // MARK: - Helpers

  private static func app() throws -> SampleApp {
    var files = SampleModule(folder: "App/Modules/").files
    for (path, text) in SampleModule(folder: "App/Pad/").files {
      files[path] =
        text.replacing(/Profile(?=(View|Interactor|Router)(In|Out)put)/, with: "ProfileTablet")
        .replacing(/ProfileViewController\b/, with: "ProfileVC")
        .replacing(/ProfilePresenter\b/, with: "ProfilePresentation")
        .replacing(/ProfileInteractor\b/, with: "ProfileWorker")
        .replacing(/ProfileRouter\b/, with: "ProfileNavigator")
        .replacing(/ProfileAssembly\b/, with: "ProfileBuilder")
    }
    let app = SampleApp(files)
    try #require(try app.discovered().modules.map(\.name) == ["Profile", "Profile"])
    return app
  }

  private func check(
    in folder: String?, says: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let app = try Self.app()
    let project = try app.discovered()
    let error = #expect(throws: RenameError.self, sourceLocation: sourceLocation) {
      try ModuleRenaming(
        RenameRequest(from: "Profile", to: "Account", in: folder), of: project, in: app.snapshot,
        architectures: SampleApp.architectures())
    }
    #expect(error?.description.contains(says) == true, sourceLocation: sourceLocation)
  }
}
