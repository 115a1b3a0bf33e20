extension ModuleRoute {
  /// The lines of the route with their places, for a person who adds them: file by file, in the
  /// order in which the route needs them.
  package var text: String {
    var paths: [String] = []
    for step in steps where !paths.contains(step.path) { paths.append(step.path) }
    return paths.flatMap { path in
      steps.filter { $0.path == path }.sorted { $0.line < $1.line }
    }.map { step in
      "\(step.path):\(step.line)\n" + step.code.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
