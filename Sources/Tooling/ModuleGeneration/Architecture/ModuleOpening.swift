import AdderArchitectures
import AdderLiquidTemplates

/// How an app opens its first module if the module is made from its architecture's file alone.
struct ModuleOpening {
  private let module: ArchitectureModule
  /// The expression that builds the module, without its parentheses.
  private let call: String

  /// - Throws: `GenerationError.notBuildable` if nothing in the module builds it.
  init(_ module: ArchitectureModule) throws(GenerationError) {
    self.module = module
    guard let call = module.compositionCall else {
      throw .notBuildable(
        module.architecture.name,
        reason: """
          nothing in it builds the first module. Give a role the trait 'composes', and describe it \
          under 'composition'
          """)
    }
    if module.hasSwiftUI {
      throw .notBuildable(
        module.architecture.name,
        reason: "its view is a structure of SwiftUI, and new apps begin with a view controller")
    }
    self.call = call
  }

  private var members: ModuleMembers { module.members }

  /// True if what the composition root returns is not the part that the app starts.
  private var isBehindRoot: Bool { members.root != members.entry }

  /// The lines that build the module and get the part that the app starts. Behind the root, that
  /// part is an optional.
  private var lines: [String] {
    let root = module.variable(of: members.root)
    let building = "let \(root) = \(call)(\(module.compositionArguments()))"
    return [building]
      + module.ways(to: [members.entry]).map { way in
        let holder = module.variable(of: way.link.holder)
        let isOptional = way.link.holder != members.root
        let value = "\(holder)\(isOptional ? "?" : "").\(module.property(way.link))"
        let cast = way.link.contracts.isEmpty ? "" : " as? \(module.type(of: way.role))"
        return "let \(module.variable(of: way.role)) = \(value)\(cast)"
      }
  }

  var value: LiquidValue {
    [
      "lines": .array(lines.map { .string($0) }),
      "root": .string(module.variable(of: members.root)),
      "root_type": .string(module.type(of: members.root)),
      "entry": .string(module.variable(of: members.entry)),
      "start": .string(module.methods.start),
      "is_behind_root": .bool(isBehindRoot),
      "has_screen": .bool(members.hasScreen),
      "shows_something": .bool(
        module.walk.result(showsLines: !module.hasUIKit) != nil || !members.hasScreen),
    ]
  }
}
