//
//  EntryListRouterTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Testing

@testable import Diary

@MainActor
struct EntryListRouterTests {
  // MARK: - EntryListRouterInput

  @Test func closesTheModuleThroughTheTransitionHandler() {
    // given
    let transitionHandler = TransitionHandlerMock()
    let router = EntryListRouter()
    router.transitionHandler = transitionHandler

    // when
    router.closeCurrentModule()

    // then
    #expect(transitionHandler.closeCallCount == 1)
  }

  // MARK: - Ownership

  @Test func doesNotKeepItsTransitionHandlerAlive() {
    // given
    let router = EntryListRouter()
    var transitionHandler: TransitionHandlerMock? = TransitionHandlerMock()
    router.transitionHandler = transitionHandler

    // when
    transitionHandler = nil

    // then
    #expect(router.transitionHandler == nil)
  }
}

// MARK: - Mocks

private final class TransitionHandlerMock: EntryListTransitionHandler {
  private(set) var closeCallCount = 0

  func closeCurrentModule() {
    closeCallCount += 1
  }
}
