import Adder
import AdderCAdwaita
import AdderRuntimeScenarios
import AdderTestSupport
import Testing

@testable import AdderGTK

extension GTKTests {
  @MainActor @Suite(.serialized) struct GTKListTests {
    /// How a list is filled.
    enum Filling: CaseIterable { case objects, positions, generators }

    @Test(arguments: Filling.allCases, [true, false])
    func `Every update is told right, and every row shows the new list`(
      filling: Filling, holdsItems: Bool
    ) {
      let stage = ListStage()
      let (list, store) = (stage.list, RowStore())
      let follower = ListFollower(of: stage, holdsItems: holdsItems)
      var isWhole = 0
      var signals = 0
      let count = samples(60, full: 4_000)
      for seed in 0..<count {
        let (old, new) = RandomUpdate(seed: seed).rows
        // Headers for some, and footers for others.
        list.makeHeader = { filling != .generators && $0 < "s2" ? Title(id: $0) : nil }
        list.makeFooter = { filling != .generators && $0 > "s1" ? Title(id: "\($0) end") : nil }
        func headers(_ sections: [CacheSection<Row>], _ round: Int) -> [String] {
          sections.flatMap { section -> [String] in
            let rows = section.objects.map(\.description)
            if filling == .generators {
              return ["\(section.name):\(round)"] + rows + (round == 1 ? ["end"] : [])
            }
            return (section.name < "s2" ? [section.name] : []) + rows
              + (section.name > "s1" ? ["\(section.name) end"] : [])
          }
        }
        for (round, rows) in [old, new].enumerated() {
          let isAnew =
            (0..<list.sectionCount).allSatisfy { list.rowCount(inSection: $0) == 0 }
            || filling == .positions && round == 0
          let before = Int(g_list_model_get_n_items(stage.model))
          follower.forgetSignals()
          switch filling {
          case .objects where round == 0:
            list.show(sections: rows.map { .init(name: $0.name, objects: $0.objects) })
          case .objects: list.apply(CacheTransactionBatch(from: old, to: new))
          case .positions:
            store.content = rows
            if round == 0 {
              list.showPositions(of: store)
            } else {
              list.apply(CacheTransactionBatch(from: old, to: new, onlyPositions: true))
            }
          case .generators:
            list.clear()
            for section in rows {
              list += ListSection(
                name: section.name, header: Title(id: section.name, text: ":\(round)"),
                footer: round == 1 ? Title(id: "end") : nil,
                generators: section.objects.map { CellGenerator($0) })
            }
            list.refill()
          }
          let expected = headers(rows, round)
          #expect(stage.items == expected, "seed \(seed)")
          follower.check(isAnew: isAnew, "seed \(seed)")
          #expect(stage.shown == expected, "seed \(seed)")
          if !isAnew {
            signals += follower.signals.count
            if follower.signals.contains(where: { $0.removed == before && before > 20 }) {
              isWhole += 1
            }
          }
        }
      }
      #expect(signals > count / 3)
      #expect(isWhole < count / 4)
      #expect(GLibComplaints.shared.take() == [])
    }
  }
}
