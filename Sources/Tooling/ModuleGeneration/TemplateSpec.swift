package import AdderFindings
internal import AdderYAML

/// The contents of a template, as its `.rambaspec` describes them.
package struct TemplateSpec: Equatable, Sendable {
  package var name: String
  package var summary: String?
  package var author: String
  package var version: String
  package var license: String?
  /// The architecture that the template's modules follow.
  package var architecture: String?
  package var codeFiles: [TemplateFile]
  package var testFiles: [TemplateFile]
  /// Files that an app needs once for all modules of this template.
  package var baseFiles: [TemplateFile]
  /// The libraries that the generated code needs.
  package var dependencies: [String]
  /// What a person has to do after a module was generated.
  package var notes: [String] = []
}

/// A file or an empty folder that a template generates.
package struct TemplateFile: Equatable, Sendable {
  /// The folder of the generated file and the suffix of its name: `Presenter/Presenter.swift`. If
  /// `isWholeName` is true, the folder and the name.
  package var name: String
  /// True if the spec has the file's whole name, which only templates of an architecture can do.
  package var isWholeName = false
  /// The Liquid file in the template's folder; `nil` for an empty folder.
  package var path: String?
  /// A Liquid template for the file's name, used instead of the default template.
  package var customName: String?
  package var isResource: Bool
  /// The part of the module that the file belongs to; `nil` for a file that every module has.
  package var part: String?
  /// The added role or contract that the file is for. Such a file comes with Adder, not with the
  /// template.
  package var subject: String?
  package var location: SourceLocation
}

extension TemplateSpec {
  /// Reads a spec that Liquid has already rendered.
  ///
  /// - Returns: The spec, and a warning for each key that is unknown or set twice. The last value
  ///   of a key is used, as in Generamba.
  package static func reading(
    _ text: String, file: String
  ) throws -> (spec: TemplateSpec, findings: [Finding]) {
    let node = try YAMLNode(parsing: text, file: file, repeatedKeys: .lastWins)
    var root = try node.mapping()
    var findings = node.repeatedKeyFindings
    let architecture = try root.optionalString("architecture")
    func files(_ key: String) throws -> [TemplateFile] {
      try TemplateFile.reading(
        root.nodes(key), mayHaveWholeNames: architecture != nil, &findings)
    }
    let spec = TemplateSpec(
      name: try root.string("name"), summary: try root.optionalString("summary"),
      author: try root.string("author"), version: try root.string("version"),
      license: try root.optionalString("license"),
      architecture: architecture, codeFiles: try files("code_files"),
      testFiles: try files("test_files"), baseFiles: try files("base_files"),
      dependencies: try root.strings("dependencies"), notes: try root.strings("notes"))
    findings += root.unknownKeys.map(Finding.init(unknownKey:))
    guard !spec.codeFiles.isEmpty || !spec.testFiles.isEmpty else {
      throw GenerationError.templateWithoutFiles(root.location)
    }
    return (spec, findings)
  }
}

extension TemplateFile {
  fileprivate static func reading(
    _ nodes: [YAMLNode], mayHaveWholeNames: Bool, _ findings: inout [Finding]
  ) throws -> [TemplateFile] {
    var files: [TemplateFile] = []
    for node in nodes {
      var entry = try node.mapping()
      let wholeName = mayHaveWholeNames ? try entry.optionalString("file") : nil
      files.append(
        TemplateFile(
          name: try wholeName ?? entry.string("name"), isWholeName: wholeName != nil,
          path: try entry.optionalString("path"),
          customName: try entry.optionalString("custom_name"),
          isResource: try entry.bool("is_resource") ?? false,
          part: try entry.optionalString("part"), location: node.location))
      findings += entry.unknownKeys.map(Finding.init(unknownKey:))
    }
    return files
  }
}

extension Finding {
  /// A warning about an unknown key of a template, which is ignored.
  init(unknownKey error: YAMLError) {
    self.init(
      rule: "UnknownTemplateKey", severity: .warning, location: error.location,
      message: error.message)
  }
}
