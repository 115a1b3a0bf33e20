import AdderBase
internal import AdderYAML

extension AdderSettings {
  /// The text of an adder.yml with these settings and short comments on them.
  package var text: String {
    var writer = SettingsWriter()
    writer.add(self)
    return writer.lines.joined(separator: "\n") + "\n"
  }
}

private struct SettingsWriter {
  var lines: [String] = []

  mutating func add(_ settings: AdderSettings) {
    lines.append("# Settings of Adder for this project. Every key is optional.")
    addMaking(settings)
    addNames(settings)
    addPlaces(settings)
    addTemplates(settings)
    addFinding(settings)
    addCheck(settings.check)
    addSpies(settings.spies)
  }

  private mutating func addSpies(_ spies: SpySettings) {
    if spies == SpySettings() { return }
    begin("The spies that `adder spy` generates.")
    lines.append("spies:")
    add("  suffix", spies.suffix)
    add("  runtime", spies.usesLibrary.map { $0 ? "adder" : "none" })
    add("  folder", spies.folder?.text)
    add("  protocols", spies.protocols)
  }

  private mutating func addCheck(_ check: CheckSettings) {
    if check.isEmpty { return }
    begin("The rules of `adder check`; `adder explain` lists them all.")
    lines.append("check:")
    add("  extends", check.parents.map(\.text))
    add("  preset", check.preset?.text)
    add("  baseline", check.baseline?.text)
    if !check.rules.isEmpty { lines.append("  rules:") }
    for rule in check.rules {
      let name = "    \(rule.name.text.yamlScalar)"
      guard let limit = rule.limit else {
        add(name, rule.setting?.rawValue)
        continue
      }
      let severity = rule.setting.map { "severity: \($0.rawValue), " } ?? ""
      lines.append("\(name): { \(severity)limit: \(limit) }")
    }
  }

  private mutating func addFinding(_ settings: AdderSettings) {
    if !settings.roleEndings.isEmpty {
      begin("The suffixes of types that play these roles, used to find modules.")
      lines.append("roles:")
      for (role, endings) in settings.roleEndings.sorted(by: { $0.key < $1.key }) {
        lines.append("  \(role.yamlScalar): [\(endings.map(\.yamlScalar).joined(separator: ", "))]")
      }
    }
    if !settings.excluded.isEmpty {
      begin("Where not to look for modules.")
      add("exclude", settings.excluded.map(\.text))
    }
  }

  private mutating func addMaking(_ settings: AdderSettings) {
    begin("The architecture that modules follow; `adder architecture list` lists them all.")
    switch settings.architecture {
    case .named(let name)?: add("architecture", name)
    case .file(let path)?: add("architecture", path.components.count > 1 ? path.text : "./\(path)")
    case nil: lines.append("# architecture: rambler-viper")
    }
    add("template", settings.template)
    if !settings.parameters.isEmpty {
      begin("The parameters of its template.")
      lines.append("parameters:")
      for (key, value) in settings.parameters.sorted(by: { $0.key < $1.key }) {
        switch value {
        case .text(let text): lines.append("  \(key.yamlScalar): \(text.yamlScalar)")
        case .flag(let flag): lines.append("  \(key.yamlScalar): \(flag)")
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
    if names.contains(where: { $0.1 != nil }) { begin("What file headers contain.") }
    for (key, value) in names { add(key, value) }
    if settings.prefix != nil {
      begin("The prefix of every type's name.")
      add("prefix", settings.prefix)
    }
    if settings.productModule != nil {
      begin("The module that tests import.")
      add("productModule", settings.productModule)
    }
  }

  private mutating func addPlaces(_ settings: AdderSettings) {
    if !settings.targets.isEmpty || settings.modules != nil || settings.makesCode == false {
      begin(settings.makesCode == false ? "Only tests are generated." : "Where modules go.")
      add("targets", settings.targets)
      add("modules", settings.modules)
      if settings.makesCode == false { lines.append("modules: false") }
    }
    if !settings.testTargets.isEmpty || settings.tests != nil || settings.makesTests == false {
      begin(settings.makesTests == false ? "No tests are generated." : "Where their tests go.")
      add("testTargets", settings.testTargets)
      add("tests", settings.tests)
      if settings.makesTests == false { lines.append("tests: false") }
    }
    if settings.xcodeProject != nil || settings.hasLogicalGroups != nil {
      begin("The Xcode project, and whether its groups have no folders.")
      add("xcodeProject", settings.xcodeProject?.text)
      if let flag = settings.hasLogicalGroups { lines.append("logicalGroups: \(flag)") }
    }
    if settings.podfile != nil || settings.cartfile != nil {
      begin("Where to look for a template's dependencies.")
      add("podfile", settings.podfile)
      add("cartfile", settings.cartfile)
    }
  }

  private mutating func addTemplates(_ settings: AdderSettings) {
    if !settings.templates.isEmpty {
      begin("Templates beside those that come with Adder; `adder template install` installs them.")
      lines.append("templates:")
      for template in settings.templates {
        lines.append("  - name: \(template.name.yamlScalar)")
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
      begin("Git repositories in which to look for templates.")
      lines.append("catalogs:")
      for url in settings.catalogs { lines.append("  - \(url.yamlScalar)") }
    }
  }

  // MARK: - Lines

  private mutating func begin(_ comment: String) {
    lines += ["", "# \(comment)"]
  }

  private mutating func add(_ key: String, _ value: String?) {
    if let value { lines.append("\(key): \(value.yamlScalar)") }
  }

  private mutating func add(_ key: String, _ values: [String]) {
    guard !values.isEmpty else { return }
    lines.append("\(key): [\(values.map(\.yamlScalar).joined(separator: ", "))]")
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
}
