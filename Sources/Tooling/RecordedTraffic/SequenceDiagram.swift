/// Recorded traffic as a sequence diagram: parts, and messages between them.
package struct SequenceDiagram {
  package let title: String
  /// The names of the parts, in the order in which they appear.
  package private(set) var participants: [String] = []
  package private(set) var messages: [Message] = []

  package struct Message {
    /// The positions of the sender and the receiver among the participants.
    package let from: Int
    package let to: Int
    package let label: String
    package let kind: Kind
    /// Microseconds since the recording began.
    package let time: Int
    /// How many calls are around it.
    package let depth: Int

    package enum Kind: String { case call, asynchronousCall, answer, failure }
  }

  /// The width from which arguments are shortened.
  private static let longestLabel = 160

  /// - Parameter parts: The parts whose calls are shown; empty for all.
  package init(_ log: TrafficLog, of parts: [String] = []) {
    title = log.app.isEmpty ? log.started : "\(log.app), \(log.started)"
    let shown = Set(
      log.calls.filter { parts.isEmpty || parts.contains($0.from) || parts.contains($0.to) }
        .map(\.index))
    var depths: [Int: Int] = [:]
    for event in log.events {
      switch event {
      case .began(let index) where shown.contains(index):
        let call = log.calls[index]
        let depth = call.outer.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
        depths[index] = depth
        let isAnsweredHere = !Self.hasOwnAnswer(call, log)
        add(
          call.from, call.to, Self.label(call) + (isAnsweredHere ? Self.outcome(call) : ""),
          call.isAsync ? .asynchronousCall : Self.isFailure(call) ? .failure : .call, call.begin,
          depth)
      case .ended(let index) where shown.contains(index):
        let call = log.calls[index]
        guard Self.hasOwnAnswer(call, log) else { continue }
        let outcome = Self.outcome(call)
        let time = Self.duration(call).map { " (\($0))" } ?? ""
        add(
          call.to, call.from, Self.shortName(call) + (outcome.isEmpty ? " ends" : outcome) + time,
          Self.isFailure(call) ? .failure : .answer, call.end ?? call.begin, depths[index] ?? 0)
      case .answered(let index, let parameter, let arguments, let time) where shown.contains(index):
        let call = log.calls[index]
        let values = arguments.map { $0.value.description(ofType: $0.type) }
        let label = "\(parameter)(\(values.joined(separator: ", ")))"
        add(call.to, call.from, label, .answer, time, depths[index] ?? 0)
      default: continue
      }
    }
  }

  private mutating func add(
    _ from: String, _ to: String, _ label: String, _ kind: Message.Kind, _ time: Int, _ depth: Int
  ) {
    messages.append(
      Message(
        from: position(of: from), to: position(of: to), label: Self.shortened(label), kind: kind,
        time: time, depth: depth))
  }

  private mutating func position(of name: String) -> Int {
    if let known = participants.firstIndex(of: name) { return known }
    participants.append(name)
    return participants.count - 1
  }

  // MARK: - Labels

  /// True if the end of a call is a message of its own: other things may have happened in between.
  private static func hasOwnAnswer(_ call: TrafficCall, _ log: TrafficLog) -> Bool {
    call.isAsync && call.end != nil
  }

  private static func shortName(_ call: TrafficCall) -> String {
    String(call.member.prefix { $0 != "(" })
  }

  /// `show([1, 2], animated: true)`
  private static func label(_ call: TrafficCall) -> String {
    let name = shortName(call)
    if name.hasSuffix(" =") {
      let value = call.arguments.last.map { $0.value.description(ofType: $0.type) } ?? ""
      return "\(name) \(value)"
    }
    guard call.member.contains("(") else { return name }
    let labels = call.member.drop { $0 != "(" }.dropFirst().dropLast()
      .split(separator: ":", omittingEmptySubsequences: true).map(String.init)
    let values = call.arguments.enumerated().map { index, argument in
      let label = index < labels.count && labels[index] != "_" ? "\(labels[index]): " : ""
      return label + argument.value.description(ofType: argument.type)
    }
    return "\(name)(\(values.joined(separator: ", ")))"
  }

  private static func outcome(_ call: TrafficCall) -> String {
    switch call.outcome {
    case .returned: ""
    case .pending: call.isAsync ? "" : ", which did not end"
    case .value(let value, let type): " = \(value.description(ofType: type))"
    case .error(let error, let type): " throws \(error.description(ofType: type))"
    case .dropped: ", but the part was gone"
    }
  }

  private static func isFailure(_ call: TrafficCall) -> Bool {
    switch call.outcome {
    case .error, .dropped: true
    case .pending: !call.isAsync
    case .returned, .value: false
    }
  }

  private static func duration(_ call: TrafficCall) -> String? {
    call.end.map { end in
      let time = end - call.begin
      return time < 1_000 ? "\(time) µs" : "\(Self.rounded(time, 1_000)) ms"
    }
  }

  private static func rounded(_ value: Int, _ unit: Int) -> Int { (value + unit / 2) / unit }

  private static func shortened(_ label: String) -> String {
    let line = label.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= longestLabel ? line : line.prefix(longestLabel - 1) + "…"
  }
}
