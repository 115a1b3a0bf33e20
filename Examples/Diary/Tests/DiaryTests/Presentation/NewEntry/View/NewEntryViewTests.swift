//
//  NewEntryViewTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Testing

@testable import Diary

@MainActor
struct NewEntryViewTests {
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

  @Test func tellsTheOutputWhichItemWasSelected() {
    // given
    let output = OutputMock()
    let view = makeView(output: output)

    // when
    view.selectItem(at: 1)

    // then
    #expect(output.selectedIndexes == [1])
  }

  @Test func tellsTheOutputThatTheUserWantsToLeave() {
    // given
    let output = OutputMock()
    let view = makeView(output: output)

    // when
    view.close()

    // then
    #expect(output.closeCallCount == 1)
  }

  // MARK: - NewEntryViewInput

  @Test func writesALineForEachItem() {
    // given
    var lines: [String] = []
    let view = makeView { lines.append($0) }

    // when
    view.showItems(["First", "Second"])

    // then
    #expect(lines == ["First", "Second"])
  }

  // MARK: - Helpers

  private func makeView(
    output: OutputMock = OutputMock(),
    write: @escaping (String) -> Void = { _ in }
  ) -> NewEntryView {
    NewEntryView(
      output: output,
      write: write
    )
  }
}

// MARK: - Mocks

private final class OutputMock: NewEntryViewOutput {
  private(set) var readyCallCount = 0
  private(set) var selectedIndexes: [Int] = []
  private(set) var closeCallCount = 0

  func didTriggerViewReadyEvent() {
    readyCallCount += 1
  }

  func didSelectItem(at index: Int) {
    selectedIndexes.append(index)
  }

  func didTriggerCloseEvent() {
    closeCallCount += 1
  }
}
