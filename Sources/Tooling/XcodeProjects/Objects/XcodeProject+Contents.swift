extension XcodeProject {
  /// The object that describes the project itself.
  package var projectObject: XcodeObject { XcodeObject(project: self, position: rootObject) }

  /// The version of the format, which says which Xcode can open the project; `nil` when it is no
  /// number.
  package var objectVersion: Int? {
    list.value(of: "objectVersion", in: 0).flatMap(list.string).flatMap { Int($0) }
  }

  /// The folder that paths of the project begin at, from the folder that the `.xcodeproj` is in;
  /// empty in nearly all projects.
  package var sourceRoot: String {
    let path = projectObject.string("projectDirPath") ?? ""
    return path == "." ? "" : path
  }

  /// The targets in the order Xcode shows them.
  package var targets: [XcodeTarget] {
    projectObject.objects("targets").map(XcodeTarget.init)
  }

  /// The group that all others are in.
  package var mainGroup: XcodeGroup {
    XcodeGroup(object: XcodeObject(project: self, position: rootGroup))
  }

  /// The Swift packages that the project depends on.
  package var packages: [XcodePackage] {
    projectObject.objects("packageReferences").compactMap(XcodePackage.init)
  }

  /// The build configurations of the project itself.
  package var configurations: [XcodeConfiguration] {
    XcodeConfiguration.all(of: projectObject)
  }

  /// Whether a file with that name is anywhere in the project. Files in synchronized folders are not listed
  /// in the project, so they are not found.
  package func hasFile(named name: String) -> Bool {
    positions(ofClass: XcodeClass.fileReference).contains { position in
      list.value(of: "path", in: Int(table.entries[position].value)).flatMap(list.string)
        .map { XcodePath.lastComponent(of: $0) } == name
    }
  }
}
