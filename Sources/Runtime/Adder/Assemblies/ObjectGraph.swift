/// The graph of objects that is being assembled: from the first question to a part until its answer.
///
/// Assembling is synchronous and on the main actor, so that there is only one at a time. Nothing is
/// kept here in between.
@MainActor enum ObjectGraph {
  private static var depth = 0
  /// How many objects are being made: their initialisers have not returned.
  private static var making = 0
  private static var members: [any GraphMember] = []
  private static var wires: [@MainActor () -> Void] = []

  /// Makes an object, and wires it as soon as no object is being made any more: then all that it may
  /// refer to is there.
  static func make<Object>(
    _ make: () -> Object, keep: (Object) -> Void, wire: (@MainActor (Object) -> Void)?
  ) -> Object {
    depth += 1
    making += 1
    let object = make()
    making -= 1
    keep(object)
    if let wire {
      if making == 0 { wire(object) } else { wires.append { wire(object) } }
    }
    if making == 0 { runWires() }
    depth -= 1
    if depth == 0 { end() }
    return object
  }

  /// Lets a part know when the graph ends.
  static func add(_ member: any GraphMember) { members.append(member) }

  private static func runWires() {
    // A wire may make further objects, which bring further wires.
    while !wires.isEmpty {
      let pending = wires
      wires.removeAll(keepingCapacity: true)
      for wire in pending { wire() }
    }
  }

  private static func end() {
    guard !members.isEmpty else { return }
    let ended = members
    members.removeAll(keepingCapacity: true)
    for member in ended { member.graphDidEnd() }
  }
}

/// A part that has given an object to the graph.
@MainActor protocol GraphMember: AnyObject {
  func graphDidEnd()
}
