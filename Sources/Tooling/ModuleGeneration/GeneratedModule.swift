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
    /// A file that an app needs only once. It is generated only if the app does not have it yet.
    case base
  }
}

extension GeneratedModule {
  /// Leaves what a part adds to the module.
  ///
  /// - Parameter other: The same module without the part.
  mutating func keepChanges(from other: GeneratedModule) {
    let old = Dictionary(uniqueKeysWithValues: other.files.map { ($0.path, $0) })
    edits = files.compactMap { file in
      guard let without = old[file.path], without.contents != file.contents else { return nil }
      return GeneratedEdit(
        path: file.path, kind: file.kind, without: without.contents, with: file.contents)
    }
    files.removeAll { old[$0.path] != nil }
    folders.removeAll(where: other.folders.contains)
  }
}
