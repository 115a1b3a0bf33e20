import AdderArchitectures
import AdderBase
import AdderProjects
import Testing

@testable import AdderModuleGeneration

@Suite struct CompanionRequestTests {
  // MARK: - Names

  @Test func `A service has the names of the architecture's role, contract and reference`() throws {
    let names = try names(
      """
      extends: rambler-viper
      roles: { Service: { name: "{feature}Store" } }
      contracts: { ServiceInterface: { name: "{feature}Storing", methods: { begin: [fetch] } } }
      references:
        Interactor.{feature}Service: ~
        Interactor.{feature}Store: { holds: strong ServiceInterface, optional: true }
      """)
    #expect(names.contract == "NewsCategoryStoring")
    #expect(names.type == "NewsCategoryStore")
    #expect(names.property == "newsCategoryStore")
    #expect(names.method == "fetchNewsCategories")
  }

  @Test func `An implementation never has the name of its protocol`() throws {
    let names = try names(
      """
      extends: surf-mvp
      roles: { Service: { name: "{feature}Service" } }
      """)
    #expect(names.contract == "NewsCategoryService")
    #expect(names.type == "NewsCategoryServiceImplementation")
  }

  @Test func `The assembly of services is called like the types that build modules`() throws {
    #expect(try names("extends: rambler-viper").assembly == "ServiceAssembly")
    #expect(try names("extends: surf-mvp").assembly == "ServiceConfigurator")
  }

  @Test(arguments: [
    ("Post", "Posts"), ("Category", "Categories"), ("Day", "Days"), ("Box", "Boxes"),
    ("NewsStory", "NewsStories"), ("Branch", "Branches"), ("Status", "Statuses"),
    ("Settings", "Settings"), ("News", "News"), ("UserData", "UserData"),
  ])
  func `Names of things have a plural`(name: String, plural: String) {
    #expect(name.plural == plural)
  }

  private func names(_ architecture: String) throws -> CompanionNames {
    try CompanionNames(
      service: ModuleName(validating: "NewsCategory"), prefix: "",
      in: ArchitectureReader().architecture(architecture, file: "team.yml"))
  }

  // MARK: - Places

  @Test func `Services go into the app's folder that the architecture names`() throws {
    check(
      modules: "Sources/App/Presentation", target: "Sources/App",
      "Sources/App/BusinessLogic/Services")
    check(modules: "App/Modules", target: "App", "App/BusinessLogic/Services")
    check(modules: "Presentation", target: ".", "BusinessLogic/Services")
  }

  @Test func `Services go beside the services that the project has`() {
    check(
      modules: "App/Presentation", target: "App", "App/Net",
      known: [
        "App/Net/LikeService/LikeService.swift", "App/Old/DraftServiceImplementation.swift",
        "App/Net/UserService/UserServiceImplementation.swift",
        "App/Presentation/Home/Interactor/HomeService.swift",
      ])
  }

  @Test func `Services go into the folder of all services, not into that of one topic`() {
    let services = ["App/Net/LikeService.swift", "App/Net/UserService.swift"]
    let sync = ["A", "B", "C"].map { "App/Net/Sync/\($0)Service.swift" }
    check(
      modules: "App/Presentation", target: "App", "App/Net", isFlat: true, known: services + sync)
    // One file beside the folder says little.
    check(
      modules: "App/Presentation", target: "App", "App/Net/Sync", isFlat: true,
      known: Array(services.prefix(1)) + sync)
  }

  @Test func `If the project's services are in many folders, the architecture's folder is used`() {
    check(
      modules: "App/Presentation", target: "App", "App/BusinessLogic/Services",
      known: [
        "App/Sync/AService.swift", "App/Sync/BService.swift", "App/Net/CService.swift",
        "App/Wallet/DService.swift", "App/Store/EService.swift",
      ])
  }

  private func check(
    modules: String, target: String, _ expected: String, isFlat: Bool = false,
    known: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    do {
      let architecture = try ArchitectureReader().architecture(named: "rambler-viper")
      let module = try RelativePath(validating: modules).appending("Post")
      let location = ModuleLocation(
        code: .init(folder: module, group: module, targets: []), tests: nil, productModule: "App")
      let folder = target == "." ? RelativePath.root : try RelativePath(validating: target)
      let base = CompanionPlaces.Base(
        around: location, target: folder, testTarget: nil, architecture)
      let patterns = try ["{feature}Service", "{feature}ServiceImplementation"].map {
        try NamingPattern(parsing: $0)
      }
      let found = CompanionPlaces.KnownFolder(of: patterns, among: known, in: base)
      let names = try CompanionNames(
        service: ModuleName(validating: "Post"), prefix: "", in: architecture)
      let places = CompanionPlaces(service: names, of: architecture, in: base, besides: found)
      #expect(places.assembly.text == expected, sourceLocation: sourceLocation)
      #expect(
        places.code.text == expected + (isFlat ? "" : "/PostService"),
        sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }
}
