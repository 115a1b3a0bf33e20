extension ModuleGraph {
  /// Returns the node of each module.
  ///
  /// - Parameter names: The names of the project's modules, in the project's order. Modules with the same name get
  ///   their nodes in this order.
  package func nodes(ofModules names: [String]) -> [Int?] {
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.id, $0) })
    var counts: [String: Int] = [:]
    return names.map { name in
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      return numbers[count > 1 ? "\(name) \(count)" : name]
    }
  }
}
