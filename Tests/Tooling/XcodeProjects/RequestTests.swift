import Testing

@testable import AdderXcodeProjects

@Suite struct RequestTests {
  private func checkRefused(
    path: String = "App/A.swift", group: String = "App", targets: [String] = ["App"],
    in text: String = sample, _ expected: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    AdderXcodeProjectsTests.checkRefused(expected, in: text, location) { edit in
      try edit.add(XcodeFile(path: path, group: group, targets: targets))
    }
  }

  @Test func `An unknown target is refused with a list of the existing ones`() {
    checkRefused(
      targets: ["App", "AppTest"],
      "error: The project has no target 'AppTest'. Did you mean 'AppTests'? Choose one of 'App', 'AppTests'."
    )
    checkRefused(
      targets: ["Watch"],
      "error: The project has no target 'Watch'. Choose one of 'App', 'AppTests'.")
  }

  @Test func `A target that cannot have files is refused`() {
    let aggregate = sample.replacing(
      "500000000000000000000006 /* AppTests */ = {\n\t\t\tisa = PBXNativeTarget;",
      with: "500000000000000000000006 /* AppTests */ = {\n\t\t\tisa = PBXAggregateTarget;")
    checkRefused(
      targets: ["AppTests"], in: aggregate,
      "error: 'AppTests' is an aggregate target and cannot take files. The only one is 'App'.")
  }

  @Test func `An invalid path of a file or group is refused`() {
    checkRefused(
      path: "/App/A.swift",
      "error: '/App/A.swift' is not the path of a file in the project. Give it from the project's folder, with '/' between its parts, for example 'App/Modules/Profile/ProfileView.swift'."
    )
    checkRefused(
      path: "",
      "error: '' is not the path of a file in the project. Give it from the project's folder, with '/' between its parts, for example 'App/Modules/Profile/ProfileView.swift'."
    )
    checkRefused(
      path: "App/",
      "error: 'App/' is not the path of a file in the project. Give it from the project's folder, with '/' between its parts, for example 'App/Modules/Profile/ProfileView.swift'."
    )
    checkRefused(
      path: "App/..",
      "error: 'App/..' is not the path of a file in the project. Give it from the project's folder, with '/' between its parts, for example 'App/Modules/Profile/ProfileView.swift'."
    )
    checkRefused(
      group: "../App",
      "error: '../App' is not the path of a group. Give the groups' names as Xcode shows them, with '/' between them, for example 'App/Modules/Profile'."
    )
  }

  @Test func `A group path that contains a file is refused`() {
    checkRefused(
      group: "App/App.swift/Profile",
      "project.pbxproj:14:3: error: 'App.swift' in the group path 'App/App.swift/Profile' is a file. Choose another group, or rename it in Xcode."
    )
  }
}
