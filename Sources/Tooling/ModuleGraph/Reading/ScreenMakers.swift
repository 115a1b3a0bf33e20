import AdderModuleDiscovery
import AdderShipped

/// The names of functions that return the screen that they make, and leave it to their callers to show it:
/// `presentProfile() -> UIViewController` of a factory.
struct ScreenMakers {
  /// Whether all functions with a name are such, indexed by the name's number.
  private var isMaker: [Bool]

  init(_ index: ProjectIndex) {
    isMaker = Array(repeating: false, count: index.names.count)
    var functions = index.looseMembers.functions.map { (function: $0, type: Int?.none) }
    for (id, type) in index.types.enumerated() {
      functions += type.functions.map { ($0, id) }
    }
    let makers = functions.filter { Self.makesScreen($0.function, of: $0.type, index) }
    for maker in makers { isMaker[Int(maker.function.name.number)] = true }
    for (function, type) in functions where isMaker[Int(function.name.number)] {
      if !Self.makesScreen(function, of: type, index) {
        isMaker[Int(function.name.number)] = false
      }
    }
  }

  func contains(_ name: Name) -> Bool { isMaker[Int(name.number)] }

  /// Returns true for a function that returns a screen. One whose result need not be used has already shown it, and
  /// a method that a library has, too, may be the library's.
  private static func makesScreen(
    _ function: Function, of type: TypeDeclaration.ID?, _ index: ProjectIndex
  ) -> Bool {
    guard let result = function.result, result.shape == .single,
      !FrameworkNames.showingMethods.contains(index.names[function.name]),
      !function.attributes.contains(where: { index.names[$0] == "discardableResult" })
    else { return false }
    return result.names.contains { FrameworkNames.viewControllers.contains(index.names[$0.last]) }
      || index.types(of: result, in: type, file: function.place.file).contains {
        index.inherits(.viewControllers, $0)
      }
  }
}
