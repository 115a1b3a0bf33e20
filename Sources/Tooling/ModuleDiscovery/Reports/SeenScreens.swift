import AdderBase
import AdderShipped
import AdderSwiftSource

/// The screens of a project without modules, and the architecture that it has instead.
package struct SeenScreens: Equatable, Sendable {
  /// The number of screens.
  private let screens: Int
  /// The number of screens that are classes.
  private let viewControllers: Int
  /// The number of classes that are view models.
  private let viewModels: Int
  /// The number of coordinators.
  private let coordinators: Int
  /// The number of classes that are named like presenters or interactors.
  private let namedDeciders: Int
  /// The library that brings the project's architecture, and the number of files that import it.
  private let library: Library?

  private struct Library: Equatable {
    var name: String
    var files: Int
  }

  init(_ index: ProjectIndex, _ types: ProjectTypes) {
    let wholeScreens = index.types.indices.filter { type in
      types.isScreen[type] && !types.isTest[type]
        && (index.types[type].kind == .struct || index.inherits(.viewControllers, type))
    }
    screens = wholeScreens.count
    viewControllers = wholeScreens.count { index.types[$0].kind == .class }
    let classes = index.types.indices.filter {
      index.types[$0].kind == .class && !types.isTest[$0]
    }
    viewModels = classes.count { index.name(of: $0).hasSuffix("ViewModel") }
    coordinators = classes.count { index.name(of: $0).hasSuffix("Coordinator") }
    namedDeciders = classes.count { type in
      ["Presenter", "Interactor"].contains(where: index.plainName(of: type).hasSuffix)
    }
    var files: [String: Int] = [:]
    for file in index.files {
      for library in file.otherArchitectures { files[library, default: 0] += 1 }
    }
    library = files.max { ($0.value, $1.key) < ($1.value, $0.key) }
      .map { Library(name: $0.key, files: $0.value) }
  }

  /// What was seen, in sentences; empty if there are no screens.
  package var text: String {
    if screens == 0 { return "" }
    // Screens may share a presenter.
    let own = namedDeciders > 0 ? " of its own" : ""
    let none =
      screens == 1
      ? "The only screen has no presenter and no interactor\(own)."
      : "None of the \(screens.grouped) screens has a presenter or an interactor\(own)."
    if architecture == nil || architecture == "MVC", namedDeciders > 0, isCommon(namedDeciders) {
      let classes =
        namedDeciders == 1 ? "1 class is" : "\(namedDeciders.grouped) classes are"
      return """
        \(classes) named like presenters or interactors, but how they and the \
        \(screens == 1 ? "only screen" : screens.of("screen")) refer to each other could not be inferred.
        """
    }
    return [none, architecture.map { "This looks like \($0); Adder checks VIPER, VIP and MVP." }]
      .compactMap(\.self).joined(separator: " ")
  }

  /// The architecture that the project resembles, with the evidence.
  private var architecture: String? {
    if let library, isCommon(library.files) {
      let verb = library.files == 1 ? "imports" : "import"
      return "\(library.name) (\(library.files.of("file")) \(verb) it)"
    }
    if viewModels > 1, isCommon(viewModels) {
      let models = viewModels.of("view model")
      return coordinators > 1
        ? "MVVM with coordinators (\(models), \(coordinators.of("coordinator")))"
        : "MVVM (\(models))"
    }
    return viewControllers * 2 > screens ? "MVC" : nil
  }

  /// Returns true if there is one for every fifth screen: fewer occur in any architecture.
  private func isCommon(_ count: Int) -> Bool { count * 5 > screens }
}

extension ProjectIndex.File {
  /// The imported libraries that bring an architecture of their own.
  var otherArchitectures: [String] {
    facts.parts(.importDeclaration, of: 0).map(facts.name(of:))
      .filter(FrameworkNames.otherArchitectures.contains)
  }
}
