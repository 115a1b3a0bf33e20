import AdderModuleDiscovery
import AdderShipped

/// Determines whether code composes selectors from strings, such as `routeTo\(segue)`. If it does,
/// Objective-C methods can be called by names that do not occur in the code.
struct SelectorTexts {
  /// True if such a string can name a method of the module and is not known to be renamed with the
  /// module.
  let canBeAnything: Bool

  init(_ project: DiscoveredProject, _ kept: KeptNames, _ module: String) {
    let hasSelectors = !project.index.known(.selectorFunctions).isEmpty
    // Such strings are composed of the names of segues. A segue named
    // after the module is renamed with it.
    let followsSegue =
      project.interfaceIdentifiers.contains(module) && !kept.literals.contains(module)
    canBeAnything = hasSelectors && !followsSegue
  }
}
