package import AdderModuleDiscovery
import AdderSwiftSource

/// The subject of a finding: a type, a member, a module or something in a file.
///
/// Two subjects are equal only if they are the same thing, not if they merely have the same name.
package struct Subject: Hashable, Sendable {
  package let thing: Thing
  /// The name that is shown to the user: `ProfilePresenter.view`.
  /// It does not change when lines move.
  package let name: String
  /// The target that contains the subject, if a type in another target has the same name.
  package let target: String?

  package enum Thing: Hashable, Sendable {
    case type(TypeDeclaration.ID)
    /// A declaration in a type, or a name in its code.
    case member(String, of: TypeDeclaration.ID)
    /// Types that are related to each other.
    case types([TypeDeclaration.ID])
    /// A module, identified by its number, or one of its roles or contracts.
    case module(Int, part: String?)
    /// Something in a file, by the file's number.
    case file(Int32, String)
  }

  /// The type that the subject is about: the subject itself, the type that it belongs to, or the
  /// first of several types; `nil` if there is none.
  package var type: TypeDeclaration.ID? {
    switch thing {
    case .type(let type), .member(_, of: let type): type
    case .types(let types): types.first
    case .module, .file: nil
    }
  }

  /// Identifies the subject in another version of the project, in which the numbers may differ.
  package var identity: Identity { Identity(name: name, target: target) }

  package struct Identity: Hashable {
    private let name: String
    private let target: String?

    fileprivate init(name: String, target: String?) {
      self.name = name
      self.target = target
    }
  }

  /// Returns the names of the types and the member that the subject is about.
  package func names(in project: DiscoveredProject) -> Set<String> {
    switch thing {
    case .type(let type): [project.index.name(of: type)]
    case .member(let member, of: let type): [project.index.name(of: type), member]
    case .types(let types): Set(types.map(project.index.name))
    case .module(let number, part: _):
      [project.modules[number].name]
    case .file(_, let text): [text]
    }
  }

  /// - Parameter name: the name that is shown to the user. It covers the file and the thing in the
  ///   file.
  init(inFile file: Int32, _ text: String, name: String) {
    thing = .file(file, text)
    self.name = name
    target = nil
  }

  init(ofModule number: Int, in project: LintedProject) {
    self.init(.module(number, part: nil), project.found.modules[number].name)
  }

  fileprivate init(_ thing: Thing, _ name: String, target: String? = nil) {
    self.thing = thing
    self.name = name
    self.target = target
  }
}

extension LintedModule {
  /// The module itself.
  var subject: Subject { Subject(ofModule: number, in: project) }

  /// Returns the subject for a role or a contract of the module. The module may lack this role or
  /// contract.
  func subject(part: String) -> Subject {
    Subject(.module(number, part: part), "\(module.name) \(part)")
  }

  /// - Parameter title: the name that is shown for the type, if it differs from the type's name.
  func subject(_ type: TypeDeclaration.ID, titled title: String? = nil) -> Subject {
    Subject(.type(type), title ?? name(type), target: project.distinctiveTarget(of: type))
  }

  /// Returns the subject for a declaration in a type, or for a name in its code.
  ///
  /// - Parameter title: the name that is shown for the type, if it differs from the type's name.
  func subject(
    _ member: String, of type: TypeDeclaration.ID, titled title: String? = nil
  ) -> Subject {
    Subject(
      .member(member, of: type), "\(title ?? name(type)).\(member)",
      target: project.distinctiveTarget(of: type))
  }

  /// Returns the subject for types that are related to each other.
  func subject(_ types: [TypeDeclaration.ID]) -> Subject {
    Subject(
      .types(types), types.map(name).joined(separator: "."),
      target: types.first.flatMap(project.distinctiveTarget))
  }
}

extension LintedProject {
  /// Returns the target of a type, if a type in another target has the same name.
  fileprivate func distinctiveTarget(of type: TypeDeclaration.ID) -> String? {
    guard repeatedTypeNames.contains(index.types[type].name) else { return nil }
    let targets = index.files[Int(index.types[type].place.file)].targets.map(\.name)
    return targets.isEmpty ? nil : targets.sorted().joined(separator: ", ")
  }

  /// Returns the names that types in different targets share.
  static func repeatedTypeNames(_ index: ProjectIndex) -> Set<Name> {
    var first: [Name: [ProjectTargets.Target]] = [:]
    var repeated: Set<Name> = []
    for type in index.types.indices {
      let name = index.types[type].name
      let targets = index.files[Int(index.types[type].place.file)].targets
      if let known = first[name] {
        if known != targets { repeated.insert(name) }
      } else {
        first[name] = targets
      }
    }
    return repeated
  }
}
