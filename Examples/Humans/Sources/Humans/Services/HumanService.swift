package import Adder

/// Loads people and saves their biographies.
@MainActor package protocol HumanService: AnyObject {
  /// Creates a tracker of the list of people, as soon as they can be read. It can take long, without blocking
  /// the main thread.
  func makeHumanTracker() async throws(HumanServiceError) -> any CacheTracker<Human>

  /// Saves the biography of a person and nothing else, so changes that others made meanwhile stay. When it
  /// returns, a crash does not lose the biography, and trackers of the list are about to be notified.
  func saveBiography(_ biography: String, of human: Human) throws(HumanServiceError)

  /// Checks for changes by other processes. There is no notification of those, so the app calls this when
  /// the user returns to one of its windows.
  func noticeOtherWriters()

  /// The path of a person's photo; `nil` if there is none.
  func photoPath(of human: Human) -> String?
}
