import Testing

@testable import AdderModuleRenaming

@Suite struct ModuleWordTests {
  /// Checks where a name contains a module's name, by replacing the module's name with `Xy`.
  private func check(
    _ name: String, of module: String = "Profile", others: [String] = [], is expected: String?,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let replacement = NameReplacement(from: module, to: "Xy", modules: [module] + others)
    #expect(replacement.renamed(name) == expected, sourceLocation: sourceLocation)
  }

  @Test func `A name contains the module's name as a word`() {
    check("ProfilePresenter", is: "XyPresenter")
    check("MockProfileView", is: "MockXyView")
    check("profilePresenter", is: "xyPresenter")
    check("openProfile", is: "openXy")
    check("Profile", is: "Xy")
    check("_profileView", is: "_xyView")
    check("URLProfileView", is: "URLXyView")
    check("ProfileProfileCell", is: "XyXyCell")
  }

  @Test func `A word with the same beginning or end is a different word`() {
    check("Profiles", is: nil)
    check("ProfilerView", is: nil)
    check("UserprofileView", is: nil)
    check("Profile2View", is: nil)
    check("PROFILE", is: nil)
    check("Presenter", is: nil)
  }

  @Test func `Names of files separate words with other characters`() {
    check("Profile+Terminal", is: "Xy+Terminal")
    check("UIView+Profile", is: "UIView+Xy")
    check("ru-profile", is: "ru-xy")
  }

  @Test func `A name of capitals is a word of its own`() {
    check("NFTView", of: "NFT", is: "XyView")
    check("nftView", of: "NFT", is: "xyView")
    check("SendNFT", of: "NFT", is: "SendXy")
    check("NFTsView", of: "NFT", is: nil)
    check("ANFTView", of: "NFT", is: nil)
    check("nftListView", of: "NFTList", is: "xyView")
    check("c2cStyle", of: "C2C", is: "xyStyle")
    check("isC2CDevice", of: "C2C", is: "isXyDevice")
  }

  @Test func `A longer module name takes precedence where it matches`() {
    check("ProfileEditView", others: ["ProfileEdit"], is: nil)
    check("profileEditView", others: ["ProfileEdit"], is: nil)
    check("ProfileEditorView", others: ["ProfileEdit"], is: "XyEditorView")
    check("ProfileEditProfileView", others: ["ProfileEdit"], is: "ProfileEditXyView")
    check("UserProfileView", others: ["UserProfile"], is: nil)
  }
}
