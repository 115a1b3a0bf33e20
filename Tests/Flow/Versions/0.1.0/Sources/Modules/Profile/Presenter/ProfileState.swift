/// What Profile remembers while it is open: data without behaviour.
///
/// The presenter holds it as a private property.
struct ProfileState {
  var title = "Profile"
  var items: [String] = []
}
