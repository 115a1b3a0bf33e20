/// A counter that goes up and down.
@MainActor package protocol CounterDataStoreInterface: AnyObject {
  /// Fetches the stored count; 0 if there is none.
  func fetchCount() throws(CounterDataStoreError) -> Int

  /// Stores the count.
  func save(count: Int) throws(CounterDataStoreError)
}

/// An error from the data store, with a message for the user.
package enum CounterDataStoreError: Error, Equatable, CustomStringConvertible {
  case malformed(path: String)
  case unreadable(path: String)
  case notSaved(path: String)

  package var description: String {
    switch self {
    case .malformed(let path):
      "“\(path)” does not contain a number. The next count replaces it."
    case .unreadable(let path):
      "“\(path)” cannot be read. Check that you own the file."
    case .notSaved(let path):
      "“\(path)” cannot be written, so the count is not saved. Check that there is space on the disk."
    }
  }
}
