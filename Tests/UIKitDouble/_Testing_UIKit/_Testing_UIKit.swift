// What the compiler looks for in a file that imports both Testing and UIKit: Swift Testing names
// this module as its addition for UIKit, and ships it for Apple's platforms only. Here it adds
// nothing; without it such a file does not compile.
