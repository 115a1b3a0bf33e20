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
    let view = ViewMock()
    let presenter = makePresenter(view: view)

    // when
    presenter.didTriggerViewReadyEvent()

    // then
    #expect(view.titles == ["What happened?"])
  }

  @Test func `Entered text is passed to the interactor`() {
    // given
    let interactor = InteractorMock()
    let presenter = makePresenter(interactor: interactor)

    // when
    presenter.didEnterText("Hello")

    // then
    #expect(interactor.texts == ["Hello"])
  }

  @Test func `Leaving closes the module`() {
    // given
    let router = RouterMock()
    let presenter = makePresenter(router: router)

    // when
    presenter.didTriggerCloseEvent()

    // then
    #expect(router.closeCallCount == 1)
  }

  // MARK: - NewEntryInteractorOutput

  @Test func `The module output is notified of an added entry`() {
    // given
    let moduleOutput = ModuleOutputMock()
    let presenter = makePresenter()
    presenter.moduleOutput = moduleOutput

    // when
    presenter.didProcessEntryWithSuccess()

    // then
    #expect(moduleOutput.addedCallCount == 1)
  }

  @Test func `An added entry closes the module`() {
    // given
    let router = RouterMock()
    let presenter = makePresenter(router: router)

    // when
    presenter.didProcessEntryWithSuccess()

    // then
    #expect(router.closeCallCount == 1)
  }

  @Test func `A problem is shown`() {
    // given
    let view = ViewMock()
    let presenter = makePresenter(view: view)

    // when
    presenter.didProcessEntryWithFailure("Disk full")

    // then
    #expect(view.problems == ["Disk full"])
  }

  @Test func `A problem does not close the module`() {
    // given
    let router = RouterMock()
    let presenter = makePresenter(router: router)

    // when
    presenter.didProcessEntryWithFailure("Disk full")

    // then
    #expect(router.closeCallCount == 0)
  }

  // MARK: - Ownership

  @Test func `A presenter does not retain its module output`() {
    // given
    let presenter = makePresenter()
    var moduleOutput: ModuleOutputMock? = ModuleOutputMock()
    presenter.moduleOutput = moduleOutput

    // when
    moduleOutput = nil

    // then
    #expect(presenter.moduleOutput == nil)
  }

  // MARK: - Helpers

  private func makePresenter(
    view: ViewMock? = nil,
    interactor: InteractorMock = InteractorMock(),
    router: RouterMock = RouterMock()
  ) -> NewEntryPresenter {
    let presenter = NewEntryPresenter(interactor: interactor, router: router)
    presenter.view = view
    return presenter
  }
}

// MARK: - Mocks

private final class ViewMock: NewEntryViewInput {
  private(set) var titles: [String] = []
  private(set) var problems: [String] = []

  func update(title: String) {
    titles.append(title)
  }

  func showProblem(_ problem: String) {
    problems.append(problem)
  }
}

private final class InteractorMock: NewEntryInteractorInput {
  private(set) var texts: [String] = []

  func processEntry(text: String) {
    texts.append(text)
  }
}

private final class RouterMock: NewEntryRouterInput {
  private(set) var closeCallCount = 0

  func closeCurrentModule() {
    closeCallCount += 1
  }
}

private final class ModuleOutputMock: NewEntryModuleOutput {
  private(set) var addedCallCount = 0

  func didAddEntry() {
    addedCallCount += 1
  }
}
