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
    let transitionHandler = NewEntryTransitionHandlerSpy()
    let router = NewEntryRouter()
    router.transitionHandler = transitionHandler

    // when
    router.closeCurrentModule()

    // then
    #expect(transitionHandler.closeCurrentModuleCalls.count == 1)
  }

  // MARK: - Ownership

  @Test func `A router does not retain its transition handler`() {
    // given
    let router = NewEntryRouter()
    var transitionHandler: NewEntryTransitionHandlerSpy? = NewEntryTransitionHandlerSpy()
    router.transitionHandler = transitionHandler

    // when
    transitionHandler = nil

    // then
    #expect(router.transitionHandler == nil)
  }
}
