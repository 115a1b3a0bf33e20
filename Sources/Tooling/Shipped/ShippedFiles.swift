// Generated from Architectures/. To update: swift run AdderEmbeddedFiles
// swift-format-ignore-file

/// The files under `Architectures/` as they are carried in the command.
package enum ShippedFiles {
  /// The paths below `Architectures/`, sorted.
  package static let paths: [String] = [
    "added/Contract.swift.liquid",
    "added/Role.swift.liquid",
    "added/RoleTests.swift.liquid",
    "added/snippets/added_calls.liquid",
    "added/snippets/added_calls_without_answer.liquid",
    "added/snippets/added_conformances.liquid",
    "added/snippets/added_method.liquid",
    "added/snippets/added_part.liquid",
    "added/snippets/added_properties.liquid",
    "added/snippets/added_reaction.liquid",
    "added/snippets/added_start.liquid",
    "added/snippets/added_turn.liquid",
    "added/snippets/added_wiring.liquid",
    "added/snippets/controller_factory.liquid",
    "added/snippets/indented_interface.liquid",
    "added/snippets/interface_header.liquid",
    "added/snippets/interface_resources.liquid",
    "added/snippets/interface_view.liquid",
    "added/snippets/list_and_close_button.liquid",
    "added/snippets/names_and_close_button.liquid",
    "added/snippets/storyboard.liquid",
    "added/snippets/xib.liquid",
    "apps/app.yml",
    "apps/bytepace-viper/NavigationController.swift.liquid",
    "apps/bytepace-viper/files.liquid",
    "apps/bytepace-viper/first_factory.liquid",
    "apps/bytepace-viper/open_as_text.liquid",
    "apps/bytepace-viper/open_in_window.liquid",
    "apps/clean-swift/first_factory.liquid",
    "apps/clean-swift/open_as_text.liquid",
    "apps/clean-swift/open_in_window.liquid",
    "apps/files/AccentColor.json.liquid",
    "apps/files/AppDelegate.swift.liquid",
    "apps/files/AppIcon.json.liquid",
    "apps/files/Assets.json.liquid",
    "apps/files/Info.plist.liquid",
    "apps/files/LaunchScreen.storyboard.liquid",
    "apps/files/Package.swift.liquid",
    "apps/files/README.md.liquid",
    "apps/files/SceneDelegate.swift.liquid",
    "apps/files/Terminal.swift.liquid",
    "apps/files/contents.xcworkspacedata.liquid",
    "apps/files/gitignore.liquid",
    "apps/files/main.swift.liquid",
    "apps/files/scheme.liquid",
    "apps/mutual-mobile-viper/AppDependencies.swift.liquid",
    "apps/mutual-mobile-viper/RootWireframe.swift.liquid",
    "apps/mutual-mobile-viper/files.liquid",
    "apps/mutual-mobile-viper/open_as_text.liquid",
    "apps/mutual-mobile-viper/open_in_gtk.liquid",
    "apps/mutual-mobile-viper/open_in_window.liquid",
    "apps/mutual-mobile-viper/scene_properties.liquid",
    "apps/plain/open_as_text.liquid",
    "apps/plain/open_in_window.liquid",
    "apps/plain/scene_properties.liquid",
    "apps/rambler-viper/first_factory.liquid",
    "apps/rambler-viper/module_output.liquid",
    "apps/rambler-viper/open_as_text.liquid",
    "apps/rambler-viper/open_in_window.liquid",
    "apps/rambler-viper/scene_output.liquid",
    "apps/snippets/app_reference.liquid",
    "apps/snippets/files.liquid",
    "apps/snippets/header.liquid",
    "apps/snippets/library_products.liquid",
    "apps/snippets/module_output.liquid",
    "apps/snippets/open_in_gtk.liquid",
    "apps/snippets/scene_output.liquid",
    "apps/snippets/scene_properties.liquid",
    "apps/snippets/uikit_code.liquid",
    "apps/surf-mvp/first_factory.liquid",
    "apps/surf-mvp/module_output.liquid",
    "apps/surf-mvp/open_as_text.liquid",
    "apps/surf-mvp/open_in_window.liquid",
    "apps/viper-light/first_factory.liquid",
    "apps/viper-light/open_as_text.liquid",
    "apps/viper-light/open_in_window.liquid",
    "beside/assembly/Assembly.swift.liquid",
    "beside/assembly/AssemblyTests.swift.liquid",
    "beside/helper/Implementation.swift.liquid",
    "beside/helper/Protocol.swift.liquid",
    "beside/helper/Tests.swift.liquid",
    "beside/mapper/Implementation.swift.liquid",
    "beside/mapper/Protocol.swift.liquid",
    "beside/mapper/Tests.swift.liquid",
    "beside/model/Model.swift.liquid",
    "beside/model/Record.swift.liquid",
    "beside/service/Implementation.swift.liquid",
    "beside/service/Protocol.swift.liquid",
    "beside/service/Tests.swift.liquid",
    "beside/snippets/assembly_method.liquid",
    "beside/snippets/assembly_part.liquid",
    "beside/snippets/assembly_test.liquid",
    "beside/snippets/expect.liquid",
    "beside/snippets/expect_equal.liquid",
    "beside/snippets/expect_false.liquid",
    "beside/snippets/expect_same.liquid",
    "beside/snippets/expect_throws.liquid",
    "beside/snippets/fail.liquid",
    "beside/snippets/header.liquid",
    "beside/snippets/suite.liquid",
    "beside/snippets/test.liquid",
    "beside/snippets/test_imports.liquid",
    "bytepace-viper.yml",
    "bytepace-viper/Code/Assembly/AdderAssembly.swift.liquid",
    "bytepace-viper/Code/Assembly/TextAssembly.swift.liquid",
    "bytepace-viper/Code/Assembly/UIKitAssembly.swift.liquid",
    "bytepace-viper/Code/Entity/Entity.swift.liquid",
    "bytepace-viper/Code/Interactor/Interactor.swift.liquid",
    "bytepace-viper/Code/Interactor/InteractorInput.swift.liquid",
    "bytepace-viper/Code/Interactor/InteractorOutput.swift.liquid",
    "bytepace-viper/Code/Interactor/Service.swift.liquid",
    "bytepace-viper/Code/Interactor/ServiceImplementation.swift.liquid",
    "bytepace-viper/Code/Presenter/Presenter.swift.liquid",
    "bytepace-viper/Code/Router/AdderRouter.swift.liquid",
    "bytepace-viper/Code/Router/ModuleInput.swift.liquid",
    "bytepace-viper/Code/Router/NavigationController.swift.liquid",
    "bytepace-viper/Code/Router/RouterInput.swift.liquid",
    "bytepace-viper/Code/Router/TextRouter.swift.liquid",
    "bytepace-viper/Code/Router/UIKitRouter.swift.liquid",
    "bytepace-viper/Code/View/GTKView.swift.liquid",
    "bytepace-viper/Code/View/TextView.swift.liquid",
    "bytepace-viper/Code/View/UIKitContentView.swift.liquid",
    "bytepace-viper/Code/View/UIKitView.swift.liquid",
    "bytepace-viper/Code/View/View.storyboard.liquid",
    "bytepace-viper/Code/View/View.xib.liquid",
    "bytepace-viper/Code/View/ViewInput.swift.liquid",
    "bytepace-viper/Code/View/ViewOutput.swift.liquid",
    "bytepace-viper/Tests/Assembly/AdderAssemblyTests.swift.liquid",
    "bytepace-viper/Tests/Assembly/TextAssemblyTests.swift.liquid",
    "bytepace-viper/Tests/Assembly/UIKitAssemblyTests.swift.liquid",
    "bytepace-viper/Tests/Interactor/InteractorTests.swift.liquid",
    "bytepace-viper/Tests/Interactor/ServiceImplementationTests.swift.liquid",
    "bytepace-viper/Tests/Mocks/NavigationControllerMock.swift.liquid",
    "bytepace-viper/Tests/Presenter/PresenterTests.swift.liquid",
    "bytepace-viper/Tests/Router/AdderRouterTests.swift.liquid",
    "bytepace-viper/Tests/Router/TextRouterTests.swift.liquid",
    "bytepace-viper/Tests/Router/UIKitRouterTests.swift.liquid",
    "bytepace-viper/Tests/View/GTKViewTests.swift.liquid",
    "bytepace-viper/Tests/View/TextViewTests.swift.liquid",
    "bytepace-viper/Tests/View/UIKitViewTests.swift.liquid",
    "bytepace-viper/bytepace-viper.rambaspec",
    "bytepace-viper/parameters.yml",
    "bytepace-viper/snippets/added_reaction.liquid",
    "bytepace-viper/snippets/added_tests.liquid",
    "bytepace-viper/snippets/added_work.liquid",
    "bytepace-viper/snippets/assembly_tests.liquid",
    "bytepace-viper/snippets/async_test.liquid",
    "bytepace-viper/snippets/async_throwing_test.liquid",
    "bytepace-viper/snippets/behind_framework.liquid",
    "bytepace-viper/snippets/can_be_closed.liquid",
    "bytepace-viper/snippets/description.liquid",
    "bytepace-viper/snippets/expect.liquid",
    "bytepace-viper/snippets/expect_equal.liquid",
    "bytepace-viper/snippets/expect_nil.liquid",
    "bytepace-viper/snippets/expect_same.liquid",
    "bytepace-viper/snippets/fixture.liquid",
    "bytepace-viper/snippets/gtk_test_imports.liquid",
    "bytepace-viper/snippets/header.liquid",
    "bytepace-viper/snippets/interface_controls.liquid",
    "bytepace-viper/snippets/isolation.liquid",
    "bytepace-viper/snippets/lower_name.liquid",
    "bytepace-viper/snippets/module_comment.liquid",
    "bytepace-viper/snippets/passed_object.liquid",
    "bytepace-viper/snippets/require.liquid",
    "bytepace-viper/snippets/require_condition.liquid",
    "bytepace-viper/snippets/router_module_input.liquid",
    "bytepace-viper/snippets/router_module_input_test.liquid",
    "bytepace-viper/snippets/row_title.liquid",
    "bytepace-viper/snippets/runtime_imports.liquid",
    "bytepace-viper/snippets/runtime_test_imports.liquid",
    "bytepace-viper/snippets/screen_types.liquid",
    "bytepace-viper/snippets/suite.liquid",
    "bytepace-viper/snippets/test.liquid",
    "bytepace-viper/snippets/testing_and_uikit_imports.liquid",
    "bytepace-viper/snippets/testing_import.liquid",
    "bytepace-viper/snippets/throwing_test.liquid",
    "bytepace-viper/snippets/view_layout.liquid",
    "bytepace-viper/snippets/view_suite.liquid",
    "bytepace-viper/snippets/view_test_imports.liquid",
    "bytepace-viper/snippets/wiring.liquid",
    "clean-swift.yml",
    "clean-swift/Code/Configurator.swift.liquid",
    "clean-swift/Code/GTKViewController.swift.liquid",
    "clean-swift/Code/Interactor.swift.liquid",
    "clean-swift/Code/Models.swift.liquid",
    "clean-swift/Code/Presenter.swift.liquid",
    "clean-swift/Code/Router.swift.liquid",
    "clean-swift/Code/Scene.swift.liquid",
    "clean-swift/Code/TextViewController.swift.liquid",
    "clean-swift/Code/UIKitContentView.swift.liquid",
    "clean-swift/Code/UIKitViewController.swift.liquid",
    "clean-swift/Code/ViewController.storyboard.liquid",
    "clean-swift/Code/ViewController.xib.liquid",
    "clean-swift/Code/Worker.swift.liquid",
    "clean-swift/Tests/ConfiguratorTests.swift.liquid",
    "clean-swift/Tests/GTKViewControllerTests.swift.liquid",
    "clean-swift/Tests/InteractorTests.swift.liquid",
    "clean-swift/Tests/PresenterTests.swift.liquid",
    "clean-swift/Tests/RouterTests.swift.liquid",
    "clean-swift/Tests/SceneTests.swift.liquid",
    "clean-swift/Tests/TextViewControllerTests.swift.liquid",
    "clean-swift/Tests/UIKitViewControllerTests.swift.liquid",
    "clean-swift/Tests/WorkerTests.swift.liquid",
    "clean-swift/clean-swift.rambaspec",
    "clean-swift/parameters.yml",
    "clean-swift/snippets/async_test.liquid",
    "clean-swift/snippets/async_throwing_test.liquid",
    "clean-swift/snippets/behind_framework.liquid",
    "clean-swift/snippets/can_be_closed.liquid",
    "clean-swift/snippets/description.liquid",
    "clean-swift/snippets/display_logic.liquid",
    "clean-swift/snippets/expect.liquid",
    "clean-swift/snippets/expect_equal.liquid",
    "clean-swift/snippets/expect_nil.liquid",
    "clean-swift/snippets/expect_same.liquid",
    "clean-swift/snippets/fixture.liquid",
    "clean-swift/snippets/gtk_test_imports.liquid",
    "clean-swift/snippets/header.liquid",
    "clean-swift/snippets/interface_controls.liquid",
    "clean-swift/snippets/loaded_view_controller.liquid",
    "clean-swift/snippets/module_comment.liquid",
    "clean-swift/snippets/new_view_controller.liquid",
    "clean-swift/snippets/require.liquid",
    "clean-swift/snippets/require_condition.liquid",
    "clean-swift/snippets/router_mock.liquid",
    "clean-swift/snippets/runtime_imports.liquid",
    "clean-swift/snippets/runtime_test_imports.liquid",
    "clean-swift/snippets/setup.liquid",
    "clean-swift/snippets/setup_method.liquid",
    "clean-swift/snippets/suite.liquid",
    "clean-swift/snippets/test.liquid",
    "clean-swift/snippets/testing_and_uikit_imports.liquid",
    "clean-swift/snippets/testing_import.liquid",
    "clean-swift/snippets/throwing_test.liquid",
    "clean-swift/snippets/view_layout.liquid",
    "clean-swift/snippets/view_suite.liquid",
    "clean-swift/snippets/wiring.liquid",
    "clean-swift/snippets/wiring_tests.liquid",
    "common.yml",
    "mutual-mobile-viper.yml",
    "mutual-mobile-viper/Code/DataStore/DataStore.swift.liquid",
    "mutual-mobile-viper/Code/DataStore/DataStoreInterface.swift.liquid",
    "mutual-mobile-viper/Code/Entity/Item.swift.liquid",
    "mutual-mobile-viper/Code/Interactor/Interactor.swift.liquid",
    "mutual-mobile-viper/Code/Interactor/InteractorInput.swift.liquid",
    "mutual-mobile-viper/Code/Interactor/InteractorOutput.swift.liquid",
    "mutual-mobile-viper/Code/Presenter/ModuleDelegate.swift.liquid",
    "mutual-mobile-viper/Code/Presenter/Presenter.swift.liquid",
    "mutual-mobile-viper/Code/View/GTKDataSource.swift.liquid",
    "mutual-mobile-viper/Code/View/GTKViewController.swift.liquid",
    "mutual-mobile-viper/Code/View/ModuleInterface.swift.liquid",
    "mutual-mobile-viper/Code/View/TextViewController.swift.liquid",
    "mutual-mobile-viper/Code/View/UIKitContentView.swift.liquid",
    "mutual-mobile-viper/Code/View/UIKitDataSource.swift.liquid",
    "mutual-mobile-viper/Code/View/UIKitViewController.swift.liquid",
    "mutual-mobile-viper/Code/View/View.storyboard.liquid",
    "mutual-mobile-viper/Code/View/View.xib.liquid",
    "mutual-mobile-viper/Code/View/ViewInterface.swift.liquid",
    "mutual-mobile-viper/Code/Wireframe/AdderWireframe.swift.liquid",
    "mutual-mobile-viper/Code/Wireframe/TextWireframe.swift.liquid",
    "mutual-mobile-viper/Code/Wireframe/UIKitWireframe.swift.liquid",
    "mutual-mobile-viper/Code/Wireframe/WireframeInterface.swift.liquid",
    "mutual-mobile-viper/Tests/DataStore/DataStoreTests.swift.liquid",
    "mutual-mobile-viper/Tests/Interactor/InteractorTests.swift.liquid",
    "mutual-mobile-viper/Tests/Presenter/PresenterTests.swift.liquid",
    "mutual-mobile-viper/Tests/View/GTKDataSourceTests.swift.liquid",
    "mutual-mobile-viper/Tests/View/GTKViewControllerTests.swift.liquid",
    "mutual-mobile-viper/Tests/View/TextViewControllerTests.swift.liquid",
    "mutual-mobile-viper/Tests/View/UIKitDataSourceTests.swift.liquid",
    "mutual-mobile-viper/Tests/View/UIKitViewControllerTests.swift.liquid",
    "mutual-mobile-viper/Tests/Wireframe/AdderWireframeTests.swift.liquid",
    "mutual-mobile-viper/Tests/Wireframe/TextWireframeTests.swift.liquid",
    "mutual-mobile-viper/Tests/Wireframe/UIKitWireframeTests.swift.liquid",
    "mutual-mobile-viper/mutual-mobile-viper.rambaspec",
    "mutual-mobile-viper/parameters.yml",
    "mutual-mobile-viper/snippets/added_reaction.liquid",
    "mutual-mobile-viper/snippets/added_tests.liquid",
    "mutual-mobile-viper/snippets/added_work.liquid",
    "mutual-mobile-viper/snippets/async_test.liquid",
    "mutual-mobile-viper/snippets/async_throwing_test.liquid",
    "mutual-mobile-viper/snippets/behind_framework.liquid",
    "mutual-mobile-viper/snippets/can_be_closed.liquid",
    "mutual-mobile-viper/snippets/description.liquid",
    "mutual-mobile-viper/snippets/expect.liquid",
    "mutual-mobile-viper/snippets/expect_equal.liquid",
    "mutual-mobile-viper/snippets/expect_nil.liquid",
    "mutual-mobile-viper/snippets/expect_same.liquid",
    "mutual-mobile-viper/snippets/fixture.liquid",
    "mutual-mobile-viper/snippets/gtk_test_imports.liquid",
    "mutual-mobile-viper/snippets/header.liquid",
    "mutual-mobile-viper/snippets/interface_controls.liquid",
    "mutual-mobile-viper/snippets/isolation.liquid",
    "mutual-mobile-viper/snippets/item_type.liquid",
    "mutual-mobile-viper/snippets/lower_name.liquid",
    "mutual-mobile-viper/snippets/make_module.liquid",
    "mutual-mobile-viper/snippets/module_comment.liquid",
    "mutual-mobile-viper/snippets/output_type.liquid",
    "mutual-mobile-viper/snippets/require.liquid",
    "mutual-mobile-viper/snippets/require_condition.liquid",
    "mutual-mobile-viper/snippets/row_title.liquid",
    "mutual-mobile-viper/snippets/runtime_imports.liquid",
    "mutual-mobile-viper/snippets/runtime_test_imports.liquid",
    "mutual-mobile-viper/snippets/suite.liquid",
    "mutual-mobile-viper/snippets/test.liquid",
    "mutual-mobile-viper/snippets/testing_and_uikit_imports.liquid",
    "mutual-mobile-viper/snippets/testing_import.liquid",
    "mutual-mobile-viper/snippets/throwing_test.liquid",
    "mutual-mobile-viper/snippets/view_layout.liquid",
    "mutual-mobile-viper/snippets/view_suite.liquid",
    "mutual-mobile-viper/snippets/view_test_imports.liquid",
    "mutual-mobile-viper/snippets/wireframe_tests.liquid",
    "plain/Code.swift.liquid",
    "plain/Tests.swift.liquid",
    "plain/parameters.yml",
    "plain/snippets/expect.liquid",
    "plain/snippets/expect_equal.liquid",
    "plain/snippets/expect_same.liquid",
    "plain/snippets/header.liquid",
    "plain/snippets/module_comment.liquid",
    "plain/snippets/plain_comment.liquid",
    "plain/snippets/plain_composition.liquid",
    "plain/snippets/plain_data.liquid",
    "plain/snippets/plain_method_comment.liquid",
    "plain/snippets/plain_models.liquid",
    "plain/snippets/plain_own_composition.liquid",
    "plain/snippets/plain_part.liquid",
    "plain/snippets/plain_protocol.liquid",
    "plain/snippets/test.liquid",
    "rambler-viper.yml",
    "rambler-viper/Code/Assembly/AdderAssembly.swift.liquid",
    "rambler-viper/Code/Assembly/TextAssembly.swift.liquid",
    "rambler-viper/Code/Assembly/UIKitAssembly.swift.liquid",
    "rambler-viper/Code/Interactor/CacheTracker.swift.liquid",
    "rambler-viper/Code/Interactor/CacheTrackerDelegate.swift.liquid",
    "rambler-viper/Code/Interactor/CacheTrackerImplementation.swift.liquid",
    "rambler-viper/Code/Interactor/Facade.swift.liquid",
    "rambler-viper/Code/Interactor/FacadeImplementation.swift.liquid",
    "rambler-viper/Code/Interactor/Interactor.swift.liquid",
    "rambler-viper/Code/Interactor/InteractorInput.swift.liquid",
    "rambler-viper/Code/Interactor/InteractorOutput.swift.liquid",
    "rambler-viper/Code/Interactor/Service.swift.liquid",
    "rambler-viper/Code/Interactor/ServiceImplementation.swift.liquid",
    "rambler-viper/Code/Presenter/ModuleInput.swift.liquid",
    "rambler-viper/Code/Presenter/ModuleOutput.swift.liquid",
    "rambler-viper/Code/Presenter/Presenter.swift.liquid",
    "rambler-viper/Code/Presenter/State.swift.liquid",
    "rambler-viper/Code/Router/AdderRoute.swift.liquid",
    "rambler-viper/Code/Router/Router.swift.liquid",
    "rambler-viper/Code/Router/RouterInput.swift.liquid",
    "rambler-viper/Code/Router/TextRoute.swift.liquid",
    "rambler-viper/Code/Router/TextRouteTransitionHandler.swift.liquid",
    "rambler-viper/Code/Router/TransitionHandler.swift.liquid",
    "rambler-viper/Code/Router/UIKitRoute.swift.liquid",
    "rambler-viper/Code/Router/UIKitRouteTransitionHandler.swift.liquid",
    "rambler-viper/Code/View/AdderDataDisplayManager.swift.liquid",
    "rambler-viper/Code/View/CellObject.swift.liquid",
    "rambler-viper/Code/View/CellObjectFactory.swift.liquid",
    "rambler-viper/Code/View/DataDisplayManagerDelegate.swift.liquid",
    "rambler-viper/Code/View/GTKCell.swift.liquid",
    "rambler-viper/Code/View/GTKView.swift.liquid",
    "rambler-viper/Code/View/TextDataDisplayManager.swift.liquid",
    "rambler-viper/Code/View/TextLineWriter.swift.liquid",
    "rambler-viper/Code/View/TextView.swift.liquid",
    "rambler-viper/Code/View/UIKitCell.swift.liquid",
    "rambler-viper/Code/View/UIKitContentView.swift.liquid",
    "rambler-viper/Code/View/UIKitDataDisplayManager.swift.liquid",
    "rambler-viper/Code/View/UIKitRouteTransitionHandler.swift.liquid",
    "rambler-viper/Code/View/UIKitView.swift.liquid",
    "rambler-viper/Code/View/View.storyboard.liquid",
    "rambler-viper/Code/View/View.xib.liquid",
    "rambler-viper/Code/View/ViewInput.swift.liquid",
    "rambler-viper/Code/View/ViewOutput.swift.liquid",
    "rambler-viper/Tests/Assembly/AdderAssemblyTests.swift.liquid",
    "rambler-viper/Tests/Assembly/TextAssemblyTests.swift.liquid",
    "rambler-viper/Tests/Assembly/UIKitAssemblyTests.swift.liquid",
    "rambler-viper/Tests/Interactor/CacheTrackerImplementationTests.swift.liquid",
    "rambler-viper/Tests/Interactor/FacadeImplementationTests.swift.liquid",
    "rambler-viper/Tests/Interactor/InteractorTests.swift.liquid",
    "rambler-viper/Tests/Interactor/ServiceImplementationTests.swift.liquid",
    "rambler-viper/Tests/Presenter/PresenterTests.swift.liquid",
    "rambler-viper/Tests/Router/AdderRouteTests.swift.liquid",
    "rambler-viper/Tests/Router/RouterTests.swift.liquid",
    "rambler-viper/Tests/Router/TextRouteTests.swift.liquid",
    "rambler-viper/Tests/Router/UIKitRouteTests.swift.liquid",
    "rambler-viper/Tests/View/AdderDataDisplayManagerTests.swift.liquid",
    "rambler-viper/Tests/View/CellObjectFactoryTests.swift.liquid",
    "rambler-viper/Tests/View/GTKCellTests.swift.liquid",
    "rambler-viper/Tests/View/GTKViewTests.swift.liquid",
    "rambler-viper/Tests/View/TextDataDisplayManagerTests.swift.liquid",
    "rambler-viper/Tests/View/TextLineWriterTests.swift.liquid",
    "rambler-viper/Tests/View/TextViewTests.swift.liquid",
    "rambler-viper/Tests/View/UIKitCellTests.swift.liquid",
    "rambler-viper/Tests/View/UIKitDataDisplayManagerTests.swift.liquid",
    "rambler-viper/Tests/View/UIKitViewTests.swift.liquid",
    "rambler-viper/parameters.yml",
    "rambler-viper/rambler-viper.rambaspec",
    "rambler-viper/snippets/added_reaction.liquid",
    "rambler-viper/snippets/added_tests.liquid",
    "rambler-viper/snippets/added_work.liquid",
    "rambler-viper/snippets/async_test.liquid",
    "rambler-viper/snippets/async_throwing_test.liquid",
    "rambler-viper/snippets/behind_framework.liquid",
    "rambler-viper/snippets/connect_view.liquid",
    "rambler-viper/snippets/description.liquid",
    "rambler-viper/snippets/expect.liquid",
    "rambler-viper/snippets/expect_equal.liquid",
    "rambler-viper/snippets/expect_nil.liquid",
    "rambler-viper/snippets/expect_same.liquid",
    "rambler-viper/snippets/fill_list_box.liquid",
    "rambler-viper/snippets/gtk_test_imports.liquid",
    "rambler-viper/snippets/header.liquid",
    "rambler-viper/snippets/imports.liquid",
    "rambler-viper/snippets/interactor_arguments.liquid",
    "rambler-viper/snippets/interface_controls.liquid",
    "rambler-viper/snippets/isolation.liquid",
    "rambler-viper/snippets/module_comment.liquid",
    "rambler-viper/snippets/provider.liquid",
    "rambler-viper/snippets/require.liquid",
    "rambler-viper/snippets/require_some.liquid",
    "rambler-viper/snippets/route_test_imports.liquid",
    "rambler-viper/snippets/row_title.liquid",
    "rambler-viper/snippets/row_type.liquid",
    "rambler-viper/snippets/runtime_imports.liquid",
    "rambler-viper/snippets/runtime_test_imports.liquid",
    "rambler-viper/snippets/screen_types.liquid",
    "rambler-viper/snippets/test.liquid",
    "rambler-viper/snippets/throwing_test.liquid",
    "rambler-viper/snippets/uikit_imports.liquid",
    "rambler-viper/snippets/view_arguments.liquid",
    "rambler-viper/snippets/view_layout.liquid",
    "rambler-viper/snippets/view_suite.liquid",
    "rambler-viper/snippets/view_test_imports.liquid",
    "surf-mvp-alert/Code/Alert.swift.liquid",
    "surf-mvp-alert/Code/ModuleOutput.swift.liquid",
    "surf-mvp-alert/Tests/AlertTests.swift.liquid",
    "surf-mvp-alert/parameters.yml",
    "surf-mvp-alert/snippets/behind_framework.liquid",
    "surf-mvp-alert/snippets/description.liquid",
    "surf-mvp-alert/snippets/expect_equal.liquid",
    "surf-mvp-alert/snippets/expect_nil.liquid",
    "surf-mvp-alert/snippets/fixture.liquid",
    "surf-mvp-alert/snippets/header.liquid",
    "surf-mvp-alert/snippets/isolation.liquid",
    "surf-mvp-alert/snippets/module_comment.liquid",
    "surf-mvp-alert/snippets/suite.liquid",
    "surf-mvp-alert/snippets/test.liquid",
    "surf-mvp-alert/snippets/testing_and_uikit_imports.liquid",
    "surf-mvp-alert/surf-mvp-alert.rambaspec",
    "surf-mvp.yml",
    "surf-mvp/Base/ModuleTransitionable.swift.liquid",
    "surf-mvp/Code/Configurator/AdderModuleConfigurator.swift.liquid",
    "surf-mvp/Code/Configurator/ModuleConfigurator.swift.liquid",
    "surf-mvp/Code/Presenter/ModuleInput.swift.liquid",
    "surf-mvp/Code/Presenter/ModuleOutput.swift.liquid",
    "surf-mvp/Code/Presenter/Presenter.swift.liquid",
    "surf-mvp/Code/Presenter/Service.swift.liquid",
    "surf-mvp/Code/Presenter/ServiceImplementation.swift.liquid",
    "surf-mvp/Code/Router/Router.swift.liquid",
    "surf-mvp/Code/Router/RouterInput.swift.liquid",
    "surf-mvp/Code/View/AdapterOutput.swift.liquid",
    "surf-mvp/Code/View/GTKAdapter.swift.liquid",
    "surf-mvp/Code/View/GTKView.swift.liquid",
    "surf-mvp/Code/View/TextView.swift.liquid",
    "surf-mvp/Code/View/UIKitAdapter.swift.liquid",
    "surf-mvp/Code/View/UIKitAdderAdapter.swift.liquid",
    "surf-mvp/Code/View/UIKitCell.swift.liquid",
    "surf-mvp/Code/View/UIKitContentView.swift.liquid",
    "surf-mvp/Code/View/UIKitView.swift.liquid",
    "surf-mvp/Code/View/View.storyboard.liquid",
    "surf-mvp/Code/View/View.xib.liquid",
    "surf-mvp/Code/View/ViewInput.swift.liquid",
    "surf-mvp/Code/View/ViewOutput.swift.liquid",
    "surf-mvp/Tests/Configurator/AdderModuleConfiguratorTests.swift.liquid",
    "surf-mvp/Tests/Configurator/ModuleConfiguratorTests.swift.liquid",
    "surf-mvp/Tests/Presenter/PresenterTests.swift.liquid",
    "surf-mvp/Tests/Presenter/ServiceImplementationTests.swift.liquid",
    "surf-mvp/Tests/Router/RouterTests.swift.liquid",
    "surf-mvp/Tests/View/GTKAdapterTests.swift.liquid",
    "surf-mvp/Tests/View/GTKViewTests.swift.liquid",
    "surf-mvp/Tests/View/TextViewTests.swift.liquid",
    "surf-mvp/Tests/View/UIKitAdapterTests.swift.liquid",
    "surf-mvp/Tests/View/UIKitAdderAdapterTests.swift.liquid",
    "surf-mvp/Tests/View/UIKitViewTests.swift.liquid",
    "surf-mvp/parameters.yml",
    "surf-mvp/snippets/added_reaction.liquid",
    "surf-mvp/snippets/added_tests.liquid",
    "surf-mvp/snippets/added_work.liquid",
    "surf-mvp/snippets/async_test.liquid",
    "surf-mvp/snippets/async_throwing_test.liquid",
    "surf-mvp/snippets/behind_framework.liquid",
    "surf-mvp/snippets/can_be_closed.liquid",
    "surf-mvp/snippets/configured_items.liquid",
    "surf-mvp/snippets/description.liquid",
    "surf-mvp/snippets/expect.liquid",
    "surf-mvp/snippets/expect_equal.liquid",
    "surf-mvp/snippets/expect_nil.liquid",
    "surf-mvp/snippets/expect_same.liquid",
    "surf-mvp/snippets/fact.liquid",
    "surf-mvp/snippets/fixture.liquid",
    "surf-mvp/snippets/gtk_test_imports.liquid",
    "surf-mvp/snippets/header.liquid",
    "surf-mvp/snippets/interface_controls.liquid",
    "surf-mvp/snippets/isolation.liquid",
    "surf-mvp/snippets/list_view.liquid",
    "surf-mvp/snippets/module_comment.liquid",
    "surf-mvp/snippets/require.liquid",
    "surf-mvp/snippets/require_some.liquid",
    "surf-mvp/snippets/row_title.liquid",
    "surf-mvp/snippets/runtime_imports.liquid",
    "surf-mvp/snippets/runtime_test_imports.liquid",
    "surf-mvp/snippets/selects.liquid",
    "surf-mvp/snippets/suite.liquid",
    "surf-mvp/snippets/test.liquid",
    "surf-mvp/snippets/testing_and_uikit_imports.liquid",
    "surf-mvp/snippets/testing_import.liquid",
    "surf-mvp/snippets/throwing_test.liquid",
    "surf-mvp/snippets/transitionable.liquid",
    "surf-mvp/snippets/view_layout.liquid",
    "surf-mvp/snippets/view_suite.liquid",
    "surf-mvp/surf-mvp.rambaspec",
    "viper-light.yml",
    "viper-light/Code/DataManager/DataManager.swift.liquid",
    "viper-light/Code/Logic/AdderWireframe.swift.liquid",
    "viper-light/Code/Logic/Interactor.swift.liquid",
    "viper-light/Code/Logic/Presenter.swift.liquid",
    "viper-light/Code/Logic/TextWireframe.swift.liquid",
    "viper-light/Code/Logic/UIKitWireframe.swift.liquid",
    "viper-light/Code/Protocols/Protocols.swift.liquid",
    "viper-light/Code/View/GTKViewController.swift.liquid",
    "viper-light/Code/View/TextViewController.swift.liquid",
    "viper-light/Code/View/UIKitContentView.swift.liquid",
    "viper-light/Code/View/UIKitViewController.swift.liquid",
    "viper-light/Code/View/View.storyboard.liquid",
    "viper-light/Code/View/View.xib.liquid",
    "viper-light/Tests/DataManager/DataManagerTests.swift.liquid",
    "viper-light/Tests/Logic/AdderWireframeTests.swift.liquid",
    "viper-light/Tests/Logic/InteractorTests.swift.liquid",
    "viper-light/Tests/Logic/PresenterTests.swift.liquid",
    "viper-light/Tests/Logic/TextWireframeTests.swift.liquid",
    "viper-light/Tests/Logic/UIKitWireframeTests.swift.liquid",
    "viper-light/Tests/View/GTKViewControllerTests.swift.liquid",
    "viper-light/Tests/View/TextViewControllerTests.swift.liquid",
    "viper-light/Tests/View/UIKitViewControllerTests.swift.liquid",
    "viper-light/parameters.yml",
    "viper-light/snippets/added_reaction.liquid",
    "viper-light/snippets/added_tests.liquid",
    "viper-light/snippets/added_work.liquid",
    "viper-light/snippets/async_test.liquid",
    "viper-light/snippets/async_throwing_test.liquid",
    "viper-light/snippets/behind_framework.liquid",
    "viper-light/snippets/can_be_closed.liquid",
    "viper-light/snippets/connect_dependencies.liquid",
    "viper-light/snippets/connected_parts.liquid",
    "viper-light/snippets/data_manager_mock.liquid",
    "viper-light/snippets/description.liquid",
    "viper-light/snippets/expect.liquid",
    "viper-light/snippets/expect_equal.liquid",
    "viper-light/snippets/expect_nil.liquid",
    "viper-light/snippets/expect_same.liquid",
    "viper-light/snippets/fixture.liquid",
    "viper-light/snippets/header.liquid",
    "viper-light/snippets/isolation.liquid",
    "viper-light/snippets/make_view.liquid",
    "viper-light/snippets/module_comment.liquid",
    "viper-light/snippets/new_wireframe.liquid",
    "viper-light/snippets/presenter_test_imports.liquid",
    "viper-light/snippets/require.liquid",
    "viper-light/snippets/require_condition.liquid",
    "viper-light/snippets/row_title.liquid",
    "viper-light/snippets/runtime_imports.liquid",
    "viper-light/snippets/suite.liquid",
    "viper-light/snippets/test.liquid",
    "viper-light/snippets/testing_and_uikit_imports.liquid",
    "viper-light/snippets/testing_import.liquid",
    "viper-light/snippets/throwing_test.liquid",
    "viper-light/snippets/view_fixtures.liquid",
    "viper-light/snippets/view_layout.liquid",
    "viper-light/snippets/view_suite.liquid",
    "viper-light/snippets/view_test_imports.liquid",
    "viper-light/snippets/wireframe_tests.liquid",
    "viper-light/viper-light.rambaspec",
  ]

  /// What a file holds; `nil` when there is none.
  package static func contents(of path: String) -> String? {
    positions[path].flatMap(contents(at:))
  }

  // Cases of a switch over strings are compared one after another.
  private static let positions = Dictionary(
    uniqueKeysWithValues: zip(paths, paths.indices))

  private static func contents(at position: Int) -> String? {
    switch position {
    case 0: #"""
{% include 'header' %}

{% capture says %}{{ subject.summary }}{% unless subject.summary contains '.' %}.{% endunless %}{% endcapture %}{% if comments.one_module_comment %}{% include 'module_comment' %}{% else %}/// {{ says }}{% endif %}
@MainActor
protocol {{ subject.name }}{% if subject.is_class_bound %}: AnyObject{% endif %} {
    /// {{ subject.method.summary }}
{%- if subject.method.returns_items %}
    ///
    /// - Returns: The items, in the order in which they are shown.
    @discardableResult
{%- endif %}
    func {{ subject.method.name }}(){% if subject.method.returns_items %} -> [String]{% endif %}
}

"""#
    case 1: #"""
{% include 'header' %}

{% capture says %}{{ subject.summary }}{% unless subject.summary contains '.' %}.{% endunless %}{% endcapture %}{% if subject.is_required and comments.one_module_comment %}{% include 'module_comment' %}{% else %}/// {{ says }}{% endif %}
{%- if subject.is_data %}
struct {{ roles[subject.role].type }} {
{%- if subject.is_read_only %}
    let items: [String]
{%- else %}
    var items: [String] = []
{%- endif %}
}
{%- else %}
@MainActor
final class {{ roles[subject.role].type }} {
{%- for property in subject.properties %}
    {{ property.declaration }}
{%- endfor %}
{%- if subject.state != '' %}
{%- if subject.properties.size > 0 %}{{ '' }}
{% endif %}
    private(set) var {{ subject.state }} = false
{%- endif %}
{%- for method in subject.methods %}
{%- if method.contract == '' %}
{%- if subject.properties.size > 0 or subject.state != '' %}{{ '' }}
{% endif %}
    /// Does the work of the {{ roles[subject.role].words }}.
{%- if method.returns_items %}
    ///
    /// - Returns: The items, in the order in which they are shown.
    @discardableResult
{%- endif %}
    {% include 'added_method' %}
{%- endif %}
{%- endfor %}
}
{%- for method in subject.methods %}
{%- if method.contract != '' %}

// MARK: - {{ method.contract }}

extension {{ roles[subject.role].type }}: {{ method.contract }} {
{%- unless method.is_known %}
    {% include 'added_method' %}
{%- endunless %}
}
{%- endif %}
{%- endfor %}
{%- endif %}

"""#
    case 2: #"""
{%- assign part = roles[subject.role] -%}
{% include 'header' %}
{% if custom_parameters.tests == 'xctest' %}
import XCTest
{%- else %}
import Testing
{%- endif %}

@testable import {{ module_info.product_module_name }}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ part.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ part.tests }} {
{%- endif %}
{%- assign is_first = true %}
{%- for method in subject.methods %}
{%- unless method.is_known %}
{%- unless is_first %}{{ '' }}
{% endunless %}
{%- assign is_first = false %}
{%- if method.contract != '' %}
    // MARK: - {{ method.contract }}
{% endif %}
{%- for call in method.spied_calls %}
{%- unless forloop.first %}{{ '' }}
{% endunless %}
{%- capture test %}{{ method.name }}Asks{{ call.name | slice: 0 | upcase }}{{ call.name | slice: 1, 200 }}{% endcapture %}
    {% include 'test', name: test %}
        // given
        let spy = {{ call.contract }}{{ spy }}()
        let sut = {{ part.type }}()
        sut.{{ call.name }} = spy

        // when
        {% if method.returns_items and method.contract != '' %}_ = {% endif %}sut.{{ method.name }}()

        // then
{%- capture call_count %}spy.{{ call.method }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: call_count, expected: '1' %}
    }
{%- endfor %}
{%- if method.returns_items %}
{%- if method.spied_calls.size > 0 %}{{ '' }}
{% endif %}
{%- capture test %}{{ method.name }}ReturnsTheItems{% endcapture %}
{%- capture items %}["{{ module_info.name }} item"]{% endcapture %}
    {% include 'test', name: test %}
        // given
        let sut = {{ part.type }}()

        // when
        let items = sut.{{ method.name }}()

        // then
        {% include 'expect_equal', value: 'items', expected: items %}
    }
{%- elsif method.is_remembered %}
{%- capture test %}{{ method.name }}IsRemembered{% endcapture %}
{%- capture state %}sut.{{ subject.state }}{% endcapture %}
    {% include 'test', name: test %}
        // given
        let sut = {{ part.type }}()

        // when
        sut.{{ method.name }}()

        // then
        {% include 'expect', condition: state %}
    }
{%- endif %}
{%- endunless %}
{%- endfor %}
}

"""#
    case 3: #"""
{%- for call in added.holders[role].calls %}
{% if indent %}{{ indent }}{% endif %}        {{ call.name }}?.{{ call.method }}()
{%- endfor -%}

"""#
    case 4: #"""
{%- for call in added.holders[role].calls_without_answer %}
        {{ call.name }}?.{{ call.method }}()
{%- endfor -%}

"""#
    case 5: #"""
{%- for conformance in added.holders[role].conformances %}

{% if indent %}{{ indent }}{% endif %}// MARK: - {{ conformance.contract }}

{% if indent %}{{ indent }}{% endif %}extension {{ type }}: {{ conformance.contract }} {
{%- for method in conformance.methods %}
{% if indent %}{{ indent }}{% endif %}    func {{ method.name }}() {
{% if indent %}{{ indent }}{% endif %}        {% include 'added_reaction' %}
{% if indent %}{{ indent }}{% endif %}    }
{%- endfor %}
{% if indent %}{{ indent }}{% endif %}}
{%- endfor -%}

"""#
    case 6: #"""
func {{ method.name }}(){% if method.returns_items %} -> [String]{% endif %} {
{%- for call in method.calls %}
        {{ call.name }}?.{{ call.method }}()
{%- endfor %}
{%- if method.returns_items %}
        {% if method.calls.size > 0 %}return {% endif %}["{{ module_info.name }} item"]
{%- elsif method.is_remembered %}
        {{ subject.state }} = true
{%- endif %}
    }
{%- comment %}{% endcomment -%}

"""#
    case 7: #"""
{%- if part == added.screen -%}
{{ view }}
{%- elsif composer and part == composer -%}
self
{%- else -%}
{{ roles[part].variable }}
{%- endif -%}

"""#
    case 8: #"""
{%- for property in added.holders[role].properties %}
{% if indent %}{{ indent }}{% endif %}    {{ property.declaration }}
{%- endfor -%}

"""#
    case 9: #"""
// Add what the {{ roles[role].words }} does here.
{%- comment %}{% endcomment -%}

"""#
    case 10: #"""
{%- capture work %}{% include 'added_work' %}{% endcapture -%}
{% include 'added_turn', turn: added.holders.Presenter.first_turn -%}

"""#
    case 11: #"""
{%- if turn -%}
if let {{ turn.name }} {
            {{ turn.name }}.{{ turn.method }}()
        } else {
            {{ work }}
        }
{%- else -%}
{{ work }}
{%- endif -%}

"""#
    case 12: #"""
{%- for part in added.roles %}
{%- unless part.is_data %}
{% if indent %}{{ indent }}{% endif %}        let {{ roles[part.role].variable }} = {{ roles[part.role].type }}()
{%- endunless %}
{%- endfor %}
{%- for link in added.links %}
{%- assign part = link.holder %}
{% if indent %}{{ indent }}{% endif %}        {% include 'added_part' %}.{{ link.name }} = {% assign part = link.target %}{% include 'added_part' %}
{%- endfor -%}

"""#
    case 13: #"""
{%- capture bundle %}{% if platform.is_package %}.module{% else %}Bundle(for: {{ type }}.self){% endif %}{% endcapture -%}
{%- capture returns %}The view controller; its dependencies are not set yet.{% endcapture -%}
{%- if setup_in_factory -%}
{%- capture returns %}The view controller, connected with its scene.{% endcapture -%}
{%- endif -%}
{%- if custom_parameters.view == 'xib' %}
    /// Creates the view controller, which loads its views from its xib.
    ///
    /// - Returns: {{ returns }}
    static func controller() -> {{ type }} {
{%- if setup_in_factory %}
        let viewController = {{ type }}(nibName: "{{ type }}", bundle: {{ bundle }})
        {{ setup_in_factory }}
        return viewController
{%- else %}
        {{ type }}(nibName: "{{ type }}", bundle: {{ bundle }})
{%- endif %}
    }
{%- else %}
    /// Creates the view controller from its storyboard.
    ///
    /// - Returns: {{ returns }}
    static func controller() -> {{ type }} {
        let storyboard = UIStoryboard(name: "{{ type }}", bundle: {{ bundle }})
        return storyboard.instantiateViewController(identifier: "{{ type }}")
    }
{%- endif -%}

"""#
    case 14: #"""
{%- assign lines = text | strip | newline_to_br | strip_newlines | split: '<br />' -%}
{%- for line in lines %}
{{ spaces }}{{ line }}
{%- endfor %}
"""#
    case 15: #"""
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
{%- unless has_plain_colors %}
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
{%- endunless %}
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
"""#
    case 16: #"""
{%- unless has_plain_colors %}    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>{% endunless %}
"""#
    case 17: #"""
{%- capture text %}
<view {% if key %}key="{{ key }}" {% endif %}contentMode="scaleToFill" id="vwR-oo-t01">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
{%- include 'indented_interface', text: subviews, spaces: '        ' %}
    </subviews>
    <viewLayoutGuide key="safeArea" id="sfA-re-a01"/>
{%- if has_plain_colors %}
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
{%- else %}
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
{%- endif %}
    <constraints>
{%- include 'indented_interface', text: constraints, spaces: '        ' %}
    </constraints>
{%- unless key %}
    <point key="canvasLocation" x="132" y="-11"/>
{%- endunless %}
</view>
{%- endcapture -%}
{%- include 'indented_interface', text: text, spaces: spaces -%}

"""#
    case 18: #"""
{%- assign controller = roles.View.type -%}
{%- assign data_mode = 'none' -%}
{%- if custom_parameters.view == 'storyboard' -%}
{%- assign data_mode = 'prototypes' -%}
{%- endif -%}
{%- capture subviews -%}
<stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stV-ie-w01">
    <rect key="frame" x="0.0" y="59" width="393" height="759"/>
    <subviews>
{%- if is_collection %}
        <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="{{ data_mode }}" id="clV-ie-w01">
            <rect key="frame" x="0.0" y="0.0" width="393" height="725"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" minimumLineSpacing="10" minimumInteritemSpacing="10" id="flL-ay-t01">
                <size key="itemSize" width="128" height="128"/>
                <size key="headerReferenceSize" width="0.0" height="0.0"/>
                <size key="footerReferenceSize" width="0.0" height="0.0"/>
                <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
            </collectionViewFlowLayout>
        </collectionView>
{%- else %}
        <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="tbV-ie-w01">
            <rect key="frame" x="0.0" y="0.0" width="393" height="725"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </tableView>
{%- endif %}
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="clB-tn-001">
            <rect key="frame" x="0.0" y="725" width="393" height="34"/>
            <state key="normal" title="Close"/>
        </button>
    </subviews>
</stackView>
{%- if has_message %}
<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="msL-ab-e01">
    <rect key="frame" x="16" y="438.66666666666669" width="361" height="0.0"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <nil key="textColor"/>
    <nil key="highlightedColor"/>
</label>
{%- endif %}
{%- endcapture -%}
{%- capture constraints -%}
<constraint firstItem="stV-ie-w01" firstAttribute="top" secondItem="sfA-re-a01" secondAttribute="top" id="cnS-to-p01"/>
<constraint firstItem="sfA-re-a01" firstAttribute="bottom" secondItem="stV-ie-w01" secondAttribute="bottom" id="cnS-bo-t01"/>
<constraint firstItem="stV-ie-w01" firstAttribute="leading" secondItem="vwR-oo-t01" secondAttribute="leading" id="cnS-le-d01"/>
<constraint firstAttribute="trailing" secondItem="stV-ie-w01" secondAttribute="trailing" id="cnS-tr-l01"/>
{%- if has_message %}
<constraint firstItem="msL-ab-e01" firstAttribute="centerY" secondItem="sfA-re-a01" secondAttribute="centerY" id="cnM-ce-y01"/>
<constraint firstItem="msL-ab-e01" firstAttribute="leading" secondItem="vwR-oo-t01" secondAttribute="leadingMargin" id="cnM-le-d01"/>
<constraint firstAttribute="trailingMargin" secondItem="msL-ab-e01" secondAttribute="trailing" id="cnM-tr-l01"/>
{%- endif %}
{%- endcapture -%}
{%- capture outlets -%}
<outlet property="closeButton" destination="clB-tn-001" id="otC-ls-b01"/>
{%- if is_collection %}
<outlet property="collectionView" destination="clV-ie-w01" id="otC-ol-v01"/>
{%- endif %}
{%- if has_message %}
<outlet property="messageLabel" destination="msL-ab-e01" id="otM-sg-l01"/>
{%- endif %}
{%- unless is_collection %}
<outlet property="tableView" destination="tbV-ie-w01" id="otT-bl-v01"/>
{%- endunless %}
{%- endcapture -%}

"""#
    case 19: #"""
{%- assign controller = roles.View.type -%}
{%- capture subviews -%}
<stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stV-ie-w01">
    <rect key="frame" x="175.66666666666666" y="428.33333333333331" width="42" height="30"/>
    <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="nmL-ab-e01">
            <rect key="frame" x="0.0" y="0.0" width="42" height="0.0"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <nil key="textColor"/>
            <nil key="highlightedColor"/>
        </label>
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="clB-ut-n01">
            <rect key="frame" x="0.0" y="0.0" width="42" height="30"/>
            <state key="normal" title="Close"/>
        </button>
    </subviews>
</stackView>
{%- endcapture -%}
{%- capture constraints -%}
<constraint firstItem="stV-ie-w01" firstAttribute="centerX" secondItem="vwR-oo-t01" secondAttribute="centerX" id="cnS-cX-n01"/>
<constraint firstItem="stV-ie-w01" firstAttribute="centerY" secondItem="vwR-oo-t01" secondAttribute="centerY" id="cnS-cY-n01"/>
<constraint firstItem="stV-ie-w01" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="vwR-oo-t01" secondAttribute="leadingMargin" id="cnS-le-d01"/>
<constraint firstAttribute="trailingMargin" relation="greaterThanOrEqual" secondItem="stV-ie-w01" secondAttribute="trailing" id="cnS-tr-l01"/>
{%- endcapture -%}
{%- capture outlets -%}
<outlet property="closeButton" destination="clB-ut-n01" id="otC-ls-b01"/>
<outlet property="namesLabel" destination="nmL-ab-e01" id="otN-ms-l01"/>
{%- endcapture -%}

"""#
    case 20: #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vwC-tl-r01">
{% include 'interface_header' %}
    <scenes>
        <scene sceneID="scN-e0-001">
            <objects>
                <viewController storyboardIdentifier="{{ identifier | default: controller }}" id="vwC-tl-r01" customClass="{{ controller }}" customModule="{{ module_info.product_module_name }}" customModuleProvider="target" sceneMemberID="viewController">
{%- include 'interface_view', key: 'view', spaces: '                    ' %}
                    <connections>
{%- include 'indented_interface', text: outlets, spaces: '                        ' %}
                    </connections>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="frs-tR-s01" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
{%- if scene_objects %}
{%- include 'indented_interface', text: scene_objects, spaces: '                ' %}
{%- endif %}
            </objects>
            <point key="canvasLocation" x="132" y="-11"/>
        </scene>
    </scenes>
{% include 'interface_resources' %}
</document>

"""#
    case 21: #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
{% include 'interface_header' %}
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="{{ controller }}" customModule="{{ module_info.product_module_name }}" customModuleProvider="target">
            <connections>
{%- include 'indented_interface', text: outlets, spaces: '                ' %}
                <outlet property="view" destination="vwR-oo-t01" id="otV-ie-w01"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
{%- include 'interface_view', spaces: '        ' %}
    </objects>
{% include 'interface_resources' %}
</document>

"""#
    case 22: #"""
# The files of a new app, in addition to its first module, its adder.yml and its project.pbxproj. Like the
# spec of a template, this file is rendered as Liquid and then read as YAML.
#
# `name` is the path from the app's folder, `path` the Liquid file next to this one. The folder with an
# architecture's name contains its differences: the snippets that open the first module and, in
# `files.liquid`, more files. Snippets are searched there first, then in `snippets`.
files:
  - {name: .gitignore, path: files/gitignore.liquid}
  - {name: README.md, path: files/README.md.liquid}
{%- if app.kind == 'package' %}
  - {name: Package.swift, path: files/Package.swift.liquid}
{%- endif %}
{%- if app.ui != 'uikit' %}
  - {name: "{{ app.entry }}/main.swift", path: files/main.swift.liquid}
{%- if app.ui == 'none' %}
  - {name: "{{ app.entry }}/Terminal.swift", path: files/Terminal.swift.liquid}
{%- endif %}
{%- else %}
  - {name: "{{ app.entry }}/SceneDelegate.swift", path: files/SceneDelegate.swift.liquid}
{%- endif %}
{%- if app.kind == 'xcode' %}
  - {name: "{{ app.entry }}/AppDelegate.swift", path: files/AppDelegate.swift.liquid}
  - {name: "{{ app.sources }}/Info.plist", path: files/Info.plist.liquid}
  - {name: "{{ app.sources }}/Resources/LaunchScreen.storyboard", path: files/LaunchScreen.storyboard.liquid}
  - {name: "{{ app.sources }}/Resources/Assets.xcassets/Contents.json", path: files/Assets.json.liquid}
  - {name: "{{ app.sources }}/Resources/Assets.xcassets/AccentColor.colorset/Contents.json", path: files/AccentColor.json.liquid}
  - {name: "{{ app.sources }}/Resources/Assets.xcassets/AppIcon.appiconset/Contents.json", path: files/AppIcon.json.liquid}
  - {name: "{{ app.name }}.xcodeproj/project.xcworkspace/contents.xcworkspacedata", path: files/contents.xcworkspacedata.liquid}
  - {name: "{{ app.name }}.xcodeproj/xcshareddata/xcschemes/{{ app.name }}.xcscheme", path: files/scheme.liquid}
{%- endif %}
{% include 'files' %}

"""#
    case 23: #"""
{% include 'header' %}

/// The open views, one on top of the other.
///
/// It retains the views, and each view retains the rest of its module: a popped module is released.
@MainActor
final class NavigationController {
    private var views: [AnyObject] = []

    /// The view that the user sees; `nil` if all modules are closed.
    var topView: AnyObject? {
        views.last
    }

    /// Pushes a view.
    ///
    /// - Parameter view: The view of a module.
    func push(_ view: AnyObject) {
        views.append(view)
    }

    /// Removes the top view.
    func {{ methods.NavigationControllerInterface.popView }}() {
        _ = views.popLast()
    }
}

// MARK: - {{ contracts.NavigationControllerInterface.name }}

extension NavigationController: {{ contracts.NavigationControllerInterface.name }} {
    func {{ methods.NavigationControllerInterface.pushView }}(_ view: {{ roles.View.plain.type }}) {
        push(view)
    }
}

"""#
    case 24: #"""
{%- if app.ui == 'none' %}
  - {name: "{{ app.sources }}/NavigationController.swift", path: bytepace-viper/NavigationController.swift.liquid}
{%- endif %}
"""#
    case 25: #"""
{{ roles.Assembly.type }}()
"""#
    case 26: #"""
{%- assign can_select = true -%}
{%- assign optional = '?' -%}
{%- assign select = 'selectName' -%}
{%- assign hint = 'Enter the number of a name to select it, or q to quit.' -%}
let navigationController = NavigationController()
{{ roles.Assembly.type }}.{{ compositions.Assembly.method }}(write: terminal.write).pushView(in: navigationController)
let view = navigationController.topView as? {{ roles.View.plain.type }}
"""#
    case 27: #"""
        let navigationController = UINavigationController()
        {{ roles.Assembly.type }}.{{ compositions.Assembly.method }}().pushViewController(in: navigationController)
        window.rootViewController = navigationController
"""#
    case 28: #"""
{{ app.module }}Scene()
"""#
    case 29: #"""
{%- assign can_select = true -%}
{%- assign optional = '?' -%}
{%- assign select = 'selectItem' -%}
{%- assign hint = 'Enter the number of an item to select it, or q to quit.' -%}
var view: {{ roles.View.type }}?
view = {{ roles.View.type }}(write: terminal.write, onClose: { view = nil })
view?.start()
"""#
    case 30: #"""
        window.rootViewController = UINavigationController(
            rootViewController: {{ roles.View.type }}(nibName: nil, bundle: nil)
        )
"""#
    case 31: #"""
{
  "colors" : [
    {
      "idiom" : "universal"
    }
  ],
  "info" : {
    "author" : "xcode",
    "version" : 1
  }
}

"""#
    case 32: #"""
{% include 'header' %}

import UIKit

/// The entry point of the app. The scene delegate creates its windows.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }
}

"""#
    case 33: #"""
{
  "images" : [
    {
      "idiom" : "universal",
      "platform" : "ios",
      "size" : "1024x1024"
    },
    {
      "appearances" : [
        {
          "appearance" : "luminosity",
          "value" : "dark"
        }
      ],
      "idiom" : "universal",
      "platform" : "ios",
      "size" : "1024x1024"
    },
    {
      "appearances" : [
        {
          "appearance" : "luminosity",
          "value" : "tinted"
        }
      ],
      "idiom" : "universal",
      "platform" : "ios",
      "size" : "1024x1024"
    }
  ],
  "info" : {
    "author" : "xcode",
    "version" : 1
  }
}

"""#
    case 34: #"""
{
  "info" : {
    "author" : "xcode",
    "version" : 1
  }
}

"""#
    case 35: #"""
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>UIApplicationSceneManifest</key>
	<dict>
		<key>UIApplicationSupportsMultipleScenes</key>
		<false/>
		<key>UISceneConfigurations</key>
		<dict>
			<key>UIWindowSceneSessionRoleApplication</key>
			<array>
				<dict>
					<key>UISceneConfigurationName</key>
					<string>Default Configuration</string>
					<key>UISceneDelegateClassName</key>
					<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
				</dict>
			</array>
		</dict>
	</dict>
</dict>
</plist>

"""#
    case 36: #"""
<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="Lau-Sc-Vct">
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>
        <!--View Controller-->
        <scene sceneID="Lau-Sc-Scn">
            <objects>
                <viewController id="Lau-Sc-Vct" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="Lau-Sc-Vie">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <viewLayoutGuide key="safeArea" id="Lau-Sc-Saf"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="Lau-Sc-Fst" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
    </scenes>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""#
    case 37: #"""
// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "{{ app.name }}",
{%- if app.ui == 'uikit' %}
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "{{ app.name }}", targets: ["{{ app.target }}"]),
    ],
    targets: [
        .target(name: "{{ app.target }}"),
        .testTarget(name: "{{ app.target }}Tests", dependencies: ["{{ app.target }}"]),
{%- else %}
    platforms: [.macOS(.v13)],
{%- if app.ui == 'gtk' %}
    dependencies: [
        {{ app.library }},
    ],
{%- endif %}
    targets: [
{%- if app.target != app.name %}
        // In ASCII letters, because linkers on Linux accept no others in the name of an executable.
{%- endif %}
{%- if app.ui == 'gtk' %}
        .executableTarget(
            name: "{{ app.target }}",
            dependencies: [
{%- include 'library_products' %}
            ]
        ),
        .testTarget(
            name: "{{ app.target }}Tests",
            dependencies: [
                "{{ app.target }}",
{%- include 'library_products' %}
                .product(name: "AdderTesting", package: "{{ app.library_package }}"),
            ]
        ),
{%- else %}
        .executableTarget(name: "{{ app.target }}"),
        .testTarget(name: "{{ app.target }}Tests", dependencies: ["{{ app.target }}"]),
{%- endif %}
{%- endif %}
    ],
    swiftLanguageModes: [.v6]
)

"""#
    case 38: #"""
# {{ app.name }}

{%- if app.kind == 'xcode' %}

An iOS app. Open it with `open {{ app.name }}.xcodeproj`, then run it with ⌘R and its tests with ⌘U.
From a terminal:

```
xcodebuild test -project {{ app.name }}.xcodeproj -scheme {{ app.name }} -destination 'platform=iOS Simulator,name=iPhone 16'
```
{%- elsif app.ui == 'uikit' %}

The code of an iOS app, as a Swift package. To run it, link it from an app target:

1. In Xcode, create an iOS app with another name, for example `{{ app.name }}App`, with the interface
   Storyboard, and add this folder to it as a local package with the library `{{ app.name }}`.
2. Delete its `SceneDelegate.swift`, its `ViewController.swift` and its `Main.storyboard`, and the lines
   with `Main` in its `Info.plist` and its build settings.
3. Make its app delegate use the scene delegate of this package:

```swift
import {{ app.name }}
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil,
            sessionRole: connectingSceneSession.role
        )
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}
```

Run the tests with the scheme `{{ app.name }}` on a simulator, or those that need no UIKit with
`swift test`.
{%- elsif app.ui == 'gtk' %}

An app in a window, built with GTK 4 and libadwaita. Install these once
(`sudo apt install libadwaita-1-dev`), then run the app with `swift run` and its tests with `swift test`.
The tests of views are skipped if there is no display.
{%- else %}

A program for the terminal. Run it with `swift run`: it lists the items of the first module, and `q` quits. Run its
tests with `swift test`.
{%- endif %}

## Folders

The architecture is {{ app.architecture.title }}; `adder architecture show {{ app.architecture.name }}` describes it.

| in `{{ app.sources }}` | |
| --- | --- |
{%- for folder in app.folders %}
| `{{ folder.path }}` | {{ folder.summary }} |
{%- endfor %}
{%- if app.kind == 'xcode' %}
| `Resources` | Images, colours and the launch screen |
{%- endif %}

The first module is `{{ app.modules }}/{{ app.module }}`, and its tests are in
`{{ app.test_modules }}/{{ app.module }}`.

## The next module

`adder gen Profile` generates another module next to the first one. `adder.yml` has the settings.

"""#
    case 39: #"""
{%- if app.kind == 'package' %}{% assign access = 'public ' %}{% else %}{% assign access = '' %}{% endif -%}
{% include 'header' %}

{% capture body %}
import UIKit

/// Opens the first module in the window of its scene.
{{ access }}final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    {{ access }}var window: UIWindow?
{% include 'scene_properties' %}
    {{ access }}func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
{% include 'open_in_window' %}
        window.makeKeyAndVisible()
        self.window = window
    }
}
{%- include 'scene_output' %}
{% endcapture %}{% include 'uikit_code' %}

"""#
    case 40: #"""
{% include 'header' %}

import Foundation

/// The terminal in which the app runs: what the app writes, and what the user types.
@MainActor
final class Terminal {
    private let (written, newLine) = AsyncStream.makeStream(of: Void.self)

    /// How many lines have been written.
    private(set) var lineCount = 0

    /// True if a person types the input, and false if it comes from a file or another program.
    var isInteractive: Bool {
        isatty(STDIN_FILENO) == 1
    }

    /// The lines of the input, until it ends.
    var lines: AsyncStream<String> {
        AsyncStream { continuation in
            // Reading blocks its thread, so it has one of its own.
            Thread.detachNewThread {
                while let line = readLine() {
                    continuation.yield(line)
                }
                continuation.finish()
            }
        }
    }

    /// Writes a line.
    ///
    /// - Parameter line: The text of the line.
    func write(_ line: String) {
        print(line)
        lineCount += 1
        newLine.yield()
    }

    /// Waits until something has been written.
    func waitForFirstLine() async {
        for await _ in written {
            return
        }
    }
}

"""#
    case 41: #"""
<?xml version="1.0" encoding="UTF-8"?>
<Workspace
   version = "1.0">
   <FileRef
      location = "self:">
   </FileRef>
</Workspace>

"""#
    case 42: #"""
.DS_Store
{%- if app.kind == 'package' %}
.build/
.swiftpm/
{%- endif %}
{%- if app.ui == 'uikit' %}
xcuserdata/
DerivedData/
{%- endif %}

"""#
    case 43: #"""
{% include 'header' %}

{% if app.ui == 'gtk' %}{% include 'open_in_gtk' %}{% else %}{% assign entry = 'view' %}{% assign waits = true %}let terminal = Terminal()
{% include 'open_as_text' %}
{%- if waits %}
await terminal.waitForFirstLine()
{%- endif %}

if terminal.isInteractive {
    print("{{ hint }}")
}
for await line in terminal.lines {
    if line == "q" {
        break
    }
{%- if can_select %}
    guard let number = Int(line) else {
        print("{{ hint }}")
        continue
    }
    let lineCount = terminal.lineCount
    {{ entry }}{{ optional }}.{{ select }}(at: number - 1)
    if terminal.lineCount == lineCount {
        print("Nothing has the number \(number).")
    }
{%- else %}
    print("{{ hint }}")
{%- endif %}
}
{{ entry }}{{ optional }}.close()
{%- include 'module_output' %}
{%- endif %}

"""#
    case 44: #"""
<?xml version="1.0" encoding="UTF-8"?>
<Scheme
   LastUpgradeVersion = "1640"
   version = "1.7">
   <BuildAction
      parallelizeBuildables = "YES"
      buildImplicitDependencies = "YES"
      buildArchitectures = "Automatic">
      <BuildActionEntries>
         <BuildActionEntry
            buildForTesting = "YES"
            buildForRunning = "YES"
            buildForProfiling = "YES"
            buildForArchiving = "YES"
            buildForAnalyzing = "YES">
{%- assign indent = '            ' %}
            <BuildableReference
               {% include 'app_reference' %}
            </BuildableReference>
         </BuildActionEntry>
      </BuildActionEntries>
   </BuildAction>
   <TestAction
      buildConfiguration = "Debug"
      selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
      selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
      shouldUseLaunchSchemeArgsEnv = "YES">
      <Testables>
         <TestableReference
            skipped = "NO"
            parallelizable = "YES">
            <BuildableReference
               BuildableIdentifier = "primary"
               BlueprintIdentifier = "{{ app.test_target_id }}"
               BuildableName = "{{ app.name }}Tests.xctest"
               BlueprintName = "{{ app.name }}Tests"
               ReferencedContainer = "container:{{ app.name }}.xcodeproj">
            </BuildableReference>
         </TestableReference>
      </Testables>
   </TestAction>
   <LaunchAction
      buildConfiguration = "Debug"
      selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
      selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
      launchStyle = "0"
      useCustomWorkingDirectory = "NO"
      ignoresPersistentStateOnLaunch = "NO"
      debugDocumentVersioning = "YES"
      debugServiceExtension = "internal"
      allowLocationSimulation = "YES">
      <BuildableProductRunnable
         runnableDebuggingMode = "0">
{%- assign indent = '         ' %}
         <BuildableReference
            {% include 'app_reference' %}
         </BuildableReference>
      </BuildableProductRunnable>
   </LaunchAction>
   <ProfileAction
      buildConfiguration = "Release"
      shouldUseLaunchSchemeArgsEnv = "YES"
      savedToolIdentifier = ""
      useCustomWorkingDirectory = "NO"
      debugDocumentVersioning = "YES">
      <BuildableProductRunnable
         runnableDebuggingMode = "0">
         <BuildableReference
            {% include 'app_reference' %}
         </BuildableReference>
      </BuildableProductRunnable>
   </ProfileAction>
   <AnalyzeAction
      buildConfiguration = "Debug">
   </AnalyzeAction>
   <ArchiveAction
      buildConfiguration = "Release"
      revealArchiveInOrganizer = "YES">
   </ArchiveAction>
</Scheme>

"""#
    case 45: #"""
{%- assign first = app.module | slice: 0 | downcase -%}
{%- assign wireframe = app.module | slice: 1, 200 | prepend: first | append: roles.Wireframe.noun -%}
{% include 'header' %}

{% capture body %}
{% if app.ui == 'uikit' %}import UIKit

{% elsif app.ui == 'gtk' %}import AdderGTK

{% endif %}/// The {{ roles.Wireframe.words }}s of the app, made and connected in one place when it starts.
@MainActor
final class AppDependencies {
{%- if app.ui == 'uikit' %}
    private let root{{ roles.Wireframe.noun }} = Root{{ roles.Wireframe.noun }}()
{%- endif %}
{%- if app.ui == 'none' %}
    private let {{ wireframe }}: {{ roles.Wireframe.type }}

    /// Creates the dependencies.
    ///
    /// - Parameter write: Writes one line of a module.
    init(write: @escaping (String) -> Void) {
        {{ wireframe }} = {{ roles.Wireframe.type }}(write: write)
    }
{%- else %}
    private let {{ wireframe }} = {{ roles.Wireframe.type }}()
{%- endif %}
{% if app.ui == 'uikit' %}
    /// Opens the first module.
    ///
    /// - Parameter window: The window that shows it.
    func installRootViewController(into window: UIWindow) {
        {{ wireframe }}.present{{ app.module }}Interface(
            in: root{{ roles.Wireframe.noun }}.installNavigationController(into: window)
        )
    }
{%- elsif app.ui == 'gtk' %}
    /// Opens a window with the first module.
    ///
    /// - Parameter application: Ends when its last window is closed.
    func openFirstWindow(in application: GTKApplication) throws {
        try GTKScreen(root: {{ wireframe }}, in: application)
    }
{%- else %}
    /// Opens the first module.
    ///
    /// - Returns: The view of the module, for the user's input.
    func presentFirstInterface() -> {{ roles.View.type }}? {
        {{ wireframe }}.present{{ app.module }}Interface()
        return {{ wireframe }}.{{ references.Wireframe.viewController }}
    }
{%- endif %}
}
{% endcapture -%}
{%- if app.ui == 'uikit' -%}
{% include 'uikit_code' %}
{%- else -%}
{{ body | strip }}
{%- endif %}

"""#
    case 46: #"""
{% include 'header' %}

{% capture body %}
import UIKit

/// Provides the window's navigation controller, which shows the modules of the app.
@MainActor
final class Root{{ roles.Wireframe.noun }} {
    private let navigationController = UINavigationController()

    /// Puts the navigation controller into a window.
    ///
    /// - Parameter window: The window of the app.
    /// - Returns: The navigation controller for the {{ roles.Wireframe.words }} of the first module.
    func installNavigationController(into window: UIWindow) -> UINavigationController {
        window.rootViewController = navigationController
        return navigationController
    }
}
{% endcapture %}{% include 'uikit_code' %}

"""#
    case 47: #"""
  - {name: "{{ app.sources }}/AppDependencies.swift", path: mutual-mobile-viper/AppDependencies.swift.liquid}
{%- if app.ui == 'uikit' %}
  - {name: "{{ app.sources }}/Common/View/Root{{ roles.Wireframe.noun }}.swift", path: mutual-mobile-viper/RootWireframe.swift.liquid}
{%- endif %}
"""#
    case 48: #"""
{%- assign can_select = true -%}
{%- assign optional = '?' -%}
{%- assign select = 'selectName' -%}
{%- assign hint = 'Enter the number of an item to select it, or q to quit.' -%}
let appDependencies = AppDependencies(write: terminal.write)
let view = appDependencies.presentFirstInterface()
"""#
    case 49: #"""
import AdderGTK

let appDependencies = AppDependencies()
GTKApplication.run(identifier: "{{ app.gtk_identifier }}") { application in
    try appDependencies.openFirstWindow(in: application)
}
{%- comment %}{% endcomment -%}

"""#
    case 50: #"""
        appDependencies.installRootViewController(into: window)
"""#
    case 51: #"""

    private let appDependencies = AppDependencies()

"""#
    case 52: #"""
{%- assign can_select = false -%}
{%- assign select = '' -%}
{%- assign hint = 'Enter q to quit.' -%}
{%- assign entry = opening.entry -%}
{%- assign waits = opening.shows_something -%}
{%- if opening.is_behind_root -%}{%- assign optional = '?' -%}{%- else -%}{%- assign optional = '' -%}{%- endif -%}
{%- for line in opening.lines -%}
{%- unless forloop.first %}
{% endunless -%}
{{ line }}
{%- endfor %}
{%- if opening.has_screen %}
{{ entry }}{{ optional }}.write = terminal.write
{{ entry }}{{ optional }}.{{ opening.start }}()
{%- else %}
{{ entry }}{{ optional }}.{{ opening.start }}()
terminal.write("{{ app.module }} has started.")
{%- if opening.shows_something %}
for item in {{ entry }}{{ optional }}.items{% if opening.is_behind_root %} ?? []{% endif %} {
    terminal.write(item)
}
{%- endif %}
{%- endif %}
"""#
    case 53: #"""
{%- for line in opening.lines %}        {{ line }}
{% endfor %}
{%- if opening.is_behind_root %}        firstModule = {{ opening.root }}
        window.rootViewController = {{ opening.entry }}.map(UINavigationController.init(rootViewController:))
{%- else %}        window.rootViewController = UINavigationController(rootViewController: {{ opening.entry }})
{%- endif %}
"""#
    case 54: #"""
{%- if opening.is_behind_root %}    private var firstModule: {{ opening.root_type }}?
{% endif -%}

"""#
    case 55: #"""
{{ roles.Assembly.type }}()
"""#
    case 56: #"""


// MARK: - {{ contracts.TransitionHandler.name }}

extension Terminal: {{ contracts.TransitionHandler.name }} {
    func {{ methods.TransitionHandler.closeCurrentModule }}() {
        write("Closed {{ app.module }}.")
    }
}
{%- if parts contains 'ModuleOutput' %}

// MARK: - {{ contracts.ModuleOutput.name }}

extension Terminal: {{ contracts.ModuleOutput.name }} {
    func {{ methods.ModuleOutput.didSelectItem }}(_ item: String) {
        write("Selected: \(item)")
    }
}
{%- endif -%}

"""#
    case 57: #"""
{%- assign optional = '' -%}
{%- assign select = 'selectItem' -%}
{%- if parts contains 'ModuleOutput' -%}
{%- assign can_select = true -%}
{%- assign hint = 'Enter the number of an item to select it, or q to quit.' -%}
{%- else -%}
{%- assign can_select = false -%}
{%- assign hint = 'Enter q to quit.' -%}
{%- endif -%}
let view = {{ roles.Assembly.type }}(write: terminal.write).{{ compositions.Assembly.method }}(
    transitionHandler: terminal
{%- if parts contains 'ModuleOutput' %},
    moduleOutput: terminal
{%- endif %}
)
view.start()
"""#
    case 58: #"""
        window.rootViewController = UINavigationController(
            rootViewController: {{ roles.Assembly.type }}().{{ compositions.Assembly.method }}({% if parts contains 'ModuleOutput' %}moduleOutput: self{% endif %})
        )
"""#
    case 59: #"""
{%- if parts contains 'ModuleOutput' %}

// MARK: - {{ contracts.ModuleOutput.name }}

extension SceneDelegate: {{ contracts.ModuleOutput.name }} {
    func {{ methods.ModuleOutput.didSelectItem }}(_ item: String) {
        // Replace the alert: open the module that shows the item.
        let alert = UIAlertController(title: item, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        window?.rootViewController?.present(alert, animated: true)
    }
}
{%- endif -%}

"""#
    case 60: #"""
BuildableIdentifier = "primary"
{{ indent }}   BlueprintIdentifier = "{{ app.target_id }}"
{{ indent }}   BuildableName = "{{ app.name }}.app"
{{ indent }}   BlueprintName = "{{ app.name }}"
{{ indent }}   ReferencedContainer = "container:{{ app.name }}.xcodeproj">
"""#
    case 61: #"""

"""#
    case 62: #"""
//
//  {{ file.name }}
//  {{ app.name }}
//
{%- if developer.name != '' %}
//  Created by {{ developer.name }} on {{ date }}.
{%- endif %}
{%- if developer.company != '' %}
//  Copyright © {{ year }} {{ developer.company }}. All rights reserved.
{%- endif %}
{%- if developer.name != '' or developer.company != '' %}
//
{%- endif %}
"""#
    case 63: #"""
{%- assign products = "Adder,AdderCAdwaita,AdderGTK" | split: "," -%}
{%- for product in products %}
                .product(name: "{{ product }}", package: "{{ app.library_package }}"),
{%- endfor -%}

"""#
    case 64: #"""

"""#
    case 65: #"""
import Adder
import AdderGTK

GTKApplication.run(identifier: "{{ app.gtk_identifier }}") { application in
    try GTKScreen(root: {% include 'first_factory' %}, in: application)
}
{%- comment %}{% endcomment -%}

"""#
    case 66: #"""

"""#
    case 67: #"""

"""#
    case 68: #"""
{%- assign code = body | strip -%}
{%- if app.kind == 'package' -%}
{%- assign lines = code | newline_to_br | strip_newlines | split: '<br />' -%}
#if canImport(UIKit)
{%- for line in lines %}
{% if line != '' %}    {{ line }}{% endif %}
{%- endfor %}
#endif
{%- else -%}
{{ code }}
{%- endif %}
"""#
    case 69: #"""
{{ roles.Configurator.type }}()
"""#
    case 70: #"""
{%- assign first = app.module | slice: 0 | downcase -%}
{%- assign fact = app.module | slice: 1, 200 | prepend: first %}

// MARK: - {{ contracts.ModuleOutput.name }}

extension Terminal: {{ contracts.ModuleOutput.name }} {
    func {{ fact }}ItemSelected(_ item: String) {
        write("Selected: \(item)")
    }

    func {{ fact }}Closed() {
        write("Closed {{ app.module }}.")
    }
}
{%- comment %}{% endcomment -%}

"""#
    case 71: #"""
{%- assign can_select = true -%}
{%- assign optional = '' -%}
{%- assign select = 'selectItem' -%}
{%- assign hint = 'Enter the number of an item to select it, or q to quit.' -%}
let view = {{ roles.Configurator.type }}(write: terminal.write).{{ compositions.Configurator.method }}(output: terminal)
let moduleStack = ModuleStack()
moduleStack.push(view)
"""#
    case 72: #"""
        window.rootViewController = UINavigationController(
            rootViewController: {{ roles.Configurator.type }}().{{ compositions.Configurator.method }}()
        )
"""#
    case 73: #"""
{{ roles.Wireframe.type }}()
"""#
    case 74: #"""
{%- assign can_select = true -%}
{%- assign optional = '' -%}
{%- assign select = 'selectName' -%}
{%- assign hint = 'Enter the number of an item to select it, or q to quit.' -%}
let view = {{ roles.Wireframe.type }}(write: terminal.write).present()
"""#
    case 75: #"""
        let navigationController = UINavigationController()
        window.rootViewController = navigationController
        {{ roles.Wireframe.type }}().present(from: navigationController)
"""#
    case 76: #"""
{% include 'header' %}

{% if assembly.has_parts -%}
import Adder

{% endif -%}
/// {{ assembly.summary }}
{%- if assembly.has_parts %}
///
/// Each part creates its object when it is first needed, and keeps it. A test replaces an object with
/// `replaced(by:during:)` of its part.
{%- endif %}
@MainActor
final class {{ assembly.type }} {
    /// The instance that the app uses.
    static let shared = {{ assembly.type }}()
{%- if assembly.part != '' %}

    {% include 'assembly_part' %}
{%- endif %}

    {% include 'assembly_method' %}
}

"""#
    case 77: #"""
{% include 'header' %}

{% if assembly.has_parts -%}
import Adder
{% endif -%}
{% if model.imports_foundation -%}
import Foundation
{% endif -%}
{% include 'test_imports' %}

{% include 'suite', name: assembly.tests %}
    {% include 'assembly_test' %}
}

"""#
    case 78: #"""
{% include 'header' %}

/// {{ helper.summary }}
struct {{ companion.type }} {}

// MARK: - {{ companion.protocol }}

extension {{ companion.type }}: {{ companion.protocol }} {
    func {{ companion.method }}(_ {{ helper.parameter }}: String) -> {{ helper.result }} {
{%- if helper.checks %}
        {{ helper.parameter }}.contains { !$0.isWhitespace }
{%- else %}
        {{ helper.parameter }}.split(whereSeparator: \.isWhitespace).joined(separator: " ")
{%- endif %}
    }
}

"""#
    case 79: #"""
{% include 'header' %}

/// {{ helper.summary }}
protocol {{ companion.protocol }}: Sendable {
    /// {{ helper.effect }}
    ///
    /// - Parameter {{ helper.parameter }}: The text to {{ helper.verb }}.
    /// - Returns: {{ helper.returns }}
    func {{ companion.method }}(_ {{ helper.parameter }}: String) -> {{ helper.result }}
}

"""#
    case 80: #"""
{% include 'header' %}

{% include 'test_imports' %}

{% include 'suite', name: companion.tests %}
    // MARK: - {{ companion.protocol }}
{%- if helper.checks %}

    {% include 'test', name: 'acceptsText', effects: '' %}
        // given
        let {{ companion.variable }} = {{ companion.type }}()

        // when
        let isValid = {{ companion.variable }}.{{ companion.method }}("Text")

        // then
        {% include 'expect', condition: 'isValid' %}
    }

    {% include 'test', name: 'refusesBlankText', effects: '' %}
        // given
        let {{ companion.variable }} = {{ companion.type }}()

        // when
        let isValid = {{ companion.variable }}.{{ companion.method }}(" ")

        // then
        {% include 'expect_false', condition: 'isValid' %}
    }
{%- else %}

    {% include 'test', name: 'removesNeedlessSpaces', effects: '' %}
        // given
        let {{ companion.variable }} = {{ companion.type }}()

        // when
        let result = {{ companion.variable }}.{{ companion.method }}(" First  second ")

        // then
        {% include 'expect_equal', value: 'result', expected: '"First second"' %}
    }
{%- endif %}
}

"""#
    case 81: #"""
{% include 'header' %}

/// Copies the values of records into plain objects.
struct {{ companion.type }} {}

// MARK: - {{ companion.protocol }}

extension {{ companion.type }}: {{ companion.protocol }} {
    func {{ companion.method }}(_ record: {{ model.record }}) -> {{ model.type }} {
        {{ model.type }}(
{%- for property in model.properties %}
            {{ property.name }}: record.{{ property.name }}{% unless forloop.last %},{% endunless %}
{%- endfor %}
        )
    }
}

"""#
    case 82: #"""
{% include 'header' %}

/// Turns records of {{ model.plural_words }}, as the store keeps them, into plain objects.
protocol {{ companion.protocol }}: Sendable {
    /// Returns the {{ model.words }} that a record describes.
    ///
    /// - Parameter record: The {{ model.words }} as the store keeps it.
    /// - Returns: The values of the record.
    func {{ companion.method }}(_ record: {{ model.record }}) -> {{ model.type }}
}

"""#
    case 83: #"""
{% include 'header' %}

{% if model.imports_foundation -%}
import Foundation
{% endif -%}
{% include 'test_imports' %}

{% include 'suite', name: companion.tests %}
    // MARK: - {{ companion.protocol }}
{%- for property in model.properties %}
{%- capture name %}copies{{ property.title }}{% endcapture %}

    {% include 'test', name: name, effects: '' %}
        // given
        let record = {{ model.record_sample }}

        // when
        let {{ model.variable }} = {{ companion.type }}().{{ companion.method }}(record)

        // then
{%- capture value %}{{ model.variable }}.{{ property.name }}{% endcapture %}
        {% include 'expect_equal', value: value, expected: property.sample %}
    }
{%- endfor %}
}

"""#
    case 84: #"""
{% include 'header' %}
{% if model.imports_foundation %}
import Foundation
{% endif %}
/// What the app knows about one {{ model.words }}.
struct {{ model.type }}: Equatable, {% if model.is_identifiable %}Identifiable, {% endif %}Sendable {
{%- for property in model.properties %}
    let {{ property.name }}: {{ property.type }}
{%- endfor %}
}

"""#
    case 85: #"""
{% include 'header' %}
{% if model.imports_foundation %}
import Foundation
{% endif %}
/// One {{ model.words }} as the store keeps it.
struct {{ model.record }}: Codable, Equatable, Sendable {
{%- for property in model.properties %}
    let {{ property.name }}: {{ property.type }}
{%- endfor %}
}

"""#
    case 86: #"""
{% include 'header' %}

/// Loads {{ model.plural_words }} with the function that it is created with.
{{ companion.keyword }} {{ companion.type }} {
    private let {{ companion.load }}: @Sendable () {% if companion.is_async %}async {% endif %}throws -> [{{ model.type }}]

    /// Creates the {{ companion.words }}.
    ///
    /// - Parameter {{ companion.load }}: Loads all {{ model.plural_words }}, from the network or from a store.
    init({{ companion.load }}: @escaping @Sendable () {% if companion.is_async %}async {% endif %}throws -> [{{ model.type }}]) {
        self.{{ companion.load }} = {{ companion.load }}
    }
}

// MARK: - {{ companion.protocol }}

extension {{ companion.type }}: {{ companion.protocol }} {
    func {{ companion.method }}(){% if companion.is_async %} async{% endif %} throws -> [{{ model.type }}] {
{%- if companion.is_async %}
        try Task.checkCancellation()
        return try await {{ companion.load }}()
{%- else %}
        try {{ companion.load }}()
{%- endif %}
    }
}

"""#
    case 87: #"""
{% include 'header' %}

/// Provides {{ model.plural_words }} to the modules that need them.
protocol {{ companion.protocol }}: {% if companion.is_class_bound %}AnyObject, {% endif %}Sendable {
    /// Obtains all {{ model.plural_words }}.
    ///
    /// - Returns: The {{ model.plural_words }} in the order in which they are shown.
    /// - Throws: An error if the {{ model.plural_words }} cannot be loaded.
    func {{ companion.method }}(){% if companion.is_async %} async{% endif %} throws -> [{{ model.type }}]
}

"""#
    case 88: #"""
{%- assign await = '' -%}
{%- assign effects = 'throws' -%}
{%- assign result_effects = '' -%}
{%- capture load_message %}The {{ model.plural_words }} were loaded.{% endcapture -%}
{%- if companion.is_async -%}
{%- assign await = ' await' -%}
{%- assign result_effects = 'async' -%}
{%- assign effects = 'async throws' -%}
{%- endif -%}
{% include 'header' %}

{% include 'test_imports' %}

{% include 'suite', name: companion.tests %}
    // MARK: - {{ companion.protocol }}

{%- capture name %}returnsTheLoaded{{ model.plural_type }}{% endcapture %}

    {% include 'test', name: name, effects: effects %}
        // given
        let {{ model.plural }} = [{{ model.sample }}]
        let {{ companion.variable }} = {{ companion.type }}({{ companion.load }}: { {{ model.plural }} })

        // when
        let obtained{{ model.plural_type }} = try{{ await }} {{ companion.variable }}.{{ companion.method }}()

        // then
{%- assign expected = model.plural %}
{%- capture obtained %}obtained{{ model.plural_type }}{% endcapture %}
{%- unless model.is_equatable %}
{%- capture expected %}{{ model.plural }}.count{% endcapture %}
{%- capture obtained %}{{ obtained }}.count{% endcapture %}
{%- endunless %}
        {% include 'expect_equal', value: obtained, expected: expected %}
    }

    {% include 'test', name: 'passesOnTheErrorOfLoading', effects: result_effects %}
        // given
        let {{ companion.variable }} = {{ companion.type }}({{ companion.load }}: { throw LoadingError() })

        // when
{%- if companion.is_async %}
        let result = await Task { try await {{ companion.variable }}.{{ companion.method }}() }.result
{%- else %}
        let result = Result { try {{ companion.variable }}.{{ companion.method }}() }
{%- endif %}

        // then
        {% include 'expect_throws', error: 'LoadingError' %}
    }
{%- if companion.is_async %}

    {% include 'test', name: 'loadsNothingIfTheRequestIsCancelled', effects: 'async' %}
        // given
        let {{ companion.variable }} = {{ companion.type }}({{ companion.load }}: {
            {% include 'fail', message: load_message %}
            return []
        })

        // when
        let request = Task { try await {{ companion.variable }}.{{ companion.method }}() }
        request.cancel()
        let result = await request.result

        // then
        {% include 'expect_throws', error: 'CancellationError' %}
    }
{%- endif %}
}

// MARK: - Errors

private struct LoadingError: Error {}

"""#
    case 89: #"""
/// Returns the {{ assembly.purpose }}.
    func {{ companion.variable }}() -> any {{ companion.protocol }} {
{%- if assembly.has_parts %}
{%- if assembly.note != '' %}
        // {{ assembly.note }}
{%- endif %}
        {{ assembly.part }} { {{ assembly.object }} }
{%- elsif assembly.part != '' %}
        {{ assembly.part }}
{%- else %}
        {{ assembly.object }}
{%- endif %}
    }
"""#
    case 90: #"""
{%- if assembly.has_parts -%}
let {{ assembly.part }} = SharedPart<any {{ companion.protocol }}>()
{%- else -%}
// {{ assembly.note }}
    private lazy var {{ assembly.part }}: any {{ companion.protocol }} = {{ assembly.object }}
{%- endif -%}
"""#
    case 91: #"""
{%- capture name %}creates{{ companion.name }}{% endcapture -%}
{% include 'test', name: name, effects: '' %}
        // given
        let {{ assembly.variable }} = {{ assembly.type }}()

        // when
        let {{ companion.variable }} = {{ assembly.variable }}.{{ companion.variable }}()

        // then
{%- capture condition %}{{ companion.variable }} is {{ companion.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- if assembly.part != '' and companion.is_class_bound %}
{%- capture name %}shares{{ companion.name }}{% endcapture %}

    {% include 'test', name: name, effects: '' %}
        // given
        let {{ assembly.variable }} = {{ assembly.type }}()

        // when
        let {{ companion.variable }} = {{ assembly.variable }}.{{ companion.variable }}()

        // then
{%- capture expected %}{{ assembly.variable }}.{{ companion.variable }}(){% endcapture %}
        {% include 'expect_same', value: companion.variable, expected: expected %}
    }
{%- endif %}
{%- if assembly.has_parts %}
{%- capture name %}usesTheReplacementOf{{ companion.name }}{% endcapture %}

    {% include 'test', name: name, effects: '' %}
        // given
        let {{ assembly.variable }} = {{ assembly.type }}()

        // when
        let {{ companion.variable }} = {{ assembly.variable }}.{{ assembly.part }}.replaced(by: { {{ companion.new_spy }} }) {
            {{ assembly.variable }}.{{ companion.variable }}()
        }

        // then
{%- capture condition %}{{ companion.variable }} is {{ companion.spy }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- endif %}
"""#
    case 92: #"""
{%- if tests == 'xctest' -%}
XCTAssertTrue({{ condition }})
{%- else -%}
#expect({{ condition }})
{%- endif -%}
"""#
    case 93: #"""
{%- if tests == 'xctest' -%}
XCTAssertEqual({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} == {{ expected }})
{%- endif -%}
"""#
    case 94: #"""
{%- if tests == 'xctest' -%}
XCTAssertFalse({{ condition }})
{%- else -%}
#expect(!{{ condition }})
{%- endif -%}
"""#
    case 95: #"""
{%- if tests == 'xctest' -%}
XCTAssertIdentical({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} === {{ expected }})
{%- endif -%}
"""#
    case 96: #"""
{%- if tests == 'xctest' -%}
XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is {{ error }}) }
{%- else -%}
#expect(throws: {{ error }}.self) { try result.get() }
{%- endif -%}
"""#
    case 97: #"""
{%- if tests == 'xctest' -%}
XCTFail("{{ message }}")
{%- else -%}
Issue.record("{{ message }}")
{%- endif -%}
"""#
    case 98: #"""
//
//  {{ file_name }}
//  {{ project_name }}
//
{%- if developer.name != '' %}
//  Created by {{ developer.name }} on {{ date }}.
{%- endif %}
{%- if developer.company != '' %}
//  Copyright © {{ year }} {{ developer.company }}. All rights reserved.
{%- endif %}
{%- if developer.name != '' or developer.company != '' %}
//
{%- endif %}
"""#
    case 99: #"""
{%- if tests == 'xctest' -%}
final class {{ name }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ name }} {
{%- endif -%}
"""#
    case 100: #"""
{%- if tests == 'xctest' -%}
@MainActor func test{{ name | slice: 0 | upcase }}{{ name | slice: 1, 200 }}() async
{%- else -%}
@Test func {{ name }}(){% if effects != '' and effects != 'throws' %} async{% endif %}
{%- endif -%}
{%- if effects contains 'throws' %} throws{% endif %} {
"""#
    case 101: #"""
{%- if tests == 'xctest' -%}
import XCTest
{%- else -%}
import Testing
{%- endif %}

@testable import {{ product_module_name }}
"""#
    case 102: #"""
# VIPER as BytePace wires it by hand in Swift: every module has an assembly, which builds it only
# when it is opened and returns its router, which then shows it. Modules communicate only through their routers.

extends: common
title: BytePace VIPER
family: VIPER
summary: Lazy Assembly that returns the Router, navigation through it, simple values between parts
source: VIPER Swift, BytePace

module:
  folder: "{module}"
  openToOthers: [Assembly, Router]

roles:
  NavigationController:
    summary: Shows modules and retains those on its stack
    traits: [touchesScreen, keepsModuleAlive, isForeign]
    name: UINavigationController
    source: UINavigationController for transitions between modules

  View:
    summary: Only the views on the screen and a reference to the presenter
    aliases: [ViewController]
    traits: [shows, touchesScreen, forwardsEvents, displaysLists]
    name: ["{module}ViewController", "{module}View"]
    folder: View
    required: whereNeeded
    holdsNothingElse: true
    mustNotKnow:
      [Interactor, Router, Entity, navigation, network, storage, managedObjects, validation]
    tests: [events, input, lifecycle]
    source: What is VIPER; TableViewDelegate and TableViewDataSource

  ContentView:
    summary: The view of a view controller without a xib or storyboard; creates and arranges the subviews
    traits: [touchesScreen]
    name: "{module}ContentView"
    kind: class
    folder: View
    mustNotKnow: [Presenter, Interactor, Router, Service, Entity, navigation, lists, network, storage]
    source: "Chosen by Adder, so that the view controller stays short"

  Presenter:
    summary: Connects all parts; decides when and how data reaches the view
    traits: [decides, formats, holdsState, receivesInput]
    name: "{module}Presenter"
    folder: Presenter
    required: whereNeeded
    mustNotKnow: [Entity, navigation, network, storage]
    tests: [forwarding, entrance]
    source: What is VIPER

  Interactor:
    summary: Calculations and work with entities
    traits: [appliesBusinessLogic, holdsState]
    name: "{module}Interactor"
    folder: Interactor
    required: whereNeeded
    mustNotKnow: [View, Router, userInterface, navigation]
    mayMention: [UIImage]
    tests: [services]
    source: What is VIPER

  Entity:
    summary: An object with properties and without business logic
    traits: [isPlainData]
    folder: Entity
    source: What is VIPER

  Service:
    summary: Gets what the interactor works on from the network or a store
    traits: [reachesData, isShared]
    name: ["{feature}ServiceImplementation", "{feature}Service"]
    mustNotKnow: [View, Presenter, Interactor, Router, userInterface]
    source: "Chosen by Adder; the article does not say where data come from"

  Router:
    summary: Opens other modules and prepares them
    aliases: [Wireframe]
    traits: [navigates, touchesScreen, receivesInput]
    name: "{module}Router"
    folder: Router
    required: whereNeeded
    mustNotKnow: [Interactor, Entity, network, storage]
    tests: [transitions]
    source: What is VIPER; injection of dependencies

  Assembly:
    summary: Creates the module's dependencies when it is opened, and returns the router that shows it
    traits: [composes]
    name: "{module}Assembly"
    folder: Assembly
    required: whereNeeded
    tests: [wiring]
    source: Dependency injection

contracts:
  ViewInput:
    summary: Setters through which the presenter shows data
    name: "{module}ViewInput"
    from: Presenter
    to: View
    folder: View
    required: true
    mustNotMention: [Entity]
    mentionsOnly: [String, Int, Double, Bool, Data, UIImage, NSObject]
    methods:
      mood: command
      prefer: [show, set]
      mayReturn: false
      examples: ["showName(_:)"]
    source: TableViewDelegate and TableViewDataSource

  ViewOutput:
    summary: What the user did; it never returns a value
    name: "{module}ViewOutput"
    from: View
    to: Presenter
    folder: View
    required: true
    mustNotMention: [userInterface, Entity]
    mentionsOnly: [String, Int, Double, Bool, Data, NSObject]
    methods: { mayReturn: false }
    source: TableViewDelegate and TableViewDataSource

  InteractorInput:
    summary: Requests to the business logic
    name: "{module}InteractorInput"
    from: Presenter
    to: Interactor
    folder: Interactor
    required: true
    mustNotMention: [Entity]
    mentionsOnly: [String, Int, Double, Bool, Data, NSObject]
    methods: { mood: command }
    source: What is VIPER; passing objects between modules

  InteractorOutput:
    summary: Results of the business logic
    name: "{module}InteractorOutput"
    from: Interactor
    to: Presenter
    folder: Interactor
    required: true
    mustNotMention: [Entity]
    mentionsOnly: [String, Int, Double, Bool, Data, UIImage, NSObject]
    source: What is VIPER

  ServiceInterface:
    summary: What a service does for interactors
    name: "{feature}Service"
    from: Interactor
    to: Service
    synchronous: false
    mustNotMention: [userInterface]
    source: "Chosen by Adder; the article does not say where data come from"

  RouterInput:
    summary: Where to go
    name: "{module}RouterInput"
    from: Presenter
    to: Router
    folder: Router
    required: true
    mustNotMention: [userInterface, Entity]
    mentionsOnly: [String, Int, Double, Bool, Data, NSObject]
    methods:
      mood: command
      begin: [present, inject, set, close]
      mayReturn: false
      named: { preparation: "inject{other}Dependencies", opening: "present{other}" }
      examples: ["presentOptions()", "injectOptionsDependencies()"]
    source: Dependency injection

  ModuleInput:
    summary: What another module's router passes in; a simple object all the way to the interactor
    name: "{module}ModuleInput"
    from: Router
    to: [Router, Presenter]
    crosses: in
    folder: Router
    mustNotMention: [userInterface, Entity]
    mentionsOnly: [String, Int, Double, Bool, Data, NSObject]
    methods: { mood: command, prefer: [set] }
    source: Passing objects between modules

  NavigationControllerInterface:
    summary: Shows modules if there is no UINavigationController
    name: "{module}NavigationController"
    from: Router
    to: NavigationController
    folder: Router
    source: UINavigationController for transitions between modules

# Where Adder differs from the article on purpose:
# - A module's router retains the view until the module is shown, because the article's assembly returns only the
#   router. Showing the module gives the view up. An opener that builds a module must show it.
# - `present…` checks that it can show the module before it calls `inject…Dependencies`, for the same reason.
# - The navigation controller is passed to the method that shows the module, so that `assembleModule` takes nothing.
#   With Adder's library, the router shows the module from the opener's transition handler instead.
# - An entity passes from one module's interactor to another's in a parcel: a small type whose content only the file of
#   the receiving interactor can read. The article casts the entity to NSObject instead, and the cast back can fail.
#
# The navigation controller retains the view, the view the presenter, and the presenter the
# interactor and the router, so a module that leaves the screen is freed as a whole. (One sentence
# of the source makes the presenter reference the router weakly. Its chapter on navigation, which
# is followed here, says strongly.)
references:
  NavigationController.viewController: strong View
  View.output: strong ViewOutput
  View.contentView: { holds: strong ContentView, optional: true, injected: false }
  Presenter.view: weak ViewInput
  Presenter.interactor: strong InteractorInput
  Presenter.router: strong RouterInput
  Interactor.output: weak InteractorOutput
  Interactor.{feature}Service: { holds: strong ServiceInterface, optional: true }
  Router.presenter: { holds: weak Presenter, optional: true }
  Router.view: { holds: weak View, alsoCalled: transitionHandler, optional: true }
  Router.navigationController: { holds: weak NavigationController, optional: true }
  Router.{other}Router: { holds: weak ModuleInput, optional: true, injected: false }

composition:
  Assembly:
    builds: [View, Presenter, Interactor, Router]
    returns: Router
    method: assembleModule
    lazy: true
    source: Dependency injection

parts:
  Entity: { summary: The data that the interactor works on, roles: [Entity], default: on }
  Service:
    summary: Gets the data for the interactor, behind a protocol
    roles: [Service]
    contracts: [ServiceInterface]
    default: on
  ModuleInput: { summary: Another module can pass an object in, contracts: [ModuleInput] }

# The article does not mention an app's folders, so these are the usual ones.
app:
  modules: Modules
  folders:
    Modules: "Modules, each in its own folder"
    Services: "What interactors get their data from: the network, the store"
  source: "Chosen by Adder; the article specifies no folders"

tests:
  name: "{type}Tests"

# The rules of `adder check` that this architecture states, with their sources.
rules:
  # Naming
  inject-method-misnamed: { source: Dependency injection }
  present-method-misnamed: { source: Dependency injection }
  # Contracts
  assembly-called-at-launch: { source: Dependency injection }
  contract-passes-complex-object: { source: What VIPER is }
  entity-contains-logic: { source: What VIPER is }
  module-lacks-assembly: { source: Dependency injection }
  validation-outside-interactor: { source: What VIPER is }
  view-computes-values: { source: What VIPER is }
  view-has-nonview-property: { source: TableViewDelegate and TableViewDataSource }
  view-output-returns-value: { source: TableViewDelegate and TableViewDataSource }
  view-pulls-from-presenter: { source: What VIPER is }
  view-receives-data-source: { source: TableViewDelegate and TableViewDataSource }
  # Knowledge
  interactor-uses-router: { source: What VIPER is }
  interactor-uses-view: { source: What VIPER is }
  navigation-outside-router: { source: UINavigationController for transitions between modules }
  part-calls-foreign-module: { source: Passing objects between modules }
  presenter-accesses-data: { source: What VIPER is }
  view-uses-interactor: { source: What VIPER is }
  view-uses-router: { source: What VIPER is }
  view-validates-input: { source: Problems }
  # Ownership
  interactor-retains-output: { source: What VIPER is }
  presenter-has-weak-interactor: { source: What VIPER is }
  presenter-has-weak-router: { source: What VIPER is }
  presenter-retains-view: { source: Problems }
  router-retains-module-parts: { source: Problems }
  view-has-weak-output: { source: What VIPER is }

"""#
    case 103: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'passed_object' -%}
{%- include 'screen_types' -%}
{%- include 'view_layout' -%}
{%- if custom_parameters.view == 'storyboard' -%}
{%- assign factory = 'StoryboardModuleFactory' -%}
{%- capture made %}makeParts(around: makeView()){% endcapture -%}
{%- capture parameters %}around view: {{ view_type }}{% endcapture -%}
{%- else -%}
{%- assign factory = 'ModuleFactory' -%}
{%- assign made = 'makeParts()' -%}
{%- assign parameters = '' -%}
{%- endif -%}
{% include 'header' %}

{% capture body %}
{% include 'runtime_imports' %}

{% capture says %}Builds the {{ comments.screen }}: creates its parts and connects them.{% endcapture %}{% include 'module_comment' %}
///
/// Another module's {{ roles.Router.words }} opens it, and nothing of the module exists before that:
///
/// ```swift
/// let {{ roles.Router.variable }} = {{ roles.Assembly.type }}().{{ compositions.Assembly.method }}()
{%- if parts contains 'ModuleInput' %}
/// {{ roles.Router.variable }}.{{ setter }}({% if parts contains 'Entity' %}parcel{% else %}"Name"{% endif %})
{%- endif %}
/// {{ roles.Router.variable }}.showModule(from: {{ references.Router.transitionHandler }})
/// ```
@MainActor
final class {{ roles.Assembly.type }}: {{ factory }} {
{%- if custom_parameters.ui == 'none' %}
    private let write: (String) -> Void

    /// Creates the assembly.
    ///
    /// - Parameter write: Writes one line.
    init(write: @escaping (String) -> Void = { print($0) }) {
        self.write = write
    }
{% endif %}
    /// Creates the parts of the module and connects them.
    ///
    /// - Returns: The {{ roles.Router.words }} of the module, which then shows it with `showModule(from:)`.
    func {{ compositions.Assembly.method }}() -> {{ roles.Router.type }} {
        let ({{ roles.Router.variable }}, module) = {{ made }}
        {{ roles.Router.variable }}.unshownModule = module
        return {{ roles.Router.variable }}
    }

    // MARK: - {{ factory }}
{% if custom_parameters.view == 'storyboard' %}
    func makeView() -> {{ view_type }} {
        {{ view_type }}.controller()
    }

    func makeModule(around view: {{ view_type }}, output: ModuleOutputReference<Never>) -> Module<{{ input_type }}> {
        makeParts(around: view).module
    }
{%- else %}
    func makeModule(output: ModuleOutputReference<Never>) -> Module<{{ input_type }}> {
        makeParts().module
    }
{%- endif %}

    // MARK: - Private methods

    private func makeParts({{ parameters }}) -> ({{ roles.Router.variable }}: {{ roles.Router.type }}, module: Module<{{ input_type }}>) {
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({% if parts contains 'Service' %}{{ references.Interactor.service }}: {{ roles.Service.type }}(){% endif %})
        let {{ roles.Router.variable }} = {{ roles.Router.type }}()
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.interactor }}: {{ roles.Interactor.variable }}, {{ references.Presenter.router }}: {{ roles.Router.variable }})
{%- if custom_parameters.view == 'xib' %}
        let view = {{ view_type }}.controller()
{%- elsif custom_parameters.view == 'code' %}
        let view = {{ view_type }}({{ references.View.output }}: {{ roles.Presenter.variable }}{% if custom_parameters.ui == 'none' %}, write: write{% endif %})
{%- endif %}

{% unless in_code %}        view.{{ references.View.output }} = {{ roles.Presenter.variable }}
{% endunless -%}
{% include 'wiring' %}
{%- if parts contains 'ModuleInput' %}

        // The opener gets the {{ roles.Router.words }} of the module.
        let module = Module<{{ input_type }}>(view: view, parts: [{{ roles.Presenter.variable }}, {{ roles.Interactor.variable }}]) { [weak {{ roles.Router.variable }}] in {{ roles.Router.variable }} }
{%- else %}

        let module = Module(view: view, parts: [{{ roles.Presenter.variable }}, {{ roles.Interactor.variable }}, {{ roles.Router.variable }}])
{%- endif %}
        return ({{ roles.Router.variable }}, module)
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 104: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}Builds the {{ comments.screen }}: creates its parts and connects them.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Assembly.type }} {
    /// Creates the parts of the module and connects them.
    ///
    /// Another module's {{ roles.Router.words }} calls this when it opens the module: nothing of the module exists before that.
    ///
    /// - Parameter write: Writes one line.
    /// - Returns: The {{ roles.Router.words }} of the module, which then shows it with `pushView(in:)`.
    static func {{ compositions.Assembly.method }}(write: @escaping (String) -> Void = { print($0) }) -> {{ roles.Router.type }} {
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({% if parts contains 'Service' %}{{ references.Interactor.service }}: {{ roles.Service.type }}(){% endif %})
        let {{ roles.Router.variable }} = {{ roles.Router.type }}()
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.interactor }}: {{ roles.Interactor.variable }}, {{ references.Presenter.router }}: {{ roles.Router.variable }})
        let view = {{ roles.View.plain.type }}({{ references.View.output }}: {{ roles.Presenter.variable }}, write: write)

{% include 'wiring' %}

        return {{ roles.Router.variable }}
    }
}

"""#
    case 105: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'view_layout' -%}
{% include 'header' %}

{% capture body %}
import UIKit

{% capture says %}Builds the {{ comments.screen }}: creates its parts and connects them.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Assembly.type }} {
    /// Creates the parts of the module and connects them.
    ///
    /// Another module's {{ roles.Router.words }} calls this when it opens the module: nothing of the module exists before that.
    ///
    /// - Returns: The {{ roles.Router.words }} of the module, which then shows it with `pushViewController(in:)`.
    static func {{ compositions.Assembly.method }}() -> {{ roles.Router.type }} {
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({% if parts contains 'Service' %}{{ references.Interactor.service }}: {{ roles.Service.type }}(){% endif %})
        let {{ roles.Router.variable }} = {{ roles.Router.type }}()
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.interactor }}: {{ roles.Interactor.variable }}, {{ references.Presenter.router }}: {{ roles.Router.variable }})
{%- if in_code %}
        let view = {{ roles.View.type }}({{ references.View.output }}: {{ roles.Presenter.variable }})
{%- else %}
        let view = {{ roles.View.type }}.controller()
{%- endif %}

{% unless in_code %}        view.{{ references.View.output }} = {{ roles.Presenter.variable }}
{% endunless -%}
{% include 'wiring' %}

        return {{ roles.Router.variable }}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 106: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// The data of the {{ comments.screen }}; {% if parts contains 'Service' %}nothing above its {{ roles.Interactor.words }} knows it{% else %}only its {{ roles.Interactor.words }} knows it{% endif %}.
struct {{ roles.Entity.type }}{% if parts contains 'ModuleInput' %}: Equatable{% endif %} {
    let name: String
}

"""#
    case 107: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'passed_object' -%}
{%- assign service = references.Interactor.service -%}
{%- assign data = 'names' -%}
{%- if parts contains 'Entity' -%}
{%- assign data = 'entities' -%}
{%- endif -%}
{% include 'header' %}

{% capture says %}The business logic of the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Interactor.type }} {
    // MARK: - Properties

    weak var {{ references.Interactor.output }}: (any {{ contracts.InteractorOutput.name }})?
{%- include 'added_properties', role: 'Interactor' %}
{%- if parts contains 'Service' %}
    let {{ service }}: any {{ contracts.ServiceInterface.name }}

    /// The latest request; another one cancels it.
    private(set) var request: Task<Void, Never>?
{%- if parts contains 'ModuleInput' %}

    /// What another module has set, to be shown instead of what the service loads.
{%- if parts contains 'Entity' %}
    private var entity: {{ roles.Entity.type }}?
{%- else %}
    private var name: String?
{%- endif %}
{%- endif %}

    // MARK: - Initialization

    /// Creates the {{ roles.Interactor.words }}.
    ///
    /// - Parameter {{ service }}: Loads the names.
    init({{ service }}: any {{ contracts.ServiceInterface.name }}) {
        self.{{ service }} = {{ service }}
    }

    deinit {
        request?.cancel()
    }
{%- else %}

{% if parts contains 'ModuleInput' %}    private var{% else %}    private let{% endif %} {% if parts contains 'Entity' %}entities = [{{ roles.Entity.type }}(name: "{{ module_info.name }}")]{% else %}names = ["{{ module_info.name }}"]{% endif %}
{%- endif %}
}

// MARK: - {{ contracts.InteractorInput.name }}

extension {{ roles.Interactor.type }}: {{ contracts.InteractorInput.name }} {
    func {{ methods.InteractorInput.obtainNames }}() {
{%- include 'added_calls', role: 'Interactor' %}
{%- if parts contains 'Service' %}
        request?.cancel()
{%- if parts contains 'ModuleInput' %}
{%- if parts contains 'Entity' %}
        if let entity {
            {{ references.Interactor.output }}?.{{ methods.InteractorOutput.didObtainNames }}([entity.name])
            return
        }
{%- else %}
        if let name {
            {{ references.Interactor.output }}?.{{ methods.InteractorOutput.didObtainNames }}([name])
            return
        }
{%- endif %}
{%- endif %}
        request = Task { [weak self, {{ service }}] in
            do {
                let {{ data }} = try await {{ service }}.{{ methods.ServiceInterface.obtainNames }}()
                guard !Task.isCancelled else { return }
                self?.{{ references.Interactor.output }}?.{{ methods.InteractorOutput.didObtainNames }}({% if parts contains 'Entity' %}entities.map(\.name){% else %}names{% endif %})
            } catch {
                guard !Task.isCancelled else { return }
                self?.{{ references.Interactor.output }}?.{{ methods.InteractorOutput.didFailToObtainNames }}()
            }
        }
    }
{%- if parts contains 'ModuleInput' %}

    func {{ interactor_setter }}(_ {{ passed }}: {{ passed_type }}) {
{%- if parts contains 'Entity' %}
        entity = parcel.entity
{%- else %}
        self.name = name
{%- endif %}
        {{ methods.InteractorInput.obtainNames }}()
    }
{%- endif %}
{%- else %}
        {{ references.Interactor.output }}?.{{ methods.InteractorOutput.didObtainNames }}({% if parts contains 'Entity' %}entities.map(\.name){% else %}names{% endif %})
    }
{%- if parts contains 'ModuleInput' %}

    func {{ interactor_setter }}(_ {{ passed }}: {{ passed_type }}) {
{%- if parts contains 'Entity' %}
        entities = [parcel.entity]
{%- else %}
        names = [name]
{%- endif %}
        {{ methods.InteractorInput.obtainNames }}()
    }
{%- endif %}
{%- endif %}
}
{%- include 'added_conformances', role: 'Interactor', type: roles.Interactor.type %}
{%- if parts contains 'ModuleInput' and parts contains 'Entity' %}

// MARK: - {{ parcel }}

/// What another module passes to the {{ comments.screen }}. The other parts pass it on; only the {{ roles.Interactor.words }}, in this file,
/// can open it.
struct {{ parcel }}: Equatable {
    fileprivate let entity: {{ roles.Entity.type }}

    /// Wraps an entity, in the {{ roles.Interactor.words }} of the module that passes it.
    ///
    /// - Parameter entity: The entity to show.
    init(_ entity: {{ roles.Entity.type }}) {
        self.entity = entity
    }
}
{%- endif %}

"""#
    case 108: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'passed_object' -%}
{% include 'header' %}

{% capture says %}What the {{ comments.screen }} asks of the business logic.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.InteractorInput.name }}: AnyObject {
    /// Loads the names that the module shows; `{{ methods.InteractorOutput.didObtainNames }}` delivers them.
{%- if parts contains 'Service' %}
    ///
    /// A request that has not been answered yet is cancelled.
{%- endif %}
    func {{ methods.InteractorInput.obtainNames }}()
{%- if parts contains 'ModuleInput' %}

{%- if parts contains 'Entity' %}
    /// Opens what another module passes; `{{ methods.InteractorOutput.didObtainNames }}` delivers the names again.
    ///
    /// - Parameter parcel: The entity to show.
{%- else %}
    /// Sets the name to show; `{{ methods.InteractorOutput.didObtainNames }}` delivers the names again.
    ///
    /// - Parameter name: The name to show.
{%- endif %}
    func {{ interactor_setter }}(_ {{ passed }}: {{ passed_type }})
{%- endif %}
}

"""#
    case 109: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the business logic answers to the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.InteractorOutput.name }}: AnyObject {
    /// Delivers the loaded names.
    ///
    /// - Parameter names: The names, in the order in which they are shown.
    func {{ methods.InteractorOutput.didObtainNames }}(_ names: [String])
{%- if parts contains 'Service' %}

    /// Reports that the names could not be loaded.
    func {{ methods.InteractorOutput.didFailToObtainNames }}()
{%- endif %}
}

"""#
    case 110: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// Where the names of the {{ comments.screen }} come from.
protocol {{ contracts.ServiceInterface.name }}: AnyObject, Sendable {
    /// Loads the names.
    ///
    /// - Returns: The names, in the order in which they are shown.
    func {{ methods.ServiceInterface.obtainNames }}() async throws -> [{% if parts contains 'Entity' %}{{ roles.Entity.type }}{% else %}String{% endif %}]
}

"""#
    case 111: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// Loads the names of the {{ comments.screen }}.
final class {{ roles.Service.type }} {}

// MARK: - {{ contracts.ServiceInterface.name }}

extension {{ roles.Service.type }}: {{ contracts.ServiceInterface.name }} {
    func {{ methods.ServiceInterface.obtainNames }}() async throws -> [{% if parts contains 'Entity' %}{{ roles.Entity.type }}{% else %}String{% endif %}] {
        // Load the names from the network or a store here.
        ["First name", "Second name", "Third name"]{% if parts contains 'Entity' %}.map({{ roles.Entity.type }}.init){% endif %}
    }
}

"""#
    case 112: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'passed_object' -%}
{%- assign waits = false -%}
{%- if parts contains 'ModuleInput' -%}
{%- assign waits = true -%}
{%- endif -%}
{% include 'header' %}

{% capture says %}Decides what the {{ comments.screen }} shows and where it leads.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Presenter.type }} {
    // MARK: - Properties

    weak var {{ references.Presenter.view }}: (any {{ contracts.ViewInput.name }})?
{%- include 'added_properties', role: 'Presenter' %}
    let {{ references.Presenter.interactor }}: any {{ contracts.InteractorInput.name }}
    let {{ references.Presenter.router }}: any {{ contracts.RouterInput.name }}
{%- if waits or custom_parameters.ui == 'none' %}
{% if waits %}
    private var isViewLoaded = false
{%- endif %}
{%- if custom_parameters.ui == 'none' %}
    private var names: [String] = []
{%- endif %}
{%- endif %}

    // MARK: - Initialization

    /// Creates the {{ roles.Presenter.words }}.
    ///
    /// - Parameters:
    ///   - {{ references.Presenter.interactor }}: The business logic of the module.
    ///   - {{ references.Presenter.router }}: Opens other modules and closes this one.
    init({{ references.Presenter.interactor }}: any {{ contracts.InteractorInput.name }}, {{ references.Presenter.router }}: any {{ contracts.RouterInput.name }}) {
        self.{{ references.Presenter.interactor }} = {{ references.Presenter.interactor }}
        self.{{ references.Presenter.router }} = {{ references.Presenter.router }}
    }
}

// MARK: - {{ contracts.ViewOutput.name }}

extension {{ roles.Presenter.type }}: {{ contracts.ViewOutput.name }} {
    func {{ methods.ViewOutput.viewLoaded }}() {
{%- include 'added_calls_without_answer', role: 'Presenter' %}
{%- if waits %}
        isViewLoaded = true
{%- endif %}
        {% include 'added_start' %}
    }

    func {{ methods.ViewOutput.closeTapped }}() {
        {{ references.Presenter.router }}.{{ methods.RouterInput.closeModule }}()
    }
{%- if custom_parameters.ui == 'none' %}

    func {{ methods.ViewOutput.nameTapped }}(at index: Int) {
        guard names.indices.contains(index) else { return }
        {{ references.Presenter.view }}?.{{ methods.ViewInput.showSelectedName }}(names[index])
    }
{%- endif %}
}

// MARK: - {{ contracts.InteractorOutput.name }}

extension {{ roles.Presenter.type }}: {{ contracts.InteractorOutput.name }} {
    func {{ methods.InteractorOutput.didObtainNames }}(_ names: [String]) {
{%- if waits %}
        // A name that is set before the module is shown is loaded again with the view.
        guard isViewLoaded else { return }
{%- endif %}
{%- if custom_parameters.ui == 'none' %}
        self.names = names
{%- endif %}
        {{ references.Presenter.view }}?.{{ methods.ViewInput.showNames }}(names)
    }
{%- if parts contains 'Service' %}

    func {{ methods.InteractorOutput.didFailToObtainNames }}() {
        {{ references.Presenter.view }}?.{{ methods.ViewInput.showMessage }}("The names could not be loaded.")
    }
{%- endif %}
}
{%- if parts contains 'ModuleInput' %}

// MARK: - {{ contracts.ModuleInput.name }}

extension {{ roles.Presenter.type }}: {{ contracts.ModuleInput.name }} {
    func {{ setter }}(_ {{ passed }}: {{ passed_type }}) {
        {{ references.Presenter.interactor }}.{{ interactor_setter }}({{ passed }})
    }
}
{%- endif %}
{%- include 'added_conformances', role: 'Presenter', type: roles.Presenter.type %}

"""#
    case 113: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'screen_types' -%}
{% include 'header' %}

import Adder

{% capture says %}Leads the user from the {{ comments.screen }} to other screens and back.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Router.type }} {
    // MARK: - Properties

    weak var {{ references.Router.transitionHandler }}: (any TransitionHandler)?
{%- include 'added_properties', role: 'Router' %}
{%- if parts contains 'ModuleInput' %}
    weak var {{ references.Router.presenter }}: (any {{ contracts.ModuleInput.name }})?
{%- endif %}

    /// The module before it is shown; after that, the screen retains it.
    var unshownModule: Module<{{ input_type }}>?

    // MARK: - Transitions

    /// Shows the module.
    ///
    /// - Parameter opener: The screen from which the module is opened.
    func showModule(from opener: (any TransitionHandler)?) {
        guard let unshownModule else { return }
        self.unshownModule = nil
        opener.open(unshownModule)
    }
}

// MARK: - {{ contracts.RouterInput.name }}

extension {{ roles.Router.type }}: {{ contracts.RouterInput.name }} {
    func {{ methods.RouterInput.closeModule }}() {
{%- include 'added_calls', role: 'Router' %}
        {{ references.Router.transitionHandler }}?.closeCurrentModule()
    }
}
{%- include 'router_module_input' %}
{%- include 'added_conformances', role: 'Router', type: roles.Router.type %}

"""#
    case 114: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'passed_object' -%}
{% include 'header' %}

{% capture says %}How another module sets up the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ModuleInput.name }}: AnyObject {
{%- if parts contains 'Entity' %}
    /// Passes an entity to show from the {{ roles.Router.words }} to the {{ roles.Interactor.words }}, which alone can open it.
    ///
    /// - Parameter parcel: The entity, wrapped by the {{ roles.Interactor.words }} of another module.
{%- else %}
    /// Passes a name to show from the {{ roles.Router.words }} to the {{ roles.Interactor.words }}.
    ///
    /// - Parameter name: The name to show.
{%- endif %}
    func {{ setter }}(_ {{ passed }}: {{ passed_type }})
}

"""#
    case 115: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// Retains and shows the view of the {{ comments.screen }}; the app has one for all its modules.
@MainActor
protocol {{ contracts.NavigationControllerInterface.name }}: AnyObject {
    /// Pushes the view and retains it, and with it the whole module.
    ///
    /// - Parameter view: The view of the module.
    func {{ methods.NavigationControllerInterface.pushView }}(_ view: {{ roles.View.plain.type }})

    /// Removes the top view.
    func {{ methods.NavigationControllerInterface.popView }}()
}

"""#
    case 116: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}Where the {{ comments.screen }} leads.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.RouterInput.name }}: AnyObject {
    /// Takes the module off the screen.
    func {{ methods.RouterInput.closeModule }}()
}

"""#
    case 117: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}Leads the user from the {{ comments.screen }} to other screens and back.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Router.type }} {
    // MARK: - Properties

    weak var {{ references.Router.navigationController }}: (any {{ contracts.NavigationControllerInterface.name }})?
{%- include 'added_properties', role: 'Router' %}
{%- if parts contains 'ModuleInput' %}
    weak var {{ references.Router.presenter }}: (any {{ contracts.ModuleInput.name }})?
{%- endif %}

    /// The view of the module before the module is shown; after that, the navigation controller retains it.
    var unshownView: {{ roles.View.plain.type }}?

    // MARK: - Transitions

    /// Shows the module.
    ///
    /// - Parameter navigationController: Retains the view from now on, and with it the whole module.
    func pushView(in navigationController: any {{ contracts.NavigationControllerInterface.name }}) {
        guard let unshownView else { return }
        self.unshownView = nil
        self.{{ references.Router.navigationController }} = navigationController
        navigationController.{{ methods.NavigationControllerInterface.pushView }}(unshownView)
        unshownView.start()
    }
}

// MARK: - {{ contracts.RouterInput.name }}

extension {{ roles.Router.type }}: {{ contracts.RouterInput.name }} {
    func {{ methods.RouterInput.closeModule }}() {
{%- include 'added_calls', role: 'Router' %}
        {{ references.Router.navigationController }}?.{{ methods.NavigationControllerInterface.popView }}()
    }
}
{%- include 'router_module_input' %}
{%- include 'added_conformances', role: 'Router', type: roles.Router.type %}

"""#
    case 118: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
import UIKit

{% capture says %}Leads the user from the {{ comments.screen }} to other screens and back.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Router.type }} {
    // MARK: - Properties

    weak var {{ references.Router.navigationController }}: UINavigationController?
{%- include 'added_properties', role: 'Router' %}
{%- if parts contains 'ModuleInput' %}
    weak var {{ references.Router.presenter }}: (any {{ contracts.ModuleInput.name }})?
{%- endif %}

    /// The view of the module before the module is shown; after that, the navigation controller retains it.
    var unshownView: {{ roles.View.type }}?

    // MARK: - Transitions

    /// Shows the module.
    ///
    /// - Parameter navigationController: Retains the view from now on, and with it the whole module.
    func pushViewController(in navigationController: UINavigationController) {
        guard let unshownView else { return }
        self.unshownView = nil
        self.{{ references.Router.navigationController }} = navigationController
        navigationController.pushViewController(unshownView, animated: true)
    }
}

// MARK: - {{ contracts.RouterInput.name }}

extension {{ roles.Router.type }}: {{ contracts.RouterInput.name }} {
    func {{ methods.RouterInput.closeModule }}() {
{%- include 'added_calls', role: 'Router' %}
        guard let {{ references.Router.navigationController }} else { return }
        if {{ references.Router.navigationController }}.viewControllers.count > 1 {
            {{ references.Router.navigationController }}.popViewController(animated: true)
        } else {
            // The module is the first of a stack that is presented modally.
            {{ references.Router.navigationController }}.dismiss(animated: true)
        }
    }
}
{%- include 'router_module_input' %}
{%- include 'added_conformances', role: 'Router', type: roles.Router.type %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 119: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

import Adder
import AdderCAdwaita
import AdderGTK

{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
@MainActor
final class {{ roles.View.plain.type }} {
    // MARK: - Properties

    let {{ references.View.output }}: any {{ contracts.ViewOutput.name }}
{%- include 'added_properties', role: 'View' %}
    let position = GTKPosition()
    let title = "{{ module_info.name }}"
    let listBox = GTKObject(new: gtk_list_box_new())
{%- if parts contains 'Service' %}
    let messageLabel = GTKObject(new: gtk_label_new(nil))
{%- endif %}
    let closeButton = GTKObject(new: gtk_button_new_with_label("Close"))
    let widget = GTKObject(new: gtk_scrolled_window_new())

    // MARK: - Initialization

    /// Creates the view.
    ///
    /// - Parameter {{ references.View.output }}: Receives the view's events and the user's actions.
    init({{ references.View.output }}: any {{ contracts.ViewOutput.name }}) {
        self.{{ references.View.output }} = {{ references.View.output }}
        setupWidgets()
    }

    // MARK: - Private methods

    private func setupWidgets() {
        gtk_widget_add_css_class(listBox.widget, "boxed-list")
        gtk_widget_set_valign(listBox.widget, GTK_ALIGN_START)
        gtk_list_box_set_selection_mode(listBox.opaque, GTK_SELECTION_NONE)
{%- if parts contains 'Service' %}
        gtk_list_box_set_placeholder(listBox.opaque, messageLabel.widget)
{%- endif %}
        closeButton.on("clicked") { [weak self] _ in self?.{{ references.View.output }}.{{ methods.ViewOutput.closeTapped }}() }

        let clamp = GTKObject(new: adw_clamp_new())
        adw_clamp_set_child(clamp.opaque, listBox.widget)
        gtk_widget_set_margin_top(clamp.widget, 24)
        gtk_widget_set_margin_bottom(clamp.widget, 24)
        gtk_widget_set_margin_start(clamp.widget, 12)
        gtk_widget_set_margin_end(clamp.widget, 12)
        gtk_scrolled_window_set_child(widget.opaque, clamp.widget)
        gtk_widget_set_vexpand(widget.widget, 1)
    }
}

// MARK: - GTKModuleView

extension {{ roles.View.plain.type }}: GTKModuleView {
    var headerWidgets: [GTKObject] {
        [closeButton]
    }

    func viewDidLoad() {
        {{ references.View.output }}.{{ methods.ViewOutput.viewLoaded }}()
{%- include 'added_calls', role: 'View' %}
    }
}

// MARK: - {{ contracts.ViewInput.name }}

extension {{ roles.View.plain.type }}: {{ contracts.ViewInput.name }} {
    func {{ methods.ViewInput.showNames }}(_ names: [String]) {
{%- if parts contains 'Service' %}
        gtk_label_set_text(messageLabel.opaque, "")
{%- endif %}
        while let row = gtk_list_box_get_row_at_index(listBox.opaque, 0) {
            gtk_list_box_remove(listBox.opaque, GTKObject(retaining: row).widget)
        }
        for name in names {
            let row = GTKObject(new: adw_action_row_new())
            adw_preferences_row_set_use_markup(row.typed(), 0)
            adw_preferences_row_set_title(row.typed(), name)
            gtk_list_box_append(listBox.opaque, row.widget)
        }
    }
{%- if parts contains 'Service' %}

    func {{ methods.ViewInput.showMessage }}(_ message: String) {
        {{ methods.ViewInput.showNames }}([])
        gtk_label_set_text(messageLabel.opaque, message)
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'View', type: roles.View.plain.type %}

"""#
    case 120: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}
{% if custom_parameters.runtime == 'adder' %}
import Adder
{% endif %}
{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
@MainActor
final class {{ roles.View.plain.type }} {
    // MARK: - Properties

    let {{ references.View.output }}: any {{ contracts.ViewOutput.name }}
{%- include 'added_properties', role: 'View' %}
{%- if custom_parameters.runtime == 'adder' %}
    let position = HeadlessPosition()
{%- endif %}

    private let write: (String) -> Void

    // MARK: - Initialization

    /// Creates a view that shows everything as lines of text.
    ///
    /// - Parameters:
    ///   - {{ references.View.output }}: Receives the view's events and the user's actions.
    ///   - write: Writes one line.
    init({{ references.View.output }}: any {{ contracts.ViewOutput.name }}, write: @escaping (String) -> Void) {
        self.{{ references.View.output }} = {{ references.View.output }}
        self.write = write
    }
{%- if custom_parameters.runtime == 'none' %}

    // MARK: - Life cycle

    /// Starts the view; the {{ roles.Router.words }} calls it after pushing the view.
    func start() {
        {{ references.View.output }}.{{ methods.ViewOutput.viewLoaded }}()
{%- include 'added_calls', role: 'View' %}
    }
{%- endif %}

    // MARK: - User

    /// Handles the user's selection of a name.
    ///
    /// - Parameter index: The position of the name, from 0.
    func selectName(at index: Int) {
        {{ references.View.output }}.{{ methods.ViewOutput.nameTapped }}(at: index)
    }

    /// Handles the user's request to leave the module.
    func close() {
        {{ references.View.output }}.{{ methods.ViewOutput.closeTapped }}()
    }
}

{% if custom_parameters.runtime == 'adder' -%}
// MARK: - HeadlessTransitionHandler

extension {{ roles.View.plain.type }}: HeadlessTransitionHandler {
    func viewDidLoad() {
        {{ references.View.output }}.{{ methods.ViewOutput.viewLoaded }}()
{%- include 'added_calls', role: 'View' %}
    }
}

{% endif -%}
// MARK: - {{ contracts.ViewInput.name }}

extension {{ roles.View.plain.type }}: {{ contracts.ViewInput.name }} {
    func {{ methods.ViewInput.showNames }}(_ names: [String]) {
        write("{{ module_info.name }}")
        for (index, name) in names.enumerated() {
            write("\(index + 1). \(name)")
        }
    }

    func {{ methods.ViewInput.showSelectedName }}(_ name: String) {
        write("Selected: \(name)")
    }
{%- if parts contains 'Service' %}

    func {{ methods.ViewInput.showMessage }}(_ message: String) {
        write(message)
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'View', type: roles.View.plain.type %}

"""#
    case 121: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
import UIKit

/// Arranges the views of the {{ comments.screen }}.
final class {{ roles.ContentView.type }}: UIView {
    // MARK: - Properties

    let namesLabel = UILabel()
    let closeButton = UIButton(type: .system)

    // MARK: - Initialization

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        namesLabel.numberOfLines = 0
        closeButton.setTitle("Close", for: .normal)
        addStackView()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - Private methods

    private func addStackView() {
        let stackView = UIStackView(arrangedSubviews: [namesLabel, closeButton])
        stackView.axis = .vertical
        stackView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.centerXAnchor.constraint(equalTo: centerXAnchor),
            stackView.centerYAnchor.constraint(equalTo: centerYAnchor),
            stackView.leadingAnchor.constraint(
                greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor
            ),
            stackView.trailingAnchor.constraint(
                lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor
            ),
        ])
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 122: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'view_layout' -%}
{% include 'header' %}

{% capture body %}
import UIKit

{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
final class {{ roles.View.type }}: UIViewController {
    // MARK: - Properties

{% if in_code %}    let {{ references.View.output }}: any {{ contracts.ViewOutput.name }}
{%- include 'added_properties', role: 'View' %}
    let {{ references.View.contentView }} = {{ roles.ContentView.type }}()

    // MARK: - Initialization

    /// Creates the view.
    ///
    /// - Parameter {{ references.View.output }}: Receives the view's events and the user's actions.
    init({{ references.View.output }}: any {{ contracts.ViewOutput.name }}) {
        self.{{ references.View.output }} = {{ references.View.output }}
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Created in code by {{ roles.Assembly.type }}")
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - UIViewController

    override func loadView() {
        view = {{ references.View.contentView }}
    }
{%- else %}    var {{ references.View.output }}: (any {{ contracts.ViewOutput.name }})?
{%- include 'added_properties', role: 'View' %}

    @IBOutlet private(set) var namesLabel: UILabel!
    @IBOutlet private(set) var closeButton: UIButton!

    // MARK: - Initialization
{% include 'controller_factory', type: roles.View.type %}

    // MARK: - UIViewController
{%- endif %}

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        {{ output }}.{{ methods.ViewOutput.viewLoaded }}()
{%- include 'added_calls', role: 'View' %}
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        {{ views }}closeButton.isHidden = !canBeClosed
    }

    // MARK: - Private methods

{% include 'can_be_closed' %}

    private func setupViews() {
        title = "{{ module_info.name }}"
        let close = UIAction { [weak self] _ in self?.{{ output }}.{{ methods.ViewOutput.closeTapped }}() }
        {{ views }}closeButton.addAction(close, for: .touchUpInside)
    }
}

// MARK: - {{ contracts.ViewInput.name }}

extension {{ roles.View.type }}: {{ contracts.ViewInput.name }} {
    func {{ methods.ViewInput.showNames }}(_ names: [String]) {
        {{ views }}namesLabel.text = names.joined(separator: "\n")
    }
{%- if parts contains 'Service' %}

    func {{ methods.ViewInput.showMessage }}(_ message: String) {
        {{ views }}namesLabel.text = message
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'View', type: roles.View.type %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 123: #"""
{%- include 'interface_controls' -%}
{% include 'storyboard' %}
"""#
    case 124: #"""
{%- include 'interface_controls' -%}
{% include 'xib' %}
"""#
    case 125: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the {{ comments.screen }} can show.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ViewInput.name }}: AnyObject {
    /// Shows names instead of the previous ones.
    ///
    /// - Parameter names: The names, in order.
    func {{ methods.ViewInput.showNames }}(_ names: [String])
{%- if parts contains 'Service' %}

    /// Shows a message instead of names.
    ///
    /// - Parameter message: The message to the user.
    func {{ methods.ViewInput.showMessage }}(_ message: String)
{%- endif %}
{%- if custom_parameters.ui == 'none' %}

    /// Shows which name the user selected.
    ///
    /// - Parameter name: The selected name.
    func {{ methods.ViewInput.showSelectedName }}(_ name: String)
{%- endif %}
}

"""#
    case 126: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the user does on the {{ comments.screen }}, and when it is ready.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ViewOutput.name }}: AnyObject {
    /// Reports that the view is loaded and ready to show data.
    func {{ methods.ViewOutput.viewLoaded }}()

    /// Reports that the user wants to leave the module.
    func {{ methods.ViewOutput.closeTapped }}()
{%- if custom_parameters.ui == 'none' %}

    /// Reports that the user selected a name.
    ///
    /// - Parameter index: The position of the name, from 0.
    func {{ methods.ViewOutput.nameTapped }}(at index: Int)
{%- endif %}
}

"""#
    case 127: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'passed_object' -%}
{%- include 'screen_types' -%}
{%- capture suite %}{{ roles.Assembly.tests }}{% endcapture -%}
{%- capture sut %}{{ roles.Assembly.type }}{% if custom_parameters.ui == 'none' %} { _ in }{% else %}(){% endif %}{% endcapture -%}
{%- capture made_view %}sut.makeModule(output: .nobody).view as? {{ view_type }}{% endcapture -%}
{%- capture made_presenter %}view.{{ references.View.output }} as? {{ roles.Presenter.type }}{% endcapture -%}
{%- capture has_presenter %}view.{{ references.View.output }} is {{ roles.Presenter.type }}{% endcapture -%}
{%- capture has_interactor %}{{ roles.Presenter.variable }}.{{ references.Presenter.interactor }} is {{ roles.Interactor.type }}{% endcapture -%}
{%- capture has_router %}{{ roles.Presenter.variable }}.{{ references.Presenter.router }} is {{ roles.Router.type }}{% endcapture -%}
{%- capture module_view %}module.view as? {{ view_type }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'view_test_imports' %}

{% include 'view_suite', name: suite %}
    {% include 'fixture', name: 'sut', value: sut %}

    // MARK: - Assembly

    {% include 'test', name: 'routerShowsTheAssembledModule' %}
        // given
        let opener = RecordingTransitionHandler()
        let {{ roles.Router.variable }} = sut.{{ compositions.Assembly.method }}()

        // when
        {{ roles.Router.variable }}.showModule(from: opener)

        // then
{%- capture condition %}opener.opened.last?.view is {{ view_type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- if parts contains 'ModuleInput' and custom_parameters.ui != 'gtk' %}

    {% include 'throwing_test', name: 'nameSetBeforeTheModuleIsShownIsShown' %}
        // given
{%- if custom_parameters.ui == 'none' %}
        var lines: [String] = []
        let {{ roles.Router.variable }} = {{ roles.Assembly.type }} { lines.append($0) }.{{ compositions.Assembly.method }}()
{%- else %}
        let {{ roles.Router.variable }} = sut.{{ compositions.Assembly.method }}()
{%- endif %}
        let opener = RecordingTransitionHandler()

        // when
        {{ roles.Router.variable }}.{{ setter }}({{ one_passed }})
        {{ roles.Router.variable }}.showModule(from: opener)

        // then
{%- capture found %}opener.opened.last?.view as? {{ view_type }}{% endcapture %}
        let view = {% include 'require', value: found %}
{%- if custom_parameters.ui == 'none' %}
        view.viewDidLoad()
        {% include 'expect_equal', value: 'lines.last', expected: '"1. One"' %}
{%- else %}
        view.loadViewIfNeeded()
{%- capture names %}view.{% if custom_parameters.view == 'code' %}{{ references.View.contentView }}.{% endif %}namesLabel.text{% endcapture %}
        {% include 'expect_equal', value: names, expected: '"One"' %}
{%- endif %}
    }
{%- endif %}

    // MARK: - {% if custom_parameters.view == 'storyboard' %}Storyboard{% endif %}ModuleFactory

    {% include 'throwing_test', name: 'viewHasThePresenterAsOutput' %}
        // when
        let view = {% include 'require', value: made_view %}

        // then
        {% include 'expect', condition: has_presenter %}
    }

    {% include 'throwing_test', name: 'presenterHasTheView' %}
        // when
        let view = {% include 'require', value: made_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // then
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.view }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'view' %}
    }

    {% include 'throwing_test', name: 'presenterHasTheInteractor' %}
        // when
        let view = {% include 'require', value: made_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // then
        {% include 'expect', condition: has_interactor %}
    }

    {% include 'throwing_test', name: 'presenterHasTheRouter' %}
        // when
        let view = {% include 'require', value: made_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // then
        {% include 'expect', condition: has_router %}
    }

    {% include 'throwing_test', name: 'interactorHasThePresenterAsOutput' %}
        // when
        let view = {% include 'require', value: made_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}

        // then
{%- capture actual %}{{ roles.Interactor.variable }}?.{{ references.Interactor.output }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: roles.Presenter.variable %}
    }

    {% include 'throwing_test', name: 'routerHasTheViewAsTransitionHandler' %}
        // when
        let view = {% include 'require', value: made_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Router.variable }} = {{ roles.Presenter.variable }}.{{ references.Presenter.router }} as? {{ roles.Router.type }}

        // then
{%- capture actual %}{{ roles.Router.variable }}?.{{ references.Router.transitionHandler }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'view' %}
    }
{%- if parts contains 'ModuleInput' %}

    {% include 'throwing_test', name: 'routerHasThePresenter' %}
        // when
        let view = {% include 'require', value: made_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Router.variable }} = {{ roles.Presenter.variable }}.{{ references.Presenter.router }} as? {{ roles.Router.type }}

        // then
{%- capture actual %}{{ roles.Router.variable }}?.{{ references.Router.presenter }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: roles.Presenter.variable %}
    }

    {% include 'throwing_test', name: 'moduleInputIsTheRouter' %}
        // when
        let module = sut.makeModule(output: .nobody)

        // then
        let view = {% include 'require', value: module_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
{%- capture expected %}{{ roles.Presenter.variable }}.{{ references.Presenter.router }}{% endcapture %}
        {% include 'expect_same', value: 'module.input', expected: expected %}
    }
{%- endif %}

    // MARK: - Lifetime

    {% include 'throwing_test', name: 'moduleDeallocatesWithItsView' %}
        // given
        var view: {{ view_type }}? = {% include 'require', value: made_view %}
        view?.{% if custom_parameters.ui == 'uikit' %}loadViewIfNeeded(){% else %}viewDidLoad(){% endif %}
        weak var {{ roles.Presenter.variable }}: {{ roles.Presenter.type }}?
        weak var {{ roles.Interactor.variable }}: {{ roles.Interactor.type }}?
        weak var {{ roles.Router.variable }}: {{ roles.Router.type }}?
        {{ roles.Presenter.variable }} = view?.{{ references.View.output }} as? {{ roles.Presenter.type }}
        {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}
        {{ roles.Router.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.router }} as? {{ roles.Router.type }}
{%- capture all_found %}{{ roles.Presenter.variable }} != nil && {{ roles.Interactor.variable }} != nil && {{ roles.Router.variable }} != nil{% endcapture %}
        {% include 'require_condition', condition: all_found %}

        // when
        view = nil

        // then
{%- capture condition %}{{ roles.Presenter.variable }} == nil && {{ roles.Interactor.variable }} == nil && {{ roles.Router.variable }} == nil{% endcapture %}
        {% include 'expect', condition: condition %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 128: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Assembly.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
{%- capture actual %}{{ contracts.NavigationControllerInterface.name }}Mock(){% endcapture %}
    {% include 'fixture', name: 'navigationController', value: actual %}

    {% include 'assembly_tests' %}
}

"""#
    case 129: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Assembly.tests }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'testing_and_uikit_imports' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: 'navigationController', value: 'NavigationControllerMock()' %}

    {% include 'assembly_tests' %}
}

// MARK: - Mocks

private final class NavigationControllerMock: UINavigationController {
    private(set) var views: [{{ roles.View.type }}] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if let view = viewController as? {{ roles.View.type }} { views.append(view) }
    }

    func {{ methods.NavigationControllerInterface.popView }}() { views.removeLast() }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 130: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'passed_object' -%}
{%- assign output_spy = contracts.InteractorOutput.name | append: spy | append: '()' -%}
{%- capture loaded_names %}output.{{ methods.InteractorOutput.didObtainNames }}Calls.arguments{% endcapture -%}
{%- capture failure_count %}output.{{ methods.InteractorOutput.didFailToObtainNames }}Calls.count{% endcapture -%}
{%- capture suite %}{{ roles.Interactor.tests }}{% endcapture -%}
{%- assign element = 'String' -%}
{%- assign one = '"One"' -%}
{%- if parts contains 'Entity' -%}
{%- assign element = roles.Entity.type -%}
{%- capture one %}{{ roles.Entity.type }}(name: "One"){% endcapture -%}
{%- endif -%}
{%- if parts contains 'Service' -%}
{%- assign service = roles.Service.variable -%}
{%- capture service_calls %}{{ service }}.{{ methods.ServiceInterface.obtainNames }}Calls{% endcapture -%}
{%- endif -%}
{%- capture made %}{{ roles.Interactor.type }}({% if parts contains 'Service' %}{{ references.Interactor.service }}: {{ service }}{% endif %}){% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: 'output', value: output_spy %}
{%- if parts contains 'Service' %}
{%- capture actual %}{{ contracts.ServiceInterface.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: service, value: actual %}
{%- endif %}

    // MARK: - {{ contracts.InteractorInput.name }}
{%- if parts contains 'Service' %}

    {% include 'async_test', name: 'obtainNamesHandsTheNamesToTheOutput' %}
        // given
        let sut = {{ made }}
        sut.{{ references.Interactor.output }} = output
        {{ service_calls }}.returns([{{ one }}])

        // when
        sut.{{ methods.InteractorInput.obtainNames }}()
        await sut.request?.value

        // then
        {% include 'expect_equal', value: loaded_names, expected: '[["One"]]' %}
    }

    {% include 'async_test', name: 'failureIsHandedToTheOutput' %}
        // given
        let sut = {{ made }}
        sut.{{ references.Interactor.output }} = output
        {{ service_calls }}.fails(ConnectionLost())

        // when
        sut.{{ methods.InteractorInput.obtainNames }}()
        await sut.request?.value

        // then
        {% include 'expect_equal', value: failure_count, expected: '1' %}
    }

    {% include 'async_test', name: 'obtainNamesCancelsThePreviousRequest' %}
        // given
        let sut = {{ made }}
        {{ service_calls }}.hold()
        defer { {{ service_calls }}.release() }
        sut.{{ methods.InteractorInput.obtainNames }}()
        await {{ service_calls }}.called()
        let firstRequest = sut.request

        // when
        sut.{{ methods.InteractorInput.obtainNames }}()

        // then
        {% include 'expect_equal', value: 'firstRequest?.isCancelled', expected: 'true' %}
    }

    {% include 'async_test', name: 'namesOfACancelledRequestAreIgnored' %}
        // given
        let sut = {{ made }}
        sut.{{ references.Interactor.output }} = output
        {{ service_calls }}.returns([{{ one }}])
        {{ service_calls }}.hold()
        sut.{{ methods.InteractorInput.obtainNames }}()
        await {{ service_calls }}.called()
        let firstRequest = sut.request
        sut.{{ methods.InteractorInput.obtainNames }}()

        // when
        {{ service_calls }}.release()
        await firstRequest?.value
        await sut.request?.value

        // then
        {% include 'expect_equal', value: loaded_names, expected: '[["One"]]' %}
    }

    {% include 'async_test', name: 'failureOfACancelledRequestIsIgnored' %}
        // given
        let sut = {{ made }}
        sut.{{ references.Interactor.output }} = output
        {{ service_calls }}.fails(ConnectionLost())
        {{ service_calls }}.hold()
        sut.{{ methods.InteractorInput.obtainNames }}()
        await {{ service_calls }}.called()
        let firstRequest = sut.request
        sut.{{ methods.InteractorInput.obtainNames }}()

        // when
        {{ service_calls }}.release()
        await firstRequest?.value
        await sut.request?.value

        // then
        {% include 'expect_equal', value: failure_count, expected: '1' %}
    }

    {% include 'async_test', name: 'requestIsCancelledWhenTheModuleIsGone' %}
        // given
        var sut: {{ roles.Interactor.type }}? = {{ made }}
        {{ service_calls }}.hold()
        defer { {{ service_calls }}.release() }
        sut?.{{ methods.InteractorInput.obtainNames }}()
        await {{ service_calls }}.called()
        let request = sut?.request

        // when
        sut = nil

        // then
        {% include 'expect_equal', value: 'request?.isCancelled', expected: 'true' %}
    }
{%- else %}

    {% include 'test', name: 'obtainNamesHandsTheNamesToTheOutput' %}
        // given
        let sut = {{ made }}
        sut.{{ references.Interactor.output }} = output

        // when
        sut.{{ methods.InteractorInput.obtainNames }}()

        // then
{%- capture loaded %}[["{{ module_info.name }}"]]{% endcapture %}
        {% include 'expect_equal', value: loaded_names, expected: loaded %}
    }
{%- endif %}
{%- if parts contains 'ModuleInput' %}

    {% include 'test', name: 'aPassedNameIsHandedToTheOutput' %}
        // given
        let sut = {{ made }}
        sut.{{ references.Interactor.output }} = output

        // when
        sut.{{ interactor_setter }}({{ one_passed }})

        // then
        {% include 'expect_equal', value: loaded_names, expected: '[["One"]]' %}
    }
{%- if parts contains 'Service' %}

    {% include 'test', name: 'aPassedNameIsLoadedInsteadOfTheNamesOfTheService' %}
        // given
        let sut = {{ made }}
        sut.{{ interactor_setter }}({{ one_passed }})
        sut.{{ references.Interactor.output }} = output

        // when
        sut.{{ methods.InteractorInput.obtainNames }}()

        // then
        {% include 'expect_equal', value: loaded_names, expected: '[["One"]]' %}
    }

    {% include 'async_test', name: 'aPassedNameCancelsTheRequestToTheService' %}
        // given
        let sut = {{ made }}
        {{ service_calls }}.hold()
        defer { {{ service_calls }}.release() }
        sut.{{ methods.InteractorInput.obtainNames }}()
        await {{ service_calls }}.called()
        let request = sut.request

        // when
        sut.{{ interactor_setter }}({{ one_passed }})

        // then
        {% include 'expect_equal', value: 'request?.isCancelled', expected: 'true' %}
    }
{%- endif %}
{%- endif %}
}
{%- if parts contains 'Service' %}

private struct ConnectionLost: Error {}
{%- endif %}

"""#
    case 131: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Service.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    // MARK: - {{ contracts.ServiceInterface.name }}

    {% include 'async_throwing_test', name: 'obtainNamesReturnsTheNames' %}
        // given
        let sut = {{ roles.Service.type }}()

        // when
        let {% if parts contains 'Entity' %}entities{% else %}names{% endif %} = try await sut.{{ methods.ServiceInterface.obtainNames }}()

        // then
{%- capture actual %}{% if parts contains 'Entity' %}entities.map(\.name){% else %}names{% endif %}{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["First name", "Second name", "Third name"]' %}
    }
}

"""#
    case 132: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

@testable import {{ module_info.product_module_name }}

final class {{ contracts.NavigationControllerInterface.name }}Mock: {{ contracts.NavigationControllerInterface.name }} {
    private(set) var views: [{{ roles.View.plain.type }}] = []

    func {{ methods.NavigationControllerInterface.pushView }}(_ view: {{ roles.View.plain.type }}) { views.append(view) }
    func {{ methods.NavigationControllerInterface.popView }}() { views.removeLast() }
}

"""#
    case 133: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'passed_object' -%}
{%- assign waits = false -%}
{%- if parts contains 'ModuleInput' -%}
{%- assign waits = true -%}
{%- endif -%}
{%- assign view_spy = contracts.ViewInput.name | append: spy | append: '()' -%}
{%- capture suite %}{{ roles.Presenter.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: 'view', value: view_spy %}
{%- capture actual %}{{ contracts.InteractorInput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: roles.Interactor.variable, value: actual %}
{%- capture actual %}{{ contracts.RouterInput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: roles.Router.variable, value: actual %}

    // MARK: - {{ contracts.ViewOutput.name }}

    {% include 'test', name: 'viewLoadedAsksTheInteractorForTheNames' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.ViewOutput.viewLoaded }}()

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainNames }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'closeTappedClosesTheModule' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.ViewOutput.closeTapped }}()

        // then
{%- capture actual %}{{ roles.Router.variable }}.{{ methods.RouterInput.closeModule }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- if custom_parameters.ui == 'none' %}

    {% include 'test', name: 'tappedNameIsShown' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()
{% if waits %}        sut.{{ methods.ViewOutput.viewLoaded }}()
{% endif %}        sut.{{ methods.InteractorOutput.didObtainNames }}(["One", "Two"])

        // when
        sut.{{ methods.ViewOutput.nameTapped }}(at: 1)

        // then
{%- capture actual %}view.{{ methods.ViewInput.showSelectedName }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["Two"]' %}
    }

    {% include 'test', name: 'tapOutsideOfTheNamesIsIgnored' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.ViewOutput.nameTapped }}(at: 2)

        // then
{%- capture actual %}view.{{ methods.ViewInput.showSelectedName }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[]' %}
    }
{%- endif %}

    // MARK: - {{ contracts.InteractorOutput.name }}

    {% include 'test', name: 'loadedNamesAreShown' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()
{%- if waits %}
        sut.{{ methods.ViewOutput.viewLoaded }}()
{%- endif %}

        // when
        sut.{{ methods.InteractorOutput.didObtainNames }}(["One", "Two"])

        // then
{%- capture actual %}view.{{ methods.ViewInput.showNames }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[["One", "Two"]]' %}
    }
{%- if parts contains 'Service' %}

    {% include 'test', name: 'failureIsShownAsAMessage' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.InteractorOutput.didFailToObtainNames }}()

        // then
{%- capture actual %}view.{{ methods.ViewInput.showMessage }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["The names could not be loaded."]' %}
    }
{%- endif %}
{%- if waits %}

    {% include 'test', name: 'namesLoadedBeforeTheViewAreNotShown' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.InteractorOutput.didObtainNames }}(["One", "Two"])

        // then
{%- capture actual %}view.{{ methods.ViewInput.showNames }}Calls.isEmpty{% endcapture %}
        {% include 'expect', condition: actual %}
    }
{%- endif %}
{%- if parts contains 'ModuleInput' %}

    // MARK: - {{ contracts.ModuleInput.name }}

{%- capture test_name %}{{ setter }}PassesItToTheInteractor{% endcapture %}
    {% include 'test', name: test_name %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ setter }}({{ one_passed }})

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ interactor_setter }}Calls.arguments{% endcapture %}
{%- capture expected %}[{{ one_passed }}]{% endcapture %}
        {% include 'expect_equal', value: actual, expected: expected %}
    }
{%- endif %}
{%- include 'added_tests' %}

    // MARK: - Helpers
{% if custom_parameters.tests == 'xctest' %}
    @MainActor
    {%- endif %}
    private func make{{ roles.Presenter.noun }}() -> {{ roles.Presenter.type }} {
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.interactor }}: {{ roles.Interactor.variable }}, {{ references.Presenter.router }}: {{ roles.Router.variable }})
        {{ roles.Presenter.variable }}.{{ references.Presenter.view }} = view
        return {{ roles.Presenter.variable }}
    }
}

"""#
    case 134: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'screen_types' -%}
{%- capture suite %}{{ roles.Router.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'runtime_test_imports' %}

{% include 'suite', name: suite %}
    // MARK: - Transitions

    {% include 'test', name: 'showModuleShowsTheModuleOnce' %}
        // given
        let opener = RecordingTransitionHandler()
        let sut = {{ roles.Router.type }}()
        sut.unshownModule = Module(view: RecordingTransitionHandler()){% if parts contains 'ModuleInput' %} { [weak sut] in sut }{% endif %}

        // when
        sut.showModule(from: opener)
        sut.showModule(from: opener)

        // then
        {% include 'expect_equal', value: 'opener.opened.count', expected: '1' %}
    }

    // MARK: - {{ contracts.RouterInput.name }}

    {% include 'test', name: 'closeModuleClosesTheModuleThroughTheTransitionHandler' %}
        // given
        let transitionHandler = RecordingTransitionHandler()
        let sut = {{ roles.Router.type }}()
        sut.{{ references.Router.transitionHandler }} = transitionHandler

        // when
        sut.{{ methods.RouterInput.closeModule }}()

        // then
        {% include 'expect_equal', value: 'transitionHandler.closeCount', expected: '1' %}
    }
    {%- include 'router_module_input_test' %}

    // MARK: - Lifetime

    {% include 'test', name: 'routerDoesNotHoldTheTransitionHandler' %}
        // given
        let sut = {{ roles.Router.type }}()
        var transitionHandler: RecordingTransitionHandler? = RecordingTransitionHandler()
        sut.{{ references.Router.transitionHandler }} = transitionHandler

        // when
        transitionHandler = nil

        // then
{%- capture actual %}sut.{{ references.Router.transitionHandler }}{% endcapture %}
        {% include 'expect_nil', value: actual %}
    }
}

"""#
    case 135: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Router.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
{%- capture actual %}{{ contracts.NavigationControllerInterface.name }}Mock(){% endcapture %}
    {% include 'fixture', name: 'navigationController', value: actual %}
{%- capture actual %}{{ contracts.ViewOutput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: 'viewOutput', value: actual %}

    // MARK: - Transitions

    {% include 'test', name: 'pushViewHandsTheViewToTheNavigationController' %}
        // given
        let view = makeView()
        let sut = {{ roles.Router.type }}()
        sut.unshownView = view

        // when
        sut.pushView(in: navigationController)

        // then
        {% include 'expect_same', value: 'navigationController.views.last', expected: 'view' %}
    }

    {% include 'test', name: 'pushViewStartsTheView' %}
        // given
        let sut = {{ roles.Router.type }}()
        sut.unshownView = makeView()

        // when
        sut.pushView(in: navigationController)

        // then
{%- capture actual %}viewOutput.{{ methods.ViewOutput.viewLoaded }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'viewIsShownOnce' %}
        // given
        let sut = {{ roles.Router.type }}()
        sut.unshownView = makeView()

        // when
        sut.pushView(in: navigationController)
        sut.pushView(in: navigationController)

        // then
        {% include 'expect_equal', value: 'navigationController.views.count', expected: '1' %}
    }

    // MARK: - {{ contracts.RouterInput.name }}

    {% include 'test', name: 'closeModuleTakesTheViewOffTheStack' %}
        // given
        let sut = {{ roles.Router.type }}()
        sut.unshownView = makeView()
        sut.pushView(in: navigationController)

        // when
        sut.{{ methods.RouterInput.closeModule }}()

        // then
        {% include 'expect', condition: 'navigationController.views.isEmpty' %}
    }
    {%- include 'router_module_input_test' %}

    // MARK: - Helpers

    {% include 'isolation' %}private func makeView() -> {{ roles.View.plain.type }} {
        {{ roles.View.plain.type }}({{ references.View.output }}: viewOutput) { _ in }
    }
}

"""#
    case 136: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'view_layout' -%}
{%- capture view %}{{ roles.View.type }}{% if in_code %}({{ references.View.output }}: viewOutput){% else %}.controller(){% endif %}{% endcapture -%}
{%- capture suite %}{{ roles.Router.tests }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'testing_and_uikit_imports' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
{%- if in_code %}
{%- capture actual %}{{ contracts.ViewOutput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: 'viewOutput', value: actual %}
{% endif %}
    // MARK: - Transitions

    {% include 'test', name: 'pushViewControllerPutsTheViewOnTheStack' %}
        // given
        let view = {{ view }}
        let navigationController = UINavigationController()
        let sut = {{ roles.Router.type }}()
        sut.unshownView = view

        // when
        sut.pushViewController(in: navigationController)

        // then
        {% include 'expect_same', value: 'navigationController.viewControllers.last', expected: 'view' %}
    }

    {% include 'test', name: 'viewIsShownOnce' %}
        // given
        let navigationController = UINavigationController()
        let sut = {{ roles.Router.type }}()
        sut.unshownView = {{ view }}

        // when
        sut.pushViewController(in: navigationController)
        sut.pushViewController(in: navigationController)

        // then
        {% include 'expect_equal', value: 'navigationController.viewControllers.count', expected: '1' %}
    }

    // MARK: - {{ contracts.RouterInput.name }}

    {% include 'test', name: 'closeModuleTakesTheViewOffTheStack' %}
        // given
        let navigationController = UINavigationController(rootViewController: UIViewController())
        let sut = {{ roles.Router.type }}()
        sut.unshownView = {{ view }}
        sut.pushViewController(in: navigationController)

        // when
        sut.{{ methods.RouterInput.closeModule }}()

        // then
        {% include 'expect_equal', value: 'navigationController.viewControllers.count', expected: '1' %}
    }

    {% include 'test', name: 'closeModuleDismissesAStackThatShowsOnlyTheModule' %}
        // given
        let navigationController = NavigationControllerMock()
        let sut = {{ roles.Router.type }}()
        sut.unshownView = {{ view }}
        sut.pushViewController(in: navigationController)

        // when
        sut.{{ methods.RouterInput.closeModule }}()

        // then
        {% include 'expect_equal', value: 'navigationController.dismissCallCount', expected: '1' %}
    }
    {%- include 'router_module_input_test' %}
}

// MARK: - Mocks

private final class NavigationControllerMock: UINavigationController {
    private(set) var dismissCallCount = 0

    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) { dismissCallCount += 1 }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 137: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.View.plain.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'gtk_test_imports' %}

{% include 'view_suite', name: suite %}
{%- capture actual %}{{ contracts.ViewOutput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: 'output', value: actual %}

    // MARK: - Life cycle

    {% include 'test', name: 'viewDidLoadTellsTheOutput' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output)

        // when
        sut.viewDidLoad()

        // then
{%- capture actual %}output.{{ methods.ViewOutput.viewLoaded }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - User

    {% include 'test', name: 'closeButtonTellsTheOutput' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output)

        // when
        sut.closeButton.emit("clicked")

        // then
{%- capture actual %}output.{{ methods.ViewOutput.closeTapped }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - {{ contracts.ViewInput.name }}

    {% include 'test', name: 'showNamesShowsARowForEachName' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output)

        // when
        sut.{{ methods.ViewInput.showNames }}(["One", "Two"])

        // then
        let titles = (0...2).map { title(ofRow: $0, in: sut.listBox) }
        {% include 'expect_equal', value: 'titles', expected: '["One", "Two", nil]' %}
    }

    {% include 'test', name: 'showNamesReplacesTheNamesThatWereThere' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output)
        sut.{{ methods.ViewInput.showNames }}(["One", "Two"])

        // when
        sut.{{ methods.ViewInput.showNames }}(["Three"])

        // then
        let titles = (0...1).map { title(ofRow: $0, in: sut.listBox) }
        {% include 'expect_equal', value: 'titles', expected: '["Three", nil]' %}
    }

    {% include 'test', name: 'showNamesTakesNamesLiterally' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output)

        // when
        sut.{{ methods.ViewInput.showNames }}(["<b>Tom & Jerry</b>"])

        // then
        {% include 'expect_equal', value: 'title(ofRow: 0, in: sut.listBox)', expected: '"<b>Tom & Jerry</b>"' %}
    }
{%- if parts contains 'Service' %}

    {% include 'test', name: 'showMessageShowsItInsteadOfNames' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output)

        // when
        sut.{{ methods.ViewInput.showMessage }}("Message")

        // then
        let text = gtk_label_get_text(sut.messageLabel.opaque).map { String(cString: $0) }
        {% include 'expect_equal', value: 'text', expected: '"Message"' %}
    }
{%- endif %}

    // MARK: - Helpers

{% include 'row_title' %}
}

"""#
    case 138: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- if custom_parameters.runtime == 'adder' -%}
{%- assign start = 'viewDidLoad' -%}
{%- else -%}
{%- assign start = 'start' -%}
{%- endif -%}
{%- capture tells_start %}{{ start }}TellsTheOutput{% endcapture -%}
{%- capture suite %}{{ roles.View.plain.tests }}{% endcapture -%}
{%- capture names %}["{{ module_info.name }}", "1. One", "2. Two"]{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
{%- capture actual %}{{ contracts.ViewOutput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: 'output', value: actual %}

    // MARK: - Life cycle

    {% include 'test', name: tells_start %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output) { _ in }

        // when
        sut.{{ start }}()

        // then
{%- capture actual %}output.{{ methods.ViewOutput.viewLoaded }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - User

    {% include 'test', name: 'selectNameTellsTheOutput' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output) { _ in }

        // when
        sut.selectName(at: 1)

        // then
{%- capture actual %}output.{{ methods.ViewOutput.nameTapped }}AtCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }

    {% include 'test', name: 'closeTellsTheOutput' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output) { _ in }

        // when
        sut.close()

        // then
{%- capture actual %}output.{{ methods.ViewOutput.closeTapped }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - {{ contracts.ViewInput.name }}

    {% include 'test', name: 'showNamesWritesALineForEachName' %}
        // given
        var lines: [String] = []
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output) { lines.append($0) }

        // when
        sut.{{ methods.ViewInput.showNames }}(["One", "Two"])

        // then
        {% include 'expect_equal', value: 'lines', expected: names %}
    }

    {% include 'test', name: 'showSelectedNameWritesIt' %}
        // given
        var lines: [String] = []
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output) { lines.append($0) }

        // when
        sut.{{ methods.ViewInput.showSelectedName }}("One")

        // then
        {% include 'expect_equal', value: 'lines', expected: '["Selected: One"]' %}
    }
{%- if parts contains 'Service' %}

    {% include 'test', name: 'showMessageWritesIt' %}
        // given
        var lines: [String] = []
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output) { lines.append($0) }

        // when
        sut.{{ methods.ViewInput.showMessage }}("Message")

        // then
        {% include 'expect_equal', value: 'lines', expected: '["Message"]' %}
    }
{%- endif %}
}

"""#
    case 139: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'view_layout' -%}
{%- capture sut %}{{ roles.View.type }}({{ references.View.output }}: output){% endcapture -%}
{%- unless in_code -%}
{%- assign sut = 'makeView()' -%}
{%- endunless -%}
{%- capture close_button %}sut.{{ views }}closeButton{% endcapture -%}
{%- capture close_button_is_hidden %}{{ close_button }}.isHidden{% endcapture -%}
{%- capture names %}sut.{{ views }}namesLabel.text{% endcapture -%}
{%- capture suite %}{{ roles.View.tests }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'testing_and_uikit_imports' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
{%- capture actual %}{{ contracts.ViewOutput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: 'output', value: actual %}

    // MARK: - UIViewController

    {% include 'test', name: 'viewDidLoadTellsTheOutput' %}
        // given
        let sut = {{ sut }}

        // when
        sut.loadViewIfNeeded()

        // then
{%- capture actual %}output.{{ methods.ViewOutput.viewLoaded }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'hasACloseButtonAboveAnotherScreen' %}
        // given
        let sut = {{ sut }}
        let navigationController = UINavigationController(rootViewController: UIViewController())
        navigationController.pushViewController(sut, animated: false)
{%- unless in_code %}
        sut.loadViewIfNeeded()
{%- endunless %}
        {{ close_button }}.isHidden = true

        // when
        sut.viewWillAppear(false)

        // then
        {% include 'expect_equal', value: close_button_is_hidden, expected: 'false' %}
    }

    {% include 'test', name: 'hasNoCloseButtonAtTheRootOfAWindow' %}
        // given
        let sut = {{ sut }}
        let navigationController = UINavigationController(rootViewController: sut)
{%- unless in_code %}
        sut.loadViewIfNeeded()
{%- endunless %}

        // when
        navigationController.loadViewIfNeeded()
        sut.viewWillAppear(false)

        // then
        {% include 'expect_equal', value: close_button_is_hidden, expected: 'true' %}
    }

    // MARK: - User

    {% include 'test', name: 'closeButtonTellsTheOutput' %}
        // given
        let sut = {{ sut }}
        sut.loadViewIfNeeded()

        // when
        {{ close_button }}.sendActions(for: .touchUpInside)

        // then
{%- capture actual %}output.{{ methods.ViewOutput.closeTapped }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - {{ contracts.ViewInput.name }}

    {% include 'test', name: 'showNamesShowsALineForEachName' %}
        // given
        let sut = {{ sut }}
{%- unless in_code %}
        sut.loadViewIfNeeded()
{%- endunless %}

        // when
        sut.{{ methods.ViewInput.showNames }}(["One", "Two"])

        // then
        {% include 'expect_equal', value: names, expected: '"One\nTwo"' %}
    }
{%- if parts contains 'Service' %}

    {% include 'test', name: 'showMessageShowsItInsteadOfNames' %}
        // given
        let sut = {{ sut }}
{%- unless in_code %}
        sut.loadViewIfNeeded()
{%- endunless %}

        // when
        sut.{{ methods.ViewInput.showMessage }}("Message")

        // then
        {% include 'expect_equal', value: names, expected: '"Message"' %}
    }
{%- endif %}
{%- unless in_code %}

    // MARK: - Helpers

    {% include 'isolation' %}private func makeView() -> {{ roles.View.type }} {
        let view = {{ roles.View.type }}.controller()
        view.{{ references.View.output }} = output
        return view
    }
{%- endunless %}
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 140: #"""
{%- if custom_parameters.ui == 'uikit' -%}
{%- assign ui = 'UIKit' -%}
{%- assign view = roles.View -%}
{%- elsif custom_parameters.ui == 'gtk' -%}
{%- assign ui = 'GTK' -%}
{%- assign view = roles.View.plain -%}
{%- else -%}
{%- assign ui = 'Text' -%}
{%- assign view = roles.View.plain -%}
{%- endif -%}
{%- assign wiring = ui -%}
{%- if custom_parameters.runtime == 'adder' -%}
{%- assign wiring = 'Adder' -%}
{%- endif -%}
name: bytepace-viper
summary: A VIPER module as BytePace writes it, assembled when it is opened and owned by its view
author: Adder
version: 1.0.0
license: MIT
architecture: bytepace-viper

code_files:
  - {file: "{{ roles.Assembly.file }}", path: Code/Assembly/{{ wiring }}Assembly.swift.liquid}

  - {file: "{{ view.file }}", path: Code/View/{{ ui }}View.swift.liquid}
{%- if ui == 'UIKit' and custom_parameters.view == 'code' %}
  - {file: "{{ roles.ContentView.file }}", path: Code/View/UIKitContentView.swift.liquid}
{%- elsif ui == 'UIKit' %}
  - {file: "{{ roles.View.folder }}{{ roles.View.type }}.{{ custom_parameters.view }}", path: Code/View/View.{{ custom_parameters.view }}.liquid, is_resource: true}
{%- endif %}
  - {file: "{{ contracts.ViewInput.file }}", path: Code/View/ViewInput.swift.liquid}
  - {file: "{{ contracts.ViewOutput.file }}", path: Code/View/ViewOutput.swift.liquid}

  - {file: "{{ roles.Presenter.file }}", path: Code/Presenter/Presenter.swift.liquid}

  - {file: "{{ roles.Interactor.file }}", path: Code/Interactor/Interactor.swift.liquid}
  - {file: "{{ contracts.InteractorInput.file }}", path: Code/Interactor/InteractorInput.swift.liquid}
  - {file: "{{ contracts.InteractorOutput.file }}", path: Code/Interactor/InteractorOutput.swift.liquid}
  - {file: "{{ contracts.ServiceInterface.helper_folder }}{{ contracts.ServiceInterface.name }}.swift", path: Code/Interactor/Service.swift.liquid, part: Service}
  - {file: "{{ contracts.ServiceInterface.helper_folder }}{{ roles.Service.type }}.swift", path: Code/Interactor/ServiceImplementation.swift.liquid, part: Service}
  - {file: "{{ roles.Entity.file }}", path: Code/Entity/Entity.swift.liquid, part: Entity}

  - {file: "{{ roles.Router.file }}", path: Code/Router/{{ wiring }}Router.swift.liquid}
  - {file: "{{ contracts.RouterInput.file }}", path: Code/Router/RouterInput.swift.liquid}
{%- if custom_parameters.ui == 'none' and custom_parameters.runtime == 'none' %}
  - {file: "{{ contracts.NavigationControllerInterface.file }}", path: Code/Router/NavigationController.swift.liquid}
{%- endif %}
  - {file: "{{ contracts.ModuleInput.file }}", path: Code/Router/ModuleInput.swift.liquid, part: ModuleInput}

test_files:
  - {file: "{{ roles.Assembly.tests_file }}", path: Tests/Assembly/{{ wiring }}AssemblyTests.swift.liquid}
  - {file: "{{ view.tests_file }}", path: Tests/View/{{ ui }}ViewTests.swift.liquid}
  - {file: "{{ roles.Presenter.tests_file }}", path: Tests/Presenter/PresenterTests.swift.liquid}
  - {file: "{{ roles.Interactor.tests_file }}", path: Tests/Interactor/InteractorTests.swift.liquid}
  - {file: "{{ contracts.ServiceInterface.helper_folder }}{{ roles.Service.tests }}.swift", path: Tests/Interactor/ServiceImplementationTests.swift.liquid, part: Service}
  - {file: "{{ roles.Router.tests_file }}", path: Tests/Router/{{ wiring }}RouterTests.swift.liquid}
{%- if custom_parameters.ui == 'none' and custom_parameters.runtime == 'none' %}
  - {file: "Mocks/{{ contracts.NavigationControllerInterface.name }}Mock.swift", path: Tests/Mocks/NavigationControllerMock.swift.liquid}
{%- endif %}

dependencies: []

"""#
    case 141: #"""
parameters:
  ui:
    values: [uikit, gtk, none]
    default: none
    needs:
      gtk: {runtime: adder}
    summary: The framework for the view; none writes lines of text, for command-line programs and servers
  view:
    values: [code, xib, storyboard]
    default: code
    needs:
      xib: {ui: uikit}
      storyboard: {ui: uikit}
    summary: Where a UIKit view is laid out; code writes a view class
  runtime:
    values: [adder, none]
    default: none
    summary: What opens and closes modules; adder is the library, with none the router does it
  tests:
    values: [swift-testing, xctest]
    default: swift-testing
    summary: The framework for the tests
parts:
  Entity:
    default: on
    summary: The data of the interactor, as a separate type
  Service:
    default: on
    summary: Gets the data for the interactor, behind a protocol
  ModuleInput:
    default: off
    summary: Lets another module's router pass data to this one

"""#
    case 142: #"""
{%- if role == 'Presenter' -%}
{%- capture work %}{% include 'added_work' %}{% endcapture -%}
{% include 'added_turn', turn: method.next %}
{%- else -%}
// Here the {{ roles[role].words }} responds.
{%- endif -%}

"""#
    case 143: #"""
{%- for conformance in added.holders.Presenter.conformances %}
{%- for method in conformance.methods %}

    // MARK: - {{ conformance.contract }}
{% capture name %}{{ method.name }}AsksForItems{% endcapture %}
    {% include 'test', name: name %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ method.name }}()

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainNames }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- endfor %}
{%- endfor -%}

"""#
    case 144: #"""
{{ references.Presenter.interactor }}.{{ methods.InteractorInput.obtainNames }}()
"""#
    case 145: #"""
{%- capture navigation_mock %}{% if custom_parameters.ui == 'uikit' %}NavigationControllerMock{% else %}{{ contracts.NavigationControllerInterface.name }}Mock{% endif %}{% endcapture -%}
{%- capture view_type %}{% if custom_parameters.ui == 'uikit' %}{{ roles.View.type }}{% else %}{{ roles.View.plain.type }}{% endif %}{% endcapture -%}
{%- capture push %}{% if custom_parameters.ui == 'uikit' %}pushViewController{% else %}pushView{% endif %}{% endcapture -%}
{%- capture assembled %}{{ roles.Assembly.type }}.{{ compositions.Assembly.method }}{% if custom_parameters.ui == 'none' %} { _ in }{% else %}(){% endif %}{% endcapture -%}
{%- capture assemble %}showModule(){% endcapture -%}
{%- capture has_presenter %}view?.{{ references.View.output }} is {{ roles.Presenter.type }}{% endcapture -%}
{%- capture has_interactor %}{{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} is {{ roles.Interactor.type }}{% endcapture -%}
{%- capture all_released %}view == nil && {{ roles.Presenter.variable }} == nil && {{ roles.Interactor.variable }} == nil && {{ roles.Router.variable }} == nil{% endcapture -%}
// MARK: - Assembly

    {% include 'test', name: 'viewHasThePresenterAsOutput' %}
        // when
        {{ assemble }}
        let view = navigationController.views.last

        // then
        {% include 'expect', condition: has_presenter %}
    }

    {% include 'test', name: 'presenterHasTheView' %}
        // when
        {{ assemble }}
        let view = navigationController.views.last
        let {{ roles.Presenter.variable }} = view?.{{ references.View.output }} as? {{ roles.Presenter.type }}

        // then
{%- capture condition %}{{ roles.Presenter.variable }}?.{{ references.Presenter.view }} != nil && {{ roles.Presenter.variable }}?.{{ references.Presenter.view }} === view{% endcapture %}
        {% include 'expect', condition: condition %}
    }

    {% include 'test', name: 'presenterHasTheInteractor' %}
        // when
        {{ assemble }}
        let view = navigationController.views.last
        let {{ roles.Presenter.variable }} = view?.{{ references.View.output }} as? {{ roles.Presenter.type }}

        // then
        {% include 'expect', condition: has_interactor %}
    }

    {% include 'test', name: 'presenterHasTheRouter' %}
        // when
        let {{ roles.Router.variable }} = {{ assemble }}
        let view = navigationController.views.last
        let {{ roles.Presenter.variable }} = view?.{{ references.View.output }} as? {{ roles.Presenter.type }}

        // then
{%- capture actual %}{{ roles.Presenter.variable }}?.{{ references.Presenter.router }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: roles.Router.variable %}
    }

    {% include 'test', name: 'interactorHasThePresenterAsOutput' %}
        // when
        {{ assemble }}
        let view = navigationController.views.last
        let {{ roles.Presenter.variable }} = view?.{{ references.View.output }} as? {{ roles.Presenter.type }}
        let {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}

        // then
{%- capture condition %}{{ roles.Interactor.variable }}?.{{ references.Interactor.output }} != nil && {{ roles.Interactor.variable }}?.{{ references.Interactor.output }} === {{ roles.Presenter.variable }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }

    {% include 'test', name: 'routerHasTheNavigationController' %}
        // when
        let {{ roles.Router.variable }} = {{ assemble }}

        // then
{%- capture actual %}{{ roles.Router.variable }}.{{ references.Router.navigationController }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'navigationController' %}
    }
{%- if parts contains 'ModuleInput' %}

    {% include 'test', name: 'routerHasThePresenter' %}
        // when
        let {{ roles.Router.variable }} = {{ assemble }}
        let view = navigationController.views.last

        // then
{%- capture condition %}{{ roles.Router.variable }}.{{ references.Router.presenter }} != nil && {{ roles.Router.variable }}.{{ references.Router.presenter }} === view?.{{ references.View.output }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- endif %}

    // MARK: - Lifetime

    {% include 'throwing_test', name: 'moduleDeallocatesWithItsView' %}
        // given
        weak var view: {{ view_type }}?
        weak var {{ roles.Presenter.variable }}: {{ roles.Presenter.type }}?
        weak var {{ roles.Interactor.variable }}: {{ roles.Interactor.type }}?
        weak var {{ roles.Router.variable }}: {{ roles.Router.type }}?
        {{ roles.Router.variable }} = {{ assemble }}
        view = navigationController.views.last
        {{ roles.Presenter.variable }} = view?.{{ references.View.output }} as? {{ roles.Presenter.type }}
        {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}
{%- capture all_found %}view != nil && {{ roles.Presenter.variable }} != nil && {{ roles.Interactor.variable }} != nil && {{ roles.Router.variable }} != nil{% endcapture %}
        {% include 'require_condition', condition: all_found %}

        // when
        navigationController.{{ methods.NavigationControllerInterface.popView }}()

        // then
        {% include 'expect', condition: all_released %}
    }

    {% include 'throwing_test', name: 'moduleDoesNotHoldTheNavigationController' %}
        // given
        var navigationController: {{ navigation_mock }}? = {{ navigation_mock }}()
        let {{ roles.Router.variable }} = {{ assembled }}
        if let navigationController { {{ roles.Router.variable }}.{{ push }}(in: navigationController) }
{%- capture actual %}{{ roles.Router.variable }}.{{ references.Router.navigationController }}{% endcapture %}
{%- capture condition %}{{ actual }} != nil{% endcapture %}
        {% include 'require_condition', condition: condition %}

        // when
        navigationController = nil

        // then
        {% include 'expect_nil', value: actual %}
    }
{%- if parts contains 'ModuleInput' %}
{%- include 'passed_object' %}

    // MARK: - {{ contracts.ModuleInput.name }}
{% if custom_parameters.ui == 'uikit' %}
    {% include 'throwing_test', name: 'nameSetBeforeTheModuleIsShownIsShown' %}
{%- else %}
    {% include 'test', name: 'nameSetBeforeTheModuleIsShownIsShown' %}
{%- endif %}
        // given
{%- if custom_parameters.ui == 'none' %}
        var lines: [String] = []
        let {{ roles.Router.variable }} = {{ roles.Assembly.type }}.{{ compositions.Assembly.method }} { lines.append($0) }
{%- else %}
        let {{ roles.Router.variable }} = {{ assembled }}
{%- endif %}

        // when
        {{ roles.Router.variable }}.{{ setter }}({{ one_passed }})
        {{ roles.Router.variable }}.{{ push }}(in: navigationController)

        // then
{%- if custom_parameters.ui == 'none' %}
        {% include 'expect_equal', value: 'lines.last', expected: '"1. One"' %}
{%- else %}
{%- capture found %}navigationController.views.last{% endcapture %}
        let view = {% include 'require', value: found %}
        view.loadViewIfNeeded()
{%- capture names %}view.{% if custom_parameters.view == 'code' %}{{ references.View.contentView }}.{% endif %}namesLabel.text{% endcapture %}
        {% include 'expect_equal', value: names, expected: '"One"' %}
{%- endif %}
    }
{%- endif %}

    // MARK: - Helpers

    @discardableResult
    {% include 'isolation' %}private func showModule() -> {{ roles.Router.type }} {
        let {{ roles.Router.variable }} = {{ assembled }}
        {{ roles.Router.variable }}.{{ push }}(in: navigationController)
        return {{ roles.Router.variable }}
    }
"""#
    case 146: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async {
{%- else -%}
@Test func {{ test_name }}() async {
{%- endif -%}

"""#
    case 147: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async throws {
{%- else -%}
@Test func {{ test_name }}() async throws {
{%- endif -%}

"""#
    case 148: #"""
{%- if custom_parameters.ui == 'uikit' and platform.has_uikit == false -%}
{%- assign lines = body | strip | newline_to_br | strip_newlines | split: '<br />' -%}
#if canImport(UIKit)
{%- for line in lines %}
{% if line != '' %}    {{ line }}{% endif %}
{%- endfor %}
#endif
{%- else -%}
{{ body | strip }}
{%- endif -%}

"""#
    case 149: #"""
{%- if custom_parameters.runtime == 'adder' %}    /// True if there is a screen to return to; the root of a window cannot be closed.
    private var canBeClosed: Bool {
        presentingViewController != nil
            || parent != nil && navigationController?.viewControllers.first !== self
    }
{%- else %}    /// True if the view can be popped or dismissed; the root of a window cannot.
    private var canBeClosed: Bool {
        presentingViewController != nil
            || navigationController != nil && navigationController?.viewControllers.first !== self
    }
{%- endif -%}

"""#
    case 150: #"""
{%- unless comments.one_module_comment or comments.description == '' %}
///
/// {{ comments.description }}
{%- endunless -%}

"""#
    case 151: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertTrue({{ condition }})
{%- else -%}
#expect({{ condition }})
{%- endif -%}

"""#
    case 152: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertEqual({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} == {{ expected }})
{%- endif -%}

"""#
    case 153: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertNil({{ value }})
{%- else -%}
#expect({{ value }} == nil)
{%- endif -%}

"""#
    case 154: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertIdentical({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} === {{ expected }})
{%- endif -%}

"""#
    case 155: #"""
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor private lazy var {{ name }} = {{ value }}
{%- else -%}
private let {{ name }} = {{ value }}
{%- endif -%}

"""#
    case 156: #"""
import Adder
import AdderCAdwaita
import AdderGTK
{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}
{%- comment %}{% endcomment -%}

"""#
    case 157: #"""
//
//  {{ module_info.file_name }}
//  {{ module_info.project_name }}
//
{%- if developer.name != '' %}
//  Created by {{ developer.name }} on {{ date }}.
{%- endif %}
{%- if developer.company != '' %}
//  Copyright © {{ year }} {{ developer.company }}. All rights reserved.
{%- endif %}
{%- if developer.name != '' or developer.company != '' %}
//
{%- endif %}
"""#
    case 158: #"""
{%- assign controller = roles.View.type -%}
{%- capture subviews -%}
<stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stV-ie-w01">
    <rect key="frame" x="175.66666666666666" y="409" width="42" height="34"/>
    <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="nmL-ab-e01">
            <rect key="frame" x="0.0" y="0.0" width="42" height="0.0"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <nil key="textColor"/>
            <nil key="highlightedColor"/>
        </label>
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="clB-tn-001">
            <rect key="frame" x="0.0" y="0.0" width="42" height="34"/>
            <state key="normal" title="Close"/>
        </button>
    </subviews>
</stackView>
{%- endcapture -%}
{%- capture constraints -%}
<constraint firstItem="stV-ie-w01" firstAttribute="centerX" secondItem="vwR-oo-t01" secondAttribute="centerX" id="cnS-ce-x01"/>
<constraint firstItem="stV-ie-w01" firstAttribute="centerY" secondItem="vwR-oo-t01" secondAttribute="centerY" id="cnS-ce-y01"/>
<constraint firstItem="stV-ie-w01" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="vwR-oo-t01" secondAttribute="leadingMargin" id="cnS-le-d01"/>
<constraint firstAttribute="trailingMargin" relation="greaterThanOrEqual" secondItem="stV-ie-w01" secondAttribute="trailing" id="cnS-tr-l01"/>
{%- endcapture -%}
{%- capture outlets -%}
<outlet property="closeButton" destination="clB-tn-001" id="otC-ls-b01"/>
<outlet property="namesLabel" destination="nmL-ab-e01" id="otN-am-l01"/>
{%- endcapture -%}

"""#
    case 159: #"""
{%- if custom_parameters.tests == 'xctest' %}@MainActor {% endif -%}
"""#
    case 160: #"""
{%- assign lower_first = module_info.name | slice: 0 | downcase -%}
{{ module_info.name | slice: 1, 200 | prepend: lower_first }}
"""#
    case 161: #"""
{%- if comments.one_module_comment == false -%}
/// {{ says }}
{%- elsif comments.description != '' -%}
/// {{ comments.description }}
{%- else -%}
/// The {{ comments.screen }}: lists names{% if parts contains 'ModuleInput' %}, one of which another module can set{% endif %}.
{%- endif -%}

"""#
    case 162: #"""
{%- if parts contains 'Entity' -%}
{%- capture parcel %}{{ module }}Parcel{% endcapture -%}
{%- assign passed_type = parcel -%}
{%- assign passed = 'parcel' -%}
{%- assign setter = methods.ModuleInput.setEntity -%}
{%- assign interactor_setter = methods.InteractorInput.setEntity -%}
{%- capture one_passed %}{{ parcel }}({{ roles.Entity.type }}(name: "One")){% endcapture -%}
{%- else -%}
{%- assign passed_type = 'String' -%}
{%- assign passed = 'name' -%}
{%- assign setter = methods.ModuleInput.setName -%}
{%- assign interactor_setter = methods.InteractorInput.setName -%}
{%- assign one_passed = '"One"' -%}
{%- endif -%}

"""#
    case 163: #"""
{%- if custom_parameters.tests == 'xctest' -%}
try XCTUnwrap({{ value }})
{%- else -%}
try #require({{ value }})
{%- endif -%}

"""#
    case 164: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertTrue({{ condition }})
{%- else -%}
try #require({{ condition }})
{%- endif -%}

"""#
    case 165: #"""
{%- if parts contains 'ModuleInput' %}
{%- include 'passed_object' %}

// MARK: - {{ contracts.ModuleInput.name }}

extension {{ roles.Router.type }}: {{ contracts.ModuleInput.name }} {
    func {{ setter }}(_ {{ passed }}: {{ passed_type }}) {
        {{ references.Router.presenter }}?.{{ setter }}({{ passed }})
    }
}
{%- endif -%}

"""#
    case 166: #"""
{%- if parts contains 'ModuleInput' %}
{%- include 'passed_object' %}
{%- capture test_name %}{{ setter }}PassesItToThePresenter{% endcapture %}

    // MARK: - {{ contracts.ModuleInput.name }}

    {% include 'test', name: test_name %}
        // given
        let {{ roles.Presenter.variable }} = {{ contracts.ModuleInput.name }}{{ spy }}()
        let sut = {{ roles.Router.type }}()
        sut.{{ references.Router.presenter }} = {{ roles.Presenter.variable }}

        // when
        sut.{{ setter }}({{ one_passed }})

        // then
{%- capture actual %}{{ roles.Presenter.variable }}.{{ setter }}Calls.arguments{% endcapture %}
{%- capture expected %}[{{ one_passed }}]{% endcapture %}
        {% include 'expect_equal', value: actual, expected: expected %}
    }
{%- endif -%}

"""#
    case 167: #"""
    /// The text of a row in the list; `nil` if there is no such row.
    {% include 'isolation' %}private func title(ofRow index: Int32, in listBox: GTKObject) -> String? {
        guard let row = gtk_list_box_get_row_at_index(listBox.opaque, index) else { return nil }
        let title = adw_preferences_row_get_title(GTKObject(retaining: row).typed())
        return title.map { String(cString: $0) }
    }
{%- comment %}{% endcomment -%}

"""#
    case 168: #"""
import Adder
{%- if custom_parameters.ui == 'uikit' %}
import AdderUIKit
{%- endif -%}

"""#
    case 169: #"""
{%- if custom_parameters.runtime == 'adder' -%}
import Adder
import AdderTesting
{% endif -%}
{%- include 'testing_import' %}

@testable import {{ module_info.product_module_name }}
{%- comment %}{% endcomment -%}

"""#
    case 170: #"""
{%- if custom_parameters.ui == 'uikit' -%}
{%- assign view_type = roles.View.type -%}
{%- else -%}
{%- assign view_type = roles.View.plain.type -%}
{%- endif -%}
{%- if parts contains 'ModuleInput' -%}
{%- capture input_type %}any {{ contracts.ModuleInput.name }}{% endcapture -%}
{%- else -%}
{%- assign input_type = 'Void' -%}
{%- endif -%}

"""#
    case 171: #"""
{%- if custom_parameters.tests == 'xctest' -%}
final class {{ name }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ name }} {
{%- endif -%}

"""#
    case 172: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async {
{%- else -%}
@Test func {{ test_name }}() {
{%- endif -%}

"""#
    case 173: #"""
{%- if custom_parameters.tests == 'xctest' -%}
import UIKit
import XCTest
{%- else -%}
import Testing
import UIKit
{%- endif -%}

"""#
    case 174: #"""
{%- if custom_parameters.tests == 'xctest' -%}
import XCTest
{%- else -%}
import Testing
{%- endif -%}

"""#
    case 175: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async throws {
{%- else -%}
@Test func {{ test_name }}() throws {
{%- endif -%}

"""#
    case 176: #"""
{%- assign in_code = false -%}
{%- assign output = references.View.output | append: '?' -%}
{%- assign views = '' -%}
{%- if custom_parameters.view == 'code' -%}
{%- assign in_code = true -%}
{%- assign output = references.View.output -%}
{%- assign views = references.View.contentView | append: '.' -%}
{%- endif -%}

"""#
    case 177: #"""
{%- if custom_parameters.tests == 'xctest' -%}
final class {{ name }}: XCTestCase {
{%- if custom_parameters.ui == 'gtk' %}
    override func setUp() async throws {
        let isAvailable = await GTKDisplay.isAvailable
        try XCTSkipUnless(isAvailable, "There is no display.")
    }
{% endif %}
{%- else -%}
{%- if custom_parameters.ui == 'gtk' -%}
@Suite(.enabled("There is no display.") { await GTKDisplay.isAvailable })
{% endif -%}
@MainActor
struct {{ name }} {
{%- endif -%}

"""#
    case 178: #"""
import Adder
{%- if custom_parameters.ui == 'gtk' %}
import AdderCAdwaita
import AdderGTK
{%- endif %}
import AdderTesting
{%- if custom_parameters.ui == 'uikit' %}
{% include 'testing_and_uikit_imports' %}
{%- else %}
{% include 'testing_import' %}
{%- endif %}

@testable import {{ module_info.product_module_name }}
{%- comment %}{% endcomment -%}

"""#
    case 179: #"""
        {{ roles.Interactor.variable }}.{{ references.Interactor.output }} = {{ roles.Presenter.variable }}
        {{ roles.Presenter.variable }}.{{ references.Presenter.view }} = view
{%- if custom_parameters.runtime == 'adder' %}
        {{ roles.Router.variable }}.{{ references.Router.transitionHandler }} = view
{%- else %}
        {{ roles.Router.variable }}.unshownView = view
{%- endif %}
{%- if parts contains 'ModuleInput' %}
        {{ roles.Router.variable }}.{{ references.Router.presenter }} = {{ roles.Presenter.variable }}
{%- endif %}
{%- include 'added_wiring', view: 'view' %}
"""#
    case 180: #"""
# Clean Swift (VIP): requests run in one direction, from the view to the interactor, from there to
# the presenter, and back to the view. Every use case has its own request, response and view model.

extends: common
title: Clean Swift
family: VIP
summary: "View → Interactor → Presenter → View, with Request, Response and ViewModel for each use case"
source: Clean Swift as an alternative to VIPER

module:
  folder: "{module}"
  openToOthers: [View, Router, DataPassing, DataStore]

roles:
  View:
    summary: Configures and shows its views; sends requests to the interactor
    aliases: [ViewController]
    traits: [shows, touchesScreen, forwardsEvents, displaysLists, keepsModuleAlive, composes]
    name: "{module}ViewController"
    required: whereNeeded
    mustNotKnow: [Presenter, Worker, navigation, network, storage, managedObjects, formatting]
    mayMention: [prepare, UIStoryboardSegue]
    tests: [events, input, lifecycle]
    source: View (View Controller)

  ContentView:
    summary: The view of a view controller without a xib or storyboard; creates and arranges the subviews
    traits: [touchesScreen]
    name: "{module}ContentView"
    kind: class
    mustNotKnow: [Interactor, Presenter, Router, Worker, navigation, network, storage]
    source: View (View Controller)

  Interactor:
    summary: All business logic; stores the scene's data and responds only through the presenter
    traits: [appliesBusinessLogic, holdsState, receivesInput]
    name: "{module}Interactor"
    required: whereNeeded
    mustNotKnow: [View, Router, navigation, network, storage, formatting]
    tests: [services, forwarding]
    source: Interactor

  Worker:
    summary: Fetches data from a cache or the network for several interactors
    traits: [reachesData]
    name: "{module}Worker"
    mustNotKnow: [View, Interactor, Presenter, Router, userInterface, navigation]
    tests: [services]
    source: Interactor

  SharedWorker:
    summary: Works with one kind of data for the interactors of several scenes
    traits: [reachesData, isShared]
    name: ["{feature}WorkerImplementation", "{feature}Worker"]
    mustNotKnow: [View, Interactor, Presenter, Router, userInterface, navigation]
    source: "Interactor: queries that several modules use belong to a worker"

  Presenter:
    summary: Prepares a response for display, and nothing else
    traits: [formats]
    name: "{module}Presenter"
    required: whereNeeded
    implementsNothingElse: true
    mustNotKnow: [Interactor, Worker, Router, navigation, network, storage]
    tests: [formatting]
    source: Presenter

  Router:
    summary: Opens other scenes and passes data from one data store to the other
    traits: [navigates, touchesScreen]
    name: "{module}Router"
    required: whereNeeded
    mustNotKnow: [Presenter, Worker, network, storage]
    inherits: { type: NSObject, whenMentioned: NSSelectorFromString }
    tests: [transitions]
    source: Router

  Models:
    summary: A namespace with the three types of every use case
    traits: [isPlainData]
    name: ["{module}", "{module}Models"]
    kind: enum
    required: whereNeeded
    source: Models

  Configurator:
    summary: Connects the parts of the scene; replaces the view controller's setup method
    traits: [composes]
    name: "{module}Configurator"
    implementsNothingElse: true
    tests: [wiring]
    source: An example

contracts:
  BusinessLogic:
    summary: What the user wants, as requests
    name: "{module}BusinessLogic"
    from: View
    to: Interactor
    file: "{module}Interactor"
    required: true
    mustNotMention: [userInterface]
    methods:
      mood: command
      mayReturn: false
      parameter: { label: request, type: "{module}.{useCase}.Request" }
      examples: ["showContacts(request:)"]
    source: An example

  PresentationLogic:
    summary: The results, as responses
    name: "{module}PresentationLogic"
    from: Interactor
    to: Presenter
    file: "{module}Presenter"
    required: true
    mustNotMention: [userInterface]
    methods:
      mood: command
      begin: [present]
      mayReturn: false
      parameter: { label: response, type: "{module}.{useCase}.Response" }
      examples: ["presentContacts(response:)"]
    source: An example

  DisplayLogic:
    summary: What to show, as view models that are ready for display
    name: "{module}DisplayLogic"
    from: Presenter
    to: View
    file: "{module}ViewController"
    required: true
    mustNotMention: [managedObjects]
    methods:
      mood: command
      begin: [display]
      mayReturn: false
      parameter: { label: viewModel, type: "{module}.{useCase}.ViewModel" }
      examples: ["displayContacts(viewModel:)"]
    source: An example

  RoutingLogic:
    summary: Where to go; a segue has the method's name without 'routeTo'
    name: "{module}RoutingLogic"
    from: View
    to: Router
    file: "{module}Router"
    required: true
    methods:
      mood: command
      begin: [routeTo]
      mayReturn: false
      named: { opening: "routeTo{other}", segue: "{other}" }
      examples: ["routeToViewContact(segue:)"]
    source: Router; an example

  DataStore:
    summary: The scene's data, which other scenes may read
    name: "{module}DataStore"
    from: Router
    to: Interactor
    file: "{module}Interactor"
    required: true
    properties: readOnly
    source: Interactor; Router

  DataPassing:
    summary: Gives the router of another scene access to the data store
    name: ["{module}DataPassing", "{module}DataPass"]
    from: [View, Router]
    to: Router
    file: "{module}Router"
    required: true
    properties: readOnly
    source: Router; an example

  WorkerLogic:
    summary: What the worker fetches or stores
    name: "{module}WorkerLogic"
    from: Interactor
    to: Worker
    file: "{module}Worker"
    synchronous: false
    mustNotMention: [userInterface]
    source: Interactor

  SharedWorkerLogic:
    summary: What a shared worker fetches or stores
    name: "{feature}Worker"
    from: Interactor
    to: SharedWorker
    synchronous: false
    mustNotMention: [userInterface]
    source: Interactor

  TransitionHandler:
    summary: The part of the view that the router can access, if the view is not a UIViewController
    name: "{module}TransitionHandler"
    from: Router
    to: View
    file: "{module}Router"
    methods: { named: { opening: showScene } }
    source: Router

# The references form one cycle, in which all but the last are strong.
references:
  View.interactor: strong BusinessLogic
  View.router: strong RoutingLogic & DataPassing
  View.contentView: { holds: strong ContentView, optional: true, injected: false }
  Interactor.presenter: strong PresentationLogic
  Interactor.worker: { holds: strong WorkerLogic, optional: true }
  Interactor.{feature}Worker: { holds: strong SharedWorkerLogic, optional: true }
  Presenter.viewController: weak DisplayLogic
  Router.viewController: weak View
  Router.dataStore: strong DataStore

# The view controller wires the scene in a separate method, or a configurator does it.
composition:
  View:
    builds: [Interactor, Presenter, Router]
    returns: View
    method: setup
    source: An example
  Configurator:
    builds: [Interactor, Presenter, Router]
    returns: View
    method: configure
    showsNothingElse: true
    singleton: sharedInstance
    source: An example

parts:
  Worker:
    summary: Fetches the data
    roles: [Worker]
    contracts: [WorkerLogic]
    default: on
  Configurator: { summary: Connects the parts of the scene; replaces the view controller's setup method, roles: [Configurator] }
  # The article calls the routes through selectors made from the identifiers of segues, which nothing checks, and
  # so its router is an NSObject. Our view controller has a switch over the identifiers, whose calls the compiler checks.
  Routing: { summary: The view controller passes storyboard segues to the router }

# The article does not mention an app's folders, so these are the usual ones of Clean Swift.
app:
  modules: Scenes
  services: Workers
  models: Models
  folders:
    Scenes: "Scenes, each in its own folder"
    Workers: Workers that several interactors share
    Models: The data of the app
    Services: "What workers use: the network, the store"
  source: "Chosen by Adder; the article specifies no folders"

tests:
  name: "{type}Tests"
  mocksSurroundings: true

# The rules of `adder check` that this architecture states, with their sources.
rules:
  # Naming
  part-lacks-module-prefix: { source: Names in the examples }
  routing-logic-wrong-prefix: { source: An example }
  scene-protocol-misnamed: { source: An example }
  use-case-method-misnamed: { source: An example }
  # Completeness
  scene-incomplete: { source: Introduction; Models }
  scene-setup-omits-link: { source: An example }
  use-case-incomplete: { source: Models }
  # Contracts
  appearance-outside-view: { source: View (View Controller) }
  business-logic-lacks-request: { source: An example }
  configurator-has-extra-method: { source: An example }
  configurator-instantiable: { source: An example }
  data-store-property-settable: { source: "Interactor, the data store" }
  data-store-wrong-part: { source: Interactor }
  display-lacks-view-model: { source: An example }
  interactor-called-outside-view: { source: Interactor }
  interactor-duplicates-query: { source: Worker }
  method-crosses-use-cases: { source: Why Clean Swift }
  presentation-lacks-response: { source: An example }
  presenter-has-extra-protocol: { source: An example }
  presenter-stores-state: { source: Presenter }
  router-bypasses-data-store: { source: Router }
  router-lacks-objc: { source: An example }
  scene-model-is-class: { source: An example }
  scene-model-unnested: { source: Models }
  scene-setup-scattered: { source: An example }
  scene-uses-concrete-class: { source: Why Clean Swift }
  segue-lacks-router-method: { source: An example }
  validation-outside-interactor: { source: Interactor }
  view-lacks-conformance: { source: View }
  view-model-carries-entity: { source: Models }
  view-uses-concrete-interactor: { source: An example }
  view-uses-concrete-router: { source: An example }
  # Knowledge
  formatting-outside-presenter: { source: Presenter }
  interactor-bypasses-worker: { source: Interactor }
  interactor-uses-display-logic: { source: Interactor }
  scene-prepared-by-view: { source: An example }
  vip-cycle-violated: { source: Why Clean Swift }
  worker-uses-scene: { source: Worker }
  # Ownership
  interactor-has-weak-presenter: { source: An example }
  presenter-retains-display-logic: { source: An example }
  router-retains-view-controller: { source: Router }

"""#
    case 181: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
{%- if custom_parameters.runtime == 'adder' and custom_parameters.ui == 'uikit' %}
import AdderUIKit
{% endif %}
{% capture says %}Builds the {{ comments.screen }}: creates its parts and connects them.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Configurator.type }} {
    static let sharedInstance = {{ roles.Configurator.type }}()

    // MARK: - Initialization

    private init() {}

    // MARK: - Configuration
{% if custom_parameters.view == 'code' %}
    /// Creates the other parts of the scene and connects them with its view controller, which calls it in
    /// its initializers.
{%- else %}
    /// Creates the other parts of the scene and connects them with its view controller, when that is
    /// created from its {{ custom_parameters.view }}.
{%- endif %}
    ///
    /// - Parameter control: The view controller, which then owns the other parts.
    func configure(_ control: {{ roles.View.type }}) {
{% include 'wiring' %}
        control.{{ references.View.interactor }} = {{ roles.Interactor.variable }}
        control.{{ references.View.router }} = {{ roles.Router.variable }}
        {{ roles.Presenter.variable }}.{{ references.Presenter.viewController }} = control
        {{ roles.Router.variable }}.{{ references.Router.viewController }} = control
{%- include 'added_wiring', view: 'control' %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 182: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

import Adder
import AdderCAdwaita
import AdderGTK

{% include 'display_logic' %}

{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
@MainActor
final class {{ roles.View.type }} {
    // MARK: - Properties

    var {{ references.View.interactor }}: (any {{ contracts.BusinessLogic.name }})?
{%- include 'added_properties', role: 'View' %}
    var {{ references.View.router }}: (any {{ contracts.RoutingLogic.name }} & {{ contracts.DataPassing.name }})?

    let position = GTKPosition()
    let title = "{{ module_info.name }}"
    let itemsLabel = GTKObject(new: gtk_label_new(nil))
    let closeButton = GTKObject(new: gtk_button_new_with_label("Close"))
    let widget = GTKObject(new: gtk_scrolled_window_new())

    // MARK: - Initialization

    /// Creates a scene whose parts are all connected.
    init() {
        setupWidgets()
        {% include 'setup' %}
    }

    // MARK: - Use cases

    private func showItems() {
        let request = {{ roles.Models.type }}.ShowItems.Request()
        {{ references.View.interactor }}?.{{ methods.BusinessLogic.showItems }}(request: request)
{%- include 'added_calls', role: 'View' %}
    }
{%- unless parts contains 'Configurator' %}

{% include 'setup_method' %}
{%- endunless %}

    // MARK: - Widgets

    private func setupWidgets() {
        gtk_label_set_wrap(itemsLabel.opaque, 1)
        closeButton.on("clicked") { [weak self] _ in self?.{{ references.View.router }}?.{{ methods.RoutingLogic.routeToPreviousScene }}() }

        let clamp = GTKObject(new: adw_clamp_new())
        adw_clamp_set_child(clamp.opaque, itemsLabel.widget)
        gtk_widget_set_valign(clamp.widget, GTK_ALIGN_CENTER)
        gtk_widget_set_margin_top(clamp.widget, 24)
        gtk_widget_set_margin_bottom(clamp.widget, 24)
        gtk_widget_set_margin_start(clamp.widget, 12)
        gtk_widget_set_margin_end(clamp.widget, 12)
        gtk_scrolled_window_set_child(widget.opaque, clamp.widget)
        gtk_widget_set_vexpand(widget.widget, 1)
    }
}

// MARK: - GTKModuleView

extension {{ roles.View.type }}: GTKModuleView {
    var headerWidgets: [GTKObject] {
        [closeButton]
    }

    func viewDidLoad() {
        showItems()
    }
}

// MARK: - {{ contracts.DisplayLogic.name }}

extension {{ roles.View.type }}: {{ contracts.DisplayLogic.name }} {
    func {{ methods.DisplayLogic.displayItems }}(viewModel: {{ roles.Models.type }}.ShowItems.ViewModel) {
        gtk_label_set_text(itemsLabel.opaque, {% if parts contains 'Worker' %}viewModel.message ?? {% endif %}viewModel.displayedItems.map(\.text).joined(separator: "\n"))
    }
}
{%- include 'added_conformances', role: 'View', type: roles.View.type %}

"""#
    case 183: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the user can ask of the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.BusinessLogic.name }}: AnyObject {
    /// Gets the items of the scene and passes them to the {{ roles.Presenter.words }}.
{%- if parts contains 'Worker' %} A request that has not
    /// been answered yet is cancelled.
{%- endif %}
    ///
    /// - Parameter request: The request of the view controller.
    func {{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request)
{%- if custom_parameters.ui == 'none' %}

    /// Passes the item that the user selected to the {{ roles.Presenter.words }}.
    ///
    /// - Parameter request: The selection of the user.
    func {{ methods.BusinessLogic.selectItem }}(request: {{ roles.Models.type }}.SelectItem.Request)
{%- endif %}
}

{% capture says %}The data of the {{ comments.screen }} that other scenes may need.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.DataStore.name }}: AnyObject {
    /// The last shown items, for the {{ roles.Router.words }} to pass to another scene.
    var items: [String] { get }
}

{% capture says %}The business logic of the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Interactor.type }}: {{ contracts.DataStore.name }} {
    // MARK: - Properties

    let {{ references.Interactor.presenter }}: any {{ contracts.PresentationLogic.name }}
{%- include 'added_properties', role: 'Interactor' %}
{%- if parts contains 'Worker' %}
    let {{ references.Interactor.worker }}: any {{ contracts.WorkerLogic.name }}

    /// The latest task that fetches items; another one cancels it.
    private(set) var task: Task<Void, Never>?
{%- endif %}

    // MARK: - {{ contracts.DataStore.name }}

    private(set) var items: [String] = []

    // MARK: - Initialization

{%- if parts contains 'Worker' %}

    /// Creates the {{ roles.Interactor.words }}.
    ///
    /// - Parameters:
    ///   - {{ references.Interactor.presenter }}: Presents the results of the {{ roles.Interactor.words }}.
    ///   - {{ references.Interactor.worker }}: Fetches the data.
    init({{ references.Interactor.presenter }}: any {{ contracts.PresentationLogic.name }}, {{ references.Interactor.worker }}: any {{ contracts.WorkerLogic.name }}) {
        self.{{ references.Interactor.presenter }} = {{ references.Interactor.presenter }}
        self.{{ references.Interactor.worker }} = {{ references.Interactor.worker }}
    }

    deinit {
        task?.cancel()
    }
{%- else %}

    /// Creates the {{ roles.Interactor.words }}.
    ///
    /// - Parameter {{ references.Interactor.presenter }}: Presents the results of the {{ roles.Interactor.words }}.
    init({{ references.Interactor.presenter }}: any {{ contracts.PresentationLogic.name }}) {
        self.{{ references.Interactor.presenter }} = {{ references.Interactor.presenter }}
    }
{%- endif %}
}

// MARK: - {{ contracts.BusinessLogic.name }}

extension {{ roles.Interactor.type }}: {{ contracts.BusinessLogic.name }} {
    func {{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request) {
{%- include 'added_calls', role: 'Interactor' %}
{%- if parts contains 'Worker' %}
        task?.cancel()
        task = Task { [weak self, {{ references.Interactor.worker }}] in
            let items: Result<[String], any Error>
            do {
                items = .success(try await {{ references.Interactor.worker }}.{{ methods.WorkerLogic.getItems }}())
            } catch {
                items = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.present(items)
        }
{%- else %}
        items = ["{{ module_info.name }} item"]
        {{ references.Interactor.presenter }}.{{ methods.PresentationLogic.presentItems }}(response: {{ roles.Models.type }}.ShowItems.Response(items: items))
{%- endif %}
    }
{%- if custom_parameters.ui == 'none' %}

    func {{ methods.BusinessLogic.selectItem }}(request: {{ roles.Models.type }}.SelectItem.Request) {
        guard items.indices.contains(request.index) else { return }
        let response = {{ roles.Models.type }}.SelectItem.Response(item: items[request.index])
        {{ references.Interactor.presenter }}.{{ methods.PresentationLogic.presentSelectedItem }}(response: response)
    }
{%- endif %}
{%- if parts contains 'Worker' %}

    private func present(_ items: Result<[String], any Error>) {
        self.items = (try? items.get()) ?? []
        {{ references.Interactor.presenter }}.{{ methods.PresentationLogic.presentItems }}(response: {{ roles.Models.type }}.ShowItems.Response(items: items))
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'Interactor', type: roles.Interactor.type %}

"""#
    case 184: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}The values that each use case of the {{ comments.screen }} passes around.{% endcapture %}{% include 'module_comment' %}
enum {{ roles.Models.type }} {
    // MARK: - Use cases

    /// Shows the items of the scene.
    enum ShowItems {
        /// The request of the view controller to the {{ roles.Interactor.words }}.
        struct Request {}

        /// The response of the {{ roles.Interactor.words }} to the {{ roles.Presenter.words }}.
        struct Response {
{%- if parts contains 'Worker' %}
            /// The items, or the reason why they could not be fetched.
            let items: Result<[String], any Error>
{%- else %}
            let items: [String]
{%- endif %}
        }

        /// The result of the {{ roles.Presenter.words }}, ready to be shown.
        struct ViewModel {
            /// An item as it is shown.
            struct DisplayedItem {
                let text: String
            }

            let displayedItems: [DisplayedItem]
{%- if parts contains 'Worker' %}
            /// What to tell the user instead of the items.
            var message: String?
{%- endif %}
        }
    }
{%- if custom_parameters.ui == 'none' %}

    /// Shows which item the user selected.
    enum SelectItem {
        /// The request of the view controller to the {{ roles.Interactor.words }}.
        struct Request {
            /// The position of the item, from 0.
            let index: Int
        }

        /// The response of the {{ roles.Interactor.words }} to the {{ roles.Presenter.words }}.
        struct Response {
            let item: String
        }

        /// The result of the {{ roles.Presenter.words }}, ready to be shown.
        struct ViewModel {
            let selection: String
        }
    }
{%- endif %}
}

"""#
    case 185: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the business logic has found for the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.PresentationLogic.name }}: AnyObject {
    /// Turns items into a view model for the view controller.
    ///
    /// - Parameter response: The items that the {{ roles.Interactor.words }} found{% if parts contains 'Worker' %}, or why it found none{% endif %}.
    func {{ methods.PresentationLogic.presentItems }}(response: {{ roles.Models.type }}.ShowItems.Response)
{%- if custom_parameters.ui == 'none' %}

    /// Turns the selected item into a view model for the view controller.
    ///
    /// - Parameter response: The item that the user selected.
    func {{ methods.PresentationLogic.presentSelectedItem }}(response: {{ roles.Models.type }}.SelectItem.Response)
{%- endif %}
}

{% capture says %}Turns what the business logic has found into what the {{ comments.screen }} shows.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Presenter.type }} {
    // MARK: - Properties

    weak var {{ references.Presenter.viewController }}: (any {{ contracts.DisplayLogic.name }})?
{%- include 'added_properties', role: 'Presenter' %}
}

// MARK: - {{ contracts.PresentationLogic.name }}

extension {{ roles.Presenter.type }}: {{ contracts.PresentationLogic.name }} {
    func {{ methods.PresentationLogic.presentItems }}(response: {{ roles.Models.type }}.ShowItems.Response) {
{%- include 'added_calls', role: 'Presenter' %}
{%- if parts contains 'Worker' %}
        let viewModel: {{ roles.Models.type }}.ShowItems.ViewModel
        switch response.items {
        case .success(let items):
            viewModel = {{ roles.Models.type }}.ShowItems.ViewModel(
                displayedItems: items{% if custom_parameters.ui == 'none' %}.enumerated().map { .init(text: "\($0 + 1). \($1)") }{% else %}.map { .init(text: "• \($0)") }{% endif %}
            )
        case .failure:
            viewModel = {{ roles.Models.type }}.ShowItems.ViewModel(
                displayedItems: [],
                message: "The items could not be loaded."
            )
        }
{%- else %}
        let viewModel = {{ roles.Models.type }}.ShowItems.ViewModel(
            displayedItems: response.items{% if custom_parameters.ui == 'none' %}.enumerated().map { .init(text: "\($0 + 1). \($1)") }{% else %}.map { .init(text: "• \($0)") }{% endif %}
        )
{%- endif %}
        {{ references.Presenter.viewController }}?.{{ methods.DisplayLogic.displayItems }}(viewModel: viewModel)
    }
{%- if custom_parameters.ui == 'none' %}

    func {{ methods.PresentationLogic.presentSelectedItem }}(response: {{ roles.Models.type }}.SelectItem.Response) {
        let viewModel = {{ roles.Models.type }}.SelectItem.ViewModel(selection: "Selected: \(response.item)")
        {{ references.Presenter.viewController }}?.{{ methods.DisplayLogic.displaySelectedItem }}(viewModel: viewModel)
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'Presenter', type: roles.Presenter.type %}

"""#
    case 186: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}
{% if custom_parameters.runtime == 'adder' %}
import Adder
{% endif %}
{% capture says %}Where the {{ comments.screen }} leads.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.RoutingLogic.name }}: AnyObject {
    /// Takes the user back to the scene that this one was opened from.
    func {{ methods.RoutingLogic.routeToPreviousScene }}()
}

{% capture says %}What the {{ comments.screen }} can pass to the scenes that it opens.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.DataPassing.name }}: AnyObject {
    /// The data of the scene that its {{ roles.Router.words }} may pass to another scene.
    var {{ references.Router.dataStore }}: any {{ contracts.DataStore.name }} { get }
}

{% if custom_parameters.runtime == 'none' -%}
{% capture says %}What the {{ roles.Router.words }} of the {{ comments.screen }} asks of its view controller.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.TransitionHandler.name }}: AnyObject {
    /// Takes the scene off the screen.
    func {{ methods.TransitionHandler.closeScene }}()
}

{% endif -%}
{% capture says %}Leads the user from the {{ comments.screen }} to other screens and back.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Router.type }}: {{ contracts.DataPassing.name }} {
    // MARK: - Properties

    weak var {{ references.Router.viewController }}: (any {% if custom_parameters.runtime == 'none' %}{{ contracts.TransitionHandler.name }}{% else %}TransitionHandler{% endif %})?
{%- include 'added_properties', role: 'Router' %}

    // MARK: - {{ contracts.DataPassing.name }}

    let {{ references.Router.dataStore }}: any {{ contracts.DataStore.name }}

    // MARK: - Initialization

    /// Creates the {{ roles.Router.words }}.
    ///
    /// - Parameter {{ references.Router.dataStore }}: The data of the scene, which the {{ roles.Router.words }} passes to other scenes.
    init({{ references.Router.dataStore }}: any {{ contracts.DataStore.name }}) {
        self.{{ references.Router.dataStore }} = {{ references.Router.dataStore }}
    }
}

// MARK: - {{ contracts.RoutingLogic.name }}

extension {{ roles.Router.type }}: {{ contracts.RoutingLogic.name }} {
    func {{ methods.RoutingLogic.routeToPreviousScene }}() {
{%- include 'added_calls', role: 'Router' %}
        {{ references.Router.viewController }}?.{% if custom_parameters.runtime == 'adder' %}closeCurrentModule{% else %}{{ methods.TransitionHandler.closeScene }}{% endif %}()
    }
}
{%- include 'added_conformances', role: 'Router', type: roles.Router.type %}

"""#
    case 187: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
{% include 'runtime_imports' %}
{%- if custom_parameters.ui == 'uikit' %}
import UIKit
{%- endif %}

{% capture says %}Opens the {{ comments.screen }} and connects its parts.{% endcapture %}{% include 'module_comment' %}
///
/// Another scene's {{ roles.Router.words }} opens it:
///
/// ```swift
/// func routeTo{{ module_info.name }}() {
///     {{ references.Router.viewController }}?.open({{ module }}Scene())
/// }
/// ```
///
/// To pass data to it, give `{{ contracts.DataStore.name }}` a settable property, and set it in the block of
/// `open`, which gets the data store before the scene is shown.
@MainActor
struct {{ module }}Scene: {% if custom_parameters.view == 'storyboard' %}Storyboard{% endif %}ModuleFactory {
{%- if custom_parameters.ui == 'none' %}
    private let write: (String) -> Void

    // MARK: - Initialization

    /// Creates scenes that show everything as lines of text.
    ///
    /// - Parameter write: Writes one line.
    init(write: @escaping (String) -> Void = { print($0) }) {
        self.write = write
    }

    // MARK: - ModuleFactory
{% endif %}
{%- if custom_parameters.view == 'storyboard' %}
    func makeView() -> {{ roles.View.type }} {
        {{ roles.View.type }}.controller()
    }

    func makeModule(
        around viewController: {{ roles.View.type }}, output: ModuleOutputReference<Never>
    ) -> Module<any {{ contracts.DataStore.name }}> {
{%- else %}
    func makeModule(output: ModuleOutputReference<Never>) -> Module<any {{ contracts.DataStore.name }}> {
        let viewController = {% if custom_parameters.ui == 'none' %}{{ roles.View.type }}(write: write){% else %}{% include 'new_view_controller' %}{% endif %}
{%- endif %}
        let parts: [AnyObject?] = [viewController.{{ references.View.interactor }}, viewController.{{ references.View.router }}]
        return Module(view: viewController, parts: parts.compactMap { $0 }) { [weak viewController] in
            viewController?.{{ references.View.router }}?.{{ references.Router.dataStore }}
        }
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 188: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}
{% if custom_parameters.runtime == 'adder' %}
import Adder
{% endif %}
{% include 'display_logic' %}

{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
@MainActor
final class {{ roles.View.type }} {
    // MARK: - Properties

    var {{ references.View.interactor }}: (any {{ contracts.BusinessLogic.name }})?
{%- include 'added_properties', role: 'View' %}
    var {{ references.View.router }}: (any {{ contracts.RoutingLogic.name }} & {{ contracts.DataPassing.name }})?

{% if custom_parameters.runtime == 'adder' %}    let position = HeadlessPosition()

{% endif %}    private let write: (String) -> Void
{%- if custom_parameters.runtime == 'none' %}
    private let onClose: () -> Void
{%- endif %}

    // MARK: - Initialization

    /// Creates a scene that shows everything as lines of text.
    ///
{%- if custom_parameters.runtime == 'adder' %}
    /// - Parameter write: Writes one line.
    init(write: @escaping (String) -> Void = { print($0) }) {
        self.write = write
{%- else %}
    /// - Parameters:
    ///   - write: Writes one line.
    ///   - onClose: Removes the scene from the app; it must not retain the view controller.
    init(write: @escaping (String) -> Void = { print($0) }, onClose: @escaping () -> Void = {}) {
        self.write = write
        self.onClose = onClose
{%- endif %}
        {% include 'setup' %}
    }
{%- if custom_parameters.runtime == 'none' %}

    // MARK: - Life cycle

    /// Starts the scene. The app calls this method when the scene is shown.
    func start() {
        showItems()
    }
{%- endif %}

    // MARK: - User

    /// Handles the user's selection of an item.
    ///
    /// - Parameter index: The position of the item, from 0.
    func selectItem(at index: Int) {
        let request = {{ roles.Models.type }}.SelectItem.Request(index: index)
        {{ references.View.interactor }}?.{{ methods.BusinessLogic.selectItem }}(request: request)
    }

    /// Handles the user's request to leave the scene.
    func close() {
        {{ references.View.router }}?.{{ methods.RoutingLogic.routeToPreviousScene }}()
    }

    // MARK: - Use cases

    private func showItems() {
        let request = {{ roles.Models.type }}.ShowItems.Request()
        {{ references.View.interactor }}?.{{ methods.BusinessLogic.showItems }}(request: request)
{%- include 'added_calls', role: 'View' %}
    }
{%- unless parts contains 'Configurator' %}

{% include 'setup_method' %}
{%- endunless %}
}

{% if custom_parameters.runtime == 'adder' -%}
// MARK: - HeadlessTransitionHandler

extension {{ roles.View.type }}: HeadlessTransitionHandler {
    func viewDidLoad() {
        showItems()
    }
}

{% endif -%}
// MARK: - {{ contracts.DisplayLogic.name }}

extension {{ roles.View.type }}: {{ contracts.DisplayLogic.name }} {
    func {{ methods.DisplayLogic.displayItems }}(viewModel: {{ roles.Models.type }}.ShowItems.ViewModel) {
        write("{{ module_info.name }}")
        viewModel.displayedItems.map(\.text).forEach(write)
{%- if parts contains 'Worker' %}
        viewModel.message.map(write)
{%- endif %}
    }

    func {{ methods.DisplayLogic.displaySelectedItem }}(viewModel: {{ roles.Models.type }}.SelectItem.ViewModel) {
        write(viewModel.selection)
    }
}
{%- if custom_parameters.runtime == 'none' %}

// MARK: - {{ contracts.TransitionHandler.name }}

extension {{ roles.View.type }}: {{ contracts.TransitionHandler.name }} {
    func {{ methods.TransitionHandler.closeScene }}() {
        onClose()
    }
}
{%- endif %}
{%- include 'added_conformances', role: 'View', type: roles.View.type %}

"""#
    case 189: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
import UIKit

/// Arranges the views of the {{ comments.screen }}.
final class {{ roles.ContentView.type }}: UIView {
    // MARK: - Properties

    let itemsLabel = UILabel()
    let closeButton = UIButton(type: .system)

    // MARK: - Initialization

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        itemsLabel.numberOfLines = 0
        closeButton.setTitle("Close", for: .normal)
        addStackView()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - Layout

    private func addStackView() {
        let stackView = UIStackView(arrangedSubviews: [itemsLabel, closeButton])
        stackView.axis = .vertical
        stackView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.centerXAnchor.constraint(equalTo: centerXAnchor),
            stackView.centerYAnchor.constraint(equalTo: centerYAnchor),
            stackView.leadingAnchor.constraint(
                greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor
            ),
            stackView.trailingAnchor.constraint(
                lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor
            ),
        ])
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 190: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'view_layout' -%}
{% include 'header' %}

{% capture body %}
{%- unless custom_parameters.runtime == 'none' or parts contains 'Configurator' %}
import AdderUIKit
{%- endunless %}
import UIKit
{% endcapture %}{% include 'behind_framework' %}

{% include 'display_logic' %}

{% capture body %}
{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
final class {{ roles.View.type }}: UIViewController {
    // MARK: - Properties

    var {{ references.View.interactor }}: (any {{ contracts.BusinessLogic.name }})?
{%- include 'added_properties', role: 'View' %}
    var {{ references.View.router }}: (any {{ contracts.RoutingLogic.name }} & {{ contracts.DataPassing.name }})?

{% if in_code %}    let {{ references.View.contentView }} = {{ roles.ContentView.type }}()

    // MARK: - Initialization

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        {% include 'setup' %}
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        {% include 'setup' %}
    }
{%- else %}    @IBOutlet private(set) var itemsLabel: UILabel!
    @IBOutlet private(set) var closeButton: UIButton!

    // MARK: - Initialization
{%- if custom_parameters.view == 'xib' %}
{%- capture setup_in_factory %}{% if parts contains 'Configurator' %}{{ roles.Configurator.type }}.sharedInstance.configure(viewController){% else %}viewController.setup(){% endif %}{% endcapture %}
{%- else %}
{%- assign setup_in_factory = true %}
{%- endif %}
{% include 'controller_factory', type: roles.View.type %}
{%- endif %}
{%- if custom_parameters.view == 'storyboard' %}

    override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated {
            {% include 'setup' %}
        }
    }
{%- endif %}

    // MARK: - UIViewController
{%- if in_code %}

    override func loadView() {
        view = {{ references.View.contentView }}
    }
{%- endif %}

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "{{ module_info.name }}"
        let close = UIAction { [weak self] _ in self?.{{ references.View.router }}?.{{ methods.RoutingLogic.routeToPreviousScene }}() }
        {{ views }}closeButton.addAction(close, for: .touchUpInside)
        showItems()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        {{ views }}closeButton.isHidden = !canBeClosed
    }
{%- if parts contains 'Routing' %}

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        switch segue.identifier {
        // A segue with a route has a case, which passes it to the {{ roles.Router.words }}.
        default: break
        }
    }
{%- endif %}

    // MARK: - Use cases

    private func showItems() {
        let request = {{ roles.Models.type }}.ShowItems.Request()
        {{ references.View.interactor }}?.{{ methods.BusinessLogic.showItems }}(request: request)
{%- include 'added_calls', role: 'View' %}
    }
{%- unless parts contains 'Configurator' %}

{% include 'setup_method' %}
{%- endunless %}

    // MARK: - Views

{% include 'can_be_closed' %}
}

// MARK: - {{ contracts.DisplayLogic.name }}

extension {{ roles.View.type }}: {{ contracts.DisplayLogic.name }} {
    func {{ methods.DisplayLogic.displayItems }}(viewModel: {{ roles.Models.type }}.ShowItems.ViewModel) {
        {{ views }}itemsLabel.text = {% if parts contains 'Worker' %}viewModel.message ?? {% endif %}viewModel.displayedItems.map(\.text).joined(separator: "\n")
    }
}
{%- if custom_parameters.runtime == 'none' %}

// MARK: - {{ contracts.TransitionHandler.name }}

extension {{ roles.View.type }}: {{ contracts.TransitionHandler.name }} {
    func {{ methods.TransitionHandler.closeScene }}() {
        if let navigationController, navigationController.viewControllers.first !== self {
            navigationController.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}
{%- endif %}
{%- include 'added_conformances', role: 'View', type: roles.View.type %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 191: #"""
{%- include 'interface_controls' -%}
{% include 'storyboard' %}
"""#
    case 192: #"""
{%- include 'interface_controls' -%}
{% include 'xib' %}
"""#
    case 193: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}Where the business logic of the {{ comments.screen }} gets its items.{% endcapture %}{% include 'module_comment' %}
protocol {{ contracts.WorkerLogic.name }}: AnyObject, Sendable {
    /// Fetches the items of the scene; the {{ roles.Interactor.words }} calls it.
    ///
    /// - Returns: The items, in the order in which they are shown.
    func {{ methods.WorkerLogic.getItems }}() async throws -> [String]
}

{% capture says %}Fetches the items of the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
final class {{ roles.Worker.type }}: {{ contracts.WorkerLogic.name }} {
    // MARK: - {{ contracts.WorkerLogic.name }}

    func {{ methods.WorkerLogic.getItems }}() async throws -> [String] {
        // Get the items from a service or a cache here.
        ["First item", "Second item", "Third item"]
    }
}

"""#
    case 194: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Configurator.tests }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% if custom_parameters.ui == 'gtk' -%}
import AdderGTK
{% endif -%}
{% if custom_parameters.ui == 'uikit' -%}
{% include 'testing_and_uikit_imports' %}
{%- else -%}
{% include 'testing_import' %}
{%- endif %}

@testable import {{ module_info.product_module_name }}

{% include 'view_suite', name: suite %}
    // MARK: - Configuration

    {% include 'wiring_tests' %}
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 195: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.View.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'gtk_test_imports' %}

{% include 'view_suite', name: suite %}
{%- capture actual %}{{ contracts.BusinessLogic.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: roles.Interactor.variable, value: actual %}
{%- capture actual %}{{ roles.Router.noun }}Mock(){% endcapture %}
    {% include 'fixture', name: roles.Router.variable, value: actual %}

    // MARK: - Life cycle

    {% include 'test', name: 'viewDidLoadAsksTheInteractorForTheItems' %}
        // given
        let sut = {{ roles.View.type }}()
        sut.{{ references.View.interactor }} = {{ roles.Interactor.variable }}

        // when
        sut.viewDidLoad()

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.BusinessLogic.showItems }}RequestCalls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - User

    {% include 'test', name: 'closeButtonRoutesToThePreviousScene' %}
        // given
        let sut = {{ roles.View.type }}()
        sut.{{ references.View.router }} = {{ roles.Router.variable }}

        // when
        sut.closeButton.emit("clicked")

        // then
{%- capture actual %}{{ roles.Router.variable }}.{{ methods.RoutingLogic.routeToPreviousScene }}CallCount{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - {{ contracts.DisplayLogic.name }}

    {% include 'test', name: 'displayItemsShowsALineForEachItem' %}
        // given
        let sut = {{ roles.View.type }}()

        // when
        sut.{{ methods.DisplayLogic.displayItems }}(
            viewModel: {{ roles.Models.type }}.ShowItems.ViewModel(displayedItems: [.init(text: "One"), .init(text: "<Two>")])
        )

        // then
        let text = gtk_label_get_text(sut.itemsLabel.opaque).map { String(cString: $0) }
        {% include 'expect_equal', value: 'text', expected: '"One\n<Two>"' %}
    }
{%- unless parts contains 'Configurator' %}

    // MARK: - Setup

    {% include 'wiring_tests' %}
{%- endunless %}
}

{% include 'router_mock' %}

"""#
    case 196: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Interactor.tests }}{% endcapture -%}
{%- if parts contains 'Worker' -%}
{%- assign worker = roles.Worker.variable -%}
{%- capture worker_calls %}{{ worker }}.{{ methods.WorkerLogic.getItems }}Calls{% endcapture -%}
{%- endif -%}
{%- capture made %}{{ roles.Interactor.type }}({{ references.Interactor.presenter }}: {{ roles.Presenter.variable }}{% if parts contains 'Worker' %}, {{ references.Interactor.worker }}: {{ worker }}{% endif %}){% endcapture -%}
{%- capture responses %}{{ roles.Presenter.variable }}.{{ methods.PresentationLogic.presentItems }}ResponseCalls{% endcapture -%}
{%- capture got_error %}{{ responses }}.last?.error is ConnectionLost{% endcapture -%}
{%- capture response_count %}{{ responses }}.count{% endcapture -%}
{%- if parts contains 'Worker' -%}
{%- capture presented_items %}{{ responses }}.arguments.map { try? $0.items.get() }{% endcapture -%}
{%- else -%}
{%- capture presented_items %}{{ responses }}.arguments.map(\.items){% endcapture -%}
{%- endif -%}
{%- capture selected_items %}{{ roles.Presenter.variable }}.{{ methods.PresentationLogic.presentSelectedItem }}ResponseCalls.arguments.map(\.item){% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
{%- capture actual %}{{ contracts.PresentationLogic.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: roles.Presenter.variable, value: actual %}
{%- if parts contains 'Worker' %}
{%- capture actual %}{{ contracts.WorkerLogic.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: worker, value: actual %}
{%- endif %}

    // MARK: - {{ contracts.BusinessLogic.name }}
{%- if parts contains 'Worker' %}

    {% include 'async_test', name: 'showItemsHandsTheItemsToThePresenter' %}
        // given
        {{ worker_calls }}.returns(["One", "Two"])
        let sut = {{ made }}

        // when
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())
        await sut.task?.value

        // then
        {% include 'expect_equal', value: presented_items, expected: '[["One", "Two"]]' %}
    }

    {% include 'async_test', name: 'showItemsHandsTheErrorToThePresenter' %}
        // given
        {{ worker_calls }}.fails(ConnectionLost())
        let sut = {{ made }}

        // when
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())
        await sut.task?.value

        // then
        {% include 'expect', condition: got_error %}
    }

    {% include 'async_test', name: 'showItemsCancelsThePreviousTask' %}
        // given
        let sut = {{ made }}
        {{ worker_calls }}.hold()
        defer { {{ worker_calls }}.release() }
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())
        await {{ worker_calls }}.called()
        let firstTask = sut.task

        // when
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())

        // then
        {% include 'expect_equal', value: 'firstTask?.isCancelled', expected: 'true' %}
    }

    {% include 'async_test', name: 'itemsOfACancelledTaskAreIgnored' %}
        // given
        let sut = {{ made }}
        {{ worker_calls }}.returns(["One"])
        {{ worker_calls }}.hold()
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())
        await {{ worker_calls }}.called()
        let firstTask = sut.task
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())

        // when
        {{ worker_calls }}.release()
        await firstTask?.value
        await sut.task?.value

        // then
        {% include 'expect_equal', value: presented_items, expected: '[["One"]]' %}
    }

    {% include 'async_test', name: 'failureOfACancelledTaskIsIgnored' %}
        // given
        let sut = {{ made }}
        {{ worker_calls }}.fails(ConnectionLost())
        {{ worker_calls }}.hold()
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())
        await {{ worker_calls }}.called()
        let firstTask = sut.task
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())

        // when
        {{ worker_calls }}.release()
        await firstTask?.value
        await sut.task?.value

        // then
        {% include 'expect_equal', value: response_count, expected: '1' %}
    }

    {% include 'async_test', name: 'showItemsFetchesTheItemsAgain' %}
        // given
        let sut = {{ made }}
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())
        await sut.task?.value
        let firstTask = sut.task

        // when
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())

        // then
        {% include 'expect', condition: 'sut.task != firstTask' %}
    }

    {% include 'async_test', name: 'taskIsCancelledWhenTheSceneIsGone' %}
        // given
        var sut: {{ roles.Interactor.type }}? = {{ made }}
        {{ worker_calls }}.hold()
        defer { {{ worker_calls }}.release() }
        sut?.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())
        await {{ worker_calls }}.called()
        let task = sut?.task

        // when
        sut = nil

        // then
        {% include 'expect_equal', value: 'task?.isCancelled', expected: 'true' %}
    }
{%- else %}

    {% include 'test', name: 'showItemsHandsTheItemsToThePresenter' %}
        // given
        let sut = {{ made }}

        // when
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())

        // then
{%- capture presented %}[["{{ module_info.name }} item"]]{% endcapture %}
        {% include 'expect_equal', value: presented_items, expected: presented %}
    }
{%- endif %}
{%- if custom_parameters.ui == 'none' %}
{%- if parts contains 'Worker' %}

    {% include 'async_test', name: 'selectItemHandsTheItemToThePresenter' %}
        // given
        {{ worker_calls }}.returns(["One", "Two"])
        let sut = {{ made }}
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())
        await sut.task?.value

        // when
        sut.{{ methods.BusinessLogic.selectItem }}(request: {{ roles.Models.type }}.SelectItem.Request(index: 0))

        // then
        {% include 'expect_equal', value: selected_items, expected: '["One"]' %}
    }
{%- else %}

    {% include 'test', name: 'selectItemHandsTheItemToThePresenter' %}
        // given
        let sut = {{ made }}
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())

        // when
        sut.{{ methods.BusinessLogic.selectItem }}(request: {{ roles.Models.type }}.SelectItem.Request(index: 0))

        // then
{%- capture selected %}["{{ module_info.name }} item"]{% endcapture %}
        {% include 'expect_equal', value: selected_items, expected: selected %}
    }
{%- endif %}

    {% include 'test', name: 'selectItemIgnoresAnIndexOutsideOfTheItems' %}
        // given
        let sut = {{ made }}

        // when
        sut.{{ methods.BusinessLogic.selectItem }}(request: {{ roles.Models.type }}.SelectItem.Request(index: 9))

        // then
        {% include 'expect_equal', value: selected_items, expected: '[]' %}
    }
{%- endif %}

    // MARK: - {{ contracts.DataStore.name }}
{%- if parts contains 'Worker' %}

    {% include 'async_test', name: 'itemsAreKeptForTheRouter' %}
        // given
        {{ worker_calls }}.returns(["One", "Two"])
        let sut = {{ made }}

        // when
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())
        await sut.task?.value

        // then
        {% include 'expect_equal', value: 'sut.items', expected: '["One", "Two"]' %}
    }
{%- else %}

    {% include 'test', name: 'itemsAreKeptForTheRouter' %}
        // given
        let sut = {{ made }}

        // when
        sut.{{ methods.BusinessLogic.showItems }}(request: {{ roles.Models.type }}.ShowItems.Request())

        // then
{%- capture items %}["{{ module_info.name }} item"]{% endcapture %}
        {% include 'expect_equal', value: 'sut.items', expected: items %}
    }
{%- endif %}
}
{%- if parts contains 'Worker' %}

private struct ConnectionLost: Error {}

extension {{ roles.Models.type }}.ShowItems.Response {
    fileprivate var error: (any Error)? {
        guard case .failure(let error) = items else { return nil }
        return error
    }
}
{%- endif %}

"""#
    case 197: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign view_spy = contracts.DisplayLogic.name | append: spy | append: '()' -%}
{%- capture suite %}{{ roles.Presenter.tests }}{% endcapture -%}
{%- assign entries = '[["• One", "• Two"]]' -%}
{%- if custom_parameters.ui == 'none' -%}
{%- assign entries = '[["1. One", "2. Two"]]' -%}
{%- endif -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: 'viewController', value: view_spy %}

    // MARK: - {{ contracts.PresentationLogic.name }}

    {% include 'test', name: 'presentItemsDisplaysEachItemAsAListEntry' %}
        // given
        let sut = {{ roles.Presenter.type }}()
        sut.{{ references.Presenter.viewController }} = viewController

        // when
        sut.{{ methods.PresentationLogic.presentItems }}(response: {{ roles.Models.type }}.ShowItems.Response(items: {% if parts contains 'Worker' %}.success(["One", "Two"]){% else %}["One", "Two"]{% endif %}))

        // then
{%- capture actual %}viewController.{{ methods.DisplayLogic.displayItems }}ViewModelCalls.arguments.map { $0.displayedItems.map(\.text) }{% endcapture %}
        {% include 'expect_equal', value: actual, expected: entries %}
    }
{%- if custom_parameters.ui == 'none' %}

    {% include 'test', name: 'presentSelectedItemDisplaysIt' %}
        // given
        let sut = {{ roles.Presenter.type }}()
        sut.{{ references.Presenter.viewController }} = viewController

        // when
        sut.{{ methods.PresentationLogic.presentSelectedItem }}(response: {{ roles.Models.type }}.SelectItem.Response(item: "One"))

        // then
{%- capture actual %}viewController.{{ methods.DisplayLogic.displaySelectedItem }}ViewModelCalls.arguments.map(\.selection){% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["Selected: One"]' %}
    }
{%- endif %}
{%- if parts contains 'Worker' %}

    {% include 'test', name: 'presentItemsDisplaysAMessageIfTheyCouldNotBeFetched' %}
        // given
        let sut = {{ roles.Presenter.type }}()
        sut.{{ references.Presenter.viewController }} = viewController

        // when
        sut.{{ methods.PresentationLogic.presentItems }}(response: {{ roles.Models.type }}.ShowItems.Response(items: .failure(CancellationError())))

        // then
{%- capture actual %}viewController.{{ methods.DisplayLogic.displayItems }}ViewModelCalls.arguments.map(\.message){% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["The items could not be loaded."]' %}
    }
{%- endif %}
}

"""#
    case 198: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- if custom_parameters.runtime == 'adder' -%}
{%- assign handler = 'RecordingTransitionHandler()' -%}
{%- assign close_count = 'viewController.closeCount' -%}
{%- else -%}
{%- assign handler = contracts.TransitionHandler.name | append: spy | append: '()' -%}
{%- capture close_count %}viewController.{{ methods.TransitionHandler.closeScene }}Calls.count{% endcapture -%}
{%- endif -%}
{%- capture suite %}{{ roles.Router.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'runtime_test_imports' %}

{% include 'suite', name: suite %}
    {% include 'fixture', name: 'viewController', value: handler %}
{%- capture actual %}{{ contracts.DataStore.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: 'dataStore', value: actual %}

    // MARK: - {{ contracts.RoutingLogic.name }}

    {% include 'test', name: 'routeToPreviousSceneClosesTheScene' %}
        // given
        let sut = {{ roles.Router.type }}({{ references.Router.dataStore }}: dataStore)
        sut.{{ references.Router.viewController }} = viewController

        // when
        sut.{{ methods.RoutingLogic.routeToPreviousScene }}()

        // then
        {% include 'expect_equal', value: close_count, expected: '1' %}
    }
}

"""#
    case 199: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ module }}SceneTests{% endcapture -%}
{%- capture sut %}{{ module }}Scene{% if custom_parameters.ui == 'none' %} { _ in }{% else %}(){% endif %}{% endcapture -%}
{%- capture has_view_controller %}transitionHandler.opened.first?.view is {{ roles.View.type }}{% endcapture -%}
{%- capture made_view_controller %}module.view as? {{ roles.View.type }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
import Adder
{%- if custom_parameters.ui == 'gtk' %}
import AdderGTK
{%- endif %}
import AdderTesting
{% if custom_parameters.ui == 'uikit' -%}
{% include 'testing_and_uikit_imports' %}
{%- else -%}
{% include 'testing_import' %}
{%- endif %}

@testable import {{ module_info.product_module_name }}

{% include 'view_suite', name: suite %}
    {% include 'fixture', name: 'sut', value: sut %}
    {% include 'fixture', name: 'transitionHandler', value: 'RecordingTransitionHandler()' %}

    // MARK: - ModuleFactory

    {% include 'test', name: 'openingTheSceneShowsItsViewController' %}
        // when
        transitionHandler.open(sut)

        // then
        {% include 'expect', condition: has_view_controller %}
    }

    {% include 'throwing_test', name: 'dataArePassedToTheDataStoreOfTheRouter' %}
        // when
        let module = sut.makeModule(output: .nobody)

        // then
        let viewController = {% include 'require', value: made_view_controller %}
{%- capture found %}viewController.{{ references.View.router }}?.{{ references.Router.dataStore }}{% endcapture %}
        let dataStore = {% include 'require', value: found %}
        {% include 'expect_same', value: 'module.input', expected: 'dataStore' %}
    }

    // MARK: - Lifetime

    {% include 'throwing_test', name: 'sceneDeallocatesWhenItIsClosed' %}
        // given
        weak var dataStore: (any {{ contracts.DataStore.name }})?
        transitionHandler.open(sut) { dataStore = $0 }
        {% include 'require_condition', condition: 'dataStore != nil' %}

        // when
        transitionHandler.userClosesLast()

        // then
        {% include 'expect_nil', value: 'dataStore' %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 200: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- if custom_parameters.runtime == 'adder' -%}
{%- assign start = 'viewDidLoad' -%}
{%- else -%}
{%- assign start = 'start' -%}
{%- endif -%}
{%- capture asks_at_start %}{{ start }}AsksTheInteractorForTheItems{% endcapture -%}
{%- capture suite %}{{ roles.View.tests }}{% endcapture -%}
{%- capture lines %}["{{ module_info.name }}", "One", "Two"]{% endcapture -%}
{%- capture message_lines %}["{{ module_info.name }}", "Message"]{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
{%- capture actual %}{{ contracts.BusinessLogic.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: roles.Interactor.variable, value: actual %}
{%- capture actual %}{{ roles.Router.noun }}Mock(){% endcapture %}
    {% include 'fixture', name: roles.Router.variable, value: actual %}

    // MARK: - Life cycle

    {% include 'test', name: asks_at_start %}
        // given
        let sut = {{ roles.View.type }}()
        sut.{{ references.View.interactor }} = {{ roles.Interactor.variable }}

        // when
        sut.{{ start }}()

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.BusinessLogic.showItems }}RequestCalls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - User

    {% include 'test', name: 'selectItemTellsTheInteractorWhichItem' %}
        // given
        let sut = {{ roles.View.type }}()
        sut.{{ references.View.interactor }} = {{ roles.Interactor.variable }}

        // when
        sut.selectItem(at: 1)

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.BusinessLogic.selectItem }}RequestCalls.arguments.map(\.index){% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }

    {% include 'test', name: 'closeRoutesToThePreviousScene' %}
        // given
        let sut = {{ roles.View.type }}()
        sut.{{ references.View.router }} = {{ roles.Router.variable }}

        // when
        sut.close()

        // then
{%- capture actual %}{{ roles.Router.variable }}.{{ methods.RoutingLogic.routeToPreviousScene }}CallCount{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - {{ contracts.DisplayLogic.name }}

    {% include 'test', name: 'displayItemsWritesALineForEachItem' %}
        // given
        var lines: [String] = []
        let sut = {{ roles.View.type }}(write: { lines.append($0) })

        // when
        sut.{{ methods.DisplayLogic.displayItems }}(
            viewModel: {{ roles.Models.type }}.ShowItems.ViewModel(displayedItems: [.init(text: "One"), .init(text: "Two")])
        )

        // then
        {% include 'expect_equal', value: 'lines', expected: lines %}
    }

    {% include 'test', name: 'displaySelectedItemWritesIt' %}
        // given
        var lines: [String] = []
        let sut = {{ roles.View.type }}(write: { lines.append($0) })

        // when
        sut.{{ methods.DisplayLogic.displaySelectedItem }}(viewModel: {{ roles.Models.type }}.SelectItem.ViewModel(selection: "One"))

        // then
        {% include 'expect_equal', value: 'lines', expected: '["One"]' %}
    }
{%- if parts contains 'Worker' %}

    {% include 'test', name: 'displayItemsWritesAMessage' %}
        // given
        var lines: [String] = []
        let sut = {{ roles.View.type }}(write: { lines.append($0) })

        // when
        sut.{{ methods.DisplayLogic.displayItems }}(viewModel: {{ roles.Models.type }}.ShowItems.ViewModel(displayedItems: [], message: "Message"))

        // then
        {% include 'expect_equal', value: 'lines', expected: message_lines %}
    }
{%- endif %}
{%- if custom_parameters.runtime == 'none' %}

    // MARK: - {{ contracts.TransitionHandler.name }}

    {% include 'test', name: 'closeSceneTakesTheSceneOutOfTheApp' %}
        // given
        var closeCallCount = 0
        let sut = {{ roles.View.type }}(onClose: { closeCallCount += 1 })

        // when
        sut.{{ methods.TransitionHandler.closeScene }}()

        // then
        {% include 'expect_equal', value: 'closeCallCount', expected: '1' %}
    }
{%- endif %}
{%- unless parts contains 'Configurator' %}

    // MARK: - Setup

    {% include 'wiring_tests' %}
{%- endunless %}
}

{% include 'router_mock' %}

"""#
    case 201: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.View.tests }}{% endcapture -%}
{%- include 'view_layout' -%}
{%- capture close_is_hidden %}sut.{{ views }}closeButton.isHidden{% endcapture -%}
{%- capture shown_items %}sut.{{ views }}itemsLabel.text{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'testing_and_uikit_imports' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
{%- capture actual %}{{ contracts.BusinessLogic.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: roles.Interactor.variable, value: actual %}
{%- capture actual %}{{ roles.Router.noun }}Mock(){% endcapture %}
    {% include 'fixture', name: roles.Router.variable, value: actual %}

    // MARK: - UIViewController

    {% include 'test', name: 'viewDidLoadAsksTheInteractorForTheItems' %}
        // given
        let sut = {% include 'new_view_controller' %}
        sut.{{ references.View.interactor }} = {{ roles.Interactor.variable }}

        // when
        sut.loadViewIfNeeded()

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.BusinessLogic.showItems }}RequestCalls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'hasACloseButtonAboveAnotherScreen' %}
        // given
{% include 'loaded_view_controller' %}
        let navigationController = UINavigationController(rootViewController: UIViewController())
        navigationController.pushViewController(sut, animated: false)
        sut.{{ views }}closeButton.isHidden = true

        // when
        sut.viewWillAppear(false)

        // then
        {% include 'expect_equal', value: close_is_hidden, expected: 'false' %}
    }

    {% include 'test', name: 'hasNoCloseButtonAtTheRootOfAWindow' %}
        // given
{% include 'loaded_view_controller' %}
        let navigationController = UINavigationController(rootViewController: sut)

        // when
        navigationController.loadViewIfNeeded()
        sut.viewWillAppear(false)

        // then
        {% include 'expect_equal', value: close_is_hidden, expected: 'true' %}
    }
{%- if parts contains 'Routing' %}

    {% include 'test', name: 'segueWithoutARouteIsNotRouted' %}
        // given
        let sut = {% include 'new_view_controller' %}
        sut.{{ references.View.router }} = {{ roles.Router.variable }}
        let segue = UIStoryboardSegue(identifier: "Other", source: sut, destination: UIViewController())

        // when
        sut.prepare(for: segue, sender: nil)

        // then
{%- capture actual %}{{ roles.Router.variable }}.{{ methods.RoutingLogic.routeToPreviousScene }}CallCount{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '0' %}
    }
{%- endif %}

    // MARK: - User

    {% include 'test', name: 'closeButtonRoutesToThePreviousScene' %}
        // given
        let sut = {% include 'new_view_controller' %}
        sut.{{ references.View.router }} = {{ roles.Router.variable }}
        sut.loadViewIfNeeded()

        // when
        sut.{{ views }}closeButton.sendActions(for: .touchUpInside)

        // then
{%- capture actual %}{{ roles.Router.variable }}.{{ methods.RoutingLogic.routeToPreviousScene }}CallCount{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - {{ contracts.DisplayLogic.name }}

    {% include 'test', name: 'displayItemsShowsALineForEachItem' %}
        // given
{% include 'loaded_view_controller' %}

        // when
        sut.{{ methods.DisplayLogic.displayItems }}(
            viewModel: {{ roles.Models.type }}.ShowItems.ViewModel(displayedItems: [.init(text: "One"), .init(text: "Two")])
        )

        // then
        {% include 'expect_equal', value: shown_items, expected: '"One\nTwo"' %}
    }
{%- if parts contains 'Worker' %}

    {% include 'test', name: 'displayItemsShowsAMessage' %}
        // given
{% include 'loaded_view_controller' %}

        // when
        sut.{{ methods.DisplayLogic.displayItems }}(viewModel: {{ roles.Models.type }}.ShowItems.ViewModel(displayedItems: [], message: "Message"))

        // then
        {% include 'expect_equal', value: shown_items, expected: '"Message"' %}
    }
{%- endif %}
{%- if custom_parameters.runtime == 'none' %}

    // MARK: - {{ contracts.TransitionHandler.name }}

    {% include 'test', name: 'closeSceneTakesAPushedSceneOffTheStack' %}
        // given
        let sut = {% include 'new_view_controller' %}
        let navigationController = UINavigationController(rootViewController: UIViewController())
        navigationController.pushViewController(sut, animated: false)

        // when
        sut.{{ methods.TransitionHandler.closeScene }}()

        // then
        {% include 'expect_equal', value: 'navigationController.viewControllers.count', expected: '1' %}
    }
{%- endif %}
{%- unless parts contains 'Configurator' %}

    // MARK: - Setup

    {% include 'wiring_tests' %}
{%- endunless %}
}

{% include 'router_mock' %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 202: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Worker.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    // MARK: - {{ contracts.WorkerLogic.name }}

    {% include 'async_throwing_test', name: 'getItemsReturnsTheItemsOfTheScene' %}
        // given
        let sut = {{ roles.Worker.type }}()

        // when
        let items = try await sut.{{ methods.WorkerLogic.getItems }}()

        // then
        {% include 'expect_equal', value: 'items', expected: '["First item", "Second item", "Third item"]' %}
    }
}

"""#
    case 203: #"""
{%- if custom_parameters.ui == 'uikit' -%}
{%- assign ui = 'UIKit' -%}
{%- elsif custom_parameters.ui == 'gtk' -%}
{%- assign ui = 'GTK' -%}
{%- else -%}
{%- assign ui = 'Text' -%}
{%- endif -%}
name: clean-swift
summary: A Clean Swift scene, in which every use case goes from view controller to interactor to presenter
author: Adder
version: 1.0.0
license: MIT
architecture: clean-swift

code_files:
  - {file: "{{ roles.View.file }}", path: Code/{{ ui }}ViewController.swift.liquid}
{%- if ui == 'UIKit' and custom_parameters.view == 'code' %}
  - {file: "{{ roles.ContentView.file }}", path: Code/UIKitContentView.swift.liquid}
{%- elsif ui == 'UIKit' %}
  - {file: "{{ roles.View.folder }}{{ roles.View.type }}.{{ custom_parameters.view }}", path: Code/ViewController.{{ custom_parameters.view }}.liquid, is_resource: true}
{%- endif %}
  - {file: "{{ roles.Interactor.file }}", path: Code/Interactor.swift.liquid}
  - {file: "{{ roles.Presenter.file }}", path: Code/Presenter.swift.liquid}
  - {file: "{{ roles.Router.file }}", path: Code/Router.swift.liquid}
  - {file: "{{ roles.Models.file }}", path: Code/Models.swift.liquid}
  - {file: "{{ roles.Worker.file }}", path: Code/Worker.swift.liquid, part: Worker}
  - {file: "{{ roles.Configurator.file }}", path: Code/Configurator.swift.liquid, part: Configurator}
{%- if custom_parameters.runtime == 'adder' %}
  - {name: Scene.swift, path: Code/Scene.swift.liquid}
{%- endif %}

test_files:
  - {file: "{{ roles.View.tests_file }}", path: Tests/{{ ui }}ViewControllerTests.swift.liquid}
  - {file: "{{ roles.Interactor.tests_file }}", path: Tests/InteractorTests.swift.liquid}
  - {file: "{{ roles.Presenter.tests_file }}", path: Tests/PresenterTests.swift.liquid}
  - {file: "{{ roles.Router.tests_file }}", path: Tests/RouterTests.swift.liquid}
  - {file: "{{ roles.Worker.tests_file }}", path: Tests/WorkerTests.swift.liquid, part: Worker}
  - {file: "{{ roles.Configurator.tests_file }}", path: Tests/ConfiguratorTests.swift.liquid, part: Configurator}
{%- if custom_parameters.runtime == 'adder' %}
  - {name: SceneTests.swift, path: Tests/SceneTests.swift.liquid}
{%- endif %}

dependencies: []

"""#
    case 204: #"""
parameters:
  ui:
    values: [uikit, gtk, none]
    default: none
    needs:
      gtk: {runtime: adder}
    summary: The framework for the view; none writes lines of text, for command-line programs and servers
  view:
    values: [code, xib, storyboard]
    default: code
    needs:
      xib: {ui: uikit}
      storyboard: {ui: uikit}
    summary: Where a UIKit view is laid out; code writes a view class
  runtime:
    values: [adder, none]
    default: none
    summary: What opens and closes scenes; adder is the library, with none the app does it
  tests:
    values: [swift-testing, xctest]
    default: swift-testing
    summary: The framework for the tests
parts:
  Worker:
    default: on
    summary: Provides the interactor's data
  Configurator:
    default: off
    summary: Connects the parts of the scene, instead of the view controller's own setup
  Routing:
    default: off
    summary: The view controller passes storyboard segues to the router (uikit)

"""#
    case 205: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async {
{%- else -%}
@Test func {{ test_name }}() async {
{%- endif -%}

"""#
    case 206: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async throws {
{%- else -%}
@Test func {{ test_name }}() async throws {
{%- endif -%}

"""#
    case 207: #"""
{%- if custom_parameters.ui == 'uikit' and platform.has_uikit == false -%}
{%- assign lines = body | strip | newline_to_br | strip_newlines | split: '<br />' -%}
#if canImport(UIKit)
{%- for line in lines %}
{% if line != '' %}    {{ line }}{% endif %}
{%- endfor %}
#endif
{%- else -%}
{{ body | strip }}
{%- endif -%}

"""#
    case 208: #"""
{%- if custom_parameters.runtime == 'adder' %}    /// True if there is a screen to return to; the root of a window cannot be closed.
    private var canBeClosed: Bool {
        presentingViewController != nil
            || parent != nil && navigationController?.viewControllers.first !== self
    }
{%- else %}    /// True if the view can be popped or dismissed; the root of a window cannot.
    private var canBeClosed: Bool {
        presentingViewController != nil
            || navigationController != nil && navigationController?.viewControllers.first !== self
    }
{%- endif -%}

"""#
    case 209: #"""
{%- unless comments.one_module_comment or comments.description == '' %}
///
/// {{ comments.description }}
{%- endunless -%}

"""#
    case 210: #"""
{% capture says %}What the {{ comments.screen }} can show.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.DisplayLogic.name }}: AnyObject {
    /// Displays the items of the scene instead of the previous ones.
    ///
    /// - Parameter viewModel: The items, ready to be shown.
    func {{ methods.DisplayLogic.displayItems }}(viewModel: {{ roles.Models.type }}.ShowItems.ViewModel)
{%- if custom_parameters.ui == 'none' %}

    /// Displays which item the user selected.
    ///
    /// - Parameter viewModel: The selection, ready to be shown.
    func {{ methods.DisplayLogic.displaySelectedItem }}(viewModel: {{ roles.Models.type }}.SelectItem.ViewModel)
{%- endif %}
}
"""#
    case 211: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertTrue({{ condition }})
{%- else -%}
#expect({{ condition }})
{%- endif -%}

"""#
    case 212: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertEqual({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} == {{ expected }})
{%- endif -%}

"""#
    case 213: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertNil({{ value }})
{%- else -%}
#expect({{ value }} == nil)
{%- endif -%}

"""#
    case 214: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertIdentical({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} === {{ expected }})
{%- endif -%}

"""#
    case 215: #"""
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor private lazy var {{ name }} = {{ value }}
{%- else -%}
private let {{ name }} = {{ value }}
{%- endif -%}

"""#
    case 216: #"""
import Adder
import AdderCAdwaita
import AdderGTK
{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}
{%- comment %}{% endcomment -%}

"""#
    case 217: #"""
//
//  {{ module_info.file_name }}
//  {{ module_info.project_name }}
//
{%- if developer.name != '' %}
//  Created by {{ developer.name }} on {{ date }}.
{%- endif %}
{%- if developer.company != '' %}
//  Copyright © {{ year }} {{ developer.company }}. All rights reserved.
{%- endif %}
{%- if developer.name != '' or developer.company != '' %}
//
{%- endif %}
"""#
    case 218: #"""
{%- assign controller = roles.View.type -%}
{%- capture subviews %}
<stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stV-ie-w01">
    <rect key="frame" x="175" y="411" width="43" height="30"/>
    <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="itL-ab-e01">
            <rect key="frame" x="0.0" y="0.0" width="43" height="0.0"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <nil key="textColor"/>
            <nil key="highlightedColor"/>
        </label>
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="clB-tn-c01">
            <rect key="frame" x="0.0" y="0.0" width="43" height="30"/>
            <state key="normal" title="Close"/>
        </button>
    </subviews>
</stackView>
{%- endcapture -%}
{%- capture constraints %}
<constraint firstItem="stV-ie-w01" firstAttribute="centerX" secondItem="vwR-oo-t01" secondAttribute="centerX" id="cnS-ce-x01"/>
<constraint firstItem="stV-ie-w01" firstAttribute="centerY" secondItem="vwR-oo-t01" secondAttribute="centerY" id="cnS-ce-y01"/>
<constraint firstItem="stV-ie-w01" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="vwR-oo-t01" secondAttribute="leadingMargin" id="cnS-le-d01"/>
<constraint firstAttribute="trailingMargin" relation="greaterThanOrEqual" secondItem="stV-ie-w01" secondAttribute="trailing" id="cnS-tr-l01"/>
{%- endcapture -%}
{%- capture outlets %}
<outlet property="closeButton" destination="clB-tn-c01" id="otC-ls-b01"/>
<outlet property="itemsLabel" destination="itL-ab-e01" id="otI-tm-l01"/>
{%- endcapture -%}

"""#
    case 219: #"""
        let sut = {% include 'new_view_controller' %}
{%- unless in_code %}
        sut.loadViewIfNeeded()
{%- endunless -%}

"""#
    case 220: #"""
{%- if comments.one_module_comment == false -%}
/// {{ says }}
{%- elsif comments.description != '' -%}
/// {{ comments.description }}
{%- else -%}
/// The {{ comments.screen }}: lists items{% if parts contains 'Worker' %} that its {{ roles.Worker.words }} fetches{% endif %}.
{%- endif -%}

"""#
    case 221: #"""
{{ roles.View.type }}{% if custom_parameters.ui == 'uikit' and custom_parameters.view != 'code' %}.controller{% endif %}()
"""#
    case 222: #"""
{%- if custom_parameters.tests == 'xctest' -%}
try XCTUnwrap({{ value }})
{%- else -%}
try #require({{ value }})
{%- endif -%}

"""#
    case 223: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertTrue({{ condition }})
{%- else -%}
try #require({{ condition }})
{%- endif -%}

"""#
    case 224: #"""
// MARK: - Mocks

/// The scene's router, which has two protocols.
private final class {{ roles.Router.noun }}Mock: {{ contracts.RoutingLogic.name }}, {{ contracts.DataPassing.name }} {
    private(set) var {{ methods.RoutingLogic.routeToPreviousScene }}CallCount = 0
    let {{ references.Router.dataStore }}: any {{ contracts.DataStore.name }} = {{ contracts.DataStore.name }}{{ spy }}()

    func {{ methods.RoutingLogic.routeToPreviousScene }}() { {{ methods.RoutingLogic.routeToPreviousScene }}CallCount += 1 }
}
{%- comment %}{% endcomment -%}

"""#
    case 225: #"""
import Adder
{%- if custom_parameters.ui == 'uikit' %}
import AdderUIKit
{%- endif -%}

"""#
    case 226: #"""
{%- if custom_parameters.runtime == 'adder' -%}
import Adder
import AdderTesting
{% endif -%}
{%- include 'testing_import' %}

@testable import {{ module_info.product_module_name }}
{%- comment %}{% endcomment -%}

"""#
    case 227: #"""
{%- if parts contains 'Configurator' -%}
{{ roles.Configurator.type }}.sharedInstance.configure(self)
{%- else -%}
setup()
{%- endif -%}

"""#
    case 228: #"""
    // MARK: - Setup

    private func setup() {
{% include 'wiring' %}
        self.{{ references.View.interactor }} = {{ roles.Interactor.variable }}
        self.{{ references.View.router }} = {{ roles.Router.variable }}
        {{ roles.Presenter.variable }}.{{ references.Presenter.viewController }} = self
        {{ roles.Router.variable }}.{{ references.Router.viewController }} = self
{%- include 'added_wiring', view: 'self' %}
    }
"""#
    case 229: #"""
{%- if custom_parameters.tests == 'xctest' -%}
final class {{ name }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ name }} {
{%- endif -%}

"""#
    case 230: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async {
{%- else -%}
@Test func {{ test_name }}() {
{%- endif -%}

"""#
    case 231: #"""
{%- if custom_parameters.tests == 'xctest' -%}
import UIKit
import XCTest
{%- else -%}
import Testing
import UIKit
{%- endif -%}

"""#
    case 232: #"""
{%- if custom_parameters.tests == 'xctest' -%}
import XCTest
{%- else -%}
import Testing
{%- endif -%}

"""#
    case 233: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async throws {
{%- else -%}
@Test func {{ test_name }}() throws {
{%- endif -%}

"""#
    case 234: #"""
{%- assign in_code = false -%}
{%- assign views = '' -%}
{%- if custom_parameters.view == 'code' -%}
{%- assign in_code = true -%}
{%- assign views = references.View.contentView | append: '.' -%}
{%- endif -%}

"""#
    case 235: #"""
{%- if custom_parameters.tests == 'xctest' -%}
final class {{ name }}: XCTestCase {
{%- if custom_parameters.ui == 'gtk' %}
    override func setUp() async throws {
        let isAvailable = await GTKDisplay.isAvailable
        try XCTSkipUnless(isAvailable, "There is no display.")
    }
{% endif %}
{%- else -%}
{%- if custom_parameters.ui == 'gtk' -%}
@Suite(.enabled("There is no display.") { await GTKDisplay.isAvailable })
{% endif -%}
@MainActor
struct {{ name }} {
{%- endif -%}

"""#
    case 236: #"""
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}()
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({{ references.Interactor.presenter }}: {{ roles.Presenter.variable }}{% if parts contains 'Worker' %}, {{ references.Interactor.worker }}: {{ roles.Worker.type }}(){% endif %})
        let {{ roles.Router.variable }} = {{ roles.Router.type }}({{ references.Router.dataStore }}: {{ roles.Interactor.variable }})
"""#
    case 237: #"""
{%- capture has_interactor %}viewController.{{ references.View.interactor }} is {{ roles.Interactor.type }}{% endcapture -%}
{%- capture has_router %}viewController.{{ references.View.router }} is {{ roles.Router.type }}{% endcapture -%}
{%- capture has_presenter %}{{ roles.Interactor.variable }}?.{{ references.Interactor.presenter }} is {{ roles.Presenter.type }}{% endcapture -%}
{%- capture has_worker %}{{ roles.Interactor.variable }}?.{{ references.Interactor.worker }} is {{ roles.Worker.type }}{% endcapture -%}
    {% include 'test', name: 'viewControllerHasTheInteractor' %}
        // when
        let viewController = {% include 'new_view_controller' %}

        // then
        {% include 'expect', condition: has_interactor %}
    }

    {% include 'test', name: 'viewControllerHasTheRouter' %}
        // when
        let viewController = {% include 'new_view_controller' %}

        // then
        {% include 'expect', condition: has_router %}
    }

    {% include 'test', name: 'interactorHasThePresenter' %}
        // when
        let viewController = {% include 'new_view_controller' %}
        let {{ roles.Interactor.variable }} = viewController.{{ references.View.interactor }} as? {{ roles.Interactor.type }}

        // then
        {% include 'expect', condition: has_presenter %}
    }
{%- if parts contains 'Worker' %}

    {% include 'test', name: 'interactorHasTheWorker' %}
        // when
        let viewController = {% include 'new_view_controller' %}
        let {{ roles.Interactor.variable }} = viewController.{{ references.View.interactor }} as? {{ roles.Interactor.type }}

        // then
        {% include 'expect', condition: has_worker %}
    }
{%- endif %}

    {% include 'test', name: 'presenterHasTheViewController' %}
        // when
        let viewController = {% include 'new_view_controller' %}
        let {{ roles.Interactor.variable }} = viewController.{{ references.View.interactor }} as? {{ roles.Interactor.type }}
        let {{ roles.Presenter.variable }} = {{ roles.Interactor.variable }}?.{{ references.Interactor.presenter }} as? {{ roles.Presenter.type }}

        // then
{%- capture actual %}{{ roles.Presenter.variable }}?.{{ references.Presenter.viewController }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'viewController' %}
    }

    {% include 'test', name: 'routerHasTheViewController' %}
        // when
        let viewController = {% include 'new_view_controller' %}
        let {{ roles.Router.variable }} = viewController.{{ references.View.router }} as? {{ roles.Router.type }}

        // then
{%- capture actual %}{{ roles.Router.variable }}?.{{ references.Router.viewController }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'viewController' %}
    }

    {% include 'test', name: 'routerHasTheInteractorAsDataStore' %}
        // when
        let viewController = {% include 'new_view_controller' %}

        // then
{%- capture actual %}viewController.{{ references.View.router }}?.{{ references.Router.dataStore }}{% endcapture %}
{%- capture expected %}viewController.{{ references.View.interactor }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: expected %}
    }

    // MARK: - Lifetime

    {% include 'throwing_test', name: 'sceneDeallocatesWithItsViewController' %}
        // given
        weak var releasedViewController: {{ roles.View.type }}?
        weak var {{ roles.Interactor.variable }}: {{ roles.Interactor.type }}?
        weak var {{ roles.Presenter.variable }}: {{ roles.Presenter.type }}?
        weak var {{ roles.Router.variable }}: {{ roles.Router.type }}?
{%- if custom_parameters.view == 'storyboard' %}
        var viewController: {{ roles.View.type }}? = {{ roles.View.type }}()
        viewController?.awakeFromNib()
{%- else %}
        var viewController: {{ roles.View.type }}? = {% include 'new_view_controller' %}
{%- endif %}
        releasedViewController = viewController
        {{ roles.Interactor.variable }} = viewController?.{{ references.View.interactor }} as? {{ roles.Interactor.type }}
        {{ roles.Presenter.variable }} = {{ roles.Interactor.variable }}?.{{ references.Interactor.presenter }} as? {{ roles.Presenter.type }}
        {{ roles.Router.variable }} = viewController?.{{ references.View.router }} as? {{ roles.Router.type }}
{%- capture all_found %}{{ roles.Interactor.variable }} != nil && {{ roles.Presenter.variable }} != nil && {{ roles.Router.variable }} != nil{% endcapture %}
        {% include 'require_condition', condition: all_found %}

        // when
        viewController = nil

        // then
{%- capture condition %}releasedViewController == nil && {{ roles.Interactor.variable }} == nil && {{ roles.Presenter.variable }} == nil && {{ roles.Router.variable }} == nil{% endcapture %}
        {% include 'expect', condition: condition %}
    }
"""#
    case 238: #"""
knowledge:
  userInterface:
    summary: User-interface framework
    imports: ["UIKit", "SwiftUI", "AppKit", "Cocoa", "AdderGTK", "AdderCAdwaita", "Gtk", "Gtk4", "Adw", "Adwaita", "QuartzCore", "CoreAnimation", "CoreGraphics", "WebKit"]
    mentions: ["UI*", "NSLayoutConstraint", "NSApplication", "NSWindow", "NSWindowController", "NSView", "NSViewController", "NSControl", "NSButton", "NSTextField", "NSTextView", "NSImageView", "NSStackView", "NSScrollView", "NSTableView", "NSOutlineView", "NSCollectionView", "NSMenu", "NSMenuItem", "NSToolbar", "NSAlert", "NSColor", "NSFont", "NSImage", "Gtk*", "Adw*", "CA*", "CG*", "WK*"]
  outlets:
    summary: Outlets and other views of the screen
    mentions: ["IBOutlet", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UIStackView", "NSButton", "NSTextField", "NSTextView", "NSImageView", "NSStackView"]
  views:
    summary: Views and view controllers
    mentions: ["UIView", "UIViewController", "UIWindow", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView", "UIStackView", "UIScrollView", "UITableView", "UITableViewController", "UITableViewCell", "UICollectionView", "UICollectionViewController", "UICollectionViewCell", "UINavigationController", "UITabBarController", "UIGestureRecognizer", "NSView", "NSViewController", "NSWindow", "NSControl", "NSButton", "NSTextField", "NSTextView", "NSImageView", "NSStackView", "NSScrollView", "NSTableView", "NSOutlineView", "NSCollectionView", "GtkWidget", "WKWebView"]
  laterValues:
    summary: Asynchronous values
    mentions: ["Operation", "AnyPublisher", "Publisher", "Future", "PassthroughSubject", "CurrentValueSubject", "Promise", "Guarantee", "SignalProducer", "Observable", "Single", "Maybe", "Completable", "Infallible", "Driver", "PublishSubject", "BehaviorSubject", "ReplaySubject", "PublishRelay", "BehaviorRelay", "AsyncStream", "AsyncThrowingStream", "AsyncSequence"]
  navigation:
    summary: Navigation
    mentions: ["UIWindow", "UINavigationController", "UITabBarController", "UIStoryboard", "UIStoryboardSegue", "NSWindow", "NSWindowController", "NSStoryboard", "NSStoryboardSegue"]
    calls: ["pushViewController", "popViewController", "popToViewController", "popToRootViewController", "performSegue", "instantiateViewController", "instantiateInitialViewController", "presentAsSheet", "presentAsModalWindow"]
    screenCalls: ["present", "dismiss", "show", "showDetailViewController", "prepare", "setViewControllers"]
  embedding:
    summary: Child screens
    screenCalls: ["addChild"]
  alerts:
    summary: Alerts and action sheets
    mentions: ["UIAlertController", "UIAlertAction", "NSAlert"]
  lists:
    summary: List data sources and delegates
    mentions: ["UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "NSTableViewDataSource", "NSTableViewDelegate", "NSOutlineViewDataSource", "NSOutlineViewDelegate", "NSCollectionViewDataSource", "NSCollectionViewDelegate"]
  cells:
    summary: Cell registration
    calls: ["register(forCellReuseIdentifier:)", "register(forCellWithReuseIdentifier:)", "register(forHeaderFooterViewReuseIdentifier:)", "register(forSupplementaryViewOfKind:)", "register(cellClass:)"]
  network:
    summary: Networking
    imports: ["Alamofire", "AFNetworking", "Moya", "Network", "CFNetwork"]
    mentions: ["URLSession*", "URLRequest", "URLConnection", "AF", "Alamofire", "SessionManager", "AFHTTPSessionManager", "MoyaProvider", "NWConnection"]
  storage:
    summary: Persistent storage
    imports: ["CoreData", "RealmSwift", "SQLite3", "GRDB", "SwiftData"]
    mentions: ["UserDefaults", "FileManager", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSManagedObjectContext", "NSPersistentContainer", "NSPersistentStoreCoordinator", "NSFetchRequest", "Realm", "ModelContext", "ModelContainer"]
  managedObjects:
    summary: Database objects
    mentions: ["NSManagedObject", "RealmSwift.Object", "PersistentModel"]
  fetchedResults:
    summary: Live database queries
    mentions: ["NSFetchedResultsController", "NSFetchedResultsControllerDelegate"]
  webScripts:
    summary: Web page loading and scripting
    calls: ["evaluateJavaScript", "callAsyncJavaScript", "loadHTMLString"]
  formatting:
    summary: Display formatting
    mentions: ["DateFormatter", "NumberFormatter", "MeasurementFormatter", "DateComponentsFormatter", "ByteCountFormatter"]
    calls: ["formatted", "uppercased", "capitalized"]
  validation:
    summary: Input validation
    mentions: ["NSPredicate", "NSRegularExpression", "NSDataDetector"]

"""#
    case 239: #"""
# The original VIPER by Mutual Mobile, as the slides on massive view controllers describe it:
# a wireframe creates the module, owns what is on the screen and opens other screens.

extends: common
title: Mutual Mobile VIPER
family: VIPER
summary: Wireframe that builds and owns, View with an event handler, Presenter, Interactor, Data store
source: "VIPER architecture in iOS: talks about massive view controllers (slides)"

module:
  folder: "{module}"
  openToOthers: [Wireframe, ModuleDelegate]

roles:
  View:
    summary: Shows what it is given through setters and never asks for data
    aliases: [ViewController]
    traits: [shows, touchesScreen, forwardsEvents]
    name: ["{module}ViewController", "{module}View"]
    folder: View
    required: whereNeeded
    mustNotKnow:
      [Interactor, Wireframe, DataStore, navigation, lists, network, storage, managedObjects]
    tests: [events, input, lifecycle]
    source: View; UIViewController

  ContentView:
    summary: The view of a view controller without a xib or storyboard; creates and arranges the subviews
    traits: [touchesScreen]
    name: "{module}ContentView"
    kind: class
    folder: View
    mustNotKnow: [Presenter, Interactor, Wireframe, DataStore, navigation, lists, network, storage]
    source: How to keep the view controller from becoming overweight

  ListDataSource:
    summary: A list's data source, separate from the view controller
    traits: [touchesScreen, displaysLists]
    name: "{module}DataSource"
    folder: View
    mustNotKnow: [Interactor, Wireframe, DataStore, network, storage]
    source: How to keep the view controller from becoming overweight

  Presenter:
    summary: Handles the view's events; commands the view, the interactor and the wireframe
    aliases: [EventHandler]
    traits: [decides, formats, holdsState, receivesInput]
    name: "{module}Presenter"
    folder: Presenter
    required: whereNeeded
    mustNotKnow: [DataStore, navigation, network, storage, managedObjects]
    tests: [forwarding, entrance]
    source: Presenter

  Interactor:
    summary: One use case and its business logic, independent of the user interface
    traits: [appliesBusinessLogic]
    name: "{module}Interactor"
    folder: Interactor
    required: whereNeeded
    mustNotKnow: [View, Wireframe, userInterface, navigation, network]
    tests: [services]
    source: Interactor

  DataStore:
    summary: Provides entities to the interactor and hides how they are stored
    aliases: [DataManager]
    traits: [reachesData]
    name: ["{module}DataStore", "{module}DataManager"]
    folder: DataStore
    mustNotKnow: [View, Presenter, Interactor, Wireframe, userInterface]
    tests: [services]
    source: Data Store

  Entity:
    summary: A plain structure of data; all logic is in the interactor
    traits: [isPlainData, isReadOnly]
    kind: struct
    folder: Entity
    mustNotKnow: [managedObjects, storage, network, userInterface]
    source: Entities; Presenter

  Wireframe:
    summary: Creates and connects the module, owns window and view controller, opens other screens
    aliases: [Router]
    traits: [composes, navigates, touchesScreen, keepsModuleAlive]
    name: "{module}Wireframe"
    folder: Wireframe
    required: whereNeeded
    mustNotKnow: [DataStore, network, storage]
    tests: [wiring, transitions]
    source: Wireframe

contracts:
  ViewInterface:
    summary: What to show
    name: ["{module}ViewInterface", "{module}ViewInput"]
    from: Presenter
    to: View
    folder: View
    required: true
    mustNotMention: [userInterface, managedObjects]
    methods:
      mood: command
      prefer: [show, update, set]
      examples: ["showName(_:)"]
    source: View

  ModuleInterface:
    summary: What the user did
    name: ["{module}ModuleInterface", "{module}EventHandler"]
    from: View
    to: Presenter
    folder: View
    required: true
    mustNotMention: [userInterface]
    methods:
      end: [Tapped, Pressed]
      mayReturn: false
      examples: ["addButtonTapped()"]
    source: View

  InteractorInput:
    summary: Requests to the use case
    name: ["{module}InteractorInput", "{module}Provider"]
    from: Presenter
    to: Interactor
    folder: Interactor
    required: true
    mustNotMention: [userInterface, managedObjects]
    methods: { mood: command }
    source: Presenter; Interactor

  InteractorOutput:
    summary: The results, as simple entities
    name: ["{module}InteractorOutput", "{module}ProviderOutput"]
    from: Interactor
    to: Presenter
    folder: Interactor
    required: true
    mustNotMention: [userInterface, managedObjects]
    source: Presenter; Interactor

  WireframeInterface:
    summary: Where to go
    name: "{module}WireframeInterface"
    from: Presenter
    to: Wireframe
    folder: Wireframe
    mustNotMention: [userInterface]
    methods: { mood: command, mayReturn: false }
    source: Presenter; Wireframe

  DataStoreInterface:
    summary: Fetches and stores entities
    name: ["{module}DataStoreInterface", "{module}DataManagerInterface"]
    from: Interactor
    to: DataStore
    folder: DataStore
    synchronous: false
    mustNotMention: [managedObjects, userInterface]
    source: Data Store

  ModuleDelegate:
    summary: What the module reports to the module that opened it
    name: "{module}ModuleDelegate"
    from: Presenter
    to: Presenter
    crosses: out
    folder: Presenter
    mustNotMention: [userInterface]
    methods: { mood: fact }
    source: Presenter

# The wireframe owns the view and is owned by the module's opener; references back are weak.
references:
  Wireframe.viewController: strong View
  View.eventHandler: strong ModuleInterface
  View.contentView: { holds: strong ContentView, optional: true, injected: false }
  View.dataSource: { holds: strong ListDataSource, optional: true, injected: false }
  Presenter.userInterface: weak ViewInterface
  Presenter.interactor: strong InteractorInput
  Presenter.wireframe: { holds: weak WireframeInterface, optional: true }
  Presenter.moduleDelegate: { holds: weak ModuleDelegate, optional: true }
  Interactor.output: weak InteractorOutput
  Interactor.dataStore: { holds: strong DataStoreInterface, optional: true }

composition:
  Wireframe:
    builds: [View, Presenter, Interactor, DataStore]
    returns: View
    method: "make{module}Module"
    takes: [ModuleDelegate]
    source: Wireframe

parts:
  DataStore:
    summary: Stores the module's entities
    roles: [DataStore, Entity]
    contracts: [DataStoreInterface]
    default: on
  ModuleDelegate: { summary: The module can report to the module that opened it, contracts: [ModuleDelegate] }
  # The slides take the data source out of the view controller and do not say who creates it. Here the view
  # controller does, as in the article that they recommend for it. GTK has no such protocol: with it, the part
  # fills the library's list.
  ListDataSource: { summary: "A list's data source, separate from the view controller", roles: [ListDataSource] }

# The slides name no folders. These are from VIPER-SWIFT, a to-do list that Mutual Mobile published.
app:
  modules: Modules
  folders:
    Modules: "Modules, each in its own folder"
    Common/Model: Data that several modules share
    Common/Store: The store behind the data stores of the modules
    Common/View: "The root wireframe, and views that several modules share"
  source: "VIPER-SWIFT, Mutual Mobile's sample"

tests:
  name: "{type}Tests"
  mirrorsSources: true
  mocksSurroundings: true

# The rules of `adder check` that this architecture states, with their sources.
rules:
  # Naming
  gesture-method-wrong-suffix: { source: View }
  # Contracts
  entity-contains-logic: { source: Entities }
  entity-is-managed-object: { source: Entities }
  entity-mutable: { source: Presenter; Entities }
  massive-view-controller: { source: Massive view controllers }
  view-builds-complex-layout: { source: How to keep the view controller from becoming overweight }
  view-is-nonvisual-delegate: { source: UIViewController }
  view-presenter-tightly-coupled: { source: View }
  view-pulls-from-presenter: { source: View }
  view-receives-data-source: { source: View }
  # Knowledge
  data-store-outside-interactor: { source: Data Store }
  interactor-uses-router: { source: What VIPER is }
  interactor-uses-uikit: { source: Interactor }
  interactor-uses-view: { source: What VIPER is }
  navigation-outside-wireframe: { source: Wireframe }
  presenter-accesses-data: { source: Interactor }
  view-creates-foreign-view: { source: Massive view controllers }
  view-is-list-delegate: { source: How to keep the view controller from becoming overweight }
  view-navigates: { source: Massive view controllers }
  view-prepares-next-screen: { source: Massive view controllers }
  view-uses-interactor: { source: What VIPER is }
  view-uses-network: { source: Massive view controllers }
  view-uses-storage: { source: Massive view controllers }
  # Ownership
  interactor-retains-output: { source: Interactor }
  presenter-has-weak-interactor: { source: Presenter }
  presenter-retains-module-output: { source: Wireframe }
  presenter-retains-view: { source: Presenter }
  view-has-weak-output: { source: View }
  # Tests
  interactor-untested: { source: Interactor }

"""#
    case 240: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}Gets and stores the items of the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
final class {{ roles.DataStore.type }} {
    // MARK: - Properties

    private let items: [{% include 'item_type' %}]

    // MARK: - Initialization

    /// Creates a store that keeps its items in memory.
    ///
    /// - Parameter items: The items to keep.
    init(items: [{% include 'item_type' %}] = ["First item", "Second item", "Third item"].map({% include 'item_type' %}.init)) {
        self.items = items
    }
}

// MARK: - {{ contracts.DataStoreInterface.name }}

extension {{ roles.DataStore.type }}: {{ contracts.DataStoreInterface.name }} {
    func {{ methods.DataStoreInterface.fetchItems }}() async throws -> [{% include 'item_type' %}] {
        // Fetch the items from a database or the network here.
        items
    }
}

"""#
    case 241: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}Where the business logic of the {{ comments.screen }} gets its items.{% endcapture %}{% include 'module_comment' %}
protocol {{ contracts.DataStoreInterface.name }}: AnyObject, Sendable {
    /// Fetches the stored items.
    ///
    /// - Returns: All items.
    func {{ methods.DataStoreInterface.fetchItems }}() async throws -> [{% include 'item_type' %}]
}

"""#
    case 242: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// One of the items that the {{ comments.screen }} shows.
struct {% include 'item_type' %}: Equatable {
    let name: String
}

"""#
    case 243: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}The business logic of the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Interactor.type }} {
    // MARK: - Properties

    weak var {{ references.Interactor.output }}: (any {{ contracts.InteractorOutput.name }})?
{%- include 'added_properties', role: 'Interactor' %}
{%- if parts contains 'DataStore' %}
    let {{ references.Interactor.dataStore }}: any {{ contracts.DataStoreInterface.name }}

    /// The latest request; another one cancels it.
    private(set) var request: Task<Void, Never>?

    // MARK: - Initialization

    /// Creates the {{ roles.Interactor.words }}.
    ///
    /// - Parameter {{ references.Interactor.dataStore }}: Provides the entities.
    init({{ references.Interactor.dataStore }}: any {{ contracts.DataStoreInterface.name }}) {
        self.{{ references.Interactor.dataStore }} = {{ references.Interactor.dataStore }}
    }

    deinit {
        request?.cancel()
    }
{%- endif %}
}

// MARK: - {{ contracts.InteractorInput.name }}

extension {{ roles.Interactor.type }}: {{ contracts.InteractorInput.name }} {
    func {{ methods.InteractorInput.findItems }}() {
{%- include 'added_calls', role: 'Interactor' %}
{%- if parts contains 'DataStore' %}
        request?.cancel()
        request = Task { [weak self, {{ references.Interactor.dataStore }}] in
            do {
                let items = try await {{ references.Interactor.dataStore }}.{{ methods.DataStoreInterface.fetchItems }}()
                guard !Task.isCancelled else { return }
                self?.{{ references.Interactor.output }}?.{{ methods.InteractorOutput.foundItems }}(items)
            } catch {
                guard !Task.isCancelled else { return }
                self?.{{ references.Interactor.output }}?.{{ methods.InteractorOutput.failedToFindItems }}(with: error)
            }
        }
{%- else %}
        // Replace this item with those of a data store, which the {{ roles.Wireframe.words }} would inject.
        {{ references.Interactor.output }}?.{{ methods.InteractorOutput.foundItems }}(["{{ module_info.name }} item"])
{%- endif %}
    }
}
{%- include 'added_conformances', role: 'Interactor', type: roles.Interactor.type %}

"""#
    case 244: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the {{ comments.screen }} asks of the business logic.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.InteractorInput.name }}: AnyObject {
    /// Finds the items that the module shows; `{{ methods.InteractorOutput.foundItems }}` delivers them.
{%- if parts contains 'DataStore' %}
    ///
    /// A request that has not been answered yet is cancelled.
{%- endif %}
    func {{ methods.InteractorInput.findItems }}()
}

"""#
    case 245: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the business logic answers to the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.InteractorOutput.name }}: AnyObject {
    /// Delivers the found items.
    ///
    /// - Parameter items: The items, in the order in which they are shown.
    func {{ methods.InteractorOutput.foundItems }}(_ items: [{% if parts contains 'DataStore' %}{% include 'item_type' %}{% else %}String{% endif %}])
{%- if parts contains 'DataStore' %}

    /// Reports that the items could not be fetched.
    ///
    /// - Parameter error: What went wrong.
    func {{ methods.InteractorOutput.failedToFindItems }}(with error: any Error)
{%- endif %}
}

"""#
    case 246: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the {{ comments.screen }} reports to the module that presented it.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ModuleDelegate.name }}: AnyObject {
    /// Reports that the module is closed; the {{ roles.Presenter.words }} calls it on its weak `moduleDelegate`.
    func {% include 'lower_name' %}ModuleDidClose()
}

"""#
    case 247: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}Decides what the {{ comments.screen }} shows and where it leads.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Presenter.type }} {
    // MARK: - Properties

    weak var {{ references.Presenter.userInterface }}: (any {{ contracts.ViewInterface.name }})?
{%- include 'added_properties', role: 'Presenter' %}
    weak var {{ references.Presenter.wireframe }}: (any {{ contracts.WireframeInterface.name }})?
{%- if parts contains 'ModuleDelegate' %}
    weak var {{ references.Presenter.moduleDelegate }}: (any {{ contracts.ModuleDelegate.name }})?
{%- endif %}
    let {{ references.Presenter.interactor }}: any {{ contracts.InteractorInput.name }}
{%- if custom_parameters.ui == 'none' %}

    private var names: [String] = []
{%- endif %}

    // MARK: - Initialization

    /// Creates the {{ roles.Presenter.words }}.
    ///
    /// - Parameter {{ references.Presenter.interactor }}: The use case of the module.
    init({{ references.Presenter.interactor }}: any {{ contracts.InteractorInput.name }}) {
        self.{{ references.Presenter.interactor }} = {{ references.Presenter.interactor }}
    }
}

// MARK: - {{ contracts.ModuleInterface.name }}

extension {{ roles.Presenter.type }}: {{ contracts.ModuleInterface.name }} {
    func {{ methods.ModuleInterface.updateView }}() {
{%- include 'added_calls_without_answer', role: 'Presenter' %}
        {% include 'added_start' %}
    }

    func {{ methods.ModuleInterface.closeButtonTapped }}() {
        {{ references.Presenter.wireframe }}?.dismiss{{ module_info.name }}Interface()
    }
{%- if custom_parameters.ui == 'none' %}

    func {{ methods.ModuleInterface.nameTapped }}(at index: Int) {
        guard names.indices.contains(index) else { return }
        {{ references.Presenter.userInterface }}?.{{ methods.ViewInterface.showSelectedName }}(names[index])
    }
{%- endif %}

    func {{ methods.ModuleInterface.viewClosed }}() {
        {{ references.Presenter.wireframe }}?.release{{ module_info.name }}Interface()
{%- if parts contains 'ModuleDelegate' %}
        {{ references.Presenter.moduleDelegate }}?.{% include 'lower_name' %}ModuleDidClose()
{%- endif %}
    }
}

// MARK: - {{ contracts.InteractorOutput.name }}

extension {{ roles.Presenter.type }}: {{ contracts.InteractorOutput.name }} {
{%- if parts contains 'DataStore' %}
    func {{ methods.InteractorOutput.foundItems }}(_ items: [{% include 'item_type' %}]) {
{% if custom_parameters.ui == 'none' %}        names = items.map(\.name)
        {{ references.Presenter.userInterface }}?.{{ methods.ViewInterface.showItemNames }}(names)
{%- else %}        {{ references.Presenter.userInterface }}?.{{ methods.ViewInterface.showItemNames }}(items.map(\.name))
{%- endif %}
    }

    func {{ methods.InteractorOutput.failedToFindItems }}(with error: any Error) {
        // Choose the message by the error, if its cause matters to the user.
        {{ references.Presenter.userInterface }}?.{{ methods.ViewInterface.showMessage }}("The items could not be loaded.")
    }
{%- else %}
    func {{ methods.InteractorOutput.foundItems }}(_ items: [String]) {
{%- if custom_parameters.ui == 'none' %}
        names = items
{%- endif %}
        {{ references.Presenter.userInterface }}?.{{ methods.ViewInterface.showItemNames }}(items)
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'Presenter', type: roles.Presenter.type %}

"""#
    case 248: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

import Adder
import AdderCAdwaita
import AdderGTK

/// Fills the list in which `{{ roles.View.type }}` shows its names.
///
/// The view creates the {{ roles.ListDataSource.words }} and retains it.
@MainActor
final class {{ roles.ListDataSource.type }}: DataDisplayManager {
    // MARK: - Nested types

    /// The value that one row is drawn from.
    struct Row: CellObject {
        let name: String

        // The name identifies a row, until items have an identifier.
        var id: String { name }
    }

    /// Draws one row.
    @MainActor
    final class RowLabel: GTKCell {
        let widget = GTKObject(new: gtk_label_new(nil))

        init() {
            gtk_label_set_xalign(widget.opaque, 0)
            gtk_label_set_ellipsize(widget.opaque, PANGO_ELLIPSIZE_END)
            gtk_widget_set_margin_top(widget.widget, 12)
            gtk_widget_set_margin_bottom(widget.widget, 12)
            gtk_widget_set_margin_start(widget.widget, 12)
            gtk_widget_set_margin_end(widget.widget, 12)
        }

        func configure(with row: Row) {
            gtk_label_set_text(widget.opaque, row.name)
        }
    }

    // MARK: - Initialization

    override init() {
        super.init()
        register(RowLabel.self)
    }

    // MARK: - List

    /// Shows names instead of the previous ones; the list updates the rows that differ.
    ///
    /// - Parameter names: The names from top to bottom.
    func update(with names: [String]) {
        show(names.map(Row.init))
    }
}

"""#
    case 249: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'view_layout' -%}
{% include 'header' %}

import Adder
import AdderCAdwaita
import AdderGTK

{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
@MainActor
final class {{ roles.View.type }} {
    // MARK: - Properties

    let {{ references.View.eventHandler }}: any {{ contracts.ModuleInterface.name }}
{%- include 'added_properties', role: 'View' %}
    let position = GTKPosition()
    let title = "{{ module_info.name }}"
{%- if list %}
    let listView: GTKListView
{%- else %}
    let listBox = GTKObject(new: gtk_list_box_new())
{%- endif %}
{%- if parts contains 'DataStore' %}
    let messageLabel = GTKObject(new: gtk_label_new(nil))
{%- endif %}
    let closeButton = GTKObject(new: gtk_button_new_with_label("Close"))
{%- if list and parts contains 'DataStore' %}
    let widget = GTKObject(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
{%- elsif list == false %}
    let widget = GTKObject(new: gtk_scrolled_window_new())
{%- endif %}
{%- if list %}

    private let {{ references.View.dataSource }} = {{ roles.ListDataSource.type }}()
{%- endif %}

    // MARK: - Initialization

    /// Creates the view.
    ///
    /// - Parameter {{ references.View.eventHandler }}: Receives the view's events and the user's actions.
    init({{ references.View.eventHandler }}: any {{ contracts.ModuleInterface.name }}) {
        self.{{ references.View.eventHandler }} = {{ references.View.eventHandler }}
{%- if list %}
        listView = GTKListView(of: {{ references.View.dataSource }})
{%- endif %}
        setupWidgets()
    }

    // MARK: - Private methods

    private func setupWidgets() {
{% unless list %}        gtk_widget_add_css_class(listBox.widget, "boxed-list")
        gtk_widget_set_valign(listBox.widget, GTK_ALIGN_START)
        gtk_list_box_set_selection_mode(listBox.opaque, GTK_SELECTION_NONE)
{%- if parts contains 'DataStore' %}
        gtk_list_box_set_placeholder(listBox.opaque, messageLabel.widget)
{%- endif %}
{% endunless %}        closeButton.on("clicked") { [weak self] _ in self?.{{ references.View.eventHandler }}.{{ methods.ModuleInterface.closeButtonTapped }}() }
{%- if list and parts contains 'DataStore' %}

        gtk_widget_set_visible(messageLabel.widget, 0)
        gtk_widget_set_vexpand(listView.widget.widget, 1)
        gtk_box_append(widget.typed(), messageLabel.widget)
        gtk_box_append(widget.typed(), listView.widget.widget)
{%- elsif list == false %}

        let clamp = GTKObject(new: adw_clamp_new())
        adw_clamp_set_child(clamp.opaque, listBox.widget)
        gtk_widget_set_margin_top(clamp.widget, 24)
        gtk_widget_set_margin_bottom(clamp.widget, 24)
        gtk_widget_set_margin_start(clamp.widget, 12)
        gtk_widget_set_margin_end(clamp.widget, 12)
        gtk_scrolled_window_set_child(widget.opaque, clamp.widget)
        gtk_widget_set_vexpand(widget.widget, 1)
{%- endif %}
    }
}

// MARK: - GTKModuleView

extension {{ roles.View.type }}: GTKModuleView {
{%- if list %}
{%- unless parts contains 'DataStore' %}
    var widget: GTKObject {
        listView.widget
    }
{% endunless %}
{%- endif %}
    var headerWidgets: [GTKObject] {
        [closeButton]
    }

    func viewDidLoad() {
        {{ references.View.eventHandler }}.{{ methods.ModuleInterface.updateView }}()
{%- include 'added_calls', role: 'View' %}
    }
}

// MARK: - {{ contracts.ViewInterface.name }}

extension {{ roles.View.type }}: {{ contracts.ViewInterface.name }} {
    func {{ methods.ViewInterface.showItemNames }}(_ names: [String]) {
{%- if list %}
{%- if parts contains 'DataStore' %}
        gtk_widget_set_visible(messageLabel.widget, 0)
{%- endif %}
        {{ references.View.dataSource }}.update(with: names)
{%- else %}
{%- if parts contains 'DataStore' %}
        gtk_label_set_text(messageLabel.opaque, "")
{%- endif %}
        while let row = gtk_list_box_get_row_at_index(listBox.opaque, 0) {
            gtk_list_box_remove(listBox.opaque, GTKObject(retaining: row).widget)
        }
        for name in names {
            let row = GTKObject(new: adw_action_row_new())
            adw_preferences_row_set_use_markup(row.typed(), 0)
            adw_preferences_row_set_title(row.typed(), name)
            gtk_list_box_append(listBox.opaque, row.widget)
        }
{%- endif %}
    }
{%- if parts contains 'DataStore' %}

    func {{ methods.ViewInterface.showMessage }}(_ message: String) {
        {{ methods.ViewInterface.showItemNames }}([])
        gtk_label_set_text(messageLabel.opaque, message)
{%- if list %}
        gtk_widget_set_visible(messageLabel.widget, 1)
{%- endif %}
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'View', type: roles.View.type %}

"""#
    case 250: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the user can do on the {{ comments.screen }}, and when it is ready.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ModuleInterface.name }}: AnyObject {
    /// Reports that the view is ready to show data.
    func {{ methods.ModuleInterface.updateView }}()

    /// Reports that the user tapped the button that closes the module.
    func {{ methods.ModuleInterface.closeButtonTapped }}()

    /// Reports that the view is off the screen, regardless of what removed it.
    func {{ methods.ModuleInterface.viewClosed }}()
{%- if custom_parameters.ui == 'none' %}

    /// Reports that the user selected a name.
    ///
    /// - Parameter index: The position of the name, from 0.
    func {{ methods.ModuleInterface.nameTapped }}(at index: Int)
{%- endif %}
}

"""#
    case 251: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}
{% if custom_parameters.runtime == 'adder' %}
import Adder
{% endif %}
{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
@MainActor
final class {{ roles.View.type }} {
    // MARK: - Properties

    let {{ references.View.eventHandler }}: any {{ contracts.ModuleInterface.name }}
{%- include 'added_properties', role: 'View' %}
{%- if custom_parameters.runtime == 'adder' %}
    let position = HeadlessPosition()
{%- endif %}

    private let write: (String) -> Void

    // MARK: - Initialization

    /// Creates a view that shows everything as lines of text.
    ///
    /// - Parameters:
    ///   - {{ references.View.eventHandler }}: Receives the view's events and the user's actions.
    ///   - write: Writes one line.
    init({{ references.View.eventHandler }}: any {{ contracts.ModuleInterface.name }}, write: @escaping (String) -> Void) {
        self.{{ references.View.eventHandler }} = {{ references.View.eventHandler }}
        self.write = write
    }
{%- if custom_parameters.runtime == 'none' %}

    // MARK: - Life cycle

    /// Starts the view; the {{ roles.Wireframe.words }} calls it when it presents the module.
    func start() {
        {{ references.View.eventHandler }}.{{ methods.ModuleInterface.updateView }}()
{%- include 'added_calls', role: 'View' %}
    }

    /// Ends the view; the {{ roles.Wireframe.words }} calls it when it dismisses the module.
    func stop() {
        {{ references.View.eventHandler }}.{{ methods.ModuleInterface.viewClosed }}()
    }
{%- endif %}

    // MARK: - User

    /// Handles the user's selection of a name.
    ///
    /// - Parameter index: The position of the name, from 0.
    func selectName(at index: Int) {
        {{ references.View.eventHandler }}.{{ methods.ModuleInterface.nameTapped }}(at: index)
    }

    /// Handles the user's request to leave the module.
    func close() {
        {{ references.View.eventHandler }}.{{ methods.ModuleInterface.closeButtonTapped }}()
    }
}

{% if custom_parameters.runtime == 'adder' -%}
// MARK: - HeadlessTransitionHandler

extension {{ roles.View.type }}: HeadlessTransitionHandler {
    func viewDidLoad() {
        {{ references.View.eventHandler }}.{{ methods.ModuleInterface.updateView }}()
{%- include 'added_calls', role: 'View' %}
    }
}

{% endif -%}
// MARK: - {{ contracts.ViewInterface.name }}

extension {{ roles.View.type }}: {{ contracts.ViewInterface.name }} {
    func {{ methods.ViewInterface.showItemNames }}(_ names: [String]) {
        write("{{ module_info.name }}")
        for (index, name) in names.enumerated() {
            write("\(index + 1). \(name)")
        }
    }

    func {{ methods.ViewInterface.showSelectedName }}(_ name: String) {
        write("Selected: \(name)")
    }
{%- if parts contains 'DataStore' %}

    func {{ methods.ViewInterface.showMessage }}(_ message: String) {
        write(message)
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'View', type: roles.View.type %}

"""#
    case 252: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'view_layout' -%}
{% include 'header' %}

{% capture body %}
import UIKit

/// Arranges the views of the {{ comments.screen }}.
final class {{ roles.ContentView.type }}: UIView {
    // MARK: - Properties

{% if list %}    let tableView = UITableView(frame: .zero, style: .plain)
{%- if parts contains 'DataStore' %}
    let messageLabel = UILabel()
{%- endif %}
{%- else %}    let namesLabel = UILabel()
{%- endif %}
    let closeButton = UIButton(type: .system)

    // MARK: - Initialization

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
{%- unless list %}
        namesLabel.numberOfLines = 0
{%- endunless %}
        closeButton.setTitle("Close", for: .normal)
        addStackView()
{%- if list and parts contains 'DataStore' %}
        addMessageLabel()
{%- endif %}
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - Private methods

    private func addStackView() {
        let stackView = UIStackView(arrangedSubviews: [{% if list %}tableView{% else %}namesLabel{% endif %}, closeButton])
        stackView.axis = .vertical
        stackView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stackView)
        NSLayoutConstraint.activate([
{% if list %}            stackView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            stackView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
            stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
{%- else %}            stackView.centerXAnchor.constraint(equalTo: centerXAnchor),
            stackView.centerYAnchor.constraint(equalTo: centerYAnchor),
            stackView.leadingAnchor.constraint(
                greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor
            ),
            stackView.trailingAnchor.constraint(
                lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor
            ),
{%- endif %}
        ])
    }
{%- if list and parts contains 'DataStore' %}

    private func addMessageLabel() {
        messageLabel.numberOfLines = 0
        messageLabel.textAlignment = .center
        messageLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(messageLabel)
        NSLayoutConstraint.activate([
            messageLabel.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            messageLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            messageLabel.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }
{%- endif %}
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 253: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
import UIKit

/// Data source of the table in which `{{ roles.View.type }}` shows its names.
///
/// The view creates the {{ roles.ListDataSource.words }} and retains it.
@MainActor
final class {{ roles.ListDataSource.type }}: NSObject {
    // MARK: - Properties

    private let cellIdentifier = "Name"
    private var names: [String] = []

    // MARK: - Table

    /// Registers the cells of the names in a table, which needs them before it shows its first row.
    ///
    /// - Parameter tableView: The table to fill.
    func registerCells(in tableView: UITableView) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    }

    /// Replaces the names; the owner of the table reloads it.
    ///
    /// - Parameter names: The names from top to bottom.
    func update(with names: [String]) {
        self.names = names
    }
}

// MARK: - UITableViewDataSource

extension {{ roles.ListDataSource.type }}: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 254: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'view_layout' -%}
{% include 'header' %}

{% capture body %}
import UIKit

{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
final class {{ roles.View.type }}: UIViewController {
    // MARK: - Properties
{% if in_code %}
    let {{ references.View.eventHandler }}: any {{ contracts.ModuleInterface.name }}
{%- include 'added_properties', role: 'View' %}
    let {{ references.View.contentView }} = {{ roles.ContentView.type }}()
{%- else %}
    var {{ references.View.eventHandler }}: (any {{ contracts.ModuleInterface.name }})?
{%- include 'added_properties', role: 'View' %}

{% if list %}    @IBOutlet private(set) var tableView: UITableView!
{%- if parts contains 'DataStore' %}
    @IBOutlet private(set) var messageLabel: UILabel!
{%- endif %}
{%- else %}    @IBOutlet private(set) var namesLabel: UILabel!
{%- endif %}
    @IBOutlet private(set) var closeButton: UIButton!
{%- endif %}
{%- if list %}

    private let {{ references.View.dataSource }} = {{ roles.ListDataSource.type }}()
{%- endif %}

    // MARK: - Initialization
{% if in_code %}
    /// Creates the view.
    ///
    /// - Parameter {{ references.View.eventHandler }}: Receives the view's events and the user's actions.
    init({{ references.View.eventHandler }}: any {{ contracts.ModuleInterface.name }}) {
        self.{{ references.View.eventHandler }} = {{ references.View.eventHandler }}
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Created in code by {{ roles.Wireframe.type }}")
    required init?(coder: NSCoder) {
        nil
    }
{%- else %}
{%- include 'controller_factory', type: roles.View.type %}
{%- endif %}

    // MARK: - UIViewController
{% if in_code %}
    override func loadView() {
        view = {{ references.View.contentView }}
    }
{% endif %}
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "{{ module_info.name }}"
        let close = UIAction { [weak self] _ in self?.{{ event_handler }}.{{ methods.ModuleInterface.closeButtonTapped }}() }
        {{ views }}closeButton.addAction(close, for: .touchUpInside)
{%- if list %}
        {{ references.View.dataSource }}.registerCells(in: {{ views }}tableView)
        {{ views }}tableView.dataSource = {{ references.View.dataSource }}
        {{ views }}tableView.allowsSelection = false
{%- endif %}
        {{ event_handler }}.{{ methods.ModuleInterface.updateView }}()
{%- include 'added_calls', role: 'View' %}
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        {{ views }}closeButton.isHidden = !canBeClosed
    }
{%- if custom_parameters.runtime == 'none' %}

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        // Whether the button, the back button or a swipe took the view off the navigation stack.
        if parent == nil {
            {{ event_handler }}.{{ methods.ModuleInterface.viewClosed }}()
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // A modal view is dismissed alone or together with its navigation controller.
        if isBeingDismissed || navigationController?.isBeingDismissed == true {
            {{ event_handler }}.{{ methods.ModuleInterface.viewClosed }}()
        }
    }
{%- endif %}

    // MARK: - Private methods

{% include 'can_be_closed' %}
}

// MARK: - {{ contracts.ViewInterface.name }}

extension {{ roles.View.type }}: {{ contracts.ViewInterface.name }} {
    func {{ methods.ViewInterface.showItemNames }}(_ names: [String]) {
{%- if list %}
{%- if parts contains 'DataStore' %}
        {{ views }}messageLabel.text = nil
{%- endif %}
        {{ references.View.dataSource }}.update(with: names)
        {{ views }}tableView.reloadData()
{%- else %}
        {{ views }}namesLabel.text = names.joined(separator: "\n")
{%- endif %}
    }
{%- if parts contains 'DataStore' %}

    func {{ methods.ViewInterface.showMessage }}(_ message: String) {
{%- if list %}
        {{ methods.ViewInterface.showItemNames }}([])
{%- endif %}
        {{ views }}{{ message_label }}.text = message
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'View', type: roles.View.type %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 255: #"""
{%- include 'interface_controls' -%}
{% include 'storyboard' %}
"""#
    case 256: #"""
{%- include 'interface_controls' -%}
{% include 'xib' %}
"""#
    case 257: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the {{ comments.screen }} can show.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ViewInterface.name }}: AnyObject {
    /// Shows the names of the items instead of the previous ones.
    ///
    /// - Parameter names: The names, in order.
    func {{ methods.ViewInterface.showItemNames }}(_ names: [String])
{%- if parts contains 'DataStore' %}

    /// Shows a message instead of names.
    ///
    /// - Parameter message: The message to the user.
    func {{ methods.ViewInterface.showMessage }}(_ message: String)
{%- endif %}
{%- if custom_parameters.ui == 'none' %}

    /// Shows which name the user selected.
    ///
    /// - Parameter name: The selected name.
    func {{ methods.ViewInterface.showSelectedName }}(_ name: String)
{%- endif %}
}

"""#
    case 258: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'output_type' -%}
{% include 'header' %}

{% capture body %}
{% include 'runtime_imports' %}

{% capture says %}Presents the {{ comments.screen }}, and leads from there to other screens.{% endcapture %}{% include 'module_comment' %}
///
/// To open the module, keep its {{ roles.Wireframe.words }} and call `present{{ module_info.name }}Interface`.
@MainActor
final class {{ roles.Wireframe.type }} {
    // MARK: - Properties

    /// The view while the module is open.
    ///
    /// The reference is weak because the screen owns the view: the view must also go away if the user
    /// closes the module with a swipe or the back button.
    private(set) weak var {{ references.Wireframe.viewController }}: {{ roles.View.type }}?
{%- include 'added_properties', role: 'Wireframe' %}

    /// The module from when it is presented until it is closed, regardless of what closes it.
    private(set) var openModule: OpenModule<any {{ contracts.ModuleInterface.name }}>?
{%- if custom_parameters.ui == 'none' %}

    private let write: (String) -> Void

    // MARK: - Initialization

    /// Creates a {{ roles.Wireframe.words }} that shows its module as lines of text.
    ///
    /// - Parameter write: Writes one line.
    init(write: @escaping (String) -> Void = { print($0) }) {
        self.write = write
    }
{%- endif %}

    // MARK: - Transitions

    /// Opens the module.
    ///
{%- if parts contains 'ModuleDelegate' %}
    /// - Parameters:
    ///   - transitionHandler: The view from which the module is opened.
    ///   - moduleDelegate: Receives the module's events; referenced weakly.
    func present{{ module_info.name }}Interface(
        from transitionHandler: any TransitionHandler,
        moduleDelegate: (any {{ contracts.ModuleDelegate.name }})? = nil
    ) {
        openModule = transitionHandler.open(
            self,
            output: ModuleOutputReference { [weak moduleDelegate] in moduleDelegate }
        )
{%- else %}
    /// - Parameter transitionHandler: The view from which the module is opened.
    func present{{ module_info.name }}Interface(from transitionHandler: any TransitionHandler) {
        openModule = transitionHandler.open(self)
{%- endif %}
    }
}

{%- capture factory %}{% if custom_parameters.view == 'storyboard' %}Storyboard{% endif %}ModuleFactory{% endcapture %}

// MARK: - {{ factory }}

extension {{ roles.Wireframe.type }}: {{ factory }} {
{%- if custom_parameters.view == 'storyboard' %}
    func makeView() -> {{ roles.View.type }} {
        {{ roles.View.type }}.controller()
    }

    func makeModule(
        around viewController: {{ roles.View.type }}, output: ModuleOutputReference<{{ output_type }}>
    ) -> Module<any {{ contracts.ModuleInterface.name }}> {
{%- else %}
    func makeModule(output: ModuleOutputReference<{{ output_type }}>) -> Module<any {{ contracts.ModuleInterface.name }}> {
{%- endif %}
{%- if parts contains 'DataStore' %}
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({{ references.Interactor.dataStore }}: {{ roles.DataStore.type }}())
{%- else %}
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}()
{%- endif %}
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.interactor }}: {{ roles.Interactor.variable }})
{%- if custom_parameters.view == 'code' %}
        let viewController = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ roles.Presenter.variable }}{% if custom_parameters.ui == 'none' %}, write: write{% endif %})
{%- elsif custom_parameters.view == 'xib' or custom_parameters.runtime == 'none' %}
        let viewController = {{ roles.View.type }}.controller()
{%- endif %}
{% if custom_parameters.view != 'code' %}
        viewController.{{ references.View.eventHandler }} = {{ roles.Presenter.variable }}
{%- endif %}
        {{ roles.Interactor.variable }}.{{ references.Interactor.output }} = {{ roles.Presenter.variable }}
        {{ roles.Presenter.variable }}.{{ references.Presenter.userInterface }} = viewController
        {{ roles.Presenter.variable }}.{{ references.Presenter.wireframe }} = self
{%- if parts contains 'ModuleDelegate' %}
        {{ roles.Presenter.variable }}.{{ references.Presenter.moduleDelegate }} = output.output
{%- endif %}
{%- include 'added_wiring', view: 'viewController', composer: 'Wireframe' %}

        self.{{ references.Wireframe.viewController }} = viewController
        return Module(view: viewController, parts: [{{ roles.Interactor.variable }}]) { [weak {{ roles.Presenter.variable }}] in {{ roles.Presenter.variable }} }
            .onClose { {{ roles.Presenter.variable }}.{{ methods.ModuleInterface.viewClosed }}() }
    }
}

// MARK: - {{ contracts.WireframeInterface.name }}

extension {{ roles.Wireframe.type }}: {{ contracts.WireframeInterface.name }} {
    func dismiss{{ module_info.name }}Interface() {
{%- include 'added_calls', role: 'Wireframe' %}
        if let openModule {
            openModule.close()
        } else {
            // This factory was used to open it elsewhere: by a router, or as the root of a window.
            {{ references.Wireframe.viewController }}?.closeCurrentModule()
        }
    }

    func release{{ module_info.name }}Interface() {
        // It may have been presented again while the previous one was being closed.
        guard openModule?.isOpen != true else { return }
        openModule = nil
    }
}
{%- include 'added_conformances', role: 'Wireframe', type: roles.Wireframe.type %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 259: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}Presents the {{ comments.screen }}, and leads from there to other screens.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Wireframe.type }} {
    // MARK: - Properties

    private(set) var {{ references.Wireframe.viewController }}: {{ roles.View.type }}?
{%- include 'added_properties', role: 'Wireframe' %}

    private let write: (String) -> Void

    // MARK: - Initialization

    /// Creates a {{ roles.Wireframe.words }} that shows its module as lines of text.
    ///
    /// - Parameter write: Writes one line.
    init(write: @escaping (String) -> Void = { print($0) }) {
        self.write = write
    }

{% include 'make_module' %}

    // MARK: - Transitions

    /// Opens the module, which stays open until `{{ references.Wireframe.viewController }}` is `nil` again.
{%- if parts contains 'ModuleDelegate' %}
    ///
    /// - Parameter moduleDelegate: Receives the module's events.
    func present{{ module_info.name }}Interface(moduleDelegate: (any {{ contracts.ModuleDelegate.name }})? = nil) {
        {{ compositions.Wireframe.method }}(moduleDelegate: moduleDelegate).start()
    }
{%- else %}
    func present{{ module_info.name }}Interface() {
        {{ compositions.Wireframe.method }}().start()
    }
{%- endif %}
}

// MARK: - {{ contracts.WireframeInterface.name }}

extension {{ roles.Wireframe.type }}: {{ contracts.WireframeInterface.name }} {
    func dismiss{{ module_info.name }}Interface() {
{%- include 'added_calls', role: 'Wireframe' %}
        {{ references.Wireframe.viewController }}?.stop()
    }

    func release{{ module_info.name }}Interface() {
        {{ references.Wireframe.viewController }} = nil
    }
}
{%- include 'added_conformances', role: 'Wireframe', type: roles.Wireframe.type %}

"""#
    case 260: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
import UIKit

{% capture says %}Presents the {{ comments.screen }}, and leads from there to other screens.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Wireframe.type }} {
    // MARK: - Properties

    private(set) var navigationController: UINavigationController?
{%- include 'added_properties', role: 'Wireframe' %}
    private(set) var {{ references.Wireframe.viewController }}: {{ roles.View.type }}?

{% include 'make_module' %}

    // MARK: - Transitions

    /// Opens the module, which stays open until `{{ references.Wireframe.viewController }}` is `nil` again.
    ///
{%- if parts contains 'ModuleDelegate' %}
    /// - Parameters:
    ///   - navigationController: Shows the module on top of its stack.
    ///   - moduleDelegate: Receives the module's events.
    func present{{ module_info.name }}Interface(
        in navigationController: UINavigationController,
        moduleDelegate: (any {{ contracts.ModuleDelegate.name }})? = nil
    ) {
        let viewController = {{ compositions.Wireframe.method }}(moduleDelegate: moduleDelegate)
{%- else %}
    /// - Parameter navigationController: Shows the module on top of its stack.
    func present{{ module_info.name }}Interface(in navigationController: UINavigationController) {
        let viewController = {{ compositions.Wireframe.method }}()
{%- endif %}
        self.navigationController = navigationController
        navigationController.pushViewController(viewController, animated: true)
    }
}

// MARK: - {{ contracts.WireframeInterface.name }}

extension {{ roles.Wireframe.type }}: {{ contracts.WireframeInterface.name }} {
    func dismiss{{ module_info.name }}Interface() {
{%- include 'added_calls', role: 'Wireframe' %}
        guard let {{ references.Wireframe.viewController }} else { return }
        let stack = {{ references.Wireframe.viewController }}.navigationController
        if let stack, stack.viewControllers.first !== {{ references.Wireframe.viewController }} {
            stack.popViewController(animated: true)
        } else {
            // The view is presented modally, alone or as the first of a stack.
            (stack ?? {{ references.Wireframe.viewController }}).dismiss(animated: true)
        }
    }

    func release{{ module_info.name }}Interface() {
        {{ references.Wireframe.viewController }} = nil
        navigationController = nil
    }
}
{%- include 'added_conformances', role: 'Wireframe', type: roles.Wireframe.type %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 261: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}Where the {{ comments.screen }} leads.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.WireframeInterface.name }}: AnyObject {
    /// Takes the module off the screen.
    func dismiss{{ module_info.name }}Interface()

    /// Releases the module after it has left the screen.
    func release{{ module_info.name }}Interface()
}

"""#
    case 262: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.DataStore.tests }}{% endcapture -%}
{%- capture expected_items %}[{% include 'item_type' %}(name: "One")]{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    // MARK: - {{ contracts.DataStoreInterface.name }}

    {% include 'async_throwing_test', name: 'fetchItemsReturnsTheItemsThatAreKept' %}
        // given
        let sut = {{ roles.DataStore.type }}(items: [{% include 'item_type' %}(name: "One")])

        // when
        let items = try await sut.{{ methods.DataStoreInterface.fetchItems }}()

        // then
        {% include 'expect_equal', value: 'items', expected: expected_items %}
    }
}

"""#
    case 263: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign output_spy = contracts.InteractorOutput.name | append: spy | append: '()' -%}
{%- capture received %}output.{{ methods.InteractorOutput.foundItems }}Calls.arguments{% endcapture -%}
{%- capture suite %}{{ roles.Interactor.tests }}{% endcapture -%}
{%- if parts contains 'DataStore' -%}
{%- capture element %}{% include 'item_type' %}{% endcapture -%}
{%- assign store = roles.DataStore.variable -%}
{%- capture fetch_calls %}{{ store }}.{{ methods.DataStoreInterface.fetchItems }}Calls{% endcapture -%}
{%- endif -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: 'output', value: output_spy %}
{%- if parts contains 'DataStore' %}
{%- capture actual %}{{ contracts.DataStoreInterface.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: store, value: actual %}
{%- endif %}

    // MARK: - {{ contracts.InteractorInput.name }}
{%- if parts contains 'DataStore' %}

    {% include 'async_test', name: 'findItemsHandsTheItemsToTheOutput' %}
        // given
        let sut = {{ roles.Interactor.type }}({{ references.Interactor.dataStore }}: {{ store }})
        sut.{{ references.Interactor.output }} = output
        {{ fetch_calls }}.returns([{{ element }}(name: "One")])

        // when
        sut.{{ methods.InteractorInput.findItems }}()
        await sut.request?.value

        // then
{%- capture found %}[[{{ element }}(name: "One")]]{% endcapture %}
        {% include 'expect_equal', value: received, expected: found %}
    }

    {% include 'async_test', name: 'failureIsHandedToTheOutput' %}
        // given
        let sut = {{ roles.Interactor.type }}({{ references.Interactor.dataStore }}: {{ store }})
        sut.{{ references.Interactor.output }} = output
        {{ fetch_calls }}.fails(ConnectionLost())

        // when
        sut.{{ methods.InteractorInput.findItems }}()
        await sut.request?.value

        // then
{%- capture lost %}output.{{ methods.InteractorOutput.failedToFindItems }}WithCalls.last is ConnectionLost{% endcapture %}
        {% include 'expect', condition: lost %}
    }

    {% include 'async_test', name: 'findItemsCancelsThePreviousRequest' %}
        // given
        let sut = {{ roles.Interactor.type }}({{ references.Interactor.dataStore }}: {{ store }})
        {{ fetch_calls }}.hold()
        defer { {{ fetch_calls }}.release() }
        sut.{{ methods.InteractorInput.findItems }}()
        await {{ fetch_calls }}.called()
        let firstRequest = sut.request

        // when
        sut.{{ methods.InteractorInput.findItems }}()

        // then
        {% include 'expect_equal', value: 'firstRequest?.isCancelled', expected: 'true' %}
    }

    {% include 'async_test', name: 'itemsOfACancelledRequestAreIgnored' %}
        // given
        let sut = {{ roles.Interactor.type }}({{ references.Interactor.dataStore }}: {{ store }})
        sut.{{ references.Interactor.output }} = output
        {{ fetch_calls }}.returns([{{ element }}(name: "One")])
        {{ fetch_calls }}.hold()
        sut.{{ methods.InteractorInput.findItems }}()
        await {{ fetch_calls }}.called()
        let firstRequest = sut.request
        sut.{{ methods.InteractorInput.findItems }}()

        // when
        {{ fetch_calls }}.release()
        await firstRequest?.value
        await sut.request?.value

        // then
{%- capture found %}[[{{ element }}(name: "One")]]{% endcapture %}
        {% include 'expect_equal', value: received, expected: found %}
    }

    {% include 'async_test', name: 'failureOfACancelledRequestIsIgnored' %}
        // given
        let sut = {{ roles.Interactor.type }}({{ references.Interactor.dataStore }}: {{ store }})
        sut.{{ references.Interactor.output }} = output
        {{ fetch_calls }}.fails(ConnectionLost())
        {{ fetch_calls }}.hold()
        sut.{{ methods.InteractorInput.findItems }}()
        await {{ fetch_calls }}.called()
        let firstRequest = sut.request
        sut.{{ methods.InteractorInput.findItems }}()

        // when
        {{ fetch_calls }}.release()
        await firstRequest?.value
        await sut.request?.value

        // then
{%- capture failure_count %}output.{{ methods.InteractorOutput.failedToFindItems }}WithCalls.count{% endcapture %}
        {% include 'expect_equal', value: failure_count, expected: '1' %}
    }

    {% include 'async_test', name: 'requestIsCancelledWhenTheModuleIsGone' %}
        // given
        var sut: {{ roles.Interactor.type }}? = {{ roles.Interactor.type }}({{ references.Interactor.dataStore }}: {{ store }})
        {{ fetch_calls }}.hold()
        defer { {{ fetch_calls }}.release() }
        sut?.{{ methods.InteractorInput.findItems }}()
        await {{ fetch_calls }}.called()
        let request = sut?.request

        // when
        sut = nil

        // then
        {% include 'expect_equal', value: 'request?.isCancelled', expected: 'true' %}
    }
{%- else %}

    {% include 'test', name: 'findItemsHandsTheItemsToTheOutput' %}
        // given
        let sut = {{ roles.Interactor.type }}()
        sut.{{ references.Interactor.output }} = output

        // when
        sut.{{ methods.InteractorInput.findItems }}()

        // then
{%- capture found %}[["{{ module_info.name }} item"]]{% endcapture %}
        {% include 'expect_equal', value: received, expected: found %}
    }
{%- endif %}
}
{%- if parts contains 'DataStore' %}

private struct ConnectionLost: Error {}
{%- endif %}

"""#
    case 264: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign view_spy = contracts.ViewInterface.name | append: spy | append: '()' -%}
{%- capture suite %}{{ roles.Presenter.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: references.Presenter.userInterface, value: view_spy %}
{%- capture actual %}{{ contracts.InteractorInput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: roles.Interactor.variable, value: actual %}
{%- capture actual %}{{ contracts.WireframeInterface.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: roles.Wireframe.variable, value: actual %}
{%- if parts contains 'ModuleDelegate' %}
{%- capture actual %}{{ contracts.ModuleDelegate.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: 'moduleDelegate', value: actual %}
{%- endif %}

    // MARK: - {{ contracts.ModuleInterface.name }}

    {% include 'test', name: 'updateViewAsksTheInteractorForTheItems' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.ModuleInterface.updateView }}()

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.InteractorInput.findItems }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'closeButtonDismissesTheModule' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.ModuleInterface.closeButtonTapped }}()

        // then
{%- capture actual %}{{ roles.Wireframe.variable }}.dismiss{{ module_info.name }}InterfaceCalls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'closedViewIsReleased' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.ModuleInterface.viewClosed }}()

        // then
{%- capture actual %}{{ roles.Wireframe.variable }}.release{{ module_info.name }}InterfaceCalls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- if parts contains 'ModuleDelegate' %}

    {% include 'test', name: 'closedViewIsReportedToTheModuleDelegate' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.ModuleInterface.viewClosed }}()

        // then
{%- capture actual %}moduleDelegate.{% include 'lower_name' %}ModuleDidCloseCalls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- endif %}
{%- if custom_parameters.ui == 'none' %}

    {% include 'test', name: 'tappedNameIsShown' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()
{%- if parts contains 'DataStore' %}
        sut.{{ methods.InteractorOutput.foundItems }}([{% include 'item_type' %}(name: "One"), {% include 'item_type' %}(name: "Two")])
{%- else %}
        sut.{{ methods.InteractorOutput.foundItems }}(["One", "Two"])
{%- endif %}

        // when
        sut.{{ methods.ModuleInterface.nameTapped }}(at: 1)

        // then
{%- capture actual %}{{ references.Presenter.userInterface }}.{{ methods.ViewInterface.showSelectedName }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["Two"]' %}
    }

    {% include 'test', name: 'tapOutsideOfTheNamesIsIgnored' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.ModuleInterface.nameTapped }}(at: 2)

        // then
{%- capture actual %}{{ references.Presenter.userInterface }}.{{ methods.ViewInterface.showSelectedName }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[]' %}
    }
{%- endif %}

    // MARK: - {{ contracts.InteractorOutput.name }}

    {% include 'test', name: 'foundItemsAreShownByName' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
{%- if parts contains 'DataStore' %}
        sut.{{ methods.InteractorOutput.foundItems }}([{% include 'item_type' %}(name: "One"), {% include 'item_type' %}(name: "Two")])
{%- else %}
        sut.{{ methods.InteractorOutput.foundItems }}(["One", "Two"])
{%- endif %}

        // then
{%- capture actual %}{{ references.Presenter.userInterface }}.{{ methods.ViewInterface.showItemNames }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[["One", "Two"]]' %}
    }
{%- if parts contains 'DataStore' %}

    {% include 'test', name: 'failureIsShownAsAMessage' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.InteractorOutput.failedToFindItems }}(with: CancellationError())

        // then
{%- capture actual %}{{ references.Presenter.userInterface }}.{{ methods.ViewInterface.showMessage }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["The items could not be loaded."]' %}
    }
{%- endif %}
{%- include 'added_tests' %}

    // MARK: - Helpers
{% if custom_parameters.tests == 'xctest' %}
    @MainActor
    {%- endif %}
    private func make{{ roles.Presenter.noun }}() -> {{ roles.Presenter.type }} {
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.interactor }}: {{ roles.Interactor.variable }})
        {{ roles.Presenter.variable }}.{{ references.Presenter.userInterface }} = {{ references.Presenter.userInterface }}
        {{ roles.Presenter.variable }}.{{ references.Presenter.wireframe }} = {{ roles.Wireframe.variable }}
{%- if parts contains 'ModuleDelegate' %}
        {{ roles.Presenter.variable }}.{{ references.Presenter.moduleDelegate }} = moduleDelegate
{%- endif %}
        return {{ roles.Presenter.variable }}
    }
}

"""#
    case 265: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.ListDataSource.tests }}{% endcapture -%}
{% include 'header' %}

import Adder
import AdderCAdwaita
import AdderGTK
import AdderTesting
{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'view_suite', name: suite %}
    // MARK: - Rows

    {% include 'test', name: 'listHasARowForEachName' %}
        // given
        let sut = {{ roles.ListDataSource.type }}()
        let listView = RecordingListView(of: sut)

        // when
        sut.update(with: ["One", "Two"])

        // then
        {% include 'expect_equal', value: 'names(in: listView)', expected: '["One", "Two"]' %}
    }

    {% include 'test', name: 'updateChangesTheRowsThatDiffer' %}
        // given
        let sut = {{ roles.ListDataSource.type }}()
        let listView = RecordingListView(of: sut)
        sut.update(with: ["One", "Two", "Three"])
        listView.clearCalls()

        // when
        sut.update(with: ["One", "Three", "Four"])

        // then
        {% include 'expect', condition: '!listView.calls.contains(.reload)' %}
        {% include 'expect_equal', value: 'names(in: listView)', expected: '["One", "Three", "Four"]' %}
    }

    {% include 'test', name: 'rowShowsTheNameThatItHasNowLiterally' %}
        // given
        let sut = {{ roles.ListDataSource.type }}.RowLabel()
        sut.configure(with: {{ roles.ListDataSource.type }}.Row(name: "One"))

        // when
        sut.configure(with: {{ roles.ListDataSource.type }}.Row(name: "<b>Tom & Jerry</b>"))

        // then
        let text = gtk_label_get_text(sut.widget.opaque).map { String(cString: $0) }
        {% include 'expect_equal', value: 'text', expected: '"<b>Tom & Jerry</b>"' %}
    }

    // MARK: - Helpers

    {% include 'isolation' %}private func names(in listView: RecordingListView) -> [String] {
        listView.rows(as: {{ roles.ListDataSource.type }}.Row.self).flatMap { $0.map(\.name) }
    }
}

"""#
    case 266: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign event_handler_spy = contracts.ModuleInterface.name | append: spy | append: '()' -%}
{%- capture suite %}{{ roles.View.tests }}{% endcapture -%}
{%- include 'view_layout' -%}
{%- assign row_count = 'g_list_model_get_n_items(gtk_list_view_get_model(sut.listView.listWidget.opaque))' -%}
{% include 'header' %}

{% include 'gtk_test_imports' %}

{% include 'view_suite', name: suite %}
    {% include 'fixture', name: references.View.eventHandler, value: event_handler_spy %}

    // MARK: - Life cycle

    {% include 'test', name: 'viewDidLoadAsksForContent' %}
        // given
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }})

        // when
        sut.viewDidLoad()

        // then
{%- capture actual %}{{ references.View.eventHandler }}.{{ methods.ModuleInterface.updateView }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - User

    {% include 'test', name: 'closeButtonTellsTheEventHandler' %}
        // given
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }})

        // when
        sut.closeButton.emit("clicked")

        // then
{%- capture actual %}{{ references.View.eventHandler }}.{{ methods.ModuleInterface.closeButtonTapped }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'closingIsReportedByTheLibraryOnly' %}
        // given
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }})

        // when
        sut.closeButton.emit("clicked")

        // then
{%- capture actual %}{{ references.View.eventHandler }}.{{ methods.ModuleInterface.viewClosed }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '0' %}
    }

    // MARK: - {{ contracts.ViewInterface.name }}

    {% include 'test', name: 'showItemNamesShowsARowForEachName' %}
        // given
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }})

        // when
        sut.{{ methods.ViewInterface.showItemNames }}(["One", "Two"])

        // then
{%- if list %}
        let rowCount = {{ row_count }}
        {% include 'expect_equal', value: 'rowCount', expected: '2' %}
{%- else %}
        {% include 'expect_equal', value: 'title(ofRow: 1, in: sut.listBox)', expected: '"Two"' %}
        {% include 'expect_nil', value: 'title(ofRow: 2, in: sut.listBox)' %}
{%- endif %}
    }

    {% include 'test', name: 'showItemNamesReplacesTheNamesThatWereThere' %}
        // given
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }})
        sut.{{ methods.ViewInterface.showItemNames }}(["One", "Two"])

        // when
        sut.{{ methods.ViewInterface.showItemNames }}(["Three"])

        // then
{%- if list %}
        let rowCount = {{ row_count }}
        {% include 'expect_equal', value: 'rowCount', expected: '1' %}
{%- else %}
        {% include 'expect_equal', value: 'title(ofRow: 0, in: sut.listBox)', expected: '"Three"' %}
        {% include 'expect_nil', value: 'title(ofRow: 1, in: sut.listBox)' %}
{%- endif %}
    }
{%- unless list %}

    {% include 'test', name: 'showItemNamesTakesNamesLiterally' %}
        // given
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }})

        // when
        sut.{{ methods.ViewInterface.showItemNames }}(["<b>Tom & Jerry</b>"])

        // then
        {% include 'expect_equal', value: 'title(ofRow: 0, in: sut.listBox)', expected: '"<b>Tom & Jerry</b>"' %}
    }
{%- endunless %}
{%- if parts contains 'DataStore' %}

    {% include 'test', name: 'showMessageShowsItInsteadOfNames' %}
        // given
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }})
        sut.{{ methods.ViewInterface.showItemNames }}(["One"])

        // when
        sut.{{ methods.ViewInterface.showMessage }}("Message")

        // then
        let text = gtk_label_get_text(sut.messageLabel.opaque).map { String(cString: $0) }
        {% include 'expect_equal', value: 'text', expected: '"Message"' %}
{%- if list %}
        let rowCount = {{ row_count }}
        {% include 'expect_equal', value: 'rowCount', expected: '0' %}
{%- else %}
        {% include 'expect_nil', value: 'title(ofRow: 0, in: sut.listBox)' %}
{%- endif %}
    }
{%- endif %}
{%- unless list %}

    // MARK: - Helpers

{% include 'row_title' %}
{%- endunless %}
}

"""#
    case 267: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- if custom_parameters.runtime == 'adder' -%}
{%- assign start = 'viewDidLoad' -%}
{%- else -%}
{%- assign start = 'start' -%}
{%- endif -%}
{%- capture asks_at_start %}{{ start }}AsksForContent{% endcapture -%}
{%- assign event_handler_spy = contracts.ModuleInterface.name | append: spy | append: '()' -%}
{%- capture suite %}{{ roles.View.tests }}{% endcapture -%}
{%- capture names %}["{{ module_info.name }}", "1. One", "2. Two"]{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: references.View.eventHandler, value: event_handler_spy %}

    // MARK: - Life cycle

    {% include 'test', name: asks_at_start %}
        // given
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }}) { _ in }

        // when
        sut.{{ start }}()

        // then
{%- capture actual %}{{ references.View.eventHandler }}.{{ methods.ModuleInterface.updateView }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- if custom_parameters.runtime == 'none' %}

    {% include 'test', name: 'stopTellsTheEventHandler' %}
        // given
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }}) { _ in }

        // when
        sut.stop()

        // then
{%- capture actual %}{{ references.View.eventHandler }}.{{ methods.ModuleInterface.viewClosed }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- endif %}

    // MARK: - User

    {% include 'test', name: 'selectNameTellsTheEventHandler' %}
        // given
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }}) { _ in }

        // when
        sut.selectName(at: 1)

        // then
{%- capture actual %}{{ references.View.eventHandler }}.{{ methods.ModuleInterface.nameTapped }}AtCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }

    {% include 'test', name: 'closeTellsTheEventHandler' %}
        // given
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }}) { _ in }

        // when
        sut.close()

        // then
{%- capture actual %}{{ references.View.eventHandler }}.{{ methods.ModuleInterface.closeButtonTapped }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- if custom_parameters.runtime == 'adder' %}

    {% include 'test', name: 'closingIsReportedByTheLibraryOnly' %}
        // given
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }}) { _ in }

        // when
        sut.close()

        // then
{%- capture actual %}{{ references.View.eventHandler }}.{{ methods.ModuleInterface.viewClosed }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '0' %}
    }
{%- endif %}

    // MARK: - {{ contracts.ViewInterface.name }}

    {% include 'test', name: 'showItemNamesWritesALineForEachName' %}
        // given
        var lines: [String] = []
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }}) { lines.append($0) }

        // when
        sut.{{ methods.ViewInterface.showItemNames }}(["One", "Two"])

        // then
        {% include 'expect_equal', value: 'lines', expected: names %}
    }

    {% include 'test', name: 'showSelectedNameWritesIt' %}
        // given
        var lines: [String] = []
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }}) { lines.append($0) }

        // when
        sut.{{ methods.ViewInterface.showSelectedName }}("One")

        // then
        {% include 'expect_equal', value: 'lines', expected: '["Selected: One"]' %}
    }
{%- if parts contains 'DataStore' %}

    {% include 'test', name: 'showMessageWritesIt' %}
        // given
        var lines: [String] = []
        let sut = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }}) { lines.append($0) }

        // when
        sut.{{ methods.ViewInterface.showMessage }}("Message")

        // then
        {% include 'expect_equal', value: 'lines', expected: '["Message"]' %}
    }
{%- endif %}
}

"""#
    case 268: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.ListDataSource.tests }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'testing_and_uikit_imports' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: 'tableView', value: 'UITableView(frame: .zero, style: .plain)' %}

    // MARK: - UITableViewDataSource

    {% include 'test', name: 'tableHasARowForEachName' %}
        // given
        let sut = {{ roles.ListDataSource.type }}()

        // when
        sut.update(with: ["One", "Two"])

        // then
        {% include 'expect_equal', value: 'sut.tableView(tableView, numberOfRowsInSection: 0)', expected: '2' %}
    }

    {% include 'test', name: 'rowShowsItsName' %}
        // given
        let sut = {{ roles.ListDataSource.type }}()
        sut.registerCells(in: tableView)
        sut.update(with: ["One", "Two"])

        // when
        let cell = sut.tableView(tableView, cellForRowAt: IndexPath(row: 1, section: 0))

        // then
        let content = cell.contentConfiguration as? UIListContentConfiguration
        {% include 'expect_equal', value: 'content?.text', expected: '"Two"' %}
    }

    {% include 'test', name: 'updateReplacesTheNamesThatWereThere' %}
        // given
        let sut = {{ roles.ListDataSource.type }}()
        sut.update(with: ["One", "Two"])

        // when
        sut.update(with: ["Three"])

        // then
        {% include 'expect_equal', value: 'sut.tableView(tableView, numberOfRowsInSection: 0)', expected: '1' %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 269: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign event_handler_spy = contracts.ModuleInterface.name | append: spy | append: '()' -%}
{%- capture suite %}{{ roles.View.tests }}{% endcapture -%}
{%- include 'view_layout' -%}
{%- capture make -%}
{%- if in_code -%}
{{ roles.View.type }}({{ references.View.eventHandler }}: {{ references.View.eventHandler }})
{%- else -%}
makeViewController()
{%- endif -%}
{%- endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'testing_and_uikit_imports' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: references.View.eventHandler, value: event_handler_spy %}

    // MARK: - UIViewController

    {% include 'test', name: 'viewDidLoadAsksForContent' %}
        // given
        let sut = {{ make }}

        // when
        sut.loadViewIfNeeded()

        // then
{%- capture actual %}{{ references.View.eventHandler }}.{{ methods.ModuleInterface.updateView }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- if custom_parameters.runtime == 'none' %}

    {% include 'test', name: 'leavingTheStackTellsTheEventHandler' %}
        // given
        let sut = {{ make }}

        // when
        sut.didMove(toParent: nil)

        // then
{%- capture actual %}{{ references.View.eventHandler }}.{{ methods.ModuleInterface.viewClosed }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'dismissingTheStackTellsTheEventHandler' %}
        // given
        let sut = {{ make }}
        let navigationController = DismissedNavigationController(rootViewController: sut)

        // when
        sut.viewDidDisappear(false)

        // then
{%- capture actual %}{{ references.View.eventHandler }}.{{ methods.ModuleInterface.viewClosed }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
        withExtendedLifetime(navigationController) {}
    }

    {% include 'test', name: 'coveredViewIsNotClosed' %}
        // given
        let sut = {{ make }}
        let navigationController = UINavigationController(rootViewController: sut)

        // when
        navigationController.pushViewController(UIViewController(), animated: false)
        sut.viewDidDisappear(false)

        // then
{%- capture actual %}{{ references.View.eventHandler }}.{{ methods.ModuleInterface.viewClosed }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '0' %}
    }
{%- endif %}

    {% include 'test', name: 'hasACloseButtonAboveAnotherScreen' %}
        // given
        let sut = {{ make }}
        sut.loadViewIfNeeded()
        let navigationController = UINavigationController(rootViewController: UIViewController())
        navigationController.pushViewController(sut, animated: false)
        sut.{{ views }}closeButton.isHidden = true

        // when
        sut.viewWillAppear(false)

        // then
{%- capture actual %}sut.{{ views }}closeButton.isHidden{% endcapture %}
        {% include 'expect_equal', value: actual, expected: 'false' %}
    }

    {% include 'test', name: 'hasNoCloseButtonAtTheRootOfAWindow' %}
        // given
        let sut = {{ make }}
        sut.loadViewIfNeeded()
        let navigationController = UINavigationController(rootViewController: sut)

        // when
        navigationController.loadViewIfNeeded()
        sut.viewWillAppear(false)

        // then
{%- capture actual %}sut.{{ views }}closeButton.isHidden{% endcapture %}
        {% include 'expect_equal', value: actual, expected: 'true' %}
    }

    // MARK: - User

    {% include 'test', name: 'closeButtonTellsTheEventHandler' %}
        // given
        let sut = {{ make }}
        sut.loadViewIfNeeded()

        // when
        sut.{{ views }}closeButton.sendActions(for: .touchUpInside)

        // then
{%- capture actual %}{{ references.View.eventHandler }}.{{ methods.ModuleInterface.closeButtonTapped }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- if custom_parameters.runtime == 'adder' %}

    {% include 'test', name: 'closingIsReportedByTheLibraryOnly' %}
        // given
        let sut = {{ make }}
        sut.loadViewIfNeeded()

        // when
        sut.{{ views }}closeButton.sendActions(for: .touchUpInside)

        // then
{%- capture actual %}{{ references.View.eventHandler }}.{{ methods.ModuleInterface.viewClosed }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '0' %}
    }
{%- endif %}

    // MARK: - {{ contracts.ViewInterface.name }}

{% if list %}    {% include 'test', name: 'showItemNamesShowsARowForEachName' %}
        // given
        let sut = {{ make }}
        sut.loadViewIfNeeded()

        // when
        sut.{{ methods.ViewInterface.showItemNames }}(["One", "Two"])

        // then
{%- capture actual %}sut.{{ views }}tableView.numberOfRows(inSection: 0){% endcapture %}
        {% include 'expect_equal', value: actual, expected: '2' %}
    }

    {% include 'test', name: 'showItemNamesReloadsTheList' %}
        // given
        let sut = {{ make }}
        sut.loadViewIfNeeded()
        sut.{{ views }}tableView.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        sut.{{ methods.ViewInterface.showItemNames }}(["One", "Two"])
        sut.{{ views }}tableView.layoutIfNeeded()

        // when
        sut.{{ methods.ViewInterface.showItemNames }}(["Three"])
        sut.{{ views }}tableView.layoutIfNeeded()

        // then
        let cell = sut.{{ views }}tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        let content = cell?.contentConfiguration as? UIListContentConfiguration
        {% include 'expect_equal', value: 'content?.text', expected: '"Three"' %}
    }
{%- else %}    {% include 'test', name: 'showItemNamesShowsALineForEachName' %}
        // given
        let sut = {{ make }}
        sut.loadViewIfNeeded()

        // when
        sut.{{ methods.ViewInterface.showItemNames }}(["One", "Two"])

        // then
{%- capture actual %}sut.{{ views }}namesLabel.text{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '"One\nTwo"' %}
    }
{%- endif %}
{%- if parts contains 'DataStore' %}

    {% include 'test', name: 'showMessageShowsItInsteadOfNames' %}
        // given
        let sut = {{ make }}
        sut.loadViewIfNeeded()
        sut.{{ methods.ViewInterface.showItemNames }}(["One"])

        // when
        sut.{{ methods.ViewInterface.showMessage }}("Message")

        // then
{%- capture actual %}sut.{{ views }}{{ message_label }}.text{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '"Message"' %}
{%- if list %}
{%- capture actual %}sut.{{ views }}tableView.numberOfRows(inSection: 0){% endcapture %}
        {% include 'expect_equal', value: actual, expected: '0' %}
{%- endif %}
    }
{%- endif %}
{%- unless in_code %}

    // MARK: - Helpers

    {% include 'isolation' %}private func makeViewController() -> {{ roles.View.type }} {
        let viewController = {{ roles.View.type }}.controller()
        viewController.{{ references.View.eventHandler }} = {{ references.View.eventHandler }}
        return viewController
    }
{%- endunless %}
}
{%- if custom_parameters.runtime == 'none' %}

private final class DismissedNavigationController: UINavigationController {
    override var isBeingDismissed: Bool { true }
}
{%- endif %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 270: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Wireframe.tests }}{% endcapture -%}
{%- capture sut %}{{ roles.Wireframe.type }}{% if custom_parameters.ui == 'none' %} { _ in }{% else %}(){% endif %}{% endcapture -%}
{%- capture made_view %}sut.makeModule(output: .nobody).view as? {{ roles.View.type }}{% endcapture -%}
{%- capture made_presenter %}viewController.{{ references.View.eventHandler }} as? {{ roles.Presenter.type }}{% endcapture -%}
{%- capture module_view %}module.view as? {{ roles.View.type }}{% endcapture -%}
{%- capture has_presenter %}viewController.{{ references.View.eventHandler }} is {{ roles.Presenter.type }}{% endcapture -%}
{%- capture has_interactor %}{{ roles.Presenter.variable }}.{{ references.Presenter.interactor }} is {{ roles.Interactor.type }}{% endcapture -%}
{%- capture has_store %}{{ roles.Interactor.variable }}?.{{ references.Interactor.dataStore }} is {{ roles.DataStore.type }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
import Adder
{%- if custom_parameters.ui == 'gtk' %}
import AdderGTK
{%- endif %}
import AdderTesting
{% if custom_parameters.ui == 'uikit' -%}
{% include 'testing_and_uikit_imports' %}
{%- else -%}
{% include 'testing_import' %}
{%- endif %}

@testable import {{ module_info.product_module_name }}

{% include 'view_suite', name: suite %}
    {% include 'fixture', name: 'sut', value: sut %}
    {% include 'fixture', name: 'transitionHandler', value: 'RecordingTransitionHandler()' %}

    // MARK: - ModuleFactory

    {% include 'throwing_test', name: 'viewHasThePresenterAsEventHandler' %}
        // when
        let viewController = {% include 'require', value: made_view %}

        // then
        {% include 'expect', condition: has_presenter %}
    }

    {% include 'throwing_test', name: 'presenterHasTheView' %}
        // when
        let viewController = {% include 'require', value: made_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // then
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.userInterface }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'viewController' %}
    }

    {% include 'throwing_test', name: 'presenterHasTheInteractor' %}
        // when
        let viewController = {% include 'require', value: made_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // then
        {% include 'expect', condition: has_interactor %}
    }

    {% include 'throwing_test', name: 'presenterHasTheWireframe' %}
        // when
        let viewController = {% include 'require', value: made_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // then
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.wireframe }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'sut' %}
    }
{%- if parts contains 'ModuleDelegate' %}

    {% include 'throwing_test', name: 'presenterHasTheModuleDelegate' %}
        // given
        let moduleDelegate = {{ contracts.ModuleDelegate.name }}{{ spy }}()

        // when
        let module = sut.makeModule(output: ModuleOutputReference { [weak moduleDelegate] in moduleDelegate })
        let viewController = {% include 'require', value: module_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // then
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.moduleDelegate }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'moduleDelegate' %}
    }
{%- endif %}

    {% include 'throwing_test', name: 'interactorHasThePresenterAsOutput' %}
        // when
        let viewController = {% include 'require', value: made_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}

        // then
{%- capture actual %}{{ roles.Interactor.variable }}?.{{ references.Interactor.output }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: roles.Presenter.variable %}
    }
{%- if parts contains 'DataStore' %}

    {% include 'throwing_test', name: 'interactorHasTheDataStore' %}
        // when
        let viewController = {% include 'require', value: made_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}

        // then
        {% include 'expect', condition: has_store %}
    }
{%- endif %}

    {% include 'throwing_test', name: 'moduleInputIsThePresenter' %}
        // when
        let module = sut.makeModule(output: .nobody)

        // then
        let viewController = {% include 'require', value: module_view %}
{%- capture expected %}viewController.{{ references.View.eventHandler }}{% endcapture %}
        {% include 'expect_same', value: 'module.input', expected: expected %}
    }

    // MARK: - Transitions

    {% include 'test', name: 'presentingPushesTheView' %}
        // when
        sut.present{{ module_info.name }}Interface(from: transitionHandler)

        // then
        {% include 'expect_equal', value: 'transitionHandler.opened.map(\.transition)', expected: '["push"]' %}
{%- capture expected %}sut.{{ references.Wireframe.viewController }}{% endcapture %}
        {% include 'expect_same', value: 'transitionHandler.opened.first?.view', expected: expected %}
    }
{%- if parts contains 'ModuleDelegate' %}

    {% include 'test', name: 'aModuleThatTheUserClosesTellsItsDelegate' %}
        // given
        let moduleDelegate = {{ contracts.ModuleDelegate.name }}{{ spy }}()
        sut.present{{ module_info.name }}Interface(from: transitionHandler, moduleDelegate: moduleDelegate)

        // when
        transitionHandler.userClosesLast()

        // then
{%- capture actual %}moduleDelegate.{% include 'lower_name' %}ModuleDidCloseCalls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'aModuleThatARouterOpensTellsItsDelegate' %}
        // given
        let moduleDelegate = {{ contracts.ModuleDelegate.name }}{{ spy }}()
        transitionHandler.open(sut, output: ModuleOutputReference { [weak moduleDelegate] in moduleDelegate })

        // when
        transitionHandler.userClosesLast()

        // then
{%- capture actual %}moduleDelegate.{% include 'lower_name' %}ModuleDidCloseCalls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- endif %}

    {% include 'test', name: 'aModuleThatTheUserClosesIsReleased' %}
        // given
        sut.present{{ module_info.name }}Interface(from: transitionHandler)

        // when
        transitionHandler.userClosesLast()

        // then
{%- capture condition %}sut.openModule == nil && sut.{{ references.Wireframe.viewController }} == nil{% endcapture %}
        {% include 'expect', condition: condition %}
    }

    // MARK: - {{ contracts.WireframeInterface.name }}

    {% include 'test', name: 'dismissingClosesTheModule' %}
        // given
        sut.present{{ module_info.name }}Interface(from: transitionHandler)

        // when
        sut.dismiss{{ module_info.name }}Interface()

        // then
{%- capture condition %}sut.openModule == nil && sut.{{ references.Wireframe.viewController }} == nil{% endcapture %}
        {% include 'expect', condition: condition %}
    }

    {% include 'test', name: 'releasingKeepsAModuleThatIsOpen' %}
        // given
        sut.present{{ module_info.name }}Interface(from: transitionHandler)

        // when
        sut.release{{ module_info.name }}Interface()

        // then
        {% include 'expect_equal', value: 'sut.openModule?.isOpen', expected: 'true' %}
    }

    // MARK: - Lifetime

    {% include 'throwing_test', name: 'moduleDeallocatesWhenItIsClosed' %}
        // given
        sut.present{{ module_info.name }}Interface(from: transitionHandler)
        weak var viewController: {{ roles.View.type }}?
        weak var {{ roles.Presenter.variable }}: {{ roles.Presenter.type }}?
        weak var {{ roles.Interactor.variable }}: {{ roles.Interactor.type }}?
        viewController = sut.{{ references.Wireframe.viewController }}
        {{ roles.Presenter.variable }} = viewController?.{{ references.View.eventHandler }} as? {{ roles.Presenter.type }}
        {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}
{%- capture all_found %}viewController != nil && {{ roles.Presenter.variable }} != nil && {{ roles.Interactor.variable }} != nil{% endcapture %}
        {% include 'require_condition', condition: all_found %}

        // when
        sut.dismiss{{ module_info.name }}Interface()

        // then
{%- capture condition %}viewController == nil && {{ roles.Presenter.variable }} == nil && {{ roles.Interactor.variable }} == nil{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- if parts contains 'ModuleDelegate' %}

    {% include 'throwing_test', name: 'moduleDoesNotHoldItsDelegate' %}
        // given
        var moduleDelegate: {{ contracts.ModuleDelegate.name }}{{ spy }}? = {{ contracts.ModuleDelegate.name }}{{ spy }}()
        sut.present{{ module_info.name }}Interface(from: transitionHandler, moduleDelegate: moduleDelegate)
{%- capture shown_presenter %}sut.{{ references.Wireframe.viewController }}?.{{ references.View.eventHandler }} as? {{ roles.Presenter.type }}{% endcapture %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: shown_presenter %}

        // when
        moduleDelegate = nil

        // then
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.moduleDelegate }}{% endcapture %}
        {% include 'expect_nil', value: actual %}
    }
{%- endif %}

    {% include 'test', name: 'moduleDoesNotHoldItsWireframe' %}
        // given
        weak var releasedWireframe: {{ roles.Wireframe.type }}?
        var {{ roles.Wireframe.variable }}: {{ roles.Wireframe.type }}? = {{ sut }}
        {{ roles.Wireframe.variable }}?.present{{ module_info.name }}Interface(from: transitionHandler)
        releasedWireframe = {{ roles.Wireframe.variable }}

        // when
        {{ roles.Wireframe.variable }} = nil

        // then
        {% include 'expect', condition: 'transitionHandler.opened.first?.view != nil && releasedWireframe == nil' %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 271: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Wireframe.tests }}{% endcapture -%}
{%- capture sut %}{{ roles.Wireframe.type }} { _ in }{% endcapture -%}
{%- capture lines %}{% if parts contains 'DataStore' %}["{{ module_info.name }}", "1. First item", "2. Second item", "3. Third item"]{% else %}["{{ module_info.name }}", "1. {{ module_info.name }} item"]{% endif %}{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: 'sut', value: sut %}

    {% include 'wireframe_tests' %}

    // MARK: - Transitions

    {% if parts contains 'DataStore' %}{% include 'async_test', name: 'presentingShowsTheItems' %}{% else %}{% include 'test', name: 'presentingShowsTheItems' %}{% endif %}
        // given
        var lines: [String] = []
        let sut = {{ roles.Wireframe.type }} { lines.append($0) }

        // when
        sut.present{{ module_info.name }}Interface()
{%- if parts contains 'DataStore' %}
        let {{ roles.Presenter.variable }} = sut.{{ references.Wireframe.viewController }}?.{{ references.View.eventHandler }} as? {{ roles.Presenter.type }}
        let {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}
        await {{ roles.Interactor.variable }}?.request?.value
{%- endif %}

        // then
        {% include 'expect_equal', value: 'lines', expected: lines %}
    }

    // MARK: - {{ contracts.WireframeInterface.name }}

    {% include 'test', name: 'dismissingClosesTheModule' %}
        // given
        sut.present{{ module_info.name }}Interface()

        // when
        sut.dismiss{{ module_info.name }}Interface()

        // then
{%- capture actual %}sut.{{ references.Wireframe.viewController }}{% endcapture %}
        {% include 'expect_nil', value: actual %}
    }
}

"""#
    case 272: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Wireframe.tests }}{% endcapture -%}
{%- capture sut %}{{ roles.Wireframe.type }}(){% endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'testing_and_uikit_imports' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: 'sut', value: sut %}

    {% include 'wireframe_tests' %}

    // MARK: - Transitions

    {% include 'test', name: 'presentingPutsTheViewOnTheStack' %}
        // given
        let navigationController = UINavigationController(rootViewController: UIViewController())

        // when
        sut.present{{ module_info.name }}Interface(in: navigationController)

        // then
{%- capture expected %}sut.{{ references.Wireframe.viewController }}{% endcapture %}
        {% include 'expect_same', value: 'navigationController.viewControllers.last', expected: expected %}
    }

    // MARK: - {{ contracts.WireframeInterface.name }}

    {% include 'test', name: 'dismissingTakesTheViewOffTheStack' %}
        // given
        let navigationController = UINavigationController(rootViewController: UIViewController())
        sut.present{{ module_info.name }}Interface(in: navigationController)

        // when
        sut.dismiss{{ module_info.name }}Interface()

        // then
        {% include 'expect_equal', value: 'navigationController.viewControllers.count', expected: '1' %}
    }

    {% include 'test', name: 'dismissingAStackThatShowsOnlyTheViewDismissesTheStack' %}
        // given
        let navigationController = NavigationControllerMock()
        sut.present{{ module_info.name }}Interface(in: navigationController)

        // when
        sut.dismiss{{ module_info.name }}Interface()

        // then
        {% include 'expect_equal', value: 'navigationController.dismissCallCount', expected: '1' %}
    }
}

// MARK: - Mocks

private final class NavigationControllerMock: UINavigationController {
    private(set) var dismissCallCount = 0

    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) { dismissCallCount += 1 }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 273: #"""
{%- if custom_parameters.ui == 'uikit' -%}
{%- assign ui = 'UIKit' -%}
{%- elsif custom_parameters.ui == 'gtk' -%}
{%- assign ui = 'GTK' -%}
{%- else -%}
{%- assign ui = 'Text' -%}
{%- endif -%}
{%- assign wiring = ui -%}
{%- if custom_parameters.runtime == 'adder' -%}
{%- assign wiring = 'Adder' -%}
{%- endif -%}
{%- assign module = prefix | append: module_info.name -%}
{%- capture item %}{% include 'item_type' %}{% endcapture -%}
name: mutual-mobile-viper
summary: A VIPER module as Mutual Mobile describes it, built, owned and shown by its wireframe
author: Adder
version: 1.0.0
license: MIT
architecture: mutual-mobile-viper

code_files:
  - {file: "{{ roles.Wireframe.file }}", path: Code/Wireframe/{{ wiring }}Wireframe.swift.liquid}
  - {file: "{{ contracts.WireframeInterface.file }}", path: Code/Wireframe/WireframeInterface.swift.liquid}

  - {file: "{{ roles.View.file }}", path: Code/View/{{ ui }}ViewController.swift.liquid}
{%- if ui == 'UIKit' and custom_parameters.view == 'code' %}
  - {file: "{{ roles.ContentView.file }}", path: Code/View/UIKitContentView.swift.liquid}
{%- elsif ui == 'UIKit' %}
  - {file: "{{ roles.View.folder }}{{ roles.View.type }}.{{ custom_parameters.view }}", path: Code/View/View.{{ custom_parameters.view }}.liquid, is_resource: true}
{%- endif %}
  - {file: "{{ contracts.ViewInterface.file }}", path: Code/View/ViewInterface.swift.liquid}
  - {file: "{{ contracts.ModuleInterface.file }}", path: Code/View/ModuleInterface.swift.liquid}
{%- if ui != 'Text' %}
  - {file: "{{ roles.ListDataSource.file }}", path: Code/View/{{ ui }}DataSource.swift.liquid, part: ListDataSource}
{%- endif %}

  - {file: "{{ roles.Presenter.file }}", path: Code/Presenter/Presenter.swift.liquid}
  - {file: "{{ contracts.ModuleDelegate.file }}", path: Code/Presenter/ModuleDelegate.swift.liquid, part: ModuleDelegate}

  - {file: "{{ roles.Interactor.file }}", path: Code/Interactor/Interactor.swift.liquid}
  - {file: "{{ contracts.InteractorInput.file }}", path: Code/Interactor/InteractorInput.swift.liquid}
  - {file: "{{ contracts.InteractorOutput.file }}", path: Code/Interactor/InteractorOutput.swift.liquid}

  - {file: "{{ roles.DataStore.file }}", path: Code/DataStore/DataStore.swift.liquid, part: DataStore}
  - {file: "{{ contracts.DataStoreInterface.file }}", path: Code/DataStore/DataStoreInterface.swift.liquid, part: DataStore}
  - {file: "{{ roles.Entity.folder }}{{ item }}.swift", path: Code/Entity/Item.swift.liquid, part: DataStore}

test_files:
  - {file: "{{ roles.Wireframe.tests_file }}", path: Tests/Wireframe/{{ wiring }}WireframeTests.swift.liquid}
  - {file: "{{ roles.View.tests_file }}", path: Tests/View/{{ ui }}ViewControllerTests.swift.liquid}
{%- if ui != 'Text' %}
  - {file: "{{ roles.ListDataSource.tests_file }}", path: Tests/View/{{ ui }}DataSourceTests.swift.liquid, part: ListDataSource}
{%- endif %}
  - {file: "{{ roles.Presenter.tests_file }}", path: Tests/Presenter/PresenterTests.swift.liquid}
  - {file: "{{ roles.Interactor.tests_file }}", path: Tests/Interactor/InteractorTests.swift.liquid}
  - {file: "{{ roles.DataStore.tests_file }}", path: Tests/DataStore/DataStoreTests.swift.liquid, part: DataStore}

dependencies: []

"""#
    case 274: #"""
parameters:
  ui:
    values: [uikit, gtk, none]
    default: none
    needs:
      gtk: {runtime: adder}
    summary: The framework for the view; none writes lines of text, for command-line programs and servers
  view:
    values: [code, xib, storyboard]
    default: code
    needs:
      xib: {ui: uikit}
      storyboard: {ui: uikit}
    summary: Where a UIKit view is laid out; code writes a view class
  runtime:
    values: [adder, none]
    default: none
    summary: What opens and closes modules; adder is the library, with none the wireframe does it
  tests:
    values: [swift-testing, xctest]
    default: swift-testing
    summary: The framework for the tests
parts:
  DataStore:
    default: on
    summary: Provides the module's entities to the interactor
  ModuleDelegate:
    default: off
    summary: What the module reports to the module that opened it
  ListDataSource:
    default: off
    summary: The view shows a list whose data source is separate from the view controller (uikit and gtk)

"""#
    case 275: #"""
{%- if role == 'Presenter' -%}
{%- capture work %}{% include 'added_work' %}{% endcapture -%}
{% include 'added_turn', turn: method.next %}
{%- else -%}
// Here the {{ roles[role].words }} responds.
{%- endif -%}

"""#
    case 276: #"""
{%- for conformance in added.holders.Presenter.conformances %}
{%- for method in conformance.methods %}

    // MARK: - {{ conformance.contract }}
{% capture name %}{{ method.name }}AsksForItems{% endcapture %}
    {% include 'test', name: name %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ method.name }}()

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.InteractorInput.findItems }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- endfor %}
{%- endfor -%}

"""#
    case 277: #"""
{{ references.Presenter.interactor }}.{{ methods.InteractorInput.findItems }}()
"""#
    case 278: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async {
{%- else -%}
@Test func {{ test_name }}() async {
{%- endif -%}

"""#
    case 279: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async throws {
{%- else -%}
@Test func {{ test_name }}() async throws {
{%- endif -%}

"""#
    case 280: #"""
{%- if custom_parameters.ui == 'uikit' and platform.has_uikit == false -%}
{%- assign lines = body | strip | newline_to_br | strip_newlines | split: '<br />' -%}
#if canImport(UIKit)
{%- for line in lines %}
{% if line != '' %}    {{ line }}{% endif %}
{%- endfor %}
#endif
{%- else -%}
{{ body | strip }}
{%- endif -%}

"""#
    case 281: #"""
{%- if custom_parameters.runtime == 'adder' %}    /// True if there is a screen to return to; the root of a window cannot be closed.
    private var canBeClosed: Bool {
        presentingViewController != nil
            || parent != nil && navigationController?.viewControllers.first !== self
    }
{%- else %}    /// True if the view can be popped or dismissed; the root of a window cannot.
    private var canBeClosed: Bool {
        presentingViewController != nil
            || navigationController != nil && navigationController?.viewControllers.first !== self
    }
{%- endif -%}

"""#
    case 282: #"""
{%- unless comments.one_module_comment or comments.description == '' %}
///
/// {{ comments.description }}
{%- endunless -%}

"""#
    case 283: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertTrue({{ condition }})
{%- else -%}
#expect({{ condition }})
{%- endif -%}

"""#
    case 284: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertEqual({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} == {{ expected }})
{%- endif -%}

"""#
    case 285: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertNil({{ value }})
{%- else -%}
#expect({{ value }} == nil)
{%- endif -%}

"""#
    case 286: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertIdentical({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} === {{ expected }})
{%- endif -%}

"""#
    case 287: #"""
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor private lazy var {{ name }} = {{ value }}
{%- else -%}
private let {{ name }} = {{ value }}
{%- endif -%}

"""#
    case 288: #"""
import Adder
import AdderCAdwaita
import AdderGTK
{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}
{%- comment %}{% endcomment -%}

"""#
    case 289: #"""
//
//  {{ module_info.file_name }}
//  {{ module_info.project_name }}
//
{%- if developer.name != '' %}
//  Created by {{ developer.name }} on {{ date }}.
{%- endif %}
{%- if developer.company != '' %}
//  Copyright © {{ year }} {{ developer.company }}. All rights reserved.
{%- endif %}
{%- if developer.name != '' or developer.company != '' %}
//
{%- endif %}
"""#
    case 290: #"""
{%- include 'view_layout' -%}
{%- if list -%}
{%- assign is_collection = false -%}
{%- assign has_message = false -%}
{%- if parts contains 'DataStore' -%}
{%- assign has_message = true -%}
{%- endif -%}
{%- include 'list_and_close_button' -%}
{%- else -%}
{%- include 'names_and_close_button' -%}
{%- endif -%}

"""#
    case 291: #"""
{%- if custom_parameters.tests == 'xctest' %}@MainActor {% endif -%}
"""#
    case 292: #"""
{%- if roles.Entity.is_named -%}
{{ roles.Entity.type }}
{%- else -%}
{{ module }}Item
{%- endif -%}

"""#
    case 293: #"""
{%- assign lower_first = module_info.name | slice: 0 | downcase -%}
{{ module_info.name | slice: 1, 200 | prepend: lower_first }}
"""#
    case 294: #"""
    // MARK: - Module

    /// Creates the parts of the module and connects them.
    ///
{%- if parts contains 'ModuleDelegate' %}
    /// - Parameter moduleDelegate: Receives the module's events.
{%- endif %}
    /// - Returns: The view, which the {{ roles.Wireframe.words }} owns while the module is open.
{%- if parts contains 'ModuleDelegate' %}
    func {{ compositions.Wireframe.method }}(
        moduleDelegate: (any {{ contracts.ModuleDelegate.name }})? = nil
    ) -> {{ roles.View.type }} {
{%- else %}
    func {{ compositions.Wireframe.method }}() -> {{ roles.View.type }} {
{%- endif %}
{%- if parts contains 'DataStore' %}
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({{ references.Interactor.dataStore }}: {{ roles.DataStore.type }}())
{%- else %}
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}()
{%- endif %}
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.interactor }}: {{ roles.Interactor.variable }})
{%- if custom_parameters.view == 'code' %}
        let viewController = {{ roles.View.type }}({{ references.View.eventHandler }}: {{ roles.Presenter.variable }}{% if custom_parameters.ui == 'none' %}, write: write{% endif %})
{%- elsif custom_parameters.view == 'xib' or custom_parameters.runtime == 'none' %}
        let viewController = {{ roles.View.type }}.controller()
{%- endif %}
{% if custom_parameters.view != 'code' %}
        viewController.{{ references.View.eventHandler }} = {{ roles.Presenter.variable }}
{%- endif %}
        {{ roles.Interactor.variable }}.{{ references.Interactor.output }} = {{ roles.Presenter.variable }}
        {{ roles.Presenter.variable }}.{{ references.Presenter.userInterface }} = viewController
        {{ roles.Presenter.variable }}.{{ references.Presenter.wireframe }} = self
{%- if parts contains 'ModuleDelegate' %}
        {{ roles.Presenter.variable }}.{{ references.Presenter.moduleDelegate }} = moduleDelegate
{%- endif %}
{%- include 'added_wiring', view: 'viewController', composer: 'Wireframe' %}

        self.{{ references.Wireframe.viewController }} = viewController
        return viewController
    }
"""#
    case 295: #"""
{%- if comments.one_module_comment == false -%}
/// {{ says }}
{%- elsif comments.description != '' -%}
/// {{ comments.description }}
{%- else -%}
/// The {{ comments.screen }}: lists items{% if parts contains 'DataStore' %} from a data store{% endif %}{%- if parts contains 'ModuleDelegate' %},
/// and reports to the module that presented it when it is closed{% endif %}.
{%- endif -%}

"""#
    case 296: #"""
{%- if parts contains 'ModuleDelegate' -%}
{%- capture output_type %}any {{ contracts.ModuleDelegate.name }}{% endcapture -%}
{%- else -%}
{%- assign output_type = 'Never' -%}
{%- endif -%}

"""#
    case 297: #"""
{%- if custom_parameters.tests == 'xctest' -%}
try XCTUnwrap({{ value }})
{%- else -%}
try #require({{ value }})
{%- endif -%}

"""#
    case 298: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertTrue({{ condition }})
{%- else -%}
try #require({{ condition }})
{%- endif -%}

"""#
    case 299: #"""
    /// The text of a row in the list; `nil` if there is no such row.
    {% include 'isolation' %}private func title(ofRow index: Int32, in listBox: GTKObject) -> String? {
        guard let row = gtk_list_box_get_row_at_index(listBox.opaque, index) else { return nil }
        let title = adw_preferences_row_get_title(GTKObject(retaining: row).typed())
        return title.map { String(cString: $0) }
    }
{%- comment %}{% endcomment -%}

"""#
    case 300: #"""
import Adder
{%- if custom_parameters.ui == 'uikit' %}
import AdderUIKit
{%- endif -%}

"""#
    case 301: #"""
{%- if custom_parameters.runtime == 'adder' -%}
import Adder
import AdderTesting
{% endif -%}
{%- include 'testing_import' %}

@testable import {{ module_info.product_module_name }}
{%- comment %}{% endcomment -%}

"""#
    case 302: #"""
{%- if custom_parameters.tests == 'xctest' -%}
final class {{ name }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ name }} {
{%- endif -%}

"""#
    case 303: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async {
{%- else -%}
@Test func {{ test_name }}() {
{%- endif -%}

"""#
    case 304: #"""
{%- if custom_parameters.tests == 'xctest' -%}
import UIKit
import XCTest
{%- else -%}
import Testing
import UIKit
{%- endif -%}

"""#
    case 305: #"""
{%- if custom_parameters.tests == 'xctest' -%}
import XCTest
{%- else -%}
import Testing
{%- endif -%}

"""#
    case 306: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async throws {
{%- else -%}
@Test func {{ test_name }}() throws {
{%- endif -%}

"""#
    case 307: #"""
{%- assign in_code = false -%}
{%- assign views = '' -%}
{%- assign event_handler = references.View.eventHandler | append: '?' -%}
{%- if custom_parameters.view == 'code' -%}
{%- assign in_code = true -%}
{%- assign views = references.View.contentView | append: '.' -%}
{%- assign event_handler = references.View.eventHandler -%}
{%- endif -%}
{%- assign list = false -%}
{%- assign message_label = 'namesLabel' -%}
{%- if parts contains 'ListDataSource' -%}
{%- assign list = true -%}
{%- assign message_label = 'messageLabel' -%}
{%- endif -%}

"""#
    case 308: #"""
{%- if custom_parameters.tests == 'xctest' -%}
final class {{ name }}: XCTestCase {
{%- if custom_parameters.ui == 'gtk' %}
    override func setUp() async throws {
        let isAvailable = await GTKDisplay.isAvailable
        try XCTSkipUnless(isAvailable, "There is no display.")
    }
{% endif %}
{%- else -%}
{%- if custom_parameters.ui == 'gtk' -%}
@Suite(.enabled("There is no display.") { await GTKDisplay.isAvailable })
{% endif -%}
@MainActor
struct {{ name }} {
{%- endif -%}

"""#
    case 309: #"""
import Adder
{%- if custom_parameters.ui == 'gtk' %}
import AdderCAdwaita
import AdderGTK
{%- endif %}
{%- if custom_parameters.ui == 'uikit' %}
{% include 'testing_and_uikit_imports' %}
{%- else %}
{% include 'testing_import' %}
{%- endif %}

@testable import {{ module_info.product_module_name }}
{%- comment %}{% endcomment -%}

"""#
    case 310: #"""
{%- capture make %}{{ compositions.Wireframe.method }}{% endcapture -%}
{%- capture has_presenter %}viewController.{{ references.View.eventHandler }} is {{ roles.Presenter.type }}{% endcapture -%}
{%- capture has_interactor %}{{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} is {{ roles.Interactor.type }}{% endcapture -%}
{%- capture has_store %}{{ roles.Interactor.variable }}?.{{ references.Interactor.dataStore }} is {{ roles.DataStore.type }}{% endcapture -%}
// MARK: - Module

    {% include 'test', name: 'viewHasThePresenterAsEventHandler' %}
        // when
        let viewController = sut.{{ make }}()

        // then
        {% include 'expect', condition: has_presenter %}
    }

    {% include 'test', name: 'presenterHasTheView' %}
        // when
        let viewController = sut.{{ make }}()
        let {{ roles.Presenter.variable }} = viewController.{{ references.View.eventHandler }} as? {{ roles.Presenter.type }}

        // then
{%- capture actual %}{{ roles.Presenter.variable }}?.{{ references.Presenter.userInterface }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'viewController' %}
    }

    {% include 'test', name: 'presenterHasTheInteractor' %}
        // when
        let viewController = sut.{{ make }}()
        let {{ roles.Presenter.variable }} = viewController.{{ references.View.eventHandler }} as? {{ roles.Presenter.type }}

        // then
        {% include 'expect', condition: has_interactor %}
    }

    {% include 'test', name: 'presenterHasTheWireframe' %}
        // when
        let viewController = sut.{{ make }}()
        let {{ roles.Presenter.variable }} = viewController.{{ references.View.eventHandler }} as? {{ roles.Presenter.type }}

        // then
{%- capture actual %}{{ roles.Presenter.variable }}?.{{ references.Presenter.wireframe }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'sut' %}
    }
{%- if parts contains 'ModuleDelegate' %}

    {% include 'test', name: 'presenterHasTheModuleDelegate' %}
        // given
        let moduleDelegate = {{ contracts.ModuleDelegate.name }}{{ spy }}()

        // when
        let viewController = sut.{{ make }}(moduleDelegate: moduleDelegate)
        let {{ roles.Presenter.variable }} = viewController.{{ references.View.eventHandler }} as? {{ roles.Presenter.type }}

        // then
{%- capture actual %}{{ roles.Presenter.variable }}?.{{ references.Presenter.moduleDelegate }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'moduleDelegate' %}
    }
{%- endif %}

    {% include 'test', name: 'interactorHasThePresenterAsOutput' %}
        // when
        let viewController = sut.{{ make }}()
        let {{ roles.Presenter.variable }} = viewController.{{ references.View.eventHandler }} as? {{ roles.Presenter.type }}
        let {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}

        // then
{%- capture actual %}{{ roles.Interactor.variable }}?.{{ references.Interactor.output }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: roles.Presenter.variable %}
    }
{%- if parts contains 'DataStore' %}

    {% include 'test', name: 'interactorHasTheDataStore' %}
        // when
        let viewController = sut.{{ make }}()
        let {{ roles.Presenter.variable }} = viewController.{{ references.View.eventHandler }} as? {{ roles.Presenter.type }}
        let {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}

        // then
        {% include 'expect', condition: has_store %}
    }
{%- endif %}

    {% include 'test', name: 'wireframeOwnsTheView' %}
        // when
        let viewController = sut.{{ make }}()

        // then
{%- capture actual %}sut.{{ references.Wireframe.viewController }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'viewController' %}
    }

    // MARK: - Lifetime

    {% include 'throwing_test', name: 'moduleDeallocatesWhenItsViewIsReleased' %}
        // given
        weak var viewController: {{ roles.View.type }}?
        weak var {{ roles.Presenter.variable }}: {{ roles.Presenter.type }}?
        weak var {{ roles.Interactor.variable }}: {{ roles.Interactor.type }}?
        viewController = sut.{{ make }}()
        {{ roles.Presenter.variable }} = viewController?.{{ references.View.eventHandler }} as? {{ roles.Presenter.type }}
        {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}
{%- capture all_found %}viewController != nil && {{ roles.Presenter.variable }} != nil && {{ roles.Interactor.variable }} != nil{% endcapture %}
        {% include 'require_condition', condition: all_found %}

        // when
        sut.release{{ module_info.name }}Interface()

        // then
{%- capture condition %}viewController == nil && {{ roles.Presenter.variable }} == nil && {{ roles.Interactor.variable }} == nil{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{% if parts contains 'ModuleDelegate' %}
    {% include 'throwing_test', name: 'moduleDoesNotHoldItsDelegate' %}
        // given
        var moduleDelegate: {{ contracts.ModuleDelegate.name }}{{ spy }}? = {{ contracts.ModuleDelegate.name }}{{ spy }}()
        let viewController = sut.{{ make }}(moduleDelegate: moduleDelegate)
{%- capture found %}viewController.{{ references.View.eventHandler }} as? {{ roles.Presenter.type }}{% endcapture %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: found %}

        // when
        moduleDelegate = nil

        // then
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.moduleDelegate }}{% endcapture %}
        {% include 'expect_nil', value: actual %}
    }
{% endif %}
    {% include 'test', name: 'moduleDoesNotHoldItsWireframe' %}
        // given
        weak var releasedWireframe: {{ roles.Wireframe.type }}?
        var {{ roles.Wireframe.variable }}: {{ roles.Wireframe.type }}? = {{ sut }}
        let viewController = {{ roles.Wireframe.variable }}?.{{ make }}()
        releasedWireframe = {{ roles.Wireframe.variable }}

        // when
        {{ roles.Wireframe.variable }} = nil

        // then
        {% include 'expect', condition: 'viewController != nil && releasedWireframe == nil' %}
    }
"""#
    case 311: #"""
{% include 'header' %}
{%- for import in subject.imports %}
{%- if forloop.first %}
{{ '' }}{% endif %}
import {{ import }}
{%- endfor -%}
{%- for declaration in subject.declarations %}

{% if declaration.kind == 'protocol' -%}
{%- include 'plain_protocol' -%}
{%- elsif declaration.kind == 'models' -%}
{%- include 'plain_models' -%}
{%- elsif declaration.is_data -%}
{%- include 'plain_data' -%}
{%- else -%}
{%- include 'plain_part' -%}
{%- endif -%}
{%- endfor %}

"""#
    case 312: #"""
{% include 'header' %}
{% if custom_parameters.tests == 'xctest' %}
{%- for import in subject.imports %}
import {{ import }}
{%- endfor %}
import XCTest
{%- else %}
import Testing
{%- for import in subject.imports %}
import {{ import }}
{%- endfor %}
{%- endif %}

@testable import {{ module_info.product_module_name }}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ subject.name }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ subject.name }} {
{%- endif %}
{%- for group in subject.groups %}
{%- unless forloop.first %}
{{ '' }}{% endunless %}
    // MARK: - {{ group.mark }}
{%- for test in group.tests %}

    {% include 'test' %}
{%- if test.given.size > 0 %}
        // given
{%- for line in test.given %}
        {{ line }}
{%- endfor %}
{% endif %}
        // when
{%- for line in test.when %}
        {{ line }}
{%- endfor %}

        // then
{%- if test.expectation == 'equal' %}
        {% include 'expect_equal', value: test.value, expected: test.expected %}
{%- elsif test.expectation == 'same' %}
        {% include 'expect_same', value: test.value, expected: test.expected %}
{%- else %}
        {% include 'expect', condition: test.value %}
{%- endif %}
    }
{%- endfor %}
{%- endfor %}
{%- if subject.has_maker %}

    // MARK: - Helpers
{% for line in subject.maker %}
    {{ line }}
{%- endfor %}
{%- for line in subject.lines %}
        {{ line }}
{%- endfor %}
    }
{%- endif %}
}
{%- if subject.mocks.size > 0 %}

// MARK: - Mocks
{%- for mock in subject.mocks %}

private final class {{ mock.name }}: {{ mock.contracts }} {
{%- for method in mock.methods %}
{%- if method.takes_items %}
    private(set) var {{ method.name }}Argument: [String]?
{%- else %}
    private(set) var {{ method.name }}CallCount = 0
{%- endif %}
{%- endfor %}
{%- for method in mock.methods %}

    {{ method.declaration }} {
{%- if method.takes_items %}
        {{ method.name }}Argument = {{ method.given }}
{%- else %}
        {{ method.name }}CallCount += 1
{%- endif %}
{%- if method.returns_items %}
        return ["Stubbed item"]
{%- endif %}
    }
{%- endfor %}
}
{%- endfor %}
{%- endif %}
{%- if subject.checks_release %}

/// A part of the module that the test does not keep alive.
private struct Released {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
{%- endif %}

"""#
    case 313: #"""
parameters:
  ui:
    values: [uikit, none]
    default: none
    summary: The framework for the view; none writes lines of text, for command-line programs and servers
  runtime:
    values: [none]
    default: none
    summary: What opens and closes modules; with none the app does it
  tests:
    values: [swift-testing, xctest]
    default: swift-testing
    summary: The framework for the tests

"""#
    case 314: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertTrue({{ condition }})
{%- else -%}
#expect({{ condition }})
{%- endif -%}

"""#
    case 315: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertEqual({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} == {{ expected }})
{%- endif -%}

"""#
    case 316: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertIdentical({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} === {{ expected }})
{%- endif -%}

"""#
    case 317: #"""
//
//  {{ module_info.file_name }}
//  {{ module_info.project_name }}
//
{%- if developer.name != '' %}
//  Created by {{ developer.name }} on {{ date }}.
{%- endif %}
{%- if developer.company != '' %}
//  Copyright © {{ year }} {{ developer.company }}. All rights reserved.
{%- endif %}
{%- if developer.name != '' or developer.company != '' %}
//
{%- endif %}
"""#
    case 318: #"""
/// {{ module_info.description | strip_newlines }}
"""#
    case 319: #"""
{%- if declaration.is_required and comments.one_module_comment -%}
{% include 'module_comment' %}
{%- else -%}
/// {{ declaration.summary }}
{%- endif -%}

"""#
    case 320: #"""
{%- assign composition = declaration.composition -%}
{%- if declaration.properties.size > 0 or declaration.state.size > 0 or composition.singleton != '' %}
{{ '' }}{% endif %}
{%- if composition.is_of_root %}
    /// Builds the rest of the module.
{%- else %}
    /// Builds {% if composition.is_around_root %}the rest of {% endif %}the module.
    ///
{%- if composition.parameters.size > 1 %}
    /// - Parameters:
{%- for parameter in composition.parameters %}
    ///   - {{ parameter.name }}: {{ parameter.summary }}
{%- endfor %}
{%- elsif composition.parameters.size == 1 %}
    /// - Parameter {{ composition.parameters[0].name }}: {{ composition.parameters[0].summary }}
{%- endif %}
{%- unless composition.is_around_root %}
    /// - Returns: The {{ composition.returned }}, which keeps the rest of the module alive.
{%- endunless %}
{%- endif %}
{%- for line in composition.declaration %}
    {{ line }}
{%- endfor %}
{%- for line in composition.lines %}
        {{ line }}
{%- endfor %}
    }
{%- comment %}{% endcomment -%}

"""#
    case 321: #"""
{% include 'plain_comment' %}
{% if declaration.kind == 'class' %}final class{% else %}struct{% endif %} {{ declaration.name }} {
{%- if declaration.properties.size == 0 -%}
}
{%- else -%}
{%- for property in declaration.properties %}
    {{ property }}
{%- endfor %}
{%- if declaration.initializer != '' %}

    init({{ declaration.initializer }}) {
        self.{{ declaration.initialized }} = {{ declaration.initialized }}
    }
{%- endif %}
}
{%- endif -%}
{%- comment %}{% endcomment -%}

"""#
    case 322: #"""
    /// {{ method.summary }}
{%- if method.takes_items or method.has_parameter %}
    ///
    /// - Parameter {{ method.parameter }}: {% if method.takes_items %}The items, in the order in which they are shown{% else %}What the method needs to know{% endif %}.
{%- endif %}
{%- if method.returns_items %}
{%- unless method.takes_items or method.has_parameter %}
    ///
{%- endunless %}
    /// - Returns: {% if method.takes_items %}The texts to show{% else %}The items, in the order in which they are shown{% endif %}.
{%- if method.is_ignored %}
    @discardableResult
{%- endif %}
{%- endif %}
{%- comment %}{% endcomment -%}

"""#
    case 323: #"""
{% include 'plain_comment' %}
{%- for line in declaration.lines %}
{{ line }}
{%- endfor %}
{%- comment %}{% endcomment -%}

"""#
    case 324: #"""

{%- if declaration.is_uikit %}

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        {{ declaration.creation_call }}
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        {{ declaration.creation_call }}
    }
{%- else %}

    /// Creates the {{ declaration.words }} and the rest of the module.
    init() {
        {{ declaration.creation_call }}
    }
{%- endif %}
{%- comment %}{% endcomment -%}

"""#
    case 325: #"""
{% include 'plain_comment' %}
{%- unless declaration.is_uikit %}
@MainActor
{%- endunless %}
{% if declaration.kind == 'class' %}final class{% else %}{{ declaration.kind }}{% endif %} {{ declaration.name }}{% if declaration.is_uikit %}: UIViewController{% elsif declaration.is_swiftui %}: View{% endif %} {
{%- if declaration.is_empty -%}
}
{%- else -%}
{%- if declaration.composition and declaration.composition.singleton != '' %}
    static let {{ declaration.composition.singleton }} = {{ declaration.name }}()

    private init() {}
{% endif %}
{%- for property in declaration.properties %}
    {{ property }}
{%- endfor %}
{%- if declaration.is_uikit %}
{%- if declaration.properties.size > 0 %}
{{ '' }}{% endif %}
    let stackView = UIStackView()
{%- if declaration.can_close %}
    private(set) lazy var closeButton = UIBarButtonItem(
        systemItem: .close,
        primaryAction: UIAction { [weak self] _ in self?.didTapCloseButton() }
    )
{%- endif %}
{%- elsif declaration.is_swiftui %}
    @State private var items: [String] = []
{%- elsif declaration.is_screen %}
{%- if declaration.properties.size > 0 %}
{{ '' }}{% endif %}
    /// Writes one line of the view.
    var write: (String) -> Void = { print($0) }
{%- endif %}
{%- if declaration.state.size > 0 %}
{%- if declaration.properties.size > 0 or declaration.is_screen %}
{{ '' }}{% endif %}
{%- for line in declaration.state %}
    {{ line }}
{%- endfor %}
{%- endif %}
{%- assign has_initializer = declaration.is_swiftui -%}
{%- if declaration.kind == 'class' %}{% assign has_initializer = true %}{% endif -%}
{%- if declaration.parameters.size > 0 and has_initializer %}

    /// Creates the {{ declaration.words }}.
    ///
{%- if declaration.parameters.size == 1 %}
    /// - Parameter {{ declaration.parameters[0].name }}: {{ declaration.parameters[0].summary }}
{%- else %}
    /// - Parameters:
{%- for parameter in declaration.parameters %}
    ///   - {{ parameter.name }}: {{ parameter.summary }}
{%- endfor %}
{%- endif %}
{%- for line in declaration.initializer %}
    {{ line }}
{%- endfor %}
{%- for parameter in declaration.parameters %}
        self.{{ parameter.name }} = {{ parameter.property }}
{%- endfor %}
{%- if declaration.is_uikit %}
        super.init(nibName: nil, bundle: nil)
{%- endif %}
    }
{%- if declaration.is_uikit %}

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
{%- endif %}
{%- endif %}
{%- if declaration.creation_call != '' %}
{%- include 'plain_own_composition' %}
{%- endif %}
{%- if declaration.composition %}
{%- include 'plain_composition' %}
{%- endif %}
{%- if declaration.is_uikit %}

    override func viewDidLoad() {
        super.viewDidLoad()
{%- if declaration.can_close %}
        navigationItem.leftBarButtonItem = closeButton
{%- endif %}
        addStackView()
{%- for line in declaration.load %}
        {{ line }}
{%- endfor %}
    }
{%- endif %}
{%- if declaration.is_swiftui %}

    var body: some View {
        List(items, id: \.self) { item in
            Text(item)
        }
        .onAppear(perform: load)
{%- if declaration.can_close %}
        .toolbar {
            Button("Close", action: {{ declaration.events[0].name }})
        }
{%- endif %}
    }

    private func load() {
{%- for line in declaration.load %}
        {{ line }}
{%- endfor %}
    }
{%- endif %}
{%- for method in declaration.events %}

    /// {{ method.summary }}
    {{ method.declaration }} {
{%- for line in method.lines %}
        {{ line }}
{%- endfor %}
    }
{%- endfor %}
{%- for method in declaration.own %}
{%- unless forloop.first and declaration.properties.size == 0 and declaration.state.size == 0 and declaration.events.size == 0 %}
{{ '' }}{% endunless %}
{% include 'plain_method_comment' %}
    {{ method.declaration }} {
{%- for line in method.lines %}
        {{ line }}
{%- endfor %}
    }
{%- endfor %}
{%- if declaration.is_uikit %}

    private func addStackView() {
        view.backgroundColor = .systemBackground
        stackView.axis = .vertical
        stackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
    }
{%- endif %}
}
{%- endif -%}
{%- for conformance in declaration.extensions %}

// MARK: - {{ conformance.contract }}

{% if conformance.methods.size == 0 -%}
extension {{ declaration.name }}: {{ conformance.contract }} {}
{%- else -%}
extension {{ declaration.name }}: {{ conformance.contract }} {
{%- endif -%}
{%- for method in conformance.methods %}
{%- unless forloop.first %}
{{ '' }}{% endunless %}
    {{ method.declaration }} {
{%- for line in method.lines %}
        {{ line }}
{%- endfor %}
    }
{%- endfor %}
{%- if conformance.methods.size > 0 %}
}
{%- endif %}
{%- endfor %}
{%- comment %}{% endcomment -%}

"""#
    case 326: #"""
{% include 'plain_comment' %}
@MainActor
protocol {{ declaration.name }}{% if declaration.is_class_bound %}: AnyObject{% endif %} {
{%- for method in declaration.methods %}
{%- unless forloop.first %}
{{ '' }}{% endunless %}
{% include 'plain_method_comment' %}
    {{ method.declaration }}
{%- endfor %}
}
{%- comment %}{% endcomment -%}

"""#
    case 327: #"""
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test.name | slice: 0 | upcase }}{{ test.name | slice: 1, 200 }}() async{% if test.can_throw %} throws{% endif %} {
{%- else -%}
@Test func {{ test.name }}(){% if test.can_throw %} throws{% endif %} {
{%- endif -%}

"""#
    case 328: #"""
# VIPER as Rambler&Co describes it in The VIPER Book: the original wireframe is split into a router
# and an assembly, the view is a layer of several objects, interactors use services, and other
# modules communicate with a module through ModuleInput and ModuleOutput.

extends: common
title: Rambler VIPER
family: VIPER
summary: Assembly, View, Presenter with State, stateless Interactor over services, Router
source: The VIPER Book, Rambler&Co

module:
  folder: ["{module}", "{module}Module"]
  userStoryFolder: "{story}UserStory"
  helperFolder: "{layer}/{helper}"
  helperType: "{protocol}Implementation"
  mustNotEndIn: [Module]
  vagueNames: [Main, Main2, Test, New, Screen, Screen1, Common, Base]
  openToOthers: [Assembly, ModuleInput, ModuleOutput]

roles:
  View:
    summary: Shows what it is given and reports what the user did
    aliases: [ViewController]
    traits: [shows, touchesScreen, forwardsEvents, keepsModuleAlive]
    name: ["{module}ViewController", "{module}View"]
    folder: View
    required: whereNeeded
    keepsOpen: [outlets, actions, dependencies]
    mustNotKnow:
      [Interactor, Router, Service, Entity, navigation, embedding, lists, network, storage,
       managedObjects, fetchedResults, webScripts, validation]
    tests: [events, input, lifecycle]
    source: Code Style, View; Massive View Controller

  ContentView:
    summary: The view of a view controller without a xib or storyboard; creates and arranges the subviews
    traits: [touchesScreen]
    name: "{module}ContentView"
    kind: class
    folder: View
    mustNotKnow: [Presenter, Interactor, Router, Service, navigation, lists, network, storage]
    source: Massive View Controller, Apple's advice

  DataDisplayManager:
    summary: The data source and delegate of the view's list; works with data only
    aliases: [DDM]
    traits: [touchesScreen, displaysLists]
    name: "{module}DataDisplayManager"
    folder: View
    mustNotKnow: [outlets, Interactor, Router, Service, network, storage, managedObjects]
    tests: [input]
    source: Code Style, DataDisplayManager

  CellObjectFactory:
    summary: Converts model values to cell objects, the values that cells display
    traits: [formats]
    name: "{module}CellObjectFactory"
    folder: View
    mustNotKnow: [network, storage]
    tests: [formatting]
    source: Code Style, CellObjectFactory

  CellObject:
    summary: The value that one cell displays
    traits: [isPlainData, isReadOnly]
    name: "{module}CellObject"
    kind: struct
    folder: View
    source: Massive View Controller, advice

  Cell:
    summary: Displays one cell object
    traits: [touchesScreen]
    name: "{module}Cell"
    folder: View
    mustNotKnow: [Interactor, Router, Service, navigation, network, storage]
    source: Code Style, View

  Presenter:
    summary: Responds to events with requests, and to results with something to display; the only part with state
    traits: [decides, formats, holdsState, receivesInput]
    name: "{module}Presenter"
    folder: Presenter
    required: whereNeeded
    mustNotKnow:
      [Service, userInterface, navigation, network, storage, managedObjects, fetchedResults]
    mayMention: [CGFloat, CGPoint, CGSize, CGRect]
    tests: [forwarding, entrance]
    source: Code Style, Presenter

  State:
    summary: The module's data as a value without behavior
    traits: [isPlainData]
    name: "{module}State"
    kind: struct
    folder: Presenter
    source: Code Style, State

  Interactor:
    summary: The module's business logic; a facade over services that keeps no state
    traits: [appliesBusinessLogic]
    name: "{module}Interactor"
    folder: Interactor
    required: whereNeeded
    keepsOpen: [dependencies]
    mustNotKnow: [View, userInterface, network, storage, fetchedResults]
    tests: [services]
    source: Code Style, Interactor

  Facade:
    summary: Combines service calls that several interactors would otherwise repeat
    traits: [appliesBusinessLogic, isShared]
    name: ["{feature}FacadeImplementation", "{feature}Facade"]
    folder: Interactor
    mustNotKnow: [View, Presenter, Router, userInterface]
    tests: [services]
    source: Code Style, facades over services

  Service:
    summary: Works with one kind of model object for any number of modules
    traits: [reachesData, isShared]
    name: ["{feature}ServiceImplementation", "{feature}Service"]
    mustNotKnow: [View, Presenter, Interactor, Router, userInterface, fetchedResults]
    source: Structure of a module

  Entity:
    summary: Plain data of the problem domain, without business logic
    traits: [isPlainData, isShared]
    kind: struct
    mustNotKnow: [userInterface, network]
    source: Structure of a module

  CacheTracker:
    summary: Watches a part of the store for one interactor and reports its changes
    traits: [reachesData]
    name: ["{module}CacheTrackerImplementation", CacheTrackerImplementation]
    folder: Interactor
    mustNotKnow: [View, Presenter, Router, userInterface]
    source: NSFetchedResultsController

  WebEngine:
    summary: Wraps a web view, which the interactor controls and the view layer displays
    traits: [touchesScreen]
    name: WebEngineImplementation
    folder: Interactor
    mustNotKnow: [Presenter, Router]
    source: Working with UIWebView

  Router:
    summary: Opens and closes modules; assembles nothing
    traits: [navigates]
    name: "{module}Router"
    folder: Router
    required: whereNeeded
    mustNotKnow: [Interactor, Service, userInterface, network, storage, formatting]
    tests: [transitions]
    source: Code Style, Router

  Route:
    summary: A transition that several routers share
    traits: [navigates, isShared]
    name: "{module}Route"
    folder: Router
    mustNotKnow: [Interactor, Service, userInterface, network, storage]
    tests: [transitions]
    source: Code Style, Route

  Assembly:
    summary: Builds the module and connects its parts
    traits: [composes]
    name: "{module}Assembly"
    folder: Assembly
    required: whereNeeded
    tests: [wiring]
    source: Code Style, Assembly

contracts:
  ViewInput:
    summary: What to show
    name: "{module}ViewInput"
    from: Presenter
    to: View
    folder: View
    required: true
    mustNotMention: [userInterface, Entity, managedObjects]
    methods:
      mood: command
      prefer: [update, show, hide, configure, obtain]
      examples: ["updateTitle(_:)", "obtainCurrentUserInput()"]
    source: Code Style, ViewInput

  ViewOutput:
    summary: What the user did, and the view's life cycle events
    name: "{module}ViewOutput"
    from: View
    to: Presenter
    folder: View
    required: true
    mustNotMention: [userInterface]
    methods:
      mood: fact
      begin: [did]
      mayReturn: false
      named:
        viewReady: didTriggerViewReadyEvent
        lifecycle: "didTrigger{event}Event"
      examples: ["didTapLoginButton()", "didModifyCurrentInput()", "didTriggerMemoryWarning()"]
    source: Code Style, ViewOutput

  InteractorInput:
    summary: Requests to the business logic
    name: "{module}InteractorInput"
    from: Presenter
    to: Interactor
    folder: Interactor
    required: true
    mustNotMention: [userInterface, managedObjects]
    methods:
      mood: command
      prefer: [obtain, perform, process, invalidate]
      sources: [FromCache, FromNetwork]
      examples: ["obtainNewsFromCache()", "performLogin(username:password:)"]
    source: Code Style, InteractorInput

  InteractorOutput:
    summary: Results of the business logic
    name: "{module}InteractorOutput"
    from: Interactor
    to: Presenter
    folder: Interactor
    required: true
    mustNotMention: [userInterface, managedObjects]
    methods:
      mood: fact
      begin: [did]
      pairs: [WithSuccess, WithFailure]
      examples: ["didObtainMessage(_:)", "didPerformLoginWithSuccess()"]
    source: Code Style, InteractorOutput

  RouterInput:
    summary: Where to go
    name: "{module}RouterInput"
    from: Presenter
    to: Router
    folder: Router
    required: true
    mustNotMention: [userInterface]
    methods:
      mood: command
      begin: [open, close, embed]
      contain: [Module]
      examples: ["openDetailNewsModule(newsID:)", "closeCurrentModule()"]
    source: Code Style, RouterInput

  ModuleInput:
    summary: How another module configures or controls this one
    name: "{module}ModuleInput"
    from: [Router, Presenter]
    to: Presenter
    crosses: in
    folder: Presenter
    mustNotMention: [userInterface]
    inherits: { type: RamblerViperModuleInput, whenImported: ViperMcFlurry }
    methods:
      mood: command
      prefer: [configure]
      named: { configuration: configure }
      examples: ["configure(withPostID:)", "updateContentInset(_:)"]
    source: Code Style, ModuleInput; Transitions between modules

  ModuleOutput:
    summary: What this module reports to the module that opened it
    name: "{module}ModuleOutput"
    from: Presenter
    to: Presenter
    crosses: out
    folder: Presenter
    mustNotMention: [userInterface]
    inherits: { type: RamblerViperModuleOutput, whenImported: ViperMcFlurry }
    methods:
      mood: fact
      begin: [did]
      examples: ["didSelectMenuItem(_:)", "didPerformLoginWithSuccess()"]
    source: Code Style, ModuleOutput; Transitions between modules

  TransitionHandler:
    summary: The only part of the screen that a router can access
    name:
      - "{module}TransitionHandler"
      - TransitionHandler
      - RamblerViperModuleTransitionHandlerProtocol
    from: Router
    to: View
    folder: Router
    source: Code Style, Router

  RouteTransitionHandler:
    summary: What a route needs from the screen of the module that opens it
    name: "{module}RouteTransitionHandler"
    from: Route
    to: View
    crosses: out
    folder: Router
    source: Code Style, Route

  DataDisplayManagerDelegate:
    summary: Events in the list, for the view that owns it
    name: "{module}DataDisplayManagerDelegate"
    from: DataDisplayManager
    to: View
    folder: View
    mustNotMention: [Entity, managedObjects]
    methods: { mood: fact, begin: [did], examples: ["didSelectItem(at:)"] }
    source: Code Style, DataDisplayManager

  FacadeInterface:
    summary: What a facade does for interactors
    name: "{feature}Facade"
    from: Interactor
    to: Facade
    folder: Interactor
    synchronous: false
    mustNotMention: [userInterface]
    source: Code Style, facades over services

  ServiceInterface:
    summary: What a service does for interactors
    name: "{feature}Service"
    from: [Interactor, Facade]
    to: Service
    synchronous: false
    mustNotMention: [userInterface]
    source: Structure of a module

  CacheTrackerInterface:
    summary: What to watch
    name: ["{module}CacheTracker", CacheTracker]
    from: Interactor
    to: CacheTracker
    folder: Interactor
    source: NSFetchedResultsController

  CacheTrackerDelegate:
    summary: What changed; transactions contain plain objects
    name: ["{module}CacheTrackerDelegate", CacheTrackerDelegate]
    from: CacheTracker
    to: Interactor
    folder: Interactor
    mustNotMention: [managedObjects, userInterface]
    methods: { mood: fact, begin: [did], examples: ["didProcessTransactionBatch(_:)"] }
    source: NSFetchedResultsController

  WebEngineInterface:
    summary: "How the interactor controls the web view: load, run scripts, render"
    name: WebEngine
    from: Interactor
    to: WebEngine
    folder: Interactor
    synchronous: false
    source: Working with UIWebView

  WebEngineDelegate:
    summary: Events in the web page, for the interactor
    name: WebEngineDelegate
    from: WebEngine
    to: Interactor
    folder: Interactor
    source: Working with UIWebView

  WebPresentation:
    summary: "The part of the web view that the view layer uses: taps and size"
    name: WebPresentation
    from: View
    to: WebEngine
    folder: View
    source: Working with UIWebView

  WebPresentationDelegate:
    summary: Events in the web view, for the view layer
    name: WebPresentationDelegate
    from: WebEngine
    to: View
    folder: View
    source: Working with UIWebView

# The screen retains the view, and the view retains everything else. References back are weak.
references:
  View.output: strong ViewOutput
  View.contentView: { holds: strong ContentView, optional: true, injected: false }
  View.dataDisplayManager: { holds: strong DataDisplayManager, optional: true }
  View.webPresentation: { holds: strong WebPresentation, optional: true }
  View.cellObjectFactory: { holds: strong CellObjectFactory, optional: true }
  DataDisplayManager.delegate: { holds: weak DataDisplayManagerDelegate, optional: true }
  DataDisplayManager.cellObjectFactory: { holds: strong CellObjectFactory, optional: true }
  Presenter.view: weak ViewInput
  Presenter.interactor: strong InteractorInput
  Presenter.router: strong RouterInput
  Presenter.state: { holds: strong State, optional: true, injected: false }
  Presenter.moduleOutput: { holds: weak ModuleOutput, optional: true }
  Presenter.{other}ModuleInput: { holds: strong ModuleInput, optional: true, injected: false }
  Interactor.output: weak InteractorOutput
  Interactor.{feature}Service: { holds: strong ServiceInterface, optional: true }
  Interactor.{feature}Facade: { holds: strong FacadeInterface, alsoCalled: facade, optional: true }
  Interactor.cacheTracker: { holds: strong CacheTrackerInterface, optional: true }
  Interactor.webEngine: { holds: strong WebEngineInterface, optional: true }
  Facade.{feature}Service: { holds: strong ServiceInterface, optional: true }
  CacheTracker.delegate: { holds: weak CacheTrackerDelegate, optional: true }
  WebEngine.webEngineDelegate: { holds: weak WebEngineDelegate, optional: true }
  WebEngine.webPresentationDelegate: { holds: weak WebPresentationDelegate, optional: true }
  Router.transitionHandler: weak TransitionHandler
  Router.{other}Route: { holds: strong Route, optional: true }
  Route.assembly: { holds: strong Assembly, optional: true }

composition:
  Assembly:
    builds: [View, Presenter, Interactor, Router]
    returns: View
    method: "view{module}Module"
    partMethod: "{component}{module}Module"
    showsNothingElse: true
    takes: [ModuleOutput]
    source: Code Style, Assembly

parts:
  State: { summary: "The presenter's state as a separate value", roles: [State], default: on }
  Service:
    summary: Obtains the items for the interactor, behind a protocol
    roles: [Service]
    contracts: [ServiceInterface]
    default: on
  DataDisplayManager:
    summary: A list's data source and delegate
    roles: [DataDisplayManager]
    contracts: [DataDisplayManagerDelegate]
    default: on
  CellObjectFactory:
    summary: Creates the values that cells display
    roles: [CellObjectFactory, CellObject]
    default: on
  ModuleInput: { summary: Other modules can configure this one, contracts: [ModuleInput], default: on }
  ModuleOutput: { summary: The module can report to the module that opened it, contracts: [ModuleOutput], default: on }
  Route:
    summary: The route to this module, as an object that routers share
    roles: [Route]
    contracts: [RouteTransitionHandler]
  Facade:
    summary: Combines service calls that interactors share
    roles: [Facade]
    contracts: [FacadeInterface]
  CacheTracker:
    summary: Tracks changes in the store
    roles: [CacheTracker]
    contracts: [CacheTrackerInterface, CacheTrackerDelegate]

# The three layers are from the book. The separate folder for the start of the app is ours.
app:
  modules: Presentation
  entry: Application
  services: BusinessLogic/Services
  models: BusinessLogic/Models
  core: Core
  folders:
    Application: Where the app starts
    Presentation: "Modules, each in its own folder"
    BusinessLogic: "Services, each for one kind of model object"
    Core: "What services use: the network, the store, compound operations"
  source: Other materials, Rambler&IT

tests:
  name: "{type}Tests"
  mirrorsSources: true
  oneCheckEach: true
  givenWhenThen: true
  marksPerContract: true
  mocksSurroundings: true

comments:
  contractMethods: true
  classMethods: true
  parametersAndResults: true
  uniqueParts: true
  oneModuleComment: true
  marksPerContract: true

# The rules of `adder check` that this architecture states, with their sources.
rules:
  # Naming
  assembly-method-misnamed: { source: "Code Style, Assembly" }
  assembly-misnamed: { source: "Code Style, Assembly" }
  cell-object-factory-misnamed: { source: "Code Style, CellObjectFactory" }
  command-in-past-tense: { source: "Code Style, general rules" }
  display-manager-misnamed: { source: "Code Style, DataDisplayManager" }
  event-in-imperative: { source: "Code Style, general rules" }
  facade-misnamed: { source: "Code Style, facades over services" }
  helper-implementation-misnamed: { source: "Code Style, rules for a module (example)" }
  interactor-input-misnamed: { source: "Code Style, InteractorInput" }
  interactor-input-source-unclear: { source: "Code Style, InteractorInput" }
  interactor-input-wrong-verb: { source: "Code Style, InteractorInput" }
  interactor-misnamed: { source: "Code Style, Interactor" }
  interactor-misnames-output: { source: "Code Style, Interactor" }
  interactor-output-misnamed: { source: "Code Style, InteractorOutput" }
  interactor-output-wrong-prefix: { source: "Code Style, InteractorOutput" }
  method-lacks-verb: { source: "Code Style, general rules" }
  module-input-misnamed: { source: "Code Style, ModuleInput" }
  module-name-vague: { source: "Code Style, rules for a module" }
  module-output-misnamed: { source: "Code Style, ModuleOutput" }
  module-output-wrong-prefix: { source: "Code Style, ModuleOutput" }
  module-setup-misnamed: { source: "Code Style, ModuleInput" }
  module-suffix-redundant: { source: "Code Style, rules for a module" }
  part-lacks-module-prefix: { source: "Code Style, names of each part" }
  presenter-misnamed: { source: "Code Style, Presenter" }
  presenter-misnames-child-input: { source: "Code Style, Presenter" }
  presenter-misnames-interactor: { source: "Code Style, Presenter" }
  presenter-misnames-router: { source: "Code Style, Presenter" }
  presenter-misnames-view: { source: "Code Style, Presenter" }
  route-misnamed: { source: "Code Style, Route" }
  router-input-lacks-suffix: { source: "Code Style, RouterInput" }
  router-input-misnamed: { source: "Code Style, RouterInput" }
  router-input-wrong-prefix: { source: "Code Style, RouterInput" }
  router-misnamed: { source: "Code Style, Router" }
  router-misnames-screen: { source: "Code Style, Router" }
  state-misnamed: { source: "Code Style, State" }
  view-input-misnamed: { source: "Code Style, ViewInput" }
  view-lifecycle-event-misnamed: { source: "Code Style, ViewOutput" }
  view-misnamed: { source: "Code Style, View" }
  view-misnames-output: { source: "Code Style, View" }
  view-output-misnamed: { source: "Code Style, ViewOutput" }
  view-output-wrong-prefix: { source: "Code Style, ViewOutput" }
  # Layout
  file-in-wrong-layer: { source: "Code Style, rules for a module" }
  file-misnamed: { source: "Code Style, names of each part" }
  file-outside-layer-folder: { source: "Code Style, rules for a module" }
  helper-lacks-folder: { source: "Code Style, rules for a module" }
  module-outside-user-story: { source: "Code Style, rules for a module (example)" }
  part-outside-module-folder: { source: "Code Style, rules for a module" }
  # Completeness
  assembly-omits-dependency: { source: "Testing a module, Assembly" }
  module-method-unused: { source: "Code Style, general rules" }
  module-too-small: { source: "Composite modules, when submodules are in the way" }
  module-type-unused: { source: "Code Style, general rules" }
  protocol-empty: { source: "Code Style, general rules" }
  success-failure-unpaired: { source: "Code Style, InteractorOutput" }
  viper-module-incomplete: { source: Generating code }
  # Contracts
  assembly-created-by-hand: { source: "Structure of a module, what we changed" }
  assembly-creates-foreign-part: { source: "Testing a module, Assembly" }
  assembly-creates-shared-helper: { source: "Massive View Controller, configuration" }
  assembly-exposes-inner-part: { source: "Code Style, Assembly" }
  assembly-navigates: { source: "Structure of a module, what we changed" }
  assembly-sets-view-data: { source: "Transitions between modules; Testing a module, Presenter" }
  cell-module-stores-state: { source: "Composite modules, cells that are modules" }
  cell-object-lacks-factory: { source: "Code Style, CellObjectFactory" }
  contract-lacks-anyobject: { source: "Code Style, the examples" }
  contract-method-async: { source: "Code Style, general rules" }
  contract-passes-complex-object: { source: "Code Style, general rules" }
  contract-requires-property: { source: "Code Style, general rules" }
  display-manager-has-protocol: { source: "Code Style, DataDisplayManager" }
  entity-contains-logic: { source: Structure of a module }
  interactor-duplicates-logic: { source: "Code Style, facades over services" }
  interactor-hides-dependency: { source: "Code Style, Interactor" }
  interactor-input-wrong-part: { source: "Code Style, Interactor" }
  interactor-lacks-cohesion: { source: "Composite modules, when submodules help" }
  interactor-output-wrong-part: { source: "Code Style, Interactor" }
  interactor-passes-managed-object: { source: Structure of a module }
  interactor-stores-state: { source: "Code Style, Interactor" }
  managed-object-above-interactor: { source: "Structure of a module; Massive View Controller, reading data" }
  massive-view-controller: { source: Massive View Controller }
  module-input-lacks-base: { source: "Code Style, ModuleInput" }
  module-input-wrong-part: { source: "Transitions, ModuleInput" }
  module-output-lacks-base: { source: "Code Style, ModuleOutput" }
  module-output-wrong-part: { source: "Transitions, ModuleInput" }
  outlet-or-action-private: { source: "Code Style, View; Testing a module, View" }
  presenter-casts-view: { source: Structure of a module }
  presenter-state-exposed: { source: "Code Style, Presenter" }
  router-duplicates-transition: { source: "Code Style, Route" }
  router-input-wrong-part: { source: "Code Style, Router" }
  router-sets-view-data: { source: Transitions between modules }
  service-handles-many-models: { source: Structure of a module }
  service-injection-missing: { source: "Structure of a module; Massive View Controller, configuration" }
  service-stores-state: { source: NSFetchedResultsController }
  state-has-method: { source: "Code Style, State" }
  state-outside-presenter: { source: "Code Style, Presenter and State" }
  validation-outside-interactor: { source: Structure of a module }
  value-carries-managed-object: { source: NSFetchedResultsController }
  view-builds-complex-layout: { source: "Massive View Controller, advice" }
  view-computes-values: { source: Massive View Controller }
  view-configures-foreign-view: { source: "Composite modules, the container" }
  view-creates-dependency: { source: "Massive View Controller, configuration" }
  view-creates-helper: { source: "Structure of a module, the view is a layer" }
  view-has-many-animations: { source: "Massive View Controller, advice" }
  view-has-many-methods: { source: "Massive View Controller, advice" }
  view-has-many-protocols: { source: "Massive View Controller, advice" }
  view-input-wrong-part: { source: "Code Style, View" }
  view-interprets-user-action: { source: "Massive View Controller, refactoring" }
  view-model-mutable: { source: "Massive View Controller, advice" }
  view-output-wrong-part: { source: "Code Style, View" }
  view-pulls-from-presenter: { source: "Structure of a module, View" }
  view-receives-model-object: { source: "Massive View Controller, advice" }
  view-stores-model-object: { source: "Massive View Controller, Apple's advice" }
  view-swallows-load-event: { source: "Code Style, ViewOutput" }
  view-swallows-system-event: { source: "Massive View Controller, refactoring" }
  view-uses-foreign-subviews: { source: "Massive View Controller, Apple's advice" }
  # Knowledge
  contract-import-unused: { source: "Code Style, general rules" }
  display-manager-uses-outlets: { source: "Code Style, DataDisplayManager" }
  fetched-results-misplaced: { source: NSFetchedResultsController }
  interactor-bypasses-service: { source: Structure of a module }
  interactor-uses-fetched-results: { source: NSFetchedResultsController }
  interactor-uses-uikit: { source: "Massive View Controller, advice" }
  interactor-uses-view: { source: Structure of a module }
  presenter-accesses-data: { source: Structure of a module }
  presenter-bypasses-interactor: { source: Structure of a module }
  presenter-navigates: { source: Structure of a module }
  presenter-uses-uikit: { source: "Massive View Controller, advice" }
  router-creates-module-parts: { source: "Structure of a module, what we changed" }
  router-handles-data: { source: Structure of a module }
  router-uses-uikit: { source: Transitions between modules }
  service-uses-module: { source: Structure of a module }
  service-uses-uikit: { source: "Massive View Controller, advice" }
  view-controls-web-page: { source: Working with UIWebView }
  view-creates-foreign-view: { source: "Massive View Controller, transitions" }
  view-embeds-screen: { source: "Composite modules, containers" }
  view-is-list-delegate: { source: Structure of a module }
  view-navigates: { source: "Massive View Controller, transitions" }
  view-prepares-next-screen: { source: "Transitions between modules, by the view controller" }
  view-uses-interactor: { source: Structure of a module }
  view-uses-network: { source: Massive View Controller }
  view-uses-router: { source: Structure of a module }
  view-uses-storage: { source: "Massive View Controller, reading data" }
  view-validates-input: { source: Massive View Controller }
  # Ownership
  interactor-retains-output: { source: "Code Style, Interactor" }
  presenter-has-weak-interactor: { source: "Code Style, Presenter" }
  presenter-has-weak-router: { source: "Code Style, Presenter" }
  presenter-retains-module-output: { source: Transitions between modules }
  presenter-retains-view: { source: "Code Style, Presenter" }
  router-retains-screen: { source: "Code Style, Router" }
  view-has-weak-output: { source: "Code Style, View" }
  # Comments
  contract-method-undocumented: { source: "Code Style, comments" }
  method-comment-incomplete: { source: "Code Style, comments" }
  method-undocumented: { source: "Code Style, comments" }
  module-comment-differs: { source: "Code Style, comments" }
  protocol-methods-unmarked: { source: "Code Style, comments" }
  unique-part-undocumented: { source: "Code Style, comments" }
  # Tests
  assembly-method-untested: { source: "Testing a module, Assembly" }
  assembly-test-lacks-testable: { source: "Code Style, tests" }
  interactor-method-untested: { source: "Testing a module, Interactor" }
  part-untested: { source: "Code Style, tests" }
  presenter-method-untested: { source: "Testing a module, Presenter" }
  router-transition-untested: { source: "Testing a module, Router" }
  test-case-misnamed: { source: "Code Style, tests" }
  test-folder-differs: { source: "Code Style, tests" }
  test-groups-unmarked: { source: "Code Style, tests" }
  test-has-multiple-checks: { source: "Code Style, tests" }
  test-steps-unmarked: { source: "Code Style, tests" }
  test-uses-real-dependency: { source: "Testing a module, VIPER and tests" }
  view-event-untested: { source: "Testing a module, View" }
  view-input-untested: { source: "Testing a module, View" }
  view-lifecycle-untested: { source: "Testing a module, View" }

"""#
    case 329: #"""
{%- capture tracker %}{{ compositions.Assembly.part_methods.CacheTracker }}(){% endcapture -%}
{%- assign module = prefix | append: module_info.name -%}
{%- include 'screen_types' -%}
{%- include 'view_layout' -%}
{%- assign methods_of = compositions.Assembly.part_methods -%}
{%- assign properties_of = compositions.Assembly.part_properties -%}
{% include 'header' %}

{% capture body %}
{% include 'runtime_imports' %}

{% capture says %}Builds the {{ comments.screen }}: creates its parts and connects them.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Assembly.type }}: {% if custom_parameters.view == 'storyboard' %}Storyboard{% endif %}ModuleFactory {
    // Each part creates one object for each module. A test replaces an object with `replaced(by:during:)`.
{%- if in_code %}
    let {{ properties_of.View }} = GraphPart<{{ view_type }}>()
{%- endif %}
    let {{ properties_of.Presenter }} = GraphPart<{{ roles.Presenter.type }}>()
    let {{ properties_of.Interactor }} = GraphPart<{{ roles.Interactor.type }}>()
{%- if parts contains 'CacheTracker' %}
    let {{ properties_of.CacheTracker }} = GraphPart<{{ roles.CacheTracker.type }}>()
{%- endif %}
    let {{ properties_of.Router }} = GraphPart<{{ roles.Router.type }}>()
{%- if custom_parameters.ui == 'none' %}

    private let write: (String) -> Void

    /// Creates the {{ roles.Assembly.words }}.
    ///
    /// - Parameter write: Writes one line of the module.
    init(write: @escaping (String) -> Void = { print($0) }) {
        self.write = write
    }
{%- endif %}
{%- if custom_parameters.view == 'storyboard' %}

    // MARK: - StoryboardModuleFactory

    func makeView() -> {{ view_type }} {
        {{ view_type }}.controller()
    }

    func makeModule(
        around view: {{ view_type }}, output: ModuleOutputReference<{{ output_type }}>
    ) -> Module<{{ input_type }}> {
{%- else %}

    // MARK: - ModuleFactory

    func makeModule(output: ModuleOutputReference<{{ output_type }}>) -> Module<{{ input_type }}> {
{%- endif %}
        ObjectGraph.assemble {
{%- if in_code %}
            let view = {{ methods_of.View }}()
{%- elsif custom_parameters.view == 'xib' %}
            let view = {{ view_type }}.controller()
{%- endif %}
            let {{ roles.Presenter.variable }} = {{ methods_of.Presenter }}()
            let {{ roles.Interactor.variable }} = {{ methods_of.Interactor }}()
            let {{ roles.Router.variable }} = {{ methods_of.Router }}()
{%- if parts contains 'ModuleOutput' %}
            {{ roles.Presenter.variable }}.{{ references.Presenter.moduleOutput }} = output.output
{%- endif %}
{%- unless in_code %}
            {{ roles.Presenter.variable }}.{{ references.Presenter.view }} = view
            {{ roles.Router.variable }}.{{ references.Router.transitionHandler }} = view
{%- include 'connect_view', view: 'view', source: roles.Presenter.variable, indent: '            ' %}
{%- endunless %}
{%- include 'added_wiring', view: 'view', indent: '    ' %}
{%- if parts contains 'ModuleInput' %}
            return Module(view: view, parts: [{{ roles.Interactor.variable }}, {{ roles.Router.variable }}]) { [weak {{ roles.Presenter.variable }}] in {{ roles.Presenter.variable }} }
{%- else %}
            return Module(view: view, parts: [{{ roles.Presenter.variable }}, {{ roles.Interactor.variable }}, {{ roles.Router.variable }}])
{%- endif %}
        }
    }

    // MARK: - Parts
{%- if in_code %}

    private func {{ methods_of.View }}() -> {{ view_type }} {
        {{ properties_of.View }} {
            {{ view_type }}(
                {{ references.View.output }}: {{ methods_of.Presenter }}()
{%- if parts contains 'DataDisplayManager' %},
                {{ references.View.dataDisplayManager }}: {{ roles.DataDisplayManager.type }}(
{%- if parts contains 'CellObjectFactory' %}{{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}(){% endif -%}
                )
{%- elsif parts contains 'CellObjectFactory' %},
                {{ roles.CellObjectFactory.variable }}: {{ roles.CellObjectFactory.type }}()
{%- endif %}
{%- if custom_parameters.ui == 'none' %},
                write: write
{%- endif %}
            )
        }
    }
{%- endif %}

    private func {{ methods_of.Presenter }}() -> {{ roles.Presenter.type }} {
        {{ properties_of.Presenter }} {
            {{ roles.Presenter.type }}({{ references.Presenter.interactor }}: {{ methods_of.Interactor }}(), {{ references.Presenter.router }}: {{ methods_of.Router }}())
        }
{%- if in_code %} wire: {
            $0.{{ references.Presenter.view }} = self.{{ methods_of.View }}()
        }
{%- endif %}
    }

    private func {{ methods_of.Interactor }}() -> {{ roles.Interactor.type }} {
        {{ properties_of.Interactor }} {
            {{ roles.Interactor.type }}({% include 'interactor_arguments' %})
        } wire: {
            $0.{{ references.Interactor.output }} = self.{{ methods_of.Presenter }}()
        }
    }
{%- if parts contains 'CacheTracker' %}

    private func {{ methods_of.CacheTracker }}() -> {{ roles.CacheTracker.type }} {
        {{ properties_of.CacheTracker }} {
            {{ roles.CacheTracker.type }}()
        } wire: {
            $0.{{ references.CacheTracker.delegate }} = self.{{ methods_of.Interactor }}()
        }
    }
{%- endif %}

    private func {{ methods_of.Router }}() -> {{ roles.Router.type }} {
        {{ properties_of.Router }} {
            {{ roles.Router.type }}()
        }
{%- if in_code %} wire: {
            $0.{{ references.Router.transitionHandler }} = self.{{ methods_of.View }}()
        }
{%- endif %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 330: #"""
{%- assign tracker = roles.CacheTracker.variable -%}
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}Builds the {{ comments.screen }}: creates its parts and connects them.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Assembly.type }} {
    private let write: (String) -> Void

    /// Creates the {{ roles.Assembly.words }}.
    ///
    /// - Parameter write: Writes one line of the module.
    init(write: @escaping (String) -> Void = { print($0) }) {
        self.write = write
    }

    /// Builds the module.
    ///
{%- if parts contains 'ModuleOutput' or parts contains 'ModuleInput' %}
    /// - Parameters:
    ///   - transitionHandler: Closes the module; referenced weakly.
{%- if parts contains 'ModuleOutput' %}
    ///   - moduleOutput: Receives the module's events; referenced weakly.
{%- endif %}
{%- if parts contains 'ModuleInput' %}
    ///   - configure: Configures the module before it is shown.
{%- endif %}
{%- else %}
    /// - Parameter transitionHandler: Closes the module; referenced weakly.
{%- endif %}
    /// - Returns: The view, which keeps the rest of the module alive.
    func {{ compositions.Assembly.method }}(
        transitionHandler: (any {{ contracts.TransitionHandler.name }})? = nil
{%- if parts contains 'ModuleOutput' %},
        moduleOutput: (any {{ contracts.ModuleOutput.name }})? = nil
{%- endif %}
{%- if parts contains 'ModuleInput' %},
        configure: (any {{ contracts.ModuleInput.name }}) -> Void = { _ in }
{%- endif %}
    ) -> {{ roles.View.plain.type }} {
{%- if parts contains 'CacheTracker' %}
        let {{ roles.CacheTracker.variable }} = {{ roles.CacheTracker.type }}()
{%- endif %}
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({% include 'interactor_arguments' %})
        let {{ roles.Router.variable }} = {{ roles.Router.type }}()
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.interactor }}: {{ roles.Interactor.variable }}, {{ references.Presenter.router }}: {{ roles.Router.variable }})
        let view = {{ roles.View.plain.type }}(
            {{ references.View.output }}: {{ roles.Presenter.variable }},
{%- if parts contains 'DataDisplayManager' %}
            {{ references.View.dataDisplayManager }}: {{ roles.DataDisplayManager.type }}(
{%- if parts contains 'CellObjectFactory' %}{{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}(){% endif -%}
            ),
{%- elsif parts contains 'CellObjectFactory' %}
            {{ roles.CellObjectFactory.variable }}: {{ roles.CellObjectFactory.type }}(),
{%- endif %}
            write: write
        )

        {{ roles.Presenter.variable }}.{{ references.Presenter.view }} = view
{%- if parts contains 'ModuleOutput' %}
        {{ roles.Presenter.variable }}.{{ references.Presenter.moduleOutput }} = moduleOutput
{%- endif %}
        {{ roles.Interactor.variable }}.{{ references.Interactor.output }} = {{ roles.Presenter.variable }}
{%- if parts contains 'CacheTracker' %}
        {{ roles.CacheTracker.variable }}.{{ references.CacheTracker.delegate }} = {{ roles.Interactor.variable }}
{%- endif %}
        {{ roles.Router.variable }}.{{ references.Router.transitionHandler }} = transitionHandler
{%- include 'added_wiring', view: 'view' %}
{%- if parts contains 'ModuleInput' %}
        configure({{ roles.Presenter.variable }})
{%- endif %}
        return view
    }
}

"""#
    case 331: #"""
{%- assign tracker = roles.CacheTracker.variable -%}
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
{% capture says %}Builds the {{ comments.screen }}: creates its parts and connects them.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Assembly.type }} {
    /// Builds the module.
    ///
{%- if parts contains 'ModuleOutput' and parts contains 'ModuleInput' %}
    /// - Parameters:
    ///   - moduleOutput: Receives the module's events; referenced weakly.
    ///   - configure: Configures the module before it is shown.
{%- elsif parts contains 'ModuleOutput' %}
    /// - Parameter moduleOutput: Receives the module's events; referenced weakly.
{%- elsif parts contains 'ModuleInput' %}
    /// - Parameter configure: Configures the module before it is shown.
{%- endif %}
    /// - Returns: The view controller, which keeps the rest of the module alive.
    func {{ compositions.Assembly.method }}(
{%- if parts contains 'ModuleOutput' %}
        moduleOutput: (any {{ contracts.ModuleOutput.name }})? = nil
{%- if parts contains 'ModuleInput' %},{% endif %}
{%- endif %}
{%- if parts contains 'ModuleInput' %}
        configure: (any {{ contracts.ModuleInput.name }}) -> Void = { _ in }
{%- endif %}
{%- if parts contains 'ModuleOutput' or parts contains 'ModuleInput' %}
    ) -> {{ roles.View.type }} {
{%- else -%}
    ) -> {{ roles.View.type }} {
{%- endif %}
{%- if parts contains 'CacheTracker' %}
        let {{ roles.CacheTracker.variable }} = {{ roles.CacheTracker.type }}()
{%- endif %}
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({% include 'interactor_arguments' %})
        let {{ roles.Router.variable }} = {{ roles.Router.type }}()
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.interactor }}: {{ roles.Interactor.variable }}, {{ references.Presenter.router }}: {{ roles.Router.variable }})
{%- if custom_parameters.view != 'code' %}
        let viewController = {{ roles.View.type }}.controller()
{%- include 'connect_view', view: 'viewController', source: roles.Presenter.variable, indent: '        ' %}
{%- else %}
{%- if parts contains 'DataDisplayManager' %}
        let {{ roles.DataDisplayManager.variable }} = {{ roles.DataDisplayManager.type }}(
{%- if parts contains 'CellObjectFactory' %}
            {{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}()
        {% endif %})
        let viewController = {{ roles.View.type }}(
            {{ references.View.output }}: {{ roles.Presenter.variable }},
            {{ references.View.dataDisplayManager }}: {{ roles.DataDisplayManager.variable }}
        )
{%- elsif parts contains 'CellObjectFactory' %}
        let viewController = {{ roles.View.type }}(
            {{ references.View.output }}: {{ roles.Presenter.variable }},
            {{ roles.CellObjectFactory.variable }}: {{ roles.CellObjectFactory.type }}()
        )
{%- else %}
        let viewController = {{ roles.View.type }}({{ references.View.output }}: {{ roles.Presenter.variable }})
{%- endif %}
{%- endif %}

        {{ roles.Presenter.variable }}.{{ references.Presenter.view }} = viewController
{%- if parts contains 'ModuleOutput' %}
        {{ roles.Presenter.variable }}.{{ references.Presenter.moduleOutput }} = moduleOutput
{%- endif %}
        {{ roles.Interactor.variable }}.{{ references.Interactor.output }} = {{ roles.Presenter.variable }}
{%- if parts contains 'CacheTracker' %}
        {{ roles.CacheTracker.variable }}.{{ references.CacheTracker.delegate }} = {{ roles.Interactor.variable }}
{%- endif %}
        {{ roles.Router.variable }}.{{ references.Router.transitionHandler }} = viewController
{%- include 'added_wiring', view: 'viewController' %}
{%- if parts contains 'ModuleInput' %}
        configure({{ roles.Presenter.variable }})
{%- endif %}
        return viewController
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 332: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// Watches the part of the store that the {{ comments.screen }} shows and reports how it changes.
///
/// The {{ roles.Assembly.words }} creates the {{ roles.Interactor.words }} with a `{{ roles.CacheTracker.type }}`.
@MainActor
protocol {{ contracts.CacheTrackerInterface.name }}: AnyObject {
    /// Starts watching. The delegate then receives every change.
    func {{ methods.CacheTrackerInterface.setup }}()

    /// Returns the items that are currently in the store.
    ///
    /// - Returns: The items in the order in which they are shown.
    func {{ methods.CacheTrackerInterface.obtainItemsFromCurrentCache }}() -> [String]
}

"""#
    case 333: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// Receives changes of the part of the store that the {{ comments.screen }} shows.
@MainActor
protocol {{ contracts.CacheTrackerDelegate.name }}: AnyObject {
    /// Reports that the store has changed.
    ///
    /// - Parameter batch: The difference between the last obtained or reported items and those in the store.
    func {{ methods.CacheTrackerDelegate.didProcessTransactionBatch }}(_ batch: CollectionDifference<String>)
}

"""#
    case 334: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// The tracker of the part of the store that the {{ comments.screen }} shows.
@MainActor
final class {{ roles.CacheTracker.type }} {
    weak var {{ references.CacheTracker.delegate }}: (any {{ contracts.CacheTrackerDelegate.name }})?

    /// The items that the {{ roles.Interactor.words }} knows.
    private var items: [String] = []

    /// Compares the items of the store with those that the {{ roles.Interactor.words }} knows, and reports the difference.
    ///
    /// - Parameter items: The items of the store in the order in which they are shown.
    func storeDidChange(to items: [String]) {
        let batch = items.difference(from: self.items)
        self.items = items
        guard !batch.isEmpty else { return }
        {{ references.CacheTracker.delegate }}?.{{ methods.CacheTrackerDelegate.didProcessTransactionBatch }}(batch)
    }
}

// MARK: - {{ contracts.CacheTrackerInterface.name }}

extension {{ roles.CacheTracker.type }}: {{ contracts.CacheTrackerInterface.name }} {
    func {{ methods.CacheTrackerInterface.setup }}() {
        // Replace the sample item: load the items from the store, and observe the store, so that it calls
        // `storeDidChange(to:)`.
        items = ["Stored item"]
    }

    func {{ methods.CacheTrackerInterface.obtainItemsFromCurrentCache }}() -> [String] {
        items
    }
}

"""#
    case 335: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// How interactors use the services that provide the items of the {{ comments.screen }}.
///
/// The {{ roles.Assembly.words }} creates the {{ roles.Interactor.words }} with a `{{ roles.Facade.type }}`.
protocol {{ contracts.FacadeInterface.name }}: AnyObject, Sendable {
    /// Obtains the items.
    ///
    /// - Returns: The items in the order in which they are shown.
    func {{ methods.FacadeInterface.obtainItems }}() async throws -> [String]
}

"""#
    case 336: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign service = references.Facade.service -%}
{% include 'header' %}

/// The {{ roles.Facade.words }} over the services that provide the items of the {{ comments.screen }}.
{%- if parts contains 'Service' %}
final class {{ roles.Facade.type }} {
    private let {{ service }}: any {{ contracts.ServiceInterface.name }}

    /// Creates the {{ roles.Facade.words }}.
    ///
    /// - Parameter {{ service }}: Obtains the items.
    init({{ service }}: any {{ contracts.ServiceInterface.name }}) {
        self.{{ service }} = {{ service }}
    }
}
{%- else %}
final class {{ roles.Facade.type }} {}
{%- endif %}

// MARK: - {{ contracts.FacadeInterface.name }}

extension {{ roles.Facade.type }}: {{ contracts.FacadeInterface.name }} {
    func {{ methods.FacadeInterface.obtainItems }}() async throws -> [String] {
{%- if parts contains 'Service' %}
        // Combine the answers of several services here.
        try await {{ service }}.{{ methods.ServiceInterface.obtainItems }}()
{%- else %}
        // Replace the sample item with what the services of the {{ roles.Facade.words }} return.
        ["{{ module_info.name }} item"]
{%- endif %}
    }
}

"""#
    case 337: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'provider' -%}
{% include 'header' %}

{% capture says %}The business logic of the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Interactor.type }} {
    weak var {{ references.Interactor.output }}: (any {{ contracts.InteractorOutput.name }})?
{%- include 'added_properties', role: 'Interactor' %}
{%- if provider != '' or parts contains 'CacheTracker' %}
{% if provider != '' %}
    let {{ provider }}: any {{ provider_type }}
{%- endif %}
{%- if parts contains 'CacheTracker' %}
    let {{ references.Interactor.cacheTracker }}: any {{ contracts.CacheTrackerInterface.name }}
{%- endif %}
{%- if provider != '' %}

    /// The latest request for items; `nil` before the first one.
    private(set) var request: Task<Void, Never>?
{%- endif %}

    /// Creates the {{ roles.Interactor.words }}.
    ///
{%- if provider != '' and parts contains 'CacheTracker' %}
    /// - Parameters:
    ///   - {{ provider }}: {{ provider_summary }}
    ///   - {{ references.Interactor.cacheTracker }}: Watches the data that the services store.
    init({{ provider }}: any {{ provider_type }}, {{ references.Interactor.cacheTracker }}: any {{ contracts.CacheTrackerInterface.name }}) {
        self.{{ provider }} = {{ provider }}
        self.{{ references.Interactor.cacheTracker }} = {{ references.Interactor.cacheTracker }}
    }
{%- elsif provider != '' %}
    /// - Parameter {{ provider }}: {{ provider_summary }}
    init({{ provider }}: any {{ provider_type }}) {
        self.{{ provider }} = {{ provider }}
    }
{%- else %}
    /// - Parameter {{ references.Interactor.cacheTracker }}: Watches the data that the services store.
    init({{ references.Interactor.cacheTracker }}: any {{ contracts.CacheTrackerInterface.name }}) {
        self.{{ references.Interactor.cacheTracker }} = {{ references.Interactor.cacheTracker }}
    }
{%- endif %}
{%- if provider != '' %}

    deinit {
        request?.cancel()
    }
{%- endif %}
{%- endif %}
}

// MARK: - {{ contracts.InteractorInput.name }}

extension {{ roles.Interactor.type }}: {{ contracts.InteractorInput.name }} {
    func {{ methods.InteractorInput.obtainItems }}() {
{%- include 'added_calls', role: 'Interactor' %}
{%- if parts contains 'CacheTracker' %}
        {{ references.Interactor.cacheTracker }}.{{ methods.CacheTrackerInterface.setup }}()
        {{ references.Interactor.output }}?.{{ obtained }}({{ references.Interactor.cacheTracker }}.{{ methods.CacheTrackerInterface.obtainItemsFromCurrentCache }}())
{%- endif %}
{%- if provider != '' %}
        request?.cancel()
        request = Task { [weak self, {{ provider }}] in
            do {
                let items = try await {{ provider }}.{{ provider_method }}()
                guard !Task.isCancelled else { return }
                self?.{{ references.Interactor.output }}?.{{ obtained }}(items)
            } catch {
                guard !Task.isCancelled else { return }
                self?.{{ references.Interactor.output }}?.{{ methods.InteractorOutput.didObtainItemsWithFailure }}(error)
            }
        }
{%- else %}
{%- unless parts contains 'CacheTracker' %}
        // Replace the sample item with what the services of the {{ roles.Interactor.words }} return.
        {{ references.Interactor.output }}?.{{ obtained }}(["{{ module_info.name }} item"])
{%- endunless %}
{%- endif %}
    }
}
{%- if parts contains 'CacheTracker' %}

// MARK: - {{ contracts.CacheTrackerDelegate.name }}

extension {{ roles.Interactor.type }}: {{ contracts.CacheTrackerDelegate.name }} {
    func {{ methods.CacheTrackerDelegate.didProcessTransactionBatch }}(_ batch: CollectionDifference<String>) {
        {{ references.Interactor.output }}?.{{ methods.InteractorOutput.didProcessTransactionBatch }}(batch)
    }
}
{%- endif %}
{%- include 'added_conformances', role: 'Interactor', type: roles.Interactor.type %}

"""#
    case 338: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'provider' -%}
{% include 'header' %}

{% capture says %}What the {{ comments.screen }} asks of the business logic.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.InteractorInput.name }}: AnyObject {
    /// Obtains the module's items, which `{{ obtained }}(_:)` delivers.
{%- if provider != '' %}
    ///
    /// A request that has not been answered yet is cancelled.
{%- endif %}
    func {{ methods.InteractorInput.obtainItems }}()
}

"""#
    case 339: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'provider' -%}
{% include 'header' %}

{% capture says %}What the business logic answers to the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.InteractorOutput.name }}: AnyObject {
    /// Reports that the items were obtained.
    ///
    /// - Parameter items: The items in the order in which they are shown.
    func {{ obtained }}(_ items: [String])
{%- if provider != '' %}

    /// Reports that the items could not be obtained.
    ///
    /// - Parameter error: What went wrong.
    func {{ methods.InteractorOutput.didObtainItemsWithFailure }}(_ error: any Error)
{%- endif %}
{%- if parts contains 'CacheTracker' %}

    /// Reports that the items have changed.
    ///
    /// - Parameter batch: The difference between the last obtained or reported items and those in the store.
    func {{ methods.InteractorOutput.didProcessTransactionBatch }}(_ batch: CollectionDifference<String>)
{%- endif %}
}

"""#
    case 340: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// Where the items of the {{ comments.screen }} come from.
protocol {{ contracts.ServiceInterface.name }}: AnyObject, Sendable {
    /// Obtains the items.
    ///
    /// - Returns: The items in the order in which they are shown.
    func {{ methods.ServiceInterface.obtainItems }}() async throws -> [String]
}

"""#
    case 341: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// Obtains the items of the {{ comments.screen }}.
final class {{ roles.Service.type }} {}

// MARK: - {{ contracts.ServiceInterface.name }}

extension {{ roles.Service.type }}: {{ contracts.ServiceInterface.name }} {
    func {{ methods.ServiceInterface.obtainItems }}() async throws -> [String] {
        // Replace these sample items: load the items from the network or a store.
        ["First item", "Second item", "Third item"]
    }
}

"""#
    case 342: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}How another module sets up the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ModuleInput.name }}: AnyObject {
    /// Configures the module before it is shown.
    ///
    /// - Parameter title: The title above the items.
    func {{ methods.ModuleInput.configure }}(withTitle title: String)
}

"""#
    case 343: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the {{ comments.screen }} reports to the module that opened it.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ModuleOutput.name }}: AnyObject {
    /// Reports that the user selected an item.
    ///
    /// - Parameter item: The selected item.
    func {{ methods.ModuleOutput.didSelectItem }}(_ item: String)
}

"""#
    case 344: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'provider' -%}
{%- if parts contains 'State' -%}
{%- capture state %}{{ references.Presenter.state }}.{% endcapture -%}
{%- else -%}
{%- assign state = '' -%}
{%- endif -%}
{%- assign holds_items = false -%}
{%- if parts contains 'ModuleOutput' or parts contains 'CacheTracker' -%}
{%- assign holds_items = true -%}
{%- endif -%}
{% include 'header' %}

{% capture says %}Decides what the {{ comments.screen }} shows and where it leads.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Presenter.type }} {
    weak var {{ references.Presenter.view }}: (any {{ contracts.ViewInput.name }})?
{%- include 'added_properties', role: 'Presenter' %}
{%- if parts contains 'ModuleOutput' %}
    weak var {{ references.Presenter.moduleOutput }}: (any {{ contracts.ModuleOutput.name }})?
{%- endif %}

    let {{ references.Presenter.interactor }}: any {{ contracts.InteractorInput.name }}
    let {{ references.Presenter.router }}: any {{ contracts.RouterInput.name }}
{%- if parts contains 'State' %}

    private var {{ references.Presenter.state }} = {{ roles.State.type }}()
{%- elsif parts contains 'ModuleInput' %}

    private var title = "{{ module_info.name }}"
{%- if holds_items %}
    private var items: [String] = []
{%- endif %}
{%- elsif holds_items %}

    private var items: [String] = []
{%- endif %}

    /// Creates the {{ roles.Presenter.words }}.
    ///
    /// - Parameters:
    ///   - {{ references.Presenter.interactor }}: The business logic of the module.
    ///   - {{ references.Presenter.router }}: Opens other modules and closes this one.
    init({{ references.Presenter.interactor }}: any {{ contracts.InteractorInput.name }}, {{ references.Presenter.router }}: any {{ contracts.RouterInput.name }}) {
        self.{{ references.Presenter.interactor }} = {{ references.Presenter.interactor }}
        self.{{ references.Presenter.router }} = {{ references.Presenter.router }}
    }
}
{%- if parts contains 'ModuleInput' %}

// MARK: - {{ contracts.ModuleInput.name }}

extension {{ roles.Presenter.type }}: {{ contracts.ModuleInput.name }} {
    func {{ methods.ModuleInput.configure }}(withTitle title: String) {
        {% if parts contains 'State' %}{{ references.Presenter.state }}{% else %}self{% endif %}.title = title
    }
}
{%- endif %}

// MARK: - {{ contracts.ViewOutput.name }}

extension {{ roles.Presenter.type }}: {{ contracts.ViewOutput.name }} {
    func {{ methods.ViewOutput.didTriggerViewReadyEvent }}() {
{%- include 'added_calls_without_answer', role: 'Presenter' %}
{%- if parts contains 'ModuleInput' %}
        {{ references.Presenter.view }}?.{{ methods.ViewInput.update }}(title: {{ state }}title)
{%- endif %}
        {% include 'added_start' %}
    }
{%- if parts contains 'ModuleOutput' %}

    func {{ methods.ViewOutput.didSelectItem }}(at index: Int) {
        guard {{ state }}items.indices.contains(index) else { return }
        {{ references.Presenter.moduleOutput }}?.{{ methods.ModuleOutput.didSelectItem }}({{ state }}items[index])
    }
{%- endif %}

    func {{ methods.ViewOutput.didTriggerCloseEvent }}() {
        {{ references.Presenter.router }}.{{ methods.RouterInput.closeCurrentModule }}()
    }
}

// MARK: - {{ contracts.InteractorOutput.name }}

extension {{ roles.Presenter.type }}: {{ contracts.InteractorOutput.name }} {
    func {{ obtained }}(_ items: [String]) {
{%- if parts contains 'State' %}
        {{ references.Presenter.state }}.items = items
        {{ references.Presenter.view }}?.{{ methods.ViewInput.showItems }}({{ references.Presenter.state }}.items)
{%- else %}
{%- if holds_items %}
        self.items = items
{%- endif %}
        {{ references.Presenter.view }}?.{{ methods.ViewInput.showItems }}(items)
{%- endif %}
    }
{%- if provider != '' %}

    func {{ methods.InteractorOutput.didObtainItemsWithFailure }}(_ error: any Error) {
        {{ references.Presenter.view }}?.{{ methods.ViewInput.showMessage }}("The items could not be loaded.")
    }
{%- endif %}
{%- if parts contains 'CacheTracker' %}

    func {{ methods.InteractorOutput.didProcessTransactionBatch }}(_ batch: CollectionDifference<String>) {
        // The batch does not fit the items, so the whole list is shown again.
        guard let items = {{ state }}items.applying(batch) else { return {{ references.Presenter.interactor }}.{{ methods.InteractorInput.obtainItems }}() }
        {{ obtained }}(items)
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'Presenter', type: roles.Presenter.type %}

"""#
    case 345: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// The state of the {{ comments.screen }} while it is open: data without behaviour.
///
/// The {{ roles.Presenter.words }} stores it in a private property.
struct {{ roles.State.type }} {
{%- if parts contains 'ModuleInput' %}
    var title = "{{ module_info.name }}"
{%- endif %}
    var items: [String] = []
}

"""#
    case 346: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'screen_types' -%}
{% include 'header' %}

{% capture body %}
import Adder

/// The route to the {{ comments.screen }}, shared by the routers that open it.
///
/// A {{ roles.Router.words }} opens it with its transition handler: `transitionHandler?.open(route: {{ roles.Route.type }}.push)`.
@MainActor
enum {{ roles.Route.type }} {
    /// Pushes the module onto the navigation stack.
    static var push: ModuleRoute<{{ input_type }}, {{ output_type }}> {
        ModuleRoute(to: {{ roles.Assembly.type }}())
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 347: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}
{% if custom_parameters.runtime == 'adder' %}
import Adder
{% endif %}
{% capture says %}Leads the user from the {{ comments.screen }} to other screens and back.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Router.type }} {
{%- if custom_parameters.runtime == 'adder' %}
    weak var {{ references.Router.transitionHandler }}: (any TransitionHandler)?
{%- else %}
    weak var {{ references.Router.transitionHandler }}: (any {{ contracts.TransitionHandler.name }})?
{%- endif %}
{%- include 'added_properties', role: 'Router' %}
}

// MARK: - {{ contracts.RouterInput.name }}

extension {{ roles.Router.type }}: {{ contracts.RouterInput.name }} {
    func {{ methods.RouterInput.closeCurrentModule }}() {
{%- include 'added_calls', role: 'Router' %}
        {{ references.Router.transitionHandler }}?.{% if custom_parameters.runtime == 'adder' %}closeCurrentModule{% else %}{{ methods.TransitionHandler.closeCurrentModule }}{% endif %}()
    }
}
{%- include 'added_conformances', role: 'Router', type: roles.Router.type %}

"""#
    case 348: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}Where the {{ comments.screen }} leads.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.RouterInput.name }}: AnyObject {
    /// Closes this module and returns to the module that opened it.
    func {{ methods.RouterInput.closeCurrentModule }}()
}

"""#
    case 349: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// The route to the {{ comments.screen }}, shared by the routers that open it.
///
/// A {{ roles.Router.words }} receives a route when it is created. The {{ roles.Router.words }} passes its transition handler, which
/// conforms to `{{ contracts.RouteTransitionHandler.name }}`, to the route.
@MainActor
final class {{ roles.Route.type }} {
    private let {{ references.Route.assembly }}: {{ roles.Assembly.type }}

    /// Creates the route.
    ///
    /// - Parameter {{ references.Route.assembly }}: Builds the module; `nil` for a new one.
    init({{ references.Route.assembly }}: {{ roles.Assembly.type }}? = nil) {
        self.{{ references.Route.assembly }} = {{ references.Route.assembly }} ?? {{ roles.Assembly.type }}()
    }

    /// Opens the module.
    ///
    /// - Parameters:
    ///   - transitionHandler: Shows and closes the module.
{%- if parts contains 'ModuleOutput' %}
    ///   - moduleOutput: Receives the module's events; referenced weakly.
{%- endif %}
{%- if parts contains 'ModuleInput' %}
    ///   - configure: Configures the module before it is shown.
{%- endif %}
    func open{{ module_info.name }}Module(
        transitionHandler: any {{ contracts.RouteTransitionHandler.name }}
{%- if parts contains 'ModuleOutput' %},
        moduleOutput: (any {{ contracts.ModuleOutput.name }})? = nil
{%- endif %}
{%- if parts contains 'ModuleInput' %},
        configure: (any {{ contracts.ModuleInput.name }}) -> Void = { _ in }
{%- endif %}
    ) {
        let view = {{ references.Route.assembly }}.{{ compositions.Assembly.method }}(
            transitionHandler: transitionHandler
{%- if parts contains 'ModuleOutput' %},
            moduleOutput: moduleOutput
{%- endif %}
{%- if parts contains 'ModuleInput' %},
            configure: configure
{%- endif %}
        )
        transitionHandler.open{{ module_info.name }}Module(with: view)
    }
}

"""#
    case 350: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// Shows the {{ comments.screen }} for the routers that open it with `{{ roles.Route.type }}`.
@MainActor
protocol {{ contracts.RouteTransitionHandler.name }}: {{ contracts.TransitionHandler.name }} {
    /// Shows the module and keeps its view alive.
    ///
    /// - Parameter view: The view of the module.
    func open{{ module_info.name }}Module(with view: {{ roles.View.plain.type }})
}

"""#
    case 351: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// The part of the screen that the {{ roles.Router.words }} of the {{ comments.screen }} uses.
@MainActor
protocol {{ contracts.TransitionHandler.name }}: AnyObject {
    /// Takes the module off the screen.
    func {{ methods.TransitionHandler.closeCurrentModule }}()
}

"""#
    case 352: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
/// The route to the {{ comments.screen }}, shared by the routers that open it.
///
/// A {{ roles.Router.words }} receives a route when it is created. The {{ roles.Router.words }} passes its transition handler, which
/// conforms to `{{ contracts.RouteTransitionHandler.name }}`, to the route.
@MainActor
final class {{ roles.Route.type }} {
    private let {{ references.Route.assembly }}: {{ roles.Assembly.type }}

    /// Creates the route.
    ///
    /// - Parameter {{ references.Route.assembly }}: Builds the module; `nil` for a new one.
    init({{ references.Route.assembly }}: {{ roles.Assembly.type }}? = nil) {
        self.{{ references.Route.assembly }} = {{ references.Route.assembly }} ?? {{ roles.Assembly.type }}()
    }

    /// Opens the module.
    ///
    /// - Parameters:
    ///   - transitionHandler: Shows the module.
{%- if parts contains 'ModuleOutput' %}
    ///   - moduleOutput: Receives the module's events; referenced weakly.
{%- endif %}
{%- if parts contains 'ModuleInput' %}
    ///   - configure: Configures the module before it is shown.
{%- endif %}
    func open{{ module_info.name }}Module(
        transitionHandler: any {{ contracts.RouteTransitionHandler.name }}
{%- if parts contains 'ModuleOutput' %},
        moduleOutput: (any {{ contracts.ModuleOutput.name }})? = nil
{%- endif %}
{%- if parts contains 'ModuleInput' %},
        configure: (any {{ contracts.ModuleInput.name }}) -> Void = { _ in }
{%- endif %}
    ) {
{%- if parts contains 'ModuleOutput' and parts contains 'ModuleInput' %}
        let view = {{ references.Route.assembly }}.{{ compositions.Assembly.method }}(moduleOutput: moduleOutput, configure: configure)
{%- elsif parts contains 'ModuleOutput' %}
        let view = {{ references.Route.assembly }}.{{ compositions.Assembly.method }}(moduleOutput: moduleOutput)
{%- elsif parts contains 'ModuleInput' %}
        let view = {{ references.Route.assembly }}.{{ compositions.Assembly.method }}(configure: configure)
{%- else %}
        let view = {{ references.Route.assembly }}.{{ compositions.Assembly.method }}()
{%- endif %}
        transitionHandler.open{{ module_info.name }}Module(with: view)
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 353: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
/// Shows the {{ comments.screen }} for the routers that open it with `{{ roles.Route.type }}`.
@MainActor
protocol {{ contracts.RouteTransitionHandler.name }}: AnyObject {
    /// Shows the module.
    ///
    /// - Parameter view: The view of the module.
    func open{{ module_info.name }}Module(with view: {{ roles.View.type }})
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 354: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign has_delegate = false -%}
{%- if custom_parameters.ui != 'none' and parts contains 'ModuleOutput' -%}
{%- assign has_delegate = true -%}
{%- endif -%}
{% include 'header' %}

import Adder

{% if has_delegate -%}
/// Fills the list of the {{ comments.screen }} and reports the user's actions. The view receives an instance when it is created.
{%- else -%}
/// Fills the list of the {{ comments.screen }}. The view receives an instance when it is created.
{%- endif %}
@MainActor
final class {{ roles.DataDisplayManager.type }}: DataDisplayManager {
{%- unless parts contains 'CellObjectFactory' %}
    /// The value that one row is drawn from.
    struct Row: CellObject {
        let text: String

        // The text identifies a row, until items have an identifier.
        var id: String { text }
    }
{% endunless %}
{%- if has_delegate %}
    weak var {{ references.DataDisplayManager.delegate }}: (any {{ contracts.DataDisplayManagerDelegate.name }})?
{% endif %}
{%- if parts contains 'CellObjectFactory' %}
    private let {{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}

    /// Creates the {{ roles.DataDisplayManager.words }}.
    ///
    /// - Parameter {{ references.DataDisplayManager.cellObjectFactory }}: Turns items into cell objects.
    init({{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}) {
        self.{{ references.DataDisplayManager.cellObjectFactory }} = {{ references.DataDisplayManager.cellObjectFactory }}
        super.init()
{%- if has_delegate %}
        didSelectEvent.addListener(self) { {{ roles.DataDisplayManager.variable }}, row in
            {{ roles.DataDisplayManager.variable }}.{{ references.DataDisplayManager.delegate }}?.{{ methods.DataDisplayManagerDelegate.didSelectItem }}(at: row.position.item)
        }
{%- endif %}
    }
{% elsif has_delegate %}
    /// Creates the {{ roles.DataDisplayManager.words }}.
    override init() {
        super.init()
        didSelectEvent.addListener(self) { {{ roles.DataDisplayManager.variable }}, row in
            {{ roles.DataDisplayManager.variable }}.{{ references.DataDisplayManager.delegate }}?.{{ methods.DataDisplayManagerDelegate.didSelectItem }}(at: row.position.item)
        }
    }
{% endif %}
    /// Shows items instead of the previous ones; the list updates the rows that differ.
    ///
    /// - Parameter items: The items from top to bottom.
    func update(with items: [String]) {
{%- if parts contains 'CellObjectFactory' %}
        show({{ references.DataDisplayManager.cellObjectFactory }}.makeCellObjects(from: items))
{%- else %}
        show(items.map { Row(text: $0) })
{%- endif %}
    }
}

"""#
    case 355: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}
{% if custom_parameters.runtime == 'adder' %}
import Adder

/// The value that one row of the {{ comments.screen }} is drawn from.
struct {{ roles.CellObject.type }}: CellObject {
    let text: String

    // The text identifies a row, until items have an identifier.
    var id: String { text }
}
{%- else %}
/// The value that one row of the {{ comments.screen }} is drawn from.
struct {{ roles.CellObject.type }} {
    let text: String
}
{%- endif %}

"""#
    case 356: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}
{% if custom_parameters.runtime == 'adder' %}
import Adder

/// Turns the items of the {{ comments.screen }} into cell objects. The {% if parts contains 'DataDisplayManager' %}{{ roles.DataDisplayManager.words }}{% else %}view{% endif %} receives an instance when it is created.
@MainActor
final class {{ roles.CellObjectFactory.type }}: CellObjectFactory {
    func makeCellObject(from item: String) -> any CellObject {
        {{ roles.CellObject.type }}(text: item)
    }
}
{%- else %}
/// Turns the items of the {{ comments.screen }} into cell objects. The {% if parts contains 'DataDisplayManager' %}{{ roles.DataDisplayManager.words }}{% else %}view{% endif %} receives an instance when it is created.
@MainActor
final class {{ roles.CellObjectFactory.type }} {
    /// Makes the cell objects for items.
    ///
    /// - Parameter items: The items from top to bottom.
    /// - Returns: One cell object for each item, in the same order.
    func makeCellObjects(from items: [String]) -> [{{ roles.CellObject.type }}] {
        items.map { {{ roles.CellObject.type }}(text: $0) }
    }
}
{%- endif %}

"""#
    case 357: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// Receives the reports of the {{ roles.DataDisplayManager.words }} of the {{ comments.screen }}.
@MainActor
protocol {{ contracts.DataDisplayManagerDelegate.name }}: AnyObject {
    /// Reports that the user selected an item.
    ///
    /// - Parameter index: The position of the item, from 0.
    func {{ methods.DataDisplayManagerDelegate.didSelectItem }}(at index: Int)
}

"""#
    case 358: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

import AdderCAdwaita
import AdderGTK

/// Draws one row of the {{ comments.screen }}.
@MainActor
final class {{ roles.Cell.type }}: GTKCell {
    let widget = GTKObject(new: gtk_label_new(nil))

    init() {
        gtk_label_set_xalign(widget.opaque, 0)
        gtk_label_set_ellipsize(widget.opaque, PANGO_ELLIPSIZE_END)
        gtk_widget_set_margin_top(widget.widget, 12)
        gtk_widget_set_margin_bottom(widget.widget, 12)
        gtk_widget_set_margin_start(widget.widget, 12)
        gtk_widget_set_margin_end(widget.widget, 12)
    }

    func configure(with row: {% include 'row_type' %}) {
        gtk_label_set_text(widget.opaque, row.text)
    }
}

"""#
    case 359: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'provider' -%}
{% include 'header' %}

import Adder
import AdderCAdwaita
import AdderGTK

{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
@MainActor
final class {{ roles.View.plain.type }} {
    let position = GTKPosition()
{%- include 'added_properties', role: 'View' %}
    let {{ references.View.output }}: any {{ contracts.ViewOutput.name }}
{%- if parts contains 'DataDisplayManager' %}
    let {{ references.View.dataDisplayManager }}: {{ roles.DataDisplayManager.type }}
{%- elsif parts contains 'CellObjectFactory' %}
    let {{ roles.CellObjectFactory.variable }}: {{ roles.CellObjectFactory.type }}
{%- endif %}
    private(set) var title = "{{ module_info.name }}"

{%- if parts contains 'DataDisplayManager' %}
    let listView: GTKListView
{%- else %}
    let listBox = GTKObject(new: gtk_list_box_new())
{%- endif %}
{%- if provider != '' %}
    let messageLabel = GTKObject(new: gtk_label_new(nil))
{%- endif %}
    let closeButton = GTKObject(new: gtk_button_new_with_label("Close"))
{%- if parts contains 'DataDisplayManager' and provider != '' %}
    let widget = GTKObject(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
{%- endif %}
{%- unless parts contains 'DataDisplayManager' %}
    let widget = GTKObject(new: gtk_scrolled_window_new())
{%- endunless %}

    /// Creates the view.
    ///
{%- if parts contains 'DataDisplayManager' %}
    /// - Parameters:
    ///   - {{ references.View.output }}: Receives the user's actions.
    ///   - {{ references.View.dataDisplayManager }}: Fills the list.
    init({{ references.View.output }}: any {{ contracts.ViewOutput.name }}, {{ references.View.dataDisplayManager }}: {{ roles.DataDisplayManager.type }}) {
        self.{{ references.View.output }} = {{ references.View.output }}
        self.{{ references.View.dataDisplayManager }} = {{ references.View.dataDisplayManager }}
        listView = GTKListView(of: {{ references.View.dataDisplayManager }})
        setUpWidgets()
    }
{%- elsif parts contains 'CellObjectFactory' %}
    /// - Parameters:
    ///   - {{ references.View.output }}: Receives the user's actions.
    ///   - cellObjectFactory: Turns items into cell objects.
    init({{ references.View.output }}: any {{ contracts.ViewOutput.name }}, {{ roles.CellObjectFactory.variable }}: {{ roles.CellObjectFactory.type }}) {
        self.{{ references.View.output }} = {{ references.View.output }}
        self.{{ roles.CellObjectFactory.variable }} = {{ roles.CellObjectFactory.variable }}
        setUpWidgets()
    }
{%- else %}
    /// - Parameter {{ references.View.output }}: Receives the user's actions.
    init({{ references.View.output }}: any {{ contracts.ViewOutput.name }}) {
        self.{{ references.View.output }} = {{ references.View.output }}
        setUpWidgets()
    }
{%- endif %}

    private func setUpWidgets() {
{%- if parts contains 'DataDisplayManager' %}
        {{ references.View.dataDisplayManager }}.register({{ roles.Cell.type }}.self)
{%- if parts contains 'ModuleOutput' %}
        {{ references.View.dataDisplayManager }}.{{ references.DataDisplayManager.delegate }} = self
{%- endif %}
{%- else %}
        gtk_widget_add_css_class(listBox.widget, "boxed-list")
        gtk_widget_set_valign(listBox.widget, GTK_ALIGN_START)
{%- if parts contains 'ModuleOutput' %}
        listBox.on("row-activated") { [weak self] arguments in
            guard let row = arguments.object(0)?.assumingMemoryBound(to: GtkListBoxRow.self) else { return }
            self?.{{ references.View.output }}.{{ methods.ViewOutput.didSelectItem }}(at: Int(gtk_list_box_row_get_index(row)))
        }
{%- else %}
        gtk_list_box_set_selection_mode(listBox.opaque, GTK_SELECTION_NONE)
{%- endif %}
{%- endif %}
        closeButton.on("clicked") { [weak self] _ in self?.{{ references.View.output }}.{{ methods.ViewOutput.didTriggerCloseEvent }}() }
{%- if parts contains 'DataDisplayManager' %}
{%- if provider != '' %}

        gtk_widget_set_visible(messageLabel.widget, 0)
        gtk_widget_set_vexpand(listView.widget.widget, 1)
        gtk_box_append(widget.typed(), messageLabel.widget)
        gtk_box_append(widget.typed(), listView.widget.widget)
{%- endif %}
{%- else %}
{%- if provider != '' %}
        gtk_list_box_set_placeholder(listBox.opaque, messageLabel.widget)
{%- endif %}

        let clamp = GTKObject(new: adw_clamp_new())
        adw_clamp_set_child(clamp.opaque, listBox.widget)
        gtk_widget_set_margin_top(clamp.widget, 24)
        gtk_widget_set_margin_bottom(clamp.widget, 24)
        gtk_widget_set_margin_start(clamp.widget, 12)
        gtk_widget_set_margin_end(clamp.widget, 12)
        gtk_scrolled_window_set_child(widget.opaque, clamp.widget)
        gtk_widget_set_vexpand(widget.widget, 1)
{%- endif %}
    }
{%- unless parts contains 'DataDisplayManager' %}

    private func removeRows() {
        while let row = gtk_list_box_get_row_at_index(listBox.opaque, 0) {
            gtk_list_box_remove(listBox.opaque, GTKObject(retaining: row).widget)
        }
    }
{%- endunless %}
}

// MARK: - GTKModuleView

extension {{ roles.View.plain.type }}: GTKModuleView {
{%- if parts contains 'DataDisplayManager' and provider == '' %}
    var widget: GTKObject {
        listView.widget
    }
{% endif %}
    var headerWidgets: [GTKObject] {
        [closeButton]
    }

    func viewDidLoad() {
        {{ references.View.output }}.{{ methods.ViewOutput.didTriggerViewReadyEvent }}()
{%- include 'added_calls', role: 'View' %}
    }
}

// MARK: - {{ contracts.ViewInput.name }}

extension {{ roles.View.plain.type }}: {{ contracts.ViewInput.name }} {
{%- if parts contains 'ModuleInput' %}
    func {{ methods.ViewInput.update }}(title: String) {
        self.title = title
        titleDidChange()
    }
{% endif %}
    func {{ methods.ViewInput.showItems }}(_ items: [String]) {
{%- if parts contains 'DataDisplayManager' %}
{%- if provider != '' %}
        gtk_widget_set_visible(messageLabel.widget, 0)
{%- endif %}
        {{ references.View.dataDisplayManager }}.update(with: items)
{%- else %}
{%- if parts contains 'CellObjectFactory' %}
        let texts = {{ roles.CellObjectFactory.variable }}.makeCellObjects(from: items).compactMap { ($0 as? {{ roles.CellObject.type }})?.text }
{%- else %}
        let texts = items
{%- endif %}
{%- if provider != '' %}
        gtk_label_set_text(messageLabel.opaque, "")
{%- endif %}
{% include 'fill_list_box' %}
{%- endif %}
    }
{%- if provider != '' %}

    func {{ methods.ViewInput.showMessage }}(_ message: String) {
        gtk_label_set_text(messageLabel.opaque, message)
{%- if parts contains 'DataDisplayManager' %}
        gtk_widget_set_visible(messageLabel.widget, 1)
        {{ references.View.dataDisplayManager }}.update(with: [])
{%- else %}
        removeRows()
{%- endif %}
    }
{%- endif %}
}
{%- if parts contains 'DataDisplayManager' and parts contains 'ModuleOutput' %}

// MARK: - {{ contracts.DataDisplayManagerDelegate.name }}

extension {{ roles.View.plain.type }}: {{ contracts.DataDisplayManagerDelegate.name }} {
    func {{ methods.DataDisplayManagerDelegate.didSelectItem }}(at index: Int) {
        {{ references.View.output }}.{{ methods.ViewOutput.didSelectItem }}(at: index)
    }
}
{%- endif %}
{%- include 'added_conformances', role: 'View', type: roles.View.plain.type %}

"""#
    case 360: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// Turns the items of the {{ comments.screen }} into numbered lines. The view receives an instance when it is created.
@MainActor
final class {{ roles.DataDisplayManager.type }} {
{%- if parts contains 'CellObjectFactory' %}
    private let {{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}

    /// Creates the {{ roles.DataDisplayManager.words }}.
    ///
    /// - Parameter {{ references.DataDisplayManager.cellObjectFactory }}: Turns items into cell objects.
    init({{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}) {
        self.{{ references.DataDisplayManager.cellObjectFactory }} = {{ references.DataDisplayManager.cellObjectFactory }}
    }
{% endif %}
    /// Makes the lines for items.
    ///
    /// - Parameter items: The items from top to bottom.
    /// - Returns: One line for each item, numbered from 1.
    func makeLines(from items: [String]) -> [String] {
{%- if parts contains 'CellObjectFactory' %}
        {{ references.DataDisplayManager.cellObjectFactory }}.makeCellObjects(from: items).enumerated().map { index, cellObject in
            "\(index + 1). \(cellObject.text)"
        }
{%- else %}
        items.enumerated().map { index, item in
            "\(index + 1). \(item)"
        }
{%- endif %}
    }
}

"""#
    case 361: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

import Adder

/// Writes the whole list of the {{ comments.screen }} as numbered lines whenever it changes.
@MainActor
final class {{ module }}LineWriter: ListView {
    private weak var {{ roles.DataDisplayManager.variable }}: {{ roles.DataDisplayManager.type }}?
    private let write: (String) -> Void

    /// Creates the line writer.
    ///
    /// - Parameters:
    ///   - dataDisplayManager: Provides the contents of the list.
    ///   - write: Writes one line.
    init({{ roles.DataDisplayManager.variable }}: {{ roles.DataDisplayManager.type }}, write: @escaping (String) -> Void) {
        self.{{ roles.DataDisplayManager.variable }} = {{ roles.DataDisplayManager.variable }}
        self.write = write
    }

    func reload() {
        guard let {{ roles.DataDisplayManager.variable }} else { return }
        for item in 0..<{{ roles.DataDisplayManager.variable }}.rowCount(inSection: 0) {
            let row = {{ roles.DataDisplayManager.variable }}.cellObject(at: ListPosition(item: item)) as? {% include 'row_type' %}
            write("\(item + 1). \(row?.text ?? "")")
        }
    }

    func show(_ update: ListUpdate, change: @escaping () -> Void) {
        change()
        reload()
    }
}

"""#
    case 362: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'provider' -%}
{% include 'header' %}
{% if custom_parameters.runtime == 'adder' %}
import Adder
{% endif %}
{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
@MainActor
final class {{ roles.View.plain.type }} {
{%- if custom_parameters.runtime == 'adder' %}
    let position = HeadlessPosition()
{%- endif %}
{%- include 'added_properties', role: 'View' %}
    let {{ references.View.output }}: any {{ contracts.ViewOutput.name }}
{%- if parts contains 'DataDisplayManager' %}
    let {{ references.View.dataDisplayManager }}: {{ roles.DataDisplayManager.type }}
{%- elsif parts contains 'CellObjectFactory' %}
    let {{ roles.CellObjectFactory.variable }}: {{ roles.CellObjectFactory.type }}
{%- endif %}

    private let write: (String) -> Void
{%- if parts contains 'ModuleInput' %}
    private var title: String?
{%- endif %}

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - {{ references.View.output }}: Receives the user's actions.
{%- if parts contains 'DataDisplayManager' %}
    ///   - {{ references.View.dataDisplayManager }}: {% if custom_parameters.runtime == 'adder' %}Fills the list{% else %}Turns items into lines{% endif %}.
{%- elsif parts contains 'CellObjectFactory' %}
    ///   - cellObjectFactory: Turns items into cell objects.
{%- endif %}
    ///   - write: Writes one line of the view.
    init(
        {{ references.View.output }}: any {{ contracts.ViewOutput.name }},
{%- if parts contains 'DataDisplayManager' %}
        {{ references.View.dataDisplayManager }}: {{ roles.DataDisplayManager.type }},
{%- elsif parts contains 'CellObjectFactory' %}
        {{ roles.CellObjectFactory.variable }}: {{ roles.CellObjectFactory.type }},
{%- endif %}
        write: @escaping (String) -> Void
    ) {
        self.{{ references.View.output }} = {{ references.View.output }}
{%- if parts contains 'DataDisplayManager' %}
        self.{{ references.View.dataDisplayManager }} = {{ references.View.dataDisplayManager }}
{%- elsif parts contains 'CellObjectFactory' %}
        self.{{ roles.CellObjectFactory.variable }} = {{ roles.CellObjectFactory.variable }}
{%- endif %}
        self.write = write
{%- if custom_parameters.runtime == 'adder' and parts contains 'DataDisplayManager' %}
        {{ references.View.dataDisplayManager }}.show(in: {{ module }}LineWriter({{ roles.DataDisplayManager.variable }}: {{ references.View.dataDisplayManager }}, write: write))
{%- endif %}
    }

{%- if custom_parameters.runtime == 'none' %}

    /// Shows the module. The app calls this method once, when it is ready to write lines.
    func start() {
        {{ references.View.output }}.{{ methods.ViewOutput.didTriggerViewReadyEvent }}()
{%- include 'added_calls', role: 'View' %}
    }
{%- endif %}
{%- if parts contains 'ModuleOutput' %}

    /// Forwards the user's selection of an item.
    ///
    /// - Parameter index: The position of the item, from 0.
    func selectItem(at index: Int) {
        {{ references.View.output }}.{{ methods.ViewOutput.didSelectItem }}(at: index)
    }
{%- endif %}

    /// Forwards the user's request to leave.
    func close() {
        {{ references.View.output }}.{{ methods.ViewOutput.didTriggerCloseEvent }}()
    }
}

{% if custom_parameters.runtime == 'adder' -%}
// MARK: - HeadlessTransitionHandler

extension {{ roles.View.plain.type }}: HeadlessTransitionHandler {
    func viewDidLoad() {
        {{ references.View.output }}.{{ methods.ViewOutput.didTriggerViewReadyEvent }}()
{%- include 'added_calls', role: 'View' %}
    }
}

{% endif -%}
// MARK: - {{ contracts.ViewInput.name }}

extension {{ roles.View.plain.type }}: {{ contracts.ViewInput.name }} {
{%- if parts contains 'ModuleInput' %}
    func {{ methods.ViewInput.update }}(title: String) {
        self.title = title
    }
{% endif %}
    func {{ methods.ViewInput.showItems }}(_ items: [String]) {
{%- if parts contains 'ModuleInput' %}
        title.map(write)
{%- endif %}
{%- if custom_parameters.runtime == 'adder' and parts contains 'DataDisplayManager' %}
        {{ references.View.dataDisplayManager }}.update(with: items)
{%- elsif parts contains 'DataDisplayManager' %}
        for line in {{ references.View.dataDisplayManager }}.makeLines(from: items) {
            write(line)
        }
{%- elsif parts contains 'CellObjectFactory' %}
        let cellObjects = {{ roles.CellObjectFactory.variable }}.makeCellObjects(from: items){% if custom_parameters.runtime == 'adder' %}.compactMap { $0 as? {{ roles.CellObject.type }} }{% endif %}
        for (index, cellObject) in cellObjects.enumerated() {
            write("\(index + 1). \(cellObject.text)")
        }
{%- else %}
        for (index, item) in items.enumerated() {
            write("\(index + 1). \(item)")
        }
{%- endif %}
    }
{%- if provider != '' %}

    func {{ methods.ViewInput.showMessage }}(_ message: String) {
        write(message)
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'View', type: roles.View.plain.type %}

"""#
    case 363: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
import AdderUIKit
import UIKit

/// Draws one row of the {{ comments.screen }}.
final class {{ roles.Cell.type }}: UITableViewCell, ConfigurableItem {
    func configure(with row: {% include 'row_type' %}) {
        var content = defaultContentConfiguration()
        content.text = row.text
        contentConfiguration = content
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 364: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'provider' -%}
{% include 'header' %}

{% capture body %}
import UIKit

/// Arranges the views of the {{ comments.screen }}.
final class {{ roles.ContentView.type }}: UIView {
{%- if parts contains 'DataDisplayManager' %}
    let tableView = UITableView(frame: .zero, style: .plain)
{%- else %}
    let stackView = UIStackView()
{%- endif %}
{%- if provider != '' %}
    let messageLabel = UILabel()
{%- endif %}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
{%- if parts contains 'DataDisplayManager' %}
        addTableView()
{%- else %}
        addStackView()
{%- endif %}
{%- if provider != '' %}
        addMessageLabel()
{%- endif %}
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
{%- if parts contains 'DataDisplayManager' %}

    private func addTableView() {
        tableView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: topAnchor),
            tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
{%- else %}

    private func addStackView() {
        stackView.axis = .vertical
        stackView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            stackView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
        ])
    }
{%- endif %}
{%- if provider != '' %}

    private func addMessageLabel() {
        messageLabel.numberOfLines = 0
        messageLabel.textAlignment = .center
        messageLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(messageLabel)
        NSLayoutConstraint.activate([
            messageLabel.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            messageLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            messageLabel.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }
{%- endif %}
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 365: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
import UIKit

/// Fills the table of the {{ comments.screen }}{% if parts contains 'ModuleOutput' %} and reports the user's actions{% endif %}.
/// The view controller receives an instance when it is created.
@MainActor
final class {{ roles.DataDisplayManager.type }}: NSObject {
{%- if parts contains 'ModuleOutput' %}
    weak var {{ references.DataDisplayManager.delegate }}: (any {{ contracts.DataDisplayManagerDelegate.name }})?
{% endif %}
    private let cellIdentifier = "{{ roles.Cell.type }}"
{%- if parts contains 'CellObjectFactory' %}
    private let {{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}
    private var cellObjects: [{{ roles.CellObject.type }}] = []

    /// Creates the {{ roles.DataDisplayManager.words }}.
    ///
    /// - Parameter {{ references.DataDisplayManager.cellObjectFactory }}: Turns items into cell objects.
    init({{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}) {
        self.{{ references.DataDisplayManager.cellObjectFactory }} = {{ references.DataDisplayManager.cellObjectFactory }}
        super.init()
    }
{%- else %}
    private var items: [String] = []
{%- endif %}

    /// Replaces the data of the table; the owner of the table reloads it.
    ///
    /// - Parameter items: The items from top to bottom.
    func update(with items: [String]) {
{%- if parts contains 'CellObjectFactory' %}
        cellObjects = {{ references.DataDisplayManager.cellObjectFactory }}.makeCellObjects(from: items)
{%- else %}
        self.items = items
{%- endif %}
    }

    /// Prepares a table for the cells of the module.
    ///
    /// - Parameter tableView: The table to fill.
    /// - Returns: The data source of the table.
    func dataSource(for tableView: UITableView) -> any UITableViewDataSource {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        return self
    }
{%- if parts contains 'ModuleOutput' %}

    /// Handles the user's actions in a table.
    ///
    /// - Parameter tableView: The table to observe.
    /// - Returns: The delegate of the table.
    func delegate(for tableView: UITableView) -> any UITableViewDelegate {
        self
    }
{%- endif %}
}

// MARK: - UITableViewDataSource

extension {{ roles.DataDisplayManager.type }}: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        {% if parts contains 'CellObjectFactory' %}cellObjects{% else %}items{% endif %}.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = {% if parts contains 'CellObjectFactory' %}cellObjects[indexPath.row].text{% else %}items[indexPath.row]{% endif %}
        cell.contentConfiguration = content
        return cell
    }
}
{%- if parts contains 'ModuleOutput' %}

// MARK: - UITableViewDelegate

extension {{ roles.DataDisplayManager.type }}: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        {{ references.DataDisplayManager.delegate }}?.{{ methods.DataDisplayManagerDelegate.didSelectItem }}(at: indexPath.row)
    }
}
{%- endif %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 366: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
import UIKit

extension {{ contracts.RouteTransitionHandler.name }} where Self: UIViewController {
    /// Shows the module on top of this view controller.
    ///
    /// - Parameter view: The view of the module.
    func open{{ module_info.name }}Module(with view: {{ roles.View.type }}) {
        if let navigationController {
            navigationController.pushViewController(view, animated: true)
        } else {
            present(UINavigationController(rootViewController: view), animated: true)
        }
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 367: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'provider' -%}
{%- include 'view_layout' -%}
{% include 'header' %}

{% capture body %}
{%- if custom_parameters.runtime == 'adder' and parts contains 'DataDisplayManager' or custom_parameters.runtime == 'adder' and parts contains 'CellObjectFactory' %}
import Adder
{%- endif %}
{%- if custom_parameters.runtime == 'adder' and parts contains 'DataDisplayManager' %}
import AdderUIKit
{%- endif %}
import UIKit

{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
final class {{ roles.View.type }}: UIViewController {
{%- if in_code %}
    let {{ references.View.output }}: any {{ contracts.ViewOutput.name }}
{%- include 'added_properties', role: 'View' %}
{%- if parts contains 'DataDisplayManager' %}
    let {{ references.View.dataDisplayManager }}: {{ roles.DataDisplayManager.type }}
{%- elsif parts contains 'CellObjectFactory' %}
    let {{ roles.CellObjectFactory.variable }}: {{ roles.CellObjectFactory.type }}
{%- endif %}

    let {{ references.View.contentView }} = {{ roles.ContentView.type }}()
{%- else %}
    var {{ references.View.output }}: (any {{ contracts.ViewOutput.name }})?
{%- include 'added_properties', role: 'View' %}
{%- if parts contains 'DataDisplayManager' %}
    var {{ references.View.dataDisplayManager }}: {{ roles.DataDisplayManager.type }}?
{%- elsif parts contains 'CellObjectFactory' %}
    var {{ roles.CellObjectFactory.variable }}: {{ roles.CellObjectFactory.type }}?
{%- endif %}
{% if parts contains 'DataDisplayManager' %}
    @IBOutlet private(set) var tableView: UITableView!
{%- else %}
    @IBOutlet private(set) var stackView: UIStackView!
{%- endif %}
{%- if provider != '' %}
    @IBOutlet private(set) var messageLabel: UILabel!
{%- endif %}
{%- endif %}
    private(set) lazy var closeButton = UIBarButtonItem(
        systemItem: .close,
        primaryAction: UIAction { [weak self] _ in self?.didTapCloseButton() }
    )
{% if in_code %}
    /// Creates the view controller.
    ///
{%- if parts contains 'DataDisplayManager' %}
    /// - Parameters:
    ///   - {{ references.View.output }}: Receives the user's actions.
    ///   - {{ references.View.dataDisplayManager }}: Fills the table.
    init({{ references.View.output }}: any {{ contracts.ViewOutput.name }}, {{ references.View.dataDisplayManager }}: {{ roles.DataDisplayManager.type }}) {
        self.{{ references.View.output }} = {{ references.View.output }}
        self.{{ references.View.dataDisplayManager }} = {{ references.View.dataDisplayManager }}
        super.init(nibName: nil, bundle: nil)
    }
{%- elsif parts contains 'CellObjectFactory' %}
    /// - Parameters:
    ///   - {{ references.View.output }}: Receives the user's actions.
    ///   - cellObjectFactory: Turns items into cell objects.
    init({{ references.View.output }}: any {{ contracts.ViewOutput.name }}, {{ roles.CellObjectFactory.variable }}: {{ roles.CellObjectFactory.type }}) {
        self.{{ references.View.output }} = {{ references.View.output }}
        self.{{ roles.CellObjectFactory.variable }} = {{ roles.CellObjectFactory.variable }}
        super.init(nibName: nil, bundle: nil)
    }
{%- else %}
    /// - Parameter {{ references.View.output }}: Receives the user's actions.
    init({{ references.View.output }}: any {{ contracts.ViewOutput.name }}) {
        self.{{ references.View.output }} = {{ references.View.output }}
        super.init(nibName: nil, bundle: nil)
    }
{%- endif %}

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = {{ references.View.contentView }}
    }
{%- else %}
{%- include 'controller_factory', type: roles.View.type %}
{%- endif %}

    override func viewDidLoad() {
        super.viewDidLoad()
{%- if parts contains 'DataDisplayManager' %}
{%- if custom_parameters.runtime == 'adder' %}
        {{ ddm }}.register({{ roles.Cell.type }}.self)
{%- endif %}
        {{ views }}tableView.dataSource = {{ ddm }}.dataSource(for: {{ views }}tableView)
{%- if parts contains 'ModuleOutput' %}
        {{ views }}tableView.delegate = {{ ddm }}.delegate(for: {{ views }}tableView)
        {{ ddm }}.{{ references.DataDisplayManager.delegate }} = self
{%- else %}
        {{ views }}tableView.allowsSelection = false
{%- endif %}
{%- endif %}
        {{ output }}.{{ methods.ViewOutput.didTriggerViewReadyEvent }}()
{%- include 'added_calls', role: 'View' %}
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.leftBarButtonItem = isRootOfModalScreen ? closeButton : nil
    }

    /// Forwards the user's request to leave.
    func didTapCloseButton() {
        {{ output }}.{{ methods.ViewOutput.didTriggerCloseEvent }}()
    }

    /// True if no back button leads out of the module, and it can be closed nevertheless.
    private var isRootOfModalScreen: Bool {
        presentingViewController != nil && navigationController?.viewControllers.first === self
    }
{%- unless parts contains 'DataDisplayManager' %}
{%- if parts contains 'ModuleOutput' %}

    /// Forwards the user's selection of an item.
    ///
    /// - Parameter index: The position of the item, from 0.
    func didTapItem(at index: Int) {
        {{ output }}.{{ methods.ViewOutput.didSelectItem }}(at: index)
    }
{%- endif %}

    private func removeRows() {
        for row in {{ views }}stackView.arrangedSubviews {
            row.removeFromSuperview()
        }
    }
{%- endunless %}
}

// MARK: - {{ contracts.ViewInput.name }}

extension {{ roles.View.type }}: {{ contracts.ViewInput.name }} {
{%- if parts contains 'ModuleInput' %}
    func {{ methods.ViewInput.update }}(title: String) {
        self.title = title
    }
{% endif %}
    func {{ methods.ViewInput.showItems }}(_ items: [String]) {
{%- if provider != '' %}
        {{ views }}messageLabel.text = nil
{%- endif %}
{%- if parts contains 'DataDisplayManager' %}
        {{ ddm }}.update(with: items)
{%- if custom_parameters.runtime == 'none' %}
        {{ views }}tableView.reloadData()
{%- endif %}
{%- else %}
{%- if parts contains 'CellObjectFactory' %}
{%- capture texts %}{{ factory }}.makeCellObjects(from: items){% endcapture %}
{%- if custom_parameters.runtime == 'adder' %}
{%- capture texts %}{{ factory }}.makeCellObjects(from: items).compactMap({ $0 as? {{ roles.CellObject.type }} }){% endcapture %}
{%- endif %}
{%- unless in_code %}
{%- capture texts %}{{ texts }} ?? []{% endcapture %}
{%- endunless %}
{%- assign text = 'cellObject.text' %}
{%- assign element = 'cellObject' %}
{%- else %}
{%- assign texts = 'items' %}
{%- assign text = 'item' %}
{%- assign element = 'item' %}
{%- endif %}
        removeRows()
{%- if parts contains 'ModuleOutput' %}
{%- unless in_code or texts == 'items' %}
{%- capture texts %}({{ texts }}){% endcapture %}
{%- endunless %}
        for (index, {{ element }}) in {{ texts }}.enumerated() {
            let action = UIAction(title: {{ text }}) { [weak self] _ in self?.didTapItem(at: index) }
            {{ views }}stackView.addArrangedSubview(UIButton(type: .system, primaryAction: action))
        }
{%- else %}
        for {{ element }} in {{ texts }} {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = {{ text }}
            {{ views }}stackView.addArrangedSubview(label)
        }
{%- endif %}
{%- endif %}
    }
{%- if provider != '' %}

    func {{ methods.ViewInput.showMessage }}(_ message: String) {
{%- if parts contains 'DataDisplayManager' %}
        {{ ddm }}.update(with: [])
{%- if custom_parameters.runtime == 'none' %}
        {{ views }}tableView.reloadData()
{%- endif %}
{%- else %}
        removeRows()
{%- endif %}
        {{ views }}messageLabel.text = message
    }
{%- endif %}
}
{%- if parts contains 'DataDisplayManager' and parts contains 'ModuleOutput' %}

// MARK: - {{ contracts.DataDisplayManagerDelegate.name }}

extension {{ roles.View.type }}: {{ contracts.DataDisplayManagerDelegate.name }} {
    func {{ methods.DataDisplayManagerDelegate.didSelectItem }}(at index: Int) {
        {{ output }}.{{ methods.ViewOutput.didSelectItem }}(at: index)
    }
}
{%- endif %}
{%- if custom_parameters.runtime == 'none' %}

// MARK: - {{ contracts.TransitionHandler.name }}

extension {{ roles.View.type }}: {{ contracts.TransitionHandler.name }} {
    func {{ methods.TransitionHandler.closeCurrentModule }}() {
        if let navigationController, navigationController.viewControllers.first !== self {
            navigationController.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}
{%- endif %}
{%- include 'added_conformances', role: 'View', type: roles.View.type %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 368: #"""
{%- include 'provider' -%}
{%- include 'interface_controls' -%}
{% include 'storyboard' %}
"""#
    case 369: #"""
{%- include 'provider' -%}
{%- include 'interface_controls' -%}
{% include 'xib' %}
"""#
    case 370: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'provider' -%}
{% include 'header' %}

{% capture says %}What the {{ comments.screen }} can show.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ViewInput.name }}: AnyObject {
{%- if parts contains 'ModuleInput' %}
    /// Updates the title.
    ///
    /// - Parameter title: The title above the items.
    func {{ methods.ViewInput.update }}(title: String)
{% endif %}
    /// Shows items instead of the previous ones.
    ///
    /// - Parameter items: The items from top to bottom.
    func {{ methods.ViewInput.showItems }}(_ items: [String])
{%- if provider != '' %}

    /// Shows a message instead of items.
    ///
    /// - Parameter message: The message to the user.
    func {{ methods.ViewInput.showMessage }}(_ message: String)
{%- endif %}
}

"""#
    case 371: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the user does on the {{ comments.screen }}, and when it is ready.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ViewOutput.name }}: AnyObject {
    /// Reports that the view is ready to show data.
    func {{ methods.ViewOutput.didTriggerViewReadyEvent }}()
{%- if parts contains 'ModuleOutput' %}

    /// Reports that the user selected an item.
    ///
    /// - Parameter index: The position of the item, from 0.
    func {{ methods.ViewOutput.didSelectItem }}(at index: Int)
{%- endif %}

    /// Reports that the user wants to leave.
    func {{ methods.ViewOutput.didTriggerCloseEvent }}()
}

"""#
    case 372: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'screen_types' -%}
{%- capture suite %}{{ roles.Assembly.tests }}{% endcapture -%}
{%- capture made_view %}{{ roles.Assembly.variable }}.makeModule(output: .nobody).view as? {{ view_type }}{% endcapture -%}
{%- capture made_presenter %}view.{{ references.View.output }} as? {{ roles.Presenter.type }}{% endcapture -%}
{%- if custom_parameters.ui == 'none' -%}
{%- capture assembly %}{{ roles.Assembly.type }} { _ in }{% endcapture -%}
{%- else -%}
{%- capture assembly %}{{ roles.Assembly.type }}(){% endcapture -%}
{%- endif -%}
{%- capture made_interactor %}{{ roles.Presenter.variable }}.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'view_test_imports' %}

{% include 'view_suite', name: suite %}
    {% include 'throwing_test', name: 'givesThePresenterItsView' %}
        // given
        let {{ roles.Assembly.variable }} = {{ assembly }}

        // when
        let view = {% include 'require', value: made_view %}

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.view }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'view' %}
    }

    {% include 'throwing_test', name: 'givesThePresenterItsInteractor' %}
        // given
        let {{ roles.Assembly.variable }} = {{ assembly }}

        // when
        let view = {% include 'require', value: made_view %}

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
{%- capture condition %}{{ roles.Presenter.variable }}.{{ references.Presenter.interactor }} is {{ roles.Interactor.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }

    {% include 'throwing_test', name: 'givesThePresenterItsRouter' %}
        // given
        let {{ roles.Assembly.variable }} = {{ assembly }}

        // when
        let view = {% include 'require', value: made_view %}

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
{%- capture condition %}{{ roles.Presenter.variable }}.{{ references.Presenter.router }} is {{ roles.Router.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- if parts contains 'ModuleOutput' %}

    {% include 'throwing_test', name: 'givesThePresenterItsModuleOutput' %}
        // given
        let moduleOutput = {{ contracts.ModuleOutput.name }}{{ spy }}()
        let {{ roles.Assembly.variable }} = {{ assembly }}

        // when
        let module = {{ roles.Assembly.variable }}.makeModule(output: ModuleOutputReference { [weak moduleOutput] in moduleOutput })

        // then
{%- capture view %}module.view as? {{ view_type }}{% endcapture %}
        let view = {% include 'require', value: view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.moduleOutput }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'moduleOutput' %}
    }
{%- endif %}

    {% include 'throwing_test', name: 'givesTheInteractorItsOutput' %}
        // given
        let {{ roles.Assembly.variable }} = {{ assembly }}

        // when
        let view = {% include 'require', value: made_view %}

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
{%- capture actual %}{{ roles.Interactor.variable }}.{{ references.Interactor.output }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: roles.Presenter.variable %}
    }
{%- if parts contains 'Facade' %}

    {% include 'throwing_test', name: 'givesTheInteractorItsFacade' %}
        // given
        let {{ roles.Assembly.variable }} = {{ assembly }}

        // when
        let view = {% include 'require', value: made_view %}

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
{%- capture condition %}{{ roles.Interactor.variable }}.{{ references.Interactor.facade }} is {{ roles.Facade.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- elsif parts contains 'Service' %}

    {% include 'throwing_test', name: 'givesTheInteractorItsService' %}
        // given
        let {{ roles.Assembly.variable }} = {{ assembly }}

        // when
        let view = {% include 'require', value: made_view %}

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
{%- capture condition %}{{ roles.Interactor.variable }}.{{ references.Interactor.service }} is {{ roles.Service.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- endif %}
{%- if parts contains 'CacheTracker' %}

    {% include 'throwing_test', name: 'givesTheInteractorItsCacheTracker' %}
        // given
        let {{ roles.Assembly.variable }} = {{ assembly }}

        // when
        let view = {% include 'require', value: made_view %}

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
{%- capture condition %}{{ roles.Interactor.variable }}.{{ references.Interactor.cacheTracker }} is {{ roles.CacheTracker.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }

    {% include 'throwing_test', name: 'givesTheCacheTrackerItsDelegate' %}
        // given
        let {{ roles.Assembly.variable }} = {{ assembly }}

        // when
        let view = {% include 'require', value: made_view %}

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
        let {{ roles.CacheTracker.variable }} = {{ roles.Interactor.variable }}.{{ references.Interactor.cacheTracker }} as? {{ roles.CacheTracker.type }}
{%- capture actual %}{{ roles.CacheTracker.variable }}?.{{ references.CacheTracker.delegate }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: roles.Interactor.variable %}
    }
{%- endif %}

    {% include 'throwing_test', name: 'givesTheRouterItsTransitionHandler' %}
        // given
        let {{ roles.Assembly.variable }} = {{ assembly }}

        // when
        let view = {% include 'require', value: made_view %}

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Router.variable }} = {{ roles.Presenter.variable }}.{{ references.Presenter.router }} as? {{ roles.Router.type }}
{%- capture actual %}{{ roles.Router.variable }}?.{{ references.Router.transitionHandler }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'view' %}
    }
{%- if parts contains 'ModuleInput' %}

    {% include 'throwing_test', name: 'makesThePresenterTheModuleInput' %}
        // given
        let {{ roles.Assembly.variable }} = {{ assembly }}

        // when
        let module = {{ roles.Assembly.variable }}.makeModule(output: .nobody)

        // then
{%- capture view %}module.view as? {{ view_type }}{% endcapture %}
        let view = {% include 'require', value: view %}
{%- capture expected %}view.{{ references.View.output }}{% endcapture %}
        {% include 'expect_same', value: 'module.input', expected: expected %}
    }
{%- endif %}

    {% include 'throwing_test', name: 'usesAReplacedRouter' %}
        // given
        let {{ roles.Router.variable }} = {{ roles.Router.type }}()
        let {{ roles.Assembly.variable }} = {{ assembly }}

        // when
        let module = {{ roles.Assembly.variable }}.{{ compositions.Assembly.part_properties.Router }}.replaced(by: { {{ roles.Router.variable }} }) {
            {{ roles.Assembly.variable }}.makeModule(output: .nobody)
        }

        // then
{%- capture view %}module.view as? {{ view_type }}{% endcapture %}
        let view = {% include 'require', value: view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.router }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: roles.Router.variable %}
    }

    {% include 'throwing_test', name: 'letsThePartsDieWithTheView' %}
        // given
        let {{ roles.Assembly.variable }} = {{ assembly }}
{%- capture view %}{{ roles.Assembly.variable }}.makeModule(output: .nobody).view as? {{ view_type }}{% endcapture %}
        var view: {{ view_type }}? = {% include 'require', value: view %}
        view?.{% if custom_parameters.ui == 'uikit' %}loadViewIfNeeded(){% else %}viewDidLoad(){% endif %}
        weak var {{ roles.Presenter.variable }}: {{ roles.Presenter.type }}?
        weak var {{ roles.Interactor.variable }}: {{ roles.Interactor.type }}?
        weak var {{ roles.Router.variable }}: {{ roles.Router.type }}?
        {{ roles.Presenter.variable }} = view?.{{ references.View.output }} as? {{ roles.Presenter.type }}
        {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}
        {{ roles.Router.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.router }} as? {{ roles.Router.type }}
        {% include 'require_some', value: roles.Interactor.variable %}
        {% include 'require_some', value: roles.Router.variable %}

        // when
        view = nil

        // then
        let parts: [AnyObject?] = [{{ roles.Presenter.variable }}, {{ roles.Interactor.variable }}, {{ roles.Router.variable }}]
        {% include 'expect', condition: 'parts.allSatisfy { $0 == nil }' %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 373: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture made_presenter %}view.{{ references.View.output }} as? {{ roles.Presenter.type }}{% endcapture -%}
{%- capture made_interactor %}{{ roles.Presenter.variable }}.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}{% endcapture -%}
{% include 'header' %}

{% include 'imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.Assembly.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.Assembly.tests }} {
{%- endif %}
    {% include 'test', name: 'givesTheViewItsPresenter' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let view = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
{%- capture condition %}view.{{ references.View.output }} is {{ roles.Presenter.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }

    {% include 'throwing_test', name: 'givesThePresenterItsView' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let view = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.view }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'view' %}
    }

    {% include 'throwing_test', name: 'givesThePresenterItsInteractor' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let view = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
{%- capture condition %}{{ roles.Presenter.variable }}.{{ references.Presenter.interactor }} is {{ roles.Interactor.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }

    {% include 'throwing_test', name: 'givesThePresenterItsRouter' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let view = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
{%- capture condition %}{{ roles.Presenter.variable }}.{{ references.Presenter.router }} is {{ roles.Router.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- if parts contains 'ModuleOutput' %}

    {% include 'throwing_test', name: 'givesThePresenterItsModuleOutput' %}
        // given
        let moduleOutput = {{ contracts.ModuleOutput.name }}{{ spy }}()
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let view = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}(moduleOutput: moduleOutput)

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.moduleOutput }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'moduleOutput' %}
    }
{%- endif %}

    {% include 'throwing_test', name: 'givesTheInteractorItsOutput' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let view = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
{%- capture actual %}{{ roles.Interactor.variable }}.{{ references.Interactor.output }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: roles.Presenter.variable %}
    }
{%- if parts contains 'Facade' %}

    {% include 'throwing_test', name: 'givesTheInteractorItsFacade' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let view = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
{%- capture condition %}{{ roles.Interactor.variable }}.{{ references.Interactor.facade }} is {{ roles.Facade.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- elsif parts contains 'Service' %}

    {% include 'throwing_test', name: 'givesTheInteractorItsService' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let view = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
{%- capture condition %}{{ roles.Interactor.variable }}.{{ references.Interactor.service }} is {{ roles.Service.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- endif %}
{%- if parts contains 'CacheTracker' %}

    {% include 'throwing_test', name: 'givesTheInteractorItsCacheTracker' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let view = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
{%- capture condition %}{{ roles.Interactor.variable }}.{{ references.Interactor.cacheTracker }} is {{ roles.CacheTracker.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }

    {% include 'throwing_test', name: 'givesTheCacheTrackerItsDelegate' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let view = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
        let {{ roles.CacheTracker.variable }} = {{ roles.Interactor.variable }}.{{ references.Interactor.cacheTracker }} as? {{ roles.CacheTracker.type }}
{%- capture actual %}{{ roles.CacheTracker.variable }}?.{{ references.CacheTracker.delegate }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: roles.Interactor.variable %}
    }
{%- endif %}

    {% include 'test', name: 'letsTheTransitionHandlerCloseTheModule' %}
        // given
        let transitionHandler = {{ contracts.TransitionHandler.name }}{{ spy }}()
        let view = {{ roles.Assembly.type }}().{{ compositions.Assembly.method }}(transitionHandler: transitionHandler)

        // when
        view.close()

        // then
{%- capture actual %}transitionHandler.{{ methods.TransitionHandler.closeCurrentModule }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- if parts contains 'ModuleInput' %}

    {% include 'test', name: 'configuresTheModuleThroughItsPresenter' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()
        var moduleInput: (any {{ contracts.ModuleInput.name }})?

        // when
        let view = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }} { moduleInput = $0 }

        // then
{%- capture expected %}view.{{ references.View.output }}{% endcapture %}
        {% include 'expect_same', value: 'moduleInput', expected: expected %}
    }
{%- endif %}

    {% include 'throwing_test', name: 'diesWithItsView' %}
        // given
        var module: {{ roles.View.plain.type }}? = {{ roles.Assembly.type }}(write: { _ in }).{{ compositions.Assembly.method }}()
        module?.start()
        weak var view: {{ roles.View.plain.type }}?
        weak var {{ roles.Presenter.variable }}: {{ roles.Presenter.type }}?
        weak var {{ roles.Interactor.variable }}: {{ roles.Interactor.type }}?
        weak var {{ roles.Router.variable }}: {{ roles.Router.type }}?
        view = module
        {{ roles.Presenter.variable }} = module?.{{ references.View.output }} as? {{ roles.Presenter.type }}
        {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}
        {{ roles.Router.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.router }} as? {{ roles.Router.type }}
        {% include 'require_some', value: roles.Interactor.variable %}
        {% include 'require_some', value: roles.Router.variable %}

        // when
        module = nil

        // then
        let parts: [AnyObject?] = [view, {{ roles.Presenter.variable }}, {{ roles.Interactor.variable }}, {{ roles.Router.variable }}]
        {% include 'expect', condition: 'parts.allSatisfy { $0 == nil }' %}
    }
}

"""#
    case 374: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture made_presenter %}viewController.{{ references.View.output }} as? {{ roles.Presenter.type }}{% endcapture -%}
{%- capture made_interactor %}{{ roles.Presenter.variable }}.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'uikit_imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.Assembly.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.Assembly.tests }} {
{%- endif %}
    {% include 'test', name: 'givesTheViewControllerItsPresenter' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let viewController = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
{%- capture condition %}viewController.{{ references.View.output }} is {{ roles.Presenter.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }

    {% include 'throwing_test', name: 'givesThePresenterItsView' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let viewController = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.view }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'viewController' %}
    }

    {% include 'throwing_test', name: 'givesThePresenterItsInteractor' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let viewController = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
{%- capture condition %}{{ roles.Presenter.variable }}.{{ references.Presenter.interactor }} is {{ roles.Interactor.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }

    {% include 'throwing_test', name: 'givesThePresenterItsRouter' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let viewController = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
{%- capture condition %}{{ roles.Presenter.variable }}.{{ references.Presenter.router }} is {{ roles.Router.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- if parts contains 'ModuleOutput' %}

    {% include 'throwing_test', name: 'givesThePresenterItsModuleOutput' %}
        // given
        let moduleOutput = {{ contracts.ModuleOutput.name }}{{ spy }}()
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let viewController = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}(moduleOutput: moduleOutput)

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.moduleOutput }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'moduleOutput' %}
    }
{%- endif %}

    {% include 'throwing_test', name: 'givesTheInteractorItsOutput' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let viewController = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
{%- capture actual %}{{ roles.Interactor.variable }}.{{ references.Interactor.output }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: roles.Presenter.variable %}
    }
{%- if parts contains 'Facade' %}

    {% include 'throwing_test', name: 'givesTheInteractorItsFacade' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let viewController = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
{%- capture condition %}{{ roles.Interactor.variable }}.{{ references.Interactor.facade }} is {{ roles.Facade.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- elsif parts contains 'Service' %}

    {% include 'throwing_test', name: 'givesTheInteractorItsService' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let viewController = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
{%- capture condition %}{{ roles.Interactor.variable }}.{{ references.Interactor.service }} is {{ roles.Service.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- endif %}
{%- if parts contains 'CacheTracker' %}

    {% include 'throwing_test', name: 'givesTheInteractorItsCacheTracker' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let viewController = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
{%- capture condition %}{{ roles.Interactor.variable }}.{{ references.Interactor.cacheTracker }} is {{ roles.CacheTracker.type }}{% endcapture %}
        {% include 'expect', condition: condition %}
    }

    {% include 'throwing_test', name: 'givesTheCacheTrackerItsDelegate' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let viewController = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Interactor.variable }} = {% include 'require', value: made_interactor %}
        let {{ roles.CacheTracker.variable }} = {{ roles.Interactor.variable }}.{{ references.Interactor.cacheTracker }} as? {{ roles.CacheTracker.type }}
{%- capture actual %}{{ roles.CacheTracker.variable }}?.{{ references.CacheTracker.delegate }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: roles.Interactor.variable %}
    }
{%- endif %}

    {% include 'throwing_test', name: 'givesTheRouterItsTransitionHandler' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()

        // when
        let viewController = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }}()

        // then
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let {{ roles.Router.variable }} = {{ roles.Presenter.variable }}.{{ references.Presenter.router }} as? {{ roles.Router.type }}
{%- capture actual %}{{ roles.Router.variable }}?.{{ references.Router.transitionHandler }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'viewController' %}
    }
{%- if parts contains 'ModuleInput' %}

    {% include 'test', name: 'configuresTheModuleThroughItsPresenter' %}
        // given
        let {{ roles.Assembly.variable }} = {{ roles.Assembly.type }}()
        var moduleInput: (any {{ contracts.ModuleInput.name }})?

        // when
        let viewController = {{ roles.Assembly.variable }}.{{ compositions.Assembly.method }} { moduleInput = $0 }

        // then
{%- capture expected %}viewController.{{ references.View.output }}{% endcapture %}
        {% include 'expect_same', value: 'moduleInput', expected: expected %}
    }
{%- endif %}

    {% include 'throwing_test', name: 'diesWithItsViewController' %}
        // given
        var module: {{ roles.View.type }}? = {{ roles.Assembly.type }}().{{ compositions.Assembly.method }}()
        module?.loadViewIfNeeded()
        weak var viewController: {{ roles.View.type }}?
        weak var {{ roles.Presenter.variable }}: {{ roles.Presenter.type }}?
        weak var {{ roles.Interactor.variable }}: {{ roles.Interactor.type }}?
        weak var {{ roles.Router.variable }}: {{ roles.Router.type }}?
        viewController = module
        {{ roles.Presenter.variable }} = module?.{{ references.View.output }} as? {{ roles.Presenter.type }}
        {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}
        {{ roles.Router.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.router }} as? {{ roles.Router.type }}
        {% include 'require_some', value: roles.Interactor.variable %}
        {% include 'require_some', value: roles.Router.variable %}

        // when
        module = nil

        // then
        let parts: [AnyObject?] = [viewController, {{ roles.Presenter.variable }}, {{ roles.Interactor.variable }}, {{ roles.Router.variable }}]
        {% include 'expect', condition: 'parts.allSatisfy { $0 == nil }' %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 375: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% include 'imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.CacheTracker.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.CacheTracker.tests }} {
{%- endif %}
    // MARK: - {{ contracts.CacheTrackerInterface.name }}

    {% include 'test', name: 'obtainsTheItemsThatItWatches' %}
        // given
        let {{ roles.CacheTracker.variable }} = {{ roles.CacheTracker.type }}()

        // when
        {{ roles.CacheTracker.variable }}.{{ methods.CacheTrackerInterface.setup }}()

        // then
{%- capture expected_items %}["Stored item"]{% endcapture %}
{%- capture actual %}{{ roles.CacheTracker.variable }}.{{ methods.CacheTrackerInterface.obtainItemsFromCurrentCache }}(){% endcapture %}
        {% include 'expect_equal', value: actual, expected: expected_items %}
    }

    // MARK: - Changes

    {% include 'throwing_test', name: 'reportsHowTheStoreChanges' %}
        // given
        let {{ roles.CacheTracker.variable }} = {{ roles.CacheTracker.type }}()
        let delegate = {{ contracts.CacheTrackerDelegate.name }}{{ spy }}()
        {{ roles.CacheTracker.variable }}.{{ references.CacheTracker.delegate }} = delegate
        {{ roles.CacheTracker.variable }}.{{ methods.CacheTrackerInterface.setup }}()
        let items = {{ roles.CacheTracker.variable }}.{{ methods.CacheTrackerInterface.obtainItemsFromCurrentCache }}()

        // when
        {{ roles.CacheTracker.variable }}.storeDidChange(to: items + ["Second"])

        // then
{%- capture first_batch %}delegate.{{ methods.CacheTrackerDelegate.didProcessTransactionBatch }}Calls.last{% endcapture %}
        let batch = {% include 'require', value: first_batch %}
        {% include 'expect_equal', value: 'items.applying(batch)', expected: 'items + ["Second"]' %}
    }

    {% include 'test', name: 'reportsNothingWhenTheItemsAreTheSame' %}
        // given
        let {{ roles.CacheTracker.variable }} = {{ roles.CacheTracker.type }}()
        let delegate = {{ contracts.CacheTrackerDelegate.name }}{{ spy }}()
        {{ roles.CacheTracker.variable }}.{{ references.CacheTracker.delegate }} = delegate
        {{ roles.CacheTracker.variable }}.{{ methods.CacheTrackerInterface.setup }}()

        // when
        {{ roles.CacheTracker.variable }}.storeDidChange(to: {{ roles.CacheTracker.variable }}.{{ methods.CacheTrackerInterface.obtainItemsFromCurrentCache }}())

        // then
{%- capture actual %}delegate.{{ methods.CacheTrackerDelegate.didProcessTransactionBatch }}Calls.isEmpty{% endcapture %}
        {% include 'expect', condition: actual %}
    }

    // MARK: - Ownership

    {% include 'test', name: 'doesNotKeepItsDelegateAlive' %}
        // given
        let {{ roles.CacheTracker.variable }} = {{ roles.CacheTracker.type }}()
        var delegate: {{ contracts.CacheTrackerDelegate.name }}{{ spy }}? = {{ contracts.CacheTrackerDelegate.name }}{{ spy }}()
        {{ roles.CacheTracker.variable }}.{{ references.CacheTracker.delegate }} = delegate

        // when
        delegate = nil

        // then
{%- capture actual %}{{ roles.CacheTracker.variable }}.{{ references.CacheTracker.delegate }}{% endcapture %}
        {% include 'expect_nil', value: actual %}
    }
}

"""#
    case 376: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% include 'imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.Facade.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.Facade.tests }} {
{%- endif %}
    // MARK: - {{ contracts.FacadeInterface.name }}

    {% include 'async_throwing_test', name: 'obtainsItems' %}
        // given
{%- if parts contains 'Service' %}
        let {{ roles.Service.variable }} = {{ contracts.ServiceInterface.name }}{{ spy }}()
        {{ roles.Service.variable }}.{{ methods.ServiceInterface.obtainItems }}Calls.returns(["First", "Second"])
        let {{ roles.Facade.variable }} = {{ roles.Facade.type }}({{ references.Facade.service }}: {{ roles.Service.variable }})
{%- else %}
        let {{ roles.Facade.variable }} = {{ roles.Facade.type }}()
{%- endif %}

        // when
        let items = try await {{ roles.Facade.variable }}.{{ methods.FacadeInterface.obtainItems }}()

        // then
{%- if parts contains 'Service' %}
        {% include 'expect_equal', value: 'items', expected: '["First", "Second"]' %}
{%- else %}
{%- capture expected_items %}["{{ module_info.name }} item"]{% endcapture %}
        {% include 'expect_equal', value: 'items', expected: expected_items %}
{%- endif %}
    }
}

"""#
    case 377: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'provider' -%}
{%- if provider != '' -%}
{%- assign provider_spy = provider_type | append: spy -%}
{%- capture provider_calls %}{{ provider_role.variable }}.{{ provider_method }}Calls{% endcapture -%}
{%- endif -%}
{%- capture tracker_spy %}{{ contracts.CacheTrackerInterface.name }}{{ spy }}(){% endcapture -%}
{%- capture obtained_items %}output.{{ obtained }}Calls.arguments{% endcapture -%}
{%- capture last_items %}output.{{ obtained }}Calls.last{% endcapture -%}
{%- capture made -%}
{%- if provider != '' -%}
{{ provider }}: {{ provider_spy }}()
{%- if parts contains 'CacheTracker' %}, {% endif -%}
{%- endif -%}
{%- if parts contains 'CacheTracker' -%}
{{ references.Interactor.cacheTracker }}: {{ tracker_spy }}
{%- endif -%}
{%- endcapture -%}
{%- capture with_spy -%}
{%- if provider != '' -%}
{{ provider }}: {{ provider_role.variable }}
{%- if parts contains 'CacheTracker' %}, {{ references.Interactor.cacheTracker }}: {{ tracker_spy }}{% endif -%}
{%- endif -%}
{%- endcapture -%}
{% include 'header' %}

{% include 'imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.Interactor.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.Interactor.tests }} {
{%- endif %}
    // MARK: - {{ contracts.InteractorInput.name }}
{%- if provider != '' %}

    {% include 'async_test', name: 'answersWithItems' %}
        // given
        let {{ provider_role.variable }} = {{ provider_spy }}()
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({{ with_spy }})
        let output = {{ contracts.InteractorOutput.name }}{{ spy }}()
        {{ roles.Interactor.variable }}.{{ references.Interactor.output }} = output
        {{ provider_calls }}.returns(["First", "Second"])

        // when
        {{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainItems }}()
        await {{ roles.Interactor.variable }}.request?.value

        // then
        {% include 'expect_equal', value: last_items, expected: '["First", "Second"]' %}
    }

    {% include 'async_test', name: 'reportsThatItCouldNotObtainItems' %}
        // given
        let {{ provider_role.variable }} = {{ provider_spy }}()
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({{ with_spy }})
        let output = {{ contracts.InteractorOutput.name }}{{ spy }}()
        {{ roles.Interactor.variable }}.{{ references.Interactor.output }} = output
        {{ provider_calls }}.fails(ConnectionLost())

        // when
        {{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainItems }}()
        await {{ roles.Interactor.variable }}.request?.value

        // then
{%- capture lost %}output.{{ methods.InteractorOutput.didObtainItemsWithFailure }}Calls.last is ConnectionLost{% endcapture %}
        {% include 'expect', condition: lost %}
    }

    {% include 'async_test', name: 'cancelsARequestWhenItIsAskedAgain' %}
        // given
        let {{ provider_role.variable }} = {{ provider_spy }}()
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({{ with_spy }})
        {{ provider_calls }}.hold()
        defer { {{ provider_calls }}.release() }
        {{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainItems }}()
        await {{ provider_calls }}.called()
        let firstRequest = {{ roles.Interactor.variable }}.request

        // when
        {{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainItems }}()

        // then
        {% include 'expect_equal', value: 'firstRequest?.isCancelled', expected: 'true' %}
    }

    {% include 'async_test', name: 'cancelsItsRequestWhenTheModuleIsGone' %}
        // given
        let {{ provider_role.variable }} = {{ provider_spy }}()
        var {{ roles.Interactor.variable }}: {{ roles.Interactor.type }}? = {{ roles.Interactor.type }}({{ with_spy }})
        {{ provider_calls }}.hold()
        defer { {{ provider_calls }}.release() }
        {{ roles.Interactor.variable }}?.{{ methods.InteractorInput.obtainItems }}()
        await {{ provider_calls }}.called()
        let request = {{ roles.Interactor.variable }}?.request

        // when
        {{ roles.Interactor.variable }} = nil

        // then
        {% include 'expect_equal', value: 'request?.isCancelled', expected: 'true' %}
    }

    {% include 'async_test', name: 'doesNotPassOnTheItemsOfACancelledRequest' %}
        // given
        let {{ provider_role.variable }} = {{ provider_spy }}()
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({{ with_spy }})
        let output = {{ contracts.InteractorOutput.name }}{{ spy }}()
        {{ provider_calls }}.returns(["First", "Second"])
        {{ provider_calls }}.hold()
        {{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainItems }}()
        await {{ provider_calls }}.called()
        let firstRequest = {{ roles.Interactor.variable }}.request
        {{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainItems }}()
        {{ roles.Interactor.variable }}.{{ references.Interactor.output }} = output

        // when
        {{ provider_calls }}.release()
        await firstRequest?.value
        await {{ roles.Interactor.variable }}.request?.value

        // then
        {% include 'expect_equal', value: obtained_items, expected: '[["First", "Second"]]' %}
    }

    {% include 'async_test', name: 'doesNotReportTheFailureOfACancelledRequest' %}
        // given
        let {{ provider_role.variable }} = {{ provider_spy }}()
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({{ with_spy }})
        let output = {{ contracts.InteractorOutput.name }}{{ spy }}()
        {{ provider_calls }}.fails(ConnectionLost())
        {{ provider_calls }}.hold()
        {{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainItems }}()
        await {{ provider_calls }}.called()
        let firstRequest = {{ roles.Interactor.variable }}.request
        {{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainItems }}()
        {{ roles.Interactor.variable }}.{{ references.Interactor.output }} = output

        // when
        {{ provider_calls }}.release()
        await firstRequest?.value
        await {{ roles.Interactor.variable }}.request?.value

        // then
{%- capture failure_count %}output.{{ methods.InteractorOutput.didObtainItemsWithFailure }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: failure_count, expected: '1' %}
    }
{%- endif %}
{%- if provider == '' or parts contains 'CacheTracker' %}

    {% include 'test', name: 'answersAtOnceWithTheItemsThatItKnows' %}
        // given
{%- if parts contains 'CacheTracker' %}
        let {{ roles.CacheTracker.variable }} = {{ tracker_spy }}
        {{ roles.CacheTracker.variable }}.{{ methods.CacheTrackerInterface.obtainItemsFromCurrentCache }}Calls.returns(["Stored"])
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({% if provider != '' %}{{ provider }}: {{ provider_spy }}(), {% endif %}{{ references.Interactor.cacheTracker }}: {{ roles.CacheTracker.variable }})
{%- else %}
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({{ made }})
{%- endif %}
        let output = {{ contracts.InteractorOutput.name }}{{ spy }}()
        {{ roles.Interactor.variable }}.{{ references.Interactor.output }} = output

        // when
        {{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainItems }}()

        // then
{%- if parts contains 'CacheTracker' %}
        {% include 'expect_equal', value: obtained_items, expected: '[["Stored"]]' %}
{%- else %}
{%- capture items %}[["{{ module_info.name }} item"]]{% endcapture %}
        {% include 'expect_equal', value: obtained_items, expected: items %}
{%- endif %}
    }
{%- endif %}
{%- if parts contains 'CacheTracker' %}

    {% include 'test', name: 'startsToWatchTheStore' %}
        // given
        let {{ roles.CacheTracker.variable }} = {{ tracker_spy }}
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({% if provider != '' %}{{ provider }}: {{ provider_spy }}(), {% endif %}{{ references.Interactor.cacheTracker }}: {{ roles.CacheTracker.variable }})

        // when
        {{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainItems }}()

        // then
{%- capture actual %}{{ roles.CacheTracker.variable }}.{{ methods.CacheTrackerInterface.setup }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - {{ contracts.CacheTrackerDelegate.name }}

    {% include 'test', name: 'passesOnHowTheStoreChanges' %}
        // given
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({{ made }})
        let output = {{ contracts.InteractorOutput.name }}{{ spy }}()
        {{ roles.Interactor.variable }}.{{ references.Interactor.output }} = output
        let batch = ["First", "Third"].difference(from: ["First", "Second"])

        // when
        {{ roles.Interactor.variable }}.{{ methods.CacheTrackerDelegate.didProcessTransactionBatch }}(batch)

        // then
{%- capture batches %}output.{{ methods.InteractorOutput.didProcessTransactionBatch }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: batches, expected: '[batch]' %}
    }
{%- endif %}
}
{%- if provider != '' %}

private struct ConnectionLost: Error {}
{%- endif %}

"""#
    case 378: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% include 'imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.Service.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.Service.tests }} {
{%- endif %}
    // MARK: - {{ contracts.ServiceInterface.name }}

    {% include 'async_throwing_test', name: 'obtainsItems' %}
        // given
        let {{ roles.Service.variable }} = {{ roles.Service.type }}()

        // when
        let items = try await {{ roles.Service.variable }}.{{ methods.ServiceInterface.obtainItems }}()

        // then
        {% include 'expect_equal', value: 'items', expected: '["First item", "Second item", "Third item"]' %}
    }
}

"""#
    case 379: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'provider' -%}
{% include 'header' %}

{% include 'imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.Presenter.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.Presenter.tests }} {
{%- endif %}
{%- if parts contains 'ModuleInput' %}
    // MARK: - {{ contracts.ModuleInput.name }}

    {% include 'test', name: 'showsTheTitleItIsConfiguredWith' %}
        // given
        let view = {{ contracts.ViewInput.name }}{{ spy }}()
        let {{ roles.Presenter.variable }} = make{{ roles.Presenter.noun }}(view: view)
        {{ roles.Presenter.variable }}.{{ methods.ModuleInput.configure }}(withTitle: "Title")

        // when
        {{ roles.Presenter.variable }}.{{ methods.ViewOutput.didTriggerViewReadyEvent }}()

        // then
{%- capture actual %}view.{{ methods.ViewInput.update }}TitleCalls.last{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '"Title"' %}
    }
{% endif %}
    // MARK: - {{ contracts.ViewOutput.name }}

    {% include 'test', name: 'asksForItemsWhenTheViewIsReady' %}
        // given
        let {{ roles.Interactor.variable }} = {{ contracts.InteractorInput.name }}{{ spy }}()
        let {{ roles.Presenter.variable }} = make{{ roles.Presenter.noun }}({{ roles.Interactor.variable }}: {{ roles.Interactor.variable }})

        // when
        {{ roles.Presenter.variable }}.{{ methods.ViewOutput.didTriggerViewReadyEvent }}()

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainItems }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- if parts contains 'ModuleOutput' %}

    {% include 'test', name: 'tellsTheModuleOutputWhichItemWasSelected' %}
        // given
        let moduleOutput = {{ contracts.ModuleOutput.name }}{{ spy }}()
        let {{ roles.Presenter.variable }} = make{{ roles.Presenter.noun }}()
        {{ roles.Presenter.variable }}.{{ references.Presenter.moduleOutput }} = moduleOutput
        {{ roles.Presenter.variable }}.{{ obtained }}(["First", "Second"])

        // when
        {{ roles.Presenter.variable }}.{{ methods.ViewOutput.didSelectItem }}(at: 1)

        // then
{%- capture actual %}moduleOutput.{{ methods.ModuleOutput.didSelectItem }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["Second"]' %}
    }

    {% include 'test', name: 'ignoresTheSelectionOfAnItemThatIsNotThere' %}
        // given
        let moduleOutput = {{ contracts.ModuleOutput.name }}{{ spy }}()
        let {{ roles.Presenter.variable }} = make{{ roles.Presenter.noun }}()
        {{ roles.Presenter.variable }}.{{ references.Presenter.moduleOutput }} = moduleOutput
        {{ roles.Presenter.variable }}.{{ obtained }}(["First", "Second"])

        // when
        {{ roles.Presenter.variable }}.{{ methods.ViewOutput.didSelectItem }}(at: 2)

        // then
{%- capture actual %}moduleOutput.{{ methods.ModuleOutput.didSelectItem }}Calls.isEmpty{% endcapture %}
        {% include 'expect', condition: actual %}
    }
{%- endif %}

    {% include 'test', name: 'closesTheModuleWhenTheUserWantsToLeave' %}
        // given
        let {{ roles.Router.variable }} = {{ contracts.RouterInput.name }}{{ spy }}()
        let {{ roles.Presenter.variable }} = make{{ roles.Presenter.noun }}({{ roles.Router.variable }}: {{ roles.Router.variable }})

        // when
        {{ roles.Presenter.variable }}.{{ methods.ViewOutput.didTriggerCloseEvent }}()

        // then
{%- capture actual %}{{ roles.Router.variable }}.{{ methods.RouterInput.closeCurrentModule }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - {{ contracts.InteractorOutput.name }}

    {% include 'test', name: 'showsTheItemsItObtains' %}
        // given
        let view = {{ contracts.ViewInput.name }}{{ spy }}()
        let {{ roles.Presenter.variable }} = make{{ roles.Presenter.noun }}(view: view)

        // when
        {{ roles.Presenter.variable }}.{{ obtained }}(["First", "Second"])

        // then
{%- capture actual %}view.{{ methods.ViewInput.showItems }}Calls.last{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["First", "Second"]' %}
    }
{%- if provider != '' %}

    {% include 'test', name: 'saysThatTheItemsCouldNotBeLoaded' %}
        // given
        let view = {{ contracts.ViewInput.name }}{{ spy }}()
        let {{ roles.Presenter.variable }} = make{{ roles.Presenter.noun }}(view: view)

        // when
        {{ roles.Presenter.variable }}.{{ methods.InteractorOutput.didObtainItemsWithFailure }}(ConnectionLost())

        // then
{%- capture actual %}view.{{ methods.ViewInput.showMessage }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["The items could not be loaded."]' %}
    }
{%- endif %}
{%- if parts contains 'CacheTracker' %}

    {% include 'test', name: 'showsHowTheItemsChange' %}
        // given
        let view = {{ contracts.ViewInput.name }}{{ spy }}()
        let {{ roles.Presenter.variable }} = make{{ roles.Presenter.noun }}(view: view)
        {{ roles.Presenter.variable }}.{{ obtained }}(["First", "Second"])

        // when
        {{ roles.Presenter.variable }}.{{ methods.InteractorOutput.didProcessTransactionBatch }}(["First", "Third"].difference(from: ["First", "Second"]))

        // then
{%- capture actual %}view.{{ methods.ViewInput.showItems }}Calls.last{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["First", "Third"]' %}
    }

    {% include 'test', name: 'asksForItemsWhenAChangeIsOneOfOtherItems' %}
        // given
        let {{ roles.Interactor.variable }} = {{ contracts.InteractorInput.name }}{{ spy }}()
        let {{ roles.Presenter.variable }} = make{{ roles.Presenter.noun }}({{ roles.Interactor.variable }}: {{ roles.Interactor.variable }})

        // when
        {{ roles.Presenter.variable }}.{{ methods.InteractorOutput.didProcessTransactionBatch }}(["First"].difference(from: ["First", "Second"]))

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainItems }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- endif %}
{%- if parts contains 'ModuleOutput' %}

    // MARK: - Ownership

    {% include 'test', name: 'doesNotKeepItsModuleOutputAlive' %}
        // given
        let {{ roles.Presenter.variable }} = make{{ roles.Presenter.noun }}()
        var moduleOutput: {{ contracts.ModuleOutput.name }}{{ spy }}? = {{ contracts.ModuleOutput.name }}{{ spy }}()
        {{ roles.Presenter.variable }}.{{ references.Presenter.moduleOutput }} = moduleOutput

        // when
        moduleOutput = nil

        // then
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.moduleOutput }}{% endcapture %}
        {% include 'expect_nil', value: actual %}
    }
{%- endif %}
{%- include 'added_tests' %}

    // MARK: - Helpers

    {% include 'isolation' %}private func make{{ roles.Presenter.noun }}(
        view: {{ contracts.ViewInput.name }}{{ spy }}? = nil,
        {{ roles.Interactor.variable }}: {{ contracts.InteractorInput.name }}{{ spy }}? = nil,
        {{ roles.Router.variable }}: {{ contracts.RouterInput.name }}{{ spy }}? = nil
    ) -> {{ roles.Presenter.type }} {
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}(
            {{ references.Presenter.interactor }}: {{ roles.Interactor.variable }} ?? {{ contracts.InteractorInput.name }}{{ spy }}(),
            {{ references.Presenter.router }}: {{ roles.Router.variable }} ?? {{ contracts.RouterInput.name }}{{ spy }}()
        )
        {{ roles.Presenter.variable }}.{{ references.Presenter.view }} = view
        return {{ roles.Presenter.variable }}
    }
}
{%- if provider != '' %}

private struct ConnectionLost: Error {}
{%- endif %}

"""#
    case 380: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'screen_types' -%}
{%- capture suite %}{{ roles.Route.tests }}{% endcapture -%}
{%- capture is_view %}transitionHandler.opened.first?.view is {{ view_type }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'route_test_imports' %}

{% include 'view_suite', name: suite %}
    {% include 'test', name: 'pushesTheModule' %}
        // given
        let transitionHandler = RecordingTransitionHandler()

        // when
        transitionHandler.open(route: {{ roles.Route.type }}.push)

        // then
        {% include 'expect_equal', value: 'transitionHandler.opened.map(\.transition)', expected: '["push"]' %}
        {% include 'expect', condition: is_view %}
    }
{%- if parts contains 'ModuleInput' %}

    {% include 'test', name: 'configuresTheModuleBeforeItIsShown' %}
        // given
        let transitionHandler = RecordingTransitionHandler()
        var shownBeforeItWasConfigured: Bool?

        // when
        transitionHandler.open(route: {{ roles.Route.type }}.push) { _ in
            shownBeforeItWasConfigured = !transitionHandler.opened.isEmpty
        }

        // then
        {% include 'expect_equal', value: 'shownBeforeItWasConfigured', expected: 'false' %}
    }
{%- endif %}
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 381: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- if custom_parameters.runtime == 'adder' -%}
{%- assign handler = 'RecordingTransitionHandler' -%}
{%- assign close_count = 'transitionHandler.closeCount' -%}
{%- else -%}
{%- assign handler = contracts.TransitionHandler.name | append: spy -%}
{%- capture close_count %}transitionHandler.{{ methods.TransitionHandler.closeCurrentModule }}Calls.count{% endcapture -%}
{%- endif -%}
{% include 'header' %}

{% include 'runtime_test_imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.Router.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.Router.tests }} {
{%- endif %}
    // MARK: - {{ contracts.RouterInput.name }}

    {% include 'test', name: 'closesTheModuleThroughTheTransitionHandler' %}
        // given
        let transitionHandler = {{ handler }}()
        let {{ roles.Router.variable }} = {{ roles.Router.type }}()
        {{ roles.Router.variable }}.{{ references.Router.transitionHandler }} = transitionHandler

        // when
        {{ roles.Router.variable }}.{{ methods.RouterInput.closeCurrentModule }}()

        // then
        {% include 'expect_equal', value: close_count, expected: '1' %}
    }

    // MARK: - Ownership

    {% include 'test', name: 'doesNotKeepItsTransitionHandlerAlive' %}
        // given
        let {{ roles.Router.variable }} = {{ roles.Router.type }}()
        var transitionHandler: {{ handler }}? = {{ handler }}()
        {{ roles.Router.variable }}.{{ references.Router.transitionHandler }} = transitionHandler

        // when
        transitionHandler = nil

        // then
{%- capture actual %}{{ roles.Router.variable }}.{{ references.Router.transitionHandler }}{% endcapture %}
        {% include 'expect_nil', value: actual %}
    }
}

"""#
    case 382: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% include 'imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.Route.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.Route.tests }} {
{%- endif %}
    {% include 'test', name: 'opensTheModuleInTheTransitionHandler' %}
        // given
        let transitionHandler = {{ contracts.RouteTransitionHandler.name }}{{ spy }}()
        let route = {{ roles.Route.type }}()

        // when
        route.open{{ module_info.name }}Module(transitionHandler: transitionHandler)

        // then
{%- capture actual %}transitionHandler.open{{ module_info.name }}ModuleWithCalls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'letsTheTransitionHandlerCloseTheModule' %}
        // given
        let transitionHandler = {{ contracts.RouteTransitionHandler.name }}{{ spy }}()
        let route = {{ roles.Route.type }}()
        route.open{{ module_info.name }}Module(transitionHandler: transitionHandler)

        // when
        transitionHandler.open{{ module_info.name }}ModuleWithCalls.last?.close()

        // then
{%- capture actual %}transitionHandler.{{ methods.TransitionHandler.closeCurrentModule }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- if parts contains 'ModuleOutput' %}

    {% include 'test', name: 'passesTheModuleOutputOn' %}
        // given
        let transitionHandler = {{ contracts.RouteTransitionHandler.name }}{{ spy }}()
        let moduleOutput = {{ contracts.ModuleOutput.name }}{{ spy }}()
        let route = {{ roles.Route.type }}()

        // when
        route.open{{ module_info.name }}Module(transitionHandler: transitionHandler, moduleOutput: moduleOutput)

        // then
        let {{ roles.Presenter.variable }} = transitionHandler.open{{ module_info.name }}ModuleWithCalls.last?.{{ references.View.output }} as? {{ roles.Presenter.type }}
        {{ roles.Presenter.variable }}?.{{ references.Presenter.moduleOutput }}?.{{ methods.ModuleOutput.didSelectItem }}("Item")
{%- capture actual %}moduleOutput.{{ methods.ModuleOutput.didSelectItem }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["Item"]' %}
    }
{%- endif %}
{%- if parts contains 'ModuleInput' %}

    {% include 'test', name: 'configuresTheModuleBeforeItIsShown' %}
        // given
        let transitionHandler = {{ contracts.RouteTransitionHandler.name }}{{ spy }}()
        let route = {{ roles.Route.type }}()
        var shownBeforeItWasConfigured: Bool?

        // when
        route.open{{ module_info.name }}Module(transitionHandler: transitionHandler) { _ in
            shownBeforeItWasConfigured = !transitionHandler.open{{ module_info.name }}ModuleWithCalls.isEmpty
        }

        // then
        {% include 'expect_equal', value: 'shownBeforeItWasConfigured', expected: 'false' %}
    }
{%- endif %}
}

"""#
    case 383: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
{% include 'uikit_imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.Route.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.Route.tests }} {
{%- endif %}
    {% include 'test', name: 'pushesTheModuleOntoTheNavigationStack' %}
        // given
        let opener = OpenerViewController()
        let navigationController = UINavigationController(rootViewController: opener)
        let route = {{ roles.Route.type }}()

        // when
        route.open{{ module_info.name }}Module(transitionHandler: opener)

        // then
{%- capture module_is_on_top %}navigationController.topViewController is {{ roles.View.type }}{% endcapture %}
        {% include 'expect', condition: module_is_on_top %}
    }
{%- if parts contains 'ModuleOutput' %}

    {% include 'test', name: 'passesTheModuleOutputOn' %}
        // given
        let transitionHandler = {{ contracts.RouteTransitionHandler.name }}{{ spy }}()
        let moduleOutput = {{ contracts.ModuleOutput.name }}{{ spy }}()
        let route = {{ roles.Route.type }}()

        // when
        route.open{{ module_info.name }}Module(transitionHandler: transitionHandler, moduleOutput: moduleOutput)

        // then
        let {{ roles.Presenter.variable }} = transitionHandler.open{{ module_info.name }}ModuleWithCalls.last?.{{ references.View.output }} as? {{ roles.Presenter.type }}
        {{ roles.Presenter.variable }}?.{{ references.Presenter.moduleOutput }}?.{{ methods.ModuleOutput.didSelectItem }}("Item")
{%- capture actual %}moduleOutput.{{ methods.ModuleOutput.didSelectItem }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["Item"]' %}
    }
{%- endif %}
{%- if parts contains 'ModuleInput' %}

    {% include 'test', name: 'configuresTheModuleBeforeItIsShown' %}
        // given
        let transitionHandler = {{ contracts.RouteTransitionHandler.name }}{{ spy }}()
        let route = {{ roles.Route.type }}()
        var shownBeforeItWasConfigured: Bool?

        // when
        route.open{{ module_info.name }}Module(transitionHandler: transitionHandler) { _ in
            shownBeforeItWasConfigured = !transitionHandler.open{{ module_info.name }}ModuleWithCalls.isEmpty
        }

        // then
        {% include 'expect_equal', value: 'shownBeforeItWasConfigured', expected: 'false' %}
    }
{%- endif %}
}

private final class OpenerViewController: UIViewController, {{ contracts.RouteTransitionHandler.name }} {}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 384: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign has_delegate = false -%}
{%- if custom_parameters.ui != 'none' and parts contains 'ModuleOutput' -%}
{%- assign has_delegate = true -%}
{%- endif -%}
{%- capture row_type %}{% include 'row_type' %}{% endcapture -%}
{% include 'header' %}

{% include 'runtime_test_imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.DataDisplayManager.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.DataDisplayManager.tests }} {
{%- endif %}
    {% include 'test', name: 'hasARowForEachItem' %}
        // given
        let {{ roles.DataDisplayManager.variable }} = make{{ roles.DataDisplayManager.noun }}()
        let listView = RecordingListView(of: {{ roles.DataDisplayManager.variable }})

        // when
        {{ roles.DataDisplayManager.variable }}.update(with: ["First", "Second"])

        // then
        {% include 'expect_equal', value: 'texts(in: listView)', expected: '["First", "Second"]' %}
    }

    {% include 'test', name: 'changesTheRowsThatDiffer' %}
        // given
        let {{ roles.DataDisplayManager.variable }} = make{{ roles.DataDisplayManager.noun }}()
        let listView = RecordingListView(of: {{ roles.DataDisplayManager.variable }})
        {{ roles.DataDisplayManager.variable }}.update(with: ["First", "Second", "Third"])
        listView.clearCalls()

        // when
        {{ roles.DataDisplayManager.variable }}.update(with: ["First", "Third", "Fourth"])

        // then
        {% include 'expect', condition: '!listView.calls.contains(.reload) && texts(in: listView) == ["First", "Third", "Fourth"]' %}
    }
{%- if has_delegate %}

    {% include 'test', name: 'tellsTheDelegateWhichItemWasSelected' %}
        // given
        let delegate = {{ contracts.DataDisplayManagerDelegate.name }}{{ spy }}()
        let {{ roles.DataDisplayManager.variable }} = make{{ roles.DataDisplayManager.noun }}()
        {{ roles.DataDisplayManager.variable }}.{{ references.DataDisplayManager.delegate }} = delegate
        let listView = RecordingListView(of: {{ roles.DataDisplayManager.variable }})
        {{ roles.DataDisplayManager.variable }}.update(with: ["First", "Second"])

        // when
        listView.userSelects(at: ListPosition(item: 1))

        // then
{%- capture actual %}delegate.{{ methods.DataDisplayManagerDelegate.didSelectItem }}AtCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }
{%- endif %}

    // MARK: - Helpers

    {% include 'isolation' %}private func make{{ roles.DataDisplayManager.noun }}() -> {{ roles.DataDisplayManager.type }} {
        {{ roles.DataDisplayManager.type }}({% if parts contains 'CellObjectFactory' %}{{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}(){% endif %})
    }

    {% include 'isolation' %}private func texts(in listView: RecordingListView) -> [String] {
        listView.rows(as: {{ row_type }}.self).flatMap { $0.map(\.text) }
    }
}

"""#
    case 385: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% if custom_parameters.runtime == 'adder' -%}
import Adder
{% endif -%}
{% include 'imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.CellObjectFactory.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.CellObjectFactory.tests }} {
{%- endif %}
    {% include 'test', name: 'makesACellObjectOfEachItem' %}
        // given
        let factory = {{ roles.CellObjectFactory.type }}()

        // when
        let cellObjects = factory.makeCellObjects(from: ["First", "Second"]){% if custom_parameters.runtime == 'adder' %}.compactMap { $0 as? {{ roles.CellObject.type }} }{% endif %}

        // then
        {% include 'expect_equal', value: 'cellObjects.map(\.text)', expected: '["First", "Second"]' %}
    }
}

"""#
    case 386: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Cell.tests }}{% endcapture -%}
{%- capture text %}gtk_label_get_text(cell.widget.opaque).map { String(cString: $0) }{% endcapture -%}
{% include 'header' %}

{% include 'gtk_test_imports' %}

{% include 'view_suite', name: suite %}
    {% include 'test', name: 'drawsTheTextOfTheRowThatItHasNow' %}
        // given
        let cell = {{ roles.Cell.type }}()
        cell.configure(with: {% include 'row_type' %}(text: "First"))

        // when
        cell.configure(with: {% include 'row_type' %}(text: "<b>Tom & Jerry</b>"))

        // then
        let text = {{ text }}
        {% include 'expect_equal', value: 'text', expected: '"<b>Tom & Jerry</b>"' %}
    }
}

"""#
    case 387: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'provider' -%}
{%- capture suite %}{{ roles.View.plain.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'gtk_test_imports' %}

{% include 'view_suite', name: suite %}
    // MARK: - Life cycle

    {% include 'test', name: 'tellsTheOutputThatItIsReady' %}
        // given
        let output = {{ contracts.ViewOutput.name }}{{ spy }}()
        let view = makeView(output: output)

        // when
        view.viewDidLoad()

        // then
{%- capture actual %}output.{{ methods.ViewOutput.didTriggerViewReadyEvent }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - Actions

    {% include 'test', name: 'tellsTheOutputThatTheUserWantsToLeave' %}
        // given
        let output = {{ contracts.ViewOutput.name }}{{ spy }}()
        let view = makeView(output: output)

        // when
        view.closeButton.emit("clicked")

        // then
{%- capture actual %}output.{{ methods.ViewOutput.didTriggerCloseEvent }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- if parts contains 'ModuleOutput' %}

    {% include 'test', name: 'tellsTheOutputWhichItemWasSelected' %}
        // given
        let output = {{ contracts.ViewOutput.name }}{{ spy }}()
        let view = makeView(output: output)
        view.{{ methods.ViewInput.showItems }}(["First", "Second"])

        // when
{%- if parts contains 'DataDisplayManager' %}
        gtk_widget_activate_action_variant(view.listView.listWidget.widget, "list.activate-item", g_variant_new_uint32(1))
{%- else %}
        let row = gtk_list_box_get_row_at_index(view.listBox.opaque, 1)
        row.map { _ = view.listBox.emit("row-activated", GTKObject(retaining: $0)) }
{%- endif %}

        // then
{%- capture actual %}output.{{ methods.ViewOutput.didSelectItem }}AtCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }
{%- endif %}

    // MARK: - {{ contracts.ViewInput.name }}
{%- if parts contains 'ModuleInput' %}

    {% include 'test', name: 'showsTheTitle' %}
        // given
        let view = makeView()

        // when
        view.{{ methods.ViewInput.update }}(title: "Title")

        // then
        {% include 'expect_equal', value: 'view.title', expected: '"Title"' %}
    }
{%- endif %}

    {% include 'test', name: 'showsARowForEachItem' %}
        // given
        let view = makeView()

        // when
        view.{{ methods.ViewInput.showItems }}(["First", "Second"])

        // then
{%- if parts contains 'DataDisplayManager' %}
        let rowCount = g_list_model_get_n_items(gtk_list_view_get_model(view.listView.listWidget.opaque))
        {% include 'expect_equal', value: 'rowCount', expected: '2' %}
{%- else %}
        let titles = (0...2).map { title(ofRow: $0, in: view.listBox) }
        {% include 'expect_equal', value: 'titles', expected: '["First", "Second", nil]' %}
{%- endif %}
    }
{%- if provider != '' %}

    {% include 'test', name: 'showsAMessage' %}
        // given
        let view = makeView()

        // when
        view.{{ methods.ViewInput.showMessage }}("Message")

        // then
        let text = gtk_label_get_text(view.messageLabel.opaque).map { String(cString: $0) }
        {% include 'expect_equal', value: 'text', expected: '"Message"' %}
    }
{%- endif %}

    // MARK: - Helpers

    {% include 'isolation' %}private func makeView(output: {{ contracts.ViewOutput.name }}{{ spy }}? = nil) -> {{ roles.View.plain.type }} {
{%- if parts contains 'DataDisplayManager' %}
        {{ roles.View.plain.type }}(
            {{ references.View.output }}: output ?? {{ contracts.ViewOutput.name }}{{ spy }}(),
            {{ references.View.dataDisplayManager }}: {{ roles.DataDisplayManager.type }}(
{%- if parts contains 'CellObjectFactory' %}{{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}(){% endif -%}
            )
        )
{%- elsif parts contains 'CellObjectFactory' %}
        {{ roles.View.plain.type }}({{ references.View.output }}: output ?? {{ contracts.ViewOutput.name }}{{ spy }}(), {{ roles.CellObjectFactory.variable }}: {{ roles.CellObjectFactory.type }}())
{%- else %}
        {{ roles.View.plain.type }}({{ references.View.output }}: output ?? {{ contracts.ViewOutput.name }}{{ spy }}())
{%- endif %}
    }

{%- unless parts contains 'DataDisplayManager' %}

{% include 'row_title' %}
{%- endunless %}
}

"""#
    case 388: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% include 'imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.DataDisplayManager.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.DataDisplayManager.tests }} {
{%- endif %}
    {% include 'test', name: 'numbersTheItems' %}
        // given
{%- if parts contains 'CellObjectFactory' %}
        let {{ roles.DataDisplayManager.variable }} = {{ roles.DataDisplayManager.type }}({{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}())
{%- else %}
        let {{ roles.DataDisplayManager.variable }} = {{ roles.DataDisplayManager.type }}()
{%- endif %}

        // when
        let lines = {{ roles.DataDisplayManager.variable }}.makeLines(from: ["First", "Second"])

        // then
        {% include 'expect_equal', value: 'lines', expected: '["1. First", "2. Second"]' %}
    }
}

"""#
    case 389: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

import Adder
{% include 'imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ module }}LineWriterTests: XCTestCase {
{%- else -%}
@MainActor
struct {{ module }}LineWriterTests {
{%- endif %}
    {% include 'test', name: 'writesAllLinesWhenTheListChanges' %}
        // given
        var lines: [String] = []
        let {{ roles.DataDisplayManager.variable }} = {{ roles.DataDisplayManager.type }}({% if parts contains 'CellObjectFactory' %}{{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}(){% endif %})
        let lineWriter = {{ module }}LineWriter({{ roles.DataDisplayManager.variable }}: {{ roles.DataDisplayManager.variable }}) { lines.append($0) }
        {{ roles.DataDisplayManager.variable }}.show(in: lineWriter)
        {{ roles.DataDisplayManager.variable }}.update(with: ["First"])

        // when
        {{ roles.DataDisplayManager.variable }}.update(with: ["First", "Second"])

        // then
        {% include 'expect_equal', value: 'lines', expected: '["1. First", "1. First", "2. Second"]' %}
    }
}

"""#
    case 390: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'provider' -%}
{% include 'header' %}

{% include 'imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.View.plain.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.View.plain.tests }} {
{%- endif %}
    // MARK: - Life cycle

    {% include 'test', name: 'tellsTheOutputThatItIsReady' %}
        // given
        let output = {{ contracts.ViewOutput.name }}{{ spy }}()
        let view = makeView(output: output)

        // when
        view.{% if custom_parameters.runtime == 'adder' %}viewDidLoad{% else %}start{% endif %}()

        // then
{%- capture actual %}output.{{ methods.ViewOutput.didTriggerViewReadyEvent }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - Actions
{%- if parts contains 'ModuleOutput' %}

    {% include 'test', name: 'tellsTheOutputWhichItemWasSelected' %}
        // given
        let output = {{ contracts.ViewOutput.name }}{{ spy }}()
        let view = makeView(output: output)

        // when
        view.selectItem(at: 1)

        // then
{%- capture actual %}output.{{ methods.ViewOutput.didSelectItem }}AtCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }
{%- endif %}

    {% include 'test', name: 'tellsTheOutputThatTheUserWantsToLeave' %}
        // given
        let output = {{ contracts.ViewOutput.name }}{{ spy }}()
        let view = makeView(output: output)

        // when
        view.close()

        // then
{%- capture actual %}output.{{ methods.ViewOutput.didTriggerCloseEvent }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - {{ contracts.ViewInput.name }}
{%- if parts contains 'ModuleInput' %}

    {% include 'test', name: 'writesTheTitleAboveTheItems' %}
        // given
        var lines: [String] = []
        let view = makeView { lines.append($0) }

        // when
        view.{{ methods.ViewInput.update }}(title: "Title")
        view.{{ methods.ViewInput.showItems }}(["First"])

        // then
        {% include 'expect_equal', value: 'lines', expected: '["Title", "1. First"]' %}
    }
{%- endif %}

    {% include 'test', name: 'writesALineForEachItem' %}
        // given
        var lines: [String] = []
        let view = makeView { lines.append($0) }

        // when
        view.{{ methods.ViewInput.showItems }}(["First", "Second"])

        // then
        {% include 'expect_equal', value: 'lines', expected: '["1. First", "2. Second"]' %}
    }
{%- if provider != '' %}

    {% include 'test', name: 'writesAMessage' %}
        // given
        var lines: [String] = []
        let view = makeView { lines.append($0) }

        // when
        view.{{ methods.ViewInput.showMessage }}("Message")

        // then
        {% include 'expect_equal', value: 'lines', expected: '["Message"]' %}
    }
{%- endif %}

    // MARK: - Helpers

    {% include 'isolation' %}private func makeView(
        output: {{ contracts.ViewOutput.name }}{{ spy }}? = nil,
        write: @escaping (String) -> Void = { _ in }
    ) -> {{ roles.View.plain.type }} {
        {{ roles.View.plain.type }}(
            {{ references.View.output }}: output ?? {{ contracts.ViewOutput.name }}{{ spy }}(),
{%- if parts contains 'DataDisplayManager' %}
            {{ references.View.dataDisplayManager }}: {{ roles.DataDisplayManager.type }}(
{%- if parts contains 'CellObjectFactory' %}{{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}(){% endif -%}
            ),
{%- elsif parts contains 'CellObjectFactory' %}
            {{ roles.CellObjectFactory.variable }}: {{ roles.CellObjectFactory.type }}(),
{%- endif %}
            write: write
        )
    }
}

"""#
    case 391: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
{% include 'uikit_imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.Cell.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.Cell.tests }} {
{%- endif %}
    {% include 'test', name: 'drawsTheTextOfTheRowThatItHasNow' %}
        // given
        let cell = {{ roles.Cell.type }}(style: .default, reuseIdentifier: nil)
        cell.configure(with: {% include 'row_type' %}(text: "First"))

        // when
        cell.configure(with: {% include 'row_type' %}(text: "Second"))

        // then
        let content = cell.contentConfiguration as? UIListContentConfiguration
        {% include 'expect_equal', value: 'content?.text', expected: '"Second"' %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 392: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
{% include 'uikit_imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.DataDisplayManager.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.DataDisplayManager.tests }} {
{%- endif %}
    // MARK: - UITableViewDataSource

    {% include 'test', name: 'hasARowForEachItem' %}
        // given
        let {{ roles.DataDisplayManager.variable }} = make{{ roles.DataDisplayManager.noun }}()
        let tableView = UITableView(frame: .zero, style: .plain)
        let dataSource = {{ roles.DataDisplayManager.variable }}.dataSource(for: tableView)
        tableView.dataSource = dataSource

        // when
        {{ roles.DataDisplayManager.variable }}.update(with: ["First", "Second"])

        // then
        let rowCount = dataSource.tableView(tableView, numberOfRowsInSection: 0)
        {% include 'expect_equal', value: 'rowCount', expected: '2' %}
    }

    {% include 'test', name: 'drawsTheTextOfAnItem' %}
        // given
        let {{ roles.DataDisplayManager.variable }} = make{{ roles.DataDisplayManager.noun }}()
        let tableView = UITableView(frame: .zero, style: .plain)
        let dataSource = {{ roles.DataDisplayManager.variable }}.dataSource(for: tableView)
        tableView.dataSource = dataSource
        {{ roles.DataDisplayManager.variable }}.update(with: ["First", "Second"])

        // when
        let cell = dataSource.tableView(tableView, cellForRowAt: IndexPath(row: 1, section: 0))

        // then
        let content = cell.contentConfiguration as? UIListContentConfiguration
        {% include 'expect_equal', value: 'content?.text', expected: '"Second"' %}
    }
{%- if parts contains 'ModuleOutput' %}

    // MARK: - UITableViewDelegate

    {% include 'test', name: 'tellsTheDelegateWhichItemWasSelected' %}
        // given
        let delegate = {{ contracts.DataDisplayManagerDelegate.name }}{{ spy }}()
        let {{ roles.DataDisplayManager.variable }} = make{{ roles.DataDisplayManager.noun }}()
        {{ roles.DataDisplayManager.variable }}.{{ references.DataDisplayManager.delegate }} = delegate
        let tableView = UITableView(frame: .zero, style: .plain)

        // when
        {{ roles.DataDisplayManager.variable }}.tableView(tableView, didSelectRowAt: IndexPath(row: 1, section: 0))

        // then
{%- capture actual %}delegate.{{ methods.DataDisplayManagerDelegate.didSelectItem }}AtCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }
{%- endif %}

    // MARK: - Helpers

    {% include 'isolation' %}private func make{{ roles.DataDisplayManager.noun }}() -> {{ roles.DataDisplayManager.type }} {
        {{ roles.DataDisplayManager.type }}({% if parts contains 'CellObjectFactory' %}{{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}(){% endif %})
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 393: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'provider' -%}
{%- include 'view_layout' -%}
{% include 'header' %}

{% capture body %}
{%- if custom_parameters.runtime == 'adder' and parts contains 'DataDisplayManager' %}
import Adder
import AdderUIKit
{%- endif %}
{% include 'uikit_imports' %}

{% if custom_parameters.tests == 'xctest' -%}
final class {{ roles.View.tests }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ roles.View.tests }} {
{%- endif %}
    // MARK: - Life cycle

    {% include 'test', name: 'tellsTheOutputThatItIsReady' %}
        // given
        let output = {{ contracts.ViewOutput.name }}{{ spy }}()
        let viewController = makeViewController(output: output)

        // when
        viewController.loadViewIfNeeded()

        // then
{%- capture actual %}output.{{ methods.ViewOutput.didTriggerViewReadyEvent }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'hasACloseButtonAtTheRootOfAModalScreen' %}
        // given
        let viewController = makeViewController()
        let opener = UIViewController()
        let window = UIWindow()
        window.rootViewController = opener
        window.isHidden = false

        // when
        opener.present(UINavigationController(rootViewController: viewController), animated: false)
        viewController.viewWillAppear(false)

        // then
        {% include 'expect_same', value: 'viewController.navigationItem.leftBarButtonItem', expected: 'viewController.closeButton' %}
    }

    {% include 'test', name: 'leavesTheBackButtonInItsPlace' %}
        // given
        let viewController = makeViewController()
        viewController.navigationItem.leftBarButtonItem = viewController.closeButton
        let navigationController = UINavigationController(rootViewController: UIViewController())
        navigationController.pushViewController(viewController, animated: false)

        // when
        viewController.viewWillAppear(false)

        // then
        {% include 'expect_nil', value: 'viewController.navigationItem.leftBarButtonItem' %}
    }

    {% include 'test', name: 'hasNoCloseButtonAtTheRootOfAWindow' %}
        // given
        let viewController = makeViewController()
        viewController.navigationItem.leftBarButtonItem = viewController.closeButton
        let navigationController = UINavigationController(rootViewController: viewController)

        // when
        navigationController.loadViewIfNeeded()
        viewController.viewWillAppear(false)

        // then
        {% include 'expect_nil', value: 'viewController.navigationItem.leftBarButtonItem' %}
    }
{%- if parts contains 'DataDisplayManager' %}
{%- if parts contains 'ModuleOutput' %}

    {% include 'test', name: 'letsItsDataDisplayManagerFollowTheTable' %}
        // given
        let viewController = makeViewController()

        // when
        viewController.loadViewIfNeeded()

        // then
{%- if custom_parameters.runtime == 'adder' %}
{%- capture table %}viewController.{{ views }}tableView{% endcapture %}
{%- capture actual %}{{ table }}.delegate{% endcapture %}
{%- capture expected %}viewController.{{ ddm }}.delegate(for: {{ table }}){% endcapture %}
        {% include 'expect_same', value: actual, expected: expected %}
{%- else %}
{%- capture expected %}viewController.{{ references.View.dataDisplayManager }}{% endcapture %}
        {%- capture delegate %}viewController.{{ views }}tableView.delegate{% endcapture %}
        {% include 'expect_same', value: delegate, expected: expected %}
{%- endif %}
    }
{%- else %}

    {% include 'test', name: 'letsNoItemBeSelected' %}
        // given
        let viewController = makeViewController()

        // when
        viewController.loadViewIfNeeded()

        // then
        {%- capture actual %}viewController.{{ views }}tableView.allowsSelection{% endcapture %}
        {% include 'expect_equal', value: actual, expected: 'false' %}
    }
{%- endif %}
{%- endif %}

    // MARK: - Actions

    {% include 'test', name: 'tellsTheOutputThatTheUserWantsToLeave' %}
        // given
        let output = {{ contracts.ViewOutput.name }}{{ spy }}()
        let viewController = makeViewController(output: output)

        // when
        viewController.didTapCloseButton()

        // then
{%- capture actual %}output.{{ methods.ViewOutput.didTriggerCloseEvent }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- if parts contains 'ModuleOutput' %}
{%- unless parts contains 'DataDisplayManager' %}

    {% include 'test', name: 'tellsTheOutputWhichItemWasSelected' %}
        // given
        let output = {{ contracts.ViewOutput.name }}{{ spy }}()
        let viewController = makeViewController(output: output)
        viewController.loadViewIfNeeded()
        viewController.{{ methods.ViewInput.showItems }}(["First", "Second"])
        let button = viewController.{{ views }}stackView.arrangedSubviews.last as? UIButton

        // when
        button?.sendActions(for: .primaryActionTriggered)

        // then
{%- capture actual %}output.{{ methods.ViewOutput.didSelectItem }}AtCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }
{%- endunless %}
{%- endif %}

    // MARK: - {{ contracts.ViewInput.name }}
{%- if parts contains 'ModuleInput' %}

    {% include 'test', name: 'showsTheTitle' %}
        // given
        let viewController = makeViewController()

        // when
        viewController.{{ methods.ViewInput.update }}(title: "Title")

        // then
        {% include 'expect_equal', value: 'viewController.title', expected: '"Title"' %}
    }
{%- endif %}

    {% include 'test', name: 'showsARowForEachItem' %}
        // given
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()

        // when
        viewController.{{ methods.ViewInput.showItems }}(["First", "Second"])

        // then
{%- if parts contains 'DataDisplayManager' %}
        {%- capture actual %}viewController.{{ views }}tableView.numberOfRows(inSection: 0){% endcapture %}
        {% include 'expect_equal', value: actual, expected: '2' %}
{%- else %}
        {%- capture actual %}viewController.{{ views }}stackView.arrangedSubviews.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '2' %}
{%- endif %}
    }
{%- if provider != '' %}

    {% include 'test', name: 'showsAMessage' %}
        // given
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()

        // when
        viewController.{{ methods.ViewInput.showMessage }}("Message")

        // then
        {%- capture actual %}viewController.{{ views }}messageLabel.text{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '"Message"' %}
    }
{%- endif %}
{%- if parts contains 'DataDisplayManager' and parts contains 'ModuleOutput' %}

    // MARK: - {{ contracts.DataDisplayManagerDelegate.name }}

    {% include 'test', name: 'tellsTheOutputWhichItemWasSelected' %}
        // given
        let output = {{ contracts.ViewOutput.name }}{{ spy }}()
        let viewController = makeViewController(output: output)
        viewController.loadViewIfNeeded()
        viewController.{{ methods.ViewInput.showItems }}(["First", "Second"])

        // when
{%- if custom_parameters.runtime == 'adder' %}
        viewController.{{ ddm }}.userDidSelect(at: ListPosition(item: 1))
{%- else %}
        let row = IndexPath(row: 1, section: 0)
        viewController.{{ ddm }}.tableView(viewController.{{ views }}tableView, didSelectRowAt: row)
{%- endif %}

        // then
{%- capture actual %}output.{{ methods.ViewOutput.didSelectItem }}AtCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }
{%- endif %}
{%- if custom_parameters.runtime == 'none' %}

    // MARK: - {{ contracts.TransitionHandler.name }}

    {% include 'test', name: 'leavesTheNavigationStack' %}
        // given
        let opener = UIViewController()
        let navigationController = UINavigationController(rootViewController: opener)
        let viewController = makeViewController()
        navigationController.pushViewController(viewController, animated: false)

        // when
        viewController.{{ methods.TransitionHandler.closeCurrentModule }}()

        // then
        {% include 'expect_same', value: 'navigationController.topViewController', expected: 'opener' %}
    }
{%- endif %}

    // MARK: - Helpers

    {% include 'isolation' %}private func makeViewController(output: {{ contracts.ViewOutput.name }}{{ spy }}? = nil) -> {{ roles.View.type }} {
{%- unless in_code %}
        let viewController = {{ roles.View.type }}.controller()
{%- capture output %}output ?? {{ contracts.ViewOutput.name }}{{ spy }}(){% endcapture %}
{%- include 'connect_view', view: 'viewController', source: output, indent: '        ' %}
        return viewController
{%- else %}
{%- if parts contains 'DataDisplayManager' %}
        let {{ roles.DataDisplayManager.variable }} = {{ roles.DataDisplayManager.type }}(
{%- if parts contains 'CellObjectFactory' %}
            {{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}()
        {% endif %})
        return {{ roles.View.type }}({{ references.View.output }}: output ?? {{ contracts.ViewOutput.name }}{{ spy }}(), {{ references.View.dataDisplayManager }}: {{ roles.DataDisplayManager.variable }})
{%- elsif parts contains 'CellObjectFactory' %}
        {{ roles.View.type }}({{ references.View.output }}: output ?? {{ contracts.ViewOutput.name }}{{ spy }}(), {{ roles.CellObjectFactory.variable }}: {{ roles.CellObjectFactory.type }}())
{%- else %}
        {{ roles.View.type }}({{ references.View.output }}: output ?? {{ contracts.ViewOutput.name }}{{ spy }}())
{%- endif %}
{%- endunless %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 394: #"""
parameters:
  ui:
    values: [uikit, gtk, none]
    default: none
    needs:
      gtk: {runtime: adder}
    summary: The framework for the view; none writes lines of text, for command-line programs and servers
  view:
    values: [code, xib, storyboard]
    default: code
    needs:
      xib: {ui: uikit}
      storyboard: {ui: uikit}
    summary: Where a UIKit view is laid out; code writes a view class
  runtime:
    values: [adder, none]
    default: none
    summary: What opens and closes modules; adder is the library, with none the app does it
  tests:
    values: [swift-testing, xctest]
    default: swift-testing
    summary: The framework for the tests
parts:
  State:
    default: on
    summary: The presenter's data as a separate value
  Service:
    default: on
    summary: Obtains the items for the interactor, behind a protocol
  DataDisplayManager:
    default: on
    summary: The helper of the view that fills the list
  CellObjectFactory:
    default: on
    summary: The helper of the view that turns items into rows
  ModuleInput:
    default: on
    summary: How the module that opens this one configures it
  ModuleOutput:
    default: on
    summary: What the module reports to the module that opened it
  Route:
    default: off
    summary: The route to this module, shared by the routers that open it
  Facade:
    default: off
    summary: Use of services that several interactors share
  CacheTracker:
    default: off
    summary: Watches the store for the interactor, behind a protocol

"""#
    case 395: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- if custom_parameters.ui == 'uikit' -%}
{%- assign ui = 'UIKit' -%}
{%- assign view = roles.View -%}
{%- elsif custom_parameters.ui == 'gtk' -%}
{%- assign ui = 'GTK' -%}
{%- assign view = roles.View.plain -%}
{%- else -%}
{%- assign ui = 'Text' -%}
{%- assign view = roles.View.plain -%}
{%- endif -%}
{%- assign wiring = ui -%}
{%- assign drawer = '' -%}
{%- if custom_parameters.runtime == 'adder' -%}
{%- assign wiring = 'Adder' -%}
{%- assign drawer = 'Cell' -%}
{%- if ui == 'Text' -%}
{%- assign drawer = 'LineWriter' -%}
{%- endif -%}
{%- endif -%}
{%- capture drawer_file %}{{ roles.View.folder }}{{ module }}LineWriter{% endcapture -%}
{%- if drawer == 'Cell' -%}
{%- capture drawer_file %}{{ roles.Cell.folder }}{{ roles.Cell.type }}{% endcapture -%}
{%- endif -%}
name: rambler-viper
summary: A VIPER module as The VIPER Book describes it
author: Adder
version: 1.0.0
license: MIT
architecture: rambler-viper

code_files:
  - {file: "{{ roles.Assembly.file }}", path: Code/Assembly/{{ wiring }}Assembly.swift.liquid}

  - {file: "{{ roles.Interactor.file }}", path: Code/Interactor/Interactor.swift.liquid}
  - {file: "{{ contracts.InteractorInput.file }}", path: Code/Interactor/InteractorInput.swift.liquid}
  - {file: "{{ contracts.InteractorOutput.file }}", path: Code/Interactor/InteractorOutput.swift.liquid}
  - {file: "{{ contracts.ServiceInterface.helper_folder }}{{ contracts.ServiceInterface.name }}.swift", path: Code/Interactor/Service.swift.liquid, part: Service}
  - {file: "{{ contracts.ServiceInterface.helper_folder }}{{ roles.Service.type }}.swift", path: Code/Interactor/ServiceImplementation.swift.liquid, part: Service}
  - {file: "{{ contracts.FacadeInterface.helper_folder }}{{ contracts.FacadeInterface.name }}.swift", path: Code/Interactor/Facade.swift.liquid, part: Facade}
  - {file: "{{ contracts.FacadeInterface.helper_folder }}{{ roles.Facade.type }}.swift", path: Code/Interactor/FacadeImplementation.swift.liquid, part: Facade}
  - {file: "{{ contracts.CacheTrackerInterface.helper_folder }}{{ contracts.CacheTrackerInterface.name }}.swift", path: Code/Interactor/CacheTracker.swift.liquid, part: CacheTracker}
  - {file: "{{ contracts.CacheTrackerInterface.helper_folder }}{{ contracts.CacheTrackerDelegate.name }}.swift", path: Code/Interactor/CacheTrackerDelegate.swift.liquid, part: CacheTracker}
  - {file: "{{ contracts.CacheTrackerInterface.helper_folder }}{{ roles.CacheTracker.type }}.swift", path: Code/Interactor/CacheTrackerImplementation.swift.liquid, part: CacheTracker}

  - {file: "{{ roles.Presenter.file }}", path: Code/Presenter/Presenter.swift.liquid}
  - {file: "{{ roles.State.file }}", path: Code/Presenter/State.swift.liquid, part: State}
  - {file: "{{ contracts.ModuleInput.file }}", path: Code/Presenter/ModuleInput.swift.liquid, part: ModuleInput}
  - {file: "{{ contracts.ModuleOutput.file }}", path: Code/Presenter/ModuleOutput.swift.liquid, part: ModuleOutput}

  - {file: "{{ roles.Router.file }}", path: Code/Router/Router.swift.liquid}
  - {file: "{{ contracts.RouterInput.file }}", path: Code/Router/RouterInput.swift.liquid}
{%- if custom_parameters.runtime == 'none' %}
  - {file: "{{ contracts.TransitionHandler.file }}", path: Code/Router/TransitionHandler.swift.liquid}
{%- endif %}
  - {file: "{{ roles.Route.file }}", path: Code/Router/{{ wiring }}Route.swift.liquid, part: Route}
{%- if custom_parameters.runtime == 'none' %}
  - {file: "{{ contracts.RouteTransitionHandler.file }}", path: Code/Router/{{ ui }}RouteTransitionHandler.swift.liquid, part: Route}
{%- endif %}

  - {file: "{{ view.file }}", path: Code/View/{{ ui }}View.swift.liquid}
{%- if ui == 'UIKit' and custom_parameters.view == 'code' %}
  - {file: "{{ roles.ContentView.file }}", path: Code/View/UIKitContentView.swift.liquid}
{%- elsif ui == 'UIKit' %}
  - {file: "{{ roles.View.folder }}{{ roles.View.type }}.{{ custom_parameters.view }}", path: Code/View/View.{{ custom_parameters.view }}.liquid, is_resource: true}
{%- endif %}
  - {file: "{{ contracts.ViewInput.file }}", path: Code/View/ViewInput.swift.liquid}
  - {file: "{{ contracts.ViewOutput.file }}", path: Code/View/ViewOutput.swift.liquid}
  - {file: "{{ roles.DataDisplayManager.file }}", path: Code/View/{{ wiring }}DataDisplayManager.swift.liquid, part: DataDisplayManager}
{%- if custom_parameters.ui != 'none' and parts contains 'ModuleOutput' %}
  - {file: "{{ contracts.DataDisplayManagerDelegate.file }}", path: Code/View/DataDisplayManagerDelegate.swift.liquid, part: DataDisplayManager}
{%- endif %}
{%- if drawer != '' %}
  - {file: "{{ drawer_file }}.swift", path: Code/View/{{ ui }}{{ drawer }}.swift.liquid, part: DataDisplayManager}
{%- endif %}
  - {file: "{{ roles.CellObject.file }}", path: Code/View/CellObject.swift.liquid, part: CellObjectFactory}
  - {file: "{{ roles.CellObjectFactory.file }}", path: Code/View/CellObjectFactory.swift.liquid, part: CellObjectFactory}
{%- if custom_parameters.ui == 'uikit' and custom_parameters.runtime == 'none' %}
  - {file: "{{ roles.View.folder }}{{ contracts.RouteTransitionHandler.name }}+UIViewController.swift", path: Code/View/UIKitRouteTransitionHandler.swift.liquid, part: Route}
{%- endif %}

test_files:
  - {file: "{{ roles.Assembly.tests_file }}", path: Tests/Assembly/{{ wiring }}AssemblyTests.swift.liquid}

  - {file: "{{ roles.Interactor.tests_file }}", path: Tests/Interactor/InteractorTests.swift.liquid}
  - {file: "{{ contracts.ServiceInterface.helper_folder }}{{ roles.Service.tests }}.swift", path: Tests/Interactor/ServiceImplementationTests.swift.liquid, part: Service}
  - {file: "{{ contracts.FacadeInterface.helper_folder }}{{ roles.Facade.tests }}.swift", path: Tests/Interactor/FacadeImplementationTests.swift.liquid, part: Facade}
  - {file: "{{ contracts.CacheTrackerInterface.helper_folder }}{{ roles.CacheTracker.tests }}.swift", path: Tests/Interactor/CacheTrackerImplementationTests.swift.liquid, part: CacheTracker}

  - {file: "{{ roles.Presenter.tests_file }}", path: Tests/Presenter/PresenterTests.swift.liquid}

  - {file: "{{ roles.Router.tests_file }}", path: Tests/Router/RouterTests.swift.liquid}
  - {file: "{{ roles.Route.tests_file }}", path: Tests/Router/{{ wiring }}RouteTests.swift.liquid, part: Route}

  - {file: "{{ view.tests_file }}", path: Tests/View/{{ ui }}ViewTests.swift.liquid}
  - {file: "{{ roles.DataDisplayManager.tests_file }}", path: Tests/View/{{ wiring }}DataDisplayManagerTests.swift.liquid, part: DataDisplayManager}
{%- if drawer != '' %}
  - {file: "{{ drawer_file }}Tests.swift", path: Tests/View/{{ ui }}{{ drawer }}Tests.swift.liquid, part: DataDisplayManager}
{%- endif %}
  - {file: "{{ roles.CellObjectFactory.tests_file }}", path: Tests/View/CellObjectFactoryTests.swift.liquid, part: CellObjectFactory}

dependencies: []

"""#
    case 396: #"""
{%- if role == 'Presenter' -%}
{%- capture work %}{% include 'added_work' %}{% endcapture -%}
{% include 'added_turn', turn: method.next %}
{%- else -%}
// Add what the {{ roles[role].words }} does here.
{%- endif -%}

"""#
    case 397: #"""
{%- for conformance in added.holders.Presenter.conformances %}
{%- for method in conformance.methods %}

    // MARK: - {{ conformance.contract }}
{% capture name %}{{ method.name }}AsksForItems{% endcapture %}
    {% include 'test', name: name %}
        // given
        let {{ roles.Interactor.variable }} = {{ contracts.InteractorInput.name }}{{ spy }}()
        let {{ roles.Presenter.variable }} = make{{ roles.Presenter.noun }}({{ roles.Interactor.variable }}: {{ roles.Interactor.variable }})

        // when
        {{ roles.Presenter.variable }}.{{ method.name }}()

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.InteractorInput.obtainItems }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- endfor %}
{%- endfor -%}

"""#
    case 398: #"""
{{ references.Presenter.interactor }}.{{ methods.InteractorInput.obtainItems }}()
"""#
    case 399: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async {
{%- else -%}
@Test func {{ test_name }}() async {
{%- endif -%}

"""#
    case 400: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async throws {
{%- else -%}
@Test func {{ test_name }}() async throws {
{%- endif -%}

"""#
    case 401: #"""
{%- if custom_parameters.ui == 'uikit' and platform.has_uikit == false -%}
{%- assign lines = body | strip | newline_to_br | strip_newlines | split: '<br />' -%}
#if canImport(UIKit)
{%- for line in lines %}
{% if line != '' %}    {{ line }}{% endif %}
{%- endfor %}
#endif
{%- else -%}
{{ body | strip }}
{%- endif -%}

"""#
    case 402: #"""

{{ indent }}{{ view }}.{{ references.View.output }} = {{ source }}
{%- if parts contains 'DataDisplayManager' %}
{{ indent }}{{ view }}.{{ references.View.dataDisplayManager }} = {{ roles.DataDisplayManager.type }}(
{%- if parts contains 'CellObjectFactory' %}
{{ indent }}    {{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}()
{{ indent }}{% endif -%}
)
{%- elsif parts contains 'CellObjectFactory' %}
{{ indent }}{{ view }}.{{ roles.CellObjectFactory.variable }} = {{ roles.CellObjectFactory.type }}()
{%- endif -%}

"""#
    case 403: #"""
{%- unless comments.one_module_comment or comments.description == '' %}
///
/// {{ comments.description }}
{%- endunless -%}

"""#
    case 404: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertTrue({{ condition }})
{%- else -%}
#expect({{ condition }})
{%- endif -%}

"""#
    case 405: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertEqual({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} == {{ expected }})
{%- endif -%}

"""#
    case 406: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertNil({{ value }})
{%- else -%}
#expect({{ value }} == nil)
{%- endif -%}

"""#
    case 407: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertIdentical({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} === {{ expected }})
{%- endif -%}

"""#
    case 408: #"""
        removeRows()
        for text in texts {
            let row = GTKObject(new: adw_action_row_new())
            adw_preferences_row_set_use_markup(row.typed(), 0)
            adw_preferences_row_set_title(row.typed(), text)
{%- if parts contains 'ModuleOutput' %}
            gtk_list_box_row_set_activatable(row.typed(), 1)
{%- endif %}
            gtk_list_box_append(listBox.opaque, row.widget)
        }
{%- comment %}{% endcomment -%}

"""#
    case 409: #"""
import Adder
import AdderCAdwaita
import AdderGTK
{% include 'imports' -%}

"""#
    case 410: #"""
//
//  {{ module_info.file_name }}
//  {{ module_info.project_name }}
//
{%- if developer.name != '' %}
//  Created by {{ developer.name }} on {{ date }}.
{%- endif %}
{%- if developer.company != '' %}
//  Copyright © {{ year }} {{ developer.company }}. All rights reserved.
{%- endif %}
{%- if developer.name != '' or developer.company != '' %}
//
{%- endif %}
"""#
    case 411: #"""
{%- if custom_parameters.tests == 'xctest' -%}
import XCTest
{%- else -%}
import Testing
{%- endif %}

@testable import {{ module_info.product_module_name }}
"""#
    case 412: #"""
{%- if parts contains 'Facade' -%}
{{ references.Interactor.facade }}: {{ roles.Facade.type }}({% if parts contains 'Service' %}{{ references.Facade.service }}: {{ roles.Service.type }}(){% endif %})
{%- if parts contains 'CacheTracker' %}, {% endif -%}
{%- elsif parts contains 'Service' -%}
{{ references.Interactor.service }}: {{ roles.Service.type }}()
{%- if parts contains 'CacheTracker' %}, {% endif -%}
{%- endif -%}
{%- if parts contains 'CacheTracker' -%}
{{ references.Interactor.cacheTracker }}: {{ tracker }}
{%- endif -%}

"""#
    case 413: #"""
{%- assign controller = roles.View.type -%}
{%- capture subviews -%}
{%- if parts contains 'DataDisplayManager' %}
<tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" translatesAutoresizingMaskIntoConstraints="NO" id="tbV-ie-w01">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
</tableView>
{%- else %}
<stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stV-ie-w01">
    <rect key="frame" x="0.0" y="59" width="393" height="0.0"/>
</stackView>
{%- endif %}
{%- if provider != '' %}
<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="msL-ab-e01">
    <rect key="frame" x="16" y="438.66666666666669" width="361" height="0.0"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <nil key="textColor"/>
    <nil key="highlightedColor"/>
</label>
{%- endif %}
{%- endcapture -%}
{%- capture constraints -%}
{%- if parts contains 'DataDisplayManager' %}
<constraint firstItem="tbV-ie-w01" firstAttribute="top" secondItem="vwR-oo-t01" secondAttribute="top" id="cnT-to-p01"/>
<constraint firstItem="tbV-ie-w01" firstAttribute="leading" secondItem="vwR-oo-t01" secondAttribute="leading" id="cnT-le-d01"/>
<constraint firstAttribute="trailing" secondItem="tbV-ie-w01" secondAttribute="trailing" id="cnT-tr-l01"/>
<constraint firstAttribute="bottom" secondItem="tbV-ie-w01" secondAttribute="bottom" id="cnT-bo-t01"/>
{%- else %}
<constraint firstItem="stV-ie-w01" firstAttribute="top" secondItem="sfA-re-a01" secondAttribute="top" id="cnS-to-p01"/>
<constraint firstItem="stV-ie-w01" firstAttribute="leading" secondItem="sfA-re-a01" secondAttribute="leading" id="cnS-le-d01"/>
<constraint firstItem="sfA-re-a01" firstAttribute="trailing" secondItem="stV-ie-w01" secondAttribute="trailing" id="cnS-tr-l01"/>
{%- endif %}
{%- if provider != '' %}
<constraint firstItem="msL-ab-e01" firstAttribute="centerY" secondItem="sfA-re-a01" secondAttribute="centerY" id="cnM-ce-y01"/>
<constraint firstItem="msL-ab-e01" firstAttribute="leading" secondItem="vwR-oo-t01" secondAttribute="leadingMargin" id="cnM-le-d01"/>
<constraint firstAttribute="trailingMargin" secondItem="msL-ab-e01" secondAttribute="trailing" id="cnM-tr-l01"/>
{%- endif %}
{%- endcapture -%}
{%- capture outlets -%}
{%- if provider != '' %}
<outlet property="messageLabel" destination="msL-ab-e01" id="otM-sg-l01"/>
{%- endif %}
{%- if parts contains 'DataDisplayManager' %}
<outlet property="tableView" destination="tbV-ie-w01" id="otT-bl-v01"/>
{%- else %}
<outlet property="stackView" destination="stV-ie-w01" id="otS-tk-v01"/>
{%- endif %}
{%- endcapture -%}

"""#
    case 414: #"""
{%- if custom_parameters.tests == 'xctest' %}@MainActor {% endif -%}
"""#
    case 415: #"""
{%- if comments.one_module_comment == false -%}
/// {{ says }}
{%- elsif comments.description != '' -%}
{%- assign last = comments.description | slice: -1 -%}
/// {{ comments.description }}{% unless '.!?' contains last %}.{% endunless %}
{%- else -%}
/// The {{ comments.screen }}: lists items{% if parts contains 'ModuleInput' %} under a title given by the module that opens it{% endif %}{%- if parts contains 'ModuleOutput' %}{% if parts contains 'ModuleInput' %},
/// and reports the selected item to that module{% else %} and reports
/// the selected one to the module that opened it{% endif %}{% endif %}.
{%- endif -%}
{%- if comments.one_module_comment %}
///
/// {{ says }}
{%- endif -%}

"""#
    case 416: #"""
{%- assign provider = '' -%}
{%- assign obtained = methods.InteractorOutput.didObtainItems -%}
{%- if parts contains 'Facade' or parts contains 'Service' -%}
{%- assign obtained = methods.InteractorOutput.didObtainItemsWithSuccess -%}
{%- endif -%}
{%- if parts contains 'Facade' -%}
{%- assign provider = references.Interactor.facade -%}
{%- assign provider_role = roles.Facade -%}
{%- assign provider_type = contracts.FacadeInterface.name -%}
{%- assign provider_method = methods.FacadeInterface.obtainItems -%}
{%- assign provider_summary = 'Provides access to the services.' -%}
{%- elsif parts contains 'Service' -%}
{%- assign provider = references.Interactor.service -%}
{%- assign provider_role = roles.Service -%}
{%- assign provider_type = contracts.ServiceInterface.name -%}
{%- assign provider_method = methods.ServiceInterface.obtainItems -%}
{%- assign provider_summary = 'Obtains the items.' -%}
{%- endif -%}

"""#
    case 417: #"""
{%- if custom_parameters.tests == 'xctest' -%}
try XCTUnwrap({{ value }})
{%- else -%}
try #require({{ value }})
{%- endif -%}

"""#
    case 418: #"""
{%- if custom_parameters.tests == 'xctest' -%}
_ = try XCTUnwrap({{ value }})
{%- else -%}
try #require({{ value }} != nil)
{%- endif -%}

"""#
    case 419: #"""
import Adder
{%- if custom_parameters.ui == 'gtk' %}
import AdderGTK
{%- endif %}
import AdderTesting
{% include 'imports' -%}

"""#
    case 420: #"""
    /// The text of a row in the list; `nil` if there is no such row.
    {% include 'isolation' %}private func title(ofRow index: Int32, in listBox: GTKObject) -> String? {
        guard let row = gtk_list_box_get_row_at_index(listBox.opaque, index) else { return nil }
        let title = adw_preferences_row_get_title(GTKObject(retaining: row).typed())
        return title.map { String(cString: $0) }
    }
{%- comment %}{% endcomment -%}

"""#
    case 421: #"""
{%- if parts contains 'CellObjectFactory' -%}
{{ roles.CellObject.type }}
{%- else -%}
{{ roles.DataDisplayManager.type }}.Row
{%- endif -%}
"""#
    case 422: #"""
import Adder
{%- if custom_parameters.ui == 'uikit' %}
import AdderUIKit
{%- endif -%}

"""#
    case 423: #"""
{%- if custom_parameters.runtime == 'adder' -%}
import Adder
import AdderTesting
{% endif -%}
{%- include 'imports' -%}

"""#
    case 424: #"""
{%- if custom_parameters.ui == 'uikit' -%}
{%- assign view_type = roles.View.type -%}
{%- else -%}
{%- assign view_type = roles.View.plain.type -%}
{%- endif -%}
{%- if parts contains 'ModuleInput' -%}
{%- capture input_type %}any {{ contracts.ModuleInput.name }}{% endcapture -%}
{%- else -%}
{%- assign input_type = 'Void' -%}
{%- endif -%}
{%- if parts contains 'ModuleOutput' -%}
{%- capture output_type %}any {{ contracts.ModuleOutput.name }}{% endcapture -%}
{%- else -%}
{%- assign output_type = 'Never' -%}
{%- endif -%}

"""#
    case 425: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async {
{%- else -%}
@Test func {{ test_name }}() {
{%- endif -%}

"""#
    case 426: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async throws {
{%- else -%}
@Test func {{ test_name }}() throws {
{%- endif -%}

"""#
    case 427: #"""
{%- if custom_parameters.tests == 'xctest' -%}
import UIKit
import XCTest
{%- else -%}
import Testing
import UIKit
{%- endif %}

@testable import {{ module_info.product_module_name }}
"""#
    case 428: #"""
{%- if custom_parameters.ui == 'none' or parts contains 'DataDisplayManager' or parts contains 'CellObjectFactory' -%}
(
            {{ references.View.output }}: {{ roles.Presenter.variable }}
{%- if parts contains 'DataDisplayManager' %},
            {{ references.View.dataDisplayManager }}: {{ roles.DataDisplayManager.type }}(
{%- if parts contains 'CellObjectFactory' %}{{ references.DataDisplayManager.cellObjectFactory }}: {{ roles.CellObjectFactory.type }}(){% endif -%}
            )
{%- elsif parts contains 'CellObjectFactory' %},
            {{ roles.CellObjectFactory.variable }}: {{ roles.CellObjectFactory.type }}()
{%- endif %}
{%- if custom_parameters.ui == 'none' %},
            write: write
{%- endif %}
        )
{%- else -%}
({{ references.View.output }}: {{ roles.Presenter.variable }})
{%- endif -%}

"""#
    case 429: #"""
{%- assign in_code = false -%}
{%- assign optional = '?' -%}
{%- assign views = '' -%}
{%- if custom_parameters.view == 'code' -%}
{%- assign in_code = true -%}
{%- assign optional = '' -%}
{%- assign views = references.View.contentView | append: '.' -%}
{%- endif -%}
{%- assign output = references.View.output | append: optional -%}
{%- assign ddm = references.View.dataDisplayManager | append: optional -%}
{%- assign factory = roles.CellObjectFactory.variable | append: optional -%}

"""#
    case 430: #"""
{%- if custom_parameters.tests == 'xctest' -%}
final class {{ name }}: XCTestCase {
{%- if custom_parameters.ui == 'gtk' %}
    override func setUp() async throws {
        let isAvailable = await GTKDisplay.isAvailable
        try XCTSkipUnless(isAvailable, "There is no display.")
    }
{% endif %}
{%- else -%}
{%- if custom_parameters.ui == 'gtk' -%}
@Suite(.enabled("There is no display.") { await GTKDisplay.isAvailable })
{% endif -%}
@MainActor
struct {{ name }} {
{%- endif -%}

"""#
    case 431: #"""
import Adder
{%- if custom_parameters.ui == 'gtk' %}
import AdderCAdwaita
import AdderGTK
{%- endif %}
{%- if custom_parameters.ui == 'uikit' %}
{%- if custom_parameters.tests == 'xctest' %}
import UIKit
import XCTest
{%- else %}
import Testing
import UIKit
{%- endif %}

@testable import {{ module_info.product_module_name }}
{%- else %}
{% include 'imports' %}
{%- endif -%}

"""#
    case 432: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign first = module_info.name | slice: 0 | downcase -%}
{%- if '0123456789' contains first %}{% assign first = prefix | downcase | append: first %}{% endif -%}
{%- assign fact = module_info.name | slice: 1, 200 | prepend: first -%}
{% include 'header' %}

{% capture body %}
import UIKit

{% capture says %}Asks the user what to do with an item, and reports the answer.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
///
/// Another module's {{ roles.Router.words }} configures and shows it:
///
/// ```swift
/// func show{{ module_info.name }}Module(for item: String, output: any {{ contracts.ModuleOutput.name }}) {
///     let alert = {{ roles.Alert.type }}(title: nil, message: item, preferredStyle: .actionSheet)
///     alert.configure(with: item, output: output)
///     view?.presentModule(alert, animated: true, completion: nil)
/// }
/// ```
final class {{ roles.Alert.type }}: UIAlertController {
    // MARK: - Properties

    private weak var {{ references.Alert.output }}: (any {{ contracts.ModuleOutput.name }})?
    private var item = ""

    // MARK: - UIViewController

    override func viewDidLoad() {
        super.viewDidLoad()
        addAction(UIAlertAction(title: "Confirm", style: .default) { [weak self] _ in self?.confirm() })
        addAction(UIAlertAction(title: "Cancel", style: .cancel))
    }

    // MARK: - Internal methods

    /// Sets what the alert asks about, before it is shown.
    ///
    /// - Parameters:
    ///   - item: The item to ask about.
    ///   - {{ references.Alert.output }}: The {{ roles.Presenter.words }} of the calling module, which receives the answer.
    func configure(with item: String, {{ references.Alert.output }}: any {{ contracts.ModuleOutput.name }}) {
        self.item = item
        self.{{ references.Alert.output }} = {{ references.Alert.output }}
    }

    /// Reports that the user confirmed the action.
    func confirm() {
        {{ references.Alert.output }}?.{{ fact }}Confirmed(for: item)
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 433: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign first = module_info.name | slice: 0 | downcase -%}
{%- if '0123456789' contains first %}{% assign first = prefix | downcase | append: first %}{% endif -%}
{%- assign fact = module_info.name | slice: 1, 200 | prepend: first -%}
{%- assign alert = comments.screen | replace: ' screen', ' alert' -%}
{% include 'header' %}

{% capture says %}What the {{ alert }} reports to the module that shows it.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ModuleOutput.name }}: AnyObject {
    /// Reports that the user confirmed the action.
    ///
    /// - Parameter item: The item that the alert asked about.
    func {{ fact }}Confirmed(for item: String)
}

"""#
    case 434: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign first = module_info.name | slice: 0 | downcase -%}
{%- if '0123456789' contains first %}{% assign first = prefix | downcase | append: first %}{% endif -%}
{%- assign fact = module_info.name | slice: 1, 200 | prepend: first -%}
{%- capture suite %}{{ roles.Alert.tests }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'testing_and_uikit_imports' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    // MARK: - Actions

    {% include 'test', name: 'alertLetsTheUserConfirmOrCancel' %}
        // given
        let sut = makeAlert()

        // when
        sut.loadViewIfNeeded()

        // then
        {% include 'expect_equal', value: 'sut.actions.map(\.style)', expected: '[.default, .cancel]' %}
    }

    {% include 'test', name: 'confirmTellsTheOutputWhichItem' %}
        // given
        let output = {{ contracts.ModuleOutput.name }}{{ spy }}()
        let sut = makeAlert()
        sut.configure(with: "One", {{ references.Alert.output }}: output)

        // when
        sut.confirm()

        // then
{%- capture actual %}output.{{ fact }}ConfirmedForCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["One"]' %}
    }

    // MARK: - Lifetime

    {% include 'test', name: 'alertDoesNotHoldItsOutput' %}
        // given
        var output: {{ contracts.ModuleOutput.name }}{{ spy }}? = {{ contracts.ModuleOutput.name }}{{ spy }}()
        weak var releasedOutput: {{ contracts.ModuleOutput.name }}{{ spy }}?
        releasedOutput = output
        let sut = makeAlert()
        output.map { sut.configure(with: "One", {{ references.Alert.output }}: $0) }

        // when
        output = nil

        // then
        {% include 'expect_nil', value: 'releasedOutput' %}
    }

    // MARK: - Private methods

    {% include 'isolation' %}private func makeAlert() -> {{ roles.Alert.type }} {
        {{ roles.Alert.type }}(title: nil, message: nil, preferredStyle: .actionSheet)
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 435: #"""
parameters:
  ui:
    values: [uikit]
    default: uikit
    summary: The framework for the alert
  tests:
    values: [swift-testing, xctest]
    default: swift-testing
    summary: The framework for the tests

"""#
    case 436: #"""
{%- if custom_parameters.ui == 'uikit' and platform.has_uikit == false -%}
{%- assign lines = body | strip | newline_to_br | strip_newlines | split: '<br />' -%}
#if canImport(UIKit)
{%- for line in lines %}
{% if line != '' %}    {{ line }}{% endif %}
{%- endfor %}
#endif
{%- else -%}
{{ body | strip }}
{%- endif -%}

"""#
    case 437: #"""
{%- unless comments.one_module_comment or comments.description == '' %}
///
/// {{ comments.description }}
{%- endunless -%}

"""#
    case 438: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertEqual({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} == {{ expected }})
{%- endif -%}

"""#
    case 439: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertNil({{ value }})
{%- else -%}
#expect({{ value }} == nil)
{%- endif -%}

"""#
    case 440: #"""
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor private lazy var {{ name }} = {{ value }}
{%- else -%}
private let {{ name }} = {{ value }}
{%- endif -%}

"""#
    case 441: #"""
//
//  {{ module_info.file_name }}
//  {{ module_info.project_name }}
//
{%- if developer.name != '' %}
//  Created by {{ developer.name }} on {{ date }}.
{%- endif %}
{%- if developer.company != '' %}
//  Copyright © {{ year }} {{ developer.company }}. All rights reserved.
{%- endif %}
{%- if developer.name != '' or developer.company != '' %}
//
{%- endif %}
"""#
    case 442: #"""
{%- if custom_parameters.tests == 'xctest' %}@MainActor {% endif -%}
"""#
    case 443: #"""
{%- if comments.one_module_comment == false -%}
/// {{ says }}
{%- elsif comments.description != '' -%}
{%- assign last = comments.description | slice: -1 -%}
/// {{ comments.description }}{% unless '.!?' contains last %}.{% endunless %}
{%- else -%}
/// The {{ comments.screen | replace: ' screen', ' alert' }}: asks the user what to do with an item,
/// and reports the answer to the module that shows it.
{%- endif -%}
{%- if comments.one_module_comment %}
///
/// {{ says }}
{%- endif -%}

"""#
    case 444: #"""
{%- if custom_parameters.tests == 'xctest' -%}
final class {{ name }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ name }} {
{%- endif -%}

"""#
    case 445: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async {
{%- else -%}
@Test func {{ test_name }}() {
{%- endif -%}

"""#
    case 446: #"""
{%- if custom_parameters.tests == 'xctest' -%}
import UIKit
import XCTest
{%- else -%}
import Testing
import UIKit
{%- endif -%}

"""#
    case 447: #"""
name: surf-mvp-alert
summary: A Surf MVP module that is an alert with actions, which it reports to the module that shows it
author: Adder
version: 1.0.0
license: MIT
architecture: surf-mvp

code_files:
  - {file: "{{ contracts.ModuleOutput.file }}", path: Code/ModuleOutput.swift.liquid}
  - {file: "{{ roles.Alert.file }}", path: Code/Alert.swift.liquid}

test_files:
  - {file: "{{ roles.Alert.tests_file }}", path: Tests/AlertTests.swift.liquid}

dependencies: []

"""#
    case 448: #"""
# Surf MVP: a presenter between the view and services, a router that knows the view
# only as something that shows modules, a configurator that wires them, and ModuleInput
# and ModuleOutput between modules.

extends: common
title: Surf MVP
family: MVP
summary: Configurator, View with adapters, Presenter over services, Router, ModuleInput and ModuleOutput
source: Surf MVP

module:
  folder: "{module}"
  openToOthers: [Configurator, ModuleInput, ModuleOutput, Alert]

roles:
  View:
    summary: Fills itself with data and forwards every user action
    aliases: [ViewController]
    traits: [shows, touchesScreen, forwardsEvents, keepsModuleAlive]
    name: ["{module}ViewController", "{module}View"]
    folder: View
    required: whereNeeded
    mustNotKnow: [Router, Service, navigation, alerts, lists, cells, network, storage]
    tests: [events, input, lifecycle]
    source: View

  ContentView:
    summary: The view of a view controller without a xib or storyboard; creates and arranges the subviews
    traits: [touchesScreen]
    name: "{module}ContentView"
    kind: class
    folder: View
    mustNotKnow: [Presenter, Router, Service, navigation, lists, network, storage]

  Adapter:
    summary: A list's data source and delegate; registers and configures its cells
    aliases: [DDM]
    traits: [touchesScreen, displaysLists]
    name:
      - "{module}Adapter"
      - "{module}TableAdapter"
      - "{module}CollectionAdapter"
      - "{module}ViewAdapter"
    folder: View
    mustNotKnow: [Presenter, Router, Service, navigation, network, storage]
    tests: [input, events]
    source: Adapters

  Cell:
    summary: Configures itself with a value
    traits: [touchesScreen]
    name: "{module}Cell"
    folder: View
    mustNotKnow: [Presenter, Router, Service, navigation, network, storage]
    source: Adapters

  Alert:
    summary: "An alert with actions: a module of its own, which a router configures and shows"
    traits: [touchesScreen, keepsModuleAlive, isWholeModule]
    name: "{module}AlertViewController"
    kind: class
    folder: View
    mustNotKnow: [Presenter, Router, Service, network, storage]
    tests: [events]
    source: UIAlertController

  Presenter:
    summary: Gets data from services, decides what is shown and when, responds to the user
    traits: [decides, formats, holdsState, receivesInput]
    name: "{module}Presenter"
    folder: Presenter
    required: whereNeeded
    mustNotKnow: [userInterface, navigation, alerts, network, storage]
    # The source refers to UIKit. Sizes and positions are from Core Graphics.
    mayMention: [UIImage, CGFloat, CGPoint, CGSize, CGRect]
    tests: [forwarding, entrance]
    source: Presenter

  Service:
    summary: The business logic that the module needs, in layers of its own
    aliases: [Model]
    traits: [appliesBusinessLogic, reachesData, isShared]
    name: ["{feature}ServiceImplementation", "{feature}Service"]
    mustNotKnow: [View, Presenter, Router, userInterface]
    source: "What did we add; the layer of business logic"

  Router:
    summary: Configures and shows other modules, child views and messages
    traits: [navigates, touchesScreen]
    name: "{module}Router"
    folder: Router
    required: whereNeeded
    mustNotKnow: [Presenter, Service, network, storage, formatting]
    tests: [transitions]
    source: Router

  Configurator:
    summary: Creates all components of the module and connects them
    traits: [composes]
    name: "{module}ModuleConfigurator"
    folder: Configurator
    required: whereNeeded
    implementsNothingElse: true
    tests: [wiring]
    source: Configurator

contracts:
  ViewInput:
    summary: What to show
    name: "{module}ViewInput"
    from: Presenter
    to: View
    folder: View
    required: true
    methods:
      mood: command
      avoid: [button, click, tap, table, collection, cell, adapter, label]
      named: { initialState: setupInitialState, configuration: configure }
      examples: ["setupInitialState()", "configure(with:)", "reload()"]
    source: ViewInput

  ViewOutput:
    summary: What the user wants, and the view's life cycle events
    name: "{module}ViewOutput"
    from: View
    to: Presenter
    folder: View
    required: true
    mustNotMention: [userInterface]
    mayMention: [UIImage]
    methods:
      mood: intention
      avoid:
        [button, click, tap, press, touch, swipe, table, collection, cell, adapter, label]
      mayReturn: false
      named: { viewReady: viewLoaded }
      examples: ["viewLoaded()", "reload()", "editProfile()"]
    source: ViewOutput

  RouterInput:
    summary: Which module to show
    name: "{module}RouterInput"
    from: Presenter
    to: Router
    folder: Router
    required: true
    classBound: false
    mustNotMention: [userInterface]
    mayMention: [UIImage]
    methods:
      mood: command
      begin: [show, close]
      contain: [Module]
      avoid: [screen, alert, controller, popup]
      mayReturn: false
      named: { opening: "show{other}Module" }
      examples: ["showEditProfileModule()"]
    source: RouterInput

  ModuleInput:
    summary: How another module changes this one's state
    name: "{module}ModuleInput"
    from: [Router, Presenter]
    to: Presenter
    crosses: in
    folder: Presenter
    required: true
    mustNotMention: [userInterface]
    mayMention: [UIImage]
    methods:
      mood: command
      named: { configuration: configureModule }
      examples: ["configureModule(with:)"]
    source: ModuleInput

  ModuleOutput:
    summary: Events that matter to the calling module
    name: "{module}ModuleOutput"
    from: [Presenter, Alert]
    to: Presenter
    crosses: out
    folder: Presenter
    required: true
    mustNotMention: [userInterface]
    mayMention: [UIImage]
    methods: { mood: news, examples: ["profileEdited()"] }
    source: ModuleOutput

  ModuleTransitionable:
    summary: "The only part of the view that a router can access, for showing modules"
    name: [ModuleTransitionable, "{transition}Transitionable"]
    from: Router
    to: View
    source: ModuleTransitionable

  AdapterOutput:
    summary: Events in a list
    name: ["{module}AdapterOutput", "{module}TableAdapterOutput", "{module}ViewAdapterOutput"]
    from: Adapter
    to: View
    folder: View
    methods: { mood: fact, begin: [did], examples: ["didSelectProfileView()"] }
    source: Adapters

  ServiceInterface:
    summary: What a service does for presenters
    name: "{feature}Service"
    from: Presenter
    to: Service
    synchronous: false
    source: What did we add

# The screen retains the view, the view its presenter, and the presenter its router. References back
# are weak. So is the reference to the calling module, which outlives this one.
references:
  View.output: strong ViewOutput
  View.contentView: { holds: strong ContentView, optional: true, injected: false }
  View.adapter: { holds: strong Adapter, optional: true, injected: false }
  Adapter.output: { holds: weak AdapterOutput, optional: true }
  Alert.output: { holds: weak ModuleOutput, optional: true }
  Presenter.view: weak ViewInput
  Presenter.router: strong RouterInput
  Presenter.output: weak ModuleOutput
  Presenter.{feature}Service: { holds: strong ServiceInterface, optional: true }
  Router.view: weak ModuleTransitionable

composition:
  Configurator:
    builds: [View, Presenter, Router]
    returns: View
    method: configure
    showsNothingElse: true
    takes: [ModuleOutput]
    source: Configurator; ModuleOutput

parts:
  Service:
    summary: The business logic that the presenter calls, behind a protocol
    roles: [Service]
    contracts: [ServiceInterface]
    default: on
  Adapter:
    summary: A list's data source and delegate
    roles: [Adapter, Cell]
    contracts: [AdapterOutput]

baseFiles:
  ModuleTransitionable:
    summary: "The base protocol for transitions between modules; an app needs it once"
    contracts: [ModuleTransitionable]

# The folders of Surf's project template, to which the guide links, without its "Third Party", which
# Swift packages have replaced. Support and the folder of the tests are from the guide's sample.
app:
  modules: Screens
  tests: Tests/Screens
  entry: Application
  services: Services
  models: Models/Entity
  folders:
    Application: Where the app starts
    Screens: "Modules, each in its own folder"
    Services: "The business logic: services that presenters call"
    Models/Entity: The data that services pass to presenters
    Models/Entry: The data as the network and the store represent it
    Library: "Base classes, extensions, protocols and utilities of the whole app"
    Support: Code that all modules share
  source: Surf MVP in a new project

tests:
  name: "{type}Tests"
  mirrorsSources: true
  mocksSurroundings: true

comments:
  contractMethods: true
  marksPerContract: true
  sections: [Properties, Internal methods]

# The rules of `adder check` that this architecture states, with their sources.
rules:
  # Naming
  configurator-misnamed: { source: Configurator }
  initial-state-method-misnamed: { source: ViewInput }
  module-configuration-misnamed: { source: ModuleInput }
  module-input-misnamed: { source: ModuleInput }
  module-output-method-misnamed: { source: ModuleOutput }
  module-output-misnamed: { source: ModuleOutput }
  part-lacks-module-prefix: { source: Names in the examples }
  presenter-misnamed: { source: Presenter }
  presenter-misnames-router: { source: Presenter }
  presenter-misnames-view: { source: Presenter }
  router-input-lacks-suffix: { source: RouterInput }
  router-input-misnamed: { source: RouterInput }
  router-input-names-ui: { source: Rules of RouterInput }
  router-input-wrong-verb: { source: RouterInput }
  router-misnamed: { source: Router }
  view-configuration-misnamed: { source: ViewInput }
  view-contract-names-ui: { source: Rules of naming }
  view-input-misnamed: { source: ViewInput }
  view-loaded-event-misnamed: { source: ViewOutput }
  view-misnamed: { source: View }
  view-misnames-output: { source: View }
  view-output-misnamed: { source: ViewOutput }
  view-output-names-gesture: { source: Rules of naming }
  # Completeness
  configurator-omits-link: { source: Configurator }
  mvp-module-incomplete: { source: Generating code }
  # Contracts
  adapter-outside-view: { source: Adapters }
  cell-configured-from-outside: { source: Adapters }
  configurator-does-other-work: { source: Configurator }
  configurator-has-protocol: { source: Configurator }
  contract-lacks-anyobject: { source: ViewInput }
  contract-uses-class-keyword: { source: ViewInput }
  module-input-wrong-part: { source: ModuleInput }
  module-output-set-externally: { source: ModuleOutput }
  module-output-wrong-part: { source: ModuleOutput }
  presenter-casts-view: { source: How layers talk }
  router-handles-alert-action: { source: UIAlertController }
  router-input-wrong-part: { source: RouterInput }
  router-outside-presenter: { source: RouterInput }
  router-view-wrong-type: { source: ModuleTransitionable }
  transition-protocol-extended: { source: A custom transition }
  view-decides-empty-state: { source: Presenter }
  view-input-wrong-part: { source: ViewInput }
  view-interprets-user-action: { source: View }
  view-output-wrong-part: { source: ViewOutput }
  view-pulls-from-presenter: { source: View }
  view-swallows-load-event: { source: ViewOutput }
  view-swallows-user-action: { source: View }
  # Knowledge
  adapter-uses-presenter: { source: Adapters }
  alert-outside-router: { source: UIAlertController }
  presenter-bypasses-service: { source: The business logic layer }
  presenter-navigates: { source: Router }
  presenter-uikit-beyond-uiimage: { source: What is Surf MVP }
  router-handles-data: { source: Router }
  service-outside-presenter: { source: Description }
  view-creates-foreign-view: { source: Router }
  view-lacks-list-adapter: { source: Adapters }
  view-navigates: { source: Router }
  view-prepares-next-screen: { source: Router }
  view-presents-message: { source: Router }
  view-registers-cells: { source: Adapters }
  view-uses-network: { source: View }
  view-uses-router: { source: RouterInput }
  view-uses-storage: { source: View }
  # Ownership
  presenter-has-weak-router: { source: Presenter }
  presenter-retains-module-output: { source: ModuleOutput }
  router-retains-view: { source: ModuleTransitionable }
  view-has-weak-output: { source: View }
  # Comments
  class-sections-unmarked: { source: UIAlertController (examples) }
  contract-method-undocumented: { source: Comments in the examples }
  protocol-methods-unmarked: { source: Comments in the examples }
  # Tests
  configurator-untested: { source: Generating code }
  part-untested: { source: Generating code }
  test-case-misnamed: { source: Tests in the sample }

"""#
    case 449: #"""
{% include 'header' %}
{%- if custom_parameters.ui == 'uikit' %}

{% capture body %}import UIKit{% endcapture %}{% include 'behind_framework' %}

/// The part of its module's view that a {{ roles.Router.words }} knows: it shows other modules and closes this one.
///
/// To add a custom transition, declare a protocol that inherits from this one, implement it in an
/// extension for view controllers, and change the type of the {{ roles.Router.words }}'s `view` to it.
@MainActor
protocol {{ contracts.ModuleTransitionable.name }}: AnyObject {
{%- if platform.has_uikit %}
    /// Shows a module in the way that fits the context: pushes it if there is a navigation stack.
    ///
    /// - Parameter module: The view of the module to show.
    func showModule(_ module: UIViewController)

    /// Pushes a module onto the navigation stack.
    ///
    /// - Parameters:
    ///   - module: The view of the module to push.
    ///   - animated: Whether the transition is animated.
    func push(module: UIViewController, animated: Bool)

    /// Pushes a module onto the navigation stack.
    ///
    /// - Parameters:
    ///   - module: The view of the module to push.
    ///   - animated: Whether the transition is animated.
    ///   - hideTabBar: Whether the tab bar is hidden while the module is on the stack.
    func push(module: UIViewController, animated: Bool, hideTabBar: Bool)

    /// Presents a module modally.
    ///
    /// - Parameters:
    ///   - module: The view of the module to present.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called when the module is on the screen.
    func presentModule(_ module: UIViewController, animated: Bool, completion: (() -> Void)?)
{%- else %}
    #if canImport(UIKit)
        /// Shows a module in the way that fits the context: pushes it if there is a navigation stack.
        ///
        /// - Parameter module: The view of the module to show.
        func showModule(_ module: UIViewController)

        /// Pushes a module onto the navigation stack.
        ///
        /// - Parameters:
        ///   - module: The view of the module to push.
        ///   - animated: Whether the transition is animated.
        func push(module: UIViewController, animated: Bool)

        /// Pushes a module onto the navigation stack.
        ///
        /// - Parameters:
        ///   - module: The view of the module to push.
        ///   - animated: Whether the transition is animated.
        ///   - hideTabBar: Whether the tab bar is hidden while the module is on the stack.
        func push(module: UIViewController, animated: Bool, hideTabBar: Bool)

        /// Presents a module modally.
        ///
        /// - Parameters:
        ///   - module: The view of the module to present.
        ///   - animated: Whether the transition is animated.
        ///   - completion: Called when the module is on the screen.
        func presentModule(_ module: UIViewController, animated: Bool, completion: (() -> Void)?)
    #endif
{%- endif %}

    /// Dismisses the module that was presented modally.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called when the module is off the screen.
    func dismissView(animated: Bool, completion: (() -> Void)?)

    /// Closes the module: takes it off the navigation stack, or dismisses it if it is modal.
    ///
    /// - Parameter animated: Whether the transition is animated.
    func pop(animated: Bool)

    /// Returns to the first module of the navigation stack.
    ///
    /// - Parameter animated: Whether the transition is animated.
    func popToRoot(animated: Bool)
}

{% capture body %}
extension {{ contracts.ModuleTransitionable.name }} where Self: UIViewController {
    func showModule(_ module: UIViewController) {
        show(module, sender: nil)
    }

    func push(module: UIViewController, animated: Bool) {
        navigationController?.pushViewController(module, animated: animated)
    }

    func push(module: UIViewController, animated: Bool, hideTabBar: Bool) {
        module.hidesBottomBarWhenPushed = hideTabBar
        push(module: module, animated: animated)
    }

    func presentModule(_ module: UIViewController, animated: Bool, completion: (() -> Void)?) {
        present(module, animated: animated, completion: completion)
    }

    func dismissView(animated: Bool, completion: (() -> Void)?) {
        dismiss(animated: animated, completion: completion)
    }

    func pop(animated: Bool) {
        if let navigationController, navigationController.viewControllers.first !== self {
            navigationController.popViewController(animated: animated)
        } else {
            dismiss(animated: animated)
        }
    }

    func popToRoot(animated: Bool) {
        navigationController?.popToRootViewController(animated: animated)
    }
}
{% endcapture %}{% include 'behind_framework' %}
{%- else %}

/// The part of its module's view that a {{ roles.Router.words }} knows: it shows other modules and closes this one.
@MainActor
protocol {{ contracts.ModuleTransitionable.name }}: AnyObject {
    /// The stack that the view is on, or `nil` while its module is not open.
    var moduleStack: ModuleStack? { get set }

    /// Starts the view; the stack calls it once, when it shows the module.
    func start()

    /// Shows a module on top of this one.
    ///
    /// - Parameter module: The view of the module to show.
    func showModule(_ module: any {{ contracts.ModuleTransitionable.name }})

    /// Removes this module from the stack with all modules above it.
    func pop()

    /// Returns to the first module of the stack.
    func popToRoot()
}

extension {{ contracts.ModuleTransitionable.name }} {
    func showModule(_ module: any {{ contracts.ModuleTransitionable.name }}) {
        moduleStack?.push(module)
    }

    func pop() {
        moduleStack?.pop(self)
    }

    func popToRoot() {
        moduleStack?.popToRoot()
    }
}

/// The open modules, one on top of the other.
///
/// The stack owns the views, and each view owns the rest of its module: a module that is taken off
/// the stack is gone. The app keeps one stack and ends when it is empty.
@MainActor
final class ModuleStack {
    /// The views of the open modules, with the visible one last.
    private(set) var views: [any {{ contracts.ModuleTransitionable.name }}] = []

    /// Shows a module on top of the others.
    ///
    /// - Parameter view: The view of the module.
    func push(_ view: any {{ contracts.ModuleTransitionable.name }}) {
        view.moduleStack = self
        views.append(view)
        view.start()
    }

    /// Closes a module and all modules above it; does nothing if the module is not open.
    ///
    /// - Parameter view: The view of the module.
    func pop(_ view: any {{ contracts.ModuleTransitionable.name }}) {
        guard let index = views.lastIndex(where: { $0 === view }) else { return }
        let closed = views[index...]
        views.removeSubrange(index...)
        for view in closed {
            view.moduleStack = nil
        }
    }

    /// Closes all modules except the first.
    func popToRoot() {
        guard views.count > 1 else { return }
        pop(views[1])
    }
}
{%- endif %}

"""#
    case 450: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign view = roles.View.plain.type -%}
{%- if custom_parameters.ui == 'uikit' -%}
{%- assign view = roles.View.type -%}
{%- endif -%}
{% include 'header' %}

{% capture body %}
{% include 'runtime_imports' %}

{% capture says %}Builds the {{ comments.screen }}: creates its parts and connects them.{% endcapture %}{% include 'module_comment' %}
///
/// Another module's {{ roles.Router.words }} opens what it returns:
///
/// ```swift
/// func show{{ module_info.name }}Module() {
///     view?.open({{ roles.Configurator.type }}().{{ compositions.Configurator.method }}(with: ["First", "Second"]))
/// }
/// ```
@MainActor
final class {{ roles.Configurator.type }} {
{%- if custom_parameters.ui == 'none' %}
    // MARK: - Properties

    private let write: (String) -> Void

    // MARK: - Initialization

    /// Creates a configurator of modules that show everything as lines of text.
    ///
    /// - Parameter write: Writes one line.
    init(write: @escaping (String) -> Void = { print($0) }) {
        self.write = write
    }
{% endif %}
    // MARK: - Internal methods

    /// Creates the parts of the module and connects them.
    ///
    /// - Parameter output: The {{ roles.Presenter.words }} of the calling module, which receives the events of this one.
    /// - Returns: The module, whose view owns all its other parts.
    func {{ compositions.Configurator.method }}(
        output: ModuleOutputReference<any {{ contracts.ModuleOutput.name }}> = .nobody
    ) -> Module<any {{ contracts.ModuleInput.name }}> {
{%- if custom_parameters.view == 'storyboard' %}
        makeModule(around: makeView(), output: output)
{%- else %}
        let {{ roles.Router.variable }} = {{ roles.Router.type }}()
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.router }}: {{ roles.Router.variable }}{% if parts contains 'Service' %}, {{ references.Presenter.service }}: {{ roles.Service.type }}(){% endif %})
{%- if custom_parameters.view == 'code' %}
        let view = {{ view }}({{ references.View.output }}: {{ roles.Presenter.variable }}{% if custom_parameters.ui == 'none' %}, write: write{% endif %})
{%- elsif custom_parameters.view == 'xib' %}
        let view = {{ view }}.controller()
{%- endif %}
{% if custom_parameters.view != 'code' %}
        view.{{ references.View.output }} = {{ roles.Presenter.variable }}
{%- endif %}
        {{ roles.Router.variable }}.{{ references.Router.view }} = view
        {{ roles.Presenter.variable }}.{{ references.Presenter.view }} = view
        {{ roles.Presenter.variable }}.{{ references.Presenter.output }} = output.output
{%- include 'added_wiring', view: 'view' %}

        return Module(view: view, parts: [{{ roles.Router.variable }}]) { [weak {{ roles.Presenter.variable }}] in {{ roles.Presenter.variable }} }
            .onClose { {{ roles.Presenter.variable }}.moduleClosed() }
{%- endif %}
    }

    /// Creates the parts of the module and sets what it shows.
    ///
    /// - Parameters:
    ///   - items: The texts of the items, in order.
    ///   - output: The {{ roles.Presenter.words }} of the calling module, which receives the events of this one.
    /// - Returns: The module, whose view owns all its other parts.
    func {{ compositions.Configurator.method }}(
        with items: [String], output: ModuleOutputReference<any {{ contracts.ModuleOutput.name }}> = .nobody
    ) -> Module<any {{ contracts.ModuleInput.name }}> {
        let module = {{ compositions.Configurator.method }}(output: output)
        module.input?.{{ methods.ModuleInput.configureModule }}(with: items)
        return module
    }
}

{% if custom_parameters.view == 'storyboard' -%}
// MARK: - StoryboardModuleFactory

extension {{ roles.Configurator.type }}: StoryboardModuleFactory {
    func makeView() -> {{ view }} {
        .controller()
    }

    func makeModule(
        around view: {{ view }}, output: ModuleOutputReference<any {{ contracts.ModuleOutput.name }}>
    ) -> Module<any {{ contracts.ModuleInput.name }}> {
        let {{ roles.Router.variable }} = {{ roles.Router.type }}()
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.router }}: {{ roles.Router.variable }}{% if parts contains 'Service' %}, {{ references.Presenter.service }}: {{ roles.Service.type }}(){% endif %})

        view.{{ references.View.output }} = {{ roles.Presenter.variable }}
        {{ roles.Router.variable }}.{{ references.Router.view }} = view
        {{ roles.Presenter.variable }}.{{ references.Presenter.view }} = view
        {{ roles.Presenter.variable }}.{{ references.Presenter.output }} = output.output
{%- include 'added_wiring', view: 'view' %}

        return Module(view: view, parts: [{{ roles.Router.variable }}]) { [weak {{ roles.Presenter.variable }}] in {{ roles.Presenter.variable }} }
            .onClose { {{ roles.Presenter.variable }}.moduleClosed() }
    }
}
{%- else -%}
// MARK: - ModuleFactory

extension {{ roles.Configurator.type }}: ModuleFactory {
    func makeModule(output: ModuleOutputReference<any {{ contracts.ModuleOutput.name }}>) -> Module<any {{ contracts.ModuleInput.name }}> {
        {{ compositions.Configurator.method }}(output: output)
    }
}
{%- endif %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 451: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign view = roles.View.plain.type -%}
{%- if custom_parameters.ui == 'uikit' -%}
{%- assign view = roles.View.type -%}
{%- endif -%}
{% include 'header' %}

{% capture body %}
{% capture says %}Builds the {{ comments.screen }}: creates its parts and connects them.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Configurator.type }} {
{%- if custom_parameters.ui == 'none' %}
    // MARK: - Properties

    private let write: (String) -> Void

    // MARK: - Initialization

    /// Creates a configurator of modules that show everything as lines of text.
    ///
    /// - Parameter write: Writes one line.
    init(write: @escaping (String) -> Void = { print($0) }) {
        self.write = write
    }
{% endif %}
    // MARK: - Internal methods

    /// Creates the parts of the module and connects them.
    ///
    /// - Parameters:
    ///   - output: The {{ roles.Presenter.words }} of the calling module, which receives the events of this one.
    ///   - configuration: Called with the input of the module before the module is shown.
    /// - Returns: The view of the module, which owns all its other parts.
    func {{ compositions.Configurator.method }}(
        output: (any {{ contracts.ModuleOutput.name }})? = nil,
        with configuration: (any {{ contracts.ModuleInput.name }}) -> Void = { _ in }
    ) -> {{ view }} {
        let {{ roles.Router.variable }} = {{ roles.Router.type }}()
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.router }}: {{ roles.Router.variable }}{% if parts contains 'Service' %}, {{ references.Presenter.service }}: {{ roles.Service.type }}(){% endif %})
{%- if custom_parameters.view == 'code' %}
        let view = {{ view }}({{ references.View.output }}: {{ roles.Presenter.variable }}{% if custom_parameters.ui == 'none' %}, write: write{% endif %})
{%- else %}
        let view = {{ view }}.controller()
{%- endif %}
{% if custom_parameters.view != 'code' %}
        view.{{ references.View.output }} = {{ roles.Presenter.variable }}
{%- endif %}
        {{ roles.Router.variable }}.{{ references.Router.view }} = view
        {{ roles.Presenter.variable }}.{{ references.Presenter.view }} = view
        {{ roles.Presenter.variable }}.{{ references.Presenter.output }} = output
{%- include 'added_wiring', view: 'view' %}
        configuration({{ roles.Presenter.variable }})

        return view
    }

    /// Creates the parts of the module and sets what it shows.
    ///
    /// - Parameters:
    ///   - items: The texts of the items, in order.
    ///   - output: The {{ roles.Presenter.words }} of the calling module, which receives the events of this one.
    /// - Returns: The view of the module, which owns all its other parts.
    func {{ compositions.Configurator.method }}(
        with items: [String], output: (any {{ contracts.ModuleOutput.name }})? = nil
    ) -> {{ view }} {
        {{ compositions.Configurator.method }}(output: output) { $0.{{ methods.ModuleInput.configureModule }}(with: items) }
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 452: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}How another module sets up the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ModuleInput.name }}: AnyObject {
    /// Sets the items that the module shows, before it is shown or at any later time.
    ///
    /// - Parameter items: The texts of the items, in order.
    func {{ methods.ModuleInput.configureModule }}(with items: [String])
}

"""#
    case 453: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'fact' -%}
{%- include 'selects' -%}
{% include 'header' %}

{% capture says %}What the {{ comments.screen }} reports to the module that opened it.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ModuleOutput.name }}: AnyObject {
{%- if selects %}
    /// Reports that the user selected an item.
    ///
    /// - Parameter item: The text of the item.
    func {{ fact }}ItemSelected(_ item: String)
{% endif %}
    /// Reports that the module is closed, whatever closed it.
    func {{ fact }}Closed()
}

"""#
    case 454: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'fact' -%}
{%- include 'selects' -%}
{% include 'header' %}

{% capture says %}Decides what the {{ comments.screen }} shows and where it leads.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Presenter.type }} {
    // MARK: - Properties

    weak var {{ references.Presenter.view }}: (any {{ contracts.ViewInput.name }})?
{%- include 'added_properties', role: 'Presenter' %}
    weak var {{ references.Presenter.output }}: (any {{ contracts.ModuleOutput.name }})?
    let {{ references.Presenter.router }}: any {{ contracts.RouterInput.name }}
{%- if parts contains 'Service' %}
    let {{ references.Presenter.service }}: any {{ contracts.ServiceInterface.name }}
{%- endif %}

{% if parts contains 'Service' %}    /// The latest request for items; `nil` before the first one.
    private(set) var request: Task<Void, Never>?

    private var items: [String] = []
{%- else %}    private var items = ["{{ module_info.name }} item"]
{%- endif %}
    private var isViewLoaded = false

    // MARK: - Initialization

    /// Creates the {{ roles.Presenter.words }}.
    ///
{%- if parts contains 'Service' %}
    /// - Parameters:
    ///   - {{ references.Presenter.router }}: Shows other modules and closes this one.
    ///   - {{ references.Presenter.service }}: Obtains the items.
    init({{ references.Presenter.router }}: any {{ contracts.RouterInput.name }}, {{ references.Presenter.service }}: any {{ contracts.ServiceInterface.name }}) {
        self.{{ references.Presenter.router }} = {{ references.Presenter.router }}
        self.{{ references.Presenter.service }} = {{ references.Presenter.service }}
    }

    deinit {
        request?.cancel()
    }
{%- else %}
    /// - Parameter {{ references.Presenter.router }}: Shows other modules and closes this one.
    init({{ references.Presenter.router }}: any {{ contracts.RouterInput.name }}) {
        self.{{ references.Presenter.router }} = {{ references.Presenter.router }}
    }
{%- endif %}
{%- if custom_parameters.runtime == 'adder' %}

    // MARK: - Internal methods

    /// Reports to the module that opened this one that it is closed, whatever closed it.
    func moduleClosed() {
        {{ references.Presenter.output }}?.{{ fact }}Closed()
    }
{%- endif %}
{%- if parts contains 'Service' %}

    // MARK: - Private methods

    private func showItems() {
        // The module that opened this one may have set the items.
        guard items.isEmpty else { return show(items) }
        loadItems()
    }

    private func loadItems() {
        request?.cancel()
        request = Task { [weak self, {{ references.Presenter.service }}] in
            do {
                let items = try await {{ references.Presenter.service }}.{{ methods.ServiceInterface.obtainItems }}()
                guard !Task.isCancelled else { return }
                self?.show(items)
            } catch {
                guard !Task.isCancelled else { return }
                self?.{{ references.Presenter.view }}?.{{ methods.ViewInput.showMessage }}("The items could not be loaded.")
            }
        }
    }

    private func show(_ items: [String]) {
        self.items = items
        {{ references.Presenter.view }}?.{{ methods.ViewInput.configure }}(with: items)
    }
{%- endif %}
}

// MARK: - {{ contracts.ViewOutput.name }}

extension {{ roles.Presenter.type }}: {{ contracts.ViewOutput.name }} {
    func {{ methods.ViewOutput.viewLoaded }}() {
{%- include 'added_calls_without_answer', role: 'Presenter' %}
        isViewLoaded = true
        {{ references.Presenter.view }}?.{{ methods.ViewInput.setupInitialState }}()
        {% include 'added_start' %}
    }
{%- if selects %}

    func {{ methods.ViewOutput.selectItem }}(at index: Int) {
        guard items.indices.contains(index) else { return }
        {{ references.Presenter.output }}?.{{ fact }}ItemSelected(items[index])
    }
{%- endif %}

    func {{ methods.ViewOutput.close }}() {
        {{ references.Presenter.router }}.{{ methods.RouterInput.closeModule }}()
    }
{%- if custom_parameters.runtime == 'none' %}

    func {{ methods.ViewOutput.viewClosed }}() {
        {{ references.Presenter.output }}?.{{ fact }}Closed()
    }
{%- endif %}
}

// MARK: - {{ contracts.ModuleInput.name }}

extension {{ roles.Presenter.type }}: {{ contracts.ModuleInput.name }} {
    func {{ methods.ModuleInput.configureModule }}(with items: [String]) {
{%- if parts contains 'Service' %}
        request?.cancel()
{%- endif %}
        self.items = items
        guard isViewLoaded else { return }
        {{ references.Presenter.view }}?.{{ methods.ViewInput.configure }}(with: items)
    }
}
{%- include 'added_conformances', role: 'Presenter', type: roles.Presenter.type %}

"""#
    case 455: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// Where the items of the {{ comments.screen }} come from.
protocol {{ contracts.ServiceInterface.name }}: AnyObject, Sendable {
    /// Obtains the items.
    ///
    /// - Returns: The texts of the items, in order.
    func {{ methods.ServiceInterface.obtainItems }}() async throws -> [String]
}

"""#
    case 456: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

/// Obtains the items of the {{ comments.screen }}.
final class {{ roles.Service.type }} {}

// MARK: - {{ contracts.ServiceInterface.name }}

extension {{ roles.Service.type }}: {{ contracts.ServiceInterface.name }} {
    func {{ methods.ServiceInterface.obtainItems }}() async throws -> [String] {
        // Replace these sample items: load the items from the network or a store.
        ["First item", "Second item", "Third item"]
    }
}

"""#
    case 457: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}
{% if custom_parameters.runtime == 'adder' %}
import Adder
{% endif %}
{% capture says %}Leads the user from the {{ comments.screen }} to other screens and back.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Router.type }} {
    // MARK: - Properties

    weak var {{ references.Router.view }}: (any {% include 'transitionable' %})?
{%- include 'added_properties', role: 'Router' %}
}

// MARK: - {{ contracts.RouterInput.name }}

extension {{ roles.Router.type }}: {{ contracts.RouterInput.name }} {
    func {{ methods.RouterInput.closeModule }}() {
{%- include 'added_calls', role: 'Router' %}
        {{ references.Router.view }}?.pop({% if custom_parameters.ui == 'uikit' and custom_parameters.runtime == 'none' %}animated: true{% endif %})
    }
}
{%- include 'added_conformances', role: 'Router', type: roles.Router.type %}

"""#
    case 458: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}Where the {{ comments.screen }} leads.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.RouterInput.name }}: AnyObject {
    /// Closes the module and returns to where it was opened from.
    func {{ methods.RouterInput.closeModule }}()
}

"""#
    case 459: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the user does in the list of the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.AdapterOutput.name }}: AnyObject {
    /// Reports that the user selected an item of the list.
    ///
    /// - Parameter index: The index of the item in the list.
    func {{ methods.AdapterOutput.didSelectItem }}(at index: Int)
}

"""#
    case 460: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

import AdderCAdwaita
import AdderGTK

/// Fills the list in which `{{ roles.View.plain.type }}` shows its items, and reports what the user selects.
///
/// The view creates the {{ roles.Adapter.words }}, retains it and passes it the list.
@MainActor
final class {{ roles.Adapter.type }} {
    // MARK: - Properties

    private weak var {{ references.Adapter.output }}: (any {{ contracts.AdapterOutput.name }})?
    private let listBox: GTKObject

    // MARK: - Initialization

    /// Creates an {{ roles.Adapter.words }} that fills a list.
    ///
    /// - Parameters:
    ///   - listBox: The list; the {{ roles.Adapter.words }} creates its rows.
    ///   - {{ references.Adapter.output }}: Receives the user's selections.
    init(listBox: GTKObject, {{ references.Adapter.output }}: any {{ contracts.AdapterOutput.name }}) {
        self.listBox = listBox
        self.{{ references.Adapter.output }} = {{ references.Adapter.output }}
        listBox.on("row-activated") { [weak self] arguments in
            guard let row = arguments.object(0)?.assumingMemoryBound(to: GtkListBoxRow.self) else { return }
            self?.{{ references.Adapter.output }}?.{{ methods.AdapterOutput.didSelectItem }}(at: Int(gtk_list_box_row_get_index(row)))
        }
    }

    // MARK: - Internal methods

    /// Shows items in the list instead of the previous ones.
    ///
    /// - Parameter items: The texts of the items, in order.
    func configure(with items: [String]) {
        while let row = gtk_list_box_get_row_at_index(listBox.opaque, 0) {
            gtk_list_box_remove(listBox.opaque, GTKObject(retaining: row).widget)
        }
        for item in items {
            let row = GTKObject(new: adw_action_row_new())
            adw_preferences_row_set_use_markup(row.typed(), 0)
            adw_preferences_row_set_title(row.typed(), item)
            gtk_list_box_row_set_activatable(row.typed(), 1)
            gtk_list_box_append(listBox.opaque, row.widget)
        }
    }
}

"""#
    case 461: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign list = false -%}
{%- assign shown = 'textLabel' -%}
{%- if parts contains 'Adapter' -%}
{%- assign list = true -%}
{%- assign shown = 'listBox' -%}
{%- endif -%}
{% include 'header' %}

import Adder
import AdderCAdwaita
import AdderGTK

{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
@MainActor
final class {{ roles.View.plain.type }} {
    // MARK: - Properties

    let {{ references.View.output }}: any {{ contracts.ViewOutput.name }}
{%- include 'added_properties', role: 'View' %}
    let position = GTKPosition()
    private(set) var title = ""
{%- if list %}
    let listBox = GTKObject(new: gtk_list_box_new())
{%- if parts contains 'Service' %}
    let messageLabel = GTKObject(new: gtk_label_new(nil))
{%- endif %}
{%- else %}
    let textLabel = GTKObject(new: gtk_label_new(nil))
{%- endif %}
    let closeButton = GTKObject(new: gtk_button_new_with_label("Close"))
    let widget = GTKObject(new: gtk_scrolled_window_new())
{%- if list %}

    private lazy var {{ references.View.adapter }} = {{ roles.Adapter.type }}(listBox: listBox, {{ references.Adapter.output }}: self)
{%- endif %}

    // MARK: - Initialization

    /// Creates the view.
    ///
    /// - Parameter {{ references.View.output }}: Receives the view's events and the user's requests.
    init({{ references.View.output }}: any {{ contracts.ViewOutput.name }}) {
        self.{{ references.View.output }} = {{ references.View.output }}
    }

    // MARK: - Private methods

    private func setupCloseButton() {
        closeButton.on("clicked") { [weak self] _ in self?.{{ references.View.output }}.{{ methods.ViewOutput.close }}() }
    }

    private func setupLayout() {
{%- if list %}
        gtk_widget_add_css_class(listBox.widget, "boxed-list")
        gtk_widget_set_valign(listBox.widget, GTK_ALIGN_START)
{%- if parts contains 'Service' %}
        gtk_list_box_set_placeholder(listBox.opaque, messageLabel.widget)
{%- endif %}
{%- else %}
        gtk_label_set_wrap(textLabel.opaque, 1)
{%- endif %}

        let clamp = GTKObject(new: adw_clamp_new())
        adw_clamp_set_child(clamp.opaque, {{ shown }}.widget)
{%- unless list %}
        gtk_widget_set_valign(clamp.widget, GTK_ALIGN_CENTER)
{%- endunless %}
        gtk_widget_set_margin_top(clamp.widget, 24)
        gtk_widget_set_margin_bottom(clamp.widget, 24)
        gtk_widget_set_margin_start(clamp.widget, 12)
        gtk_widget_set_margin_end(clamp.widget, 12)
        gtk_scrolled_window_set_child(widget.opaque, clamp.widget)
        gtk_widget_set_vexpand(widget.widget, 1)
    }
}

// MARK: - GTKModuleView, ModuleTransitionable

extension {{ roles.View.plain.type }}: GTKModuleView, Adder.ModuleTransitionable {
    var headerWidgets: [GTKObject] {
        [closeButton]
    }

    func viewDidLoad() {
        {{ references.View.output }}.{{ methods.ViewOutput.viewLoaded }}()
{%- include 'added_calls', role: 'View' %}
    }
}

// MARK: - {{ contracts.ViewInput.name }}

extension {{ roles.View.plain.type }}: {{ contracts.ViewInput.name }} {
    func {{ methods.ViewInput.setupInitialState }}() {
        title = "{{ module_info.name }}"
        titleDidChange()
        setupCloseButton()
        setupLayout()
    }
{%- if list %}

    func {{ methods.ViewInput.configure }}(with items: [String]) {
{%- if parts contains 'Service' %}
        gtk_label_set_text(messageLabel.opaque, "")
{%- endif %}
        {{ references.View.adapter }}.configure(with: items)
    }
{%- else %}

    func {{ methods.ViewInput.configure }}(with items: [String]) {
        gtk_label_set_text(textLabel.opaque, items.joined(separator: "\n"))
    }
{%- endif %}
{%- if parts contains 'Service' %}

    func {{ methods.ViewInput.showMessage }}(_ message: String) {
{%- if list %}
        {{ references.View.adapter }}.configure(with: [])
        gtk_label_set_text(messageLabel.opaque, message)
{%- else %}
        gtk_label_set_text(textLabel.opaque, message)
{%- endif %}
    }
{%- endif %}
}
{%- if list %}

// MARK: - {{ contracts.AdapterOutput.name }}

extension {{ roles.View.plain.type }}: {{ contracts.AdapterOutput.name }} {
    func {{ methods.AdapterOutput.didSelectItem }}(at index: Int) {
        {{ references.View.output }}.{{ methods.ViewOutput.selectItem }}(at: index)
    }
}
{%- endif %}
{%- include 'added_conformances', role: 'View', type: roles.View.plain.type %}

"""#
    case 462: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}
{% if custom_parameters.runtime == 'adder' %}
import Adder
{% endif %}
{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
@MainActor
final class {{ roles.View.plain.type }} {
    // MARK: - Properties

    let {{ references.View.output }}: any {{ contracts.ViewOutput.name }}
{%- include 'added_properties', role: 'View' %}
{%- if custom_parameters.runtime == 'adder' %}
    let position = HeadlessPosition()
{%- else %}
    weak var moduleStack: ModuleStack? {
        didSet {
            // The stack clears it when it closes the module.
            if oldValue != nil, moduleStack == nil {
                {{ references.View.output }}.{{ methods.ViewOutput.viewClosed }}()
            }
        }
    }
{%- endif %}

    private let write: (String) -> Void
    private var heading: String?

    // MARK: - Initialization

    /// Creates a view that shows everything as lines of text.
    ///
    /// - Parameters:
    ///   - {{ references.View.output }}: Receives the view's events and the user's requests.
    ///   - write: Writes one line.
    init({{ references.View.output }}: any {{ contracts.ViewOutput.name }}, write: @escaping (String) -> Void) {
        self.{{ references.View.output }} = {{ references.View.output }}
        self.write = write
    }

    // MARK: - Internal methods

    /// Handles the user's selection of an item.
    ///
    /// - Parameter index: The position of the item, from 0.
    func selectItem(at index: Int) {
        {{ references.View.output }}.{{ methods.ViewOutput.selectItem }}(at: index)
    }

    /// Handles the user's request to leave the module.
    func close() {
        {{ references.View.output }}.{{ methods.ViewOutput.close }}()
    }
}

{% if custom_parameters.runtime == 'adder' -%}
// MARK: - HeadlessTransitionHandler, ModuleTransitionable

extension {{ roles.View.plain.type }}: HeadlessTransitionHandler, Adder.ModuleTransitionable {
    func viewDidLoad() {
        {{ references.View.output }}.{{ methods.ViewOutput.viewLoaded }}()
{%- include 'added_calls', role: 'View' %}
    }
}
{%- else -%}
// MARK: - {{ contracts.ModuleTransitionable.name }}

extension {{ roles.View.plain.type }}: {{ contracts.ModuleTransitionable.name }} {
    func start() {
        {{ references.View.output }}.{{ methods.ViewOutput.viewLoaded }}()
{%- include 'added_calls', role: 'View' %}
    }
}
{%- endif %}

// MARK: - {{ contracts.ViewInput.name }}

extension {{ roles.View.plain.type }}: {{ contracts.ViewInput.name }} {
    func {{ methods.ViewInput.setupInitialState }}() {
        heading = "{{ module_info.name }}"
    }

    func {{ methods.ViewInput.configure }}(with items: [String]) {
        heading.map(write)
        for (index, item) in items.enumerated() {
            write("\(index + 1). \(item)")
        }
    }
{%- if parts contains 'Service' %}

    func {{ methods.ViewInput.showMessage }}(_ message: String) {
        write(message)
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'View', type: roles.View.plain.type %}

"""#
    case 463: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'list_view' -%}
{% include 'header' %}

{% capture body %}
import UIKit

/// Data source and delegate of the {{ list_word }} in which `{{ roles.View.type }}` shows its items.
///
/// The view creates the {{ roles.Adapter.words }}, retains it and passes it the {{ list_word }}.
@MainActor
final class {{ roles.Adapter.type }}: NSObject {
    // MARK: - Properties

{% if custom_parameters.adapter == 'output' %}    private weak var {{ references.Adapter.output }}: (any {{ contracts.AdapterOutput.name }})?
{% else %}    private let didSelectItem: (Int) -> Void
{% endif %}    private let {{ list_view }}: {{ list_type }}
    private var items: [String] = []

    // MARK: - Initialization

    /// Creates an {{ roles.Adapter.words }} that fills a {{ list_word }}.
    ///
    /// - Parameters:
    ///   - {{ list_view }}: The {{ list_word }}; the {{ roles.Adapter.words }} registers its cells and becomes its data source and delegate.
{%- if custom_parameters.adapter == 'output' %}
    ///   - {{ references.Adapter.output }}: Receives the user's selections.
    init({{ list_view }}: {{ list_type }}, {{ references.Adapter.output }}: any {{ contracts.AdapterOutput.name }}) {
        self.{{ list_view }} = {{ list_view }}
        self.{{ references.Adapter.output }} = {{ references.Adapter.output }}
{%- else %}
    ///   - didSelectItem: Called with the index of the item that the user selects.
    init({{ list_view }}: {{ list_type }}, didSelectItem: @escaping (Int) -> Void) {
        self.{{ list_view }} = {{ list_view }}
        self.didSelectItem = didSelectItem
{%- endif %}
        super.init()
{%- if custom_parameters.list == 'collection' %}
        collectionView.register({{ roles.Cell.type }}.self, forCellWithReuseIdentifier: {{ roles.Cell.type }}.reuseIdentifier)
{%- else %}
        tableView.register({{ roles.Cell.type }}.self, forCellReuseIdentifier: {{ roles.Cell.type }}.reuseIdentifier)
{%- endif %}
        {{ list_view }}.dataSource = self
        {{ list_view }}.delegate = self
    }

    // MARK: - Internal methods

    /// Shows items in the {{ list_word }} instead of the previous ones.
    ///
    /// - Parameter items: The texts of the items, in order.
    func configure(with items: [String]) {
        self.items = items
        {{ list_view }}.reloadData()
    }
}

// MARK: - {{ list_type }}DataSource

extension {{ roles.Adapter.type }}: {{ list_type }}DataSource {
{%- if custom_parameters.list == 'collection' %}
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: {{ roles.Cell.type }}.reuseIdentifier, for: indexPath)
{%- else %}
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: {{ roles.Cell.type }}.reuseIdentifier, for: indexPath)
{%- endif %}
        (cell as? {{ roles.Cell.type }})?.configure(with: items[indexPath.{{ row }}])
        return cell
    }
}

// MARK: - {{ list_type }}Delegate

extension {{ roles.Adapter.type }}: {{ list_type }}Delegate {
{%- if custom_parameters.list == 'collection' %}
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
{%- else %}
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
{%- endif %}
{%- if custom_parameters.adapter == 'output' %}
        {{ references.Adapter.output }}?.{{ methods.AdapterOutput.didSelectItem }}(at: indexPath.{{ row }})
{%- else %}
        didSelectItem(indexPath.{{ row }})
{%- endif %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 464: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'list_view' -%}
{%- assign base = 'TableAdapter' -%}
{%- if custom_parameters.list == 'collection' -%}
{%- assign base = 'CollectionAdapter' -%}
{%- endif -%}
{% include 'header' %}

{% capture body %}
import Adder
import AdderUIKit
import UIKit

{% if custom_parameters.adapter == 'rddm' -%}
/// Fills the {{ list_word }} in which `{{ roles.View.type }}` shows its items, with a generator for each row.
///
/// The view creates the {{ roles.Adapter.words }}, retains it and passes it the {{ list_word }}.
final class {{ roles.Adapter.type }}: DataDisplayManager {
    // MARK: - Properties

    /// Occurs when the user selects an item.
    let didSelectItemEvent = FutureEvent<{{ roles.Cell.type }}.Model>()

    // MARK: - Initialization

    /// Creates an {{ roles.Adapter.words }} that fills a {{ list_word }}.
    ///
    /// - Parameter {{ list_view }}: The {{ list_word }}; the {{ roles.Adapter.words }} registers its cells and observes it.
    init({{ list_view }}: {{ list_type }}) {
        super.init()
        register({{ roles.Cell.type }}.self)
        {{ list_view }}.dataSource = dataSource(for: {{ list_view }})
        {{ list_view }}.delegate = delegate(for: {{ list_view }})
    }

    // MARK: - Internal methods

    /// Shows items in the {{ list_word }} instead of the previous ones.
    ///
    /// - Parameter items: The texts of the items, in order.
    func configure(with items: [String]) {
        clear()
        for (index, item) in items.enumerated() {
            add(makeGenerator(for: {{ roles.Cell.type }}.Model(index: index, text: item)))
        }
        refill()
    }

    // MARK: - Private methods

    private func makeGenerator(for model: {{ roles.Cell.type }}.Model) -> CellGenerator {
        let generator = CellGenerator(model)
        generator.didSelectEvent.addListener(self) { $0.didSelectItemEvent.invoke(with: model) }
        return generator
    }
}
{%- else -%}
/// Fills the {{ list_word }} in which `{{ roles.View.type }}` shows its items, and reports what the user selects.
///
/// The view creates the {{ roles.Adapter.words }}, retains it and passes it the {{ list_word }}.
final class {{ roles.Adapter.type }}: {{ base }}<{{ roles.Cell.type }}> {
{%- if custom_parameters.adapter == 'output' %}
    // MARK: - Properties

    private weak var {{ references.Adapter.output }}: (any {{ contracts.AdapterOutput.name }})?

    // MARK: - Initialization

    /// Creates an {{ roles.Adapter.words }} that fills a {{ list_word }}.
    ///
    /// - Parameters:
    ///   - {{ list_view }}: The {{ list_word }}; the {{ roles.Adapter.words }} registers its cells and observes it.
    ///   - {{ references.Adapter.output }}: Receives the user's selections.
    init({{ list_view }}: {{ list_type }}, {{ references.Adapter.output }}: any {{ contracts.AdapterOutput.name }}) {
        self.{{ references.Adapter.output }} = {{ references.Adapter.output }}
        super.init({{ list_view }}: {{ list_view }})
        didSelectItemEvent.addListener(self) { $0.{{ references.Adapter.output }}?.{{ methods.AdapterOutput.didSelectItem }}(at: $1.index) }
    }
{% endif %}
    // MARK: - Internal methods

    /// Shows items in the {{ list_word }} instead of the previous ones.
    ///
    /// - Parameter items: The texts of the items, in order.
    func configure(with items: [String]) {
        show(items.enumerated().map { {{ roles.Cell.type }}.Model(index: $0, text: $1) })
    }
}
{%- endif %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 465: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'list_view' -%}
{% include 'header' %}

{% capture body %}
{% if custom_parameters.runtime == 'adder' -%}
{% include 'runtime_imports' %}
{% endif -%}
import UIKit

/// Cell that shows one item of the list of `{{ roles.View.type }}`.
{%- if custom_parameters.runtime == 'adder' %}
final class {{ roles.Cell.type }}: {{ list_type }}Cell, ConfigurableItem {
    // MARK: - Nested types

    /// What the cell shows.
    struct Model: CellObject {
        /// The position of the item in the list, from 0.
        let index: Int
        let text: String

        var id: Int { index }
    }

    // MARK: - Internal methods

    /// Fills the cell with an item.
    ///
    /// - Parameter model: The item.
    func configure(with model: Model) {
        var content = UIListContentConfiguration.cell()
        content.text = model.text
        contentConfiguration = content
    }
}
{%- else %}
final class {{ roles.Cell.type }}: {{ list_type }}Cell {
    // MARK: - Constants

    static let reuseIdentifier = "{{ roles.Cell.type }}"

    // MARK: - Internal methods

    /// Fills the cell with an item.
    ///
    /// - Parameter item: The text of the item.
    func configure(with item: String) {
        var content = UIListContentConfiguration.cell()
        content.text = item
        contentConfiguration = content
    }
}
{%- endif %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 466: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'view_layout' -%}
{%- if list -%}
{%- assign main_view = list_view -%}
{%- else -%}
{%- assign main_view = 'textLabel' -%}
{%- endif -%}
{% include 'header' %}

{% capture body %}
import UIKit

/// Arranges the views of the {{ comments.screen }}.
final class {{ roles.ContentView.type }}: UIView {
    // MARK: - Properties

{% if list and custom_parameters.list == 'collection' %}    let collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
{%- elsif list %}    let tableView = UITableView(frame: .zero, style: .plain)
{%- else %}    let textLabel = UILabel()
{%- endif %}
{%- if list and parts contains 'Service' %}
    let messageLabel = UILabel()
{%- endif %}
    let closeButton = UIButton(type: .system)

    // MARK: - Initialization

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        closeButton.setTitle("Close", for: .normal)
        addStackView()
{%- if list and parts contains 'Service' %}
        addMessageLabel()
{%- endif %}
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - Private methods

    private func addStackView() {
{%- unless list %}
        textLabel.numberOfLines = 0
        textLabel.textAlignment = .center
{%- endunless %}
        let stackView = UIStackView(arrangedSubviews: [{{ main_view }}, closeButton])
        stackView.axis = .vertical
        stackView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stackView)
        NSLayoutConstraint.activate([
{%- if list %}
            stackView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            stackView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
            stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
{%- else %}
            stackView.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
            stackView.centerYAnchor.constraint(equalTo: centerYAnchor),
{%- endif %}
        ])
    }
{%- if list and parts contains 'Service' %}

    private func addMessageLabel() {
        messageLabel.numberOfLines = 0
        messageLabel.textAlignment = .center
        messageLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(messageLabel)
        NSLayoutConstraint.activate([
            messageLabel.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            messageLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            messageLabel.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }
{%- endif %}
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 467: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'view_layout' -%}
{% include 'header' %}

{% capture body %}
{% if custom_parameters.runtime == 'adder' -%}
{% include 'runtime_imports' %}
{% endif -%}
import UIKit

{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
final class {{ roles.View.type }}: UIViewController, {% include 'transitionable' %} {
    // MARK: - Properties

{% if in_code %}    let {{ references.View.output }}: any {{ contracts.ViewOutput.name }}
{%- include 'added_properties', role: 'View' %}
    let {{ references.View.contentView }} = {{ roles.ContentView.type }}()
{%- else %}    var {{ references.View.output }}: (any {{ contracts.ViewOutput.name }})?
{%- include 'added_properties', role: 'View' %}
{% if list %}
    @IBOutlet private(set) var {{ list_view }}: {{ list_type }}!
{%- if parts contains 'Service' %}
    @IBOutlet private(set) var messageLabel: UILabel!
{%- endif %}
{%- else %}
    @IBOutlet private(set) var textLabel: UILabel!
{%- endif %}
    @IBOutlet private(set) var closeButton: UIButton!
{%- endif %}
{%- if list %}

{% if custom_parameters.adapter == 'output' %}    private lazy var {{ references.View.adapter }} = {{ roles.Adapter.type }}({{ list_view }}: {{ views }}{{ list_view }}, {{ references.Adapter.output }}: self)
{%- elsif custom_parameters.runtime == 'adder' %}    private(set) lazy var {{ references.View.adapter }} = {{ roles.Adapter.type }}({{ list_view }}: {{ views }}{{ list_view }})
{%- else %}    private(set) lazy var {{ references.View.adapter }} = {{ roles.Adapter.type }}({{ list_view }}: {{ views }}{{ list_view }}) { [weak self] index in
        self?.{{ output }}.{{ methods.ViewOutput.selectItem }}(at: index)
    }
{%- endif %}
{%- endif %}
{% if in_code %}
    // MARK: - Initialization

    /// Creates the view.
    ///
    /// - Parameter {{ references.View.output }}: Receives the view's events and the user's requests.
    init({{ references.View.output }}: any {{ contracts.ViewOutput.name }}) {
        self.{{ references.View.output }} = {{ references.View.output }}
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Created in code by {{ roles.Configurator.type }}")
    required init?(coder: NSCoder) {
        nil
    }
{% else %}
    // MARK: - Internal methods
{% include 'controller_factory', type: roles.View.type %}
{% endif %}
    // MARK: - UIViewController
{%- if in_code %}

    override func loadView() {
        view = {{ references.View.contentView }}
    }
{%- endif %}

    override func viewDidLoad() {
        super.viewDidLoad()
        {{ output }}.{{ methods.ViewOutput.viewLoaded }}()
{%- include 'added_calls', role: 'View' %}
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        {{ views }}closeButton.isHidden = !canBeClosed
    }
{%- if custom_parameters.runtime == 'none' %}

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || navigationController?.isBeingDismissed == true {
            {{ output }}.{{ methods.ViewOutput.viewClosed }}()
        }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        // The close button, the back button or a swipe took the view off the navigation stack.
        if parent == nil {
            {{ output }}.{{ methods.ViewOutput.viewClosed }}()
        }
    }
{%- endif %}

    // MARK: - Private methods

{% include 'can_be_closed' %}

    private func setupCloseButton() {
        let close = UIAction { [weak self] _ in self?.{{ output }}.{{ methods.ViewOutput.close }}() }
        {{ views }}closeButton.addAction(close, for: .touchUpInside)
    }
{%- if list and custom_parameters.runtime == 'adder' and custom_parameters.adapter != 'output' %}

    private func setupAdapter() {
        {{ references.View.adapter }}.didSelectItemEvent.addListener(self) { $0.{{ output }}.{{ methods.ViewOutput.selectItem }}(at: $1.index) }
    }
{%- endif %}
}

// MARK: - {{ contracts.ViewInput.name }}

extension {{ roles.View.type }}: {{ contracts.ViewInput.name }} {
    func {{ methods.ViewInput.setupInitialState }}() {
        title = "{{ module_info.name }}"
        setupCloseButton()
{%- if list and custom_parameters.runtime == 'adder' and custom_parameters.adapter != 'output' %}
        setupAdapter()
{%- endif %}
    }
{%- if list %}

    func {{ methods.ViewInput.configure }}(with items: [String]) {
{%- if parts contains 'Service' %}
        {{ views }}messageLabel.text = nil
{%- endif %}
        {{ references.View.adapter }}.configure(with: items)
    }
{%- else %}

    func {{ methods.ViewInput.configure }}(with items: [String]) {
        {{ views }}textLabel.text = items.joined(separator: "\n")
    }
{%- endif %}
{%- if parts contains 'Service' %}

    func {{ methods.ViewInput.showMessage }}(_ message: String) {
{%- if list %}
        {{ references.View.adapter }}.configure(with: [])
        {{ views }}messageLabel.text = message
{%- else %}
        {{ views }}textLabel.text = message
{%- endif %}
    }
{%- endif %}
}
{%- if list and custom_parameters.adapter == 'output' %}

// MARK: - {{ contracts.AdapterOutput.name }}

extension {{ roles.View.type }}: {{ contracts.AdapterOutput.name }} {
    func {{ methods.AdapterOutput.didSelectItem }}(at index: Int) {
        {{ output }}.{{ methods.ViewOutput.selectItem }}(at: index)
    }
}
{%- endif %}
{%- include 'added_conformances', role: 'View', type: roles.View.type %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 468: #"""
{%- include 'interface_controls' -%}
{% include 'storyboard' %}
"""#
    case 469: #"""
{%- include 'interface_controls' -%}
{% include 'xib' %}
"""#
    case 470: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the {{ comments.screen }} can show.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ViewInput.name }}: AnyObject {
    /// Puts the view into its initial state, without any data.
    func {{ methods.ViewInput.setupInitialState }}()

    /// Fills the view with items.
    ///
    /// - Parameter items: The texts to show, in order.
    func {{ methods.ViewInput.configure }}(with items: [String])
{%- if parts contains 'Service' %}

    /// Shows a message instead of items.
    ///
    /// - Parameter message: The message to the user.
    func {{ methods.ViewInput.showMessage }}(_ message: String)
{%- endif %}
}

"""#
    case 471: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'selects' -%}
{% include 'header' %}

{% capture says %}What the user does on the {{ comments.screen }}, and when it is ready.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ViewOutput.name }}: AnyObject {
    /// Reports that the view is loaded and ready to show data.
    func {{ methods.ViewOutput.viewLoaded }}()
{%- if selects %}

    /// Reports that the user requested an item of the list.
    ///
    /// - Parameter index: The index of the item in the list.
    func {{ methods.ViewOutput.selectItem }}(at index: Int)
{%- endif %}

    /// Reports that the user wants to leave the module.
    func {{ methods.ViewOutput.close }}()
{%- if custom_parameters.runtime == 'none' %}

    /// Reports that the view has left the screen, whatever closed it.
    func {{ methods.ViewOutput.viewClosed }}()
{%- endif %}
}

"""#
    case 472: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign view_type = roles.View.plain.type -%}
{%- if custom_parameters.ui == 'uikit' -%}
{%- assign view_type = roles.View.type -%}
{%- endif -%}
{%- capture suite %}{{ roles.Configurator.tests }}{% endcapture -%}
{%- capture sut %}{{ roles.Configurator.type }}{% if custom_parameters.ui == 'none' %} { _ in }{% else %}(){% endif %}{% endcapture -%}
{%- capture made_view %}sut.{{ compositions.Configurator.method }}().view as? {{ view_type }}{% endcapture -%}
{%- capture made_presenter %}view.{{ references.View.output }} as? {{ roles.Presenter.type }}{% endcapture -%}
{%- capture module_view %}module.view as? {{ view_type }}{% endcapture -%}
{%- capture has_presenter %}view.{{ references.View.output }} is {{ roles.Presenter.type }}{% endcapture -%}
{%- capture has_router %}{{ roles.Presenter.variable }}.{{ references.Presenter.router }} is {{ roles.Router.type }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
import Adder
{%- if custom_parameters.ui == 'gtk' %}
import AdderGTK
{%- endif %}
import AdderTesting
{% if custom_parameters.ui == 'uikit' -%}
{% include 'testing_and_uikit_imports' %}
{%- else -%}
{% include 'testing_import' %}
{%- endif %}

@testable import {{ module_info.product_module_name }}

{% include 'view_suite', name: suite %}
    {% include 'fixture', name: 'sut', value: sut %}

    // MARK: - Configuration

    {% include 'throwing_test', name: 'viewHasThePresenterAsOutput' %}
        // when
        let view = {% include 'require', value: made_view %}

        // then
        {% include 'expect', condition: has_presenter %}
    }

    {% include 'throwing_test', name: 'presenterHasTheView' %}
        // when
        let view = {% include 'require', value: made_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // then
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.view }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'view' %}
    }

    {% include 'throwing_test', name: 'presenterHasTheRouter' %}
        // when
        let view = {% include 'require', value: made_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // then
        {% include 'expect', condition: has_router %}
    }

    {% include 'throwing_test', name: 'presenterHasTheOutput' %}
        // given
        let output = {{ contracts.ModuleOutput.name }}{{ spy }}()

        // when
        let module = sut.{{ compositions.Configurator.method }}(output: ModuleOutputReference { [weak output] in output })
        let view = {% include 'require', value: module_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // then
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.output }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'output' %}
    }

    {% include 'throwing_test', name: 'routerHasTheView' %}
        // when
        let view = {% include 'require', value: made_view %}
        let {{ roles.Router.variable }} = (view.{{ references.View.output }} as? {{ roles.Presenter.type }})?.{{ references.Presenter.router }} as? {{ roles.Router.type }}

        // then
{%- capture actual %}{{ roles.Router.variable }}?.{{ references.Router.view }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'view' %}
    }

    {% include 'throwing_test', name: 'moduleInputIsThePresenter' %}
        // when
        let module = sut.{{ compositions.Configurator.method }}()

        // then
        let view = {% include 'require', value: module_view %}
{%- capture expected %}view.{{ references.View.output }}{% endcapture %}
        {% include 'expect_same', value: 'module.input', expected: expected %}
    }

    {% include 'throwing_test', name: 'configuredModuleShowsTheItems' %}
        // when
        let module = sut.{{ compositions.Configurator.method }}(with: ["One"])

        // then
        let view = {% include 'require', value: module_view %}
{% include 'configured_items' %}

    // MARK: - Lifetime

    {% include 'throwing_test', name: 'moduleDoesNotHoldItsOutput' %}
        // given
        var output: {{ contracts.ModuleOutput.name }}{{ spy }}? = {{ contracts.ModuleOutput.name }}{{ spy }}()
        let module = sut.{{ compositions.Configurator.method }}(output: ModuleOutputReference { [weak output] in output })
        let view = {% include 'require', value: module_view %}
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // when
        output = nil

        // then
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.output }}{% endcapture %}
        {% include 'expect_nil', value: actual %}
    }

    {% include 'test', name: 'closedModuleTellsTheOutput' %}
        // given
        let transitionHandler = RecordingTransitionHandler()
        let output = {{ contracts.ModuleOutput.name }}{{ spy }}()
        transitionHandler.open(sut, output: ModuleOutputReference { [weak output] in output })

        // when
        transitionHandler.userClosesLast()

        // then
{%- include 'fact' %}
{%- capture closed_count %}output.{{ fact }}ClosedCalls.count{% endcapture %}
        {% include 'expect_equal', value: closed_count, expected: '1' %}
    }

    {% include 'throwing_test', name: 'moduleDeallocatesWhenTheUserClosesIt' %}
        // given
        let transitionHandler = RecordingTransitionHandler()
        transitionHandler.open(sut)
        weak var view: {{ view_type }}?
        weak var {{ roles.Presenter.variable }}: {{ roles.Presenter.type }}?
        weak var {{ roles.Router.variable }}: {{ roles.Router.type }}?
        view = transitionHandler.opened.first?.view as? {{ view_type }}
        {{ roles.Presenter.variable }} = view?.{{ references.View.output }} as? {{ roles.Presenter.type }}
        {{ roles.Router.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.router }} as? {{ roles.Router.type }}
        {% include 'require_some', value: roles.Router.variable %}

        // when
        transitionHandler.userClosesLast()

        // then
{%- capture condition %}view == nil && {{ roles.Presenter.variable }} == nil && {{ roles.Router.variable }} == nil{% endcapture %}
        {% include 'expect', condition: condition %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 473: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign view = roles.View.plain.type -%}
{%- if custom_parameters.ui == 'uikit' -%}
{%- assign view = roles.View.type -%}
{%- endif -%}
{%- capture suite %}{{ roles.Configurator.tests }}{% endcapture -%}
{%- capture sut %}{{ roles.Configurator.type }}{% if custom_parameters.ui == 'none' %} { _ in }{% else %}(){% endif %}{% endcapture -%}
{%- capture made_presenter %}view.{{ references.View.output }} as? {{ roles.Presenter.type }}{% endcapture -%}
{%- capture has_presenter %}view.{{ references.View.output }} is {{ roles.Presenter.type }}{% endcapture -%}
{%- capture has_router %}{{ roles.Presenter.variable }}.{{ references.Presenter.router }} is {{ roles.Router.type }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% if custom_parameters.ui == 'uikit' -%}
{% include 'testing_and_uikit_imports' %}
{%- else -%}
{% include 'testing_import' %}
{%- endif %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: 'sut', value: sut %}

    // MARK: - Configuration

    {% include 'test', name: 'viewHasThePresenterAsOutput' %}
        // when
        let view = sut.{{ compositions.Configurator.method }}()

        // then
        {% include 'expect', condition: has_presenter %}
    }

    {% include 'throwing_test', name: 'presenterHasTheView' %}
        // when
        let view = sut.{{ compositions.Configurator.method }}()
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // then
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.view }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'view' %}
    }

    {% include 'throwing_test', name: 'presenterHasTheRouter' %}
        // when
        let view = sut.{{ compositions.Configurator.method }}()
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // then
        {% include 'expect', condition: has_router %}
    }

    {% include 'throwing_test', name: 'presenterHasTheOutput' %}
        // given
        let output = {{ contracts.ModuleOutput.name }}{{ spy }}()

        // when
        let view = sut.{{ compositions.Configurator.method }}(output: output)
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // then
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.output }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'output' %}
    }

    {% include 'test', name: 'routerHasTheView' %}
        // when
        let view = sut.{{ compositions.Configurator.method }}()
        let {{ roles.Router.variable }} = (view.{{ references.View.output }} as? {{ roles.Presenter.type }})?.{{ references.Presenter.router }} as? {{ roles.Router.type }}

        // then
{%- capture actual %}{{ roles.Router.variable }}?.{{ references.Router.view }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'view' %}
    }

    {% include 'test', name: 'configurationIsGivenThePresenter' %}
        // given
        var input: (any {{ contracts.ModuleInput.name }})?

        // when
        let view = sut.{{ compositions.Configurator.method }} { input = $0 }

        // then
{%- capture expected %}view.{{ references.View.output }}{% endcapture %}
        {% include 'expect_same', value: 'input', expected: expected %}
    }

    {% include 'throwing_test', name: 'configuredModuleShowsTheItems' %}
        // when
        let view = sut.{{ compositions.Configurator.method }}(with: ["One"])

        // then
{% include 'configured_items' %}

    // MARK: - Lifetime

    {% include 'throwing_test', name: 'moduleDoesNotHoldItsOutput' %}
        // given
        var output: {{ contracts.ModuleOutput.name }}{{ spy }}? = {{ contracts.ModuleOutput.name }}{{ spy }}()
        let view = sut.{{ compositions.Configurator.method }}(output: output)
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}

        // when
        output = nil

        // then
{%- capture actual %}{{ roles.Presenter.variable }}.{{ references.Presenter.output }}{% endcapture %}
        {% include 'expect_nil', value: actual %}
    }

    {% include 'throwing_test', name: 'moduleDeallocatesWithItsView' %}
        // given
        weak var releasedView: {{ view }}?
        weak var {{ roles.Presenter.variable }}: {{ roles.Presenter.type }}?
        weak var {{ roles.Router.variable }}: {{ roles.Router.type }}?
        var view: {{ view }}? = sut.{{ compositions.Configurator.method }}()
        releasedView = view
        {{ roles.Presenter.variable }} = view?.{{ references.View.output }} as? {{ roles.Presenter.type }}
        {{ roles.Router.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.router }} as? {{ roles.Router.type }}
        {% include 'require_some', value: roles.Router.variable %}

        // when
        view = nil

        // then
{%- capture condition %}releasedView == nil && {{ roles.Presenter.variable }} == nil && {{ roles.Router.variable }} == nil{% endcapture %}
        {% include 'expect', condition: condition %}
    }
{%- if custom_parameters.ui == 'none' %}

    {% include 'throwing_test', name: 'moduleDeallocatesWhenTheUserClosesIt' %}
        // given
        let moduleStack = ModuleStack()
        weak var view: {{ view }}?
        moduleStack.push(sut.{{ compositions.Configurator.method }}())
        view = moduleStack.views.last as? {{ view }}
        {% include 'require_some', value: 'view' %}

        // when
        view?.close()

        // then
        {% include 'expect_nil', value: 'view' %}
    }
{%- endif %}
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 474: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'selects' -%}
{%- include 'fact' -%}
{%- assign view_spy = contracts.ViewInput.name | append: spy | append: '()' -%}
{%- capture configured %}view.{{ methods.ViewInput.configure }}WithCalls.arguments{% endcapture -%}
{%- capture messages %}view.{{ methods.ViewInput.showMessage }}Calls.arguments{% endcapture -%}
{%- capture selected_items %}output.{{ fact }}ItemSelectedCalls.arguments{% endcapture -%}
{%- capture closed_count %}output.{{ fact }}ClosedCalls.count{% endcapture -%}
{%- if parts contains 'Service' -%}
{%- assign service = roles.Service.variable -%}
{%- capture service_calls %}{{ service }}.{{ methods.ServiceInterface.obtainItems }}Calls{% endcapture -%}
{%- endif -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% capture suite %}{{ roles.Presenter.tests }}{% endcapture -%}
{% include 'suite', name: suite %}
    {% include 'fixture', name: 'view', value: view_spy %}
{%- capture actual %}{{ contracts.RouterInput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: roles.Router.variable, value: actual %}
{%- capture actual %}{{ contracts.ModuleOutput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: 'output', value: actual %}
{%- if parts contains 'Service' %}
{%- capture actual %}{{ contracts.ServiceInterface.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: service, value: actual %}
{%- endif %}

    // MARK: - {{ contracts.ViewOutput.name }}

    {% include 'test', name: 'viewLoadedSetsUpInitialState' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.ViewOutput.viewLoaded }}()

        // then
{%- capture actual %}view.{{ methods.ViewInput.setupInitialState }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'viewLoadedShowsWhatTheModuleWasGiven' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()
        sut.{{ methods.ModuleInput.configureModule }}(with: ["One", "Two"])

        // when
        sut.{{ methods.ViewOutput.viewLoaded }}()

        // then
        {% include 'expect_equal', value: configured, expected: '[["One", "Two"]]' %}
    }
{%- if parts contains 'Service' %}

    {% include 'async_test', name: 'viewLoadedShowsTheItemsOfTheService' %}
        // given
        {{ service_calls }}.returns(["One", "Two"])
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.ViewOutput.viewLoaded }}()
        await sut.request?.value

        // then
        {% include 'expect_equal', value: configured, expected: '[["One", "Two"]]' %}
    }

    {% include 'async_test', name: 'viewLoadedSaysThatTheItemsCouldNotBeLoaded' %}
        // given
        {{ service_calls }}.fails(ConnectionLost())
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.ViewOutput.viewLoaded }}()
        await sut.request?.value

        // then
        {% include 'expect_equal', value: messages, expected: '["The items could not be loaded."]' %}
    }

    {% include 'async_test', name: 'viewLoadedCancelsThePreviousRequest' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()
        {{ service_calls }}.hold()
        defer { {{ service_calls }}.release() }
        sut.{{ methods.ViewOutput.viewLoaded }}()
        await {{ service_calls }}.called()
        let firstRequest = sut.request

        // when
        sut.{{ methods.ViewOutput.viewLoaded }}()

        // then
        {% include 'expect_equal', value: 'firstRequest?.isCancelled', expected: 'true' %}
    }

    {% include 'async_test', name: 'answerToACancelledRequestIsNotShown' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()
        {{ service_calls }}.returns(["One", "Two"])
        {{ service_calls }}.hold()
        sut.{{ methods.ViewOutput.viewLoaded }}()
        await {{ service_calls }}.called()
        let firstRequest = sut.request
        sut.{{ methods.ViewOutput.viewLoaded }}()

        // when
        {{ service_calls }}.release()
        await firstRequest?.value
        await sut.request?.value

        // then
        {% include 'expect_equal', value: configured, expected: '[["One", "Two"]]' %}
    }

    {% include 'async_test', name: 'failureOfACancelledRequestIsNotShown' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()
        {{ service_calls }}.fails(ConnectionLost())
        {{ service_calls }}.hold()
        sut.{{ methods.ViewOutput.viewLoaded }}()
        await {{ service_calls }}.called()
        let firstRequest = sut.request
        sut.{{ methods.ViewOutput.viewLoaded }}()

        // when
        {{ service_calls }}.release()
        await firstRequest?.value
        await sut.request?.value

        // then
        {% include 'expect_equal', value: messages, expected: '["The items could not be loaded."]' %}
    }

    {% include 'async_test', name: 'requestIsCancelledWhenTheModuleIsGone' %}
        // given
        var sut: {{ roles.Presenter.type }}? = make{{ roles.Presenter.noun }}()
        {{ service_calls }}.hold()
        defer { {{ service_calls }}.release() }
        sut?.{{ methods.ViewOutput.viewLoaded }}()
        await {{ service_calls }}.called()
        let request = sut?.request

        // when
        sut = nil

        // then
        {% include 'expect_equal', value: 'request?.isCancelled', expected: 'true' %}
    }
{%- endif %}
{%- if selects %}

    {% include 'test', name: 'selectItemTellsTheOutputWhichItem' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()
        sut.{{ methods.ModuleInput.configureModule }}(with: ["One", "Two"])

        // when
        sut.{{ methods.ViewOutput.selectItem }}(at: 1)

        // then
        {% include 'expect_equal', value: selected_items, expected: '["Two"]' %}
    }

    {% include 'test', name: 'selectItemIgnoresAnIndexOutsideOfTheList' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()
        sut.{{ methods.ModuleInput.configureModule }}(with: ["One", "Two"])

        // when
        sut.{{ methods.ViewOutput.selectItem }}(at: 2)

        // then
        {% include 'expect_equal', value: selected_items, expected: '[]' %}
    }
{%- endif %}

    {% include 'test', name: 'closeClosesTheModule' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.ViewOutput.close }}()

        // then
{%- capture actual %}{{ roles.Router.variable }}.{{ methods.RouterInput.closeModule }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- if custom_parameters.runtime == 'none' %}

    {% include 'test', name: 'viewClosedTellsTheOutput' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.ViewOutput.viewClosed }}()

        // then
        {% include 'expect_equal', value: closed_count, expected: '1' %}
    }
{%- else %}

    // MARK: - Closing

    {% include 'test', name: 'moduleClosedTellsTheOutput' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.moduleClosed()

        // then
        {% include 'expect_equal', value: closed_count, expected: '1' %}
    }
{%- endif %}

    // MARK: - {{ contracts.ModuleInput.name }}

    {% include 'test', name: 'configureModuleWaitsForTheView' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.ModuleInput.configureModule }}(with: ["One", "Two"])

        // then
        {% include 'expect_equal', value: configured, expected: '[]' %}
    }

    {% include 'test', name: 'configureModuleFillsALoadedView' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()
        sut.{{ methods.ViewOutput.viewLoaded }}()

        // when
        sut.{{ methods.ModuleInput.configureModule }}(with: ["Three"])

        // then
{%- capture last_configured %}view.{{ methods.ViewInput.configure }}WithCalls.last{% endcapture %}
        {% include 'expect_equal', value: last_configured, expected: '["Three"]' %}
    }
{%- if parts contains 'Service' %}

    {% include 'async_test', name: 'configureModuleCancelsTheRequest' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()
        {{ service_calls }}.hold()
        defer { {{ service_calls }}.release() }
        sut.{{ methods.ViewOutput.viewLoaded }}()
        await {{ service_calls }}.called()

        // when
        sut.{{ methods.ModuleInput.configureModule }}(with: ["Three"])

        // then
        {% include 'expect_equal', value: 'sut.request?.isCancelled', expected: 'true' %}
    }
{%- endif %}
{%- include 'added_tests' %}

    // MARK: - Private methods
{% if custom_parameters.tests == 'xctest' %}
    @MainActor
    {%- endif %}
    private func make{{ roles.Presenter.noun }}() -> {{ roles.Presenter.type }} {
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.router }}: {{ roles.Router.variable }}{% if parts contains 'Service' %}, {{ references.Presenter.service }}: {{ service }}{% endif %})
        {{ roles.Presenter.variable }}.{{ references.Presenter.view }} = view
        {{ roles.Presenter.variable }}.{{ references.Presenter.output }} = output
        return {{ roles.Presenter.variable }}
    }
}
{%- if parts contains 'Service' %}

private struct ConnectionLost: Error {}
{%- endif %}

"""#
    case 475: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Service.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    // MARK: - {{ contracts.ServiceInterface.name }}

    {% include 'async_throwing_test', name: 'obtainItemsReturnsTheItems' %}
        // given
        let sut = {{ roles.Service.type }}()

        // when
        let items = try await sut.{{ methods.ServiceInterface.obtainItems }}()

        // then
        {% include 'expect_equal', value: 'items', expected: '["First item", "Second item", "Third item"]' %}
    }
}

"""#
    case 476: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign is_own = false -%}
{%- if custom_parameters.runtime == 'adder' -%}
{%- assign handler = 'RecordingTransitionHandler()' -%}
{%- assign pop_count = 'view.closeCount' -%}
{%- else -%}
{%- assign handler = 'ViewMock()' -%}
{%- assign pop_count = 'view.popCallCount' -%}
{%- if custom_parameters.ui == 'uikit' -%}
{%- assign is_own = true -%}
{%- endif -%}
{%- endif -%}
{%- capture suite %}{{ roles.Router.tests }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% if is_own -%}
{% include 'testing_and_uikit_imports' %}

@testable import {{ module_info.product_module_name }}
{%- else -%}
{% include 'runtime_test_imports' %}
{%- endif %}

{% include 'suite', name: suite %}
    {% include 'fixture', name: 'view', value: handler %}

    // MARK: - {{ contracts.RouterInput.name }}

    {% include 'test', name: 'closeModuleClosesTheView' %}
        // given
        let sut = {{ roles.Router.type }}()
        sut.{{ references.Router.view }} = view

        // when
        sut.{{ methods.RouterInput.closeModule }}()

        // then
        {% include 'expect_equal', value: pop_count, expected: '1' %}
    }
}
{%- if custom_parameters.runtime == 'none' %}

// MARK: - Mocks

{% if custom_parameters.ui == 'uikit' -%}
private final class ViewMock: UIViewController, {{ contracts.ModuleTransitionable.name }} {
    private(set) var popCallCount = 0

    func pop(animated: Bool) { popCallCount += 1 }
}
{%- else -%}
private final class ViewMock: {{ contracts.ModuleTransitionable.name }} {
    private(set) var popCallCount = 0
    weak var moduleStack: ModuleStack?

    func start() {}
    func pop() { popCallCount += 1 }
}
{%- endif %}
{%- endif %}
{% endcapture %}{% if is_own %}{% include 'behind_framework' %}{% else %}{{ body | strip }}{% endif %}

"""#
    case 477: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Adapter.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'gtk_test_imports' %}

{% include 'view_suite', name: suite %}
{%- capture actual %}{{ contracts.AdapterOutput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: 'output', value: actual %}

    // MARK: - Rows

    {% include 'test', name: 'configureReplacesTheRowsThatWereThere' %}
        // given
        let listBox = GTKObject(new: gtk_list_box_new())
        let sut = {{ roles.Adapter.type }}(listBox: listBox, {{ references.Adapter.output }}: output)
        sut.configure(with: ["One", "Two"])

        // when
        sut.configure(with: ["Three"])

        // then
        {% include 'expect_equal', value: 'title(ofRow: 0, in: listBox)', expected: '"Three"' %}
        {% include 'expect_nil', value: 'title(ofRow: 1, in: listBox)' %}
    }

    {% include 'test', name: 'rowShowsItsItemLiterally' %}
        // given
        let listBox = GTKObject(new: gtk_list_box_new())
        let sut = {{ roles.Adapter.type }}(listBox: listBox, {{ references.Adapter.output }}: output)

        // when
        sut.configure(with: ["One", "<b>Tom & Jerry</b>"])

        // then
        {% include 'expect_equal', value: 'title(ofRow: 1, in: listBox)', expected: '"<b>Tom & Jerry</b>"' %}
    }

    // MARK: - Selection

    {% include 'test', name: 'selectedRowTellsTheOutputWhichItem' %}
        // given
        let listBox = GTKObject(new: gtk_list_box_new())
        let sut = {{ roles.Adapter.type }}(listBox: listBox, {{ references.Adapter.output }}: output)
        sut.configure(with: ["One", "Two"])

        // when
        let row = gtk_list_box_get_row_at_index(listBox.opaque, 1)
        row.map { _ = listBox.emit("row-activated", GTKObject(retaining: $0)) }

        // then
{%- capture actual %}output.{{ methods.AdapterOutput.didSelectItem }}AtCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }

    // MARK: - Private methods

{% include 'row_title' %}
}

"""#
    case 478: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.View.plain.tests }}{% endcapture -%}
{%- capture heading %}"{{ module_info.name }}"{% endcapture -%}
{% include 'header' %}

{% include 'gtk_test_imports' %}

{% include 'view_suite', name: suite %}
{%- capture actual %}{{ contracts.ViewOutput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: 'output', value: actual %}

    // MARK: - Life cycle

    {% include 'test', name: 'viewDidLoadTellsTheOutput' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output)

        // when
        sut.viewDidLoad()

        // then
{%- capture actual %}output.{{ methods.ViewOutput.viewLoaded }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - User

    {% include 'test', name: 'closeButtonTellsTheOutput' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output)
        sut.{{ methods.ViewInput.setupInitialState }}()

        // when
        sut.closeButton.emit("clicked")

        // then
{%- capture actual %}output.{{ methods.ViewOutput.close }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - {{ contracts.ViewInput.name }}

    {% include 'test', name: 'setupInitialStateSetsTheTitle' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output)

        // when
        sut.{{ methods.ViewInput.setupInitialState }}()

        // then
        {% include 'expect_equal', value: 'sut.title', expected: heading %}
    }
{%- if parts contains 'Adapter' %}

    {% include 'test', name: 'configureShowsTheItems' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output)
        sut.{{ methods.ViewInput.setupInitialState }}()

        // when
        sut.{{ methods.ViewInput.configure }}(with: ["One", "Two"])

        // then
        {% include 'expect_equal', value: 'title(ofRow: 1, in: sut.listBox)', expected: '"Two"' %}
        {% include 'expect_nil', value: 'title(ofRow: 2, in: sut.listBox)' %}
    }

    // MARK: - {{ contracts.AdapterOutput.name }}

    {% include 'test', name: 'didSelectItemTellsTheOutput' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output)

        // when
        sut.{{ methods.AdapterOutput.didSelectItem }}(at: 1)

        // then
{%- capture actual %}output.{{ methods.ViewOutput.selectItem }}AtCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }

    // MARK: - Private methods

{% include 'row_title' %}
{%- else %}

    {% include 'test', name: 'configureShowsALineForEachItem' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output)
        sut.{{ methods.ViewInput.setupInitialState }}()

        // when
        sut.{{ methods.ViewInput.configure }}(with: ["<One>", "Two"])

        // then
        let text = gtk_label_get_text(sut.textLabel.opaque).map { String(cString: $0) }
        {% include 'expect_equal', value: 'text', expected: '"<One>\nTwo"' %}
    }
{%- endif %}
}

"""#
    case 479: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- if custom_parameters.runtime == 'adder' -%}
{%- assign start = 'viewDidLoad' -%}
{%- assign protocols = 'HeadlessTransitionHandler, ModuleTransitionable' -%}
{%- else -%}
{%- assign start = 'start' -%}
{%- assign protocols = contracts.ModuleTransitionable.name -%}
{%- endif -%}
{%- capture tells_start %}{{ start }}TellsTheOutput{% endcapture -%}
{%- capture suite %}{{ roles.View.plain.tests }}{% endcapture -%}
{%- capture heading %}["{{ module_info.name }}", "1. One"]{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
{%- capture actual %}{{ contracts.ViewOutput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: 'output', value: actual %}

    // MARK: - {{ protocols }}

    {% include 'test', name: tells_start %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output) { _ in }

        // when
        sut.{{ start }}()

        // then
{%- capture actual %}output.{{ methods.ViewOutput.viewLoaded }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- if custom_parameters.runtime == 'none' %}

    {% include 'test', name: 'popTellsTheOutputThatTheViewIsClosed' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output) { _ in }
        let moduleStack = ModuleStack()
        moduleStack.push(sut)

        // when
        sut.pop()

        // then
{%- capture actual %}output.{{ methods.ViewOutput.viewClosed }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'viewDoesNotHoldItsStack' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output) { _ in }
        var moduleStack: ModuleStack? = ModuleStack()
        moduleStack?.push(sut)

        // when
        moduleStack = nil

        // then
        {% include 'expect_nil', value: 'sut.moduleStack' %}
    }
{%- endif %}

    // MARK: - User

    {% include 'test', name: 'selectItemTellsTheOutput' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output) { _ in }

        // when
        sut.selectItem(at: 1)

        // then
{%- capture actual %}output.{{ methods.ViewOutput.selectItem }}AtCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }

    {% include 'test', name: 'closeTellsTheOutput' %}
        // given
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output) { _ in }

        // when
        sut.close()

        // then
{%- capture actual %}output.{{ methods.ViewOutput.close }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - {{ contracts.ViewInput.name }}

    {% include 'test', name: 'setupInitialStateSetsTheHeading' %}
        // given
        var lines: [String] = []
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output) { lines.append($0) }

        // when
        sut.{{ methods.ViewInput.setupInitialState }}()
        sut.{{ methods.ViewInput.configure }}(with: ["One"])

        // then
        {% include 'expect_equal', value: 'lines', expected: heading %}
    }

    {% include 'test', name: 'configureWritesANumberedLineForEachItem' %}
        // given
        var lines: [String] = []
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output) { lines.append($0) }

        // when
        sut.{{ methods.ViewInput.configure }}(with: ["One", "Two"])

        // then
        {% include 'expect_equal', value: 'lines', expected: '["1. One", "2. Two"]' %}
    }
{%- if parts contains 'Service' %}

    {% include 'test', name: 'showMessageWritesIt' %}
        // given
        var lines: [String] = []
        let sut = {{ roles.View.plain.type }}({{ references.View.output }}: output) { lines.append($0) }

        // when
        sut.{{ methods.ViewInput.showMessage }}("Message")

        // then
        {% include 'expect_equal', value: 'lines', expected: '["Message"]' %}
    }
{%- endif %}
}

"""#
    case 480: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'list_view' -%}
{%- capture suite %}{{ roles.Adapter.tests }}{% endcapture -%}
{%- if custom_parameters.list == 'collection' -%}
{%- assign list_value = 'UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())' -%}
{%- assign count = 'sut.collectionView(collectionView, numberOfItemsInSection: 0)' -%}
{%- assign cell = 'sut.collectionView(collectionView, cellForItemAt: IndexPath(item: 1, section: 0))' -%}
{%- assign selection = 'sut.collectionView(collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))' -%}
{%- else -%}
{%- assign list_value = 'UITableView(frame: .zero, style: .plain)' -%}
{%- assign count = 'sut.tableView(tableView, numberOfRowsInSection: 0)' -%}
{%- assign cell = 'sut.tableView(tableView, cellForRowAt: IndexPath(row: 1, section: 0))' -%}
{%- assign selection = 'sut.tableView(tableView, didSelectRowAt: IndexPath(row: 1, section: 0))' -%}
{%- endif -%}
{%- capture sut %}{{ roles.Adapter.type }}({{ list_view }}: {{ list_view }}{% if custom_parameters.adapter == 'output' %}, {{ references.Adapter.output }}: output){% else %}) { _ in }{% endif %}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'testing_and_uikit_imports' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: list_view, value: list_value %}
{%- if custom_parameters.adapter == 'output' %}
{%- capture actual %}{{ contracts.AdapterOutput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: 'output', value: actual %}
{%- endif %}

    // MARK: - {{ list_type }}DataSource

    {% include 'test', name: 'listHasARowForEachItem' %}
        // given
        let sut = {{ sut }}

        // when
        sut.configure(with: ["One", "Two"])

        // then
        {% include 'expect_equal', value: count, expected: '2' %}
    }

    {% include 'test', name: 'rowShowsItsItem' %}
        // given
        let sut = {{ sut }}
        sut.configure(with: ["One", "Two"])

        // when
        let cell = {{ cell }}

        // then
        let content = cell.contentConfiguration as? UIListContentConfiguration
        {% include 'expect_equal', value: 'content?.text', expected: '"Two"' %}
    }

    // MARK: - {{ list_type }}Delegate
{% if custom_parameters.adapter == 'output' %}
    {% include 'test', name: 'selectedRowTellsTheOutputWhichItem' %}
        // given
        let sut = {{ sut }}
        sut.configure(with: ["One", "Two"])

        // when
        {{ selection }}

        // then
{%- capture actual %}output.{{ methods.AdapterOutput.didSelectItem }}AtCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }
{%- else %}
    {% include 'test', name: 'selectedRowReportsItsItem' %}
        // given
        var selectedIndices: [Int] = []
        let sut = {{ roles.Adapter.type }}({{ list_view }}: {{ list_view }}) { selectedIndices.append($0) }
        sut.configure(with: ["One", "Two"])

        // when
        {{ selection }}

        // then
        {% include 'expect_equal', value: 'selectedIndices', expected: '[1]' %}
    }
{%- endif %}
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 481: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'list_view' -%}
{%- capture suite %}{{ roles.Adapter.tests }}{% endcapture -%}
{%- if custom_parameters.list == 'collection' -%}
{%- assign list_value = 'UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())' -%}
{%- assign cell = 'collectionView.dataSource?.collectionView(collectionView, cellForItemAt: IndexPath(item: 1, section: 0))' -%}
{%- else -%}
{%- assign list_value = 'UITableView(frame: .zero, style: .plain)' -%}
{%- assign cell = 'tableView.dataSource?.tableView(tableView, cellForRowAt: IndexPath(row: 1, section: 0))' -%}
{%- endif -%}
{%- capture sut %}{{ roles.Adapter.type }}({{ list_view }}: {{ list_view }}{% if custom_parameters.adapter == 'output' %}, {{ references.Adapter.output }}: output{% endif %}){% endcapture -%}
{% include 'header' %}

{% capture body %}
import Adder
import AdderTesting
{%- if custom_parameters.adapter == 'events' %}
import AdderUIKit
{%- endif %}
{% include 'testing_and_uikit_imports' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: list_view, value: list_value %}
{%- if custom_parameters.adapter == 'output' %}
{%- capture actual %}{{ contracts.AdapterOutput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: 'output', value: actual %}
{%- endif %}

    // MARK: - Rows

    {% include 'test', name: 'rowShowsItsItem' %}
        // given
        let sut = {{ sut }}
        sut.configure(with: ["One", "Two"])

        // when
        let cell = {{ cell }}

        // then
        let content = cell?.contentConfiguration as? UIListContentConfiguration
        {% include 'expect_equal', value: 'content?.text', expected: '"Two"' %}
    }

    {% include 'test', name: 'configureReplacesTheRowsThatWereThere' %}
        // given
        let sut = {{ sut }}
        let listView = RecordingListView(of: sut)
        sut.configure(with: ["One", "Two"])

        // when
        sut.configure(with: ["Three"])

        // then
        let rows = listView.rows(as: {{ roles.Cell.type }}.Model.self).flatMap { $0 }
        {% include 'expect_equal', value: 'rows.map(\.text)', expected: '["Three"]' %}
    }

    // MARK: - Selection

    {% include 'test', name: 'selectedRowReportsItsItem' %}
        // given
        let sut = {{ sut }}
{%- if custom_parameters.adapter != 'output' %}
        var selectedIndices: [Int] = []
        sut.didSelectItemEvent += { selectedIndices.append($0.index) }
{%- endif %}
        let listView = RecordingListView(of: sut)
        sut.configure(with: ["One", "Two"])

        // when
        listView.userSelects(at: ListPosition(item: 1))

        // then
{%- assign selected = 'selectedIndices' %}
{%- if custom_parameters.adapter == 'output' %}
{%- capture selected %}output.{{ methods.AdapterOutput.didSelectItem }}AtCalls.arguments{% endcapture %}
{%- endif %}
        {% include 'expect_equal', value: selected, expected: '[1]' %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 482: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'view_layout' -%}
{%- capture suite %}{{ roles.View.tests }}{% endcapture -%}
{%- capture heading %}"{{ module_info.name }}"{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% if custom_parameters.runtime == 'adder' and custom_parameters.adapter != 'output' and list -%}
import Adder
{% endif -%}
{% include 'testing_and_uikit_imports' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
{%- capture actual %}{{ contracts.ViewOutput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: 'output', value: actual %}

    // MARK: - Life cycle

    {% include 'test', name: 'viewDidLoadTellsTheOutput' %}
        // given
        let sut = makeView()

        // when
        sut.loadViewIfNeeded()

        // then
{%- capture actual %}output.{{ methods.ViewOutput.viewLoaded }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'hasACloseButtonAboveAnotherScreen' %}
        // given
        let sut = makeView()
        let navigationController = UINavigationController(rootViewController: UIViewController())
        navigationController.pushViewController(sut, animated: false)
        sut.loadViewIfNeeded()
        sut.{{ views }}closeButton.isHidden = true

        // when
        sut.viewWillAppear(false)

        // then
{%- capture actual %}sut.{{ views }}closeButton.isHidden{% endcapture %}
        {% include 'expect_equal', value: actual, expected: 'false' %}
    }

    {% include 'test', name: 'hasNoCloseButtonAtTheRootOfAWindow' %}
        // given
        let sut = makeView()
        let navigationController = UINavigationController(rootViewController: sut)
        navigationController.loadViewIfNeeded()
        sut.loadViewIfNeeded()

        // when
        sut.viewWillAppear(false)

        // then
{%- capture actual %}sut.{{ views }}closeButton.isHidden{% endcapture %}
        {% include 'expect_equal', value: actual, expected: 'true' %}
    }

{%- if custom_parameters.runtime == 'none' %}

    {% include 'test', name: 'didMoveTellsTheOutputThatTheViewIsClosed' %}
        // given
        let sut = makeView()

        // when
        sut.didMove(toParent: nil)

        // then
{%- capture actual %}output.{{ methods.ViewOutput.viewClosed }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'dismissedViewTellsTheOutputThatItIsClosed' %}
        // given
        let sut = makeView()
        let opener = UIViewController()
        let window = UIWindow()
        window.rootViewController = opener
        window.isHidden = false
        opener.present(sut, animated: false)

        // when
        sut.pop(animated: false)

        // then
{%- capture actual %}output.{{ methods.ViewOutput.viewClosed }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - {{ contracts.ModuleTransitionable.name }}

    {% include 'test', name: 'popTakesTheViewOffTheStack' %}
        // given
        let sut = makeView()
        let opener = UIViewController()
        let navigationController = UINavigationController(rootViewController: opener)
        navigationController.pushViewController(sut, animated: false)

        // when
        sut.pop(animated: false)

        // then
        {% include 'expect_same', value: 'navigationController.topViewController', expected: 'opener' %}
    }

{%- endif %}

    // MARK: - User

    {% include 'test', name: 'closeButtonTellsTheOutput' %}
        // given
        let sut = makeView()
        sut.loadViewIfNeeded()
        sut.{{ methods.ViewInput.setupInitialState }}()

        // when
        sut.{{ views }}closeButton.sendActions(for: .touchUpInside)

        // then
{%- capture actual %}output.{{ methods.ViewOutput.close }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - {{ contracts.ViewInput.name }}

    {% include 'test', name: 'setupInitialStateSetsTheTitle' %}
        // given
        let sut = makeView()
        sut.loadViewIfNeeded()

        // when
        sut.{{ methods.ViewInput.setupInitialState }}()

        // then
        {% include 'expect_equal', value: 'sut.title', expected: heading %}
    }
{%- if parts contains 'Adapter' %}

    {% include 'test', name: 'configureShowsTheItems' %}
        // given
        let sut = makeView()
        sut.loadViewIfNeeded()
        sut.{{ methods.ViewInput.setupInitialState }}()

        // when
        sut.{{ methods.ViewInput.configure }}(with: ["One", "Two"])

        // then
{%- capture actual %}sut.{{ views }}{{ list_view }}.numberOf{% if row == 'row' %}Rows{% else %}Items{% endif %}(inSection: 0){% endcapture %}
        {% include 'expect_equal', value: actual, expected: '2' %}
    }
{%- if custom_parameters.adapter == 'output' %}

    // MARK: - {{ contracts.AdapterOutput.name }}

    {% include 'test', name: 'didSelectItemTellsTheOutput' %}
        // given
        let sut = makeView()

        // when
        sut.{{ methods.AdapterOutput.didSelectItem }}(at: 1)

        // then
{%- capture actual %}output.{{ methods.ViewOutput.selectItem }}AtCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }
{%- else %}

    // MARK: - {{ roles.Adapter.noun }}

    {% include 'test', name: 'selectedItemTellsTheOutput' %}
        // given
        let sut = makeView()
        sut.loadViewIfNeeded()
        sut.{{ methods.ViewInput.setupInitialState }}()
        sut.{{ methods.ViewInput.configure }}(with: ["One", "Two"])

        // when
{%- if custom_parameters.runtime == 'adder' %}
        sut.{{ references.View.adapter }}.userDidSelect(at: ListPosition(item: 1))
{%- else %}
        let position = IndexPath({{ row }}: 1, section: 0)
        sut.{{ references.View.adapter }}.{{ list_view }}(sut.{{ views }}{{ list_view }}, didSelect{% if row == 'row' %}Row{% else %}Item{% endif %}At: position)
{%- endif %}

        // then
{%- capture actual %}output.{{ methods.ViewOutput.selectItem }}AtCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[1]' %}
    }
{%- endif %}
{%- else %}

    {% include 'test', name: 'configureShowsALineForEachItem' %}
        // given
        let sut = makeView()
        sut.loadViewIfNeeded()
        sut.{{ methods.ViewInput.setupInitialState }}()

        // when
        sut.{{ methods.ViewInput.configure }}(with: ["One", "Two"])

        // then
{%- capture actual %}sut.{{ views }}textLabel.text{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '"One\nTwo"' %}
    }
{%- endif %}
{%- if parts contains 'Service' %}

    {% include 'test', name: 'showMessageShowsItInsteadOfItems' %}
        // given
        let sut = makeView()
        sut.loadViewIfNeeded()
        sut.{{ methods.ViewInput.setupInitialState }}()

        // when
        sut.{{ methods.ViewInput.showMessage }}("Message")

        // then
{%- capture actual %}sut.{{ views }}{% if list %}messageLabel{% else %}textLabel{% endif %}.text{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '"Message"' %}
    }
{%- endif %}

    // MARK: - Private methods

    {% include 'isolation' %}private func makeView() -> {{ roles.View.type }} {
{%- if in_code %}
        {{ roles.View.type }}({{ references.View.output }}: output)
{%- else %}
        let view = {{ roles.View.type }}.controller()
        view.{{ references.View.output }} = output
        return view
{%- endif %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 483: #"""
parameters:
  ui:
    values: [uikit, gtk, none]
    default: none
    needs:
      gtk: {runtime: adder}
    summary: The framework for the view; none writes lines of text, for command-line programs and servers
  view:
    values: [code, xib, storyboard]
    default: code
    needs:
      xib: {ui: uikit}
      storyboard: {ui: uikit}
    summary: Where a UIKit view is laid out; code writes a view class
  runtime:
    values: [adder, none]
    default: none
    summary: What opens and closes modules; adder is the library, with none the router does it
  tests:
    values: [swift-testing, xctest]
    default: swift-testing
    summary: The framework for the tests
  list:
    values: [table, collection]
    default: table
    needs:
      collection: {ui: uikit}
    summary: What the adapter of a UIKit view fills
  adapter:
    values: [output, events, rddm]
    default: output
    needs:
      events: {ui: uikit}
      rddm: {ui: uikit, runtime: adder}
    summary: How the adapter reports selections; output is a protocol, events a closure or the library's event, rddm an event and a generator for each row
parts:
  Service:
    default: on
    summary: The business logic that the presenter calls, behind a protocol
  Adapter:
    default: off
    summary: The view shows a list that an adapter fills and observes (uikit and gtk)

"""#
    case 484: #"""
{%- if role == 'Presenter' -%}
{%- capture work %}{% include 'added_work' %}{% endcapture -%}
{% include 'added_turn', turn: method.next %}
{%- else -%}
// Add what the {{ roles[role].words }} does here.
{%- endif -%}

"""#
    case 485: #"""
{%- for conformance in added.holders.Presenter.conformances %}
{%- for method in conformance.methods %}

    // MARK: - {{ conformance.contract }}
{% capture name %}{{ method.name }}ShowsTheItems{% endcapture %}
    {% include 'test', name: name %}
        // given
        let sut = make{{ roles.Presenter.noun }}()
        sut.{{ methods.ModuleInput.configureModule }}(with: ["One", "Two"])

        // when
        sut.{{ method.name }}()

        // then
        {% include 'expect_equal', value: configured, expected: '[["One", "Two"]]' %}
    }
{%- endfor %}
{%- endfor -%}

"""#
    case 486: #"""
{%- if parts contains 'Service' -%}showItems(){%- else -%}{{ references.Presenter.view }}?.{{ methods.ViewInput.configure }}(with: items){%- endif -%}
"""#
    case 487: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async {
{%- else -%}
@Test func {{ test_name }}() async {
{%- endif -%}

"""#
    case 488: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async throws {
{%- else -%}
@Test func {{ test_name }}() async throws {
{%- endif -%}

"""#
    case 489: #"""
{%- if custom_parameters.ui == 'uikit' and platform.has_uikit == false -%}
{%- assign lines = body | strip | newline_to_br | strip_newlines | split: '<br />' -%}
#if canImport(UIKit)
{%- for line in lines %}
{% if line != '' %}    {{ line }}{% endif %}
{%- endfor %}
#endif
{%- else -%}
{{ body | strip }}
{%- endif -%}

"""#
    case 490: #"""
    /// True if there is a screen to return to; the root of a window cannot be closed.
    private var canBeClosed: Bool {
        presentingViewController != nil
            || parent != nil && navigationController?.viewControllers.first !== self
    }
"""#
    case 491: #"""
        let {{ roles.Presenter.variable }} = {% include 'require', value: made_presenter %}
        let shown = {{ contracts.ViewInput.name }}{{ spy }}()
        {{ roles.Presenter.variable }}.{{ references.Presenter.view }} = shown
        {{ roles.Presenter.variable }}.{{ methods.ViewOutput.viewLoaded }}()
{%- capture shown_items %}shown.{{ methods.ViewInput.configure }}WithCalls.arguments{% endcapture %}
        {% include 'expect_equal', value: shown_items, expected: '[["One"]]' %}
    }
{%- comment %}{% endcomment -%}

"""#
    case 492: #"""
{%- unless comments.one_module_comment or comments.description == '' %}
///
/// {{ comments.description }}
{%- endunless -%}

"""#
    case 493: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertTrue({{ condition }})
{%- else -%}
#expect({{ condition }})
{%- endif -%}

"""#
    case 494: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertEqual({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} == {{ expected }})
{%- endif -%}

"""#
    case 495: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertNil({{ value }})
{%- else -%}
#expect({{ value }} == nil)
{%- endif -%}

"""#
    case 496: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertIdentical({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} === {{ expected }})
{%- endif -%}

"""#
    case 497: #"""
{%- assign first = module_info.name | slice: 0 | downcase -%}
{%- if '0123456789' contains first %}{% assign first = prefix | downcase | append: first %}{% endif -%}
{%- assign fact = module_info.name | slice: 1, 200 | prepend: first -%}

"""#
    case 498: #"""
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor private lazy var {{ name }} = {{ value }}
{%- else -%}
private let {{ name }} = {{ value }}
{%- endif -%}

"""#
    case 499: #"""
import Adder
import AdderCAdwaita
import AdderGTK
{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}
{%- comment %}{% endcomment -%}

"""#
    case 500: #"""
//
//  {{ module_info.file_name }}
//  {{ module_info.project_name }}
//
{%- if developer.name != '' %}
//  Created by {{ developer.name }} on {{ date }}.
{%- endif %}
{%- if developer.company != '' %}
//  Copyright © {{ year }} {{ developer.company }}. All rights reserved.
{%- endif %}
{%- if developer.name != '' or developer.company != '' %}
//
{%- endif %}
"""#
    case 501: #"""
{%- include 'view_layout' -%}
{%- if list -%}
{%- assign is_collection = false -%}
{%- if custom_parameters.list == 'collection' -%}
{%- assign is_collection = true -%}
{%- endif -%}
{%- assign has_message = false -%}
{%- if parts contains 'Service' -%}
{%- assign has_message = true -%}
{%- endif -%}
{%- include 'list_and_close_button' -%}
{%- else -%}
{%- assign controller = roles.View.type -%}
{%- capture subviews -%}
<stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stV-ie-w01">
    <rect key="frame" x="16" y="409" width="361" height="34"/>
    <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="txL-ab-e01">
            <rect key="frame" x="0.0" y="0.0" width="361" height="0.0"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <nil key="textColor"/>
            <nil key="highlightedColor"/>
        </label>
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="clB-tn-001">
            <rect key="frame" x="0.0" y="0.0" width="361" height="34"/>
            <state key="normal" title="Close"/>
        </button>
    </subviews>
</stackView>
{%- endcapture -%}
{%- capture constraints -%}
<constraint firstItem="stV-ie-w01" firstAttribute="leading" secondItem="vwR-oo-t01" secondAttribute="leadingMargin" id="cnS-le-d01"/>
<constraint firstAttribute="trailingMargin" secondItem="stV-ie-w01" secondAttribute="trailing" id="cnS-tr-l01"/>
<constraint firstItem="stV-ie-w01" firstAttribute="centerY" secondItem="vwR-oo-t01" secondAttribute="centerY" id="cnS-ce-y01"/>
{%- endcapture -%}
{%- capture outlets -%}
<outlet property="closeButton" destination="clB-tn-001" id="otC-ls-b01"/>
<outlet property="textLabel" destination="txL-ab-e01" id="otT-xt-l01"/>
{%- endcapture -%}
{%- endif -%}

"""#
    case 502: #"""
{%- if custom_parameters.tests == 'xctest' %}@MainActor {% endif -%}
"""#
    case 503: #"""
{%- assign list_view = 'tableView' -%}
{%- assign list_type = 'UITableView' -%}
{%- assign list_word = 'table' -%}
{%- assign row = 'row' -%}
{%- if custom_parameters.list == 'collection' -%}
{%- assign list_view = 'collectionView' -%}
{%- assign list_type = 'UICollectionView' -%}
{%- assign list_word = 'collection view' -%}
{%- assign row = 'item' -%}
{%- endif -%}

"""#
    case 504: #"""
{%- if comments.one_module_comment == false -%}
/// {{ says }}
{%- elsif comments.description != '' -%}
{%- assign last = comments.description | slice: -1 -%}
/// {{ comments.description }}{% unless '.!?' contains last %}.{% endunless %}
{%- else -%}
/// The {{ comments.screen }}: shows what the module that opens it sets,
/// and reports what the user does with it.
{%- endif -%}
{%- if comments.one_module_comment %}
///
/// {{ says }}
{%- endif -%}

"""#
    case 505: #"""
{%- if custom_parameters.tests == 'xctest' -%}
try XCTUnwrap({{ value }})
{%- else -%}
try #require({{ value }})
{%- endif -%}

"""#
    case 506: #"""
{%- if custom_parameters.tests == 'xctest' -%}
_ = try XCTUnwrap({{ value }})
{%- else -%}
try #require({{ value }} != nil)
{%- endif -%}

"""#
    case 507: #"""
    /// The text of a row in the list; `nil` if there is no such row.
    {% include 'isolation' %}private func title(ofRow index: Int32, in listBox: GTKObject) -> String? {
        guard let row = gtk_list_box_get_row_at_index(listBox.opaque, index) else { return nil }
        let title = adw_preferences_row_get_title(GTKObject(retaining: row).typed())
        return title.map { String(cString: $0) }
    }
{%- comment %}{% endcomment -%}

"""#
    case 508: #"""
import Adder
{%- if custom_parameters.ui == 'uikit' %}
import AdderUIKit
{%- endif -%}

"""#
    case 509: #"""
{%- if custom_parameters.runtime == 'adder' -%}
import Adder
import AdderTesting
{% endif -%}
{%- include 'testing_import' %}

@testable import {{ module_info.product_module_name }}
{%- comment %}{% endcomment -%}

"""#
    case 510: #"""
{%- assign selects = false -%}
{%- if parts contains 'Adapter' or custom_parameters.ui == 'none' -%}
{%- assign selects = true -%}
{%- endif -%}

"""#
    case 511: #"""
{%- if custom_parameters.tests == 'xctest' -%}
final class {{ name }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ name }} {
{%- endif -%}

"""#
    case 512: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async {
{%- else -%}
@Test func {{ test_name }}() {
{%- endif -%}

"""#
    case 513: #"""
{%- if custom_parameters.tests == 'xctest' -%}
import UIKit
import XCTest
{%- else -%}
import Testing
import UIKit
{%- endif -%}

"""#
    case 514: #"""
{%- if custom_parameters.tests == 'xctest' -%}
import XCTest
{%- else -%}
import Testing
{%- endif -%}

"""#
    case 515: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async throws {
{%- else -%}
@Test func {{ test_name }}() throws {
{%- endif -%}

"""#
    case 516: #"""
{%- if custom_parameters.runtime == 'adder' -%}
Adder.ModuleTransitionable
{%- else -%}
{{ contracts.ModuleTransitionable.name }}
{%- endif -%}

"""#
    case 517: #"""
{%- include 'list_view' -%}
{%- assign list = false -%}
{%- if parts contains 'Adapter' -%}
{%- assign list = true -%}
{%- endif -%}
{%- assign in_code = false -%}
{%- assign output = references.View.output | append: '?' -%}
{%- assign views = '' -%}
{%- if custom_parameters.view == 'code' -%}
{%- assign in_code = true -%}
{%- assign output = references.View.output -%}
{%- assign views = references.View.contentView | append: '.' -%}
{%- endif -%}

"""#
    case 518: #"""
{%- if custom_parameters.tests == 'xctest' -%}
final class {{ name }}: XCTestCase {
{%- if custom_parameters.ui == 'gtk' %}
    override func setUp() async throws {
        let isAvailable = await GTKDisplay.isAvailable
        try XCTSkipUnless(isAvailable, "There is no display.")
    }
{% endif %}
{%- else -%}
{%- if custom_parameters.ui == 'gtk' -%}
@Suite(.enabled("There is no display.") { await GTKDisplay.isAvailable })
{% endif -%}
@MainActor
struct {{ name }} {
{%- endif -%}

"""#
    case 519: #"""
{%- if custom_parameters.runtime == 'adder' -%}
{%- assign wiring = 'Adder' -%}
{%- else -%}
{%- assign wiring = '' -%}
{%- endif -%}
name: surf-mvp
summary: A Surf MVP module of view, presenter and router, assembled by its configurator
author: Adder
version: 1.0.0
license: MIT
architecture: surf-mvp

code_files:
  - {file: "{{ roles.Configurator.file }}", path: Code/Configurator/{{ wiring }}ModuleConfigurator.swift.liquid}

  - {file: "{{ roles.Presenter.file }}", path: Code/Presenter/Presenter.swift.liquid}
  - {file: "{{ contracts.ServiceInterface.helper_folder }}{{ contracts.ServiceInterface.name }}.swift", path: Code/Presenter/Service.swift.liquid, part: Service}
  - {file: "{{ contracts.ServiceInterface.helper_folder }}{{ roles.Service.type }}.swift", path: Code/Presenter/ServiceImplementation.swift.liquid, part: Service}
  - {file: "{{ contracts.ModuleInput.file }}", path: Code/Presenter/ModuleInput.swift.liquid}
  - {file: "{{ contracts.ModuleOutput.file }}", path: Code/Presenter/ModuleOutput.swift.liquid}

  - {file: "{{ roles.Router.file }}", path: Code/Router/Router.swift.liquid}
  - {file: "{{ contracts.RouterInput.file }}", path: Code/Router/RouterInput.swift.liquid}

  - {file: "{{ contracts.ViewInput.file }}", path: Code/View/ViewInput.swift.liquid}
  - {file: "{{ contracts.ViewOutput.file }}", path: Code/View/ViewOutput.swift.liquid}
{%- if custom_parameters.ui == 'uikit' %}
  - {file: "{{ roles.View.file }}", path: Code/View/UIKitView.swift.liquid}
{%- if custom_parameters.view == 'code' %}
  - {file: "{{ roles.ContentView.file }}", path: Code/View/UIKitContentView.swift.liquid}
{%- else %}
  - {file: "{{ roles.View.folder }}{{ roles.View.type }}.{{ custom_parameters.view }}", path: Code/View/View.{{ custom_parameters.view }}.liquid, is_resource: true}
{%- endif %}
  - {file: "{{ roles.Adapter.file }}", path: Code/View/UIKit{{ wiring }}Adapter.swift.liquid, part: Adapter}
{%- if custom_parameters.adapter == 'output' %}
  - {file: "{{ contracts.AdapterOutput.file }}", path: Code/View/AdapterOutput.swift.liquid, part: Adapter}
{%- endif %}
  - {file: "{{ roles.Cell.file }}", path: Code/View/UIKitCell.swift.liquid, part: Adapter}
{%- elsif custom_parameters.ui == 'gtk' %}
  - {file: "{{ roles.View.plain.file }}", path: Code/View/GTKView.swift.liquid}
  - {file: "{{ roles.Adapter.file }}", path: Code/View/GTKAdapter.swift.liquid, part: Adapter}
  - {file: "{{ contracts.AdapterOutput.file }}", path: Code/View/AdapterOutput.swift.liquid, part: Adapter}
{%- else %}
  - {file: "{{ roles.View.plain.file }}", path: Code/View/TextView.swift.liquid}
{%- endif %}

test_files:
  - {file: "{{ roles.Configurator.tests_file }}", path: Tests/Configurator/{{ wiring }}ModuleConfiguratorTests.swift.liquid}
  - {file: "{{ roles.Presenter.tests_file }}", path: Tests/Presenter/PresenterTests.swift.liquid}
  - {file: "{{ contracts.ServiceInterface.helper_folder }}{{ roles.Service.tests }}.swift", path: Tests/Presenter/ServiceImplementationTests.swift.liquid, part: Service}
  - {file: "{{ roles.Router.tests_file }}", path: Tests/Router/RouterTests.swift.liquid}
{%- if custom_parameters.ui == 'uikit' %}
  - {file: "{{ roles.View.tests_file }}", path: Tests/View/UIKitViewTests.swift.liquid}
  - {file: "{{ roles.Adapter.tests_file }}", path: Tests/View/UIKit{{ wiring }}AdapterTests.swift.liquid, part: Adapter}
{%- elsif custom_parameters.ui == 'gtk' %}
  - {file: "{{ roles.View.plain.tests_file }}", path: Tests/View/GTKViewTests.swift.liquid}
  - {file: "{{ roles.Adapter.tests_file }}", path: Tests/View/GTKAdapterTests.swift.liquid, part: Adapter}
{%- else %}
  - {file: "{{ roles.View.plain.tests_file }}", path: Tests/View/TextViewTests.swift.liquid}
{%- endif %}

dependencies: []
{%- if custom_parameters.runtime == 'none' %}

# What an app needs once, for all its modules.
base_files:
  - {file: "Support/{{ contracts.ModuleTransitionable.name }}.swift", path: Base/ModuleTransitionable.swift.liquid}
{%- endif %}

"""#
    case 520: #"""
# VIPER as vipergen's "light" template writes it: Mutual Mobile's parts with three protocols, all in one
# file. It follows the template in its parts, protocols and folders, and in who calls whom. It departs from
# it in two references. In the template, wireframe and presenter own each other, and the wireframe owns the
# view, until `dismiss` releases them. A module that the user leaves with the back button would never be
# released, so here the screen owns the view, the view the presenter, and the presenter the wireframe. And
# parts receive what they need when they are created, not in properties that are set afterwards. Only a view
# from a xib or storyboard cannot: its presenter is set.

extends: mutual-mobile-viper
title: Light VIPER
summary: Wireframe that builds, presents and dismisses; View, Presenter, Interactor, Data manager; one file of protocols
source: The light template of vipergen, which the slides on massive view controllers recommend

module:
  openToOthers: [Wireframe]

roles:
  # The template has no protocols for these, so other parts know the types themselves.
  ListDataSource: ~
  DataStore: ~
  Entity: ~

  View:
    traits: [shows, touchesScreen, forwardsEvents, keepsModuleAlive]
    mustNotKnow:
      [Interactor, Wireframe, DataManager, navigation, lists, network, storage, managedObjects]
    source: "View: view controller"

  ContentView:
    mustNotKnow:
      [Presenter, Interactor, Wireframe, DataManager, navigation, lists, network, storage]
    source: "View: view controller"

  Presenter:
    traits: [decides, formats, holdsState]
    folder: Logic
    mustNotKnow: [DataManager, navigation, network, storage, managedObjects]
    source: "Logic: presenter"

  Interactor:
    folder: Logic
    source: "Logic: interactor"

  DataManager:
    summary: Fetches and stores the data of the interactor
    traits: [reachesData]
    name: "{module}DataManager"
    folder: DataManager
    mustNotKnow: [View, Presenter, Interactor, Wireframe, userInterface]
    tests: [services]
    source: Data manager

  Wireframe:
    summary: Creates and connects the module, presents and dismisses it, opens other screens
    traits: [composes, navigates, touchesScreen]
    folder: Logic
    mustNotKnow: [network, storage]
    source: "Logic: wireframe"

contracts:
  ModuleInterface: ~
  WireframeInterface: ~
  DataStoreInterface: ~
  ModuleDelegate: ~

  ViewInterface:
    name: ["{module}ViewProtocol", "{module}ViewInterface"]
    folder: Protocols
    file: "{module}Protocols"
    source: Protocols

  InteractorOutput:
    name: ["{module}InteractorOutputProtocol", "{module}InteractorOutput"]
    folder: Protocols
    file: "{module}Protocols"
    source: Protocols

  InteractorInput:
    name: ["{module}InteractorInputProtocol", "{module}InteractorInput"]
    folder: Protocols
    file: "{module}Protocols"
    source: Protocols

# The screen owns the view.
references:
  Wireframe.viewController: weak View
  View.presenter: strong Presenter
  Presenter.userInterface: ~
  Presenter.view: weak ViewInterface
  Presenter.wireframe: strong Wireframe
  Interactor.dataManager: { holds: strong DataManager, optional: true }

composition:
  Wireframe:
    builds: [View, Presenter, Interactor, DataManager]
    method: connectDependencies
    takes: ~
    source: "Wireframe: connectDependencies"

parts:
  DataStore: ~
  ListDataSource: ~
  ModuleDelegate: ~
  DataManager:
    summary: Fetches the data of the interactor
    roles: [DataManager]
    default: on

app:
  folders:
    Common/Store: The store behind the data managers of the modules
    Common/View: Views that several modules share

tests:
  # A part without a protocol is tested with the parts that it knows.
  mocksSurroundings: false

rules:
  view-presenter-tightly-coupled: ~

"""#
    case 521: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}Gets and stores the items of the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
///
/// It is not final: tests replace it with a subclass, because it has no protocol.
@MainActor
class {{ roles.DataManager.type }} {
    // MARK: - Properties

    private let items: [String]

    // MARK: - Initialization

    /// Creates a {{ roles.DataManager.words }} that keeps its items in memory.
    ///
    /// - Parameter items: The items to keep.
    init(items: [String] = ["First item", "Second item", "Third item"]) {
        self.items = items
    }

    // MARK: - Items

    /// Fetches the stored items.
    ///
    /// - Returns: All items.
    func fetchItems() async throws -> [String] {
        // Fetch the items from a database or the network here.
        items
    }
}

"""#
    case 522: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
{% include 'runtime_imports' %}

{% capture says %}Presents the {{ comments.screen }}, and leads from there to other screens.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Wireframe.type }} {
    // MARK: - Properties

    /// The view of the module. The reference is weak because the screen owns the view.
    weak var {{ references.Wireframe.viewController }}: (any TransitionHandler)?
{%- include 'added_properties', role: 'Wireframe' %}
{%- if custom_parameters.ui == 'none' %}

    private let write: (String) -> Void

    // MARK: - Initialization

    /// Creates a {{ roles.Wireframe.words }} that shows its module as lines of text.
    ///
    /// - Parameter write: Writes one line.
    init(write: @escaping (String) -> Void = { print($0) }) {
        self.write = write
    }
{%- endif %}

    // MARK: - Transitions

    /// Opens the module, which stays in memory until it is closed.
    ///
    /// - Parameter transitionHandler: The view from which the module is opened.
    func present(from transitionHandler: any TransitionHandler) {
        transitionHandler.open(self)
    }

    /// Closes the module.
    func dismiss() {
{%- include 'added_calls', role: 'Wireframe' %}
        {{ references.Wireframe.viewController }}?.closeCurrentModule()
    }
}

{%- capture factory %}{% if custom_parameters.view == 'storyboard' %}Storyboard{% endif %}ModuleFactory{% endcapture %}

// MARK: - {{ factory }}

extension {{ roles.Wireframe.type }}: {{ factory }} {
{%- if custom_parameters.view == 'storyboard' %}
    func makeView() -> {{ roles.View.type }} {
        {{ roles.View.type }}.controller()
    }

    func makeModule(
        around viewController: {{ roles.View.type }}, output: ModuleOutputReference<Never>
    ) -> Module<Void> {
{%- else %}
    func makeModule(output: ModuleOutputReference<Never>) -> Module<Void> {
{%- endif %}
{%- include 'connected_parts' %}

        self.{{ references.Wireframe.viewController }} = viewController
        return Module(view: viewController, parts: [{{ roles.Presenter.variable }}, {{ roles.Interactor.variable }}])
    }
}
{%- include 'added_conformances', role: 'Wireframe', type: roles.Wireframe.type %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 523: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}The business logic of the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Interactor.type }} {
    // MARK: - Properties

    weak var {{ references.Interactor.output }}: (any {{ contracts.InteractorOutput.name }})?
{%- include 'added_properties', role: 'Interactor' %}
{%- if parts contains 'DataManager' %}
    let {{ references.Interactor.dataManager }}: {{ roles.DataManager.type }}

    /// The latest request; another one cancels it.
    private(set) var request: Task<Void, Never>?

    // MARK: - Initialization

    /// Creates the {{ roles.Interactor.words }}.
    ///
    /// - Parameter {{ references.Interactor.dataManager }}: Provides the items.
    init({{ references.Interactor.dataManager }}: {{ roles.DataManager.type }}) {
        self.{{ references.Interactor.dataManager }} = {{ references.Interactor.dataManager }}
    }

    deinit {
        request?.cancel()
    }
{%- endif %}
}

// MARK: - {{ contracts.InteractorInput.name }}

extension {{ roles.Interactor.type }}: {{ contracts.InteractorInput.name }} {
    func {{ methods.InteractorInput.findItems }}() {
{%- include 'added_calls', role: 'Interactor' %}
{%- if parts contains 'DataManager' %}
        request?.cancel()
        request = Task { [weak self, {{ references.Interactor.dataManager }}] in
            do {
                let items = try await {{ references.Interactor.dataManager }}.fetchItems()
                guard !Task.isCancelled else { return }
                self?.{{ references.Interactor.output }}?.{{ methods.InteractorOutput.foundItems }}(items)
            } catch {
                guard !Task.isCancelled else { return }
                self?.{{ references.Interactor.output }}?.{{ methods.InteractorOutput.failedToFindItems }}(with: error)
            }
        }
{%- else %}
        // Replace this item with those of a data manager, which the {{ roles.Wireframe.words }} would inject.
        {{ references.Interactor.output }}?.{{ methods.InteractorOutput.foundItems }}(["{{ module_info.name }} item"])
{%- endif %}
    }
}
{%- include 'added_conformances', role: 'Interactor', type: roles.Interactor.type %}

"""#
    case 524: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
{% capture says %}Decides what the {{ comments.screen }} shows and where it leads.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Presenter.type }} {
    // MARK: - Properties

    weak var {{ references.Presenter.view }}: (any {{ contracts.ViewInterface.name }})?
{%- include 'added_properties', role: 'Presenter' %}
    let {{ references.Presenter.interactor }}: any {{ contracts.InteractorInput.name }}
    let {{ references.Presenter.wireframe }}: {{ roles.Wireframe.type }}
{%- if custom_parameters.ui == 'none' %}

    private var names: [String] = []
{%- endif %}

    // MARK: - Initialization

    /// Creates the {{ roles.Presenter.words }}.
    ///
    /// - Parameters:
    ///   - {{ references.Presenter.interactor }}: The business logic of the module.
    ///   - {{ references.Presenter.wireframe }}: Dismisses the module and opens other screens.
    init({{ references.Presenter.interactor }}: any {{ contracts.InteractorInput.name }}, {{ references.Presenter.wireframe }}: {{ roles.Wireframe.type }}) {
        self.{{ references.Presenter.interactor }} = {{ references.Presenter.interactor }}
        self.{{ references.Presenter.wireframe }} = {{ references.Presenter.wireframe }}
    }

    // MARK: - View events

    /// Gets the data for the view, which calls this method when it {% if custom_parameters.ui == 'uikit' %}is about to appear{% else %}is ready{% endif %}.
    func updateView() {
{%- include 'added_calls_without_answer', role: 'Presenter' %}
        {% include 'added_start' %}
    }

    /// Handles a tap on the button that closes the module.
    func closeButtonTapped() {
        {{ references.Presenter.wireframe }}.dismiss()
    }
{%- if custom_parameters.ui == 'none' %}

    /// Handles the user's selection of a name.
    ///
    /// - Parameter index: The position of the name, from 0.
    func nameTapped(at index: Int) {
        guard names.indices.contains(index) else { return }
        {{ references.Presenter.view }}?.{{ methods.ViewInterface.showSelectedName }}(names[index])
    }
{%- endif %}
}

// MARK: - {{ contracts.InteractorOutput.name }}

extension {{ roles.Presenter.type }}: {{ contracts.InteractorOutput.name }} {
    func {{ methods.InteractorOutput.foundItems }}(_ items: [String]) {
{%- if custom_parameters.ui == 'none' %}
        names = items
{%- endif %}
        {{ references.Presenter.view }}?.{{ methods.ViewInterface.showItemNames }}(items)
    }
{%- if parts contains 'DataManager' %}

    func {{ methods.InteractorOutput.failedToFindItems }}(with error: any Error) {
        // Choose the message by the error, if its cause matters to the user.
        {{ references.Presenter.view }}?.{{ methods.ViewInterface.showMessage }}("The items could not be loaded.")
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'Presenter', type: roles.Presenter.type %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 525: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}Presents the {{ comments.screen }}, and leads from there to other screens.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Wireframe.type }} {
    // MARK: - Properties

    /// The view of the module. The reference is weak because the app owns the view.
    private(set) weak var {{ references.Wireframe.viewController }}: {{ roles.View.type }}?
{%- include 'added_properties', role: 'Wireframe' %}

    private let write: (String) -> Void

    // MARK: - Initialization

    /// Creates a {{ roles.Wireframe.words }} that shows its module as lines of text.
    ///
    /// - Parameter write: Writes one line.
    init(write: @escaping (String) -> Void = { print($0) }) {
        self.write = write
    }

{% include 'connect_dependencies' %}

    // MARK: - Transitions

    /// Shows the module, which stays in memory as long as the app keeps its view.
    ///
    /// - Returns: The view, for the user's input.
    func present() -> {{ roles.View.type }} {
        let viewController = {{ compositions.Wireframe.method }}()
        viewController.start()
        return viewController
    }

    /// Ends the module.
    func dismiss() {
{%- include 'added_calls', role: 'Wireframe' %}
        {{ references.Wireframe.viewController }}?.stop()
    }
}
{%- include 'added_conformances', role: 'Wireframe', type: roles.Wireframe.type %}

"""#
    case 526: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
import UIKit

{% capture says %}Presents the {{ comments.screen }}, and leads from there to other screens.{% endcapture %}{% include 'module_comment' %}
@MainActor
final class {{ roles.Wireframe.type }} {
    // MARK: - Properties

    /// The view of the module. The reference is weak because the screen owns the view.
    private(set) weak var {{ references.Wireframe.viewController }}: {{ roles.View.type }}?
{%- include 'added_properties', role: 'Wireframe' %}

{% include 'connect_dependencies' %}

    // MARK: - Transitions

    /// Shows the module, which stays in memory until its view has left the screen.
    ///
    /// - Parameter navigationController: Shows the module on top of its stack.
    func present(from navigationController: UINavigationController) {
        navigationController.pushViewController({{ compositions.Wireframe.method }}(), animated: true)
    }

    /// Takes the module off the screen.
    func dismiss() {
{%- include 'added_calls', role: 'Wireframe' %}
        guard let {{ references.Wireframe.viewController }} else { return }
        let stack = {{ references.Wireframe.viewController }}.navigationController
        if let stack, stack.viewControllers.first !== {{ references.Wireframe.viewController }} {
            stack.popViewController(animated: true)
        } else {
            // The view is presented modally, alone or as the first of a stack.
            (stack ?? {{ references.Wireframe.viewController }}).dismiss(animated: true)
        }
    }
}
{%- include 'added_conformances', role: 'Wireframe', type: roles.Wireframe.type %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 527: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture says %}What the {{ comments.screen }} can show.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.ViewInterface.name }}: AnyObject {
    /// Shows the names of the items instead of the previous ones.
    ///
    /// - Parameter names: The names, in order.
    func {{ methods.ViewInterface.showItemNames }}(_ names: [String])
{%- if parts contains 'DataManager' %}

    /// Shows a message instead of names.
    ///
    /// - Parameter message: The message to the user.
    func {{ methods.ViewInterface.showMessage }}(_ message: String)
{%- endif %}
{%- if custom_parameters.ui == 'none' %}

    /// Shows which name the user selected.
    ///
    /// - Parameter name: The selected name.
    func {{ methods.ViewInterface.showSelectedName }}(_ name: String)
{%- endif %}
}

{% capture says %}What the business logic answers to the {{ comments.screen }}.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.InteractorOutput.name }}: AnyObject {
    /// Delivers the found items.
    ///
    /// - Parameter items: The items, in the order in which they are shown.
    func {{ methods.InteractorOutput.foundItems }}(_ items: [String])
{%- if parts contains 'DataManager' %}

    /// Reports that the items could not be fetched.
    ///
    /// - Parameter error: What went wrong.
    func {{ methods.InteractorOutput.failedToFindItems }}(with error: any Error)
{%- endif %}
}

{% capture says %}What the {{ comments.screen }} asks of the business logic.{% endcapture %}{% include 'module_comment' %}
@MainActor
protocol {{ contracts.InteractorInput.name }}: AnyObject {
    /// Finds the items that the module shows; `{{ methods.InteractorOutput.foundItems }}` delivers them.
{%- if parts contains 'DataManager' %}
    ///
    /// A request that has not been answered yet is cancelled.
{%- endif %}
    func {{ methods.InteractorInput.findItems }}()
}

"""#
    case 528: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

import Adder
import AdderCAdwaita
import AdderGTK

{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
@MainActor
final class {{ roles.View.type }} {
    // MARK: - Properties

    let {{ references.View.presenter }}: {{ roles.Presenter.type }}
{%- include 'added_properties', role: 'View' %}
    let position = GTKPosition()
    let title = "{{ module_info.name }}"
    let listBox = GTKObject(new: gtk_list_box_new())
{%- if parts contains 'DataManager' %}
    let messageLabel = GTKObject(new: gtk_label_new(nil))
{%- endif %}
    let closeButton = GTKObject(new: gtk_button_new_with_label("Close"))
    let widget = GTKObject(new: gtk_scrolled_window_new())

    // MARK: - Initialization

    /// Creates the view.
    ///
    /// - Parameter {{ references.View.presenter }}: Receives the view's events and the user's actions.
    init({{ references.View.presenter }}: {{ roles.Presenter.type }}) {
        self.{{ references.View.presenter }} = {{ references.View.presenter }}
        setupWidgets()
    }

    // MARK: - Private methods

    private func setupWidgets() {
        gtk_widget_add_css_class(listBox.widget, "boxed-list")
        gtk_widget_set_valign(listBox.widget, GTK_ALIGN_START)
        gtk_list_box_set_selection_mode(listBox.opaque, GTK_SELECTION_NONE)
{%- if parts contains 'DataManager' %}
        gtk_list_box_set_placeholder(listBox.opaque, messageLabel.widget)
{%- endif %}
        closeButton.on("clicked") { [weak self] _ in self?.{{ references.View.presenter }}.closeButtonTapped() }

        let clamp = GTKObject(new: adw_clamp_new())
        adw_clamp_set_child(clamp.opaque, listBox.widget)
        gtk_widget_set_margin_top(clamp.widget, 24)
        gtk_widget_set_margin_bottom(clamp.widget, 24)
        gtk_widget_set_margin_start(clamp.widget, 12)
        gtk_widget_set_margin_end(clamp.widget, 12)
        gtk_scrolled_window_set_child(widget.opaque, clamp.widget)
        gtk_widget_set_vexpand(widget.widget, 1)
    }
}

// MARK: - GTKModuleView

extension {{ roles.View.type }}: GTKModuleView {
    var headerWidgets: [GTKObject] {
        [closeButton]
    }

    func viewDidLoad() {
        {{ references.View.presenter }}.updateView()
{%- include 'added_calls', role: 'View' %}
    }
}

// MARK: - {{ contracts.ViewInterface.name }}

extension {{ roles.View.type }}: {{ contracts.ViewInterface.name }} {
    func {{ methods.ViewInterface.showItemNames }}(_ names: [String]) {
{%- if parts contains 'DataManager' %}
        gtk_label_set_text(messageLabel.opaque, "")
{%- endif %}
        while let row = gtk_list_box_get_row_at_index(listBox.opaque, 0) {
            gtk_list_box_remove(listBox.opaque, GTKObject(retaining: row).widget)
        }
        for name in names {
            let row = GTKObject(new: adw_action_row_new())
            adw_preferences_row_set_use_markup(row.typed(), 0)
            adw_preferences_row_set_title(row.typed(), name)
            gtk_list_box_append(listBox.opaque, row.widget)
        }
    }
{%- if parts contains 'DataManager' %}

    func {{ methods.ViewInterface.showMessage }}(_ message: String) {
        {{ methods.ViewInterface.showItemNames }}([])
        gtk_label_set_text(messageLabel.opaque, message)
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'View', type: roles.View.type %}

"""#
    case 529: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}
{% if custom_parameters.runtime == 'adder' %}
import Adder
{% endif %}
{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
@MainActor
final class {{ roles.View.type }} {
    // MARK: - Properties

    let {{ references.View.presenter }}: {{ roles.Presenter.type }}
{%- include 'added_properties', role: 'View' %}
{%- if custom_parameters.runtime == 'adder' %}
    let position = HeadlessPosition()
{%- else %}

    /// True from `start` to `stop`.
    private(set) var isOpen = false
{%- endif %}

    private let write: (String) -> Void

    // MARK: - Initialization

    /// Creates a view that shows everything as lines of text.
    ///
    /// - Parameters:
    ///   - {{ references.View.presenter }}: Receives the view's events and the user's actions.
    ///   - write: Writes one line.
    init({{ references.View.presenter }}: {{ roles.Presenter.type }}, write: @escaping (String) -> Void) {
        self.{{ references.View.presenter }} = {{ references.View.presenter }}
        self.write = write
    }
{%- if custom_parameters.runtime == 'none' %}

    // MARK: - Life cycle

    /// Starts the view; the {{ roles.Wireframe.words }} calls it when it presents the module.
    func start() {
        isOpen = true
        {{ references.View.presenter }}.updateView()
{%- include 'added_calls', role: 'View' %}
    }

    /// Ends the view; the {{ roles.Wireframe.words }} calls it when it dismisses the module.
    func stop() {
        isOpen = false
    }
{%- endif %}

    // MARK: - User

    /// Handles the user's selection of a name.
    ///
    /// - Parameter index: The position of the name, from 0.
    func selectName(at index: Int) {
        {{ references.View.presenter }}.nameTapped(at: index)
    }

    /// Handles the user's request to leave the module.
    func close() {
        {{ references.View.presenter }}.closeButtonTapped()
    }
}

{% if custom_parameters.runtime == 'adder' -%}
// MARK: - HeadlessTransitionHandler

extension {{ roles.View.type }}: HeadlessTransitionHandler {
    func viewDidLoad() {
        {{ references.View.presenter }}.updateView()
{%- include 'added_calls', role: 'View' %}
    }
}

{% endif -%}
// MARK: - {{ contracts.ViewInterface.name }}

extension {{ roles.View.type }}: {{ contracts.ViewInterface.name }} {
    func {{ methods.ViewInterface.showItemNames }}(_ names: [String]) {
        write("{{ module_info.name }}")
        for (index, name) in names.enumerated() {
            write("\(index + 1). \(name)")
        }
    }

    func {{ methods.ViewInterface.showSelectedName }}(_ name: String) {
        write("Selected: \(name)")
    }
{%- if parts contains 'DataManager' %}

    func {{ methods.ViewInterface.showMessage }}(_ message: String) {
        write(message)
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'View', type: roles.View.type %}

"""#
    case 530: #"""
{%- assign module = prefix | append: module_info.name -%}
{% include 'header' %}

{% capture body %}
import UIKit

/// Arranges the views of the {{ comments.screen }}.
final class {{ roles.ContentView.type }}: UIView {
    // MARK: - Properties

    let namesLabel = UILabel()
    let closeButton = UIButton(type: .system)

    // MARK: - Initialization

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        namesLabel.numberOfLines = 0
        closeButton.setTitle("Close", for: .normal)
        addStackView()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - Private methods

    private func addStackView() {
        let stackView = UIStackView(arrangedSubviews: [namesLabel, closeButton])
        stackView.axis = .vertical
        stackView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.centerXAnchor.constraint(equalTo: centerXAnchor),
            stackView.centerYAnchor.constraint(equalTo: centerYAnchor),
            stackView.leadingAnchor.constraint(
                greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor
            ),
            stackView.trailingAnchor.constraint(
                lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor
            ),
        ])
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 531: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'view_layout' -%}
{% include 'header' %}

{% capture body %}
import UIKit

{% capture says %}Shows the {{ comments.screen }} and reports what the user does.{% endcapture %}{% include 'module_comment' %}{% include 'description' %}
final class {{ roles.View.type }}: UIViewController {
    // MARK: - Properties
{% if in_code %}
    let {{ references.View.presenter }}: {{ roles.Presenter.type }}
{%- include 'added_properties', role: 'View' %}
    let {{ references.View.contentView }} = {{ roles.ContentView.type }}()
{%- else %}
    var {{ references.View.presenter }}: {{ roles.Presenter.type }}?
{%- include 'added_properties', role: 'View' %}

    @IBOutlet private(set) var namesLabel: UILabel!
    @IBOutlet private(set) var closeButton: UIButton!
{%- endif %}

    // MARK: - Initialization
{% if in_code %}
    /// Creates the view.
    ///
    /// - Parameter {{ references.View.presenter }}: Receives the view's events and the user's actions.
    init({{ references.View.presenter }}: {{ roles.Presenter.type }}) {
        self.{{ references.View.presenter }} = {{ references.View.presenter }}
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Created in code by {{ roles.Wireframe.type }}")
    required init?(coder: NSCoder) {
        nil
    }
{%- else %}
{%- include 'controller_factory', type: roles.View.type %}
{%- endif %}

    // MARK: - UIViewController
{% if in_code %}
    override func loadView() {
        view = {{ references.View.contentView }}
    }
{% endif %}
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "{{ module_info.name }}"
        let close = UIAction { [weak self] _ in self?.{{ presenter }}.closeButtonTapped() }
        {{ views }}closeButton.addAction(close, for: .touchUpInside)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        {{ views }}closeButton.isHidden = !canBeClosed
        {{ presenter }}.updateView()
{%- include 'added_calls', role: 'View' %}
    }

    // MARK: - Private methods

{% include 'can_be_closed' %}
}

// MARK: - {{ contracts.ViewInterface.name }}

extension {{ roles.View.type }}: {{ contracts.ViewInterface.name }} {
    func {{ methods.ViewInterface.showItemNames }}(_ names: [String]) {
        {{ views }}namesLabel.text = names.joined(separator: "\n")
    }
{%- if parts contains 'DataManager' %}

    func {{ methods.ViewInterface.showMessage }}(_ message: String) {
        {{ views }}namesLabel.text = message
    }
{%- endif %}
}
{%- include 'added_conformances', role: 'View', type: roles.View.type %}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 532: #"""
{%- include 'names_and_close_button' -%}
{% include 'storyboard' %}
"""#
    case 533: #"""
{%- include 'names_and_close_button' -%}
{% include 'xib' %}
"""#
    case 534: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.DataManager.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    // MARK: - Items

    {% include 'async_throwing_test', name: 'fetchItemsReturnsTheItemsThatAreKept' %}
        // given
        let sut = {{ roles.DataManager.type }}(items: ["One"])

        // when
        let items = try await sut.fetchItems()

        // then
        {% include 'expect_equal', value: 'items', expected: '["One"]' %}
    }
}

"""#
    case 535: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- include 'view_layout' -%}
{%- capture suite %}{{ roles.Wireframe.tests }}{% endcapture -%}
{%- capture sut %}{% include 'new_wireframe' %}{% endcapture -%}
{%- capture made_view %}sut.makeModule(output: .nobody).view as? {{ roles.View.type }}{% endcapture -%}
{%- capture has_interactor %}viewController.{{ presenter }}.{{ references.Presenter.interactor }} is {{ roles.Interactor.type }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
import Adder
{%- if custom_parameters.ui == 'gtk' %}
import AdderGTK
{%- endif %}
import AdderTesting
{% if custom_parameters.ui == 'uikit' -%}
{% include 'testing_and_uikit_imports' %}
{%- else -%}
{% include 'testing_import' %}
{%- endif %}

@testable import {{ module_info.product_module_name }}

{% include 'view_suite', name: suite %}
    {% include 'fixture', name: 'sut', value: sut %}
    {% include 'fixture', name: 'transitionHandler', value: 'RecordingTransitionHandler()' %}

    // MARK: - ModuleFactory

    {% include 'throwing_test', name: 'presenterHasTheView' %}
        // when
        let viewController = {% include 'require', value: made_view %}

        // then
{%- capture actual %}viewController.{{ presenter }}.{{ references.Presenter.view }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'viewController' %}
    }

    {% include 'throwing_test', name: 'presenterHasTheInteractor' %}
        // when
        let viewController = {% include 'require', value: made_view %}

        // then
        {% include 'expect', condition: has_interactor %}
    }

    {% include 'throwing_test', name: 'presenterHasTheWireframe' %}
        // when
        let viewController = {% include 'require', value: made_view %}

        // then
{%- capture actual %}viewController.{{ presenter }}.{{ references.Presenter.wireframe }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'sut' %}
    }

    {% include 'throwing_test', name: 'interactorHasThePresenterAsOutput' %}
        // when
        let viewController = {% include 'require', value: made_view %}
        let {{ roles.Interactor.variable }} = viewController.{{ presenter }}.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}

        // then
{%- capture actual %}{{ roles.Interactor.variable }}?.{{ references.Interactor.output }}{% endcapture %}
{%- capture expected %}viewController.{{ references.View.presenter }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: expected %}
    }

    {% include 'throwing_test', name: 'wireframeHasTheView' %}
        // when
        let viewController = {% include 'require', value: made_view %}

        // then
{%- capture actual %}sut.{{ references.Wireframe.viewController }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'viewController' %}
    }

    // MARK: - Transitions

    {% include 'test', name: 'presentingPushesTheView' %}
        // when
        sut.present(from: transitionHandler)

        // then
        {% include 'expect_equal', value: 'transitionHandler.opened.map(\.transition)', expected: '["push"]' %}
{%- capture expected %}sut.{{ references.Wireframe.viewController }}{% endcapture %}
        {% include 'expect_same', value: 'transitionHandler.opened.first?.view', expected: expected %}
    }

    {% include 'test', name: 'dismissingClosesTheModule' %}
        // given
        sut.{{ references.Wireframe.viewController }} = transitionHandler

        // when
        sut.dismiss()

        // then
        {% include 'expect_equal', value: 'transitionHandler.closeCount', expected: '1' %}
    }

    // MARK: - Lifetime

    {% include 'throwing_test', name: 'moduleDeallocatesWhenItIsClosed' %}
        // given
        sut.present(from: transitionHandler)
        weak var {{ roles.Presenter.variable }}: {{ roles.Presenter.type }}?
        weak var {{ roles.Interactor.variable }}: {{ roles.Interactor.type }}?
{%- capture shown_presenter %}(sut.{{ references.Wireframe.viewController }} as? {{ roles.View.type }})?.{{ references.View.presenter }}{% endcapture %}
        {{ roles.Presenter.variable }} = {{ shown_presenter }}
        {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}
{%- capture all_found %}{{ roles.Presenter.variable }} != nil && {{ roles.Interactor.variable }} != nil{% endcapture %}
        {% include 'require_condition', condition: all_found %}

        // when
        transitionHandler.userClosesLast()

        // then
{%- capture condition %}sut.{{ references.Wireframe.viewController }} == nil && {{ roles.Presenter.variable }} == nil && {{ roles.Interactor.variable }} == nil{% endcapture %}
        {% include 'expect', condition: condition %}
    }

    {% include 'test', name: 'openModuleKeepsItsWireframe' %}
        // given
        weak var keptWireframe: {{ roles.Wireframe.type }}?
        var {{ roles.Wireframe.variable }}: {{ roles.Wireframe.type }}? = {{ sut }}
        {{ roles.Wireframe.variable }}?.present(from: transitionHandler)
        keptWireframe = {{ roles.Wireframe.variable }}

        // when
        {{ roles.Wireframe.variable }} = nil

        // then
        {% include 'expect', condition: 'transitionHandler.opened.first?.view != nil && keptWireframe != nil' %}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 536: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign output_spy = contracts.InteractorOutput.name | append: spy | append: '()' -%}
{%- capture received %}output.{{ methods.InteractorOutput.foundItems }}Calls.arguments{% endcapture -%}
{%- capture suite %}{{ roles.Interactor.tests }}{% endcapture -%}
{%- if parts contains 'DataManager' -%}
{%- capture mock %}{{ roles.DataManager.noun }}Mock{% endcapture -%}
{%- assign manager = roles.DataManager.variable -%}
{%- endif -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: 'output', value: output_spy %}
{%- if parts contains 'DataManager' %}
{%- capture actual %}{{ mock }}(){% endcapture %}
    {% include 'fixture', name: manager, value: actual %}
{%- endif %}

    // MARK: - {{ contracts.InteractorInput.name }}
{%- if parts contains 'DataManager' %}

    {% include 'async_test', name: 'findItemsHandsTheItemsToTheOutput' %}
        // given
        let sut = {{ roles.Interactor.type }}({{ references.Interactor.dataManager }}: {{ manager }})
        sut.{{ references.Interactor.output }} = output

        // when
        sut.{{ methods.InteractorInput.findItems }}()
        await {{ manager }}.nextRequest()?.yield(["One"])
        await sut.request?.value

        // then
        {% include 'expect_equal', value: received, expected: '[["One"]]' %}
    }

    {% include 'async_test', name: 'failureIsHandedToTheOutput' %}
        // given
        let sut = {{ roles.Interactor.type }}({{ references.Interactor.dataManager }}: {{ manager }})
        sut.{{ references.Interactor.output }} = output

        // when
        sut.{{ methods.InteractorInput.findItems }}()
        await {{ manager }}.nextRequest()?.finish(throwing: ConnectionLost())
        await sut.request?.value

        // then
{%- capture lost %}output.{{ methods.InteractorOutput.failedToFindItems }}WithCalls.last is ConnectionLost{% endcapture %}
        {% include 'expect', condition: lost %}
    }

    {% include 'async_test', name: 'findItemsCancelsThePreviousRequest' %}
        // given
        let sut = {{ roles.Interactor.type }}({{ references.Interactor.dataManager }}: {{ manager }})
        sut.{{ methods.InteractorInput.findItems }}()
        _ = await {{ manager }}.nextRequest()
        let firstRequest = sut.request

        // when
        sut.{{ methods.InteractorInput.findItems }}()

        // then
        {% include 'expect_equal', value: 'firstRequest?.isCancelled', expected: 'true' %}
    }

    {% include 'async_test', name: 'itemsOfACancelledRequestAreIgnored' %}
        // given
        let sut = {{ roles.Interactor.type }}({{ references.Interactor.dataManager }}: {{ manager }})
        sut.{{ references.Interactor.output }} = output
        sut.{{ methods.InteractorInput.findItems }}()
        let firstAnswer = await {{ manager }}.nextRequest()
        let firstRequest = sut.request
        sut.{{ methods.InteractorInput.findItems }}()

        // when
        firstAnswer?.yield(["One"])
        await firstRequest?.value

        // then
        {% include 'expect_equal', value: received, expected: '[]' %}
    }

    {% include 'async_test', name: 'failureOfACancelledRequestIsIgnored' %}
        // given
        let sut = {{ roles.Interactor.type }}({{ references.Interactor.dataManager }}: {{ manager }})
        sut.{{ references.Interactor.output }} = output
        sut.{{ methods.InteractorInput.findItems }}()
        let firstAnswer = await {{ manager }}.nextRequest()
        let firstRequest = sut.request
        sut.{{ methods.InteractorInput.findItems }}()

        // when
        firstAnswer?.finish(throwing: ConnectionLost())
        await firstRequest?.value

        // then
{%- capture no_failure %}output.{{ methods.InteractorOutput.failedToFindItems }}WithCalls.isEmpty{% endcapture %}
        {% include 'expect', condition: no_failure %}
    }

    {% include 'async_test', name: 'requestIsCancelledWhenTheModuleIsGone' %}
        // given
        var sut: {{ roles.Interactor.type }}? = {{ roles.Interactor.type }}({{ references.Interactor.dataManager }}: {{ manager }})
        sut?.{{ methods.InteractorInput.findItems }}()
        _ = await {{ manager }}.nextRequest()
        let request = sut?.request

        // when
        sut = nil

        // then
        {% include 'expect_equal', value: 'request?.isCancelled', expected: 'true' %}
    }
{%- else %}

    {% include 'test', name: 'findItemsHandsTheItemsToTheOutput' %}
        // given
        let sut = {{ roles.Interactor.type }}()
        sut.{{ references.Interactor.output }} = output

        // when
        sut.{{ methods.InteractorInput.findItems }}()

        // then
{%- capture found %}[["{{ module_info.name }} item"]]{% endcapture %}
        {% include 'expect_equal', value: received, expected: found %}
    }
{%- endif %}
}
{%- if parts contains 'DataManager' %}

// MARK: - Mocks

{% include 'data_manager_mock' %}
{%- endif %}

"""#
    case 537: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- assign view_spy = contracts.ViewInterface.name | append: spy | append: '()' -%}
{%- capture suite %}{{ roles.Presenter.tests }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'presenter_test_imports' %}

{% include 'suite', name: suite %}
    {% include 'fixture', name: references.Presenter.view, value: view_spy %}
{%- include 'view_fixtures' %}

    // MARK: - View events

    {% include 'test', name: 'updateViewAsksTheInteractorForTheItems' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.updateView()

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.InteractorInput.findItems }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    {% include 'test', name: 'closeButtonDismissesTheModule' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()
{%- if custom_parameters.runtime == 'adder' %}
        let transitionHandler = RecordingTransitionHandler()
        {{ roles.Wireframe.variable }}.{{ references.Wireframe.viewController }} = transitionHandler
{%- elsif custom_parameters.ui == 'uikit' %}
        let navigationController = UINavigationController(rootViewController: UIViewController())
        {{ roles.Wireframe.variable }}.present(from: navigationController)
{%- else %}
        let viewController = {{ roles.Wireframe.variable }}.present()
{%- endif %}

        // when
        sut.closeButtonTapped()

        // then
{%- if custom_parameters.runtime == 'adder' %}
        {% include 'expect_equal', value: 'transitionHandler.closeCount', expected: '1' %}
{%- elsif custom_parameters.ui == 'uikit' %}
        {% include 'expect_equal', value: 'navigationController.viewControllers.count', expected: '1' %}
{%- else %}
        {% include 'expect_equal', value: 'viewController.isOpen', expected: 'false' %}
{%- endif %}
    }
{%- if custom_parameters.ui == 'none' %}

    {% include 'test', name: 'tappedNameIsShown' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()
        sut.{{ methods.InteractorOutput.foundItems }}(["One", "Two"])

        // when
        sut.nameTapped(at: 1)

        // then
{%- capture actual %}{{ references.Presenter.view }}.{{ methods.ViewInterface.showSelectedName }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["Two"]' %}
    }

    {% include 'test', name: 'tapOutsideOfTheNamesIsIgnored' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.nameTapped(at: 2)

        // then
{%- capture actual %}{{ references.Presenter.view }}.{{ methods.ViewInterface.showSelectedName }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[]' %}
    }
{%- endif %}

    // MARK: - {{ contracts.InteractorOutput.name }}

    {% include 'test', name: 'foundItemsAreShownByName' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.InteractorOutput.foundItems }}(["One", "Two"])

        // then
{%- capture actual %}{{ references.Presenter.view }}.{{ methods.ViewInterface.showItemNames }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '[["One", "Two"]]' %}
    }
{%- if parts contains 'DataManager' %}

    {% include 'test', name: 'failureIsShownAsAMessage' %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ methods.InteractorOutput.failedToFindItems }}(with: CancellationError())

        // then
{%- capture actual %}{{ references.Presenter.view }}.{{ methods.ViewInterface.showMessage }}Calls.arguments{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '["The items could not be loaded."]' %}
    }
{%- endif %}
{%- include 'added_tests' %}

    // MARK: - Helpers
{% if custom_parameters.tests == 'xctest' %}
    @MainActor
    {%- endif %}
    private func make{{ roles.Presenter.noun }}() -> {{ roles.Presenter.type }} {
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.interactor }}: {{ roles.Interactor.variable }}, {{ references.Presenter.wireframe }}: {{ roles.Wireframe.variable }})
        {{ roles.Presenter.variable }}.{{ references.Presenter.view }} = {{ references.Presenter.view }}
        return {{ roles.Presenter.variable }}
    }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 538: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Wireframe.tests }}{% endcapture -%}
{%- capture sut %}{% include 'new_wireframe' %}{% endcapture -%}
{%- capture lines %}{% if parts contains 'DataManager' %}["{{ module_info.name }}", "1. First item", "2. Second item", "3. Third item"]{% else %}["{{ module_info.name }}", "1. {{ module_info.name }} item"]{% endif %}{% endcapture -%}
{% include 'header' %}

{% include 'testing_import' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: 'sut', value: sut %}

    {% include 'wireframe_tests' %}

    // MARK: - Transitions

    {% if parts contains 'DataManager' %}{% include 'async_test', name: 'presentingShowsTheItems' %}{% else %}{% include 'test', name: 'presentingShowsTheItems' %}{% endif %}
        // given
        var lines: [String] = []
        let sut = {{ roles.Wireframe.type }} { lines.append($0) }

        // when
        let viewController = sut.present()
{%- if parts contains 'DataManager' %}
        let {{ roles.Interactor.variable }} = viewController.{{ references.View.presenter }}.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}
        await {{ roles.Interactor.variable }}?.request?.value
{%- endif %}

        // then
        {% include 'expect_equal', value: 'lines', expected: lines %}
{%- unless parts contains 'DataManager' %}
        withExtendedLifetime(viewController) {}
{%- endunless %}
    }

    {% include 'test', name: 'dismissingEndsTheModule' %}
        // given
        let viewController = sut.present()

        // when
        sut.dismiss()

        // then
        {% include 'expect_equal', value: 'viewController.isOpen', expected: 'false' %}
    }
}

"""#
    case 539: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.Wireframe.tests }}{% endcapture -%}
{%- capture sut %}{% include 'new_wireframe' %}{% endcapture -%}
{%- capture has_view %}navigationController.viewControllers.last is {{ roles.View.type }}{% endcapture -%}
{% include 'header' %}

{% capture body %}
{% include 'testing_and_uikit_imports' %}

@testable import {{ module_info.product_module_name }}

{% include 'suite', name: suite %}
    {% include 'fixture', name: 'sut', value: sut %}

    {% include 'wireframe_tests' %}

    // MARK: - Transitions

    {% include 'test', name: 'presentingPutsTheViewOnTheStack' %}
        // given
        let navigationController = UINavigationController(rootViewController: UIViewController())

        // when
        sut.present(from: navigationController)

        // then
        {% include 'expect', condition: has_view %}
    }

    {% include 'test', name: 'dismissingTakesTheViewOffTheStack' %}
        // given
        let navigationController = UINavigationController(rootViewController: UIViewController())
        sut.present(from: navigationController)

        // when
        sut.dismiss()

        // then
        {% include 'expect_equal', value: 'navigationController.viewControllers.count', expected: '1' %}
    }

    {% include 'test', name: 'dismissingAStackThatShowsOnlyTheViewDismissesTheStack' %}
        // given
        let navigationController = NavigationControllerMock()
        sut.present(from: navigationController)

        // when
        sut.dismiss()

        // then
        {% include 'expect_equal', value: 'navigationController.dismissCallCount', expected: '1' %}
    }
}

// MARK: - Mocks

private final class NavigationControllerMock: UINavigationController {
    private(set) var dismissCallCount = 0

    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) { dismissCallCount += 1 }
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 540: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.View.tests }}{% endcapture -%}
{% include 'header' %}

{% include 'view_test_imports' %}

{% include 'view_suite', name: suite %}
{%- include 'view_fixtures' %}

    // MARK: - Life cycle

    {% include 'test', name: 'viewDidLoadAsksForContent' %}
        // given
        let sut = makeViewController()

        // when
        sut.viewDidLoad()

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.InteractorInput.findItems }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }

    // MARK: - User

    {% include 'test', name: 'closeButtonDismissesTheModule' %}
        // given
        let sut = makeViewController()
        let transitionHandler = RecordingTransitionHandler()
        {{ roles.Wireframe.variable }}.{{ references.Wireframe.viewController }} = transitionHandler

        // when
        sut.closeButton.emit("clicked")

        // then
        {% include 'expect_equal', value: 'transitionHandler.closeCount', expected: '1' %}
    }

    // MARK: - {{ contracts.ViewInterface.name }}

    {% include 'test', name: 'showItemNamesShowsARowForEachName' %}
        // given
        let sut = makeViewController()

        // when
        sut.{{ methods.ViewInterface.showItemNames }}(["One", "Two"])

        // then
        {% include 'expect_equal', value: 'title(ofRow: 1, in: sut.listBox)', expected: '"Two"' %}
        {% include 'expect_nil', value: 'title(ofRow: 2, in: sut.listBox)' %}
    }

    {% include 'test', name: 'showItemNamesReplacesTheNamesThatWereThere' %}
        // given
        let sut = makeViewController()
        sut.{{ methods.ViewInterface.showItemNames }}(["One", "Two"])

        // when
        sut.{{ methods.ViewInterface.showItemNames }}(["Three"])

        // then
        {% include 'expect_equal', value: 'title(ofRow: 0, in: sut.listBox)', expected: '"Three"' %}
        {% include 'expect_nil', value: 'title(ofRow: 1, in: sut.listBox)' %}
    }

    {% include 'test', name: 'showItemNamesTakesNamesLiterally' %}
        // given
        let sut = makeViewController()

        // when
        sut.{{ methods.ViewInterface.showItemNames }}(["<b>Tom & Jerry</b>"])

        // then
        {% include 'expect_equal', value: 'title(ofRow: 0, in: sut.listBox)', expected: '"<b>Tom & Jerry</b>"' %}
    }
{%- if parts contains 'DataManager' %}

    {% include 'test', name: 'showMessageShowsItInsteadOfNames' %}
        // given
        let sut = makeViewController()

        // when
        sut.{{ methods.ViewInterface.showMessage }}("Message")

        // then
        let text = gtk_label_get_text(sut.messageLabel.opaque).map { String(cString: $0) }
        {% include 'expect_equal', value: 'text', expected: '"Message"' %}
    }
{%- endif %}

{% include 'make_view' %}

{% include 'row_title' %}
}

"""#
    case 541: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- if custom_parameters.runtime == 'adder' -%}
{%- assign start = 'viewDidLoad' -%}
{%- else -%}
{%- assign start = 'start' -%}
{%- endif -%}
{%- capture asks_at_start %}{{ start }}AsksForContent{% endcapture -%}
{%- capture suite %}{{ roles.View.tests }}{% endcapture -%}
{%- capture names %}["{{ module_info.name }}", "1. One", "2. Two"]{% endcapture -%}
{% include 'header' %}

{% include 'view_test_imports' %}

{% include 'suite', name: suite %}
{%- include 'view_fixtures' %}

    // MARK: - Life cycle

    {% include 'test', name: asks_at_start %}
        // given
        let sut = makeViewController()

        // when
        sut.{{ start }}()

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.InteractorInput.findItems }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- if custom_parameters.runtime == 'none' %}

    {% include 'test', name: 'viewIsOpenAfterItsStart' %}
        // given
        let sut = makeViewController()

        // when
        sut.start()

        // then
        {% include 'expect', condition: 'sut.isOpen' %}
    }

    {% include 'test', name: 'stopEndsTheView' %}
        // given
        let sut = makeViewController()
        sut.start()

        // when
        sut.stop()

        // then
        {% include 'expect_equal', value: 'sut.isOpen', expected: 'false' %}
    }
{%- endif %}

    // MARK: - User

    {% include 'test', name: 'selectedNameIsShown' %}
        // given
        var lines: [String] = []
        let sut = makeViewController { lines.append($0) }
        sut.{{ references.View.presenter }}.{{ methods.InteractorOutput.foundItems }}(["One", "Two"])

        // when
        sut.selectName(at: 1)

        // then
        {% include 'expect_equal', value: 'lines.last', expected: '"Selected: Two"' %}
    }

    {% include 'test', name: 'closeDismissesTheModule' %}
        // given
{%- if custom_parameters.runtime == 'adder' %}
        let sut = makeViewController()
        let transitionHandler = RecordingTransitionHandler()
        {{ roles.Wireframe.variable }}.{{ references.Wireframe.viewController }} = transitionHandler
{%- else %}
        let sut = {{ roles.Wireframe.variable }}.present()
{%- endif %}

        // when
        sut.close()

        // then
{%- if custom_parameters.runtime == 'adder' %}
        {% include 'expect_equal', value: 'transitionHandler.closeCount', expected: '1' %}
{%- else %}
        {% include 'expect_equal', value: 'sut.isOpen', expected: 'false' %}
{%- endif %}
    }

    // MARK: - {{ contracts.ViewInterface.name }}

    {% include 'test', name: 'showItemNamesWritesALineForEachName' %}
        // given
        var lines: [String] = []
        let sut = makeViewController { lines.append($0) }

        // when
        sut.{{ methods.ViewInterface.showItemNames }}(["One", "Two"])

        // then
        {% include 'expect_equal', value: 'lines', expected: names %}
    }

    {% include 'test', name: 'showSelectedNameWritesIt' %}
        // given
        var lines: [String] = []
        let sut = makeViewController { lines.append($0) }

        // when
        sut.{{ methods.ViewInterface.showSelectedName }}("One")

        // then
        {% include 'expect_equal', value: 'lines', expected: '["Selected: One"]' %}
    }
{%- if parts contains 'DataManager' %}

    {% include 'test', name: 'showMessageWritesIt' %}
        // given
        var lines: [String] = []
        let sut = makeViewController { lines.append($0) }

        // when
        sut.{{ methods.ViewInterface.showMessage }}("Message")

        // then
        {% include 'expect_equal', value: 'lines', expected: '["Message"]' %}
    }
{%- endif %}

{% include 'make_view' %}
}

"""#
    case 542: #"""
{%- assign module = prefix | append: module_info.name -%}
{%- capture suite %}{{ roles.View.tests }}{% endcapture -%}
{%- include 'view_layout' -%}
{% include 'header' %}

{% capture body %}
{% include 'view_test_imports' %}

{% include 'suite', name: suite %}
{%- include 'view_fixtures' %}

    // MARK: - UIViewController

    {% include 'test', name: 'eachAppearanceUpdatesTheView' %}
        // given
        let sut = makeViewController()
        sut.loadViewIfNeeded()

        // when
        sut.viewWillAppear(false)
        sut.viewWillAppear(false)

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.InteractorInput.findItems }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '2' %}
    }

    {% include 'test', name: 'hasACloseButtonAboveAnotherScreen' %}
        // given
        let sut = makeViewController()
        sut.loadViewIfNeeded()
        let navigationController = UINavigationController(rootViewController: UIViewController())
        navigationController.pushViewController(sut, animated: false)
        sut.{{ views }}closeButton.isHidden = true

        // when
        sut.viewWillAppear(false)

        // then
{%- capture actual %}sut.{{ views }}closeButton.isHidden{% endcapture %}
        {% include 'expect_equal', value: actual, expected: 'false' %}
    }

    {% include 'test', name: 'hasNoCloseButtonAtTheRootOfAWindow' %}
        // given
        let sut = makeViewController()
        sut.loadViewIfNeeded()
        let navigationController = UINavigationController(rootViewController: sut)

        // when
        navigationController.loadViewIfNeeded()
        sut.viewWillAppear(false)

        // then
{%- capture actual %}sut.{{ views }}closeButton.isHidden{% endcapture %}
        {% include 'expect_equal', value: actual, expected: 'true' %}
    }

    // MARK: - User
{% if custom_parameters.runtime == 'adder' %}
    {% include 'test', name: 'closeButtonDismissesTheModule' %}
        // given
        let sut = makeViewController()
        let transitionHandler = RecordingTransitionHandler()
        {{ roles.Wireframe.variable }}.{{ references.Wireframe.viewController }} = transitionHandler
        sut.loadViewIfNeeded()

        // when
        sut.{{ views }}closeButton.sendActions(for: .touchUpInside)

        // then
        {% include 'expect_equal', value: 'transitionHandler.closeCount', expected: '1' %}
    }
{%- else %}
    {% include 'throwing_test', name: 'closeButtonDismissesTheModule' %}
        // given
        let navigationController = UINavigationController(rootViewController: UIViewController())
        {{ roles.Wireframe.variable }}.present(from: navigationController)
{%- capture presented %}{{ roles.Wireframe.variable }}.{{ references.Wireframe.viewController }}{% endcapture %}
        let sut = {% include 'require', value: presented %}
        sut.loadViewIfNeeded()

        // when
        sut.{{ views }}closeButton.sendActions(for: .touchUpInside)

        // then
        {% include 'expect_equal', value: 'navigationController.viewControllers.count', expected: '1' %}
    }
{%- endif %}

    // MARK: - {{ contracts.ViewInterface.name }}

    {% include 'test', name: 'showItemNamesShowsALineForEachName' %}
        // given
        let sut = makeViewController()
        sut.loadViewIfNeeded()

        // when
        sut.{{ methods.ViewInterface.showItemNames }}(["One", "Two"])

        // then
{%- capture actual %}sut.{{ views }}namesLabel.text{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '"One\nTwo"' %}
    }
{%- if parts contains 'DataManager' %}

    {% include 'test', name: 'showMessageShowsItInsteadOfNames' %}
        // given
        let sut = makeViewController()
        sut.loadViewIfNeeded()

        // when
        sut.{{ methods.ViewInterface.showMessage }}("Message")

        // then
{%- capture actual %}sut.{{ views }}namesLabel.text{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '"Message"' %}
    }
{%- endif %}

{% include 'make_view' %}
}
{% endcapture %}{% include 'behind_framework' %}

"""#
    case 543: #"""
parameters:
  ui:
    values: [uikit, gtk, none]
    default: none
    needs:
      gtk: {runtime: adder}
    summary: The framework for the view; none writes lines of text, for command-line programs and servers
  view:
    values: [code, xib, storyboard]
    default: code
    needs:
      xib: {ui: uikit}
      storyboard: {ui: uikit}
    summary: Where a UIKit view is laid out; code writes a view class
  runtime:
    values: [adder, none]
    default: none
    summary: What opens and closes modules; adder is the library, with none the wireframe does it
  tests:
    values: [swift-testing, xctest]
    default: swift-testing
    summary: The framework for the tests
parts:
  DataManager:
    default: on
    summary: Fetches the data of the interactor

"""#
    case 544: #"""
{%- if role == 'Presenter' -%}
{%- capture work %}{% include 'added_work' %}{% endcapture -%}
{% include 'added_turn', turn: method.next %}
{%- else -%}
// Here the {{ roles[role].words }} responds.
{%- endif -%}

"""#
    case 545: #"""
{%- for conformance in added.holders.Presenter.conformances %}
{%- for method in conformance.methods %}

    // MARK: - {{ conformance.contract }}
{% capture name %}{{ method.name }}AsksForItems{% endcapture %}
    {% include 'test', name: name %}
        // given
        let sut = make{{ roles.Presenter.noun }}()

        // when
        sut.{{ method.name }}()

        // then
{%- capture actual %}{{ roles.Interactor.variable }}.{{ methods.InteractorInput.findItems }}Calls.count{% endcapture %}
        {% include 'expect_equal', value: actual, expected: '1' %}
    }
{%- endfor %}
{%- endfor -%}

"""#
    case 546: #"""
{{ references.Presenter.interactor }}.{{ methods.InteractorInput.findItems }}()
"""#
    case 547: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async {
{%- else -%}
@Test func {{ test_name }}() async {
{%- endif -%}

"""#
    case 548: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async throws {
{%- else -%}
@Test func {{ test_name }}() async throws {
{%- endif -%}

"""#
    case 549: #"""
{%- if custom_parameters.ui == 'uikit' and platform.has_uikit == false -%}
{%- assign lines = body | strip | newline_to_br | strip_newlines | split: '<br />' -%}
#if canImport(UIKit)
{%- for line in lines %}
{% if line != '' %}    {{ line }}{% endif %}
{%- endfor %}
#endif
{%- else -%}
{{ body | strip }}
{%- endif -%}

"""#
    case 550: #"""
{%- if custom_parameters.runtime == 'adder' %}    /// True if there is a screen to return to; the root of a window cannot be closed.
    private var canBeClosed: Bool {
        presentingViewController != nil
            || parent != nil && navigationController?.viewControllers.first !== self
    }
{%- else %}    /// True if the view can be popped or dismissed; the root of a window cannot.
    private var canBeClosed: Bool {
        presentingViewController != nil
            || navigationController != nil && navigationController?.viewControllers.first !== self
    }
{%- endif -%}

"""#
    case 551: #"""
    // MARK: - Dependencies

    /// Creates the parts of the module and connects them.
    ///
    /// - Returns: The view, which owns the other parts.
    func {{ compositions.Wireframe.method }}() -> {{ roles.View.type }} {
{%- include 'connected_parts' %}

        self.{{ references.Wireframe.viewController }} = viewController
        return viewController
    }
{%- comment %}{% endcomment -%}

"""#
    case 552: #"""

{%- if parts contains 'DataManager' %}
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}({{ references.Interactor.dataManager }}: {{ roles.DataManager.type }}())
{%- else %}
        let {{ roles.Interactor.variable }} = {{ roles.Interactor.type }}()
{%- endif %}
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.interactor }}: {{ roles.Interactor.variable }}, {{ references.Presenter.wireframe }}: self)
{%- if custom_parameters.view == 'code' %}
        let viewController = {{ roles.View.type }}({{ references.View.presenter }}: {{ roles.Presenter.variable }}{% if custom_parameters.ui == 'none' %}, write: write{% endif %})
{%- elsif custom_parameters.view == 'xib' or custom_parameters.runtime == 'none' %}
        let viewController = {{ roles.View.type }}.controller()
{%- endif %}
{% if custom_parameters.view != 'code' %}
        viewController.{{ references.View.presenter }} = {{ roles.Presenter.variable }}
{%- endif %}
        {{ roles.Interactor.variable }}.{{ references.Interactor.output }} = {{ roles.Presenter.variable }}
        {{ roles.Presenter.variable }}.{{ references.Presenter.view }} = viewController
{%- include 'added_wiring', view: 'viewController', composer: 'Wireframe' -%}

"""#
    case 553: #"""
/// Answers a request when the test says so, even if the request was cancelled.
private final class {{ mock }}: {{ roles.DataManager.type }} {
    typealias Request = AsyncThrowingStream<[String], any Error>.Continuation

    private let (requests, newRequest) = AsyncStream.makeStream(of: Request.self)

    override func fetchItems() async throws -> [String] {
        let (answers, request) = AsyncThrowingStream.makeStream(of: [String].self)
        newRequest.yield(request)
        // A task of its own is not cancelled together with the request.
        return try await Task {
            for try await items in answers {
                return items
            }
            throw CancellationError()
        }.value
    }

    /// Waits for the next request.
    func nextRequest() async -> Request? {
        var requests = requests.makeAsyncIterator()
        return await requests.next()
    }
}

private struct ConnectionLost: Error {}
{%- comment %}{% endcomment -%}

"""#
    case 554: #"""
{%- unless comments.one_module_comment or comments.description == '' %}
///
/// {{ comments.description }}
{%- endunless -%}

"""#
    case 555: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertTrue({{ condition }})
{%- else -%}
#expect({{ condition }})
{%- endif -%}

"""#
    case 556: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertEqual({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} == {{ expected }})
{%- endif -%}

"""#
    case 557: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertNil({{ value }})
{%- else -%}
#expect({{ value }} == nil)
{%- endif -%}

"""#
    case 558: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertIdentical({{ value }}, {{ expected }})
{%- else -%}
#expect({{ value }} === {{ expected }})
{%- endif -%}

"""#
    case 559: #"""
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor private lazy var {{ name }} = {{ value }}
{%- else -%}
private let {{ name }} = {{ value }}
{%- endif -%}

"""#
    case 560: #"""
//
//  {{ module_info.file_name }}
//  {{ module_info.project_name }}
//
{%- if developer.name != '' %}
//  Created by {{ developer.name }} on {{ date }}.
{%- endif %}
{%- if developer.company != '' %}
//  Copyright © {{ year }} {{ developer.company }}. All rights reserved.
{%- endif %}
{%- if developer.name != '' or developer.company != '' %}
//
{%- endif %}
"""#
    case 561: #"""
{%- if custom_parameters.tests == 'xctest' %}@MainActor {% endif -%}
"""#
    case 562: #"""
    // MARK: - Helpers
{% if custom_parameters.tests == 'xctest' %}
    @MainActor
{%- endif %}
{%- if custom_parameters.ui == 'none' %}
    private func makeViewController(write: @escaping (String) -> Void = { _ in }) -> {{ roles.View.type }} {
{%- else %}
    private func makeViewController() -> {{ roles.View.type }} {
{%- endif %}
        let {{ roles.Presenter.variable }} = {{ roles.Presenter.type }}({{ references.Presenter.interactor }}: {{ roles.Interactor.variable }}, {{ references.Presenter.wireframe }}: {{ roles.Wireframe.variable }})
{%- if custom_parameters.view == 'code' %}
        let viewController = {{ roles.View.type }}({{ references.View.presenter }}: {{ roles.Presenter.variable }}{% if custom_parameters.ui == 'none' %}, write: write{% endif %})
{%- else %}
        let viewController = {{ roles.View.type }}.controller()
        viewController.{{ references.View.presenter }} = {{ roles.Presenter.variable }}
{%- endif %}
        {{ roles.Presenter.variable }}.{{ references.Presenter.view }} = viewController
        return viewController
    }
{%- comment %}{% endcomment -%}

"""#
    case 563: #"""
{%- if comments.one_module_comment == false -%}
/// {{ says }}
{%- elsif comments.description != '' -%}
/// {{ comments.description }}
{%- else -%}
/// The {{ comments.screen }}: lists items{% if parts contains 'DataManager' %} from a data manager{% endif %}.
{%- endif -%}

"""#
    case 564: #"""
{{ roles.Wireframe.type }}{% if custom_parameters.ui == 'none' %} { _ in }{% else %}(){% endif %}
{%- comment %}{% endcomment -%}

"""#
    case 565: #"""
{%- if custom_parameters.runtime == 'adder' -%}
import AdderTesting
{% endif -%}
{%- if custom_parameters.ui == 'uikit' and custom_parameters.runtime == 'none' -%}
{% include 'testing_and_uikit_imports' %}
{%- else -%}
{% include 'testing_import' %}
{%- endif %}

@testable import {{ module_info.product_module_name }}
{%- comment %}{% endcomment -%}

"""#
    case 566: #"""
{%- if custom_parameters.tests == 'xctest' -%}
try XCTUnwrap({{ value }})
{%- else -%}
try #require({{ value }})
{%- endif -%}

"""#
    case 567: #"""
{%- if custom_parameters.tests == 'xctest' -%}
XCTAssertTrue({{ condition }})
{%- else -%}
try #require({{ condition }})
{%- endif -%}

"""#
    case 568: #"""
    /// The text of a row in the list; `nil` if there is no such row.
    {% include 'isolation' %}private func title(ofRow index: Int32, in listBox: GTKObject) -> String? {
        guard let row = gtk_list_box_get_row_at_index(listBox.opaque, index) else { return nil }
        let title = adw_preferences_row_get_title(GTKObject(retaining: row).typed())
        return title.map { String(cString: $0) }
    }
{%- comment %}{% endcomment -%}

"""#
    case 569: #"""
import Adder
{%- if custom_parameters.ui == 'uikit' %}
import AdderUIKit
{%- endif -%}

"""#
    case 570: #"""
{%- if custom_parameters.tests == 'xctest' -%}
final class {{ name }}: XCTestCase {
{%- else -%}
@MainActor
struct {{ name }} {
{%- endif -%}

"""#
    case 571: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async {
{%- else -%}
@Test func {{ test_name }}() {
{%- endif -%}

"""#
    case 572: #"""
{%- if custom_parameters.tests == 'xctest' -%}
import UIKit
import XCTest
{%- else -%}
import Testing
import UIKit
{%- endif -%}

"""#
    case 573: #"""
{%- if custom_parameters.tests == 'xctest' -%}
import XCTest
{%- else -%}
import Testing
{%- endif -%}

"""#
    case 574: #"""
{%- assign test_name = test_names[name] -%}
{%- if custom_parameters.tests == 'xctest' -%}
@MainActor func test{{ test_name | slice: 0 | upcase }}{{ test_name | slice: 1, 200 }}() async throws {
{%- else -%}
@Test func {{ test_name }}() throws {
{%- endif -%}

"""#
    case 575: #"""
{%- capture actual %}{{ contracts.InteractorInput.name }}{{ spy }}(){% endcapture %}
    {% include 'fixture', name: roles.Interactor.variable, value: actual %}
{%- capture actual %}{% include 'new_wireframe' %}{% endcapture %}
    {% include 'fixture', name: roles.Wireframe.variable, value: actual %}
{%- comment %}{% endcomment -%}

"""#
    case 576: #"""
{%- assign in_code = false -%}
{%- assign views = '' -%}
{%- assign presenter = references.View.presenter | append: '?' -%}
{%- if custom_parameters.view == 'code' -%}
{%- assign in_code = true -%}
{%- assign views = references.View.contentView | append: '.' -%}
{%- assign presenter = references.View.presenter -%}
{%- endif -%}

"""#
    case 577: #"""
{%- if custom_parameters.tests == 'xctest' -%}
final class {{ name }}: XCTestCase {
{%- if custom_parameters.ui == 'gtk' %}
    override func setUp() async throws {
        let isAvailable = await GTKDisplay.isAvailable
        try XCTSkipUnless(isAvailable, "There is no display.")
    }
{% endif %}
{%- else -%}
{%- if custom_parameters.ui == 'gtk' -%}
@Suite(.enabled("There is no display.") { await GTKDisplay.isAvailable })
{% endif -%}
@MainActor
struct {{ name }} {
{%- endif -%}

"""#
    case 578: #"""
{%- if custom_parameters.runtime == 'adder' -%}
import Adder
{%- if custom_parameters.ui == 'gtk' %}
import AdderCAdwaita
import AdderGTK
{%- endif %}
import AdderTesting
{% endif -%}
{%- if custom_parameters.ui == 'uikit' -%}
{% include 'testing_and_uikit_imports' %}
{%- else -%}
{% include 'testing_import' %}
{%- endif %}

@testable import {{ module_info.product_module_name }}
{%- comment %}{% endcomment -%}

"""#
    case 579: #"""
{%- include 'view_layout' -%}
{%- capture make %}{{ compositions.Wireframe.method }}{% endcapture -%}
{%- capture has_interactor %}viewController.{{ presenter }}.{{ references.Presenter.interactor }} is {{ roles.Interactor.type }}{% endcapture -%}
// MARK: - Dependencies

    {% include 'test', name: 'presenterHasTheView' %}
        // when
        let viewController = sut.{{ make }}()

        // then
{%- capture actual %}viewController.{{ presenter }}.{{ references.Presenter.view }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'viewController' %}
    }

    {% include 'test', name: 'presenterHasTheInteractor' %}
        // when
        let viewController = sut.{{ make }}()

        // then
        {% include 'expect', condition: has_interactor %}
    }

    {% include 'test', name: 'presenterHasTheWireframe' %}
        // when
        let viewController = sut.{{ make }}()

        // then
{%- capture actual %}viewController.{{ presenter }}.{{ references.Presenter.wireframe }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'sut' %}
    }

    {% include 'test', name: 'interactorHasThePresenterAsOutput' %}
        // when
        let viewController = sut.{{ make }}()
        let {{ roles.Interactor.variable }} = viewController.{{ presenter }}.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}

        // then
{%- capture actual %}{{ roles.Interactor.variable }}?.{{ references.Interactor.output }}{% endcapture %}
{%- capture expected %}viewController.{{ references.View.presenter }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: expected %}
    }

    {% include 'test', name: 'wireframeHasTheView' %}
        // when
        let viewController = sut.{{ make }}()

        // then
{%- capture actual %}sut.{{ references.Wireframe.viewController }}{% endcapture %}
        {% include 'expect_same', value: actual, expected: 'viewController' %}
    }

    // MARK: - Lifetime

    {% include 'throwing_test', name: 'moduleDeallocatesTogetherWithItsView' %}
        // given
        weak var {{ roles.Presenter.variable }}: {{ roles.Presenter.type }}?
        weak var {{ roles.Interactor.variable }}: {{ roles.Interactor.type }}?
        var viewController: {{ roles.View.type }}? = sut.{{ make }}()
        {{ roles.Presenter.variable }} = viewController?.{{ references.View.presenter }}
        {{ roles.Interactor.variable }} = {{ roles.Presenter.variable }}?.{{ references.Presenter.interactor }} as? {{ roles.Interactor.type }}
{%- capture all_found %}{{ roles.Presenter.variable }} != nil && {{ roles.Interactor.variable }} != nil{% endcapture %}
        {% include 'require_condition', condition: all_found %}

        // when
        viewController = nil

        // then
{%- capture condition %}sut.{{ references.Wireframe.viewController }} == nil && {{ roles.Presenter.variable }} == nil && {{ roles.Interactor.variable }} == nil{% endcapture %}
        {% include 'expect', condition: condition %}
    }

    {% include 'test', name: 'openModuleKeepsItsWireframe' %}
        // given
        weak var keptWireframe: {{ roles.Wireframe.type }}?
        var {{ roles.Wireframe.variable }}: {{ roles.Wireframe.type }}? = {{ sut }}
        let viewController = {{ roles.Wireframe.variable }}?.{{ make }}()
        keptWireframe = {{ roles.Wireframe.variable }}

        // when
        {{ roles.Wireframe.variable }} = nil

        // then
        {% include 'expect', condition: 'viewController != nil && keptWireframe != nil' %}
    }
{%- comment %}{% endcomment -%}

"""#
    case 580: #"""
{%- if custom_parameters.ui == 'uikit' -%}
{%- assign ui = 'UIKit' -%}
{%- elsif custom_parameters.ui == 'gtk' -%}
{%- assign ui = 'GTK' -%}
{%- else -%}
{%- assign ui = 'Text' -%}
{%- endif -%}
{%- assign wiring = ui -%}
{%- if custom_parameters.runtime == 'adder' -%}
{%- assign wiring = 'Adder' -%}
{%- endif -%}
name: viper-light
summary: A VIPER module as vipergen's light template makes it, with only the protocols that it needs
author: Adder
version: 1.0.0
license: MIT
architecture: viper-light

code_files:
  - {file: "{{ roles.DataManager.file }}", path: Code/DataManager/DataManager.swift.liquid, part: DataManager}

  - {file: "{{ roles.Interactor.file }}", path: Code/Logic/Interactor.swift.liquid}
  - {file: "{{ roles.Presenter.file }}", path: Code/Logic/Presenter.swift.liquid}
  - {file: "{{ roles.Wireframe.file }}", path: Code/Logic/{{ wiring }}Wireframe.swift.liquid}

  - {file: "{{ contracts.ViewInterface.file }}", path: Code/Protocols/Protocols.swift.liquid}

  - {file: "{{ roles.View.file }}", path: Code/View/{{ ui }}ViewController.swift.liquid}
{%- if ui == 'UIKit' and custom_parameters.view == 'code' %}
  - {file: "{{ roles.ContentView.file }}", path: Code/View/UIKitContentView.swift.liquid}
{%- elsif ui == 'UIKit' %}
  - {file: "{{ roles.View.folder }}{{ roles.View.type }}.{{ custom_parameters.view }}", path: Code/View/View.{{ custom_parameters.view }}.liquid, is_resource: true}
{%- endif %}

test_files:
  - {file: "{{ roles.DataManager.tests_file }}", path: Tests/DataManager/DataManagerTests.swift.liquid, part: DataManager}
  - {file: "{{ roles.Interactor.tests_file }}", path: Tests/Logic/InteractorTests.swift.liquid}
  - {file: "{{ roles.Presenter.tests_file }}", path: Tests/Logic/PresenterTests.swift.liquid}
  - {file: "{{ roles.Wireframe.tests_file }}", path: Tests/Logic/{{ wiring }}WireframeTests.swift.liquid}
  - {file: "{{ roles.View.tests_file }}", path: Tests/View/{{ ui }}ViewControllerTests.swift.liquid}

dependencies: []

"""#
    default: nil
    }
  }
}
