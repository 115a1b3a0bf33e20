import Foundation

/// What was written at one time.
struct Entry: Codable, Equatable {
  let date: Date
  let text: String
}
