import AdderBase

extension String {
  /// Returns the name, which belongs to the given module, shortened to at most the given number of
  /// columns. Omits the module's name first.
  func shortened(to limit: Int, in module: String) -> String {
    columns > limit ? without(module).shortened(to: limit) : self
  }

  /// Returns a name, or several names joined by `&`, with an ellipsis instead of
  /// the module's name at the beginning.
  func without(_ module: String) -> String {
    split(separator: " & ").map { name in
      let isPrefixed = !module.isEmpty && name.hasPrefix(module) && name.count > module.count
      return isPrefixed ? "…" + name.dropFirst(module.count) : name
    }.joined(separator: " & ")
  }
}

extension [String] {
  /// Joins a module's names into a string of at most the given number of columns. For several
  /// names, the limit is at least 48. Shortens long names. If more than two names do not fit, shows
  /// only the first one and the number of the others.
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
