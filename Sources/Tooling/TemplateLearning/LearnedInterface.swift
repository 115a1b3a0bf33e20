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
  /// The objects of the scene that get its view controller when the storyboard is loaded.
  let starters: [Starter]
  /// True for a file of an Xcode that knows no colors of the system.
  private var isOld: Bool

  /// An object such as Rambler's module initializers.
  struct Starter: Hashable {
    /// The name of its class, with gaps.
    let type: String
    /// The outlet for the view controller, with gaps.
    let outlet: String
  }

  /// The first major version of Interface Builder that knows colors of the system: that of Xcode 11.
  private static let firstWithSystemColors = 15000

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
    let version = file.toolsVersion.flatMap { Int($0.prefix { $0 != "." }) }
    isOld = version.map { $0 < Self.firstWithSystemColors } ?? false
    starters = file.outlets.filter { $0.destination == object?.id }.compactMap { outlet in
      guard let owner = file.object(outlet.owner), owner.element == "customObject",
        let type = owner.customClass?.name.text
      else { return nil }
      return Starter(type: gaps.text(type), outlet: gaps.text(outlet.property.text))
    }
  }

  /// Returns the interfaces that more than half of the modules have.
  static func common(of modules: [[LearnedInterface]]) -> [LearnedInterface] {
    let usual = UsualNames(ofPaths: modules.map { $0.map(\.slot) })
    var old = Majority<String>()
    let files = modules.map { files in
      files.map { file in
        var file = file
        file.slot = usual.usual(file.slot)
        if file.isOld { old.add(file.slot) }
        file.isOld = false
        return file
      }
    }
    let oldSlots = Set(old.kept(of: modules.count))
    return Majority(files.flatMap { Set($0).sorted { $0.slot < $1.slot } })
      .kept(of: modules.count).sorted { $0.slot < $1.slot }
      .map { file in
        var file = file
        file.isOld = oldSlots.contains(file.slot)
        return file
      }
  }

  /// The file in Liquid: an empty screen.
  var liquid: String {
    let name = kind == .xib ? "xib" : "storyboard"
    let identifier = identifier.map { "{% capture identifier %}\($0){% endcapture -%}\n" } ?? ""
    // The shipped partials can show controls. There are none.
    let controls = ["outlets", "subviews", "constraints"]
      .map { "{% assign \($0) = '' -%}\n" }.joined()
    let colors = isOld ? "{% assign has_plain_colors = true -%}\n" : ""
    return
      "{% capture controller %}\(controller){% endcapture -%}\n\(identifier)\(objects)\(controls)\(colors)"
      .withGapsInLiquid + "{% include '\(name)' %}\n"
  }

  /// The assignment of what is in the scene besides its view controller.
  private var objects: String {
    if starters.isEmpty { return "" }
    let objects = starters.enumerated().map { number, starter in
      """
      <customObject id="stA-rt-00\(number)" customClass="\(starter.type)" customModule="{{ module_info.product_module_name }}" customModuleProvider="target">
          <connections>
              <outlet property="\(starter.outlet)" destination="vwC-tl-r01" id="stA-rt-c0\(number)"/>
          </connections>
      </customObject>
      """
    }
    return "{% capture scene_objects %}\(objects.joined(separator: "\n")){% endcapture -%}\n"
  }
}
