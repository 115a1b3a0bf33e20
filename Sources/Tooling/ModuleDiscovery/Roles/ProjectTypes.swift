import AdderSwiftSource

/// What types of a project are by what they inherit from and where they stand.
package struct ProjectTypes: Sendable {
  /// By the number of the type.
  private(set) var isScreen: [Bool]
  private(set) var isTest: [Bool]
  /// Whether its code shows or closes other screens.
  private(set) var navigates: [Bool]

  init(_ index: ProjectIndex, interfaceClasses: Set<String>) {
    let testFiles = index.files.map(Self.isTestFile)
    let ways = Set(Self.ways.compactMap(index.names.name))
    isScreen = []
    isTest = []
    navigates = []
    for (id, type) in index.types.enumerated() {
      let inherited = index.allInherited(by: id)
      let foreign = inherited.foreign.map { index.names[$0] }
      isTest.append(testFiles[Int(type.place.file)] || foreign.contains("XCTestCase"))
      isScreen.append(
        type.kind == .class
          && (foreign.contains(where: Self.isScreenClass)
            || interfaceClasses.contains(index.names[type.name]))
      )
      navigates.append(
        ([type.place] + type.extensions).contains { Self.mentions(ways, in: $0, index) })
    }
  }

  /// Whether a class of a user-interface framework shows something.
  private static func isScreenClass(_ name: String) -> Bool {
    name.hasSuffix("ViewController") || name.hasSuffix("View") || name.hasSuffix("WindowController")
      || ["UIControl", "UIButton", "UIWindow", "UITableViewCell", "UICollectionViewCell"].contains(
        name)
      || name.hasSuffix("NavigationController") || name.hasSuffix("TabBarController")
  }

  /// What is said of other screens and of nothing else; `show` and `prepare` are said of much.
  private static let ways = [
    "present", "dismiss", "pushViewController", "popViewController", "popToViewController",
    "popToRootViewController", "setViewControllers", "performSegue", "showDetailViewController",
    "rootViewController",
  ]

  private static func mentions(
    _ names: Set<Name>, in place: SyntaxPlace, _ index: ProjectIndex
  ) -> Bool {
    let file = index.files[Int(place.file)]
    let first = Int(place.node)
    return (first...first + Int(file.facts.nodes[first].count)).contains { node in
      file.facts.nodes[node].kind == .member
        && names.contains(file.names[Int(file.facts.nodes[node].name)])
    }
  }

  static func isTestFile(_ file: ProjectIndex.File) -> Bool {
    if !file.targets.isEmpty { return file.targets.allSatisfy(\.isForTests) }
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
