import AdderArchitectures
import AdderBase
import AdderFileChanges
import AdderFindings
import AdderModuleGeneration
import AdderProjects
import AdderTestSupport
import Foundation
import Testing

@Suite struct XcodeTemplateTests {
  // MARK: - Xcode makes what `gen` makes

  @Test(arguments: ShippedTemplateFiles.names)
  func `Xcode makes the same files as gen for every combination of choices`(
    name: String
  ) throws {
    let files = try #require(ShippedTemplateFiles(name: name))
    try checkAgreement(try Template(name: name, files: files), XcodeTemplateRequest(name: name))
  }

  @Test func `A team's own names are in the exported template`() throws {
    let text = """
      extends: clean-swift
      roles: { Interactor: { name: "{module}UseCase" } }
      """
    let team = try ArchitectureReader().architecture(text, file: "ours.yml")
    var request = XcodeTemplateRequest(name: "ours")
    request.architecture = team
    request.options = [XcodeTemplateRequest.Option(name: "Worker")]
    let files = try #require(ShippedTemplateFiles(name: "clean-swift"))
    try checkAgreement(try Template(name: "clean-swift", files: files), request)
    let exported = try Template(name: "clean-swift", files: files).xcodeTemplates(request)
    #expect(
      exported.templates[0].files.contains { $0.path.name == "___FILEBASENAME___UseCase.swift" })
  }

  @Test func `A module without a template is exported from its architecture's file`() throws {
    let team = try ArchitectureReader().architecture(foreignArchitecture, file: "mvp.yml")
    try checkAgreement(try Template(of: team), XcodeTemplateRequest(name: "mvp"))
  }

  private let foreignArchitecture = """
    roles:
      Assembly: { traits: [composes], name: "{module}Assembly" }
      View: { traits: [shows, keepsModuleAlive], name: "{module}View", required: true }
      Model: { traits: [decides], name: "{module}Model", required: true }
    contracts: { ModelInput: { name: "{module}ModelInput", from: View, to: Model } }
    references: { View.model: strong ModelInput }
    composition: { Assembly: { returns: View, method: build } }
    """

  @Test func `A template of Generamba is exported with all forms of the name`() throws {
    let template = try SampleTemplate.make(
      code: "- {name: View/View.swift, path: v}", tests: "- {name: ViewTests.swift, path: t}",
      [
        "v": """
        // {{ module_info.file_name }} of {{ module_info.project_name }} by {{ developer.name }}, \
        {{ date }}, © {{ year }} {{ developer.company }}
        class {{ prefix }}{{ module_info.name }}View { let {{ module_info.name | downcase }} = 1 }
        """,
        "t": "@testable import {{ module_info.product_module_name }}\n"
          + "// {{ module_info.name | upcase }}\n",
      ])
    var request = XcodeTemplateRequest(name: "Ours")
    request.prefix = "RD"
    request.company = "Roe & Co"
    let exported = try template.xcodeTemplates(request)
    #expect(exported.templates.map(\.folderName) == ["Ours.xctemplate", "Ours Tests.xctemplate"])
    let xcode = try oracle(exported.templates[0])
    #expect(xcode.identifiers(ofType: "text") == ["productName", "moduleLowercase"])
    try checkAgreement(template, request)
  }

  @Test func `A template of vipergen is exported with its languages`() throws {
    let template = try Template(
      name: "light",
      files: SampleTemplate(files: [
        "viperspec.yml": "author: a\n",
        "swift/View/VIPERView.swift": "// AUTHOR, YEAR\nclass VIPERView {}\n",
        "objc/VIPERView.h": "// AUTHOR, YEAR\n@interface VIPERView : NSObject\n@end\n",
      ]))
    let exported = try template.xcodeTemplates(XcodeTemplateRequest(name: "light"))
    let xcode = try oracle(exported.templates[0])
    let facts = ["FULLUSERNAME": "Ann", "YEAR": "2026"]
    let swift = try xcode.create(["productName": "Home"], facts)
    #expect(swift == ["Home/View/HomeView.swift": "// Ann, 2026\nclass HomeView {}\n"])
    let objc = try xcode.create(["productName": "Home", "language": "objc"], facts)
    #expect(Array(objc.keys) == ["Home/HomeView.h"])
  }

  // MARK: - Options

  private let parameters = """
    parameters:
      ui: {values: [uikit, none], default: none, summary: What draws}
      view: {values: [code, xib], default: code, needs: {xib: {ui: uikit}}}
      theme: {values: [], default: dark}
    parts:
      Router: {default: on}
      Route: {default: off, summary: How others open it}
    """

  private func sample() throws -> Template {
    try SampleTemplate.make(
      code: """
        - {name: View.swift, path: v}
        - {name: Router.swift, path: r, part: Router}
        {%- if parts contains 'Router' %}
        - {name: Route.swift, path: r, part: Route}
        {%- endif %}
        """, parameters: parameters,
      [
        "v": "// {{ module_info.name }} {{ custom_parameters.ui }} {{ custom_parameters.view }} "
          + "{{ custom_parameters.theme }}",
        "r": "// {{ module_info.file_name }}",
      ])
  }

  @Test func `Values that exclude each other share one popup`() throws {
    let exported = try sample().xcodeTemplates(XcodeTemplateRequest(name: "t"))
    let xcode = try oracle(exported.templates[0])
    #expect(xcode.identifiers(ofType: "popup") == ["uiView"])
    let popup = try #require(xcode.option("uiView"))
    #expect(
      popup["Values"] as? [String] == ["uikit, code", "uikit, xib", "none, code"])
    #expect(popup["Default"] as? String == "uikit, code")
    #expect(exported.fixed == ["theme dark"])
    try checkAgreement(try sample(), XcodeTemplateRequest(name: "t"))
  }

  @Test func `A part that needs another is a checkbox that needs the other`() throws {
    let exported = try sample().xcodeTemplates(XcodeTemplateRequest(name: "t"))
    let xcode = try oracle(exported.templates[0])
    #expect(xcode.identifiers(ofType: "checkbox") == ["Router", "Route"])
    let route = try #require(xcode.option("Route"))
    #expect(route["RequiredOptions"] as? [String: String] == ["Router": "true"])
    #expect(xcode.option("Router")?["RequiredOptions"] == nil)
    #expect(xcode.option("Router")?["Default"] as? String == "true")
  }

  @Test func `What the command line sets is no option`() throws {
    var request = XcodeTemplateRequest(name: "t")
    request.parameters = ["ui": "none", "theme": "light"]
    request.unwantedParts = ["router"]
    let exported = try sample().xcodeTemplates(request)
    let template = try #require(exported.templates.first)
    #expect(template.options.map(\.identifier) == ["productName"])
    #expect(exported.fixed == ["ui none", "view code", "theme light", "Router off"])
    // Without choices, the files are in the template's own folder.
    #expect(
      try oracle(template).create(["productName": "Home"])
        == ["Home/HomeView.swift": "// Home none code light"])
  }

  @Test func `Only the named parameters and parts are options`() throws {
    var request = XcodeTemplateRequest(name: "t")
    request.options = [.init(name: "Router")]
    let template = try sample().xcodeTemplates(request).templates[0]
    #expect(template.options.map(\.identifier) == ["productName", "Router"])
    let xcode = try oracle(template)
    #expect(
      Set(template.files.map { $0.path.components[0] }) == [
        "TemplateInfo.plist", "Default", "Router",
      ])
    #expect(try xcode.create(["productName": "A", "Router": "false"]).count == 1)
    #expect(try xcode.create(["productName": "A"]).count == 2)
  }

  @Test func `Only as many parts are options as a few folders allow`() throws {
    let names = (1...9).map { "Part\($0)" }
    let template = try SampleTemplate.make(
      code: names.map { "- {name: \($0).swift, path: p, part: \($0)}" }.joined(separator: "\n")
        + "\n- {name: View.swift, path: p}",
      parameters: "parts:\n" + names.map { "  \($0): {default: on}" }.joined(separator: "\n"),
      ["p": "// {{ module_info.file_name }}"])
    let exported = try template.xcodeTemplates(XcodeTemplateRequest(name: "t"))
    #expect(
      exported.templates[0].options.map(\.identifier)
        == ["productName", "Part1", "Part2", "Part3", "Part4", "Part5"])
    #expect(exported.fixed == ["Part6 on", "Part7 on", "Part8 on", "Part9 on"])
    var request = XcodeTemplateRequest(name: "t")
    request.options = names.map { .init(name: $0) }
    #expect(
      throws: XcodeTemplateError(
        template: "t", problem: .tooManyFolders(512, limit: 128, options: names))
    ) {
      try template.xcodeTemplates(request)
    }
  }

  @Test func `A misspelt option is reported`() throws {
    var request = XcodeTemplateRequest(name: "t")
    request.options = [.init(name: "Routr")]
    let error = #expect(throws: XcodeTemplateError.self) { try sample().xcodeTemplates(request) }
    #expect(error?.message.contains("Did you mean 'Router'?") == true)
    request.options = [.init(name: "ui", values: ["uikit", "gtk"])]
    let wrong = #expect(throws: XcodeTemplateError.self) { try sample().xcodeTemplates(request) }
    #expect(wrong?.message.contains("no parameter or part 'ui:gtk'") == true)
    request.options = [.init(name: "theme")]
    #expect(throws: XcodeTemplateError(template: "t", problem: .noValues("theme"))) {
      try sample().xcodeTemplates(request)
    }
  }

  @Test func `Files for the whole app are a template without a name`() throws {
    let template = try SampleTemplate.make(
      code: "- {name: View.swift, path: v}",
      more: """
        base_files:
        {%- if custom_parameters.runtime == 'none' %}
        - {name: Support/Handler.swift, path: b}
        {%- endif %}
        """,
      parameters: "parameters:\n  runtime: {values: [adder, none], default: adder}",
      [
        "v": "// {{ module_info.name }} {{ custom_parameters.runtime }}",
        "b": "protocol Handler {}",
      ])
    let exported = try template.xcodeTemplates(XcodeTemplateRequest(name: "t"))
    let base = try #require(exported.templates.first { $0.name == "t Base Files" })
    // With the library there is nothing to create, so there is nothing to choose.
    #expect(base.options.isEmpty)
    let xcode = try oracle(base)
    #expect(try xcode.create([:]) == ["Support/Handler.swift": "protocol Handler {}"])
    #expect(xcode.info["DefaultCompletionName"] as? String == "t Base Files")
  }

  // MARK: - Refusals

  @Test(arguments: [
    ("{{ module_info.name | size }}", "line 2, depends on the module's name or on the date"),
    ("{{ module_info.name | slice: 0, 2 }}", "line 2, depends on the module's name or on the date"),
    ("{{ module_info.name | capitalize }}Q", "a form that Xcode cannot derive"),
    ("{{ module_info.project_targets }}", "the names of targets, which Xcode does not tell"),
    ("{{ date | replace: '/', '.' }}", "line 2, depends on the module's name or on the date"),
    ("make_{{ module_info.name }}", "a name directly after an underscore"),
    ("___FILENAME___", "contains '___FILENAME___', which Xcode would replace"),
  ])
  func `What Xcode cannot express is refused with its place and reason`(
    text: String, reason: String
  ) throws {
    let template = try SampleTemplate.make(
      code: "- {name: View.swift, path: v}", ["v": "// {{ module_info.name }}\n// \(text)\n"])
    let error = #expect(throws: XcodeTemplateError.self) {
      try template.xcodeTemplates(XcodeTemplateRequest(name: "t"))
    }
    let message = try #require(error).message
    #expect(message.contains(reason), "\(message)")
    #expect(message.contains("'MODULE/MODULEView.swift', line 2"), "\(message)")
    #expect(error?.exitStatus == .refused)
  }

  @Test func `Choices that would share a folder are refused`() throws {
    let template = try SampleTemplate.make(
      code: "- {name: View.swift, path: v}",
      parameters: """
        parameters:
          a: {values: [x, xy], default: x}
          b: {values: [yz, z], default: z}
        """, ["v": "// {{ module_info.name }} {{ custom_parameters.a }} {{ custom_parameters.b }}"])
    #expect(throws: XcodeTemplateError(template: "t", problem: .sameFolder("xyz"))) {
      try template.xcodeTemplates(XcodeTemplateRequest(name: "t"))
    }
  }

  @Test func `A parameter that is called like a question of Xcode is refused`() throws {
    let template = try SampleTemplate.make(
      code: "- {name: View.swift, path: v}",
      parameters: "parameters: {productName: {values: [a, b], default: a}}",
      ["v": "// {{ module_info.name }} {{ custom_parameters.productName }}"])
    var request = XcodeTemplateRequest(name: "t")
    #expect(
      throws: XcodeTemplateError(template: "t", problem: .sameIdentifier("productName"))
    ) {
      try template.xcodeTemplates(request)
    }
    request.parameters = ["productName": "b"]
    let fixed = try template.xcodeTemplates(request)
    #expect(fixed.fixed == ["productName b"])
  }

  // MARK: - The property list

  @Test func `The property list is valid XML with any text`() throws {
    let template = try SampleTemplate.make(
      code: "- {name: View.swift, path: v}", parameters: "parts:\n  A: {summary: \"<a> & 'b'\"}",
      ["v": "{{ module_info.name }}{% if parts contains 'A' %}A{% endif %}"])
    let exported = try template.xcodeTemplates(XcodeTemplateRequest(name: "a & b"))
    let written = try #require(exported.templates.first)
    let xcode = try oracle(written)
    #expect(xcode.option("A")?["Description"] as? String == "<a> & 'b'")
    let folder = try TemporaryFolder()
    try folder.write(String(decoding: written.files[0].contents, as: UTF8.self), to: "a.plist")
    // Not every machine has xmllint.
    guard let outcome = try? run("xmllint", ["--noout", "--nonet", "a.plist"], in: folder.url)
    else { return }
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  // MARK: - Helpers

  private func oracle(_ template: XcodeTemplate) throws -> XcodeOracle {
    try XcodeOracle(
      Dictionary(
        uniqueKeysWithValues: template.files.map { ($0.path.text, Data($0.contents)) }))
  }

  private let names = [
    (name: "Account", variable: "account", words: "Account", title: "Account"),
    (name: "PostList", variable: "postList", words: "post list", title: "Post list"),
    (name: "Profile", variable: "profile", words: "Profile", title: "Profile"),
  ]

  /// Checks for each combination of choices that Xcode makes the files that `gen` makes.
  private func checkAgreement(
    _ template: Template, _ export: XcodeTemplateRequest,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let exported = try template.xcodeTemplates(export)
    let facts = [
      "PROJECTNAME": "App", "FULLUSERNAME": "Ann", "DATE": "09/03/2026", "YEAR": "2026",
    ]
    for written in exported.templates {
      let xcode = try oracle(written)
      for (index, answers) in xcode.combinations.enumerated() {
        let isReachable = xcode.options.allSatisfy {
          answers[$0["Identifier"] as? String ?? ""] != "true" || xcode.isEnabled($0, answers)
        }
        guard isReachable else { continue }
        let name = names[index % names.count]
        let texts = [
          "productName": name.name, "moduleVariable": name.variable, "moduleWords": name.words,
          "moduleTitle": name.title, "moduleLowercase": name.name.lowercased(),
          "moduleUppercase": name.name.uppercased(), "productModule": "AppKitten",
        ]
        let made = try xcode.create(texts.merging(answers) { $1 }, facts)
        let expected = try generated(template, export, name.name, xcode, answers, written.name)
        let problem = difference(made, expected)
        #expect(
          problem == nil, "\(written.name) \(answers)", sourceLocation: sourceLocation)
      }
    }
  }

  private func generated(
    _ template: Template, _ export: XcodeTemplateRequest, _ name: String, _ xcode: XcodeOracle,
    _ answers: [String: String], _ written: String
  ) throws -> [String: String] {
    let kind: GeneratedFile.Kind =
      written.hasSuffix(" Tests") ? .test : written.hasSuffix(" Base Files") ? .base : .code
    let module = try template.makeModule(
      request { request in
        request.module = try! ModuleName(validating: name)
        request.moduleFolder = .root.appending("Code").appending(name)
        request.testFolder = .root.appending("Code").appending(name)
        request.sharedFolder = .root.appending("Code")
        request.projectName = "App"
        request.author = "Ann"
        request.productModuleName = "AppKitten"
        request.isForApple = true
        request.alwaysHasUIKit = true
        request.prefix = export.prefix
        request.company = export.company
        request.architecture = export.architecture
        request.parameters = export.parameters
        if template.questions.parameters.contains(where: { $0.name == "ui" }) {
          request.parameters["ui"] = request.parameters["ui"] ?? "uikit"
        }
        request.wantedParts = export.wantedParts
        request.unwantedParts = export.unwantedParts
        for (identifier, answer) in answers {
          guard let option = xcode.option(identifier) else { continue }
          if option["Type"] as? String == "checkbox" {
            if answer == "true" { request.wantedParts.append(identifier) }
            if answer != "true" { request.unwantedParts.append(identifier) }
          } else {
            let title = String((option["Name"] as? String ?? "").dropLast())
            let names = title.components(separatedBy: ", ")
            for (name, value) in zip(names, answer.components(separatedBy: ", ")) {
              request.parameters[name] = value
            }
          }
        }
      }, in: SampleProject())
    let files = module.files.filter { $0.kind == kind }
    return Dictionary(
      uniqueKeysWithValues: files.map { (String($0.path.text.dropFirst("Code/".count)), $0.text) })
  }

  /// The first line that differs, or the first missing file; `nil` if there is none.
  private func difference(_ made: [String: String], _ expected: [String: String]) -> String? {
    let paths = Set(made.keys).union(expected.keys).sorted()
    guard let path = paths.first(where: { made[$0] != expected[$0] }) else { return nil }
    guard let made = made[path], let expected = expected[path] else { return "\(path) is missing" }
    let lines = zip(made.components(separatedBy: "\n"), expected.components(separatedBy: "\n"))
    return "\(path): \(lines.first { $0 != $1 }.map { "\($0)" } ?? "the end")"
  }
}
