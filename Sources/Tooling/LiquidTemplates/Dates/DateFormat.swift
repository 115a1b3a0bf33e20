extension Moment {
  /// The time as a format says, in the language of Ruby's `strftime`.
  func formatted(_ format: String) -> String {
    var output = TextBuffer()
    write(format, to: &output)
    return String(bytes: output.bytes)
  }

  func write(_ format: String, to output: inout TextBuffer) {
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
        if let end = directive.read(format, at: position), let text = text(of: directive) {
          output.append(text)
          position = end
        } else {
          output.append(byte)
        }
      }
    }
  }

  private func text(of directive: Directive) -> String? {
    number(directive) ?? word(directive)
      ?? directive.composition.map { directive.padded(formatted($0)) }
  }

  private func number(_ directive: Directive) -> String? {
    switch directive.conversion {
    case "Y": directive.padded(year, to: year < 0 ? 5 : 4)
    case "C": directive.padded(year.floored(by: 100), to: 2)
    case "y": directive.padded(year.wrapped(by: 100), to: 2)
    case "m": directive.padded(month, to: 2)
    case "d": directive.padded(day, to: 2)
    case "e": directive.padded(day, to: 2, with: .spaces)
    case "j": directive.padded(dayOfYear, to: 3)
    case "H": directive.padded(hour, to: 2)
    case "k": directive.padded(hour, to: 2, with: .spaces)
    case "I": directive.padded((hour + 11) % 12 + 1, to: 2)
    case "l": directive.padded((hour + 11) % 12 + 1, to: 2, with: .spaces)
    case "M": directive.padded(minute, to: 2)
    case "S": directive.padded(second, to: 2)
    case "u": directive.padded(weekday == 0 ? 7 : weekday, to: 1)
    case "w": directive.padded(weekday, to: 1)
    case "G": directive.padded(isoWeek.year, to: 4)
    case "g": directive.padded(isoWeek.year.wrapped(by: 100), to: 2)
    case "V": directive.padded(isoWeek.week, to: 2)
    case "U": directive.padded((dayOfYear + 6 - weekday) / 7, to: 2)
    case "W": directive.padded((dayOfYear + 6 - (weekday + 6) % 7) / 7, to: 2)
    case "s": directive.padded(instant.seconds, to: 1)
    case "L": fraction(directive.width ?? 3)
    case "N": fraction(directive.width ?? 9)
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

/// One directive of a format: `%`, flags, a width and a letter.
private struct Directive {
  private(set) var conversion: Unicode.Scalar = " "
  private(set) var width: Int?
  /// What a flag asks to pad with.
  private(set) var padding: Padding?
  private(set) var swapsCase = false
  private(set) var colons = 0
  private var isUppercase = false

  enum Padding { case nothing, spaces, zeros }

  // No wider than anybody needs, so that a format cannot ask for gigabytes.
  private static let widest = 1024

  /// Reads what follows the percent sign; where it ends, or `nil` when it is no directive.
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
    guard cursor < bytes.endIndex, bytes[cursor] < 0x80 else { return nil }
    conversion = Unicode.Scalar(bytes[cursor])
    guard colons == 0 || conversion == "z" && colons <= 2 else { return nil }
    return cursor + 1
  }

  /// The format that a letter is short for.
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

  /// A number with zeros, or what the flags say, before it.
  func padded(_ number: Int, to usualWidth: Int, with usual: Padding = .zeros) -> String {
    let padding = padding ?? usual
    let digits = number.magnitude.digitCount
    let length = digits + (number < 0 ? 1 : 0)
    let width = padding == .nothing ? 0 : self.width ?? usualWidth
    return String(ofAtMost: max(width, length)) { writer in
      if number < 0, padding == .zeros { writer.append(UInt8(ascii: "-")) }
      for _ in 0..<max(0, width - length) {
        writer.append(padding == .zeros ? UInt8(ascii: "0") : UInt8(ascii: " "))
      }
      if number < 0, padding != .zeros { writer.append(UInt8(ascii: "-")) }
      writer.append(number.magnitude)
    }
  }

  /// A text in the letters that are asked for, and with spaces before it.
  func padded(_ text: String) -> String {
    // What is all capitals swaps to small letters, the rest to capitals.
    let isSmall = swapsCase && (conversion == "p" || conversion == "Z")
    let text = isSmall ? text.lowercased() : isUppercase || swapsCase ? text.uppercased() : text
    let missing = max(0, (width ?? 0) - text.utf8.count)
    guard missing > 0, padding != .nothing else { return text }
    return String(repeating: padding == .zeros ? "0" : " ", count: missing) + text
  }
}
