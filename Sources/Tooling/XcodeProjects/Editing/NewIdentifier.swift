import AdderBase

/// The identifiers of new objects.
///
/// They are derived from the purpose of an object instead of being random. So if the same module is
/// added on two branches, both add the same text, which merges without a conflict.
enum NewIdentifier {
  /// Returns an identifier of 24 hexadecimal digits, like Xcode's.
  ///
  /// - Parameters:
  ///   - project: the identifier of the project object.
  ///   - path: the path that the object belongs to.
  ///   - role: the purpose of the object for that path.
  ///   - isTaken: returns true if the project already has an object with this identifier.
  static func make(
    project: String, path: String, role: String, isTaken: (String) -> Bool
  ) -> String {
    var attempt = 0
    while true {
      let id = digits(of: "\(project)\0\(role)\0\(path)\0\(attempt)")
      if !isTaken(id) { return id }
      attempt += 1
    }
  }

  private static func digits(of text: String) -> String {
    let high = mixed(text.utf8.fnv1a())
    let low = mixed(text.utf8.fnv1a(from: 0x9ae1_6a3b_2f90_404f))
    return high.hexadecimal(digits: 16, uppercase: true)
      + (low >> 32).hexadecimal(digits: 8, uppercase: true)
  }

  /// Mixes the bits so that every bit of the result depends on every bit of the number, like the
  /// final step of MurmurHash.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var number = number
    number = (number ^ (number >> 33)) &* 0xff51_afd7_ed55_8ccd
    number = (number ^ (number >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return number ^ (number >> 33)
  }
}
