/// The build settings of a new project or target, as Xcode 16 sets them for an iOS app.
struct NewBuildSettings {
  typealias Settings = [String: ProjectDocument.Value]

  let debug: Settings
  let release: Settings

  private init(_ common: Settings, debug: Settings = [:], release: Settings = [:]) {
    self.debug = common.merging(debug) { _, own in own }
    self.release = common.merging(release) { _, own in own }
  }

  // MARK: - The project

  static func project(_ project: NewXcodeProject) -> NewBuildSettings {
    NewBuildSettings(
      warnings.merging(languages) { own, _ in own }.merging([
        "COPY_PHASE_STRIP": "NO",
        "ENABLE_USER_SCRIPT_SANDBOXING": "YES",
        "IPHONEOS_DEPLOYMENT_TARGET": .text(project.deploymentTarget),
        "LOCALIZATION_PREFERS_STRING_CATALOGS": "YES",
        "MTL_FAST_MATH": "YES",
        "SDKROOT": "iphoneos",
      ]) { own, _ in own },
      debug: [
        "DEBUG_INFORMATION_FORMAT": "dwarf",
        "ENABLE_TESTABILITY": "YES",
        "GCC_DYNAMIC_NO_PIC": "NO",
        "GCC_OPTIMIZATION_LEVEL": "0",
        "GCC_PREPROCESSOR_DEFINITIONS": ["DEBUG=1", "$(inherited)"],
        "MTL_ENABLE_DEBUG_INFO": "INCLUDE_SOURCE",
        "ONLY_ACTIVE_ARCH": "YES",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited)",
        "SWIFT_OPTIMIZATION_LEVEL": "-Onone",
      ],
      release: [
        "DEBUG_INFORMATION_FORMAT": "dwarf-with-dsym",
        "ENABLE_NS_ASSERTIONS": "NO",
        "MTL_ENABLE_DEBUG_INFO": "NO",
        "SWIFT_COMPILATION_MODE": "wholemodule",
        "VALIDATE_PRODUCT": "YES",
      ])
  }

  private static let languages: Settings = [
    "ALWAYS_SEARCH_USER_PATHS": "NO",
    "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES",
    "CLANG_CXX_LANGUAGE_STANDARD": "gnu++20",
    "CLANG_ENABLE_MODULES": "YES",
    "CLANG_ENABLE_OBJC_ARC": "YES",
    "CLANG_ENABLE_OBJC_WEAK": "YES",
    "ENABLE_STRICT_OBJC_MSGSEND": "YES",
    "GCC_C_LANGUAGE_STANDARD": "gnu17",
    "GCC_NO_COMMON_BLOCKS": "YES",
  ]

  private static let warnings: Settings = [
    "CLANG_ANALYZER_NONNULL": "YES",
    "CLANG_ANALYZER_NUMBER_OBJECT_CONVERSION": "YES_AGGRESSIVE",
    "CLANG_WARN_BLOCK_CAPTURE_AUTORELEASING": "YES",
    "CLANG_WARN_BOOL_CONVERSION": "YES",
    "CLANG_WARN_COMMA": "YES",
    "CLANG_WARN_CONSTANT_CONVERSION": "YES",
    "CLANG_WARN_DEPRECATED_OBJC_IMPLEMENTATIONS": "YES",
    "CLANG_WARN_DIRECT_OBJC_ISA_USAGE": "YES_ERROR",
    "CLANG_WARN_DOCUMENTATION_COMMENTS": "YES",
    "CLANG_WARN_EMPTY_BODY": "YES",
    "CLANG_WARN_ENUM_CONVERSION": "YES",
    "CLANG_WARN_INFINITE_RECURSION": "YES",
    "CLANG_WARN_INT_CONVERSION": "YES",
    "CLANG_WARN_NON_LITERAL_NULL_CONVERSION": "YES",
    "CLANG_WARN_OBJC_IMPLICIT_RETAIN_SELF": "YES",
    "CLANG_WARN_OBJC_LITERAL_CONVERSION": "YES",
    "CLANG_WARN_OBJC_ROOT_CLASS": "YES_ERROR",
    "CLANG_WARN_QUOTED_INCLUDE_IN_FRAMEWORK_HEADER": "YES",
    "CLANG_WARN_RANGE_LOOP_ANALYSIS": "YES",
    "CLANG_WARN_STRICT_PROTOTYPES": "YES",
    "CLANG_WARN_SUSPICIOUS_MOVE": "YES",
    "CLANG_WARN_UNGUARDED_AVAILABILITY": "YES_AGGRESSIVE",
    "CLANG_WARN_UNREACHABLE_CODE": "YES",
    "CLANG_WARN__DUPLICATE_METHOD_MATCH": "YES",
    "GCC_WARN_64_TO_32_BIT_CONVERSION": "YES",
    "GCC_WARN_ABOUT_RETURN_TYPE": "YES_ERROR",
    "GCC_WARN_UNDECLARED_SELECTOR": "YES",
    "GCC_WARN_UNINITIALIZED_AUTOS": "YES_AGGRESSIVE",
    "GCC_WARN_UNUSED_FUNCTION": "YES",
    "GCC_WARN_UNUSED_VARIABLE": "YES",
  ]

  // MARK: - Targets

  static func app(_ project: NewXcodeProject) -> NewBuildSettings {
    let landscape = "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight"
    let portrait = "UIInterfaceOrientationPortrait"
    return NewBuildSettings(
      ofTarget(project).merging([
        "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
        "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
        "INFOPLIST_FILE": .text("\(project.name)/\(project.infoPlist)"),
        "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents": "YES",
        "INFOPLIST_KEY_UILaunchStoryboardName": .text(project.launchStoryboard),
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
          .text("\(portrait) \(portrait)UpsideDown \(landscape)"),
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": .text("\(portrait) \(landscape)"),
        "LD_RUNPATH_SEARCH_PATHS": ["$(inherited)", "@executable_path/Frameworks"],
        "PRODUCT_BUNDLE_IDENTIFIER": .text(project.bundleIdentifier),
        "SWIFT_EMIT_LOC_STRINGS": "YES",
      ]) { _, own in own })
  }

  static func tests(_ project: NewXcodeProject) -> NewBuildSettings {
    let app = project.name
    return NewBuildSettings(
      ofTarget(project).merging([
        "BUNDLE_LOADER": "$(TEST_HOST)",
        "PRODUCT_BUNDLE_IDENTIFIER": .text("\(project.bundleIdentifier)Tests"),
        "SWIFT_EMIT_LOC_STRINGS": "NO",
        "TEST_HOST":
          .text("$(BUILT_PRODUCTS_DIR)/\(app).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(app)"),
      ]) { _, own in own })
  }

  private static func ofTarget(_ project: NewXcodeProject) -> Settings {
    [
      "CODE_SIGN_STYLE": "Automatic",
      "CURRENT_PROJECT_VERSION": "1",
      "GENERATE_INFOPLIST_FILE": "YES",
      "MARKETING_VERSION": "1.0",
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "SWIFT_VERSION": .text(project.swiftVersion),
      "TARGETED_DEVICE_FAMILY": "1,2",
    ]
  }
}

extension ProjectDocument.Value: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral text: String) { self = .text(text) }
  init(arrayLiteral values: ProjectDocument.Value...) { self = .list(values) }
}
