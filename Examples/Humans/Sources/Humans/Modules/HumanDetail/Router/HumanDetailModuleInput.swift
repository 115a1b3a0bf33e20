/// The input of the module.
@MainActor package protocol HumanDetailModuleInput: AnyObject {
  /// Passes the person that the module shows from the router to the interactor.
  func setHuman(_ parcel: HumanDetailParcel)
}
