package import Adder

/// Where people come from, and where what is written about them goes.
@MainActor package protocol HumanService: AnyObject {
  /// Makes what watches the list of people, as soon as they can be read. It can take long; the main
  /// thread goes on meanwhile.
  func makeHumanTracker() async throws(HumanServiceError) -> any CacheTracker<Human>

  /// Keeps what is written of a person, and nothing else: what others changed about them meanwhile
  /// stays. When it returns, a crash loses nothing of it, and whoever watches the list is about to hear.
  func saveBiography(_ biography: String, of human: Human) throws(HumanServiceError)

  /// Looks for what other processes have written. Nobody tells of that, so that the app asks when the
  /// user comes back to one of its windows.
  func noticeOtherWriters()

  /// The path of a person's photo; `nil` when there is none.
  func photoPath(of human: Human) -> String?
}
