//
//  EntryListInteractorTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Testing

@testable import Diary

@MainActor
struct EntryListInteractorTests {
  // MARK: - EntryListInteractorInput

  @Test func answersWithItems() {
    // given
    let interactor = EntryListInteractor()
    let output = OutputMock()
    interactor.output = output

    // when
    interactor.obtainItems()

    // then
    #expect(output.obtainedItems == ["EntryList item"])
  }
}

// MARK: - Mocks

private final class OutputMock: EntryListInteractorOutput {
  private(set) var obtainedItems: [String]?

  func didObtainItems(_ items: [String]) {
    obtainedItems = items
  }
}
