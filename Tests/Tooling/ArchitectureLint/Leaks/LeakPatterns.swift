// The patterns come from how apps leak, not from how the rules work.
extension LeakPattern {
  static let all: [LeakPattern] =
    closures + helpers + services + loops + subscriptions + screens + objects + owners
}
