//
//  EntryListViewTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Testing

@testable import Diary

@MainActor
struct EntryListViewTests {
  // MARK: - Life cycle

  @Test func tellsTheOutputThatItIsReady() {
    // given
    let output = OutputMock()
    let view = makeView(output: output)

    // when
    view.start()

    // then
    #expect(output.readyCallCount == 1)
  }

  // MARK: - Actions

  @Test func tellsTheOutputThatTheUserWantsToLeave() {
    // given
    let output = OutputMock()
    let view = makeView(output: output)

    // when
    view.close()

    // then
    #expect(output.closeCallCount == 1)
  }

  // MARK: - EntryListViewInput

  @Test func writesALineForEachItem() {
    // given
    var lines: [String] = []
    let view = makeView { lines.append($0) }

    // when
    view.showItems(["First", "Second"])

    // then
    #expect(lines == ["1. First", "2. Second"])
  }

  // MARK: - Helpers

  private func makeView(
    output: OutputMock = OutputMock(),
    write: @escaping (String) -> Void = { _ in }
  ) -> EntryListView {
    EntryListView(
      output: output,
      dataDisplayManager: EntryListDataDisplayManager(
        cellObjectFactory: EntryListCellObjectFactory()),
      write: write
    )
  }
}

// MARK: - Mocks

private final class OutputMock: EntryListViewOutput {
  private(set) var readyCallCount = 0
  private(set) var closeCallCount = 0

  func didTriggerViewReadyEvent() {
    readyCallCount += 1
  }

  func didTriggerCloseEvent() {
    closeCallCount += 1
  }
}
