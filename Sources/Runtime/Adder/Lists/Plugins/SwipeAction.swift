/// One choice that a swipe over a row uncovers.
public struct SwipeAction: Hashable, Sendable {
  public enum Style: Hashable, Sendable {
    case normal
    /// Takes something away.
    case destructive
  }

  /// The side of the row on which the action stands, as one reads.
  public enum Edge: Hashable, Sendable { case leading, trailing }

  /// What the action is called in code, and in the events.
  public var identifier: String

  /// What the user reads.
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
