import AdderContractSpies
import AdderSwiftSource

/// The text of a file of an app, by the nodes of its syntax.
struct StubFile {
  let source: ContractSource
  var facts: SwiftFile { source.facts }

  init(_ source: ContractSource) { self.source = source }

  func text(of node: Int) -> String { text(facts.nodes[node].start, facts.nodes[node].end) }

  func textFromName(of node: Int) -> String {
    text(facts.nodes[node].nameStart, facts.nodes[node].end)
  }

  private func text(_ start: UInt32, _ end: UInt32) -> String {
    String(decoding: source.text[Int(start)..<Int(end)], as: UTF8.self)
  }

  /// The text of a node without some attributes and modifiers.
  func text(of node: Int, without isUnwanted: (String, Bool) -> Bool) -> String {
    var text = ""
    var position = facts.nodes[node].start
    for inner in facts.range(of: node) {
      let part = facts.nodes[inner]
      guard part.kind == .attribute || part.kind == .modifier, part.start >= position,
        isUnwanted(facts.name(of: inner), part.kind == .attribute)
      else { continue }
      text += self.text(position, part.start)
      position = part.end
    }
    return text + self.text(position, facts.nodes[node].end)
  }

  /// The branches of an `#if`, each with the condition under which it is compiled.
  func branches(of node: Int) -> [(condition: String, clause: Int)] {
    var earlier: [String] = []
    return facts.parts(.ifConfigClause, of: node).map { clause in
      let isElse = text(of: clause).hasPrefix("#else") && !text(of: clause).hasPrefix("#elseif")
      let own = isElse ? nil : facts.parts(of: clause).first { _ in true }.map(text(of:))
      let condition = (earlier.map { "!(\($0))" } + (own.map { [$0] } ?? []))
        .joined(separator: " && ")
      if let own { earlier.append(own) }
      return (condition, clause)
    }
  }

  // MARK: - Mentioned types

  /// The types that a declaration mentions.
  ///
  /// - Parameters:
  ///   - isUnwanted: Returns true for a name that stands for another type, such as an associated type.
  ///   - containers: The types around the declaration.
  func mentions(
    in node: Int, besides isUnwanted: (String) -> Bool, containers: [String]
  ) -> [ContractStubs.Mention] {
    let inner = facts.range(of: node)
    let generics = Set(
      inner.filter { facts.nodes[$0].kind == .genericParameter }.map(facts.name(of:)))
    let constraints = self.constraints(in: inner)
    var mentions = inner.filter {
      facts.nodes[$0].kind == .attribute && facts.name(of: $0).hasSuffix("Actor")
    }.map { ContractStubs.Mention(path: [facts.name(of: $0)], containers: containers) }
    var end: UInt32 = 0
    for type in inner where [.typeName, .memberType].contains(facts.nodes[type].kind) {
      let names = facts.nodes[type].kind == .typeName ? [type] : facts.parts(.typeName, of: type)
      // The names of `A.B` are one mention; their generic arguments are others.
      if facts.nodes[type].kind == .memberType {
        end = names.last.map { facts.nodes[$0].end } ?? end
      } else if facts.nodes[type].start < end, isPartOfMember(type, inner) {
        continue
      }
      var path = names.map(facts.name(of:))
      if path.last == "Type" || path.last == "Protocol" { path.removeLast() }
      guard let first = path.first, first != "Self", !generics.contains(first),
        !isUnwanted(first), !["Any", "AnyObject"].contains(first)
      else { continue }
      mentions.append(
        ContractStubs.Mention(
          path: path, arity: genericArguments(of: names[path.count - 1]),
          isConstraint: constraints.contains(type), containers: containers))
    }
    return mentions
  }

  private func isPartOfMember(_ type: Int, _ nodes: ClosedRange<Int>) -> Bool {
    nodes.contains { facts.nodes[$0].kind == .memberType && facts.parts(of: $0).contains(type) }
  }

  private func genericArguments(of name: Int) -> Int {
    facts.parts(of: name).filter { facts.nodes[$0].kind.isType }.count
  }

  /// The types to which something conforms.
  private func constraints(in nodes: ClosedRange<Int>) -> Set<Int> {
    var found: Set<Int> = []
    func add(_ type: Int?) {
      guard let type else { return }
      switch facts.nodes[type].kind {
      case .compositionType, .constrainedType, .attributedType:
        for part in facts.parts(of: type) where facts.nodes[part].kind.isType { add(part) }
      default: found.insert(type)
      }
    }
    for node in nodes {
      switch facts.nodes[node].kind {
      case .inheritedType, .genericParameter: add(facts.firstType(of: node))
      case .constrainedType, .compositionType: add(node)
      case .requirement where !facts.nodes[node].traits.contains(.isSameType):
        add(facts.parts(of: node).filter { facts.nodes[$0].kind.isType }.last)
      default: continue
      }
    }
    return found
  }
}
