import AdderArchitectures
import AdderModuleDiscovery

/// Files of a module that lie elsewhere than the architecture says, or are called otherwise than what is in them.
struct FileLayoutRules: RuleFamily {
  struct Entry: Sendable {
    let rule: LintRule
    let question: Question

    init(_ rule: LintRule, _ question: Question) {
      self.rule = rule
      self.question = question
    }
  }

  /// What is asked of a file.
  enum Question: Hashable, Sendable {
    /// Whether it is in the module's folder.
    case moduleFolder
    /// Whether it is in a folder within that.
    case anyLayerFolder
    /// Whether that is the folder of its own layer.
    case ownLayerFolder
    /// Whether it is called as what is in it.
    case name
  }

  private enum Answer {
    case right
    /// With a sentence that says so.
    case wrong(String)
    case unknown
  }

  /// Of several with one question the first that is about the module's architecture reports.
  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    var known: Set<Question> = []
    let entries = entries.filter {
      $0.rule.applies(to: module.architecture) && known.insert($0.question).inserted
        && report.follows($0.rule, in: module)
    }
    if entries.isEmpty { return }
    for element in module.ownElements {
      for entry in entries { check(element, entry, module, &report) }
    }
  }

  private func check(
    _ element: ModuleElement, _ entry: Entry, _ module: LintedModule, _ report: inout LintReport
  ) {
    switch answer(to: entry.question, of: element, module) {
    case .right: report.keeps(entry.rule)
    case .wrong(let sentence):
      report.finds(
        entry.rule, in: module, at: module.nameplace(of: element.type),
        symbol: module.name(element.type),
        "\(sentence) Move it to '\(rightPath(of: element, module))'.")
    case .unknown: break
    }
  }

  private func answer(
    to question: Question, of element: ModuleElement, _ module: LintedModule
  ) -> Answer {
    let (name, path) = (module.name(element.type), module.path(of: element.type))
    if question == .name {
      let isRight = fileNames(of: element, module).contains(ModuleHome.fileName(of: path))
      return isRight ? .right : .wrong("'\(name)' is in a file that is not called so.")
    }
    guard let home = module.home else { return .unknown }
    let folders = home.innerFolders(of: path)
    if question == .moduleFolder {
      return folders == nil
        ? .wrong("'\(name)' lies outside of its module's folder '\(home.folder)'.") : .right
    }
    guard let folders, let own = element.folder else { return .unknown }
    if question == .anyLayerFolder {
      return folders.isEmpty ? .wrong("'\(name)' lies in no folder of its layer.") : .right
    }
    if folders.contains(own) { return .right }
    let layers = Set(module.architecture.roles.compactMap(\.folder))
    guard let other = folders.first(where: layers.contains) else { return .unknown }
    return .wrong("'\(name)' is a part of the layer '\(own)' and lies in '\(other)'.")
  }

  /// The names that its file may have; the first is the usual one.
  private func fileNames(of element: ModuleElement, _ module: LintedModule) -> [String] {
    let shared = element.file.map { $0.typeName(module: module.module.name) }
    return [shared, module.name(element.type)].compactMap { $0 }
      + element.patterns.map { $0.typeName(module: module.module.name) }
  }

  private func rightPath(of element: ModuleElement, _ module: LintedModule) -> String {
    let path = module.path(of: element.type)
    let folders: [String]
    if let home = module.home {
      let inner = home.innerFolders(of: path) ?? []
      let own = element.folder.map { inner.contains($0) ? inner : [$0] }
      folders = [home.folder] + (own ?? inner)
    } else {
      folders = ModuleHome.folders(of: path)
    }
    return (folders + ["\(fileNames(of: element, module)[0]).swift"]).joined(separator: "/")
  }
}
