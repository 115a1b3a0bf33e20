@testable import AdderModuleGeneration
import Testing

/// Checks what is added to a manifest, and that nothing else in it changes.
@Suite struct PlainManifestTests {
  /// Adds a package to the manifest and a product to the target `App`, and checks the result.
  private func check(
    _ manifest: String, becomes expected: String?, _ location: SourceLocation = #_sourceLocation
  ) {
    var plain = PlainManifest(Array(manifest.utf8))
    let isAdded =
      plain.add([".package(path: \"../a\")"], toPackage: "dependencies")
      && plain.add([".product(name: \"A\", package: \"a\")"], toTarget: "App")
    let result = isAdded ? String(decoding: plain.bytes, as: UTF8.self) : nil
    #expect(result == expected, sourceLocation: location)
  }

  @Test func `Missing lists are added where Swift requires them`() {
    check(
      """
      let package = Package(
          name: "App",
          products: [],
          targets: [
              .target(name: "App"),
              .testTarget(name: "AppTests", dependencies: ["App"]),
          ]
      )
      """,
      becomes: """
        let package = Package(
            name: "App",
            products: [],
            dependencies: [
                .package(path: "../a"),
            ],
            targets: [
                .target(name: "App", dependencies: [.product(name: "A", package: "a")]),
                .testTarget(name: "AppTests", dependencies: ["App"]),
            ]
        )
        """)
  }

  @Test func `Lists grow in the style in which they are written`() {
    check(
      """
      let package = Package(name: "App", dependencies: [], targets: [
        .executableTarget(
          name: "App",
          dependencies: [
            "Core",  // ours
            "Other"  // theirs, once
          ],
          path: "App"),
      ])
      """,
      becomes: """
        let package = Package(name: "App", dependencies: [
            .package(path: "../a"),
        ], targets: [
          .executableTarget(
            name: "App",
            dependencies: [
              "Core",  // ours
              "Other",  // theirs, once
              .product(name: "A", package: "a"),
            ],
            path: "App"),
        ])
        """)
    check(
      """
      let package = Package(
        name: "App",
        dependencies: [.package(url: "https://example.org/b.git", from: "1.0.0")],
        targets: [
          .target(
            name: "App",
            dependencies: [
              .product(name: "B", package: "b"),
            ]
          )
        ])
      """,
      becomes: """
        let package = Package(
          name: "App",
          dependencies: [.package(url: "https://example.org/b.git", from: "1.0.0"), .package(path: "../a")],
          targets: [
            .target(
              name: "App",
              dependencies: [
                .product(name: "B", package: "b"),
                .product(name: "A", package: "a"),
              ]
            )
          ])
        """)
  }

  @Test(arguments: [
    #"let package = Package(name: "App", dependencies: all, targets: [.target(name: "App")])"#,
    #"let package = Package(name: "App", targets: all)"#,
    #"let package = Package(name: "App", targets: [.target(name: "App", dependencies: all + ["B"])])"#,
    #"let package = Package(name: "App", targets: [.target(name: "Other")])"#,
    #"let package = Package(name: name, dependencies: [] + all, targets: [.target(name: "App")])"#,
    "let package = make()", "", "let package = Package(",
  ])
  func `A manifest that computes its lists is not changed`(manifest: String) {
    check(manifest, becomes: nil)
  }

  @Test(arguments: [
    (#".package(path: "../adder")"#, "adder"), (#".package(name: "Adder", path: "../x")"#, "Adder"),
    (#".package(url: "https://example.org/t/Adder.git", branch: "main")"#, "Adder"),
    (#".package(url: "https://example.org/t/other.git", branch: "main")"#, nil),
  ])
  func `An existing dependency on a package is found by its name`(element: String, name: String?) {
    let manifest = PlainManifest(
      Array("let package = Package(name: \"App\", dependencies: [\(element)])".utf8))
    #expect(manifest.packageName(of: "Adder") == name)
  }

  // MARK: - Resources

  private static let manifest = """
    let package = Package(name: "App", targets: [
      .target(
        name: "App",
        dependencies: ["Core"],
        path: "App",
        publicHeadersPath: "include"),
    ])
    """

  @Test func `Resources are added behind the arguments that precede them`() {
    var plain = PlainManifest(Array(Self.manifest.utf8))
    let isAdded = plain.add([".process(\"A.xib\")"], toTarget: "App", "resources")
    #expect(isAdded)
    #expect(plain.resources(ofTarget: "App") == ["A.xib"])
    #expect(
      String(decoding: plain.bytes, as: UTF8.self).contains(
        """
            path: "App",
            resources: [
                .process("A.xib"),
            ],
            publicHeadersPath
        """))
  }

  @Test(arguments: [["A.xib"], ["B.xib"], ["C.xib"], ["A.xib", "C.xib"]])
  func `Removed resources leave the others as they are`(paths: [String]) {
    var plain = PlainManifest(Array(Self.manifest.utf8))
    let all = ["A.xib", "B.xib", "C.xib"]
    for path in all { _ = plain.add([".process(\"\(path)\")"], toTarget: "App", "resources") }
    plain.removeResources(Set(paths), ofTarget: "App")
    #expect(plain.resources(ofTarget: "App") == all.filter { !paths.contains($0) })
    plain.removeResources(Set(all), ofTarget: "App")
    #expect(String(decoding: plain.bytes, as: UTF8.self) == Self.manifest)
  }
}
