/// True on Linux, where UIKit is a double of ours.
#if os(Linux)
  let isLinux = true
#else
  let isLinux = false
#endif
