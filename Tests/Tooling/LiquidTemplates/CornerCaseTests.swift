import Testing

@testable import AdderLiquidTemplates

/// What Liquid makes of input that few templates hold and that is easily got wrong.
@Suite struct CornerCaseTests {
  @Test func `A date's format may ask for other eras and digits, which are the usual ones`() {
    check(
      "{{ '2016-03-04 05:06:07' | date: '%EY %Ey %EC %Ex %EX %Ec' }}",
      "2016 16 20 03/04/16 05:06:07 Fri Mar  4 05:06:07 2016")
    check(
      "{{ '2016-03-04 05:06:07' | date: '%Od.%Om %OH:%OM:%OS %Oy %Oe' }}",
      "04.03 05:06:07 16  4")
    check("{{ '2016-03-04' | date: '%Ed %OY' }}", "%Ed %OY")
  }

  @Test func `A date's format that ends within a directive is an error`() {
    for format in ["%", "%Y%", "%-", "%^", "%5"] {
      checkFails("{{ 'now' | date: '\(format)' }}", "ends within a directive")
    }
    check("{{ 'now' | date: '100%%' }}", "100%")
  }
}
