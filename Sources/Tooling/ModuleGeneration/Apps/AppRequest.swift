package import AdderArchitectures
package import AdderProjects

/// The request for a new app.
package struct AppRequest: Sendable {
  /// The build system of the app.
  package enum Kind: String, CaseIterable, Sendable {
    case package, xcode
  }

  /// The framework that draws the views.
  package enum UserInterface: String, CaseIterable, Sendable {
    case uikit, gtk, none
  }

  package var name: AppName
  package var architecture: Architecture
  /// The template for the architecture's modules.
  package var template: Template
  package var kind: Kind
  package var userInterface: UserInterface
  /// The module that the app starts with.
  package var module: ModuleName
  /// The source of the library, which a GTK app depends on.
  package var library: LibrarySource?
  /// The test framework, under the name that the template uses for it.
  package var tests = "swift-testing"
  /// Makes the spies that the first module's tests use.
  package var spies = ModuleSpies()
  package var bundleIdentifier: BundleIdentifier
  package var author = ""
  /// True if the app's adder.yml sets the author for all later modules.
  package var notesAuthor = false
  package var company = ""
  package var date: CalendarDate
  /// The path of the team's own architecture in the app; `nil` for a shipped one.
  package var architectureFile: String?
  /// The text of that file and of the files that it extends, by path.
  package var architectureFiles: [String: String] = [:]

  /// - Throws: If the kind of app does not support the user interface.
  package init(
    name: AppName, architecture: Architecture, template: Template, kind: Kind,
    userInterface: UserInterface, module: ModuleName, bundleIdentifier: BundleIdentifier,
    date: CalendarDate
  ) throws(AppError) {
    guard kind == .package || userInterface == .uikit else { throw .xcodeNeedsUIKit }
    guard userInterface != .gtk || !template.isArchitecture else {
      throw .noWindows(architecture.name)
    }
    self.name = name
    self.architecture = architecture
    self.template = template
    self.kind = kind
    self.userInterface = userInterface
    self.module = module
    self.bundleIdentifier = bundleIdentifier
    self.date = date
    layout = architecture.app ?? .usual
  }

  let layout: AppLayout
}

// MARK: - The first module

extension AppRequest {
  /// The parameters for the modules' template.
  var parameters: [String: String] {
    var parameters = ["ui": userInterface.rawValue, "tests": tests]
    // The library shows modules in GTK windows.
    if userInterface == .gtk { parameters["runtime"] = "adder" }
    return parameters
  }
}

// MARK: - Places

extension AppRequest {
  /// The target that contains the app's code. Tests import this target.
  ///
  /// On Linux, linkers do not accept a SwiftPM executable if the name of its target
  /// contains anything but ASCII letters.
  var target: String {
    kind == .package && userInterface != .uikit ? name.transcribed : name.text
  }
  var testTarget: String { "\(target)Tests" }

  /// The folder of the app's sources.
  var sources: String { kind == .package ? "Sources/\(target)" : target }
  /// The folder of the app's tests.
  var testSources: String { kind == .package ? "Tests/\(testTarget)" : testTarget }
  /// The folders that contain the modules and their tests.
  var modules: String { "\(sources)/\(layout.modules)" }
  var testModules: String { "\(testSources)/\(layout.tests)" }
  /// The folder with the code that starts the app.
  var entry: String { layout.entry.map { "\(sources)/\($0)" } ?? sources }
}
