//
//  NewEntryRoute.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The route to NewEntry, shared by the routers that open it.
///
/// A router receives a route when it is created. The router passes its transition handler, which
/// conforms to `NewEntryRouteTransitionHandler`, to the route.
@MainActor
final class NewEntryRoute {
  private let assembly: NewEntryAssembly

  /// Creates the route.
  ///
  /// - Parameter assembly: Builds the module.
  init(assembly: NewEntryAssembly) {
    self.assembly = assembly
  }

  /// Opens the module.
  ///
  /// - Parameters:
  ///   - transitionHandler: Shows and closes the module.
  ///   - moduleOutput: Receives the module's events; referenced weakly.
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
