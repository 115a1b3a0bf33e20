import AdderBase
import AdderModuleGeneration

extension CalendarDate {
  /// The day it is here now.
  static func today() -> CalendarDate {
    let today = Clock.localTime(at: Clock.now.seconds)
    return CalendarDate(year: today?.year ?? 1970, month: today?.month ?? 1, day: today?.day ?? 1)
  }
}
