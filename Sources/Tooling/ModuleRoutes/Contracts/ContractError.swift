package import AdderFindings

/// The reason why a reference to a class cannot become one to a protocol.
package enum ContractObstacle: Error, Equatable {
  case inOut
  case keyPath
  case selector
  /// The object is passed on, and what takes it may need the class.
  case passed
  /// The object is used in another way than through its members.
  case used
  /// What is assigned gets its type from the property.
  case inferredValue
  /// The class does not declare the member, and neither do its superclasses in the project.
  case outside(String, type: String, superclass: String?)
  /// A member is less visible than the protocol; its access level.
  case hiddenMember(String, String)
  case hiddenSetter(String)
  case defaultValue(String, member: String)
  case unwrittenType(String)
  /// A protocol cannot require such a member.
  case unsupported(String, why: String)
  case attribute(String)
  case required(by: String)
  case overridden(by: String)
  case generic(String)
  case otherTarget(String)

  package var message: String {
    switch self {
    case .inOut: "a member is passed with '&' here, which a protocol's property does not allow"
    case .keyPath: "a key path leads through it here"
    case .selector: "a selector or key path of Objective-C names its class's member here"
    case .passed: "it is passed on here, and what takes it may need the class"
    case .used: "it is used here as a value, which may need the class"
    case .inferredValue:
      "the type of the value assigned here is inferred from the property; write its type first"
    case .outside(let member, _, let superclass?):
      """
      '\(member)', which is used here, is declared outside the project, perhaps by '\(superclass)', which can be the \
      property's type if nothing else is used
      """
    case .outside(let member, let type, nil):
      "'\(member)', which is used here, is not declared by '\(type)' in the project"
    case .hiddenMember(let member, let access):
      "'\(member)' is \(access), which is too hidden for a protocol; raise its access level first"
    case .hiddenSetter(let member):
      "'\(member)' is changed here, but other code cannot set it; add a method for the change first"
    case .defaultValue(let parameter, let member):
      "this call of '\(member)' leaves out '\(parameter)', whose default value a protocol cannot have; pass it in the call first"
    case .unwrittenType(let member):
      "the type of '\(member)' is not written in its declaration; write it first"
    case .unsupported(let member, let why):
      "'\(member)' \(why)"
    case .attribute(let name):
      "the attribute '@\(name)' may need the class"
    case .required(let name):
      "'\(name)' requires the property with its type, and others may conform to it"
    case .overridden(let name):
      "'\(name)' overrides the property"
    case .generic(let name):
      "'\(name)' is generic"
    case .otherTarget(let name):
      "'\(name)' is built into another target"
    }
  }
}

/// The reason why no contract is written between two parts.
package enum ContractError: ReportedError, Equatable {
  case nothingNamed(module: String)
  case noProperty(String, module: String)
  case unknownPart(String, module: String, known: [String])
  case unknownProperty(String, part: String, known: [String])
  case inherited(String, part: String, from: String)
  case noType(String, part: String)
  case foreign(String, part: String)
  case isContract(String, contract: String)
  case noClass(String, type: String)
  case unused(String, type: String)
  case impossible(String, ContractObstacle, SourceLocation)
  case refused(String, RouteObstacle, SourceLocation?)

  package var message: String {
    switch self {
    case .nothingNamed(let module):
      """
      Write the property after the part: \
      'adder gen \(module) --add Contract \(module)ViewController.presenter'.
      """
    case .noProperty(let text, let module):
      "'\(text)' does not name a property of a part. Write PART.PROPERTY: '\(module)ViewController.presenter'."
    case .unknownPart(let word, let module, let known):
      "\(module) has no part '\(word)', only: \(known.joined(separator: ", "))."
    case .unknownProperty(let word, let part, let known) where known.isEmpty:
      "'\(part)' has no property '\(word)', and none that references a class of the project."
    case .unknownProperty(let word, let part, let known):
      """
      '\(part)' has no property '\(word)'. These reference classes of the project: \
      \(known.joined(separator: ", ")).
      """
    case .inherited(let property, let part, let owner):
      """
      '\(part)' inherits '\(property)' from '\(owner)', which other types use, too. Nothing was written; change \
      '\(owner)' by hand.
      """
    case .noType(let property, let part):
      """
      '\(property)' of '\(part)' is declared without a type, so it gets it from its value. Nothing was written; write \
      the class as its type first.
      """
    case .foreign(let property, let part):
      """
      '\(property)' of '\(part)' references no class that the project declares. Nothing was written; a contract can \
      only be declared between the project's own types.
      """
    case .isContract(let property, let contract):
      "'\(property)' already references the protocol '\(contract)', so there is nothing to do."
    case .noClass(let property, let type):
      """
      '\(property)' references '\(type)', which is not a class. Nothing was written; a copy of a value cannot stand for \
      a part.
      """
    case .unused(let property, let type):
      """
      Nothing uses a member of '\(type)' through '\(property)', so the contract would be empty. Nothing was written; \
      remove the property, or use it first.
      """
    case .impossible(let property, let obstacle, _):
      "'\(property)' gets no contract, and nothing was written, because \(obstacle.message)."
    case .refused(let property, let obstacle, _):
      "'\(property)' gets no contract, and nothing was written, because \(obstacle.message)."
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .impossible(_, _, let location): location
    case .refused(_, _, let location): location
    default: nil
    }
  }

  package var exitStatus: ExitStatus {
    switch self {
    case .nothingNamed, .noProperty, .unknownPart, .unknownProperty: .unusableInput
    default: .refused
    }
  }
}
