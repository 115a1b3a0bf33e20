import AdderTestSupport
import Testing

/// How `gen` calls the folder of a new module, by those that the team has.
@Suite struct LearnedFolderTests {
  /// Learns from modules and makes another one.
  ///
  /// - Parameter folders: The folders of the modules, by their names.
  /// - Returns: The folder of the new module.
  private func folder(of new: String, _ folders: KeyValuePairs<String, String>) throws -> String {
    typealias Sample = LearnedTemplateWiringTests
    var files = packageFiles
    for (name, folder) in folders {
      for (path, text) in Sample.module {
        files["Sources/App/Scenes/\(folder)/" + Sample.filled(path, name)] =
          Sample.filled(text, name)
      }
    }
    let adder = try CommandUnderTest(files)
    for words in [
      ["architecture", "learn"], ["template", "learn"], ["gen", new, "--no-tests"],
    ] {
      let outcome = try adder.run(words)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    }
    let paths = try adder.folder.tree().filter { $0.hasSuffix("/\(new)Presenter.swift") }
    let path = try #require(paths.first)
    return path.split(separator: "/").dropLast().dropFirst(3).joined(separator: "/")
  }

  @Test func `Folders in words lead to a folder in words`() throws {
    let folder = try folder(
      of: "CartDetail",
      ["Feed": "Feed", "ProductDetail": "Product Detail", "SignIn": "Sign In"])
    #expect(folder == "Cart Detail")
  }

  @Test func `Folders with hyphens lead to a folder with hyphens`() throws {
    let folder = try folder(
      of: "CartDetail",
      ["Feed": "feature-feed", "Chat": "feature-chat", "ProductDetail": "feature-product-detail"])
    #expect(folder == "feature-cart-detail")
  }

  @Test func `A module whose name ends like the folders has no such ending twice`() throws {
    let folders: KeyValuePairs = ["Feed": "FeedModule", "Chat": "ChatModule", "Cart": "CartModule"]
    #expect(try folder(of: "LoadingModule", folders) == "LoadingModule")
    #expect(try folder(of: "Loading", folders) == "LoadingModule")
  }
}
