//
//  EntryListDataDisplayManagerTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Testing

@testable import Diary

@MainActor
struct EntryListDataDisplayManagerTests {
  @Test func numbersTheItems() {
    // given
    let dataDisplayManager = EntryListDataDisplayManager(
      cellObjectFactory: EntryListCellObjectFactory())

    // when
    let lines = dataDisplayManager.makeLines(from: ["First", "Second"])

    // then
    #expect(lines == ["1. First", "2. Second"])
  }
}
