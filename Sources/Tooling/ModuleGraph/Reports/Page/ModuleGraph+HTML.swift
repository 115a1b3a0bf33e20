import AdderBase

extension ModuleGraph {
  /// The map as a page that needs no other file and no network.
  package var html: String {
    let pictures = PagePictures(self)
    return MapPage.text(PageData(self, pictures).members)
  }
}

extension GraphDifference {
  /// The map as a page that also shows what changed.
  package func html(since revision: String) -> String {
    let marked = MarkedMap(self)
    let pictures = PagePictures(marked.graph, marked.marks, changed: marked.part)
    let changes: [(String, JSON?)] = [
      ("since", .string(revision)), ("changes", .string(isEmpty ? Self.nothing : "\(summary).")),
      (
        "marks",
        [
          "nodes": Self.rows(marked.nodeMarks, changedNodes.map { ([$0.latter], details(of: $0)) }),
          "edges": Self.rows(marked.edgeMarks, changedEdges.map { ($0.latter, details(of: $0)) }),
        ]
      ),
    ]
    return MapPage.text(PageData(marked.graph, pictures).members + changes)
  }

  /// Returns a row for each mark: its position, its name, and what differs.
  private static func rows(
    _ marks: [Int: GraphPicture.Mark], _ changes: [(positions: [Int], details: [String])]
  ) -> JSON {
    var details: [Int: [String]] = [:]
    for change in changes {
      for position in change.positions { details[position] = change.details }
    }
    return .array(
      marks.sorted { $0.key < $1.key }.map { position, mark in
        [
          .number(position), .string(mark.rawValue),
          .array((details[position] ?? []).map { .string($0) }),
        ]
      })
  }
}

/// Puts the page together from its parts, which are written in `Pages/Map`.
private enum MapPage {
  /// - Parameter members: The data that the page's script reads.
  static func text(_ members: [(String, JSON?)]) -> String {
    let heads = (MapStyle.heads + MapStyle.changedHeads).map(\.text).joined()
    let data = escaped(JSON.members(members).compact)
    let contents = [MapStyle.light, MapStyle.dark, heads, data, ""]
    return zip(MapPageParts.all, contents).map { $0 + $1 }.joined()
  }

  /// Returns JSON without the character with which the end of its element would begin.
  private static func escaped(_ json: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count)
    for byte in json.utf8 {
      if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
