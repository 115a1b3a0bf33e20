import AdderSwiftSource

/// A name of a project: the same number wherever it stands.
package struct Name: Hashable, Sendable {
  package let number: UInt32

  /// The number as a place in a row of all names.
  var place: Int { Int(number) }

  /// What nothing is called.
  package static let none = Name(number: 0)
}

/// Gives each different name of a project a number.
package struct NameNumbers: Sendable {
  private var texts: [String] = [""]
  private var numbers: [String: UInt32] = ["": 0]

  package init() {}

  var count: Int { texts.count }

  package subscript(_ name: Name) -> String { texts[Int(name.number)] }

  /// The number of a name, if it stands anywhere in the project.
  package func name(_ text: String) -> Name? { numbers[text].map(Name.init) }

  /// All names of a kind.
  package func names(where isMeant: (String) -> Bool) -> [Name] {
    texts.indices.filter { isMeant(texts[$0]) }.map { Name(number: UInt32($0)) }
  }

  mutating func number(_ text: String) -> Name {
    if let number = numbers[text] { return Name(number: number) }
    let number = UInt32(texts.count)
    texts.append(text)
    numbers[text] = number
    return Name(number: number)
  }

  /// For each name of a file, its number in the project.
  mutating func numbers(of table: NameTable) -> [Name] {
    (0..<UInt32(table.count)).map { number(table[$0]) }
  }
}
