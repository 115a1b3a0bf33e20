import AdderArchitectures
import Testing

private func pattern(_ text: String) throws -> NamingPattern { try NamingPattern(parsing: text) }

@Suite struct NamingPatternTests {
  @Test func `A pattern turns a module's name into a type's name`() throws {
    #expect(try pattern("{module}Presenter").typeName(module: "Profile") == "ProfilePresenter")
    #expect(try pattern("CacheTracker").typeName(module: "Profile") == "CacheTracker")
  }

  @Test func `A pattern finds the module's name in a type's name`() throws {
    #expect(try pattern("{module}Presenter").module(of: "ProfilePresenter") == "Profile")
    #expect(try pattern("{module}Presenter").module(of: "Presenter") == nil)
    #expect(try pattern("{module}Presenter").module(of: "ProfileRouter") == nil)
    #expect(try pattern("{module}View").module(of: "ПрофильView") == "Профиль")
  }

  @Test func `A gap matches as much as the rest of the pattern allows`() throws {
    #expect(try pattern("{module}View").module(of: "ViewViewView") == "ViewView")
    #expect(
      try pattern("{module}.{useCase}.Request").values(of: "List.Show.Request")
        == [.module: "List", .useCase: "Show"])
  }

  @Test func `A gap that occurs twice matches the same text`() throws {
    #expect(try pattern("{module}In{module}").matches("ListInList"))
    #expect(try !pattern("{module}In{module}").matches("ListInCell"))
  }

  @Test func `Two adjacent gaps are separated by the known value of one`() throws {
    let touching = try pattern("{component}{module}Module")
    #expect(touching.memberName([.component: "View", .module: "PostList"]) == "viewPostListModule")
    #expect(
      touching.values(of: "viewPostListModule", member: true, knowing: [.component: "View"])?[
        .module] == "PostList")
  }

  @Test func `A member's name begins with a lowercase letter`() throws {
    let property = try pattern("{other}ModuleInput")
    #expect(property.memberName([.other: "Gallery"]) == "galleryModuleInput")
    #expect(property.values(of: "galleryModuleInput", member: true) == [.other: "Gallery"])
  }

  @Test func `A pattern prints as it was written`() throws {
    for text in ["{module}View", "view{module}Module", "assembleModule", "{layer}/{helper}"] {
      #expect(try pattern(text).description == text)
    }
  }

  @Test(arguments: [
    ("{Module Name}", "Product Detail"), ("feature-{module-name}", "feature-product-detail"),
    ("{module_name}_scene", "product_detail_scene"), ("{modulename}", "productdetail"),
    ("{moduleName}", "productDetail"), ("{module}", "ProductDetail"),
  ])
  func `A gap spells the module's name as it is spelled itself`(text: String, name: String) throws {
    #expect(try pattern(text).typeName(module: "ProductDetail") == name)
    #expect(try pattern(text).description == text)
  }

  @Test(arguments: [
    ("", NamingPattern.Problem.empty), ("{module", .unclosedBrace), ("View}", .unopenedBrace),
    ("{}View", .unknownPlaceholder("")), ("{Module}View", .unknownPlaceholder("Module")),
  ])
  func `An empty or malformed text is not a pattern`(text: String, problem: NamingPattern.Problem) {
    #expect(throws: problem) { try pattern(text) }
  }
}
