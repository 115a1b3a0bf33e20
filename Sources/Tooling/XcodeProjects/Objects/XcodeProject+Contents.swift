extension XcodeProject {
  /// The object that describes the project itself.
  package var projectObject: XcodeObject { XcodeObject(project: self, position: rootObject) }

  /// The version of the format, which determines the Xcode versions that can open the project;
  /// `nil` if it is not a number.
  package var objectVersion: Int? {
    list.value(of: "objectVersion", in: 0).flatMap(list.string).flatMap { Int($0) }
  }

  /// The path of the folder to which the project's paths are relative. This path is itself
  /// relative to the folder that contains the `.xcodeproj`. It is an empty string in nearly all
  /// projects.
  package var sourceRoot: String {
    let path = projectObject.string("projectDirPath") ?? ""
    return path == "." ? "" : path
  }

  /// The targets in the order that Xcode shows.
  package var targets: [XcodeTarget] {
    projectObject.objects("targets").map(XcodeTarget.init)
  }

  /// The group that contains all other groups.
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

  /// Returns true if the project lists a file with this name. Files in synchronized folders are not
  /// found, because the project does not list them.
  package func hasFile(named name: String) -> Bool {
    positions(ofClass: XcodeClass.fileReference).contains { position in
      list.value(of: "path", in: Int(table.entries[position].value)).flatMap(list.string)
        .map { XcodePath.lastComponent(of: $0) } == name
    }
  }
}
