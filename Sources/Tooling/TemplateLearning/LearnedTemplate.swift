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
  /// The roles that most modules have, but the template does not make, with a type of the project for each.
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
    let tests = TestFolders(project.index)
    var skipped: [String] = []
    let usual = UsualTypes(of: modules, project.index, architecture)
    let shared = files.shared(by: modules)
    var read = modules.map { module in
      ReadModule(module, in: project, files, shared: shared, tests, usual, contents, &skipped)
    }
    self.skipped = skipped
    let types = UsualNames(ofTypes: read.map(\.types))
    for place in read.indices { read[place].use(types) }
    let properties = UsualProperties(of: read.map(\.properties))
    for place in read.indices { read[place].use(properties) }
    let paths = UsualNames(ofPaths: read.map(\.paths))
    var fileTypes = FileTypes()
    for module in read { module.add(to: &fileTypes, paths) }
    let versions = read.map { $0.versions(paths, fileTypes) }.filter { !$0.isEmpty }
    let screens = LearnedInterface.common(
      of: read.map { $0.interfaces(interfaces, among: read, contents) })
    let common = CommonModule(
      versions, entrances: Self.entrances(of: architecture),
      screens: Set(screens.map(\.controller)), protocols: ProjectProtocols(project.index))
    let slots = common.files.keys.sorted()
    guard !slots.isEmpty else { return nil }
    self.name = name
    moduleCount = versions.count
    missingRoles = architecture.roles.compactMap { role in
      let name = role.typeNames.first.map { $0.description.filled(with: .module) } ?? ""
      let parts = modules.compactMap { $0.part(role.name)?.type }
      guard parts.count * 2 > modules.count, !common.types.contains(where: { $0.name == name })
      else { return nil }
      // The team knows the type's name, not the role's.
      let type = Majority(parts.map(project.index.name(of:))).first ?? role.name
      return type == role.name ? type : "\(role.name) (such as \(type))"
    }
    var spec = LearnedSpec(name: name, moduleCount: moduleCount)
    let testImport = TestImport(common, versions)
    for slot in slots {
      if let text = common.text(of: slot) { spec.add(slot, testImport.added(to: text, of: slot)) }
    }
    for screen in screens { spec.add(screen.slot, screen.liquid, isResource: true) }
    fileCount = spec.files.count
    let text = spec.text(with: SharedPlaces(of: modules, in: project, files))
    var made = spec.files
    made[specPath] = text
    self.files = made
    self.files[specPath] = text + "\n\(Self.mark)\(Self.digest(of: made))\n"
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
