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

  /// Runs code that must fail the test with a message that contains this text.
  private func check(failsWith text: String, _ body: @MainActor (RecordingListView) -> Void) {
    let view = RecordingListView(of: list)
    withKnownIssue {
      body(view)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(text) }
    }
  }

  @Test func `The view shows the rows that a table would show, and records its calls`() {
    let view = RecordingListView(of: list)
    list.show([Name(id: 2, text: "new"), Name(id: 1)])
    #expect(view.rows(as: Name.self) == [[Name(id: 2, text: "new"), Name(id: 1)]])
    #expect(view.calls.count == 2)
    view.clearCalls()
    #expect(view.calls.isEmpty)
  }

  @Test func `An update that omits a row fails the test`() {
    check(failsWith: "Row 0.0 shows") { view in
      // The list changes its first row too, but reports only the deletion of the second row.
      var batch = CacheTransactionBatch<any CellObject>()
      batch.add(.delete(nil, at: ListPosition(item: 1)))
      view.show(ListUpdate(batch)) { list.show(behind: view, [Name(id: 1, text: "new")]) }
    }
  }

  @Test func `An inconsistent update fails the test`() {
    check(failsWith: "A table would crash the app") { view in
      var batch = CacheTransactionBatch<any CellObject>()
      batch.add(.delete(nil, at: ListPosition(item: 1)))
      view.show(ListUpdate(batch)) {}
    }
  }

  @Test func `A list that changes without a notification fails the test`() {
    check(failsWith: "the list changed without notifying the view") { view in
      list.show(behind: view, [Name(id: 1)])
      view.show(ListUpdate(CacheTransactionBatch<Name>())) {}
    }
  }

  @Test func `Rows of another type, missing rows and unknown actions fail the test`() {
    check(failsWith: "which is not of type Other") { _ = $0.rows(as: Other.self) }
    check(failsWith: "cannot touch row 0.7") { $0.userSelects(at: ListPosition(item: 7)) }
    check(failsWith: "has no action 'delete'") {
      $0.userSwipes(at: ListPosition(item: 0), action: "delete")
    }
  }
}

extension DataDisplayManager {
  /// Changes the list without notifying this view.
  fileprivate func show(behind view: RecordingListView, _ objects: [any CellObject]) {
    final class Blind: ListView {
      func reload() {}
      func show(_ update: ListUpdate, change: @escaping () -> Void) { change() }
    }
    show(in: Blind())
    show(objects)
  }
}
