import AdderStoryboards

/// A storyboard or xib with the screen of a module, as most modules have one. What is on the screen is a module's own.
struct LearnedInterface: Hashable {
  /// The path in the module's folder, with gaps.
  private(set) var slot: String
  let kind: InterfaceFile.Kind
  /// The class of the view controller, with gaps.
  let controller: String
  /// The identifier of its scene, with gaps.
  let identifier: String?

  /// - Returns: `nil` for a file that shows no screen of the module.
  init?(slot: String, _ bytes: [UInt8], _ gaps: ModuleGaps) {
    guard let file = try? InterfaceFile(parsing: bytes, file: slot) else { return nil }
    // The initial scene can be one that contains the module's.
    let scenes = [file.initialScene].compactMap { $0 } + file.scenes
    let objects = file.kind == .xib ? [file.filesOwner] : scenes.map(file.controller)
    let object = objects.compactMap { $0 }.first { object in
      gaps.text(object.customClass?.name.text ?? "").contains(Gap.module.rawValue)
    }
    guard let name = object?.customClass?.name.text else { return nil }
    let controller = gaps.text(name)
    self.slot = slot
    kind = file.kind
    self.controller = controller
    identifier = object?.storyboardIdentifier.map { gaps.text($0.text) }
  }

  /// Returns the interfaces that more than half of the modules have.
  static func common(of modules: [[LearnedInterface]]) -> [LearnedInterface] {
    let usual = UsualNames(ofPaths: modules.map { $0.map(\.slot) })
    let files = modules.map { files in
      files.map { file in
        var file = file
        file.slot = usual.usual(file.slot)
        return file
      }
    }
    return Majority(files.flatMap { Set($0).sorted { $0.slot < $1.slot } })
      .kept(of: modules.count).sorted { $0.slot < $1.slot }
  }

  /// The file in Liquid: an empty screen.
  var liquid: String {
    let name = kind == .xib ? "xib" : "storyboard"
    let identifier = identifier.map { "{% capture identifier %}\($0){% endcapture -%}\n" } ?? ""
    // The shipped partials can show controls. There are none.
    let controls = ["outlets", "subviews", "constraints"]
      .map { "{% assign \($0) = '' -%}\n" }.joined()
    return "{% capture controller %}\(controller){% endcapture -%}\n\(identifier)\(controls)"
      .withGapsInLiquid + "{% include '\(name)' %}\n"
  }
}
