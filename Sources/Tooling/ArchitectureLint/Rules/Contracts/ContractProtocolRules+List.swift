import AdderArchitectures

extension ContractProtocolRules {
  static let all = ContractProtocolRules(groups: [
    Group(check: NoPropertyCheck(), entries: [.init(.layerProtocolNoState)]),
    Group(check: ReadOnlyPropertyCheck(), entries: [.init(.csDataStoreGetterOnly)]),
    Group(check: ClassBoundCheck(), entries: [.init(.layerProtocolClassBound)]),
    Group(check: OldWordCheck(), entries: [.init(.layerProtocolDeprecatedClass)]),
    Group(
      check: ContractInheritanceCheck(),
      entries: [
        .init(.moduleInputMcflurry, .moduleInput), .init(.moduleOutputMcflurry, .moduleOutput),
      ]),
  ])
}
