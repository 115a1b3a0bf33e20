import AdderBase
import AdderGit

// The names of repositories' folders in the cache.
extension GitSource {
  /// The name of the folder: readable, and different for each URL and branch.
  package var folderName: String {
    let last = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? ""
    let readable = last.unicodeScalars
      .map {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
          ? Character($0) : "-"
      }
      .prefix(40)
    return String(readable) + "-" + "\(url)\n\(branch ?? "")".utf8.fnv1a().hexadecimal(digits: 16)
  }

  /// The name of the folder in which Generamba stores a catalog.
  package var generambaName: String {
    let last = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? ""
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
