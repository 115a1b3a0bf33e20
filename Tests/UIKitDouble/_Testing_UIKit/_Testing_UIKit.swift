// The compiler looks for this module when a file imports both Testing and UIKit. Swift Testing
// declares it as its overlay for UIKit, and ships it only for Apple's platforms. Here the module
// adds nothing, but without it such a file does not compile.
