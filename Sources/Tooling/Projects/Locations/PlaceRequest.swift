import AdderBase
internal import AdderFindings

/// The targets, folder and group that the command line and the settings request for code or tests.
struct PlaceRequest {
  enum Purpose {
    case code, tests

    var targetsKey: String { self == .code ? "targets" : "testTargets" }
    var foldersKey: String { self == .code ? "modules" : "tests" }
    var targetsOption: String { self == .code ? "--target" : "--test_targets" }
    var pathOption: String { self == .code ? "--module_path" : "--test_path" }
    var filePathOption: String { self == .code ? "--project_file_path" : "--test_file_path" }
    var groupPathOption: String { self == .code ? "--project_group_path" : "--test_group_path" }
  }

  var purpose: Purpose
  var targets: [String]
  /// The location of the targets in the settings; `nil` if the command line sets them.
  var targetsPlace: SourceLocation?
  /// The folder that contains the modules, if one is set.
  var folder: RelativePath?
  var folderPlace: SourceLocation?
  /// The group that contains the modules, if one is set.
  var group: RelativePath?

  func place(of module: ModuleName, in folder: RelativePath) -> ModuleLocation.Place {
    ModuleLocation.Place(
      folder: folder.appending(module.text), group: (group ?? folder).appending(module.text),
      targets: targets)
  }
}

extension Project {
  func request(
    _ purpose: PlaceRequest.Purpose, _ options: LocationOptions.Place
  ) throws -> PlaceRequest {
    let settled = purpose == .code ? settings.modules : settings.tests
    let settledTargets = purpose == .code ? settings.targets : settings.testTargets
    let path = try options.path.map { try argument($0, of: purpose.pathOption) }
    let filePath = try options.filePath.map { try argument($0, of: purpose.filePathOption) }
    let groupPath = try options.groupPath.map { try argument($0, of: purpose.groupPathOption) }
    let isSettled = path == nil && filePath == nil
    // A missing file path defaults to the group path, and a missing group path to the file path.
    // An option for one path does not override the setting for the other path.
    let folder = path ?? filePath ?? settled?.folders.first ?? groupPath
    let group = path ?? groupPath ?? settled?.group
    return PlaceRequest(
      purpose: purpose,
      targets: options.targets.isEmpty ? settledTargets : options.targets,
      targetsPlace: options.targets.isEmpty ? place(of: purpose.targetsKey) : nil,
      folder: folder, folderPlace: isSettled ? place(of: purpose.foldersKey) : nil,
      group: group)
  }

  /// Returns a path from the command line, relative to the project's folder.
  ///
  /// Generamba ignores a leading slash. But if the first component exists in the root of the file
  /// system, the path is treated as absolute and must be inside the project.
  private func argument(_ text: String, of option: String) throws(ProjectError) -> RelativePath {
    do throws(PathError) {
      let path = AbsolutePath(text)
      guard text.hasPrefix("/"), let first = path.components.first,
        AbsolutePath.root.appending(first).exists
      else { return try RelativePath(generamba: text) }
      guard let inside = path.relative(to: root) else { throw .leavesProject(text) }
      return inside
    } catch {
      throw .path(error, option: option)
    }
  }
}
