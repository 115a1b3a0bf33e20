import AdderBase

/// The identifiers of new objects.
///
/// They are made from what an object is for, and not drawn by lot: the same module added on two
/// branches is the same text, and merges without a conflict.
enum NewIdentifier {
  /// 24 hexadecimal digits, as Xcode's are.
  ///
  /// - Parameters:
  ///   - project: the identifier of the project object.
  ///   - path: the path of the object.
  ///   - role: what it is to that.
  ///   - isTaken: whether the project has an object of this identifier.
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

  /// Lets every bit of the result depend on every bit of the number, as MurmurHash does at the end.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var number = number
    number = (number ^ (number >> 33)) &* 0xff51_afd7_ed55_8ccd
    number = (number ^ (number >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return number ^ (number >> 33)
  }
}
