import AdderShipped

/// The apps of a project. Most projects have one; a repository of samples has several, each with an
/// architecture of its own.
struct ProjectApps {
  private let index: ProjectIndex
  /// The files that declare the apps' delegates.
  private let files: [Int32]

  init(_ index: ProjectIndex, _ types: ProjectTypes) {
    self.index = index
    let delegates = index.types.indices.filter {
      !types.isTest[$0] && index.inherits(.appDelegates, $0)
    }
    files = Set(delegates.map { index.types[$0].place.file }).sorted()
  }

  /// Returns the number of the app that a type belongs to, or `nil` if there is only one app or it could
  /// be any of them.
  func app(of type: TypeDeclaration.ID) -> Int? {
    files.count < 2 ? nil : index.visible(files, from: index.types[type].place.file)
  }
}

/// The index of the architecture that most modules have, in the whole project and in each of its apps.
struct UsualPatterns {
  let common: Int
  /// The architectures of apps with several modules, keyed by the app's number.
  var ofApps: [Int: Int] = [:]

  func pattern(ofApp app: Int?) -> Int { app.flatMap { ofApps[$0] } ?? common }
}
