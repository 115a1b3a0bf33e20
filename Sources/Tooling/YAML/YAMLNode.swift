package import AdderFindings

/// One value of a YAML document, with its place.
///
/// Read through libyaml. Anchors and aliases are resolved; merge keys (`<<`) and tags are not part
/// of what our files use and stay ordinary keys and text.
package struct YAMLNode: Sendable {
  package var content: Content
  package var location: SourceLocation

  package enum Content: Sendable {
    /// Text. It is plain when it has no quotes and is not a block, so that `~`, `true` and `yes` may
    /// mean more than their letters.
    case scalar(String, plain: Bool)
    case sequence([YAMLNode])
    /// The entries in the order of the file. Keys are unique, unless the file was read with
    /// `RepeatedKeys.lastWins`.
    case mapping([Entry])
  }

  /// What a key means that a mapping sets more than once.
  package enum RepeatedKeys: Sendable {
    /// It is an error.
    case refused
    /// The last value counts, as in Ruby; `repeatedKeyFindings` reports the others.
    case lastWins
  }

  package struct Entry: Sendable {
    package var key: String
    package var keyLocation: SourceLocation
    package var value: YAMLNode
  }

  package init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }
}

// MARK: - What a node holds

extension YAMLNode {
  /// Whether the node says that there is nothing: `key:`, `key: ~` or `key: null`.
  package var isNull: Bool {
    guard case .scalar(let text, plain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL"
  }

  /// The text of a scalar.
  ///
  /// - Throws: `YAMLError.unexpectedKind` when the node is a list or a mapping, or nothing.
  package func string() throws(YAMLError) -> String {
    guard case .scalar(let text, _) = content, !isNull else { throw unexpected("a text") }
    return text
  }

  /// A switch: `true`/`false`, and `yes`/`no` and `on`/`off` as YAML 1.1 has them.
  package func bool() throws(YAMLError) -> Bool {
    guard case .scalar(let text, plain: true) = content else { throw unexpected("true or false") }
    switch text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: throw unexpected("true or false")
    }
  }

  /// The elements of a list; nothing is an empty list.
  package func sequence() throws(YAMLError) -> [YAMLNode] {
    if isNull { return [] }
    guard case .sequence(let elements) = content else { throw unexpected("a list") }
    return elements
  }

  /// The texts of a list; a single text is a list of one, nothing is an empty list.
  package func strings() throws(YAMLError) -> [String] {
    if case .scalar(let text, _) = content, !isNull { return [text] }
    var texts: [String] = []
    for element in try sequence() { texts.append(try element.string()) }
    return texts
  }

  /// The entries of a mapping, to be read key by key; nothing is an empty mapping.
  package func mapping() throws(YAMLError) -> YAMLMapping {
    if isNull { return YAMLMapping(entries: [], location: location) }
    guard case .mapping(let entries) = content else {
      throw unexpected("a mapping of keys to values")
    }
    return YAMLMapping(entries: entries, location: location)
  }

  /// A warning for each key that a mapping sets again.
  package var repeatedKeyFindings: [Finding] {
    switch content {
    case .scalar: return []
    case .sequence(let elements): return elements.flatMap(\.repeatedKeyFindings)
    case .mapping(let entries):
      var lines: [String: Int] = [:]
      return entries.flatMap { entry -> [Finding] in
        let first = lines.updateValue(entry.keyLocation.line, forKey: entry.key)
        let repeated = first.map { line in
          Finding(
            rule: "RepeatedKey", severity: .warning, location: entry.keyLocation,
            message:
              "'\(entry.key)' is already set on line \(line). The last one is used; keep one."
          )
        }
        return (repeated.map { [$0] } ?? []) + entry.value.repeatedKeyFindings
      }
    }
  }

  private func unexpected(_ expected: String) -> YAMLError {
    let found =
      switch content {
      case _ where isNull: "nothing"
      case .scalar(let text, _): "'\(text.prefix(40))'"
      case .sequence: "a list"
      case .mapping: "a mapping"
      }
    return .unexpectedKind(expected: expected, found: found, location)
  }
}
