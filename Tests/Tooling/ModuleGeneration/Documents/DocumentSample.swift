import AdderModuleGeneration
import AdderProjects
import Foundation
import Testing

/// One fact of structure that a code sample of a document shows, as it is in our module Profile.
struct DocumentSample {
  /// The file and line of the table.
  var place: String
  var chapter: String
  /// What is generated: a template, its parameters and, after `with`, the parts in addition to the
  /// default ones. `library` is the source code of Adder's library.
  var options: String
  var type: String
  var fact: String
  /// Why our code differs from the document; empty if it agrees.
  var reason: String
}

/// The facts of one document, from a file in `Samples`.
struct DocumentSamples: CustomTestStringConvertible {
  var document: String
  var samples: [DocumentSample]
  var testDescription: String { document }

  static let all: [DocumentSamples] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".tsv") }.sorted().map { name in
      let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return DocumentSamples(
        document: String(name.dropLast(4)),
        samples: lines.enumerated().compactMap { number, line in
          if line.isEmpty || line.hasPrefix("#") { return nil }
          let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
          // A row with too few cells fails as an unknown fact.
          let row = cells + Array(repeating: "", count: max(0, 5 - cells.count))
          return DocumentSample(
            place: "\(name):\(number + 1)", chapter: row[0], options: row[1], type: row[2],
            fact: row[3], reason: row[4])
        })
    }
  }()
}

extension CodeStructure {
  /// Generates the module Profile with the options of a sample.
  init(options: String) throws {
    if options == "library" {
      self.init(Self.library)
      return
    }
    let words = options.split(separator: " ").map(String.init)
    let split = words.firstIndex(of: "with") ?? words.endIndex
    let name = try #require(words.first)
    let template = try Template(name: name, files: try #require(ShippedTemplateFiles(name: name)))
    let files = try make(template) { request in
      for pair in words[1..<split].map({ $0.split(separator: ":").map(String.init) }) {
        request.parameters[pair[0]] = pair.last
      }
      request.wantedParts = Array(words[split...].dropFirst())
      request.productModuleName = "App"
    }
    self.init(files) { $0.hasPrefix("App/") }
  }

  private static let library: [String: String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/Runtime").standardizedFileURL
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    var files: [String: String] = [:]
    for path in paths ?? [] where path.hasSuffix(".swift") {
      files[path] = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    return files
  }()
}

extension CodeStructure {
  /// Returns whether a fact about a type holds; `nil` if the fact is not in the vocabulary.
  ///
  /// The vocabulary:
  /// - `class`, `final class`, `struct`, `enum`, `protocol`
  /// - `conforms NAME`, `conforms to no protocol of the module`
  /// - `holds weak NAME: TYPE`; also `strong`, `static` (and strong), `outlet` (of an interface file)
  /// - `holds only NAMES`, `holds nothing`: all stored properties
  /// - `get NAME: TYPE`, `get set NAME: TYPE`: what other code can do with a property
  /// - `exposes NAME`, `hides NAME`: whether other code can use a property, a method or `init`
  /// - `method NAME(LABELS)`, with `static` before it and `-> TYPE` after it
  /// - `only method NAME(LABELS)`: the only one that other code can call; `no methods`
  /// - `methods begin WORD|WORD`, `methods return nothing`, `methods synchronous`
  /// - `in METHOD: EVENT < EVENT`: what the method does, in this order; `creates TYPE`, `calls PATH`,
  ///   `sets PATH`, `sets PATH = PATH` or `returns NAME`, where `…` is an expression without a name
  /// - `not FACT`
  /// - `documented`, `methods documented`: has a comment
  /// - `comment of TYPE`: the comments begin with the same paragraph
  /// - `section NAME`: a `MARK` of this name in a file of the type
  /// - `test section NAME`, `tests in given, when, then`: in the type's test file
  /// - `file PATH`, `test file PATH`: in the module's folder
  func holds(_ fact: String, of name: String) -> Bool? {
    if fact.hasPrefix("file ") { return files["App/Profile/\(fact.dropFirst(5))"] != nil }
    if fact.hasPrefix("test file ") {
      return files["AppTests/Profile/\(fact.dropFirst(10))"] != nil
    }
    if ["class", "final class", "struct", "enum", "protocol"].contains(fact) {
      let kind = types[name]?.kind
      return kind == fact || kind == "final \(fact)"
    }
    guard let type = types[name] else { return false }
    if fact.hasPrefix("not ") { return holds(String(fact.dropFirst(4)), of: name).map { !$0 } }
    if fact.hasPrefix("comment of ") {
      let other = types[String(fact.dropFirst(11))]
      return type.comment.first != nil && type.comment.first == other?.comment.first
    }
    if fact.hasPrefix("section ") { return hasSection(fact.dropFirst(8), in: type.files) }
    let tests = files.keys.filter {
      $0.hasPrefix("AppTests/") && $0.hasSuffix("/\(name)Tests.swift")
    }
    if fact.hasPrefix("test section ") { return hasSection(fact.dropFirst(13), in: tests) }
    if fact == "tests in given, when, then" {
      return ["// given\n", "// when\n", "// then\n"].allSatisfy { word in
        tests.contains { files[$0]?.contains(word) == true }
      }
    }
    return type.holds(fact, among: types)
  }

  private func hasSection(_ name: Substring, in paths: some Sequence<String>) -> Bool {
    paths.contains { path in
      files[path]?.split(separator: "\n").contains {
        $0.drop { $0 == " " } == "// MARK: - \(name)"
      } == true
    }
  }
}

extension TypeStructure {
  fileprivate func holds(_ fact: String, among types: [String: TypeStructure]) -> Bool? {
    switch fact {
    case "conforms to no protocol of the module":
      return inherited.allSatisfy { types[$0] == nil }
    case "holds nothing": return !properties.contains(where: \.isStored)
    case "no methods": return methods.isEmpty
    case "documented": return !comment.isEmpty
    case "methods return nothing": return allMethods(\.result.isEmpty)
    case "methods synchronous": return allMethods { !$0.isAsync }
    case "methods documented": return allMethods(\.hasComment)
    default: break
    }
    let words = fact.split(separator: " ").map(String.init)
    switch words.first {
    case "holds" where words.count > 2 && words[1] == "only":
      return Set(properties.filter(\.isStored).map(\.name)) == Set(words[2...])
    case "exposes" where words.count == 2: return isPrivate(words[1]) == false
    case "hides" where words.count == 2: return isPrivate(words[1]) == true
    case "conforms" where words.count == 2: return inherited.contains(words[1])
    case "holds": return holdsProperty(words)
    case "get": return canBeRead(words)
    case "method", "static": return hasMethod(words)
    case "only" where words.count == 3 && words[1] == "method":
      return methods.filter { !$0.isPrivate && !$0.name.hasPrefix("init(") }.map(\.name) == [
        words[2]
      ]
    case "methods" where words.count == 3 && words[1] == "begin":
      let beginnings = words[2].split(separator: "|")
      return allMethods { method in beginnings.contains { method.name.hasPrefix($0) } }
    case "in": return happens(fact)
    default: return nil
    }
  }

  /// Returns whether there are methods, and all of them meet the condition.
  private func allMethods(_ condition: (MethodStructure) -> Bool) -> Bool {
    !methods.isEmpty && methods.allSatisfy(condition)
  }

  private func holdsProperty(_ words: [String]) -> Bool? {
    guard words.count >= 4, ["weak", "strong", "static", "outlet"].contains(words[1]) else {
      return nil
    }
    let type = words[3...].joined(separator: " ")
    return properties.contains { property in
      "\(property.name):" == words[2] && property.type == type && property.isStored
        && property.isWeak == (words[1] == "weak") && property.isStatic == (words[1] == "static")
        && (words[1] != "outlet" || property.attributes.contains("IBOutlet"))
    }
  }

  private func canBeRead(_ words: [String]) -> Bool? {
    let isSettable = words.count > 1 && words[1] == "set"
    let rest = words.dropFirst(isSettable ? 2 : 1)
    guard rest.count >= 2, let name = rest.first else { return nil }
    return properties.contains { property in
      "\(property.name):" == name && property.type == rest.dropFirst().joined(separator: " ")
        && property.isSettable == isSettable && !property.isPrivate
    }
  }

  /// Returns whether a property or a method is private; `nil` if there is none of that name.
  private func isPrivate(_ name: String) -> Bool? {
    properties.first { $0.name == name }?.isPrivate
      ?? methods.first { $0.name == name || $0.name.hasPrefix("\(name)(") }?.isPrivate
  }

  private func hasMethod(_ words: [String]) -> Bool? {
    let isStatic = words[0] == "static"
    let rest = Array(words.dropFirst(isStatic ? 2 : 1))
    guard let name = rest.first, rest.count == 1 || rest.count >= 3 && rest[1] == "->" else {
      return nil
    }
    return methods.contains { method in
      method.name == name && method.isStatic == isStatic
        && (rest.count == 1 || method.result == rest[2...].joined(separator: " "))
    }
  }

  private func happens(_ fact: String) -> Bool? {
    guard let colon = fact.firstRange(of: ": ") else { return nil }
    let name = fact[fact.index(fact.startIndex, offsetBy: 3)..<colon.lowerBound]
    let wanted = fact[colon.upperBound...].split(separator: " < ").map(String.init)
    let verbs = ["creates ", "calls ", "sets ", "returns "]
    guard wanted.allSatisfy({ event in verbs.contains { event.hasPrefix($0) } }) else { return nil }
    return methods.contains { method in
      guard method.name == name || method.name.hasPrefix("\(name)(") else { return false }
      var left = wanted[...]
      for event in method.events {
        guard let next = left.first else { break }
        if event == next || event.hasPrefix("\(next) = ") { left.removeFirst() }
      }
      return left.isEmpty
    }
  }
}
