import AdderLiquidTemplates

/// A template and the values with which it is rendered repeatedly.
struct Scenario {
  let name: String
  let template: String
  let values: LiquidValue
  /// The number of renderings in one sample of the Ruby benchmark, enough to take a few
  /// milliseconds. Adder's samples have ten times as many.
  let passes: Int
}

extension Scenario {
  /// Returns the scenarios. The closure receives the name of a template and returns its text.
  static func all(template: (String) throws -> String) rethrows -> [Scenario] {
    [
      Scenario(
        name: "module", template: try template("module"), values: module, passes: 20),
      Scenario(name: "loop", template: try template("loop"), values: rows, passes: 1),
      Scenario(name: "filters", template: try template("filters"), values: people, passes: 1),
    ]
  }

  /// The values for a view controller's template: some names, and a few arrays for loops.
  private static let module: LiquidValue = [
    "prefix": "APP", "year": "2026", "date": "20/11/2026",
    "developer": ["name": "Ada Lovelace", "company": "Analytical Engines"],
    "module_info": [
      "name": "Profile", "description": " The profile of one user. ", "project_name": "Engines",
    ],
    "imports": ["UIKit", "Adder", "Network"],
    "properties": [
      ["name": "output", "type": "any ProfileViewOutput", "isWeak": false],
      ["name": "moduleOutput", "type": "(any ProfileModuleOutput)?", "isWeak": true],
      ["name": "state", "type": "ProfileState", "isWeak": false, "default": ".loading"],
      ["name": "manager", "type": "ProfileManager?", "isWeak": false, "default": "nil"],
    ],
    "methods": [
      [
        "name": "onTapLogin", "kind": "event", "isPrivate": true, "doc": "the user logs in",
        "arguments": [["label": "_", "name": "sender", "type": "UIButton"]],
      ],
      [
        "name": "onTapAvatar", "kind": "event", "isPrivate": true, "doc": "a new picture",
        "arguments": [
          ["label": "_", "name": "sender", "type": "UIButton"],
          ["label": "with", "name": "event", "type": "UIEvent"],
        ],
      ],
      [
        "name": "title", "kind": "render", "isPrivate": false, "doc": "shows the title",
        "arguments": [["label": "_", "name": "title", "type": "String?"]],
      ],
      ["name": "subtitle", "kind": "render", "isPrivate": false, "arguments": []],
      ["name": "viewDidLoad", "kind": "life", "isPrivate": false, "arguments": []],
    ],
  ]

  /// A table of 200 rows with 20 cells each.
  private static let rows: LiquidValue = [
    "rows": .array(
      (0..<200).map { row in
        [
          "cells": .array(
            (0..<20).map { cell in
              ["name": "cell \(row).\(cell)", "value": .integer((row * 31 + cell * 17) % 100)]
            })
        ]
      })
  ]

  /// 200 people with strings, numbers and arrays for filters to process.
  private static let people: LiquidValue = [
    "people": .array(
      (0..<200).map { number in
        [
          "name": "Ada Лавлейс Nr \(number)", "age": .integer(20 + number % 60),
          "height": .float(1.5 + Double(number % 50) / 64), "born": .integer(number * 10_000_000),
          "bio": "<p>Writes <b>programs</b> & notes for engine number \(number), \"daily\".</p>",
          "tags": .array(
            (0..<6).map { tag in
              ["name": "tag\(tag * number % 7)", "hot": .bool(tag.isMultiple(of: 2))]
            }),
        ]
      })
  ]
}
