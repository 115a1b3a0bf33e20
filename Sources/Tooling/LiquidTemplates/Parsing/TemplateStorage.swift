/// The memory that contains the parts of a parsed template.
///
/// Rendering accesses the parts by their addresses, because reference counting would take longer
/// than rendering most of the parts.
///
/// Unchecked, because the storage is written only while its template is parsed,
/// by one task, and only read afterwards.
final class TemplateStorage: @unchecked Sendable {
  // In one structure, so that keeping a part is a single access to the storage.
  private var memory = TemplateMemory()

  deinit { memory.end() }

  func keep<Content: Sendable>(_ content: Content) -> Part<Content> {
    Part(content, at: memory.place(1, Content.self))
  }

  // Most parts refer to nothing that must be released, so no block is recorded for them.
  func keep<Content: Sendable & BitwiseCopyable>(_ content: Content) -> Part<Content> {
    Part(content, at: memory.allocate(1, Content.self))
  }

  func keepAll<Element: Sendable & BitwiseCopyable>(
    _ elements: some RandomAccessCollection<Element>
  ) -> Parts<Element> {
    elements.isEmpty
      ? Parts() : Parts(elements, at: memory.allocate(elements.count, Element.self))
  }

  func keepAll<Element: Sendable>(
    _ elements: some RandomAccessCollection<Element>
  ) -> Parts<Element> {
    elements.isEmpty ? Parts() : Parts(elements, at: memory.place(elements.count, Element.self))
  }
}

/// Pieces of memory, and the blocks that are placed in them one after another.
private struct TemplateMemory {
  private var blocks: [Block] = []
  private var pieces: [UnsafeMutableRawBufferPointer] = []
  /// The position in the last piece after its last block.
  private var position = 0

  private struct Block {
    let start: UnsafeMutableRawPointer
    let count: Int
    let kind: any BlockKind.Type
  }

  /// Deinitializes the blocks and frees the memory.
  func end() {
    for block in blocks { block.kind.end(block.start, count: block.count) }
    for piece in pieces { piece.deallocate() }
  }

  /// Returns memory for a block of elements. The caller must initialize them.
  mutating func place<Element>(
    _ count: Int, _ type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    let start = allocate(count, type)
    blocks.append(Block(start: start, count: count, kind: BlockOf<Element>.self))
    return start
  }

  /// Returns memory for elements that need not be deinitialized.
  mutating func allocate<Element>(
    _ count: Int, _ type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    let alignment = MemoryLayout<Element>.alignment
    let size = count * MemoryLayout<Element>.stride
    position = (position + alignment - 1) & ~(alignment - 1)
    if let piece = pieces.last, position + size <= piece.count, alignment <= Self.alignment {
      defer { position += size }
      return (piece.baseAddress.unsafelyUnwrapped + position).bindMemory(to: type, capacity: count)
    }
    // Each piece is longer than the one before it, so a long template needs few.
    let length = max(size, min(2 * (pieces.last?.count ?? 1024), 1 << 16))
    let piece = UnsafeMutableRawBufferPointer.allocate(
      byteCount: length, alignment: max(alignment, Self.alignment))
    pieces.append(piece)
    position = size
    return piece.baseAddress.unsafelyUnwrapped.bindMemory(to: type, capacity: count)
  }

  /// The alignment of the pieces, which is that of any usual type.
  private static let alignment = 16
}

/// The type of a block's elements. In contrast to a closure, it needs no memory of its own.
private protocol BlockKind {
  static func end(_ start: UnsafeMutableRawPointer, count: Int)
}

private enum BlockOf<Element>: BlockKind {
  static func end(_ start: UnsafeMutableRawPointer, count: Int) {
    start.assumingMemoryBound(to: Element.self).deinitialize(count: count)
  }
}

/// A value in a template's storage. It must not be used after the template is freed.
///
/// Unchecked, because the value never changes.
@dynamicMemberLookup
struct Part<Content: Sendable>: @unchecked Sendable {
  /// The address, for access without a copy; `content` and the properties return copies.
  let pointer: UnsafePointer<Content>

  @inline(__always)
  var content: Content { pointer.pointee }

  /// Puts the value into memory of a storage.
  fileprivate init(_ content: Content, at place: UnsafeMutablePointer<Content>) {
    place.initialize(to: content)
    pointer = UnsafePointer(place)
  }

  /// Creates a part that exists as long as the process, not only as long as a template.
  init(forever content: Content) {
    self.init(content, at: .allocate(capacity: 1))
  }

  @inline(__always)
  subscript<Property>(dynamicMember property: KeyPath<Content, Property>) -> Property {
    pointer.pointee[keyPath: property]
  }
}

extension Part: Hashable {
  static func == (one: Part, other: Part) -> Bool { one.pointer == other.pointer }

  func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}

extension Part where Content == any Tag {
  @inline(__always)
  func render(_ renderer: inout Renderer) throws(LiquidError) {
    try pointer.pointee.render(&renderer)
  }
}

/// A list in a template's storage. It must not be used after the template is freed.
///
/// Unchecked, because the list never changes.
struct Parts<Element: Sendable>: @unchecked Sendable {
  private(set) var elements = UnsafeBufferPointer<Element>(start: nil, count: 0)

  fileprivate init() {}

  /// Puts elements into memory of a storage.
  fileprivate init(
    _ elements: some Collection<Element>, at place: UnsafeMutablePointer<Element>
  ) {
    let count = elements.count
    _ = UnsafeMutableBufferPointer(start: place, count: count).initialize(from: elements)
    self.elements = UnsafeBufferPointer(start: place, count: count)
  }

  var count: Int { elements.count }

  @inline(__always)
  subscript(position: Int) -> Element { elements[position] }
}
