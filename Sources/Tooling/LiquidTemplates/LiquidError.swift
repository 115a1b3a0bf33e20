package import AdderFindings

/// Why a template could not be parsed or rendered. Messages end with the line and a caret under
/// the place.
package indirect enum LiquidError: ReportedError, Hashable {
  /// The text is not a template.
  case syntax(String, LiquidPlace)
  /// All the variables that a strict rendering met and that were not given.
  case undefinedVariables([UndefinedVariable])
  case unknownFilter(String, LiquidPlace)
  /// A value is not what a filter, tag or operator can work with.
  case evaluation(String, LiquidPlace)
  case missingPartial(String, LiquidPlace)
  case unreadablePartial(String, reason: String, LiquidPlace)
  case limitReached(LiquidLimits.Kind, LiquidPlace)

  package struct UndefinedVariable: Hashable, Sendable {
    /// The name as far as it was looked up: `module_info.nmae`.
    package let name: String
    package let place: LiquidPlace
  }

  package var message: String {
    switch self {
    case .syntax(let problem, let place): problem + place.excerpt
    case .undefinedVariables(let variables): Self.message(about: variables)
    case .unknownFilter(let name, let place):
      "There is no filter '\(name)'. Check the spelling." + place.excerpt
    case .evaluation(let problem, let place): problem + place.excerpt
    case .missingPartial(let name, let place):
      "There is no partial '\(name)'. Check the name, or add the partial." + place.excerpt
    case .unreadablePartial(let name, let reason, let place):
      "The partial '\(name)' cannot be read: \(reason)" + place.excerpt
    case .limitReached(let kind, let place):
      "The template \(kind.excess). Check its loops and partials." + place.excerpt
    }
  }

  package var location: SourceLocation? { place?.location }

  /// Where it went wrong; of several places the first.
  package var place: LiquidPlace? {
    switch self {
    case .syntax(_, let place), .unknownFilter(_, let place), .evaluation(_, let place),
      .missingPartial(_, let place), .unreadablePartial(_, _, let place),
      .limitReached(_, let place):
      place
    case .undefinedVariables(let variables): variables.first?.place
    }
  }

  private static func message(about variables: [UndefinedVariable]) -> String {
    variables.enumerated().map { position, variable in
      let text = "The variable '\(variable.name)' is not defined. Check the spelling."
      let place = position == 0 ? "" : "\(variable.place.location): "
      return place + text + variable.place.excerpt
    }.joined(separator: "\n")
  }
}

extension LiquidLimits.Kind {
  fileprivate var excess: String {
    switch self {
    case .outputLength: "produces too much text"
    case .nesting: "is nested too deeply"
    case .iterations: "loops too often"
    case .steps: "takes too many steps"
    case .work: "handles too much text in its filters and variables"
    }
  }
}

/// A place in a template, with the line it is on.
package struct LiquidPlace: Hashable, Sendable {
  package let location: SourceLocation
  /// The line, without what is far from the place when it is very long.
  package let line: String
  /// How many characters of `line` stand before the place.
  package let caret: Int

  /// The line with its number, and below it a caret at the place.
  var excerpt: String {
    let number = "\(location.line)"
    let margin = String(repeating: " ", count: number.utf8.count)
    // Tabs stay tabs, so that the caret is below its character however wide they are.
    let indent = String(line.prefix(caret).map { $0 == "\t" ? "\t" : " " })
    return "\n  \(number) | \(line)\n  \(margin) | \(indent)^"
  }
}
