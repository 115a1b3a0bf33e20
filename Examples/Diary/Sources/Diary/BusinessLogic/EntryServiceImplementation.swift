import Foundation

/// Stores the diary's entries in a file.
struct EntryServiceImplementation {
  private let file: JSONFile<[Entry]>
  private let now: () -> Date

  /// Creates the service.
  ///
  /// - Parameters:
  ///   - file: Stores the entries.
  ///   - now: Returns the current time.
  init(file: JSONFile<[Entry]>, now: @escaping () -> Date = { Date() }) {
    self.file = file
    self.now = now
  }
}

// MARK: - EntryService

extension EntryServiceImplementation: EntryService {
  func obtainEntries() throws -> [Entry] {
    try file.load() ?? []
  }

  func addEntry(text: String) throws {
    try file.save(obtainEntries() + [Entry(date: now(), text: text)])
  }
}
