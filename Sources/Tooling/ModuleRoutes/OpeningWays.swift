import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Finds the way in which a module is opened.
struct OpeningWays {
  let project: DiscoveredProject
  let opener: OpenerParts
  let opened: Module
  let openedArchitecture: Architecture
  /// The module to be opened, without the prefix of type names.
  let other: String
  let makers: [ModuleMaker]
  let texts: any SourceTexts
  /// True if the module gets a first value through its input when it is opened.
  let configures: Bool
  /// The data that the module gets from its opener.
  let passing: DataPassing?

  private var index: ProjectIndex { project.index }

  private var screenNames: OpeningWay.ScreenNames { .init(in: opener.architecture) }

  /// How the opener shows screens.
  private var habit: ShowingHabit {
    ShowingHabit(of: opener.navigator, builtBy: opener.types { $0.has(.composes) }, in: index)
  }

  /// The method by which a kept maker shows its module: `presentProfileInterface`.
  var ownMethod: String? {
    makers.first { $0.isKept }.flatMap(showingMethod).map { index.names[$0.name] }
  }

  /// Returns the first way that is sure to work; `nil` if there is none.
  func find() -> OpeningWay? {
    for maker in makers {
      let handed = HandedOn(to: maker, by: opener, in: project, texts)
      var given = maker
      if let handed { given.object = maker.object.map(handed.object) }
      guard var way = way(with: given) else { continue }
      let code = way.body + [way.property ?? ""] + (way.preparation?.body ?? [])
      if let object = given.object, code.contains(where: { $0.contains(object) }) {
        way.handedOn = handed
      }
      return way
    }
    return nil
  }

  private func way(with maker: ModuleMaker) -> OpeningWay? {
    if maker.isKept { return keeping(maker) }
    if let way = showingItself(maker) { return way }
    if maker.isLibraryFactory, let way = byLibrary(maker) { return way }
    if let view = view(of: maker), let way = showing(view, maker) { return way }
    return callingItself(maker)
  }

  // MARK: Ways

  /// Adder's library builds and shows the module.
  private func byLibrary(_ maker: ModuleMaker) -> OpeningWay? {
    guard let object = maker.object, let handler = properties.first(where: isLibraryHandler) else {
      return nil
    }
    if passing != nil, passing?.block(index) == nil { return nil }
    let block = passing?.block(index) ?? configuration
    let call = "\(access(handler))open(\(object))\(block.map { " " + $0 } ?? "")"
    var way = OpeningWay(body: [call], maker: maker)
    way.handler = handler.name
    way.passesData = passing != nil
    way.openedCheck = shown.first.map { "opened.map { $0.view is \(index.name(of: $0)) }" }
    return way
  }

  /// The maker is kept in a property, and shows the module.
  private func keeping(_ maker: ModuleMaker) -> OpeningWay? {
    guard let object = maker.object, let method = showingMethod(of: maker),
      let arguments = arguments(of: method)
    else { return nil }
    let name = NameWords(index.name(of: maker.type)).variable
    guard !names.contains(name) else { return nil }
    let call = "\(name).\(index.names[method.name])(\(arguments.text))"
    return OpeningWay(
      body: arguments.guarded(call), property: "private let \(name) = \(object)",
      entry: arguments.entry, maker: maker)
  }

  /// The maker's method builds the module and returns its navigating part, which shows the module.
  private func showingItself(_ maker: ModuleMaker) -> OpeningWay? {
    guard let method = composingMethod(of: maker), method.parameters.allSatisfy(\.hasDefault),
      let result = method.result, result.shape == .single, result.names.count == 1,
      let router = index.type(result.names[0], in: maker.type, file: method.place.file),
      opened.types(in: openedArchitecture, { $0.has(.navigates) }).contains(router),
      let base = method.isStatic ? index.name(of: maker.type) : maker.object,
      let showing = showingMethod(of: router), let arguments = arguments(of: showing),
      arguments.creation == nil,
      let pattern = opener.navigation.contract?.methods.named[.preparation]
    else { return nil }
    let property =
      other.lowercasedFirst + NameWords(index.name(of: router)).spelled.suffix(1).joined()
    guard !names.contains(property) else { return nil }
    let preparation = OpeningWay.Preparation(
      method: pattern.memberName([.other: other]),
      property: "private weak var \(property): \(index.name(of: router))?",
      body: ["\(property) = \(base).\(index.names[method.name])()"]
        + (configuring.map { ["\(property)?.\($0)"] } ?? []))
    guard !names.contains(preparation.method) else { return nil }
    let call = "\(property)?.\(index.names[showing.name])(\(arguments.text))"
    // A module that is built and not shown would stay in memory.
    var body = arguments.guarded(call)
    body.insert("\(preparation.method)()", at: body.count - 1)
    var way = OpeningWay(body: body, preparation: preparation, entry: arguments.entry, maker: maker)
    if let handler = properties.first(where: isLibraryHandler) {
      way.handler = handler.name
      way.openedCheck = shown.first.map { "opened.map { $0.view is \(index.name(of: $0)) }" }
    }
    return way
  }

  /// The maker's method builds the module and shows it.
  private func callingItself(_ maker: ModuleMaker) -> OpeningWay? {
    guard let method = composingMethod(of: maker) ?? showingMethod(of: maker),
      method.parameters.contains(where: { !$0.hasDefault }),
      let base = method.isStatic ? index.name(of: maker.type) : maker.object,
      let arguments = arguments(of: method),
      isDiscardable(method)
    else { return nil }
    let call = "\(base).\(index.names[method.name])(\(arguments.text))"
    return OpeningWay(body: arguments.guarded(call), entry: arguments.entry, maker: maker)
  }

  /// A view that a maker builds is shown by what the navigating part knows of its screen.
  private func showing(_ view: View, _ maker: ModuleMaker) -> OpeningWay? {
    for property in properties {
      if let call = call(through: property, showing: view) {
        var way = OpeningWay(body: [], maker: maker)
        way.handler = property.name
        way.body = statements(of: view, access(property) + call)
        way.passesData = passes(to: view)
        if call.hasPrefix("\(screenNames.method)(") { way.shownCheck = shownCheck }
        return way
      }
    }
    guard view.isScreen, let screen = FrameworkNames.bareViewControllers.listed.first else {
      return nil
    }
    if Screens.isScreen(opener.navigator, in: index) {
      return OpeningWay(body: statements(of: view, screenCall(view)), maker: maker)
    }
    guard let handler = properties.first(where: isOwnHandler) else {
      guard let entry else { return nil }
      var way = OpeningWay(
        body: statements(of: view, entry.screen + screenCall(view)), maker: maker)
      way.entry = entry
      return way
    }
    let call = "\(access(handler))\(screenNames.method)(\(view.expression))"
    var way = OpeningWay(body: statements(of: view, call), maker: maker)
    way.handler = handler.name
    way.passesData = passes(to: view)
    way.screenMethod = .init(names: screenNames, type: handler.types[0], view: screen)
    way.shownCheck = shownCheck
    return way
  }

  /// A call with a view, in two statements if one would be long.
  private func statements(of view: View, _ call: String) -> [String] {
    let name = screenNames.parameter
    if let passing, passes(to: view) {
      return ["let \(name) = \(view.expression)"] + passing.statements(to: name, index) + [
        call.replacing(view.expression, with: name)
      ]
    }
    guard call.count > Self.longStatement else { return [call] }
    return ["let \(name) = \(view.expression)", call.replacing(view.expression, with: name)]
  }

  private static let longStatement = 84

  /// Returns true if a view is known to lead to the data that it gets.
  private func passes(to view: View) -> Bool {
    passing.map { view.types.contains(index.name(of: $0.view)) } ?? false
  }

  // MARK: The screen as a parameter

  /// The parameter through which other methods of the navigating part are given the screen; `nil` if
  /// they are not, or the caller does not have it.
  private var entry: OpeningWay.Entry? {
    let link = opener.navigation
    guard let screen = FrameworkNames.bareViewControllers.listed.first,
      let caller = link.holders.first
    else { return nil }
    for function in index.types[link.declared].functions {
      guard let verb = NameWords(index.names[function.name]).words.first,
        Lexicon.openingVerbs.contains(verb), let first = function.parameters.first,
        let use = first.type, use.shape == .single,
        let property = property(of: caller.type, like: use),
        let text = parameterText(of: function)
      else { continue }
      let names = use.names.map { index.names[$0.last] }
      let name = index.names[first.name]
      let isScreen =
        names.contains(where: Screens.isScreen)
        || property.types.contains { Screens.isScreen($0, in: index) }
      if names.contains(where: Screens.isStack) { continue }
      let (label, value) = (index.names[first.label], index.names[property.name])
      let isOptional = property.type?.isOptional == true && !use.isOptional
      let call = use.isOptional ? "\(name)?." : "\(name)."
      return OpeningWay.Entry(
        parameter: text, argument: label.isEmpty ? value : "\(label): \(value)",
        needed: isOptional ? value : nil,
        screen: isScreen ? call : "(\(name) as? \(screen))?.")
    }
    return nil
  }

  /// The property of a type that is declared like a parameter, and leads to a view of the opener.
  private func property(of type: TypeDeclaration.ID, like use: TypeUse) -> Property? {
    let names = use.names.map(\.last)
    return index.accessibleProperties(of: type, from: opener.callerPlace(in: project)).first {
      property in
      guard !property.isStatic, let own = property.type, own.shape == .single,
        own.names.map(\.last) == names
      else { return false }
      return property.types.contains { declared in
        opener.views.contains { view in
          view == declared || index.allInherited(by: view).types.contains(declared)
        }
      }
    }
  }

  private func parameterText(of function: Function) -> String? {
    guard let source = SourceText(function.place.file, of: index, in: texts),
      let node = source.facts.part(.parameter, of: Int(function.place.node))
    else { return nil }
    return source.text(of: node)
  }

  // MARK: Views

  /// The opened module's views.
  private var shown: [TypeDeclaration.ID] {
    opened.types(in: openedArchitecture) { $0.has(.shows) }
  }

  /// The opened module's view, if it has one.
  var view: String? { shown.first.map(index.name) }

  private var shownCheck: String? {
    shown.first.map { screenNames.check(of: index.name(of: $0)) }
  }

  private struct View {
    let expression: String
    /// The names of all types that the view is known to be.
    let types: Set<String>
    let isScreen: Bool
  }

  /// The view that a maker builds without being given anything.
  private func view(of maker: ModuleMaker) -> View? {
    if shown.contains(maker.type) {
      return maker.object.map { view(maker.type, $0) }
    }
    let methods = index.types[maker.type].functions.filter { function in
      function.access > .fileprivate && function.parameters.allSatisfy(\.hasDefault)
        && function.result?.shape == .single && function.result?.names.count == 1
    }
    let composing = composingMethod(of: maker).map { index.names[$0.name] }
    let ordered =
      methods.filter { index.names[$0.name] == composing }
      + methods.filter { index.names[$0.name] != composing }
    for method in ordered {
      guard let result = method.result?.names.first,
        let base = method.isStatic ? index.name(of: maker.type) : maker.object
      else { continue }
      let blocks = method.parameters.filter { $0.type?.shape == .function }
      let arguments = blocks.count == 1 ? configuration.map { " " + $0 } : nil
      let expression = "\(base).\(index.names[method.name])\(arguments ?? "()")"
      let name = index.names[result.last]
      if let type = index.type(result, in: maker.type, file: method.place.file) {
        if shown.contains(type) { return view(type, expression) }
      } else if Screens.isScreen(name) {
        return View(expression: expression, types: [name], isScreen: true)
      }
    }
    return nil
  }

  private func view(_ type: TypeDeclaration.ID, _ expression: String) -> View {
    let inherited = index.allInherited(by: type)
    let names =
      [index.name(of: type)] + inherited.types.map(index.name)
      + inherited.foreign.map { index.names[$0] }
    return View(
      expression: expression, types: Set(names),
      isScreen: Screens.isScreen(type, in: index))
  }

  // MARK: Configuration

  /// A closure that gives the opened module a first value through its input; `nil` if that is not
  /// wanted, or the values are not known.
  private var configuration: String? { configuring.map { call in "{ $0.\(call) }" } }

  /// The call of the opened module's input that gives it a first value: `setName("Profile")`.
  private var configuring: String? {
    guard configures else { return nil }
    for use in opened.contracts {
      guard openedArchitecture.contract(named: use.contract)?.crossing == .in else { continue }
      for method in index.types[use.type].functions {
        let arguments = method.parameters.compactMap(argument)
        guard arguments.count == method.parameters.count, !arguments.isEmpty else { continue }
        return "\(index.names[method.name])(\(arguments.joined(separator: ", ")))"
      }
    }
    return nil
  }

  /// An argument for a parameter that takes texts: the module's name.
  private func argument(for parameter: Function.Parameter) -> String? {
    guard let use = parameter.type, use.names.count == 1,
      index.names[use.names[0].last] == "String"
    else { return nil }
    let label = index.names[parameter.label]
    let value: String
    switch use.shape {
    case .single: value = "\"\(NameWords(other).spelled.joined(separator: " "))\""
    case .collection: value = "[\"\(NameWords(other).spelled.joined(separator: " "))\"]"
    case .function, .tuple, .unknown: return nil
    }
    return label.isEmpty ? value : "\(label): \(value)"
  }

  // MARK: The navigating part

  /// The properties of the navigating part that its new method can use: those that its code uses
  /// first, and its own before inherited ones.
  private var properties: [Property] {
    let all = index.accessibleProperties(of: opener.navigator, from: opener.codePlace(in: project))
      .filter { $0.type?.shape == .single && !$0.isStatic }
    let used = index.namesUsed(in: opener.navigator)
    return all.filter { used.contains($0.name) } + all.filter { !used.contains($0.name) }
  }

  private var names: Set<String> {
    let type = index.types[opener.navigator]
    return Set((type.properties.map(\.name) + type.functions.map(\.name)).map { index.names[$0] })
  }

  private func access(_ property: Property) -> String {
    property.access(in: index, texts)
  }

  private func typeNames(of property: Property) -> [String] {
    (property.type?.names ?? []).map { index.names[$0.last] }
  }

  private func isLibraryHandler(_ property: Property) -> Bool {
    property.types.isEmpty && typeNames(of: property).contains(where: AdderLibrary.isHandler)
  }

  /// Returns true if a property leads to the module's own view through a protocol that only screens
  /// of the module implement.
  private func isOwnHandler(_ property: Property) -> Bool {
    guard property.types.count == 1, index.types[property.types[0]].kind == .protocol else {
      return false
    }
    let implementers = project.graph.conforming[property.types[0]] ?? []
    return !implementers.isEmpty
      && implementers.allSatisfy { opener.views.contains($0) && Screens.isScreen($0, in: index) }
  }

  /// The call that shows a view, without the property before it.
  private func call(through property: Property, showing view: View) -> String? {
    if let type = property.types.first {
      if let call = call(of: type, showing: view) { return call }
      guard view.isScreen, Screens.isScreen(type, in: index) else { return nil }
      let isStack = index.allInherited(by: type).foreign.contains {
        Screens.isStack(index.names[$0])
      }
      return isStack ? stackCall(view) : screenCall(view)
    }
    guard view.isScreen, let name = typeNames(of: property).first else { return nil }
    if Screens.isStack(name) { return stackCall(view) }
    return Screens.isScreen(name) ? screenCall(view) : nil
  }

  /// The call with which a stack shows a screen.
  private func stackCall(_ view: View) -> String {
    habit.way == .present
      ? screenCall(view) : "pushViewController(\(view.expression), animated: true)"
  }

  /// The call with which a screen shows another one.
  private func screenCall(_ view: View) -> String {
    switch habit.way {
    case .push: "navigationController?.pushViewController(\(view.expression), animated: true)"
    case .present: "present(\(view.expression), animated: true)"
    case .either: "show(\(view.expression), sender: nil)"
    }
  }

  /// The call of a method of the project that takes a view to show it.
  private func call(of type: TypeDeclaration.ID, showing view: View) -> String? {
    let types = [type] + index.allInherited(by: type).types.sorted()
    let methods = types.flatMap { index.types[$0].functions }.filter { function in
      guard let verb = NameWords(index.names[function.name]).words.first,
        Self.showingVerbs.contains(verb), !function.isStatic,
        index.isAccessible(function.access, function.place, from: opener.codePlace(in: project)),
        let first = function.parameters.first, let use = first.type, use.shape == .single
      else { return false }
      return !use.names.isEmpty
        && use.names.allSatisfy { view.types.contains(index.names[$0.last]) }
        && function.parameters.dropFirst().allSatisfy(\.hasDefault)
    }
    guard let method = methods.first else { return nil }
    let label = index.names[method.parameters[0].label]
    let argument = label.isEmpty ? view.expression : "\(label): \(view.expression)"
    return "\(index.names[method.name])(\(argument))"
  }

  private static let showingVerbs: Set = ["open", "push", "show", "present"]

  // MARK: Methods of the maker

  /// The method that the architecture names for building the module.
  private func composingMethod(of maker: ModuleMaker) -> Function? {
    guard let part = opened.parts.first(where: { $0.type == maker.type }),
      let composition = openedArchitecture.compositions.first(where: { $0.role == part.role })
    else { return nil }
    let name = composition.method.memberName([.module: other, .component: ""])
    return index.types[maker.type].functions.first { index.names[$0.name] == name }
  }

  /// The method by which a maker shows its module, which is none of the module's contracts.
  private func showingMethod(of maker: ModuleMaker) -> Function? { showingMethod(of: maker.type) }

  private func showingMethod(of type: TypeDeclaration.ID) -> Function? {
    let contracts = Set(
      index.allInherited(by: type).types.flatMap { index.types[$0].functions.map(\.name) })
    return index.types[type].functions.first { function in
      guard let verb = NameWords(index.names[function.name]).words.first else { return false }
      return Lexicon.openingVerbs.contains(verb) && function.access > .fileprivate
        && !function.isStatic && !contracts.contains(function.name)
    }
  }

  private func isDiscardable(_ function: Function) -> Bool {
    function.result == nil
      || function.attributes.contains { index.names[$0] == "discardableResult" }
  }

  // MARK: Arguments

  private struct Arguments {
    var text = ""
    /// The optional values that must be there: `view`, `stack = view?.stack`.
    var optionals: [String] = []
    /// The statement that creates an argument before the call, and the one that shows it after that.
    var creation: String?
    var presentation: String?
    /// The parameter from which they come.
    var entry: OpeningWay.Entry?

    /// A call with the arguments, after a check that they have values.
    func guarded(_ call: String) -> [String] {
      let statements = [creation, call, presentation].compactMap(\.self)
      if optionals.isEmpty { return statements }
      let conditions = optionals.map { "let \($0)" }.joined(separator: ", ")
      return ["guard \(conditions) else { return }"] + statements
    }
  }

  /// The arguments of a maker's method, taken from the properties of the navigating part; `nil` if
  /// one is not there.
  private func arguments(of function: Function) -> Arguments? {
    var arguments = Arguments()
    var texts: [String] = []
    for parameter in function.parameters where !parameter.hasDefault {
      let name: String
      if let property = properties.first(where: { fits($0, parameter) }) {
        name = index.names[property.name]
        if property.type?.isOptional == true, parameter.type?.isOptional != true {
          arguments.optionals.append(name)
        }
      } else if let stack = stackType(of: parameter, function),
        let screen = properties.first(where: isScreen).map(access) ?? entry?.screen
      {
        name = "navigationController"
        if !properties.contains(where: isScreen) { arguments.entry = entry }
        if habit.way == .push {
          // A screen knows the stack that it is on.
          arguments.optionals.append("\(name) = \(screen)\(name)")
        } else {
          // A module that is not known to be on a stack presents one.
          arguments.creation = "let \(name) = \(stack)()"
          arguments.presentation = "\(screen)present(\(name), animated: true)"
        }
      } else {
        return nil
      }
      let label = index.names[parameter.label]
      texts.append(label.isEmpty ? name : "\(label): \(name)")
    }
    arguments.text = texts.joined(separator: ", ")
    return arguments
  }

  /// The class of a parameter that takes any stack of screens; `nil` if it takes something else, such
  /// as a stack class or a protocol of the project.
  private func stackType(of parameter: Function.Parameter, _ function: Function) -> String? {
    guard let use = parameter.type, use.shape == .single, use.names.count == 1,
      use.names[0].path.count == 1
    else { return nil }
    let name = index.names[use.names[0].last]
    let isDeclared = !index.types(named: name).isEmpty || index.aliases[use.names[0].last] != nil
    return Screens.isBareStack(name) && !isDeclared ? name : nil
  }

  private func isScreen(_ property: Property) -> Bool {
    property.types.contains { Screens.isScreen($0, in: index) }
      || property.types.isEmpty && typeNames(of: property).contains(where: Screens.isScreen)
  }

  private func fits(_ property: Property, _ parameter: Function.Parameter) -> Bool {
    guard let use = parameter.type, use.shape == .single, use.names.count == 1 else { return false }
    let wanted = index.names[use.names[0].last]
    if typeNames(of: property).contains(wanted) { return true }
    return property.types.contains { type in
      let inherited = index.allInherited(by: type)
      if inherited.types.contains(where: { index.name(of: $0) == wanted }) { return true }
      if inherited.foreign.contains(where: { index.names[$0] == wanted }) { return true }
      // The library's screens are transition handlers.
      return AdderLibrary.isHandler(wanted) && opener.views.contains(type)
        && AdderLibrary.isFactory(opener.navigator, in: index)
    }
  }
}
