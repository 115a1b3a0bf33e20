import AdderArchitectures
import AdderModuleDiscovery

/// Reports files of a module that are not where the architecture
/// places them, or that are not named after their contents.
struct FileLayoutRules: RuleFamily {
  struct Entry: Sendable {
    let rule: LintRule
    let question: Question

    init(_ rule: LintRule, _ question: Question) {
      self.rule = rule
      self.question = question
    }
  }

  /// The question that a rule answers about a file.
  enum Question: Hashable, Sendable {
    /// Is it in the module's folder?
    case moduleFolder
    /// Is it in a subfolder of the module's folder?
    case anyLayerFolder
    /// Is that subfolder the folder of its layer?
    case ownLayerFolder
    /// Is it named after its contents?
    case name
  }

  /// If several rules check the same thing, only the first one that applies to the module's
  /// architecture reports findings.
  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  static let all = FileLayoutRules(entries: [
    Entry(.partOutsideModuleFolder, .moduleFolder),
    Entry(.fileOutsideLayerFolder, .anyLayerFolder),
    Entry(.fileInWrongLayer, .ownLayerFolder),
    Entry(.fileMisnamed, .name),
    Entry(.partInWrongFolder, .ownLayerFolder),
    Entry(.partFileMisnamed, .name),
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    var known: Set<Question> = []
    let entries = entries.filter {
      $0.rule.applies(to: module) && known.insert($0.question).inserted
        && report.follows($0.rule, in: module)
    }
    if entries.isEmpty { return }
    let layers = Set(module.architecture.roles.compactMap(\.folder))
    let files = module.ownElements.map { ElementFile($0, layers, module) }
    for (element, file) in zip(module.ownElements, files) {
      for entry in entries {
        switch file.answer(to: entry.question) {
        case .right: report.keeps(entry.rule, of: element.name)
        case .wrong(let sentence):
          // A file is moved only if everything in it belongs in the same place, and never if it
          // contains parts or contracts of several modules.
          let place = module.index.types[element.type].place
          let path = file.rightPath(entry.question)
          // Another file there is a copy: it is not known which of the two is the right one.
          if entry.question != .name, module.index.files.contains(where: { $0.path == path }) {
            continue
          }
          let isMoved =
            !module.project.sharedFiles.contains(place.file) && !file.isNamedAfterOther
            && file.declares(nameOf: path)
            && files.allSatisfy { $0.path != file.path || $0.rightPath(entry.question) == path }
          report.finds(
            LintProblem(
              entry.rule, module.subject(element.type, titled: file.name),
              at: module.nameplace(of: element.type), "\(sentence) Move it to '\(path)'.",
              change: isMoved ? .file(file.path, to: path) : nil, kind: element.name), in: module)
        case .unknown: break
        }
      }
    }
  }

  fileprivate enum Answer {
    case right
    /// With a sentence that states the problem.
    case wrong(String)
    case unknown
  }
}

/// The file of a part or a contract, and the path that the file should have.
private struct ElementFile {
  let name: String
  private let element: ModuleElement
  let path: String
  private let home: ModuleHome?
  private let module: LintedModule
  private let layers: Set<String>
  /// True for a contract in a file with other types of the module.
  private let sharesFile: Bool
  /// True if the file contains at least three parts of the module.
  private let isWholeModule: Bool
  private let isChosen: Bool
  /// The folders between the module's folder and the file; `nil` if the file is elsewhere.
  private let folders: [String]?

  init(_ element: ModuleElement, _ layers: Set<String>, _ module: LintedModule) {
    self.element = element
    self.layers = layers
    self.module = module
    name = module.name(element.type)
    path = module.path(of: element.type)
    let file = module.index.types[element.type].place.file
    let isPart = module.parts.contains { $0.type == element.type }
    sharesFile =
      !isPart
      && module.ownElements.contains {
        $0.type != element.type && module.index.types[$0.type].place.file == file
      }
    isWholeModule =
      module.parts.count { module.index.types[$0.type].place.file == file } > 2
    isChosen = module.followsDocument
    home = module.home
    folders = home?.innerFolders(of: path)
  }

  /// The other types in the file.
  private var others: [TypeDeclaration.ID] {
    let file = module.index.types[element.type].place.file
    return module.index.types.indices.filter {
      $0 != element.type && module.index.types[$0].place.file == file
    }
  }

  /// True if the file is named after another type in it, such as the class of a delegate, or
  /// `extension BalanceHeader { class View {} }` in 'BalanceHeaderView.swift'.
  var isNamedAfterOther: Bool {
    let file = ModuleHome.fileName(of: path)
    return others.contains { type in
      let outer = module.index.types[type].outer.map(module.name) ?? ""
      return [module.name(type), outer + module.name(type)].contains(file)
    }
  }

  /// True for a protocol in a file that is called after what it contains, such as 'ProductProtocols.swift'. One that is
  /// called after a single protocol must contain others.
  private var isGroupedWithProtocols: Bool {
    let file = ModuleHome.fileName(of: path)
    let last = NameWords(file).words.last?.lowercased() ?? ""
    let isGroup =
      ["protocols", "interfaces", "contract", "contracts"].contains(last) || file.hasSuffix("IO")
    let isOne = ["protocol", "interface"].contains(last)
    return module.index.types[element.type].kind == .protocol
      && (isGroup || isOne && others.contains { module.index.types[$0].kind == .protocol })
  }

  /// Returns true if a path has the file's own name, or that of a type in the file. A file without a type of
  /// its new name would be as hard to find as before.
  func declares(nameOf path: String) -> Bool {
    let new = ModuleHome.fileName(of: path)
    return [ModuleHome.fileName(of: self.path), name].contains(new)
      || others.contains { module.name($0) == new }
  }

  /// True if other types in the file spell the file's name as the file does: the type's name has the mistake.
  private var isMisspelled: Bool {
    let file = ModuleHome.fileName(of: path)
    return others.contains { module.name($0).hasPrefix(file) }
  }

  /// True if a folder and the file of another part of the module are spelled as this file is:
  /// 'StartExercisersScreen/StartExercisersPresenter.swift' beside 'StartExercisersViewController.swift' with the
  /// `StartExercisesViewController`. Or another part's type is spelled so, too: the type in this file has the mistake.
  private var isSpelledLikeSiblings: Bool {
    let file = ModuleHome.fileName(of: path)
    let ending = name.dropFirst(module.module.name.count)
    guard name.hasPrefix(module.module.name), !ending.isEmpty, file.hasSuffix(ending) else {
      return false
    }
    let stem = file.dropLast(ending.count)
    if name.hasPrefix(stem) { return false }
    let hasFolder = ModuleHome.folders(of: path).contains { $0.hasPrefix(stem) }
    return module.parts.contains { part in
      let other = module.name(part.type)
      guard part.type != element.type,
        ModuleHome.fileName(of: module.path(of: part.type)).hasPrefix(stem)
      else { return false }
      return other.hasPrefix(stem) ? !other.hasPrefix(module.module.name) : hasFolder
    }
  }

  /// True if the module's other files are named as this one is: 'RecentSearchWorker.swift' beside
  /// 'RecentSearchPresenter.swift' with the `RecentSearchListPresenter`, or three 'GovernanceVote' files with `GovVote`
  /// types; or the file is named after the module and the type is not.
  private var isNamedLikeSiblings: Bool {
    let (file, whole) = (ModuleHome.fileName(of: path), module.module.name)
    let others = module.parts.filter { $0.type != element.type }.map { part in
      (name: module.name(part.type), file: ModuleHome.fileName(of: module.path(of: part.type)))
    }
    if name.hasPrefix(whole) {
      let ending = name.dropFirst(whole.count)
      guard !ending.isEmpty, file.hasSuffix(ending) else { return false }
      let stem = file.dropLast(ending.count)
      let alike = others.count {
        $0.name.hasPrefix(whole) && $0.file == stem + $0.name.dropFirst(whole.count)
      }
      return alike > (whole.hasPrefix(stem) ? 0 : 1)
    }
    guard file.hasPrefix(whole), !file.dropFirst(whole.count).isEmpty else { return false }
    return name.hasSuffix(file.dropFirst(whole.count))
      && others.count { $0.name.hasPrefix(whole) && $0.file == $0.name } > 1
  }

  /// True if the files of other modules have such a name: 'HomeModuleBuilder.swift' beside
  /// 'FeedModuleBuilder.swift' with the `FeedBuilder`.
  private var isNamedLikeOthers: Bool {
    let (file, name) = (ModuleHome.fileName(of: path), module.module.name)
    guard file.hasPrefix(name) else { return false }
    let ending = file.dropFirst(name.count)
    let others = module.project.found.modules.lazy.filter { other in
      other.name != name
        && other.parts.contains { part in
          part.role == element.name
            && ModuleHome.fileName(of: module.path(of: part.type)) == other.name + ending
        }
    }
    return others.prefix(2).count > 1
  }

  func answer(to question: FileLayoutRules.Question) -> FileLayoutRules.Answer {
    switch question {
    case .name:
      let file = ModuleHome.fileName(of: path)
      if fileNames.contains(file) { return .right }
      // 'LoginModels.swift' says what the values in 'Login' are.
      if !isChosen {
        if isWholeModule { return .unknown }
        if isNamedAfterOther || file.hasPrefix(name) || file.hasSuffix("+\(name)") || sharesFile {
          return .unknown
        }
        if fileNames.contains(where: { $0.lowercased() == file.lowercased() }) { return .unknown }
        // `CustomTabBarPresenterClass` in 'TabBarPresenter.swift', `ShopPresenter` in 'Presenter.swift'.
        let isShortened =
          NameWords(file).words.count > 1 ? name.contains(file) : name.hasSuffix(file)
        if isShortened || isMisspelled || isNamedLikeOthers || isSpelledLikeSiblings
          || isNamedLikeSiblings || isGroupedWithProtocols
        {
          return .unknown
        }
      }
      return .wrong("'\(name)' is in a file with a different name.")
    case .moduleFolder: return isInModuleFolder
    case .anyLayerFolder:
      guard let folders, let own = element.folder else { return .unknown }
      if folders.isEmpty { return .wrong("'\(name)' is not in a folder of its layer.") }
      // A team that follows no document may divide its modules in another way.
      let isLayer = isChosen || folders.contains { $0 == own || layers.contains($0) }
      return isLayer ? .right : .unknown
    case .ownLayerFolder:
      guard let folders, let own = element.folder else { return .unknown }
      if folders.contains(own) { return .right }
      guard let other = folders.first(where: layers.contains) else { return .unknown }
      return .wrong("'\(name)' belongs to the layer '\(own)' but is in '\(other)'.")
    }
  }

  private var isInModuleFolder: FileLayoutRules.Answer {
    guard let home else { return .unknown }
    if folders != nil { return .right }
    // An additional view for another module's presenter may have a folder of its own.
    let isAtHome = ModuleHome.folders(of: path).contains {
      name.hasPrefix($0) && $0.hasPrefix(module.module.name)
    }
    return isAtHome
      ? .unknown : .wrong("'\(name)' is outside its module's folder '\(home.folder)'.")
  }

  /// The accepted names of the element's file.
  private var fileNames: [String] {
    [sharedName, name].compactMap { $0 }
      + element.patterns.map { $0.typeName(module: module.module.name) }
  }

  /// The name of the file that the architecture puts the element into.
  private var sharedName: String? {
    element.file.map { $0.typeName(module: module.module.name) }
  }

  /// The name that the element's file should have. If the team follows no document, a file for several types
  /// is only known by a type of its name; otherwise, a protocol's file is named after the type that implements it
  /// there.
  private var preferredName: String {
    if let sharedName {
      let isKnown =
        module.index.names.name(sharedName).map { !module.index.types(named: $0).isEmpty } ?? false
      if isChosen || isKnown { return sharedName }
    }
    guard module.index.types[element.type].kind == .protocol else { return name }
    let implementer = others.first { module.index.protocols(of: $0).contains(element.type) }
    return implementer.map(module.name) ?? name
  }

  /// The path that the file should have according to the rule that asks the question.
  func rightPath(_ question: FileLayoutRules.Question) -> String {
    let outer: [String]
    // A file elsewhere only gets another name.
    let isRenamed = !isChosen && question == .name && folders == nil
    if let home, !isRenamed {
      let inner = folders ?? []
      let staysInFolder = !isChosen && (question == .name || question == .moduleFolder)
      let own = element.folder.map { staysInFolder || inner.contains($0) ? inner : [$0] }
      outer = [home.folder] + (own ?? inner)
    } else {
      outer = ModuleHome.folders(of: path)
    }
    return (outer + ["\(preferredName).swift"]).joined(separator: "/")
  }
}
