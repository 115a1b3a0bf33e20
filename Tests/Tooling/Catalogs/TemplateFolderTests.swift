import AdderBase
import AdderCatalogs
import AdderFindings
import AdderGit
import AdderModuleGeneration
import AdderProjects
import AdderToolingTestSupport
import Testing

@Suite struct TemplateFolderTests {
  @Test func `A repository can be a template, or contain templates at any depth`() throws {
    let folder = try ProjectFolder([
      "root.rambaspec": "", "b/b.rambaspec": "", "b/Code/x.liquid": "", "c/d/e/e.rambaspec": "",
      ".git/no.rambaspec": "", "README.md": "", "f/.rambaspec": "", "g/g.rambaspec/": "",
    ])
    let templates = TemplateFolder.all(in: folder.path, origin: .project)
    #expect(templates.map(\.name) == ["root", "b", "e"])
    #expect(templates.map(\.spec.text).last == folder.path.appending("c/d/e/e.rambaspec").text)
  }

  @Test func `A template precedes its copies in deeper folders`() throws {
    let folder = try ProjectFolder([
      "Samples/App/Templates/t/t.rambaspec": "", "t/t.rambaspec": "", "z.rambaspec": "",
    ])
    let templates = TemplateFolder.all(in: folder.path, origin: .project)
    #expect(
      templates.map(\.folder) == ["", "t", "Samples/App/Templates/t"].map(folder.path.appending))
  }

  @Test func `The project's own template precedes named folders, which precede catalogs`() throws {
    let fixture = try CatalogFixture([
      "project/Templates/t/t.rambaspec": "", "near/t.rambaspec": "", "near/other.rambaspec": "",
      "project/adder.yml": "templates: [{name: t, local: ../near}]\ncatalogs: []",
    ])
    try fixture.commit(["x/t/t.rambaspec": "", "only/only.rambaspec": ""], to: "shared")
    _ = try fixture.catalogs().update(fixture.source("shared"))

    try check(fixture, "t", "project/Templates/t")
    try check(fixture, "only", "only")
    try check(fixture, "other", nil)
    try check(fixture, "none", nil)
    try check(fixture, "../near/t", nil)
    try fixture.remove("project/Templates")
    try check(fixture, "t", "near")
    try fixture.remove("near")
    try check(fixture, "t", "x/t")
  }

  @Test func `If two catalogs have the same template, the shared one wins`() throws {
    let fixture = try CatalogFixture()
    try fixture.commit(["in-shared/t.rambaspec": ""], to: "shared")
    try fixture.commit(["in-own/t.rambaspec": "", "in-own/u.rambaspec": ""], to: "own")
    let own = try fixture.source("own")
    try fixture.folder.write("project/adder.yml", "catalogs: ['\(own.url)']")
    let catalogs = try fixture.project().catalogs(shared: fixture.source("shared"))
    #expect(try catalogs == [fixture.source("shared"), own])
    for source in catalogs { _ = try fixture.catalogs().update(source) }

    try check(fixture, "t", "in-shared")
    try check(fixture, "u", "in-own")
  }

  @Test func `A template with its own repository precedes the catalogs`() throws {
    let fixture = try CatalogFixture()
    try fixture.commit(["in-shared/t.rambaspec": ""], to: "shared")
    try fixture.commit(["in-own/t.rambaspec": ""], to: "own", branch: "dev")
    let own = try fixture.source("own", branch: "dev")
    try fixture.folder.write(
      "project/adder.yml", "templates: [{name: t, git: '\(own.url)', branch: dev}]")
    #expect(try fixture.project().gitTemplates() == [own])
    for source in [own, try fixture.source("shared")] { _ = try fixture.catalogs().update(source) }

    try check(fixture, "t", "in-own")
  }

  @Test func `An invalid catalog address is refused at its location`() throws {
    let fixture = try CatalogFixture(["project/adder.yml": "catalogs: ['ext::evil']"])
    let error = #expect(throws: GitError.self) { try fixture.project().catalogs() }
    #expect(error?.location?.description == "adder.yml:1:12")
  }

  @Test func `An invalid catalog is a finding, and the others are used`() throws {
    let fixture = try CatalogFixture([
      "project/Rambafile": """
      company: C
      project_name: P
      xcodeproj_path: P.xcodeproj
      catalogs:
      - Nowhere
      - Shelf
      templates:
      - {name: x}
      """, "project/Shelf/t/t.rambaspec": "",
    ])
    try fixture.commit(["u/u.rambaspec": ""], to: "shared")
    _ = try fixture.catalogs().update(fixture.source("shared"))

    try check(fixture, "t", "project/Shelf/t")
    try check(fixture, "u", "u")
    #expect(
      try fixture.project().findings.map(\.description) == [
        """
        Rambafile:5:3: warning: 'Nowhere' is not the address of a git repository that may be used. \
        Write 'https://…', 'ssh://…', 'git@host:path', 'file://…' or an absolute path.
        """
      ])
    let error = #expect(throws: GitError.self) { try fixture.project().catalogs() }
    #expect(error?.location?.description == "Rambafile:5:3")
  }

  @Test func `A catalog that is a folder is not downloaded`() throws {
    let fixture = try CatalogFixture([
      "project/adder.yml": "catalogs: [Shelf]", "project/Shelf/": "",
    ])
    #expect(try fixture.project().catalogs() == [.sharedCatalog])
    #expect(try fixture.project().findings.isEmpty)
  }

  @Test func `An invalid template address is refused at its location`() throws {
    let fixture = try CatalogFixture([
      "project/adder.yml": "templates:\n- a\n- {name: b, git: 'ext::evil'}"
    ])
    let error = #expect(throws: GitError.self) { try fixture.project().gitTemplates() }
    #expect(error?.location?.description == "adder.yml:3:3")
  }

  // MARK: - Helpers

  private func check(
    _ fixture: CatalogFixture, _ name: String, _ folder: String?,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let template = try fixture.project().template(
      named: name, in: fixture.environment, catalogs: fixture.catalogs(),
      shared: fixture.source("shared"))
    guard let folder else {
      #expect(template == nil, sourceLocation: sourceLocation)
      return
    }
    let path = try #require(template?.folder.text, sourceLocation: sourceLocation)
    #expect(path.hasSuffix("/" + folder), sourceLocation: sourceLocation)
  }
}
