package import AdderBase
package import AdderFindings
package import AdderProjects

/// What to generate: all parameters of a template, and where its files go.
package struct GenerationRequest: Sendable {
  package var module: ModuleName
  /// What the module is for; `nil` for the usual text made of its name.
  package var summary: String?
  /// What the names of all types and files begin with.
  package var prefix = ""
  package var author = ""
  package var company = ""
  package var projectName = ""
  /// The name with which tests import the code.
  package var productModuleName = ""
  package var targets: [String] = []
  package var testTargets: [String] = []
  /// Whether the code is built for Apple's systems, so that files beside it may use UIKit and SwiftUI.
  package var isForApple = false

  /// The folder of the module's code; `nil` when only tests are to be made.
  package var moduleFolder: RelativePath?
  /// The folder of the module's tests; `nil` when none are to be made.
  package var testFolder: RelativePath?
  /// Whether files lie right in their folder, and only groups of an .xcodeproj separate the parts of a
  /// module.
  package var isFlat = false
  /// The folder of files that all modules share, and where one of them may already be.
  package var sharedFolder: RelativePath

  /// Values for the template's parameters, over its defaults.
  package var parameters: [String: String] = [:]
  /// The names of the parameters that this request itself gives, rather than settings or a guess.
  /// The others follow the module that a part is added to.
  package var explicitParameters: Set<String> = []
  /// The words for parts that are wanted or not, over the template's defaults.
  package var wantedParts: [String] = []
  package var unwantedParts: [String] = []
  /// Where settings name parameters and parts that this request takes from them.
  package var parameterPlaces: [String: SourceLocation] = [:]
  package var partPlaces: [String: SourceLocation] = [:]
  /// The word for the one part to be added to a module that exists; `nil` for a whole module.
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

/// A day, as templates write it into the heads of files.
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
