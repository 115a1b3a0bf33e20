import AdderBase
import AdderModuleGeneration

extension Invocation {
  /// Where a package gets the library from: what `--library` says, else the clone that this command was built in.
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
}

extension AbsolutePath {
  /// Where the library is in a clone of Adder.
  fileprivate static let library = "Sources/Runtime/AdderGTK"

  /// The clone of Adder that this command was built in; `nil` when it was installed from elsewhere.
  fileprivate static var ownClone: AbsolutePath? {
    guard let program = ProcessControl.executable.flatMap({ try? Disk.resolved($0) }) else {
      return nil
    }
    var folder = AbsolutePath(program).parent
    while let place = folder, !place.appending(library).isFolder { folder = place.parent }
    return folder
  }
}
