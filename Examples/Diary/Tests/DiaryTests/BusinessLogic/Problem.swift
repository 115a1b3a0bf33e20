/// An error that a test lets a service throw.
struct Problem: Error, CustomStringConvertible {
  let description: String
}
