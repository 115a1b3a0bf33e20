import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderModuleGraph
import AdderTestSupport

/// An app in a temporary folder, and its map.
struct DrawnApp {
  let graph: ModuleGraph

  /// - Parameters:
  ///   - code: Files, each after a line `// PATH`.
  ///   - others: The contents of storyboards, by path.
  init(_ code: String, others: [String: String] = [:]) throws {
    let folder = try TemporaryFolder()
    var path = ""
    var texts: [String: String] = [:]
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// "), line.hasSuffix(".swift") {
        path = String(line.dropFirst(3))
      } else {
        texts[path, default: ""] += line + "\n"
      }
    }
    for (path, text) in texts.merging(others, uniquingKeysWith: { first, _ in first }) {
      try folder.write(text, to: path)
    }
    let root = AbsolutePath(folder.path)
    let architectures = try ShippedArchitectures.names.map {
      try ArchitectureReader().architecture(named: $0)
    }
    let sources = SourceFolder(root.text)
    let found = DiscoveredProject(
      SourceFiles(in: root), in: sources, architectures: architectures)
    graph = ModuleGraph(
      found, ModuleReport.all(in: found, architectures: architectures),
      architectures: architectures, in: sources)
  }

  /// The edges as sentences: `Feed pushes Profile`.
  var sentences: [String] {
    graph.edges.map { "\(name($0.from)) \($0.action.rawValue) \(name($0.to))" }
  }

  func edge(_ sentence: String) -> ModuleGraph.Edge? {
    sentences.firstIndex(of: sentence).map { graph.edges[$0] }
  }

  private func name(_ node: Int) -> String { graph.nodes[node].title }

  /// A storyboard whose only scene is the initial one.
  static func storyboard(_ className: String, identifier: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="v1" storyboardIdentifier="\(identifier)" customClass="\(className)"/>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  /// A module of four parts in a folder of its own. Its assembly makes the screen.
  static func module(_ name: String, router: String = "") -> String {
    """
    // \(name)/\(name)ViewController.swift
    protocol \(name)ViewInput: AnyObject {}
    final class \(name)ViewController: UIViewController, \(name)ViewInput {
      var output: \(name)ViewOutput!
    }
    // \(name)/\(name)Presenter.swift
    protocol \(name)ViewOutput: AnyObject { func didTap() }
    final class \(name)Presenter: \(name)ViewOutput {
      weak var view: \(name)ViewInput!
      var router: \(name)RouterInput!
      func didTap() { router.openNext() }
    }
    // \(name)/\(name)Router.swift
    protocol \(name)RouterInput { func openNext() }
    final class \(name)Router: \(name)RouterInput {
      weak var screen: UIViewController!
      \(router.isEmpty ? "func openNext() {}" : router)
    }
    // \(name)/\(name)Assembly.swift
    enum \(name)Assembly {
      static func make(id: String = "") -> UIViewController {
        let view = \(name)ViewController()
        let presenter = \(name)Presenter()
        let router = \(name)Router()
        view.output = presenter
        presenter.view = view
        presenter.router = router
        router.screen = view
        return view
      }
    }

    """
  }
}
