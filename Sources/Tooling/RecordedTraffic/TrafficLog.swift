import AdderBase
import AdderFindings

/// What crossed the contracts of an app's modules, as the recorder wrote it.
package struct TrafficLog {
  /// The name of the recorded process.
  package let app: String
  /// When the recording began, as ISO 8601.
  package let started: String
  /// The calls in the order in which they began.
  package private(set) var calls: [TrafficCall] = []
  /// What happened, in order.
  package private(set) var events: [TrafficEvent] = []
  /// True if the last line is incomplete, because the app was stopped while it wrote.
  package private(set) var isCut = false

  /// The types of all parts, in the order in which they appear.
  package var parts: [String] {
    calls.flatMap { [$0.from, $0.to] }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Reads a file of the recorder.
  ///
  /// - Parameter name: The file's name, for errors.
  package init(_ bytes: [UInt8], file name: String) throws(TrafficError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    guard let first = lines.first,
      let head = (try? JSONReader.read(Array(first)))?.members, let version = head.number("traffic")
    else { throw .noTraffic(name) }
    guard version == 1 else { throw .unknownVersion(name, version) }
    app = head.text("app") ?? ""
    started = head.text("started") ?? ""
    var reader = Reader()
    for (index, line) in lines.enumerated().dropFirst() {
      let place = SourceLocation(file: name, line: index + 1, column: 1)
      let node: JSONNode
      do throws(JSONProblem) {
        node = try JSONReader.read(Array(line))
      } catch {
        // The recorder writes a line break last, so only an app that was stopped leaves none.
        if index == lines.count - 1, bytes.last != UInt8(ascii: "\n") {
          isCut = true
          break
        }
        throw .damaged(
          SourceLocation(file: name, line: index + 1, column: error.column),
          expected: error.expected)
      }
      guard let members = node.members else { throw .damaged(place, expected: "an object") }
      try reader.read(members, at: place)
    }
    calls = reader.calls
    events = reader.events
  }
}

/// A call from one part to another one.
package struct TrafficCall {
  /// The position of the call in the log, counted from 0.
  package let index: Int
  package let from: String
  package let to: String
  /// The protocol between them.
  package let contract: String
  /// The number of the module's instance, in the order in which modules were opened; `nil` if it is unknown.
  package let module: Int?
  /// `show(_:animated:)`, `title`, `title =`.
  package let member: String
  package let arguments: [Argument]
  /// Microseconds since the recording began.
  package let begin: Int
  package fileprivate(set) var end: Int?
  /// The call during which this one was made, on the same thread.
  package let outer: Int?
  package let isAsync: Bool
  package let isOnMainThread: Bool
  package fileprivate(set) var outcome = Outcome.pending

  package struct Argument {
    package let name: String
    package let type: String
    package let value: TrafficValue
  }

  package enum Outcome {
    /// The call has not ended.
    case pending
    case returned
    case value(TrafficValue, type: String)
    case error(TrafficValue, type: String)
    /// The called part was gone.
    case dropped
  }
}

/// What happened at one moment.
package enum TrafficEvent {
  case began(Int)
  case ended(Int)
  /// A closure that a call got was called.
  case answered(Int, parameter: String, [TrafficCall.Argument], at: Int)
}

/// Puts the lines of a file together.
private struct Reader {
  private(set) var calls: [TrafficCall] = []
  private(set) var events: [TrafficEvent] = []
  /// The positions of calls by the recorder's numbers.
  private var positions: [Int: Int] = [:]

  mutating func read(
    _ line: [String: JSONNode], at place: SourceLocation
  ) throws(TrafficError) {
    guard let time = line.number("at") else { throw .damaged(place, expected: "a time") }
    if let number = line.number("call") {
      guard let from = line.text("from"), let to = line.text("to"),
        let contract = line.text("contract"), let member = line.text("member")
      else { throw .damaged(place, expected: "the parts of a call") }
      positions[number] = calls.count
      events.append(.began(calls.count))
      calls.append(
        TrafficCall(
          index: calls.count, from: from, to: to, contract: contract,
          module: line.number("module"), member: member, arguments: line.arguments, begin: time,
          outer: line.number("in").flatMap { positions[$0] },
          isAsync: line["async"] != nil, isOnMainThread: line.text("on") == "main"))
    } else if let number = line.number("end") {
      guard let index = positions[number] else {
        throw .damaged(place, expected: "the end of a call that has begun")
      }
      calls[index].end = time
      let type = line.text("type") ?? ""
      if let value = line["value"] {
        calls[index].outcome = .value(TrafficValue(value), type: type)
      } else if let error = line["error"] {
        calls[index].outcome = .error(TrafficValue(error), type: type)
      } else {
        calls[index].outcome = line["dropped"] == nil ? .returned : .dropped
      }
      events.append(.ended(index))
    } else if let number = line.number("answer") {
      guard let index = positions[number], let parameter = line.text("parameter") else {
        throw .damaged(place, expected: "the answer to a call that has begun")
      }
      events.append(.answered(index, parameter: parameter, line.arguments, at: time))
    }
    // Lines of other kinds come from a later version, and can be left out.
  }
}

extension JSONNode {
  /// The members of an object; `nil` for another value.
  fileprivate var members: [String: JSONNode]? {
    guard case .object(let members) = value else { return nil }
    return Dictionary(
      members.compactMap { key, value in
        if case .string(let key) = key.value { (key, value) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension [String: JSONNode] {
  fileprivate func text(_ key: String) -> String? {
    if case .string(let text) = self[key]?.value { text } else { nil }
  }

  fileprivate func number(_ key: String) -> Int? {
    if case .number(let text) = self[key]?.value { Int(text) } else { nil }
  }

  fileprivate var arguments: [TrafficCall.Argument] {
    guard case .array(let nodes) = self["arguments"]?.value else { return [] }
    return nodes.compactMap { node in
      guard let members = node.members, let name = members.text("name"),
        let value = members["value"]
      else { return nil }
      return TrafficCall.Argument(
        name: name, type: members.text("type") ?? "", value: TrafficValue(value))
    }
  }
}
