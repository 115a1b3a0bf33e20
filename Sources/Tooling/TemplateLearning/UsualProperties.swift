import AdderSwiftSource

/// How most modules name the properties in which their types refer to each other, such as `presenter` in the view.
struct UsualProperties {
  /// A property of a type for another type of the same module, with gaps.
  struct Ends: Hashable {
    let holder: String
    let target: String
  }

  /// By the types: the name with gaps.
  private var names: [Ends: String] = [:]

  /// - Parameter modules: For each module, the names of its properties with gaps, by the types at both ends.
  init(of modules: [[Ends: String]]) {
    var counts: [Ends: Majority<String>] = [:]
    for properties in modules {
      for (ends, name) in properties { counts[ends, default: Majority()].add(name) }
    }
    // What no two modules call alike has no usual name.
    names = counts.compactMapValues { names in
      names.first.flatMap { names.count(of: $0) > 1 ? $0 : nil }
    }
  }

  func usual(_ ends: Ends) -> String? { names[ends] }
}

extension PieceReader {
  /// A property whose type has the module's name in its own.
  struct ModuleProperty {
    let holder: String
    let target: String
    let name: String
  }

  /// The properties in which the file's types refer to types of the module.
  var moduleProperties: [ModuleProperty] {
    file.parts(of: 0).flatMap { type -> [ModuleProperty] in
      guard file.nodes[type].kind != .extensionDeclaration,
        let block = file.part(.memberBlock, of: type)
      else { return [] }
      return file.parts(.variableDeclaration, of: block).compactMap { property in
        let bindings = file.parts(.binding, of: property)
        guard bindings.count == 1, !file.name(of: bindings[0]).isEmpty,
          let target = typeOfModule(in: bindings[0])
        else { return nil }
        return ModuleProperty(
          holder: file.name(of: type), target: target, name: file.name(of: bindings[0]))
      }
    }
  }

  /// Returns the name of the module's type as which a property is declared, or of which it creates an object.
  private func typeOfModule(in binding: Int) -> String? {
    func isOfModule(_ node: Int) -> Bool {
      gaps.text(file.name(of: node)).contains(Gap.module.rawValue)
    }
    if let type = file.firstType(of: binding) {
      let names = file.range(of: type).filter { file.nodes[$0].kind == .typeName }
      return names.count == 1 && isOfModule(names[0]) ? file.name(of: names[0]) : nil
    }
    return createdTypeOfModule(by: binding)
  }

  /// Returns the type with the module's name of which a property creates an object.
  func createdTypeOfModule(by binding: Int) -> String? {
    guard let value = file.part(.chain, of: binding), let created = created(by: value) else {
      return nil
    }
    let name = file.name(of: created)
    return gaps.text(name).contains(Gap.module.rawValue) ? name : nil
  }

  /// Returns the node of the type's name in `ProfileView()`.
  func created(by chain: Int) -> Int? {
    let steps = Array(file.parts(of: chain))
    guard steps.count == 2, file.nodes[steps[0]].kind == .identifier,
      file.nodes[steps[1]].kind == .call
    else { return nil }
    return steps[0]
  }

  /// Returns the same file with other names for properties.
  ///
  /// - Parameter names: The new names, by the names of the types and the old names.
  func renaming(_ names: [String: [String: String]]) -> PieceReader {
    let renaming = PropertyRenaming(file, names)
    if renaming.edits.isEmpty { return self }
    var result: [UInt8] = []
    var end = 0
    for (start, edit) in renaming.edits.sorted(by: { $0.key < $1.key }) {
      result += bytes[end..<start] + Array(edit.new.utf8)
      end = start + edit.old.utf8.count
    }
    return PieceReader(result + bytes[end...], gaps)
  }

  /// Returns true if a property cannot get another name: the type uses that one for something else, or a protocol demands
  /// an initialiser with the present one.
  func needs(_ name: String, orUses other: String, in type: String) -> Bool {
    file.parts(of: 0).contains { node in
      if file.typeName(of: node) == type {
        return file.range(of: node).contains { file.name(of: $0) == other }
      }
      guard file.nodes[node].kind == .protocolDeclaration,
        let block = file.part(.memberBlock, of: node)
      else { return false }
      return file.parts(.initializerDeclaration, of: block).contains { initializer in
        file.parts(.parameter, of: initializer).contains { file.name(of: $0) == name }
      }
    }
  }
}

/// Where a file names properties that get another name.
private struct PropertyRenaming {
  private let file: SwiftFile
  private let names: [String: [String: String]]
  /// For each name in the file, the types with renamed properties in the declarations of objects that are called so.
  private var types: [String: Set<String>] = [:]
  /// The old and the new name, by their place in the file.
  private(set) var edits: [Int: (old: String, new: String)] = [:]

  init(_ file: SwiftFile, _ names: [String: [String: String]]) {
    self.file = file
    self.names = names
    for node in file.nodes.indices { noteType(of: node) }
    for node in file.parts(of: 0) {
      if let own = file.typeName(of: node).flatMap({ names[$0] }) { rename(own, in: node) }
    }
    for node in file.nodes.indices where file.nodes[node].kind == .chain { renameMembers(of: node) }
  }

  private mutating func noteType(of node: Int) {
    switch file.nodes[node].kind {
    case .binding, .parameter, .optionalBinding: break
    default: return
    }
    let inner = file.range(of: node)
    guard let name = inner.first(where: { file.nodes[$0].name != 0 }).map(file.name) else { return }
    for part in inner where [.typeName, .identifier].contains(file.nodes[part].kind) {
      let type = file.name(of: part)
      if names[type] != nil { types[name, default: []].insert(type) }
    }
  }

  private mutating func edit(_ node: Int, _ new: String) {
    edits[Int(file.nodes[node].nameStart)] = (file.name(of: node), new)
  }

  /// Renames the properties of a type in its own code.
  private mutating func rename(_ own: [String: String], in type: Int) {
    var node = type
    let end = file.range(of: type).upperBound
    while node <= end {
      let kind = file.nodes[node].kind
      if kind == .functionDeclaration, hides(own, node) {
        // There, only `self.name` is the property.
        node = file.range(of: node).upperBound + 1
        continue
      }
      switch kind {
      case .binding, .namePattern, .identifier, .capture, .closureParameter, .parameter, .label:
        if let new = own[file.name(of: node)] { edit(node, new) }
      default: break
      }
      node += 1
    }
    for chain in file.range(of: type) where file.nodes[chain].kind == .chain {
      let steps = steps(of: chain)
      if steps.count > 1, file.isNamed(steps[0], "self"), file.nodes[steps[1]].kind == .member,
        let new = own[file.name(of: steps[1])]
      {
        edit(steps[1], new)
      }
    }
  }

  /// Returns true if a parameter of a function has the name of one of the properties.
  private func hides(_ own: [String: String], _ function: Int) -> Bool {
    file.parts(.parameter, of: function).contains { own[file.name(of: $0)] != nil }
  }

  /// Renames properties of objects whose type is known, and the labels with which they are created.
  private mutating func renameMembers(of chain: Int) {
    let steps = steps(of: chain)
    for (base, step) in zip(steps, steps.dropFirst()) {
      switch file.nodes[step].kind {
      case .member where !file.isNamed(base, "self"):
        let own = types[file.name(of: base)] ?? []
        let new = own.sorted().compactMap { names[$0]?[file.name(of: step)] }.first
        if let new { edit(step, new) }
      case .call:
        guard let own = names[file.name(of: base)] else { continue }
        for argument in file.parts(.argument, of: step) {
          if let new = own[file.name(of: argument)] { edit(argument, new) }
        }
      default: break
      }
    }
  }

  private func steps(of chain: Int) -> [Int] {
    file.parts(of: chain).filter {
      file.nodes[$0].kind != .optionalChaining && file.nodes[$0].kind != .forceUnwrap
    }
  }
}

extension SwiftFile {
  /// Returns the name of a type, or of the type that an extension extends.
  fileprivate func typeName(of node: Int) -> String? {
    switch nodes[node].kind {
    case .extensionDeclaration: firstType(of: node).map { name(of: $0) }
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration:
      name(of: node)
    default: nil
    }
  }
}
