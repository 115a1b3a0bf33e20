import AdderBase
import AdderFindings

/// Graphviz, which lays out the picture of a map on request.
struct Graphviz {
  /// How long it may take, in seconds.
  let timeLimit: Int
  let environment: Environment

  static let usualTimeLimit = 60

  /// Returns the picture that a text in the DOT language describes.
  func svg(of dot: String) throws(GraphvizError) -> String {
    var command = Command(
      "dot", ["-Tsvg"], environment: environment.variables, timeout: .seconds(timeLimit))
    command.input = Array(dot.utf8)
    let result: Command.Result
    do {
      result = try command.run()
    } catch {
      throw .missing(reason: error.reason)
    }
    if result.timedOut { throw .tookTooLong(seconds: timeLimit) }
    guard result.isSuccess, !result.output.isEmpty else {
      let reason = result.errors.split(separator: "\n").first.map(String.init) ?? "no message"
      throw .failed(reason: reason)
    }
    return result.output
  }
}

/// A picture that Graphviz did not draw.
enum GraphvizError: ReportedError, Equatable {
  case missing(reason: String)
  case tookTooLong(seconds: Int)
  case failed(reason: String)

  var message: String {
    switch self {
    case .missing(let reason):
      """
      'dot', the program of Graphviz, cannot be started: \(reason). Install Graphviz, for example with \
      'brew install graphviz' or 'apt install graphviz', or leave out '--layout graphviz'.
      """
    case .tookTooLong(let seconds):
      """
      Graphviz did not finish the picture in \(seconds) \(seconds == 1 ? "second" : "seconds"). Draw a part of the map, for \
      example with '--reach MODULE' or '--target NAME', give it more time with '--time-limit', or leave out \
      '--layout graphviz'.
      """
    case .failed(let reason):
      """
      Graphviz could not draw the map: \(reason). Try another version of Graphviz, or leave out '--layout graphviz'.
      """
    }
  }

  var exitStatus: ExitStatus { .refused }
}
