import AdderFindings
import AdderYAML

/// The list of an app's files, from `apps/app.yml`.
struct AppSpec {
  static let path = "app.yml"

  struct File {
    /// The path of the generated file, relative to the app's folder.
    var name: String
    /// The Liquid file from which the generated file is rendered.
    var path: String
    var location: SourceLocation
  }

  var files: [File]

  /// Reads a spec that Liquid has already rendered.
  init(parsing text: String, file: String) throws {
    var root = try YAMLNode(parsing: text, file: file).mapping()
    files = try root.nodes("files").map { node in
      var entry = try node.mapping()
      let file = File(
        name: try entry.string("name"), path: try entry.string("path"), location: node.location)
      try entry.refuseUnknownKeys()
      return file
    }
    try root.refuseUnknownKeys()
  }
}
