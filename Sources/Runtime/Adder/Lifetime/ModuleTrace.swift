/// A record of the parts of an open module, used to report those that stay in
/// memory after it closes.
///
/// Only debug builds record anything.
@MainActor struct ModuleTrace {
  #if DEBUG
    private let parts: [WeakPart]
    private let module: String
    private let opener: String
    private let transition: String
    private weak var census: ModuleCensus?

    init?<Input>(of module: Module<Input>, opener: String, _ transition: String) {
      var objects = [module.view] + module.parts
      if let input = module.input, type(of: input) is AnyClass {
        objects.append(input as AnyObject)
      }
      var seen: Set<ObjectIdentifier> = []
      parts = objects.filter { seen.insert(ObjectIdentifier($0)).inserted }.map(WeakPart.init)
      self.module = "\(type(of: module.view))"
      self.opener = opener
      self.transition = transition
      census = ModuleCensus.ofOpener
    }

    func moduleClosed() {
      ModuleCensus.ofClosing(openedIn: census).add(self)
    }

    /// The problem to report if parts are still in memory.
    var problem: RuntimeProblem? {
      let stayed = parts.filter { $0.object != nil }.map(\.name)
      guard !stayed.isEmpty else { return nil }
      return .stayed(parts: stayed, module: module, opener: opener, transition: transition)
    }
  #else
    init?<Input>(of module: Module<Input>, opener: String, _ transition: String) {
      return nil
    }

    func moduleClosed() {}
  #endif
}

#if DEBUG
  @MainActor private final class WeakPart {
    weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject) {
      self.object = object
      name = "\(type(of: object))"
    }
  }
#endif
