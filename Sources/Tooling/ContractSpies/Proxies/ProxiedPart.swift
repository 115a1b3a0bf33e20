import AdderSwiftSource

/// A class of a module, with the references through which it calls other parts.
struct ProxiedPart {
  let declaration: DeclaredTypes.Declaration
  private(set) var references: [Reference] = []
  private(set) var initializers: [Initializer] = []

  /// A stored property whose type is a protocol of the project.
  struct Reference {
    let name: String
    let contract: DeclaredProtocol
    let isWeak: Bool
    let isOptional: Bool
    let access: Access

    enum Access {
      /// A proxy can be assigned.
      case settable
      /// The initializer sets it.
      case constant
      /// Only the part itself can read it.
      case hidden
    }
  }

  /// An initializer that gets parts behind protocols.
  struct Initializer {
    let declaration: Syntax
    /// The parameters whose arguments are recorded, by position.
    let contracts: [Int: DeclaredProtocol]
  }

  /// `nil` if no generated code can name the class.
  init?(_ declaration: DeclaredTypes.Declaration, _ samples: SampleValues) {
    guard declaration.node.kind == .classDeclaration, !declaration.isPrivate,
      declaration.node.part(.genericParameter) == nil,
      !declaration.node.parts(.attribute).contains(where: {
        $0.name.hasSuffix("Actor") && $0.name != "MainActor"
      })
    else { return nil }
    self.declaration = declaration
    let members = samples.types.members(of: declaration)
    func contract(_ type: Syntax?) -> DeclaredProtocol? {
      type.flatMap { TestedPart.contract($0, in: declaration, samples.scope) }
    }
    for variable in members where variable.kind == .variableDeclaration && !variable.isStatic {
      for binding in variable.parts(.binding) where binding.isStored {
        guard let type = binding.type, let contract = contract(type) else { continue }
        references.append(
          Reference(
            name: binding.writtenName, contract: contract,
            isWeak: variable.has(modifier: "weak") || variable.has(modifier: "unowned"),
            isOptional: type.isOptionalType, access: Self.access(of: variable)))
      }
    }
    let all = members.filter { $0.kind == .initializerDeclaration }
    for initializer in all {
      let parameters = initializer.parts(.parameter)
      guard !initializer.isPrivate, initializer.part(.genericParameter) == nil,
        // Of two initializers with the same labels, only the compiler knows which one code calls.
        all.count(where: {
          $0.parts(.parameter).map(\.argumentLabel) == parameters.map(\.argumentLabel)
        })
          == 1
      else { continue }
      let contracts = parameters.enumerated().compactMap { index, parameter in
        contract(parameter.type).map { (index, $0) }
      }
      if !contracts.isEmpty {
        initializers.append(
          Initializer(
            declaration: initializer,
            contracts: Dictionary(contracts, uniquingKeysWith: { first, _ in first })))
      }
    }
  }

  private static func access(of variable: Syntax) -> Reference.Access {
    if variable.isPrivate { return .hidden }
    let isSettable =
      !variable.traits.contains(.isConstant) && !variable.has(modifier: "lazy")
      && !variable.parts(.modifier).contains { ["private", "fileprivate"].contains($0.name) }
    return isSettable ? .settable : .constant
  }
}
