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
    let output = OutputMock()
    let view = NewEntryView(output: output, write: { _ in })

    // when
    view.start()

    // then
    #expect(output.events == ["ready"])
  }

  // MARK: - Screen

  @Test(arguments: [("Hello", "text Hello"), ("", "text "), ("q", "close"), ("quit", "text quit")])
  func `A line is forwarded to the output as a request`(line: String, event: String) {
    // given
    let output = OutputMock()
    let view = NewEntryView(output: output, write: { _ in })

    // when
    view.take(line)

    // then
    #expect(output.events == [event])
  }

  // MARK: - NewEntryViewInput

  @Test func `The title is written`() {
    // given
    var lines: [String] = []
    let view = NewEntryView(output: OutputMock()) { lines.append($0) }

    // when
    view.update(title: "What happened?")

    // then
    #expect(lines == ["What happened?"])
  }

  @Test func `A problem is written`() {
    // given
    var lines: [String] = []
    let view = NewEntryView(output: OutputMock()) { lines.append($0) }

    // when
    view.showProblem("Disk full")

    // then
    #expect(lines == ["Disk full"])
  }
}

// MARK: - Mocks

private final class OutputMock: NewEntryViewOutput {
  private(set) var events: [String] = []

  func didTriggerViewReadyEvent() {
    events.append("ready")
  }

  func didEnterText(_ text: String) {
    events.append("text \(text)")
  }

  func didTriggerCloseEvent() {
    events.append("close")
  }
}
