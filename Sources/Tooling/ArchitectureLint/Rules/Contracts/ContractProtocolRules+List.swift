import AdderArchitectures

extension ContractProtocolRules {
  static let all = ContractProtocolRules(groups: [
    Group(check: NoPropertyCheck(), entries: [.init(.contractRequiresProperty)]),
    Group(check: ReadOnlyPropertyCheck(), entries: [.init(.dataStorePropertySettable)]),
    Group(check: ClassBoundCheck(), entries: [.init(.contractLacksAnyobject)]),
    Group(check: OldWordCheck(), entries: [.init(.contractUsesClassKeyword)]),
    Group(
      check: ContractInheritanceCheck(),
      entries: [
        .init(.moduleInputLacksBase, .moduleInput), .init(.moduleOutputLacksBase, .moduleOutput),
      ]),
  ])
}
