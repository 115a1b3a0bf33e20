/// The graph of objects that is being assembled: from the first question to a part until its answer.
///
/// Assembling is synchronous and on the main actor, so that there is only one at a time. Nothing is
/// kept here in between.
@MainActor enum ObjectGraph {
  private static var depth = 0
  private static var members: [any GraphMember] = []

  static func enter() { depth += 1 }

  static func add(_ member: any GraphMember) { members.append(member) }

  static func leave() {
    depth -= 1
    guard depth == 0, !members.isEmpty else { return }
    let ended = members
    members.removeAll(keepingCapacity: true)
    for member in ended { member.graphDidEnd() }
  }
}

/// A part that has given an object to the graph.
@MainActor protocol GraphMember: AnyObject {
  func graphDidEnd()
}
