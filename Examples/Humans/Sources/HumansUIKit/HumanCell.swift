#if canImport(UIKit)
  import AdderUIKit
  import Humans
  import UIKit

  /// Draws a person in the list: photo, name and age.
  final class HumanCell: UITableViewCell, ConfigurableItem {
    func configure(with row: HumanRow) {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = row.name
      content.secondaryText = row.age
      content.image =
        row.photoPath.flatMap { UIImage(contentsOfFile: $0) }
        ?? UIImage(systemName: "person.crop.circle.fill")
      content.imageProperties.maximumSize = CGSize(width: 48, height: 48)
      content.imageProperties.cornerRadius = 24
      contentConfiguration = content
      accessoryType = .disclosureIndicator
    }
  }
#endif
