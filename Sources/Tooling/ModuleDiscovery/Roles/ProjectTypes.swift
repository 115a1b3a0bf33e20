import AdderArchitectures
import AdderShipped
import AdderSwiftSource

/// Classifies the types of a project by their inheritance, their files and their code.
package struct ProjectTypes: Sendable {
  /// For each type, true if it is a screen; indexed by the type's ID.
  private(set) var isScreen: [Bool]
  /// For each type, true if it is a test, a test double, or a preview.
  private(set) var isTest: [Bool]
  /// The structures that show each class that only holds the state of a view: `ProfileViewState`.
  private(set) var viewsByState: [TypeDeclaration.ID: [TypeDeclaration.ID]] = [:]
  /// The delegates that SwiftUI keeps for views of UIKit: each `Coordinator` in a
  /// `UIViewRepresentable`. They navigate nowhere.
  private(set) var bridges: Set<TypeDeclaration.ID> = []
  /// For each type, true if its code shows or closes other screens.
  private(set) var navigates: [Bool]

  init(_ index: ProjectIndex, interfaceClasses: Set<String>) {
    var ways = Array(repeating: false, count: index.names.count)
    for way in index.known(.transitions) { ways[way.place] = true }
    let testCases = index.known(.testCases).union(index.known(.previews))
    var screenClasses = KnownAnswers<Int8>(count: index.names.count, width: 1)
    let shownValues = index.known(.shownValues)
    let bridgedViews = index.known(.bridgedViews)
    isScreen = []
    isTest = []
    navigates = []
    for (id, type) in index.types.enumerated() {
      let foreign = index.allInherited(by: id).foreign
      isTest.append(
        index.files[Int(type.place.file)].isTest || !foreign.isDisjoint(with: testCases)
          || Self.isDouble(id, index))
      isScreen.append(
        type.kind == .class
          && (foreign.contains { name in
            screenClasses.isTrue(name.place) {
              FrameworkNames.shownClasses.contains(index.names[name])
            }
          }
            || interfaceClasses.contains(index.names[type.name]))
          || type.kind == .struct && !foreign.isDisjoint(with: shownValues)
      )
      if !foreign.isDisjoint(with: bridgedViews), let name = index.names.name("Coordinator"),
        let bridge = index.nested(name, in: id)
      {
        bridges.insert(bridge)
      }
      navigates.append(
        ([type.place] + type.extensions).contains { Self.mentions(ways, in: $0, index) })
    }
    findStates(index)
  }

  /// Returns true if a type is a screen, or the state of one.
  func isShown(_ type: TypeDeclaration.ID) -> Bool { isScreen[type] || viewsByState[type] != nil }

  /// Returns true if a type is named like a double, and another type of the project is what it
  /// replaces.
  private static func isDouble(_ type: TypeDeclaration.ID, _ index: ProjectIndex) -> Bool {
    let name = index.name(of: type)
    let isNamed = FrameworkNames.doubleWords.listed.contains { word in
      name.hasSuffix(word)
        || name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true
    }
    guard isNamed else { return false }
    return !index.superclasses(of: type).isEmpty
      || index.protocols(of: type).contains { index.conformers(of: $0).count > 1 }
  }

  /// Finds the classes that only hold the state of a view: a structure that is a screen observes
  /// them, and they are nested in it or named like it.
  private mutating func findStates(_ index: ProjectIndex) {
    let observing = index.known(.observedWrappers)
    for view in index.types.indices where isScreen[view] && index.types[view].kind == .struct {
      let stem = RoleWords.viewStem(of: index.name(of: view))
      for property in index.types[view].properties
      where !observing.isDisjoint(with: property.attributes) {
        for state in property.types
        where index.types[state].kind == .class {
          let name = index.name(of: state)
          guard index.types[state].outer == view || RoleWords.isState(name, ofViewWith: stem),
            !RoleWords.isNamedLikePart(name)
          else { continue }
          viewsByState[state, default: []].append(view)
        }
      }
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
