// Generated from Sources/Runtime. To update: ADDER_UPDATE_GENERATED=1 swift test --filter LibraryNames

/// The names of the library's public types, each list sorted by its bytes.
enum LibraryNames {
  static let all: [(module: String, names: StaticString)] = [
    (
      "Adder",
      """
      AssemblyPart CacheRequest CacheSection CacheSectionChange CacheSectionSize CacheTracker
      CacheTrackerDelegate CacheTransaction CacheTransactionBatch CacheTransactionBatchError
      CacheTransactionKind CacheTransactionRun CacheTransactions CellGenerator CellObject
      CellObjectFactory CellObjectProvider DataDisplayManager DeepLink DeepLinkError
      DeepLinkScheme DeepLinkStep Event FoldableCellGenerator FoldablePlugin FutureEvent
      GraphPart HeadlessPosition HeadlessScreen HeadlessTransitionHandler LazyModule ListPlugin
      ListPosition ListSection ListUpdate ListView MemoryPagingCache Module ModuleCensus
      ModuleContainer ModuleFactory ModuleOutputReference ModulePlace ModuleQuestion ModuleReply
      ModuleRoute ModuleTransition ModuleTransitionable MovablePlugin ObjectGraph OpenModule Page
      PageRequest PaginationPlugin PagingCache PagingFacade PagingService PagingStyle PastEvent
      PresentEvent PresentationStyle PrototypePart QuestionError RefreshablePlugin RuntimeProblem
      SegueOpening SelectablePlugin SharedPart ShownModule ShownRow StoryboardModuleFactory
      SwipeAction SwipeActionsPlugin TransitionAnimator TransitionError TransitionHandler
      WeakSharedPart
      """
    ),
    (
      "AdderGTK",
      """
      GTKApplication GTKCell GTKDisplay GTKListView GTKModuleContainer GTKModuleView GTKObject
      GTKPosition GTKScreen GTKSignalArguments GTKSignalConnection GTKWindowSize
      """
    ),
    (
      "AdderSQLite",
      """
      Database DatabaseArguments DatabaseConfiguration DatabaseConnection DatabaseError
      DatabaseRecord DatabaseRow DatabaseValue DatabaseValueConvertible Migrations
      SQLiteCacheTracker
      """
    ),
    (
      "AdderUIKit",
      """
      CellOrigin CollectionAdapter ConfigurableItem EmbedSegue ModuleContainerProvider
      ModuleSegue TableAdapter
      """
    ),
  ]
}
