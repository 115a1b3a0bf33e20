//
//  EntryListCellObjectFactoryTests.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Testing

@testable import Diary

@MainActor
struct EntryListCellObjectFactoryTests {
  @Test func makesACellObjectOfEachItem() {
    // given
    let factory = EntryListCellObjectFactory()

    // when
    let cellObjects = factory.makeCellObjects(from: ["First", "Second"])

    // then
    #expect(cellObjects.map(\.text) == ["First", "Second"])
  }
}
