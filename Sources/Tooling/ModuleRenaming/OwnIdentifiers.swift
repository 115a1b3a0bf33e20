import AdderBase
import AdderModuleDiscovery
import AdderStoryboards

/// The identifiers in storyboards and xibs that contain the module's name and belong to it: those of its screens and cells, and of
/// the segues that lead to it, such as `ProfileVC` and `toProfile`.
struct OwnIdentifiers {
  private(set) var all: Set<String> = []
  /// The identifiers that are more than the module's name, and that hardly mean anything else.
  private(set) var specific: Set<String> = []

  init(in project: DiscoveredProject, _ own: OwnNames) {
    var others: Set<String> = []
    let screens = Set(
      project.interfaces.flatMap(\.objects).filter { object in
        object.customClass.map { own.types[$0.name.text] != nil } ?? false
      }.compactMap { $0.storyboardIdentifier?.text })
    let storyboards = Self.storyboards(in: project, own)
    for file in project.interfaces {
      // A navigation controller that begins with the module's screen.
      let containers = Set(
        file.segues.filter { segue in
          segue.kind == .relationship && hasOwnClass(file.object(segue.destination))
        }.map(\.source))
      func hasOwnClass(_ object: InterfaceObject?) -> Bool {
        object?.customClass.map { own.types[$0.name.text] != nil } ?? false
      }
      func isOwn(_ object: InterfaceObject?) -> Bool {
        hasOwnClass(object) || object.map { containers.contains($0.id) } ?? false
      }
      func isInOwnScene(_ object: InterfaceObject) -> Bool {
        isOwn(file.scene(of: object).flatMap(file.controller))
      }
      for object in file.objects {
        let isOfModule = isOwn(object) || object.reuseIdentifier != nil && isInOwnScene(object)
        for identifier in object.identifiers { take(identifier, isOfModule) }
      }
      for segue in file.segues {
        if let identifier = segue.identifier {
          let destination = file.object(segue.destination)
          let reference = destination?.storyboardReference
          let referenced = reference?.referencedIdentifier?.text
          let isReferenced =
            referenced.map(screens.contains)
            ?? reference?.storyboardName.map { storyboards.contains($0.text) } ?? false
          take(identifier, isOwn(destination) || isReferenced)
        }
      }
      func take(_ identifier: InterfaceText, _ isOfModule: Bool) {
        if isOfModule { all.insert(identifier.text) } else { others.insert(identifier.text) }
      }
    }
    let known = Set(project.interfaceIdentifiers)
    all = all.subtracting(others).filter { text in
      own.types[text] == nil && own.replacement.renamed(text).map { !known.contains($0) } ?? false
    }
    specific = all.filter { text in
      NameMeaning(text, own.replacement.places(in: text)).map { !$0.isBare } ?? false
    }
  }

  /// Returns the names of the storyboards that begin with the module's screen.
  private static func storyboards(in project: DiscoveredProject, _ own: OwnNames) -> Set<String> {
    Set(
      project.interfaces.filter { file in
        file.initialScene.flatMap(file.controller)?.customClass
          .map { own.types[$0.name.text] != nil } ?? false
      }.map(\.file.fileStem))
  }
}
