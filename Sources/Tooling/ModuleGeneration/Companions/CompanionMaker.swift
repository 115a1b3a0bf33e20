import AdderArchitectures
import AdderBase
import AdderFindings
import AdderLiquidTemplates
import AdderShipped

/// The files of a service, a helper or a mapper, in memory, and the lines of the assembly that
/// creates it.
package struct GeneratedCompanion: Sendable {
  package var names: CompanionNames
  package var files: [GeneratedFile]
  /// The lines for the assembly, if it already exists.
  package var assembly: AssemblyLines?
  /// The expression with which tests create the spy of the contract.
  package var newSpy: String
}

/// What an existing assembly gets so that it creates another object.
package struct AssemblyLines: Equatable, Sendable {
  /// The name of the assembly, and of its test case.
  package var type: String
  package var tests: String
  /// The property that keeps the object: the library's part, or the object itself. `nil` if the
  /// assembly creates the object for each user.
  package var part: String?
  /// The method that returns the object.
  package var method: String
  /// The methods that test it.
  package var test: String
}

extension CompanionRequest {
  /// Generates the files in memory.
  package func make() throws -> GeneratedCompanion {
    try CompanionMaker(self, CompanionNames(self)).make()
  }
}

/// Renders the files that come with Adder for a service, a helper or a mapper.
private struct CompanionMaker {
  let request: CompanionRequest
  let names: CompanionNames
  private let files = CompanionFiles()
  private let data: CompanionData

  init(_ request: CompanionRequest, _ names: CompanionNames) throws(CompanionError) {
    self.request = request
    self.names = names
    data = try CompanionData(request, names)
  }

  func make() throws -> GeneratedCompanion {
    let folder = request.kind.rawValue
    var made: [GeneratedFile] = []
    func add(_ source: String, _ name: String, in place: RelativePath?, _ kind: GeneratedFile.Kind)
      throws
    {
      guard let place else { return }
      let path = place.appending("\(name).swift")
      let text = try render(source, path.name)
      made.append(
        GeneratedFile(
          path: path, group: .root, contents: Array(text.utf8), kind: kind, isResource: false))
    }
    try add("\(folder)/Protocol", names.contract, in: request.places.code, .code)
    try add("\(folder)/Implementation", names.type, in: request.places.code, .code)
    if request.kind == .mapper, request.models.record == nil {
      try add("model/Record", names.record, in: request.places.code, .code)
    }
    if request.kind != .helper, request.models.model == nil {
      try add("model/Model", names.model, in: request.places.models, .code)
    }
    try add("\(folder)/Tests", names.tests, in: request.places.tests, .test)
    guard let assembly = names.assembly else {
      return GeneratedCompanion(names: names, files: made, newSpy: newSpy)
    }
    guard request.hasAssembly else {
      try add("assembly/Assembly", assembly, in: request.places.assembly, .code)
      try add(
        "assembly/AssemblyTests", names.assemblyTests, in: request.places.assemblyTests, .test)
      return GeneratedCompanion(names: names, files: made, newSpy: newSpy)
    }
    let lines = AssemblyLines(
      type: assembly, tests: names.assemblyTests,
      part: hasPart ? try render("snippets/assembly_part").outdented : nil,
      method: try render("snippets/assembly_method").outdented,
      test: try render("snippets/assembly_test").outdented)
    return GeneratedCompanion(names: names, files: made, assembly: lines, newSpy: newSpy)
  }

  private func render(_ source: String, _ fileName: String = "") throws -> String {
    let isSnippet = source.hasPrefix("snippets/")
    let path = isSnippet ? "\(source).liquid" : "\(source).swift.liquid"
    let name = files.displayPath(path)
    let partials = Snippets(files: files)
    let template = try LiquidTemplate(
      parsing: files.text(of: path) ?? "", name: name, syntax: .strict)
    do throws(LiquidError) {
      return try template.render(
        values(fileName), partials: partials, mode: .strictUnlessAsked)
    } catch {
      throw partials.located(error, in: name)
    }
  }

  private func values(_ fileName: String) -> LiquidObject {
    let common = request.common
    let values: [(String, LiquidValue)] = [
      ("file_name", .string(fileName)),
      ("project_name", .string(common.projectName)),
      ("product_module_name", .string(common.productModuleName)),
      ("year", .string(String(common.date.year))),
      ("date", .string(common.date.text)),
      ("developer", ["name": .string(common.author), "company": .string(common.company)]),
      ("tests", .string(request.tests)),
      ("companion", companion),
      ("model", data.value),
      ("helper", helper),
      ("assembly", assembly),
    ]
    return LiquidObject(values)
  }

  private var spy: String { names.contract + request.common.spies.suffix }

  /// The spy of a mapper needs what it returns.
  private var newSpy: String {
    request.kind == .mapper ? "\(spy)(\(names.method)Result: \(data.sample))" : "\(spy)()"
  }

  private var companion: LiquidValue {
    [
      "protocol": .string(names.contract), "type": .string(names.type),
      "name": .string(names.property.capitalizedFirst),
      "spy": .string(spy), "new_spy": .string(newSpy), "tests": .string(names.tests),
      "variable": .string(names.property),
      "words": .string(NameWords(names.property).sentence),
      "method": .string(names.method), "load": .string("load" + names.word.plural),
      "keyword": .string(names.isClass ? "final class" : "struct"),
      "is_class_bound": .bool(names.isClassBound), "is_async": .bool(names.isAsync),
    ]
  }

  private var helper: LiquidValue {
    let work = HelperWork(ofHelper: names.word)
    let subject = NameWords(names.word).spelled.dropLast().joined()
    let words = HelperWork.subject(ofHelper: names.word)
    let parameter = subject.isEmpty ? "text" : NameWords(subject).variable
    return [
      "verb": .string(work.verb), "checks": .bool(work.checks),
      "parameter": .string(parameter), "result": .string(work.checks ? "Bool" : "String"),
      "summary": .string(names.summaryOfHelper),
      "effect": .string(
        work.checks ? "Checks \(words)." : "\(work.verb.capitalizedFirst)s \(words)."),
      "returns": .string(work.checks ? "True if it can be accepted." : "The new text."),
    ]
  }

  /// True if the assembly keeps the object. A mapper has no state, so without the library each user
  /// gets one of its own.
  private var hasPart: Bool { request.usesParts || request.kind == .service }

  private var assembly: LiquidValue {
    let isService = request.kind == .service
    let things = NameWords(names.word.plural).sentence
    return [
      "type": .string(names.assembly ?? ""), "tests": .string(names.assemblyTests),
      "has_parts": .bool(request.usesParts),
      "part": .string(
        hasPart
          ? request.usesParts ? names.property + "Part" : "shared" + names.property.capitalizedFirst
          : ""),
      "variable": .string(SwiftWords.escaped(NameWords(names.assemblyNoun).variable)),
      "summary": .string(
        isService
          ? "Creates the services that modules share."
          : "Creates the core helpers of the app, such as mappers."),
      "purpose": .string(
        isService
          ? "service that works with \(things)"
          : "mapper from records of \(things) to plain objects"),
      "note": .string(
        isService ? "Replace the empty list: load the \(things) from the network or a store." : ""),
      "object": .string(
        isService
          ? "\(names.type)(load\(names.word.plural): { [] })" : "\(names.type)()"),
    ]
  }
}

/// The files that come with Adder for the code beside modules.
private struct CompanionFiles: TemplateFiles {
  private static let folder = "beside/"

  func displayPath(_ path: String) -> String { Self.folder + path }

  func text(of path: String) -> String? { ShippedFiles.contents(of: Self.folder + path) }

  func contents(of path: String) -> [UInt8]? { text(of: path).map { Array($0.utf8) } }

  var paths: [String] {
    ShippedFiles.paths.filter { $0.hasPrefix(Self.folder) }
      .map { String($0.dropFirst(Self.folder.count)) }
  }
}

extension String {
  /// The text of a member without the indentation that its lines after the first one have in a
  /// template.
  fileprivate var outdented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
  }
}
