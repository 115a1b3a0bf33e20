import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderModuleGeneration
import AdderProjectChecks
import AdderProjects

extension Invocation {
  /// Returns where a project's modules are.
  ///
  /// - Parameters:
  ///   - module: The new module. If it exists already, it stays where it is.
  ///   - records: The records of the modules with its name.
  func existingModules(
    in project: Project, for module: ModuleName, _ records: ModuleRecords? = nil
  ) -> ExistingModules {
    // A folder without a project can be anything, such as the user's own.
    if case .folders = project.kind, !project.isMarked { return ExistingModules() }
    lazy var found = namedModules(in: project)
    return ExistingModules(
      folders: { code in
        if code == nil, let record = records?.only {
          return isSet(.story)
            ? found.outsideOfStories(record.containers) : record.containers
        }
        return found.folders(
          for: module, code, near: environment.workingDirectory.relative(to: project.root),
          isInStory: isSet(.story))
      },
      targets: { found.targets(of: project, listingModulesIn: $0) },
      folderInSources: { (try? sources(of: project))?.folderOfModules })
  }

  /// Returns the modules that the names of a project's files show.
  ///
  /// - Parameter everywhere: True if modules of other packages and Xcode projects in the folder count, too.
  func namedModules(in project: Project, everywhere: Bool = false) -> ModulesInFiles {
    var files = SourceFiles(in: project.root, excluding: project.settings.excluded)
    let foreign = everywhere ? [] : project.foldersOfOthers(in: files)
    files.swift.removeAll { file in foreign.contains(where: file.isInside(folder:)) }
    let architectures = statedArchitecture(of: project).map { [$0] } ?? shippedArchitectures
    let found = architectures.map { architecture in
      var architecture = architecture
      for index in architecture.roles.indices {
        let endings = project.settings.roleEndings[architecture.roles[index].name]
        architecture.roles[index].aliases += endings ?? []
      }
      return ModulesInFiles(files: files, following: architecture)
    }
    return found.max { $0.modules.count < $1.modules.count } ?? ModulesInFiles(files: files)
  }

  private var shippedArchitectures: [Architecture] {
    ShippedArchitectures.byPreference.compactMap(ShippedArchitectures.architecture(named:))
  }

  /// Returns the architecture that the command line or the settings choose. An error in it is reported
  /// by the code that makes the module.
  private func statedArchitecture(of project: Project) -> Architecture? {
    if let word = value(.architecture) {
      return word.isArchitectureFile
        ? try? architecture(at: file(word)) : ShippedArchitectures.architecture(named: word)
    }
    switch project.settings.architecture {
    case .file(let path): return try? architecture(at: project.root.appending(path))
    case .named(let name): return ShippedArchitectures.architecture(named: name)
    case nil: return nil
    }
  }

  /// Says that the parts of a new module must be connected, and which code connects those of others.
  func reportMissingBuilder(in project: Project) {
    let place = (try? sources(of: project))?.fileThatBuildsModules
    console.report(
      """
      note: The architecture does not say what builds a module, so nothing connects the new parts yet. Connect them \
      where those of other modules are connected\(place.map { ", for example in '\($0)'" } ?? "").
      """)
  }

  /// Says how the new files get into an Xcode project that is generated from a file.
  func reportGenerator(of project: Project) {
    guard case .generatedProject(let generated) = project.kind else { return }
    let folder = generated.folder.isRoot ? "" : " in '\(generated.folder)'"
    console.report(
      "note: run '\(generated.generator.command)'\(folder), so that the Xcode project lists the new files."
    )
  }
}

extension Project {
  /// Returns the folders of other packages and Xcode projects: what is in them gets no module of this
  /// project.
  fileprivate func foldersOfOthers(in files: SourceFiles) -> [String] {
    let own: RelativePath
    switch kind {
    case .folders: own = .root
    case .swiftPackage(let package): own = package.folder
    case .xcodeProject(let path): own = path.parent
    case .generatedProject(let generated): own = generated.folder
    }
    return (files.packages + files.xcodeProjects.map(\.folder)).filter { folder in
      !folder.isEmpty && !own.isInside(RelativePath.root.appending(folder))
    }
  }
}

/// The modules that the names of a project's files show.
struct ModulesInFiles {
  let files: SourceFiles
  /// The architecture that names the files.
  var architecture: Architecture?
  private var named = NamedModules()

  var modules: [NamedModules.Module] { named.modules }

  init(files: SourceFiles) { self.files = files }

  init(files: SourceFiles, following architecture: Architecture) {
    self.files = files
    self.architecture = architecture
    named = NamedModules(in: files.swift, following: architecture)
  }

  /// Returns the folders of a new module and its tests.
  ///
  /// - Parameters:
  ///   - code: The folder of the code if it is known.
  ///   - workingDirectory: The folder in which the command was started.
  ///   - isInStory: True if the module gets the folder of a user story.
  func folders(
    for module: ModuleName, _ code: RelativePath?, near workingDirectory: RelativePath?,
    isInStory: Bool
  ) -> ExistingModules.Folders {
    guard let container = code ?? named.container(for: module.text, near: workingDirectory) else {
      return ExistingModules.Folders()
    }
    let folders = ExistingModules.Folders(
      code: container, tests: named.testContainer(for: module.text, in: container))
    return code == nil && isInStory ? outsideOfStories(folders) : folders
  }

  /// Returns the folders around those of a user story, because the module gets another story's folder, or its own again.
  func outsideOfStories(_ folders: ExistingModules.Folders) -> ExistingModules.Folders {
    func outside(_ folder: RelativePath?) -> RelativePath? {
      guard let folder else { return nil }
      let isStory = architecture?.layout.userStoryFolder?.matches(folder.name) ?? false
      return isStory ? folder.parent : folder
    }
    return ExistingModules.Folders(code: outside(folders.code), tests: outside(folders.tests))
  }

  /// Returns the names of the targets of an Xcode project that list at least half of the files of the
  /// modules in a folder.
  func targets(of project: Project, listingModulesIn folder: RelativePath?) -> [String] {
    guard case .xcodeProject(let path) = project.kind else { return [] }
    let inside = modules.filter { folder == nil || $0.container == folder }.flatMap(\.files)
    var files = files
    files.xcodeProjects = [path.text]
    files.packages = []
    let targets = ProjectTargets(of: files, in: project.root)
    var counts: [String: Int] = [:]
    for target in inside.flatMap(targets.targets) { counts[target.name, default: 0] += 1 }
    return counts.filter { $0.value * 2 >= inside.count }.keys.sorted()
  }
}

extension ProjectSources {
  /// The modules of the project.
  var reports: [ModuleReport] {
    ModuleReport.all(in: discover(), architectures: architectures)
  }

  /// The file that connects the parts of most modules; `nil` if no code is known to do that.
  fileprivate var fileThatBuildsModules: String? {
    discover().filesThatConnectParts.first
  }

  /// The folder that contains most of the project's modules; `nil` if it has none.
  var folderOfModules: RelativePath? {
    let found = discover()
    return ModuleFiles(found).containers(of: found.modules).first
  }
}

extension ModuleRecords {
  /// The record of the only module with the name.
  fileprivate var only: ModuleRecord? {
    records.count == 1 && !records[0].code.isEmpty ? records[0] : nil
  }
}

extension ModuleRecord {
  /// The folders around the module's own.
  fileprivate var containers: ExistingModules.Folders {
    ExistingModules.Folders(
      code: isFlat ? folder : folder.parent, tests: isFlat ? testFolder : testFolder?.parent)
  }
}
