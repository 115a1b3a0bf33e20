import AdderModuleDiscovery
import AdderSwiftSource

/// The types that the pieces of a project's files stand in; of an extension, the type that it extends.
struct TypesAround {
  /// For each file, what is declared in it; the outer ones first.
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

  /// The innermost type around a piece.
  func innermost(around node: Int, inFile file: Int) -> TypeDeclaration.ID? {
    declarations[file].last { $0.range.contains(node) }?.type
  }
}
