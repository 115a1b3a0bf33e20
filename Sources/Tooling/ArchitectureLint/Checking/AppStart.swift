import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// The modules that are put together when the app starts, and where.
struct AppStart: Sendable {
  struct Use: Sendable {
    /// Who puts the module together.
    let composer: TypeDeclaration.ID
    let place: SyntaxPlace
    /// Whether the start puts another module together in front of this one.
    let isFurther: Bool
    /// Who starts the app.
    let starter: TypeDeclaration.ID
  }

  let uses: [TypeDeclaration.ID: Use]

  init(_ index: ProjectIndex, _ types: ModuleTypes) {
    var uses: [TypeDeclaration.ID: Use] = [:]
    let delegates = Set(
      ["UIApplicationDelegate", "UIWindowSceneDelegate"].compactMap(index.names.name))
    for (id, type) in index.types.enumerated()
    where !index.allInherited(by: id).foreign.isDisjoint(with: delegates) {
      if ProjectTypes.isTestFile(index.files[Int(type.place.file)]) { continue }
      var found: [(composer: TypeDeclaration.ID, place: SyntaxPlace)] = []
      var hasSeveralScreens = false
      for place in [type.place] + type.extensions {
        let file = index.files[Int(place.file)]
        for node in TypeMentions(in: place, of: file) {
          let name = file.names[Int(file.facts.nodes[node].name)]
          // Tabs are all there from the start.
          if index.names[name].hasSuffix("TabBarController") { hasSeveralScreens = true }
          guard file.facts.nodes[node].kind == .identifier, let use = types.use(of: name),
            use.role?.has(.composes) == true, !found.contains(where: { $0.composer == use.type })
          else { continue }
          found.append((use.type, SyntaxPlace(file: place.file, node: Int32(node))))
        }
      }
      if hasSeveralScreens { continue }
      for (number, use) in found.enumerated() {
        uses[use.composer] = Use(
          composer: use.composer, place: use.place, isFurther: number > 0, starter: id)
      }
    }
    self.uses = uses
  }
}
