import AdderBase
import AdderDataModels
import AdderTestSupport
import Foundation
import Testing

/// The entities of a data model.
@Suite struct DataModelTests {
  private func model(_ entities: String) throws -> DataModel {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<model>\(entities)</model>\n"
    return try DataModel(parsing: Array(text.utf8))
  }

  @Test func `An entity has its class, what Xcode generates, and its parent`() throws {
    let model = try model(
      """
      <entity name="Post" representedClassName=".PostMO" parentEntity="Base" codeGenerationType="class"/>
      <entity name="Base" codeGenerationType="category"/>
      <entity name="Tag" representedClassName="Blog.Tag"/>
      """)
    #expect(model.entities.map(\.className) == ["PostMO", "Base", "Tag"])
    #expect(model.entities.map(\.generation) == [.classDefinition, .category, .nothing])
    #expect(model.entities[0].parent == "Base")
  }

  @Test(arguments: [
    ("attributeType=\"String\"", "String?"),
    ("attributeType=\"Integer 64\" usesScalarValueType=\"YES\"", "Int64"),
    ("attributeType=\"Integer 16\" usesScalarValueType=\"NO\"", "NSNumber?"),
    ("attributeType=\"Boolean\" usesScalarValueType=\"YES\"", "Bool"),
    ("attributeType=\"Date\" usesScalarValueType=\"NO\"", "Date?"),
    ("attributeType=\"Date\" usesScalarValueType=\"YES\"", "TimeInterval"),
    ("attributeType=\"Decimal\"", "NSDecimalNumber?"),
    ("attributeType=\"Binary\"", "Data?"),
    ("attributeType=\"URI\"", "URL?"),
    ("attributeType=\"Transformable\" customClassName=\"UIColor\"", "UIColor?"),
    ("attributeType=\"Transformable\"", "NSObject?"),
    ("attributeType=\"Undefined\"", nil),
  ])
  func `An attribute has the type of the property that Xcode generates`(
    attributes: String, type: String?
  ) throws {
    let model = try model("<entity name=\"Post\"><attribute name=\"a\" \(attributes)/></entity>")
    #expect(model.entities[0].attributes[0].swiftType == type)
  }

  @Test func `Relationships are read, and what is not stored is left out`() throws {
    let model = try model(
      """
      <entity name="Post">
        <attribute name="draft" attributeType="String" transient="YES"/>
        <relationship name="tags" toMany="YES" ordered="YES" destinationEntity="Tag"/>
      </entity>
      """)
    #expect(model.entities[0].attributes == [])
    #expect(model.entities[0].relationships == ["tags"])
  }

  @Test(arguments: ["<model><entity></model>", "", "<model/><model/>"])
  func `A damaged file is not read`(text: String) {
    #expect(throws: DataModelError.notWellFormed) { try DataModel(parsing: Array(text.utf8)) }
  }

  @Test func `An entity of XML is refused before it is expanded`() {
    var bomb = "<!DOCTYPE m [<!ENTITY a0 'boom'>"
    for level in 1..<30 { bomb += "<!ENTITY a\(level) '&a\(level - 1);&a\(level - 1);'>" }
    // If the parser went on, it would report what is wrong behind the declaration.
    for text in [
      "\(bomb)]><model>&a29;</model>", "<!DOCTYPE m [<!ENTITY a 'x'>]><model>&a;</oops>",
    ] {
      #expect(throws: DataModelError.declaresEntity) { try DataModel(parsing: Array(text.utf8)) }
    }
  }

  @Test func `The current version is read from its property list`() {
    let list = "<plist><dict><key>k</key><string>Blog 2.xcdatamodel</string></dict></plist>"
    #expect(DataModel.currentVersion(in: Array(list.utf8)) == "Blog 2.xcdatamodel")
    #expect(DataModel.currentVersion(in: Array("<plist".utf8)) == nil)
  }

  // MARK: The models of a project

  private let post = "<model><entity name=\"Post\" codeGenerationType=\"class\"/></model>"

  private func models(_ files: [String: String]) throws -> DataModels {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return DataModels(in: AbsolutePath(folder.url.path)) { $0.hasPrefix(".") || $0 == "Pods" }
  }

  @Test func `Models are found in all folders that are not skipped`() throws {
    let models = try models([
      "App/Blog.xcdatamodeld/Blog.xcdatamodel/contents": post,
      "Pods/Other.xcdatamodel/contents": post.replacing("Post", with: "Other"),
    ])
    #expect(models.generatedClasses == ["Post"])
    #expect(models.entity(ofClass: "Post")?.folder == "App")
    #expect(models.unreadable == [])
  }

  @Test func `A model that cannot be read is listed`() throws {
    let models = try models([
      "App/Blog.xcdatamodel/contents": "<model>",
      "App/Empty.xcdatamodel/other": "",
      "App/Two.xcdatamodeld/A.xcdatamodel/contents": post,
      "App/Two.xcdatamodeld/B.xcdatamodel/contents": post,
    ])
    #expect(models.generatedClasses == [])
    #expect(
      models.unreadable == [
        "App/Blog.xcdatamodel", "App/Empty.xcdatamodel", "App/Two.xcdatamodeld",
      ])
  }
}
