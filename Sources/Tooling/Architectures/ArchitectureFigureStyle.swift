/// The style sheet of a figure, for light and dark backgrounds.
extension ArchitectureFigure {
  var style: String {
    var heads = Self.head("head")
    if isOfFoundModule {
      heads += Self.head("wrong-head", size: "5.25") + Self.head("unknown-head")
    }
    return """
      <style>
      \(Self.light)\(isOfFoundModule ? "\n" + Self.lightStates : "")
      @media (prefers-color-scheme: dark) {
      \(Self.dark)\(isOfFoundModule ? "\n" + Self.darkStates : "")
      }
      </style>
      <defs>\(heads)</defs>
      """
  }

  /// Returns an arrowhead. Its size is relative to the line's width, so
  /// wider lines need a smaller value.
  private static func head(_ name: String, size: String = "7") -> String {
    """
    <marker id="\(name)" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="\(size)" \
    markerHeight="\(size)" orient="auto-start-reverse">\
    <path class="\(name)" d="M0 0 10 5 0 10z"/></marker>
    """
  }

  private static let light = """
    .ground { fill: #ffffff }
    text { font-family: -apple-system, "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif; \
    font-size: 12px; fill: #24292f }
    .title { font-size: 18px; font-weight: 600 }
    .module { font-size: 13px; font-weight: 600; fill: #57606a }
    .frame { fill: #f6f8fa; stroke: #d0d7de }
    .box { fill: #ddf4ff; stroke: #218bff; stroke-width: 1.5 }
    .outside { fill: #ffffff; stroke: #8c959f; stroke-width: 1.5 }
    .optional { stroke-dasharray: 5 4 }
    .name { font-size: 14px; font-weight: 600; text-anchor: middle }
    .type { font-family: ui-monospace, Menlo, "DejaVu Sans Mono", monospace; font-size: 10.5px; \
    fill: #57606a; text-anchor: middle }
    .arrow { fill: none; stroke: #57606a; stroke-width: 1.5; marker-end: url(#head) }
    .weak { stroke-dasharray: 5 4 }
    .label { paint-order: stroke; stroke: #f6f8fa; stroke-width: 4px; stroke-linejoin: round }
    .on-ground { stroke: #ffffff }
    .head { fill: #57606a }
    .note { fill: #57606a }
    """

  private static let dark = """
    .ground { fill: #0d1117 }
    text { fill: #e6edf3 }
    .module, .type, .note { fill: #9198a1 }
    .frame { fill: #151b23; stroke: #3d444d }
    .box { fill: #0c2d4d; stroke: #4493f8 }
    .outside { fill: #0d1117; stroke: #9198a1 }
    .arrow { stroke: #9198a1 }
    .head { fill: #9198a1 }
    .label { stroke: #151b23 }
    .on-ground { stroke: #0d1117 }
    """

  // Wrong elements are red, and missing arrows are dotted. Unknown arrows are pale and have short
  // dashes, whatever their strength.
  private static let lightStates = """
    .wrong { fill: #cf222e }
    .wrong-head { fill: #cf222e }
    .broken, .missing { stroke: #cf222e; stroke-width: 2; marker-end: url(#wrong-head) }
    .missing { stroke-dasharray: 0.1 4; stroke-linecap: round }
    .unknown { stroke: #8c959f; stroke-dasharray: 2 3; marker-end: url(#unknown-head) }
    .unknown-head { fill: #8c959f }
    .missing-box { fill: #ffebe9; stroke: #cf222e; stroke-width: 1.5; stroke-dasharray: 5 4 }
    """

  private static let darkStates = """
    .wrong { fill: #ff7b72 }
    .wrong-head { fill: #ff7b72 }
    .broken, .missing { stroke: #ff7b72 }
    .unknown { stroke: #656c76 }
    .unknown-head { fill: #656c76 }
    .missing-box { fill: #3c1618; stroke: #ff7b72 }
    """

  /// Returns an arrow's label, with a mark so that its meaning does not depend on colors.
  func caption(of arrow: Arrow) -> String {
    guard isOfFoundModule else { return arrow.label }
    let names = arrow.label.split(separator: " & ").map(String.init)
    return arrow.mark + names.listed(upTo: Self.longestName, in: module, separator: " & ")
  }

  func boxStyle(_ kind: Node.Kind) -> String {
    switch kind {
    case .required: "box"
    case .optional: isOfFoundModule ? "box" : "box optional"
    case .outside, .otherModule: "outside"
    case .missing: "missing-box"
    }
  }
}

extension ArchitectureFigure.Arrow {
  var isWrong: Bool { state == .broken || state == .missing }

  var mark: String {
    switch state {
    case .asDescribed: ""
    case .broken, .missing: "✗ "
    case .unknown: "? "
    }
  }

  /// The arrow's classes in the style sheet.
  var style: String {
    let line = isStrong ? "arrow" : "arrow weak"
    return switch state {
    case .asDescribed: line
    case .broken: line + " broken"
    case .missing: "arrow missing"
    case .unknown: "arrow unknown"
    }
  }
}
