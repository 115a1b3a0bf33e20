import Testing
import UIKit

@MainActor
struct CollectionViewTests {
  final class Cell: UICollectionViewCell {
    var text = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 1
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  final class Texts: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var texts: [String]
    var heard: [String] = []
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())

    init(_ texts: [String]) {
      self.texts = texts
      super.init()
      view.register(Cell.self, forCellWithReuseIdentifier: "text")
      view.dataSource = self
      view.delegate = self
    }

    var shown: [String] { view.visibleCells.map { ($0 as? Cell)?.text ?? "?" } }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
      (cell as? Cell)?.text = texts[indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { heard.append("select \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { heard.append("deselect \(indexPath.item)") }
  }

  @Test func `Only the items on the screen have cells, of the registered class`() {
    let texts = Texts((0..<1000).map { "\($0)" })
    #expect(texts.shown == ["0", "1", "2", "3"])
    #expect(texts.view.visibleCells.allSatisfy { $0.tag == 1 })
    texts.view.scrollToItem(at: [0, 500], at: .top, animated: false)
    #expect(texts.shown.first == "500")
  }

  @Test func `An update moves the cells of items that stay`() {
    let texts = Texts(["a", "b", "c"])
    _ = texts.shown
    texts.texts = ["c", "a", "d"]
    texts.view.performBatchUpdates {
      texts.view.moveItem(at: [0, 2], to: [0, 0])
      texts.view.deleteItems(at: [[0, 1]])
      texts.view.insertItems(at: [[0, 2]])
    }
    #expect(texts.shown == ["c", "a", "d"])
  }

  @Test func `A reconfigured item keeps its cell`() {
    let texts = Texts(["a", "b"])
    let cell = texts.view.cellForItem(at: [0, 1])
    texts.texts = ["a", "B"]
    texts.view.reconfigureItems(at: [[0, 1]])
    #expect(texts.shown == ["a", "B"])
    #expect(texts.view.cellForItem(at: [0, 1]) === cell)
  }

  @Test func `The user can drag an item`() {
    let texts = Texts(["a", "b", "c"])
    #expect(UserActions.dragItem(at: [0, 0], to: [0, 2], in: texts.view))
    #expect(texts.shown == ["b", "c", "a"])
    #expect(!UserActions.dragItem(at: [0, 3], to: [0, 0], in: texts.view))
  }

  @Test func `A tap selects an item and deselects the previous one`() {
    let texts = Texts(["a", "b"])
    #expect(UserActions.tapItem(at: [0, 0], in: texts.view))
    #expect(UserActions.tapItem(at: [0, 1], in: texts.view))
    #expect(!UserActions.tapItem(at: [0, 2], in: texts.view))
    #expect(texts.heard == ["select 0", "deselect 0", "select 1"])
  }

  @Test func `A tap deselects a selected item if several can be selected`() {
    let texts = Texts(["a", "b"])
    texts.view.allowsMultipleSelection = true
    #expect(UserActions.tapItem(at: [0, 0], in: texts.view))
    #expect(UserActions.tapItem(at: [0, 1], in: texts.view))
    #expect(UserActions.tapItem(at: [0, 0], in: texts.view))
    #expect(texts.view.indexPathsForSelectedItems == [[0, 1]])
    #expect(texts.heard == ["select 0", "select 1", "deselect 0"])
  }

  @Test func `An inconsistent update raises an exception`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let texts = Texts(["a"])
        texts.view.layoutIfNeeded()
        texts.texts = []
        texts.view.insertItems(at: [[0, 0]])
      }
    }
    expect(result, raised: "Invalid update: attempt to insert item 0 into section 0")
  }
}
