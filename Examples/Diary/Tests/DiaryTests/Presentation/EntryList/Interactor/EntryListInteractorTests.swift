//
//  EntryListInteractorTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Foundation
import Testing

@testable import Diary

@MainActor
struct EntryListInteractorTests {
  // MARK: - EntryListInteractorInput

  @Test func `The entries of the service are delivered`() {
    // given
    let entries = [Entry(date: Date(timeIntervalSince1970: 0), text: "First")]
    let interactor = EntryListInteractor(entryService: EntryServiceMock(entries: entries))
    let output = OutputMock()
    interactor.output = output

    // when
    interactor.obtainEntries()

    // then
    #expect(output.entries == entries)
  }

  @Test func `An error of the service is delivered as a problem`() {
    // given
    let interactor = EntryListInteractor(entryService: EntryServiceMock(problem: "Broken"))
    let output = OutputMock()
    interactor.output = output

    // when
    interactor.obtainEntries()

    // then
    #expect(output.problems == ["Broken"])
  }
}

// MARK: - Mocks

private final class OutputMock: EntryListInteractorOutput {
  private(set) var entries: [Entry]?
  private(set) var problems: [String] = []

  func didObtainEntriesWithSuccess(_ entries: [Entry]) {
    self.entries = entries
  }

  func didObtainEntriesWithFailure(_ problem: String) {
    problems.append(problem)
  }
}
