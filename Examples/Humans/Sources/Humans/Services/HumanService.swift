package import Adder

/// Loads people and saves their biographies.
@MainActor package protocol HumanService: AnyObject {
  /// Creates a tracker of the list of people. This can
  /// take a long time, but does not block the main thread.
  func makeHumanTracker() async throws(HumanServiceError) -> any CacheTracker<Human>

  /// Saves only the biography of a person, so that changes by other
  /// processes are kept. After the method returns, a crash does not lose
  /// the biography, and trackers of the list are notified soon.
  func saveBiography(_ biography: String, of human: Human) throws(HumanServiceError)

  /// Checks for changes by other processes. The system does not report them, so the app calls this
  /// when the user returns to one of its windows.
  func noticeOtherWriters()

  /// Returns the path of a person's photo, or `nil` if there is none.
  func photoPath(of human: Human) -> String?
}
