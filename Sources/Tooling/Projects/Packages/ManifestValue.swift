/// An expression of a package manifest, as far as it can be evaluated without running it.
indirect enum ManifestValue: Equatable {
  case string([Piece])
  case list([ManifestValue])
  /// A call, identified by the last part of its name: `.target(…)` and `Target.target(…)` are the
  /// same.
  case call(String, [Argument])
  /// A name, identified by its last part: `.app`, `Self.app` and `app` are the same.
  case name(String)
  case number(String)
  /// Strings or lists joined with `+`.
  case sum([ManifestValue])
  /// `list.map { … }`, or `list.flatMap { … }`.
  case mapped(ManifestValue, ManifestFunction, isFlat: Bool)
  /// A value that only running the manifest could compute.
  case computed

  /// A part of a string literal.
  enum Piece: Equatable {
    case text(String)
    /// `\(value)`
    case value(ManifestValue)
  }

  struct Argument: Equatable {
    /// The label; empty if there is none.
    var label: String
    var value: ManifestValue
  }
}

/// The arguments of a call, accessed by their labels.
struct ManifestArguments {
  private let arguments: [ManifestValue.Argument]

  init(_ arguments: [ManifestValue.Argument]) {
    self.arguments = arguments
  }

  subscript(label: String) -> ManifestValue? {
    arguments.first { $0.label == label }?.value
  }
}

/// A function or closure that consists of one expression. Manifests use such functions to create
/// similar targets.
struct ManifestFunction: Equatable {
  struct Parameter: Equatable {
    /// The label; empty if there is none.
    var label: String
    var name: String
    var isVariadic = false
    var defaultValue: ManifestValue?
  }

  var parameters: [Parameter]
  var body: ManifestValue

  /// Returns the body with the arguments substituted for the parameters, or
  /// `nil` if they do not match.
  ///
  /// - Parameter steps: the number of values that may still be evaluated; anything beyond
  ///   the limit is `computed`.
  func result(of arguments: [ManifestValue.Argument], steps: inout Int) -> ManifestValue? {
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
    guard arguments.isEmpty else { return nil }
    var substitution = ManifestSubstitution(values: values, steps: steps)
    defer { steps = substitution.steps }
    return substitution.applied(to: body)
  }
}

/// Replaces names with values.
private struct ManifestSubstitution {
  let values: [String: ManifestValue]
  var steps: Int

  mutating func applied(to value: ManifestValue) -> ManifestValue {
    guard steps > 0 else { return .computed }
    steps -= 1
    switch value {
    case .name(let name):
      return values[name] ?? value
    case .string(let pieces):
      return .sum(
        pieces.map { piece in
          if case .value(let value) = piece { applied(to: value) } else { .string([piece]) }
        })
    case .list(let elements):
      return .list(elements.map { applied(to: $0) })
    case .sum(let terms):
      return .sum(terms.map { applied(to: $0) })
    case .call(let callee, let arguments):
      let arguments = arguments.map { argument in
        ManifestValue.Argument(label: argument.label, value: applied(to: argument.value))
      }
      return .call(callee, arguments)
    case .mapped(let list, let function, let isFlat):
      return .mapped(applied(to: list), applied(to: function), isFlat: isFlat)
    case .number, .computed:
      return value
    }
  }

  /// Returns the closure with the outer values substituted. The closure's own parameters shadow
  /// outer names.
  private mutating func applied(to function: ManifestFunction) -> ManifestFunction {
    let names = Set(function.parameters.map(\.name))
    var inner = ManifestSubstitution(
      values: values.filter { !names.contains($0.key) }, steps: steps)
    defer { steps = inner.steps }
    return ManifestFunction(
      parameters: function.parameters, body: inner.applied(to: function.body))
  }
}
