import AdderBase
import AdderModuleGeneration
import AdderProjects

extension Invocation {
  /// Returns the source of the library for a package: the value of
  /// `--library`, or else the clone that this command was built in.
  ///
  /// - Parameter package: the package's own folder.
  func library(for package: AbsolutePath) throws -> LibrarySource? {
    guard let place = value(.library) else {
      return AbsolutePath.ownClone.map { LibrarySource(clone: $0, for: package) }
    }
    let library = LibrarySource(place, in: environment.workingDirectory, for: package)
    if case .folder = library, !file(place).appending(AbsolutePath.library).isFolder {
      throw AppError.noLibrary(place)
    }
    return library
  }

  /// Returns a package's manifest with the library added.
  ///
  /// - Throws: `GenerationError` if the user did not ask to add it, or it cannot be added.
  func add(
    _ need: LibraryNeed, to manifest: [UInt8], of project: Project
  ) throws -> [UInt8] {
    var folder = project.root
    if case .swiftPackage(let package) = project.kind { folder = folder.appending(package.folder) }
    var need = need
    need.source = try library(for: folder)
    guard isSet(.addDependency) else { throw GenerationError.libraryMissing(need) }
    return try need.add(to: manifest)
  }
}

extension AbsolutePath {
  /// The folder of the library in a clone of Adder.
  fileprivate static let library = "Sources/Runtime/AdderGTK"

  /// The clone of Adder that this command was built in; `nil` if the command was installed.
  fileprivate static var ownClone: AbsolutePath? {
    guard let program = ProcessControl.executable.flatMap({ try? Disk.resolved($0) }) else {
      return nil
    }
    var folder = AbsolutePath(program).parent
    while let place = folder, !place.appending(library).isFolder { folder = place.parent }
    return folder
  }
}
