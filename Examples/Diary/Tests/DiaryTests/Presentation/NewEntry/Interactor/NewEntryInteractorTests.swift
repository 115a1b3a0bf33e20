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

  @Test func `An entry is passed to the service without surrounding whitespace`() {
    // given
    let entryService = EntryServiceSpy()
    let interactor = NewEntryInteractor(entryService: entryService)

    // when
    interactor.processEntry(text: "  Hello world\t")

    // then
    #expect(entryService.addEntryTextCalls.arguments == ["Hello world"])
  }

  @Test func `An added entry is reported as a success`() {
    // given
    let interactor = NewEntryInteractor(entryService: EntryServiceSpy())
    let output = NewEntryInteractorOutputSpy()
    interactor.output = output

    // when
    interactor.processEntry(text: "Hello")

    // then
    #expect(output.didProcessEntryWithSuccessCalls.count == 1)
  }

  @Test(arguments: ["", "  ", "\t\u{A0}"])
  func `A blank entry is reported as a failure`(text: String) {
    // given
    let interactor = NewEntryInteractor(entryService: EntryServiceSpy())
    let output = NewEntryInteractorOutputSpy()
    interactor.output = output

    // when
    interactor.processEntry(text: text)

    // then
    #expect(
      output.didProcessEntryWithFailureCalls.arguments == ["An entry needs some text."])
  }

  @Test func `A blank entry does not reach the service`() {
    // given
    let entryService = EntryServiceSpy()
    let interactor = NewEntryInteractor(entryService: entryService)

    // when
    interactor.processEntry(text: " ")

    // then
    #expect(entryService.addEntryTextCalls.isEmpty)
  }

  @Test func `An error of the service is reported as a failure`() {
    // given
    let entryService = EntryServiceSpy()
    entryService.addEntryTextCalls.fails(Problem(description: "Disk full"))
    let interactor = NewEntryInteractor(entryService: entryService)
    let output = NewEntryInteractorOutputSpy()
    interactor.output = output

    // when
    interactor.processEntry(text: "Hello")

    // then
    #expect(output.didProcessEntryWithFailureCalls.arguments == ["Disk full"])
  }
}
