import Adder
import AdderTesting
import Testing

private struct Name: CellObject {
  let id: Int
  var text = ""
}

private struct Other: CellObject {
  let id: Int
}

@MainActor @Suite struct RecordingListViewTests {
  private let list = DataDisplayManager()

  init() { list.show([Name(id: 1), Name(id: 2)]) }

  /// Does something that must fail the test, with a message that has this text in it.
  private func check(failsWith text: String, _ body: @MainActor (RecordingListView) -> Void) {
    let view = RecordingListView(of: list)
    withKnownIssue {
      body(view)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(text) }
    }
  }

  @Test func `It shows what a table would show, and notes what it was told`() {
    let view = RecordingListView(of: list)
    list.show([Name(id: 2, text: "new"), Name(id: 1)])
    #expect(view.rows(as: Name.self) == [[Name(id: 2, text: "new"), Name(id: 1)]])
    #expect(view.calls.count == 2)
    view.clearCalls()
    #expect(view.calls.isEmpty)
  }

  @Test func `An update that forgets a row is seen`() {
    check(failsWith: "Row 0.0 shows") { view in
      // The list changes its first row too, and says only that the second one went.
      var batch = CacheTransactionBatch<any CellObject>()
      batch.add(.delete(nil, at: ListPosition(item: 1)))
      view.show(ListUpdate(batch)) { list.show(behind: view, [Name(id: 1, text: "new")]) }
    }
  }

  @Test func `An update that does not add up is seen`() {
    check(failsWith: "A table would crash the app") { view in
      var batch = CacheTransactionBatch<any CellObject>()
      batch.add(.delete(nil, at: ListPosition(item: 1)))
      view.show(ListUpdate(batch)) {}
    }
  }

  @Test func `A list that changes without telling is seen`() {
    check(failsWith: "the list changed without notifying the view") { view in
      list.show(behind: view, [Name(id: 1)])
      view.show(ListUpdate(CacheTransactionBatch<Name>())) {}
    }
  }

  @Test func `Rows of another kind, rows that are not there and unknown actions are seen`() {
    check(failsWith: "which is not of type Other") { _ = $0.rows(as: Other.self) }
    check(failsWith: "cannot touch row 0.7") { $0.userSelects(at: ListPosition(item: 7)) }
    check(failsWith: "has no action 'delete'") {
      $0.userSwipes(at: ListPosition(item: 0), action: "delete")
    }
  }
}

extension DataDisplayManager {
  /// Shows something else without telling this view.
  fileprivate func show(behind view: RecordingListView, _ objects: [any CellObject]) {
    final class Blind: ListView {
      func reload() {}
      func show(_ update: ListUpdate, change: @escaping () -> Void) { change() }
    }
    show(in: Blind())
    show(objects)
  }
}
