/// A number that goes up and down.
@MainActor package protocol CounterDataStoreInterface: AnyObject {
  /// Fetches the count from wherever it is kept; 0 when none is.
  func fetchCount() throws(CounterDataStoreError) -> Int

  /// Keeps the count.
  func save(count: Int) throws(CounterDataStoreError)
}

/// What can go wrong with the store. Its message is for the user.
package enum CounterDataStoreError: Error, Equatable, CustomStringConvertible {
  case malformed(path: String)
  case unreadable(path: String)
  case notSaved(path: String)

  package var description: String {
    switch self {
    case .malformed(let path):
      "“\(path)” holds no number. The next count takes its place."
    case .unreadable(let path):
      "“\(path)” cannot be read. Check that the file is yours."
    case .notSaved(let path):
      "“\(path)” cannot be written, so the count is not kept. Check that the disk has room."
    }
  }
}
