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
    let output = EntryListViewOutputSpy()
    let view = makeView(output: output)

    // when
    view.start()

    // then
    #expect(output.didTriggerViewReadyEventCalls.count == 1)
  }

  // MARK: - Screen

  @Test(arguments: [
    ("+", "didRequestNewEntry()"), ("1", "didSelectEntry(at:)"), ("12", "didSelectEntry(at:)"),
    ("p", "didSelectMenuItem(withKey:)"), ("q", "didTriggerCloseEvent()"),
  ])
  func `A line is forwarded to the output as a request`(line: String, request: String) {
    // given
    let output = EntryListViewOutputSpy()
    let view = makeView(output: output)

    // when
    view.take(line)

    // then
    #expect(output.log.names == ["EntryListViewOutput.\(request)"])
  }

  @Test(arguments: [("1", 0), ("12", 11)])
  func `A number selects the entry with this number`(line: String, index: Int) {
    // given
    let output = EntryListViewOutputSpy()
    let view = makeView(output: output)

    // when
    view.take(line)

    // then
    #expect(output.didSelectEntryAtCalls.arguments == [index])
  }

  @Test func `A key of the menu selects its item`() {
    // given
    let output = EntryListViewOutputSpy()
    let view = makeView(output: output)

    // when
    view.take("p")

    // then
    #expect(output.didSelectMenuItemWithKeyCalls.arguments == ["p"])
  }

  @Test(arguments: ["", "x", "0", "-9223372036854775808", "99999999999999999999"])
  func `A line that is not one of the choices is not forwarded`(line: String) {
    // given
    let output = EntryListViewOutputSpy()
    let view = makeView(output: output)

    // when
    view.take(line)

    // then
    #expect(output.log.names.isEmpty)
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
    output: EntryListViewOutputSpy = EntryListViewOutputSpy(),
    write: @escaping (String) -> Void = { _ in }
  ) -> EntryListView {
    EntryListView(
      output: output,
      dataDisplayManager: EntryListDataDisplayManager(
        cellObjectFactory: EntryListCellObjectFactory(timeZone: .gmt)),
      menu: [MenuItem.sample(key: "p", title: "profile")],
      write: write
    )
  }
}
