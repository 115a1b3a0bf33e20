package import AdderArchitectures
package import AdderFindings
package import AdderStoryboards
import AdderSwiftSource

/// The result of analyzing a project's sources: its types, their references, and its modules.
///
/// It is a class because many values hold one, and copying each of its properties with them takes time, and code.
package final class DiscoveredProject: Sendable {
  package let index: ProjectIndex
  package let graph: WiringGraph
  /// Sorted by name.
  package let modules: [Module]
  /// What the project has instead of modules; `nil` if it has modules.
  package let seenScreens: SeenScreens?
  /// Storyboards and xibs.
  package let interfaces: [InterfaceFile]
  /// The names of the storyboards with which the apps start, if their property lists name one.
  package let startStoryboards: Set<String>
  package let targets: ProjectTargets
  /// The name of the architecture in the project's settings.
  package let statedArchitecture: String?
  /// The name of the architecture that each file was generated for, keyed by the file's path.
  package let madeFor: [String: String]
  /// Warnings about files and folders that could not be read; their contents are unknown.
  package let findings: [Finding]
  /// For each type, true if it is a test or a test double.
  private let isTest: [Bool]
  /// What does not depend on architectures.
  private let known: KnownProject

  package enum Step: Sendable {
    case reading(Int, of: Int)
    /// Finding references between types, and modules.
    case wiring
  }

  package struct Options: Sendable {
    package var cache: FactsCache?
    package var reading = SourceReading.Options()
    /// The name of the architecture in the project's settings.
    package var statedArchitecture: String?
    /// The name of the architecture that each file was generated for, keyed by the file's path.
    package var madeFor: [String: String] = [:]
    /// Called when a phase begins and while files are read. Reading takes a third of the total
    /// time.
    package var didBegin: (@Sendable (Step) -> Void)?

    package init(
      cache: FactsCache? = nil, statedArchitecture: String? = nil, madeFor: [String: String] = [:]
    ) {
      self.cache = cache
      self.statedArchitecture = statedArchitecture
      self.madeFor = madeFor
    }
  }

  /// Reads files and finds the modules in them. Reports and skips files that cannot be read.
  ///
  /// - Parameters:
  ///   - texts: Provides the contents of the files, either from the disk
  ///     or with edits that are not written yet.
  ///   - targets: The targets that the files are built into.
  ///   - architectures: The known architectures, in order of preference.
  package init(
    _ files: SourceFiles, in texts: some SourceTexts, targets: ProjectTargets = ProjectTargets(),
    architectures: [Architecture], options: Options = Options()
  ) {
    var findings = targets.findings + files.unreadableFolders.map(Self.finding)
    var interfaces: [InterfaceFile] = []
    for path in files.interfaces {
      do throws(SourceProblem) {
        let bytes = try texts.bytes(of: path, limit: options.reading.largestFile)
        do throws(InterfaceFileError) {
          interfaces.append(try InterfaceFile(parsing: bytes, file: path))
        } catch {
          findings.append(
            Finding(
              rule: "InterfaceFile", severity: .warning, location: error.location,
              message: error.message))
        }
      } catch {
        findings.append(Self.finding(error, path))
      }
    }
    var readingOptions = options.reading
    if let didBegin = options.didBegin {
      readingOptions.didRead = { didBegin(.reading($0, of: files.swift.count)) }
    }
    let reading = SourceReading(
      of: files.swift, in: texts, cache: options.cache, options: readingOptions)
    var sources: [(path: String, facts: SwiftFile)] = []
    for source in reading.sources {
      switch source.facts {
      case .success(let facts): sources.append((source.path, facts))
      case .failure(let problem): findings.append(Self.finding(problem, source.path))
      }
    }
    if let note = reading.cacheNote { findings.append(note) }
    options.didBegin?(.wiring)
    let index = ProjectIndex(sources, targets: targets)
    let finder = ModuleFinder(
      index, architectures: architectures, stated: options.statedArchitecture,
      madeFor: options.madeFor,
      interfaceClasses: Self.classes(interfaces))
    self.index = index
    known = finder.project
    graph = finder.graph
    modules = finder.modules()
    seenScreens = modules.isEmpty ? finder.seenScreens : nil
    isTest = finder.isTest
    self.interfaces = interfaces
    startStoryboards =
      StartStoryboards(
        in: files.propertyLists, texts, largestFile: options.reading.largestFile
      ).names
    self.targets = targets
    statedArchitecture = options.statedArchitecture
    madeFor = options.madeFor
    self.findings = findings
  }

  /// Returns the same project with the modules that are found by other architectures. The sources are not read again.
  ///
  /// - Parameters:
  ///   - architectures: The known architectures, in order of preference.
  ///   - stated: The name of the architecture in the project's settings.
  package func found(by architectures: [Architecture], stated: String?) -> DiscoveredProject {
    DiscoveredProject(self, by: architectures, stated: stated)
  }

  private init(_ other: DiscoveredProject, by architectures: [Architecture], stated: String?) {
    let finder = ModuleFinder(
      of: other.known, architectures: architectures, stated: stated, madeFor: other.madeFor)
    known = finder.project
    index = other.index
    graph = finder.graph
    modules = finder.modules()
    seenScreens = modules.isEmpty ? finder.seenScreens : nil
    isTest = finder.isTest
    interfaces = other.interfaces
    startStoryboards = other.startStoryboards
    targets = other.targets
    statedArchitecture = stated
    madeFor = other.madeFor
    findings = other.findings
  }

  /// Returns the method calls in tests and test doubles. Analyzes their code on each
  /// call, because nothing else needs the result.
  package func callsInTests() -> [Call] {
    var reader = FlowReader(index)
    reader.read { isTest[$0] }
    return reader.calls
  }

  /// The classes of storyboard screens.
  package var storyboardClasses: Set<String> {
    Set(
      interfaces.flatMap { file in
        file.scenes.compactMap { file.controller(of: $0)?.customClass?.name.text }
      })
  }

  /// The storyboards and xibs that an app is built with, but that are not among the project's files, sorted. What they
  /// show is unknown.
  package var missingInterfaces: [String] {
    let known = Set(interfaces.map(\.file))
    return targets.paths.filter { path in
      SourceFiles.isInterface(path) && !known.contains(path)
        && !path.split(separator: "/").contains { SourceFiles.isSkipped(folder: String($0)) }
    }.sorted()
  }

  /// Returns the classes of storyboard screens and of xib owners.
  private static func classes(_ interfaces: [InterfaceFile]) -> Set<String> {
    Set(
      interfaces.flatMap { file in
        (file.scenes.map(file.controller) + [file.filesOwner]).compactMap {
          $0?.customClass?.name.text
        }
      })
  }

  private static func finding(_ folder: SourceFiles.UnreadableFolder) -> Finding {
    Finding(
      rule: "SourceFolder", severity: .warning,
      location: SourceLocation(file: folder.path, line: 1, column: 1),
      message: """
        The folder cannot be read: \(folder.reason). Make it readable, or name it under 'exclude' in adder.yml.
        """)
  }

  private static func finding(_ problem: SourceProblem, _ path: String) -> Finding {
    Finding(
      rule: "SourceFile", severity: .warning,
      location: SourceLocation(file: path, line: 1, column: 1),
      message: problem.message)
  }
}
