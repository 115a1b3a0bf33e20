import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// A route of a module whose view passes the segues of its storyboard to the part that navigates.
struct SegueRoute {
  /// The identifier of the segue: `Details`.
  let identifier: String
  /// The class of segues, as the view writes it.
  let segueClass: String
  /// The segue in the view's method.
  let variable: String
  let dispatch: Dispatch
  /// The view, and its property that leads to the part that navigates.
  let holder: PartLink.Holder

  /// How the view finds the route of a segue.
  enum Dispatch {
    /// By a `switch` over the identifier, a node of the view's file.
    case cases(statement: Int, file: Int32)
    /// By a selector that it makes of the identifier.
    case selector
  }

  static let parameter = "segue"

  /// The lines about the parameter in the documentation of the route.
  var details: [String] {
    [
      "///",
      "/// - Parameter \(Self.parameter): The segue that shows it; without one, the router does.",
    ]
  }

  var parameter: String { "\(Self.parameter): \(segueClass)?" }

  /// Returns `nil` if the view does not pass segues to the part that navigates, or does it in another
  /// way.
  ///
  /// - Parameter opening: the name of the route: `routeToDetails`.
  init?(
    of opener: OpenerParts, to other: String, opening: String, in project: DiscoveredProject,
    _ texts: any SourceTexts
  ) {
    let index = project.index
    guard opener.events == nil, let methods = opener.navigation.contract?.methods,
      let pattern = methods.named[.segue]
    else { return nil }
    let found = opener.navigation.holders.lazy.compactMap { holder in
      Self.preparation(of: holder.type, in: index, texts).map { (holder, $0) }
    }.first
    guard let (holder, preparation) = found else { return nil }
    let subject = methods.named[.opening]?.values(of: opening, member: true)?[.other]
    identifier = pattern.name([.other: subject ?? other])
    self.holder = holder
    (segueClass, variable, dispatch) = preparation
  }

  /// How a view, or a class from which it inherits, prepares for segues.
  static func preparation(
    of view: TypeDeclaration.ID, in index: ProjectIndex, _ texts: any SourceTexts
  ) -> (segueClass: String, variable: String, dispatch: Dispatch)? {
    for type in [view] + index.superclasses(of: view) {
      guard let function = index.seguePreparation(of: type),
        let written = function.parameters[0].type?.names.first,
        let source = SourceText(function.place.file, of: index, in: texts)
      else { continue }
      let (segueClass, variable) = (
        index.names[written.last], index.names[function.parameters[0].name]
      )
      // A switch of a superclass is not about this module.
      if type == view, let statement = statement(over: variable, in: function, source) {
        return (segueClass, variable, .cases(statement: statement, file: function.place.file))
      }
      if makesSelector(function, source.facts) { return (segueClass, variable, .selector) }
    }
    return nil
  }

  /// Returns true if a method takes a segue, or none.
  static func isRoute(_ function: Function, in index: ProjectIndex) -> Bool {
    guard function.parameters.count == 1, let use = function.parameters[0].type else {
      return false
    }
    return use.isOptional && index.has(FrameworkNames.segues, in: use.names.map(\.last))
  }

  /// The `switch` over the identifier of a segue.
  private static func statement(
    over segue: String, in function: Function, _ source: SourceText
  ) -> Int? {
    let facts = source.facts
    let own = facts.range(of: Int(function.place.node))
    let identifier = "\(segue).identifier"
    let constants = own.filter { node in
      [.optionalBinding, .binding].contains(facts.nodes[node].kind)
        && source.text(of: node).hasSuffix(" = \(identifier)")
    }.flatMap { facts.range(of: $0) }.map(facts.name)
    return own.first { node in
      guard facts.nodes[node].kind == .switchStatement,
        let value = facts.parts(of: node).first(where: { _ in true })
      else { return false }
      let text = source.text(of: value)
      return text == identifier || constants.contains(text)
    }
  }

  private static func makesSelector(_ function: Function, _ facts: SwiftFile) -> Bool {
    facts.range(of: Int(function.place.node)).contains { node in
      facts.nodes[node].kind == .identifier
        && FrameworkNames.selectorFunctions.contains(facts.name(of: node))
    }
  }

  // MARK: Code

  /// The statement with which a test makes the segue, between any screens if none is named.
  func constant(from source: String? = nil, to destination: String? = nil) -> String {
    let screen = FrameworkNames.bareViewControllers.listed.first.map { "\($0)()" } ?? ""
    let arguments = [
      "identifier: \"\(identifier)\"", "source: \(source ?? screen)",
      "destination: \(destination ?? screen)",
    ]
    return "let \(Self.parameter) = \(segueClass)(\(arguments.joined(separator: ", ")))"
  }

  private static let comment = "// A segue shows its destination itself."

  /// The statements of the route: UIKit shows the destination of a segue, so the route only passes data
  /// to it.
  func body(
    opening statements: [String], passing: DataPassing?, to scene: String, _ index: ProjectIndex
  ) -> [String] {
    guard let passing else {
      return [Self.comment, "guard \(Self.parameter) == nil else { return }"] + statements
    }
    let cast = "\(Self.parameter).destination as? \(index.name(of: passing.view))"
    let passes = ["let \(scene) = \(cast)"] + passing.statements(to: "\(scene)?", index)
    return ["if let \(Self.parameter) {", "\t" + Self.comment]
      + passes.map { "\t" + $0 } + ["} else {"] + statements.map { "\t" + $0 } + ["}"]
  }
}

/// The calls of a route.
struct RouteCalls {
  /// The route: `routeToDetails`.
  let method: String
  let segue: SegueRoute?

  /// The call that opens the module: `routeToDetails(segue: nil)`.
  var opening: String { call(segue == nil ? "" : "\(SegueRoute.parameter): nil") }

  /// The call with a segue: `routeToDetails(segue: segue)`.
  func passing(_ segue: String = SegueRoute.parameter) -> String {
    call("\(SegueRoute.parameter): \(segue)")
  }

  private func call(_ arguments: String) -> String { "\(method)(\(arguments))" }
}
