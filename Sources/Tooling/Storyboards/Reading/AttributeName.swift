import AdderBase

/// The attributes that are read; all others in a file are ignored.
enum AttributeName: String, CaseIterable, Sendable {
  // Attributes of objects
  case customClass, customModule, customModuleProvider
  case storyboardIdentifier, restorationIdentifier, reuseIdentifier
  case useStoryboardIdentifierAsRestorationIdentifier
  case title, userLabel, placeholderIdentifier
  case storyboardName, referencedIdentifier, bundleIdentifier
  // Attributes of documents, scenes, connections and values
  case id, sceneID, sceneMemberID
  case type, version, toolsVersion, initialViewController
  case destination, target, property, selector, eventType
  case kind, identifier, relationship, unwindAction, destinationCreationSelector
  case modalPresentationStyle
  case keyPath, key, value
  case base64 = "base64-UTF8"

  /// True if the attribute is stored in `InterfaceObject.attributes`.
  var isOfObject: Bool {
    switch self {
    case .title, .userLabel: true
    default: isWorthAnObject
    }
  }

  /// True if an object with this attribute is always reported.
  var isWorthAnObject: Bool {
    switch self {
    case .customClass, .customModule, .customModuleProvider, .storyboardIdentifier,
      .restorationIdentifier, .reuseIdentifier, .useStoryboardIdentifierAsRestorationIdentifier,
      .placeholderIdentifier, .storyboardName, .referencedIdentifier, .bundleIdentifier:
      true
    default: false
    }
  }
}

/// Finds the name of an attribute without creating a string, because most attributes are ignored.
struct AttributeNameTable: Sendable {
  /// The only instance, because the names never change.
  static let shared = AttributeNameTable()

  private static let mask = 127
  private var slots: [(name: AttributeName, text: [CChar])?]

  private init() {
    slots = Array(repeating: nil, count: Self.mask + 1)
    for name in AttributeName.allCases {
      let text = name.rawValue.utf8.map(CChar.init) + [0]
      var slot = text.withUnsafeBufferPointer { $0.baseAddress.map(Self.slot) ?? 0 }
      while slots[slot] != nil { slot = (slot + 1) & Self.mask }
      slots[slot] = (name, text)
    }
  }

  func name(_ text: UnsafePointer<CChar>) -> AttributeName? {
    var slot = Self.slot(text)
    while let candidate = slots[slot] {
      if CText.areEqual(candidate.text, text) { return candidate.name }
      slot = (slot + 1) & Self.mask
    }
    return nil
  }

  private static func slot(_ text: UnsafePointer<CChar>) -> Int {
    let length = CText.length(text)
    guard length > 0 else { return 0 }
    return (length &* 5 &+ Int(text[0]) &+ Int(text[length - 1]) &* 3) & mask
  }
}
