import AdderModuleDiscovery
import AdderSwiftSource

/// The parameters of the holder's initializers and methods that only pass an object to the reference, so that they
/// can have the protocol as their type, too.
struct RetypedParameters {
  private(set) var parameters: [SyntaxPlace] = []

  /// - Parameter access: the access level of the protocol. What is more visible cannot have it as a type.
  init(of reference: ConcreteReference, _ access: Access, _ code: ProjectCode) {
    let index = code.index
    let holder = index.types[reference.holder]
    let outer = min(index.access(of: reference.holder), .public)
    let types = ValueTypes(code)
    for function in holder.initializers + holder.functions.filter({ !$0.isOverride })
    where function.hasBody && min(function.access, outer) <= access {
      let file = code.file(function.place.file)
      for (number, node) in file.facts.parts(.parameter, of: Int(function.place.node)).enumerated()
      {
        guard let type = types.typePart(of: node, in: file),
          types.declared(type, file) == reference.target,
          !Self.isRequired(function, of: reference.holder, index)
        else { continue }
        let uses = ReferenceUses(
          ofParameter: node, in: file, keptIn: reference.property.name, of: reference.holder,
          to: reference.target, code)
        guard uses.obstacles.isEmpty, uses.members.isEmpty, uses.values.isEmpty, !uses.needsClass
        else { continue }
        if Self.areArgumentsTyped(of: function, number, reference, code) {
          parameters.append(file.place(node))
        }
      }
    }
  }

  /// Returns true if a protocol may require the method, or a subclass override it.
  private static func isRequired(
    _ function: Function, of holder: TypeDeclaration.ID, _ index: ProjectIndex
  ) -> Bool {
    let related = index.types.indices.filter { type in
      index.allInherited(by: holder).types.contains(type)
        || index.superclasses(of: type).contains(holder)
    }
    return related.contains { type in
      let members = index.types[type].functions + index.types[type].initializers
      return members.contains {
        $0.name == function.name && index.labels(of: $0) == index.labels(of: function)
      }
    }
  }

  /// Returns true if no argument takes its type from the parameter.
  private static func areArgumentsTyped(
    of function: Function, _ number: Int, _ reference: ConcreteReference, _ code: ProjectCode
  ) -> Bool {
    let index = code.index
    let values = AssignedValues(code, reference.target)
    let label = function.parameters[number].label
    let isInitializer = index.types[reference.holder].initializers.contains {
      $0.place == function.place
    }
    let callee = isInitializer ? index.types[reference.holder].name : function.name
    for (number, file) in index.files.enumerated() {
      guard file.names.contains(label) || label == .none,
        isInitializer || file.names.contains(callee)
      else { continue }
      let file = code.file(Int32(number))
      for call in file.facts.nodes.indices where file.kind(call) == .call {
        guard let chain = file.parent(of: call) else { continue }
        let called = file.steps(of: chain).last { $0 < call }
        guard let called else { continue }
        let isCalled =
          isInitializer
          ? file.text(called) == "init" || file.name(called) == callee
          : file.name(called) == callee
        guard isCalled else { continue }
        for argument in file.facts.parts(.argument, of: call) where file.name(argument) == label {
          guard let value = file.facts.parts(of: argument).first(where: { _ in true }) else {
            continue
          }
          if values.isInferred(value, in: file) { return false }
        }
      }
    }
    return true
  }
}
