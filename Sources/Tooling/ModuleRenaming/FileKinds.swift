import AdderBase

// What a file is by its name.
extension String {
  var isSwift: Bool { hasSuffix(".swift") }

  var isXcodeProject: Bool { hasSuffix(".xcodeproj/project.pbxproj") }

  /// Whether it says what a Swift package consists of.
  var isManifest: Bool {
    fileName == "Package.swift" || fileName.hasPrefix("Package@swift") && isSwift
  }

  /// Whether it is a storyboard or xib, or the texts of one in a language.
  var isInterface: Bool {
    isInterfaceFile || hasSuffix(".strings") && folder.hasSuffix(".lproj")
  }

  var isInterfaceFile: Bool { hasSuffix(".storyboard") || hasSuffix(".xib") }

  /// Whether it says where files of the project are.
  var isSettingsFile: Bool {
    ["yml", "yaml"].contains(fileExtension) || fileName == "Rambafile"
  }
}
