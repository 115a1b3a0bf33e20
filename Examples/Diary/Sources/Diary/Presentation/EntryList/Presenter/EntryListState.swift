//
//  EntryListState.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The state of EntryList while it is open: data without behaviour.
///
/// The presenter stores it in a private property.
struct EntryListState {
  var entries: [Entry] = []
}
