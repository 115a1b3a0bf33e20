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
    let transitionHandler = EntryListTransitionHandlerSpy()
    let moduleOutput = NewEntryModuleOutputSpy()
    let router = makeRouter(transitionHandler: transitionHandler)

    // when
    router.openNewEntryModule(moduleOutput: moduleOutput)

    // then
    let presenter = transitionHandler.openNewEntryModuleWithCalls.last?.output as? NewEntryPresenter
    #expect(presenter?.moduleOutput === moduleOutput)
  }

  @Test func `A menu item's module opens in the transition handler`() {
    // given
    let transitionHandler = EntryListTransitionHandlerSpy()
    let router = makeRouter(transitionHandler: transitionHandler)

    // when
    router.openMenuModule(withKey: "b")

    // then
    #expect(transitionHandler.openMenuModuleCalls.arguments.map(\.title) == ["second"])
  }

  @Test func `A key outside the menu opens nothing`() {
    // given
    let transitionHandler = EntryListTransitionHandlerSpy()
    let router = makeRouter(transitionHandler: transitionHandler)

    // when
    router.openMenuModule(withKey: "c")

    // then
    #expect(transitionHandler.openMenuModuleCalls.isEmpty)
  }

  @Test func `The transition handler closes the module`() {
    // given
    let transitionHandler = EntryListTransitionHandlerSpy()
    let router = makeRouter(transitionHandler: transitionHandler)

    // when
    router.closeCurrentModule()

    // then
    #expect(transitionHandler.closeCurrentModuleCalls.count == 1)
  }

  // MARK: - Ownership

  @Test func `A router does not retain its transition handler`() {
    // given
    var transitionHandler: EntryListTransitionHandlerSpy? = EntryListTransitionHandlerSpy()
    let router = makeRouter(transitionHandler: transitionHandler)

    // when
    transitionHandler = nil

    // then
    #expect(router.transitionHandler == nil)
  }

  // MARK: - Helpers

  private func makeRouter(transitionHandler: EntryListTransitionHandlerSpy?) -> EntryListRouter {
    let router = EntryListRouter(
      newEntryRoute: NewEntryRoute(assembly: NewEntryAssembly(entryService: EntryServiceSpy())),
      menu: [
        MenuItem.sample(key: "a", title: "first"),
        MenuItem.sample(key: "b", title: "second"),
      ]
    )
    router.transitionHandler = transitionHandler
    return router
  }
}
