import AdderBase
package import AdderFindings

/// What can be wrong with a storyboard or xib, always with its place.
package enum InterfaceFileError: ReportedError, Equatable {
  case empty(file: String)
  case tooLarge(limit: Int, file: String)
  case otherEncoding(String, SourceLocation)
  case olderFormat(SourceLocation)
  case otherDocument(String, SourceLocation)
  /// The text is no XML; the parser's own words say why.
  case syntax(String, SourceLocation)
  case unclosed(String, opened: SourceLocation, SourceLocation)
  case mergeConflict(SourceLocation)
  case documentType(SourceLocation)
  case tooDeep(limit: Int, SourceLocation)
  case missingAttribute(String, of: String, SourceLocation)

  package var message: String {
    switch self {
    case .empty:
      "The file is empty. Get its last state from version control."
    case .tooLarge(let limit, _):
      """
      The file is larger than \(limit >> 20) MiB, so it is hardly a storyboard or xib. Look at what \
      it holds, or get its last state from version control.
      """
    case .otherEncoding(let encoding, _):
      """
      The file is written in \(encoding), and Interface Builder writes UTF-8. Convert it to UTF-8, \
      for example with iconv.
      """
    case .olderFormat:
      """
      The file is an archive, as Xcode wrote it before storyboards. Open it in Xcode and save it, so \
      that it becomes a document of today.
      """
    case .otherDocument(let name, _):
      """
      This is no storyboard or xib: the outermost element is '\(name)' where Interface Builder writes \
      a 'document' with its type. Look whether the file's name is right.
      """
    case .syntax(let problem, _):
      """
      This is not valid XML: \(problem). Look at the last change of this place, or get the file's \
      last state from version control.
      """
    case .unclosed(let name, let opened, _):
      """
      The element '\(name)', which begins in line \(opened.line), should be closed before this place. \
      Look at the last change between the two, or get the file's last state from version control.
      """
    case .mergeConflict:
      """
      Here is an unresolved merge conflict. Resolve it, open the file in Interface Builder to see \
      that it is whole, and try again.
      """
    case .documentType:
      """
      Here is a document type (DOCTYPE), which Interface Builder never writes and which could make \
      the file mean something else than it says. Remove it.
      """
    case .tooDeep(let limit, _):
      "This is nested more than \(limit) elements deep. Take views out into files of their own."
    case .missingAttribute(let name, let element, _):
      """
      '\(element)' has no '\(name)' here. Open the file in Interface Builder to see whether it is \
      whole, or get its last state from version control.
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
