/// What works with the diary's entries.
protocol EntryService {
  /// Obtains all entries.
  ///
  /// - Returns: The entries in the order in which they were written.
  /// - Throws: An error whose description tells the user what to do.
  func obtainEntries() throws -> [Entry]

  /// Adds an entry that is written now.
  ///
  /// - Parameter text: What the entry says.
  /// - Throws: An error whose description tells the user what to do; the diary is unchanged then.
  func addEntry(text: String) throws
}
