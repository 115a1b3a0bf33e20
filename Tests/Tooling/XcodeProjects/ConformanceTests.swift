import AdderTestSupport
import Testing

@testable import AdderXcodeProjects

@Suite(.enabled(if: RealProject.areThere, "Set ADDER_CONFORMANCE to the folder of the projects."))
struct ConformanceTests {
  @Test(arguments: RealProject.all)
  func `Every real project is read`(file: RealProject) throws {
    let project = try XcodeProject(parsing: file.bytes, file: file.name)
    #expect(project.bytes == file.bytes)
    #expect(project.objectVersion.map { (46...100).contains($0) } == true)
    #expect(project.objects.count > 3)
    #expect(!project.mainGroup.children.isEmpty || project.objects.count < 5)
    #expect(project.targets.allSatisfy { !$0.name.isEmpty })
    #expect(project.configurations.allSatisfy { !$0.name.isEmpty })
    for object in project.objects {
      #expect(!object.isa.isEmpty)
      #expect(project.object(id: object.id)?.position == object.position)
    }
  }
}
