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
    let transitionHandler = TransitionHandlerMock()
    let route = makeRoute()

    // when
    route.openNewEntryModule(transitionHandler: transitionHandler)

    // then
    #expect(transitionHandler.openedViews.count == 1)
  }

  @Test func `The transition handler closes the module`() {
    // given
    let transitionHandler = TransitionHandlerMock()
    let route = makeRoute()
    route.openNewEntryModule(transitionHandler: transitionHandler)

    // when
    transitionHandler.openedViews.first?.close()

    // then
    #expect(transitionHandler.closeCallCount == 1)
  }

  @Test func `The module output is passed to the presenter`() {
    // given
    let transitionHandler = TransitionHandlerMock()
    let moduleOutput = ModuleOutputMock()
    let route = makeRoute()

    // when
    route.openNewEntryModule(transitionHandler: transitionHandler, moduleOutput: moduleOutput)

    // then
    let presenter = transitionHandler.openedViews.first?.output as? NewEntryPresenter
    #expect(presenter?.moduleOutput === moduleOutput)
  }

  // MARK: - Helpers

  private func makeRoute() -> NewEntryRoute {
    NewEntryRoute(assembly: NewEntryAssembly(entryService: EntryServiceMock()))
  }
}

// MARK: - Mocks

private final class TransitionHandlerMock: NewEntryRouteTransitionHandler {
  private(set) var openedViews: [NewEntryView] = []
  private(set) var closeCallCount = 0

  func openNewEntryModule(with view: NewEntryView) {
    openedViews.append(view)
  }

  func closeCurrentModule() {
    closeCallCount += 1
  }
}

private final class ModuleOutputMock: NewEntryModuleOutput {
  func didAddEntry() {}
}
