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
  // MARK: - Lifecycle

  @Test func `A view that starts reports that it is ready`() {
    // given
    let output = NewEntryViewOutputSpy()
    let view = NewEntryView(output: output, write: { _ in })

    // when
    view.start()

    // then
    #expect(output.didTriggerViewReadyEventCalls.count == 1)
  }

  // MARK: - Screen

  @Test(arguments: ["Hello", "", "quit"])
  func `A line is forwarded to the output as a text`(line: String) {
    // given
    let output = NewEntryViewOutputSpy()
    let view = NewEntryView(output: output, write: { _ in })

    // when
    view.take(line)

    // then
    #expect(output.didEnterTextCalls.arguments == [line])
  }

  @Test func `The letter q leaves the module`() {
    // given
    let output = NewEntryViewOutputSpy()
    let view = NewEntryView(output: output, write: { _ in })

    // when
    view.take("q")

    // then
    #expect(output.log.names == ["NewEntryViewOutput.didTriggerCloseEvent()"])
  }

  // MARK: - NewEntryViewInput

  @Test func `The title is written`() {
    // given
    var lines: [String] = []
    let view = NewEntryView(output: NewEntryViewOutputSpy()) { lines.append($0) }

    // when
    view.update(title: "What happened?")

    // then
    #expect(lines == ["What happened?"])
  }

  @Test func `A problem is written`() {
    // given
    var lines: [String] = []
    let view = NewEntryView(output: NewEntryViewOutputSpy()) { lines.append($0) }

    // when
    view.showProblem("Disk full")

    // then
    #expect(lines == ["Disk full"])
  }
}
