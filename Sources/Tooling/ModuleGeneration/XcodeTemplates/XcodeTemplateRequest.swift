package import AdderArchitectures
import AdderBase
import AdderProjects

/// A request to export a template of modules as templates of Xcode.
package struct XcodeTemplateRequest: Sendable {
  /// The name under which Xcode shows the template.
  package var name: String
  /// The prefix of all type and file names.
  package var prefix = ""
  package var company = ""
  /// True if the modules are for a Swift package, false if they are for an app's own target.
  package var isForPackage = false
  /// Values of parameters. They are fixed, or the first answers of the options for them.
  package var parameters: [String: String] = [:]
  package var wantedParts: [String] = []
  package var unwantedParts: [String] = []
  /// The parameters and parts that are options in Xcode; `nil` for as many as are practical.
  package var options: [Option]?
  /// The team's own architecture; `nil` for the one that the template names.
  package var architecture: Architecture?
  /// Makes the spies that the tests use.
  package var spies = ModuleSpies()

  /// A parameter or a part that is an option in Xcode.
  package struct Option: Equatable, Sendable {
    package var name: String
    /// The parameter's values to choose from; empty for all.
    package var values: [String]

    package init(name: String, values: [String] = []) {
      self.name = name
      self.values = values
    }
  }

  package init(name: String) {
    self.name = name
  }

  /// Returns the request for one module with these names.
  ///
  /// - Parameter answers: The values and parts that are chosen, which override this request's own.
  func module(
    _ standIns: XcodeStandIns, of architecture: Architecture?, _ answers: XcodeAnswers
  ) throws -> GenerationRequest {
    var request = try standIns.request()
    // Where the architecture has its own name for a module's folder, `gen` uses it as well.
    let name = request.module.text
    let folder = architecture?.layout.folders.first?.typeName(module: name) ?? name
    request.moduleFolder = .root.appending(XcodeFiles.code).appending(folder)
    request.testFolder = .root.appending(XcodeFiles.tests).appending(folder)
    request.sharedFolder = .root.appending(XcodeFiles.base)
    request.prefix = prefix
    request.company = company
    request.isForApple = !isForPackage
    request.alwaysHasUIKit = !isForPackage
    request.isInPackage = isForPackage
    request.architecture = self.architecture
    request.spies = spies
    request.parameters = parameters.merging(answers.parameters) { $1 }
    let decided = Set(answers.parts.keys.map { $0.lowercased() })
    request.wantedParts = wantedParts.filter { !decided.contains($0.lowercased()) }
    request.unwantedParts = unwantedParts.filter { !decided.contains($0.lowercased()) }
    for (part, isOn) in answers.parts.sorted(by: { $0.key < $1.key }) {
      if isOn { request.wantedParts.append(part) } else { request.unwantedParts.append(part) }
    }
    return request
  }
}

/// The values of parameters and the parts that were chosen.
struct XcodeAnswers: Equatable, Sendable {
  var parameters: [String: String] = [:]
  var parts: [String: Bool] = [:]
}
