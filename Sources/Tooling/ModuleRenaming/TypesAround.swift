import AdderModuleDiscovery
import AdderSwiftSource

/// Finds the types that contain the syntax nodes of a project's files. An extension
/// belongs to the type that it extends.
struct TypesAround {
  /// The declarations and extensions of types in each file; outer declarations come first.
  private var declarations: [[(range: ClosedRange<Int>, type: TypeDeclaration.ID)]]

  init(_ index: ProjectIndex) {
    declarations = Array(repeating: [], count: index.files.count)
    for (id, type) in index.types.enumerated() {
      for place in [type.place] + type.extensions {
        let file = Int(place.file)
        declarations[file].append((index.files[file].facts.range(of: Int(place.node)), id))
      }
    }
    for file in declarations.indices {
      declarations[file].sort { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  /// Returns the innermost type that contains a node.
  func innermost(around node: Int, inFile file: Int) -> TypeDeclaration.ID? {
    declarations[file].last { $0.range.contains(node) }?.type
  }
}
