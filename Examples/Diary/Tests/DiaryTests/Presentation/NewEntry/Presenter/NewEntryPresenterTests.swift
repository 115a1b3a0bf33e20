//
//  NewEntryPresenterTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Testing

@testable import Diary

@MainActor
struct NewEntryPresenterTests {
  // MARK: - NewEntryViewOutput

  @Test func `A view that is ready receives a title`() {
    // given
    let view = NewEntryViewInputSpy()
    let presenter = makePresenter(view: view)

    // when
    presenter.didTriggerViewReadyEvent()

    // then
    #expect(view.updateTitleCalls.arguments == ["What happened?"])
  }

  @Test func `Entered text is passed to the interactor`() {
    // given
    let interactor = NewEntryInteractorInputSpy()
    let presenter = makePresenter(interactor: interactor)

    // when
    presenter.didEnterText("Hello")

    // then
    #expect(interactor.processEntryTextCalls.arguments == ["Hello"])
  }

  @Test func `Leaving closes the module`() {
    // given
    let router = NewEntryRouterInputSpy()
    let presenter = makePresenter(router: router)

    // when
    presenter.didTriggerCloseEvent()

    // then
    #expect(router.closeCurrentModuleCalls.count == 1)
  }

  // MARK: - NewEntryInteractorOutput

  @Test func `The module output is notified of an added entry`() {
    // given
    let moduleOutput = NewEntryModuleOutputSpy()
    let presenter = makePresenter()
    presenter.moduleOutput = moduleOutput

    // when
    presenter.didProcessEntryWithSuccess()

    // then
    #expect(moduleOutput.didAddEntryCalls.count == 1)
  }

  @Test func `An added entry closes the module`() {
    // given
    let router = NewEntryRouterInputSpy()
    let presenter = makePresenter(router: router)

    // when
    presenter.didProcessEntryWithSuccess()

    // then
    #expect(router.closeCurrentModuleCalls.count == 1)
  }

  @Test func `A problem is shown`() {
    // given
    let view = NewEntryViewInputSpy()
    let presenter = makePresenter(view: view)

    // when
    presenter.didProcessEntryWithFailure("Disk full")

    // then
    #expect(view.showProblemCalls.arguments == ["Disk full"])
  }

  @Test func `A problem does not close the module`() {
    // given
    let router = NewEntryRouterInputSpy()
    let presenter = makePresenter(router: router)

    // when
    presenter.didProcessEntryWithFailure("Disk full")

    // then
    #expect(router.closeCurrentModuleCalls.isEmpty)
  }

  // MARK: - Ownership

  @Test func `A presenter does not retain its module output`() {
    // given
    let presenter = makePresenter()
    var moduleOutput: NewEntryModuleOutputSpy? = NewEntryModuleOutputSpy()
    presenter.moduleOutput = moduleOutput

    // when
    moduleOutput = nil

    // then
    #expect(presenter.moduleOutput == nil)
  }

  // MARK: - Helpers

  private func makePresenter(
    view: NewEntryViewInputSpy? = nil,
    interactor: NewEntryInteractorInputSpy = NewEntryInteractorInputSpy(),
    router: NewEntryRouterInputSpy = NewEntryRouterInputSpy()
  ) -> NewEntryPresenter {
    let presenter = NewEntryPresenter(interactor: interactor, router: router)
    presenter.view = view
    return presenter
  }
}
