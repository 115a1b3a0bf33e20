package import AdderFindings

/// Why a protocol gets no spy.
package struct SpyRefusal: Error, Hashable {
  package let protocolName: String
  /// Where the reason is.
  package let location: SourceLocation
  package let reason: Reason

  package enum Reason: Hashable, Sendable {
    case isPrivate
    /// A result whose type only the caller knows.
    case unknownResult(requirement: String)
    /// A static member or an initializer whose result nobody could pass.
    case noPlaceForResult(requirement: String, type: String)
    case staticInGenericSpy(requirement: String)
    case unknownProtocol(String)
    /// A protocol of numbers, literals, collections or coders.
    case isForValues(String)
    /// A protocol for the types of one library, such as the sources of Dispatch.
    case isForLibrary(String)
    case unknownSuperclass(String)
    case distributedActor
    case cannotReturn(requirement: String)
    case conditionalResult(requirement: String)
    /// A class of the project has the spy's name, for example a hand-written double.
    case nameTaken(String)
    /// What a recording proxy cannot do.
    case cannotPassOn(String)
    /// The file of the spies already has those of another module with the same name.
    case fileTaken(String)
    /// The same tests already have a spy with this name, of another target's protocol.
    case spyTaken(String)
  }
}

extension SpyRefusal.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .isPrivate: "it is private, so no other file can name it"
    case .unknownResult(let requirement):
      "only the caller of '\(requirement)' knows which type it returns"
    case .noPlaceForResult(let requirement, let type):
      "'\(requirement)' returns '\(type)', which has no default, and nothing can be passed to it"
    case .staticInGenericSpy(let requirement):
      "'\(requirement)' is static, and a protocol with associated types gets a generic spy, which cannot store it"
    case .unknownProtocol(let name):
      "it inherits from '\(name)', which is declared neither here nor in a known library"
    case .isForValues(let name):
      "it inherits from '\(name)', which is for values and for parts of the language, not for objects that a test replaces"
    case .isForLibrary(let name):
      "it inherits from '\(name)', to which only types of its library conform"
    case .unknownSuperclass(let name):
      "its conforming types inherit from '\(name)', and it is unknown how to create one"
    case .distributedActor: "only distributed actors conform to it"
    case .cannotReturn(let requirement): "'\(requirement)' never returns"
    case .nameTaken(let name):
      "the project already has a class '\(name)'; delete it, or choose another name with --suffix"
    case .cannotPassOn(let reason): "its calls cannot be passed on, because \(reason)"
    case .fileTaken(let path):
      "its module has the name of another one, whose spies are in '\(path)'; run the command in each project's folder"
    case .spyTaken(let name):
      "the tests already have a '\(name)', of another target's protocol"
    case .conditionalResult(let requirement):
      "'\(requirement)' exists only under an #if, and its result has no default"
    }
  }
}

extension ContractScope {
  /// Refuses all of these protocols for one reason.
  package func refusals(
    of names: [ProtocolName], because reason: SpyRefusal.Reason
  ) -> [SpyRefusal] {
    names.flatMap(declarations).map { SpyRefusal(of: $0, reason, at: $0.declaration) }
  }
}
