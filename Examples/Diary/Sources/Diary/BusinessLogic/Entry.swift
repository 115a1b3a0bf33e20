import Foundation

/// The text of a diary entry, and the time when it was written.
struct Entry: Codable, Equatable {
  let date: Date
  let text: String
}
