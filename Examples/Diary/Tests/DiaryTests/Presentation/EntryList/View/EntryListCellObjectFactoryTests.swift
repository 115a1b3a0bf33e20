//
//  EntryListCellObjectFactoryTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Foundation
import Testing

@testable import Diary

@MainActor
struct EntryListCellObjectFactoryTests {
  @Test func `A row shows the first line of an entry`() {
    // given
    let item = EntryListItem(date: Date(timeIntervalSince1970: 0), text: "First\r\nSecond")

    // when
    let cellObjects = EntryListCellObjectFactory().makeCellObjects(from: [item])

    // then
    #expect(cellObjects.map(\.text) == ["First"])
  }

  @Test(arguments: [(-1, "1969-12-31"), (0, "1970-01-01"), (1, "1970-01-01")])
  func `A row shows the date in the user's time zone`(hoursFromUTC: Int, day: String) throws {
    // given
    let timeZone = try #require(TimeZone(secondsFromGMT: hoursFromUTC * 3600))
    let item = EntryListItem(date: Date(timeIntervalSince1970: 0), text: "First")

    // when
    let cellObjects = EntryListCellObjectFactory(timeZone: timeZone).makeCellObjects(from: [item])

    // then
    #expect(cellObjects.map(\.date) == [day])
  }
}
