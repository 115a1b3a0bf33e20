@_spi(Reflection) import Swift

/// Sets stored properties by name, as key-value coding sets outlets. Linux has no key-value coding.
enum Outlets {
  /// Sets a strong optional property that holds an object.
  ///
  /// - Returns: False if no class of the object declares such a property.
  @MainActor
  static func set(_ name: String, of owner: NSObject, to value: NSObject) -> Bool {
    var current: AnyClass? = type(of: owner)
    while let declaring = current {
      var isSet = false
      // The option value 1 includes the fields of classes.
      _ = _forEachField(of: declaring, options: _EachFieldOptions(rawValue: 1)) {
        field, offset, type, _ in
        guard String(cString: field) == name else { return true }
        isSet = store(value, in: Unmanaged.passUnretained(owner).toOpaque() + offset, as: type)
        return false
      }
      if isSet { return true }
      current = _getSuperclass(declaring)
    }
    return false
  }

  /// Stores an object in the memory of a property, if the object has the property's type.
  private static func store(
    _ value: NSObject, in memory: UnsafeMutableRawPointer, as type: Any.Type
  ) -> Bool {
    func store<Property>(_ type: Property.Type) -> Bool {
      guard let value = value as? Property else { return false }
      memory.assumingMemoryBound(to: Property.self).pointee = value
      return true
    }
    return _openExistential(type, do: store)
  }
}
