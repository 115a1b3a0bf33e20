//
//  EntryListInteractorOutput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Lists the diary's entries, shows each one in full, and opens the other screens.
@MainActor
protocol EntryListInteractorOutput: AnyObject {
  /// Reports that the entries were obtained.
  ///
  /// - Parameter entries: The entries in the order in which they were written.
  func didObtainEntriesWithSuccess(_ entries: [Entry])

  /// Reports that the entries could not be obtained.
  ///
  /// - Parameter problem: What happened and what to do, for the user.
  func didObtainEntriesWithFailure(_ problem: String)
}
