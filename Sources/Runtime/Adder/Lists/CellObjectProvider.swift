/// Provides the cell objects of a very long list. Each request goes through presenter and
/// interactor to the tracker (the VIPER book, “Работа с infinite scroll”).
///
/// Usually, the presenter conforms to it as part of the view output.
@MainActor public protocol CellObjectProvider: AnyObject {
  /// The sections after the last batch, with the number of rows in each.
  var sections: [CacheSectionSize] { get }

  /// Returns the value that the row at this position is drawn from, or `nil` if the store no longer
  /// has it. In that case, a batch that deletes the row follows.
  func cellObject(at position: ListPosition) -> (any CellObject)?
}
