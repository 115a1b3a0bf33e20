/// Shows the details of a person. The router opens no other module.
/// The presenter retains the router, because the router is the module's input.
@MainActor package protocol HumanDetailRouterInput: AnyObject {}
