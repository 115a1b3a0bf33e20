import AdderFindings

/// The reason why a catalog cannot be downloaded.
package enum CatalogError: ReportedError, Equatable {
  case noCacheFolder
  case unavailable(String, reason: String)
  case cacheUnusable(String, reason: String)

  package var message: String {
    switch self {
    case .noCacheFolder:
      "No folder for catalogs is known. Set HOME, or set ADDER_CACHE to a folder."
    case .unavailable(let url, let reason):
      """
      '\(url)' could not be downloaded, and there is no earlier copy of it: \(reason) \
      Check the address and the network, and try again.
      """
    case .cacheUnusable(let url, let reason):
      """
      '\(url)' could not be downloaded, because it cannot be stored: \(reason) \
      Check the folder's permissions, or set ADDER_CACHE to another folder.
      """
    }
  }
}
