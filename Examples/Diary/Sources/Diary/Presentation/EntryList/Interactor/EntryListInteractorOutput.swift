//
//  EntryListInteractorOutput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The list of the diary's entries: shows each in full and leads to the other screens.
@MainActor
protocol EntryListInteractorOutput: AnyObject {
  /// Tells that the items were obtained.
  ///
  /// - Parameter items: The items in the order in which they are shown.
  func didObtainItems(_ items: [String])
}
