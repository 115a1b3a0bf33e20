/// What the module tells its opener.
@MainActor package protocol HumanDetailModuleOutput: AnyObject {
  /// Tells that something about the person was changed and is kept.
  func didChangeHuman(_ human: HumanReference)
}
