import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// The function to which a module of text writes its lines, if the makers of both modules take one: the
/// opened module gets the opener's, and not the default one, which prints.
struct HandedOn {
  /// The name of the parameter and of the property: `write`.
  let name: String
  /// The type as it is written: `(String) -> Void`.
  let type: String
  let defaultValue: String
  /// The statement that gives it to the navigating part; `nil` if that has it already.
  private(set) var assignment: Assignment?

  /// A statement behind another one of the composition root.
  struct Assignment {
    let file: Int32
    /// The end of the line before the statement.
    let place: Int
    let indentation: String
    let code: String
  }

  /// The object that is created with it: `ProfileAssembly(write: write)`.
  func object(_ object: String) -> String { object.dropLast() + "\(name): \(name))" }

  /// - Returns: `nil` if the maker takes no such function, or it is not known how to hand it on.
  init?(
    to maker: ModuleMaker, by parts: OpenerParts, in project: DiscoveredProject,
    _ texts: any SourceTexts
  ) {
    let index = project.index
    guard maker.object?.hasSuffix("()") == true,
      let parameter = Self.parameter(of: maker.type, index, texts)
    else { return nil }
    (name, type, defaultValue) = parameter
    let composers = parts.types { $0.has(.composes) }
    let composer = composers.first { composer in
      Self.written(parameter.name, of: composer, index, texts) == parameter.type
    }
    guard let composer else { return nil }
    if Self.written(name, of: parts.navigator, index, texts) == type { return }
    let taken =
      index.types[parts.navigator].properties.map(\.name)
      + index.types[parts.navigator].functions.map(\.name)
    guard !taken.contains(where: { index.names[$0] == parameter.name }) else { return nil }
    let assignments = index.types[composer].functions.compactMap { function in
      Self.assignment(of: parameter.name, to: parts.navigator, in: function, index, texts)
    }
    guard let assignment = assignments.first else { return nil }
    self.assignment = assignment
  }

  /// The function for lines that an initializer takes if its caller likes.
  private static func parameter(
    of type: TypeDeclaration.ID, _ index: ProjectIndex, _ texts: any SourceTexts
  ) -> (name: String, type: String, value: String)? {
    for initializer in index.types[type].initializers
    where initializer.access > .fileprivate && initializer.parameters.allSatisfy(\.hasDefault) {
      guard let source = SourceText(initializer.place.file, of: index, in: texts) else { continue }
      let nodes = source.facts.parts(.parameter, of: Int(initializer.place.node))
      for (parameter, node) in zip(initializer.parameters, nodes)
      where parameter.type?.shape == .function && parameter.label == parameter.name {
        let text = source.text(of: node)
        guard let colon = text.firstRange(of: ": "), let equal = text.firstRange(of: " = ") else {
          continue
        }
        let type = String(text[colon.upperBound..<equal.lowerBound])
          .replacing("@escaping ", with: "")
        let value = String(text[equal.upperBound...])
        // Another function, such as one that is called at the end, belongs to the opener alone.
        guard type == "(String) -> Void", value.contains("print(") else { continue }
        return (index.names[parameter.name], type, value)
      }
    }
    return nil
  }

  /// The written type of a type's property; `nil` if it has no such property.
  private static func written(
    _ name: String, of type: TypeDeclaration.ID, _ index: ProjectIndex, _ texts: any SourceTexts
  ) -> String? {
    let property = index.types[type].properties.first { property in
      index.names[property.name] == name && !property.isStatic && property.type?.shape == .function
    }
    guard let property, let source = SourceText(property.place.file, of: index, in: texts) else {
      return nil
    }
    let text = source.text(of: Int(property.place.node))
    guard let colon = text.firstRange(of: ": ") else { return nil }
    let end = text.firstRange(of: " = ")?.lowerBound ?? text.endIndex
    return String(text[colon.upperBound..<end])
  }

  /// The statement that sets a property behind one that sets another property of the same object, in
  /// the method that creates the object.
  private static func assignment(
    of name: String, to navigator: TypeDeclaration.ID, in function: Function,
    _ index: ProjectIndex, _ texts: any SourceTexts
  ) -> Assignment? {
    guard !function.isStatic, let source = SourceText(function.place.file, of: index, in: texts)
    else { return nil }
    let facts = source.facts
    let own = facts.range(of: Int(function.place.node))
    let object = index.name(of: navigator)
    let creations = own.filter { node in
      facts.nodes[node].kind == .identifier && facts.name(of: node) == object
    }
    guard creations.count == 1 else { return nil }
    // The closure behind the creation, or the constant that keeps the object.
    let local = own.last { node in
      facts.nodes[node].kind == .binding && facts.range(of: node).contains(creations[0])
    }
    let known = local.map(facts.name(of:)) ?? "$0"
    let isReturned =
      function.result?.names.contains { index.names[$0.last] == object } ?? false
    guard local != nil || isReturned else { return nil }
    for node in own.reversed() where facts.nodes[node].kind == .sequence {
      let start = Int(facts.nodes[node].start)
      let (first, end) = (source.lineStart(of: start), source.lineEnd(of: start))
      let isAlone = source.text(first..<end).trimmed == source.text(of: node).trimmed
      let sets = index.types[navigator].properties.contains { property in
        source.text(of: node).hasPrefix("\(known).\(index.names[property.name]) = ")
      }
      guard isAlone, sets else { continue }
      let isInClosure = own.contains { outer in
        facts.nodes[outer].kind == .closure && facts.range(of: outer).contains(node)
      }
      return Assignment(
        file: function.place.file, place: end, indentation: source.indentation(at: start),
        code: "\(known).\(name) = \(isInClosure ? "self." : "")\(name)")
    }
    return nil
  }
}
