extension TemplateParameters {
  /// The maximum number of combinations. As soon as a parameter would exceed the limit, that
  /// parameter and all later ones keep the given values.
  private static let combinationLimit = 256

  /// The default value of each parameter.
  var defaultValues: [String: String] {
    Dictionary(parameters.map { ($0.name, $0.defaultValue) }) { first, _ in first }
  }

  /// Returns all combinations of parameter values that are allowed together. The given combination
  /// comes first.
  ///
  /// Next come combinations that keep the given values of the first parameters, so that a search
  /// does not change parameters that do not matter.
  ///
  /// - Parameter fixed: The names of the parameters that keep the given value.
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
