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
  @Test func `The view has its presenter`() {
    // given
    let assembly = makeAssembly()

    // when
    let view = assembly.viewNewEntryModule()

    // then
    #expect(view.output is NewEntryPresenter)
  }

  @Test func `The presenter has its view`() {
    // given
    let assembly = makeAssembly()

    // when
    let view = assembly.viewNewEntryModule()

    // then
    let presenter = view.output as? NewEntryPresenter
    #expect(presenter?.view === view)
  }

  @Test func `The presenter has its interactor`() {
    // given
    let assembly = makeAssembly()

    // when
    let view = assembly.viewNewEntryModule()

    // then
    let presenter = view.output as? NewEntryPresenter
    #expect(presenter?.interactor is NewEntryInteractor)
  }

  @Test func `The presenter has its router`() {
    // given
    let assembly = makeAssembly()

    // when
    let view = assembly.viewNewEntryModule()

    // then
    let presenter = view.output as? NewEntryPresenter
    #expect(presenter?.router is NewEntryRouter)
  }

  @Test func `The presenter has its module output`() {
    // given
    let moduleOutput = NewEntryModuleOutputSpy()
    let assembly = makeAssembly()

    // when
    let view = assembly.viewNewEntryModule(moduleOutput: moduleOutput)

    // then
    let presenter = view.output as? NewEntryPresenter
    #expect(presenter?.moduleOutput === moduleOutput)
  }

  @Test func `The interactor has its output`() {
    // given
    let assembly = makeAssembly()

    // when
    let view = assembly.viewNewEntryModule()

    // then
    let presenter = view.output as? NewEntryPresenter
    let interactor = presenter?.interactor as? NewEntryInteractor
    #expect(interactor?.output === presenter)
  }

  @Test func `The interactor has the service`() {
    // given
    let entryService = EntryServiceSpy()
    let assembly = NewEntryAssembly(entryService: entryService)

    // when
    let view = assembly.viewNewEntryModule()

    // then
    let presenter = view.output as? NewEntryPresenter
    let interactor = presenter?.interactor as? NewEntryInteractor
    #expect(interactor?.entryService as? EntryServiceSpy === entryService)
  }

  @Test func `The router has its transition handler`() {
    // given
    let transitionHandler = NewEntryTransitionHandlerSpy()
    let assembly = makeAssembly()

    // when
    let view = assembly.viewNewEntryModule(transitionHandler: transitionHandler)

    // then
    let presenter = view.output as? NewEntryPresenter
    let router = presenter?.router as? NewEntryRouter
    #expect(router?.transitionHandler === transitionHandler)
  }

  @Test func `The module is released with its view`() {
    // given
    var module: NewEntryView? = makeAssembly().viewNewEntryModule()
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

  // MARK: - Helpers

  private func makeAssembly() -> NewEntryAssembly {
    NewEntryAssembly(entryService: EntryServiceSpy(), write: { _ in })
  }
}
