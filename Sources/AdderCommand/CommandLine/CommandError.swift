import AdderFileChanges
import AdderFindings
import AdderProjects

/// Why a command that was understood does not do what was asked.
enum CommandError: ReportedError {
  case wouldReplace([ProjectPath])
  case declined
  case xcodeProjectNotSupported(String)
  case unknownArchitecture(String, suggestion: String?, known: [String])
  case architectureNotChosen(known: [String])
  case architectureWithoutTemplate(String)
  case invalidPair(String, option: String, example: String)
  case settingsExist(String)
  case noTemplatesNamed
  case noTemplatesToCheck
  case templateNotFound(String, known: [String], searched: TemplateSource.Origin)
  case invalidTemplateName(String)

  var message: String {
    switch self {
    case .declined:
      "Nothing was written, as the answer was no yes."
    case .wouldReplace(let paths):
      """
      These files exist with other contents, and nothing was written:
      \(paths.map { "  - \($0)" }.joined(separator: "\n"))
      Add --force to replace them; 'adder undo' can bring them back.
      """
    case .xcodeProjectNotSupported(let path):
      """
      '\(path)' is an Xcode project, and this version does not add files to those yet. Nothing was \
      written. For a Swift package beside it, run the command in the package's folder; for plain \
      files, run it in a folder without an .xcodeproj and add them to the project in Xcode.
      """
    case .unknownArchitecture(let name, let suggestion?, _):
      "There is no architecture '\(name)'. Did you mean '\(suggestion)'?"
    case .unknownArchitecture(let name, nil, let known):
      "There is no architecture '\(name)'. Choose one of: \(known.joined(separator: ", "))."
    case .architectureNotChosen(let known):
      """
      Nothing says which architecture to follow. Add --architecture NAME, or let 'adder init' note \
      it for the project. Known: \(known.joined(separator: ", ")).
      """
    case .architectureWithoutTemplate(let path):
      """
      '\(path)' extends none of the architectures that come with Adder, so no template is known for \
      it. Name one: 'template: …' in adder.yml, or after the module's name.
      """
    case .invalidPair(let text, let option, let example):
      "'\(text)' is no name and value for \(option). Write for example '\(option) \(example)'."
    case .settingsExist(let path):
      "'\(path)' exists already, and nothing was written. Edit it, or add --force to replace it."
    case .noTemplatesNamed:
      """
      The project's settings name no templates to install. Name them under 'templates:' in adder.yml \
      or the Rambafile, or after the command. Those that come with Adder need no installing.
      """
    case .noTemplatesToCheck:
      "The project has no templates of its own. Name one: 'adder template check NAME'."
    case .templateNotFound(let name, let known, let origin):
      "\(Self.place(origin)) has no template '\(name)'."
        + (known.isEmpty
          ? " Correct the name or the place." : " It has: \(known.joined(separator: ", ")).")
    case .invalidTemplateName(let name):
      "'\(name)' cannot name a template: use letters, digits, '_' and '-', for example 'my_viper'."
    }
  }

  private static func place(_ origin: TemplateSource.Origin) -> String {
    switch origin {
    case .catalog: "None of the catalogs"
    case .local(let path): "The folder '\(path)'"
    case .git(let url, _): "The repository '\(url)'"
    }
  }

  var exitStatus: ExitStatus {
    switch self {
    case .wouldReplace, .declined, .xcodeProjectNotSupported, .settingsExist, .templateNotFound:
      .refused
    case .unknownArchitecture, .architectureNotChosen, .architectureWithoutTemplate, .invalidPair,
      .noTemplatesNamed, .noTemplatesToCheck, .invalidTemplateName:
      .unusableInput
    }
  }
}
