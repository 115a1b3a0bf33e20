import AdderModuleGraph
import Testing

/// The navigation of SwiftUI.
@Suite struct OpeningViewTests {
  @Test func `A case that code puts on the path opens the view that the stack shows for it`() throws
  {
    let app = try DrawnApp(
      """
      // App.swift
      @main struct Shop: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      enum Page: Hashable { case detail(id: String), filter, help }
      final class Navigator: ObservableObject {
        @Published var path = NavigationPath()
        func push(_ page: Page) { path.append(page) }
        @ViewBuilder func view(for page: Page) -> some View {
          switch page {
          case .detail: Detail()
          case .filter: Filter(navigator: self)
          case .help: Help()
          }
        }
      }
      struct Root: View {
        @StateObject var navigator = Navigator()
        var body: some View {
          NavigationStack(path: $navigator.path) {
            Button("Filter") { navigator.push(.filter) }
              .navigationDestination(for: Page.self) { page in navigator.view(for: page) }
          }
        }
      }
      struct Detail: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      struct Filter: View {
        let navigator: Navigator
        var body: some View { Button("Detail") { navigator.push(.detail(id: "1")) } }
      }
      """)
    #expect(
      Set(app.sentences).isSuperset(of: [
        "Root (screen) pushes Filter (screen)", "Filter (screen) pushes Detail (screen)",
      ]))
    #expect(!app.sentences.contains("Root (screen) pushes Detail (screen)"))
  }

  @Test func `The label of a link is no screen, and the tabs are`() throws {
    let app = try DrawnApp(
      """
      // App.swift
      @main struct Shop: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      struct Root: View {
        var body: some View {
          TabView {
            NavigationView { Home() }.tabItem { Text("Home") }
            Cart().tabItem { TabMark() }
          }
        }
      }
      struct TabMark: View { var body: some View { Text("Cart") } }
      struct Home: View {
        var body: some View { NavigationLink(destination: Detail()) { Row() } }
      }
      struct Cart: View { var body: some View { TabView { Page() } } }
      struct Detail: View { var body: some View { Text("") } }
      struct Row: View { var body: some View { Text("") } }
      struct Page: View { var body: some View { Text("") } }
      """)
    #expect(
      Set(app.sentences) == [
        "start (entry) replaces Root (screen)", "Root (screen) embeds Home (screen)",
        "Root (screen) embeds Cart (screen)", "Home (screen) pushes Detail (screen)",
      ])
  }

  @Test func `A question over a view is a screen if it has a choice`() throws {
    let app = try DrawnApp(
      """
      // App.swift
      @main struct Shop: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      struct Root: View {
        var body: some View {
          Text("")
            .alert("Saved", isPresented: $isSaved) { Button("OK") {} }
            .confirmationDialog("Delete?", isPresented: $isDeleting) {
              Button("Delete") {}
              Button("Keep") {}
            }
        }
      }
      """)
    #expect(
      Set(app.sentences) == [
        "start (entry) replaces Root (screen)",
        "Root (screen) presents ConfirmationDialog (system)",
      ])
  }

  @Test func `A case is one of the property's own type`() throws {
    let app = try DrawnApp(
      """
      // Routes.swift
      enum DogRoute { case detail }
      enum TaskRoute { case detail }
      // DogList.swift
      struct DogList: View {
        struct Shown { var route: DogRoute? }
        @State var shown = Shown()
        var body: some View {
          Button("Dog") { shown.route = .detail }
            .sheet(item: $shown.route) { route in
              switch route { case .detail: DogDetail() }
            }
        }
      }
      struct DogDetail: View { var body: some View { Text("") } }
      // TaskList.swift
      struct TaskList: View {
        struct Shown { var route: TaskRoute? }
        @State var shown = Shown()
        var body: some View {
          Button("Task") { shown.route = .detail }
            .sheet(item: $shown.route) { route in
              switch route { case .detail: TaskDetail() }
            }
        }
      }
      struct TaskDetail: View { var body: some View { Text("") } }
      // App.swift
      @main struct Dogs: App {
        var body: some Scene { WindowGroup { TabView { DogList().tabItem {}; TaskList().tabItem {} } } }
      }

      """)
    #expect(
      app.sentences.filter { $0.contains("Detail") } == [
        "DogList (screen) presents DogDetail (screen)",
        "TaskList (screen) presents TaskDetail (screen)",
      ])
  }

  @Test func `A sheet of the project's own shows a screen`() throws {
    let app = try DrawnApp(
      """
      // Screens.swift
      struct List: View {
        @State var isShown = false
        var body: some View { Text("").halfModal(isShown: $isShown) { Filter() } }
      }
      struct Filter: View { var body: some View { Text("") } }
      // App.swift
      @main struct Shop: App { var body: some Scene { WindowGroup { List() } } }

      """)
    #expect(app.sentences.contains { $0.hasSuffix("presents Filter (screen)") })
  }

  @Test func `A view asks for screens that the view around it shows`() throws {
    let app = try DrawnApp(
      """
      // Router.swift
      final class Router: ObservableObject {
        enum Route: Hashable { case search, settings }
        @Published var path: [Route] = []
        func push(_ route: Route) { path.append(route) }
      }
      // App.swift
      @main struct Shop: App { var body: some Scene { WindowGroup { RootView() } } }
      struct RootView: View { var body: some View { Tabs() } }
      // Tabs.swift
      struct Tabs: View {
        @StateObject var router = Router()
        @State var selection = 0
        var body: some View {
          NavigationStack(path: $router.path) {
            if selection == 0 { HomeView() } else { ChatsView() }
          }
          .navigationDestination(for: Router.Route.self) { route in
            switch route {
            case .search: SearchView()
            case .settings: SettingsView()
            }
          }
        }
      }
      // Screens.swift
      struct HomeView: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Search") { router.push(.search) }.navigationTitle("Home") }
      }
      struct ChatsView: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("More") { router.push(.settings) }.navigationTitle("Chats") }
      }
      struct SearchView: View { var body: some View { Text("") } }
      struct SettingsView: View { var body: some View { Text("") } }

      """)
    #expect(
      app.sentences == [
        "start (entry) replaces RootView (screen)",
        "ChatsView (screen) pushes SettingsView (screen)",
        "HomeView (screen) pushes SearchView (screen)",
        "RootView (screen) opens ChatsView (screen)",
        "RootView (screen) opens HomeView (screen)",
      ])
  }

  @Test func `What a modifier adds to a view is no screen`() throws {
    let app = try DrawnApp(
      """
      // Loading.swift
      struct Loading: ViewModifier {
        func body(content: Content) -> some View { ZStack { content; ProgressView2() } }
      }
      struct ProgressView2: View { var body: some View { Text("") } }
      struct RootView: View { var body: some View { Text("").modifier(Loading()) } }
      // App.swift
      @main struct Shop: App { var body: some Scene { WindowGroup { RootView() } } }

      """)
    #expect(app.sentences == ["start (entry) replaces RootView (screen)"])
  }

  @Test func `A view of a widget is no screen, and a photo picker over a view is one`() throws {
    let app = try DrawnApp(
      """
      // Widget.swift
      @main struct FeedWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "feed", provider: Provider()) { entry in FeedEntryView(entry: entry) }
        }
      }
      struct FeedEntryView: View { var body: some View { Text("") } }
      // App.swift
      @main struct FeedApp: App {
        var body: some Scene { WindowGroup { FeedView() } }
      }
      struct FeedView: View {
        @State private var isShown = false
        var body: some View { Text("").photosPicker(isPresented: $isShown, selection: $item) }
      }

      """)
    #expect(
      app.sentences == [
        "start (entry) replaces FeedView (screen)",
        "FeedView (screen) presents PhotosPicker (system)",
      ])
  }

  @Test func `A button opens what its closure says, not what others give it`() throws {
    let app = try DrawnApp(
      """
      // Views.swift
      struct ActionButton: View {
        let action: () -> Void
        var body: some View { Button(action: action) { Text("") } }
      }
      struct EmptyNote: View {
        let router: Router
        var body: some View { ActionButton(action: { router.showProfile() }) }
      }
      // App.swift
      @main struct FeedApp: App {
        var body: some Scene { WindowGroup { FeedView() } }
      }
      struct FeedView: View {
        @StateObject var viewModel = FeedViewModel()
        var body: some View { ActionButton(action: { viewModel.openSettings() }) }
      }
      final class FeedViewModel: ObservableObject {
        let router = Router()
        func openSettings() { router.showSettings() }
      }
      final class Router {
        func showProfile() { stack.pushViewController(UIHostingController(rootView: ProfileView()), animated: true) }
        func showSettings() { stack.pushViewController(UIHostingController(rootView: SettingsView()), animated: true) }
      }
      struct ProfileView: View { var body: some View { Text("") } }
      struct SettingsView: View { var body: some View { EmptyNote(router: Router()) } }

      """)
    #expect(
      Set(app.sentences) == [
        "start (entry) replaces FeedView (screen)",
        "FeedView (screen) pushes SettingsView (screen)",
        "SettingsView (screen) pushes ProfileView (screen)",
      ])
  }

  @Test func `A part of many views is no screen, also if code that is no view makes one`() throws {
    let app = try DrawnApp(
      """
      // App.swift
      @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View { var body: some View { VStack { Icon("a"); Icon("b"); Text("") } } }
      struct Icon: View { var body: some View { Text("") } }
      struct Toolbar: View { var body: some View { HStack { Icon("c") } } }
      enum Alerts { static func make() -> some View { Icon("d") } }
      """)
    #expect(app.sentences == ["start (entry) replaces Root (screen)"])
  }

  @Test func `A cell that no code names is shown by the only screen that names its base class`()
    throws
  {
    let app = try DrawnApp(
      """
      // Cells/FieldCell.swift
      protocol FieldCellDelegate: AnyObject { func changed(_ cell: FieldCell) }
      class FieldCell: UITableViewCell { weak var delegate: FieldCellDelegate? }
      // Cells/DateCell.swift
      final class DateCell: FieldCell {
        func tapped() { screen.present(ProfileAssembly.make(), animated: true) }
      }
      // Feed/FeedViewController+Cells.swift
      extension FeedViewController: FieldCellDelegate { func changed(_ cell: FieldCell) {} }

      """ + DrawnApp.module("Feed") + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Feed presents Profile"])
  }
}
