import AdderBase
import AdderModuleGeneration

extension CalendarDate {
  /// Returns today's date in the local time zone.
  static func today() -> CalendarDate {
    let today = Clock.localTime(at: Clock.now.seconds)
    return CalendarDate(year: today?.year ?? 1970, month: today?.month ?? 1, day: today?.day ?? 1)
  }
}
