import AdderBase
import AdderShipped

/// What a finding is known by when lines move: its rule and what it is about.
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
  /// A finding without a symbol has the file or the module as its key; at most one has neither.
  package var key: FindingKey {
    var key = keyWithoutTarget
    if let target { key.symbol += " (\(target))" }
    return key
  }

  /// The same for all targets, as earlier versions had it.
  var keyWithoutTarget: FindingKey {
    FindingKey(rule: rule, symbol: symbol ?? location?.file ?? module ?? "")
  }
}

extension FindingKey {
  /// A short text that is another one for every key, and for every finding of a key.
  ///
  /// - Parameter ordinal: which of the findings of this key it is, from 0.
  func fingerprint(_ ordinal: Int) -> String {
    // Two of a hundred thousand keys are alike once in four billion projects. A rule that gets another
    // id keeps its fingerprints.
    "\(RuleNames.first(rule))\0\(symbol)\0\(ordinal)".utf8.fnv1a().hexadecimal(digits: 16)
  }
}
