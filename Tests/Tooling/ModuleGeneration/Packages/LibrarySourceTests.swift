import AdderBase
import AdderModuleGeneration
import Testing

@Suite struct LibrarySourceTests {
  /// Checks the manifest of an app whose library source was entered as `text` in the folder
  /// `/home/me/apps`.
  private func check(_ text: String, _ declaration: String, package: String) throws {
    let folder = AbsolutePath("/home/me/apps")
    let library = LibrarySource(text, in: folder, for: folder.appending("Shop"))
    let sample = AppCase(
      architecture: "rambler-viper", kind: .package, userInterface: .gtk)
    let app = try sample.app { $0.library = library }
    let manifest = try #require(app.text("Package.swift"))
    #expect(manifest.contains("        \(declaration),\n"), "\(manifest)")
    #expect(
      manifest.contains(".product(name: \"AdderGTK\", package: \"\(package)\")"), "\(manifest)")
  }

  /// A path that exists only on this machine would not work in a clone of the app.
  @Test func `A folder is written relative to the app's folder, however it was entered`() throws {
    try check("adder", #".package(name: "Adder", path: "../adder")"#, package: "Adder")
    try check("../../adder", #".package(name: "Adder", path: "../../../adder")"#, package: "Adder")
    try check(
      "/home/me/apps/adder", #".package(name: "Adder", path: "../adder")"#, package: "Adder")
    try check(
      "/opt/adder", #".package(name: "Adder", path: "../../../../opt/adder")"#, package: "Adder")
    try check(
      #"/home/me/a"b\c"#, #".package(name: "Adder", path: "../../a\"b\\c")"#, package: "Adder")
  }

  @Test(arguments: [
    ("https://example.org/tools/adder.git", "adder"), ("git@example.org:tools/Adder.git", "Adder"),
    ("https://example.org/adder", "adder"),
  ])
  func `The address of a repository becomes a dependency`(address: String, package: String) throws {
    try check(address, ".package(url: \"\(address)\", branch: \"main\")", package: package)
  }

  @Test func `The identifier of a GTK app has no part that begins with a digit`() throws {
    let app = try AppCase(architecture: "rambler-viper", kind: .package, userInterface: .gtk).app {
      $0.bundleIdentifier =
        (try? BundleIdentifier(prefix: "ru.1c", app: $0.name)) ?? $0.bundleIdentifier
    }
    let main = try #require(app.text(endingIn: "main.swift"))
    #expect(main.contains(#"GTKApplication.run(identifier: "ru._1c.Shop")"#), "\(main)")
  }

  @Test func `A GTK app without a library is refused`() {
    #expect(throws: AppError.libraryMissing) {
      try AppCase(architecture: "rambler-viper", kind: .package, userInterface: .gtk)
        .app { $0.library = nil }
    }
  }
}
