// As in the SDK, `import UIKit` re-exports Foundation.
@_exported public import Foundation

// Only in the type-check lane, where `@objc`, `#selector` and outlets are understood.
#if canImport(ObjectiveC)
  @_exported public import ObjectiveC
#endif
