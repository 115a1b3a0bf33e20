import AdderArchitectures
package import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderModuleGeneration
package import AdderProjectChecks
import AdderShipped

/// The method with which the view of an existing module passes segues to the part that navigates, as
/// proven edits. Everything is in memory; nothing is written.
package struct AddedSegues {
  /// The module as it was found: `ContactList`.
  package let module: String
  /// The view: `ContactListViewController`.
  package let view: String
  private let edits: ProvenEdits

  /// Returns `nil` if there is no such module, or its architecture does not route by segues.
  ///
  /// - Parameter word: the module's name, with or without the prefix of type names.
  /// - Throws: `SegueError` if the module's view cannot pass segues; `MergeConflict` if its file has one.
  package init?(
    to word: String, prefix: String, in sources: ProjectSources, request: CheckRequest
  ) throws {
    guard let extended = try Self.module(named: word, prefix: prefix, in: sources) else {
      return nil
    }
    let project = extended.project
    let name = extended.module.name
    let holder = try Self.holder(in: extended)
    view = project.index.name(of: holder.type)
    module = name
    if SegueRoute.preparation(of: holder.type, in: project.index, sources.texts) != nil {
      edits = ProvenEdits()
      return
    }
    if let other = project.index.seguePreparation(of: holder.type) {
      let location: SourceLocation = project.index.location(of: other.place)
      throw SegueError.preparesOtherwise(module: name, view: view, location)
    }
    var writer = SegueWriter(project: project, texts: sources.texts)
    writer.write(holder)
    edits = try extended.prove(writer.edits, request) {
      SegueError.refused(module: name, $0, $1)
    }
  }

  /// Returns `nil` if there is no such module, or its architecture does not route by segues.
  private static func module(
    named word: String, prefix: String, in sources: ProjectSources
  ) throws -> ExtendedModule? {
    do throws(CompanionError) {
      let found = try ExtendedModule(named: word, prefix: prefix, in: sources)
      let contracts = found.architecture.contracts
      return contracts.contains { $0.methods.named[.segue] != nil } ? found : nil
    } catch {
      if case .unknownModule = error { return nil }
      throw error
    }
  }

  /// Returns the view controller of a module, and its property that leads to the part that navigates.
  private static func holder(in extended: ExtendedModule) throws(SegueError) -> PartLink.Holder {
    let name = extended.module.name
    let parts: OpenerParts
    do throws(RouteObstacle) {
      parts = try OpenerParts(of: extended.module, extended.architecture, in: extended.project)
    } catch {
      throw .refused(module: name, error, nil)
    }
    let found = parts.navigation.holders.first {
      Screens.isScreen($0.type, in: extended.project.index)
    }
    guard let found else { throw .noScreen(module: name) }
    return found
  }

  /// The plan that makes the edits; it is empty if the view passes segues already.
  package func plan(title: String) -> FileChangePlan { edits.plan(title: title) }
}

/// Collects the lines with which a view passes segues.
private struct SegueWriter: MemberWriting {
  var edits = MemberEdits()
  let project: DiscoveredProject
  let texts: any SourceTexts

  mutating func write(_ holder: PartLink.Holder) {
    let view = holder.type
    let segue = SegueRoute.parameter
    implement(
      "prepare", parameters: "for \(segue): \(segueClass(for: view)), sender: Any?",
      [
        "super.prepare(for: \(segue), sender: sender)",
        "switch \(segue).identifier {",
        "// A segue with a route has a case, which passes it to the \(index.names[holder.property.name]).",
        "default: break",
        "}",
      ], of: nil, in: view, false, attribute: isPublic(view) ? "public override" : "override",
      documentation: nil, beside: FrameworkNames.lifecycleMethods.listed)
  }

  /// The class of segues of the view's framework.
  private func segueClass(for view: TypeDeclaration.ID) -> String {
    let screens = index.allInherited(by: view).foreign.map { index.names[$0] }
    let classes = FrameworkNames.segues.listed
    return classes.first { name in
      screens.contains { Screens.isScreen($0) && $0.prefix(2) == name.prefix(2) }
    } ?? classes[0]
  }
}
