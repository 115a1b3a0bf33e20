import AdderBase
import AdderSwiftSource

/// A type of a module that would hide a type of the same name from code that needs it.
package struct TakenName: Hashable, Sendable {
  /// The type's name.
  package var name: String
  package var owner: Owner

  /// The owner of the other type.
  package enum Owner: Hashable, Sendable {
    /// A module that files of the same target import, or see without an import.
    case module(String)
    /// A module that itself has this name. Qualified names that begin with the module's name, such
    /// as those in the code of macros, would be looked up inside the type that hides the module.
    case moduleOfThisName
    /// The template, which generates or uses the name regardless of the module's name.
    case template
  }
}

/// The names that types of a module must not have.
///
/// A type of the app hides an imported type with the same name. So code that uses the imported
/// type, in the generated files or elsewhere in the target, no longer compiles.
struct TakenNames {
  /// The modules whose type names are taken, with these names.
  private let owners: [(module: String, names: SortedNames)]
  /// Modules that files of the target import, now or later.
  private let modules: Set<String>

  /// - Parameters:
  ///   - imported: The modules that the generated files import.
  ///   - isForApple: True if the app is built for Apple's platforms, even if these files import
  ///     none of the platforms' modules.
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
    modules = Self.testModules.union(owners.map(\.0))
  }

  private static let appleModules: Set = ["UIKit", "SwiftUI", "AdderUIKit"]
  private static let testModules: Set = ["Testing", "XCTest"]

  /// Returns the owner of the name, or `nil` if the name is free.
  func owner(of name: String) -> TakenName.Owner? {
    if modules.contains(name) { return .moduleOfThisName }
    return owners.first { $0.names.contains(name) }.map { .module($0.module) }
  }
}

extension Template {
  /// Returns true if one of these words occurs in the template's files.
  ///
  /// - Parameter part: A string that all the words contain. Only files that contain this string,
  ///   which are few, are searched for the words.
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

  static func holds(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
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
  /// Returns the first type of a service, a helper or a mapper whose name is taken, or `nil` if there
  /// is none.
  package static func first(
    inCompanion files: [GeneratedFile], isForApple: Bool
  ) -> TakenName? {
    let names = SwiftNames(files, withUses: false)
    let taken = TakenNames(imported: names.imported, isForApple: isForApple)
    return names.declared.keys.sorted().lazy.compactMap { name in
      taken.owner(of: name).map { TakenName(name: name, owner: $0) }
    }.first
  }

  /// Returns the first type of a module whose name is taken, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - names: The names of the module.
  ///   - others: The names in the same files when they are generated for a module with a neutral
  ///     name.
  ///   - stem: The neutral name.
  ///   - taken: The names that imported modules take.
  static func first(
    in names: SwiftNames, besides others: SwiftNames, madeFor stem: String, _ taken: TakenNames
  ) -> TakenName? {
    // A type that is also declared in the module with the neutral name does not depend on the
    // module's name.
    let own = names.declared.filter { $0.value > others.declared[$0.key] ?? 0 }.keys.sorted()
    for name in own {
      if let owner = taken.owner(of: name) { return TakenName(name: name, owner: owner) }
    }
    let needed = others.used.union(others.declared.keys)
    return own.first { needed.contains($0) && !$0.contains(stem) }
      .map { TakenName(name: $0, owner: .template) }
  }
}
