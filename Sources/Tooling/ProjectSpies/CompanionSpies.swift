package import AdderBase
import AdderModuleDiscovery
package import AdderModuleGeneration
package import AdderProjectChecks
import AdderProjects

extension CompanionGeneration.SpyChanges {
  /// The spy of a service, a helper or a mapper, as `adder spy` would generate it after the change.
  ///
  /// - Parameters:
  ///   - contract: The name of the protocol.
  ///   - module: The module that gets the object. Its own spies are made, too, if they share the file.
  ///   - files: The new files.
  ///   - edited: The old and the new contents of other files.
  ///   - sources: The sources before the change.
  ///   - code: The targets of the new code.
  ///   - tests: The targets of the new tests.
  package init(
    of contract: String, for module: String?, besides files: [GeneratedFile],
    _ edited: [RelativePath: (old: [UInt8], new: [UInt8])], in sources: ProjectSources,
    code: [String], tests: [String], xcode: XcodeProjectFile?,
    from workingDirectory: AbsolutePath
  ) throws {
    self.init()
    var request = try SpyRequest(sources.project.settings.spies)
    var texts: [String: [UInt8]] = [:]
    var targets: [String: [ProjectTargets.Target]] = [:]
    for file in files {
      texts[file.path.text] = file.contents
      let isTest = file.kind.isForTests
      targets[file.path.text] = (isTest ? tests : code).map { .init(name: $0, isForTests: isTest) }
    }
    for (path, change) in edited { texts[path.text] = change.new }
    let spy = contract + request.suffix
    guard texts.values.contains(where: { String(decoding: $0, as: UTF8.self).contains(spy) })
    else { return }
    let after = sources.with(texts, inTargets: targets)
    let modules = ModuleReport.all(in: after.discover(), architectures: after.architectures)
    request.protocols = [contract]
    let owner = modules.first { known in
      known.name == module && files.contains { $0.path.text.isInside(folder: known.folder) }
    }
    if let owner { request.modules = [owner.name] }
    let spies = try ProjectSpies(
      request, of: modules, in: after, xcode: xcode, from: workingDirectory)
    self.files = spies.added
    self.edited = spies.edited
  }
}
