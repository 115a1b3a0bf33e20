import AdderFindings
import AdderYAML

/// Puts a file on top of the one it extends.
///
/// Mappings merge key by key: what the base has stays, what both have is taken from the extending
/// file, what only that has is added at the end. Everything else, lists included, is replaced as a
/// whole. `~` removes what the base has under a key.
struct ArchitectureMerging {
  /// The names of roles, contracts, knowledge and parts that were removed. What mentions them in
  /// the base goes with them.
  private(set) var removed: Set<String> = []
  /// The shipped architecture that was met first on the way down.
  var shippedBase: String?

  mutating func merge(_ file: YAMLNode, onto base: YAMLNode) -> YAMLNode {
    merge(file, onto: base, depth: 0)
  }

  private mutating func merge(_ file: YAMLNode, onto base: YAMLNode, depth: Int) -> YAMLNode {
    guard case .mapping(let additions) = file.content, case .mapping(var entries) = base.content
    else { return file }
    var positions: [String: Int] = [:]
    for (position, entry) in entries.enumerated() { positions[entry.key] = position }
    var gone: Set<Int> = []
    for addition in additions {
      guard let position = positions[addition.key] else {
        entries.append(addition)
        continue
      }
      if addition.value.isNull {
        gone.insert(position)
        // Below the sections, the keys are names that others may mention.
        if depth == 1 { removed.insert(addition.key) }
        continue
      }
      let value = merge(addition.value, onto: entries[position].value, depth: depth + 1)
      entries[position] = addition
      entries[position].value = value
    }
    let kept = entries.indices.filter { !gone.contains($0) }.map { entries[$0] }
    return YAMLNode(.mapping(kept), at: file.location)
  }

  /// Reports every key that is left without a value: it says nothing, and there is nothing in a
  /// base that it would remove.
  func reportNothings(in node: YAMLNode, _ problems: ArchitectureProblems) {
    guard case .mapping(let entries) = node.content else { return }
    for entry in entries where !problems.isFull {
      if entry.value.isNull {
        problems.report(
          .RemovesNothing,
          "'\(entry.key)' has no value, and no base has one to remove. "
            + "Give it a value or remove the line.", at: entry.keyLocation)
      } else {
        reportNothings(in: entry.value, problems)
      }
    }
  }
}
