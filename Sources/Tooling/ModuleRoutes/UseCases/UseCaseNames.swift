import AdderArchitectures
import AdderModuleGeneration

/// The names of a use case: `SearchContacts` is asked for with `searchContacts`, and answered with
/// `presentSearchedContacts` and `displaySearchedContacts`.
struct UseCaseNames {
  /// The type with the request, the response and the view model: `SearchContacts`.
  let type: String
  /// `searchContacts`.
  let request: String
  /// What the answers are about: `SearchedContacts`.
  let subject: String
  /// What the use case gives: `contacts`, and `contact` for one of them.
  let items: String
  let item: String
  /// Whether it gives several.
  let isPlural: Bool
  /// The worker's method: `searchContacts`, and `getContacts` for `ShowContacts`.
  let fetching: String
  /// `search contacts`.
  let words: String

  init(_ name: String) {
    let spelled = NameWords(name).spelled.map(String.init)
    let verb = spelled[0].lowercased()
    let noun = spelled.dropFirst().joined()
    let shows = Self.showingVerbs.contains(verb)
    type = name
    request = SwiftWords.escaped(NameWords(name).variable)
    words = NameWords(name).sentence
    let singular = Self.singular(noun)
    isPlural = singular != noun
    if noun.isEmpty {
      (subject, items, item) = (name, "result", "result")
    } else {
      subject = shows ? noun : Lexicon.participle(of: verb).capitalizedFirst + noun
      items = SwiftWords.escaped(NameWords(noun).variable)
      item = NameWords(singular).variable
    }
    fetching = shows && !noun.isEmpty ? "get\(noun)" : request
  }

  /// The verbs of use cases that only show something.
  private static let showingVerbs = Lexicon.readingVerbs.union(["display", "list", "show", "view"])

  private static func singular(_ noun: String) -> String {
    guard noun.hasSuffix("s"), !noun.hasSuffix("ss"), !noun.hasSuffix("us") else { return noun }
    if noun.hasSuffix("ies") { return noun.dropLast(3) + "y" }
    for ending in ["sses", "xes", "ches", "shes"] where noun.hasSuffix(ending) {
      return String(noun.dropLast(2))
    }
    return String(noun.dropLast())
  }

  // MARK: The parts' members

  /// The name of a method of a contract whose methods begin with a word: `present`.
  func method(of contract: Contract) -> String {
    contract.methods.begin.first.map { $0 + subject } ?? request
  }

  var variable: String { NameWords(type).variable }
  /// The interactor's task: `searchContactsTask`.
  var task: String { "\(variable)Task" }
  /// The view's property: `searchedContactsViewModel`.
  var viewModel: String { "\(subject.lowercasedFirst)ViewModel" }
  /// `Contacts`, and `Contact` for a type.
  var capitalizedItems: String { items.trimmingBackticks.capitalizedFirst }
  var displayedType: String { "Displayed\(item.capitalizedFirst)" }
  var displayedItems: String { "displayed\(capitalizedItems)" }
  var itemWords: String { NameWords(item).sentence }
  var itemsWords: String { NameWords(items.trimmingBackticks).sentence }

  /// The type of what the use case gives.
  var value: String { isPlural ? "[String]" : "String" }
  /// Two values, or one, for code that has no better ones.
  var samples: String {
    isPlural
      ? "[\"First \(itemWords)\", \"Second \(itemWords)\"]" : "\"\(itemWords.capitalizedFirst)\""
  }
}

extension String {
  var trimmingBackticks: String { replacing("`", with: "") }
}
