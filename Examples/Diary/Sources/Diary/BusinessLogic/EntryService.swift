/// Works with the diary's entries.
protocol EntryService {
  /// Obtains all entries.
  ///
  /// - Returns: The entries in the order in which they were written.
  /// - Throws: An error whose description tells the user what to do.
  func obtainEntries() throws -> [Entry]

  /// Adds an entry with the current time.
  ///
  /// - Parameter text: The text of the entry.
  /// - Throws: An error whose description tells the user what to do; the diary is then unchanged.
  func addEntry(text: String) throws
}
