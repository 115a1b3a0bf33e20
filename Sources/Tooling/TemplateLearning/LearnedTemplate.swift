package import AdderArchitectures
import AdderBase
package import AdderModuleDiscovery

/// A template that is made from the code that most modules of a project have in common.
package struct LearnedTemplate: Sendable {
  package let name: String
  /// The files of the template, by their paths in its folder.
  package private(set) var files: [String: String] = [:]
  /// The number of modules from which it was learned.
  package let moduleCount: Int
  /// The number of files that it makes for a module.
  package let fileCount: Int
  /// The paths of the files that could not be read.
  package let skipped: [String]
  /// The roles that most modules have, but the template does not make.
  package let missingRoles: [String]

  /// Learns from the modules that follow one architecture.
  ///
  /// Code that more than half of the modules share stays; what is in fewer becomes a gap, or is left out. What would
  /// need something that was left out is left out, too.
  ///
  /// - Parameters:
  ///   - interfaces: The paths of the project's storyboards and xibs.
  ///   - contents: Returns the bytes of a file of the project; `nil` if it cannot be read.
  /// - Returns: `nil` if the modules have no types in common.
  package init?(
    named name: String, of modules: [Module], in project: DiscoveredProject,
    _ architecture: Architecture, interfaces: [String],
    contents: (String) -> [UInt8]?
  ) {
    let files = ModuleFiles(project)
    var skipped: [String] = []
    var read = modules.map { module in
      ReadModule(module, in: project, files, architecture, contents, &skipped)
    }
    self.skipped = skipped
    let types = UsualNames(ofTypes: read.map(\.types))
    for place in read.indices { read[place].use(types) }
    let paths = UsualNames(ofPaths: read.map(\.paths))
    let versions = read.map { $0.versions(paths) }.filter { !$0.isEmpty }
    let screens = LearnedInterface.common(of: read.map { $0.interfaces(interfaces, contents) })
    let common = CommonModule(
      versions, entrances: Self.entrances(of: architecture),
      screens: Set(screens.map(\.controller)),
      protocols: Set(
        project.index.types.filter { $0.kind == .protocol }.map { project.index.names[$0.name] }))
    let slots = common.files.keys.sorted()
    guard !slots.isEmpty else { return nil }
    self.name = name
    moduleCount = versions.count
    missingRoles = architecture.roles.filter { role in
      let name = role.typeNames.first.map { $0.description.filled(with: .module) } ?? ""
      return modules.count { $0.part(role.name) != nil } * 2 > modules.count
        && !common.types.contains { $0.name == name }
    }.map(\.name)
    var made: [String: String] = [:]
    var lines: [String] = []
    for slot in slots {
      guard let text = common.text(of: slot) else { continue }
      let path = Self.freePath(of: slot, besides: made)
      made[path] = text.liquid
      lines.append(Self.entry(slot, path))
    }
    for screen in screens {
      let path = Self.freePath(of: screen.slot, besides: made)
      made[path] = screen.liquid
      lines.append(Self.entry(screen.slot, path, isResource: true))
    }
    fileCount = lines.count
    let places = SharedPlaces(of: modules, in: project, files)
    let spec = """
      name: \(name)
      summary: What \(moduleCount) modules have in common, learned by 'adder template learn'
      author: Adder
      version: 1.0.0

      code_files:
      \(lines.joined(separator: "\n"))
      \(Self.notes(places, of: modules.count))
      """.liquid
    made["\(name).rambaspec"] = spec
    self.files = made
    self.files[specPath] = spec + "\n\(Self.mark)\(Self.digest(of: made))\n"
  }

  /// Returns the lines of the spec that say what to add to files outside of the module.
  private static func notes(_ places: SharedPlaces, of moduleCount: Int) -> String {
    if places.members.isEmpty { return "" }
    let notes = places.members.prefix(6).map { member, count in
      """
        - "Add '\(member.name)' to \(member.file): \(count) of \(moduleCount) modules have one there."

      """
    }
    return "\nnotes:\n" + notes.joined()
  }

  /// Returns the path of a file in the template that no other file has.
  private static func freePath(of slot: String, besides files: [String: String]) -> String {
    let words = slot.split(separator: "/").map { word in
      let rest = word.filter { Gap(rawValue: $0) == nil }
      return rest.isEmpty || rest.hasPrefix(".") ? "Module\(rest)" : rest
    }
    let path = "Code/" + words.joined(separator: "/")
    var (free, number) = ("\(path).liquid", 1)
    while files[free] != nil {
      number += 1
      free = "\(path) \(number).liquid"
    }
    return free
  }

  /// The path of the spec in the template's folder.
  package var specPath: String { "\(name).rambaspec" }

  private static let mark = "# Unedited since 'adder template learn': "

  private static func digest(of files: [String: String]) -> String {
    let text = files.sorted { $0.key < $1.key }.map { "\($0.key)\n\($0.value)" }
    return String(text.joined(separator: "\n").utf8.fnv1a(), radix: 16)
  }

  /// Returns true for a template that is as it was written: nobody has edited its files.
  ///
  /// - Parameter files: The files of the template, by their paths in its folder.
  package static func isUnedited(_ files: [String: String]) -> Bool {
    guard let spec = files.first(where: { $0.key.hasSuffix(".rambaspec") }),
      let start = spec.value.ranges(of: "\n\(mark)").last
    else { return false }
    var files = files
    files[spec.key] = String(spec.value[..<start.lowerBound])
    return spec.value[start.upperBound...] == "\(digest(of: files))\n"
  }

  /// Returns the line of the spec for a file.
  private static func entry(_ slot: String, _ path: String, isResource: Bool = false) -> String {
    let resource = isResource ? ", is_resource: true" : ""
    let folder = slot.folder.isEmpty ? "" : slot.folder + "/"
    let file = slot.fileName
    let rest = file.dropFirst()
    if file.first == Gap.module.rawValue, !rest.hasPrefix("."), !rest.contains(Gap.module.rawValue)
    {
      return "  - {name: \"\(folder)\(rest)\", path: \"\(path)\"\(resource)}"
    }
    return
      "  - {name: \"\(folder)\(file)\", custom_name: \"\(file)\", path: \"\(path)\"\(resource)}"
  }

  /// Returns the names of the methods that build a module, by the names of their types.
  private static func entrances(of architecture: Architecture) -> [String: String] {
    var entrances: [String: String] = [:]
    for composition in architecture.compositions {
      guard let role = architecture.role(named: composition.role), let type = role.typeNames.first
      else { continue }
      let method = composition.method.description
      let gap = method.hasPrefix("{module}") ? Gap.lowercasedModule : Gap.module
      entrances[type.description.filled(with: .module)] = method.filled(with: gap)
    }
    return entrances
  }
}
