import Testing

@testable import AdderLiquidTemplates

@Suite struct DateTests {
  private func format(
    _ date: LiquidValue, _ format: String, _ expected: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    check("{{ d | date: f }}", ["d": date, "f": .string(format)], expected, location)
  }

  // Wednesday, 5 July 2006, 11:29:15 UTC.
  private let july: LiquidValue = 1_152_098_955

  @Test func `Directives write the parts of a date`() {
    format(july, "%Y %C %y %m %d %e %j", "2006 20 06 07 05  5 186")
    format(july, "%A %a %B %b %h", "Wednesday Wed July Jul Jul")
    format(july, "%H %k %I %l %M %S %p %P", "11 11 11 11 29 15 AM am")
    format(july, "%L %N %3N %s %z %:z %Z", "000 000000000 000 1152098955 +0000 +00:00 UTC")
    format(july, "%u %w %U %W %V %G %g", "3 3 27 27 27 2006 06")
    format(july, "%F %T %D %R %r", "2006-07-05 11:29:15 07/05/06 11:29 11:29:15 AM")
    format(
      july, "%c|%x|%X|%v|%n|%t|%%", "Wed Jul  5 11:29:15 2006|07/05/06|11:29:15| 5-JUL-2006|\n|\t|%"
    )
  }

  @Test func `Flags and widths pad and change case`() {
    format(july, "%-d %-m %_m %03d %5Y", "5 7  7 005 02006")
    format(july, "%^a %^B %#p %10A|%010F", "WED JULY am  Wednesday|2006-07-05")
    format(july, "%Q %E %999999d", "%Q %E %999999d")
  }

  @Test func `Weeks belong to the year of their Thursday`() {
    format("2008-12-31", "%G-%V", "2009-01")
    format("2010-01-03", "%G-%V %U %W", "2009-53 01 00")
    format("2000-02-29", "%j %A", "060 Tuesday")
  }

  @Test func `Dates are read as people and programs write them`() {
    for text in [
      "2016-03-14", "2016/03/14", "14-03-2016", "14.03.2016", "March 14, 2016",
      "14 March 2016", "14th Mar 2016", "Mon, 14 Mar 2016", "14-Mar-2016", "now", "today",
    ] {
      format(.string(text), "%F", "2016-03-14")
    }
    format("Mar 14 2016 4:35 pm", "%H:%M", "16:35")
    format("Mon Mar 14 10:15:30 2016", "%F %T", "2016-03-14 10:15:30")
    format("20160314T101530Z", "%s", "1457950530")
    format("10:30", "%F %R", "2016-03-14 10:30")
    format("2016-03-14T10:15:30.25+03:00", "%F %T %L %z", "2016-03-14 10:15:30 250 +0300")
    format("2016-03-14 10:15 -0530", "%s", "1457970300")
  }

  @Test func `A value that is not a date is not changed`() {
    for text in ["", "no date", "2016-13-01", "03/14/2016", "-5"] {
      format(.string(text), "%F", text)
    }
    format(.null, "%F", "")
    format(1.5, "%F", "1.5")
    check("{{ 'now' | date: '' }}", "now")
  }

  @Test func `Distant times do not overflow`() {
    format(.integer(.max), "%Y", "\(Int.max)")
    format(.integer(.min), "%Y", "\(Int.min)")
    format("99999999999999999999999", "%Y", "99999999999999999999999")
    format(-62_167_219_200, "%F", "0000-01-01")
  }

  @Test func `The offset of the system's time zone is valid and converts local times`() {
    let offset = LiquidClock.system.offset(at: 1_152_098_955)
    #expect(abs(offset.seconds) <= 14 * 3600)
    #expect(LiquidClock.system.instant(ofLocal: 1_152_098_955 + offset.seconds) == 1_152_098_955)
  }
}
