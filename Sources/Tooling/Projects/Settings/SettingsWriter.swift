extension AdderSettings {
  /// The text of an adder.yml that says the same, with a short comment to each key.
  package var text: String {
    var writer = SettingsWriter()
    writer.add(self)
    return writer.lines.joined(separator: "\n") + "\n"
  }
}

private struct SettingsWriter {
  var lines: [String] = []

  mutating func add(_ settings: AdderSettings) {
    lines.append("# What `adder gen` makes in this project. Every key may be left out.")
    addMaking(settings)
    addNames(settings)
    addPlaces(settings)
    addTemplates(settings)
  }

  private mutating func addMaking(_ settings: AdderSettings) {
    begin("The architecture that modules follow; `adder architecture list` has them all.")
    switch settings.architecture {
    case .named(let name)?: add("architecture", name)
    case .file(let path)?: add("architecture", path.components.count > 1 ? path.text : "./\(path)")
    case nil: lines.append("# architecture: rambler-viper")
    }
    add("template", settings.template)
    if !settings.parameters.isEmpty {
      begin("What its template is told.")
      lines.append("parameters:")
      for (key, value) in settings.parameters.sorted(by: { $0.key < $1.key }) {
        switch value {
        case .text(let text): lines.append("  \(Self.scalar(key)): \(Self.scalar(text))")
        case .flag(let flag): lines.append("  \(Self.scalar(key)): \(flag)")
        }
      }
    }
    if !settings.parts.isEmpty {
      begin("The optional parts that modules always or never have.")
      lines.append("parts:")
      add("  with", settings.parts.with)
      add("  without", settings.parts.without)
    }
  }

  private mutating func addNames(_ settings: AdderSettings) {
    let names = [
      ("author", settings.author), ("company", settings.company),
      ("project", settings.projectName),
    ]
    if names.contains(where: { $0.1 != nil }) { begin("What the headers of files say.") }
    for (key, value) in names { add(key, value) }
    if settings.prefix != nil {
      begin("What stands in front of every type's name.")
      add("prefix", settings.prefix)
    }
    if settings.productModule != nil {
      begin("What tests import.")
      add("productModule", settings.productModule)
    }
  }

  private mutating func addPlaces(_ settings: AdderSettings) {
    if !settings.targets.isEmpty || settings.modules != nil {
      begin("Where modules go.")
      add("targets", settings.targets)
      add("modules", settings.modules)
    }
    if !settings.testTargets.isEmpty || settings.tests != nil {
      begin("Where their tests go.")
      add("testTargets", settings.testTargets)
      add("tests", settings.tests)
    }
    if settings.xcodeProject != nil || settings.hasLogicalGroups != nil {
      begin("The Xcode project, and whether its groups have no folders.")
      add("xcodeProject", settings.xcodeProject?.text)
      if let flag = settings.hasLogicalGroups { lines.append("logicalGroups: \(flag)") }
    }
    if settings.podfile != nil || settings.cartfile != nil {
      begin("Where a template's dependencies are looked for.")
      add("podfile", settings.podfile)
      add("cartfile", settings.cartfile)
    }
  }

  private mutating func addTemplates(_ settings: AdderSettings) {
    if !settings.templates.isEmpty {
      begin("Templates beside those that come with Adder; `adder template install` gets them.")
      lines.append("templates:")
      for template in settings.templates {
        lines.append("  - name: \(Self.scalar(template.name))")
        switch template.origin {
        case .catalog: break
        case .local(let path): add("    local", path)
        case .git(let url, let branch):
          add("    git", url)
          add("    branch", branch)
        }
      }
    }
    if !settings.catalogs.isEmpty {
      begin("Git repositories that templates are looked for in.")
      lines.append("catalogs:")
      for url in settings.catalogs { lines.append("  - \(Self.scalar(url))") }
    }
  }

  // MARK: - Lines

  private mutating func begin(_ comment: String) {
    lines += ["", "# \(comment)"]
  }

  private mutating func add(_ key: String, _ value: String?) {
    if let value { lines.append("\(key): \(Self.scalar(value))") }
  }

  private mutating func add(_ key: String, _ values: [String]) {
    guard !values.isEmpty else { return }
    lines.append("\(key): [\(values.map(Self.scalar).joined(separator: ", "))]")
  }

  private mutating func add(_ key: String, _ folders: ModuleFolders?) {
    guard let folders else { return }
    if let group = folders.group, let folder = folders.folders.first {
      lines.append("\(key):")
      add("  folder", folder.text)
      add("  group", group.text)
    } else if folders.folders.count == 1 {
      add(key, folders.folders[0].text)
    } else {
      add(key, folders.folders.map(\.text))
    }
  }

  /// A text as YAML reads it back: plain where that is safe, else in double quotes.
  private static func scalar(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter == true && !words.contains(text.lowercased())
      && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || plain.contains($0) }
      && text.last != " " && text.last != ":" && !text.contains(": ")
    return isPlain ? text : quoted(text)
  }

  /// What a plain text may hold beside letters and still be one value in every place.
  private static let plain = Set("0123456789 ._-/+@:()".unicodeScalars)
  /// What would be read as a switch or as nothing.
  private static let words: Set = ["true", "false", "yes", "no", "on", "off", "y", "n", "null"]

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where needsEscape(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Control characters, and what YAML takes for the end of a line or the beginning of a text.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
