import AdderArchitectureLint
import AdderModuleRenaming

extension ProjectChange {
  init(_ change: SuggestedChange) {
    self =
      switch change {
      case .type(let old, let new): .type(old, to: new)
      case .method(let old, let owner, let new): .method(old, of: owner, to: new)
      case .file(let old, let new): .file(old, to: new)
      }
  }

  /// The name of the changed item, for messages.
  var title: String {
    switch self {
    case .type(let old, _), .file(let old, _): "'\(old)'"
    case .method(let old, let owner, _): "'\(owner).\(old)'"
    }
  }
}
