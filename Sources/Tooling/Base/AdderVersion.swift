/// The version of Adder, as the changelog counts.
package enum AdderVersion {
  package static let text = "0.2.0"
}
