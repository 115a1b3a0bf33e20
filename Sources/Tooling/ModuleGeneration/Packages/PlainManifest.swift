import AdderSwiftSource

/// A package manifest that can be edited because it is written out literally: it contains one call
/// to `Package`, and its lists are literals in that call.
struct PlainManifest {
  private(set) var bytes: [UInt8]
  private var file: SwiftFile

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    file = SwiftFile(bytes)
  }

  /// The arguments of `Package`, in the required order.
  private static let packageArguments = [
    "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits",
    "dependencies", "targets",
  ]

  /// The arguments of a target up to the lists that can be edited, in the required order.
  private static let targetArguments = [
    "name", "dependencies", "path", "exclude", "sources", "resources",
  ]

  // MARK: - Reading

  /// The only call to `Package`; `nil` if there is no call or more than one.
  private var package: Call? {
    let calls = file.nodes.indices.compactMap { Call(of: ["Package"], at: $0, in: file) }
    return calls.count == 1 ? calls[0] : nil
  }

  /// Returns the name by which products refer to a package that the manifest already lists. A
  /// package is recognized by its name or by the last component of its path or URL.
  func packageName(of library: String) -> String? {
    guard let list = package?["dependencies"] else { return nil }
    for element in file.parts(of: list) {
      guard let call = Call(of: ["package"], at: element, in: file) else { continue }
      let place = ["path", "url"].compactMap { call[$0].flatMap(text) }.first ?? ""
      let last = place.split(separator: "/").last.map(String.init) ?? place
      let identity = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
      if let name = call["name"].flatMap(text), name == library { return name }
      if identity.lowercased() == library.lowercased() { return identity }
    }
    return nil
  }

  private func text(_ node: Int) -> String? {
    file.nodes[node].kind == .stringLiteral ? file.name(of: node) : nil
  }

  // MARK: - Adding

  /// Adds elements to a list of the package, such as `dependencies`.
  ///
  /// - Returns: True if the elements were added; false if the list cannot be edited.
  mutating func add(_ elements: [String], toPackage list: String) -> Bool {
    guard let package else { return false }
    return add(elements, to: list, of: package, after: Self.packageArguments)
  }

  /// Returns true if the call to `Package` has an argument with this label.
  func says(_ argument: String) -> Bool { package?[argument] != nil }

  /// Adds elements to a list of a target.
  ///
  /// - Parameter list: `dependencies` or `resources`.
  /// - Returns: True if the elements were added; false if the target or its list is not written out
  ///   literally.
  mutating func add(
    _ elements: [String], toTarget name: String, _ list: String = "dependencies"
  ) -> Bool {
    guard let call = target(named: name) else { return false }
    return add(elements, to: list, of: call, after: Self.targetArguments)
  }

  /// Returns the paths of a target's resources; empty if the target or its list is not written out
  /// literally.
  func resources(ofTarget name: String) -> [String] {
    guard let call = target(named: name), let list = call["resources"] else { return [] }
    return file.parts(of: list).compactMap { element in
      Call(of: ["process", "copy"], at: element, in: file)?[""].flatMap(text)
    }
  }

  /// Removes resources of a target. An empty list is removed, too.
  mutating func removeResources(_ paths: Set<String>, ofTarget name: String) {
    guard let call = target(named: name), let list = call["resources"] else { return }
    let elements = Array(file.parts(of: list))
    let gone = elements.indices.filter { index in
      let path = Call(of: ["process", "copy"], at: elements[index], in: file)?[""].flatMap(text)
      return path.map(paths.contains) ?? false
    }
    if gone.count == elements.count, !gone.isEmpty {
      guard let argument = call.arguments.first(where: { file.name(of: $0) == "resources" }) else {
        return
      }
      return remove(argument)
    }
    for index in gone.reversed() { remove(elements[index]) }
  }

  /// Removes an argument or element with the comma in front of it, or else the one behind it.
  private mutating func remove(_ node: Int) {
    let isBlank = { (byte: UInt8) in " \t\n".utf8.contains(byte) }
    var start = Int(file.nodes[node].start)
    var end = Int(file.nodes[node].end)
    let before = bytes[..<start].lastIndex { !isBlank($0) }
    if let before, bytes[before] == UInt8(ascii: ",") {
      start = before
    } else if let comma = bytes[end...].firstIndex(where: { !isBlank($0) }),
      bytes[comma] == UInt8(ascii: ",")
    {
      start = before.map { $0 + 1 } ?? start
      end = comma + 1
    }
    replace(start..<end, with: "")
  }

  private func target(named name: String) -> Call? {
    guard let list = package?["targets"], file.nodes[list].kind == .arrayLiteral else {
      return nil
    }
    let kinds = ["target", "executableTarget", "testTarget"]
    for element in file.parts(of: list) {
      guard let call = Call(of: kinds, at: element, in: file),
        call["name"].flatMap(text) == name
      else { continue }
      return call
    }
    return nil
  }

  /// - Parameter order: The possible labels of the call's arguments in the required order,
  ///   including the label of the list.
  private mutating func add(
    _ elements: [String], to label: String, of call: Call, after order: [String]
  ) -> Bool {
    if let list = call[label] {
      guard file.nodes[list].kind == .arrayLiteral else { return false }
      insert(elements, into: list)
      return true
    }
    let earlier = order.prefix { $0 != label }
    guard let last = call.arguments.last(where: { earlier.contains(file.name(of: $0)) }) else {
      return false
    }
    insertArgument(label, elements, behind: last)
    return true
  }

  private mutating func insert(_ elements: [String], into list: Int) {
    let node = file.nodes[list]
    let end = Int(node.end) - 1
    let present = Array(file.parts(of: list)).map { file.nodes[$0] }
    guard let last = present.last else {
      return replace(Int(node.start)..<end + 1, with: lines(elements, at: Int(node.start)))
    }
    if !bytes[Int(node.start)..<end].contains(UInt8(ascii: "\n")) {
      let all = present.map { text(Int($0.start)..<Int($0.end)) } + elements
      let list = "[\(all.joined(separator: ", "))]"
      let isShort = fits(list, at: Int(node.start))
      return replace(
        Int(node.start)..<end + 1, with: isShort ? list : lines(all, at: Int(node.start)))
    }
    let indentation = self.indentation(at: Int(last.start))
    let lines = elements.map { "\n\(indentation)\($0)," }.joined()
    // A comment after the last element stays on its line, so the comma must precede the comment.
    let hasComma = bytes[Int(last.end)] == UInt8(ascii: ",")
    let lineEnd = bytes[Int(last.end)..<end].firstIndex(of: UInt8(ascii: "\n"))
    let behind = text(Int(last.end)..<(lineEnd ?? Int(last.end)))
    replace(
      Int(last.end)..<(lineEnd ?? Int(last.end)), with: (hasComma ? "" : ",") + behind + lines)
  }

  private mutating func insertArgument(_ label: String, _ elements: [String], behind argument: Int)
  {
    let node = file.nodes[argument]
    let start = Int(node.start)
    let place = Int(node.end)
    let indentation = self.indentation(at: start)
    // If the argument begins on its own line, so does the argument after it.
    let isFirstOnLine = bytes[..<start].reversed().prefix { $0 != UInt8(ascii: "\n") }
      .allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let gap = isFirstOnLine ? "\n\(indentation)" : " "
    let short = "[\(elements.joined(separator: ", "))]"
    let isShort = !isFirstOnLine && fits("\(label): \(short)", at: place)
    let list = isShort ? short : lines(elements, at: start)
    replace(place..<place, with: ",\(gap)\(label): \(list)")
  }

  /// Returns a list with one line per element. The list begins on the line that contains the
  /// position.
  private func lines(_ elements: [String], at place: Int) -> String {
    let indentation = self.indentation(at: place)
    return "[\(elements.map { "\n\(indentation)    \($0)," }.joined())\n\(indentation)]"
  }

  /// Returns true if a line is still short enough after a string is inserted at a position in it.
  private func fits(_ text: String, at place: Int) -> Bool {
    let line = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return place - line + text.utf8.count < 100
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the whitespace at the beginning of the line that contains the position.
  private func indentation(at place: Int) -> String {
    let line = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = bytes[line..<place].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range, with: Array(text.utf8))
    file = SwiftFile(bytes)
  }
}

/// A call, with its arguments keyed by label: `Package(name:)`, `.target(name:)`.
private struct Call {
  let arguments: [Int]
  private let file: SwiftFile

  /// - Returns: `nil` if the node is not a call to a function with one of these names.
  init?(of names: [String], at node: Int, in file: SwiftFile) {
    guard file.nodes[node].kind == .chain else { return nil }
    let steps = Array(file.parts(of: node))
    guard steps.count == 2 || steps.count == 3, let call = steps.last,
      file.nodes[call].kind == .call, names.contains(file.name(of: steps[steps.count - 2]))
    else { return nil }
    self.file = file
    arguments = file.parts(.argument, of: call)
  }

  /// The value of an argument.
  subscript(label: String) -> Int? {
    arguments.first { file.name(of: $0) == label }.flatMap { argument in
      Array(file.parts(of: argument)).last
    }
  }
}
