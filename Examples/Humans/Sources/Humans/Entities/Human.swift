/// A person, in the form that interactors use. Instances are read on other threads, so the type is
/// not isolated to an actor.
nonisolated package struct Human: Decodable, Equatable, Identifiable, Sendable {
  package let id: Int
  package var name: String
  package var age: Int
  package var address: String
  package var biography: String
  /// The name of the photo's file, in the same folder as the list; `nil` if there is no photo.
  package var photo: String?

  package init(
    id: Int, name: String, age: Int, address: String = "", biography: String = "",
    photo: String? = nil
  ) {
    self.id = id
    self.name = name
    self.age = age
    self.address = address
    self.biography = biography
    self.photo = photo
  }
}
