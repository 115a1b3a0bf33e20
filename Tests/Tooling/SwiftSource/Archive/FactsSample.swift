import AdderSwiftSource
import AdderTestSupport

/// Facts as values that can be compared.
struct PlainFacts: Equatable, CustomStringConvertible {
  struct Node: Equatable {
    var kind: SyntaxKind
    var traits: UInt16
    var name: String
    var start, end, nameStart, count: UInt32
  }

  var nodes: [Node]
  var names: [String]
  var lineStarts: [UInt32]
  var length: Int

  init(_ file: SwiftFile) {
    let names = (0..<UInt32(file.names.count)).map { file.names[$0] }
    self.names = names
    nodes = file.nodes.map {
      Node(
        kind: $0.kind, traits: $0.traits.rawValue, name: names[Int($0.name)], start: $0.start,
        end: $0.end, nameStart: $0.nameStart, count: $0.count)
    }
    lineStarts = file.lineStarts
    length = file.length
  }

  /// A string that is equal for equal facts.
  var description: String {
    var lines = ["\(length) \(lineStarts) \(names)"]
    for node in nodes {
      lines.append(
        "\(node.kind.rawValue) \(node.traits) \(node.name) \(node.start) \(node.end) "
          + "\(node.nameStart) \(node.count)")
    }
    return lines.joined(separator: "\n")
  }
}

/// Swift code with a node of every kind.
let everyKind = #"""
  import UIKit
  @available(iOS 16, *) public final class Screen<T: P>: Base, P where T.A == Int, T: Q {
    private(set) weak var output: (any Output)?
    let (a, b) = (1, 2.5), c: [String: Int]! = ["a": 1]
    var d: [Int] { get async throws { [1, 2] } set { } }
    init?(with name: String = "x", _ more: Int...) async throws(Failure) { super.init() }
    deinit { }
    subscript(index: Int) -> Int { index }
    class Inner { }
    func run<each V>(_ work: @escaping (inout Int, _ x: Int) throws -> Void, _ v: repeat each V) -> some P { }
    #if DEBUG
      func debug() { }
    #else
      func debug() { }
    #endif
  }
  struct S: ~Copyable { }
  actor A { }
  enum E: Int { case one = 1, two(Int), three }
  protocol P: AnyObject { associatedtype A: P where A == Int; func f() -> Self }
  extension Array where Element == Int { }
  typealias Both = A & B
  typealias Pair = (x: A.B, y: Int?)
  infix operator <>: Sum
  precedencegroup Sum { higherThan: AdditionPrecedence }
  macro m() = #externalMacro(module: "M", type: "T")
  #warning("later")
  func statements(_ n: Int) {
    if let x = n, case .some(let y) = z, #available(iOS 16, *) { } else if n > 1 { } else { }
    guard let n else { return }
    while true { break }
    repeat { continue } while false
    outer: for case let (i, _) in list where i > 0 { continue outer }
    switch n { case 1, is Int: fallthrough; case let x where x > 1: throw E.one; default: defer { } }
    do { try await f() } catch let error as E where true { } catch { }
    switch v { case (1, let q): break; case .x(_): break; case let q as Int: break; case 1...2: break }
    let r = if n > 1 { then 1 } else { 2 }
    discard self
    let closure = { @MainActor [weak self, unowned x = y] (a: Int, b) async throws -> Int in a + b }
    list.map { $0 } .filter(by: 1) then: { _ in }
    x?.y![0].z = !a ? b as? C : -c...
    a = "text", b = "in \(n + 1) text", c = /re.x/, d = nil, e = true, f = 1.5
    a = (1, b: 2)
    swap(&a, &b)
    let path = \S.a?.b
    let type = [Int].self
    let f = (Int) -> Void.self
    let g = any P.self
    let e: [Int: String].Type = 5
    list
      #if DEBUG
      .one()
      #endif
    #selector(run)
    yield x
    `class` = """
      raw
      """
    for _ in list { }
    let untyped: = 1
    let missing =
    var: Int
    ]
  }
  """#
