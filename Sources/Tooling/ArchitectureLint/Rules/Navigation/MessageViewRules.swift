import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports messages that a view shows itself. They are recognized by the names of their views.
struct MessageViewRules: RuleFamily {
  let rule = LintRule.viewPresentsMessage
  var rules: [LintRule] { [rule] }

  private static let words = ["Toast", "Snack", "Banner", "Popup", "Message", "HUD"]

  func check(_ module: LintedModule, _ report: inout LintReport) {
    guard report.follows(rule, in: module) else { return }
    for part in module.parts where part.role.has(.shows) {
      let messages = module.places(of: part.type).flatMap { madeMessages(in: $0, module) }
      if messages.isEmpty { report.keeps(rule) }
      for message in messages {
        let (type, view) = (
          module.name(part.type), module.facts(at: message).name(of: Int(message.node))
        )
        report.finds(
          LintProblem(
            rule, module.subject(view, of: part.type), at: module.nameplace(at: message),
            "'\(type)' shows a '\(view)' itself. Let the router show messages when the presenter requests it."
          ), in: module)
      }
    }
  }

  /// Returns the message views that are created where
  /// they are added: `view.addSubview(ToastView())`.
  private func madeMessages(in place: SyntaxPlace, _ module: LintedModule) -> [SyntaxPlace] {
    let facts = module.facts(at: place)
    let first = Int(place.node)
    return facts.range(of: first).compactMap { node in
      guard facts.nodes[node].kind == .call, facts.isNamed(node - 1, "addSubview"),
        let argument = facts.part(.argument, of: node),
        let made = facts.part(.chain, of: argument).map({ $0 + 1 }), facts.isMade(made)
      else { return nil }
      let name = facts.name(of: made)
      return Self.words.contains(where: name.contains)
        ? SyntaxPlace(file: place.file, node: Int32(made)) : nil
    }
  }
}
