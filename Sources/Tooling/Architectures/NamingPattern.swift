/// A name with gaps, such as `{module}Presenter`.
///
/// It creates and recognises names: with `Profile` in the gap it creates `ProfilePresenter`, and
/// from `ProfilePresenter` it infers that the gap contains `Profile`.
package struct NamingPattern: Hashable, Sendable {
  /// The name of a gap. Each key of a file allows only some of these names.
  package enum Placeholder: String, Hashable, Sendable, CaseIterable {
    /// The module: `ProductDetail`.
    case module
    /// The module's name in words, spelled like the gap: `Product Detail`, `product-detail` and so on. For folders.
    case spacedModule = "Module Name"
    case hyphenatedModule = "module-name"
    case underscoredModule = "module_name"
    case lowercasedModule = "modulename"
    case uncapitalizedModule = "moduleName"
    /// Another module, which is opened or held: `Gallery`.
    case other
    /// A group of modules: `NewPost`.
    case story
    /// The subject of a shared helper: `Paging`.
    case feature
    /// A role of the module: `Presenter`.
    case component
    /// The folder of a layer: `Interactor`.
    case layer
    /// The name of a helper: `UserInputValidator`.
    case helper
    /// The name of a protocol.
    case `protocol`
    /// The name of the type that a test case tests.
    case type
    /// A life cycle event of a view: `ViewWillAppear`.
    case event
    /// Something that a user can do in a scene: `ShowContacts`.
    case useCase
    /// A kind of transition: `Fade`.
    case transition
  }

  package enum Part: Hashable, Sendable {
    case text(String)
    case gap(Placeholder)
  }

  package let parts: [Part]

  /// - Throws: `Problem` if the text is empty, a brace has no
  ///   counterpart, or a gap has an unknown name.
  package init(parsing text: String) throws(Problem) {
    var parts: [Part] = []
    var rest = text.utf8[...]
    while let first = rest.first {
      if first == UInt8(ascii: "{") {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { throw .unclosedBrace }
        let name = String(Substring(rest[..<end]))
        guard let placeholder = Placeholder(rawValue: name) else {
          throw .unknownPlaceholder(name)
        }
        parts.append(.gap(placeholder))
        rest = rest[end...].dropFirst()
      } else {
        let literal = rest.prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
        rest = rest[literal.endIndex...]
        if rest.first == UInt8(ascii: "}") { throw .unopenedBrace }
        parts.append(.text(String(Substring(literal))))
      }
    }
    guard !parts.isEmpty else { throw .empty }
    self.parts = parts
  }

  package enum Problem: Error, Equatable {
    case empty, unclosedBrace, unopenedBrace
    case unknownPlaceholder(String)
  }

  /// The gaps in their order.
  package var placeholders: [Placeholder] {
    parts.compactMap { if case .gap(let placeholder) = $0 { placeholder } else { nil } }
  }
}

// MARK: - Making names

extension NamingPattern {
  /// Returns the name with its gaps filled. A gap without a value is written in braces.
  package func name(_ values: [Placeholder: String]) -> String {
    var name = ""
    for part in parts {
      switch part {
      case .text(let text): name += text
      case .gap(let placeholder):
        name +=
          values[placeholder] ?? values[.module].flatMap(placeholder.spelling)
          ?? "{\(placeholder.rawValue)}"
      }
    }
    return name
  }

  /// Returns the name of a module's type: `ProfilePresenter` for the module `Profile`.
  package func typeName(module: String) -> String { name([.module: module]) }

  /// Returns the name of a property or a method, which begins with a lowercase letter.
  package func memberName(_ values: [Placeholder: String]) -> String {
    let name = name(values)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension NamingPattern.Placeholder {
  /// The gaps in which a module's name is spelled in another way.
  package static let spellings: [Self] = [
    .spacedModule, .hyphenatedModule, .underscoredModule, .lowercasedModule, .uncapitalizedModule,
  ]

  /// Returns a module's name as this gap spells it; `nil` for another gap.
  package func spelling(of module: String) -> String? {
    let name = NameWords(module)
    switch self {
    case .spacedModule: return name.spelled.joined(separator: " ")
    case .hyphenatedModule: return name.words.joined(separator: "-")
    case .underscoredModule: return name.words.joined(separator: "_")
    case .lowercasedModule: return name.words.joined()
    case .uncapitalizedModule:
      return (name.words.first ?? "") + name.spelled.dropFirst().joined()
    default: return nil
    }
  }
}

// MARK: - Recognising names

extension NamingPattern {
  /// Returns the contents of the gaps in a name, or `nil` if the name does not match.
  ///
  /// A gap contains at least one character, and as many as the rest of the pattern allows. A gap
  /// that occurs twice contains the same text both times.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - member: True if it is the name of a property or a method. Such a name begins with a
  ///     lowercase letter, even if the gap's text begins with an uppercase letter.
  ///   - known: The known contents of gaps. These are needed if two gaps are adjacent and nothing
  ///     else determines where the first one ends.
  package func values(
    of name: String, member: Bool = false, knowing known: [Placeholder: String] = [:]
  ) -> [Placeholder: String]? {
    // Most names match no pattern, and comparing the ends is enough to rule them out.
    if case .text(let end)? = parts.last, !name.ends(with: end) { return nil }
    var values = known
    var name = name
    if member, case .gap = parts.first { name = name.prefix(1).uppercased() + name.dropFirst() }
    return name.withBytes { Self.match(parts[...], $0, &values) } ? values : nil
  }

  /// Returns the module in the name of a type: `Profile` for `ProfilePresenter`.
  package func module(of name: String) -> String? { values(of: name)?[.module] }

  package func matches(_ name: String) -> Bool { values(of: name) != nil }

  private static func match(
    _ parts: ArraySlice<Part>, _ name: UnsafeBufferPointer<UInt8>,
    _ values: inout [Placeholder: String]
  ) -> Bool {
    guard let part = parts.first else { return name.isEmpty }
    let rest = parts.dropFirst()
    switch part {
    case .text(let text): return match(rest, name, after: text, &values)
    case .gap(let placeholder):
      if let known = values[placeholder] { return match(rest, name, after: known, &values) }
      for end in stride(from: name.count, to: 0, by: -1)
      where isFollowed(name.back(name.count - end), by: rest.first) {
        values[placeholder] = String(decoding: name.front(end), as: UTF8.self)
        if match(rest, name.back(name.count - end), &values) { return true }
      }
      values[placeholder] = nil
      return false
    }
  }

  private static func match(
    _ parts: ArraySlice<Part>, _ name: UnsafeBufferPointer<UInt8>, after text: String,
    _ values: inout [Placeholder: String]
  ) -> Bool {
    let length = text.utf8.count
    return text.withBytes(name.begins)
      && match(parts, name.back(name.count - length), &values)
  }

  /// Returns true if the text after a gap can match the next part of the pattern. That text never
  /// begins within a character.
  private static func isFollowed(_ name: UnsafeBufferPointer<UInt8>, by part: Part?) -> Bool {
    switch part {
    case nil: name.isEmpty
    case .text(let text): text.withBytes(name.begins)
    case .gap: name.first.map { $0 & 0xC0 != 0x80 } ?? true
    }
  }
}

extension NamingPattern: CustomStringConvertible {
  /// The pattern as it is written in files.
  package var description: String { name([:]) }
}
