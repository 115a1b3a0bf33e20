import Adder

extension Scenario {
  /// Scenarios for every way of closing modules.
  public static let all: [Scenario] = [
    // By code
    Scenario("Its opener closes a pushed module", .open("A"), .close("A", closes: "A")),
    Scenario(
      "A pushed module closes itself", .open("A"), .closeItself("A", closes: "A"), .open("B"),
      .closeItself("B", closes: "B")),
    Scenario(
      "A presented module closes itself", .open("A", .present), .closeItself("A", closes: "A")),
    Scenario(
      "A full-screen module is closed by code", .open("A", .present(.fullScreen)),
      .close("A", closes: "A")),
    Scenario(
      "A presented stack is closed by its root", .open("A", .present(hasNavigation: true)),
      .open("B", from: "A"), .closeItself("A", closes: "B", "A")),
    Scenario(
      "Opened modules close from the top", .open("A"), .open("B"), .open("C", .present),
      .closeOpened("root", closes: "C", "B", "A")),
    Scenario(
      "An opener closes with everything it opened", .open("A"), .open("B", from: "A"),
      .open("in B", .embed(in: "header"), from: "B"),
      .open("C", .present(hasNavigation: true), from: "B"), .open("D", from: "C"),
      .close("A", closes: "D", "C", "in B", "B", "A")),
    Scenario(
      "A module opened elsewhere on the screen closes with its opener",
      .open("A", .embed(in: "body")), .open("pushed", from: "A"),
      .open("sheet", .present, from: "A"), .close("A", closes: "sheet", "pushed", "A")),
    Scenario(
      "An embedded module is replaced by the next", .open("A", .embed(in: "body")),
      .open("B", .embed(in: "body"), closes: "A"), .close("B", closes: "B")),
    Scenario(
      "Embedded modules are kept behind each other", .open("A", .embed(in: "body")),
      .open("B", .embed(in: "body", keepsOthers: true)),
      .open("C", .embed(in: "header")), .close("A", closes: "A"),
      .closeOpened("root", closes: "C", "B")),
    Scenario(
      "A module embeds another while it is loaded", .open("A", loading: "in A"),
      .close("A", closes: "in A", "A")),
    Scenario("A detail is closed by code", .open("A", .detail), .close("A", closes: "A")),
    Scenario(
      "A sheet's closed event may close the module below", .open("A"), .open("B", from: "A"),
      .open("C", .present, from: "B", thenCloses: "A"), .closeItself("B", closes: "C", "B", "A")),
    Scenario(
      "A sheet's closed event may close the stack below", .open("A"), .open("B", from: "A"),
      .open("C", .present(.fullScreen), from: "B", thenCloses: "A"),
      .open("D", .present, from: "C"), .closeItself("C", closes: "D", "C", "B", "A")),
    Scenario(
      "A module behind another tab closes itself", .open("A"), .open("B", .tab),
      .act(.userSelectsLastTab), .closeItself("A", closes: "A"), .close("B", closes: "B")),
    Scenario(
      "Presented modules are dismissed from the top", .open("A", .present),
      .open("B", .present(.fullScreen), from: "A"),
      .open("C", .present(.overFullScreen), from: "B"),
      .close("A", closes: "C", "B", "A")),

    // By the user
    Scenario(
      "The user goes back", .open("A"), .open("B", from: "A"), .act(.userGoesBack, closes: "B"),
      .act(.userGoesBack, closes: "A"), .act(.userGoesBack)),
    Scenario(
      "The user goes back from a module with another in it", .open("A"),
      .open("in A", .embed(in: "body"), from: "A"), .act(.userGoesBack, closes: "in A", "A")),
    Scenario(
      "A cancelled swipe back closes nothing", .open("A"), .open("B", from: "A"),
      .act(.userGivesUpGoingBack), .act(.userGivesUpGoingBack), .close("B", closes: "B"),
      .act(.userGivesUpGoingBack), .act(.userGoesBack, closes: "A")),
    Scenario(
      "The user dismisses a sheet", .open("A", .present), .act(.userDismisses, closes: "A"),
      .open("B", .present), .act(.userDismisses, closes: "B")),
    Scenario(
      "The user dismisses a sheet with a stack in it", .open("A", .present(hasNavigation: true)),
      .open("B", from: "A"), .open("in B", .embed(in: "body"), from: "B"), .open("C", from: "B"),
      .act(.userDismisses, closes: "C", "in B", "B", "A")),
    Scenario(
      "The user dismisses sheet by sheet", .open("A", .present), .open("B", .present, from: "A"),
      .act(.userDismisses, closes: "B"), .act(.userDismisses, closes: "A")),
    Scenario(
      "A cancelled dismissal closes nothing", .open("A", .present(hasNavigation: true)),
      .open("B", from: "A"), .act(.userGivesUpDismissing), .act(.userGivesUpDismissing),
      .act(.userDismisses, closes: "B", "A")),
    Scenario(
      "The user cannot dismiss a full-screen module", .open("A", .present(.fullScreen)),
      .act(.userDismisses), .close("A", closes: "A")),
    Scenario(
      "The user returns from a sheet that covered a stack", .open("A"),
      .open("B", .present(.fullScreen), from: "A"), .close("B", closes: "B"),
      .act(.userGoesBack, closes: "A")),

    // By segues
    Scenario(
      "Segues show, present and embed", .open("A", .segue("show")),
      .open("B", .segue("body"), from: "A"), .open("C", .segue("sheet"), from: "A"),
      .open("in C", .segue("body"), from: "C"), .act(.userDismisses, closes: "in C", "C"),
      .act(.userGoesBack, closes: "B", "A")),
    Scenario(
      "A module embedded by a segue is replaced by the next, however that is opened",
      .open("A", .segue("body")), .open("B", .embed(in: "body"), closes: "A"),
      .open("C", .segue("body"), closes: "B"), .closeItself("C", closes: "C")),
    Scenario(
      "A module of a custom segue is closed by code", .open("A"),
      .open("B", .segue("over"), from: "A"), .open("C", from: "B"), .close("B", closes: "C", "B"),
      .open("D", .segue("over"), from: "A"), .act(.userGoesBack, closes: "D", "A")),
    Scenario(
      "A segue that embeds where there is no container shows nothing",
      .open("A", .segue("nowhere"), closes: "A", refusal: .noContainer), .open("B"),
      .act(.userGoesBack, closes: "B")),

    // Refusals
    Scenario(
      "A sheet has no further tabs", .open("A", .present(hasNavigation: true)),
      .open("B", .tab, from: "A", closes: "B", refusal: .noTabs), .close("A", closes: "A")),
    Scenario(
      "A new root has no further tabs unless requested",
      .open("A", .setRoot), .open("B", .tab, from: "A", closes: "B", refusal: .noTabs),
      .open("C", .setRoot(hasTabs: true), from: "A", closes: "A"),
      .open("D", .tab, from: "C"), .act(.userSelectsLastTab), .close("D", closes: "D")),
    Scenario(
      "Without a stack, nothing is pushed", .open("A", .present),
      .open("B", from: "A", closes: "B", refusal: .noNavigationStack), .close("A", closes: "A")),

    // With the window
    Scenario(
      "The window closes with everything", .open("A"), .open("in A", .embed(in: "body"), from: "A"),
      .open("B", from: "A"), .open("C", .present(hasNavigation: true), from: "root"),
      .open("D", from: "C"), .act(.windowCloses, closes: "D", "C", "B", "in A", "A")),
    Scenario(
      "The window closes with a full-screen module", .open("A"),
      .open("B", .present(.fullScreen), from: "A"),
      .act(.windowCloses, closes: "B", "A")),
    Scenario(
      "The window closes with its tabs", .open("A", .tab), .open("B", from: "A"), .open("C"),
      .act(.windowCloses, closes: "B", "A", "C")),

    // By replacement
    Scenario(
      "A module is replaced by another", .open("A"),
      .open("B", .replace, from: "A", closes: "A"),
      .act(.userGoesBack, closes: "B")),
    Scenario(
      "A module is replaced with everything opened from it", .open("A"),
      .open("B", from: "A"), .open("C", .present, from: "B"),
      .open("D", .replace, from: "A", closes: "C", "B", "A"), .close("D", closes: "D")),
    Scenario(
      "An embedded module is replaced by another", .open("A", .embed(in: "body")),
      .open("B", .replace, from: "A", closes: "A"),
      .open("C", .embed(in: "body"), closes: "B"), .close("C", closes: "C")),
    Scenario(
      "A sheet is replaced by another", .open("A", .present),
      .open("B", .replace, from: "A", closes: "A"), .act(.userDismisses, closes: "B")),
    Scenario(
      "A new root closes everything", .open("A"), .open("in A", .embed(in: "body"), from: "A"),
      .open("B", .present, from: "A"), .open("new", .setRoot, from: "B", closes: "B", "in A", "A"),
      .open("C", from: "new"), .act(.userGoesBack, closes: "C"),
      .act(.windowCloses, closes: "new")),

    // Navigation by code that does not use modules
    Scenario(
      "The app pops to the root", .open("A"), .open("B", from: "A"),
      .open("in A", .embed(in: "body"), from: "A"), .open("C"),
      .act(.appPopsToRoot, closes: "C", "B", "in A", "A")),
    Scenario(
      "The app removes a module from under others", .open("A"), .open("B"), .open("C"),
      .act(.appRemovesFromMiddle, closes: "A"), .act(.userGoesBack, closes: "C"),
      .act(.userGoesBack, closes: "B")),
    Scenario(
      "The app removes a module from under the modules it opened", .open("A"),
      .open("B", from: "A"),
      .act(.appRemovesFromMiddle, closes: "B", "A")),
    Scenario(
      "The app dismisses everything presented", .open("A"),
      .open("B", .present(hasNavigation: true), from: "A"), .open("C", from: "B"),
      .open("D", .present(.fullScreen), from: "C"),
      .act(.appDismissesAll, closes: "D", "C", "B"), .act(.userGoesBack, closes: "A")),
    Scenario(
      "The app removes a hidden tab", .open("A", .tab),
      .act(.appRemovesTab, closes: "A")),
    Scenario(
      "The app removes a tab with a stack", .open("A", .tab), .open("B", from: "A"),
      .act(.appRemovesTab, closes: "B", "A")),
    Scenario(
      "A tab is closed by code", .open("A", .tab), .open("B", from: "A"),
      .close("A", closes: "B", "A")),
    Scenario(
      "The app removes an embedded module", .open("A", .embed(in: "body")),
      .act(.appRemovesEmbedded, closes: "A")),
    Scenario(
      "The app sets another root", .open("A"), .open("B", .present, from: "A"),
      .act(.appSetsRoot, closes: "B", "A")),
  ]
}
