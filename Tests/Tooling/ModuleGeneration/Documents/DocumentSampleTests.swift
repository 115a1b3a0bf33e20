import Testing

/// Compares generated modules with the code samples of the documents that describe the architectures.
///
/// The tables in `Samples` contain facts of structure, not code: types, who holds whom, who creates
/// whom, the order of calls.
@Suite struct DocumentSampleTests {
  @Test(arguments: DocumentSamples.all)
  func `Generated code is what the document shows, or differs for a stated reason`(
    table: DocumentSamples
  ) throws {
    for (options, samples) in Dictionary(grouping: table.samples, by: \.options) {
      let code = try CodeStructure(options: options)
      for sample in samples {
        guard let isTrue = code.holds(sample.fact, of: sample.type) else {
          Issue.record("\(sample.place): unknown fact '\(sample.fact)'")
          continue
        }
        #expect(
          isTrue == sample.reason.isEmpty,
          "\(sample.place): \(sample.type) \(sample.fact); reason '\(sample.reason)'")
      }
    }
  }

  /// A misspelled type would let every stated difference pass.
  @Test(arguments: DocumentSamples.all)
  func `A type that differs from the document exists, or its absence is the difference`(
    table: DocumentSamples
  ) throws {
    let differences = table.samples.filter { !$0.reason.isEmpty }
    for (options, samples) in Dictionary(grouping: differences, by: \.options) {
      let code = try CodeStructure(options: options)
      for sample in samples where sample.fact.contains(" ") && !sample.fact.contains("file ") {
        #expect(code.types[sample.type] != nil, "\(sample.place): \(sample.type)")
      }
    }
  }

  @Test func `All five documents have samples, each with its chapter`() {
    #expect(DocumentSamples.all.count == 5)
    for table in DocumentSamples.all {
      #expect(table.samples.count >= 10, "\(table.document)")
      #expect(table.samples.allSatisfy { !$0.chapter.isEmpty }, "\(table.document)")
    }
  }
}
