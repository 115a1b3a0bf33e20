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

  @Test func asksForItemsWhenTheViewIsReady() {
    // given
    let interactor = InteractorMock()
    let presenter = makePresenter(interactor: interactor)

    // when
    presenter.didTriggerViewReadyEvent()

    // then
    #expect(interactor.obtainItemsCallCount == 1)
  }

  @Test func tellsTheModuleOutputWhichItemWasSelected() {
    // given
    let moduleOutput = ModuleOutputMock()
    let presenter = makePresenter()
    presenter.moduleOutput = moduleOutput
    presenter.didObtainItems(["First", "Second"])

    // when
    presenter.didSelectItem(at: 1)

    // then
    #expect(moduleOutput.selectedItems == ["Second"])
  }

  @Test func ignoresTheSelectionOfAnItemThatIsNotThere() {
    // given
    let moduleOutput = ModuleOutputMock()
    let presenter = makePresenter()
    presenter.moduleOutput = moduleOutput
    presenter.didObtainItems(["First", "Second"])

    // when
    presenter.didSelectItem(at: 2)

    // then
    #expect(moduleOutput.selectedItems.isEmpty)
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

  // MARK: - NewEntryInteractorOutput

  @Test func showsTheItemsItObtains() {
    // given
    let view = ViewMock()
    let presenter = makePresenter(view: view)

    // when
    presenter.didObtainItems(["First", "Second"])

    // then
    #expect(view.items == ["First", "Second"])
  }

  // MARK: - Ownership

  @Test func doesNotKeepItsModuleOutputAlive() {
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
  private(set) var items: [String]?

  func showItems(_ items: [String]) {
    self.items = items
  }
}

private final class InteractorMock: NewEntryInteractorInput {
  private(set) var obtainItemsCallCount = 0

  func obtainItems() {
    obtainItemsCallCount += 1
  }
}

private final class RouterMock: NewEntryRouterInput {
  private(set) var closeCallCount = 0

  func closeCurrentModule() {
    closeCallCount += 1
  }
}

private final class ModuleOutputMock: NewEntryModuleOutput {
  private(set) var selectedItems: [String] = []

  func didSelectItem(_ item: String) {
    selectedItems.append(item)
  }
}
