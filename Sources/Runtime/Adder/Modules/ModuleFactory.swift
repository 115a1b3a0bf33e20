/// Makes one kind of module, ready to be shown.
@MainActor public protocol ModuleFactory {}
