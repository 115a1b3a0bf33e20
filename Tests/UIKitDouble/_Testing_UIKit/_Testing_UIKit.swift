// The compiler looks for this module in a file that imports both Testing and UIKit: Swift Testing
// declares it as its overlay for UIKit, and ships it only for Apple's platforms. Here it adds
// nothing, but without it such a file does not compile.
