import AdderSwiftSource

/// Finds the project's types of values in code, without full type checking.
package struct ValueTypes {
  package let code: ProjectCode
  private var index: ProjectIndex { code.index }

  package init(_ code: ProjectCode) { self.code = code }

  /// The type of an expression; `nil` if it is unknown or none of the project's.
  package func type(of node: Int, in file: CodeFile) -> TypeDeclaration.ID? {
    let node = file.unwrapped(node)
    switch file.kind(node) {
    case .identifier: return type(ofName: node, in: file)
    case .chain: return type(ofSteps: file.steps(of: node), in: file)
    case .sequence:
      let parts = file.parts(of: node)
      guard let last = parts.last else { return nil }
      if file.kind(last) == .cast {
        return file.text(last) == "is"
          ? nil : file.firstPart(of: last).flatMap { declared($0, file) }
      }
      let isDefault = parts.count == 3 && file.text(parts[1]) == "??"
      return isDefault ? type(of: last, in: file) ?? type(of: parts[0], in: file) : nil
    default: return nil
    }
  }

  /// The type of the first steps of a chain.
  package func type(ofSteps steps: [Int], in file: CodeFile) -> TypeDeclaration.ID? {
    guard let first = steps.first else { return nil }
    var steps = steps.dropFirst()
    var type: TypeDeclaration.ID?
    if let next = steps.first, file.kind(next) == .call, file.kind(first) == .identifier {
      steps.removeFirst()
      type = result(ofCall: first, in: file)
    } else {
      type = self.type(of: first, in: file)
    }
    while let step = steps.popFirst() {
      guard let known = type, file.kind(step) == .member else { return nil }
      let name = file.name(step)
      if let next = steps.first, file.kind(next) == .call {
        steps.removeFirst()
        if file.text(step) == "init" { continue }
        type = function(name, of: known).flatMap { result(of: $0.function, of: $0.owner) }
      } else {
        type = property(name, of: known)
      }
    }
    return type
  }

  private func result(ofCall callee: Int, in file: CodeFile) -> TypeDeclaration.ID? {
    let name = file.name(callee)
    let outer = code.type(around: callee, in: file)
    if let type = index.type(TypeName(path: [name]), in: outer, file: file.number) { return type }
    guard let outer, let found = function(name, of: outer) else { return nil }
    return result(of: found.function, of: found.owner)
  }

  private func result(of function: Function, of owner: TypeDeclaration.ID) -> TypeDeclaration.ID? {
    guard let use = function.result, use.shape == .single else { return nil }
    let types = index.types(of: use, in: owner, file: function.place.file)
    return types.count == 1 ? types[0] : nil
  }

  private func function(
    _ name: Name, of type: TypeDeclaration.ID
  ) -> (function: Function, owner: TypeDeclaration.ID)? {
    for owner in [type] + index.superclasses(of: type) + index.allInherited(by: type).types.sorted()
    {
      let found = index.types[owner].functions.first { $0.name == name }
      if let found { return (found, owner) }
    }
    return nil
  }

  private func property(_ name: Name, of type: TypeDeclaration.ID) -> TypeDeclaration.ID? {
    guard let found = index.property(name, of: type) else { return nil }
    if found.property.types.count == 1 { return found.property.types[0] }
    guard found.property.type == nil else { return nil }
    let file = code.file(found.property.place.file)
    let binding = Int(found.property.place.node)
    return initialValue(of: binding, in: file).flatMap { self.type(of: $0, in: file) }
  }

  // MARK: Names

  private func type(ofName node: Int, in file: CodeFile) -> TypeDeclaration.ID? {
    let outer = code.type(around: node, in: file)
    let name = file.name(node)
    if let local = file.local(name, before: node) { return type(ofLocal: local, in: file) }
    if file.isSelf(node) { return outer }
    if let outer, let type = property(name, of: outer) { return type }
    return index.type(TypeName(path: [name]), in: outer, file: file.number)
  }

  /// The type of a local variable or a parameter.
  package func type(ofLocal declaration: Int, in file: CodeFile) -> TypeDeclaration.ID? {
    switch file.kind(declaration) {
    case .parameter, .closureParameter:
      return typePart(of: declaration, in: file).flatMap { declared($0, file) }
    case .binding:
      if let type = typePart(of: declaration, in: file) { return declared(type, file) }
      return initialValue(of: declaration, in: file).flatMap { type(of: $0, in: file) }
    case .namePattern:
      guard let outer = file.parent(of: declaration), file.kind(outer) == .optionalBinding else {
        return nil
      }
      let parts = file.parts(of: outer)
      if let type = parts.first(where: { isType($0, in: file) }) { return declared(type, file) }
      if file.text(declaration) == "self" { return code.type(around: declaration, in: file) }
      guard let value = parts.last, value != declaration else {
        let name = file.name(declaration)
        if let other = file.local(name, before: outer) { return type(ofLocal: other, in: file) }
        return code.type(around: declaration, in: file).flatMap { property(name, of: $0) }
      }
      return type(of: value, in: file)
    default: return nil
    }
  }

  // MARK: Declared types

  package func isType(_ node: Int, in file: CodeFile) -> Bool { file.kind(node).isType }

  /// The declared type of a property, a parameter or a local variable.
  package func typePart(of declaration: Int, in file: CodeFile) -> Int? {
    file.facts.firstType(of: declaration)
  }

  /// The initial value of a property or a local variable.
  package func initialValue(of binding: Int, in file: CodeFile) -> Int? {
    file.facts.parts(of: binding).first { part in
      switch file.kind(part) {
      case .accessor, .codeBlock, .ifConfig: false
      default: !isType(part, in: file)
      }
    }
  }

  /// The only type of the project that a declared type names, optional or not.
  package func declared(_ node: Int, _ file: CodeFile) -> TypeDeclaration.ID? {
    switch file.kind(node) {
    case .typeName, .memberType:
      let parts = file.kind(node) == .typeName ? [node] : file.facts.parts(.typeName, of: node)
      return index.type(
        TypeName(path: parts.map(file.name)), in: code.type(around: node, in: file),
        file: file.number)
    case .optionalType, .unwrappedType, .constrainedType, .attributedType:
      return file.facts.firstType(of: node).flatMap { declared($0, file) }
    default: return nil
    }
  }
}
