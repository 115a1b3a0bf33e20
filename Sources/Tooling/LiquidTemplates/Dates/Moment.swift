/// A point in time, with its date and time of day in a time zone.
struct Moment {
  let instant: LiquidClock.Instant
  /// The zone's offset from UTC in seconds.
  let offset: Int
  let zoneName: String

  let year: Int
  /// The month, from 1.
  let month: Int
  let day: Int
  /// The day of the year, from 1.
  let dayOfYear: Int
  /// The day of the week, from 0 for Sunday.
  let weekday: Int
  let hour: Int
  let minute: Int
  let second: Int

  /// Creates a time in the clock's zone.
  init(_ instant: LiquidClock.Instant, in clock: LiquidClock) {
    let (offset, name) = clock.offset(at: instant.seconds)
    self.init(instant, offset: offset, zoneName: name)
  }

  init(_ instant: LiquidClock.Instant, offset: Int, zoneName: String) {
    self.instant = instant
    self.offset = offset
    self.zoneName = zoneName
    let local = instant.seconds + offset
    let day = local.floored(by: 86_400)
    let time = local - day * 86_400
    let date = Self.date(ofDay: day)
    (year, month, self.day) = date
    dayOfYear = day - Self.day(of: (date.year, 1, 1)) + 1
    weekday = (day + 4).wrapped(by: 7)
    (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60)
  }

  /// Returns the number of days from January 1, 1970, to a date. The day may be outside its month.
  static func day(of date: (year: Int, month: Int, day: Int)) -> Int {
    // Here, years begin in March, so that a leap day is the last day of its
    // year. An era has 400 years.
    let year = date.month <= 2 ? date.year - 1 : date.year
    let era = year.floored(by: 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (date.month + (date.month > 2 ? -3 : 9)) + 2) / 5 + date.day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = shifted.floored(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    return (
      year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  /// The ISO 8601 week and its year.
  var isoWeek: (year: Int, week: Int) {
    let weekday = (weekday + 6) % 7
    let week = (dayOfYear - 1 - weekday + 10) / 7
    if week < 1 { return (year - 1, Self.isoWeeks(in: year - 1)) }
    if week > Self.isoWeeks(in: year) { return (year + 1, 1) }
    return (year, week)
  }

  private static func isoWeeks(in year: Int) -> Int {
    // A year has 53 weeks if its first or its last day is a Thursday.
    let first = (day(of: (year, 1, 1)) + 4).wrapped(by: 7)
    let last = (day(of: (year, 12, 31)) + 4).wrapped(by: 7)
    return first == 4 || last == 4 ? 53 : 52
  }
}

extension Int {
  /// Returns the quotient, rounded towards negative infinity.
  func floored(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }

  func wrapped(by modulus: Int) -> Int { self - floored(by: modulus) * modulus }
}
