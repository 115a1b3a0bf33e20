#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  internal import UIKit

  /// The app's delegate, to which the list's own delegate forwards calls, including those that the
  /// list handles itself. It is not retained.
  ///
  /// On a device, the methods of a delegate are optional. In the UIKit double, they have defaults.
  @MainActor struct BaseTableDelegate {
    weak var delegate: (any UITableViewDelegate)?

    init(_ delegate: (any UITableViewDelegate)?) { self.delegate = delegate }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      #if canImport(ObjectiveC)
        delegate?.tableView?(tableView, didSelectRowAt: indexPath)
      #else
        delegate?.tableView(tableView, didSelectRowAt: indexPath)
      #endif
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      #if canImport(ObjectiveC)
        delegate?.tableView?(tableView, didDeselectRowAt: indexPath)
      #else
        delegate?.tableView(tableView, didDeselectRowAt: indexPath)
      #endif
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      #if canImport(ObjectiveC)
        delegate?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
      #else
        delegate?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
      #endif
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      #if canImport(ObjectiveC)
        delegate?.tableView?(tableView, viewForHeaderInSection: section) ?? nil
      #else
        delegate?.tableView(tableView, viewForHeaderInSection: section)
      #endif
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      #if canImport(ObjectiveC)
        delegate?.tableView?(tableView, viewForFooterInSection: section) ?? nil
      #else
        delegate?.tableView(tableView, viewForFooterInSection: section)
      #endif
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      #if canImport(ObjectiveC)
        delegate?.tableView?(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) ?? nil
      #else
        delegate?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
      #endif
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      #if canImport(ObjectiveC)
        delegate?.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
          ?? nil
      #else
        delegate?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
      #endif
    }

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle? {
      #if canImport(ObjectiveC)
        delegate?.tableView?(tableView, editingStyleForRowAt: indexPath)
      #else
        delegate?.tableView(tableView, editingStyleForRowAt: indexPath)
      #endif
    }
  }

  // Methods that the list does not implement are forwarded to the base delegate. On a device, the
  // Objective-C runtime does this.
  extension TableListView {
    #if !canImport(ObjectiveC)
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) {
        base.delegate?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
      }

      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        base.delegate?.tableView(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
      }

      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat {
        base.delegate?.tableView(tableView, heightForHeaderInSection: section)
          ?? tableView.sectionHeaderHeight
      }

      func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
      ) -> CGFloat {
        base.delegate?.tableView(tableView, heightForFooterInSection: section)
          ?? tableView.sectionFooterHeight
      }

      func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
      ) -> Bool {
        base.delegate?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
      }

      func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
      ) -> IndexPath? {
        guard let delegate = base.delegate else { return indexPath }
        return delegate.tableView(tableView, willSelectRowAt: indexPath)
      }

      func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
      ) -> IndexPath? {
        guard let delegate = base.delegate else { return indexPath }
        return delegate.tableView(tableView, willDeselectRowAt: indexPath)
      }

      func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) {
        base.delegate?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
      }

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        base.delegate?.scrollViewDidScroll(scrollView)
      }

      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        base.delegate?.scrollViewWillBeginDragging(scrollView)
      }

      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
        base.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
      }

      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        base.delegate?.scrollViewDidEndDecelerating(scrollView)
      }

      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        base.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
      }
    #endif
  }
#endif
