import AdderModuleDiscovery

// Paths of a project are texts here: names with a slash between them.
extension String {
  /// The file's name up to its first dot.
  var fileStem: String { String(fileName.prefix { $0 != "." }) }

  /// Behind the last dot of the file's name.
  var fileExtension: String {
    let name = fileName
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }

  /// Whether it is that folder or in it.
  func isInside(folder: String) -> Bool {
    folder.isEmpty || self == folder || hasPrefix(folder + "/")
  }

  /// The folders around it, the outermost first.
  var foldersAround: [String] {
    var folders: [String] = []
    for name in pathNames.dropLast() {
      folders.append(folders.last.map { "\($0)/\(name)" } ?? name)
    }
    return folders
  }
}

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
