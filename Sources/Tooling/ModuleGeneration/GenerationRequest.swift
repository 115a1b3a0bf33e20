package import AdderArchitectures
package import AdderBase
package import AdderFindings
package import AdderProjects

/// A request to generate a module: the input of the template, and the locations of the generated
/// files.
package struct GenerationRequest: Sendable {
  package var module: ModuleName
  /// The purpose of the module; `nil` for a default summary with the module's name.
  package var summary: String?
  /// The prefix of all type and file names.
  package var prefix = ""
  package var author = ""
  package var company = ""
  package var projectName = ""
  /// The module name under which tests import the code.
  package var productModuleName = ""
  package var targets: [String] = []
  package var testTargets: [String] = []
  /// True if the code is built for Apple's platforms, so that other files of the
  /// target can use UIKit and SwiftUI.
  package var isForApple = false
  /// True if the code and its tests are only built where UIKit exists, so that they can import it
  /// without a condition.
  package var alwaysHasUIKit = false
  /// True if the code belongs to a Swift package, whose resources are in the bundle `.module`.
  package var isInPackage = false

  /// The folder of the module's code; `nil` to generate only tests.
  package var moduleFolder: RelativePath?
  /// The folder of the module's tests; `nil` to generate none.
  package var testFolder: RelativePath?
  /// True if all files are directly in their folder, without subfolders, and the parts of a module
  /// are separated only by groups of an Xcode project.
  package var isFlat = false
  /// The folder of the files that all modules share. Some of these files may already exist.
  package var sharedFolder: RelativePath

  /// Values for the template's parameters, which override the template's defaults.
  package var parameters: [String: String] = [:]
  /// The names of the parameters that the request itself sets, as opposed to settings or inference.
  /// When a part is added to a module, the other parameters are inferred from that module.
  package var explicitParameters: Set<String> = []
  /// The values with which the module was generated to which a part is added; empty if they are unknown.
  package var recordedParameters: [String: String] = [:]
  /// The names of parts to include or omit, which override the template's defaults.
  package var wantedParts: [String] = []
  package var unwantedParts: [String] = []
  /// The locations in the settings from which this request takes its parameters and parts.
  package var parameterPlaces: [String: SourceLocation] = [:]
  package var partPlaces: [String: SourceLocation] = [:]
  /// The name of the part to add to an existing module; `nil` to generate a complete module.
  package var addedPart: String?
  /// The architecture that the module follows; `nil` for the one that the template names. A team's
  /// own architecture extends that one.
  @Shared package var architecture: Architecture? = nil
  /// Makes the spies that the tests use.
  package var spies = ModuleSpies()
  package var date: CalendarDate

  package init(
    module: ModuleName, moduleFolder: RelativePath?, testFolder: RelativePath?,
    sharedFolder: RelativePath, date: CalendarDate
  ) {
    self.module = module
    self.moduleFolder = moduleFolder
    self.testFolder = testFolder
    self.sharedFolder = sharedFolder
    self.date = date
  }
}

/// A date in the format that templates use in file headers.
package struct CalendarDate: Equatable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Day, month and year: `20/11/2026`.
  var text: String { "\(Self.twoDigits(day))/\(Self.twoDigits(month))/\(year)" }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
