//
//  EntryListViewTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Foundation
import Testing

@testable import Diary

@MainActor
struct EntryListViewTests {
  // MARK: - Lifecycle

  @Test func `A view that starts reports that it is ready`() {
    // given
    let output = OutputMock()
    let view = makeView(output: output)

    // when
    view.start()

    // then
    #expect(output.events == ["ready"])
  }

  // MARK: - Screen

  @Test(arguments: [
    ("+", "new entry"), ("1", "entry 0"), ("12", "entry 11"), ("p", "menu p"), ("q", "close"),
  ])
  func `A line is forwarded to the output as a request`(line: String, event: String) {
    // given
    let output = OutputMock()
    let view = makeView(output: output)

    // when
    view.take(line)

    // then
    #expect(output.events == [event])
  }

  @Test(arguments: ["", "x", "0", "-9223372036854775808", "99999999999999999999"])
  func `A line that is not one of the choices is not forwarded`(line: String) {
    // given
    let output = OutputMock()
    let view = makeView(output: output)

    // when
    view.take(line)

    // then
    #expect(output.events.isEmpty)
  }

  @Test func `A line that is not one of the choices is answered with a message`() {
    // given
    var lines: [String] = []
    let view = makeView { lines.append($0) }

    // when
    view.take("x")

    // then
    #expect(lines == ["'x' is not one of the choices."])
  }

  @Test func `The prompt offers the menu`() {
    // given
    let view = makeView()

    // when
    let prompt = view.prompt

    // then
    #expect(prompt == "+: new entry, number: read, p: profile, q: quit")
  }

  // MARK: - EntryListViewInput

  @Test func `Each item is written as a line`() {
    // given
    var lines: [String] = []
    let view = makeView { lines.append($0) }

    // when
    view.showItems([EntryListItem(date: Date(timeIntervalSince1970: 0), text: "First")])

    // then
    #expect(lines == ["1. 1970-01-01  First"])
  }

  @Test func `An empty diary is written as a line`() {
    // given
    var lines: [String] = []
    let view = makeView { lines.append($0) }

    // when
    view.showEmptyDiary()

    // then
    #expect(lines == ["The diary is empty."])
  }

  @Test func `A text is written unchanged`() {
    // given
    var lines: [String] = []
    let view = makeView { lines.append($0) }

    // when
    view.showText("First\nSecond")

    // then
    #expect(lines == ["First\nSecond"])
  }

  @Test func `A problem is written`() {
    // given
    var lines: [String] = []
    let view = makeView { lines.append($0) }

    // when
    view.showProblem("Broken")

    // then
    #expect(lines == ["Broken"])
  }

  // MARK: - Helpers

  private func makeView(
    output: OutputMock = OutputMock(),
    write: @escaping (String) -> Void = { _ in }
  ) -> EntryListView {
    EntryListView(
      output: output,
      dataDisplayManager: EntryListDataDisplayManager(
        cellObjectFactory: EntryListCellObjectFactory(timeZone: .gmt)),
      menu: [MenuItem.mock(key: "p", title: "profile")],
      write: write
    )
  }
}

// MARK: - Mocks

private final class OutputMock: EntryListViewOutput {
  private(set) var events: [String] = []

  func didTriggerViewReadyEvent() {
    events.append("ready")
  }

  func didSelectEntry(at index: Int) {
    events.append("entry \(index)")
  }

  func didRequestNewEntry() {
    events.append("new entry")
  }

  func didSelectMenuItem(withKey key: String) {
    events.append("menu \(key)")
  }

  func didTriggerCloseEvent() {
    events.append("close")
  }
}
