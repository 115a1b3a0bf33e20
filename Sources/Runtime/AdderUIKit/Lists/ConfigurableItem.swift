#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  public import UIKit

  /// A cell, header or footer that is drawn from a value. The list does not access its contents.
  ///
  /// ```swift
  /// final class PostCell: UITableViewCell, ConfigurableItem {
  ///   func configure(with post: PostCellObject) { textLabel?.text = post.title }
  /// }
  /// ```
  @MainActor public protocol ConfigurableItem: UIView {
    associatedtype Model

    /// Draws a value. This method is called again when the value of the row changes, without
    /// preparing the cell for reuse, so it must set everything that depends on the value.
    func configure(with model: Model)
  }

  /// The source of a class's cells.
  @MainActor public enum CellOrigin {
    /// The cells are created from the class.
    case code
    case nib(UINib)
    /// The list's storyboard has a prototype with the reuse identifier.
    case storyboard
  }
#endif
