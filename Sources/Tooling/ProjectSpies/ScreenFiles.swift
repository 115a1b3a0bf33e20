import AdderContractSpies
import AdderModuleDiscovery
import AdderProjectChecks
import AdderProjects
import AdderStoryboards

/// The storyboards and xibs of a project that create screens, by the names of the screens' classes.
struct ScreenFiles {
  private var files: [String: ScreenFile] = [:]
  let areInModuleBundle: Bool

  init(_ sources: ProjectSources) {
    if case .swiftPackage = sources.project.kind {
      areInModuleBundle = true
    } else {
      areInModuleBundle = false
    }
    for path in sources.files.interfaces {
      guard let bytes = try? sources.texts.bytes(of: path, limit: .max),
        let file = try? InterfaceFile(parsing: bytes, file: path)
      else { continue }
      let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
      guard let name else { continue }
      for (type, screen) in Self.screens(in: file, named: name) where files[type] == nil {
        files[type] = screen
      }
    }
  }

  subscript(type: String) -> ScreenFile? { files[type] }

  private static func screens(
    in file: InterfaceFile, named name: String
  ) -> [(type: String, file: ScreenFile)] {
    func outlets(of object: InterfaceObject) -> Set<String> {
      Set(file.outlets.filter { $0.owner == object.id }.map(\.property.text))
    }
    if file.kind == .xib {
      guard let owner = file.filesOwner, owner.customClass?.name.text == name else { return [] }
      return [(name, ScreenFile(.xib, name: name, outlets: outlets(of: owner)))]
    }
    return file.scenes.compactMap { scene in
      guard let screen = file.controller(of: scene), let type = screen.customClass?.name.text else {
        return nil
      }
      let identifier = screen.storyboardIdentifier?.text
      guard identifier != nil || file.initialScene == scene else { return nil }
      let embedded = file.segues.contains {
        $0.kind == .embed && file.object($0.source).flatMap(file.scene) == scene
      }
      return (
        type,
        ScreenFile(
          .storyboard(identifier: identifier), name: name, outlets: outlets(of: screen),
          hasEmbeddedScreens: embedded)
      )
    }
  }
}
