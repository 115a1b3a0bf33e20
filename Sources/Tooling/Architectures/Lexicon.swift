/// The English words that rules recognize in method names. The rules ignore all other words.
package enum Lexicon {
  /// The first words of commands.
  package static let imperatives = words(
    """
    accept access activate add adjust align allow analyze animate append apply approve archive
    arrange ask assign attach authenticate authorize await back backup begin bind block bookmark
    bounce bring build buy calculate call cancel capture change charge check choose clean clear
    click clip close collapse collect combine commit compare complete compose compute configure
    confirm connect construct consume continue convert copy correct count create crop cut
    deactivate deauthorize decide decline decode decrease decrypt delegate delete deliver deny
    deselect destroy detach detect determine dial disable disappear discard disconnect dismiss
    dispatch display dispose download drag drain draw drop duplicate edit embed emit enable
    encode encrypt end enqueue enroll ensure enter erase establish estimate evaluate execute exit
    expand export extract fade fail fetch fill filter finalize find finish fix flag flash flip
    flush focus follow force format forward free freeze generate get give go grant group handle
    hide highlight hold identify ignore import increase increment inform init initialize initiate
    inject insert inspect install instantiate invalidate invite invoke join jump keep kill launch
    lay leave like link listen load localize locate lock log login logout make manage map mark
    measure merge minimize modify monitor move mute navigate notify observe obtain open order
    pack paste pause pay perform persist pick pin play pop populate position post prefetch
    preload prepare present preserve press preview print prioritize proceed process produce
    prompt propose protect provide publish pull purchase push put query quit raise rate reach
    react read rearrange reassign rebuild recalculate receive recognize recommend reconnect
    record recover redirect redo redraw reduce refill refresh refund register reject release
    reload remember remind remove rename render reopen reorder repair repeat replace reply report
    request require resend reserve reset resign resize resolve respond restart restore resume
    retain retrieve retry return reuse reveal revert revoke rotate route run save scale scan
    schedule scroll search see select send separate set setup share shift show shrink shuffle
    shut sign simulate skip sleep solve sort speak specify split start stay stop store stretch
    submit subscribe subtract suggest suspend swap swipe switch sync synchronize take tap tell
    terminate test throttle throw toggle touch track transfer transform transition translate
    trigger truncate try tune turn unbind unblock undo unfollow unlink unlock unmute unpin
    unregister unselect unsubscribe update upgrade upload use validate verify visit wait wake
    warn watch wipe withdraw wrap write zoom
    """)

  /// First words that begin neither a command nor an event.
  package static let nouns = words(
    """
    account action address alert all amount app avatar balance button category cell child color
    comment connection contact content controller course currency current cursor data date
    default detail details device document email error event first flow footer for from
    header height id image index info initial input interactor item items key keyboard language
    last list location message model module name navigation network new next notification number
    object old on page password photo picture presenter previous price product profile progress
    result results root router row screen section selected selection service session settings
    size source state status step story subtitle success switcher tab table text theme title to
    token transaction url user username value view wallet web width with
    """)

  /// Past participles that do not end in `ed`, each followed by its verb.
  package static let irregularFacts = pairs(
    """
    begun begin bought buy brought bring built build chosen choose drawn draw found find frozen
    freeze given give gone go got get held hold hidden hide kept keep left leave lost lose made
    make paid pay rebuilt rebuild redone redo seen see sent send shown show spoken speak taken
    take thrown throw told tell undone undo withdrawn withdraw woken wake written write
    """)

  /// First words of events.
  package static let factWords = words("did has will")

  /// Words in the names of protocols whose methods report events.
  package static let listeners = words(
    "delegate delegates handler listener observer output outputs subscriber")

  /// Words that precede an event and add nothing: `handleWalletChanged`.
  package static let factHandlers = words("handle notify on process")

  /// Verbs of methods that fetch data.
  package static let readingVerbs = words("download fetch get load query read retrieve")

  /// Verbs of methods that give a part its initial values.
  package static let configuringVerbs = words(
    "configure fill initialize inject populate prepare provide setup")

  /// Verbs of methods that open another module.
  package static let openingVerbs = words(
    "go jump launch move navigate open present push route show start")

  /// Verbs of methods that close a module.
  package static let closingVerbs = words("back close dismiss finish hide pop")

  /// Gesture verbs.
  package static let gestures = words("click press swipe tap touch")

  /// Events in the life cycle of a view, as UIKit and its users name them.
  package static let lifecycle = words(
    """
    didappear diddisappear didload didloadview onviewdidload viewdidappear viewdiddisappear viewdidlayoutsubviews viewdidload
    viewisready viewload viewloaded viewready viewwillappear viewwilldisappear viewwilllayoutsubviews
    willappear willdisappear
    """)

  /// The life-cycle events that mean that the view is ready.
  package static let readyEvents = words(
    """
    didload didloadview didtriggerviewreadyevent onviewdidload viewdidload viewisready viewload viewready
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static func pairs(_ text: String) -> [String: String] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return Dictionary(
      stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension Lexicon {
  /// Returns true if a word is a noun of the lexicon, or the plural of such a noun.
  package static func isNoun(_ word: String) -> Bool {
    nouns.contains(word) || word.hasSuffix("s") && nouns.contains(String(word.dropLast()))
  }

  /// Returns the verb of a past participle: `load` for `loaded`.
  package static func verb(ofFact word: String) -> String? {
    if let verb = irregularFacts[word] { return verb }
    guard word.hasSuffix("ed") else { return nil }
    let stem = word.dropLast(2)
    // `loaded`, `updated`, `tapped`, `applied`.
    var candidates = [String(stem), stem + "e"]
    if let last = stem.last, stem.dropLast().last == last {
      candidates.append(String(stem.dropLast()))
    }
    if stem.last == "i" { candidates.append(stem.dropLast() + "y") }
    // `seed` is not a form of `see`, whose participle is irregular.
    return candidates.first { imperatives.contains($0) && !irregularVerbs.contains($0) }
  }

  private static let irregularVerbs = Set(irregularFacts.values)

  /// Returns the past participle of a verb: `edited` for `edit`.
  package static func participle(of verb: String) -> String {
    if let irregular = irregularFacts.first(where: { $0.value == verb })?.key { return irregular }
    if verb.hasSuffix("e") { return verb + "d" }
    let letters = Array(verb)
    guard letters.count > 1, let last = letters.last, !vowels.contains(last) else {
      return verb + "ed"
    }
    let isBehindVowel = vowels.contains(letters[letters.count - 2])
    if last == "y" { return isBehindVowel ? verb + "ed" : verb.dropLast() + "ied" }
    // The last letter is doubled in `tapped` and `submitted`, but not in `edited` or `viewed`.
    let isShort = letters.count(where: vowels.contains) == 1 && isBehindVowel
    let isStressed = stressedEndings.contains(where: verb.hasSuffix)
    return (isShort || isStressed) && !"wx".contains(last)
      ? verb + String(last) + "ed" : verb + "ed"
  }

  /// Returns the form of a verb after "it": `shows` for `show`, `applies` for `apply`.
  package static func thirdPerson(of verb: String) -> String {
    if verb == "have" { return "has" }
    if ["s", "sh", "ch", "x", "z", "o"].contains(where: verb.hasSuffix) { return verb + "es" }
    if verb.last == "y", let before = verb.dropLast().last, !vowels.contains(before) {
      return verb.dropLast() + "ies"
    }
    return verb + "s"
  }

  private static let vowels = Set<Character>("aeiou")
  private static let stressedEndings = ["mit", "fer", "cur", "trol", "format"]

  /// Returns true if a word is a form of a base word: `tap`, `taps`, `tapped`, `tapping`.
  package static func isForm(_ word: String, of plain: String) -> Bool {
    guard word.hasPrefix(plain) else { return false }
    return endings.contains(String(word.dropFirst(plain.count)))
  }

  private static let endings = words("s es ed ing ped ping").union([""])
}
