package import AdderArchitectures

/// The document that a rule stands in.
package enum RuleSource: String, Sendable, CaseIterable {
  case viperBook = "rambler-viper"
  case mutualMobile = "mutual-mobile-viper"
  case bytePace = "bytepace-viper"
  case cleanSwift = "clean-swift"
  case surf = "surf-mvp"

  /// The architecture that was written from it.
  package var architecture: String { rawValue }

  /// As people call it.
  package var title: String {
    switch self {
    case .viperBook: "The VIPER Book"
    case .mutualMobile: "Mutual Mobile's VIPER"
    case .bytePace: "VIPER as BytePace wires it"
    case .cleanSwift: "Clean Swift"
    case .surf: "Surf MVP"
    }
  }

  /// The source of an architecture; `nil` for one that a team made of nothing.
  package init?(of architecture: Architecture) {
    self.init(rawValue: architecture.shippedBase ?? architecture.name)
  }
}
