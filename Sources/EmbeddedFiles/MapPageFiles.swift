import Foundation

/// The page of the map, without the map: the files in `Pages/Map`.
struct MapPageFiles {
  /// The scripts in the order in which they run.
  private static let scripts = [
    "map.js", "ways.js", "elements.js", "drawing.js", "columns.js", "list.js", "views.js",
    "page.js",
  ]

  /// What the command fills in: the styles of the picture in light and in the dark, the heads of its arrows, and the map.
  private static let slots = [
    "/* {light} */\n", "/* {dark} */\n", "<!-- {heads} -->", "<!-- {data} -->",
  ]

  /// The text before, between and after the slots.
  private let parts: [String]

  init() throws {
    let folder = EmbeddedFile.repository.appending(path: "Pages/Map")
    func read(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let script = try Self.scripts.map(read).joined(separator: "\n")
    guard !script.contains("</"), !script.contains("<!--") else {
      throw DataProblems(problems: [
        "Pages/Map: a script contains '</' or '<!--', with which HTML may end it."
      ])
    }
    var rest = try read("page.html")
    let pieces = [
      ("/* {style} */\n", try read("page.css")), ("/* {dark style} */\n", try read("dark.css")),
      ("/* {script} */\n", script),
      ("{hash}", Data(SHA256.digest(of: Array("\n\(script)".utf8))).base64EncodedString()),
    ]
    for (slot, text) in pieces { rest = try Self.filled(rest, slot, text) }
    var parts: [String] = []
    for slot in Self.slots {
      let halves = try Self.halves(of: rest, at: slot)
      parts.append(halves.before)
      rest = halves.after
    }
    self.parts = parts + [rest]
  }

  private static func filled(_ page: String, _ slot: String, _ text: String) throws -> String {
    let halves = try halves(of: page, at: slot)
    return halves.before + text + halves.after
  }

  private static func halves(
    of page: String, at slot: String
  ) throws -> (before: String, after: String) {
    guard let place = page.range(of: slot) else {
      throw DataProblems(problems: ["Pages/Map/page.html: '\(slot)' is missing"])
    }
    return (String(page[..<place.lowerBound]), String(page[place.upperBound...]))
  }

  var swift: String {
    """
    // Generated from Pages/Map. To update: swift run AdderEmbeddedFiles
    // swift-format-ignore-file

    /// The page of the map, without the map.
    enum MapPageParts {
      /// The text before the styles of the picture, before those for the dark, before the heads of the arrows, before the
      /// map, and after it.
      static let all: [String] = [
    \(parts.map { "    \(SwiftLiteral.block($0))," }.joined(separator: "\n"))
      ]
    }

    """
  }
}
