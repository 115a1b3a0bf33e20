// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Sample", targets: [.target(name: "Sample", path: "Sources")])
