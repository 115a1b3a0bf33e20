/// An action that appears when the user swipes over a row.
public struct SwipeAction: Hashable, Sendable {
  public enum Style: Hashable, Sendable {
    case normal
    /// The action removes something.
    case destructive
  }

  /// The side of the row where the action appears, in reading direction.
  public enum Edge: Hashable, Sendable { case leading, trailing }

  /// The action's name in code and in events.
  public var identifier: String

  /// The text shown to the user.
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
