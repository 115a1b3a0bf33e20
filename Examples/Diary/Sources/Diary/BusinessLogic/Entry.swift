import Foundation

/// A text in the diary, with the time when it was written.
struct Entry: Codable, Equatable {
  let date: Date
  let text: String
}
