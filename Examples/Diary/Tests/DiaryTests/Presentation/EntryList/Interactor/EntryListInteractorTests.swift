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
    let entryService = EntryServiceSpy()
    entryService.obtainEntriesCalls.returns(entries)
    let interactor = EntryListInteractor(entryService: entryService)
    let output = EntryListInteractorOutputSpy()
    interactor.output = output

    // when
    interactor.obtainEntries()

    // then
    #expect(output.didObtainEntriesWithSuccessCalls.arguments == [entries])
  }

  @Test func `An error of the service is delivered as a problem`() {
    // given
    let entryService = EntryServiceSpy()
    entryService.obtainEntriesCalls.fails(Problem(description: "Broken"))
    let interactor = EntryListInteractor(entryService: entryService)
    let output = EntryListInteractorOutputSpy()
    interactor.output = output

    // when
    interactor.obtainEntries()

    // then
    #expect(output.didObtainEntriesWithFailureCalls.arguments == ["Broken"])
  }
}
