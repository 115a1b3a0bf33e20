//
//  NewEntryInteractorTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Testing

@testable import Diary

@MainActor
struct NewEntryInteractorTests {
  // MARK: - NewEntryInteractorInput

  @Test func answersWithItems() {
    // given
    let interactor = NewEntryInteractor()
    let output = OutputMock()
    interactor.output = output

    // when
    interactor.obtainItems()

    // then
    #expect(output.obtainedItems == ["NewEntry item"])
  }
}

// MARK: - Mocks

private final class OutputMock: NewEntryInteractorOutput {
  private(set) var obtainedItems: [String]?

  func didObtainItems(_ items: [String]) {
    obtainedItems = items
  }
}
