/// The version of Adder, as in the changelog.
package enum AdderVersion {
  package static let text = "0.2.0"
}
