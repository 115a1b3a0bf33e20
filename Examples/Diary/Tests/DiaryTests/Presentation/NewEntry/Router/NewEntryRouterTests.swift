//
//  NewEntryRouterTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Testing

@testable import Diary

@MainActor
struct NewEntryRouterTests {
  // MARK: - NewEntryRouterInput

  @Test func `The transition handler closes the module`() {
    // given
    let transitionHandler = TransitionHandlerMock()
    let router = NewEntryRouter()
    router.transitionHandler = transitionHandler

    // when
    router.closeCurrentModule()

    // then
    #expect(transitionHandler.closeCallCount == 1)
  }

  // MARK: - Ownership

  @Test func `A router does not retain its transition handler`() {
    // given
    let router = NewEntryRouter()
    var transitionHandler: TransitionHandlerMock? = TransitionHandlerMock()
    router.transitionHandler = transitionHandler

    // when
    transitionHandler = nil

    // then
    #expect(router.transitionHandler == nil)
  }
}

// MARK: - Mocks

private final class TransitionHandlerMock: NewEntryTransitionHandler {
  private(set) var closeCallCount = 0

  func closeCurrentModule() {
    closeCallCount += 1
  }
}
