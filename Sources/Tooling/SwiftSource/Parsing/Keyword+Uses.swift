extension Keyword {
  /// True if the keyword is a declaration modifier and nothing else.
  var isAlwaysModifier: Bool {
    switch self {
    case .private, .fileprivate, .internal, .public, .static: true
    default: false
    }
  }

  /// True if the keyword is a modifier before a declaration, and a name elsewhere.
  var canBeModifier: Bool {
    switch self {
    case .class, .async, .open, .final, .lazy, .weak, .unowned, .override, .required, .convenience,
      .dynamic, .optional, .mutating, .nonmutating, .indirect, .prefix, .postfix, .infix, .package,
      .nonisolated, .isolated, .distributed, .borrowing, .consuming, .__consuming, .__setter_access,
      ._const, ._local, .reasync, .sending:
      true
    default: false
    }
  }

  /// True if a word in parentheses can follow, as in `private(set)`.
  var canHaveDetail: Bool {
    switch self {
    case .private, .fileprivate, .internal, .public, .package, .open, .unowned, .nonisolated: true
    default: false
    }
  }

  /// True if the keyword can name a type where a type is expected.
  var canNameType: Bool {
    switch self {
    case .none, .Any, .Self, .Protocol, .Type, .underscore, .class, .self: true
    default: !isReserved
    }
  }

  /// True if the keyword may precede a type.
  var beginsType: Bool {
    switch self {
    case .inout, .repeat: true
    default: false
    }
  }

  /// True if the keyword is a reserved word that can begin an operand.
  var beginsOperand: Bool {
    switch self {
    case .self, .Self, .super, .Any, .try, .true, .false, .nil: true
    default: false
    }
  }

  /// True if the keyword cannot be a name without backticks.
  package var isReserved: Bool {
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
