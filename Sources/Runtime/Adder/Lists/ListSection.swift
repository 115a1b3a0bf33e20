/// A section of a list made of generators.
@MainActor public struct ListSection {
  /// What tells the section apart from the others, also after the list was made anew.
  public let name: String

  /// What the section's header and footer are drawn from.
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

/// One row as it is shown.
struct ListRow {
  /// As it was when it was shown last: a generator may have another one since.
  let cellObject: any CellObject
  var generator: CellGenerator?
}
