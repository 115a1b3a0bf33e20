import AdderBase
import AdderSwiftSource

/// The modules of a project that no target builds, such as a copy of the code that somebody forgot.
struct UnbuiltModules {
  private let index: ProjectIndex
  /// The names of the files that a target contains and that do not exist: they may be elsewhere.
  private let missing: Set<String>
  /// The names in the files that belong to a target.
  private let builtNames: Set<Name>

  /// Nothing is known where most files belong to no target.
  init(_ project: DiscoveredProject) {
    index = project.index
    let count = index.files.count(where: \.isUnbuilt)
    let isKnown = count > 0 && count * 2 < index.files.count
    missing = Set(project.targets.paths.subtracting(index.files.map(\.path)).map(\.fileName))
    builtNames = isKnown ? Set(index.files.filter { !$0.isUnbuilt }.flatMap(\.names)) : []
  }

  /// Returns true if none of a module's files belongs to a target, and no built file names a type that only
  /// they declare.
  ///
  /// - Parameter files: The numbers of the module's files.
  func contain(_ files: [Int]) -> Bool {
    guard !builtNames.isEmpty, files.allSatisfy(isForgotten) else { return false }
    let own = Set(files.map(Int32.init))
    return index.types.allSatisfy { type in
      !own.contains(type.place.file) || !builtNames.contains(type.name)
        || index.types(named: type.name).contains {
          !index.files[Int(index.types[$0].place.file)].isUnbuilt
        }
    }
  }

  private func isForgotten(_ file: Int) -> Bool {
    index.files[file].isUnbuilt && !missing.contains(index.files[file].path.fileName)
  }
}
