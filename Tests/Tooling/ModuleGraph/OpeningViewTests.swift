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
            Cart().tabItem { Text("Cart") }
          }
        }
      }
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
}
