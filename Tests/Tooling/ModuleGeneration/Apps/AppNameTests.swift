import AdderArchitectures
import AdderBase
import AdderFindings
import AdderModuleGeneration
import AdderProjects
import Testing

/// Valid app names, and requests that are refused.
@Suite struct AppNameTests {
  /// Checks that a name is refused with a message that contains this text.
  private func check(
    _ name: String, refusedWith part: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    do throws(AppError) {
      _ = try AppName(validating: name)
      Issue.record("'\(name)' was taken", sourceLocation: location)
    } catch {
      #expect(error.message.contains(part), "\(error.message)", sourceLocation: location)
      #expect(error.exitStatus == .unusableInput, sourceLocation: location)
    }
  }

  @Test func `An invalid name is refused with a suggestion`() {
    check("my shop", refusedWith: "for example 'MyShop'")
    check("shop", refusedWith: "for example 'Shop'")
    check("", refusedWith: "for example 'Shop'")
    check("../Shop", refusedWith: "for example 'Shop'")
    check("Shop/Other", refusedWith: "letters and digits")
    check("2Shop", refusedWith: "cannot name an app")
    check("Type", refusedWith: "for example 'TypeApp'")
    check(String(repeating: "A", count: 300), refusedWith: "300 bytes long")
  }

  @Test func `A name that would shadow a library is refused`() {
    for name in [
      "Swift", "Foundation", "UIKit", "Testing", "XCTest", "Тестинг", "Glibc", "Darwin", "Dispatch",
      "Observation", "Combine", "Contacts", "Adder", "AdderGTK",
    ] {
      check(name, refusedWith: "for example '\(name)App'")
    }
  }

  @Test(arguments: [
    ("Shop", "Shop"), ("Магазин", "Magazin"), ("ЩукаЁж", "ShchukaYozh"), ("ЪМост", "Most"),
    ("Shop2", "Shop2"), ("Мост_7", "Most_7"), ("买东西", "App"), ("买2", "App2"), ("Ünder", "Nder"),
  ])
  func `A name is transcribed to ASCII letters`(name: String, expected: String) throws {
    #expect(try AppName(validating: name).transcribed == expected)
  }

  @Test func `The app's identifier begins with the company's domain`() throws {
    let name = try AppName(validating: "Магазин")
    #expect(try BundleIdentifier(prefix: "ru.my-firm", app: name).text == "ru.my-firm.Magazin")
    for prefix in ["", "ru.", ".ru", "ru..firm", "ру.фирма", "com.ex ample", "a_b", "a/b"] {
      #expect(throws: AppError.invalidBundlePrefix(prefix)) {
        try BundleIdentifier(prefix: prefix, app: name)
      }
    }
  }

  @Test func `An Xcode project without UIKit is refused`() {
    #expect(throws: AppError.xcodeNeedsUIKit) {
      try AppCase(architecture: "surf-mvp", kind: .xcode, userInterface: .none).app()
    }
  }

  @Test func `An app whose architecture does not say how it is laid out has a folder of modules`()
    throws
  {
    var architecture = try ArchitectureReader().architecture(named: "surf-mvp")
    architecture.app = nil
    let name = try AppName(validating: "Shop")
    let template = try Template(
      name: "surf-mvp", files: try #require(ShippedTemplateFiles(name: "surf-mvp")))
    let request = try AppRequest(
      name: name, architecture: architecture, template: template, kind: .package,
      userInterface: .none, module: ModuleName(validating: "Home"),
      bundleIdentifier: BundleIdentifier(prefix: "com.example", app: name),
      date: CalendarDate(year: 2026, month: 11, day: 20))
    let paths = try request.makeApp(in: AbsolutePath("/nowhere")).files.map(\.path.text)
    #expect(paths.contains("Sources/Shop/Modules/Home/Presenter/HomePresenter.swift"), "\(paths)")
    #expect(paths.contains("Tests/ShopTests/Modules/Home/Presenter/HomePresenterTests.swift"))
  }

  @Test func `A first module whose files collide with the app's own is refused`() throws {
    let sample = AppCase(architecture: "mutual-mobile-viper", kind: .xcode, userInterface: .uikit)
    let name = try ModuleName(validating: "Root")
    #expect(throws: AppError.moduleNameTaken("Root", file: "RootWireframe.swift")) {
      try sample.app { $0.module = name }
    }
    // A command-line program has no `RootWireframe.swift`, so the name is accepted.
    let program = AppCase(
      architecture: "mutual-mobile-viper", kind: .package, userInterface: .none)
    #expect(try program.app { $0.module = name }.findings.isEmpty)
  }

  @Test func `A first module whose type collides with the app's own is refused`() throws {
    let sample = AppCase(architecture: "clean-swift", kind: .xcode, userInterface: .uikit)
    let name = try ModuleName(validating: "AppDelegate")
    #expect(throws: AppError.moduleNameTaken("AppDelegate", file: "AppDelegate")) {
      try sample.app { $0.module = name }
    }
  }

  @Test func `Problems with the first module's name are reported`() throws {
    let sample = try #require(AppCase.all.last)
    let name = try ModuleName(validating: "HomeModule")
    #expect(try sample.app { $0.module = name }.findings.map(\.rule) == ["ModuleNameSuffix"])
  }
}
