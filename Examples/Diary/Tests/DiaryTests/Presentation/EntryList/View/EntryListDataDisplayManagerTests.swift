//
//  EntryListDataDisplayManagerTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Foundation
import Testing

@testable import Diary

@MainActor
struct EntryListDataDisplayManagerTests {
  @Test func `The items are numbered`() throws {
    // given
    let timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let dataDisplayManager = EntryListDataDisplayManager(
      cellObjectFactory: EntryListCellObjectFactory(timeZone: timeZone))
    let date = Date(timeIntervalSince1970: 0)

    // when
    let lines = dataDisplayManager.makeLines(from: [
      EntryListItem(date: date, text: "First"), EntryListItem(date: date, text: "Second"),
    ])

    // then
    #expect(lines == ["1. 1970-01-01  First", "2. 1970-01-01  Second"])
  }
}
