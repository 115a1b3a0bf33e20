extension String {
  /// The name of a role or a contract, preceded by an indefinite article:
  /// `an Interactor`, `a Router`, `a UserInterface`.
  var withArticle: String { "\(first.map("AEIOaeio".contains) ?? false ? "an" : "a") \(self)" }
}
