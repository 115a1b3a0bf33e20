extension DiscoveredProject {
  /// The files whose code connects the parts of modules, the one that does it for most modules first.
  package var filesThatConnectParts: [String] {
    var counts: [Int32: Int] = [:]
    for module in modules {
      let parts = Set(module.parts.map(\.type))
      let files = parts.flatMap { part in
        graph.edges(from: part).filter { parts.contains($0.target) }
          .compactMap { $0.composer?.function.file }
      }
      for file in Set(files) where !index.files[Int(file)].isTest { counts[file, default: 0] += 1 }
    }
    return counts.map { (path: index.files[Int($0.key)].path, count: $0.value) }
      .sorted { ($1.count, $0.path) < ($0.count, $1.path) }
      .map(\.path)
  }
}
