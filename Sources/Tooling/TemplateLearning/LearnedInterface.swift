import AdderStoryboards

/// A storyboard or xib with the screen of a module, as most modules have one. What is on the screen is a module's own.
struct LearnedInterface: Hashable {
  /// The path in the module's folder, with gaps.
  let slot: String
  let kind: InterfaceFile.Kind
  /// The class of the view controller, with gaps.
  let controller: String
  /// The identifier of its scene, with gaps.
  let identifier: String?

  /// - Returns: `nil` for a file that shows no screen of the module.
  init?(slot: String, _ bytes: [UInt8], _ gaps: ModuleGaps) {
    guard let file = try? InterfaceFile(parsing: bytes, file: slot) else { return nil }
    let scene = file.initialScene ?? (file.scenes.count == 1 ? file.scenes.first : nil)
    let object = file.kind == .xib ? file.filesOwner : scene.flatMap(file.controller)
    guard let name = object?.customClass?.name.text else { return nil }
    let controller = gaps.text(name)
    guard controller.contains(Gap.module.rawValue) else { return nil }
    self.slot = slot
    kind = file.kind
    self.controller = controller
    identifier = object?.storyboardIdentifier.map { gaps.text($0.text) }
  }

  /// Returns the interfaces that more than half of the modules have.
  static func common(of modules: [[LearnedInterface]]) -> [LearnedInterface] {
    Majority(modules.flatMap { Set($0).sorted { $0.slot < $1.slot } }).kept(of: modules.count)
      .sorted { $0.slot < $1.slot }
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
