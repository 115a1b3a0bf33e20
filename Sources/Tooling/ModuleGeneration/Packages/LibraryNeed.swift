package import AdderProjects

/// The products of the Adder library that a generated module imports
/// but its targets do not depend on.
package struct LibraryNeed: Equatable, Sendable {
  package struct Target: Equatable, Sendable {
    package var name: String
    package var isTest: Bool
    /// The products, sorted.
    package var products: [String]
  }

  package var targets: [Target]
  /// The location of the library; `nil` if it is unknown.
  package var source: LibrarySource?

  private static let library = "Adder"
  private static let products: Set = [
    "Adder", "AdderCAdwaita", "AdderGTK", "AdderSQLite", "AdderTesting", "AdderUIKit",
  ]

  /// - Returns: `nil` if the targets have everything that the module needs, or if that is unknown.
  package init?(
    of module: GeneratedModule, at location: ModuleLocation, in package: SwiftPackage
  ) {
    self.init(of: module.files, at: location, in: package)
  }

  /// - Returns: `nil` if the targets have everything that the files need, or if that is unknown.
  package init?(
    of files: [GeneratedFile], at location: ModuleLocation, in package: SwiftPackage
  ) {
    func target(_ place: ModuleLocation.Place?, isTest: Bool) -> Target? {
      let files = files.filter { $0.kind.isForTests == isTest }
      let needed = SwiftNames(files, withUses: false).imported.intersection(Self.products)
      guard !needed.isEmpty, let name = place?.targets.first,
        let known = Self.imports(of: name, in: package)
      else { return nil }
      let missing = needed.subtracting(known)
      return missing.isEmpty ? nil : Target(name: name, isTest: isTest, products: missing.sorted())
    }
    targets = [
      target(location.code, isTest: false), target(location.tests, isTest: true),
    ].compactMap(\.self)
    guard !targets.isEmpty else { return nil }
  }

  /// Returns the products and targets that a target can import, directly or through the targets
  /// that it depends on; `nil` if the manifest computes some of them.
  private static func imports(of name: String, in package: SwiftPackage) -> Set<String>? {
    var known: Set<String> = []
    var open = [name]
    while let name = open.popLast() {
      guard let target = package.target(named: name) else { continue }
      guard target.knowsDependencies else { return nil }
      known.formUnion(target.products)
      open += target.dependencies.filter { known.insert($0).inserted }
    }
    return known
  }

  // MARK: - The manifest

  /// The lines to add to the manifest.
  var lines: String {
    let source = source ?? .folder("PATH/TO/adder")
    let targets = targets.map { target in
      let products = target.products.map { "      \(Self.product($0, source.package))" }
      return """
          .\(target.isTest ? "testTarget" : "target")(name: "\(target.name)", dependencies: [
        \(products.joined(separator: ",\n"))
          ])
        """
    }
    return """
        dependencies: [
          \(source.declaration)
        ]
      \(targets.joined(separator: "\n"))
      """
  }

  private static func product(_ name: String, _ package: String) -> String {
    ".product(name: \"\(name)\", package: \"\(package)\")"
  }

  /// The platforms that the library requires. iOS is listed only for a package that uses UIKit.
  private var platforms: [String] {
    let isForPhones = targets.contains { $0.products.contains("AdderUIKit") }
    return (isForPhones ? [".iOS(.v16)"] : []) + [".macOS(.v13)"]
  }

  /// Returns the manifest with the library added, or `nil` if the manifest cannot be edited or
  /// the library's location is unknown.
  private func manifest(from old: [UInt8]) -> [UInt8]? {
    var manifest = PlainManifest(old)
    let known = manifest.packageName(of: Self.library)
    if known == nil {
      guard let source else { return nil }
      if !manifest.says("platforms"), !manifest.add(platforms, toPackage: "platforms") {
        return nil
      }
      guard manifest.add([source.declaration], toPackage: "dependencies") else { return nil }
    }
    let package = known ?? source?.package ?? Self.library
    for target in targets {
      let products = target.products.map { Self.product($0, package) }
      guard manifest.add(products, toTarget: target.name) else { return nil }
    }
    return manifest.bytes
  }

  /// Returns the manifest with the library added.
  ///
  /// - Throws: `GenerationError.libraryCannotBeAdded` if the manifest cannot be edited or the
  ///   library's location is unknown.
  package func add(to manifest: [UInt8]) throws(GenerationError) -> [UInt8] {
    guard let new = self.manifest(from: manifest) else { throw .libraryCannotBeAdded(self) }
    return new
  }
}
