/// A row that something happened to: where it is, and what it shows.
@MainActor public struct ShownRow {
  public let position: ListPosition
  public let cellObject: any CellObject

  /// Where the row's events are; `nil` in a list that is filled with cell objects.
  public let generator: CellGenerator?
}
