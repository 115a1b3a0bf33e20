/// The project of a small app as Xcode writes it: `App` with one file, and its unit tests.
let sample = """
  // !$*UTF8*$!
  {
  \tarchiveVersion = 1;
  \tclasses = {
  \t};
  \tobjectVersion = 56;
  \tobjects = {

  /* Begin PBXBuildFile section */
  \t\t500000000000000000000001 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = 500000000000000000000002 /* App.swift */; };
  /* End PBXBuildFile section */

  /* Begin PBXFileReference section */
  \t\t500000000000000000000002 /* App.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
  /* End PBXFileReference section */

  /* Begin PBXGroup section */
  \t\t500000000000000000000003 = {
  \t\t\tisa = PBXGroup;
  \t\t\tchildren = (
  \t\t\t\t500000000000000000000004 /* App */,
  \t\t\t);
  \t\t\tsourceTree = "<group>";
  \t\t};
  \t\t500000000000000000000004 /* App */ = {
  \t\t\tisa = PBXGroup;
  \t\t\tchildren = (
  \t\t\t\t500000000000000000000002 /* App.swift */,
  \t\t\t);
  \t\t\tpath = App;
  \t\t\tsourceTree = "<group>";
  \t\t};
  /* End PBXGroup section */

  /* Begin PBXNativeTarget section */
  \t\t500000000000000000000005 /* App */ = {
  \t\t\tisa = PBXNativeTarget;
  \t\t\tbuildPhases = (
  \t\t\t\t500000000000000000000008 /* Sources */,
  \t\t\t);
  \t\t\tname = App;
  \t\t\tproductType = "com.apple.product-type.application";
  \t\t};
  \t\t500000000000000000000006 /* AppTests */ = {
  \t\t\tisa = PBXNativeTarget;
  \t\t\tbuildPhases = (
  \t\t\t);
  \t\t\tname = AppTests;
  \t\t\tproductType = "com.apple.product-type.bundle.unit-test";
  \t\t};
  /* End PBXNativeTarget section */

  /* Begin PBXProject section */
  \t\t500000000000000000000007 /* Project object */ = {
  \t\t\tisa = PBXProject;
  \t\t\tmainGroup = 500000000000000000000003;
  \t\t\ttargets = (
  \t\t\t\t500000000000000000000005 /* App */,
  \t\t\t\t500000000000000000000006 /* AppTests */,
  \t\t\t);
  \t\t};
  /* End PBXProject section */

  /* Begin PBXSourcesBuildPhase section */
  \t\t500000000000000000000008 /* Sources */ = {
  \t\t\tisa = PBXSourcesBuildPhase;
  \t\t\tbuildActionMask = 2147483647;
  \t\t\tfiles = (
  \t\t\t\t500000000000000000000001 /* App.swift in Sources */,
  \t\t\t);
  \t\t\trunOnlyForDeploymentPostprocessing = 0;
  \t\t};
  /* End PBXSourcesBuildPhase section */
  \t};
  \trootObject = 500000000000000000000007 /* Project object */;
  }

  """
