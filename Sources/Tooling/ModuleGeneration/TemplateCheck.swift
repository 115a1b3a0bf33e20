import AdderBase
package import AdderFindings
import AdderProjects

extension Template {
  /// Returns findings about all problems in the template. Tries the template with every value of
  /// its parameters and with its parts on and off, for a module that is never written.
  package func check() -> [Finding] {
    var findings: [Finding] = []
    func add(_ finding: Finding) {
      if !findings.contains(finding) { findings.append(finding) }
    }
    var used: Set<String> = []
    for values in questions.combinations(from: questions.defaultValues) {
      for choice in partChoices {
        do {
          let request = try sampleRequest(values, choice)
          let choices = try TemplateChoices(request, of: name, questions)
          var maker = try ModuleMaker(self, request, choices)
          let spec = try maker.spec()
          used.formUnion((spec.codeFiles + spec.testFiles + spec.baseFiles).compactMap(\.path))
          let findings = try maker.makeModule(addedPart: nil, EmptyProject()).findings
          // A part can exist for some parameter values only.
          findings.filter { $0.rule != ModuleMaker.uselessPart }.forEach(add)
        } catch let error as any ReportedError {
          add(Finding(error))
        } catch {
          add(Finding(rule: "BrokenTemplate", severity: .error, message: "\(error)"))
        }
      }
    }
    // An error may have kept other files from being used, so unused files are reported only if
    // there are no errors.
    if !findings.contains(where: { $0.severity == .error }) { unused(besides: used).forEach(add) }
    return findings
  }

  /// Returns findings about files in the usual folders that no combination of choices uses.
  private func unused(besides used: Set<String>) -> [Finding] {
    files.paths.filter { path in
      (path.hasPrefix("Code/") || path.hasPrefix("Tests/")) && path.hasSuffix(".liquid")
        && !used.contains(path)
    }.map { path in
      Finding(
        rule: "UnusedTemplateFile", severity: .warning,
        location: SourceLocation(file: files.displayPath(path), line: 1, column: 1),
        message:
          "No choice of parameters and parts generates this file. Name it in the spec, or delete it."
      )
    }
  }

  /// The choices of parts to include and to omit: the default parts, all parts, no parts.
  private var partChoices: [(with: [String], without: [String])] {
    let names = questions.parts.map(\.name)
    return names.isEmpty ? [([], [])] : [([], []), (names, []), ([], names)]
  }

  private func sampleRequest(
    _ values: [String: String], _ parts: (with: [String], without: [String])
  ) throws -> GenerationRequest {
    var request = try GenerationRequest.sample()
    request.parameters = values
    request.wantedParts = parts.with
    request.unwantedParts = parts.without
    return request
  }
}

extension GenerationRequest {
  /// Returns a request for a sample module that is never written, to inspect a template.
  static func sample() throws -> GenerationRequest {
    var request = GenerationRequest(
      module: try ModuleName(validating: "Sample"),
      moduleFolder: RelativePath.root.appending("Code"),
      testFolder: RelativePath.root.appending("Tests"),
      sharedFolder: RelativePath.root.appending("Shared"),
      date: CalendarDate(year: 2000, month: 1, day: 1))
    request.projectName = "Sample"
    request.productModuleName = "Sample"
    return request
  }
}

/// A project without any files.
struct EmptyProject: ProjectContents {
  func contains(_ path: RelativePath) -> Bool { false }
  func containsFile(named name: String, in folder: RelativePath) -> Bool { false }
}

extension Finding {
  /// Creates a finding from an error, for tools that continue after the error.
  package init(_ error: any ReportedError, _ severity: Severity = .error) {
    self.init(
      rule: "BrokenTemplate", severity: severity, location: error.location, message: error.message)
  }
}
