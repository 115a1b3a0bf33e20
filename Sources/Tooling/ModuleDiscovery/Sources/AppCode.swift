import AdderShipped
import AdderSwiftSource

/// The code that an app runs: all code except that of its tests and previews.
///
/// This is a class, because code that asks it for each of many places would copy the index with a struct.
package final class AppCode: Sendable {
  package let index: ProjectIndex
  private let files: FilesByName
  /// True for test files, indexed by file number.
  private let isTest: [Bool]
  /// True for files that contain code which the app does not run, indexed by file number.
  private let hasOtherCode: [Bool]
  /// The nodes of the previews in each file, keyed by the file's number.
  private let previews: [Int32: [ClosedRange<Int>]]

  package init(_ index: ProjectIndex, _ files: FilesByName, isTest: [Bool]) {
    self.index = index
    self.files = files
    self.isTest = isTest
    var previews: [Int32: [ClosedRange<Int>]] = [:]
    let providers = index.known(.previews)
    for (id, type) in index.types.enumerated()
    where !index.allInherited(by: id).foreign.isDisjoint(with: providers) {
      for place in [type.place] + type.extensions {
        previews[place.file, default: []].append(
          index.files[Int(place.file)].facts.range(of: Int(place.node)))
      }
    }
    for macro in index.known(.previewMacros) {
      for number in files[macro] {
        let file = index.files[Int(number)]
        for node in file.nodes(named: macro) where file.facts.nodes[node].kind == .macroExpansion {
          previews[number, default: []].append(file.facts.range(of: node))
        }
      }
    }
    self.previews = previews
    var hasOtherCode = isTest
    for file in previews.keys { hasOtherCode[Int(file)] = true }
    self.hasOtherCode = hasOtherCode
  }

  package func contains(_ place: SyntaxPlace) -> Bool {
    if !hasOtherCode[Int(place.file)] { return true }
    return !isTest[Int(place.file)]
      && !(previews[place.file] ?? []).contains { $0.contains(Int(place.node)) }
  }

  /// Returns the places of the nodes that have a name.
  package func places(named name: Name) -> [SyntaxPlace] {
    files[name].filter { !isTest[Int($0)] }.flatMap { number in
      index.files[Int(number)].nodes(named: name)
        .map { SyntaxPlace(file: number, node: Int32($0)) }
        .filter(contains)
    }
  }

  // MARK: Functions

  package func function(around place: SyntaxPlace) -> SyntaxPlace? {
    let facts = index.files[Int(place.file)].facts
    return facts.nodes.indices.last { node in
      facts.nodes[node].kind == .functionDeclaration
        && facts.range(of: node).contains(Int(place.node))
    }.map { SyntaxPlace(file: place.file, node: Int32($0)) }
  }

  /// Returns the function around a place if the app names it at most once, apart from its declarations.
  package func functionNamedOnce(around place: SyntaxPlace) -> SyntaxPlace? {
    guard let function = function(around: place) else { return nil }
    let file = index.files[Int(function.file)]
    let name = file.names[Int(file.facts.nodes[Int(function.node)].name)]
    let uses = places(named: name).filter {
      [.identifier, .member].contains(index.files[Int($0.file)].facts.nodes[Int($0.node)].kind)
    }
    return uses.count < 2 ? function : nil
  }
}
