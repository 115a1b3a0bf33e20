package import AdderFindings
import AdderModuleDiscovery

/// The reason why code around a closure cannot be divided into a request and its answer.
package enum CallbackObstacle: Equatable {
  /// The method has no closure for its result, or more than one.
  case noClosure
  case severalClosures
  case asynchronous
  case otherClosure(String)
  case noImplementer(String)
  case noClass(String)
  case severalImplementers(String, String)
  case noCaller
  case calledInTest
  /// A call that may be of the method, on an object of an unknown type.
  case unknownCall
  case otherCall
  case noOutput(String, caller: String)
  /// The reference to the caller has a contract that is for another part.
  case sharedOutput(String, user: String, implementer: String)
  case concreteOutput(String, module: String)
  case keptClosure(String)
  case localFunction
  case severalTrailing
  case usesLocal(String)
  case captures(String)
  case unwrapsSelf
  case optionalSelf
  case noClosureLiteral
  case awaits
  /// The closure works although its caller is gone, or keeps it.
  case independent(String)
  case isolated(String)
  case double(String)
  case shortHolder(String)

  package var message: String {
    switch self {
    case .noClosure: "it has no closure for its result"
    case .severalClosures: "it has several closures"
    case .asynchronous:
      "it is asynchronous, so what waits for it keeps its caller until the answer. Give it a closure first"
    case .otherClosure(let why): "its closure \(why)"
    case .noImplementer(let contract): "no type implements '\(contract)'"
    case .noClass(let type): "'\(type)' is not a class, so it cannot answer later"
    case .severalImplementers(let one, let other): "both '\(one)' and '\(other)' implement it"
    case .noCaller: "no part calls it"
    case .calledInTest: "a test calls it here, and its closure cannot be moved"
    case .unknownCall: "this may be a call of it"
    case .otherCall: "it is called here, too, with another closure"
    case .noOutput(let type, let caller):
      """
      '\(type)' references no contract that '\(caller)' implements. Add one for its answers first, such as \
      '\(type)Output', and set it where the module is built
      """
    case .sharedOutput(let contract, let user, let type):
      """
      '\(contract)' is for '\(user)', and '\(type)' calls nothing of it. Give '\(type)' a contract of its own for its \
      answers first
      """
    case .concreteOutput(let property, let module):
      """
      '\(property)' references the class of its caller. \
      'adder gen \(module) --add Contract \(property)' puts a contract between them first
      """
    case .keptClosure(let name): "'\(name)' is used here in another way than by a call"
    case .localFunction: "a function in the method calls the closure here"
    case .severalTrailing: "the call has several trailing closures"
    case .usesLocal(let name): "the closure uses '\(name)' of the method around it"
    case .captures(let name): "the closure captures '\(name)'"
    case .unwrapsSelf: "'self' is unwrapped here in a way that has no meaning in a method"
    case .optionalSelf: "what follows 'self?' is used as an optional value here"
    case .noClosureLiteral: "what is passed here is not a closure; pass a closure first"
    case .independent(let type):
      """
      the closure keeps '\(type)' until the answer, or works without it, and the reference to '\(type)' does not. Capture \
      'self' weakly first
      """
    case .awaits: "the closure is asynchronous"
    case .isolated(let type):
      "'\(type)' is on the main actor, and it is not known whether this code is"
    case .double(let name): "the double '\(name)' uses the closure"
    case .shortHolder(let name):
      "'\(name)' does not keep the object that it calls, which may be gone before the answer"
    }
  }
}

/// The reason why a method is not divided into a request and its answer.
package enum CallbackError: ReportedError, Equatable {
  case nothingNamed(module: String)
  case impossible(String, CallbackObstacle, SourceLocation?)
  case refused(String, RouteObstacle, SourceLocation?)

  package var message: String {
    switch self {
    case .nothingNamed(let module):
      """
      Write the contract and the method after the part: \
      'adder gen \(module) --add Callback InteractorInput.obtainNews'.
      """
    case .impossible(let method, let obstacle, _):
      "'\(method)' keeps its closure, and nothing was written, because \(obstacle.message)."
    case .refused(let method, let obstacle, _):
      "'\(method)' keeps its closure, and nothing was written, because \(obstacle.message)."
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .impossible(_, _, let location), .refused(_, _, let location): location
    default: nil
    }
  }

  package var exitStatus: ExitStatus {
    if case .nothingNamed = self { return .unusableInput }
    return .refused
  }
}

/// An obstacle with its place.
struct CallbackFault: Error {
  let obstacle: CallbackObstacle
  let place: SyntaxPlace?

  init(_ obstacle: CallbackObstacle, _ place: SyntaxPlace?) {
    self.obstacle = obstacle
    self.place = place
  }
}
