//
//  EntryListItem.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Foundation

/// The data of an entry that the view shows.
struct EntryListItem: Equatable {
  let date: Date
  let text: String
}
