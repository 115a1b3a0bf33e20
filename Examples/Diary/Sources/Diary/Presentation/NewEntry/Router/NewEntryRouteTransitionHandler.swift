//
//  NewEntryRouteTransitionHandler.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// What shows NewEntry for the routers that open it by `NewEntryRoute`.
@MainActor
protocol NewEntryRouteTransitionHandler: NewEntryTransitionHandler {
  /// Shows the module; whoever shows a view keeps it alive.
  ///
  /// - Parameter view: The view of the module.
  func openNewEntryModule(with view: NewEntryView)
}
