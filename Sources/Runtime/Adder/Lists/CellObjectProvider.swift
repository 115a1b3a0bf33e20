/// Provides the cell objects of a very long list, through presenter and interactor to the tracker
/// (the book, “Работа с infinite scroll”).
///
/// Usually, the presenter conforms to it as part of the view output.
@MainActor public protocol CellObjectProvider: AnyObject {
  /// The sections after the last batch, with the number of rows in each.
  var sections: [CacheSectionSize] { get }

  /// The value that the row at this position is drawn from; `nil` if the store no longer has it. A
  /// batch that says so is then on its way.
  func cellObject(at position: ListPosition) -> (any CellObject)?
}
