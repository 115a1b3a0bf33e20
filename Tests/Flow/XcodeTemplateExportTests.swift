import AdderTestSupport
import Foundation
import Testing

/// `adder template export --xcode`, up to the files that Xcode makes of what it writes.
@Suite struct XcodeTemplateExportTests {
  private let template = [
    "Templates/ours/ours.rambaspec": """
    name: ours
    summary: Our modules
    author: a
    version: 1.0
    code_files:
    - {name: View.swift, path: v}
    - {name: Route.swift, path: r, part: Route}
    """,
    "Templates/ours/parameters.yml": "parts:\n  Route: {default: on}\n",
    "Templates/ours/v": "class {{ module_info.name }}View {}\n",
    "Templates/ours/r": "class {{ module_info.name }}Route {}\n",
  ]

  private func adder() throws -> CommandUnderTest {
    try CommandUnderTest(packageFiles.merging(template) { $1 })
  }

  private let view =
    "XcodeTemplates/ours.xctemplate/Route/___FILEBASENAME___/___FILEBASENAME___View.swift"

  @Test(arguments: ["surf-mvp", "rambler-viper"])
  func `Xcode makes the module that gen makes in an app`(architecture: String) throws {
    let home = try CommandUnderTest()
    let created = try home(
      "new", "Shop", "--architecture", architecture, "--kind", "xcode", "--author", "Ann")
    #expect(created.status == 0, "\(created.errors)")
    let exported = try home("template", "export", "--xcode", in: "Shop")
    #expect(exported.status == 0, "\(exported.errors)")
    let made = try home("gen", "PostList", "--author", "Ann", in: "Shop")
    #expect(made.status == 0, "\(made.errors)")

    let tree = try home.folder.tree("Shop").filter { !$0.hasSuffix("/") }
    let answers = [
      "productName": "PostList", "moduleVariable": "postList", "moduleWords": "post list",
      "productModule": "Shop",
    ]
    for (name, target) in [("", "Shop/"), (" Tests", "ShopTests/")] {
      let module = tree.filter { $0.hasPrefix(target) && $0.contains("/PostList/") }
      let first = try #require(module.first)
      let modules = try #require(first.components(separatedBy: "PostList/").first)
      let date = try #require(
        try home.folder.read("Shop/\(first)").firstMatch(of: #/by Ann on (\S+)\./#))
      let facts = ["PROJECTNAME": "Shop", "FULLUSERNAME": "Ann", "DATE": String(date.1)]

      let written = home.folder.url.appending(
        path: "Shop/XcodeTemplates/\(architecture)\(name).xctemplate")
      let files = try XcodeOracle(written).create(answers, facts)
      #expect(files.keys.sorted().map { modules + $0 } == module)
      for (path, text) in files {
        // Xcode's template cannot know where a line with the module's name becomes too long.
        func lines(_ text: String) -> String {
          path.hasSuffix("Spies.swift") ? text.filter { !$0.isWhitespace } : text
        }
        #expect(
          try lines(text) == lines(home.folder.read("Shop/\(modules)\(path)")), "\(path)")
      }
    }
  }

  @Test func `An export is undone like every change in the project`() throws {
    let adder = try adder()
    let before = try adder.folder.snapshot()
    let exported = try adder("template", "export", "--xcode")
    #expect(exported.status == 0, "\(exported.errors)")
    #expect(exported.output.contains("ours.xctemplate"))
    #expect(exported.output.contains("options: productName, Route"))
    #expect(adder.folder.exists(view))
    #expect(try adder("template", "export", "--xcode").output.contains("Nothing to do"))
    #expect(try adder("undo").status == 0)
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `A dry run shows the files and writes nothing`() throws {
    let adder = try adder()
    let before = try adder.folder.snapshot()
    for words in [[], ["--to", "../elsewhere/deep"], ["--install"]] {
      let shown = try adder.run(["template", "export", "--xcode", "--dry-run"] + words)
      #expect(shown.status == 0, "\(shown.errors)")
      #expect(shown.output.contains("+class ___VARIABLE_productName:identifier___View {}"))
    }
    let json = try adder("template", "export", "--xcode", "--dry-run", "--format", "json")
    #expect(json.output.contains("\"dryRun\": true"), "\(json.output)")
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `A template that somebody edited is replaced only with --force`() throws {
    let adder = try adder()
    try adder("template", "export", "--xcode")
    try adder.folder.write("// mine\n", to: view)
    try adder.folder.write("// mine\n", to: "XcodeTemplates/ours.xctemplate/Route/More.swift")
    let refused = try adder("template", "export", "--xcode")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("edited since:\n  - XcodeTemplates/ours.xctemplate"),
      "\(refused.errors)")
    #expect(try adder.folder.read(view) == "// mine\n")
    #expect(try adder("template", "export", "--xcode", "--force").status == 0)
    #expect(
      try adder.folder.read(view) == "class ___VARIABLE_productName:identifier___View {}\n")
    #expect(!adder.folder.exists("XcodeTemplates/ours.xctemplate/Route/More.swift"))
  }

  @Test func `A template that only Adder wrote follows its source without a question`() throws {
    let adder = try adder()
    try adder("template", "export", "--xcode")
    // The Finder's files do not count as an edit, and keep nothing but their folder.
    try adder.folder.write("", to: "XcodeTemplates/ours.xctemplate/Route/.DS_Store")
    try adder.folder.write("actor {{ module_info.name }}View {}\n", to: "Templates/ours/v")
    let again = try adder("template", "export", "--xcode", "--without", "Route")
    #expect(again.status == 0, "\(again.errors)")
    let tree = try adder.folder.tree("XcodeTemplates/ours.xctemplate").filter { !$0.hasSuffix("/") }
    #expect(
      tree == [
        "Route/.DS_Store", "TemplateInfo.plist",
        "___FILEBASENAME___/___FILEBASENAME___View.swift",
      ])
  }

  @Test func `One command installs templates where Xcode looks for them`() throws {
    let adder = try adder()
    let home = try TemporaryFolder()
    let words = ["template", "export", "--xcode", "--install"]
    let installed = try adder.run(words, environment: ["HOME": home.path])
    #expect(installed.status == 0, "\(installed.errors)")
    let folder = "Library/Developer/Xcode/Templates/File Templates/Adder"
    #expect(home.exists("\(folder)/ours.xctemplate/TemplateInfo.plist"))
    #expect(installed.output.contains("File > New > File from Template, under 'Adder'"))
    #expect(!adder.folder.exists("XcodeTemplates"))
    #expect(!adder.folder.exists(".adder"))
    let again = try adder.run(words, environment: ["HOME": home.path])
    #expect(again.output.contains("Nothing to do"), "\(again.output)")

    let other = try TemporaryFolder()
    let elsewhere = try adder.run(words + ["--to", "\(other.path)/a/b"])
    #expect(elsewhere.status == 0, "\(elsewhere.errors)")
    #expect(other.exists("a/b/ours.xctemplate/TemplateInfo.plist"))
  }

  @Test func `Without a project, the templates that come with Adder are exported`() throws {
    let adder = try CommandUnderTest()
    // An alert has neither lines of text nor a runtime.
    let names = try adder("template", "list", "--names").output.split(separator: "\n")
      .map(String.init).filter { $0 != "surf-mvp-alert" }
    let exported = try adder.run(
      ["template", "export", "--xcode"] + names
        + ["--ui", "none", "--runtime", "none", "--option", "tests"])
    #expect(exported.status == 0, "\(exported.errors)")
    for name in names {
      #expect(adder.folder.exists("XcodeTemplates/\(name).xctemplate/TemplateInfo.plist"))
      #expect(adder.folder.exists("XcodeTemplates/\(name) Tests.xctemplate/xctest"))
    }
  }

  @Test func `A template that Xcode cannot express does not keep others from being exported`()
    throws
  {
    let adder = try adder()
    try adder.folder.write(
      "name: bad\nauthor: a\nversion: 1\ncode_files:\n- {name: A.swift, path: a}\n",
      to: "Templates/bad/bad.rambaspec")
    try adder.folder.write("// {{ module_info.name | size }}\n", to: "Templates/bad/a")
    let all = try adder("template", "export", "--xcode")
    #expect(all.status == 1)
    #expect(all.errors.contains("The template 'bad' cannot be exported to Xcode."), "\(all.errors)")
    #expect(adder.folder.exists(view))
    let named = try adder("template", "export", "--xcode", "ours", "bad", "--to", "Other")
    #expect(named.status == 1)
    #expect(named.errors.contains("'MODULE/MODULEA.swift', line 1"), "\(named.errors)")
    #expect(!adder.folder.exists("Other"))
  }

  @Test func `Wrong usage is reported and writes nothing`() throws {
    let adder = try adder()
    let before = try adder.folder.snapshot()
    for (words, message) in [
      (["ours"], "Add --xcode."),
      (["--xcode", "our"], "Did you mean 'ours'?"),
      (["--xcode", "ours", "--option", "Rout"], "Did you mean 'Route'?"),
      (["--xcode", "ours", "--with", "Rout"], "has no part 'Rout'"),
      (["--xcode", "clean-swift", "-p", "ui:qt"], "'qt' is not a value"),
    ] {
      let outcome = try adder.run(["template", "export"] + words)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
    #expect(try adder.folder.snapshot() == before)
  }
}
