/// An item in a project's navigator: a group, a variant group, a folder that Xcode keeps in
/// sync with the disk, or a file.
package struct XcodeGroup: Sendable {
  package let object: XcodeObject

  /// The name Xcode shows: the group's own, or the last part of its path.
  package var name: String {
    object.string("name")
      ?? object.string("path").map { XcodePath.lastComponent(of: $0) } ?? ""
  }

  /// What is in it, in the order Xcode shows; files have none.
  package var children: [XcodeGroup] { object.objects("children").map(XcodeGroup.init) }

  /// Whether it is a folder whose files Xcode finds on the disk.
  package var isSynchronized: Bool { object.isa == XcodeClass.synchronizedFolder }

  /// Whether it is a file.
  package var isFile: Bool { object.isa == XcodeClass.fileReference }
}

/// The names of the classes that are worked with.
enum XcodeClass {
  static let fileReference = "PBXFileReference"
  static let buildFile = "PBXBuildFile"
  static let group = "PBXGroup"
  static let variantGroup = "PBXVariantGroup"
  static let versionGroup = "XCVersionGroup"
  static let synchronizedFolder = "PBXFileSystemSynchronizedRootGroup"
  static let exceptionSet = "PBXFileSystemSynchronizedBuildFileExceptionSet"
  static let sources = "PBXSourcesBuildPhase"
  static let resources = "PBXResourcesBuildPhase"

  /// Whether objects of the class have children in the navigator.
  static func hasChildren(_ isa: String) -> Bool {
    isa == group || isa == variantGroup || isa == versionGroup
  }
}
