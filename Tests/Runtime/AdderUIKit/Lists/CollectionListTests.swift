import Adder
import AdderRuntimeScenarios
import AdderTestSupport
import AdderTesting
import AdderUIKit
import Testing
import UIKit

@MainActor @Suite(.moduleChecks) struct CollectionListTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let view: UICollectionView
  private let list = DataDisplayManager()

  init() {
    view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(view)
    list.register(RowItem.self)
    list.register(WideRowItem.self, for: "Wide")
    list.registerHeader(TitleItem.self)
    view.dataSource = list.dataSource(for: view)
    view.delegate = list.delegate(for: view)
  }

  private var shown: [Row?] { view.visibleCells.map { ($0 as? RowItem)?.drawn } }

  @Test func `Every batch is accepted, and every cell shows the new list`() {
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 6000)
    for seed in 0..<samples(400, full: 50_000) {
      let (old, new) = RandomUpdate(seed: seed).rows
      list.show(sections: old.map { .init(name: $0.name, objects: $0.objects) })
      view.layoutIfNeeded()
      list.apply(CacheTransactionBatch(from: old, to: new))
      let rows = new.flatMap(\.objects)
      #expect(shown == rows, "seed \(seed)")
      #expect(view.visibleCells.map { $0 is WideRowItem } == rows.map(\.isWide), "seed \(seed)")
    }
  }

  @Test func `An updated item keeps its cell, unless it needs another kind of cell`() {
    list.show([Row(id: 1), Row(id: 2)])
    let cells = view.visibleCells
    list.show([Row(id: 2, text: "moved"), Row(id: 1, isWide: true)])
    #expect(shown == [Row(id: 2, text: "moved"), Row(id: 1, isWide: true)])
    #expect(view.visibleCells.first === cells.last)
  }

  @Test func `A collection view without a window is reloaded`() {
    view.removeFromSuperview()
    list.show([Row(id: 1)])
    list.show([Row(id: 1, text: "new"), Row(id: 2)])
    #expect(shown.map(\.?.text) == ["new", ""])
  }

  @Test
  func `A tap is reported, and with the plugin items stay selected through updates and reloads`() {
    var reported: [ListPosition] = []
    list.didSelectEvent += { reported.append($0.position) }
    list.show([1, 2].map { Row(id: $0) })
    #expect(UserActions.tapItem(at: [0, 1], in: view))
    #expect(view.indexPathsForSelectedItems == [])
    list.add(SelectablePlugin(.single))
    #expect(UserActions.tapItem(at: [0, 1], in: view))
    list.show([3, 2, 1].map { Row(id: $0, isWide: $0 == 2) })
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    list.forceRefill()
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    #expect(reported == [1, 1].map { ListPosition(item: $0) })
  }

  @Test func `The user can move an item, but not one that must stay`() {
    list.add(MovablePlugin { $0.position.item != 2 })
    list.show([1, 2, 3].map { Row(id: $0) })
    #expect(UserActions.dragItem(at: [0, 0], to: [0, 1], in: view))
    #expect(!UserActions.dragItem(at: [0, 2], to: [0, 0], in: view))
    #expect(shown.map(\.?.id) == [2, 1, 3])
  }

  @Test func `Headers and footers are drawn, and missing ones are empty`() {
    list += ListSection(
      name: "a", header: Title(id: "top"), generators: [CellGenerator(Row(id: 1))])
    list.refill()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect((header as? TitleItem)?.drawn == Title(id: "top"))
    let footer = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: [0, 0])
    #expect(footer?.reuseIdentifier == "Adder.empty")
  }

  @Test
  func `A base delegate receives the list's calls, and handles those that the list does not`() {
    final class Base: NSObject, UICollectionViewDelegate {
      var reported: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { reported.append("select \(indexPath.item)") }
      func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item != 1 }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { reported.append("scroll") }
    }
    let base = Base()
    view.delegate = list.delegate(for: view, withBaseDelegate: base)
    list.show([1, 2].map { Row(id: $0) })
    #expect(UserActions.tapItem(at: [0, 0], in: view))
    #expect(!UserActions.tapItem(at: [0, 1], in: view))
    UserActions.scroll(view, to: CGPoint(x: 0, y: 10))
    #expect(base.reported == ["select 0", "scroll"])
  }

  @Test
  func `A value without a registered cell is reported as a problem, and its item stays empty`() {
    var problems: [RuntimeProblem] = []
    RuntimeProblem.handled(by: { problems.append($0) }) {
      list.show([Title(id: "x")])
      view.layoutIfNeeded()
      #expect(problems == [.noCell(reuseIdentifier: "Title")])
      #expect(view.visibleCells.count == 1)
    }
  }

  @Test func `Pulling requests a refresh, and the end of the list requests the next page`() {
    let refreshable = RefreshablePlugin()
    let pagination = PaginationPlugin()
    var reported: [String] = []
    refreshable.didRefreshEvent += { reported.append("refresh") }
    pagination.loadNextPageEvent += { reported.append("page") }
    list.add(refreshable)
    list.add(pagination)
    list.show([Row(id: 1)])
    view.layoutIfNeeded()
    #expect(UserActions.pullToRefresh(view))
    refreshable.endRefreshing()
    #expect(view.refreshControl?.isRefreshing == false)
    #expect(reported == ["page", "refresh"])
  }

  @Test func `An adapter shows items in a collection view with one kind of cell`() {
    let adapter = CollectionAdapter<RowItem>(collectionView: view)
    var selected: [Row] = []
    adapter.didSelectItemEvent += { selected.append($0) }
    adapter.show([1, 2].map { Row(id: $0) })
    #expect(UserActions.tapItem(at: [0, 1], in: view))
    #expect(selected == [Row(id: 2)])
  }
}
