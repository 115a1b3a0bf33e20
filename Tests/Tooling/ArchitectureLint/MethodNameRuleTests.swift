import AdderArchitectureLint
import Testing

/// The names that rules suggest, and the words that they accept.
@Suite struct MethodNameRuleTests {
  /// The message about a method of a stage's protocol, or `nil` if there is none.
  private func message(
    _ rule: String, _ stage: Stage, _ contract: String, _ method: String
  ) throws -> String? {
    var choice = RuleChoice()
    choice.only = [rule]
    let report = try stage.report(
      playing: "protocol \(contract): AnyObject {\n  func \(method)\n}", choice)
    #expect(report.findings.count < 2)
    return report.findings.first?.message
  }

  @Test(arguments: [
    ("loadedPosts()", "didLoadPosts"),
    ("postsLoaded()", "didLoadPosts"),
    ("postSelected()", "didSelectPost"),
    ("postsFound()", "didFindPosts"),
    ("handlePostsChanged()", "didChangePosts"),
    ("searchTextDidChanged()", "didChangeSearchText"),
    ("retriedLogin()", "didRetryLogin"),
    ("droppedURL()", "didDropURL"),
  ])
  func `The suggested name of an event begins with 'did'`(method: String, name: String) throws {
    let message = try message(
      "interactor-output-wrong-prefix", .viperBook, "PostListInteractorOutput", method)
    #expect(message?.hasSuffix("Rename it to '\(name)'.") == true, "\(message ?? "nothing")")
  }

  @Test(arguments: ["didFrobnicate()", "didLoad(_ posts: [String])"])
  func `A name that begins with 'did' is kept`(method: String) throws {
    #expect(
      try message("interactor-output-wrong-prefix", .viperBook, "PostListInteractorOutput", method)
        == nil)
  }

  @Test(arguments: [
    ("obtainedPosts()", "obtainPosts"), ("didUpdatePosts()", "updatePosts"),
    ("chosenPost()", "choosePost"),
  ])
  func `The suggested name of a command is imperative`(method: String, name: String) throws {
    let message = try message(
      "command-in-past-tense", .viperBook, "PostListInteractorInput", method)
    #expect(message?.hasSuffix("Rename it to '\(name)'.") == true, "\(message ?? "nothing")")
  }

  @Test func `A gesture without a control is reported without a suggested name`() throws {
    let message = try message(
      "gesture-method-wrong-suffix", .mutualMobile, "ListModuleInterface", "didTap()")
    #expect(message?.hasSuffix("does not name what was touched. Begin its name with that.") == true)
  }

  @Test(arguments: ["embedPosts()", "proceed()", "frobnicate()", "seed()", "feedPosts()"])
  func `A word that only looks like a participle is not one`(method: String) throws {
    for rule in ["command-in-past-tense", "method-lacks-verb"] {
      #expect(try message(rule, .viperBook, "PostListInteractorInput", method) == nil)
    }
  }

  @Test(arguments: [
    ("showPost()", "openPostModule"), ("pushPostModule()", "openPostModule"),
    ("dismissPostModule()", "closePostModule"),
  ])
  func `The suggested name of a router method begins with 'open' or 'close'`(
    method: String, name: String
  ) throws {
    let message = try message(
      "router-input-wrong-prefix", .viperBook, "PostListRouterInput", method)
    #expect(message?.hasSuffix("Rename it to '\(name)'.") == true, "\(message ?? "nothing")")
  }

  @Test(arguments: [
    ("viewWillAppear()", "didTriggerViewWillAppearEvent"),
    ("willDisappear()", "didTriggerViewWillDisappearEvent"),
    ("viewDidLoad()", "didTriggerViewReadyEvent"), ("viewIsReady()", "didTriggerViewReadyEvent"),
  ])
  func `The suggested names of view life cycle events are the VIPER book's`(
    method: String, name: String
  ) throws {
    let message = try message(
      "view-lifecycle-event-misnamed", .viperBook, "PostListViewOutput", method)
    #expect(message?.hasSuffix("Rename it to '\(name)'.") == true, "\(message ?? "nothing")")
  }

  @Test(arguments: [
    ("didTapAddButton()", "addButtonTapped"), ("onAddButtonPress()", "addButtonPressed"),
  ])
  func `The suggested name of a gesture names the control and ends in a participle`(
    method: String, name: String
  ) throws {
    let message = try message(
      "gesture-method-wrong-suffix", .mutualMobile, "ListModuleInterface", method)
    #expect(message?.hasSuffix("Rename it to '\(name)'.") == true, "\(message ?? "nothing")")
  }

  @Test(arguments: ["reloadTablet()", "excelled()", "collectionless()", "labellum()"])
  func `A word that only begins like the name of a control is accepted`(method: String) throws {
    #expect(
      try message(
        "view-contract-names-ui", .surf, "ProfileViewInput", method) == nil)
  }

  @Test(arguments: [
    ("didEditProfile()", "profileEdited"), ("didChooseAvatar()", "avatarChosen"),
    ("didUpdateName()", "nameUpdated"), ("didApplyFilter()", "filterApplied"),
    ("didDropPhoto()", "photoDropped"), ("didSubmitForm()", "formSubmitted"),
    ("didLoadFeed()", "feedLoaded"), ("didPlaySong()", "songPlayed"),
  ])
  func `The suggested name of a module output's method is a noun and a participle`(
    method: String, name: String
  ) throws {
    let message = try message(
      "module-output-method-misnamed", .surf, "ProfileModuleOutput", method)
    #expect(message?.hasSuffix("Rename it to '\(name)'.") == true, "\(message ?? "nothing")")
  }
}
