import Adder
public import Foundation

/// The modules whose traffic is recorded in an app that uses Adder's library.
///
/// ```swift
/// #if DEBUG
///   RecordedModules.start([HomeTraffic.self, DetailTraffic.self])
/// #endif
/// ```
///
/// Modules do not change: in debug builds, the library inserts the proxies before it shows a module. Nothing happens
/// in release builds, or if nobody asks for a recording.
@MainActor public enum RecordedModules {
  /// Records the traffic of modules if the environment has `ADDER_TRAFFIC`, the path of the file. Call it before the
  /// first module is created.
  public static func start(_ modules: [any RecordedModule.Type]) {
    guard let recorder = TrafficRecorder.startIfRequested() else { return }
    ModuleObservation.observer = Observer(modules: modules, recorder: recorder)
  }

  /// Records the traffic of modules to a new file, which replaces an existing one. Call it before the first module is
  /// created.
  ///
  /// - Throws: An error of Foundation if the file cannot be created.
  public static func start(_ modules: [any RecordedModule.Type], writingTo url: URL) throws {
    ModuleObservation.observer = Observer(
      modules: modules, recorder: try TrafficRecorder.start(writingTo: url))
  }

  /// Records the traffic of the modules that are opened while `body` runs. Other tasks are not affected.
  public static func recording<Result>(
    _ modules: [any RecordedModule.Type], to recorder: TrafficRecorder, _ body: () throws -> Result
  ) rethrows -> Result {
    try recorder.during {
      let observer = Observer(modules: modules, recorder: recorder)
      return try ModuleObservation.$ofTask.withValue(observer, operation: body)
    }
  }

  private struct Observer: ModuleObserver {
    let modules: [any RecordedModule.Type]
    let recorder: TrafficRecorder

    func willShow<Input>(_ module: Module<Input>) -> Module<Input> {
      let input = module.input
      let inputs = input.map { [$0 as AnyObject] } ?? []
      let number = ProxyInsertion.insert(modules, around: module.allParts + inputs, recorder)
      return module.replacingInput {
        ProxyInsertion.input($0, ofModule: number, modules, recorder)
      }
    }
  }
}
