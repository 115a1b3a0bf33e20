//
//  EntryListItem.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Foundation

/// What the view is given of an entry.
struct EntryListItem: Equatable {
  let date: Date
  let text: String
}
