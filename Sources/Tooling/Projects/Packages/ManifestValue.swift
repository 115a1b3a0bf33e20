/// An expression of a package manifest, as far as it can be read without running it.
indirect enum ManifestValue: Equatable {
  case string([ManifestToken.Piece])
  case list([ManifestValue])
  /// A call by the last name of what is called: `.target(…)` and `Target.target(…)` are the same.
  case call(String, [Argument])
  /// A name by its last part: `.app`, `Self.app` and `app` are the same.
  case name(String)
  case number(String)
  /// Texts or lists with `+` between them.
  case sum([ManifestValue])
  /// `list.map { … }`, or `list.flatMap { … }`.
  case mapped(ManifestValue, ManifestFunction, isFlat: Bool)
  /// What only Swift itself can tell.
  case computed

  struct Argument: Equatable {
    /// Empty when there is none.
    var label: String
    var value: ManifestValue
  }
}

/// A function or closure of one expression, as manifests have them to make similar targets.
struct ManifestFunction: Equatable {
  struct Parameter: Equatable {
    /// Empty when there is none.
    var label: String
    var name: String
    var isVariadic = false
    var defaultValue: ManifestValue?
  }

  var parameters: [Parameter]
  var body: ManifestValue

  /// The body with the arguments in the places of the parameters; `nil` when they do not fit.
  func result(of arguments: [ManifestValue.Argument]) -> ManifestValue? {
    var values: [String: ManifestValue] = [:]
    var arguments = arguments[...]
    for parameter in parameters {
      if parameter.isVariadic {
        var list: [ManifestValue] = []
        while let next = arguments.first, next.label == (list.isEmpty ? parameter.label : "") {
          list.append(arguments.removeFirst().value)
        }
        values[parameter.name] = .list(list)
      } else if let next = arguments.first, next.label == parameter.label {
        values[parameter.name] = arguments.removeFirst().value
      } else if let value = parameter.defaultValue {
        values[parameter.name] = value
      } else {
        return nil
      }
    }
    return arguments.isEmpty ? body.substituting(values) : nil
  }
}

extension ManifestValue {
  /// The expression with values in the places of names.
  fileprivate func substituting(_ values: [String: ManifestValue]) -> ManifestValue {
    switch self {
    case .name(let name):
      values[name] ?? self
    case .string(let pieces):
      .sum(pieces.map { $0.substituting(values) })
    case .list(let elements):
      .list(elements.map { $0.substituting(values) })
    case .sum(let terms):
      .sum(terms.map { $0.substituting(values) })
    case .call(let callee, let arguments):
      .call(
        callee,
        arguments.map { Argument(label: $0.label, value: $0.value.substituting(values)) })
    case .mapped(let list, let function, let isFlat):
      .mapped(list.substituting(values), function.substituting(values), isFlat: isFlat)
    case .number, .computed:
      self
    }
  }
}

extension ManifestFunction {
  fileprivate func substituting(_ values: [String: ManifestValue]) -> ManifestFunction {
    let names = Set(parameters.map(\.name))
    return ManifestFunction(
      parameters: parameters, body: body.substituting(values.filter { !names.contains($0.key) }))
  }
}

extension ManifestToken.Piece {
  fileprivate func substituting(_ values: [String: ManifestValue]) -> ManifestValue {
    guard case .interpolation(let name) = self, let value = values[name] else {
      return .string([self])
    }
    return value
  }
}
