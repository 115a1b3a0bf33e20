import AdderModuleDiscovery
import AdderSwiftSource

/// The methods of a declaration in source order, grouped by the protocol that they implement.
struct MethodGroups {
  /// Consecutive methods of one protocol.
  struct Run {
    let `protocol`: TypeDeclaration.ID
    let methods: [SyntaxPlace]
    /// The end of the preceding code, which is a method of another group or the declaration above.
    let start: UInt32
    /// True if the run contains all of the protocol's methods in this declaration.
    var isWhole = true
  }

  let runs: [Run]

  /// - Parameters:
  ///   - declaration: a type or an extension.
  ///   - methods: its methods, with the protocols that each can belong to. A method of several
  ///     protocols joins the current group if it can.
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

  /// True if there are methods of several protocols.
  var areSeveral: Bool { Set(runs.map(\.protocol)).count > 1 }
}

extension LintedModule {
  /// Returns the end of the top-level declaration above the given declaration; 0 if there is none.
  fileprivate func endOfWhatIsAbove(_ declaration: SyntaxPlace) -> UInt32 {
    let facts = facts(at: declaration)
    let start = start(of: declaration)
    return facts.parts(of: 0).map { facts.nodes[$0].end }.last { $0 <= start } ?? 0
  }
}
