import AdderBase
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderProjects

/// The reason why a valid command line cannot be carried out.
enum CommandError: ReportedError {
  case wouldReplace(Loss)
  case wouldRemove(String, edited: [RelativePath])
  case cannotUndoModule(String, FileChangeError)
  case severalXcodeProjects([String])
  case projectsBelow([String], root: String)
  case noXcodeProject(String, SourceLocation?)
  case declined
  case severalModules(String, types: [String])
  case moduleNotFound(String, suggestion: String?, searched: SearchedSources?)
  case noModules(SearchedSources)
  /// `modules` are those that the project has already. `isForSettings` is true if
  /// the command writes the settings.
  case architectureNotChosen(
    known: [String], templates: [String], modules: ModulesHere?, isForSettings: Bool)
  case templateNotInstalled(String)
  case noArchitectureFile
  case pageOutdated(String, architecture: String)
  case architectureChosen(String, instead: String)
  case architectureEdited(String)
  case invalidArchitectureFile(String)
  /// `fewest` modules show how a team builds modules.
  case tooFewModules(Int, _ fewest: Int)
  /// The number of modules.
  case nothingInCommon(Int)
  case templateEdited(String)
  case templateChosen(String, instead: String)
  case invalidPair(String, option: String, example: String)
  case settingsExist(String)
  case noTemplatesNamed
  case noTemplatesToCheck
  case templateNotFound(String, known: [String], searched: TemplateSource.Origin)
  case invalidTemplateName(String)
  case exportFormatMissing
  case noHome
  /// Templates of Xcode that somebody else wrote or edited.
  case wouldReplaceTemplates([String])

  var message: String {
    switch self {
    case .severalModules(let name, let types):
      """
      There are \(types.count) modules '\(name)', but a picture shows one. Give the name of one of its types \
      instead, such as \(types.joined(separator: " or ")).
      """
    case .moduleNotFound(let name, let suggestion?, _):
      "There is no module '\(name)' here. Did you mean \(suggestion)?"
    case .moduleNotFound(let name, nil, nil):
      "There is no module '\(name)' here. 'adder module list' shows the existing modules."
    case .moduleNotFound(let name, nil, let searched?):
      "There is no module '\(name)' here. \(searched.noModules)"
    case .noModules(let searched): searched.noModules
    case .declined:
      "Nothing was written, because the answer was not yes."
    case .wouldReplace(let loss):
      """
      \(loss.list)\(loss.module.map { "\($0) module already exists, and nothing" } ?? "Nothing") was \
      written. Add --force to replace it; 'adder undo' can bring it back.
      """
    case .wouldRemove(let module, let edited):
      """
      These files of the module \(module) were edited since Adder generated them:
      \(edited.map { "  - \($0)" }.joined(separator: "\n"))
      Nothing was removed. Add --force to remove them as well; 'adder undo' can bring them back.
      """
    case .cannotUndoModule(let module, let error):
      """
      \(error.message)
      To remove only the module, run 'adder module remove \(module)'.
      """
    case .noXcodeProject(let path, _):
      """
      There is no Xcode project '\(path)'. Give its path from the folder of adder.yml or the \
      Rambafile, for example 'App.xcodeproj'.
      """
    case .severalXcodeProjects(let names):
      """
      There are several Xcode projects here: \(names.map { "'\($0)'" }.joined(separator: ", ")). Set \
      the one that lists your modules as 'xcodeProject:' in adder.yml.
      """
    case .templateNotInstalled(let name):
      """
      The project's settings name the template '\(name)', but it is not installed. Run \
      'adder template install'.
      """
    case .projectsBelow(let paths, let root):
      """
      There is no Xcode project in '\(root)' itself, but there are several below it:
      \(paths.map { "  - \($0)" }.joined(separator: "\n"))
      Start in the folder of one of them, or set it as 'xcodeProject:' in an adder.yml here.
      """
    case .architectureNotChosen(let known, let templates, _, let isForSettings)
    where !templates.isEmpty:
      """
      The project's settings name several templates, but none was chosen: \
      \(templates.joined(separator: ", ")). \
      \(isForSettings
        ? "Add --template NAME."
        : "Write one after the module's name, or set it with 'adder init --template NAME'.") \
      --architecture takes one of \(known.joined(separator: ", ")).
      """
    case .architectureNotChosen(let known, _, let modules, _):
      Self.noArchitecture(known, modules)
    case .invalidPair(let text, let option, let example):
      "'\(text)' is not a name and value for \(option). Write, for example, '\(option) \(example)'."
    case .noArchitectureFile:
      """
      adder.yml names no architecture file to compare the modules with. 'adder architecture learn' writes one.
      """
    case .pageOutdated(let file, let architecture):
      """
      '\(file)' does not describe \(architecture) as it is now. Replace the page in it with what \
      'adder architecture show \(architecture) --format markdown' prints.
      """
    case .architectureChosen(let known, let path):
      """
      adder.yml names the architecture '\(known)', so nothing was written. Add --force to name \(path) instead, or \
      --output \(path) to write the file and leave adder.yml as it is.
      """
    case .architectureEdited(let path):
      """
      Somebody has edited '\(path)', so nothing was written. --dry-run shows what would change. Add --force to replace \
      the file, or --output FILE to write another one.
      """
    case .invalidArchitectureFile(let name):
      "'\(name)' cannot name an architecture file. Let it end in '.yml', for example 'our-viper.yml'."
    case .tooFewModules(let count, let fewest):
      """
      \(count == 1 ? "1 module was" : "\(count) modules were") found, and \(fewest) built alike are needed to see what \
      they have in common. 'adder architecture detect' says what there is.
      """
    case .nothingInCommon(let count):
      """
      \(count) modules were found, but they have no types in common of which a template could be made. \
      'adder architecture learn' writes down what they have in common.
      """
    case .templateEdited(let folder):
      """
      Somebody has edited the template in '\(folder)', so nothing was written. --dry-run shows what would change. Add \
      --force to replace it, or give another name.
      """
    case .templateChosen(let known, let name):
      """
      adder.yml names the template '\(known)', so nothing was written. Add --force to name '\(name)' instead.
      """
    case .settingsExist(let path):
      "'\(path)' already exists, so nothing was written. Edit it, or add --force to replace it."
    case .noTemplatesNamed:
      """
      The project's settings name no templates to install. List them under 'templates:' in adder.yml \
      or the Rambafile, or after the command. Templates that come with Adder need not be installed.
      """
    case .noTemplatesToCheck:
      "The project has no templates of its own. Name one: 'adder template check NAME'."
    case .templateNotFound(let name, let known, let origin):
      "\(Self.place(origin)) has no template '\(name)'."
        + (known.isEmpty
          ? " Correct the name or the location." : " It has: \(known.joined(separator: ", ")).")
    case .invalidTemplateName(let name):
      "'\(name)' cannot name a template: use letters, digits, '_' and '-', for example 'my_viper'."
    case .exportFormatMissing:
      "Templates are exported only to Xcode so far. Add --xcode."
    case .noHome:
      "HOME is not set, so the folder of Xcode's templates is unknown. Give a folder with --to."
    case .wouldReplaceTemplates(let paths):
      """
      These templates were not written by Adder, or edited since:
      \(paths.map { "  - \($0)" }.joined(separator: "\n"))
      Nothing was written. Add --force to replace them, or choose another folder with --to.
      """
    }
  }

  private static func noArchitecture(_ known: [String], _ modules: ModulesHere?) -> String {
    let name = modules.map { $0.isArchitecture ? $0.name : "NAME" } ?? "NAME"
    let advice = modules.map { $0.advice.isEmpty ? "" : " \($0.advice)" } ?? ""
    return """
      No architecture is set.\(advice) Add --architecture \(name), or set it for the project with \
      'adder init --architecture \(name)'. Known: \(known.joined(separator: ", ")).
      """
  }

  private static func place(_ origin: TemplateSource.Origin) -> String {
    switch origin {
    case .catalog: "None of the catalogs"
    case .local(let path): "The folder '\(path)'"
    case .git(let url, _): "The repository '\(url)'"
    }
  }

  var location: SourceLocation? {
    switch self {
    case .noXcodeProject(_, let place): place
    default: nil
    }
  }

  var exitStatus: ExitStatus {
    switch self {
    case .wouldReplace, .wouldRemove, .cannotUndoModule, .declined, .settingsExist,
      .templateNotFound, .noModules, .wouldReplaceTemplates, .noArchitectureFile, .pageOutdated,
      .architectureEdited, .tooFewModules, .nothingInCommon, .templateEdited:
      .refused
    case .severalXcodeProjects, .projectsBelow, .noXcodeProject, .severalModules, .moduleNotFound,
      .architectureNotChosen, .architectureChosen, .invalidArchitectureFile, .templateNotInstalled,
      .invalidPair, .templateChosen,
      .noTemplatesNamed, .noTemplatesToCheck, .invalidTemplateName, .exportFormatMissing, .noHome:
      .unusableInput
    }
  }
}
