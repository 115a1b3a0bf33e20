package import AdderFindings

/// The reason why the view of a module cannot pass segues.
package enum SegueError: ReportedError, Equatable {
  /// No view of the module is a view controller that holds the part that navigates.
  case noScreen(module: String)
  /// The view prepares for segues, but does not look for a route by their identifiers.
  case preparesOtherwise(module: String, view: String, SourceLocation)
  case refused(module: String, RouteObstacle, SourceLocation?)

  package var message: String {
    switch self {
    case .noScreen(let module):
      """
      \(module) cannot route by segues: no view controller of UIKit leads to its router. A scene with one is \
      generated with '--ui uikit'. Nothing was written.
      """
    case .preparesOtherwise(let module, let view, _):
      """
      \(module) is not changed, because '\(view)' prepares for segues without a switch over their identifiers. \
      Add 'switch segue.identifier { default: break }' to it.
      """
    case .refused(let module, let obstacle, _):
      "\(module) gets no routes by segue, and nothing was written, because \(obstacle.message)."
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .noScreen: nil
    case .preparesOtherwise(_, _, let location): location
    case .refused(_, _, let location): location
    }
  }

  package var exitStatus: ExitStatus { .refused }
}
