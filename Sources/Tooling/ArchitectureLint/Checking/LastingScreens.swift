import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The screens that an app shows in one place and never leaves.
///
/// Such a screen hides the button that leads back. Neither its own module nor the code that shows it goes
/// back, and nothing in the app goes back over several screens.
struct LastingScreens {
  private(set) var types: Set<TypeDeclaration.ID> = []
  /// The functions that create them.
  private(set) var code: [SyntaxPlace] = []

  private let app: AppCode
  private var index: ProjectIndex { app.index }

  init(_ found: DiscoveredProject, _ app: AppCode) {
    self.app = app
    if returnsOverScreens { return }
    let hiding = app.typesThatHideTheWayBack
    for module in found.modules {
      let files = Set(module.parts.map { index.types[$0.type].place.file })
      for part in module.parts where hiding.contains(part.type) {
        guard !goesBack(in: files), let creation = onlyCreation(of: part.type),
          let opening = opening(of: creation, in: files), !goesBack(in: [opening.file])
        else { continue }
        types.insert(part.type)
        if let function = app.function(around: creation) { code.append(function) }
      }
    }
  }

  private var returnsOverScreens: Bool {
    FrameworkNames.returnsOverScreens.listed.compactMap(index.names.name).contains { name in
      app.places(named: name).contains { _ in true }
    }
  }

  /// Returns true if code in some files names a method that closes a screen, or is called like one.
  private func goesBack(in files: Set<Int32>) -> Bool {
    files.contains { number in
      let facts = index.files[Int(number)].facts
      return facts.nodes.indices.contains { node in
        guard [.identifier, .member].contains(facts.nodes[node].kind) else { return false }
        let name = facts.name(of: node)
        return FrameworkNames.closingWords.listed.contains { word in
          name.hasPrefix(word) && name.dropFirst(word.count).first?.isLowercase != true
        }
      }
    }
  }

  /// Returns the only place where the app creates objects of a class.
  private func onlyCreation(of type: TypeDeclaration.ID) -> SyntaxPlace? {
    let places = app.places(named: index.types[type].name).filter {
      index.files[Int($0.file)].facts.isCreated(Int($0.node))
    }
    return places.count == 1 ? places[0] : nil
  }

  /// Returns the only place that shows a screen: where the part of its module that creates it is used, or the
  /// function that creates it is called.
  private func opening(of creation: SyntaxPlace, in files: Set<Int32>) -> SyntaxPlace? {
    guard let name = nameOfMaker(at: creation, in: files) else { return nil }
    let uses = app.places(named: name).filter { place in
      let kind = index.files[Int(place.file)].facts.nodes[Int(place.node)].kind
      return (kind == .identifier || kind == .member) && !files.contains(place.file)
    }
    return uses.count == 1 ? uses[0] : nil
  }

  private func nameOfMaker(at creation: SyntaxPlace, in files: Set<Int32>) -> Name? {
    if files.contains(creation.file) {
      return index.types.last { type in
        index.contains(creation, in: [type.place] + type.extensions)
      }?.name
    }
    return app.function(around: creation).map { function in
      let file = index.files[Int(function.file)]
      return file.names[Int(file.facts.nodes[Int(function.node)].name)]
    }
  }
}

extension AppCode {
  /// The types whose code hides the button that leads back to the previous screen.
  var typesThatHideTheWayBack: Set<TypeDeclaration.ID> {
    let places = FrameworkNames.backButtonSettings.listed.compactMap(index.names.name)
      .flatMap(places)
      .filter { index.files[Int($0.file)].facts.isSetToTrue(Int($0.node)) }
    return Set(
      places.flatMap { place in
        index.types.indices.filter { type in
          index.contains(place, in: [index.types[type].place] + index.types[type].extensions)
        }
      })
  }
}

extension SwiftFile {
  /// Returns true if code gives a property the value `true`, or calls a method whose first argument is `true`.
  fileprivate func isSetToTrue(_ node: Int) -> Bool {
    let next = node + Int(nodes[node].count) + 1
    guard next < nodes.count, [.assignment, .call].contains(nodes[next].kind) else { return false }
    return nodes.indices[next...].prefix(4).contains {
      nodes[$0].kind == .booleanLiteral && name(of: $0) == "true"
    }
  }
}
