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
  @Test func `The view has its presenter`() {
    // given
    let assembly = makeAssembly()

    // when
    let view = assembly.viewEntryListModule()

    // then
    #expect(view.output is EntryListPresenter)
  }

  @Test func `The view has the menu`() {
    // given
    let assembly = makeAssembly()

    // when
    let view = assembly.viewEntryListModule()

    // then
    #expect(view.menu.map(\.key) == ["p"])
  }

  @Test func `The presenter has its view`() {
    // given
    let assembly = makeAssembly()

    // when
    let view = assembly.viewEntryListModule()

    // then
    let presenter = view.output as? EntryListPresenter
    #expect(presenter?.view === view)
  }

  @Test func `The presenter has its interactor`() {
    // given
    let assembly = makeAssembly()

    // when
    let view = assembly.viewEntryListModule()

    // then
    let presenter = view.output as? EntryListPresenter
    #expect(presenter?.interactor is EntryListInteractor)
  }

  @Test func `The presenter has its router`() {
    // given
    let assembly = makeAssembly()

    // when
    let view = assembly.viewEntryListModule()

    // then
    let presenter = view.output as? EntryListPresenter
    #expect(presenter?.router is EntryListRouter)
  }

  @Test func `The interactor has its output`() {
    // given
    let assembly = makeAssembly()

    // when
    let view = assembly.viewEntryListModule()

    // then
    let presenter = view.output as? EntryListPresenter
    let interactor = presenter?.interactor as? EntryListInteractor
    #expect(interactor?.output === presenter)
  }

  @Test func `The interactor has the service`() {
    // given
    let entryService = EntryServiceSpy()
    let assembly = EntryListAssembly(entryService: entryService)

    // when
    let view = assembly.viewEntryListModule()

    // then
    let presenter = view.output as? EntryListPresenter
    let interactor = presenter?.interactor as? EntryListInteractor
    #expect(interactor?.entryService as? EntryServiceSpy === entryService)
  }

  @Test func `The router has its transition handler`() {
    // given
    let transitionHandler = Terminal(readLine: { _ in nil })
    let assembly = makeAssembly()

    // when
    let view = assembly.viewEntryListModule(transitionHandler: transitionHandler)

    // then
    let presenter = view.output as? EntryListPresenter
    let router = presenter?.router as? EntryListRouter
    #expect(router?.transitionHandler === transitionHandler)
  }

  @Test func `The router has the menu`() {
    // given
    let assembly = makeAssembly()

    // when
    let view = assembly.viewEntryListModule()

    // then
    let presenter = view.output as? EntryListPresenter
    let router = presenter?.router as? EntryListRouter
    #expect(router?.menu.map(\.key) == ["p"])
  }

  @Test func `The module is released with its view`() {
    // given
    var module: EntryListView? = makeAssembly().viewEntryListModule()
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

  // MARK: - Helpers

  private func makeAssembly() -> EntryListAssembly {
    EntryListAssembly(
      entryService: EntryServiceSpy(),
      menu: [MenuItem.sample(key: "p", title: "profile")],
      write: { _ in }
    )
  }
}
