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
    let entryService = EntryServiceMock()
    let interactor = NewEntryInteractor(entryService: entryService)

    // when
    interactor.processEntry(text: "  Hello world\t")

    // then
    #expect(entryService.addedTexts == ["Hello world"])
  }

  @Test func `An added entry is reported as a success`() {
    // given
    let interactor = NewEntryInteractor(entryService: EntryServiceMock())
    let output = OutputMock()
    interactor.output = output

    // when
    interactor.processEntry(text: "Hello")

    // then
    #expect(output.answers == ["success"])
  }

  @Test(arguments: ["", "  ", "\t\u{A0}"])
  func `A blank entry is reported as a failure`(text: String) {
    // given
    let interactor = NewEntryInteractor(entryService: EntryServiceMock())
    let output = OutputMock()
    interactor.output = output

    // when
    interactor.processEntry(text: text)

    // then
    #expect(output.answers == ["failure: An entry needs some text."])
  }

  @Test func `A blank entry does not reach the service`() {
    // given
    let entryService = EntryServiceMock()
    let interactor = NewEntryInteractor(entryService: entryService)

    // when
    interactor.processEntry(text: " ")

    // then
    #expect(entryService.addedTexts.isEmpty)
  }

  @Test func `An error of the service is reported as a failure`() {
    // given
    let interactor = NewEntryInteractor(entryService: EntryServiceMock(problem: "Disk full"))
    let output = OutputMock()
    interactor.output = output

    // when
    interactor.processEntry(text: "Hello")

    // then
    #expect(output.answers == ["failure: Disk full"])
  }
}

// MARK: - Mocks

private final class OutputMock: NewEntryInteractorOutput {
  private(set) var answers: [String] = []

  func didProcessEntryWithSuccess() {
    answers.append("success")
  }

  func didProcessEntryWithFailure(_ problem: String) {
    answers.append("failure: \(problem)")
  }
}
