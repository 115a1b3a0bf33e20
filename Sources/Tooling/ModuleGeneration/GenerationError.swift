package import AdderBase
package import AdderFindings

/// The errors in a template, or in a request to generate from a template.
package enum GenerationError: ReportedError, Equatable {
  /// An error that a settings file causes, with the location of the setting.
  indirect case inSettings(GenerationError, SourceLocation)

  // The template
  case unknownTemplate(String, suggestion: String?, known: [String])
  case specMissing(template: String, path: String)
  case templateWithoutFiles(SourceLocation)
  case fileMissing(String, suggestion: String?, SourceLocation)
  case linkOutOfTemplate(String)
  case unusableFileName(String, reason: String, SourceLocation)
  case sameFileTwice(String, SourceLocation)
  /// An error inside a partial, as Liquid reports it.
  case inPartial(String, SourceLocation)

  // The request
  case unknownParameter(String, template: String, suggestion: String?, known: [String])
  case invalidValue(String, parameter: String, allowed: [String])
  /// The value of one parameter requires a different value of another parameter.
  case valueNeedsAnother(TemplateParameters.UnmetNeed, given: String)
  case unknownPart(String, template: String, known: [String])
  case moduleMissing(module: String, folder: String)
  case moduleMadeOtherwise(module: String, template: String, prefix: String, missing: String)
  case partNeedsOptions(String, template: String, options: String)
  case nothingToMake(template: String)
  /// A module without a template needs more than the architecture says.
  case notBuildable(String, reason: String)
  /// The package does not depend on the library that the module needs.
  case libraryMissing(LibraryNeed)
  /// The library is missing and cannot be added: the manifest cannot be edited, or the library's
  /// location is not set.
  case libraryCannotBeAdded(LibraryNeed)
  /// A type of the module would hide another type, which the generated code or other code in the
  /// same target needs.
  case nameTaken(TakenName, module: String, template: String)
  /// The module's targets declare types of the module already. `known` is the folder of the module
  /// with the same name that contains the first of them, if Adder generated one. `part` is the part
  /// that would be added.
  case typesExist([ExistingType], module: String, part: String?, known: RelativePath?)

  // Generated modules
  case unknownModule(String, suggestion: String?, known: [String])
  case severalModules(String, folders: [String])
  case moduleGone(String, note: String)
  case xcodeProjectGone(String)

  package var message: String {
    switch self {
    case .inSettings(let error, _): error.message
    case .unknownTemplate(let name, let suggestion?, _):
      "There is no template '\(name)'. Did you mean '\(suggestion)'?"
    case .unknownTemplate(let name, nil, let known):
      """
      There is no template '\(name)'. Known: \(known.joined(separator: ", ")). \
      'adder template install' installs those that the project's settings name.
      """
    case .specMissing(let template, let path):
      "The template '\(template)' has no '\(path)', which lists its files. Add it."
    case .templateWithoutFiles:
      "The template lists no files. Name them under 'code_files' or 'test_files'."
    case .fileMissing(let path, let suggestion?, _):
      "The template names the file '\(path)', but does not contain it. Did you mean '\(suggestion)'?"
    case .fileMissing(let path, nil, _):
      "The template names the file '\(path)', but does not contain it. Add it, or correct the path."
    case .linkOutOfTemplate(let path):
      "'\(path)' is a symbolic link out of the template's folder. Put the file itself there."
    case .unusableFileName(let name, let reason, _):
      "'\(name)' cannot be the name of a generated file: \(reason)"
    case .sameFileTwice(let path, _):
      "The template generates '\(path)' twice. Rename one of the two."
    case .inPartial(let message, _): message
    case .unknownParameter(let name, let template, let suggestion?, _):
      "The template '\(template)' has no parameter '\(name)'. Did you mean '\(suggestion)'?"
    case .unknownParameter(let name, let template, nil, let known):
      """
      The template '\(template)' has no parameter '\(name)'. \
      Known: \(known.joined(separator: ", ")).
      """
    case .invalidValue(let value, let parameter, let allowed):
      """
      '\(value)' is not a value of the parameter '\(parameter)'. \
      Choose one of: \(allowed.joined(separator: ", ")).
      """
    case .valueNeedsAnother(let need, let given):
      """
      '\(need.parameter): \(need.value)' needs '\(need.other): \(need.needed)', but it is \
      '\(given)'. Leave '\(need.other)' out, or choose another '\(need.parameter)'.
      """
    case .unknownPart(let word, let template, let known) where known.isEmpty:
      "The template '\(template)' has no optional parts, so it cannot use '\(word)'."
    case .unknownPart(let word, let template, let known):
      """
      The template '\(template)' has no part '\(word)'. Its parts: \(known.joined(separator: ", ")).
      """
    case .moduleMissing(let module, let folder):
      """
      There is no module '\(module)' to add a part to: '\(folder)' does not exist. \
      Generate it with 'adder gen \(module)', or give its folder with --module-path.
      """
    case .moduleMadeOtherwise(let module, let template, let prefix, let missing):
      """
      The module '\(module)' was not generated from the template '\(template)' \
      \(prefix.isEmpty ? "without a prefix" : "with the prefix '\(prefix)'"): it has no \
      '\(missing)'. Give what it was generated with: the template after the module's name, --prefix or --ui.
      """
    case .partNeedsOptions(let part, let template, let options):
      """
      The template '\(template)' generates nothing for the part '\(part)' with these parameters. \
      The part is for modules generated with \(options); add it to one of those.
      """
    case .nothingToMake(let template):
      """
      Nothing would be generated: the template '\(template)' has no file for this request. \
      Leave out --no-tests, or choose other parts.
      """
    case .notBuildable(let architecture, let reason):
      "No module can be made from the architecture '\(architecture)': \(reason)."
    case .libraryMissing(let need):
      """
      The module needs the library Adder, which the package does not depend on. Nothing was written. \
      Add --add-dependency\(need.source == nil ? " and --library PLACE" : ""), or add this to \
      Package.swift:

      \(need.lines)
      """
    case .libraryCannotBeAdded(let need) where need.source == nil:
      """
      The module needs the library Adder, but its location is not set. Nothing was written. Add \
      --library with the folder of a clone or a git URL.
      """
    case .libraryCannotBeAdded(let need):
      """
      Package.swift computes its lists, so the library cannot be added to it. Nothing was written. Add \
      this by hand:

      \(need.lines)
      """
    case .nameTaken(let taken, let module, let template):
      """
      The module '\(module)' would declare the type '\(taken.name)', but \
      \(Self.needOfName(taken, template)) Choose another name, for example \
      '\(module)List', or set a prefix for its types with --prefix.
      """
    case .typesExist(let types, let module, let part, let known):
      Self.existing(types, module, part, known)
    case .unknownModule(let name, let suggestion?, _):
      "Adder has no record of a module '\(name)'. Did you mean '\(suggestion)'?"
    case .unknownModule(let name, nil, let known):
      """
      Adder has no record of a module '\(name)': it removes only what it generated, as recorded in \
      '\(ModuleRecords.folder)'. \
      \(known.isEmpty ? "There are no records." : "There are records of \(known.joined(separator: ", ")).")
      """
    case .moduleGone(let module, let note):
      """
      None of the files of '\(module)' is where Adder generated it, so nothing was removed. If the module \
      was moved, remove it by hand, and then delete its record '\(note)' with --force.
      """
    case .xcodeProjectGone(let path):
      """
      '\(path)', which lists the module's files, no longer exists, and no project beside it lists \
      them. Nothing was removed. Restore it, or add --force to remove only the files.
      """
    case .severalModules(let name, let folders):
      """
      There are several modules '\(name)'. Choose one with --module-path: \
      \(folders.map { "'\($0)'" }.joined(separator: ", ")).
      """
    }
  }

  private static func existing(
    _ types: [ExistingType], _ module: String, _ part: String?, _ known: RelativePath?
  ) -> String {
    let subject = part.map { "The part '\($0)'" } ?? "The module '\(module)'"
    let name = types.first?.name ?? ""
    let place = types.first.map { "\($0.file):\($0.line)" } ?? ""
    let others = types.dropFirst().map { "'\($0.name)'" }
    let more =
      others.isEmpty
      ? ""
      : " The same is true of \(others.prefix(4).joined(separator: ", "))"
        + (others.count > 4 ? " and \(others.count - 4) more." : ".")
    let advice =
      if let known {
        "To replace the module in '\(known)', add '--module-path \(known.parent)'."
      } else if part != nil {
        "Rename or delete the existing type."
      } else {
        """
        Choose another name, for example '\(module)List', or set a prefix for its types with \
        --prefix.
        """
      }
    return """
      \(subject) would declare the type '\(name)', but the same target declares it already, at \
      \(place).\(more) Nothing was written, because the target would no longer compile. \(advice)
      """
  }

  private static func needOfName(_ taken: TakenName, _ template: String) -> String {
    switch taken.owner {
    case .module(let module):
      """
      \(module) has a type of that name: code of the target that uses \(module)'s would no longer \
      compile.
      """
    case .moduleOfThisName:
      "the type would hide the module \(taken.name) from code that imports it."
    case .template:
      """
      the template '\(template)' uses that name for something else: the generated code would not compile.
      """
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .inSettings(_, let place), .templateWithoutFiles(let place), .fileMissing(_, _, let place),
      .unusableFileName(_, _, let place), .sameFileTwice(_, let place), .inPartial(_, let place):
      place
    case .unknownTemplate, .specMissing, .linkOutOfTemplate, .unknownParameter, .invalidValue,
      .valueNeedsAnother,
      .unknownPart, .moduleMissing, .moduleMadeOtherwise, .partNeedsOptions,
      .nothingToMake, .notBuildable, .libraryMissing, .libraryCannotBeAdded, .nameTaken,
      .typesExist, .unknownModule, .severalModules, .moduleGone,
      .xcodeProjectGone:
      nil
    }
  }

  package var exitStatus: ExitStatus {
    switch self {
    case .inSettings(let error, _): error.exitStatus
    case .moduleMadeOtherwise, .partNeedsOptions, .nothingToMake, .libraryMissing,
      .libraryCannotBeAdded, .typesExist, .moduleGone,
      .xcodeProjectGone:
      .refused
    default: .unusableInput
    }
  }
}
