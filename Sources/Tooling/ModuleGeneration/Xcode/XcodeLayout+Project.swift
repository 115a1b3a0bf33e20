import AdderBase
import AdderProjects
import AdderXcodeProjects

extension XcodeLayout {
  /// Finds the places in an Xcode project where modules can be added.
  init(of project: XcodeProject, _ places: XcodePlaces) {
    let groups = project.groups
    let folders = TargetFolders(groups, in: project)
    let targets = project.targets
    // A group without its own folder, such as Products, is not suitable for modules. A group with
    // the name of a target is an exception: it contains the target's files.
    let names = Set(targets.map(\.name))
    self.init(
      targets: targets.map { target in
        Target(target, in: project, folder: folders[target].flatMap(places.pathInProject))
      },
      groups: groups.map { group in
        let isPlace = group.hasOwnFolder || group.path.last.map(names.contains) ?? false
        // A slash in a group's name would look like a separator between groups.
        let canBeNamed = group.path.allSatisfy { !$0.utf8.contains(UInt8(ascii: "/")) }
        return Group(
          path: RelativePath(components: group.path),
          folder: isPlace && canBeNamed ? group.folder.flatMap(places.pathInProject) : nil)
      })
  }
}

/// The folder of each target's files: a synchronized folder, the folder of the group that has
/// the target's name, or the one with most of its sources.
private struct TargetFolders {
  private var byName: [String: [String]] = [:]
  /// The folders with most sources, by the names of targets.
  private var bySources: [String: [String]] = [:]
  private var synchronized: [String: (name: String, folder: [String])] = [:]

  init(_ groups: [XcodeGroupPlace], in project: XcodeProject) {
    for group in groups {
      guard let name = group.path.last, let folder = group.folder else { continue }
      // Outer groups come first, so the outermost group with a name takes precedence.
      if byName[name] == nil { byName[name] = folder }
      if group.isSynchronized { synchronized[group.id] = (name, folder) }
    }
    guard project.targets.contains(where: { self[$0] == nil }) else { return }
    for found in project.targetFiles {
      bySources[found.target.name] = Self.folder(
        of: found.files.filter { $0.last?.hasSuffix(".swift") ?? false })
    }
  }

  /// Returns the folder that two thirds of the files are in; `nil` if they are in several, or beside the project.
  private static func folder(of files: [[String]]) -> [String]? {
    let inFolders = Dictionary(grouping: files.filter { $0.count > 1 }) { $0[0] }
    guard let most = inFolders.values.first(where: { $0.count * 3 >= files.count * 2 }) else {
      return nil
    }
    return most.dropFirst().reduce(Array(most[0].dropLast())) { common, file in
      zip(common, file).prefix { $0 == $1 }.map(\.0)
    }
  }

  subscript(target: XcodeTarget) -> [String]? {
    let own = target.synchronizedFolders.compactMap { synchronized[$0.object.id] }
    return (own.first { $0.name == target.name } ?? own.first)?.folder ?? byName[target.name]
      ?? bySources[target.name]
  }
}

extension XcodeLayout.Target {
  fileprivate init(_ target: XcodeTarget, in project: XcodeProject, folder: RelativePath?) {
    let settings = [target.configurations.first, project.configurations.first]
    let names = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].compactMap { settings[0]?.setting($0) }
    let written = names.first { !$0.contains("$") }
    let name = written ?? target.name
    // A missing setting may be in an xcconfig file, and a variable's value is unknown, except the
    // one that Xcode writes into new targets.
    let isNameOfTarget =
      names.first?.contains("TARGET_NAME") ?? (settings[0]?.object.string(Self.xcconfig) == nil)
    self.init(
      name: target.name, kind: Self.kind(of: target), module: Project.identifier(name),
      knowsModule: written != nil || isNameOfTarget, folder: folder,
      dependencies: target.dependencies.map(\.name),
      lacksUIKit: settings.lazy.compactMap { $0?.setting("SDKROOT") }.first == "macosx",
      alwaysHasUIKit: target.configurations.allSatisfy { configuration in
        let shared = project.configurations.first { $0.name == configuration.name }
        return Self.alwaysHasUIKit { configuration.setting($0) ?? shared?.setting($0) }
      } && !target.configurations.isEmpty)
    func first(_ name: String) -> String? {
      settings.lazy.compactMap { $0?.setting(name) }.first
    }
    isMainActorByDefault = first("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
    isSwift6 = first("SWIFT_VERSION")?.hasPrefix("6") ?? false
  }

  /// The key of a configuration for its xcconfig file.
  private static let xcconfig = "baseConfigurationReference"

  /// Returns true if the settings of a configuration name only platforms with UIKit. Settings in an
  /// xcconfig file are not known.
  private static func alwaysHasUIKit(_ setting: (String) -> String?) -> Bool {
    let platforms =
      setting("SUPPORTED_PLATFORMS").map { $0.split(separator: " ").map(String.init) }
      ?? [setting("SDKROOT")].compactMap { $0 }
    return !platforms.isEmpty && platforms.allSatisfy(platformsWithUIKit.contains)
  }

  private static let platformsWithUIKit: Set<String> = [
    "iphoneos", "iphonesimulator", "appletvos", "appletvsimulator", "xros", "xrsimulator",
  ]

  private static func kind(of target: XcodeTarget) -> Kind {
    guard target.takesFiles else { return .other }
    return switch target.kind {
    // A watch app comes with a phone app. The phone app is the default unless the user names the
    // watch app.
    case .application: target.isForWatch ? .library : .app
    case .unitTests: .unitTests
    case .uiTests, .aggregate, .external: .other
    case .appExtension, .framework, .library, .commandLineTool, .other: .library
    }
  }
}
