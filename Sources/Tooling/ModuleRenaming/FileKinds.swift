import AdderBase

// The kind of a file, by its name.
extension String {
  var isSwift: Bool { hasSuffix(".swift") }

  var isXcodeProject: Bool { hasSuffix(".xcodeproj/project.pbxproj") }

  /// Whether it is the manifest of a Swift package.
  var isManifest: Bool {
    fileName == "Package.swift" || fileName.hasPrefix("Package@swift") && isSwift
  }

  /// Whether it is a storyboard or xib, or contains the localized texts of one.
  var isInterface: Bool {
    isInterfaceFile || hasSuffix(".strings") && folder.hasSuffix(".lproj")
  }

  var isInterfaceFile: Bool { hasSuffix(".storyboard") || hasSuffix(".xib") }

  /// Whether it can contain paths of the project's files.
  var isSettingsFile: Bool {
    ["yml", "yaml"].contains(fileExtension) || fileName == "Rambafile"
  }
}
