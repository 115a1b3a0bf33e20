import AdderArchitectures
import AdderFindings
import Testing

/// The points on which the sources contradict each other. Each architecture follows its own source.
@Suite struct ContradictionTests {
  /// The architectures that were written from the five sources.
  private static let names = [
    "rambler-viper", "mutual-mobile-viper", "bytepace-viper", "clean-swift", "surf-mvp",
  ]

  private func table<Value: Sendable>(
    _ value: (Architecture) throws -> Value
  ) throws -> [String: Value] {
    let reader = ArchitectureReader()
    return try Dictionary(
      uniqueKeysWithValues: Self.names.map { name in
        (name, try value(try reader.architecture(named: name)))
      })
  }

  private func users(of trait: AdderArchitectures.Trait, in architecture: Architecture) -> Set<
    String
  > {
    let roles = architecture.roles(with: trait).map(\.name)
    return Set(
      architecture.contracts.filter { contract in
        contract.crossing == .within && contract.implementers.contains(where: roles.contains)
      }.flatMap(\.users))
  }

  @Test func `The presenter calls the business logic, but in Clean Swift the view does`() throws {
    let askers = try table { architecture in
      architecture.roles.filter { role in
        (role.has(.shows) || role.has(.decides))
          && users(of: .appliesBusinessLogic, in: architecture).contains(role.name)
      }.map(\.name)
    }
    #expect(
      askers == [
        "rambler-viper": ["Presenter"], "mutual-mobile-viper": ["Presenter"],
        "bytepace-viper": ["Presenter"], "clean-swift": ["View"], "surf-mvp": ["Presenter"],
      ])
  }

  @Test func `The presenter calls the router, but in Clean Swift the view does`() throws {
    let senders = try table { architecture in
      users(of: .navigates, in: architecture).intersection(["View", "Presenter"])
    }
    #expect(senders["clean-swift"] == ["View"])
    #expect(senders["rambler-viper"] == ["Presenter"])
    #expect(senders["surf-mvp"] == ["Presenter"])
    #expect(senders["bytepace-viper"] == ["Presenter"])
    #expect(senders["mutual-mobile-viper"] == ["Presenter"])
  }

  @Test func `The composing role and what it returns differ between architectures`() throws {
    let composers = try table { architecture in
      architecture.compositions.map { "\($0.role) → \($0.returns ?? "-")" }
    }
    #expect(
      composers == [
        "rambler-viper": ["Assembly → View"], "mutual-mobile-viper": ["Wireframe → View"],
        "bytepace-viper": ["Assembly → Router"],
        "clean-swift": ["View → View", "Configurator → View"],
        "surf-mvp": ["Configurator → View"],
      ])
  }

  @Test func `A module is owned by its view, an alert, a navigation controller or its wireframe`()
    throws
  {
    let roots = try table { $0.roles(with: .keepsModuleAlive).map(\.name) }
    #expect(
      roots == [
        "rambler-viper": ["View"], "surf-mvp": ["View", "Alert"],
        "clean-swift": ["View"], "bytepace-viper": ["NavigationController"],
        "mutual-mobile-viper": ["Wireframe"],
      ])
  }

  @Test func `A list's data source is a helper of the view or the view itself`() throws {
    let sources = try table { $0.roles(with: .displaysLists).map(\.name) }
    #expect(
      sources == [
        "rambler-viper": ["DataDisplayManager"], "surf-mvp": ["Adapter"],
        "mutual-mobile-viper": ["ListDataSource"], "bytepace-viper": ["View"],
        "clean-swift": ["View"],
      ])
  }

  @Test func `The view may use entities in Surf MVP, but not in Rambler VIPER`() throws {
    let mayNot = try table { architecture in
      architecture.contracts.filter { contract in
        contract.implementers.contains("View") && contract.mustNotMention.contains("Entity")
      }.map(\.name)
    }
    #expect(mayNot["rambler-viper"]?.contains("ViewInput") == true)
    #expect(mayNot["surf-mvp"] == [])
  }

  @Test func `No architecture raises the severity of a rule to an error`() throws {
    let severities = try table { architecture in
      Aspect.allCases.compactMap { architecture.severities.severity(of: $0, usually: .note) }
        + architecture.rules.values.compactMap { rule in
          if case .severity(let severity)? = rule.setting { severity } else { nil }
        }
    }
    #expect(severities.values.allSatisfy { !$0.contains(.error) })
  }
}
