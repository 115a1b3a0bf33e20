//
//  EntryListState.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// What EntryList remembers while it is open: data without behaviour.
///
/// The presenter holds it as a private property.
struct EntryListState {
  var entries: [Entry] = []
}
