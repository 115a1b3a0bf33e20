private import AdderCExpat

/// Collects the entities of a data model from the events of expat.
///
/// This is a class because the parser's callbacks find the instance by its address.
final class DataModelReader {
  private static let sizeLimit = 16 << 20

  private var entities: [DataModel.Entity] = []
  private var strings: [String] = []
  private var text: [UInt8]?
  private var parser: XML_Parser?

  static func read(_ bytes: [UInt8]) throws(DataModelError) -> [DataModel.Entity] {
    let reader = DataModelReader()
    try reader.parse(bytes)
    return reader.entities
  }

  /// Returns the contents of the `string` elements of a property list.
  static func strings(in bytes: [UInt8]) throws(DataModelError) -> [String] {
    let reader = DataModelReader()
    try reader.parse(bytes)
    return reader.strings
  }

  private func parse(_ bytes: [UInt8]) throws(DataModelError) {
    guard bytes.count <= Self.sizeLimit, let parser = XML_ParserCreate("UTF-8") else {
      throw .tooLarge
    }
    self.parser = parser
    defer { XML_ParserFree(parser) }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { reader, name, attributes in
        guard let name else { return }
        DataModelReader.at(reader)?.begin(String(cString: name), DataModelReader.pairs(attributes))
      },
      { reader, name in
        if let name { DataModelReader.at(reader)?.end(String(cString: name)) }
      })
    XML_SetCharacterDataHandler(parser) { reader, bytes, count in
      guard let bytes else { return }
      DataModelReader.at(reader)?.text?.append(
        contentsOf: UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    }
    // Nothing in a data model needs an entity, and entities can grow without limit.
    XML_SetEntityDeclHandler(parser) { reader, _, _, _, _, _, _, _, _ in
      XML_StopParser(DataModelReader.at(reader)?.parser, XML_Bool(XML_FALSE))
    }
    let status = bytes.withUnsafeBytes { bytes in
      XML_Parse(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
    }
    if status == XML_STATUS_OK { return }
    throw XML_GetErrorCode(parser) == XML_ERROR_ABORTED ? .declaresEntity : .notWellFormed
  }

  private static func at(_ address: UnsafeMutableRawPointer?) -> DataModelReader? {
    address.map { Unmanaged<DataModelReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func pairs(
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [String: String] {
    var found: [String: String] = [:]
    var next = attributes
    while let name = next?.pointee, let value = next?.advanced(by: 1).pointee {
      found[String(cString: name)] = String(cString: value)
      next = next?.advanced(by: 2)
    }
    return found
  }

  // MARK: Elements

  private func begin(_ name: String, _ values: [String: String]) {
    switch name {
    case "entity": entities.append(Self.entity(values))
    case "attribute" where !entities.isEmpty && values["transient"] != "YES":
      entities[entities.count - 1].attributes.append(
        DataModel.Attribute(
          name: values["name"] ?? "", type: values["attributeType"] ?? "",
          isScalar: values["usesScalarValueType"] == "YES", className: values["customClassName"]))
    case "relationship" where !entities.isEmpty:
      entities[entities.count - 1].relationships.append(values["name"] ?? "")
    case "string": text = []
    default: break
    }
  }

  private func end(_ name: String) {
    guard name == "string", let text else { return }
    strings.append(String(decoding: text, as: UTF8.self))
    self.text = nil
  }

  private static func entity(_ values: [String: String]) -> DataModel.Entity {
    let name = values["name"] ?? ""
    let written = values["representedClassName"] ?? name
    // `.Post` is a class of the current module.
    let className = written.split(separator: ".").last.map(String.init) ?? name
    let generation: DataModel.Generation =
      switch values["codeGenerationType"] {
      case "class": .classDefinition
      case "category": .category
      default: .nothing
      }
    return DataModel.Entity(
      name: name, className: className, parent: values["parentEntity"], generation: generation)
  }
}
