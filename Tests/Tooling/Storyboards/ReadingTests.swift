import Testing

@testable import AdderStoryboards

@Suite struct ReadingTests {
  @Test func `A scene lists its view controller with class and identifiers`() {
    check(
      """
      <scene sceneID="s"><objects>
        <tableViewController restorationIdentifier="rest" storyboardIdentifier="Profile" title="Me" \
      id="a" customClass="ProfileViewController" customModule="App" customModuleProvider="target" \
      sceneMemberID="viewController">
          <view key="view" id="v"><rect key="frame" x="0.0"/></view>
        </tableViewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
      </objects><point key="canvasLocation" x="1" y="2"/></scene>
      <scene sceneID="t"><objects><navigationController id="n" sceneMemberID="viewController"/>
      </objects></scene>
      """,
      """
      scene s initial of a
      scene t of n
      s: tableViewController a class ProfileViewController of App (target) identifier Profile \
      restoration rest title Me
      s: placeholder r (IBFirstResponder)
      t: navigationController n
      """)
  }

  @Test func `A scene belongs to its view controller, or else to its first object`() {
    check(
      """
      <scene sceneID="s"><objects>
        <customObject id="o"/><viewController id="a" sceneMemberID="viewController"/>
        <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
      </objects></scene>
      <scene sceneID="w"><objects><controller id="c"/><customObject id="d"/></objects></scene>
      <scene sceneID="x"><objects/></scene>
      <view id="v" customClass="Lost"/>
      """, initial: "lost",
      """
      scene s of a
      scene w of c
      scene x of nothing
      s: customObject o
      s: viewController a
      s: exit e label Exit
      w: controller c
      w: customObject d
      view v class Lost
      """)
  }

  @Test func `A storyboard identifier can be the restoration identifier as well`() {
    check(
      """
      <scene sceneID="s"><objects><viewController storyboardIdentifier="P" \
      useStoryboardIdentifierAsRestorationIdentifier="YES" id="a"/></objects></scene>
      """,
      """
      scene s initial of a
      s: viewController a identifier P restoration P
      """)
  }

  @Test func `Objects with a class or a reuse identifier are listed at any depth`() {
    check(
      """
      <scene sceneID="s"><objects><viewController id="a"><view id="v"><subviews>
        <label id="l" title="x"/>
        <tableView id="t"><prototypes>
          <tableViewCell reuseIdentifier="cell" id="c" customClass="Cell">
            <tableViewCellContentView id="cc"><subviews><view id="b" customClass="Bar" \
      customModule="Kit"/></subviews></tableViewCellContentView>
          </tableViewCell>
          <tableViewCell reuseIdentifier="plain" id="d"/>
        </prototypes></tableView>
      </subviews><constraints><constraint firstItem="l" id="k"/></constraints></view></viewController>
      <customObject id="p" userLabel="Helper" customClass="Helper"/>
      <tapGestureRecognizer id="g" customClass="Tap"/></objects></scene>
      """,
      """
      scene s initial of a
      s: viewController a
      s: tableViewCell c class Cell reuse cell
      s: view b class Bar of Kit
      s: tableViewCell d reuse plain
      s: customObject p class Helper label Helper
      s: tapGestureRecognizer g class Tap
      """)
  }

  @Test func `Segues list kind, ends, identifier and class`() {
    check(
      """
      <scene sceneID="s"><objects><viewController id="a">
        <containerView id="v"><connections>
          <segue destination="b" kind="embed" identifier="list" id="g1" \
      destinationCreationSelector="makeList:"/>
        </connections></containerView>
        <connections>
          <segue destination="b" kind="presentation" modalPresentationStyle="fullScreen" \
      identifier="Open" id="g2"/>
          <segue destination="b" kind="custom" customClass="Fade" customModule="App" \
      customModuleProvider="target" id="g3"/>
          <segue destination="b" kind="relationship" relationship="rootViewController" id="g4"/>
          <segue destination="e" kind="unwind" unwindAction="unwindToList:" id="g5"/>
          <segue destination="b" kind="fly" id="g6">
            <connections><outlet property="passthroughViews" destination="v" id="o"/></connections>
          </segue>
        </connections>
      </viewController><exit id="e"/></objects></scene>
      <scene sceneID="t"><objects><viewController id="b"/></objects><inferredMetricsTieBreakers>
        <segue reference="g2"/></inferredMetricsTieBreakers></scene>
      """,
      """
      scene s initial of a
      scene t of b
      s: viewController a
      s: containerView v
      s: exit e
      t: viewController b
      segue g1 v embed b identifier list made by makeList:
      segue g2 a presentation b identifier Open as fullScreen
      segue g3 a custom b class Fade of App (target)
      segue g4 a relationship b relationship rootViewController
      segue g5 a unwind e unwind unwindToList:
      segue g6 a other fly b
      outlet g6.passthroughViews = v
      """)
  }

  @Test(arguments: [
    ("show", Segue.Kind.show), ("showDetail", .showDetail), ("presentation", .presentation),
    ("popoverPresentation", .popoverPresentation), ("replace", .replace), ("embed", .embed),
    ("custom", .custom), ("push", .push), ("modal", .modal), ("popover", .popover),
    ("relationship", .relationship), ("unwind", .unwind), ("Show", .other("Show")),
  ])
  func `The kind of a segue is read from its name`(word: String, kind: Segue.Kind) {
    #expect(Segue.Kind(word) == kind)
  }

  @Test func `Outlets and actions list owner and destination, and these are listed too`() {
    check(
      """
      <scene sceneID="s"><objects><viewController id="a"><view id="v"><subviews>
        <button id="b"><connections>
          <action selector="didTap:" destination="a" eventType="touchUpInside" id="x1"/>
        </connections></button>
        <label id="l"/><label id="m"/>
      </subviews><constraints><constraint id="k"/></constraints></view>
      <connections>
        <outlet property="height" destination="k" id="x2"/>
        <outletCollection property="labels" destination="l" collectionClass="NSMutableArray" id="x3"/>
        <outlet property="output" destination="lost" id="x4"/>
        <binding destination="m" name="value" keyPath="self.x" id="x5"/>
      </connections></viewController>
      <barButtonItem id="i"><connections><action selector="done" target="-1" id="x6"/></connections>
      </barButtonItem></objects></scene>
      """,
      """
      scene s initial of a
      s: viewController a
      s: button b
      s: label l
      s: constraint k
      s: barButtonItem i
      outlet a.height = k
      outlets a.labels = l
      outlet a.output = lost
      action b → a didTap: touchUpInside
      action i → -1 done
      """)
  }

  @Test func `Runtime attributes list key path, type and a single value`() {
    check(
      xib: """
        <view id="v"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="typhoonKey" value="profile"/>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <real key="value" value="2.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isOn" value="YES"/>
          <userDefinedRuntimeAttribute type="color" keyPath="tint"><color key="value" white="1"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="nil" keyPath="none"/>
          <userDefinedRuntimeAttribute type="string" keyPath="long">
            <string key="value">first &amp;
        second</string></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="empty"><string key="value"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="coded">
            <string key="value" base64-UTF8="YES">eA</string></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """.replacing("\nsecond", with: " second"),
      """
      view v
      attribute v.typhoonKey = profile (string)
      attribute v.layer.cornerRadius = 2.5 (number)
      attribute v.isOn = YES (boolean)
      attribute v.tint = ? (color)
      attribute v.none = ? (nil)
      attribute v.long = first & second (string)
      attribute v.empty = ? (string)
      attribute v.coded = ? (string)
      """)
  }

  @Test func `The content of an element is not the value of another`() {
    check(
      xib: """
        <view id="v"><userDefinedRuntimeAttribute type="string" keyPath="outer">
          <string key="value">a<userDefinedRuntimeAttribute type="string" keyPath="inner">
            <string key="value">b</string></userDefinedRuntimeAttribute>c</string>
          <real key="value" value="1"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="mixed">
            <string key="value">a<b/>c</string></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="other">
            <string key="text">d</string></userDefinedRuntimeAttribute>
          <string key="value">e</string></view>
        """,
      """
      view v
      attribute v.outer = 1 (string)
      attribute v.inner = b (string)
      attribute v.mixed = ? (string)
      attribute v.other = ? (string)
      """)
  }

  @Test func `A storyboard reference contains its destination`() {
    check(
      """
      <scene sceneID="s"><objects><viewControllerPlaceholder storyboardName="Chat" \
      referencedIdentifier="List" bundleIdentifier="org.b" id="a"/></objects></scene>
      <scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="Help" id="b"/></objects>
      </scene>
      """,
      """
      scene s initial of a
      scene t of b
      s: viewControllerPlaceholder a stands for storyboard Chat scene List bundle org.b
      t: viewControllerPlaceholder b stands for storyboard Help
      """)
  }

  @Test func `The owner of a xib is found`() {
    let touch = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
      customClass="Profile"><connections><outlet property="view" destination="v" id="o"/></connections>
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v"/>
      """
    check(
      xib: touch,
      """
      placeholder -1 (IBFilesOwner) class Profile label File's Owner
      placeholder -2 (IBFirstResponder) class UIResponder
      view v
      outlet -1.view = v
      """)
    #expect(read(xib(touch))?.filesOwner?.id == "-1")
    let desktop = #"<customObject id="-2" customClass="Window"/><customObject id="-1"/>"#
    #expect(read(xib(desktop))?.filesOwner?.customClass?.name.text == "Window")
    #expect(read(xib(#"<view id="-2"/>"#))?.filesOwner == nil)
    #expect(read(storyboard(""))?.filesOwner == nil)
  }

  @Test func `References lead to objects and scenes`() throws {
    let file = try #require(
      read(
        storyboard(
          """
          <scene sceneID="s"><objects><viewController id="a"><view id="v" customClass="V"/>
          </viewController></objects></scene>
          <scene sceneID="t"><objects><viewController id="b"/></objects></scene>
          """, initial: "b")))
    let view = try #require(file.object("v"))
    let scene = try #require(file.scene(of: view))
    #expect(scene.id == "s")
    #expect(file.controller(of: scene)?.id == "a")
    #expect(file.initialScene?.id == "t")
    #expect(file.object("lost") == nil)
    #expect(file.toolsVersion == "21225")
  }

  @Test func `Of objects with the same identifier, the first is found`() {
    let file = read(xib(#"<view id="v" customClass="A"/><view id="v" customClass="B"/>"#))
    #expect(file?.object("v")?.customClass?.name.text == "A")
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", InterfaceFile.Kind.xib),
    ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", .storyboard),
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", .xib),
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", .storyboard),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", .storyboard),
    ("com.apple.InterfaceBuilder.AppleTV.XIB", .xib),
  ])
  func `The type of a document distinguishes storyboards from xibs`(
    type: String, kind: InterfaceFile.Kind
  ) {
    #expect(read("<document type='\(type)'/>")?.kind == kind)
  }
}
