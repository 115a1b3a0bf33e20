import AdderArchitectures
package import AdderBase

extension NamedModules {
  /// Returns the folder that a new module belongs in, or `nil` if no module was found.
  ///
  /// An existing module of the name stays where it is, and a folder with the name is for the module.
  /// Otherwise, the folders around the working directory and in it take precedence, then the folder whose modules
  /// begin with the same words, then a folder that begins with a word of the module's name, as `Export` for
  /// `ExportMnemonic`, then the one with most modules.
  ///
  /// - Parameter workingDirectory: The folder in which the command was started; `nil` if it is outside
  ///   the project.
  package func container(
    for module: String, near workingDirectory: RelativePath? = nil
  ) -> RelativePath? {
    let all = Containers(modules.map(\.container))
    let nearby = workingDirectory.flatMap { $0.isRoot ? nil : all.near($0) }
    let known =
      modules.filter { $0.name == module }.map(\.container)
      + parents(ofFolderFor: module).filter { all.counts[$0] != nil }
    if let place = known.first(where: { nearby?.counts[$0] != nil }) ?? known.first {
      return place
    }
    return nearby?.container(for: module) ?? containerOfNamesakes(of: module)
      ?? all.container(for: module)
  }

  /// Returns the folder in which most modules begin with the first words of a module's name, if nearly all that do are
  /// there: that of `ProfileOverview` and `ProfileHistory` for `ProfileRoot`.
  private func containerOfNamesakes(of module: String) -> RelativePath? {
    let words = module.singularWords
    func shared(_ other: Module) -> Int {
      zip(words, other.name.singularWords).prefix { $0 == $1 }.count
    }
    let namesakes = modules.filter { shared($0) > 0 }
    guard let most = namesakes.map(shared).max() else { return nil }
    let closest = namesakes.filter { shared($0) == most }
    let places = Containers(closest.map(\.container))
    guard let place = places.largest, let count = places.counts[place], count > 1,
      count * 5 >= closest.count * 4,
      namesakes.count(where: { $0.container == place }) * 2
        > modules.count(where: { $0.container == place })
    else { return nil }
    return place
  }

  /// Returns the folders that contain a folder with the module's name.
  private func parents(ofFolderFor module: String) -> [RelativePath] {
    Set(
      folders.compactMap { folder in
        let components = folder.pathNames
        return components.lastIndex { isOwnFolder($0, of: module) }
          .map { RelativePath(components: components[..<$0]) }
      }
    ).sorted()
  }

  /// Returns the folder for the tests of a new module whose code is in a folder of this container, or
  /// `nil` if the modules there have no tests.
  package func testContainer(for module: String, in container: RelativePath) -> RelativePath? {
    let tested = modules.filter { $0.testContainer != nil }
    if let own = tested.first(where: { $0.name == module && $0.container == container }) {
      return own.testContainer
    }
    let inside = Containers(tested.filter { $0.container == container }.map { $0.testContainer })
    if let place = inside.largest { return place }
    // Tests without folders of their own are all in one.
    let all = Containers(tested.map(\.testContainer))
    return all.counts.count == 1 && tested.count > 1 ? all.largest : nil
  }
}

/// Folders that contain modules, with the number of modules in each.
private struct Containers {
  private(set) var counts: [RelativePath: Int] = [:]

  init(_ folders: [RelativePath?]) {
    for case let folder? in folders { counts[folder, default: 0] += 1 }
  }

  /// Returns the innermost of the folders around a folder, or those in it; `nil` if there are none.
  func near(_ folder: RelativePath) -> Containers? {
    var near = self
    let around = counts.keys.filter { !$0.isRoot && folder.isInside($0) }
    if let innermost = around.max(by: { $0.components.count < $1.components.count }) {
      near.counts = [innermost: 1]
    } else {
      near.counts = counts.filter { $0.key.isInside(folder) }
    }
    return near.counts.isEmpty ? nil : near
  }

  func container(for module: String) -> RelativePath? {
    guard let largest else { return nil }
    if let named = named(after: module), !largest.isInside(named) { return named }
    if isMost(largest, in: .root) { return largest }
    // If no folder has half of the modules, another module belongs in one around the largest, if there is one. Where the
    // largest has half of what is in such a folder, the modules elsewhere are another app's.
    return counts.keys.filter { !$0.isRoot && largest.isInside($0) && !isMost(largest, in: $0) }
      .min { $0.components.count < $1.components.count } ?? largest
  }

  /// Returns true if a folder has at least half of the modules that are in the folder around it.
  private func isMost(_ folder: RelativePath, in outer: RelativePath) -> Bool {
    let all = counts.filter { $0.key.isInside(outer) }.values.reduce(0, +)
    return counts[folder, default: 0] * 2 >= all
  }

  /// The folder with most modules; of several, the outermost.
  var largest: RelativePath? {
    counts.max { one, other in
      (one.value, other.key.components.count, other.key)
        < (other.value, one.key.components.count, one.key)
    }?.key
  }

  /// Returns the folder whose name begins with a word of the module's name. If there are several, the
  /// one that has most words in common, then the one with most modules.
  private func named(after module: String) -> RelativePath? {
    let words = Set(module.singularWords)
    let named = counts.filter { folder, _ in
      folder.name.singularWords.first.map(words.contains) ?? false
    }
    let common = { (folder: RelativePath) in
      folder.name.singularWords.filter(words.contains).count
    }
    return named.max { one, other in
      (common(one.key), one.value, other.key) < (common(other.key), other.value, one.key)
    }?.key
  }
}

extension String {
  /// The words of a name, in the singular.
  var singularWords: [String] {
    let joined = String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return NameWords(joined).words.filter { !$0.isEmpty }.map { word in
      word.hasSuffix("s") && word.count > 3 ? String(word.dropLast()) : word
    }
  }
}
