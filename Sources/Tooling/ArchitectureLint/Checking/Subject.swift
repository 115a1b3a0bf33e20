package import AdderModuleDiscovery
import AdderSwiftSource

/// What a finding is about, in the project that was looked at.
///
/// Two subjects are equal when they are the same thing, whatever else is called alike.
package struct Subject: Hashable, Sendable {
  package let thing: Thing
  /// What people call it: `ProfilePresenter.view`. It stays the same when lines move.
  package let name: String
  /// The target that it is in, where a type of another target has the same name.
  package let target: String?

  package enum Thing: Hashable, Sendable {
    case type(TypeDeclaration.ID)
    /// What a type declares, or a name in its code.
    case member(String, of: TypeDeclaration.ID)
    /// Types that have something to do with each other.
    case types([TypeDeclaration.ID])
    /// A module, by its number, or one of its roles or contracts.
    case module(Int, part: String?)
    /// Something in a file, by its number.
    case file(Int32, String)
  }

  /// The first type that it is or belongs to; `nil` for what is in none.
  package var type: TypeDeclaration.ID? {
    switch thing {
    case .type(let type), .member(_, of: let type): type
    case .types(let types): types.first
    case .module, .file: nil
    }
  }

  /// The same thing in another state of the project, where numbers differ.
  package var identity: Identity { Identity(name: name, target: target) }

  package struct Identity: Hashable {
    private let name: String
    private let target: String?

    fileprivate init(name: String, target: String?) {
      self.name = name
      self.target = target
    }
  }

  /// The names of the types and the member that it is about.
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

  /// - Parameter name: what the file and what is in it are called together.
  init(inFile file: Int32, _ text: String, name: String) {
    thing = .file(file, text)
    self.name = name
    target = nil
  }

  fileprivate init(_ thing: Thing, _ name: String, target: String? = nil) {
    self.thing = thing
    self.name = name
    self.target = target
  }
}

extension LintedModule {
  /// The module itself.
  var subject: Subject { Subject(.module(number, part: nil), module.name) }

  /// A role or a contract of the module, whether it has it or not.
  func subject(part: String) -> Subject {
    Subject(.module(number, part: part), "\(module.name) \(part)")
  }

  /// - Parameter title: what the type is called, if that is more than its name.
  func subject(_ type: TypeDeclaration.ID, titled title: String? = nil) -> Subject {
    Subject(.type(type), title ?? name(type), target: project.distinctiveTarget(of: type))
  }

  /// What a type declares, or a name in its code.
  ///
  /// - Parameter title: what the type is called, if that is more than its name.
  func subject(
    _ member: String, of type: TypeDeclaration.ID, titled title: String? = nil
  ) -> Subject {
    Subject(
      .member(member, of: type), "\(title ?? name(type)).\(member)",
      target: project.distinctiveTarget(of: type))
  }

  /// Types that have something to do with each other.
  func subject(_ types: [TypeDeclaration.ID]) -> Subject {
    Subject(
      .types(types), types.map(name).joined(separator: "."),
      target: types.first.flatMap(project.distinctiveTarget))
  }
}

extension LintedProject {
  /// The target of a type, if a type of another target has the same name.
  fileprivate func distinctiveTarget(of type: TypeDeclaration.ID) -> String? {
    guard repeatedTypeNames.contains(index.types[type].name) else { return nil }
    let targets = index.files[Int(index.types[type].place.file)].targets.map(\.name)
    return targets.isEmpty ? nil : targets.sorted().joined(separator: ", ")
  }

  /// The names that types of several targets have.
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
