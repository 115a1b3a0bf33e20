//
//  EntryListPresenterTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Testing

@testable import Diary

@MainActor
struct EntryListPresenterTests {
  // MARK: - EntryListViewOutput

  @Test func asksForItemsWhenTheViewIsReady() {
    // given
    let interactor = InteractorMock()
    let presenter = makePresenter(interactor: interactor)

    // when
    presenter.didTriggerViewReadyEvent()

    // then
    #expect(interactor.obtainItemsCallCount == 1)
  }

  @Test func closesTheModuleWhenTheUserWantsToLeave() {
    // given
    let router = RouterMock()
    let presenter = makePresenter(router: router)

    // when
    presenter.didTriggerCloseEvent()

    // then
    #expect(router.closeCallCount == 1)
  }

  // MARK: - EntryListInteractorOutput

  @Test func showsTheItemsItObtains() {
    // given
    let view = ViewMock()
    let presenter = makePresenter(view: view)

    // when
    presenter.didObtainItems(["First", "Second"])

    // then
    #expect(view.items == ["First", "Second"])
  }

  // MARK: - Helpers

  private func makePresenter(
    view: ViewMock? = nil,
    interactor: InteractorMock = InteractorMock(),
    router: RouterMock = RouterMock()
  ) -> EntryListPresenter {
    let presenter = EntryListPresenter(interactor: interactor, router: router)
    presenter.view = view
    return presenter
  }
}

// MARK: - Mocks

private final class ViewMock: EntryListViewInput {
  private(set) var items: [String]?

  func showItems(_ items: [String]) {
    self.items = items
  }
}

private final class InteractorMock: EntryListInteractorInput {
  private(set) var obtainItemsCallCount = 0

  func obtainItems() {
    obtainItemsCallCount += 1
  }
}

private final class RouterMock: EntryListRouterInput {
  private(set) var closeCallCount = 0

  func closeCurrentModule() {
    closeCallCount += 1
  }
}
