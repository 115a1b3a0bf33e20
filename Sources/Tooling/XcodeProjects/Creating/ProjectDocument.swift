/// The objects of a new project file, written as Xcode does: in one section per class, sorted by
/// identifier, with comments that explain identifiers.
struct ProjectDocument {
  /// An identifier, and the comment that Xcode writes after it.
  struct Reference: Sendable {
    let id: String
    let comment: String?
  }

  indirect enum Value: Sendable {
    case text(String)
    case reference(Reference)
    case list([Value])
    case dictionary([Field])

    static func references(_ references: Reference...) -> Value {
      .list(references.map(Value.reference))
    }
  }

  struct Field: Sendable {
    let key: String
    let value: Value

    init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }

    init(_ key: String, _ text: String) { self.init(key, .text(text)) }
    init(_ key: String, _ reference: Reference) { self.init(key, .reference(reference)) }
  }

  private struct Object {
    let reference: Reference
    let isa: String
    let fields: [Field]
  }

  private let version: Int
  private var objects: [Object] = []

  /// - Parameter version: the version of the format.
  init(version: Int) { self.version = version }

  mutating func add(_ reference: Reference, _ isa: String, _ fields: [Field]) {
    objects.append(Object(reference: reference, isa: isa, fields: fields))
  }

  // MARK: - The text

  /// Returns the contents of the file.
  func text(root: Reference) -> String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = \(version);
    \tobjects = {

    \(sections.joined(separator: "\n"))\t};
    \trootObject = \(Self.written(root));
    }

    """
  }

  private var sections: [String] {
    Dictionary(grouping: objects, by: \.isa).sorted { $0.key < $1.key }.map { isa, objects in
      let entries = objects.sorted { $0.reference.id < $1.reference.id }.map(Self.entry)
      return "/* Begin \(isa) section */\n\(entries.joined())/* End \(isa) section */\n"
    }
  }

  private static func entry(of object: Object) -> String {
    let fields = [Field("isa", object.isa)] + object.fields
    let start = "\t\t\(written(object.reference)) = {"
    // Xcode writes each object of these classes on one line.
    if object.isa == XcodeClass.fileReference || object.isa == XcodeClass.buildFile {
      return start + fields.map { "\(written($0, indent: "")) " }.joined() + "};\n"
    }
    return "\(start)\n\(lines(fields, indent: "\t\t\t"))\t\t};\n"
  }

  private static func lines(_ fields: [Field], indent: String) -> String {
    fields.map { "\(indent)\(written($0, indent: indent))\n" }.joined()
  }

  private static func written(_ field: Field, indent: String) -> String {
    "\(PropertyListText.written(field.key)) = \(written(field.value, indent: indent));"
  }

  private static func written(_ value: Value, indent: String) -> String {
    switch value {
    case .text(let text): PropertyListText.written(text)
    case .reference(let reference): written(reference)
    case .list(let values):
      "(\n\(values.map { "\(indent)\t\(written($0, indent: "\(indent)\t")),\n" }.joined())\(indent))"
    case .dictionary(let fields): "{\n\(lines(fields, indent: "\(indent)\t"))\(indent)}"
    }
  }

  private static func written(_ reference: Reference) -> String {
    guard let comment = reference.comment, !comment.contains("*/") else { return reference.id }
    return "\(reference.id) /* \(comment) */"
  }
}
