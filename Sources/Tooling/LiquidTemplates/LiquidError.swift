package import AdderFindings

/// An error that occurred while parsing or rendering a template. Messages end with the line and a
/// caret below the position.
package indirect enum LiquidError: ReportedError, Hashable {
  /// The text is not a valid template.
  case syntax(String, LiquidPlace)
  /// All undefined variables that were used in a strict rendering.
  case undefinedVariables([UndefinedVariable])
  case unknownFilter(String, LiquidPlace)
  /// A filter, tag or operator cannot process a value.
  case evaluation(String, LiquidPlace)
  case missingPartial(String, LiquidPlace)
  case unreadablePartial(String, reason: String, LiquidPlace)
  case limitReached(LiquidLimits.Kind, LiquidPlace)

  package struct UndefinedVariable: Hashable, Sendable {
    /// The name, up to and including the part that is undefined: `module_info.nmae`.
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

  /// The place of the error, or the first place if there is more than one.
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
  /// The line; if it is very long, only the part around the place.
  package let line: String
  /// The number of characters in `line` before the place.
  package let caret: Int

  /// The line with its number, and a caret below the place.
  var excerpt: String {
    let number = "\(location.line)"
    let margin = String(repeating: " ", count: number.utf8.count)
    // Tabs are kept, so that the caret is below its character regardless of the tab width.
    let indent = String(line.prefix(caret).map { $0 == "\t" ? "\t" : " " })
    return "\n  \(number) | \(line)\n  \(margin) | \(indent)^"
  }
}
