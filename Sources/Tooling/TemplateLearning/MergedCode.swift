/// The code of members as most modules have it, kept while the names that the template knows stay the same.
final class MergedCode: Equatable {
  private var bodies: [Key: CommonBody?] = [:]
  private var texts: [CommonMember.Identity: CodePiece?] = [:]

  private struct Key: Hashable {
    let member: CommonMember.Identity
    let parameters: [FunctionPiece.Parameter]?
  }

  func body(of member: CommonMember, _ make: () -> CommonBody?) -> CommonBody? {
    let key = Key(member: member.identity, parameters: member.parameters)
    if let known = bodies[key] { return known }
    let body = make()
    bodies[key] = .some(body)
    return body
  }

  func text(of member: CommonMember, _ make: () -> CodePiece?) -> CodePiece? {
    if let known = texts[member.identity] { return known }
    let text = make()
    texts[member.identity] = .some(text)
    return text
  }

  /// What is kept makes no difference between names.
  static func == (_: MergedCode, _: MergedCode) -> Bool { true }
}

/// The names that a template knew last, with the code that was merged with them.
final class LastNames {
  private var last: KnownNames?

  /// Returns names, with what is known of their code if they are still the same.
  func current(_ names: KnownNames) -> KnownNames {
    if let last, last == names { return last }
    last = names
    return names
  }
}
