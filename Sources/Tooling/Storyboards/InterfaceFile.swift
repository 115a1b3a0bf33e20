package import AdderFindings

/// The parts of a storyboard or xib that concern code: classes, identifiers, segues, outlets,
/// actions, and runtime attributes, each with its position in the file.
///
/// Everything else, such as geometry, constraints and colors, is omitted. References are
/// identifiers of objects, which may be missing from the file. The `classes` section that old
/// versions of Xcode wrote is not read, because nothing depends on it.
package struct InterfaceFile: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case storyboard, xib }

  /// The file's path, as shown in messages.
  package let file: String
  package internal(set) var kind: Kind = .xib
  /// The version of the file format, such as `3.0`.
  package internal(set) var formatVersion: String?
  /// The version of Interface Builder that wrote the file.
  package internal(set) var toolsVersion: String?
  /// The identifier of a storyboard's initial view controller.
  package internal(set) var initialViewController: InterfaceText?
  /// The scenes of a storyboard, in the order of the file; a xib has none.
  package internal(set) var scenes: [InterfaceScene] = []
  /// The objects that concern code, in the order of the file: those at the top level of a scene
  /// or xib, those with a custom class, an identifier or runtime attributes, and those at either
  /// end of a connection.
  package internal(set) var objects: [InterfaceObject] = []
  package internal(set) var segues: [Segue] = []
  package internal(set) var outlets: [OutletConnection] = []
  package internal(set) var actions: [ActionConnection] = []
  package internal(set) var runtimeAttributes: [RuntimeAttribute] = []
  private var positions: [String: Int] = [:]

  /// Parses the bytes of a `.storyboard` or `.xib` file, in linear time.
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
  /// Returns the object with the given identifier, or the first one if the file contains several.
  package func object(_ id: String) -> InterfaceObject? { positions[id].map { objects[$0] } }

  /// Returns the scene that contains an object at any depth, or `nil` in a xib.
  package func scene(of object: InterfaceObject) -> InterfaceScene? {
    object.scene.map { scenes[$0] }
  }

  /// Returns the view controller or other main object of a scene.
  package func controller(of scene: InterfaceScene) -> InterfaceObject? {
    scene.controller.flatMap(object)
  }

  /// The initial scene of a storyboard.
  package var initialScene: InterfaceScene? {
    initialViewController.flatMap { initial in scenes.first { $0.controller == initial.text } }
  }

  /// The object that represents the File's Owner of a xib.
  package var filesOwner: InterfaceObject? {
    guard kind == .xib else { return nil }
    return objects.first {
      // AppKit files have no dedicated element for the File's Owner, but always use this
      // identifier.
      $0.placeholder == "IBFilesOwner" || $0.element == "customObject" && $0.id == "-2"
    }
  }

  /// Converts a position to a source location, for messages.
  package func location(of place: InterfacePlace) -> SourceLocation {
    SourceLocation(file: file, line: place.line, column: place.column)
  }

  package func location(of text: InterfaceText) -> SourceLocation { location(of: text.place) }
}
