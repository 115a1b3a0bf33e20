/// Something that both parsers find in a file: its kind, range and name.
struct Mark: Hashable, Comparable, CustomStringConvertible {
  var kind: String
  var start: Int
  var end: Int
  var name = ""

  static func < (left: Mark, right: Mark) -> Bool {
    (left.start, left.end, left.kind, left.name) < (right.start, right.end, right.kind, right.name)
  }

  var description: String { "\(kind) \(start)..<\(end) \(name)" }
}
