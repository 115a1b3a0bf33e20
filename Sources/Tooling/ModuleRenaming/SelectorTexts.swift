import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Determines whether code composes selectors from strings, such as `routeTo\(segue)WithSegue:`. If it does,
/// Objective-C methods can be called by names that do not occur in the code.
struct SelectorTexts {
  /// The ends of such strings that can name a method of the module and are not known to be renamed with the
  /// module: `WithSegue:`. A string that is not written where the selector is made can end in any way: `nil`.
  private let endings: Set<String?>

  init(
    _ project: DiscoveredProject, in snapshot: ProjectSnapshot, _ kept: KeptNames, _ module: String
  ) {
    // Such strings are composed of the names of segues. A segue named
    // after the module is renamed with it.
    let followsSegue =
      project.interfaceIdentifiers.contains(module) && !kept.literals.contains(module)
    let functions = project.index.known(.selectorFunctions)
    guard !functions.isEmpty, !followsSegue else {
      endings = []
      return
    }
    endings = Set(
      project.index.files.filter { $0.names.contains(where: functions.contains) }.flatMap { file in
        functions.flatMap(file.nodes).filter { file.facts.nodes[$0].kind == .identifier }
          .map { Self.ending(behind: $0, in: file.facts, snapshot.texts[file.path] ?? []) }
      })
  }

  /// Returns true if such a string can name a method with a number of parameters: each has a colon in the name.
  func canName(methodWith parameters: Int) -> Bool {
    endings.contains { ending in
      ending.map { $0.hasSuffix(":") == (parameters > 0) } ?? true
    }
  }

  /// Returns what the string that is given to a function ends with, behind all values in it.
  private static func ending(behind function: Int, in facts: SwiftFile, _ text: [UInt8]) -> String?
  {
    let call = facts.nodes.indices.prefix(function).last {
      facts.nodes[$0].kind == .chain && facts.range(of: $0).contains(function)
    }
    let literal = call.flatMap { call in
      facts.range(of: call).first { facts.nodes[$0].kind == .stringLiteral && $0 > function }
    }
    guard let literal, !facts.nodes[literal].traits.contains(.isRaw),
      Int(facts.nodes[literal].end) <= text.count
    else { return nil }
    let start = facts.parts(.interpolation, of: literal).map { Int(facts.nodes[$0].end) }.max()
    let end = Int(facts.nodes[literal].end) - 1
    let first = start ?? Int(facts.nodes[literal].start) + 1
    return first <= end ? String(decoding: text[first..<end], as: UTF8.self) : nil
  }
}
