internal import AdderCAdwaita

/// Does something once GTK has dealt with all that is going on.
@MainActor func whenIdle(_ body: @escaping @MainActor () -> Void) {
  let action = Unmanaged.passRetained(IdleAction(body)).toOpaque()
  let run: GSourceFunc = { action in
    guard let action else { return 0 }
    let body = Unmanaged<IdleAction>.fromOpaque(action).takeUnretainedValue().body
    MainActor.assumeIsolated { body() }
    return 0
  }
  g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, run, action) { action in
    if let action { Unmanaged<IdleAction>.fromOpaque(action).release() }
  }
}

/// What a source of GLib holds.
private final class IdleAction {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }
}
