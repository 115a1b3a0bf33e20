/// An item in a project's navigator: a group, a variant group, a folder that Xcode keeps in
/// sync with the disk, or a file.
package struct XcodeGroup: Sendable {
  package let object: XcodeObject

  /// The name that Xcode shows: the item's own name, or the last component of its path.
  package var name: String {
    object.string("name")
      ?? object.string("path").map { XcodePath.lastComponent(of: $0) } ?? ""
  }

  /// The items in the group, in the order that Xcode shows; empty for a file.
  package var children: [XcodeGroup] { object.objects("children").map(XcodeGroup.init) }

  /// True for a folder whose files Xcode finds on the disk.
  package var isSynchronized: Bool { object.isa == XcodeClass.synchronizedFolder }

  /// True for a file.
  package var isFile: Bool { object.isa == XcodeClass.fileReference }
}

/// The names of the classes that this target uses.
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

  /// Returns true if objects of the class have children in the navigator.
  static func hasChildren(_ isa: String) -> Bool {
    isa == group || isa == variantGroup || isa == versionGroup
  }
}
