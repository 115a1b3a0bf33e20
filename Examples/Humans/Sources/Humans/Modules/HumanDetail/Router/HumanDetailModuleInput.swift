/// What the opener says to the module.
@MainActor package protocol HumanDetailModuleInput: AnyObject {
  /// Hands over the person that the module is about, from the router down to the interactor.
  func setHuman(_ human: HumanReference)
}
