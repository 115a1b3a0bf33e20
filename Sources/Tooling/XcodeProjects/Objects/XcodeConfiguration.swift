/// A build configuration, usually Debug or Release.
package struct XcodeConfiguration: Sendable {
  package let object: XcodeObject

  package var name: String { object.string("name") ?? "" }

  /// Returns the value of a build setting as it is written, or `nil` if it is not set or is a list.
  package func setting(_ name: String) -> String? {
    let list = object.project.list
    guard let settings = list.value(of: "buildSettings", in: object.node) else { return nil }
    return list.value(of: name, in: settings).flatMap(list.string)
  }

  /// Returns the configurations of a project or target.
  static func all(of owner: XcodeObject) -> [XcodeConfiguration] {
    owner.object("buildConfigurationList")?.objects("buildConfigurations")
      .map(XcodeConfiguration.init) ?? []
  }
}
