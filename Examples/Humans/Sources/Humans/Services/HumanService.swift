/// Where people come from, and where what is written about them goes.
@MainActor package protocol HumanService: AnyObject {
  /// Loads everybody. It can take long; the main thread goes on meanwhile.
  func loadHumans() async throws(HumanServiceError) -> [Human]

  /// Keeps what is new about a person. When it returns, it is on the disk.
  func save(_ human: Human) throws(HumanServiceError)

  /// The path of a person's photo; `nil` when there is none.
  func photoPath(of human: Human) -> String?
}
