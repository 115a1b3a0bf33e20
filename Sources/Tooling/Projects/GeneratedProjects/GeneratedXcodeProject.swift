package import AdderBase
import AdderYAML

/// An Xcode project that a tool generates from a file. The project itself is often not in the
/// repository.
package struct GeneratedXcodeProject: Equatable, Sendable {
  package enum Generator: Equatable, Sendable {
    case xcodeGen, tuist
    /// Bazel, with the longer and the shorter name of its file.
    case bazel, plainBazel

    /// The file from which the project is generated.
    package var fileName: String {
      switch self {
      case .xcodeGen: "project.yml"
      case .tuist: "Project.swift"
      case .bazel: "BUILD.bazel"
      case .plainBazel: "BUILD"
      }
    }

    /// The command that generates the project.
    package var command: String {
      switch self {
      case .xcodeGen: "xcodegen generate"
      case .tuist: "tuist generate"
      case .bazel, .plainBazel: "bazel run //:xcodeproj"
      }
    }
  }

  package var generator: Generator
  /// The folder of the file, relative to the project's folder.
  package var folder = RelativePath.root
  /// The project's name, as far as the file states it.
  package var name: String?
  /// The targets in the order of the file.
  package var targets: [Target]
  /// True if `targets` is complete; false if the file includes others or computes its targets.
  package var isComplete: Bool

  package struct Target: Equatable, Sendable {
    package var target: XcodeLayout.Target
    /// The folders of the target's sources; the first one is the target's folder.
    package var sources: [RelativePath]
  }

  /// The targets as those of an Xcode project. The groups of a generated project are its folders.
  package var layout: XcodeLayout { XcodeLayout(targets: targets.map(\.target)) }

  /// Returns the folders of a target's sources.
  package func sources(of target: String) -> [RelativePath] {
    targets.first { $0.target.name == target }?.sources ?? []
  }

  /// Returns the project as seen from a folder around it.
  func moved(to folder: RelativePath) -> GeneratedXcodeProject {
    var moved = self
    moved.folder = folder
    moved.targets = targets.map { target in
      var target = target
      target.target.folder = target.target.folder.map(folder.appending)
      target.sources = target.sources.map(folder.appending)
      return target
    }
    return moved
  }

  /// Reads the file in a project's folder, or returns `nil` if there is none, or if it is another
  /// tool's file of the same name.
  init?(at root: AbsolutePath) {
    for generator in Self.generators {
      guard let text = try? root.appending(generator.fileName).readText() else { continue }
      switch generator {
      case .xcodeGen: self.init(xcodeGen: text, in: root)
      case .tuist: self.init(tuist: text, in: root)
      case .bazel, .plainBazel: self.init(bazel: text, as: generator, in: root)
      }
      return
    }
    return nil
  }

  init(
    _ generator: Generator, name: String?, targets: [Target], isComplete: Bool
  ) {
    self.generator = generator
    self.name = name
    self.targets = targets
    self.isComplete = isComplete
  }

  private static let generators = [Generator.xcodeGen, .tuist, .bazel, .plainBazel]
  static let fileNames = Set(generators.map(\.fileName))

  /// True if the file makes an Xcode project of this name.
  func makes(_ xcodeProject: String) -> Bool {
    let isBazel = generator == .bazel || generator == .plainBazel
    return isBazel && name.map { "\($0).xcodeproj" == xcodeProject } ?? false
  }
}
