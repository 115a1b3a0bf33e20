//
//  EntryListAssemblyTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Testing

@testable import Diary

@MainActor
struct EntryListAssemblyTests {
  @Test func givesTheViewItsPresenter() {
    // given
    let assembly = EntryListAssembly()

    // when
    let view = assembly.viewEntryListModule()

    // then
    #expect(view.output is EntryListPresenter)
  }

  @Test func givesThePresenterItsView() {
    // given
    let assembly = EntryListAssembly()

    // when
    let view = assembly.viewEntryListModule()

    // then
    let presenter = view.output as? EntryListPresenter
    #expect(presenter?.view === view)
  }

  @Test func givesThePresenterItsInteractor() {
    // given
    let assembly = EntryListAssembly()

    // when
    let view = assembly.viewEntryListModule()

    // then
    let presenter = view.output as? EntryListPresenter
    #expect(presenter?.interactor is EntryListInteractor)
  }

  @Test func givesThePresenterItsRouter() {
    // given
    let assembly = EntryListAssembly()

    // when
    let view = assembly.viewEntryListModule()

    // then
    let presenter = view.output as? EntryListPresenter
    #expect(presenter?.router is EntryListRouter)
  }

  @Test func givesTheInteractorItsOutput() {
    // given
    let assembly = EntryListAssembly()

    // when
    let view = assembly.viewEntryListModule()

    // then
    let presenter = view.output as? EntryListPresenter
    let interactor = presenter?.interactor as? EntryListInteractor
    #expect(interactor?.output === presenter)
  }

  @Test func givesTheRouterItsTransitionHandler() {
    // given
    let transitionHandler = TransitionHandlerMock()
    let assembly = EntryListAssembly()

    // when
    let view = assembly.viewEntryListModule(transitionHandler: transitionHandler)

    // then
    let presenter = view.output as? EntryListPresenter
    let router = presenter?.router as? EntryListRouter
    #expect(router?.transitionHandler === transitionHandler)
  }

  @Test func diesWithItsView() {
    // given
    var module: EntryListView? = EntryListAssembly(write: { _ in }).viewEntryListModule()
    module?.start()
    weak var view: EntryListView?
    weak var presenter: EntryListPresenter?
    weak var interactor: EntryListInteractor?
    weak var router: EntryListRouter?
    view = module
    presenter = module?.output as? EntryListPresenter
    interactor = presenter?.interactor as? EntryListInteractor
    router = presenter?.router as? EntryListRouter

    // when
    module = nil

    // then
    let parts: [AnyObject?] = [view, presenter, interactor, router]
    #expect(parts.allSatisfy { $0 == nil })
  }
}

// MARK: - Mocks

private final class TransitionHandlerMock: EntryListTransitionHandler {
  func closeCurrentModule() {}
}
