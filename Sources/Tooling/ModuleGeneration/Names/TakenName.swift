import AdderBase
import AdderSwiftSource

/// A type of a module that other code could no longer distinguish from one it needs.
package struct TakenName: Hashable, Sendable {
  /// The type's name.
  package var name: String
  package var owner: Owner

  /// The owner of a type of that name.
  package enum Owner: Hashable, Sendable {
    /// A module that files of the same target import, or see without.
    case module(String)
    /// What the template itself generates and uses, regardless of the module's name.
    case template
  }
}

/// The names that types of a module must not have.
///
/// A type of the app's own hides one that comes with an import. So code that uses the other, in the generated files
/// or in others of the target, no longer compiles.
struct TakenNames {
  /// The modules whose names count.
  private let owners: [(module: String, names: SortedNames)]

  /// - Parameters:
  ///   - imported: the modules that the made files import.
  ///   - isForApple: whether the app is one for Apple's systems, whatever these files import.
  init(imported: Set<String>, isForApple: Bool) {
    var owners = [
      ("Swift", SortedNames(SystemNames.swift)),
      ("Foundation", SortedNames(SystemNames.foundation)),
    ]
    if isForApple || !imported.isDisjoint(with: Self.appleModules) {
      owners += [
        ("UIKit", SortedNames(SystemNames.uiKit)), ("SwiftUI", SortedNames(SystemNames.swiftUI)),
      ]
    }
    owners += LibraryNames.all.filter { imported.contains($0.module) }
      .map { ($0.module, SortedNames($0.names)) }
    self.owners = owners
  }

  private static let appleModules: Set = ["UIKit", "SwiftUI", "AdderUIKit"]

  /// Whose name it is; `nil` when it is free.
  func owner(of name: String) -> String? { owners.first { $0.names.contains(name) }?.module }
}

extension Template {
  /// Whether one of these words occurs in the template's own text.
  ///
  /// - Parameter part: a text that all of them contain. Few texts do, and only those are searched.
  func says(oneOf words: Set<String>, with part: String) throws -> Bool {
    let lengths = words.map(\.utf8.count)
    let part = Array(part.utf8)
    for path in files.paths {
      guard let bytes = try files.contents(of: path), Self.holds(part, in: bytes) else { continue }
      var start: Int?
      for (place, byte) in bytes.enumerated() {
        guard !byte.isOfWord else {
          start = start ?? place
          continue
        }
        if let start, lengths.contains(place - start),
          words.contains(String(decoding: bytes[start..<place], as: UTF8.self))
        {
          return true
        }
        start = nil
      }
    }
    return false
  }

  private static func holds(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    return part.withUnsafeBytes { part in
      bytes.withUnsafeBytes { bytes in
        var start = 0
        while let place = bytes.firstPosition(of: first, from: start) {
          guard place + part.count <= bytes.count else { return false }
          if UnsafeRawBufferPointer(rebasing: bytes[place..<place + part.count]).hasSameBytes(
            as: part)
          {
            return true
          }
          start = place + 1
        }
        return false
      }
    }
  }
}

extension TakenName {
  /// The first type of a module whose name is taken; `nil` when there is none.
  ///
  /// - Parameters:
  ///   - names: the names of the module.
  ///   - others: the names of the same files, generated for a neutrally named module.
  ///   - stem: that module's name.
  ///   - taken: the names that come with imports.
  static func first(
    in names: SwiftNames, besides others: SwiftNames, madeFor stem: String, _ taken: TakenNames
  ) -> TakenName? {
    // A type that is declared regardless of the module's name is not caused by that name.
    let own = names.declared.filter { $0.value > others.declared[$0.key] ?? 0 }.keys.sorted()
    for name in own {
      if let module = taken.owner(of: name) { return TakenName(name: name, owner: .module(module)) }
    }
    let needed = others.used.union(others.declared.keys)
    return own.first { needed.contains($0) && !$0.contains(stem) }
      .map { TakenName(name: $0, owner: .template) }
  }
}
