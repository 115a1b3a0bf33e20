//
//  EntryListPresenterTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Foundation
import Testing

@testable import Diary

@MainActor
struct EntryListPresenterTests {
  // MARK: - EntryListViewOutput

  @Test func `When the view is ready, the presenter requests the entries`() {
    // given
    let interactor = InteractorMock()
    let presenter = makePresenter(interactor: interactor)

    // when
    presenter.didTriggerViewReadyEvent()

    // then
    #expect(interactor.obtainEntriesCallCount == 1)
  }

  @Test func `A selected entry is shown in full`() {
    // given
    let view = ViewMock()
    let presenter = makePresenter(view: view)
    presenter.didObtainEntriesWithSuccess([makeEntry("First"), makeEntry("Second\nin full")])

    // when
    presenter.didSelectEntry(at: 1)

    // then
    #expect(view.texts == ["Second\nin full"])
  }

  @Test func `Selecting an entry that does not exist shows a problem`() {
    // given
    let view = ViewMock()
    let presenter = makePresenter(view: view)
    presenter.didObtainEntriesWithSuccess([makeEntry("First")])

    // when
    presenter.didSelectEntry(at: 1)

    // then
    #expect(view.problems == ["There is no entry 2."])
  }

  @Test func `A new entry opens a module that reports to the presenter`() {
    // given
    let router = RouterMock()
    let presenter = makePresenter(router: router)

    // when
    presenter.didRequestNewEntry()

    // then
    #expect(router.newEntryModuleOutput === presenter)
  }

  @Test func `A menu item opens its module`() {
    // given
    let router = RouterMock()
    let presenter = makePresenter(router: router)

    // when
    presenter.didSelectMenuItem(withKey: "p")

    // then
    #expect(router.menuKeys == ["p"])
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

  // MARK: - EntryListInteractorOutput

  @Test func `Obtained entries are shown`() {
    // given
    let view = ViewMock()
    let presenter = makePresenter(view: view)
    let entry = makeEntry("First")

    // when
    presenter.didObtainEntriesWithSuccess([entry])

    // then
    #expect(view.items == [EntryListItem(date: entry.date, text: "First")])
  }

  @Test func `An empty diary is shown as empty`() {
    // given
    let view = ViewMock()
    let presenter = makePresenter(view: view)

    // when
    presenter.didObtainEntriesWithSuccess([])

    // then
    #expect(view.emptyDiaryCallCount == 1)
  }

  @Test func `A problem with the entries is shown`() {
    // given
    let view = ViewMock()
    let presenter = makePresenter(view: view)

    // when
    presenter.didObtainEntriesWithFailure("Broken")

    // then
    #expect(view.problems == ["Broken"])
  }

  // MARK: - NewEntryModuleOutput

  @Test func `When an entry is added, the presenter requests the entries again`() {
    // given
    let interactor = InteractorMock()
    let presenter = makePresenter(interactor: interactor)

    // when
    presenter.didAddEntry()

    // then
    #expect(interactor.obtainEntriesCallCount == 1)
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

  private func makeEntry(_ text: String) -> Entry {
    Entry(date: Date(timeIntervalSince1970: 0), text: text)
  }
}

// MARK: - Mocks

private final class ViewMock: EntryListViewInput {
  private(set) var items: [EntryListItem]?
  private(set) var emptyDiaryCallCount = 0
  private(set) var texts: [String] = []
  private(set) var problems: [String] = []

  func showItems(_ items: [EntryListItem]) {
    self.items = items
  }

  func showEmptyDiary() {
    emptyDiaryCallCount += 1
  }

  func showText(_ text: String) {
    texts.append(text)
  }

  func showProblem(_ problem: String) {
    problems.append(problem)
  }
}

private final class InteractorMock: EntryListInteractorInput {
  private(set) var obtainEntriesCallCount = 0

  func obtainEntries() {
    obtainEntriesCallCount += 1
  }
}

private final class RouterMock: EntryListRouterInput {
  private(set) var newEntryModuleOutput: (any NewEntryModuleOutput)?
  private(set) var menuKeys: [String] = []
  private(set) var closeCallCount = 0

  func openNewEntryModule(moduleOutput: any NewEntryModuleOutput) {
    newEntryModuleOutput = moduleOutput
  }

  func openMenuModule(withKey key: String) {
    menuKeys.append(key)
  }

  func closeCurrentModule() {
    closeCallCount += 1
  }
}
