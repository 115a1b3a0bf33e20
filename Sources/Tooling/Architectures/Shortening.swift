import AdderBase

extension String {
  /// Returns a name in a module, shortened to at most a number of
  /// columns. Omits the module's name first.
  func shortened(to limit: Int, in module: String) -> String {
    columns > limit ? without(module).shortened(to: limit) : self
  }

  /// Returns a name, or several joined by `&`, with an ellipsis instead of
  /// the module's name at the beginning.
  func without(_ module: String) -> String {
    split(separator: " & ").map { name in
      let isPrefixed = !module.isEmpty && name.hasPrefix(module) && name.count > module.count
      return isPrefixed ? "…" + name.dropFirst(module.count) : name
    }.joined(separator: " & ")
  }
}

extension [String] {
  /// Joins a module's names into a text of at most the given number of columns, or 48
  /// for several names if that is more. Shortens long names, and shows only the first
  /// of more than two that do not fit.
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
