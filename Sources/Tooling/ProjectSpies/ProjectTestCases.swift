package import AdderBase
import AdderContractSpies
import AdderModuleDiscovery
import AdderProjectChecks

/// The test cases that a project gets for the parts of its modules.
package struct ProjectTestCases: Sendable {
  package private(set) var files: [File] = []
  /// Why other parts get no test case, in the order of the modules.
  package private(set) var refusals: [Refusal] = []
  /// The protocols whose spies the tests use.
  private(set) var protocols: [ProtocolName] = []

  package struct File: Sendable {
    package let path: RelativePath
    package let completeCount: Int
    /// The number of disabled tests, in which a person has to write what is given.
    package let openCount: Int
    let text: String
    let place: SpyPlace
    /// The file of the tested part.
    let source: String
    /// The folder of the module's tests.
    let folder: RelativePath
  }

  package struct Refusal: Hashable, Sendable {
    package let part: String
    package let reason: String
  }

  init(
    _ request: SpyRequest, _ modules: [ModuleReport], _ scope: ContractScope, _ texts: SpySources,
    _ sources: ProjectSources, _ places: inout SpyPlaces
  ) throws {
    guard request.writesTests else { return }
    let screenFiles = ScreenFiles(sources)
    let project = TestedProject(texts.sources.filter { !texts.isTest($0.path) }, scope)
    var known: Set<String> = []
    for module in modules
    where request.modules.isEmpty || request.modules.contains(module.name) {
      for part in module.parts where part.isCertain && known.insert(part.type).inserted {
        let file = part.place.file
        guard !texts.isTest(file) else { continue }
        let place = try places.place(forTestsOf: texts.target(of: file))
        var options = Self.options(request, texts, file, place)
        options.screenFile = screenFiles[part.type]
        options.hasModuleBundle = screenFiles.areInModuleBundle
        do throws(TestRefusal) {
          let folder = place.tests(of: Self.group(of: module))
          let path = self.path(of: part, in: module, at: folder)
          if texts.hasTests(of: path.name) { throw .hasTests }
          let test = try PartTestCase(of: part.type, inFile: file, in: project, options)
          files.append(
            File(
              path: path, completeCount: test.completeCount, openCount: test.openCount,
              text: test.text, place: place, source: file, folder: folder))
          protocols += test.protocols
        } catch {
          refusals.append(Refusal(part: part.type, reason: error.description))
        }
      }
    }
  }

  /// The test that repeats recorded traffic.
  init(
    _ replay: ProjectSpies.Replay, _ request: SpyRequest, _ module: ModuleReport,
    _ scope: ContractScope, _ texts: SpySources, _ places: inout SpyPlaces
  ) throws {
    guard
      let part = module.parts.first(where: {
        $0.type == replay.part || $0.type.hasSuffix(".\(replay.part)")
      })
    else { return }
    let file = part.place.file
    let project = TestedProject(texts.sources.filter { !texts.isTest($0.path) }, scope)
    let place = try places.place(forTestsOf: texts.target(of: file))
    let options = Self.options(request, texts, file, place)
    do throws(TestRefusal) {
      let test = try ReplayTestCase(
        of: part.type, inFile: file, replaying: replay.log, in: project, options)
      let folder = place.tests(of: Self.group(of: module))
      let path = self.path(of: part, in: module, at: folder).parent
        .appending("\(test.name).swift")
      files = [
        File(
          path: path, completeCount: test.missing.isEmpty ? 1 : 0,
          openCount: test.missing.isEmpty ? 0 : 1, text: test.text, place: place, source: file,
          folder: folder)
      ]
      protocols = test.protocols
    } catch {
      throw SpyError.noReplay(part.type, reason: error.description)
    }
  }

  private static func options(
    _ request: SpyRequest, _ texts: SpySources, _ file: String, _ place: SpyPlace
  ) -> PartTestCase.Options {
    var options = PartTestCase.Options()
    options.spies.suffix = request.suffix
    options.spies.usesLibrary = request.usesLibrary
    options.framework = texts.usesOnlyXCTest ? .xctest : .testing
    options.module = texts.module(of: file) ?? place.usualModule
    options.spies.sees = { !texts.isTest($0) || place.isHere($0) }
    return options
  }

  private static func group(of module: ModuleReport) -> SpyGroup {
    SpyGroup(
      name: module.name, target: nil, protocols: [], parts: module.parts.map(\.type),
      isModule: true)
  }

  /// The path of a test case: the tests' folders are those of the code.
  private func path(
    of part: ModuleReport.Part, in module: ModuleReport, at folder: RelativePath
  ) -> RelativePath {
    let plain = part.type.split(separator: ".").last.map(String.init) ?? part.type
    var folder = folder
    let file = part.place.file
    if !module.folder.isEmpty, file.hasPrefix(module.folder + "/") {
      for name in file.dropFirst(module.folder.count + 1).split(separator: "/").dropLast() {
        folder = folder.appending(String(name))
      }
    }
    return folder.appending("\(plain)Tests.swift")
  }
}
