import AdderModuleDiscovery
import AdderShipped
import AdderStoryboards
import AdderSwiftSource

/// The screens in an app's storyboards, and how the app shows each of them.
struct StoryboardScreens {
  private let files: [InterfaceFile]
  private let app: AppCode
  /// The segues that end at each scene.
  private var arriving: [Scene: [Segue.Kind]] = [:]
  /// The scenes that each scene contains: roots, tabs and embedded screens.
  private var contained: [Scene: [Scene]] = [:]
  private var scenesByClass: [String: [Scene]] = [:]
  /// The storyboards that the app shows at launch.
  private var main: [Int] = []

  private struct Scene: Hashable {
    var file: Int
    var id: String
  }

  init(_ found: DiscoveredProject, _ app: AppCode) {
    files = found.interfaces.filter { $0.kind == .storyboard }
    self.app = app
    for (number, file) in files.enumerated() {
      for scene in file.scenes {
        guard let controller = scene.controller else { continue }
        if let name = file.object(controller)?.customClass?.name.text {
          scenesByClass[name, default: []].append(Scene(file: number, id: controller))
        }
      }
      for object in file.objects where object.element == "customObject" {
        guard let name = object.customClass?.name.text,
          let controller = file.scene(of: object)?.controller
        else { continue }
        scenesByClass[name, default: []].append(Scene(file: number, id: controller))
      }
      for segue in file.segues where segue.kind != .unwind {
        guard let end = scene(of: segue.destination, in: number) else { continue }
        if let start = start(of: segue, in: number) {
          contained[start, default: []].append(end)
        } else {
          arriving[end, default: []].append(segue.kind)
        }
      }
    }
    main = findMain()
  }

  /// Returns the storyboard called 'Main', or else the only one whose initial screen neither code nor another
  /// storyboard shows.
  private func findMain() -> [Int] {
    let named = files.indices.filter { Self.name(of: files[$0]) == "Main" }
    if !named.isEmpty { return named }
    let inner = Set(contained.values.joined())
    let candidates = files.indices.filter { number in
      let name = Self.name(of: files[number])
      guard let initial = initialScene(of: number), !name.hasPrefix("Launch") else { return false }
      return literals(name) == 0 && arriving[initial] == nil && !inner.contains(initial)
    }
    return candidates.count == 1 ? candidates : []
  }

  private func initialScene(of number: Int) -> Scene? {
    files[number].initialViewController.map { Scene(file: number, id: $0.text) }
  }

  // MARK: Screens that stay

  /// The classes of the main storyboard's initial screen and of the screens that it contains.
  var first: Set<TypeDeclaration.ID> {
    let initial = main.compactMap(initialScene)
    return classes(of: scenes(in: initial.filter { showings(of: $0) == 1 }))
  }

  /// The classes of the tabs of tab bar controllers that the app shows in one place.
  var tabs: Set<TypeDeclaration.ID> {
    let bars = files.indices.flatMap { number in
      files[number].scenes.compactMap { files[number].controller(of: $0) }
        .filter(isTabBar).map { Scene(file: number, id: $0.id) }
    }
    return classes(of: scenes(in: bars.filter { showings(of: $0) < 2 } + loadedTabs))
  }

  /// The initial scenes of storyboards that are loaded only by code that sets the tabs of a tab bar controller.
  private var loadedTabs: [Scene] {
    let functions = app.tabFunctions
    return files.indices.compactMap { number in
      guard let scene = initialScene(of: number),
        let name = app.index.names.name(Self.name(of: files[number]))
      else { return nil }
      let isInTabs = app.places(named: name).contains { app.index.contains($0, in: functions) }
      return isInTabs && showings(of: scene) == 1 ? scene : nil
    }
  }

  private func isTabBar(_ controller: InterfaceObject) -> Bool {
    guard let name = controller.customClass?.name.text else {
      return controller.element == "tabBarController"
    }
    return app.index.names.name(name).map(app.index.types(named:))?.contains {
      app.index.inherits(.tabContainers, $0)
    } ?? false
  }

  /// Returns scenes and those that they contain, except scenes that the app shows in another way as well.
  private func scenes(in outer: [Scene]) -> Set<Scene> {
    var scenes = Set(outer)
    var open = outer
    while let next = open.popLast() {
      for scene in contained[next] ?? []
      where showings(of: scene) == 0 && scenes.insert(scene).inserted {
        open.append(scene)
      }
    }
    return scenes
  }

  /// Returns the classes that only some scenes have: those of the screens, and of the objects beside them.
  private func classes(of scenes: Set<Scene>) -> Set<TypeDeclaration.ID> {
    let names = scenesByClass.filter { scenes.isSuperset(of: $0.value) }.keys
    return Set(names.compactMap(app.index.names.name).flatMap(app.index.types(named:)))
  }

  // MARK: How a screen is shown

  /// The number of segues and places in code that show a scene. An app shows the initial scene of its
  /// main storyboard, too.
  private func showings(of scene: Scene) -> Int {
    let file = files[scene.file]
    guard let object = file.object(scene.id) else { return 0 }
    let uses = object.storyboardIdentifier.map { literals($0.text) } ?? 0
    let instances = object.customClass.map { self.instances($0.name.text) } ?? 0
    var count = (arriving[scene]?.count ?? 0) + max(uses, instances)
    if file.initialViewController?.text == scene.id {
      count += main.contains(scene.file) ? 1 : literals(Self.name(of: file))
    }
    return count
  }

  /// The number of places where code takes a screen from a storyboard.
  private func instances(_ className: String) -> Int {
    guard let name = app.index.names.name(className) else { return 0 }
    return app.places(named: name).count {
      app.index.files[Int($0.file)].facts.isTakenFromFile(Int($0.node))
    }
  }

  /// The number of string literals with a text, except titles and the names of pictures.
  private func literals(_ text: String) -> Int {
    guard let name = app.index.names.name(text) else { return 0 }
    return app.places(named: name).count { place in
      let (facts, node) = (app.index.files[Int(place.file)].facts, Int(place.node))
      guard facts.nodes[node].kind == .stringLiteral else { return false }
      guard node > 0, facts.nodes[node - 1].kind == .argument else { return true }
      let label = facts.name(of: node - 1)
      return !FrameworkNames.shownTexts.contains(label)
        && !FrameworkNames.pictureLabels.contains(label)
        && !FrameworkNames.resourceLabels.contains(label)
    }
  }

  private static func name(of file: InterfaceFile) -> String {
    let name = file.file.split(separator: "/").last ?? ""
    return String(name.dropLast(".storyboard".count))
  }

  // MARK: Segues

  /// Returns the scene that contains the destination of a relationship or embedding; `nil` for other segues.
  private func start(of segue: Segue, in number: Int) -> Scene? {
    guard segue.kind == .relationship || segue.kind == .embed else { return nil }
    let file = files[number]
    guard let source = file.object(segue.source), let scene = file.scene(of: source),
      let controller = scene.controller
    else { return nil }
    return Scene(file: number, id: controller)
  }

  /// Returns a scene by its identifier, or the one to which a reference in its place leads.
  private func scene(of id: String, in number: Int) -> Scene? {
    guard let reference = files[number].object(id)?.storyboardReference else {
      return Scene(file: number, id: id)
    }
    let other =
      reference.storyboardName.map { name in
        files.firstIndex { Self.name(of: $0) == name.text }
      } ?? number
    guard let other else { return nil }
    guard let identifier = reference.referencedIdentifier?.text else {
      return initialScene(of: other)
    }
    let object = files[other].objects.first { $0.storyboardIdentifier?.text == identifier }
    return object.map { Scene(file: other, id: $0.id) }
  }
}
