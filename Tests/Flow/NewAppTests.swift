import AdderTestSupport
import Foundation
import Testing

extension [String: Data] {
  /// The files without those that Adder stores for `undo`.
  fileprivate var withoutState: [String: Data] { filter { !$0.key.contains(".adder/") } }
}

/// `adder new`, run as a user runs it.
@Suite(.serialized) struct NewAppTests {
  /// Creates an app and requires that no warnings are printed.
  private func make(
    _ adder: CommandUnderTest, _ words: String..., location: SourceLocation = #_sourceLocation
  ) throws -> Outcome {
    let outcome = try adder.run(["new"] + words)
    #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: location)
    #expect(outcome.errors.isEmpty, "\(outcome.errors)", sourceLocation: location)
    return outcome
  }

  /// Requires that the command is refused with this message and writes nothing.
  private func check(
    _ words: String..., in adder: CommandUnderTest? = nil, status: Int32 = 2,
    refusedWith message: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let adder = try adder ?? CommandUnderTest()
    let before = try adder.folder.snapshot()
    let outcome = try adder.run(["new"] + words)
    #expect(outcome.status == status, sourceLocation: location)
    #expect(outcome.errors.contains(message), "\(outcome.errors)", sourceLocation: location)
    #expect(try adder.folder.snapshot() == before, sourceLocation: location)
  }

  // MARK: - A package

  /// The architectures in the order in which they are built; a normal run builds only the first.
  private static let architectures = [
    "mutual-mobile-viper", "rambler-viper", "bytepace-viper", "clean-swift", "surf-mvp",
    "viper-light",
  ]

  @Test(arguments: architectures.prefix(samples(1, full: architectures.count)))
  func `A new package runs, accepts another module, and passes the tests of both`(
    architecture: String
  ) throws {
    let adder = try CommandUnderTest()
    let made = try make(
      adder, "Магазин", "--architecture", architecture, "--kind", "package", "--module", "Витрина")
    #expect(made.output.contains("cd Магазин"))
    let folder = adder.folder.url.appending(path: "Магазин")
    let started = try AdderTestSupport.run("swift", ["run", "--quiet"] + quickBuild, in: folder)
    #expect(started.status == 0, "\(started.errors)")
    #expect(started.output.contains("Витрина"), "\(started.output)")
    let next = try adder("gen", "Profile", in: "Магазин")
    #expect(next.status == 0 && next.errors.isEmpty, "\(next.errors)")
    let tests = try AdderTestSupport.run("swift", ["test"] + quickBuild, in: folder)
    let log = tests.output + tests.errors
    #expect(tests.status == 0, "\(log.suffix(4000))")
    #expect(!log.contains("warning:"), "\(log.suffix(4000))")
    #expect(log.contains("Витрина") && log.contains("Profile"))
  }

  @Test func `A package for iOS has a library, and modules with UIKit`() throws {
    let adder = try CommandUnderTest()
    let made = try make(
      adder, "Shop", "--architecture", "surf-mvp", "--kind", "package", "--ui", "uikit")
    #expect(made.output.contains("a Swift package for iOS"))
    #expect(adder.folder.exists("Shop/Sources/Shop/Screens/Home/View/HomeViewController.swift"))
    #expect(adder.folder.exists("Shop/Sources/Shop/Support/ModuleTransitionable.swift"))
    #expect(adder.folder.exists("Shop/Sources/Shop/Application/SceneDelegate.swift"))
    let next = try adder("gen", "Profile", "--dry-run", in: "Shop")
    #expect(next.errors.isEmpty, "\(next.errors)")
    #expect(next.output.contains("ProfileViewController.swift"))
    // The files that all modules share exist already.
    #expect(!next.output.contains("ModuleTransitionable.swift "))
  }

  // MARK: - A window

  @Test func `An app with windows depends on the clone that the command was built in`() throws {
    let adder = try CommandUnderTest()
    let made = try make(adder, "Notes", "--architecture", "bytepace-viper", "--ui", "gtk")
    #expect(made.output.contains("opens a window with Home"))
    let manifest = try adder.folder.read("Notes/Package.swift")
    let place = try #require(manifest.firstMatch(of: /\.package\(name: "Adder", path: "([^"]*)"\)/))
    #expect(place.output.1.hasPrefix("../"))
    let library = adder.folder.url.appending(path: "Notes/\(place.output.1)/Package.swift")
    #expect(
      FileManager.default.contentsEqual(
        atPath: library.path(percentEncoded: false),
        andPath: repository.appending(path: "Package.swift").path(percentEncoded: false)))
    let settings = try adder.folder.read("Notes/adder.yml")
    #expect(settings.contains("runtime: adder") && settings.contains("ui: gtk"))
    let next = try adder("gen", "Profile", in: "Notes")
    #expect(next.status == 0 && next.errors.isEmpty, "\(next.errors)")
    #expect(adder.folder.exists("Notes/Sources/Notes/Modules/Profile/View/ProfileView.swift"))
  }

  @Test func `An app named like a system library is refused`() throws {
    try check("Glibc", "--architecture", "rambler-viper", refusedWith: "'Glibc' cannot name an app")
  }

  @Test func `A library that is not at the given place is refused`() throws {
    try check(
      "Notes", "--architecture", "bytepace-viper", "--ui", "gtk", "--library", "nowhere",
      refusedWith: "'nowhere' is not a clone of Adder")
    try check(
      "Notes", "--architecture", "bytepace-viper", "--ui", "gtk", "--kind", "xcode",
      refusedWith: "An Xcode project is an iOS app")
  }

  // MARK: - An Xcode project

  @Test(arguments: architectures)
  func `A new Xcode project contains the files it refers to`(architecture: String) throws {
    let adder = try CommandUnderTest()
    let made = try make(
      adder, "Shop", "--architecture", architecture, "--kind", "xcode", "--bundle-prefix",
      "ru.company", "--company", "Company", "--author", "Мария", "--tests", "xctest")
    #expect(made.output.contains("open Shop.xcodeproj"))
    let project = try adder.folder.read("Shop/Shop.xcodeproj/project.pbxproj")
    #expect(project.contains("PRODUCT_BUNDLE_IDENTIFIER = ru.company.Shop;"))
    for path in [
      "Shop/Info.plist", "Shop/Resources/Assets.xcassets/Contents.json",
      "Shop/Resources/LaunchScreen.storyboard", "adder.yml",
      "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme",
    ] { #expect(adder.folder.exists("Shop/\(path)"), "\(path)") }
    let settings = try adder.folder.read("Shop/adder.yml")
    for line in [
      "architecture: \(architecture)", "author: Мария", "company: Company", "targets: [Shop]",
      "testTargets: [ShopTests]", "xcodeProject: Shop.xcodeproj", "  tests: xctest", "  ui: uikit",
    ] { #expect(settings.contains(line + "\n"), "\(line)") }
  }

  @Test(arguments: architectures)
  func `Only code that is also built without UIKit tests whether there is UIKit`(
    architecture: String
  ) throws {
    let adder = try CommandUnderTest()
    _ = try make(adder, "Shop", "--architecture", architecture, "--kind", "xcode")
    let next = try adder("gen", "Profile", in: "Shop")
    #expect(next.status == 0 && next.errors.isEmpty, "\(next.errors)")
    #expect(try adder.filesWithConditions(in: "Shop") == [])

    let path = "Shop/Shop.xcodeproj/project.pbxproj"
    let project = try adder.folder.read(path)
    try adder.folder.write(
      project.replacing(
        "SDKROOT = iphoneos;",
        with: "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";"),
      to: path)
    #expect(try adder("gen", "Feed", in: "Shop").status == 0)
    let files = try adder.filesWithConditions(in: "Shop")
    #expect(!files.isEmpty && files.allSatisfy { $0.contains("/Feed/") }, "\(files)")
  }

  @Test(arguments: ["xcode", "package"])
  func `An app's first module is a generated one, and the next is added beside it`(
    kind: String
  ) throws {
    let adder = try CommandUnderTest()
    _ = try make(adder, "Магазин", "--architecture", "surf-mvp", "--kind", kind, "--ui", "uikit")
    let new = try adder.folder.snapshot().withoutState
    let same = try adder("gen", "Home", in: "Магазин")
    #expect(same.output.hasPrefix("Nothing to do"), "\(same.output)\(same.errors)")

    let next = try adder("gen", "Profile", in: "Магазин")
    #expect(next.status == 0 && next.errors.isEmpty, "\(next.errors)")
    let added = try adder.folder.snapshot().withoutState.filter { new[$0.key] != $0.value }.keys
    #expect(added.contains { $0.hasSuffix("Screens/Profile/View/ProfileViewController.swift") })
    #expect(
      added.contains { $0.hasSuffix("Screens/Profile/View/ProfileViewControllerTests.swift") })
    // No existing file changed, not even the Xcode project.
    #expect(added.allSatisfy { $0.contains("Profile") }, "\(added)")

    let removed = try adder("module", "remove", "Home", in: "Магазин")
    #expect(removed.status == 0 && removed.errors.isEmpty, "\(removed.errors)")
    #expect(try adder.folder.tree().allSatisfy { !$0.contains("/Home") })
    for _ in 0..<2 { #expect(try adder("undo", in: "Магазин").status == 0) }
    #expect(try adder.folder.snapshot().withoutState == new)
  }

  @Test func `By default, the new app is one that this machine can run`() throws {
    let adder = try CommandUnderTest()
    _ = try make(adder, "Shop", "--architecture", "clean-swift")
    _ = try make(adder, "Bot", "--architecture", "clean-swift", "--ui", "none")
    #if os(macOS)
      #expect(adder.folder.exists("Shop/Shop.xcodeproj/project.pbxproj"))
    #else
      #expect(try adder.folder.read("Shop/Package.swift").contains("executableTarget"))
    #endif
    #expect(try adder.folder.read("Bot/Package.swift").contains("executableTarget"))
  }

  // MARK: - Dry runs, undo and existing folders

  @Test func `A dry run shows every file and creates nothing, not even the folder`() throws {
    let adder = try CommandUnderTest()
    let outcome = try make(adder, "Shop", "--architecture", "rambler-viper", "--dry-run")
    #expect(outcome.output.contains("HomePresenter.swift"))
    #expect(outcome.output.contains("+# Shop\n"))
    #expect(try adder.folder.tree() == [])
  }

  @Test func `Undo reverts the whole app, which can then be created again`() throws {
    let adder = try CommandUnderTest()
    let words = ["Shop", "--architecture", "bytepace-viper"]
    _ = try make(adder, words[0], words[1], words[2])
    let first = try adder.folder.snapshot()
    let undone = try adder("undo", in: "Shop")
    #expect(undone.status == 0, "\(undone.errors)")
    #expect(undone.output.hasPrefix("Reverted 'new Shop'"))
    #expect(try adder.folder.tree() == ["Shop/"])
    _ = try make(adder, words[0], words[1], words[2])
    let second = try adder.folder.snapshot()
    #expect(first.keys.sorted() == second.keys.sorted())
  }

  @Test func `An app is created in an empty repository, not in a folder with contents`() throws {
    let adder = try CommandUnderTest(["Shop/notes.txt": "mine", "Fresh/.git/HEAD": "ref"])
    try check(
      "Shop", "--architecture", "surf-mvp", in: adder, status: 1,
      refusedWith: "'Shop' already exists and is not empty, so nothing was written.")
    try check(
      "Shop", "--architecture", "surf-mvp", "--dry-run", in: adder, status: 1,
      refusedWith: "already exists")
    try adder.folder.write("text", to: "Other")
    try check(
      "Other", "--architecture", "surf-mvp", in: adder, status: 1, refusedWith: "already exists")
    _ = try make(adder, "Fresh", "--architecture", "surf-mvp")
    #expect(adder.folder.exists("Fresh/README.md"))
  }

  /// A new app does not use the settings of the folder that it is created in.
  @Test func `Errors in the settings of the enclosing folder do not matter`() throws {
    let adder = try CommandUnderTest(["adder.yml": "architecture: [", "Rambafile": "?"])
    _ = try make(adder, "Shop", "--architecture", "surf-mvp")
    let next = try adder("gen", "Profile", "--dry-run", in: "Shop")
    if !next.errors.contains("Xcode project") { #expect(next.status == 0, "\(next.errors)") }
  }

  @Test func `An interrupted creation is reverted before the app is created again`() throws {
    let adder = try CommandUnderTest()
    for delay in stride(from: 2000, through: 30000, by: sampleStep(4000, full: 1000)) {
      try adder.kill(["new", "Shop", "--architecture", "rambler-viper"], after: delay)
      let outcome = try adder("new", "Shop", "--architecture", "rambler-viper")
      // The killed command created either nothing or the whole app.
      #expect(outcome.status == 0 || outcome.errors.contains("already exists"))
      #expect(adder.folder.exists("Shop/README.md") && adder.folder.exists("Shop/adder.yml"))
      let undone = try adder("undo", in: "Shop")
      #expect(undone.status == 0, "\(undone.errors)")
      #expect(try adder.folder.tree() == ["Shop/"])
    }
  }

  // MARK: - Wrong arguments

  @Test func `Wrong arguments are reported, and nothing is created`() throws {
    try check("Shop", refusedWith: "Add --architecture NAME")
    try check(
      "Shop", "--architecture", "rambler", refusedWith: "There is no architecture 'rambler'")
    try check("Shop", "--architecture", "ours.yml", refusedWith: "ours.yml' cannot be read")
    try check("my shop", "--architecture", "surf-mvp", refusedWith: "for example 'MyShop'")
    try check("UIKit", "--architecture", "surf-mvp", refusedWith: "for example 'UIKitApp'")
    try check("Shop", "--architecture", "surf-mvp", "--kind", "gtk", refusedWith: "--kind")
    try check(
      "Shop", "--architecture", "surf-mvp", "--kind", "xcode", "--ui", "none",
      refusedWith: "'--kind package'")
    try check(
      "Shop", "--architecture", "surf-mvp", "--module", "home", refusedWith: "for example 'Home'")
    try check(
      "Shop", "--architecture", "surf-mvp", "--bundle-prefix", "my company",
      refusedWith: "--bundle-prefix com.example")
    try check("--architecture", "surf-mvp", refusedWith: "NAME")
  }
}

extension CommandUnderTest {
  /// The Swift files in which code depends on whether there is UIKit.
  fileprivate func filesWithConditions(in name: String) throws -> [String] {
    try folder.tree(name).filter { $0.hasSuffix(".swift") }.filter { path in
      try folder.read("\(name)/\(path)").contains("canImport(UIKit)")
    }
  }
}
