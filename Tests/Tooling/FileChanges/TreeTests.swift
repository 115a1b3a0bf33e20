import AdderFileChanges
import Testing

@Suite struct TreeTests {
  @Test func `A tree shows every change in its folder, sorted by name`() throws {
    let plan = try FileChangePlan.make { plan in
      plan.create(try path("Sources/App/Profile/ProfileView.swift"), "one\ntwo")
      plan.create(try path("Sources/App/run"), "#!/bin/sh\n", executable: true)
      plan.create(try path("Sources/icon.png"), [0, 1, 2])
      plan.replace(
        try path("Package.swift"), expecting: Array("a\nb\nc\n".utf8), with: "a\nx\ny\nc\n")
      plan.move(from: try path("Old.swift"), to: try path("Sources/New.swift"))
      plan.delete(try path("Gone/A.swift"), expecting: Array("a\n".utf8))
      plan.deleteFolder(try path("Gone"))
      plan.createFolder(try path("Sources/Empty"))
    }
    #expect(
      plan.tree() == """
        - Gone/
        -   A.swift                1 line
        > Old.swift                to Sources/New.swift
        ~ Package.swift            +2 -1 lines
          Sources/
            App/
              Profile/
        +       ProfileView.swift  2 lines
        +     run                  1 line, executable
        +   Empty/
        +   icon.png               3 bytes

        """)
  }

  @Test func `An empty plan has an empty tree`() {
    #expect(FileChangePlan(title: "nothing").tree().isEmpty)
  }
}
