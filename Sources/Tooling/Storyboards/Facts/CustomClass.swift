/// The class that an object or segue is made of in place of the framework's.
package struct CustomClass: Hashable, Sendable {
  package let name: InterfaceText
  /// The module that the class is looked up in; `nil` for a class of Objective-C.
  package let module: InterfaceText?
  /// Where Interface Builder takes the module from: `target` is the target that the file belongs to.
  package let moduleProvider: InterfaceText?

  /// Whether the module is the one that the file is built into, whatever its name.
  package var inheritsModuleFromTarget: Bool { moduleProvider?.text == "target" }
}
