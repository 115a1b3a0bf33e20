import AdderModuleDiscovery
import AdderModuleRenaming
import Testing

@Suite struct RenameRefusalTests {
  @Test func `The error about a misspelt module suggests the right name`() throws {
    let app = SampleApp([:], modules: "Profile")
    try app.checkRefused(
      "Profil", says: "error: There is no module 'Profil'. Did you mean 'Profile'?")
    try app.checkRefused("Zzz", says: "error: There is no module 'Zzz'. There are Profile.")
    try SampleApp(["A.swift": "struct A {}"]).checkRefused(
      "Profile", says: "error: There is no module 'Profile': no modules were found")
  }

  @Test func `The module's own name or another module's is refused as a new name`() throws {
    let app = SampleApp([:], modules: "Profile", "News")
    try app.checkRefused(to: "Profile", says: "error: The module is already called 'Profile'.")
    try app.checkRefused(to: "News", says: "error: There is already a module 'News'.")
  }

  @Test func `A new type name that is already used is refused with its location`() throws {
    try SampleApp(["App/Other.swift": "\nstruct AccountPresenter {}"], modules: "Profile")
      .checkRefused(
        says:
          "App/Other.swift:2:8: error: 'ProfilePresenter' would become 'AccountPresenter', which is"
      )
    // Inside a string literal, the text is not a name.
    _ = try SampleApp(["App/Other.swift": #"let a = "AccountPresenter""#], modules: "Profile")
      .renaming()
  }

  @Test func `Two names that would become the same are refused`() throws {
    try SampleApp(
      [
        "App/Modules/Profile/Cells.swift":
          "struct AccountProfileCell {}\nstruct ProfileAccountCell {}"
      ], modules: "Profile"
    ).checkRefused(
      says: """
        App/Modules/Profile/Cells.swift:1:8: error: 'ProfileAccountCell' would become 'AccountAccountCell', \
        which is
        """)
    let files = ["AccountProfile", "ProfileAccount"].map {
      ("App/Modules/Profile/\($0).swift", "let a = 1")
    }
    try SampleApp(Dictionary(uniqueKeysWithValues: files), modules: "Profile").checkRefused(
      says: "error: 'App/Modules/Profile/ProfileAccount.swift' would become")
  }

  @Test func `A project that lists the module's files and cannot be read is refused`() throws {
    func app(_ file: String) -> SampleApp {
      let xml = "<?xml version=\"1.0\"?><plist><string>\(file)</string></plist>"
      return SampleApp(["App.xcodeproj/project.pbxproj": xml], modules: "Profile")
    }
    try app("ProfileRouter.swift").checkRefused(
      says: """
        error: The rename would change the meaning of the project, so nothing was changed:
          - App.xcodeproj/project.pbxproj lists 'ProfileRouter.swift', but cannot be parsed
        """)
    _ = try app("Other.swift").renaming()
  }

  @Test func `A new type name that excluded code uses is refused`() throws {
    var app = SampleApp(["Made.swift": "\nstruct AccountRouter {}"], modules: "Profile")
    app.exclude("Made.swift")
    try app.checkRefused(says: "Made.swift:2:8: error: 'ProfileRouter' would become")
  }

  @Test func `A file with the same name in another target does not prevent a rename`() throws {
    let app = SampleApp(["Tools/AccountRouter.swift": "let a = 1"], modules: "Profile")
    let tool = ProjectTargets.Target(name: "Tool", isForTests: false)
    let project = try app.discovered(ProjectTargets(["Tools/AccountRouter.swift": [tool]]))
    _ = try ModuleRenaming(
      RenameRequest(from: "Profile", to: "Account"), of: project, in: app.snapshot,
      architectures: SampleApp.architectures())
  }

  @Test func `A rename is refused if a file or folder with the new name exists`() throws {
    try SampleApp(["Tools/AccountRouter.swift": "let a = 1"], modules: "Profile").checkRefused(
      says: "error: 'App/Modules/Profile/ProfileRouter.swift' would become")
    try SampleApp([:], modules: "Profile", otherFiles: ["App/Modules/account/a.png"]).checkRefused(
      says:
        "error: 'App/Modules/Profile' would become 'App/Modules/Account', which already exists.")
  }

  @Test func `A module that discovery would then find under another name is refused`() throws {
    // 'Profile' is as likely as 'Settings', so the alphabetically first name is used.
    let files = SampleModule().files.mapValues {
      $0.replacing("ProfilePresenter", with: "SettingsPresenter")
        .replacing("ProfileInteractor ", with: "DataInteractor ")
        .replacing("ProfileInteractor(", with: "DataInteractor(")
        .replacing("ProfileInteractor:", with: "DataInteractor:")
        .replacing("ProfileAssembly", with: "Builder")
    }
    let app = SampleApp(files)
    #expect(try app.discovered().modules.map(\.name) == ["Profile"])
    try app.checkRefused(
      to: "Zebra",
      says: """
        error: The rename would change the meaning of the project, so nothing was changed:
          - the module would still be found as 'Settings', because a type or folder with that name is not renamed
        """)
  }
}
