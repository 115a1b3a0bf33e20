/// A date and time as people and programs write them, in lower case.
///
/// Like Ruby's `Time.parse`, it finds known parts anywhere in the text: first a time of
/// day with its zone, then a date with the name of a month, with dashes, slashes or
/// dots, or with digits only.
struct DateText {
  private var pieces: [Piece]
  private var year: Int?
  private var month: Int?
  private var day: Int?
  private var hour: Int?
  private var minute: Int?
  private var second: Int?
  private var nanoseconds: Int?
  private var zone: Int?

  /// A run of digits, a run of letters, or one other character. A piece that has been
  /// interpreted is replaced by `space`.
  private enum Piece: Equatable {
    case digits(String)
    case letters(String)
    case sign(UInt8)
    case space
  }

  init(_ text: String) {
    pieces = []
    var rest = Array(text.utf8.prefix(Self.longest))[...]
    while let first = rest.first {
      if first.isDigit {
        let digits = rest.prefix(while: \.isDigit)
        pieces.append(.digits(String(bytes: digits)))
        rest = rest[digits.endIndex...]
      } else if first.isLetter {
        let letters = rest.prefix(while: \.isLetter)
        pieces.append(.letters(String(bytes: letters)))
        rest = rest[letters.endIndex...]
      } else {
        pieces.append(first.isWhitespace ? .space : .sign(first))
        rest = rest.dropFirst()
      }
    }
  }

  // Ruby rejects longer strings.
  private static let longest = 128

  /// Returns the time, or `nil` if the text contains none. Missing units that are larger than those
  /// in the text are taken from the current time; missing smaller units have their first value.
  func moment(_ clock: LiquidClock) -> Moment? {
    var text = self
    text.findTime()
    text.findDate()
    return text.completed(clock)
  }

  // MARK: The time of day

  private mutating func findTime() {
    for position in pieces.indices {
      guard case .digits(let text) = pieces[position], text.utf8.count <= 2,
        let hour = Int(text)
      else { continue }
      if let end = readClock(hour, at: position) ?? readMeridiem(hour, at: position + 1) {
        let zoneEnd = readZone(at: end) ?? end
        use(position..<zoneEnd)
        return
      }
    }
  }

  /// Reads hours and minutes, and optionally seconds, their fraction, and am or pm.
  private mutating func readClock(_ hour: Int, at position: Int) -> Int? {
    guard sign(":", at: position + 1), let minute = number(at: position + 2) else { return nil }
    var end = position + 3
    self.hour = hour
    self.minute = minute
    if sign(":", at: end), let second = number(at: end + 1) {
      self.second = second
      end += 2
      if sign(".", at: end) || sign(",", at: end), case .digits(let fraction) = piece(end + 1) {
        nanoseconds = Int((fraction + "000000000").prefix(9))
        end += 2
      }
    }
    return readMeridiem(hour, at: end) ?? end
  }

  private mutating func readMeridiem(_ hour: Int, at start: Int) -> Int? {
    let position = skipSpaces(from: start)
    guard case .letters(let text) = piece(position), hour <= 12 else { return nil }
    var end = position + 1
    switch text {
    case "am", "pm": break
    case "a", "p":
      guard sign(".", at: end), piece(end + 1) == .letters("m"), sign(".", at: end + 2) else {
        return nil
      }
      end += 3
    default: return nil
    }
    self.hour = hour % 12 + (text.hasPrefix("p") ? 12 : 0)
    return end
  }

  private mutating func readZone(at start: Int) -> Int? {
    var position = skipSpaces(from: start)
    if case .letters(let name) = piece(position) {
      guard let offset = Self.zones[name] else { return nil }
      zone = offset
      position += 1
      guard offset == 0, sign("+", at: position) || sign("-", at: position) else {
        return position
      }
    }
    guard sign("+", at: position) || sign("-", at: position),
      case .digits(let text) = piece(position + 1)
    else { return nil }
    let isBehind = sign("-", at: position)
    var end = position + 2
    var seconds: Int
    if text.utf8.count <= 2 {
      seconds = (Int(text) ?? 0) * 3600
      if sign(":", at: end), let minutes = number(at: end + 1) {
        seconds += minutes * 60
        end += 2
      }
    } else {
      let digits = Int(text.prefix(4)) ?? 0
      seconds = digits / 100 * 3600 + digits % 100 * 60
    }
    zone = isBehind ? -seconds : seconds
    return end
  }

  private static let zones: [String: Int] = [
    "z": 0, "utc": 0, "gmt": 0, "ut": 0,
    "est": -5 * 3600, "edt": -4 * 3600, "cst": -6 * 3600, "cdt": -5 * 3600,
    "mst": -7 * 3600, "mdt": -6 * 3600, "pst": -8 * 3600, "pdt": -7 * 3600,
    "cet": 3600, "cest": 2 * 3600, "eet": 2 * 3600, "eest": 3 * 3600, "msk": 3 * 3600,
    "bst": 3600, "wet": 0, "west": 3600, "jst": 9 * 3600,
  ]

  // MARK: The date

  private mutating func findDate() {
    for position in pieces.indices {
      if case .letters(let name) = pieces[position], let month = Self.month(name) {
        return readNamedMonth(month, at: position)
      }
    }
    for position in pieces.indices {
      if readTriple(at: position) || readPair(at: position) { return }
    }
    // A single digit is not a date.
    let run = pieces.firstIndex {
      if case .digits(let text) = $0 { text.utf8.count > 1 } else { false }
    }
    if let run, !readRun(at: run) { month = 0 }
  }

  private static func month(_ name: String) -> Int? {
    guard name.utf8.count >= 3 else { return nil }
    return Moment.months.firstIndex { $0.lowercased().hasPrefix(name.prefix(3)) }.map { $0 + 1 }
  }

  /// Reads `14th march 2016`, `14-mar-2016` or `march 14, 2016`.
  private mutating func readNamedMonth(_ month: Int, at position: Int) {
    self.month = month
    let before = pieces[..<position].lastIndex { if case .digits = $0 { true } else { false } }
    if let before, pieces[(before + 1)..<position].allSatisfy(Self.isBetween) {
      let after = next(after: position + 1)
      setDay(text(at: before), year: after.map { text(at: $0) })
    } else if let first = next(after: position + 1) {
      let after = next(after: first + 1)
      setDay(text(at: first), year: after.map { text(at: $0) })
    }
  }

  /// Returns true if a piece can separate the parts of a date with words: an
  /// ending as in `14th`, or a comma.
  private static func isBetween(_ piece: Piece) -> Bool {
    switch piece {
    case .letters(let text): ["st", "nd", "rd", "th", "of"].contains(text)
    case .sign(let sign): ",.-'/".utf8.contains(sign)
    case .space: true
    case .digits: false
    }
  }

  private mutating func setDay(_ first: String, year second: String?) {
    // A long number before the month is the year.
    let isYearFirst = first.utf8.count > 2
    day = isYearFirst ? second.flatMap { Int($0) } : Int(first)
    year = isYearFirst ? Int(first) : second.flatMap(Self.fullYear)
  }

  private static func fullYear(_ text: String) -> Int? {
    guard let year = Int(text) else { return nil }
    return text.utf8.count > 2 ? year : year + (year >= 69 ? 1900 : 2000)
  }

  /// Reads three numbers with the same separator between them. The year is the first number, or the
  /// last one if that has more than two digits.
  private mutating func readTriple(at position: Int) -> Bool {
    guard case .sign(let sign) = piece(position + 1), "-/.".utf8.contains(sign),
      piece(position + 3) == .sign(sign),
      case .digits(let first) = piece(position), case .digits(let second) = piece(position + 2),
      case .digits(let third) = piece(position + 4)
    else { return false }
    let isYearLast = third.utf8.count > 2
    year = Self.fullYear(isYearLast ? third : first)
    month = Int(second)
    day = Int(isYearLast ? first : third)
    return true
  }

  /// Reads `3/14`, in the current year.
  private mutating func readPair(at position: Int) -> Bool {
    guard sign("/", at: position + 1), let month = number(at: position),
      let day = number(at: position + 2)
    else { return false }
    (self.month, self.day) = (month, day)
    return true
  }

  /// Reads `20160314`, alone or with a time as in `20160314t101530z`.
  private mutating func readRun(at position: Int) -> Bool {
    guard case .digits(let text) = piece(position) else { return false }
    let digits = text.utf8.map { Int($0 - UInt8(ascii: "0")) }
    func value(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    switch digits.count {
    case 14:
      (hour, minute, second) = (value(8..<10), value(10..<12), value(12..<14))
      fallthrough
    case 8: (year, month, day) = (value(0..<4), value(4..<6), value(6..<8))
    case 4: (month, day) = (value(0..<2), value(2..<4))
    case 2: day = value(0..<2)
    default: return false
    }
    if digits.count == 8, piece(position + 1) == .letters("t"),
      case .digits(let time) = piece(position + 2), time.utf8.count >= 4
    {
      (hour, minute) = (Int(time.prefix(2)), Int(time.dropFirst(2).prefix(2)))
      second = time.utf8.count == 6 ? Int(time.suffix(2)) : nil
      _ = readZone(at: position + 3)
    }
    return true
  }

  // MARK: Completing

  private func completed(_ clock: LiquidClock) -> Moment? {
    guard year ?? month ?? day ?? hour != nil else { return nil }
    let now = Moment(clock.now(), in: clock)
    let saysMonth = year != nil || month != nil
    let year = self.year ?? now.year
    let month = self.month ?? (saysMonth ? 1 : now.month)
    let day = self.day ?? (saysMonth ? 1 : now.day)
    let (hour, minute, second) = (hour ?? 0, minute ?? 0, second ?? 0)
    guard (1...12).contains(month), (1...31).contains(day), (0...24).contains(hour),
      (0...59).contains(minute), (0...60).contains(second), hour < 24 || minute + second == 0,
      abs(year) < 1_000_000
    else { return nil }
    let local = Moment.day(of: (year, month, day)) * 86_400 + hour * 3600 + minute * 60 + second
    let instant = LiquidClock.Instant(
      seconds: local - (zone ?? 0), nanoseconds: nanoseconds ?? 0)
    guard let zone else {
      return Moment(
        LiquidClock.Instant(
          seconds: clock.instant(ofLocal: local), nanoseconds: nanoseconds ?? 0), in: clock)
    }
    let inZone = Moment(instant, in: clock)
    // If the clock's zone has the same offset, that zone is used, because its name is known.
    return inZone.offset == zone
      ? inZone : Moment(instant, offset: zone, zoneName: zone == 0 ? "UTC" : "")
  }

  // MARK: Pieces

  private func piece(_ position: Int) -> Piece? {
    pieces.indices.contains(position) ? pieces[position] : nil
  }

  private func sign(_ character: Unicode.Scalar, at position: Int) -> Bool {
    piece(position) == .sign(UInt8(ascii: character))
  }

  private func number(at position: Int) -> Int? {
    guard case .digits(let text) = piece(position), text.utf8.count <= 2 else { return nil }
    return Int(text)
  }

  private func text(at position: Int) -> String {
    if case .digits(let text) = piece(position) { text } else { "" }
  }

  private func skipSpaces(from start: Int) -> Int {
    var position = start
    while piece(position) == .space { position += 1 }
    return position
  }

  /// Returns the position of the next number, if only allowed separators precede it.
  private func next(after start: Int) -> Int? {
    var position = start
    while let piece = piece(position), Self.isBetween(piece) { position += 1 }
    return text(at: position).isEmpty ? nil : position
  }

  private mutating func use(_ range: Range<Int>) {
    for position in range { pieces[position] = .space }
    // A `t` separates the date from the time.
    if range.lowerBound > 0, pieces[range.lowerBound - 1] == .letters("t") {
      pieces[range.lowerBound - 1] = .space
    }
  }
}
