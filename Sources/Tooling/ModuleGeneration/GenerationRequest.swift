package import AdderBase
package import AdderFindings
package import AdderProjects

/// The request to generate a module: the input of a template, and the locations of its files.
package struct GenerationRequest: Sendable {
  package var module: ModuleName
  /// The purpose of the module; `nil` for a default text with its name.
  package var summary: String?
  /// The prefix of the names of all types and files.
  package var prefix = ""
  package var author = ""
  package var company = ""
  package var projectName = ""
  /// The name with which tests import the code.
  package var productModuleName = ""
  package var targets: [String] = []
  package var testTargets: [String] = []
  /// Whether the code is built for Apple's platforms, so that other files of the
  /// target can use UIKit and SwiftUI.
  package var isForApple = false

  /// The folder of the module's code; `nil` to generate only tests.
  package var moduleFolder: RelativePath?
  /// The folder of the module's tests; `nil` to generate none.
  package var testFolder: RelativePath?
  /// Whether files are directly in their folder, and only groups of an Xcode
  /// project separate the parts of a module.
  package var isFlat = false
  /// The folder of files that all modules share, some of which may already exist there.
  package var sharedFolder: RelativePath

  /// Values for the template's parameters, which override its defaults.
  package var parameters: [String: String] = [:]
  /// The names of the parameters that this request sets explicitly, rather than settings or
  /// inference. The others are inferred from the module to which a part is added.
  package var explicitParameters: Set<String> = []
  /// The names of parts to include or omit, which override the template's defaults.
  package var wantedParts: [String] = []
  package var unwantedParts: [String] = []
  /// The locations of parameters and parts in the settings that this request takes them from.
  package var parameterPlaces: [String: SourceLocation] = [:]
  package var partPlaces: [String: SourceLocation] = [:]
  /// The name of the part to add to an existing module; `nil` for a whole module.
  package var addedPart: String?
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

/// A date, as templates write it in the headers of files.
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
