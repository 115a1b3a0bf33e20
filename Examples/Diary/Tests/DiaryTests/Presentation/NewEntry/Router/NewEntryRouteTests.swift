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
  @Test func opensTheModuleInTheTransitionHandler() {
    // given
    let transitionHandler = TransitionHandlerMock()
    let route = NewEntryRoute()

    // when
    route.openNewEntryModule(transitionHandler: transitionHandler)

    // then
    #expect(transitionHandler.openedViews.count == 1)
  }

  @Test func letsTheTransitionHandlerCloseTheModule() {
    // given
    let transitionHandler = TransitionHandlerMock()
    let route = NewEntryRoute()
    route.openNewEntryModule(transitionHandler: transitionHandler)

    // when
    transitionHandler.openedViews.first?.close()

    // then
    #expect(transitionHandler.closeCallCount == 1)
  }

  @Test func passesTheModuleOutputOn() {
    // given
    let transitionHandler = TransitionHandlerMock()
    let moduleOutput = ModuleOutputMock()
    let route = NewEntryRoute()

    // when
    route.openNewEntryModule(transitionHandler: transitionHandler, moduleOutput: moduleOutput)

    // then
    let presenter = transitionHandler.openedViews.first?.output as? NewEntryPresenter
    #expect(presenter?.moduleOutput === moduleOutput)
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
  func didSelectItem(_ item: String) {}
}
