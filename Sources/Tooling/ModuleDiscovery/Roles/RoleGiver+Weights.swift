import AdderArchitectures
import AdderBase

// The evidence for a role.
extension RoleGiver {
  /// Returns the evidence that a type has a role, assuming that an edge is the given reference.
  func label(
    for type: TypeDeclaration.ID, _ role: Int, _ edge: Int, _ reference: ReferencePattern,
    isHolder: Bool
  ) -> RoleLabel {
    var label = RoleLabel(
      type: type, role: role, wire: .init(edge: edge, reference: reference.number))
    weighNames(&label, reference, isHolder: isHolder)
    weighType(&label, edge, reference)
    weighBack(&label, edge, reference, isHolder: isHolder)
    // A type that only references the module is not necessarily a part of it.
    let saysMore =
      label.contract != nil || label.back != nil || label.isNamed
      || label.signs.contains(.navigates)
    if isHolder, !saysMore { label.weight -= 4 }
    // A reference alone is not evidence.
    if !saysMore, label.signs.isEmpty { label.weight = 0 }
    // What one module offers to others makes no part of those that use it.
    if isBetweenModules(edge), !isNamed(type, like: start.type) { label.weight = 0 }
    if isValue(type), !canBeValue(label) { label.weight = 0 }
    if pattern.roles[role].decides, !label.isNamed, isOfOtherArchitecture(type) { label.weight = 0 }
    let other = isHolder ? labels.label(of: graph.edges[edge].target)?.role : reference.holder
    let isBesideView = other.map { pattern.roles[$0].shows } ?? false
    if isSomethingElse(label, pattern.roles[role], isBesideView) { label.weight = 0 }
    if isHolder, label.back == nil, onlyMakesModule(type, pattern.roles[role]) { label.weight = 0 }
    return label
  }

  /// Returns true for a reference by a contract with other modules only: by a module's input or output.
  private func isBetweenModules(_ edge: Int) -> Bool {
    let declared = graph.edges[edge].declared.filter { index.types[$0].kind == .protocol }
    return !declared.isEmpty && declared.allSatisfy(project.crossingContracts.contains)
  }

  /// Returns true if a type that is no screen is named like a part that shows nothing, or if nothing says
  /// that a type is what navigates: a screen also has data sources and pickers, and a presenter factories
  /// of what its view shows.
  private func isSomethingElse(
    _ label: RoleLabel, _ role: RolePattern, _ isBesideView: Bool
  ) -> Bool {
    let name = index.plainName(of: label.type)
    if role.shows { return !project.types.isShown(label.type) && RoleWords.isNamedLikePart(name) }
    guard role.navigates, start.composer?.type != label.type else { return false }
    if role.composes, !role.ownWords.contains(where: name.ends), isComposedByNamesake(role) {
      return true
    }
    let navigates = project.types.navigates[label.type]
    let isFactory =
      RoleWords.making.contains(where: name.ends) && !role.ownWords.contains(where: name.ends)
    if isFactory, !navigates { return true }
    return !label.isNamed && label.contract == nil && !label.signs.contains(.property)
      && (!navigates || isBesideView)
  }

  /// Returns true if what composes the module has its name and the role's: `FeedWireframe` composes `FeedView`.
  private func isComposedByNamesake(_ role: RolePattern) -> Bool {
    guard let composer = start.composer?.type else { return false }
    let name = index.plainName(of: composer)
    return role.ownWords.contains(where: name.ends) && isNamed(start.type, like: composer)
  }

  /// Returns true if a type is what makes this module, judging by its name too, and the architecture has
  /// another role for that than the one that navigates.
  private func onlyMakesModule(_ type: TypeDeclaration.ID, _ role: RolePattern) -> Bool {
    let name = index.plainName(of: type)
    let makes =
      start.composer?.type == type || project.makers[start.type]?.contains(type) == true
    return makes && role.navigates && !role.composes
      && RoleWords.making.contains(where: name.ends) && !role.ownWords.contains(where: name.ends)
      && pattern.roles.contains { $0.composes && $0.isOfModule && !$0.shows }
  }

  private func isValue(_ type: TypeDeclaration.ID) -> Bool { index.types[type].kind == .struct }

  /// Returns true if a structure can have this role: most structures are data.
  private func canBeValue(_ label: RoleLabel) -> Bool {
    let role = pattern.roles[label.role]
    if role.shows { return project.types.isScreen[label.type] }
    return (role.decides || role.formats || role.navigates) && label.isNamed
  }

  /// Returns true if a type is named like what decides in an architecture of another family.
  private func isOfOtherArchitecture(_ type: TypeDeclaration.ID) -> Bool {
    index.name(of: type).holds("ViewModel")
  }

  /// Weighs the names of the property, of the protocols in its declaration, and of the type.
  private func weighNames(
    _ label: inout RoleLabel, _ reference: ReferencePattern, isHolder: Bool
  ) {
    guard let edge = label.wire?.edge else { return }
    let signs = pattern.signs
    let property = graph.edges[edge].property
    if signs.isProperty(property, of: reference) {
      label.weight += 3
      label.signs.insert(.property)
    } else if !isHolder, signs.isProperty(property, forRole: label.role) {
      label.weight += 2
      label.signs.insert(.property)
    }

    let protocols = graph.edges[edge].declared.lazy.filter { [project] in
      project.index.types[$0].kind == .protocol
    }
    if let found = protocols.first(where: { signs.isContract($0, of: reference) }) {
      label.weight += 3
      label.contract = found
    } else if !isHolder, let found = protocols.first(where: { signs.mentions($0, label.role) }) {
      label.weight += 2
      label.contract = found
    }

    if signs.isNamed(label.type, label.role) {
      label.weight += 3
      label.signs.insert(.named)
    } else if let other = signs.roleByEnding(of: label.type), other != label.role {
      label.weight -= 4
    }
  }

  /// Weighs the kind of reference and the behavior of the type.
  private func weighType(_ label: inout RoleLabel, _ edge: Int, _ reference: ReferencePattern) {
    let own = pattern.roles[label.role]
    label.weight += graph.edges[edge].strength == reference.strength ? 1 : -2
    if graph.edges[edge].certainty == .assigned { label.weight += 1 }
    if project.types.isShown(label.type), !own.shows {
      label.weight -= own.touchesScreen ? 2 : 12
    }
    if own.navigates, project.types.navigates[label.type] {
      label.weight += 2
      label.signs.insert(.navigates)
    }
  }

  /// Weighs whether the other side refers back.
  private func weighBack(
    _ label: inout RoleLabel, _ edge: Int, _ reference: ReferencePattern, isHolder: Bool
  ) {
    let (holder, target) = (graph.edges[edge].holder, graph.edges[edge].target)
    let targetRole = isHolder ? labels.label(of: target)?.role : label.role
    let isExpected = targetRole.map { pattern.expects($0, toHold: reference.holder) } ?? false
    let back = graph.numbers(from: target).first { edge in
      graph.edges[edge].target == holder && start.owns(edge, in: graph)
    }
    if let back {
      if isExpected {
        label.weight += 3
        label.back = back
      }
    } else {
      // Nothing can refer back to a structure.
      if isExpected, !isValue(holder) { label.weight -= 1 }
      // A type that is held by many types and does not refer back is not part of this module alone.
      // Coordinators hold the presenters of SwiftUI screens, which nothing can refer back to.
      if !isHolder, !pattern.roles[label.role].shows, graph.isShared(label.type),
        !isValue(holder) || !isNamed(label.type, like: holder) && !isBeside(label.type, holder)
      {
        label.weight -= 4
      }
    }
  }

  /// Returns true if two types are in the same folder, or in folders of one folder: `Profile/View` and
  /// `Profile/Presenter`. The views of a feature can share its presenter.
  private func isBeside(_ type: TypeDeclaration.ID, _ other: TypeDeclaration.ID) -> Bool {
    let (folder, otherFolder) = (self.folder(of: type), self.folder(of: other))
    return folder == otherFolder || !folder.folder.isEmpty && folder.folder == otherFolder.folder
  }

  private func folder(of type: TypeDeclaration.ID) -> String {
    index.files[Int(index.types[type].place.file)].path.folder
  }

  /// Returns true if two types are named after the same module: `ProfileView` and `ProfilePresenter`.
  private func isNamed(_ type: TypeDeclaration.ID, like holder: TypeDeclaration.ID) -> Bool {
    func stem(_ type: TypeDeclaration.ID) -> Substring? {
      guard let role = pattern.signs.roleByEnding(of: type),
        let word = pattern.signs.ending(of: type, role)
      else { return nil }
      return index.plainName(of: type).dropLast(word.count)
    }
    return stem(type).map { !$0.isEmpty && $0 == stem(holder) } ?? false
  }
}
