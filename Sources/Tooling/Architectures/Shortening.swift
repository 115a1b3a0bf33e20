import AdderBase

extension String {
  /// A name in a module, of that many columns at most: first the module's name is left out.
  func shortened(to limit: Int, in module: String) -> String {
    columns > limit ? without(module).shortened(to: limit) : self
  }

  /// A name, or several joined by `&`, without the module's name at the beginning.
  func without(_ module: String) -> String {
    split(separator: " & ").map { name in
      let isPrefixed = !module.isEmpty && name.hasPrefix(module) && name.count > module.count
      return isPrefixed ? "…" + name.dropFirst(module.count) : name
    }.joined(separator: " & ")
  }
}

extension [String] {
  /// A module's names as one text of about that many columns at most, and of 48 for several: long ones
  /// shortened, and of more than two only how many there are.
  func listed(upTo limit: Int, in module: String, separator: String = ", ") -> String {
    guard count > 1 else { return joined().shortened(to: limit, in: module) }
    let most = Swift.max(limit, 48)
    let all = joined(separator: separator)
    if all.columns <= most { return all }
    if count > 2 {
      let rest = " and \(count - 1) more"
      return self[0].shortened(to: most - rest.count, in: module) + rest
    }
    let each = (most - separator.count) / 2
    return map { $0.shortened(to: each, in: module) }.joined(separator: separator)
  }
}
