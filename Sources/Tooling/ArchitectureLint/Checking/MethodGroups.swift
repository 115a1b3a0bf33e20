import AdderModuleDiscovery
import AdderSwiftSource

/// The methods of a declaration in the order of the text, with the protocol that each is for.
struct MethodGroups {
  /// Methods of one protocol without others between them.
  struct Run {
    let `protocol`: TypeDeclaration.ID
    let methods: [SyntaxPlace]
    /// Where what is in front of it ends: a method of another group, or the beginning.
    let start: UInt32
    /// Whether it has all of that protocol's methods that are here.
    var isWhole = true
  }

  let runs: [Run]

  /// - Parameters:
  ///   - declaration: a type or an extension.
  ///   - methods: its methods with the protocols that they can be for. One of several goes with the group that it
  ///     stands in, if it can.
  init(
    in declaration: SyntaxPlace, _ methods: [(place: SyntaxPlace, protocols: [TypeDeclaration.ID])],
    _ module: LintedModule
  ) {
    var runs: [Run] = []
    var open: (type: TypeDeclaration.ID, methods: [SyntaxPlace], start: UInt32)?
    // The comment above an extension describes its contents.
    var end = module.endOfWhatIsAbove(declaration)
    for (place, types) in methods.sorted(by: { $0.place.node < $1.place.node }) {
      if let current = open, types.contains(current.type) {
        open?.methods.append(place)
      } else {
        if let open {
          runs.append(Run(protocol: open.type, methods: open.methods, start: open.start))
        }
        open = types.count == 1 ? (types[0], [place], end) : nil
      }
      end = module.end(of: place)
    }
    if let open { runs.append(Run(protocol: open.type, methods: open.methods, start: open.start)) }
    let counts = Dictionary(grouping: runs, by: \.protocol)
    self.runs = runs.map { run in
      var run = run
      run.isWhole = counts[run.protocol]?.count == 1
      return run
    }
  }

  /// Whether there is anything to divide.
  var areSeveral: Bool { Set(runs.map(\.protocol)).count > 1 }
}

extension LintedModule {
  /// Where the declaration of the file in front of another one ends.
  fileprivate func endOfWhatIsAbove(_ declaration: SyntaxPlace) -> UInt32 {
    let facts = facts(at: declaration)
    let start = start(of: declaration)
    return facts.parts(of: 0).map { facts.nodes[$0].end }.last { $0 <= start } ?? 0
  }
}
