import AdderFindings
import AdderYAML

/// Merges a file with the file that it extends.
///
/// Mappings are merged by key. A key that occurs in only one of the files keeps its value; new keys
/// are added at the end. If a key occurs in both files, the value of the extending file is used.
/// Everything else, including lists, is replaced entirely. `~` removes the key from the base.
struct ArchitectureMerging {
  /// The names of roles, contracts, knowledge and parts that were removed. Mentions of
  /// them in the base are removed, too.
  private(set) var removed: Set<String> = []
  /// The nearest shipped architecture among the extended files.
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
        // At this depth, keys are names that other items can mention.
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

  /// Reports every key that still has no value. A key without a value removes the base's value, but
  /// no base has a value for these keys.
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
