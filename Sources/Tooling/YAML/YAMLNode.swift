package import AdderFindings

/// A value in a YAML document, with its location.
///
/// Documents are parsed with libyaml. Anchors and aliases are resolved. Adder's files use neither
/// merge keys (`<<`) nor tags, so a merge key is treated as an ordinary key, and tags are ignored.
package struct YAMLNode: Sendable {
  package var content: Content
  package var location: SourceLocation

  package enum Content: Sendable {
    /// A string. It is plain if it is neither quoted nor a block; only then can `~`, `true` and
    /// `yes` have a special meaning.
    case scalar(String, plain: Bool)
    case sequence([YAMLNode])
    /// The entries in the order of the file. Keys are unique, unless the file was read with
    /// `RepeatedKeys.lastWins`.
    case mapping([Entry])
  }

  /// The treatment of a key that a mapping contains more than once.
  package enum RepeatedKeys: Sendable {
    /// A repeated key is an error.
    case refused
    /// The last value is used, as in Ruby; `repeatedKeyFindings` reports the repetitions.
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

// MARK: - Contents

extension YAMLNode {
  /// True if the value is null: `key:`, `key: ~` or `key: null`.
  package var isNull: Bool {
    guard case .scalar(let text, plain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL"
  }

  /// Returns the text of a scalar.
  ///
  /// - Throws: `YAMLError.unexpectedKind` if the node is a list, a mapping or null.
  package func string() throws(YAMLError) -> String {
    guard case .scalar(let text, _) = content, !isNull else { throw unexpected("a string") }
    return text
  }

  /// Returns a Boolean: `true`/`false`, or `yes`/`no` and `on`/`off` as in YAML 1.1.
  package func bool() throws(YAMLError) -> Bool {
    guard case .scalar(let text, plain: true) = content else { throw unexpected("true or false") }
    switch text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: throw unexpected("true or false")
    }
  }

  /// Returns the elements of a list. Null counts as an empty list.
  package func sequence() throws(YAMLError) -> [YAMLNode] {
    if isNull { return [] }
    guard case .sequence(let elements) = content else { throw unexpected("a list") }
    return elements
  }

  /// Returns the strings in a list. A single string counts as a list with one element, and null as
  /// an empty list.
  package func strings() throws(YAMLError) -> [String] {
    if case .scalar(let text, _) = content, !isNull { return [text] }
    var texts: [String] = []
    for element in try sequence() { texts.append(try element.string()) }
    return texts
  }

  /// Returns the entries of a mapping, to be read key by key. Null counts as an empty mapping.
  package func mapping() throws(YAMLError) -> YAMLMapping {
    if isNull { return YAMLMapping(entries: [], location: location) }
    guard case .mapping(let entries) = content else {
      throw unexpected("a mapping of keys to values")
    }
    return YAMLMapping(entries: entries, location: location)
  }

  /// A warning for each repeated key.
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
