import AdderBase
import AdderFindings
import AdderProjects
import AdderSwiftSource
import AdderTestSupport
import Testing

@testable import AdderModuleGeneration

/// Which types of a new module its targets declare already.
@Suite struct ExistingTypesTests {
  @Test func `A type of the same target is found in a file of its name`() throws {
    try check(
      ["Sources/App/Models/Order.swift": "\n/* enum Order {} */\nstruct Order {}"],
      declares: "enum Order {}", conflicts: ["Order at Sources/App/Models/Order.swift:3"])
    try check(
      ["Sources/App/Order+Price.swift": "extension Order {}; class Order {}"],
      declares: "enum Order {}", conflicts: ["Order at Sources/App/Order+Price.swift:1"])
    try check(
      ["Sources/App/Profile.swift": "protocol OrderView {}\nactor Order {}"],
      declares: "enum Order {}", conflicts: ["Order at Sources/App/Profile.swift:2"])
  }

  @Test func `Files with other names are not read`() throws {
    try check(
      ["Sources/App/Models.swift": "struct Order {}", "Sources/App/Order.txt": "struct Order {}"],
      declares: "enum Order {}", conflicts: [])
  }

  @Test func `Nested types, extensions and imports declare nothing`() throws {
    try check(
      [
        "Sources/App/Order.swift": """
        import struct Shop.Order
        extension Order {}
        enum Shop { struct Order {} }
        """
      ], declares: "enum Order {}", conflicts: [])
  }

  @Test func `Types of other targets do not count`() throws {
    try check(
      [
        "Sources/Kit/Order.swift": "public struct Order {}",
        "Tests/AppTests/Order.swift": "struct Order {}",
      ], declares: "enum Order {}", conflicts: [])
  }

  @Test func `A test double is looked for among the tests`() throws {
    try check(
      [
        "Sources/App/OrderMock.swift": "class OrderMock {}",
        "Tests/AppTests/Mocks/OrderMock.swift": "final class OrderMock {}",
      ], declaresInTests: "final class OrderMock {}",
      conflicts: ["OrderMock at Tests/AppTests/Mocks/OrderMock.swift:1"])
  }

  @Test func `Two private types can have one name, but no other two`() throws {
    let known = "Tests/AppTests/OrderMock.swift"
    try check(
      [known: "private let order = 1\nprivate final class OrderMock {}"],
      declaresInTests: "fileprivate final class OrderMock {}", conflicts: [])
    try check(
      [known: "private let order = 1\nfinal class OrderMock {}"],
      declaresInTests: "private class OrderMock {}", conflicts: ["OrderMock at \(known):2"])
    try check(
      [known: "private class OrderMock {}"], declaresInTests: "class OrderMock {}",
      conflicts: ["OrderMock at \(known):1"])
  }

  @Test func `Files that exist already or are deleted declare nothing new`() throws {
    try check(
      [
        "Sources/App/Modules/Profile/Profile.swift": "enum Order {}", "Sources/App/Order.swift": "",
      ],
      declares: "enum Order {}", conflicts: [])
    try check(
      ["Sources/App/Order.swift": "enum Order {}"], declares: "enum Order {}", conflicts: [],
      leaving: ["Sources/App/Order.swift"])
  }

  @Test func `In a folder without known targets, the code around the modules counts`() throws {
    let files = [
      "Shop/Models/Order.swift": "struct Order {}", "Shop/ShopTests/Order.swift": "enum Order {}",
      "Other/Order.swift": "class Order {}", "Shop/Pods/Order.swift": "class Order {}",
      "Shop/Kit/Package.swift": "", "Shop/Kit/Order.swift": "class Order {}",
    ]
    try check(
      files.merging(["adder.yml": "modules: Shop/Scenes\n"]) { one, _ in one }, isPackage: false,
      declares: "enum Order {}", conflicts: ["Order at Shop/Models/Order.swift:1"])
    // Nothing says what a folder without a project contains.
    try check(files, isPackage: false, declares: "enum Order {}", conflicts: [])
    try check(
      ["Modules/Old/Order.swift": "struct Order {}"], isPackage: false, declares: "enum Order {}",
      conflicts: ["Order at Modules/Old/Order.swift:1"])
  }

  @Test func `The message names the types, their places and what to do`() {
    let types = [
      ExistingType(name: "AddPresenter", file: .root.appending("App/Add.swift"), line: 4),
      ExistingType(name: "AddRouter", file: .root.appending("App/Add.swift"), line: 9),
    ]
    let error = { (part: String?, known: RelativePath?) in
      GenerationError.typesExist(types, module: "Add", part: part, known: known)
    }
    #expect(
      error(nil, nil).message == """
        The module 'Add' would declare the type 'AddPresenter', but the same target declares it already, at \
        App/Add.swift:4. The same is true of 'AddRouter'. Nothing was written, because the target would no \
        longer compile. Choose another name, for example 'AddList', or set a prefix for its types with --prefix.
        """)
    #expect(error("Router", nil).message.hasPrefix("The part 'Router' would declare"))
    #expect(error("Router", nil).message.hasSuffix("Rename or delete the existing type."))
    #expect(
      error(nil, .root.appending("App/Old/Add")).message.hasSuffix(
        "To replace the module in 'App/Old/Add', add '--module-path App/Old'."))
    #expect(error(nil, nil).exitStatus == .refused)
  }

  // MARK: - The door

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App",
      targets: [
        .target(name: "App", dependencies: ["Kit"]), .target(name: "Kit"),
        .testTarget(name: "AppTests", dependencies: ["App"]),
      ])
    """

  /// Checks which types of a new module `Profile` a project with these files declares already.
  ///
  /// - Parameters:
  ///   - code: The text of the module's file.
  ///   - tests: The text of the file with its tests.
  private func check(
    _ files: [String: String], isPackage: Bool = true, declares code: String = "",
    declaresInTests tests: String = "", conflicts: [String], leaving: [String] = [],
    _ place: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    if isPackage { try folder.write(Self.manifest, to: "Package.swift") }
    let root = AbsolutePath(folder.path)
    let project = try Project(around: root)
    let location = try project.location(
      of: ModuleName(validating: "Profile"),
      options: LocationOptions(code: .init(targets: isPackage ? ["App"] : [])), from: root)
    let file = { (folder: RelativePath?, name: String, text: String, kind: GeneratedFile.Kind) in
      GeneratedFile(
        path: (folder ?? .root).appending(name), group: .root, contents: Array(text.utf8),
        kind: kind, isResource: false)
    }
    let module = GeneratedModule(
      files: [
        file(location.code?.folder, "Profile.swift", code, .code),
        file(location.tests?.folder, "ProfileTests.swift", tests, .test),
      ], folders: [], findings: [], parts: [], dependencies: [])
    let existing = ExistingTypes(
      besides: module, leaving: leaving.map { .root.appending($0) }, at: location, of: project,
      xcode: nil)
    #expect(
      existing.conflicts.map { "\($0.name) at \($0.file):\($0.line)" } == conflicts,
      sourceLocation: place)
  }
}
