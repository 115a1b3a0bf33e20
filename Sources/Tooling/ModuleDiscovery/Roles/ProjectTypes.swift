import AdderShipped
import AdderSwiftSource

/// Classifies the types of a project by their inheritance, their files and their code.
package struct ProjectTypes: Sendable {
  /// For each type, true if it is a screen; indexed by the type's ID.
  private(set) var isScreen: [Bool]
  private(set) var isTest: [Bool]
  /// For each type, true if its code shows or closes other screens.
  private(set) var navigates: [Bool]

  init(_ index: ProjectIndex, interfaceClasses: Set<String>) {
    var ways = Array(repeating: false, count: index.names.count)
    for way in index.known(.transitions) { ways[way.place] = true }
    let testCases = index.known(.testCases)
    var screenClasses = KnownAnswers<Int8>(count: index.names.count, width: 1)
    isScreen = []
    isTest = []
    navigates = []
    for (id, type) in index.types.enumerated() {
      let foreign = index.allInherited(by: id).foreign
      isTest.append(
        index.files[Int(type.place.file)].isTest || !foreign.isDisjoint(with: testCases))
      isScreen.append(
        type.kind == .class
          && (foreign.contains { name in
            screenClasses.isTrue(name.place) {
              FrameworkNames.shownClasses.contains(index.names[name])
            }
          }
            || interfaceClasses.contains(index.names[type.name]))
      )
      navigates.append(
        ([type.place] + type.extensions).contains { Self.mentions(ways, in: $0, index) })
    }
  }

  /// - Parameter names: For each name of the project, true if it is searched for.
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
