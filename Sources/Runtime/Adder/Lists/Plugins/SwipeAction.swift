/// An action that a swipe over a row shows.
public struct SwipeAction: Hashable, Sendable {
  public enum Style: Hashable, Sendable {
    case normal
    /// The action removes something.
    case destructive
  }

  /// The side of the row with the action, in reading direction.
  public enum Edge: Hashable, Sendable { case leading, trailing }

  /// The action's name in code and in events.
  public var identifier: String

  /// The text that the user sees.
  public var title: String
  public var style: Style
  public var edge: Edge

  public init(
    _ identifier: String, title: String, style: Style = .normal, edge: Edge = .trailing
  ) {
    self.identifier = identifier
    self.title = title
    self.style = style
    self.edge = edge
  }
}
