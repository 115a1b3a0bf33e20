//
//  NewEntryRoute.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The way to NewEntry, shared by the routers that open it.
///
/// A router is made with one and passes its transition handler, which conforms to
/// `NewEntryRouteTransitionHandler`.
@MainActor
final class NewEntryRoute {
  private let assembly: NewEntryAssembly

  /// Creates the route.
  ///
  /// - Parameter assembly: What builds the module.
  init(assembly: NewEntryAssembly) {
    self.assembly = assembly
  }

  /// Opens the module.
  ///
  /// - Parameters:
  ///   - transitionHandler: What shows and closes the module.
  ///   - moduleOutput: Who hears what the module has to tell; held weakly.
  func openNewEntryModule(
    transitionHandler: any NewEntryRouteTransitionHandler,
    moduleOutput: (any NewEntryModuleOutput)? = nil
  ) {
    let view = assembly.viewNewEntryModule(
      transitionHandler: transitionHandler,
      moduleOutput: moduleOutput
    )
    transitionHandler.openNewEntryModule(with: view)
  }
}
