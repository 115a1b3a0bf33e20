/// Where a list without an end asks for what it shows: the way that leads through presenter and
/// interactor to the tracker (the book, “Работа с infinite scroll”).
///
/// The presenter's view output is a good place for it.
@MainActor public protocol CellObjectProvider: AnyObject {
  /// The sections as the last batch left them, with how many rows each has.
  var sections: [CacheSectionSize] { get }

  /// What the row at this position is drawn from; `nil` when the store has lost it since, and a batch
  /// that says so is on its way.
  func cellObject(at position: ListPosition) -> (any CellObject)?
}
