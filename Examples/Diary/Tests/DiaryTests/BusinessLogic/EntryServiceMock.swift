import Foundation

@testable import Diary

/// A service that stores entries in memory, or always fails.
final class EntryServiceMock: EntryService {
  private(set) var addedTexts: [String] = []
  private let entries: [Entry]
  private let problem: Problem?

  init(entries: [Entry] = [], problem: String? = nil) {
    self.entries = entries
    self.problem = problem.map(Problem.init)
  }

  func obtainEntries() throws -> [Entry] {
    if let problem { throw problem }
    return entries
  }

  func addEntry(text: String) throws {
    if let problem { throw problem }
    addedTexts.append(text)
  }
}

private struct Problem: Error, CustomStringConvertible {
  let description: String
}
