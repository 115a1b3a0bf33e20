/// A target of a project.
package struct XcodeTarget: Sendable {
  package let object: XcodeObject

  package enum Kind: Hashable, Sendable {
    case application, appExtension, framework, library, commandLineTool, unitTests, uiTests
    /// Builds nothing itself.
    case aggregate
    /// Runs an external build tool.
    case external
    /// Another product, by its type.
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

  /// Whether it is an app of a watch.
  package var isForWatch: Bool {
    object.string("productType")?.hasPrefix("com.apple.product-type.application.watchapp") ?? false
      || configurations.contains { $0.setting("SDKROOT") == "watchos" }
  }

  package var isForTests: Bool { kind == .unitTests || kind == .uiTests }

  /// Whether files can be compiled or copied by it.
  package var takesFiles: Bool { object.isa == "PBXNativeTarget" }

  package var buildPhases: [XcodeBuildPhase] {
    object.objects("buildPhases").map(XcodeBuildPhase.init)
  }

  package var configurations: [XcodeConfiguration] { XcodeConfiguration.all(of: object) }

  /// The targets of the project that are built before it.
  package var dependencies: [XcodeTarget] {
    object.objects("dependencies").compactMap { $0.object("target").map(XcodeTarget.init) }
  }

  /// The folders whose files belong to the target without being listed.
  package var synchronizedFolders: [XcodeGroup] {
    object.objects("fileSystemSynchronizedGroups").map(XcodeGroup.init)
  }

  /// The names of the products of Swift packages it links.
  package var packageProducts: [String] {
    object.objects("packageProductDependencies").compactMap { $0.string("productName") }
  }
}

/// A step of building a target, with the files it works on.
package struct XcodeBuildPhase: Sendable {
  package let object: XcodeObject

  /// The name Xcode shows.
  package var name: String {
    object.string("name") ?? Self.defaultName(ofClass: object.isa)
  }

  package var buildFiles: [XcodeBuildFile] { object.objects("files").map(XcodeBuildFile.init) }

  /// What Xcode calls a phase without a name of its own.
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

/// A file as a part of a build phase.
package struct XcodeBuildFile: Sendable {
  package let object: XcodeObject

  /// The file or variant group; `nil` for the product of a package.
  package var file: XcodeObject? { object.object("fileRef") }
  /// The product of a package that is linked.
  package var product: XcodeObject? { object.object("productRef") }
}
