import AdderSwiftSource

/// What types of a project are by what they inherit from and where they stand.
package struct ProjectTypes: Sendable {
  /// By the number of the type.
  private(set) var isScreen: [Bool]
  private(set) var isTest: [Bool]
  /// Whether its code shows or closes other screens.
  private(set) var navigates: [Bool]

  init(_ index: ProjectIndex, interfaceClasses: Set<String>) {
    var ways = Array(repeating: false, count: index.names.count)
    for way in Self.ways.compactMap(index.names.name) { ways[way.place] = true }
    let testCase = index.names.name("XCTestCase")
    var screenClasses = KnownAnswers<Int8>(count: index.names.count, width: 1)
    isScreen = []
    isTest = []
    navigates = []
    for (id, type) in index.types.enumerated() {
      let foreign = index.allInherited(by: id).foreign
      isTest.append(
        index.files[Int(type.place.file)].isTest || testCase.map(foreign.contains) ?? false)
      isScreen.append(
        type.kind == .class
          && (foreign.contains { name in
            screenClasses.isTrue(name.place) { Self.isScreenClass(index.names[name]) }
          }
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

  /// - Parameter names: For each name of the project, whether it is one of them.
  private static func mentions(
    _ names: [Bool], in place: SyntaxPlace, _ index: ProjectIndex
  ) -> Bool {
    let file = index.files[Int(place.file)]
    let first = Int(place.node)
    return file.facts.nodes[file.facts.range(of: first)].contains { node in
      node.kind == .member && names[file.names[Int(node.name)].place]
    }
  }
}
