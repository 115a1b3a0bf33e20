/// The legend, which explains the figure's lines.
extension ArchitectureFigure {
  enum LegendItem: Equatable {
    case strong, weak, optional, broken, missing, unknown, uncertain

    /// The item's width, including the space after the item.
    var width: Double {
      switch self {
      case .strong: 150
      case .weak: 106
      case .optional: 148
      case .broken: 182
      case .missing: 128
      case .unknown: 128
      case .uncertain: 130
      }
    }

    var text: String {
      switch self {
      case .strong: "holds strongly"
      case .weak: "weakly"
      case .optional: "can be left out"
      case .broken: "✗ not as described"
      case .missing: "✗ missing"
      case .unknown: "? unknown"
      case .uncertain: "? role uncertain"
      }
    }
  }

  /// The items of the legend. For a module of a project, the legend contains only what occurs in
  /// the figure.
  var legend: [LegendItem] {
    if !isOfFoundModule { return [.strong, .weak, .optional] }
    let there = arrows.filter { $0.state != .missing }
    func has(_ state: FoundModule.State) -> Bool { arrows.contains { $0.state == state } }
    return [
      there.contains(where: \.isStrong) ? .strong : nil,
      there.contains { !$0.isStrong } ? .weak : nil,
      has(.broken) ? .broken : nil, has(.missing) ? .missing : nil, has(.unknown) ? .unknown : nil,
      nodes.contains(where: \.isUncertain) || lines.contains(where: \.isUncertain)
        ? .uncertain : nil,
    ].compactMap(\.self)
  }

  static func entry(_ item: LegendItem, _ place: ArchitectureFigureLayout.Point) -> String {
    let x = place.x
    let y = place.y
    let style: String? =
      switch item {
      case .strong: "arrow"
      case .weak: "arrow weak"
      case .broken: "arrow broken"
      case .missing: "arrow missing"
      case .unknown: "arrow unknown"
      case .optional, .uncertain: nil
      }
    let sample =
      if item == .uncertain {
        ""
      } else if let style {
        "<path class=\"\(style)\" d=\"M\(number(x)) \(number(y))h36\"/>\n"
      } else {
        "<rect class=\"box optional\" x=\"\(number(x))\" y=\"\(number(y - 8))\" "
          + "width=\"28\" height=\"16\" rx=\"4\"/>\n"
      }
    let textX = number(item == .uncertain ? x : x + (style == nil ? 36 : 44))
    return sample
      + "<text class=\"note\" x=\"\(textX)\" y=\"\(number(y + 4))\">\(item.text)</text>\n"
  }
}
