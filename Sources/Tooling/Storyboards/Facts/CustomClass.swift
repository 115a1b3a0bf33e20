/// The custom class of an object or segue, which replaces the framework's class.
package struct CustomClass: Hashable, Sendable {
  package let name: InterfaceText
  /// The module that contains the class; `nil` for an Objective-C class.
  package let module: InterfaceText?
  /// The source of the module's name; `target` means the target that contains the file.
  package let moduleProvider: InterfaceText?

  /// True if the class belongs to the module of the target that contains the
  /// file, regardless of the module's name.
  package var inheritsModuleFromTarget: Bool { moduleProvider?.text == "target" }
}
