package import AdderBase

/// A template of Xcode: a folder with the extension `xctemplate`.
package struct XcodeTemplate: Equatable, Sendable {
  /// The name that Xcode shows.
  package var name: String
  package var options: [XcodeOption]
  package var files: [File]
  /// The folders of the choices for which there are no files.
  var emptyFolders: [RelativePath]

  package struct File: Equatable, Sendable {
    /// The path in the template's folder.
    package var path: RelativePath
    package var contents: [UInt8]
  }

  package var folderName: String { name + ".xctemplate" }

  static let infoName = "TemplateInfo.plist"
}

extension XcodeTemplate {
  /// Makes the template of one kind of files.
  ///
  /// - Parameters:
  ///   - isForPackage: True if Xcode offers the template for Swift packages.
  ///   - choices: The choices that the user may have.
  ///   - variants: The files of each combination of answers.
  /// - Returns: `nil` if there are no files of that kind.
  init?(
    _ kind: XcodeFiles.Kind, named name: String, summary: String, isForPackage: Bool,
    _ choices: [XcodeChoice], _ variants: [[Int]: XcodeFiles]
  ) throws(XcodeTemplateProblem) {
    var table = XcodeVariants(choices, variants.mapValues { $0.files[kind] ?? [:] })
    guard table.files.values.contains(where: { !$0.isEmpty }) else { return nil }
    table.dropEmptyAnswers()
    table.dropUselessChoices()
    let requirements = table.requirements
    let folders = try table.folders(requirements)
    self.name = name
    emptyFolders = folders.filter(\.value.isEmpty).keys.sorted().map { .root.appending($0) }
    files = []
    var contents: [[UInt8]] = []
    for (folder, variant) in folders.sorted(by: { $0.key < $1.key }) {
      let root = folder.isEmpty ? RelativePath.root : .root.appending(folder)
      for (path, bytes) in variant.sorted(by: { $0.key < $1.key }) {
        files.append(File(path: root.appending(path), contents: bytes))
        contents += [Array(path.utf8), bytes]
      }
    }
    let used = XcodeVariable.allCases.filter { variable in
      // Xcode asks for the name of a file if no option has the name.
      (variable == .productName && kind != .base && kind != .testBase)
        || contents.contains { $0.contains(macro: variable) }
    }
    options =
      used.map(\.option)
      + zip(table.choices, requirements).map { $0.option(requiring: $1) }
    var identifiers: Set<String> = []
    for option in options where !identifiers.insert(option.identifier).inserted {
      throw .sameIdentifier(option.identifier)
    }
    files.insert(
      File(path: .root.appending(Self.infoName), contents: info(summary, isForPackage, contents)),
      at: 0)
  }

  /// The text of `TemplateInfo.plist`, which begins with a checksum of all files.
  private func info(
    _ summary: String, _ isForPackage: Bool, _ contents: [[UInt8]]
  ) -> [UInt8] {
    let isForUIKit = contents.contains { $0.firstRange(of: "import UIKit\n") != nil }
    let platforms =
      ["com.apple.platform.iphoneos"] + (isForUIKit ? [] : ["com.apple.platform.macosx"])
    var members: [(String, PropertyListValue)] = [
      ("Kind", .string("Xcode.IDEFoundation.TextSubstitutionFileTemplateKind")),
      ("Summary", .string(summary)), ("Description", .string(summary)),
      ("Platforms", .array(platforms.map(PropertyListValue.string))),
      ("SortOrder", .string("1")),
    ]
    if isForPackage { members.append(("SupportsSwiftPackage", .bool(true))) }
    if !options.contains(where: { $0.identifier == XcodeVariable.productName.rawValue }) {
      members.append(("DefaultCompletionName", .string(name)))
    }
    members.append(("Options", .array(options.map(\.propertyList))))
    let list = PropertyListValue.dictionary(members)
    let text = list.document(comment: WrittenXcodeTemplate.comment(nil))
    let checksum = WrittenXcodeTemplate.checksum(
      files + [File(path: .root.appending(Self.infoName), contents: Array(text.utf8))])
    return Array(list.document(comment: WrittenXcodeTemplate.comment(checksum)).utf8)
  }
}

extension XcodeChoice {
  fileprivate func option(requiring requirement: XcodeOption.Requirement?) -> XcodeOption {
    XcodeOption(
      identifier: identifier, title: title, summary: summary,
      kind: isCheckbox
        ? .checkbox(isOn: usual == 1)
        : .popup(values: answers.map(\.folder), initial: answers[usual].folder),
      requirement: requirement)
  }
}

extension [UInt8] {
  fileprivate func contains(macro variable: XcodeVariable) -> Bool {
    firstRange(of: "___VARIABLE_\(variable.rawValue)") != nil
      || (variable == .productName && firstRange(of: variable.macroInPath) != nil)
  }

  /// Returns the first range of a text; `nil` if there is none.
  fileprivate func firstRange(of text: String) -> Range<Int>? {
    let word = Array(text.utf8)
    guard let first = word.first else { return nil }
    var start = startIndex
    while let index = self[start...].firstIndex(of: first) {
      if self[index...].starts(with: word) { return index..<index + word.count }
      start = index + 1
    }
    return nil
  }
}
