/// Shows the details of a person. No other module opens from here; the presenter retains the router, which
/// is the module's input.
@MainActor package protocol HumanDetailRouterInput: AnyObject {}
