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
    let interactor = EntryListInteractorInputSpy()
    let presenter = makePresenter(interactor: interactor)

    // when
    presenter.didTriggerViewReadyEvent()

    // then
    #expect(interactor.obtainEntriesCalls.count == 1)
  }

  @Test func `A selected entry is shown in full`() {
    // given
    let view = EntryListViewInputSpy()
    let presenter = makePresenter(view: view)
    presenter.didObtainEntriesWithSuccess([makeEntry("First"), makeEntry("Second\nin full")])

    // when
    presenter.didSelectEntry(at: 1)

    // then
    #expect(view.showTextCalls.arguments == ["Second\nin full"])
  }

  @Test func `Selecting an entry that does not exist shows a problem`() {
    // given
    let view = EntryListViewInputSpy()
    let presenter = makePresenter(view: view)
    presenter.didObtainEntriesWithSuccess([makeEntry("First")])

    // when
    presenter.didSelectEntry(at: 1)

    // then
    #expect(view.showProblemCalls.arguments == ["There is no entry 2."])
  }

  @Test func `A new entry opens a module that reports to the presenter`() {
    // given
    let router = EntryListRouterInputSpy()
    let presenter = makePresenter(router: router)

    // when
    presenter.didRequestNewEntry()

    // then
    #expect(router.openNewEntryModuleModuleOutputCalls.last === presenter)
  }

  @Test func `A menu item opens its module`() {
    // given
    let router = EntryListRouterInputSpy()
    let presenter = makePresenter(router: router)

    // when
    presenter.didSelectMenuItem(withKey: "p")

    // then
    #expect(router.openMenuModuleWithKeyCalls.arguments == ["p"])
  }

  @Test func `Leaving closes the module`() {
    // given
    let router = EntryListRouterInputSpy()
    let presenter = makePresenter(router: router)

    // when
    presenter.didTriggerCloseEvent()

    // then
    #expect(router.closeCurrentModuleCalls.count == 1)
  }

  // MARK: - EntryListInteractorOutput

  @Test func `Obtained entries are shown`() {
    // given
    let view = EntryListViewInputSpy()
    let presenter = makePresenter(view: view)
    let entry = makeEntry("First")

    // when
    presenter.didObtainEntriesWithSuccess([entry])

    // then
    let item = EntryListItem(date: entry.date, text: "First")
    #expect(view.showItemsCalls.arguments == [[item]])
  }

  @Test func `An empty diary is shown as empty`() {
    // given
    let view = EntryListViewInputSpy()
    let presenter = makePresenter(view: view)

    // when
    presenter.didObtainEntriesWithSuccess([])

    // then
    #expect(view.showEmptyDiaryCalls.count == 1)
  }

  @Test func `A problem with the entries is shown`() {
    // given
    let view = EntryListViewInputSpy()
    let presenter = makePresenter(view: view)

    // when
    presenter.didObtainEntriesWithFailure("Broken")

    // then
    #expect(view.showProblemCalls.arguments == ["Broken"])
  }

  // MARK: - NewEntryModuleOutput

  @Test func `When an entry is added, the presenter requests the entries again`() {
    // given
    let interactor = EntryListInteractorInputSpy()
    let presenter = makePresenter(interactor: interactor)

    // when
    presenter.didAddEntry()

    // then
    #expect(interactor.obtainEntriesCalls.count == 1)
  }

  // MARK: - Helpers

  private func makePresenter(
    view: EntryListViewInputSpy? = nil,
    interactor: EntryListInteractorInputSpy = EntryListInteractorInputSpy(),
    router: EntryListRouterInputSpy = EntryListRouterInputSpy()
  ) -> EntryListPresenter {
    let presenter = EntryListPresenter(interactor: interactor, router: router)
    presenter.view = view
    return presenter
  }

  private func makeEntry(_ text: String) -> Entry {
    Entry(date: Date(timeIntervalSince1970: 0), text: text)
  }
}
