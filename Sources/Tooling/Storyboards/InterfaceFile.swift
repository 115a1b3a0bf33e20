package import AdderFindings

/// What a storyboard or xib says about code: classes, identifiers, segues, outlets, actions, and the
/// values set on objects, each with its place in the file.
///
/// All else, such as geometry, constraints and colors, is left out. References between facts are the
/// identifiers of objects; one may name an object that the file has not. What old versions of Xcode
/// noted about classes in a `classes` section is not read: nothing depends on it.
package struct InterfaceFile: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case storyboard, xib }

  /// The file as the user knows it, for messages.
  package let file: String
  package internal(set) var kind: Kind = .xib
  /// The version of the file format, such as `3.0`.
  package internal(set) var formatVersion: String?
  /// The version of Interface Builder that wrote the file.
  package internal(set) var toolsVersion: String?
  /// The identifier of the view controller that a storyboard begins with.
  package internal(set) var initialViewController: InterfaceText?
  /// The scenes of a storyboard, in the file's order; a xib has none.
  package internal(set) var scenes: [InterfaceScene] = []
  /// The objects that say something to code or are connected to one that does, in the file's order:
  /// objects at the top of a scene or xib, with a class or an identifier of their own, with runtime
  /// attributes, or at an end of a connection.
  package internal(set) var objects: [InterfaceObject] = []
  package internal(set) var segues: [Segue] = []
  package internal(set) var outlets: [OutletConnection] = []
  package internal(set) var actions: [ActionConnection] = []
  package internal(set) var runtimeAttributes: [RuntimeAttribute] = []
  private var positions: [String: Int] = [:]

  /// Reads the bytes of a `.storyboard` or `.xib` file. The cost is linear in their number.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: the file's name for messages.
  package init(parsing bytes: [UInt8], file: String) throws(InterfaceFileError) {
    self = try InterfaceReader.read(bytes, file: file)
    for (position, object) in objects.enumerated() where positions[object.id] == nil {
      positions[object.id] = position
    }
  }

  init(file: String) { self.file = file }
}

// MARK: - Following references

extension InterfaceFile {
  /// The object with an identifier; the first, should the file have several.
  package func object(_ id: String) -> InterfaceObject? { positions[id].map { objects[$0] } }

  /// The scene that an object is in, at whatever depth; `nil` in a xib.
  package func scene(of object: InterfaceObject) -> InterfaceScene? {
    object.scene.map { scenes[$0] }
  }

  /// The view controller, or another object, that a scene is of.
  package func controller(of scene: InterfaceScene) -> InterfaceObject? {
    scene.controller.flatMap(object)
  }

  /// The scene that a storyboard begins with.
  package var initialScene: InterfaceScene? {
    initialViewController.flatMap { initial in scenes.first { $0.controller == initial.text } }
  }

  /// The object that represents the owner that loads a xib.
  package var filesOwner: InterfaceObject? {
    guard kind == .xib else { return nil }
    return objects.first {
      // AppKit files have no dedicated element for it, but always use this identifier.
      $0.placeholder == "IBFilesOwner" || $0.element == "customObject" && $0.id == "-2"
    }
  }

  /// The place of a fact, as messages say it.
  package func location(of place: InterfacePlace) -> SourceLocation {
    SourceLocation(file: file, line: place.line, column: place.column)
  }

  package func location(of text: InterfaceText) -> SourceLocation { location(of: text.place) }
}
