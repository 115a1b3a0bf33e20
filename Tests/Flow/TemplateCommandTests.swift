import AdderTestSupport
import Foundation
import Testing

@Suite struct TemplateCommandTests {
  @Test func `The embedded templates are listed, and checking them finds nothing`() throws {
    let adder = try CommandUnderTest()
    let names = try adder("template", "list", "--names").output.split(separator: "\n").map(
      String.init)
    #expect(
      names == [
        "bytepace-viper", "clean-swift", "mutual-mobile-viper", "rambler-viper",
        "surf-mvp-alert", "surf-mvp", "viper-light",
      ])
    let check = try adder.run(["template", "check"] + names)
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func `A newly created template generates a module without edits`() throws {
    let adder = try CommandUnderTest(packageFiles)
    #expect(try adder("template", "create", "my_viper").status == 0)
    let check = try adder("template", "check")
    #expect(check.status == 0, "\(check.output)")
    let outcome = try adder("gen", "Profile", "my_viper")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try adder.folder.read("Sources/App/Modules/Profile/Presenter/ProfilePresenter.swift")
        .contains("final class ProfilePresenter"))
  }

  @Test func `A copy of an embedded template generates the same files as the original`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let created = try adder("template", "create", "ours", "--from", "rambler-viper")
    #expect(created.status == 0, "\(created.errors)")
    try adder("gen", "Profile", "ours")
    let outcome = try adder("gen", "Profile", "rambler-viper")
    #expect(outcome.output.contains("Nothing to do"), "\(outcome.output)\(outcome.errors)")
  }

  // Every word in capitals is replaced wherever it stands, also in the values put in before it.
  private let vipergenTemplate = [
    "Templates/light/viperspec.yml":
      "author: tar\ntemplate_description: The lightest structure\nupdated_at: 2014-10-30",
    "Templates/light/swift/View/VIPERView.swift":
      "// VIPERGenDemo by AUTHOR, COMPANY, YEAR {{ raw }} {% raw %}\nclass VIPERView {}",
    "Templates/light/swift/View/VIPERView.xib": "<document customClass=\"VIPERView\"/>\n",
    "Templates/light/objc/VIPERView.h": "@interface VIPERView : NSObject\n@end",
  ]

  private var files: [String: String] { packageFiles.merging(vipergenTemplate) { $1 } }

  @Test func `A template of vipergen generates modules as it is`() throws {
    let adder = try CommandUnderTest(files)
    #expect(try adder("template", "list").output.contains("The lightest structure"))
    #expect(try adder("template", "check", "light").output == "light: nothing found\n")
    let words = ["gen", "Home", "light", "--author", "Ann of COMPANY", "--company", "Roe"]
    let outcome = try adder.run(words)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let view = try adder.folder.read("Sources/App/Modules/Home/View/HomeView.swift")
    let year = Calendar(identifier: .gregorian).component(.year, from: Date())
    #expect(
      view == "// HomeGenDemo by Ann of Roe, Roe, \(year) {{ raw }} {% raw %}\nclass HomeView {}")
    #expect(
      try adder.folder.read("Sources/App/Modules/Home/View/HomeView.xib")
        == "<document customClass=\"HomeView\"/>\n")

    let other = try adder.run(
      ["gen", "Old", "light", "--prefix", "RD", "--custom-parameters", "language:objc"])
    #expect(other.status == 0, "\(other.errors)")
    #expect(
      try adder.folder.read("Sources/App/Modules/Old/RDOldView.h")
        == "@interface RDOldView : NSObject\n@end")
    let wrong = try adder("gen", "New", "light", "--custom-parameters", "language:kotlin")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("Choose one of: swift, objc."), "\(wrong.errors)")
  }

  @Test func `Files of vipergen's templates are no modules of the project`() throws {
    let adder = try CommandUnderTest(files)
    let listed = try adder("module", "list", "--json")
    #expect(!listed.output.contains("Templates/light"), "\(listed.output)")
  }

  @Test func `A file of a vipergen template must have the word for the name in its path`() throws {
    let adder = try CommandUnderTest(
      files.merging(["Templates/light/swift/README.md": "VIPER"]) { $1 })
    let outcome = try adder("gen", "Home", "light")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'README.md'"), "\(outcome.errors)")
    #expect(outcome.errors.contains("it must contain 'VIPER'"), "\(outcome.errors)")
    #expect(!adder.folder.exists("Sources/App/Modules/Home"))
  }

  @Test func `A copy of a vipergen template generates the same files`() throws {
    let adder = try CommandUnderTest(files)
    let created = try adder("template", "create", "ours", "--from", "light")
    #expect(created.status == 0, "\(created.errors)")
    try adder("gen", "Home", "light")
    let again = try adder("gen", "Home", "ours")
    #expect(again.output.contains("Nothing to do"), "\(again.output)\(again.errors)")
  }

  @Test func `The templates of boa are converted once`() throws {
    let adder = try CommandUnderTest(
      packageFiles.merging([
        "boa/swift/ViewController.swift":
          "//  Created by <%= @author %> on <%= @date %>.\n"
          + "class <%= @prefixed_module %>ViewController {\n"
          + "    let <%=@module.downcase%> = \"{{ <%= @project %> }}\"\n}\n",
        "boa/swift/Interactor.swift": "class <%= @prefixed_module %>Interactor {}\n",
        "boa/swift/DependenciesBody.swift": "let <%= @module.downcase %> = 1\n",
      ]) { $1 })
    let created = try adder("template", "create", "screens", "--from", "boa/swift")
    #expect(created.status == 0, "\(created.errors)")
    #expect(created.errors.contains("'DependenciesBody.swift' was not converted"))
    #expect(try adder("template", "check", "screens").output == "screens: nothing found\n")
    let made = try adder("gen", "Home", "screens", "--prefix", "RD", "--author", "Ann")
    #expect(made.status == 0, "\(made.errors)")
    let view = try adder.folder.read("Sources/App/Modules/Home/View/RDHomeViewController.swift")
    #expect(view.hasPrefix("//  Created by Ann on "))
    #expect(view.hasSuffix("class RDHomeViewController {\n    let home = \"{{ App }}\"\n}\n"))
    #expect(adder.folder.exists("Sources/App/Modules/Home/Interactor/RDHomeInteractor.swift"))
  }

  @Test func `Ruby code that boa does not set is an error with its place`() throws {
    let adder = try CommandUnderTest([
      "boa/swift/Presenter.swift":
        "// <%= @module %>\nclass <%= @module.reverse %>Presenter {}\n"
    ])
    let refused = try adder("template", "create", "screens", "--from", "boa/swift")
    #expect(refused.status == 2)
    #expect(
      refused.errors.contains("boa/swift/Presenter.swift:2:7: error: '<%= @module.reverse %>'"),
      "\(refused.errors)")
    #expect(!adder.folder.exists("Templates"))
  }

  @Test func `Installing a template from a folder keeps local edits without --force`() throws {
    let adder = try CommandUnderTest([
      "Shared/t/t.rambaspec":
        "name: t\nauthor: a\nversion: 1\ncode_files:\n- {name: A.swift, path: Code/a.liquid}\n",
      "Shared/t/Code/a.liquid": "// {{ module_info.name }}\n",
      "Templates/other/other.rambaspec": "mine\n",
      "adder.yml": "templates:\n  - {name: t, local: Shared/t}\n",
    ])
    // Binary files are copied byte for byte.
    let picture = Data([0x89, 0x50, 0xFF, 0x00])
    try picture.write(to: adder.folder.url.appending(path: "Shared/t/icon.png"))
    let installed = try adder("template", "install")
    #expect(installed.status == 0, "\(installed.errors)")
    #expect(adder.folder.exists("Templates/t/Code/a.liquid"))
    #expect(
      try Data(contentsOf: adder.folder.url.appending(path: "Templates/t/icon.png")) == picture)
    #expect(try adder.folder.read("Templates/other/other.rambaspec") == "mine\n")
    try adder.folder.write("// edited\n", to: "Templates/t/Code/a.liquid")
    let refused = try adder("template", "install")
    #expect(refused.status == 1)
    #expect(try adder.folder.read("Templates/t/Code/a.liquid") == "// edited\n")
  }

  @Test func `A catalog is a git repository, whose cached state works without a network`() throws {
    let catalog = try TemporaryFolder()
    try catalog.write(
      "name: viper\nauthor: a\nversion: 1\nsummary: Ours\ncode_files:\n- {name: A.swift, path: Code/a.liquid}\n",
      to: "viper/viper.rambaspec")
    try catalog.write("// one\n", to: "viper/Code/a.liquid")
    for words in [
      ["init", "-q"], ["add", "-A"],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "one"],
    ] { #expect(try run("git", words, in: catalog.url).status == 0) }
    let url = "file://\(catalog.path)"
    let adder = try CommandUnderTest([
      "adder.yml": "templates:\n  - {name: viper, git: '\(url)'}\n"
    ])
    let installed = try adder("template", "install")
    #expect(installed.status == 0, "\(installed.errors)")
    #expect(try adder.folder.read("Templates/viper/Code/a.liquid") == "// one\n")

    try FileManager.default.removeItem(at: catalog.url)
    try FileManager.default.removeItem(at: adder.folder.url.appending(path: "Templates"))
    let offline = try adder("template", "install")
    #expect(offline.status == 0, "\(offline.errors)")
    #expect(offline.errors.contains("could not be updated"))
    #expect(try adder.folder.read("Templates/viper/Code/a.liquid") == "// one\n")
  }

  @Test func `A broken template of a catalog does not fail the list`() throws {
    let catalog = try TemporaryFolder()
    try catalog.write(
      "name: good\nauthor: a\nversion: 1\ncode_files:\n- {name: A.swift, path: a.liquid}\n",
      to: "good/good.rambaspec")
    try catalog.write("name: [broken\n", to: "bad/bad.rambaspec")
    for words in [
      ["init", "-q"], ["add", "-A"],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "one"],
    ] { #expect(try run("git", words, in: catalog.url).status == 0) }
    let adder = try CommandUnderTest(["adder.yml": "catalogs: ['file://\(catalog.path)']\n"])
    let listed = try adder("template", "list", "--update")
    #expect(listed.status == 0, "\(listed.errors)")
    #expect(listed.output.contains("good"))
    #expect(listed.errors.contains("bad.rambaspec"))
    #expect(listed.errors.contains("warning: "))
    // An error in the project's own template makes `template list` fail, because the user can
    // fix the template.
    try adder.folder.write("name: [broken\n", to: "Templates/own/own.rambaspec")
    #expect(try adder("template", "list").status == 1)
  }

  @Test func `An unavailable catalog is a warning if another catalog has the template`() throws {
    let catalog = try TemporaryFolder()
    try catalog.write(
      "name: viper\nauthor: a\nversion: 1\nsummary: Ours\ncode_files:\n- {name: A.swift, path: Code/a.liquid}\n",
      to: "viper/viper.rambaspec")
    try catalog.write("// one\n", to: "viper/Code/a.liquid")
    for words in [
      ["init", "-q"], ["add", "-A"],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "one"],
    ] { #expect(try run("git", words, in: catalog.url).status == 0) }
    let gone = "file://\(catalog.path)gone"
    let adder = try CommandUnderTest([
      "adder.yml": "catalogs: ['\(gone)', 'file://\(catalog.path)']\n"
    ])
    let installed = try adder("template", "install", "viper")
    #expect(installed.status == 0, "\(installed.errors)")
    #expect(installed.errors.contains("warning: '\(gone)' could not be downloaded"))
    #expect(!installed.errors.contains("error:"))
    let missing = try adder("template", "install", "other")
    #expect(missing.status != 0)
    #expect(missing.errors.contains("error: '\(gone)' could not be downloaded"))
  }

  @Test func `A template written for Generamba works unchanged`() throws {
    let adder = try CommandUnderTest([
      "Rambafile": """
      company: Company
      project_name: My App
      xcodeproj_path: App.xcodeproj
      prefix: RDS
      project_target: App
      project_file_path: /Sources/App/Presentation/
      project_group_path: App/Presentation
      templates:
      - {name: old}
      """,
      "Package.swift": packageFiles["Package.swift"] ?? "",
      "Sources/App/App.swift": "",
      "Templates/old/old.rambaspec": """
      name: "old"
      summary: "An old template"
      author: "Somebody"
      version: "1.0"
      license: "MIT"
      code_files:
      - {name: Presenter/Presenter.swift, path: Code/presenter.swift.liquid}
      - {name: Empty}
      test_files: []
      dependencies:
      - ViperMcFlurry
      """,
      "Templates/old/Code/presenter.swift.liquid": """
      {% include 'header' %}
      // {{ missing.variable }}
      class {{ prefix }}{{ module_info.name }}Presenter {} // {{ module_info.product_module_name }}
      """,
      "Templates/old/snippets/header.liquid":
        "// {{ module_info.file_name }}, {{ developer.company }}",
    ])
    let outcome = try adder("gen", "Profile", "old", "--author", "Me")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("'missing' has no value"), "\(outcome.errors)")
    let text = try adder.folder.read(
      "Sources/App/Presentation/Profile/Presenter/RDSProfilePresenter.swift")
    #expect(text.hasPrefix("// RDSProfilePresenter.swift, Company\n// \nclass RDSProfilePresenter"))
    #expect(adder.folder.exists("Sources/App/Presentation/Profile/Empty"))
  }
}

@Suite struct InitTests {
  @Test func `init writes the options as settings, which gen then uses`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let outcome = try adder(
      "init", "--architecture", "rambler-viper", "--author", "Мария", "--company", "Компания",
      "--prefix", "AB", "--modules", "Sources/App/Screens")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try adder("gen", "Profile")
    let text = try adder.folder.read(
      "Sources/App/Screens/Profile/Presenter/ABProfilePresenter.swift")
    #expect(text.contains("Created by Мария on"))
    #expect(text.contains("Компания"))
  }

  @Test func `init copies the settings of a Rambafile`() throws {
    let adder = try CommandUnderTest([
      "Rambafile": """
      company: Company
      project_name: MyApp
      xcodeproj_path: MyApp.xcodeproj
      prefix: RDS
      project_target: MyApp
      project_file_path: MyApp/Screens
      project_group_path: MyApp/Screens
      templates:
      - {name: rviper_controller}
      """
    ])
    let outcome = try adder("setup")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try adder.folder.read("adder.yml")
    for words in ["company: Company", "prefix: RDS", "MyApp/Screens", "rviper_controller"] {
      #expect(text.contains(words))
    }
  }

  @Test func `init does not overwrite existing settings`() throws {
    let adder = try CommandUnderTest(["adder.yml": "architecture: surf-mvp\n"])
    let outcome = try adder("init", "--architecture", "clean-swift")
    #expect(outcome.status == 1)
    #expect(try adder.folder.read("adder.yml") == "architecture: surf-mvp\n")
  }

  @Test func `init --force keeps the comments of the settings`() throws {
    let adder = try CommandUnderTest([
      "adder.yml": "# ours\narchitecture: surf-mvp\n\n# here\nmodules: App/Screens\n"
    ])
    let outcome = try adder("init", "--architecture", "clean-swift", "--force", "--no-base-files")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try adder.folder.read("adder.yml")
        == "# ours\narchitecture: clean-swift\n\n# here\nmodules: App/Screens\n")
  }

  @Test(arguments: [
    ("parameters:\n  ui: qt", "adder.yml:3:3: error: 'qt' is not a value"),
    ("parameters:\n  uu: gtk", "adder.yml:3:3: error: The template 'clean-swift' has no parameter"),
    ("parts:\n  with: [Routee]", "adder.yml:3:10: error: The template 'clean-swift' has no part"),
    ("parts:\n  without: Routee", "adder.yml:3:12: error: The template 'clean-swift' has no part"),
  ])
  func `An unknown parameter or part is reported at its location in the settings`(
    line: String, error: String
  ) throws {
    let adder = try CommandUnderTest(["adder.yml": "architecture: clean-swift\n\(line)\n"])
    let outcome = try adder("gen", "Profile")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(error), "\(outcome.errors)")
  }

  @Test func `Without an answer, init chooses no architecture`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let outcome = try adder("init", "--author", "Мария")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("No architecture was chosen."), "\(outcome.output)")
    let settings = try adder.folder.read("adder.yml")
    #expect(settings.contains("author: Мария\n"))
    #expect(!settings.split(separator: "\n").contains { $0.hasPrefix("architecture:") })
    #expect(try adder("check").status == 0)
    #expect(try adder("gen", "Profile").errors.contains("No architecture is set. Add"))
  }

  @Test func `A settings file without settings is read`() throws {
    let adder = try CommandUnderTest(packageFiles)
    #expect(try adder("init").status == 0)
    #expect(try adder("module", "list").status == 0)
    #expect(
      try adder("init", "--architecture", "surf-mvp", "--force", "--no-base-files").status == 0)
    #expect(try adder.folder.read("adder.yml").contains("architecture: surf-mvp"))
  }
}
