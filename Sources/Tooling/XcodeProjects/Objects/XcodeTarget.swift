/// A target of a project.
package struct XcodeTarget: Sendable {
  package let object: XcodeObject

  package enum Kind: Hashable, Sendable {
    case application, appExtension, framework, library, commandLineTool, unitTests, uiTests
    /// A target that builds nothing itself.
    case aggregate
    /// A target that runs an external build tool.
    case external
    /// Any other target, with its product type.
    case other(String)
  }

  package var name: String { object.string("name") ?? "" }

  package var kind: Kind {
    switch object.isa {
    case "PBXAggregateTarget": return .aggregate
    case "PBXLegacyTarget": return .external
    default: break
    }
    let type = object.string("productType") ?? ""
    let prefix = "com.apple.product-type."
    switch type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type {
    case "application", "application.watchapp", "application.watchapp2", "application.messages",
      "application.on-demand-install-capable":
      return .application
    case "app-extension", "extensionkit-extension", "tv-app-extension", "watchkit-extension",
      "watchkit2-extension", "app-extension.messages", "app-extension.intents-service":
      return .appExtension
    case "framework", "framework.static": return .framework
    case "library.static", "library.dynamic": return .library
    case "tool": return .commandLineTool
    case "bundle.unit-test": return .unitTests
    case "bundle.ui-testing": return .uiTests
    default: return .other(type)
    }
  }

  /// True if the target is built for watchOS.
  package var isForWatch: Bool {
    object.string("productType")?.hasPrefix("com.apple.product-type.application.watchapp") ?? false
      || configurations.contains { $0.setting("SDKROOT") == "watchos" }
  }

  package var isForTests: Bool { kind == .unitTests || kind == .uiTests }

  /// True if the target can compile and copy files.
  package var takesFiles: Bool { object.isa == "PBXNativeTarget" }

  package var buildPhases: [XcodeBuildPhase] {
    object.objects("buildPhases").map(XcodeBuildPhase.init)
  }

  package var configurations: [XcodeConfiguration] { XcodeConfiguration.all(of: object) }

  /// The other targets of the project on which this target depends.
  package var dependencies: [XcodeTarget] {
    object.objects("dependencies").compactMap { $0.object("target").map(XcodeTarget.init) }
  }

  /// The folders whose files belong to the target without being listed.
  package var synchronizedFolders: [XcodeGroup] {
    object.objects("fileSystemSynchronizedGroups").map(XcodeGroup.init)
  }

  /// The names of the Swift package products that the target links.
  package var packageProducts: [String] {
    object.objects("packageProductDependencies").compactMap { $0.string("productName") }
  }
}

/// A build phase of a target, with its files.
package struct XcodeBuildPhase: Sendable {
  package let object: XcodeObject

  /// The name that Xcode shows.
  package var name: String {
    object.string("name") ?? Self.defaultName(ofClass: object.isa)
  }

  package var buildFiles: [XcodeBuildFile] { object.objects("files").map(XcodeBuildFile.init) }

  /// Returns the name that Xcode shows for a phase without its own name.
  static func defaultName(ofClass isa: String) -> String {
    switch isa {
    case "PBXCopyFilesBuildPhase": "CopyFiles"
    case "PBXShellScriptBuildPhase": "ShellScript"
    case "PBXRezBuildPhase": "Rez"
    default:
      isa.hasPrefix("PBX") && isa.hasSuffix("BuildPhase")
        ? String(isa.dropFirst("PBX".count).dropLast("BuildPhase".count)) : isa
    }
  }
}

/// A file in a build phase.
package struct XcodeBuildFile: Sendable {
  package let object: XcodeObject

  /// The file or variant group; `nil` for a package product.
  package var file: XcodeObject? { object.object("fileRef") }
  /// The package product to link; `nil` for a file.
  package var product: XcodeObject? { object.object("productRef") }
}
