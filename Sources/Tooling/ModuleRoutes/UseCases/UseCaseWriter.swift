import AdderArchitectures
import AdderFileChanges
import AdderModuleDiscovery
import AdderSwiftSource

/// Collects the lines of a use case.
struct UseCaseWriter: MemberWriting {
  var edits = MemberEdits()
  private(set) var methods: [ModuleRoute.Method] = []
  private(set) var entrances: [String] = []
  /// The types without a new test, and why.
  var untested: [String] = []

  let project: DiscoveredProject
  let texts: any SourceTexts
  let cycle: UseCaseCycle
  let names: UseCaseNames

  init(
    _ name: String, _ cycle: UseCaseCycle, in project: DiscoveredProject,
    _ texts: any SourceTexts
  ) {
    self.project = project
    self.texts = texts
    self.cycle = cycle
    names = UseCaseNames(name)
  }

  /// True if the response says why there is nothing.
  var canFail: Bool { cycle.worker?.isAsync ?? false }

  mutating func write() {
    writeModels()
    writeWorker()
    writeInteractor()
    writePresenter()
    writeView()
    writeTests()
  }

  // MARK: Names

  /// The type of a step's parameter: `ContactList.SearchContacts.Request`.
  func type(of step: UseCaseCycle.Step) -> String {
    "\(index.name(of: cycle.models)).\(names.type).\(step.value)"
  }

  func label(of step: UseCaseCycle.Step) -> String { step.contract.methods.parameter?.label ?? "" }

  func parameters(of step: UseCaseCycle.Step) -> String { "\(label(of: step)): \(type(of: step))" }

  func method(of step: UseCaseCycle.Step) -> String { names.method(of: step.contract) }

  private func access(_ holder: PartLink.Holder) -> String {
    holder.property.access(in: index, texts)
  }

  private func words(_ type: TypeDeclaration.ID) -> String {
    let name = index.name(of: type)
    let own =
      name.hasPrefix(cycle.module.name) ? String(name.dropFirst(cycle.module.name.count)) : ""
    return NameWords(own.isEmpty ? name : own).sentence
  }

  private var view: TypeDeclaration.ID { cycle.requests.callers[0].type }

  // MARK: Models

  private mutating func writeModels() {
    let place = index.types[cycle.models].place
    guard let list = list(at: place) else {
      return note(.noPlace(type: index.name(of: cycle.models)), at: place)
    }
    if let known = index.names.name(names.type), index.nested(known, in: cycle.models) != nil {
      return note(.nameTaken(names.type, type: index.name(of: cycle.models)), at: place)
    }
    let isDocumented = list.hasDocumentation || list.members.isEmpty
    let doc = { (text: String, depth: Int) in
      isDocumented ? [String(repeating: "\t", count: depth) + "/// \(text)"] : []
    }
    let (interactor, presenter) = (words(cycle.interactor), words(cycle.presenter))
    let response = canFail ? "Result<\(names.value), any Error>" : names.value
    let displayed =
      names.isPlural ? "[\(names.displayedType)]" : "\(names.displayedType)\(canFail ? "?" : "")"
    var lines = doc("Lets the user \(names.words).", 0)
    lines.append("enum \(names.type) {")
    lines += doc("The request of the \(words(view)) to the \(interactor).", 1)
    lines += ["\tstruct \(cycle.requests.value) {}", ""]
    lines += doc("The response of the \(interactor) to the \(presenter).", 1)
    lines.append("\tstruct \(cycle.responses.value) {")
    if canFail {
      lines += doc(
        "The \(names.itemsWords), or the reason why there \(names.isPlural ? "are" : "is") none.", 2
      )
    }
    lines += ["\t\tlet \(names.items): \(response)", "\t}", ""]
    lines += doc("The result of the \(presenter), ready to be shown.", 1)
    lines.append("\tstruct \(cycle.viewModels.value) {")
    lines += doc("What is shown of the \(names.itemWords).", 2)
    lines += ["\t\tstruct \(names.displayedType) {", "\t\t\tlet text: String", "\t\t}", ""]
    lines.append("\t\tlet \(names.displayedItems): \(displayed)")
    if canFail {
      lines += doc("What to tell the user instead.", 2)
      lines.append("\t\tvar message: String?")
    }
    lines += ["\t}", "}"]
    add(lines, to: list, cycle.models)
  }

  // MARK: Parts

  private mutating func writeWorker() {
    guard let worker = cycle.worker else { return }
    let effects = worker.isAsync ? " async throws -> \(names.value)" : " -> \(names.value)"
    if index.types[worker.declared].kind == .protocol {
      methods.append(.init(name: names.fetching, type: index.name(of: worker.declared)))
      require(
        names.fetching, "", "Fetches what the use case \(names.type) needs.", suffix: effects,
        details: ["///", "/// - Returns: The \(names.itemsWords)."], of: worker.declared,
        condition: nil)
    }
    for type in worker.implementers {
      implement(
        names.fetching,
        [
          "// Get the \(names.itemsWords) from a service or a cache here.", names.samples,
        ], of: worker.declared, in: type, false, documentation: nil, suffix: effects)
    }
    addToDoubles(
      names.fetching, "", of: worker.declared, except: Set(worker.implementers), condition: nil,
      answering: TestDoubleAddition.Answer(
        signature: "\(names.fetching)()\(effects)",
        variable: "\(names.fetching.trimmingBackticks)Result",
        value: names.value, default: names.isPlural ? "[]" : "\"\"", givesResult: worker.isAsync))
  }

  private mutating func writeInteractor() {
    let (interactor, requests, responses) = (cycle.interactor, cycle.requests, cycle.responses)
    let cancels = canFail ? " A request that has not been answered yet is cancelled." : ""
    declare(
      requests, "Passes the \(names.itemsWords) to the \(words(cycle.presenter)).\(cancels)",
      parameter: "The request of the \(words(view)).")
    let presenter = access(responses.callers[0])
    let answer =
      "\(presenter)\(method(of: responses))(\(label(of: responses)): \(label(of: responses)))"
    func made(_ value: String) -> String {
      "let \(label(of: responses)) = \(type(of: responses))(\(names.items): \(value))"
    }
    let body: [String]
    if let worker = cycle.worker, worker.isAsync {
      let held = index.names[worker.property.name]
      let call = worker.property.access(in: index, texts)
      body = [
        "\(names.task)?.cancel()",
        "\(names.task) = Task { [weak self, \(held)] in",
        "\tlet \(names.items): Result<\(names.value), any Error>",
        "\tdo {",
        "\t\t\(names.items) = .success(try await \(call)\(names.fetching)())",
        "\t} catch {",
        "\t\t\(names.items) = .failure(error)",
        "\t}",
        "\tguard !Task.isCancelled else { return }",
        "\t\(made(names.items))",
        "\tself?.\(answer)",
        "}",
      ]
      addTask(to: interactor, after: worker.property)
    } else if let worker = cycle.worker {
      let call = worker.property.access(in: index, texts)
      body = [made("\(call)\(names.fetching)()"), answer]
    } else {
      body = [made(names.samples), answer]
    }
    implement(
      method(of: requests), parameters: parameters(of: requests), body, of: requests.declared,
      in: interactor, false, documentation: nil)
  }

  /// The task of the use case, which ends with the part.
  private mutating func addTask(to interactor: TypeDeclaration.ID, after worker: Property) {
    let place = index.types[interactor].place
    guard let list = list(at: place) else {
      return note(.noPlace(type: index.name(of: interactor)), at: place)
    }
    let facts = list.source.facts
    let variables = list.members.filter { facts.nodes[$0].kind == .variableDeclaration }
    let tasks = variables.last { list.source.text(of: $0).contains("Task<") }
    let holding = variables.first { facts.range(of: $0).contains(Int(worker.place.node)) }
    let documentation =
      list.hasDocumentation ? ["/// The latest task of \(names.type); another one cancels it."] : []
    let lines = documentation + ["private(set) var \(names.task): Task<Void, Never>?"]
    let last = tasks ?? (worker.place.file == place.file ? holding : nil) ?? variables.last
    let added =
      last.map { list.adding(lines, after: $0, isApart: !documentation.isEmpty) }
      ?? list.addingFirst(lines)
    add(added, lines, in: list, interactor)
    cancelTask(in: list, after: last, of: interactor)
  }

  private mutating func cancelTask(
    in list: MemberList, after property: Int?, of interactor: TypeDeclaration.ID
  ) {
    let facts = list.source.facts
    let statement = "\(names.task)?.cancel()"
    let end = list.members.first { facts.nodes[$0].kind == .deinitializerDeclaration }
    guard let end, let block = facts.part(.codeBlock, of: end) else {
      let initializer = list.members.last { facts.nodes[$0].kind == .initializerDeclaration }
      return add(
        ["deinit {", "\t\(statement)", "}"], to: list, after: initializer ?? property, interactor)
    }
    guard let added = list.addingStatement(statement, to: block) else {
      return note(
        .noPlace(type: index.name(of: interactor)),
        at: SyntaxPlace(file: index.types[interactor].place.file, node: Int32(end)))
    }
    append(
      RouteStep(
        path: list.source.path, line: added.line, code: [added.code], edit: added.edit))
  }

  private mutating func writePresenter() {
    let (responses, viewModels) = (cycle.responses, cycle.viewModels)
    declare(
      responses, "Turns the \(names.itemsWords) into a view model for the \(words(view)).",
      parameter: "What the \(words(cycle.interactor)) found.")
    let name = label(of: viewModels)
    let type = type(of: viewModels)
    let show = "\(access(viewModels.callers[0]))\(method(of: viewModels))(\(name): \(name))"
    func displayed(_ value: String) -> String {
      names.isPlural ? "\(value).map { .init(text: $0) }" : ".init(text: \(value))"
    }
    let given = "\(label(of: responses)).\(names.items)"
    let body: [String]
    if canFail {
      body = [
        "let \(name): \(type)",
        "switch \(given) {",
        "case .success(let \(names.items)):",
        "\t\(name) = \(type)(",
        "\t\t\(names.displayedItems): \(displayed(names.items))",
        "\t)",
        "case .failure:",
        "\t\(name) = \(type)(",
        "\t\t\(names.displayedItems): \(names.isPlural ? "[]" : "nil"),",
        "\t\tmessage: \"\(failureMessage)\"",
        "\t)",
        "}",
        show,
      ]
    } else {
      body = [
        "let \(name) = \(type)(", "\t\(names.displayedItems): \(displayed(given))", ")", show,
      ]
    }
    implement(
      method(of: responses), parameters: parameters(of: responses), body, of: responses.declared,
      in: cycle.presenter, false, documentation: nil)
  }

  var failureMessage: String {
    "It was not possible to \(names.words)."
  }

  // MARK: Views

  private mutating func writeView() {
    let (requests, viewModels) = (cycle.requests, cycle.viewModels)
    declare(
      viewModels, "Shows the \(names.itemsWords).",
      parameter: "The result of the \(words(cycle.presenter)).")
    for type in viewModels.implementers {
      addProperty(
        "private(set) var \(names.viewModel): \(self.type(of: viewModels))?", to: type,
        documentation: documentation(in: type, "What the user sees of \(names.type)."))
      implement(
        method(of: viewModels), parameters: parameters(of: viewModels),
        ["\(names.viewModel) = \(label(of: viewModels))"], of: viewModels.declared, in: type, false,
        documentation: nil)
    }
    for caller in requests.callers { writeRequest(of: caller) }
  }

  private mutating func documentation(
    in type: TypeDeclaration.ID, _ text: String
  ) -> String? {
    list(at: index.types[type].place)?.hasDocumentation == true ? text : nil
  }

  /// The view's method that the user's control calls.
  private mutating func writeRequest(of caller: PartLink.Holder) {
    let place = index.types[caller.type].place
    guard let list = list(at: place) else {
      return note(.noPlace(type: index.name(of: caller.type)), at: place)
    }
    checkName(names.request, in: caller.type)
    entrances.append("\(index.name(of: caller.type)).\(names.request.trimmingBackticks)()")
    let (name, property) = (label(of: cycle.requests), index.names[caller.property.name])
    var lines = list.hasDocumentation ? ["/// Handles the user's request to \(names.words)."] : []
    lines += [
      "func \(names.request)() {",
      "\tlet \(name) = \(type(of: cycle.requests))()",
      "\t\(access(caller))\(method(of: cycle.requests))(\(name): \(name))",
      "}",
    ]
    let functions = list.members.filter {
      list.source.facts.nodes[$0].kind == .functionDeclaration
    }
    let similar = functions.last { function in
      let text = list.source.text(of: function)
      return text.contains("\(property).") || text.contains("\(property)?.")
    }
    add(lines, to: list, after: similar ?? functions.last, caller.type)
  }

  // MARK: Contracts

  /// Adds a method to a contract and to its doubles.
  private mutating func declare(
    _ step: UseCaseCycle.Step, _ summary: String, parameter: String
  ) {
    let name = method(of: step)
    methods.append(.init(name: name.trimmingBackticks, type: index.name(of: step.declared)))
    require(
      name, parameters(of: step), summary,
      details: ["///", "/// - Parameter \(label(of: step)): \(parameter)"], of: step.declared,
      condition: nil)
    addToDoubles(
      name, parameters(of: step), of: step.declared, except: Set(step.implementers), condition: nil,
      keeping: TestDoubleAddition.Kept(
        property: kept(step), type: type(of: step), parameter: label(of: step)))
  }

  /// The property of a double that keeps what it was given: `searchContactsRequests`.
  func kept(_ step: UseCaseCycle.Step) -> String {
    let subject =
      step.contract.methods.begin.isEmpty ? names.variable : names.subject.lowercasedFirst
    return "\(subject)\(step.value)s"
  }
}

extension MemberList {
  /// Returns the edit that adds a statement at the end of a member's code, with its line; `nil` if the
  /// braces are on one line with other code.
  func addingStatement(
    _ statement: String, to block: Int
  ) -> (edit: FileEdit, line: Int, code: String)? {
    let close = Int(source.facts.nodes[block].end) - 1
    let start = source.lineStart(of: close)
    guard source.isBlank(start..<close), start > Int(source.facts.nodes[block].start) else {
      return nil
    }
    let code = indented(["\t\(statement)"])[0]
    return (
      FileEdit(start..<start, with: code + source.newline), source.line(of: close), code
    )
  }
}
