extension ModuleRoute {
  /// The lines of the route with their places, for a person who adds them.
  package var text: String {
    steps.map { step in
      "\(step.path):\(step.line)\n" + step.code.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
