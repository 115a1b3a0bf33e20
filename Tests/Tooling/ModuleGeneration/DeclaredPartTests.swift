import AdderArchitectures
import AdderBase
import AdderModuleGeneration
import AdderTestSupport
import Testing

/// Checks that each part which a shipped architecture declares can be generated with a module, and
/// added to one later. `TemplateMatrixTests` compile and run both.
@Suite struct DeclaredPartTests {
  /// A part of an architecture's file, and a template that generates it.
  struct Sample: CustomTestStringConvertible, Sendable {
    var architecture: String
    var part: String
    /// `nil` if no template offers the part.
    var template: String?

    var testDescription: String { "\(template ?? architecture), \(part)" }

    static let all: [Sample] = ShippedArchitectures.names.flatMap { architecture in
      let parts = ShippedArchitectures.architecture(named: architecture)?.parts.map(\.name) ?? []
      return parts.flatMap { part in
        let templates = ShippedTemplateFiles.names.filter { name in
          (try? template(name)).map { template in
            (try? template.describe().architecture) == architecture
              && template.questions.part(named: part) != nil
          } ?? false
        }
        let names = templates.isEmpty ? [nil] : templates.map(Optional.some)
        return names.map { Sample(architecture: architecture, part: part, template: $0) }
      }
    }

    static func template(_ name: String) throws -> Template {
      try Template(name: name, files: try #require(ShippedTemplateFiles(name: name)))
    }
  }

  /// The parts that only change files of the module. `gen --add` edits these files, which the tests
  /// named here check.
  private static let changingFiles = ["clean-swift, Routing": "RouteToTests"]

  /// The modules that a template generates with and without a part, by parameters.
  private struct Comparison: Sendable {
    var template: Template
    var part: String
    /// The combinations in which the part has files of its own or changes those of the module. Only
    /// the user interface, its layout and the runtime vary.
    var uses: [Use] = []

    struct Use: Sendable {
      var values: [String: String]
      var without: [String: String]
      var with: [String: String]
      /// The paths of the module's files if it has no other part.
      var alone: Set<String>

      /// The files that a module has because of the part.
      var new: [String: String] { with.filter { without[$0.key] == nil } }
      /// The files of the part that do not depend on another part.
      var own: [String: String] { new.filter { alone.contains($0.key) } }
    }

    init(_ sample: Sample) throws {
      let name = try #require(
        sample.template, "No template offers the part '\(sample.part)' of \(sample.architecture)")
      template = try Sample.template(name)
      part = sample.part
      let others = template.questions.parts.map(\.name).filter { $0 != part }
      for values in combinations {
        let without = try files(values) { $0.unwantedParts = [sample.part] }
        let with = try files(values) { $0.wantedParts = [sample.part] }
        guard with != without else { continue }
        let alone = try files(values) {
          $0.wantedParts = [sample.part]
          $0.unwantedParts = others
        }
        uses.append(Use(values: values, without: without, with: with, alone: Set(alone.keys)))
      }
    }

    /// The combinations that the needs of the template's parameters allow.
    private var combinations: [[String: String]] {
      template.questions.parameters.reduce([[:]]) { combinations, parameter in
        let varies = ["ui", "view", "runtime"].contains(parameter.name)
        return combinations.flatMap { values in
          (varies ? parameter.values : [parameter.defaultValue]).map {
            values.merging([parameter.name: $0]) { _, new in new }
          }
        }
      }
      .filter { template.questions.unmetNeed(of: $0) == nil }
    }

    private func files(
      _ values: [String: String], in project: SampleProject = SampleProject(),
      _ change: (inout GenerationRequest) -> Void
    ) throws -> [String: String] {
      try make(template, in: project) { request in
        request.parameters = values
        request.productModuleName = "App"
        change(&request)
      }
    }

    /// Compares what `gen --add` generates for a module without the part with what a module with
    /// the part has.
    func checkAdded(to use: Use, _ change: (inout GenerationRequest) -> Void) throws {
      let added = try files(use.values, in: SampleProject(paths: Set(use.without.keys))) {
        $0.addedPart = part
        change(&$0)
      }
      #expect(Set(added.keys).isSuperset(of: use.own.keys), "\(part) \(use.values)")
      for (path, text) in added { #expect(text == use.new[path], "\(path) \(use.values)") }
    }

    /// Compares what `gen --add` changes in a module without the part with what differs in a module
    /// with the part.
    func checkConnected(in use: Use) throws {
      let request = try request {
        $0.parameters = use.values
        $0.productModuleName = "App"
        $0.addedPart = part
        $0.explicitParameters = Set(use.values.keys)
      }
      let module = try template.makeModule(
        request, in: SampleProject(paths: Set(use.without.keys)))
      let changed = use.with.filter {
        use.without[$0.key] != nil && use.without[$0.key] != $0.value
      }
      #expect(Set(module.edits.map(\.path.text)) == Set(changed.keys), "\(part) \(use.values)")
      for edit in module.edits {
        #expect(String(decoding: edit.with, as: UTF8.self) == changed[edit.path.text])
      }
    }
  }

  /// Generating all modules takes most of the time, so the tests share them.
  private static let comparisons = Dictionary(
    uniqueKeysWithValues: Sample.all.map { sample in
      (sample.testDescription, Result { try Comparison(sample) })
    })

  private func comparison(_ sample: Sample) throws -> Comparison {
    try #require(Self.comparisons[sample.testDescription]).get()
  }

  @Test(arguments: Sample.all)
  func `A template generates each part that its architecture declares`(_ sample: Sample) throws {
    let comparison = try comparison(sample)
    #expect(!comparison.uses.isEmpty)
    let hasFiles = comparison.uses.contains { !$0.own.isEmpty }
    #expect(hasFiles == (Self.changingFiles[sample.testDescription] == nil))
  }

  @Test(arguments: Sample.all.filter { changingFiles[$0.testDescription] == nil })
  func `A part that is added later has the files of one that the module began with`(
    _ sample: Sample
  ) throws {
    let comparison = try comparison(sample)
    for use in comparison.uses where !use.own.isEmpty {
      try comparison.checkAdded(to: use) { $0.explicitParameters = Set(use.values.keys) }
    }
  }

  @Test(arguments: Sample.all)
  func `A part that is added later changes the module's files as if it had been there`(
    _ sample: Sample
  ) throws {
    let comparison = try comparison(sample)
    for use in comparison.uses { try comparison.checkConnected(in: use) }
  }

  /// The user need not repeat how the view is laid out.
  @Test(arguments: Sample.all.filter { changingFiles[$0.testDescription] == nil })
  func `A part is added to a module with a UIKit view without naming its options`(
    _ sample: Sample
  ) throws {
    let comparison = try comparison(sample)
    for use in comparison.uses
    where use.values["ui"] == "uikit" && use.values["runtime"] == "none" && !use.own.isEmpty {
      try comparison.checkAdded(to: use) { $0.parameters = [:] }
    }
  }

  /// Data and protocols are tested with the types that use them, and cells with what fills them.
  @Test(arguments: Sample.all)
  func `Each type with behavior that a part adds is tested`(_ sample: Sample) throws {
    for use in try comparison(sample).uses {
      let tests = use.with.filter { $0.key.hasPrefix("AppTests/") }
      let words = Set(
        tests.values.flatMap { $0.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) })
      for (name, type) in CodeStructure(use.new, reading: { $0.hasPrefix("App/") }).types {
        guard let kind = type.kind, kind != "protocol", !type.methods.isEmpty,
          !name.contains("."), !type.inherited.contains(where: { $0.hasSuffix("Cell") })
        else { continue }
        #expect(
          words.contains(name[...]) || tests.keys.contains { $0.hasSuffix("/\(name)Tests.swift") },
          "\(name) \(use.values)")
      }
    }
  }
}
