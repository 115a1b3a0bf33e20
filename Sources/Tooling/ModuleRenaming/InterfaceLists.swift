import AdderModuleDiscovery
import AdderSwiftSource

/// Enums that list storyboards or xibs, because the raw value of each case is the name of one:
/// `case profile = "Profile"`.
struct InterfaceLists {
  /// The names of the storyboards and xibs, keyed by the cases.
  private(set) var cases: [SyntaxPlace: String] = [:]
  /// The offsets of the names, keyed by path.
  private var offsets: [String: Set<Int>] = [:]

  init() {}

  /// - Parameter stems: The names of all storyboards and xibs.
  init(of stems: Set<String>, in project: DiscoveredProject) {
    for type in project.index.types where type.kind == .enum {
      let source = project.index.files[Int(type.place.file)]
      let elements = source.facts.range(of: Int(type.place.node)).filter {
        source.facts.nodes[$0].kind == .enumElement
      }
      let values = elements.compactMap { element in
        source.facts.parts(of: element).first { source.facts.nodes[$0].kind == .stringLiteral }
      }
      guard values.count > 1, values.count == elements.count,
        values.allSatisfy({ stems.contains(source.facts.name(of: $0)) })
      else { continue }
      for (element, value) in zip(elements, values) {
        cases[SyntaxPlace(file: type.place.file, node: Int32(element))] = source.facts.name(
          of: value)
        // The name follows the quotation mark.
        offsets[source.path, default: []].insert(Int(source.facts.nodes[value].start) + 1)
      }
    }
  }

  func contains(_ literal: SwiftLiteral, in path: String) -> Bool {
    offsets[path]?.contains(literal.offset) ?? false
  }
}
