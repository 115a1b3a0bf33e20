/// Creates cell objects from model values (the VIPER book, “CellObjectFactory”).
///
/// ```swift
/// struct PostListCellObjectFactory: CellObjectFactory {
///   func makeCellObject(from post: Post) -> any CellObject {
///     PostCellObject(id: post.id, title: post.title)
///   }
/// }
/// ```
@MainActor public protocol CellObjectFactory<Model> {
  associatedtype Model

  func makeCellObject(from model: Model) -> any CellObject
}

extension CellObjectFactory {
  public func makeCellObjects(from models: some Sequence<Model>) -> [any CellObject] {
    models.map { makeCellObject(from: $0) }
  }

  /// Returns the batch's changes with cell objects in place of the model values.
  public func makeCellObjects(
    from batch: CacheTransactionBatch<Model>
  ) -> CacheTransactionBatch<any CellObject> {
    batch.map { makeCellObject(from: $0) }
  }
}
