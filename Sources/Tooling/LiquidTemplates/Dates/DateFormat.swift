extension Moment {
  /// Writes the time in a format with the directives of Ruby's `strftime`. Returns `false` if the
  /// format ends within a directive.
  @discardableResult
  func write(_ format: String, to output: inout TextBuffer) -> Bool {
    format.withBytes { format in
      var position = 0
      while position < format.count {
        let byte = format[position]
        position += 1
        guard byte == UInt8(ascii: "%") else {
          output.append(byte)
          continue
        }
        var directive = Directive()
        if let end = directive.read(format, at: position), write(directive, to: &output) {
          position = end
        } else if directive.isUnfinished {
          return false
        } else {
          output.append(byte)
        }
      }
      return true
    }
  }

  /// Writes the text of a directive. Returns `false` if it is unknown.
  private func write(_ directive: Directive, to output: inout TextBuffer) -> Bool {
    if let (number, width, padding) = number(directive.conversion) {
      directive.write(number, width: width, padding: padding, to: &output)
    } else if let composition = directive.composition {
      var text = TextBuffer()
      write(composition, to: &text)
      output.append(directive.padded(String(bytes: text.bytes)))
    } else if let word = word(directive) {
      output.append(word)
    } else {
      return false
    }
    return true
  }

  private func number(
    _ conversion: Unicode.Scalar
  ) -> (number: Int, width: Int, padding: Directive.Padding)? {
    switch conversion {
    case "Y": (year, year < 0 ? 5 : 4, .zeros)
    case "C": (year.floored(by: 100), 2, .zeros)
    case "y": (year.wrapped(by: 100), 2, .zeros)
    case "m": (month, 2, .zeros)
    case "d": (day, 2, .zeros)
    case "e": (day, 2, .spaces)
    case "j": (dayOfYear, 3, .zeros)
    case "H": (hour, 2, .zeros)
    case "k": (hour, 2, .spaces)
    case "I": ((hour + 11) % 12 + 1, 2, .zeros)
    case "l": ((hour + 11) % 12 + 1, 2, .spaces)
    case "M": (minute, 2, .zeros)
    case "S": (second, 2, .zeros)
    case "u": (weekday == 0 ? 7 : weekday, 1, .zeros)
    case "w": (weekday, 1, .zeros)
    case "G": (isoWeek.year, 4, .zeros)
    case "g": (isoWeek.year.wrapped(by: 100), 2, .zeros)
    case "V": (isoWeek.week, 2, .zeros)
    case "U": ((dayOfYear + 6 - weekday) / 7, 2, .zeros)
    case "W": ((dayOfYear + 6 - (weekday + 6) % 7) / 7, 2, .zeros)
    case "s": (instant.seconds, 1, .zeros)
    default: nil
    }
  }

  private func fraction(_ digits: Int) -> String {
    let nanoseconds = "\(instant.nanoseconds)"
    let padded = String(repeating: "0", count: 9 - nanoseconds.utf8.count) + nanoseconds
    return padded.prefix(digits) + String(repeating: "0", count: max(0, digits - 9))
  }

  private func word(_ directive: Directive) -> String? {
    switch directive.conversion {
    case "A": directive.padded(Self.weekdays[weekday])
    case "a": directive.padded(String(Self.weekdays[weekday].prefix(3)))
    case "B": directive.padded(Self.months[month - 1])
    case "b", "h": directive.padded(String(Self.months[month - 1].prefix(3)))
    case "p": directive.padded(hour < 12 ? "AM" : "PM")
    case "P": directive.padded(hour < 12 ? "am" : "pm")
    case "L": fraction(directive.width ?? 3)
    case "N": fraction(directive.width ?? 9)
    case "Z": directive.padded(zoneName)
    case "z": zoneOffset(directive)
    case "n": directive.padded("\n")
    case "t": directive.padded("\t")
    case "%": directive.padded("%")
    default: nil
    }
  }

  private func zoneOffset(_ directive: Directive) -> String {
    let parts = [abs(offset) / 3600, abs(offset) / 60 % 60, abs(offset) % 60].map {
      $0 < 10 ? "0\($0)" : "\($0)"
    }
    let digits =
      switch directive.colons {
      case 0: parts[0] + parts[1]
      case 1: parts[0] + ":" + parts[1]
      default: parts.joined(separator: ":")
      }
    let sign = offset < 0 ? "-" : "+"
    let missing = max(0, (directive.width ?? 0) - digits.utf8.count - 1)
    return switch directive.padding {
    case .spaces: String(repeating: " ", count: missing) + sign + digits
    default: sign + String(repeating: "0", count: missing) + digits
    }
  }

  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

/// A directive of a format: `%`, flags, a width and a letter.
private struct Directive {
  private(set) var conversion: Unicode.Scalar = " "
  private(set) var width: Int?
  /// The padding that a flag requests.
  private(set) var padding: Padding?
  private(set) var swapsCase = false
  private(set) var colons = 0
  private var isUppercase = false
  /// True if the format ended before the letter.
  private(set) var isUnfinished = false

  enum Padding { case nothing, spaces, zeros }

  // The maximum width: more than anyone needs, but limited, so that a format
  // cannot request gigabytes.
  private static let widest = 1024

  /// Reads the text after the percent sign. Returns the end of the directive, or `nil` if the text
  /// is not a directive.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    var cursor = start
    reading: while cursor < bytes.endIndex {
      switch bytes[cursor] {
      case UInt8(ascii: "-"): padding = .nothing
      case UInt8(ascii: "_"): padding = .spaces
      case UInt8(ascii: "0"): padding = .zeros
      case UInt8(ascii: "^"): isUppercase = true
      case UInt8(ascii: "#"): swapsCase = true
      case UInt8(ascii: ":"): colons += 1
      default: break reading
      }
      cursor += 1
    }
    let digits = bytes[cursor...].prefix(while: \.isDigit)
    if !digits.isEmpty {
      guard let width = Int(String(bytes: digits)), width <= Self.widest else { return nil }
      self.width = width
      cursor = digits.endIndex
    }
    if Self.hasModifier(bytes[cursor...].prefix(2)) { cursor += 1 }
    isUnfinished = cursor == bytes.endIndex
    guard !isUnfinished, bytes[cursor] < 0x80 else { return nil }
    conversion = Unicode.Scalar(bytes[cursor])
    guard colons == 0 || conversion == "z" && colons <= 2 else { return nil }
    return cursor + 1
  }

  /// Returns true if the letters begin with a modifier for an alternative era (`E`) or alternative
  /// digits (`O`). Modifiers are ignored.
  private static func hasModifier(_ letters: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = letters.first, letters.count == 2 else { return false }
    let second = letters[letters.startIndex + 1]
    return switch first {
    case UInt8(ascii: "E"): "cCxXyY".utf8.contains(second)
    case UInt8(ascii: "O"): "deHkIlmMSuUVwWy".utf8.contains(second)
    default: false
    }
  }

  /// The format that a letter stands for.
  var composition: String? {
    switch conversion {
    case "c": "%a %b %e %H:%M:%S %Y"
    case "D", "x": "%m/%d/%y"
    case "F": "%Y-%m-%d"
    case "T", "X": "%H:%M:%S"
    case "R": "%H:%M"
    case "r": "%I:%M:%S %p"
    case "v": "%e-%^b-%Y"
    default: nil
    }
  }

  /// Writes a number with the padding that the flags request, or otherwise with the usual padding.
  func write(
    _ number: Int, width usualWidth: Int, padding usual: Padding, to output: inout TextBuffer
  ) {
    let padding = padding ?? usual
    let width = padding == .nothing ? 0 : self.width ?? usualWidth
    let missing = max(0, width - number.magnitude.digitCount - (number < 0 ? 1 : 0))
    if number < 0, padding == .zeros { output.append(UInt8(ascii: "-")) }
    for _ in 0..<missing {
      output.append(padding == .zeros ? UInt8(ascii: "0") : UInt8(ascii: " "))
    }
    if number < 0, padding != .zeros { output.append(UInt8(ascii: "-")) }
    output.append(number.magnitude)
  }

  /// Returns text in the requested letter case, padded to the width.
  func padded(_ text: String) -> String {
    // Swapping changes `AM` and time zone names to lower case, and anything else to upper case.
    let isSmall = swapsCase && (conversion == "p" || conversion == "Z")
    let text = isSmall ? text.lowercased() : isUppercase || swapsCase ? text.uppercased() : text
    let missing = max(0, (width ?? 0) - text.utf8.count)
    guard missing > 0, padding != .nothing else { return text }
    return String(repeating: padding == .zeros ? "0" : " ", count: missing) + text
  }
}
