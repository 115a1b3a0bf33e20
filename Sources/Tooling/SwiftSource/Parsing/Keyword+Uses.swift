extension Keyword {
  /// Whether a word in parentheses can say more of it, as in `private(set)`.
  var canHaveDetail: Bool {
    switch self {
    case .private, .fileprivate, .internal, .public, .package, .open, .unowned, .nonisolated: true
    default: false
    }
  }

  /// Whether a type can be called so, or it is a name in this place.
  var canNameType: Bool {
    switch self {
    case .none, .Any, .Self, .Protocol, .Type, .underscore, .class, .self: true
    default: !isReserved
    }
  }

  /// Whether it stands in front of a type.
  var beginsType: Bool {
    switch self {
    case .inout, .repeat: true
    default: false
    }
  }

  /// Whether it is no name without backticks.
  var isReserved: Bool {
    switch self {
    case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .`init`, .let,
      .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .var, .fileprivate,
      .inout, .internal, .private, .public, .static, .rethrows, .throws, .break, .catch, .continue,
      .default, .defer, .do, .else, .fallthrough, .for, .guard, .if, .in, .repeat, .return, .switch,
      .throw, .where, .while, .Any, .as, .false, .is, .nil, .self, .Self, .super, .true, .try,
      .underscore:
      true
    default: false
    }
  }
}
