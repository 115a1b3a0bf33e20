/// A section of a list made of generators.
@MainActor public struct ListSection {
  /// The name that identifies the section, even if the list is created again.
  public let name: String

  /// The values that the section's header and footer are drawn from.
  public var header: (any CellObject)?
  public var footer: (any CellObject)?

  public var generators: [CellGenerator]

  public init(
    name: String, header: (any CellObject)? = nil, footer: (any CellObject)? = nil,
    generators: [CellGenerator] = []
  ) {
    self.name = name
    self.header = header
    self.footer = footer
    self.generators = generators
  }
}

/// A row as the list shows it.
struct ListRow {
  /// The cell object that was shown last. The generator may have a different one by now.
  let cellObject: any CellObject
  var generator: CellGenerator?
}
