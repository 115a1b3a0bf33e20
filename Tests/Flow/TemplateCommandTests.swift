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
        "bytepace-viper", "clean-swift", "mutual-mobile-viper", "rambler-viper", "surf-mvp",
        "viper-light",
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

  @Test func `Without a terminal, init reports the missing option`() throws {
    let outcome = try CommandUnderTest()("init")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--architecture"))
  }
}
