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

  @Test
  func `The module for a new entry opens in the transition handler and has the module output`() {
    // given
    let transitionHandler = TransitionHandlerMock()
    let moduleOutput = ModuleOutputMock()
    let router = makeRouter(transitionHandler: transitionHandler)

    // when
    router.openNewEntryModule(moduleOutput: moduleOutput)

    // then
    let presenter = transitionHandler.newEntryViews.first?.output as? NewEntryPresenter
    #expect(presenter?.moduleOutput === moduleOutput)
  }

  @Test func `A menu item's module opens in the transition handler`() {
    // given
    let transitionHandler = TransitionHandlerMock()
    let router = makeRouter(transitionHandler: transitionHandler)

    // when
    router.openMenuModule(withKey: "b")

    // then
    #expect(transitionHandler.menuTitles == ["second"])
  }

  @Test func `A key outside the menu opens nothing`() {
    // given
    let transitionHandler = TransitionHandlerMock()
    let router = makeRouter(transitionHandler: transitionHandler)

    // when
    router.openMenuModule(withKey: "c")

    // then
    #expect(transitionHandler.menuTitles.isEmpty)
  }

  @Test func `The transition handler closes the module`() {
    // given
    let transitionHandler = TransitionHandlerMock()
    let router = makeRouter(transitionHandler: transitionHandler)

    // when
    router.closeCurrentModule()

    // then
    #expect(transitionHandler.closeCallCount == 1)
  }

  // MARK: - Ownership

  @Test func `A router does not retain its transition handler`() {
    // given
    var transitionHandler: TransitionHandlerMock? = TransitionHandlerMock()
    let router = makeRouter(transitionHandler: transitionHandler)

    // when
    transitionHandler = nil

    // then
    #expect(router.transitionHandler == nil)
  }

  // MARK: - Helpers

  private func makeRouter(transitionHandler: TransitionHandlerMock?) -> EntryListRouter {
    let router = EntryListRouter(
      newEntryRoute: NewEntryRoute(assembly: NewEntryAssembly(entryService: EntryServiceMock())),
      menu: [
        MenuItem.mock(key: "a", title: "first"),
        MenuItem.mock(key: "b", title: "second"),
      ]
    )
    router.transitionHandler = transitionHandler
    return router
  }
}

// MARK: - Mocks

private final class TransitionHandlerMock: EntryListTransitionHandler {
  private(set) var newEntryViews: [NewEntryView] = []
  private(set) var menuTitles: [String] = []
  private(set) var closeCallCount = 0

  func openNewEntryModule(with view: NewEntryView) {
    newEntryViews.append(view)
  }

  func openMenuModule(_ item: MenuItem) {
    menuTitles.append(item.title)
  }

  func closeCurrentModule() {
    closeCallCount += 1
  }
}

private final class ModuleOutputMock: NewEntryModuleOutput {
  func didAddEntry() {}
}
