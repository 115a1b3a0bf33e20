/// The part of a person's data that the list shows, as plain values.
package struct HumanSummary: Equatable, Identifiable, Sendable {
  package let id: Int
  package let name: String
  package let age: Int
  /// The path of the photo; `nil` if there is none.
  package let photoPath: String?

  package init(id: Int, name: String, age: Int, photoPath: String?) {
    self.id = id
    self.name = name
    self.age = age
    self.photoPath = photoPath
  }
}
