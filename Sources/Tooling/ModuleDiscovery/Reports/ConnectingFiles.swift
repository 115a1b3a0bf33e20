extension DiscoveredProject {
  /// The files whose code connects the parts of modules, the one that does it for most modules first.
  ///
  /// Containers of dependencies connect parts in ways that cannot be followed. Their files are those that name the
  /// parts.
  package var filesThatConnectParts: [String] {
    var counts: [Int32: Int] = [:]
    for module in modules {
      for file in filesThatConnect(module) where !index.files[Int(file)].isTest {
        counts[file, default: 0] += 1
      }
    }
    if counts.isEmpty { counts = filesThatNameParts }
    return counts.map { (path: index.files[Int($0.key)].path, count: $0.value) }
      .sorted { ($1.count, $0.path) < ($0.count, $1.path) }
      .map(\.path)
  }

  private func filesThatConnect(_ module: Module) -> Set<Int32> {
    let parts = Set(module.parts.map(\.type))
    return Set(
      parts.flatMap { part in
        graph.edges(from: part).compactMap { edge -> Int32? in
          // A part that keeps what it is given connects nothing.
          guard parts.contains(edge.target), let composer = edge.composer,
            composer.type != edge.holder
          else { return nil }
          return composer.function.file
        }
      })
  }

  /// For each file that names most parts of a module, and declares none of these, the number of such modules.
  private var filesThatNameParts: [Int32: Int] {
    var counts: [Int32: Int] = [:]
    for (number, file) in index.files.enumerated() where !file.isTest {
      let names = Set(file.names)
      let count = modules.count { module in
        let named = module.parts.count { part in
          let type = index.types[part.type]
          return type.place.file != Int32(number) && names.contains(type.name)
        }
        return named > 2 && named * 2 > module.parts.count
      }
      if count > 0 { counts[Int32(number)] = count }
    }
    return counts
  }
}
