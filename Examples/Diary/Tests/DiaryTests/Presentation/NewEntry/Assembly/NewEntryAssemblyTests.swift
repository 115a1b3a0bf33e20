//
//  NewEntryAssemblyTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Testing

@testable import Diary

@MainActor
struct NewEntryAssemblyTests {
  @Test func givesTheViewItsPresenter() {
    // given
    let assembly = NewEntryAssembly()

    // when
    let view = assembly.viewNewEntryModule()

    // then
    #expect(view.output is NewEntryPresenter)
  }

  @Test func givesThePresenterItsView() {
    // given
    let assembly = NewEntryAssembly()

    // when
    let view = assembly.viewNewEntryModule()

    // then
    let presenter = view.output as? NewEntryPresenter
    #expect(presenter?.view === view)
  }

  @Test func givesThePresenterItsInteractor() {
    // given
    let assembly = NewEntryAssembly()

    // when
    let view = assembly.viewNewEntryModule()

    // then
    let presenter = view.output as? NewEntryPresenter
    #expect(presenter?.interactor is NewEntryInteractor)
  }

  @Test func givesThePresenterItsRouter() {
    // given
    let assembly = NewEntryAssembly()

    // when
    let view = assembly.viewNewEntryModule()

    // then
    let presenter = view.output as? NewEntryPresenter
    #expect(presenter?.router is NewEntryRouter)
  }

  @Test func givesThePresenterItsModuleOutput() {
    // given
    let moduleOutput = ModuleOutputMock()
    let assembly = NewEntryAssembly()

    // when
    let view = assembly.viewNewEntryModule(moduleOutput: moduleOutput)

    // then
    let presenter = view.output as? NewEntryPresenter
    #expect(presenter?.moduleOutput === moduleOutput)
  }

  @Test func givesTheInteractorItsOutput() {
    // given
    let assembly = NewEntryAssembly()

    // when
    let view = assembly.viewNewEntryModule()

    // then
    let presenter = view.output as? NewEntryPresenter
    let interactor = presenter?.interactor as? NewEntryInteractor
    #expect(interactor?.output === presenter)
  }

  @Test func givesTheRouterItsTransitionHandler() {
    // given
    let transitionHandler = TransitionHandlerMock()
    let assembly = NewEntryAssembly()

    // when
    let view = assembly.viewNewEntryModule(transitionHandler: transitionHandler)

    // then
    let presenter = view.output as? NewEntryPresenter
    let router = presenter?.router as? NewEntryRouter
    #expect(router?.transitionHandler === transitionHandler)
  }

  @Test func diesWithItsView() {
    // given
    var module: NewEntryView? = NewEntryAssembly(write: { _ in }).viewNewEntryModule()
    module?.start()
    weak var view: NewEntryView?
    weak var presenter: NewEntryPresenter?
    weak var interactor: NewEntryInteractor?
    weak var router: NewEntryRouter?
    view = module
    presenter = module?.output as? NewEntryPresenter
    interactor = presenter?.interactor as? NewEntryInteractor
    router = presenter?.router as? NewEntryRouter

    // when
    module = nil

    // then
    let parts: [AnyObject?] = [view, presenter, interactor, router]
    #expect(parts.allSatisfy { $0 == nil })
  }
}

// MARK: - Mocks

private final class TransitionHandlerMock: NewEntryTransitionHandler {
  func closeCurrentModule() {}
}

private final class ModuleOutputMock: NewEntryModuleOutput {
  func didSelectItem(_ item: String) {}
}
