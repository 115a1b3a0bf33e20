import Foundation

/// The public top-level types in symbol graphs of the toolchain.
enum TopLevelTypes {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable {
        var identifier: String
      }
      var kind: Kind
      var pathComponents: [String]
    }
    var symbols: [Symbol]
  }

  private static let kinds: Set = [
    "swift.class", "swift.enum", "swift.protocol", "swift.struct", "swift.typealias",
  ]

  /// Returns the names of the types, except those that contain an underscore.
  static func read(in folder: URL) throws -> Set<String> {
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
      for symbol in graph.symbols where kinds.contains(symbol.kind.identifier) {
        let name = symbol.pathComponents[0]
        guard symbol.pathComponents.count == 1, name.first?.isUppercase == true, !name.contains("_")
        else { continue }
        names.insert(name)
      }
    }
    return names
  }
}
