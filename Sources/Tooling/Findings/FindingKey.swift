import AdderBase
import AdderShipped

/// The identity of a finding, which stays the same when lines move: its rule and its symbol.
package struct FindingKey: Hashable, Sendable, Comparable {
  package var rule: String
  package var symbol: String

  package init(rule: String, symbol: String) {
    self.rule = rule
    self.symbol = symbol
  }

  package static func < (one: FindingKey, other: FindingKey) -> Bool {
    (one.rule, one.symbol) < (other.rule, other.symbol)
  }
}

extension Finding {
  /// The key of the finding. Without a symbol, the key contains the file or the module; at most one
  /// finding of a rule has neither.
  package var key: FindingKey {
    var key = keyWithoutTarget
    if let target { key.symbol += " (\(target))" }
    return key
  }

  /// The key without the target, as in earlier versions.
  var keyWithoutTarget: FindingKey {
    FindingKey(rule: rule, symbol: symbol ?? location?.file ?? module ?? "")
  }
}

extension FindingKey {
  /// Returns a short string that is unique to a key and an ordinal.
  ///
  /// - Parameter ordinal: the index among the findings with this key, from 0.
  func fingerprint(_ ordinal: Int) -> String {
    // With a hundred thousand keys per project, two keys have the same fingerprint in only one of
    // four billion projects. A rule keeps its fingerprints when its id changes.
    "\(RuleNames.first(rule))\0\(symbol)\0\(ordinal)".utf8.fnv1a().hexadecimal(digits: 16)
  }
}
