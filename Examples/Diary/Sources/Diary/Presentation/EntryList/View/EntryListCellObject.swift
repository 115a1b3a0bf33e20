//
//  EntryListCellObject.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The value that one row of EntryList is drawn from.
struct EntryListCellObject: Equatable {
  let date: String
  let text: String
}
