//
//  NewEntryRouteTransitionHandler.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Shows NewEntry for the routers that open it with `NewEntryRoute`.
@MainActor
protocol NewEntryRouteTransitionHandler: NewEntryTransitionHandler {
  /// Shows the module and keeps its view alive.
  ///
  /// - Parameter view: The view of the module.
  func openNewEntryModule(with view: NewEntryView)
}
