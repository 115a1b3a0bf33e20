import AdderModuleDiscovery
import AdderSwiftSource

extension AppCode {
  /// Returns true if a place is in the value of a lazy property that no code reads. That value is never created.
  ///
  /// - Parameter type: Returns the outermost type whose code contains a place.
  func isInUnreadProperty(
    _ place: SyntaxPlace, type: (SyntaxPlace) -> TypeDeclaration.ID?
  ) -> Bool {
    let facts = index.files[Int(place.file)].facts
    for (owner, declaration) in index.types.enumerated() {
      for property in declaration.properties
      where property.isLazy && property.place.file == place.file
        && facts.range(of: Int(property.place.node)).contains(Int(place.node))
      {
        return !isRead(property.name, of: owner, type: type)
      }
    }
    return false
  }

  /// Returns true if a type's own code names a property, or code that knows the type names it as a member of something.
  private func isRead(
    _ property: Name, of owner: TypeDeclaration.ID, type: (SyntaxPlace) -> TypeDeclaration.ID?
  ) -> Bool {
    let declaration = index.types[owner]
    let own = [declaration.place] + declaration.extensions
    let files = Set((places(named: declaration.name) + own).map(\.file))
    return places(named: property).contains { place in
      guard files.contains(place.file) else { return false }
      switch index.files[Int(place.file)].facts.nodes[Int(place.node)].kind {
      case .identifier: return type(place) == type(declaration.place)
      case .member: return true
      default: return false
      }
    }
  }
}
