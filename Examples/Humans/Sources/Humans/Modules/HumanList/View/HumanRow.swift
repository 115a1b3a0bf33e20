import Adder

/// The value that one row of the list is drawn from.
package nonisolated struct HumanRow: CellObject, Sendable {
  package let id: Int
  package let name: String
  package let age: String
  /// The path of the photo; `nil` if there is none.
  package let photoPath: String?

  package init(id: Int, name: String, age: String, photoPath: String?) {
    self.id = id
    self.name = name
    self.age = age
    self.photoPath = photoPath
  }
}
