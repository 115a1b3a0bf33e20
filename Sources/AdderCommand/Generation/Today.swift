import AdderModuleGeneration

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension CalendarDate {
  /// The day it is here now.
  static func today() -> CalendarDate {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
