import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderStoryboards

/// The screens of an app's storyboards, and the segues between them.
struct InterfaceScenes {
  private let files: [InterfaceFile]
  private let index: ProjectIndex
  private let nodes: GraphNodes
  private var filesByName: [String: Int] = [:]
  /// The names of the storyboards that the app's property lists name, or else the one that Xcode suggests.
  private let startNames: Set<String>

  struct Scene: Hashable {
    let file: Int
    let id: String
  }

  /// A segue from one screen to another one.
  struct Opening {
    let from: Int
    let to: Int
    let action: ModuleGraph.Action
    /// The name by which code performs the segue; `nil` if only the storyboard does.
    let identifier: String?
    /// True for tabs, and for what covers the whole screen.
    let isFixed: Bool
    let place: SourceLocation
  }

  init(_ found: DiscoveredProject, _ nodes: GraphNodes) {
    files = found.interfaces.filter { $0.kind == .storyboard }
    index = found.index
    let named = found.startStoryboards.intersection(files.map(\.name))
    startNames = named.isEmpty ? ["Main"] : named
    self.nodes = nodes
    for (number, file) in files.enumerated() where filesByName[file.name] == nil {
      filesByName[file.name] = number
    }
  }

  // MARK: Screens

  /// Returns the screens that a scene shows: its own, or those in a container without a class of its own.
  func screens(of scene: Scene) -> [Int] {
    var visited: Set<Scene> = []
    return screens(of: scene, &visited)
  }

  private func screens(of scene: Scene, _ visited: inout Set<Scene>) -> [Int] {
    guard visited.insert(scene).inserted, let object = files[scene.file].object(scene.id) else {
      return []
    }
    if let node = object.customClass.flatMap({ node(of: $0.name.text) }) { return [node] }
    return contained(in: scene).flatMap { screens(of: $0.scene, &visited) }
  }

  private func node(of className: String) -> Int? {
    index.types(named: className).lazy.compactMap(nodes.screen(of:)).first
  }

  /// The scenes inside a container: roots, tabs and embedded screens.
  private func contained(in scene: Scene) -> [(scene: Scene, segue: Segue)] {
    files[scene.file].segues.compactMap { segue in
      guard segue.showsInside, controller(of: segue.source, in: scene.file) == scene.id,
        let end = self.scene(of: segue.destination, in: scene.file)
      else { return nil }
      return (end, segue)
    }
  }

  private func isTabBar(_ scene: Scene) -> Bool {
    files[scene.file].object(scene.id)?.element == "tabBarController"
  }

  private func controller(of object: String, in file: Int) -> String? {
    files[file].object(object).flatMap(files[file].scene(of:))?.controller
  }

  /// Returns a scene by its identifier, or the one to which a reference in its place leads.
  private func scene(of id: String, in file: Int) -> Scene? {
    guard let reference = files[file].object(id)?.storyboardReference else {
      return Scene(file: file, id: id)
    }
    let other = reference.storyboardName.map { filesByName[$0.text] } ?? file
    guard let other else { return nil }
    guard let identifier = reference.referencedIdentifier?.text else { return initial(of: other) }
    return files[other].objects.first { $0.storyboardIdentifier?.text == identifier }
      .map { Scene(file: other, id: $0.id) }
  }

  private func initial(of file: Int) -> Scene? {
    files[file].initialViewController.map { Scene(file: file, id: $0.text) }
  }

  // MARK: Screens by name

  /// The screens that code takes from storyboards by identifiers that mean a single scene or screen: several are the
  /// tabs of a tab bar.
  var screensByIdentifier: [String: (screens: Set<Int>, areTabs: Bool)] {
    var scenes: [String: [Scene]] = [:]
    for (number, file) in files.enumerated() {
      for object in file.objects {
        guard let identifier = object.storyboardIdentifier?.text else { continue }
        scenes[identifier, default: []].append(Scene(file: number, id: object.id))
      }
    }
    return scenes.compactMapValues { scenes in
      let screens = Set(scenes.flatMap(screens))
      return screens.count == 1 || scenes.count == 1
        ? (screens, scenes.allSatisfy(isTabBar)) : nil
    }
  }

  /// The screens with an identifier in each storyboard, by its name.
  var identifiedScreens: [String: [String: [Int]]] {
    var found: [String: [String: [Int]]] = [:]
    for (number, file) in files.enumerated() {
      for object in file.objects {
        guard let identifier = object.storyboardIdentifier?.text else { continue }
        found[file.name, default: [:]][identifier, default: []] += screens(
          of: Scene(file: number, id: object.id))
      }
    }
    return found
  }

  /// The screens that code takes from a storyboard without naming them.
  var initialScreens: [String: [Int]] {
    var found: [String: [Int]] = [:]
    for number in files.indices {
      if let scene = initial(of: number) { found[files[number].name] = screens(of: scene) }
    }
    return found
  }

  /// The screens that the system shows at launch, each with its place: those of the storyboard that the app names.
  var firstScreens: [(node: Int, place: SourceLocation)] {
    files.indices.filter { startNames.contains(files[$0].name) }.flatMap { number in
      guard let scene = initial(of: number), let object = files[number].object(scene.id) else {
        return [(node: Int, place: SourceLocation)]()
      }
      return screens(of: scene).map { ($0, files[number].location(of: object.place)) }
    }
  }

  // MARK: Segues

  /// The screens that a segue closes, each with the segue's place.
  var unwindings: [(node: Int, place: SourceLocation)] {
    files.indices.flatMap { number in
      files[number].segues.filter { $0.kind == .unwind }.compactMap { segue in
        guard let start = controller(of: segue.source, in: number).flatMap(files[number].object),
          let node = start.customClass.flatMap({ node(of: $0.name.text) })
        else { return nil }
        return (node, files[number].location(of: segue.place))
      }
    }
  }

  var openings: [Opening] {
    files.indices.flatMap { number in
      files[number].segues.flatMap { segue -> [Opening] in
        guard let action = segue.showsInside ? .embeds : ModuleGraph.Action(segue.kind),
          let start = controller(of: segue.source, in: number).flatMap(files[number].object),
          let from = start.customClass.flatMap({ node(of: $0.name.text) }),
          let end = scene(of: segue.destination, in: number)
        else { return [] }
        let covers =
          segue.presentationStyle.map { FrameworkNames.coveringStyles.contains($0.text) } ?? false
        return screens(of: end).filter { $0 != from }.map {
          Opening(
            from: from, to: $0, action: action, identifier: segue.identifier?.text,
            isFixed: covers || isTabBar(end),
            place: files[number].location(of: segue.place))
        }
      }
    }
  }
}

extension InterfaceFile {
  /// The name by which code finds a storyboard: `Main` for `Main.storyboard`.
  fileprivate var name: String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}

extension Segue {
  /// True if the segue belongs to a container, which shows the segue's screen inside its own.
  fileprivate var showsInside: Bool {
    kind == .relationship || kind == .embed
      || identifier.map { FrameworkNames.containerSegues.contains($0.text) } ?? false
  }
}

extension ModuleGraph.Action {
  fileprivate init?(_ kind: Segue.Kind) {
    switch kind {
    case .show, .showDetail, .push: self = .pushes
    case .presentation, .popoverPresentation, .modal, .popover: self = .presents
    case .embed, .relationship: self = .embeds
    case .replace: self = .replaces
    case .custom, .other: self = .opens
    case .unwind: return nil
    }
  }
}
