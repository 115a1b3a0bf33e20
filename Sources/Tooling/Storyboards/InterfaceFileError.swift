import AdderBase
package import AdderFindings

/// An error in a storyboard or xib, with its location.
package enum InterfaceFileError: ReportedError, Equatable {
  case empty(file: String)
  case tooLarge(limit: Int, file: String)
  case otherEncoding(String, SourceLocation)
  case olderFormat(SourceLocation)
  case otherDocument(String, SourceLocation)
  /// The file is not well-formed XML. The string is the XML parser's description of the problem.
  case syntax(String, SourceLocation)
  case unclosed(String, opened: SourceLocation, SourceLocation)
  case mergeConflict(SourceLocation)
  case documentType(SourceLocation)
  case tooDeep(limit: Int, SourceLocation)
  case missingAttribute(String, of: String, SourceLocation)

  package var message: String {
    switch self {
    case .empty:
      "The file is empty. Restore it from version control."
    case .tooLarge(let limit, _):
      """
      The file is larger than \(limit >> 20) MiB, so it is hardly a storyboard or xib. Check what \
      it contains, or restore it from version control.
      """
    case .otherEncoding(let encoding, _):
      """
      The file is written in \(encoding), but Interface Builder writes UTF-8. Convert it to UTF-8, \
      for example with iconv.
      """
    case .olderFormat:
      """
      The file is an archive, as Xcode wrote it before storyboards. Open it in Xcode and save it \
      in the current format.
      """
    case .otherDocument(let name, _):
      """
      This is not a storyboard or xib: the outermost element is '\(name)', but Interface Builder writes \
      a 'document' with its type. Check the file's name.
      """
    case .syntax(let problem, _):
      """
      This is not valid XML: \(problem). Check the last change of this place, or restore the file \
      from version control.
      """
    case .unclosed(let name, let opened, _):
      """
      The element '\(name)', which begins in line \(opened.line), should be closed before this place. \
      Check the last change between the two, or restore the file from version control.
      """
    case .mergeConflict:
      """
      This is an unresolved merge conflict. Resolve it, open the file in Interface Builder to check \
      that it is complete, and try again.
      """
    case .documentType:
      """
      This is a document type (DOCTYPE), which Interface Builder never writes and which could change \
      the meaning of the file. Remove it.
      """
    case .tooDeep(let limit, _):
      "This is nested more than \(limit) elements deep. Move views to separate files."
    case .missingAttribute(let name, let element, _):
      """
      '\(element)' has no '\(name)' here. Open the file in Interface Builder to check whether it is \
      complete, or restore it from version control.
      """
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .empty(let file), .tooLarge(_, let file):
      SourceLocation(file: file, line: 1, column: 1)
    case .otherEncoding(_, let place), .olderFormat(let place), .otherDocument(_, let place),
      .syntax(_, let place), .unclosed(_, _, let place), .mergeConflict(let place),
      .documentType(let place), .tooDeep(_, let place), .missingAttribute(_, _, let place):
      place
    }
  }
}
