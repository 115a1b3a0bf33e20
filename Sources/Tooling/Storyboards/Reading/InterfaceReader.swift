private import AdderBase
private import AdderCExpat
private import AdderFindings

/// Collects facts from the events of expat, the system's XML parser.
///
/// This is a class because the parser's callbacks find the instance by its address.
final class InterfaceReader {
  static let sizeLimit = 64 << 20
  static let depthLimit = 1_000

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset at which the text starts: after the byte order mark, if there is one.
  private let start: Int
  private let parser: XML_Parser
  private var file: InterfaceFile
  private var failure: InterfaceFileError?

  private var cursor: LineCursor
  private var tag = StartTag()
  /// The open elements, the innermost last.
  private var open: [OpenElement] = []
  private var candidates: [Candidate] = []
  /// True if the last scene is still open.
  private var isInScene = false
  private var longText: LongText?

  private struct OpenElement {
    enum Role {
      case document, scene, objects, connections, value, other
      /// A runtime attribute, with its index in `InterfaceFile.runtimeAttributes`.
      case runtimeAttribute(Int)

      var isListOfObjects: Bool { if case .objects = self { true } else { false } }
    }

    let role: Role
    /// The identifier of the object or segue that contains the element; empty if there is none.
    let owner: String
    let offset: Int
  }

  /// An object that may be reported, depending on the connections in the rest of the file.
  private struct Candidate {
    let id: String
    let offset: Int
    let scene: Int?
    let attributes: [InterfaceObject.Attribute]
    /// True if the object is reported regardless of its connections.
    let isKept: Bool
  }

  /// The content of an element that holds the value of a runtime attribute.
  private struct LongText {
    let attribute: Int
    let place: InterfacePlace
    var bytes: [UInt8] = []
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ parser: XML_Parser, _ file: String
  ) {
    self.bytes = bytes
    self.start = start
    self.parser = parser
    self.file = InterfaceFile(file: file)
    cursor = LineCursor(bytes, from: start)
  }

  // MARK: - From bytes to facts

  static func read(_ bytes: [UInt8], file: String) throws(InterfaceFileError) -> InterfaceFile {
    guard bytes.count <= sizeLimit else { throw .tooLarge(limit: sizeLimit, file: file) }
    let top = SourceLocation(file: file, line: 1, column: 1)
    if let encoding = wideEncoding(of: bytes) { throw .otherEncoding(encoding, top) }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let isEmpty = bytes[start...].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if isEmpty { throw .empty(file: file) }
    return try bytes.withUnsafeBufferPointer { (bytes) throws(InterfaceFileError) in
      // Because the encoding is specified here, the parser reports the encoding declared in the
      // file but does not apply it; `declare(encoding:)` checks the declaration.
      guard let parser = XML_ParserCreate("UTF-8") else {
        throw .syntax("the parser could not be started", top)
      }
      defer { XML_ParserFree(parser) }
      return try InterfaceReader(bytes, from: start, parser, file).read()
    }
  }

  /// Returns `UTF-16` or `UTF-32` if the first bytes indicate such an encoding, and `nil`
  /// otherwise.
  private static func wideEncoding(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0]) { return "UTF-32" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    // XML begins with at least two ASCII characters.
    return bytes.prefix(2).contains(0) ? "UTF-16" : nil
  }

  private func read() throws(InterfaceFileError) -> InterfaceFile {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetXmlDeclHandler(parser) { reader, _, encoding, _ in
      InterfaceReader.at(reader)?.declare(encoding: encoding)
    }
    XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, _ in
      InterfaceReader.at(reader)?.refuseDocumentType()
    }
    XML_SetElementHandler(
      parser,
      { reader, name, attributes in
        if let name { InterfaceReader.at(reader)?.begin(name, attributes) }
      },
      { reader, _ in InterfaceReader.at(reader)?.end() })
    let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start...])
    let status = XML_Parse(
      parser, rest.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(rest.count), 1)
    if let failure { throw failure }
    guard status == XML_STATUS_OK else { throw syntaxError() }
    keepObjects()
    return file
  }

  private static func at(_ address: UnsafeMutableRawPointer?) -> InterfaceReader? {
    address.map { Unmanaged<InterfaceReader>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The offset of the parser's current event.
  private var offset: Int { start + max(0, Int(XML_GetCurrentByteIndex(parser))) }

  private func location(at offset: Int) -> SourceLocation {
    var cursor = LineCursor(bytes, from: start)
    return file.location(of: cursor.place(at: offset))
  }

  // MARK: - Errors

  /// Records an error at the current position and stops the parser, which may still report the
  /// end of an element.
  private func refuse(_ error: (SourceLocation) -> InterfaceFileError) {
    guard failure == nil else { return }
    failure = error(location(at: offset))
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  private func refuseDocumentType() {
    // The parser reports the document type only after its name and identifiers, so the search for
    // its start goes backwards.
    var place = offset
    while place > start, !bytes[place...].starts(with: "<!DOCTYPE".utf8) { place -= 1 }
    refuse { _ in .documentType(location(at: place)) }
  }

  private func declare(encoding: UnsafePointer<CChar>?) {
    guard let encoding = encoding.map({ String(cString: $0) }) else { return }
    let known = ["UTF-8", "US-ASCII"]
    if !known.contains(encoding.uppercased()) { refuse { .otherEncoding(encoding, $0) } }
  }

  private func syntaxError() -> InterfaceFileError {
    let code = XML_GetErrorCode(parser)
    let place = location(at: offset)
    let lineStart = offset - (place.column - 1)
    if bytes[max(start, min(lineStart, bytes.count))...].starts(with: "<<<<<<<".utf8) {
      return .mergeConflict(place)
    }
    let mayBeUnclosed = code == XML_ERROR_TAG_MISMATCH || code == XML_ERROR_NO_ELEMENTS
    if mayBeUnclosed, let last = open.last {
      // For an unmatched end tag, the parser reports the position of its name.
      let isEndTag = offset >= 2 && bytes[(offset - 2)...].starts(with: "</".utf8)
      let place = isEndTag ? location(at: offset - 2) : place
      return .unclosed(elementName(at: last.offset), opened: location(at: last.offset), place)
    }
    let problem = XML_ErrorString(code).map { String(cString: $0) } ?? "it cannot be read"
    return .syntax(problem, place)
  }

  /// Returns the name in the start tag at an offset, limited to 100 bytes.
  private func elementName(at offset: Int) -> String {
    let name = bytes[min(offset + 1, bytes.count)...].prefix(100).prefix {
      $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">")
    }
    return String(decoding: name, as: UTF8.self)
  }
}

// MARK: - Elements

extension InterfaceReader {
  private func begin(
    _ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard failure == nil else { return }
    guard open.count < Self.depthLimit else {
      return refuse { .tooDeep(limit: Self.depthLimit, $0) }
    }
    let offset = offset
    // An element with child elements does not contain a text value.
    longText = nil
    tag.read(attributes, in: offset..<offset + Int(XML_GetCurrentByteCount(parser)))
    let parent = open.last
    var owner = parent?.owner ?? ""
    let role: OpenElement.Role
    switch parent?.role {
    case nil:
      role = .document
      readDocument(name)
    case .connections:
      role = .other
      readConnection(name, of: owner)
      // A segue can have its own connections.
      owner = tag.string(.id) ?? owner
    case .runtimeAttribute(let attribute):
      role = .value
      readValue(name, of: attribute)
    case .document, .scene, .objects, .value, .other:
      role = self.role(of: name)
      switch role {
      case .scene: readScene()
      case .runtimeAttribute: readRuntimeAttribute(of: owner)
      case .document, .objects, .connections, .value: break
      case .other:
        readObject(isAtTop: parent?.role.isListOfObjects == true)
        owner = tag.string(.id) ?? owner
      }
    }
    open.append(OpenElement(role: role, owner: owner, offset: offset))
  }

  private func end() {
    guard failure == nil, let last = open.popLast() else { return }
    switch last.role {
    case .scene: isInScene = false
    case .value: endLongText()
    case .document, .objects, .connections, .runtimeAttribute, .other: break
    }
  }

  private func role(of name: UnsafePointer<CChar>) -> OpenElement.Role {
    if CText.areEqual(name, "scene") { return .scene }
    if CText.areEqual(name, "objects") { return .objects }
    if CText.areEqual(name, "connections") { return .connections }
    if CText.areEqual(name, "userDefinedRuntimeAttribute") {
      // Interface Builder also writes attributes whose key path was never filled in.
      return tag.has(.keyPath) ? .runtimeAttribute(file.runtimeAttributes.count) : .value
    }
    return .other
  }

  // MARK: - Attributes

  private var place: InterfacePlace { cursor.place(at: tag.range.lowerBound) }

  private func text(_ name: AttributeName) -> InterfaceText? {
    tag.text(name, bytes, &cursor)
  }

  /// Returns an attribute that Interface Builder always writes. Reports an error if it is missing.
  private func required(_ name: AttributeName) -> InterfaceText? {
    let text = text(name)
    if text == nil { refuseMissing(name) }
    return text
  }

  private func refuseMissing(_ name: AttributeName) {
    let element = elementName(at: tag.range.lowerBound)
    refuse { .missingAttribute(name.rawValue, of: element, $0) }
  }

  private var customClass: CustomClass? {
    text(.customClass).map {
      CustomClass(
        name: $0, module: text(.customModule), moduleProvider: text(.customModuleProvider))
    }
  }
}

// MARK: - Facts

extension InterfaceReader {
  private func readDocument(_ name: UnsafePointer<CChar>) {
    let type = tag.string(.type) ?? ""
    let isInterface = type.hasPrefix("com.apple.InterfaceBuilder")
    guard CText.areEqual(name, "document"), isInterface else {
      let isArchive = isInterface && CText.areEqual(name, "archive")
      let name = elementName(at: offset)
      return refuse { isArchive ? .olderFormat($0) : .otherDocument(name, $0) }
    }
    file.kind = type.split(separator: ".").contains("Storyboard") ? .storyboard : .xib
    file.formatVersion = tag.string(.version)
    file.toolsVersion = tag.string(.toolsVersion)
    file.initialViewController = text(.initialViewController)
  }

  private func readScene() {
    let place = place
    guard let id = required(.sceneID) else { return }
    file.scenes.append(InterfaceScene(id: id.text, place: place))
    isInScene = true
  }

  private func readObject(isAtTop: Bool) {
    guard let id = tag.string(.id) else {
      // Nothing can refer to an object without an identifier, but the class of such an object must
      // not be ignored.
      if tag.has(.customClass) { refuseMissing(.id) }
      return
    }
    let scene = isInScene ? file.scenes.count - 1 : nil
    candidates.append(
      Candidate(
        id: id, offset: tag.range.lowerBound, scene: scene,
        attributes: tag.objectAttributes(bytes, &cursor), isKept: isAtTop || tag.isWorthAnObject))
    guard isAtTop, let scene else { return }
    // watchOS scenes do not mark their controller; it is the first object.
    let isController = tag.string(.sceneMemberID) == "viewController"
    if isController || file.scenes[scene].controller == nil { file.scenes[scene].controller = id }
  }

  private func readConnection(_ name: UnsafePointer<CChar>, of owner: String) {
    let isCollection = CText.areEqual(name, "outletCollection")
    let isOutlet = isCollection || CText.areEqual(name, "outlet")
    let isAction = !isOutlet && CText.areEqual(name, "action")
    let isSegue = !isOutlet && !isAction && CText.areEqual(name, "segue")
    // Other connections, such as bindings, do not concern code.
    guard isOutlet || isAction || isSegue else { return }
    guard !owner.isEmpty else { return refuseMissingOwner() }
    let place = place
    if isOutlet {
      guard let property = required(.property), let destination = required(.destination) else {
        return
      }
      file.outlets.append(
        OutletConnection(
          place: place, property: property, isCollection: isCollection, owner: owner,
          destination: destination.text))
    } else if isAction {
      guard let selector = required(.selector) else { return }
      // AppKit files use `target`; all others use `destination`.
      guard let destination = tag.string(.target) ?? required(.destination)?.text else { return }
      file.actions.append(
        ActionConnection(
          place: place, selector: selector, source: owner, destination: destination,
          eventType: tag.string(.eventType)))
    } else {
      readSegue(of: owner, at: place)
    }
  }

  private func readSegue(of owner: String, at place: InterfacePlace) {
    guard let id = required(.id), let kind = required(.kind),
      let destination = required(.destination)
    else { return }
    file.segues.append(
      Segue(
        id: id.text, place: place, kind: Segue.Kind(kind.text), identifier: text(.identifier),
        source: owner, destination: destination.text, customClass: customClass,
        relationship: text(.relationship), unwindAction: text(.unwindAction),
        creationSelector: text(.destinationCreationSelector),
        presentationStyle: text(.modalPresentationStyle)))
  }

  private func refuseMissingOwner() {
    // This element is in a list, such as `connections`. If another element encloses the list,
    // that element is the owner.
    guard let around = open.dropLast().last ?? open.last else { return }
    let name = elementName(at: around.offset)
    refuse { .missingAttribute(AttributeName.id.rawValue, of: name, $0) }
  }

  private func readRuntimeAttribute(of owner: String) {
    guard !owner.isEmpty else { return refuseMissingOwner() }
    let place = place
    guard let keyPath = required(.keyPath), let type = required(.type) else { return }
    file.runtimeAttributes.append(
      RuntimeAttribute(
        place: place, owner: owner, keyPath: keyPath, type: type.text, value: text(.value)))
  }

  /// Reads the value of a runtime attribute: a number, or a string too long for an attribute.
  private func readValue(_ name: UnsafePointer<CChar>, of attribute: Int) {
    guard tag.string(.key) == "value" else { return }
    if let value = text(.value) { file.runtimeAttributes[attribute].value = value }
    let isText = CText.areEqual(name, "string") || CText.areEqual(name, "mutableString")
    let isClosed = bytes[..<tag.range.upperBound].suffix(2).elementsEqual("/>".utf8)
    guard isText, !isClosed, !tag.has(.base64) else { return }
    longText = LongText(attribute: attribute, place: cursor.place(at: tag.range.upperBound))
    XML_SetCharacterDataHandler(parser) { reader, characters, count in
      guard let characters else { return }
      InterfaceReader.at(reader)?.addLongText(characters, Int(count))
    }
  }

  private func addLongText(_ characters: UnsafePointer<CChar>, _ count: Int) {
    longText?.bytes += UnsafeRawBufferPointer(start: characters, count: count)
  }

  private func endLongText() {
    XML_SetCharacterDataHandler(parser, nil)
    guard let text = longText else { return }
    longText = nil
    file.runtimeAttributes[text.attribute].value = InterfaceText(
      String(decoding: text.bytes, as: UTF8.self), at: text.place,
      length: offset - text.place.offset)
  }

  // MARK: - Reported objects

  /// Stores the objects to report and drops the others, such as most views and constraints.
  private func keepObjects() {
    var ends: Set<String> = []
    for outlet in file.outlets { ends.formUnion([outlet.owner, outlet.destination]) }
    for action in file.actions { ends.formUnion([action.source, action.destination]) }
    for segue in file.segues { ends.formUnion([segue.source, segue.destination]) }
    for attribute in file.runtimeAttributes { ends.insert(attribute.owner) }
    var cursor = LineCursor(bytes, from: start)
    for object in candidates where object.isKept || ends.contains(object.id) {
      file.objects.append(
        InterfaceObject(
          id: object.id, element: elementName(at: object.offset),
          place: cursor.place(at: object.offset), scene: object.scene,
          attributes: object.attributes))
    }
  }
}
