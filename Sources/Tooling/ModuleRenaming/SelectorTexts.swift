import AdderModuleDiscovery
import AdderShipped

/// Whether code creates selectors from composed strings, as `routeTo\\(segue)`: then methods of
/// Objective-C can be called by names that are not in the code.
struct SelectorTexts {
  /// Whether such a text can name a method of the module that is not known to be renamed with it.
  let canBeAnything: Bool

  init(_ project: DiscoveredProject, _ kept: KeptNames, _ module: String) {
    let hasSelectors = !project.index.known(.selectorFunctions).isEmpty
    // Segues called after the module are what such texts are made of; they are renamed with it.
    let followsSegue =
      project.interfaceIdentifiers.contains(module) && !kept.literals.contains(module)
    canBeAnything = hasSelectors && !followsSegue
  }
}
