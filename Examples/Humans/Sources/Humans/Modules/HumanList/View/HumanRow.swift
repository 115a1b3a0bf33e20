/// What one row of the list shows of a person.
package struct HumanRow: Equatable, Sendable {
  package let name: String
  package let age: String
  /// The path of the photo; `nil` when there is none.
  package let photoPath: String?

  package init(name: String, age: String, photoPath: String?) {
    self.name = name
    self.age = age
    self.photoPath = photoPath
  }
}
