package import AdderBase

/// The data models in a project's folders, each in its current version.
package struct DataModels: Sendable {
  private var models: [(model: DataModel, folder: String)] = []
  /// The paths of the models that cannot be read.
  package private(set) var unreadable: [String] = []

  /// - Parameter isSkipped: returns true for the names of folders that are not searched.
  package init(in root: AbsolutePath, skipping isSkipped: (String) -> Bool) {
    search(root, path: "", isSkipped)
  }

  package func entity(ofClass name: String) -> (entity: DataModel.Entity, folder: String)? {
    for (model, folder) in models {
      if let entity = model.entities.first(where: { $0.className == name }) {
        return (entity, folder)
      }
    }
    return nil
  }

  package func entity(named name: String) -> DataModel.Entity? {
    models.lazy.flatMap(\.model.entities).first { $0.name == name }
  }

  /// The names of the classes that Xcode generates.
  package var generatedClasses: [String] {
    models.flatMap(\.model.entities).filter { $0.generation == .classDefinition }.map(\.className)
  }

  // MARK: The search

  private mutating func search(
    _ folder: AbsolutePath, path: String, _ isSkipped: (String) -> Bool
  ) {
    // A folder that cannot be read is reported where the source files are searched.
    let entries = (try? folder.entriesByKind()) ?? []
    for (name, kind) in entries.sorted(by: { $0.name < $1.name })
    where kind == .folder && !isSkipped(name) {
      let inner = folder.appending(name)
      if name.hasSuffix(".xcdatamodeld") {
        readVersions(inner, path, name)
      } else if name.hasSuffix(".xcdatamodel") {
        read(inner, path, name)
      } else {
        search(inner, path: path + name + "/", isSkipped)
      }
    }
  }

  private mutating func readVersions(_ folder: AbsolutePath, _ path: String, _ name: String) {
    let versions = ((try? folder.entriesByKind()) ?? []).map(\.name)
      .filter { $0.hasSuffix(".xcdatamodel") }
    let list = try? folder.appending(".xccurrentversion").readBytes()
    let current =
      list.flatMap(DataModel.currentVersion) ?? (versions.count == 1 ? versions[0] : nil)
    guard let current, versions.contains(current) else {
      unreadable.append(path + name)
      return
    }
    read(folder.appending(current), path, name + "/" + current)
  }

  private mutating func read(_ model: AbsolutePath, _ path: String, _ name: String) {
    guard let contents = try? model.appending("contents").readBytes(),
      let model = try? DataModel(parsing: contents)
    else {
      unreadable.append(path + name)
      return
    }
    models.append((model, String(path.dropLast())))
  }
}
