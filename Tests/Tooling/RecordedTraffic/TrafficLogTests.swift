import AdderFindings
import AdderRecordedTraffic
import Testing

/// Reading recorded traffic, and the diagrams of it.
@Suite struct TrafficLogTests {
  private static let head = #"{"traffic":1,"app":"Shop","started":"2026-11-28T12:00:00Z"}"#
  private static let lines = [
    head,
    #"{"call":1,"at":1000,"module":1,"from":"CartView","to":"CartPresenter","contract":"CartViewOutput","member":"didTapPay(with:)","arguments":[{"name":"method","type":"Method","value":{"card":{"_0":"1234"}}}],"on":"main"}"#,
    #"{"call":2,"at":1100,"in":1,"module":1,"from":"CartPresenter","to":"CartInteractor","contract":"CartInteractorInput","member":"total","arguments":[],"on":"main"}"#,
    #"{"end":2,"at":1150,"type":"Decimal","value":12.50}"#,
    #"{"call":3,"at":1200,"in":1,"module":1,"from":"CartPresenter","to":"PayService","contract":"PayService","member":"pay(_:completion:)","arguments":[{"name":"order","type":"Order","value":{"id":7,"lines":[{"title":"Чай \"№1\"","count":2}],"note":null}},{"name":"completion","type":"(Bool) -> Void","value":{"$text":"(Bool) -> Void"}}],"on":"main","async":true}"#,
    #"{"end":1,"at":1300}"#,
    #"{"answer":3,"at":450000,"parameter":"completion","arguments":[{"name":"value","type":"Bool","value":true}],"on":"background"}"#,
    #"{"end":3,"at":451000,"type":"PayError","error":{"offline":{}}}"#,
    #"{"call":4,"at":460000,"module":1,"from":"CartPresenter","to":"CartView","contract":"CartViewInput","member":"title =","arguments":[{"name":"newValue","type":"String","value":"Paid"}],"on":"main"}"#,
    #"{"end":4,"at":460100,"dropped":true}"#,
  ]

  private func log(_ lines: [String] = lines, end: String = "\n") throws -> TrafficLog {
    try TrafficLog(Array((lines.joined(separator: "\n") + end).utf8), file: "cart.traffic")
  }

  @Test func `Calls have their parts, arguments, times and results`() throws {
    let log = try log()
    #expect(log.app == "Shop")
    #expect(
      log.calls.map(\.member) == ["didTapPay(with:)", "total", "pay(_:completion:)", "title ="])
    #expect(log.calls.map(\.outer) == [nil, 0, 0, nil])
    #expect(log.calls.map(\.end) == [1300, 1150, 451_000, 460_100])
    #expect(log.parts == ["CartView", "CartPresenter", "CartInteractor", "PayService"])
    guard case .value(.number("12.50"), type: "Decimal") = log.calls[1].outcome else {
      Issue.record("\(log.calls[1].outcome)")
      return
    }
    #expect(log.calls[2].isAsync && !log.calls[0].isAsync)
    #expect(!log.isCut)
  }

  @Test func `The diagram for a terminal has a line for each message`() throws {
    #expect(
      SequenceDiagram(try log()).text == """
        Recorded traffic of Shop, 2026-11-28T12:00:00Z

        CartView
        │    CartPresenter
        │    │    CartInteractor
        │    │    │    PayService
        │    │    │    │
        ├───▶│    │    │     0.001  didTapPay(with: .card("1234"))
        │    ├───▶│    │     0.001    total = 12.50
        │    ├╌╌╌╌┼╌╌╌▶│     0.001    pay(Order(id: 7, lines: [(title: "Чай \\"№1\\"", count: 2)], note: nil), completion: (Bool) -> Void)
        │    │◀╌╌╌┼╌╌╌╌┤     0.450    completion(true)
        │    │×───┼────┤     0.451    pay throws .offline (450 ms)
        │×───┤    │    │     0.460  title = "Paid", but the part was gone
        """)
  }

  @Test func `A diagram can be of one part's calls`() throws {
    let diagram = SequenceDiagram(try log(), of: ["CartInteractor"])
    #expect(diagram.participants == ["CartPresenter", "CartInteractor"])
    #expect(diagram.messages.map(\.label) == ["total = 12.50"])
  }

  @Test func `Mermaid gets no characters that it would read itself`() throws {
    #expect(
      SequenceDiagram(try log()).mermaid == """
        sequenceDiagram
          participant p0 as CartView
          participant p1 as CartPresenter
          participant p2 as CartInteractor
          participant p3 as PayService
          p0->>p1: didTapPay(with: .card("1234"))
          p1->>p2: total = 12.50
          p1-)p3: pay(Order(id: 7, lines: [(title: "Чай \\"№1\\"", count: 2)], note: nil), completion: (Bool) -#62; Void)
          p3-->>p1: completion(true)
          p3-xp1: pay throws .offline (450 ms)
          p1-xp0: title = "Paid", but the part was gone
        """)
  }

  @Test func `The picture has every part and message, in light and dark`() throws {
    let svg = SequenceDiagram(try log()).svg
    for name in ["CartView", "CartPresenter", "CartInteractor", "PayService"] {
      #expect(svg.contains(">\(name)</text>"))
    }
    #expect(svg.contains("didTapPay(with: .card(&quot;1234&quot;))"))
    #expect(svg.contains("prefers-color-scheme: dark"))
    #expect(svg.contains("<title>Recorded traffic of Shop"))
  }

  @Test func `What is no recording, or a damaged one, is an error with its place`() throws {
    #expect(throws: TrafficError.noTraffic("cart.traffic")) { try log(["Hello"]) }
    #expect(throws: TrafficError.noTraffic("cart.traffic")) { try log([]) }
    #expect(throws: TrafficError.unknownVersion("cart.traffic", 2)) {
      try log([#"{"traffic":2}"#])
    }
    #expect(
      throws: TrafficError.damaged(
        SourceLocation(file: "cart.traffic", line: 2, column: 1), expected: "a time")
    ) { try log([Self.head, "{}"]) }
    #expect(
      throws: TrafficError.damaged(
        SourceLocation(file: "cart.traffic", line: 2, column: 1),
        expected: "the end of a call that has begun")
    ) { try log([Self.head, #"{"end":5,"at":1}"#]) }
    let error = #expect(throws: TrafficError.self) { try log([Self.head, #"{"call":1,"#, "{}"]) }
    #expect(
      error?.message.hasPrefix("cart.traffic:2:11: expected ") ?? false, "\(error?.message ?? "")")
  }

  @Test func `A last line that was cut off is left out`() throws {
    let log = try log([Self.head, Self.lines[1], #"{"call":2,"at":11"#], end: "")
    #expect(log.isCut)
    #expect(log.calls.count == 1)
    #expect(
      SequenceDiagram(log).text.hasSuffix("didTapPay(with: .card(\"1234\")), which did not end"))
  }

  @Test func `Lines of a later version are left out`() throws {
    let log = try log(Self.lines + [#"{"memory":5,"at":470000}"#])
    #expect(log.calls.count == 4)
  }
}
