// As in the SDK, `import UIKit` re-exports Foundation.
@_exported public import Foundation

// Only for the `typecheck` script, which supports `@objc`, `#selector` and outlets.
#if canImport(ObjectiveC)
  @_exported public import ObjectiveC
#endif
