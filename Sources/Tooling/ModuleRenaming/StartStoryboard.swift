import AdderFileChanges
import AdderShipped

/// The storyboard that an app starts with, in property lists and in the build settings of Xcode projects.
enum StartStoryboard {
  /// Returns true if a property list names the storyboard, and contains its name as no other value.
  static func isIn(_ bytes: [UInt8], _ name: String) -> Bool {
    let places = values(in: bytes, name)
    return !places.isEmpty && places.count == bytes.places(of: ">\(name)<").count
  }

  /// Returns the places of the name in a property list.
  static func values(in bytes: [UInt8], _ name: String) -> [Range<Int>] {
    bytes.places(of: "<string>\(name)</string>").compactMap { place in
      let before = bytes[..<place.lowerBound].reversed().drop { $0.isBlank }
      let isMeant = FrameworkNames.storyboardKeys.listed.contains { key in
        before.starts(with: "<key>\(key)</key>".utf8.reversed())
      }
      let start = place.lowerBound + "<string>".utf8.count
      return isMeant ? start..<start + name.utf8.count : nil
    }
  }

  /// Returns the places of the name in the build settings of an Xcode project.
  static func settings(in bytes: [UInt8], _ name: String) -> [Range<Int>] {
    FrameworkNames.storyboardKeys.listed.flatMap { key in
      bytes.places(of: "\(key) = \(name);").map {
        $0.upperBound - 1 - name.utf8.count..<$0.upperBound - 1
      }
    }
  }

  static func edits(
    ofSettingsIn bytes: [UInt8], _ storyboards: [String: String]
  ) -> [FileEdit] {
    storyboards.flatMap { old, new in
      settings(in: bytes, old).map { FileEdit($0, with: new) }
    }
  }

  /// Returns the place where a file with settings, such as XcodeGen's, names the storyboard as the one that the app
  /// starts with.
  static func setting(in bytes: [UInt8], _ name: String) -> Int? {
    for key in FrameworkNames.storyboardKeys.listed {
      for quote in ["", "\"", "'"] {
        let end = bytes.places(of: "\(key): \(quote)\(name)\(quote)").map(\.upperBound).first {
          end in
          end == bytes.count || bytes[end].isBlank
        }
        if let end { return end - quote.utf8.count - name.utf8.count }
      }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool {
    [" ", "\t", "\n", "\r"].map(UInt8.init(ascii:)).contains(self)
  }
}
