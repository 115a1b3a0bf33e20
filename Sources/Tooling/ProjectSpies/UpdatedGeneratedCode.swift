package import AdderBase
package import AdderFileChanges
import AdderModuleDiscovery
package import AdderModuleGeneration
package import AdderProjectChecks
import AdderProjects

extension FileChangePlan {
  /// Adds the changes of the spies and recording proxies that Adder generated, if the plan changes their contracts. Files that were not
  /// up to date before stay as they are.
  ///
  /// - Parameters:
  ///   - sources: The sources before the plan.
  ///   - xcode: The Xcode project that lists the files. It is only read if there are such spies or proxies: a project that a
  ///     generator makes may not be there.
  ///   - workingDirectory: The folder in which the command was started.
  package mutating func updateGeneratedCode(
    in sources: ProjectSources, xcode: @autoclosure () throws -> XcodeProjectFile?,
    from workingDirectory: AbsolutePath
  ) throws {
    let endings = [SpyPlace.ending, ProjectProxies.ending]
    let generated = sources.files.swift.contains { path in endings.contains { path.hasSuffix($0) } }
    let texts = newTexts
    guard generated, sources.files.swift.contains(where: { texts[$0] != nil }) else { return }
    let xcode = try xcode()
    // If the spies cannot be made at all, `adder spy` says why.
    guard let before = try? GeneratedCodeState(of: sources, xcode, from: workingDirectory),
      !before.current.isEmpty
    else { return }
    let after = try GeneratedCodeState(
      of: sources.with(OverlaidTexts(base: sources.texts, texts: texts)), xcode,
      from: workingDirectory)
    for (path, texts) in after.changed.sorted(by: { $0.key.text < $1.key.text })
    where before.current.contains(path) {
      replace(path, expecting: texts.old, with: texts.new)
    }
  }
}

/// Which generated files of a project are up to date.
private struct GeneratedCodeState {
  private(set) var current: Set<RelativePath> = []
  /// The old and the new contents of the others.
  private(set) var changed: [RelativePath: (old: [UInt8], new: [UInt8])] = [:]

  init(
    of sources: ProjectSources, _ xcode: XcodeProjectFile?, from workingDirectory: AbsolutePath
  ) throws {
    let modules = ModuleReport.all(in: sources.discover(), architectures: sources.architectures)
    func isThere(_ ending: String) -> Bool {
      sources.files.swift.contains { $0.hasSuffix(ending) }
    }
    if isThere(SpyPlace.ending), !modules.isEmpty {
      let spies = try ProjectSpies(
        SpyRequest(sources.project.settings.spies), of: modules, in: sources, xcode: xcode,
        from: workingDirectory)
      current.formUnion(spies.files.filter { $0.state == .current }.map(\.path))
      changed = spies.changed
    }
    if isThere(ProjectProxies.ending) {
      var request = ProjectProxies.Request()
      request.usesLibrary = !isThere("/TrafficSupport.swift")
      let proxies = try ProjectProxies(
        request, of: modules, in: sources, xcode: xcode, from: workingDirectory)
      current.formUnion(proxies.files.filter { $0.state == .current }.map(\.path))
      changed.merge(proxies.changed) { first, _ in first }
    }
  }
}
