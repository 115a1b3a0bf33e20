/// The row that an event is about: its position and content.
@MainActor public struct ShownRow {
  public let position: ListPosition
  public let cellObject: any CellObject

  /// The generator with the row's events; `nil` in a list that is filled with cell objects.
  public let generator: CellGenerator?
}
