/// All that is known of a person. No way leads on from here; the presenter keeps the router, which takes
/// what openers say.
@MainActor package protocol HumanDetailRouterInput: AnyObject {}
