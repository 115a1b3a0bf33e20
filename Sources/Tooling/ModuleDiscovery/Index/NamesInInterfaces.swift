import AdderStoryboards

extension DiscoveredProject {
  /// The names of classes, properties and methods that storyboards and xibs refer to.
  package var namesInInterfaces: Set<Name> {
    var names: Set<Name> = []
    for text in interfaces.flatMap(Self.textsForCode) {
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      names.formUnion(words.compactMap { index.names.name(String($0)) })
    }
    return names
  }

  private static func textsForCode(in file: InterfaceFile) -> [String] {
    var texts = file.objects.compactMap { $0.customClass?.name.text }
    texts += file.outlets.map(\.property.text)
    texts += file.actions.map(\.selector.text)
    texts += file.runtimeAttributes.map(\.keyPath.text)
    for segue in file.segues {
      let said = [segue.customClass?.name, segue.unwindAction, segue.creationSelector]
      texts += said.compactMap { $0?.text }
    }
    return texts
  }
}
