/// An outlet: a property of one object that is set to another object.
package struct OutletConnection: Hashable, Sendable {
  /// The start of the outlet's XML element.
  package let place: InterfacePlace
  /// The name of the property.
  package let property: InterfaceText
  /// True if the outlet is a member of an outlet collection.
  package let isCollection: Bool
  /// The identifier of the object that has the property.
  package let owner: String
  /// The identifier of the object that the property is set to.
  package let destination: String
}

/// An action: a message that an object sends to another object when an event occurs.
package struct ActionConnection: Hashable, Sendable {
  /// The start of the action's XML element.
  package let place: InterfacePlace
  package let selector: InterfaceText
  /// The identifier of the object that sends the message.
  package let source: String
  /// The identifier of the object that receives the message.
  package let destination: String
  /// The control event that triggers the action, such as `touchUpInside`; bar
  /// buttons and gestures have none.
  package let eventType: String?
}
