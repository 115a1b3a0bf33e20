import AdderSwiftSource

/// What types of a project are by what they inherit from and where they stand.
package struct ProjectTypes: Sendable {
  /// By the number of the type.
  private(set) var isScreen: [Bool]
  private(set) var isTest: [Bool]

  init(_ index: ProjectIndex, storyboardClasses: Set<String>) {
    let testFiles = index.files.map(Self.isTestFile)
    isScreen = []
    isTest = []
    for (id, type) in index.types.enumerated() {
      let inherited = index.allInherited(by: id)
      isTest.append(
        testFiles[Int(type.place.file)]
          || inherited.foreign.contains { index.names[$0] == "XCTestCase" })
      guard type.kind == .class else {
        isScreen.append(false)
        continue
      }
      isScreen.append(
        inherited.foreign.contains { Self.isScreenClass(index.names[$0]) }
          || storyboardClasses.contains(index.names[type.name]))
    }
  }

  /// Whether a class of a user-interface framework shows something.
  private static func isScreenClass(_ name: String) -> Bool {
    name.hasSuffix("ViewController") || name.hasSuffix("View") || name.hasSuffix("WindowController")
      || ["UIControl", "UIButton", "UIWindow", "UITableViewCell", "UICollectionViewCell"].contains(
        name)
      || name.hasSuffix("NavigationController") || name.hasSuffix("TabBarController")
  }

  private static func isTestFile(_ file: ProjectIndex.File) -> Bool {
    let folders = file.path.split(separator: "/")
    if folders.dropLast().contains(where: { $0.hasSuffix("Tests") || $0 == "Mocks" || $0 == "Test" }
    ) {
      return true
    }
    return file.facts.parts(.importDeclaration, of: 0).contains { node in
      file.facts.isNamed(node, "XCTest") || file.facts.isNamed(node, "Testing")
    }
  }
}
