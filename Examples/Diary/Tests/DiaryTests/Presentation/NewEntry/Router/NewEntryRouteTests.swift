//
//  NewEntryRouteTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Testing

@testable import Diary

@MainActor
struct NewEntryRouteTests {
  @Test func `The module opens in the transition handler`() {
    // given
    let transitionHandler = NewEntryRouteTransitionHandlerSpy()
    let route = makeRoute()

    // when
    route.openNewEntryModule(transitionHandler: transitionHandler)

    // then
    #expect(transitionHandler.openNewEntryModuleWithCalls.count == 1)
  }

  @Test func `The transition handler closes the module`() {
    // given
    let transitionHandler = NewEntryRouteTransitionHandlerSpy()
    let route = makeRoute()
    route.openNewEntryModule(transitionHandler: transitionHandler)

    // when
    transitionHandler.openNewEntryModuleWithCalls.last?.close()

    // then
    #expect(transitionHandler.closeCurrentModuleCalls.count == 1)
  }

  @Test func `The module output is passed to the presenter`() {
    // given
    let transitionHandler = NewEntryRouteTransitionHandlerSpy()
    let moduleOutput = NewEntryModuleOutputSpy()
    let route = makeRoute()

    // when
    route.openNewEntryModule(transitionHandler: transitionHandler, moduleOutput: moduleOutput)

    // then
    let presenter = transitionHandler.openNewEntryModuleWithCalls.last?.output as? NewEntryPresenter
    #expect(presenter?.moduleOutput === moduleOutput)
  }

  // MARK: - Helpers

  private func makeRoute() -> NewEntryRoute {
    NewEntryRoute(assembly: NewEntryAssembly(entryService: EntryServiceSpy()))
  }
}
