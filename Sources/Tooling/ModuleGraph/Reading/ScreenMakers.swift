import AdderModuleDiscovery
import AdderShipped

/// The names of functions that return the screen that they make, and leave it to their callers to show it:
/// `presentProfile() -> UIViewController` of a factory.
struct ScreenMakers {
  /// The functions with each name, indexed by the name's number.
  private var kinds: [Kinds]

  private struct Kinds: OptionSet {
    let rawValue: UInt8
    static let makers = Kinds(rawValue: 1)
    static let others = Kinds(rawValue: 2)
  }

  init(_ index: ProjectIndex) {
    kinds = Array(repeating: [], count: index.names.count)
    var screens = ScreenClasses(index)
    for type in index.types.indices {
      for number in index.types[type].functions.indices {
        add(index.types[type].functions[number], index, &screens)
      }
    }
    for function in index.looseMembers.functions { add(function, index, &screens) }
  }

  /// Returns true if all functions with a name are such.
  func contains(_ name: Name) -> Bool { kinds[Int(name.number)] == .makers }

  private mutating func add(
    _ function: Function, _ index: ProjectIndex, _ screens: inout ScreenClasses
  ) {
    let number = Int(function.name.number)
    guard let result = function.result, result.shape == .single,
      result.names.contains(where: { screens.contains($0.last) }),
      !FrameworkNames.showingMethods.contains(index.names[function.name]),
      // What need not be used has been shown already.
      !function.attributes.contains(where: { index.names[$0] == "discardableResult" })
    else {
      kinds[number].insert(.others)
      return
    }
    kinds[number].insert(.makers)
  }
}

/// The classes of screens, by their names.
private struct ScreenClasses {
  private let index: ProjectIndex
  /// What is known of each name, indexed by its number.
  private var known: [Bool?]

  init(_ index: ProjectIndex) {
    self.index = index
    known = Array(repeating: nil, count: index.names.count)
  }

  mutating func contains(_ name: Name) -> Bool {
    if let known = known[Int(name.number)] { return known }
    let isScreen =
      FrameworkNames.viewControllers.contains(index.names[name])
      || index.types(named: name).contains { index.inherits(.viewControllers, $0) }
    known[Int(name.number)] = isScreen
    return isScreen
  }
}
