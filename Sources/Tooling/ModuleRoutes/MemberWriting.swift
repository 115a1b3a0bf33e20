import AdderArchitectures
import AdderBase
import AdderFileChanges
import AdderModuleDiscovery
import AdderSwiftSource

/// The lines that are added to the code of a project.
struct MemberEdits {
  var steps: [RouteStep] = []
  /// The first reason why a line cannot be added, and the place that it is about.
  var obstacle: RouteObstacle?
  var obstaclePlace: SyntaxPlace?
  /// How the doubles in tests count the new methods.
  var counters: [DoubleCounter] = []
  fileprivate var sources: [Int32: SourceText] = [:]
  fileprivate var imports: Set<Import> = []

  fileprivate struct Import: Hashable {
    let module: String
    let file: Int32
  }

  struct DoubleCounter {
    let counter: TestDoubleAddition.Counter
    let contract: TypeDeclaration.ID
    /// The double's file; that of a test if the double is a generated spy.
    let file: Int32
    var isSpy = false
  }
}

/// Adds members to types of a project, in the style of the members that are there.
protocol MemberWriting {
  var project: DiscoveredProject { get }
  var texts: any SourceTexts { get }
  var edits: MemberEdits { get set }
}

extension MemberWriting {
  var index: ProjectIndex { project.index }
  var steps: [RouteStep] { edits.steps }
  var obstacle: RouteObstacle? { edits.obstacle }

  /// Keeps the first obstacle.
  mutating func note(_ new: RouteObstacle, at place: SyntaxPlace? = nil) {
    guard edits.obstacle == nil else { return }
    edits.obstacle = new
    edits.obstaclePlace = place
  }

  mutating func append(_ step: RouteStep) { edits.steps.append(step) }

  /// Adds an import to a file that does not have it.
  mutating func addImport(of module: String, to file: Int32, if condition: String?) {
    addImports(of: [module], to: file, if: condition)
  }

  /// Adds those imports to a file that it does not have.
  mutating func addImports(of modules: [String], to file: Int32, if condition: String? = nil) {
    guard let source = source(file) else { return }
    let facts = source.facts
    let known = facts.nodes.indices.filter { facts.nodes[$0].kind == .importDeclaration }
      .map { facts.name(of: $0) }
    let missing = modules.filter { module in
      !known.contains(module)
        && edits.imports.insert(.init(module: module, file: file)).inserted
    }
    if missing.isEmpty { return }
    var lines = missing.map { "import \($0)" }
    if let condition {
      lines = ["#if \(condition)"] + lines.map { source.indentationUnit + $0 } + ["#endif"]
    }
    let text = lines.joined(separator: source.newline)
    let edit: FileEdit
    let place: Int
    if let last = facts.parts(.importDeclaration, of: 0).last {
      place = source.lineEnd(of: Int(facts.nodes[last].end))
      let gap = condition == nil ? source.newline : source.newline + source.newline
      edit = FileEdit(place..<place, with: gap + text)
    } else {
      let first = facts.parts(of: 0).first { _ in true }
      place = first.map(source.startWithComments) ?? 0
      edit = FileEdit(place..<place, with: text + source.newline + source.newline)
    }
    append(
      RouteStep(path: source.path, line: source.line(of: place), code: lines, edit: edit))
  }
}

// MARK: - Members

extension MemberWriting {
  /// Adds a requirement to a protocol.
  ///
  /// - Parameter labels: the labels that tell it from others of the same name; by default, another one of the
  ///   name is an obstacle.
  mutating func require(
    _ method: String, _ parameters: String, _ summary: String, suffix: String = "",
    details: [String], of type: TypeDeclaration.ID, condition: String?, isIsolated: Bool = false,
    labels: [String]? = nil, prefix: String = ""
  ) {
    guard let list = list(at: index.types[type].place) else {
      return note(.noPlace(type: index.name(of: type)), at: index.types[type].place)
    }
    checkName(method, labels, in: type)
    let documentation =
      list.hasDocumentation || list.members.isEmpty ? ["/// \(summary)"] + details : []
    let lines =
      documentation + [
        "\(isIsolated ? "@MainActor " : "")\(prefix)func \(method)(\(parameters))\(suffix)"
      ]
    add(Self.lines(lines, if: condition), to: list, type)
  }

  /// Adds a method to a type, beside the others of a protocol.
  mutating func implement(
    _ method: String, parameters: String = "", _ body: [String], of contract: TypeDeclaration.ID?,
    in type: TypeDeclaration.ID, _ isolated: Bool, attribute: String? = nil,
    documentation: String?, beside similar: [String] = [], suffix: String = "",
    condition: String? = nil, labels: [String]? = nil
  ) {
    let contract = contract.flatMap { index.types[$0].kind == .protocol ? $0 : nil }
    guard let list = list(at: index.place(of: contract, in: type)) else {
      return note(.noPlace(type: index.name(of: type)), at: index.types[type].place)
    }
    checkName(method, labels, in: type)
    let facts = list.source.facts
    let known = Set((contract.map { index.types[$0].functions } ?? []).map { index.names[$0.name] })
    let functions = list.members.filter { facts.nodes[$0].kind == .functionDeclaration }
    let open = functions.filter { function in
      !facts.parts(.modifier, of: function).contains {
        facts.isNamed($0, "private") || facts.isNamed($0, "fileprivate")
      }
    }
    let alike = open.last { similar.contains(facts.name(of: $0)) }
    let last =
      alike ?? functions.last { known.contains(facts.name(of: $0)) } ?? open.last
      ?? functions.last
    let needsIsolation =
      isolated && !isIsolated(type) && !(contract.map(isIsolated) ?? false)
    let access = isPublic(type) && contract.map(isPublic) ?? false ? "public " : ""
    var lines = documentation.map { list.hasDocumentation ? ["/// \($0)"] : [] } ?? []
    let attributes = (attribute.map { "\($0) " } ?? "") + (needsIsolation ? "@MainActor " : "")
    let modifier = documentation == nil && isStatic(type) ? "static " : ""
    let head = "\(attributes)\(access)\(modifier)func \(method)(\(parameters))\(suffix) {"
    lines +=
      body.isEmpty ? [head + "}"] : [head] + body.map { $0.isEmpty ? "" : "\t" + $0 } + ["}"]
    lines = Self.lines(lines, if: condition)
    guard documentation != nil, alike == nil, list.hasMarks else {
      return add(lines, to: list, after: last, type)
    }
    // What a control calls is under a heading of its own.
    guard let actions = list.lastMember(under: Self.actions) else {
      return add(["// MARK: - \(Self.actions)", ""] + lines, to: list, after: last, type)
    }
    add(lines, to: list, after: actions, type)
  }

  private static var actions: String { "Actions" }

  /// Adds a property to a type, after its other properties.
  mutating func addProperty(
    _ text: String, to type: TypeDeclaration.ID, documentation: String? = nil
  ) {
    let lines = (documentation.map { ["/// \($0)"] } ?? []) + [text]
    guard let list = list(at: index.types[type].place) else {
      return note(.noPlace(type: index.name(of: type)), at: index.types[type].place)
    }
    let facts = list.source.facts
    let last = list.members.last { member in
      let node = facts.nodes[member]
      return node.kind == .variableDeclaration
        && list.source.line(of: Int(node.start)) == list.source.line(of: Int(node.end))
    }
    let isApart =
      documentation != nil || last.map { list.source.isDocumented($0) } ?? false
    let added =
      last.map { list.adding(lines, after: $0, isApart: isApart) } ?? list.addingFirst(lines)
    add(added, lines, in: list, type)
  }

  mutating func add(
    _ lines: [String], to list: MemberList, after member: Int? = nil, _ type: TypeDeclaration.ID
  ) {
    add(list.adding(lines, after: member), lines, in: list, type)
  }

  mutating func add(
    _ added: (edit: FileEdit, line: Int)?, _ lines: [String], in list: MemberList,
    _ type: TypeDeclaration.ID
  ) {
    if added == nil { note(.noPlace(type: index.name(of: type)), at: index.types[type].place) }
    let source = list.source
    let known = edits.steps.firstIndex { step in
      step.path == source.path && step.edit?.range == added?.edit.range
        && !(added?.edit.range.isEmpty ?? true)
    }
    if let known, let first = edits.steps[known].edit, let second = added?.edit {
      let step = edits.steps[known]
      edits.steps[known] = RouteStep(
        path: step.path, line: step.line, code: step.code + [""] + list.indented(lines),
        edit: list.joining(first, second))
      return
    }
    let line = added?.line ?? source.line(of: Int(source.facts.nodes[list.members.last ?? 0].start))
    append(
      RouteStep(
        path: source.path, line: line, code: list.indented(lines), edit: added?.edit))
  }

  static func lines(_ lines: [String], if condition: String?) -> [String] {
    guard let condition else { return lines }
    return ["#if \(condition)"] + lines.map { $0.isEmpty ? $0 : "\t" + $0 } + ["#endif"]
  }

  /// Notes an obstacle if a type has a member of a name already.
  ///
  /// - Parameter labels: the labels of the new method; methods with other labels are no obstacle. `nil` if they
  ///   are, too.
  mutating func checkName(
    _ method: String, _ labels: [String]? = nil, in type: TypeDeclaration.ID
  ) {
    let name = String(method.prefix { $0 != "<" }).trimmingBackticks
    let isTaken = ([type] + index.superclasses(of: type)).contains { type in
      let declaration = index.types[type]
      return declaration.properties.contains { index.names[$0.name] == name }
        || declaration.functions.contains { function in
          index.names[function.name] == name
            && labels.map { index.labels(of: function) == $0 } ?? true
        }
    }
    if isTaken { note(.nameTaken(name, type: index.name(of: type)), at: index.types[type].place) }
  }

  // MARK: Places

  func places(of type: TypeDeclaration.ID) -> [SyntaxPlace] {
    [index.types[type].place] + index.types[type].extensions
  }

  mutating func source(_ file: Int32) -> SourceText? {
    if let known = edits.sources[file] { return known }
    let source = SourceText(file, of: index, in: texts)
    edits.sources[file] = source
    return source
  }

  mutating func list(at place: SyntaxPlace) -> MemberList? {
    source(place.file).flatMap { MemberList(of: Int(place.node), in: $0) }
  }

  /// The conditions of the `#if`s around a declaration, outermost first.
  func conditions(around place: SyntaxPlace) -> [String] {
    guard let source = SourceText(place.file, of: index, in: texts) else { return [] }
    let facts = source.facts
    return (0..<Int(place.node)).compactMap { node in
      guard facts.nodes[node].kind == .ifConfig, facts.range(of: node).contains(Int(place.node))
      else { return nil }
      let start = Int(facts.nodes[node].start)
      let line = source.text(start..<source.lineEnd(of: start))
      return String(String(line.drop { $0 != " " }).trimmed)
    }
  }

  // MARK: Isolation and access

  /// Returns true if a type has type methods only.
  func isStatic(_ type: TypeDeclaration.ID) -> Bool {
    let functions = index.types[type].functions
    return !functions.isEmpty && functions.allSatisfy(\.isStatic)
  }

  /// Returns true if the methods of a type are on the main actor.
  func isIsolated(_ type: TypeDeclaration.ID) -> Bool {
    hasMainActor(type)
      || index.allInherited(by: type).foreign.contains { Screens.isScreen(index.names[$0]) }
  }

  /// Returns true if a type, or what it inherits of the project, names the main actor.
  func hasMainActor(_ type: TypeDeclaration.ID) -> Bool {
    ([type] + index.allInherited(by: type).types).contains { type in
      index.types[type].attributes.contains { index.names[$0] == "MainActor" }
    }
  }

  func isPublic(_ type: TypeDeclaration.ID) -> Bool { index.access(of: type) >= .public }
}

// MARK: - Doubles

extension ProjectIndex {
  /// The labels of a function's parameters; `_` for none.
  func labels(of function: Function) -> [String] {
    function.parameters.map { $0.label == .none ? "_" : names[$0.label] }
  }
}

extension MemberWriting {
  /// Adds a method to all types but some that conform to a protocol: the doubles in tests.
  ///
  /// - Parameter signature: the method's declaration behind `func`, if it is more than the name and the
  ///   parameters.
  mutating func addToDoubles(
    _ method: String, _ parameters: String, of contract: TypeDeclaration.ID,
    except parts: Set<TypeDeclaration.ID>, condition: String?, importing module: String? = nil,
    keeping kept: TestDoubleAddition.Kept? = nil,
    answering answer: TestDoubleAddition.Answer? = nil,
    signature: String? = nil
  ) {
    let implementers = Set(project.graph.conforming[contract] ?? [])
    for type in index.types.indices where index.types[type].kind != .protocol {
      guard !parts.contains(type), index.allInherited(by: type).types.contains(contract) else {
        continue
      }
      if index.files[Int(index.types[type].place.file)].isMadeOfContracts {
        addCounters(of: type, method, parameters, contract)
        continue
      }
      let isInherited = index.superclasses(of: type).contains {
        index.allInherited(by: $0).types.contains(contract)
      }
      if isInherited { continue }
      guard index.files[Int(index.types[type].place.file)].isTest || !implementers.contains(type)
      else {
        note(
          .otherImplementer(index.name(of: type), contract: index.name(of: contract)),
          at: index.types[type].place)
        continue
      }
      let outer = conditions(around: index.types[type].place)
      let inner = condition.flatMap { outer.contains($0) ? nil : $0 }
      if let module { addImport(of: module, to: index.types[type].place.file, if: inner) }
      addToDouble(type, method, parameters, contract, inner, kept, answer, signature)
    }
  }

  /// Notes what tests ask a generated spy. Its file is generated again.
  private mutating func addCounters(
    of spy: TypeDeclaration.ID, _ method: String, _ parameters: String,
    _ contract: TypeDeclaration.ID
  ) {
    let labels = parameters.split(separator: ",").map {
      $0.trimmed.prefix { $0 != " " && $0 != ":" }
    }
    let name =
      method.trimmingBackticks
      + labels.filter { $0 != "_" }.map { String($0).capitalizedFirst }.joined()
    let known = index.types[contract].functions.filter(\.parameters.isEmpty)
      .map { index.names[$0.name] }
    let users = index.files.indices.filter { file in
      index.files[file].isTest && !index.files[file].isMadeOfContracts
        && source(Int32(file)).map { $0.text(0..<$0.bytes.count).contains(index.name(of: spy)) }
          ?? false
    }
    for file in users {
      edits.counters += known.map { old in
        MemberEdits.DoubleCounter(
          counter: TestDoubleAddition.Counter(
            knownMethod: old, known: "\(old)Calls.count", new: "\(name)Calls.count"),
          contract: contract, file: Int32(file), isSpy: true)
      }
    }
  }

  private mutating func addToDouble(
    _ type: TypeDeclaration.ID, _ name: String, _ parameters: String,
    _ contract: TypeDeclaration.ID, _ condition: String?, _ kept: TestDoubleAddition.Kept?,
    _ answer: TestDoubleAddition.Answer?, _ signature: String?
  ) {
    let place = index.place(of: contract, in: type)
    guard let list = list(at: place) else {
      return note(.noPlace(type: index.name(of: type)), at: index.types[type].place)
    }
    if list.source.isGenerated {
      return note(
        .generatedDouble(index.name(of: type), path: list.source.path), at: index.types[type].place)
    }
    if answer?.isGeneric ?? false {
      return note(.genericResult(name, type: index.name(of: type)), at: index.types[type].place)
    }
    let known = Set(index.types[contract].functions.map { index.names[$0.name] })
    let addition =
      answer.map { answer in
        TestDoubleAddition(
          answering: answer, isIsolated: isIsolated(type), contract: known, in: list)
      }
      ?? TestDoubleAddition(
        to: type, method: name, parameters: parameters, keeping: kept, contract: known, in: list,
        index)
    let isApart = addition.method.count > 1 ? nil : false as Bool?
    var method = addition.method
    if answer == nil, let signature {
      method[0] = method[0].replacing("func \(name)(\(parameters))", with: "func \(signature)")
    }
    // A double can also be a subclass.
    if index.types[contract].kind == .class {
      method[0] = method[0].replacing("func ", with: "override func ", maxReplacements: 1)
    }
    method = Self.lines(method, if: condition)
    // The type of an argument may be known under the condition only.
    let property = kept == nil ? addition.property : Self.lines(addition.property, if: condition)
    let isOwn = place == index.types[type].place
    if isOwn, list.members.isEmpty {
      add(property.isEmpty ? method : property + [""] + method, to: list, type)
    } else {
      if !property.isEmpty {
        let home = self.list(at: index.types[type].place) ?? list
        let last = isOwn ? addition.lastProperty : nil
        let added =
          last.map { list.adding(property, after: $0, isApart: false) }
          ?? home.addingFirst(property)
        add(added, property, in: list, type)
      }
      let last = addition.lastMethod
      // A method after the only property of its class is apart from it.
      let added = list.adding(method, after: last, isApart: last == nil ? true : isApart)
      add(added, method, in: list, type)
    }
    edits.counters += addition.counters.map {
      MemberEdits.DoubleCounter(counter: $0, contract: contract, file: place.file)
    }
  }
}
