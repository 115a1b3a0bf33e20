import AdderStoryboards
import Testing

/// The entities of a data model.
@Suite struct DataModelTests {
  private func model(_ entities: String) throws -> DataModel {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<model>\(entities)</model>\n"
    return try #require(DataModel(parsing: Array(text.utf8)))
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
    #expect(
      model.entities[0].relationships == [
        .init(name: "tags", destination: "Tag", isToMany: true, isOrdered: true)
      ])
  }

  @Test func `Damaged files and files that declare entities of XML are not read`() {
    #expect(DataModel(parsing: Array("<model><entity></model>".utf8)) == nil)
    #expect(DataModel(parsing: []) == nil)
    let bomb = "<!DOCTYPE m [<!ENTITY a \"aaaa\">]><model>&a;</model>"
    #expect(DataModel(parsing: Array(bomb.utf8)) == nil)
  }

  @Test func `The current version is read from its property list`() {
    let list = "<plist><dict><key>k</key><string>Blog 2.xcdatamodel</string></dict></plist>"
    #expect(DataModel.currentVersion(in: Array(list.utf8)) == "Blog 2.xcdatamodel")
    #expect(DataModel.currentVersion(in: Array("<plist".utf8)) == nil)
  }
}
