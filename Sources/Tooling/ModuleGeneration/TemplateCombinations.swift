extension TemplateParameters {
  /// How many combinations are tried at most.
  private static let combinationLimit = 256

  /// The default of each parameter.
  var defaultValues: [String: String] {
    Dictionary(parameters.map { ($0.name, $0.defaultValue) }) { first, _ in first }
  }

  /// The values of the parameters in all combinations that go together, the given one first.
  ///
  /// A combination comes before those that differ from the given one in more of its first
  /// parameters, so that a search takes the default where a parameter does not matter.
  ///
  /// - Parameter fixed: the names of the parameters that keep the given value.
  func combinations(
    from values: [String: String], keeping fixed: Set<String> = []
  ) -> [[String: String]] {
    var combinations = [values]
    for parameter in parameters where !fixed.contains(parameter.name) {
      let others = parameter.values.filter { $0 != values[parameter.name] }
      guard combinations.count * (others.count + 1) <= Self.combinationLimit else { break }
      combinations = combinations.flatMap { known in
        [known] + others.map { known.merging([parameter.name: $0]) { _, new in new } }
      }
    }
    return combinations.filter { unmetNeed(of: $0) == nil }
  }
}
