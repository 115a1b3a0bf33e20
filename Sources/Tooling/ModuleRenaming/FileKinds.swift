import AdderBase

// The kind of a file, determined by its name.
extension String {
  var isSwift: Bool { hasSuffix(".swift") }

  var isXcodeProject: Bool { hasSuffix(".xcodeproj/project.pbxproj") }

  /// True if the file is a storyboard or xib, or contains the localized strings of one.
  var isInterface: Bool {
    isInterfaceFile || hasSuffix(".strings") && folder.hasSuffix(".lproj")
  }

  var isInterfaceFile: Bool { hasSuffix(".storyboard") || hasSuffix(".xib") }

  /// True if the file is a text for people.
  var isDocument: Bool { ["md", "markdown"].contains(fileExtension.lowercased()) }

  /// True if the file can contain paths of the project's files.
  var isSettingsFile: Bool {
    ["yml", "yaml"].contains(fileExtension) || fileName == "Rambafile"
  }
}
