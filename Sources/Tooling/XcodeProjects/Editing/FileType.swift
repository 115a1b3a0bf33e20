/// Xcode's type of a file, determined by its extension.
struct FileType {
  /// Xcode's name for the type.
  let name: String
  let role: Role

  enum Role {
    case source, resource
    /// The file is only shown in the navigator.
    case reference
  }

  init(of file: String) {
    let dot = file.lastIndex(of: ".")
    let ending = dot.map { file[file.index(after: $0)...].lowercased() } ?? ""
    name = dot == file.startIndex ? "text" : Self.names[ending] ?? (dot == nil ? "text" : "file")
    role =
      if Self.sources.contains(ending) {
        .source
      } else if ending == "xib" || ending == "storyboard" {
        .resource
      } else {
        .reference
      }
  }

  private static let sources: Set<String> = [
    "c", "cc", "cpp", "cxx", "intentdefinition", "m", "metal", "mlmodel", "mm", "s", "swift",
    "xcdatamodel",
    "xcdatamodeld", "xcmappingmodel",
  ]

  private static let names: [String: String] = [
    "a": "archive.ar", "aif": "audio.aiff", "app": "wrapper.application",
    "bundle": "wrapper.plug-in", "c": "sourcecode.c.c", "cc": "sourcecode.cpp.cpp",
    "cpp": "sourcecode.cpp.cpp", "css": "text.css", "cxx": "sourcecode.cpp.cpp",
    "dylib": "compiled.mach-o.dylib", "entitlements": "text.plist.entitlements",
    "framework": "wrapper.framework", "gif": "image.gif", "h": "sourcecode.c.h",
    "hpp": "sourcecode.cpp.h", "html": "text.html", "icns": "image.icns",
    "intentdefinition": "file.intentdefinition", "jpeg": "image.jpeg", "jpg": "image.jpeg",
    "js": "sourcecode.javascript", "json": "text.json", "m": "sourcecode.c.objc",
    "md": "net.daringfireball.markdown", "metal": "sourcecode.metal", "mlmodel": "file.mlmodel",
    "mm": "sourcecode.cpp.objcpp",
    "modulemap": "sourcecode.module-map", "mp3": "audio.mp3", "pch": "sourcecode.c.h",
    "pdf": "image.pdf", "plist": "text.plist.xml", "png": "image.png", "py": "text.script.python",
    "rb": "text.script.ruby", "rtf": "text.rtf", "s": "sourcecode.asm", "sh": "text.script.sh",
    "storyboard": "file.storyboard", "strings": "text.plist.strings",
    "stringsdict": "text.plist.stringsdict", "svg": "text.xml", "swift": "sourcecode.swift",
    "tbd": "sourcecode.text-based-dylib-definition", "ttf": "file", "txt": "text",
    "wav": "audio.wav", "xcassets": "folder.assetcatalog", "xcconfig": "text.xcconfig",
    "xcdatamodel": "wrapper.xcdatamodel", "xcdatamodeld": "wrapper.xcdatamodel",
    "xcframework": "wrapper.xcframework", "xcmappingmodel": "wrapper.xcmappingmodel",
    "xcodeproj": "wrapper.pb-project", "xcprivacy": "text.xml", "xcstrings": "text.json.xcstrings",
    "xctestplan": "text", "xib": "file.xib", "xml": "text.xml", "yaml": "text.yaml",
    "yml": "text.yaml", "zip": "archive.zip",
  ]
}
