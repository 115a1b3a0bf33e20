import AdderFindings
import AdderModuleDiscovery
import AdderModuleRenaming
import Testing

/// What reviewers of renames in other people's apps objected to.
@Suite struct ReviewedRenameTests {
  /// Renames the module, and returns all texts, one after another.
  private func text(
    _ files: [String: String], _ old: String = "Profile", to new: String = "Account"
  ) throws -> String {
    let result = try SampleApp(files, modules: old).renaming(old, to: new).result
    return result.texts.sorted { $0.key < $1.key }
      .map { String(decoding: $0.value, as: UTF8.self) }.joined(separator: "\n")
  }

  /// Renames the module, and checks which names occur afterwards.
  private func check(
    _ files: [String: String], has names: String..., not others: String...,
    module: String = "Profile", new: String = "Account",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let text = try text(files, module, to: new)
    for name in names { #expect(text.contains(name), "\(text)", sourceLocation: sourceLocation) }
    for name in others { #expect(!text.contains(name), "\(text)", sourceLocation: sourceLocation) }
  }

  @Test func `A constant with a written type is renamed with the type's name in it`() throws {
    try check(
      [
        "App/Reuse.swift": """
        enum ReuseID { static let profileCell: String = "ProfileCell", title: String = "Profile" }
        """,
        "App/Modules/Profile/ProfileCell.swift": """
        final class ProfileCell: UITableViewCell {}
        """,
      ], has: #"accountCell: String = "AccountCell", title: String = "Profile""#)
  }

  @Test func `The error of a use case keeps its name with it`() throws {
    try check(
      [
        "App/Modules/Profile/ProfileModels.swift": """
        enum Profile { enum FetchProfileImage { struct Request {} } }
        enum FetchProfileImageError: Error { case noPath }
        extension ProfileInteractor {
          func fetchProfileImage(_ request: Profile.FetchProfileImage.Request) throws {
            throw FetchProfileImageError.noPath
          }
        }
        """
      ], has: "enum FetchProfileImageError", "enum FetchProfileImage {",
      "throw FetchProfileImageError.noPath")
  }

  @Test func `Methods of a use case are renamed with it`() throws {
    try check(
      [
        "App/Service.swift": """
        final class Service {
          func inquiryFoodDetail(_ request: FoodDetailModels.InquiryFoodDetail.Request) {}
        }
        """,
        "App/Modules/FoodDetail/FoodDetailModels.swift": """
        struct FoodDetailModels { struct InquiryFoodDetail { struct Request {} } }
        protocol FoodDetailDisplay { func displayInquiryFoodDetailSuccess() }
        extension FoodDetailInteractor {
          func inquiryFoodDetail() { _ = FoodDetailModels.InquiryFoodDetail.Request() }
        }
        """,
      ], has: "func inquiryCard(", "struct InquiryCard {", "func displayInquiryCardSuccess()",
      not: "FoodDetail", module: "FoodDetail", new: "Card")
  }

  @Test func `A renamed use case is not listed as one that stays`() throws {
    let renaming = try SampleApp(
      [
        "App/Service.swift": """
        final class Service {
          func inquiryFoodDetail(_ request: FoodDetailModels.InquiryFoodDetail.Request) {}
        }
        """,
        "App/Modules/FoodDetail/FoodDetailModels.swift":
          "struct FoodDetailModels { struct InquiryFoodDetail { struct Request {} } }",
      ], modules: "FoodDetail"
    ).renaming("FoodDetail", to: "Card")
    #expect(!renaming.findings.contains { $0.message.contains("InquiryFoodDetail") })
  }

  @Test func `A request for an action keeps its name, whatever data it takes`() throws {
    try check(
      [
        "App/Modules/ForgotPassword/ForgotPasswordModel.swift":
          "struct ForgotPasswordModel: Codable { let email: String }",
        "App/Modules/ForgotPassword/Contract.swift": """
        extension ForgotPasswordInteractor {
          func sendForgotPassword(email: String) { presentForgotPasswordResult(.init(email: email)) }
          func presentForgotPasswordResult(_ model: ForgotPasswordModel) {}
        }
        """,
      ], has: "func sendForgotPassword(", "func presentForgotPasswordResult(",
      "struct AccountModel:",
      module: "ForgotPassword")
  }

  @Test func `A flow of another coordinator is not the module's`() throws {
    try check(
      [
        "App/AppCoordinator.swift": """
        final class AppCoordinator {
          func startProfileFlow() { TabBarCoordinator().start() }
          func startUserFlow() { ProfileCoordinator().start() }
        }
        """,
        "App/TabBarCoordinator.swift": "final class TabBarCoordinator { func start() {} }",
        "App/Modules/Profile/ProfileCoordinator.swift":
          "final class ProfileCoordinator { func start() { _ = ProfileAssembly() } }",
      ], has: "func startProfileFlow() { TabBarCoordinator().start() }",
      "func startUserFlow() { AccountCoordinator().start() }")
  }

  @Test func `What somebody does keeps the verb that is also a module's name`() throws {
    try check(
      [
        "App/Home.swift": """
        final class HomeRouter { func toAdd() { show(AddAssembly().makeModule()) } }
        final class HomePresenter {
          let router = HomeRouter()
          let addButton = Button(AddPresenter.self)
          func handleAdd() { router.toAdd() }
        }
        """,
        "App/Modules/Add/AddMode.swift": """
        enum AddEditMode { case add, edit }
        extension AddPresenter { var mode: AddEditMode { .add } }
        """,
      ], has: "func toTopic()", "func handleAdd() { router.toTopic() }", "enum AddEditMode",
      "let addButton = Button(TopicPresenter.self)", module: "Add", new: "Topic")
  }

  @Test func `What the module is called after keeps its name beside a variable`() throws {
    try check(
      [
        "App/Modules/SignUp/SignUpScreen.swift": """
        extension SignUpViewController { func signUp() { _ = SignUpPresenter() } }
        """,
        "App/Start.swift": """
        func start() { let signUp = SignUpPresenter(); signUp.viewIsReady() }
        """,
      ], has: "func signUp() { _ = CardPresenter() }", module: "SignUp", new: "Card")
  }

  @Test func `A storyboard that is called one is renamed wherever a list names it`() throws {
    try check(
      [
        "App/Modules/Profile/ProfileStoryboard.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
          <scenes><scene sceneID="a"><objects>
            <viewController storyboardIdentifier="ProfileViewController" id="screen" \
        customClass="ProfileViewController"/>
          </objects></scene></scenes>
        </document>
        """,
        "App/Screens.swift": """
        let screens = [("ProfileStoryboard", "ProfileViewController"), ("Other", "Profile")]
        """,
      ], has: #"[("AccountStoryboard", "AccountViewController"), ("Other", "Profile")]"#)
  }

  @Test func `A list of controllers' names is one of identifiers`() throws {
    try check(
      [
        "App/Modules/Profile/Profile.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
          <scenes><scene sceneID="a"><objects>
            <viewController storyboardIdentifier="Profile" id="screen" \
        customClass="ProfileViewController"/>
          </objects></scene></scenes>
        </document>
        """,
        "App/Screens.swift": """
        struct StoryBoardNames { let start = "Main", profile = "Profile" }
        struct UiControllerNames { let start = "Main", profile = "Profile" }
        """,
      ], has: #"StoryBoardNames { let start = "Main", profile = "Account" }"#,
      #"UiControllerNames { let start = "Main", profile = "Account" }"#,
      #"storyboardIdentifier="Account""#)
  }

  @Test func `The model of a module in three folders is renamed with its view and presenter`()
    throws
  {
    try check(
      [
        "App/Models/ProfileModel.swift": """
        class ProfileModel { func load() {} }
        """,
        "App/Modules/Profile/ProfileLoading.swift":
          "extension ProfilePresenter { func load() { ProfileModel().load() } }",
      ], has: "class AccountModel { func load() {} }", "AccountModel().load()", not: "ProfileModel")
  }

  @Test func `A model that other code uses, or without methods, keeps its name`() throws {
    try check(
      [
        "App/Models/ProfileModel.swift": "class ProfileModel { func load() {} }",
        "App/Other.swift": "let model = ProfileModel()",
        "App/Modules/Profile/ProfileLoading.swift":
          "extension ProfilePresenter { func load() { ProfileModel().load() } }",
      ], has: "class ProfileModel {")
    try check(
      [
        "App/Models/ProfileModel.swift": "class ProfileModel { var name = 1 }",
        "App/Modules/Profile/ProfileLoading.swift":
          "extension ProfilePresenter { func load() { _ = ProfileModel() } }",
      ], has: "class ProfileModel {")
  }

  @Test func `The sections of a screen are renamed in any folder`() throws {
    try check(
      [
        "App/Factory/ProfileSectionFactory.swift":
          "enum ProfileSectionFactory { static func make() {} }",
        "App/Modules/Profile/ProfileSections.swift":
          "extension ProfileViewController { func layOut() { ProfileSectionFactory.make() } }",
      ], has: "enum AccountSectionFactory", not: "ProfileSectionFactory")
  }

  @Test(arguments: ["final class", "struct"])
  func `A view with the module's bare name is renamed`(kind: String) throws {
    let view = kind == "struct" ? "View" : "UIView"
    try check(
      [
        "App/Modules/Profile/Profile.swift": "\(kind) Profile: \(view) {}",
        "App/Modules/Profile/ProfileLoading.swift":
          "extension ProfileViewController { func load() { show(Profile()) } }",
      ], has: "\(kind) Account: \(view) {}", "show(Account())")
  }

  @Test func `A folder that is called like a renamed cell follows it`() throws {
    let app = SampleApp(
      [
        "App/Modules/Bookmarks/BookmarkCell/BookmarkCell.swift":
          "final class BookmarkCell: UITableViewCell {}",
        "App/Modules/Bookmarks/BookmarksRows.swift":
          "extension BookmarksViewController { func row() -> BookmarkCell { BookmarkCell() } }",
      ], modules: "Bookmarks")
    let paths = try app.renaming("Bookmarks", to: "Alerts").paths
    #expect(paths.contains("App/Modules/Alerts/AlertsCell/AlertsCell.swift"), "\(paths.sorted())")
  }

  @Test func `A part whose name runs the module's words together is renamed`() throws {
    try check(
      [
        "App/Modules/SignUp/SignUpParts.swift": """
        final class SignUpParts {
          weak var signupView: SignUpViewInput?
          var signup = 1
          func start() { signupView?.show(signup) }
        }
        """
      ], has: "weak var cardView: CardViewInput?", "cardView?.show(signup)", "var signup = 1",
      module: "SignUp", new: "Card")
  }

  @Test(arguments: [
    (#""routeTo\(scene)WithSegue:""#, "routeToAccount()"), ("text", "routeToProfile()"),
    (#""routeTo\(scene)""#, "routeToProfile()"),
  ])
  func `A method keeps its name only if a composed selector can name it`(
    selector: String, method: String
  ) throws {
    try check(
      [
        "App/StartRouter.swift": """
        @objc protocol StartRoutingLogic { func routeToProfile() }
        final class StartRouter: NSObject, StartRoutingLogic {
          func routeToProfile() { show(ProfileAssembly().makeModule()) }
        }
        func select(_ scene: String, text: String) { perform(NSSelectorFromString(\(selector))) }
        """
      ], has: method)
  }
}
