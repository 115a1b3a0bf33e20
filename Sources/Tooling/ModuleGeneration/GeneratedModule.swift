package import AdderBase
package import AdderFindings
import AdderProjects

/// The files that a template generates for a request, in memory.
package struct GeneratedModule: Sendable {
  package var files: [GeneratedFile]
  /// The existing files of the module that a part changes when it is added.
  package var edits: [GeneratedEdit] = []
  /// Folders that are created even if they are empty.
  package var folders: [GeneratedFolder]
  /// Problems found during generation, such as a variable that has no value.
  package var findings: [Finding]
  /// The names of the parts that the module has.
  package var parts: [String]
  package var dependencies: [String]
  /// What a person has to do by hand, according to the template.
  package var notes: [String] = []
  /// The values of the template's parameters.
  package var parameters: [String: String] = [:]
  /// The names of the types that the files declare; `nil` if they have not been read.
  var typeNames: Set<String>?
}

/// A file that a template generates differently for a module that has one part more.
package struct GeneratedEdit: Equatable, Sendable {
  package var path: RelativePath
  package var kind: GeneratedFile.Kind
  /// The contents that the template generates for the module without the part.
  var without: [UInt8]
  /// The contents that it generates with the part.
  package var with: [UInt8]
}

package struct GeneratedFolder: Equatable, Sendable {
  package var path: RelativePath
  /// The groups that show the folder, inside the module's own group.
  package var group: RelativePath
  package var kind: GeneratedFile.Kind
}

package struct GeneratedFile: Equatable, Sendable {
  package var path: RelativePath
  /// The groups that show the file, inside the module's own group. The groups match the module's
  /// folders unless the module is flat.
  package var group: RelativePath
  package var contents: [UInt8]
  package var kind: Kind
  /// True if the file is bundled rather than compiled.
  package var isResource: Bool

  /// A file of tests that belongs to no template.
  package init(test path: RelativePath, contents: [UInt8]) {
    self.init(path: path, group: .root, contents: contents, kind: .test, isResource: false)
  }

  /// A file with the spies of a module, or what all spies need.
  package init(spies path: RelativePath, in folder: RelativePath, contents: [UInt8], isShared: Bool)
  {
    self.init(
      path: path, group: path.parent.relative(to: folder) ?? .root, contents: contents,
      kind: isShared ? .testBase : .spies, isResource: false)
  }

  /// A file of code that belongs to no template.
  package init(code path: RelativePath, contents: [UInt8]) {
    self.init(path: path, group: .root, contents: contents, kind: .code, isResource: false)
  }

  init(
    path: RelativePath, group: RelativePath, contents: [UInt8], kind: Kind, isResource: Bool
  ) {
    self.path = path
    self.group = group
    self.contents = contents
    self.kind = kind
    self.isResource = isResource
  }

  /// The contents as text. Only some resources are not text.
  package var text: String { String(decoding: contents, as: UTF8.self) }

  package enum Kind: Equatable, Sendable {
    case code
    case test
    /// The spies that the module's tests use, which are generated from its code.
    case spies
    /// A file that an app needs only once. It is generated only if the app does not have it yet.
    case base
    /// A file that an app's tests need only once.
    case testBase

    /// True if the file is built into the test targets.
    package var isForTests: Bool { self == .test || self == .spies || self == .testBase }
    /// True if the file belongs to no single module.
    package var isShared: Bool { self == .base || self == .testBase }
  }
}

extension GeneratedModule {
  /// Leaves what a part adds to the module.
  ///
  /// - Parameters:
  ///   - other: The same module without the part.
  ///   - isThere: Returns true if the project has a file. A module that was generated without spies gets all of
  ///     them.
  mutating func keepChanges(from other: GeneratedModule, isThere: (RelativePath) -> Bool) {
    let known = other.files.filter { $0.kind != .spies || isThere($0.path) }
    let old = Dictionary(uniqueKeysWithValues: known.map { ($0.path, $0) })
    edits = files.compactMap { file in
      guard let without = old[file.path], without.contents != file.contents else { return nil }
      return GeneratedEdit(
        path: file.path, kind: file.kind, without: without.contents, with: file.contents)
    }
    files.removeAll { old[$0.path] != nil }
    folders.removeAll(where: other.folders.contains)
  }
}
