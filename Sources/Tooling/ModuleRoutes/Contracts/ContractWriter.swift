import AdderArchitectures
import AdderBase
import AdderContractSpies
import AdderFileChanges
import AdderModuleDiscovery
import AdderModuleGeneration
import AdderSwiftSource

/// Writes the protocol between two parts, and makes the references to the class ones to the protocol.
struct ContractWriter: MemberWriting {
  var edits = MemberEdits()
  /// The new files with their texts.
  private(set) var created: [String: String] = [:]

  let project: DiscoveredProject
  let texts: any SourceTexts
  let code: ProjectCode
  let habits: ContractHabits
  let target: TypeDeclaration.ID
  let references: [ConcreteReference]
  /// False if a new file would be in no target.
  let canCreateFiles: Bool

  // MARK: A new protocol

  /// Declares a new protocol, to which the class conforms.
  mutating func declare(
    _ name: String, _ requirements: [ContractRequirement], isClassBound: Bool
  ) {
    let holder = references[0].holder
    let isIsolated =
      habits.isIsolated || hasMainActor(target) || isIsolated(target) && hasMainActor(holder)
    let access = references.neededAccess(index)
    var head = isIsolated ? "@MainActor\n" : ""
    head += access > .internal ? "\(access.word) " : ""
    let bound = isClassBound ? ": AnyObject" : ""
    var documented = false
    if let sibling = habits.siblings.first { documented = isDocumented(sibling) }
    var lines =
      documented
      ? ["/// What '\(index.name(of: holder))' uses of '\(index.name(of: target))'."] : []
    lines += (head + "protocol \(name)\(bound) {").split(separator: "\n").map(String.init)
    for requirement in requirements {
      lines += (documented ? requirement.documentation : []).map { "\t" + $0 }
      lines += requirement.lines.map { $0.isEmpty ? "" : "\t" + $0 }
    }
    lines.append("}")
    place(lines, named: name, importing: imports(for: requirements))
    conform(to: name, with: requirements)
  }

  private mutating func isDocumented(_ sibling: ContractHabits.Sibling) -> Bool {
    let place = index.types[sibling.contract].place
    return source(place.file)?.isDocumented(Int(place.node)) ?? false
  }

  private mutating func place(
    _ lines: [String], named name: String, importing modules: [String]
  ) {
    let places = ContractPlaces(habits, target, holder: references[0].holder, code)
    switch places.place(named: name, canCreateFiles: canCreateFiles) {
    case .above(let type):
      addImports(of: modules, to: index.types[type].place.file)
      addAbove(type, lines)
    case .behind(let contract):
      addImports(of: modules, to: index.types[contract].place.file)
      addBehind(contract, lines)
    case .file(let path): addFile(path, lines, importing: modules)
    }
  }

  private mutating func addAbove(_ type: TypeDeclaration.ID, _ lines: [String]) {
    let place = index.types[type].place
    guard let source = source(place.file) else {
      return note(.noPlace(type: index.name(of: type)), at: place)
    }
    let start = source.startWithComments(of: Int(place.node))
    let indentation = source.indentation(at: Int(source.facts.nodes[Int(place.node)].start))
    let text = indented(lines, source, indentation) + source.newline + source.newline
    append(
      RouteStep(
        path: source.path, line: source.line(of: start), code: lines,
        edit: FileEdit(start..<start, with: text)))
  }

  private mutating func addBehind(_ contract: TypeDeclaration.ID, _ lines: [String]) {
    let place = index.types[contract].place
    guard let source = source(place.file) else {
      return note(.noPlace(type: index.name(of: contract)), at: place)
    }
    let node = source.facts.nodes[Int(place.node)]
    let end = source.lineEnd(of: Int(node.end))
    let text =
      source.newline + source.newline
      + indented(lines, source, source.indentation(at: Int(node.start)))
    append(
      RouteStep(
        path: source.path, line: source.line(of: end), code: lines,
        edit: FileEdit(end..<end, with: text)))
  }

  private mutating func addFile(
    _ path: String, _ lines: [String], importing modules: [String]
  ) {
    guard let source = source(index.types[target].place.file) else { return }
    let imports = modules.map { "import \($0)" } + (modules.isEmpty ? [] : [""])
    created[path] = indented(imports + lines, source, "") + source.newline
  }

  /// The modules that the files import whose members are required: some types may be declared there.
  private func imports(for requirements: [ContractRequirement]) -> [String] {
    let home = index.types[target].place.file
    let files = requirements.flatMap { requirement in
      (requirement.needsImports ? [requirement.place.file] : [])
        + (isElsewhere(requirement.place.file) ? [home] : [])
    }
    let modules = files.flatMap { file in
      let facts = index.files[Int(file)].facts
      return facts.parts(.importDeclaration, of: 0).map { node in
        // `import struct Foundation.URL` names a module and a type.
        String(facts.name(of: node).prefix { $0 != "." })
      }
    }
    return modules.uniqued
  }

  /// Returns true if a file is built into other targets than the class's.
  private func isElsewhere(_ file: Int32) -> Bool {
    let own = index.files[Int(index.types[target].place.file)].targets
    let others = index.files[Int(file)].targets
    return !own.isEmpty && !others.isEmpty && !own.contains(where: others.contains)
  }

  private func indented(_ lines: [String], _ source: SourceText, _ indentation: String) -> String {
    let unit = source.indentationUnit
    return lines.map { line in
      if line.isEmpty { return line }
      let depth = line.prefix { $0 == "\t" }.count
      return indentation + String(repeating: unit, count: depth) + line.dropFirst(depth)
    }.joined(separator: source.newline)
  }

  // MARK: Conformance

  /// Adds a protocol to those that the class conforms to.
  ///
  /// - Parameter requirements: what the protocol requires of the class.
  mutating func conform(to name: String, with requirements: [ContractRequirement]) {
    let type = index.types[target]
    if let home = extensionWith(requirements) { return inherit(name, target, at: home) }
    guard habits.usesExtensions, type.outer == nil, let source = source(type.place.file) else {
      return inherit(name, target)
    }
    let end = source.lineEnd(of: Int(source.facts.nodes[Int(type.place.node)].end))
    let line = "extension \(index.name(of: target)): \(name) {}"
    append(
      RouteStep(
        path: source.path, line: source.line(of: end), code: [line],
        edit: FileEdit(end..<end, with: source.newline + source.newline + line)))
  }

  /// Lets only classes conform to a protocol.
  mutating func bind(_ contract: TypeDeclaration.ID) { inherit("AnyObject", contract) }

  /// The extension of the class that declares all that the protocol requires, and is not there for another one.
  private func extensionWith(_ requirements: [ContractRequirement]) -> SyntaxPlace? {
    index.types[target].extensions.first { place in
      let facts = code.file(place.file).facts
      return facts.part(.inheritedType, of: Int(place.node)) == nil
        && facts.parts(.modifier, of: Int(place.node)).isEmpty
        && requirements.allSatisfy { requirement in
          requirement.place.file == place.file
            && facts.range(of: Int(place.node)).contains(Int(requirement.place.node))
        }
    }
  }

  /// Adds a name to the inheritance clause of a type or of one of its extensions.
  private mutating func inherit(
    _ name: String, _ heir: TypeDeclaration.ID, at place: SyntaxPlace? = nil
  ) {
    let declaration = place ?? index.types[heir].place
    let node = Int(declaration.node)
    guard let source = source(declaration.file),
      let block = source.facts.part(.memberBlock, of: node)
    else { return note(.noPlace(type: index.name(of: heir)), at: declaration) }
    let facts = source.facts
    let end: Int
    let text: String
    if let last = facts.parts(.inheritedType, of: node).last {
      let start = Int(facts.nodes[last].start)
      end = Int(facts.nodes[last].end)
      let isAlone = source.isBlank(source.lineStart(of: start)..<start)
      text = isAlone ? "," + source.newline + source.indentation(at: start) + name : ", \(name)"
    } else {
      let before = source.bytes[..<Int(facts.nodes[block].start)].lastIndex { byte in
        ![0x20, 0x09, 0x0A, 0x0D].contains(byte)
      }
      end = before.map { $0 + 1 } ?? Int(facts.nodes[block].start)
      text = ": \(name)"
    }
    append(
      RouteStep(
        path: source.path, line: source.line(of: end), code: [text],
        edit: FileEdit(end..<end, with: text)))
  }

  // MARK: An existing protocol

  /// Adds what is missing to a protocol, and to its doubles.
  mutating func extend(
    _ contract: TypeDeclaration.ID, with requirements: [ContractRequirement],
    settable: [Property]
  ) {
    guard let list = list(at: index.types[contract].place) else {
      return note(.noPlace(type: index.name(of: contract)), at: index.types[contract].place)
    }
    addImports(of: imports(for: requirements), to: index.types[contract].place.file)
    var last: Int?
    for requirement in requirements {
      let documentation = list.hasDocumentation ? requirement.documentation : []
      last = last ?? list.members.last
      add(documentation + requirement.lines, to: list, after: last, contract)
      extendDoubles(of: contract, with: requirement)
    }
    for property in settable { makeSettable(property, of: contract) }
  }

  private mutating func makeSettable(_ property: Property, of contract: TypeDeclaration.ID) {
    guard let source = source(property.place.file) else { return }
    let facts = source.facts
    let getter = facts.parts(.accessor, of: Int(property.place.node)).last
    guard let getter else {
      return note(.noPlace(type: index.name(of: contract)), at: property.place)
    }
    let end = Int(facts.nodes[getter].end)
    append(
      RouteStep(
        path: source.path, line: source.line(of: end), code: [" set"],
        edit: FileEdit(end..<end, with: " set")))
  }

  private mutating func extendDoubles(
    of contract: TypeDeclaration.ID, with requirement: ContractRequirement
  ) {
    let others = index.conformers(of: contract).filter { type in
      type != target && !index.superclasses(of: type).contains(target)
        && !index.files[Int(index.types[type].place.file)].isMadeOfContracts
        && !has(requirement, type)
    }
    guard !others.isEmpty else { return }
    let text = requirement.lines.joined(separator: "\n")
    guard requirement.labels != nil, let draft = MethodDraft(text) else {
      return note(
        .otherImplementer(index.name(of: others[0]), contract: index.name(of: contract)),
        at: index.types[others[0]].place)
    }
    let sources = index.files.filter { !$0.isTest }.compactMap { file -> ContractSource? in
      let text = (try? texts.bytes(of: file.path, limit: .max)) ?? []
      guard text.count == file.facts.length else { return nil }
      return ContractSource(path: file.path, module: nil, text: text, facts: file.facts)
    }
    let answer = draft.result.map { result in
      TestDoubleAddition.Answer(
        signature: draft.signature, variable: "\(draft.name.trimmingBackticks)Result",
        value: result, default: draft.placeholder(in: sources), isGeneric: draft.hasGenericResult)
    }
    addToDoubles(
      draft.name, draft.parameters, of: contract,
      except: Set(index.conformers(of: contract)).subtracting(others), condition: nil,
      answering: answer, signature: draft.signature)
  }

  private func has(_ requirement: ContractRequirement, _ type: TypeDeclaration.ID) -> Bool {
    ([type] + index.superclasses(of: type)).contains { owner in
      let declared = index.types[owner]
      guard let labels = requirement.labels else {
        return declared.properties.contains { $0.name == requirement.name }
      }
      return declared.functions.contains {
        $0.name == requirement.name && index.labels(of: $0) == labels
      }
    }
  }

  // MARK: Types

  /// Declares the properties, and the parameters that are kept in them, with the protocol.
  ///
  /// - Parameter access: the access level of the protocol.
  mutating func retype(to name: String, access: Access) {
    let isAny = habits.writesAny(code)
    let types = ValueTypes(code)
    var seen: Set<SyntaxPlace> = []
    func replace(_ type: Int, in file: CodeFile) {
      guard seen.insert(file.place(type)).inserted else { return }
      replaceType(type, in: file, name, isAny)
    }
    for reference in references {
      let file = code.file(reference.property.place.file)
      if let type = types.typePart(of: Int(reference.property.place.node), in: file) {
        replace(type, in: file)
      }
      for (requirement, _) in index.requirements(
        of: reference.property.name, in: reference.holder)
      {
        let file = code.file(requirement.place.file)
        if let type = types.typePart(of: Int(requirement.place.node), in: file) {
          replace(type, in: file)
        }
      }
      for parameter in RetypedParameters(of: reference, access, code).parameters {
        let file = code.file(parameter.file)
        if let type = types.typePart(of: Int(parameter.node), in: file) { replace(type, in: file) }
      }
    }
  }

  private mutating func replaceType(_ type: Int, in file: CodeFile, _ name: String, _ isAny: Bool) {
    let types = ValueTypes(code)
    let named = file.facts.range(of: type).first { node in
      (file.kind(node) == .typeName || file.kind(node) == .memberType)
        && types.declared(node, file) == target
    }
    guard let named, let source = source(file.number) else {
      return note(
        .changesMeaning("the type of a property cannot be replaced"), at: file.place(type))
    }
    let outer = file.parent(of: named).map(file.kind)
    let isOptional = outer == .optionalType || outer == .unwrappedType
    let text = !isAny ? name : isOptional ? "(any \(name))" : "any \(name)"
    let range = Int(file.facts.nodes[named].start)..<Int(file.facts.nodes[named].end)
    append(
      RouteStep(
        path: source.path, line: source.line(of: range.lowerBound), code: [text],
        edit: FileEdit(range, with: text)))
  }
}
