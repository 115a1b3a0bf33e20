import AdderBase
import AdderFindings
import AdderModuleGeneration
import AdderProjects
import Testing

@Suite struct TemplateTests {
  private let oneFile = "- {name: Presenter/Presenter.swift, path: Code/p.liquid}"

  @Test func `A file's name consists of prefix, module and the name in the spec`() throws {
    let template = try SampleTemplate.make(
      code: oneFile, tests: "- {name: PresenterTests.swift, path: Tests/p.liquid}",
      ["Code/p.liquid": "code", "Tests/p.liquid": "tests"])
    let files = try make(template) { $0.prefix = "RD" }
    #expect(
      files == [
        "App/Profile/Presenter/RDProfilePresenter.swift": "code",
        "AppTests/Profile/RDProfilePresenterTests.swift": "tests",
      ])
  }

  @Test func `If a key is set twice in the spec, the last one is used with a warning`() throws {
    let template = try SampleTemplate.make(
      code: "- {name: Old.swift, path: Code/p.liquid, name: New.swift}", ["Code/p.liquid": "code"])
    let module = try template.makeModule(request(), in: SampleProject())
    #expect(module.files.map(\.path.name) == ["ProfileNew.swift"])
    #expect(module.findings.map(\.rule) == ["RepeatedKey"])
  }

  @Test func `A custom name replaces the generated file name`() throws {
    let template = try SampleTemplate.make(
      code:
        "- {name: A/x.swift, path: Code/p.liquid, custom_name: \"I{% raw %}{{ module_info.name | downcase }}{% endraw %}.swift\"}",
      ["Code/p.liquid": "{{ module_info.file_name }}"])
    #expect(try make(template) == ["App/Profile/A/Iprofile.swift": "Iprofile.swift"])
  }

  @Test func `A template has all variables of Generamba's templates`() throws {
    let names = [
      "year", "date", "prefix", "developer.name", "developer.company", "custom_parameters.theme",
      "module_info.name", "module_info.description", "module_info.project_name",
      "module_info.product_module_name", "module_info.project_targets | join: '+'",
      "module_info.test_targets | first", "module_info.file_name",
    ]
    let template = try SampleTemplate.make(
      code: oneFile, ["Code/p.liquid": names.map { "{{ \($0) }}" }.joined(separator: "|")])
    let files = try make(template) { request in
      request.prefix = "RD"
      request.author = "Мария"
      request.company = "Company"
      request.projectName = "My App"
      request.productModuleName = "My_App"
      request.targets = ["A", "B"]
      request.testTargets = ["T"]
      request.parameters = ["theme": "dark"]
    }
    #expect(
      files.values.first == """
        2026|09/03/2026|RD|Мария|Company|dark|Profile|Profile module|My App|My_App|A+B|T|\
        RDProfilePresenter.swift
        """)
  }

  @Test func `file_basename is defined only in the names of files`() throws {
    let template = try SampleTemplate.make(
      code: oneFile, parameters: "parameters: {}",
      ["Code/p.liquid": "{{ module_info.file_basename }}"])
    check("'module_info.file_basename' is not defined") { _ = try make(template) }
  }

  @Test func `Partials are read from the folder 'snippets'`() throws {
    let template = try SampleTemplate.make(
      code: oneFile,
      ["Code/p.liquid": "{% include 'head/top' %}", "snippets/head/top.liquid": "// {{ prefix }}"])
    #expect(try make(template) { $0.prefix = "P" }.values.first == "// P")
  }

  @Test func `An entry without a path is an empty folder`() throws {
    let template = try SampleTemplate.make(code: "- {name: Resources}")
    let module = try template.makeModule(request(), in: SampleProject())
    #expect(module.folders.map(\.path.text) == ["App/Profile/Resources"])
  }

  @Test func `Without a folder for tests, no tests are generated`() throws {
    let template = try SampleTemplate.make(
      code: oneFile, tests: "- {name: T.swift, path: Code/p.liquid}", ["Code/p.liquid": ""])
    #expect(try make(template) { $0.testFolder = nil }.count == 1)
  }

  @Test func `A binary resource is copied, and a text resource is rendered`() throws {
    let template = try SampleTemplate.make(
      code: """
        - {name: Icon.png, path: Code/icon.png, is_resource: true}
        - {name: Texts.strings, path: Code/t.liquid, is_resource: true}
        """, ["Code/t.liquid": "{{ module_info.name }}"],
      images: ["Code/icon.png": [0x89, 0xFF, 0x00, 0x7B, 0x7B]])
    let module = try template.makeModule(request(), in: SampleProject())
    #expect(
      module.files.map(\.contents) == [[0x89, 0xFF, 0x00, 0x7B, 0x7B], Array("Profile".utf8)])
  }

  @Test func `A base file is generated once, wherever the app keeps it`() throws {
    let template = try SampleTemplate.make(
      code: oneFile, more: "base_files: [{name: Support/Base.swift, path: Code/b.liquid}]",
      ["Code/p.liquid": "", "Code/b.liquid": "base"])
    #expect(try make(template)["App/Support/Base.swift"] == "base")
    let other = SampleProject(paths: ["App/Elsewhere/Base.swift"])
    #expect(try make(template, in: other).count == 1)
  }

  // MARK: - Parts

  private func parted() throws -> Template {
    try SampleTemplate.make(
      code: """
        - {name: P.swift, path: Code/p.liquid}
        - {name: State.swift, path: Code/p.liquid, part: State}
        - {name: Route.swift, path: Code/p.liquid, part: Route}
        """, tests: "- {name: RouteTests.swift, path: Code/p.liquid, part: Route}",
      parameters: "parts: {State: {default: on}, Route: {default: off}}",
      ["Code/p.liquid": "{{ parts | join: ',' }}"])
  }

  @Test func `Parts are on or off by the template's default or by the request`() throws {
    #expect(
      try make(parted()).keys.sorted() == [
        "App/Profile/ProfileP.swift", "App/Profile/ProfileState.swift",
      ])
    let files = try make(parted()) {
      $0.wantedParts = ["route"]
      $0.unwantedParts = ["STATE"]
    }
    #expect(
      files.keys.sorted() == [
        "App/Profile/ProfileP.swift", "App/Profile/ProfileRoute.swift",
        "AppTests/Profile/ProfileRouteTests.swift",
      ])
    #expect(files["App/Profile/ProfileP.swift"] == "Route")
  }

  @Test func `An added part is generated alone and knows the module's other parts`() throws {
    let project = SampleProject(paths: [
      "App/Profile/ProfileP.swift", "App/Profile/ProfileState.swift",
    ])
    let files = try make(parted(), in: project) { $0.addedPart = "Route" }
    #expect(
      files == [
        "App/Profile/ProfileRoute.swift": "State,Route",
        "AppTests/Profile/ProfileRouteTests.swift": "State,Route",
      ])
  }

  /// A template with an optional part and a view. The name of the view's file depends on the user
  /// interface.
  private func withTwoInterfaces() throws -> Template {
    try SampleTemplate.make(
      code: """
        - {name: "{% if custom_parameters.ui == 'a' %}A{% else %}B{% endif %}.swift", path: Code/p.liquid}
        - {name: Route.swift, path: Code/p.liquid, part: Route}
        """,
      parameters: """
        parameters: {ui: {values: [a, b], default: a}, tests: {values: [x, y], default: y}}
        parts: {Route: {default: off}}
        """, ["Code/p.liquid": "{{ custom_parameters.ui }}{{ custom_parameters.tests }}"])
  }

  @Test func `An added part uses the parameters that the module was generated with`() throws {
    let project = SampleProject(paths: ["App/Profile/ProfileB.swift"])
    let files = try make(withTwoInterfaces(), in: project) {
      $0.parameters = ["ui": "a"]
      $0.addedPart = "Route"
    }
    #expect(files == ["App/Profile/ProfileRoute.swift": "by"])
  }

  @Test func `An added part uses the parameters that explain the most files of the module`() throws
  {
    let template = try SampleTemplate.make(
      code: """
        - {name: View.swift, path: Code/p.liquid}
        {% if custom_parameters.ui == 'b' %}
        - {name: ContentView.swift, path: Code/p.liquid}
        {% endif %}
        - {name: Route.swift, path: Code/p.liquid, part: Route}
        """,
      parameters: """
        parameters: {ui: {values: [a, b, c], default: a}}
        parts: {Route: {default: off}}
        """, ["Code/p.liquid": "{{ custom_parameters.ui }}"])
    func added(to names: [String]) throws -> [String: String] {
      let paths = Set(names.map { "App/Profile/Profile\($0).swift" })
      return try make(template, in: SampleProject(paths: paths)) { $0.addedPart = "Route" }
    }
    #expect(try added(to: ["View", "ContentView"]) == ["App/Profile/ProfileRoute.swift": "b"])
    #expect(try added(to: ["View"]) == ["App/Profile/ProfileRoute.swift": "a"])
  }

  @Test func `A part is not added to a module with another prefix or other parameters`() throws {
    func checkRefused(
      _ expected: String, location: Testing.SourceLocation = #_sourceLocation,
      _ change: (inout GenerationRequest) -> Void
    ) {
      check(expected, location: location) {
        let project = SampleProject(paths: ["App/Profile/ProfileB.swift"])
        _ = try make(withTwoInterfaces(), in: project) {
          $0.addedPart = "Route"
          change(&$0)
        }
      }
    }
    checkRefused(
      "from the template 't' with the prefix 'RD': it has no 'App/Profile/RDProfileA.swift'"
    ) { $0.prefix = "RD" }
    checkRefused("without a prefix: it has no 'App/Profile/ProfileA.swift'") {
      $0.parameters = ["ui": "a"]
      $0.explicitParameters = ["ui"]
    }
  }

  @Test func `A requested part that generates nothing is reported`() throws {
    let template = try SampleTemplate.make(
      code: oneFile, parameters: "parts: {Adapter: {default: off}}", ["Code/p.liquid": ""])
    let module = try template.makeModule(
      request { $0.wantedParts = ["adapter"] }, in: SampleProject())
    #expect(module.findings.map(\.rule) == ["PartMakesNothing"])
  }

  @Test func `A requested part may change a file and have none of its own`() throws {
    let template = try SampleTemplate.make(
      code: oneFile, parameters: "parts: {Routing: {default: off}}",
      ["Code/p.liquid": "{% if parts contains 'Routing' %}routes{% endif %}"])
    let module = try template.makeModule(
      request { $0.wantedParts = ["routing"] }, in: SampleProject())
    #expect(module.findings.isEmpty)
    #expect(module.files.map(\.text) == ["routes"])
  }

  // MARK: - Refusals and findings

  private func check(
    _ expected: String, location: Testing.SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) {
    do {
      try body()
      Issue.record("Nothing was refused.", sourceLocation: location)
    } catch let error as any ReportedError {
      #expect(error.description.contains(expected), sourceLocation: location)
    } catch {
      Issue.record("\(error)", sourceLocation: location)
    }
  }

  @Test func `A part is not added to a missing module`() throws {
    check("There is no module 'Profile'") { _ = try make(parted()) { $0.addedPart = "Route" } }
  }

  @Test func `The error about a part for other parameters names these`() throws {
    let template = try SampleTemplate.make(
      code: """
        - {name: P.swift, path: Code/p.liquid}
        {% if custom_parameters.ui == 'b' and custom_parameters.list == 'y' %}
        - {name: Adapter.swift, path: Code/p.liquid, part: Adapter}
        {% endif %}
        """,
      parameters: """
        parameters: {ui: {values: [a, b], default: a}, list: {values: [x, y], default: x}}
        parts: {Adapter: {default: off}}
        """, ["Code/p.liquid": ""])
    check(
      "is for modules generated with --ui b --custom-parameters list:y; add it to one of those."
    ) {
      _ = try make(template, in: SampleProject(paths: ["App/Profile/ProfileP.swift"])) {
        $0.explicitParameters = ["ui", "list"]
        $0.addedPart = "adapter"
      }
    }
  }

  @Test func `A part that has only tests needs a request with tests`() throws {
    let template = try SampleTemplate.make(
      code: oneFile, tests: "- {name: T.swift, path: Code/p.liquid, part: Mocks}",
      parameters: """
        parameters: {ui: {values: [a, b], default: a}}
        parts: {Mocks: {default: off}}
        """, ["Code/p.liquid": ""])
    check("Leave out --no-tests") {
      let project = SampleProject(paths: ["App/Profile/Presenter/ProfilePresenter.swift"])
      _ = try make(template, in: project) {
        $0.testFolder = nil
        $0.addedPart = "Mocks"
      }
    }
  }

  @Test func `Unknown parameters, values and parts are refused`() throws {
    let template = try SampleTemplate.make(
      code: oneFile, parameters: "parameters: {ui: {values: [a, b], default: a}}",
      ["Code/p.liquid": ""])
    check("no parameter 'iu'. Did you mean 'ui'?") {
      _ = try make(template) { $0.parameters = ["iu": "a"] }
    }
    check("Choose one of: a, b.") { _ = try make(template) { $0.parameters = ["ui": "c"] } }
    check("no optional parts") { _ = try make(template) { $0.wantedParts = ["X"] } }
  }

  @Test func `A path in the spec that leads out of the module is refused`() throws {
    for name in ["../Out.swift", "/Out.swift", "a/../../Out.swift"] {
      let template = try SampleTemplate.make(
        code: "- {name: \(name), path: Code/p.liquid}", ["Code/p.liquid": ""])
      check("t/t.rambaspec:5:3: error: '\(name)' cannot be the name") { _ = try make(template) }
    }
  }

  @Test func `Duplicate files, missing files and an empty list are refused`() throws {
    let twice = try SampleTemplate.make(code: "\(oneFile)\n\(oneFile)", ["Code/p.liquid": ""])
    check("t/t.rambaspec:6:3: error: The template generates 'App/Profile") { _ = try make(twice) }
    let missing = try SampleTemplate.make(code: oneFile)
    check("names the file 'Code/p.liquid', but does not contain it") { _ = try make(missing) }
    let near = try SampleTemplate.make(code: oneFile, ["code/P.liquid": ""])
    check("names the file 'Code/p.liquid', but does not contain it. Did you mean 'code/P.liquid'?")
    {
      _ = try make(near)
    }
    let empty = try SampleTemplate.make(code: "")
    check("lists no files") { _ = try make(empty) }
  }

  @Test func `An undefined variable is a warning, but an error if parameters are listed`() throws {
    let files = ["Code/p.liquid": "[{{ nobody }}{{ prefix | nofilter }}]"]
    let old = try SampleTemplate.make(code: oneFile, files)
    let module = try old.makeModule(request { $0.prefix = "P" }, in: SampleProject())
    #expect(module.files.first?.text == "[P]")
    #expect(
      module.findings.map(\.rule) == ["UndefinedTemplateVariable", "UnknownTemplateFilter"])
    let own = try SampleTemplate.make(code: oneFile, parameters: "parameters: {}", files)
    check("t/Code/p.liquid:1:5: error:") { _ = try make(own) }
  }

  @Test func `A partial's name must have Generamba's form, so it stays in its folder`() throws {
    for name in ["../Code/a", "a", "/aa", "a-b", "a.b"] {
      let template = try SampleTemplate.make(
        code: oneFile,
        [
          "Code/p.liquid": "{% include '\(name)' %}", "snippets/\(name).liquid": "read",
        ])
      check("Its name must be two or more of the letters A to Z") { _ = try make(template) }
    }
    let template = try SampleTemplate.make(
      code: oneFile, ["Code/p.liquid": "{% include 'a/B_1' %}", "snippets/a/B_1.liquid": "read"])
    #expect(try make(template).values.first == "read")
  }

  @Test func `An error in a partial is reported in the partial's file`() throws {
    let files = [
      "Code/p.liquid": "{% include 'a/b' %}", "snippets/a/b.liquid": "text {{ nobody }}",
    ]
    let old = try SampleTemplate.make(code: oneFile, files)
    let module = try old.makeModule(request(), in: SampleProject())
    #expect(module.findings.map(\.location?.description) == ["t/snippets/a/b.liquid:1:9"])
    let own = try SampleTemplate.make(code: oneFile, parameters: "parameters: {}", files)
    check("t/snippets/a/b.liquid:1:9: error: The variable 'nobody'") { _ = try make(own) }
  }

  @Test func `Unknown keys of a spec are reported with their location`() throws {
    let template = try SampleTemplate.make(
      code: "- {name: P.swift, path: p.liquid, is_resorce: true}", more: "licence: MIT",
      ["p.liquid": ""])
    let findings = try template.makeModule(request(), in: SampleProject()).findings
    #expect(findings.map(\.location?.line) == [5, 8])
    #expect(findings.first?.message.contains("Did you mean 'is_resource'?") == true)
  }

  @Test func `Checking a template covers all values of parameters and finds unused files`() throws {
    let template = try SampleTemplate.make(
      code: """
        {% if custom_parameters.ui == 'b' %}- {name: P.swift, path: Code/p.liquid}{% else %}- {name: Q.swift, path: Code/q.liquid}{% endif %}
        """, parameters: "parameters: {ui: {values: [a, b], default: a}}",
      ["Code/p.liquid": "{{ nobody }}", "Code/q.liquid": ""])
    #expect(template.check().map(\.location?.file) == ["t/Code/p.liquid"])
    let unused = try SampleTemplate.make(
      code: oneFile, ["Code/p.liquid": "", "Code/old.liquid": ""])
    #expect(unused.check().map(\.rule) == ["UnusedTemplateFile"])
  }
}
