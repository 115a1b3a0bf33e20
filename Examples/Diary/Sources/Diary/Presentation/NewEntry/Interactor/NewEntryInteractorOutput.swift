//
//  NewEntryInteractorOutput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and puts it into the diary.
@MainActor
protocol NewEntryInteractorOutput: AnyObject {
  /// Tells that the items were obtained.
  ///
  /// - Parameter items: The items in the order in which they are shown.
  func didObtainItems(_ items: [String])
}
