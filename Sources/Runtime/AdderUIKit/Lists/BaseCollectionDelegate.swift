#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  internal import UIKit

  /// The app's delegate, to which the list's own delegate forwards calls; see `BaseTableDelegate`.
  @MainActor struct BaseCollectionDelegate {
    weak var delegate: (any UICollectionViewDelegate)?

    init(_ delegate: (any UICollectionViewDelegate)?) { self.delegate = delegate }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      #if canImport(ObjectiveC)
        delegate?.collectionView?(collectionView, didSelectItemAt: indexPath)
      #else
        delegate?.collectionView(collectionView, didSelectItemAt: indexPath)
      #endif
    }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      #if canImport(ObjectiveC)
        delegate?.collectionView?(collectionView, didDeselectItemAt: indexPath)
      #else
        delegate?.collectionView(collectionView, didDeselectItemAt: indexPath)
      #endif
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      #if canImport(ObjectiveC)
        delegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
      #else
        delegate?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
      #endif
    }
  }

  // Methods that the list does not implement are forwarded to the base delegate. On a device, the
  // Objective-C runtime does this.
  extension CollectionListView {
    #if !canImport(ObjectiveC)
      func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
      ) -> Bool {
        base.delegate?.collectionView(collectionView, shouldHighlightItemAt: indexPath) ?? true
      }

      func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
      ) -> Bool {
        base.delegate?.collectionView(collectionView, shouldSelectItemAt: indexPath) ?? true
      }

      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        base.delegate?.collectionView(
          collectionView, didEndDisplaying: cell, forItemAt: indexPath)
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
