@testable import AdderModuleGeneration
import AdderFindings
import AdderProjects
import AdderTestSupport
import Testing

/// Checks that a module is refused if one of its types would shadow a type used by code next to it.
@Suite struct TakenNameTests {
  /// Generates a module from a template with all its parts.
  @discardableResult
  private func make(
    _ module: String, _ template: Template, _ values: [String: String], prefix: String = "",
    isForApple: Bool = false
  ) throws -> GeneratedModule {
    let name = try ModuleName(validating: module)
    let request = try request {
      $0.module = name
      $0.prefix = prefix
      $0.isForApple = isForApple
      $0.parameters = values
      $0.wantedParts = template.questions.parts.map(\.name)
      $0.productModuleName = "App"
    }
    return try template.makeModule(request, in: SampleProject())
  }

  private func shipped(_ name: String) throws -> Template {
    try Template(name: name, files: try #require(ShippedTemplateFiles(name: name)))
  }

  /// Checks that a module is refused because one of its types has the same name as a type of an
  /// imported module or of the template itself.
  private func check(
    _ module: String, of template: Template, _ values: [String: String] = [:],
    isForApple: Bool = false, takes name: String, of owner: TakenName.Owner,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let taken = TakenName(name: name, owner: owner)
    #expect(
      throws: GenerationError.nameTaken(taken, module: module, template: template.name),
      sourceLocation: location
    ) { try make(module, template, values, isForApple: isForApple) }
  }

  // MARK: - Examples

  @Test(arguments: ["Task", "Error", "Result", "String", "MainActor", "Array", "Sequence"])
  func `A scene of Clean Swift cannot be named like a Swift type`(name: String) throws {
    check(name, of: try shipped("clean-swift"), takes: name, of: .module("Swift"))
    // The types of a VIPER module have other names.
    try make(name, try shipped("rambler-viper"), [:])
    try make(name, try shipped("clean-swift"), [:], prefix: "RB")
  }

  @Test func `No part can have the name of a framework type that nearby code may use`() throws {
    let viper = try shipped("rambler-viper")
    check(
      "UITable", of: viper, ["ui": "uikit"], takes: "UITableViewController", of: .module("UIKit"))
    check("UITable", of: viper, isForApple: true, takes: "UITableView", of: .module("UIKit"))
    check("Scroll", of: viper, isForApple: true, takes: "ScrollView", of: .module("SwiftUI"))
    check("Timer", of: try shipped("clean-swift"), takes: "Timer", of: .module("Foundation"))
    // Without UIKit, there is no SwiftUI either.
    try make("Scroll", viper, ["ui": "gtk", "runtime": "adder"])
  }

  @Test(arguments: ["Testing", "XCTest", "Foundation", "Swift"])
  func `No type can hide a module that code of the target imports`(name: String) throws {
    check(name, of: try shipped("clean-swift"), takes: name, of: .moduleOfThisName)
    try make(name, try shipped("rambler-viper"), [:])
  }

  @Test func `No part can have the name of a type of the library that it imports`() throws {
    let viper = try shipped("rambler-viper")
    check("List", of: viper, ["runtime": "adder"], takes: "ListView", of: .module("Adder"))
    try make("List", viper, [:])
  }

  @Test func `A module cannot be named like a type that its template uses or generates`() throws {
    let template = try SampleTemplate.make(
      code: "- {name: View.swift, path: v}\n- {name: Helper.swift, path: h}",
      [
        "v": "final class {{ module_info.name }}View: BaseView, Drawn {}",
        "h": "private struct Helper {}\nstruct {{ module_info.name }}Helper {}",
      ])
    check("Base", of: template, takes: "BaseView", of: .template)
    try make("Other", template, [:])
    let scene = try SampleTemplate.make(
      code: "- {name: Models.swift, path: m}\n- {name: Mock.swift, path: k}",
      ["m": "enum {{ module_info.name }} {}", "k": "private final class OutputMock {}"])
    check("OutputMock", of: scene, takes: "OutputMock", of: .template)
  }

  @Test func `The message names the type, its owner and what to do`() {
    let error = GenerationError.nameTaken(
      TakenName(name: "Task", owner: .module("Swift")), module: "Task", template: "clean-swift")
    #expect(
      error.message == """
        The module 'Task' would declare the type 'Task', but Swift has a type of that name: code of the \
        target that uses Swift's would no longer compile. Choose another name, for example 'TaskList', \
        or set a prefix for its types with --prefix.
        """)
    #expect(error.exitStatus == .unusableInput)
  }

  // MARK: - All templates

  /// The words in a module that is generated from a template under an artificial name.
  private struct Reading {
    static let stem = "Zyxwv"
    /// The suffixes that follow the module's name in the names of its types.
    var endings: Set<Substring> = []
    /// The words in the code that do not contain the module's name and could refer to a top-level
    /// type. Words in strings, imported modules and nested types are excluded.
    var words: Set<String> = []

    init(_ files: [GeneratedFile]) {
      var nested: Set<String> = []
      for file in files {
        for line in file.text.split(separator: "\n") {
          // Indented declarations are nested types, except inside `#if`.
          let indentation = line.prefix { $0 == " " }.count
          let text = line.drop { $0 == " " }.replacing(/"[^"]*"/, with: "")
          guard !text.hasPrefix("//"), !text.contains(/^(@testable )?import\b/) else { continue }
          if let type = text.firstMatch(of: /(?:^| )(?:class|enum|protocol|struct) (\w+)/) {
            let name = type.output.1
            if indentation > 0, indentation != 4 || !file.text.contains("#if canImport") {
              nested.insert(String(name))
            } else if name.hasPrefix(Self.stem) {
              endings.insert(name.dropFirst(5))
            }
          }
          words.formUnion(
            text.matches(of: /(?:^|[^\w.])([A-Z]\w*)/).map { String($0.output.1) }
              .filter { !$0.contains(Self.stem) })
        }
      }
      words.subtract(nested)
    }
  }

  /// Searches the names in the tables, and the words of the generated code, for names that end with
  /// the suffix of a type name. A module that would declare a type with such a name must be
  /// refused; a sample of these modules is checked.
  @Test(arguments: ShippedTemplateFiles.names)
  func `No template generates a module with a taken type name`(template name: String) throws {
    let template = try shipped(name)
    let tables: [(owner: String, names: [String])] =
      [
        ("Swift", SortedNames(SystemNames.swift)),
        ("Foundation", SortedNames(SystemNames.foundation)),
        ("UIKit", SortedNames(SystemNames.uiKit)), ("SwiftUI", SortedNames(SystemNames.swiftUI)),
      ].map { ($0.0, $0.1.all) }
    var asked = 0
    let combinations = template.questions.combinations(from: template.questions.defaultValues)
    for number in stride(from: 0, to: combinations.count, by: sampleStep(9, full: 1)) {
      let values = combinations[number]
      let reading = Reading(try make(Reading.stem, template, values).files)
      #expect(!reading.endings.isEmpty)
      let isForApple = values["ui"] == "uikit"
      var names = Set(reading.words)
      for table in tables where isForApple || ["Swift", "Foundation"].contains(table.owner) {
        names.formUnion(table.names)
      }
      for ending in reading.endings {
        let modules = names.filter { $0.hasSuffix(ending) }.map {
          String($0.dropLast(ending.count))
        }
        .compactMap { try? ModuleName(validating: $0).text }.sorted()
        let step = max(1, modules.count / samples(1, full: 200))
        for index in stride(from: 0, to: modules.count, by: step) {
          asked += 1
          let module = modules[index]
          do {
            try make(module, template, values)
            Issue.record("\(module)\(ending) is taken, and '\(module)' was made with \(values)")
          } catch GenerationError.nameTaken(let taken, _, _) {
            #expect(reading.endings.contains { taken.name == module + $0 })
          }
        }
      }
    }
    // Only some templates can generate a type with a taken name at all.
    print("\(name): \(asked) modules refused")
  }

  @Test(arguments: ["RouterMock"], ["xctest", "swift-testing"])
  func `A module is not named like a double that its tests put together`(
    name: String, tests: String
  ) throws {
    let template = try shipped("clean-swift")
    var values = template.questions.defaultValues
    values["tests"] = tests
    do {
      try make(name, template, values)
      Issue.record("The module was made.")
    } catch GenerationError.nameTaken(let taken, _, _) {
      #expect(taken == TakenName(name: name, owner: .template))
    }
  }

  @Test func `The suggested name is not taken`() throws {
    let template = try shipped("clean-swift")
    for name in SortedNames(SystemNames.swift).all + SortedNames(SystemNames.foundation).all {
      let owner = TakenNames(imported: ["UIKit"], isForApple: true).owner(of: "\(name)List")
      #expect(owner == nil, "\(name)List")
    }
    try make("TaskList", template, [:])
  }

  // MARK: - The lists

  @Test func `A list of names contains exactly its names`() {
    let lists =
      [
        SystemNames.swift, SystemNames.foundation, SystemNames.uiKit, SystemNames.swiftUI,
        SystemNames.modules,
      ]
      + LibraryNames.all.map(\.names)
    for list in lists {
      let names = SortedNames(list)
      let all = names.all
      #expect(all == all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      #expect(Set(all).count == all.count)
      for name in all {
        #expect(names.contains(name))
        for other in ["\(name)x", String(name.dropLast()), "A\(name)"] {
          #expect(names.contains(other) == all.contains(other), "\(other)")
        }
      }
    }
    #expect(!SortedNames("").contains("A"))
    #expect(SortedNames("A").contains("A"))
  }

  @Test func `The lists contain this toolchain's public types of Swift and Foundation`() throws {
    let folder = try TemporaryFolder()
    let target = try run("swift", ["-print-target-info"]).output
    let triple = try #require(target.firstMatch(of: /"unversionedTriple": "([^"]*)"/)?.output.1)
    let known = Set(SortedNames(SystemNames.swift).all + SortedNames(SystemNames.foundation).all)
    for module in ["Swift", "_Concurrency", "Foundation", "FoundationEssentials"] {
      let outcome = try run(
        "swift",
        [
          "symbolgraph-extract", "-module-name", module, "-target", String(triple), "-output-dir",
          folder.path, "-minimum-access-level", "public", "-skip-synthesized-members",
        ])
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let types = try TopLevelTypes.read(in: folder.url)
    #expect(types.count > 500)
    #expect(types.subtracting(known).sorted() == [])
  }
}
