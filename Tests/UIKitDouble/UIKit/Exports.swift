// As in the SDK, `import UIKit` brings Foundation along.
@_exported public import Foundation

// Only in the type-check lane, where `@objc`, `#selector` and outlets are understood.
#if canImport(ObjectiveC)
  @_exported public import ObjectiveC
#endif
