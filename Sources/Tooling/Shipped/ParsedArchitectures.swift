// Generated from Architectures/. To update: swift run AdderEmbeddedFiles
// swift-format-ignore-file

/// The architectures' files in the form that `YAMLNode(parsed:file:)` reads.
package enum ParsedArchitectures {
  /// The text of an architecture's file; `nil` when there is none.
  package static func text(of name: String) -> String? {
    switch name {
    case "bytepace-viper": #"""
{4 1 13
=4 1 7
extends
=4 10 6
common
=5 1 5
title
=5 8 14
BytePace VIPER
=6 1 7
summary
=6 10 89
Lazy Assembly that returns the Router, navigation through it, simple values between parts
=7 1 6
source
=7 9 21
VIPER Swift, BytePace
=9 1 6
module
{10 3 2
=10 3 6
folder
"10 11 8
{module}
=11 3 12
openToOthers
[11 17 2
=11 18 8
Assembly
=11 28 6
Router
=13 1 5
roles
{14 3 9
=14 3 20
NavigationController
{15 5 4
=15 5 7
summary
=15 14 44
Shows modules and retains those on its stack
=16 5 6
traits
[16 13 3
=16 14 13
touchesScreen
=16 29 16
keepsModuleAlive
=16 47 9
isForeign
=17 5 4
name
=17 11 22
UINavigationController
=18 5 6
source
=18 13 54
UINavigationController for transitions between modules
=20 3 4
View
{21 5 10
=21 5 7
summary
=21 14 61
Only the views on the screen and a reference to the presenter
=22 5 7
aliases
[22 14 1
=22 15 14
ViewController
=23 5 6
traits
[23 13 4
=23 14 5
shows
=23 21 13
touchesScreen
=23 36 14
forwardsEvents
=23 52 13
displaysLists
=24 5 4
name
[24 11 2
"24 12 22
{module}ViewController
"24 38 12
{module}View
=25 5 6
folder
=25 13 4
View
=26 5 8
required
=26 15 11
whereNeeded
=27 5 16
holdsNothingElse
=27 23 4
true
=28 5 11
mustNotKnow
[29 7 8
=29 8 10
Interactor
=29 20 6
Router
=29 28 6
Entity
=29 36 10
navigation
=29 48 7
network
=29 57 7
storage
=29 66 14
managedObjects
=29 82 10
validation
=30 5 5
tests
[30 12 3
=30 13 6
events
=30 21 5
input
=30 28 9
lifecycle
=31 5 6
source
=31 13 56
What is VIPER; TableViewDelegate and TableViewDataSource
=33 3 11
ContentView
{34 5 7
=34 5 7
summary
=34 14 92
The view of a view controller without a xib or storyboard; creates and arranges the subviews
=35 5 6
traits
[35 13 1
=35 14 13
touchesScreen
=36 5 4
name
"36 11 19
{module}ContentView
=37 5 4
kind
=37 11 5
class
=38 5 6
folder
=38 13 4
View
=39 5 11
mustNotKnow
[39 18 9
=39 19 9
Presenter
=39 30 10
Interactor
=39 42 6
Router
=39 50 7
Service
=39 59 6
Entity
=39 67 10
navigation
=39 79 5
lists
=39 86 7
network
=39 95 7
storage
=40 5 6
source
"40 13 56
Chosen by Adder, so that the view controller stays short
=42 3 9
Presenter
{43 5 8
=43 5 7
summary
=43 14 62
Connects all parts; decides when and how data reaches the view
=44 5 6
traits
[44 13 4
=44 14 7
decides
=44 23 7
formats
=44 32 10
holdsState
=44 44 13
receivesInput
=45 5 4
name
"45 11 17
{module}Presenter
=46 5 6
folder
=46 13 9
Presenter
=47 5 8
required
=47 15 11
whereNeeded
=48 5 11
mustNotKnow
[48 18 4
=48 19 6
Entity
=48 27 10
navigation
=48 39 7
network
=48 48 7
storage
=49 5 5
tests
[49 12 2
=49 13 10
forwarding
=49 25 8
entrance
=50 5 6
source
=50 13 13
What is VIPER
=52 3 10
Interactor
{53 5 9
=53 5 7
summary
=53 14 35
Calculations and work with entities
=54 5 6
traits
[54 13 2
=54 14 20
appliesBusinessLogic
=54 36 10
holdsState
=55 5 4
name
"55 11 18
{module}Interactor
=56 5 6
folder
=56 13 10
Interactor
=57 5 8
required
=57 15 11
whereNeeded
=58 5 11
mustNotKnow
[58 18 4
=58 19 4
View
=58 25 6
Router
=58 33 13
userInterface
=58 48 10
navigation
=59 5 10
mayMention
[59 17 1
=59 18 7
UIImage
=60 5 5
tests
[60 12 1
=60 13 8
services
=61 5 6
source
=61 13 13
What is VIPER
=63 3 6
Entity
{64 5 4
=64 5 7
summary
=64 14 52
An object with properties and without business logic
=65 5 6
traits
[65 13 1
=65 14 11
isPlainData
=66 5 6
folder
=66 13 6
Entity
=67 5 6
source
=67 13 13
What is VIPER
=69 3 7
Service
{70 5 5
=70 5 7
summary
=70 14 61
Gets what the interactor works on from the network or a store
=71 5 6
traits
[71 13 2
=71 14 11
reachesData
=71 27 8
isShared
=72 5 4
name
[72 11 2
"72 12 30
{feature}ServiceImplementation
"72 46 16
{feature}Service
=73 5 11
mustNotKnow
[73 18 5
=73 19 4
View
=73 25 9
Presenter
=73 36 10
Interactor
=73 48 6
Router
=73 56 13
userInterface
=74 5 6
source
"74 13 62
Chosen by Adder; the article does not say where data come from
=76 3 6
Router
{77 5 9
=77 5 7
summary
=77 14 37
Opens other modules and prepares them
=78 5 7
aliases
[78 14 1
=78 15 9
Wireframe
=79 5 6
traits
[79 13 3
=79 14 9
navigates
=79 25 13
touchesScreen
=79 40 13
receivesInput
=80 5 4
name
"80 11 14
{module}Router
=81 5 6
folder
=81 13 6
Router
=82 5 8
required
=82 15 11
whereNeeded
=83 5 11
mustNotKnow
[83 18 4
=83 19 10
Interactor
=83 31 6
Entity
=83 39 7
network
=83 48 7
storage
=84 5 5
tests
[84 12 1
=84 13 11
transitions
=85 5 6
source
=85 13 40
What is VIPER; injection of dependencies
=87 3 8
Assembly
{88 5 7
=88 5 7
summary
=88 14 89
Creates the module's dependencies when it is opened, and returns the router that shows it
=89 5 6
traits
[89 13 1
=89 14 8
composes
=90 5 4
name
"90 11 16
{module}Assembly
=91 5 6
folder
=91 13 8
Assembly
=92 5 8
required
=92 15 11
whereNeeded
=93 5 5
tests
[93 12 1
=93 13 6
wiring
=94 5 6
source
=94 13 20
Dependency injection
=96 1 9
contracts
{97 3 8
=97 3 9
ViewInput
{98 5 10
=98 5 7
summary
=98 14 46
Setters through which the presenter shows data
=99 5 4
name
"99 11 17
{module}ViewInput
=100 5 4
from
=100 11 9
Presenter
=101 5 2
to
=101 9 4
View
=102 5 6
folder
=102 13 4
View
=103 5 8
required
=103 15 4
true
=104 5 14
mustNotMention
[104 21 1
=104 22 6
Entity
=105 5 12
mentionsOnly
[105 19 7
=105 20 6
String
=105 28 3
Int
=105 33 6
Double
=105 41 4
Bool
=105 47 4
Data
=105 53 7
UIImage
=105 62 8
NSObject
=106 5 7
methods
{107 7 4
=107 7 4
mood
=107 13 7
command
=108 7 6
prefer
[108 15 2
=108 16 4
show
=108 22 3
set
=109 7 9
mayReturn
=109 18 5
false
=110 7 8
examples
[110 17 1
"110 18 12
showName(_:)
=111 5 6
source
=111 13 41
TableViewDelegate and TableViewDataSource
=113 3 10
ViewOutput
{114 5 10
=114 5 7
summary
=114 14 43
What the user did; it never returns a value
=115 5 4
name
"115 11 18
{module}ViewOutput
=116 5 4
from
=116 11 4
View
=117 5 2
to
=117 9 9
Presenter
=118 5 6
folder
=118 13 4
View
=119 5 8
required
=119 15 4
true
=120 5 14
mustNotMention
[120 21 2
=120 22 13
userInterface
=120 37 6
Entity
=121 5 12
mentionsOnly
[121 19 6
=121 20 6
String
=121 28 3
Int
=121 33 6
Double
=121 41 4
Bool
=121 47 4
Data
=121 53 8
NSObject
=122 5 7
methods
{122 14 1
=122 16 9
mayReturn
=122 27 5
false
=123 5 6
source
=123 13 41
TableViewDelegate and TableViewDataSource
=125 3 15
InteractorInput
{126 5 10
=126 5 7
summary
=126 14 30
Requests to the business logic
=127 5 4
name
"127 11 23
{module}InteractorInput
=128 5 4
from
=128 11 9
Presenter
=129 5 2
to
=129 9 10
Interactor
=130 5 6
folder
=130 13 10
Interactor
=131 5 8
required
=131 15 4
true
=132 5 14
mustNotMention
[132 21 1
=132 22 6
Entity
=133 5 12
mentionsOnly
[133 19 6
=133 20 6
String
=133 28 3
Int
=133 33 6
Double
=133 41 4
Bool
=133 47 4
Data
=133 53 8
NSObject
=134 5 7
methods
{134 14 1
=134 16 4
mood
=134 22 7
command
=135 5 6
source
=135 13 46
What is VIPER; passing objects between modules
=137 3 16
InteractorOutput
{138 5 9
=138 5 7
summary
=138 14 29
Results of the business logic
=139 5 4
name
"139 11 24
{module}InteractorOutput
=140 5 4
from
=140 11 10
Interactor
=141 5 2
to
=141 9 9
Presenter
=142 5 6
folder
=142 13 10
Interactor
=143 5 8
required
=143 15 4
true
=144 5 14
mustNotMention
[144 21 1
=144 22 6
Entity
=145 5 12
mentionsOnly
[145 19 7
=145 20 6
String
=145 28 3
Int
=145 33 6
Double
=145 41 4
Bool
=145 47 4
Data
=145 53 7
UIImage
=145 62 8
NSObject
=146 5 6
source
=146 13 13
What is VIPER
=148 3 16
ServiceInterface
{149 5 7
=149 5 7
summary
=149 14 35
What a service does for interactors
=150 5 4
name
"150 11 16
{feature}Service
=151 5 4
from
=151 11 10
Interactor
=152 5 2
to
=152 9 7
Service
=153 5 11
synchronous
=153 18 5
false
=154 5 14
mustNotMention
[154 21 1
=154 22 13
userInterface
=155 5 6
source
"155 13 62
Chosen by Adder; the article does not say where data come from
=157 3 11
RouterInput
{158 5 10
=158 5 7
summary
=158 14 11
Where to go
=159 5 4
name
"159 11 19
{module}RouterInput
=160 5 4
from
=160 11 9
Presenter
=161 5 2
to
=161 9 6
Router
=162 5 6
folder
=162 13 6
Router
=163 5 8
required
=163 15 4
true
=164 5 14
mustNotMention
[164 21 2
=164 22 13
userInterface
=164 37 6
Entity
=165 5 12
mentionsOnly
[165 19 6
=165 20 6
String
=165 28 3
Int
=165 33 6
Double
=165 41 4
Bool
=165 47 4
Data
=165 53 8
NSObject
=166 5 7
methods
{167 7 5
=167 7 4
mood
=167 13 7
command
=168 7 5
begin
[168 14 4
=168 15 7
present
=168 24 6
inject
=168 32 3
set
=168 37 5
close
=169 7 9
mayReturn
=169 18 5
false
=170 7 5
named
{170 14 2
=170 16 11
preparation
"170 29 25
inject{other}Dependencies
=170 58 7
opening
"170 67 14
present{other}
=171 7 8
examples
[171 17 2
"171 18 16
presentOptions()
"171 38 27
injectOptionsDependencies()
=172 5 6
source
=172 13 20
Dependency injection
=174 3 11
ModuleInput
{175 5 10
=175 5 7
summary
=175 14 85
What another module's router passes in; a simple object all the way to the interactor
=176 5 4
name
"176 11 19
{module}ModuleInput
=177 5 4
from
=177 11 6
Router
=178 5 2
to
[178 9 2
=178 10 6
Router
=178 18 9
Presenter
=179 5 7
crosses
=179 14 2
in
=180 5 6
folder
=180 13 6
Router
=181 5 14
mustNotMention
[181 21 2
=181 22 13
userInterface
=181 37 6
Entity
=182 5 12
mentionsOnly
[182 19 6
=182 20 6
String
=182 28 3
Int
=182 33 6
Double
=182 41 4
Bool
=182 47 4
Data
=182 53 8
NSObject
=183 5 7
methods
{183 14 2
=183 16 4
mood
=183 22 7
command
=183 31 6
prefer
[183 39 1
=183 40 3
set
=184 5 6
source
=184 13 31
Passing objects between modules
=186 3 29
NavigationControllerInterface
{187 5 6
=187 5 7
summary
=187 14 51
Shows modules if there is no UINavigationController
=188 5 4
name
"188 11 28
{module}NavigationController
=189 5 4
from
=189 11 6
Router
=190 5 2
to
=190 9 20
NavigationController
=191 5 6
folder
=191 13 6
Router
=192 5 6
source
=192 13 54
UINavigationController for transitions between modules
=207 1 10
references
{208 3 12
=208 3 35
NavigationController.viewController
=208 40 11
strong View
=209 3 11
View.output
=209 16 17
strong ViewOutput
=210 3 16
View.contentView
{210 21 3
=210 23 5
holds
=210 30 18
strong ContentView
=210 50 8
optional
=210 60 4
true
=210 66 8
injected
=210 76 5
false
=211 3 14
Presenter.view
=211 19 14
weak ViewInput
=212 3 20
Presenter.interactor
=212 25 22
strong InteractorInput
=213 3 16
Presenter.router
=213 21 18
strong RouterInput
=214 3 17
Interactor.output
=214 22 21
weak InteractorOutput
=215 3 27
Interactor.{feature}Service
{215 32 2
=215 34 5
holds
=215 41 23
strong ServiceInterface
=215 66 8
optional
=215 76 4
true
=216 3 16
Router.presenter
{216 21 2
=216 23 5
holds
=216 30 14
weak Presenter
=216 46 8
optional
=216 56 4
true
=217 3 11
Router.view
{217 16 3
=217 18 5
holds
=217 25 9
weak View
=217 36 10
alsoCalled
=217 48 17
transitionHandler
=217 67 8
optional
=217 77 4
true
=218 3 27
Router.navigationController
{218 32 2
=218 34 5
holds
=218 41 25
weak NavigationController
=218 68 8
optional
=218 78 4
true
=219 3 20
Router.{other}Router
{219 25 3
=219 27 5
holds
=219 34 16
weak ModuleInput
=219 52 8
optional
=219 62 4
true
=219 68 8
injected
=219 78 5
false
=221 1 11
composition
{222 3 1
=222 3 8
Assembly
{223 5 5
=223 5 6
builds
[223 13 4
=223 14 4
View
=223 20 9
Presenter
=223 31 10
Interactor
=223 43 6
Router
=224 5 7
returns
=224 14 6
Router
=225 5 6
method
=225 13 14
assembleModule
=226 5 4
lazy
=226 11 4
true
=227 5 6
source
=227 13 20
Dependency injection
=229 1 5
parts
{230 3 3
=230 3 6
Entity
{230 11 3
=230 13 7
summary
=230 22 37
The data that the interactor works on
=230 61 5
roles
[230 68 1
=230 69 6
Entity
=230 78 7
default
=230 87 2
on
=231 3 7
Service
{232 5 4
=232 5 7
summary
=232 14 51
Gets the data for the interactor, behind a protocol
=233 5 5
roles
[233 12 1
=233 13 7
Service
=234 5 9
contracts
[234 16 1
=234 17 16
ServiceInterface
=235 5 7
default
=235 14 2
on
=236 3 11
ModuleInput
{236 16 2
=236 18 7
summary
=236 27 36
Another module can pass an object in
=236 65 9
contracts
[236 76 1
=236 77 11
ModuleInput
=239 1 3
app
{240 3 3
=240 3 7
modules
=240 12 7
Modules
=241 3 7
folders
{242 5 2
=242 5 7
Modules
"242 14 31
Modules, each in its own folder
=243 5 8
Services
"243 15 60
What interactors get their data from: the network, the store
=244 3 6
source
"244 11 49
Chosen by Adder; the article specifies no folders
=246 1 5
tests
{247 3 1
=247 3 4
name
"247 9 11
{type}Tests
=250 1 5
rules
{252 3 26
=252 3 22
inject-method-misnamed
{252 27 1
=252 29 6
source
=252 37 20
Dependency injection
=253 3 23
present-method-misnamed
{253 28 1
=253 30 6
source
=253 38 20
Dependency injection
=255 3 25
assembly-called-at-launch
{255 30 1
=255 32 6
source
=255 40 20
Dependency injection
=256 3 30
contract-passes-complex-object
{256 35 1
=256 37 6
source
=256 45 13
What VIPER is
=257 3 21
entity-contains-logic
{257 26 1
=257 28 6
source
=257 36 13
What VIPER is
=258 3 21
module-lacks-assembly
{258 26 1
=258 28 6
source
=258 36 20
Dependency injection
=259 3 29
validation-outside-interactor
{259 34 1
=259 36 6
source
=259 44 13
What VIPER is
=260 3 20
view-computes-values
{260 25 1
=260 27 6
source
=260 35 13
What VIPER is
=261 3 25
view-has-nonview-property
{261 30 1
=261 32 6
source
=261 40 41
TableViewDelegate and TableViewDataSource
=262 3 25
view-output-returns-value
{262 30 1
=262 32 6
source
=262 40 41
TableViewDelegate and TableViewDataSource
=263 3 25
view-pulls-from-presenter
{263 30 1
=263 32 6
source
=263 40 13
What VIPER is
=264 3 25
view-receives-data-source
{264 30 1
=264 32 6
source
=264 40 41
TableViewDelegate and TableViewDataSource
=266 3 22
interactor-uses-router
{266 27 1
=266 29 6
source
=266 37 13
What VIPER is
=267 3 20
interactor-uses-view
{267 25 1
=267 27 6
source
=267 35 13
What VIPER is
=268 3 25
navigation-outside-router
{268 30 1
=268 32 6
source
=268 40 54
UINavigationController for transitions between modules
=269 3 25
part-calls-foreign-module
{269 30 1
=269 32 6
source
=269 40 31
Passing objects between modules
=270 3 23
presenter-accesses-data
{270 28 1
=270 30 6
source
=270 38 13
What VIPER is
=271 3 20
view-uses-interactor
{271 25 1
=271 27 6
source
=271 35 13
What VIPER is
=272 3 16
view-uses-router
{272 21 1
=272 23 6
source
=272 31 13
What VIPER is
=273 3 20
view-validates-input
{273 25 1
=273 27 6
source
=273 35 8
Problems
=275 3 25
interactor-retains-output
{275 30 1
=275 32 6
source
=275 40 13
What VIPER is
=276 3 29
presenter-has-weak-interactor
{276 34 1
=276 36 6
source
=276 44 13
What VIPER is
=277 3 25
presenter-has-weak-router
{277 30 1
=277 32 6
source
=277 40 13
What VIPER is
=278 3 22
presenter-retains-view
{278 27 1
=278 29 6
source
=278 37 8
Problems
=279 3 27
router-retains-module-parts
{279 32 1
=279 34 6
source
=279 42 8
Problems
=280 3 20
view-has-weak-output
{280 25 1
=280 27 6
source
=280 35 13
What VIPER is

"""#
    case "clean-swift": #"""
{4 1 13
=4 1 7
extends
=4 10 6
common
=5 1 5
title
=5 8 11
Clean Swift
=6 1 7
summary
"6 10 98
View → Interactor → Presenter → View, with Request, Response and ViewModel for each use case
=7 1 6
source
=7 9 38
Clean Swift as an alternative to VIPER
=9 1 6
module
{10 3 2
=10 3 6
folder
"10 11 8
{module}
=11 3 12
openToOthers
[11 17 4
=11 18 4
View
=11 24 6
Router
=11 32 11
DataPassing
=11 45 9
DataStore
=13 1 5
roles
{14 3 9
=14 3 4
View
{15 5 9
=15 5 7
summary
=15 14 64
Configures and shows its views; sends requests to the interactor
=16 5 7
aliases
[16 14 1
=16 15 14
ViewController
=17 5 6
traits
[17 13 6
=17 14 5
shows
=17 21 13
touchesScreen
=17 36 14
forwardsEvents
=17 52 13
displaysLists
=17 67 16
keepsModuleAlive
=17 85 8
composes
=18 5 4
name
"18 11 22
{module}ViewController
=19 5 8
required
=19 15 11
whereNeeded
=20 5 11
mustNotKnow
[20 18 7
=20 19 9
Presenter
=20 30 6
Worker
=20 38 10
navigation
=20 50 7
network
=20 59 7
storage
=20 68 14
managedObjects
=20 84 10
formatting
=21 5 10
mayMention
[21 17 2
=21 18 7
prepare
=21 27 17
UIStoryboardSegue
=22 5 5
tests
[22 12 3
=22 13 6
events
=22 21 5
input
=22 28 9
lifecycle
=23 5 6
source
=23 13 22
View (View Controller)
=25 3 11
ContentView
{26 5 6
=26 5 7
summary
=26 14 92
The view of a view controller without a xib or storyboard; creates and arranges the subviews
=27 5 6
traits
[27 13 1
=27 14 13
touchesScreen
=28 5 4
name
"28 11 19
{module}ContentView
=29 5 4
kind
=29 11 5
class
=30 5 11
mustNotKnow
[30 18 7
=30 19 10
Interactor
=30 31 9
Presenter
=30 42 6
Router
=30 50 6
Worker
=30 58 10
navigation
=30 70 7
network
=30 79 7
storage
=31 5 6
source
=31 13 22
View (View Controller)
=33 3 10
Interactor
{34 5 7
=34 5 7
summary
=34 14 83
All business logic; stores the scene's data and responds only through the presenter
=35 5 6
traits
[35 13 3
=35 14 20
appliesBusinessLogic
=35 36 10
holdsState
=35 48 13
receivesInput
=36 5 4
name
"36 11 18
{module}Interactor
=37 5 8
required
=37 15 11
whereNeeded
=38 5 11
mustNotKnow
[38 18 6
=38 19 4
View
=38 25 6
Router
=38 33 10
navigation
=38 45 7
network
=38 54 7
storage
=38 63 10
formatting
=39 5 5
tests
[39 12 2
=39 13 8
services
=39 23 10
forwarding
=40 5 6
source
=40 13 10
Interactor
=42 3 6
Worker
{43 5 6
=43 5 7
summary
=43 14 64
Fetches data from a cache or the network for several interactors
=44 5 6
traits
[44 13 1
=44 14 11
reachesData
=45 5 4
name
"45 11 14
{module}Worker
=46 5 11
mustNotKnow
[46 18 6
=46 19 4
View
=46 25 10
Interactor
=46 37 9
Presenter
=46 48 6
Router
=46 56 13
userInterface
=46 71 10
navigation
=47 5 5
tests
[47 12 1
=47 13 8
services
=48 5 6
source
=48 13 10
Interactor
=50 3 12
SharedWorker
{51 5 5
=51 5 7
summary
=51 14 65
Works with one kind of data for the interactors of several scenes
=52 5 6
traits
[52 13 2
=52 14 11
reachesData
=52 27 8
isShared
=53 5 4
name
[53 11 2
"53 12 29
{feature}WorkerImplementation
"53 45 15
{feature}Worker
=54 5 11
mustNotKnow
[54 18 6
=54 19 4
View
=54 25 10
Interactor
=54 37 9
Presenter
=54 48 6
Router
=54 56 13
userInterface
=54 71 10
navigation
=55 5 6
source
"55 13 63
Interactor: queries that several modules use belong to a worker
=57 3 9
Presenter
{58 5 8
=58 5 7
summary
=58 14 49
Prepares a response for display, and nothing else
=59 5 6
traits
[59 13 1
=59 14 7
formats
=60 5 4
name
"60 11 17
{module}Presenter
=61 5 8
required
=61 15 11
whereNeeded
=62 5 21
implementsNothingElse
=62 28 4
true
=63 5 11
mustNotKnow
[63 18 6
=63 19 10
Interactor
=63 31 6
Worker
=63 39 6
Router
=63 47 10
navigation
=63 59 7
network
=63 68 7
storage
=64 5 5
tests
[64 12 1
=64 13 10
formatting
=65 5 6
source
=65 13 9
Presenter
=67 3 6
Router
{68 5 8
=68 5 7
summary
=68 14 67
Opens other scenes and passes data from one data store to the other
=69 5 6
traits
[69 13 2
=69 14 9
navigates
=69 25 13
touchesScreen
=70 5 4
name
"70 11 14
{module}Router
=71 5 8
required
=71 15 11
whereNeeded
=72 5 11
mustNotKnow
[72 18 4
=72 19 9
Presenter
=72 30 6
Worker
=72 38 7
network
=72 47 7
storage
=73 5 8
inherits
{73 15 2
=73 17 4
type
=73 23 8
NSObject
=73 33 13
whenMentioned
=73 48 20
NSSelectorFromString
=74 5 5
tests
[74 12 1
=74 13 11
transitions
=75 5 6
source
=75 13 6
Router
=77 3 6
Models
{78 5 6
=78 5 7
summary
=78 14 50
A namespace with the three types of every use case
=79 5 6
traits
[79 13 1
=79 14 11
isPlainData
=80 5 4
name
[80 11 2
"80 12 8
{module}
"80 24 14
{module}Models
=81 5 4
kind
=81 11 4
enum
=82 5 8
required
=82 15 11
whereNeeded
=83 5 6
source
=83 13 6
Models
=85 3 12
Configurator
{86 5 6
=86 5 7
summary
=86 14 76
Connects the parts of the scene; replaces the view controller's setup method
=87 5 6
traits
[87 13 1
=87 14 8
composes
=88 5 4
name
"88 11 20
{module}Configurator
=89 5 21
implementsNothingElse
=89 28 4
true
=90 5 5
tests
[90 12 1
=90 13 6
wiring
=91 5 6
source
=91 13 10
An example
=93 1 9
contracts
{94 3 9
=94 3 13
BusinessLogic
{95 5 9
=95 5 7
summary
=95 14 32
What the user wants, as requests
=96 5 4
name
"96 11 21
{module}BusinessLogic
=97 5 4
from
=97 11 4
View
=98 5 2
to
=98 9 10
Interactor
=99 5 4
file
"99 11 18
{module}Interactor
=100 5 8
required
=100 15 4
true
=101 5 14
mustNotMention
[101 21 1
=101 22 13
userInterface
=102 5 7
methods
{103 7 4
=103 7 4
mood
=103 13 7
command
=104 7 9
mayReturn
=104 18 5
false
=105 7 9
parameter
{105 18 2
=105 20 5
label
=105 27 7
request
=105 36 4
type
"105 42 26
{module}.{useCase}.Request
=106 7 8
examples
[106 17 1
"106 18 22
showContacts(request:)
=107 5 6
source
=107 13 10
An example
=109 3 17
PresentationLogic
{110 5 9
=110 5 7
summary
=110 14 25
The results, as responses
=111 5 4
name
"111 11 25
{module}PresentationLogic
=112 5 4
from
=112 11 10
Interactor
=113 5 2
to
=113 9 9
Presenter
=114 5 4
file
"114 11 17
{module}Presenter
=115 5 8
required
=115 15 4
true
=116 5 14
mustNotMention
[116 21 1
=116 22 13
userInterface
=117 5 7
methods
{118 7 5
=118 7 4
mood
=118 13 7
command
=119 7 5
begin
[119 14 1
=119 15 7
present
=120 7 9
mayReturn
=120 18 5
false
=121 7 9
parameter
{121 18 2
=121 20 5
label
=121 27 8
response
=121 37 4
type
"121 43 27
{module}.{useCase}.Response
=122 7 8
examples
[122 17 1
"122 18 26
presentContacts(response:)
=123 5 6
source
=123 13 10
An example
=125 3 12
DisplayLogic
{126 5 9
=126 5 7
summary
=126 14 55
What to show, as view models that are ready for display
=127 5 4
name
"127 11 20
{module}DisplayLogic
=128 5 4
from
=128 11 9
Presenter
=129 5 2
to
=129 9 4
View
=130 5 4
file
"130 11 22
{module}ViewController
=131 5 8
required
=131 15 4
true
=132 5 14
mustNotMention
[132 21 1
=132 22 14
managedObjects
=133 5 7
methods
{134 7 5
=134 7 4
mood
=134 13 7
command
=135 7 5
begin
[135 14 1
=135 15 7
display
=136 7 9
mayReturn
=136 18 5
false
=137 7 9
parameter
{137 18 2
=137 20 5
label
=137 27 9
viewModel
=137 38 4
type
"137 44 28
{module}.{useCase}.ViewModel
=138 7 8
examples
[138 17 1
"138 18 27
displayContacts(viewModel:)
=139 5 6
source
=139 13 10
An example
=141 3 12
RoutingLogic
{142 5 8
=142 5 7
summary
=142 14 60
Where to go; a segue has the method's name without 'routeTo'
=143 5 4
name
"143 11 20
{module}RoutingLogic
=144 5 4
from
=144 11 4
View
=145 5 2
to
=145 9 6
Router
=146 5 4
file
"146 11 14
{module}Router
=147 5 8
required
=147 15 4
true
=148 5 7
methods
{149 7 5
=149 7 4
mood
=149 13 7
command
=150 7 5
begin
[150 14 1
=150 15 7
routeTo
=151 7 9
mayReturn
=151 18 5
false
=152 7 5
named
{152 14 2
=152 16 7
opening
"152 25 14
routeTo{other}
=152 43 5
segue
"152 50 7
{other}
=153 7 8
examples
[153 17 1
"153 18 26
routeToViewContact(segue:)
=154 5 6
source
=154 13 18
Router; an example
=156 3 9
DataStore
{157 5 8
=157 5 7
summary
=157 14 45
The scene's data, which other scenes may read
=158 5 4
name
"158 11 17
{module}DataStore
=159 5 4
from
=159 11 6
Router
=160 5 2
to
=160 9 10
Interactor
=161 5 4
file
"161 11 18
{module}Interactor
=162 5 8
required
=162 15 4
true
=163 5 10
properties
=163 17 8
readOnly
=164 5 6
source
=164 13 18
Interactor; Router
=166 3 11
DataPassing
{167 5 8
=167 5 7
summary
=167 14 58
Gives the router of another scene access to the data store
=168 5 4
name
[168 11 2
"168 12 19
{module}DataPassing
"168 35 16
{module}DataPass
=169 5 4
from
[169 11 2
=169 12 4
View
=169 18 6
Router
=170 5 2
to
=170 9 6
Router
=171 5 4
file
"171 11 14
{module}Router
=172 5 8
required
=172 15 4
true
=173 5 10
properties
=173 17 8
readOnly
=174 5 6
source
=174 13 18
Router; an example
=176 3 11
WorkerLogic
{177 5 8
=177 5 7
summary
=177 14 33
What the worker fetches or stores
=178 5 4
name
"178 11 19
{module}WorkerLogic
=179 5 4
from
=179 11 10
Interactor
=180 5 2
to
=180 9 6
Worker
=181 5 4
file
"181 11 14
{module}Worker
=182 5 11
synchronous
=182 18 5
false
=183 5 14
mustNotMention
[183 21 1
=183 22 13
userInterface
=184 5 6
source
=184 13 10
Interactor
=186 3 17
SharedWorkerLogic
{187 5 7
=187 5 7
summary
=187 14 38
What a shared worker fetches or stores
=188 5 4
name
"188 11 15
{feature}Worker
=189 5 4
from
=189 11 10
Interactor
=190 5 2
to
=190 9 12
SharedWorker
=191 5 11
synchronous
=191 18 5
false
=192 5 14
mustNotMention
[192 21 1
=192 22 13
userInterface
=193 5 6
source
=193 13 10
Interactor
=195 3 17
TransitionHandler
{196 5 7
=196 5 7
summary
=196 14 86
The part of the view that the router can access, if the view is not a UIViewController
=197 5 4
name
"197 11 25
{module}TransitionHandler
=198 5 4
from
=198 11 6
Router
=199 5 2
to
=199 9 4
View
=200 5 4
file
"200 11 14
{module}Router
=201 5 7
methods
{201 14 1
=201 16 5
named
{201 23 1
=201 25 7
opening
=201 34 9
showScene
=202 5 6
source
=202 13 6
Router
=205 1 10
references
{206 3 9
=206 3 15
View.interactor
=206 20 20
strong BusinessLogic
=207 3 11
View.router
=207 16 33
strong RoutingLogic & DataPassing
=208 3 16
View.contentView
{208 21 3
=208 23 5
holds
=208 30 18
strong ContentView
=208 50 8
optional
=208 60 4
true
=208 66 8
injected
=208 76 5
false
=209 3 20
Interactor.presenter
=209 25 24
strong PresentationLogic
=210 3 17
Interactor.worker
{210 22 2
=210 24 5
holds
=210 31 18
strong WorkerLogic
=210 51 8
optional
=210 61 4
true
=211 3 26
Interactor.{feature}Worker
{211 31 2
=211 33 5
holds
=211 40 24
strong SharedWorkerLogic
=211 66 8
optional
=211 76 4
true
=212 3 24
Presenter.viewController
=212 29 17
weak DisplayLogic
=213 3 21
Router.viewController
=213 26 9
weak View
=214 3 16
Router.dataStore
=214 21 16
strong DataStore
=217 1 11
composition
{218 3 2
=218 3 4
View
{219 5 4
=219 5 6
builds
[219 13 3
=219 14 10
Interactor
=219 26 9
Presenter
=219 37 6
Router
=220 5 7
returns
=220 14 4
View
=221 5 6
method
=221 13 5
setup
=222 5 6
source
=222 13 10
An example
=223 3 12
Configurator
{224 5 6
=224 5 6
builds
[224 13 3
=224 14 10
Interactor
=224 26 9
Presenter
=224 37 6
Router
=225 5 7
returns
=225 14 4
View
=226 5 6
method
=226 13 9
configure
=227 5 16
showsNothingElse
=227 23 4
true
=228 5 9
singleton
=228 16 14
sharedInstance
=229 5 6
source
=229 13 10
An example
=231 1 5
parts
{232 3 3
=232 3 6
Worker
{233 5 4
=233 5 7
summary
=233 14 16
Fetches the data
=234 5 5
roles
[234 12 1
=234 13 6
Worker
=235 5 9
contracts
[235 16 1
=235 17 11
WorkerLogic
=236 5 7
default
=236 14 2
on
=237 3 12
Configurator
{237 17 2
=237 19 7
summary
=237 28 76
Connects the parts of the scene; replaces the view controller's setup method
=237 106 5
roles
[237 113 1
=237 114 12
Configurator
=240 3 7
Routing
{240 12 1
=240 14 7
summary
=240 23 58
The view controller passes storyboard segues to the router
=243 1 3
app
{244 3 5
=244 3 7
modules
=244 12 6
Scenes
=245 3 8
services
=245 13 7
Workers
=246 3 6
models
=246 11 6
Models
=247 3 7
folders
{248 5 4
=248 5 6
Scenes
"248 13 30
Scenes, each in its own folder
=249 5 7
Workers
=249 14 38
Workers that several interactors share
=250 5 6
Models
=250 13 19
The data of the app
=251 5 8
Services
"251 15 40
What workers use: the network, the store
=252 3 6
source
"252 11 49
Chosen by Adder; the article specifies no folders
=254 1 5
tests
{255 3 2
=255 3 4
name
"255 9 11
{type}Tests
=256 3 17
mocksSurroundings
=256 22 4
true
=259 1 5
rules
{261 3 41
=261 3 24
part-lacks-module-prefix
{261 29 1
=261 31 6
source
=261 39 21
Names in the examples
=262 3 26
routing-logic-wrong-prefix
{262 31 1
=262 33 6
source
=262 41 10
An example
=263 3 23
scene-protocol-misnamed
{263 28 1
=263 30 6
source
=263 38 10
An example
=264 3 24
use-case-method-misnamed
{264 29 1
=264 31 6
source
=264 39 10
An example
=266 3 16
scene-incomplete
{266 21 1
=266 23 6
source
=266 31 20
Introduction; Models
=267 3 22
scene-setup-omits-link
{267 27 1
=267 29 6
source
=267 37 10
An example
=268 3 19
use-case-incomplete
{268 24 1
=268 26 6
source
=268 34 6
Models
=270 3 23
appearance-outside-view
{270 28 1
=270 30 6
source
=270 38 22
View (View Controller)
=271 3 28
business-logic-lacks-request
{271 33 1
=271 35 6
source
=271 43 10
An example
=272 3 29
configurator-has-extra-method
{272 34 1
=272 36 6
source
=272 44 10
An example
=273 3 25
configurator-instantiable
{273 30 1
=273 32 6
source
=273 40 10
An example
=274 3 28
data-store-property-settable
{274 33 1
=274 35 6
source
"274 43 26
Interactor, the data store
=275 3 21
data-store-wrong-part
{275 26 1
=275 28 6
source
=275 36 10
Interactor
=276 3 24
display-lacks-view-model
{276 29 1
=276 31 6
source
=276 39 10
An example
=277 3 30
interactor-called-outside-view
{277 35 1
=277 37 6
source
=277 45 10
Interactor
=278 3 27
interactor-duplicates-query
{278 32 1
=278 34 6
source
=278 42 6
Worker
=279 3 24
method-crosses-use-cases
{279 29 1
=279 31 6
source
=279 39 15
Why Clean Swift
=280 3 27
presentation-lacks-response
{280 32 1
=280 34 6
source
=280 42 10
An example
=281 3 28
presenter-has-extra-protocol
{281 33 1
=281 35 6
source
=281 43 10
An example
=282 3 22
presenter-stores-state
{282 27 1
=282 29 6
source
=282 37 9
Presenter
=283 3 26
router-bypasses-data-store
{283 31 1
=283 33 6
source
=283 41 6
Router
=284 3 17
router-lacks-objc
{284 22 1
=284 24 6
source
=284 32 10
An example
=285 3 20
scene-model-is-class
{285 25 1
=285 27 6
source
=285 35 10
An example
=286 3 20
scene-model-unnested
{286 25 1
=286 27 6
source
=286 35 6
Models
=287 3 21
scene-setup-scattered
{287 26 1
=287 28 6
source
=287 36 10
An example
=288 3 25
scene-uses-concrete-class
{288 30 1
=288 32 6
source
=288 40 15
Why Clean Swift
=289 3 25
segue-lacks-router-method
{289 30 1
=289 32 6
source
=289 40 10
An example
=290 3 29
validation-outside-interactor
{290 34 1
=290 36 6
source
=290 44 10
Interactor
=291 3 22
view-lacks-conformance
{291 27 1
=291 29 6
source
=291 37 4
View
=292 3 25
view-model-carries-entity
{292 30 1
=292 32 6
source
=292 40 6
Models
=293 3 29
view-uses-concrete-interactor
{293 34 1
=293 36 6
source
=293 44 10
An example
=294 3 25
view-uses-concrete-router
{294 30 1
=294 32 6
source
=294 40 10
An example
=296 3 28
formatting-outside-presenter
{296 33 1
=296 35 6
source
=296 43 9
Presenter
=297 3 26
interactor-bypasses-worker
{297 31 1
=297 33 6
source
=297 41 10
Interactor
=298 3 29
interactor-uses-display-logic
{298 34 1
=298 36 6
source
=298 44 10
Interactor
=299 3 22
scene-prepared-by-view
{299 27 1
=299 29 6
source
=299 37 10
An example
=300 3 18
vip-cycle-violated
{300 23 1
=300 25 6
source
=300 33 15
Why Clean Swift
=301 3 17
worker-uses-scene
{301 22 1
=301 24 6
source
=301 32 6
Worker
=303 3 29
interactor-has-weak-presenter
{303 34 1
=303 36 6
source
=303 44 10
An example
=304 3 31
presenter-retains-display-logic
{304 36 1
=304 38 6
source
=304 46 10
An example
=305 3 30
router-retains-view-controller
{305 35 1
=305 37 6
source
=305 45 6
Router

"""#
    case "common": #"""
{1 1 1
=1 1 9
knowledge
{2 3 16
=2 3 13
userInterface
{3 5 3
=3 5 7
summary
=3 14 24
User-interface framework
=4 5 7
imports
[4 14 14
"4 15 5
UIKit
"4 24 7
SwiftUI
"4 35 6
AppKit
"4 45 5
Cocoa
"4 54 8
AdderGTK
"4 66 13
AdderCAdwaita
"4 83 3
Gtk
"4 90 4
Gtk4
"4 98 3
Adw
"4 105 7
Adwaita
"4 116 10
QuartzCore
"4 130 13
CoreAnimation
"4 147 12
CoreGraphics
"4 163 6
WebKit
=5 5 8
mentions
[5 15 29
"5 16 3
UI*
"5 23 18
NSLayoutConstraint
"5 45 13
NSApplication
"5 62 8
NSWindow
"5 74 18
NSWindowController
"5 96 6
NSView
"5 106 16
NSViewController
"5 126 9
NSControl
"5 139 8
NSButton
"5 151 11
NSTextField
"5 166 10
NSTextView
"5 180 11
NSImageView
"5 195 11
NSStackView
"5 210 12
NSScrollView
"5 226 11
NSTableView
"5 241 13
NSOutlineView
"5 258 16
NSCollectionView
"5 278 6
NSMenu
"5 288 10
NSMenuItem
"5 302 9
NSToolbar
"5 315 7
NSAlert
"5 326 7
NSColor
"5 337 6
NSFont
"5 347 7
NSImage
"5 358 4
Gtk*
"5 366 4
Adw*
"5 374 3
CA*
"5 381 3
CG*
"5 388 9
WKWebView
=6 3 7
outlets
{7 5 2
=7 5 7
summary
=7 14 37
Outlets and other views of the screen
=8 5 8
mentions
[8 15 12
"8 16 8
IBOutlet
"8 28 7
UILabel
"8 39 8
UIButton
"8 51 11
UIImageView
"8 66 11
UITextField
"8 81 10
UITextView
"8 95 11
UIStackView
"8 110 8
NSButton
"8 122 11
NSTextField
"8 137 10
NSTextView
"8 151 11
NSImageView
"8 166 11
NSStackView
=9 3 5
views
{10 5 2
=10 5 7
summary
=10 14 26
Views and view controllers
=11 5 8
mentions
[11 15 35
"11 16 6
UIView
"11 26 16
UIViewController
"11 46 8
UIWindow
"11 58 9
UIControl
"11 71 8
UIButton
"11 83 7
UILabel
"11 94 11
UIImageView
"11 109 11
UITextField
"11 124 10
UITextView
"11 138 11
UIStackView
"11 153 12
UIScrollView
"11 169 11
UITableView
"11 184 21
UITableViewController
"11 209 15
UITableViewCell
"11 228 16
UICollectionView
"11 248 26
UICollectionViewController
"11 278 20
UICollectionViewCell
"11 302 22
UINavigationController
"11 328 18
UITabBarController
"11 350 19
UIGestureRecognizer
"11 373 6
NSView
"11 383 16
NSViewController
"11 403 8
NSWindow
"11 415 9
NSControl
"11 428 8
NSButton
"11 440 11
NSTextField
"11 455 10
NSTextView
"11 469 11
NSImageView
"11 484 11
NSStackView
"11 499 12
NSScrollView
"11 515 11
NSTableView
"11 530 13
NSOutlineView
"11 547 16
NSCollectionView
"11 567 9
GtkWidget
"11 580 9
WKWebView
=12 3 11
laterValues
{13 5 2
=13 5 7
summary
=13 14 19
Asynchronous values
=14 5 8
mentions
[14 15 23
"14 16 9
Operation
"14 29 12
AnyPublisher
"14 45 9
Publisher
"14 58 6
Future
"14 68 18
PassthroughSubject
"14 90 19
CurrentValueSubject
"14 113 7
Promise
"14 124 9
Guarantee
"14 137 14
SignalProducer
"14 155 10
Observable
"14 169 6
Single
"14 179 5
Maybe
"14 188 11
Completable
"14 203 10
Infallible
"14 217 6
Driver
"14 227 14
PublishSubject
"14 245 15
BehaviorSubject
"14 264 13
ReplaySubject
"14 281 12
PublishRelay
"14 297 13
BehaviorRelay
"14 314 11
AsyncStream
"14 329 19
AsyncThrowingStream
"14 352 13
AsyncSequence
=15 3 10
navigation
{16 5 4
=16 5 7
summary
=16 14 10
Navigation
=17 5 8
mentions
[17 15 9
"17 16 8
UIWindow
"17 28 22
UINavigationController
"17 54 18
UITabBarController
"17 76 12
UIStoryboard
"17 92 17
UIStoryboardSegue
"17 113 8
NSWindow
"17 125 18
NSWindowController
"17 147 12
NSStoryboard
"17 163 17
NSStoryboardSegue
=18 5 5
calls
[18 12 9
"18 13 18
pushViewController
"18 35 17
popViewController
"18 56 19
popToViewController
"18 79 23
popToRootViewController
"18 106 12
performSegue
"18 122 25
instantiateViewController
"18 151 32
instantiateInitialViewController
"18 187 14
presentAsSheet
"18 205 20
presentAsModalWindow
=19 5 11
screenCalls
[19 18 6
"19 19 7
present
"19 30 7
dismiss
"19 41 4
show
"19 49 24
showDetailViewController
"19 77 7
prepare
"19 88 18
setViewControllers
=20 3 9
embedding
{21 5 2
=21 5 7
summary
=21 14 13
Child screens
=22 5 11
screenCalls
[22 18 1
"22 19 8
addChild
=23 3 6
alerts
{24 5 2
=24 5 7
summary
=24 14 24
Alerts and action sheets
=25 5 8
mentions
[25 15 3
"25 16 17
UIAlertController
"25 37 13
UIAlertAction
"25 54 7
NSAlert
=26 3 5
lists
{27 5 2
=27 5 7
summary
=27 14 31
List data sources and delegates
=28 5 8
mentions
[28 15 11
"28 16 21
UITableViewDataSource
"28 41 19
UITableViewDelegate
"28 64 26
UICollectionViewDataSource
"28 94 24
UICollectionViewDelegate
"28 122 34
UICollectionViewDelegateFlowLayout
"28 160 21
NSTableViewDataSource
"28 185 19
NSTableViewDelegate
"28 208 23
NSOutlineViewDataSource
"28 235 21
NSOutlineViewDelegate
"28 260 26
NSCollectionViewDataSource
"28 290 24
NSCollectionViewDelegate
=29 3 5
cells
{30 5 2
=30 5 7
summary
=30 14 17
Cell registration
=31 5 5
calls
[31 12 5
"31 13 33
register(forCellReuseIdentifier:)
"31 50 37
register(forCellWithReuseIdentifier:)
"31 91 45
register(forHeaderFooterViewReuseIdentifier:)
"31 140 37
register(forSupplementaryViewOfKind:)
"31 181 20
register(cellClass:)
=32 3 7
network
{33 5 3
=33 5 7
summary
=33 14 10
Networking
=34 5 7
imports
[34 14 5
"34 15 9
Alamofire
"34 28 12
AFNetworking
"34 44 4
Moya
"34 52 7
Network
"34 63 9
CFNetwork
=35 5 8
mentions
[35 15 4
"35 16 11
URLSession*
"35 31 10
URLRequest
"35 45 13
URLConnection
"35 62 12
NWConnection
=36 3 7
storage
{37 5 3
=37 5 7
summary
=37 14 18
Persistent storage
=38 5 7
imports
[38 14 5
"38 15 8
CoreData
"38 27 10
RealmSwift
"38 41 7
SQLite3
"38 52 4
GRDB
"38 60 9
SwiftData
=39 5 8
mentions
[39 15 11
"39 16 12
UserDefaults
"39 32 11
FileManager
"39 47 15
NSKeyedArchiver
"39 66 17
NSKeyedUnarchiver
"39 87 22
NSManagedObjectContext
"39 113 21
NSPersistentContainer
"39 138 28
NSPersistentStoreCoordinator
"39 170 15
NSFetchRequest*
"39 189 5
Realm
"39 198 12
ModelContext
"39 214 14
ModelContainer
=40 3 14
managedObjects
{41 5 2
=41 5 7
summary
=41 14 16
Database objects
=42 5 8
mentions
[42 15 3
"42 16 15
NSManagedObject
"42 35 17
RealmSwift.Object
"42 56 15
PersistentModel
=43 3 14
fetchedResults
{44 5 2
=44 5 7
summary
=44 14 21
Live database queries
=45 5 8
mentions
[45 15 2
"45 16 26
NSFetchedResultsController
"45 46 34
NSFetchedResultsControllerDelegate
=46 3 10
webScripts
{47 5 2
=47 5 7
summary
=47 14 30
Web page loading and scripting
=48 5 5
calls
[48 12 3
"48 13 18
evaluateJavaScript
"48 35 19
callAsyncJavaScript
"48 58 14
loadHTMLString
=49 3 10
formatting
{50 5 3
=50 5 7
summary
=50 14 18
Display formatting
=51 5 8
mentions
[51 15 5
"51 16 13
DateFormatter
"51 33 15
NumberFormatter
"51 52 20
MeasurementFormatter
"51 76 23
DateComponentsFormatter
"51 103 18
ByteCountFormatter
=52 5 5
calls
[52 12 4
"52 13 9
formatted
"52 26 10
uppercased
"52 40 10
lowercased
"52 54 11
capitalized
=53 3 10
validation
{54 5 2
=54 5 7
summary
=54 14 16
Input validation
=55 5 8
mentions
[55 15 3
"55 16 11
NSPredicate
"55 31 19
NSRegularExpression
"55 54 14
NSDataDetector

"""#
    case "mutual-mobile-viper": #"""
{4 1 13
=4 1 7
extends
=4 10 6
common
=5 1 5
title
=5 8 19
Mutual Mobile VIPER
=6 1 7
summary
=6 10 93
Wireframe that builds and owns, View with an event handler, Presenter, Interactor, Data store
=7 1 6
source
"7 9 72
VIPER architecture in iOS: talks about massive view controllers (slides)
=9 1 6
module
{10 3 2
=10 3 6
folder
"10 11 8
{module}
=11 3 12
openToOthers
[11 17 2
=11 18 9
Wireframe
=11 29 14
ModuleDelegate
=13 1 5
roles
{14 3 8
=14 3 4
View
{15 5 9
=15 5 7
summary
=15 14 62
Shows what it is given through setters and never asks for data
=16 5 7
aliases
[16 14 1
=16 15 14
ViewController
=17 5 6
traits
[17 13 3
=17 14 5
shows
=17 21 13
touchesScreen
=17 36 14
forwardsEvents
=18 5 4
name
[18 11 2
"18 12 22
{module}ViewController
"18 38 12
{module}View
=19 5 6
folder
=19 13 4
View
=20 5 8
required
=20 15 11
whereNeeded
=21 5 11
mustNotKnow
[22 7 8
=22 8 10
Interactor
=22 20 9
Wireframe
=22 31 9
DataStore
=22 42 10
navigation
=22 54 5
lists
=22 61 7
network
=22 70 7
storage
=22 79 14
managedObjects
=23 5 5
tests
[23 12 3
=23 13 6
events
=23 21 5
input
=23 28 9
lifecycle
=24 5 6
source
=24 13 22
View; UIViewController
=26 3 11
ContentView
{27 5 7
=27 5 7
summary
=27 14 92
The view of a view controller without a xib or storyboard; creates and arranges the subviews
=28 5 6
traits
[28 13 1
=28 14 13
touchesScreen
=29 5 4
name
"29 11 19
{module}ContentView
=30 5 4
kind
=30 11 5
class
=31 5 6
folder
=31 13 4
View
=32 5 11
mustNotKnow
[32 18 8
=32 19 9
Presenter
=32 30 10
Interactor
=32 42 9
Wireframe
=32 53 9
DataStore
=32 64 10
navigation
=32 76 5
lists
=32 83 7
network
=32 92 7
storage
=33 5 6
source
=33 13 56
How to keep the view controller from becoming overweight
=35 3 14
ListDataSource
{36 5 6
=36 5 7
summary
=36 14 55
A list's data source, separate from the view controller
=37 5 6
traits
[37 13 2
=37 14 13
touchesScreen
=37 29 13
displaysLists
=38 5 4
name
"38 11 18
{module}DataSource
=39 5 6
folder
=39 13 4
View
=40 5 11
mustNotKnow
[40 18 5
=40 19 10
Interactor
=40 31 9
Wireframe
=40 42 9
DataStore
=40 53 7
network
=40 62 7
storage
=41 5 6
source
=41 13 56
How to keep the view controller from becoming overweight
=43 3 9
Presenter
{44 5 9
=44 5 7
summary
=44 14 78
Handles the view's events; commands the view, the interactor and the wireframe
=45 5 7
aliases
[45 14 1
=45 15 12
EventHandler
=46 5 6
traits
[46 13 4
=46 14 7
decides
=46 23 7
formats
=46 32 10
holdsState
=46 44 13
receivesInput
=47 5 4
name
"47 11 17
{module}Presenter
=48 5 6
folder
=48 13 9
Presenter
=49 5 8
required
=49 15 11
whereNeeded
=50 5 11
mustNotKnow
[50 18 5
=50 19 9
DataStore
=50 30 10
navigation
=50 42 7
network
=50 51 7
storage
=50 60 14
managedObjects
=51 5 5
tests
[51 12 2
=51 13 10
forwarding
=51 25 8
entrance
=52 5 6
source
=52 13 9
Presenter
=54 3 10
Interactor
{55 5 8
=55 5 7
summary
=55 14 70
One use case and its business logic, independent of the user interface
=56 5 6
traits
[56 13 1
=56 14 20
appliesBusinessLogic
=57 5 4
name
"57 11 18
{module}Interactor
=58 5 6
folder
=58 13 10
Interactor
=59 5 8
required
=59 15 11
whereNeeded
=60 5 11
mustNotKnow
[60 18 5
=60 19 4
View
=60 25 9
Wireframe
=60 36 13
userInterface
=60 51 10
navigation
=60 63 7
network
=61 5 5
tests
[61 12 1
=61 13 8
services
=62 5 6
source
=62 13 10
Interactor
=64 3 9
DataStore
{65 5 8
=65 5 7
summary
=65 14 65
Provides entities to the interactor and hides how they are stored
=66 5 7
aliases
[66 14 1
=66 15 11
DataManager
=67 5 6
traits
[67 13 1
=67 14 11
reachesData
=68 5 4
name
[68 11 2
"68 12 17
{module}DataStore
"68 33 19
{module}DataManager
=69 5 6
folder
=69 13 9
DataStore
=70 5 11
mustNotKnow
[70 18 5
=70 19 4
View
=70 25 9
Presenter
=70 36 10
Interactor
=70 48 9
Wireframe
=70 59 13
userInterface
=71 5 5
tests
[71 12 1
=71 13 8
services
=72 5 6
source
=72 13 10
Data Store
=74 3 6
Entity
{75 5 6
=75 5 7
summary
=75 14 57
A plain structure of data; all logic is in the interactor
=76 5 6
traits
[76 13 2
=76 14 11
isPlainData
=76 27 10
isReadOnly
=77 5 4
kind
=77 11 6
struct
=78 5 6
folder
=78 13 6
Entity
=79 5 11
mustNotKnow
[79 18 4
=79 19 14
managedObjects
=79 35 7
storage
=79 44 7
network
=79 53 13
userInterface
=80 5 6
source
=80 13 19
Entities; Presenter
=82 3 9
Wireframe
{83 5 9
=83 5 7
summary
=83 14 85
Creates and connects the module, owns window and view controller, opens other screens
=84 5 7
aliases
[84 14 1
=84 15 6
Router
=85 5 6
traits
[85 13 4
=85 14 8
composes
=85 24 9
navigates
=85 35 13
touchesScreen
=85 50 16
keepsModuleAlive
=86 5 4
name
"86 11 17
{module}Wireframe
=87 5 6
folder
=87 13 9
Wireframe
=88 5 8
required
=88 15 11
whereNeeded
=89 5 11
mustNotKnow
[89 18 3
=89 19 9
DataStore
=89 30 7
network
=89 39 7
storage
=90 5 5
tests
[90 12 2
=90 13 6
wiring
=90 21 11
transitions
=91 5 6
source
=91 13 9
Wireframe
=93 1 9
contracts
{94 3 7
=94 3 13
ViewInterface
{95 5 9
=95 5 7
summary
=95 14 12
What to show
=96 5 4
name
[96 11 2
"96 12 21
{module}ViewInterface
"96 37 17
{module}ViewInput
=97 5 4
from
=97 11 9
Presenter
=98 5 2
to
=98 9 4
View
=99 5 6
folder
=99 13 4
View
=100 5 8
required
=100 15 4
true
=101 5 14
mustNotMention
[101 21 2
=101 22 13
userInterface
=101 37 14
managedObjects
=102 5 7
methods
{103 7 3
=103 7 4
mood
=103 13 7
command
=104 7 6
prefer
[104 15 3
=104 16 4
show
=104 22 6
update
=104 30 3
set
=105 7 8
examples
[105 17 1
"105 18 12
showName(_:)
=106 5 6
source
=106 13 4
View
=108 3 15
ModuleInterface
{109 5 9
=109 5 7
summary
=109 14 17
What the user did
=110 5 4
name
[110 11 2
"110 12 23
{module}ModuleInterface
"110 39 20
{module}EventHandler
=111 5 4
from
=111 11 4
View
=112 5 2
to
=112 9 9
Presenter
=113 5 6
folder
=113 13 4
View
=114 5 8
required
=114 15 4
true
=115 5 14
mustNotMention
[115 21 1
=115 22 13
userInterface
=116 5 7
methods
{117 7 3
=117 7 3
end
[117 12 2
=117 13 6
Tapped
=117 21 7
Pressed
=118 7 9
mayReturn
=118 18 5
false
=119 7 8
examples
[119 17 1
"119 18 17
addButtonTapped()
=120 5 6
source
=120 13 4
View
=122 3 15
InteractorInput
{123 5 9
=123 5 7
summary
=123 14 24
Requests to the use case
=124 5 4
name
[124 11 2
"124 12 23
{module}InteractorInput
"124 39 16
{module}Provider
=125 5 4
from
=125 11 9
Presenter
=126 5 2
to
=126 9 10
Interactor
=127 5 6
folder
=127 13 10
Interactor
=128 5 8
required
=128 15 4
true
=129 5 14
mustNotMention
[129 21 2
=129 22 13
userInterface
=129 37 14
managedObjects
=130 5 7
methods
{130 14 1
=130 16 4
mood
=130 22 7
command
=131 5 6
source
=131 13 21
Presenter; Interactor
=133 3 16
InteractorOutput
{134 5 8
=134 5 7
summary
=134 14 31
The results, as simple entities
=135 5 4
name
[135 11 2
"135 12 24
{module}InteractorOutput
"135 40 22
{module}ProviderOutput
=136 5 4
from
=136 11 10
Interactor
=137 5 2
to
=137 9 9
Presenter
=138 5 6
folder
=138 13 10
Interactor
=139 5 8
required
=139 15 4
true
=140 5 14
mustNotMention
[140 21 2
=140 22 13
userInterface
=140 37 14
managedObjects
=141 5 6
source
=141 13 21
Presenter; Interactor
=143 3 18
WireframeInterface
{144 5 8
=144 5 7
summary
=144 14 11
Where to go
=145 5 4
name
"145 11 26
{module}WireframeInterface
=146 5 4
from
=146 11 9
Presenter
=147 5 2
to
=147 9 9
Wireframe
=148 5 6
folder
=148 13 9
Wireframe
=149 5 14
mustNotMention
[149 21 1
=149 22 13
userInterface
=150 5 7
methods
{150 14 2
=150 16 4
mood
=150 22 7
command
=150 31 9
mayReturn
=150 42 5
false
=151 5 6
source
=151 13 20
Presenter; Wireframe
=153 3 18
DataStoreInterface
{154 5 8
=154 5 7
summary
=154 14 27
Fetches and stores entities
=155 5 4
name
[155 11 2
"155 12 26
{module}DataStoreInterface
"155 42 28
{module}DataManagerInterface
=156 5 4
from
=156 11 10
Interactor
=157 5 2
to
=157 9 9
DataStore
=158 5 6
folder
=158 13 9
DataStore
=159 5 11
synchronous
=159 18 5
false
=160 5 14
mustNotMention
[160 21 2
=160 22 14
managedObjects
=160 38 13
userInterface
=161 5 6
source
=161 13 10
Data Store
=163 3 14
ModuleDelegate
{164 5 9
=164 5 7
summary
=164 14 52
What the module reports to the module that opened it
=165 5 4
name
"165 11 22
{module}ModuleDelegate
=166 5 4
from
=166 11 9
Presenter
=167 5 2
to
=167 9 9
Presenter
=168 5 7
crosses
=168 14 3
out
=169 5 6
folder
=169 13 9
Presenter
=170 5 14
mustNotMention
[170 21 1
=170 22 13
userInterface
=171 5 7
methods
{171 14 1
=171 16 4
mood
=171 22 4
fact
=172 5 6
source
=172 13 9
Presenter
=175 1 10
references
{176 3 10
=176 3 24
Wireframe.viewController
=176 29 11
strong View
=177 3 17
View.eventHandler
=177 22 22
strong ModuleInterface
=178 3 16
View.contentView
{178 21 3
=178 23 5
holds
=178 30 18
strong ContentView
=178 50 8
optional
=178 60 4
true
=178 66 8
injected
=178 76 5
false
=179 3 15
View.dataSource
{179 20 2
=179 22 5
holds
=179 29 21
strong ListDataSource
=179 52 8
optional
=179 62 4
true
=180 3 23
Presenter.userInterface
=180 28 18
weak ViewInterface
=181 3 20
Presenter.interactor
=181 25 22
strong InteractorInput
=182 3 19
Presenter.wireframe
{182 24 2
=182 26 5
holds
=182 33 23
weak WireframeInterface
=182 58 8
optional
=182 68 4
true
=183 3 24
Presenter.moduleDelegate
{183 29 2
=183 31 5
holds
=183 38 19
weak ModuleDelegate
=183 59 8
optional
=183 69 4
true
=184 3 17
Interactor.output
=184 22 21
weak InteractorOutput
=185 3 20
Interactor.dataStore
{185 25 2
=185 27 5
holds
=185 34 25
strong DataStoreInterface
=185 61 8
optional
=185 71 4
true
=187 1 11
composition
{188 3 1
=188 3 9
Wireframe
{189 5 5
=189 5 6
builds
[189 13 4
=189 14 4
View
=189 20 9
Presenter
=189 31 10
Interactor
=189 43 9
DataStore
=190 5 7
returns
=190 14 4
View
=191 5 6
method
"191 13 18
make{module}Module
=192 5 5
takes
[192 12 1
=192 13 14
ModuleDelegate
=193 5 6
source
=193 13 9
Wireframe
=195 1 5
parts
{196 3 2
=196 3 9
DataStore
{197 5 4
=197 5 7
summary
=197 14 28
Stores the module's entities
=198 5 5
roles
[198 12 2
=198 13 9
DataStore
=198 24 6
Entity
=199 5 9
contracts
[199 16 1
=199 17 18
DataStoreInterface
=200 5 7
default
=200 14 2
on
=201 3 14
ModuleDelegate
{201 19 2
=201 21 7
summary
=201 30 50
The module can report to the module that opened it
=201 82 9
contracts
[201 93 1
=201 94 14
ModuleDelegate
=204 1 3
app
{205 3 3
=205 3 7
modules
=205 12 7
Modules
=206 3 7
folders
{207 5 4
=207 5 7
Modules
"207 14 31
Modules, each in its own folder
=208 5 12
Common/Model
=208 19 31
Data that several modules share
=209 5 12
Common/Store
=209 19 47
The store behind the data stores of the modules
=210 5 11
Common/View
"210 18 56
The root wireframe, and views that several modules share
=211 3 6
source
"211 11 35
VIPER-SWIFT, Mutual Mobile's sample
=213 1 5
tests
{214 3 3
=214 3 4
name
"214 9 11
{type}Tests
=215 3 14
mirrorsSources
=215 19 4
true
=216 3 17
mocksSurroundings
=216 22 4
true
=219 1 5
rules
{221 3 29
=221 3 27
gesture-method-wrong-suffix
{221 32 1
=221 34 6
source
=221 42 4
View
=223 3 21
entity-contains-logic
{223 26 1
=223 28 6
source
=223 36 8
Entities
=224 3 24
entity-is-managed-object
{224 29 1
=224 31 6
source
=224 39 8
Entities
=225 3 14
entity-mutable
{225 19 1
=225 21 6
source
=225 29 19
Presenter; Entities
=226 3 23
massive-view-controller
{226 28 1
=226 30 6
source
=226 38 24
Massive view controllers
=227 3 26
view-builds-complex-layout
{227 31 1
=227 33 6
source
=227 41 56
How to keep the view controller from becoming overweight
=228 3 26
view-is-nonvisual-delegate
{228 31 1
=228 33 6
source
=228 41 16
UIViewController
=229 3 30
view-presenter-tightly-coupled
{229 35 1
=229 37 6
source
=229 45 4
View
=230 3 25
view-pulls-from-presenter
{230 30 1
=230 32 6
source
=230 40 4
View
=231 3 25
view-receives-data-source
{231 30 1
=231 32 6
source
=231 40 4
View
=233 3 29
data-store-outside-interactor
{233 34 1
=233 36 6
source
=233 44 10
Data Store
=234 3 22
interactor-uses-router
{234 27 1
=234 29 6
source
=234 37 13
What VIPER is
=235 3 21
interactor-uses-uikit
{235 26 1
=235 28 6
source
=235 36 10
Interactor
=236 3 20
interactor-uses-view
{236 25 1
=236 27 6
source
=236 35 13
What VIPER is
=237 3 28
navigation-outside-wireframe
{237 33 1
=237 35 6
source
=237 43 9
Wireframe
=238 3 23
presenter-accesses-data
{238 28 1
=238 30 6
source
=238 38 10
Interactor
=239 3 25
view-creates-foreign-view
{239 30 1
=239 32 6
source
=239 40 24
Massive view controllers
=240 3 21
view-is-list-delegate
{240 26 1
=240 28 6
source
=240 36 56
How to keep the view controller from becoming overweight
=241 3 14
view-navigates
{241 19 1
=241 21 6
source
=241 29 24
Massive view controllers
=242 3 25
view-prepares-next-screen
{242 30 1
=242 32 6
source
=242 40 24
Massive view controllers
=243 3 20
view-uses-interactor
{243 25 1
=243 27 6
source
=243 35 13
What VIPER is
=244 3 17
view-uses-network
{244 22 1
=244 24 6
source
=244 32 24
Massive view controllers
=245 3 17
view-uses-storage
{245 22 1
=245 24 6
source
=245 32 24
Massive view controllers
=247 3 25
interactor-retains-output
{247 30 1
=247 32 6
source
=247 40 10
Interactor
=248 3 29
presenter-has-weak-interactor
{248 34 1
=248 36 6
source
=248 44 9
Presenter
=249 3 31
presenter-retains-module-output
{249 36 1
=249 38 6
source
=249 46 9
Wireframe
=250 3 22
presenter-retains-view
{250 27 1
=250 29 6
source
=250 37 9
Presenter
=251 3 20
view-has-weak-output
{251 25 1
=251 27 6
source
=251 35 4
View
=253 3 19
interactor-untested
{253 24 1
=253 26 6
source
=253 34 10
Interactor

"""#
    case "rambler-viper": #"""
{5 1 14
=5 1 7
extends
=5 10 6
common
=6 1 5
title
=6 8 13
Rambler VIPER
=7 1 7
summary
=7 10 80
Assembly, View, Presenter with State, stateless Interactor over services, Router
=8 1 6
source
=8 9 26
The VIPER Book, Rambler&Co
=10 1 6
module
{11 3 7
=11 3 6
folder
[11 11 2
"11 12 8
{module}
"11 24 14
{module}Module
=12 3 15
userStoryFolder
"12 20 16
{story}UserStory
=13 3 12
helperFolder
"13 17 16
{layer}/{helper}
=14 3 10
helperType
"14 15 24
{protocol}Implementation
=15 3 12
mustNotEndIn
[15 17 1
=15 18 6
Module
=16 3 10
vagueNames
[16 15 8
=16 16 4
Main
=16 22 5
Main2
=16 29 4
Test
=16 35 3
New
=16 40 6
Screen
=16 48 7
Screen1
=16 57 6
Common
=16 65 4
Base
=17 3 12
openToOthers
[17 17 3
=17 18 8
Assembly
=17 28 11
ModuleInput
=17 41 12
ModuleOutput
=19 1 5
roles
{20 3 17
=20 3 4
View
{21 5 10
=21 5 7
summary
=21 14 52
Shows what it is given and reports what the user did
=22 5 7
aliases
[22 14 1
=22 15 14
ViewController
=23 5 6
traits
[23 13 4
=23 14 5
shows
=23 21 13
touchesScreen
=23 36 14
forwardsEvents
=23 52 16
keepsModuleAlive
=24 5 4
name
[24 11 2
"24 12 22
{module}ViewController
"24 38 12
{module}View
=25 5 6
folder
=25 13 4
View
=26 5 8
required
=26 15 11
whereNeeded
=27 5 9
keepsOpen
[27 16 3
=27 17 7
outlets
=27 26 7
actions
=27 35 12
dependencies
=28 5 11
mustNotKnow
[29 7 13
=29 8 10
Interactor
=29 20 6
Router
=29 28 7
Service
=29 37 6
Entity
=29 45 10
navigation
=29 57 9
embedding
=29 68 5
lists
=29 75 7
network
=29 84 7
storage
=30 8 14
managedObjects
=30 24 14
fetchedResults
=30 40 10
webScripts
=30 52 10
validation
=31 5 5
tests
[31 12 3
=31 13 6
events
=31 21 5
input
=31 28 9
lifecycle
=32 5 6
source
=32 13 41
Code Style, View; Massive View Controller
=34 3 11
ContentView
{35 5 7
=35 5 7
summary
=35 14 92
The view of a view controller without a xib or storyboard; creates and arranges the subviews
=36 5 6
traits
[36 13 1
=36 14 13
touchesScreen
=37 5 4
name
"37 11 19
{module}ContentView
=38 5 4
kind
=38 11 5
class
=39 5 6
folder
=39 13 4
View
=40 5 11
mustNotKnow
[40 18 8
=40 19 9
Presenter
=40 30 10
Interactor
=40 42 6
Router
=40 50 7
Service
=40 59 10
navigation
=40 71 5
lists
=40 78 7
network
=40 87 7
storage
=41 5 6
source
=41 13 39
Massive View Controller, Apple's advice
=43 3 18
DataDisplayManager
{44 5 8
=44 5 7
summary
=44 14 69
The data source and delegate of the view's list; works with data only
=45 5 7
aliases
[45 14 1
=45 15 3
DDM
=46 5 6
traits
[46 13 2
=46 14 13
touchesScreen
=46 29 13
displaysLists
=47 5 4
name
"47 11 26
{module}DataDisplayManager
=48 5 6
folder
=48 13 4
View
=49 5 11
mustNotKnow
[49 18 7
=49 19 7
outlets
=49 28 10
Interactor
=49 40 6
Router
=49 48 7
Service
=49 57 7
network
=49 66 7
storage
=49 75 14
managedObjects
=50 5 5
tests
[50 12 1
=50 13 5
input
=51 5 6
source
=51 13 30
Code Style, DataDisplayManager
=53 3 17
CellObjectFactory
{54 5 7
=54 5 7
summary
=54 14 68
Converts model values to cell objects, the values that cells display
=55 5 6
traits
[55 13 1
=55 14 7
formats
=56 5 4
name
"56 11 25
{module}CellObjectFactory
=57 5 6
folder
=57 13 4
View
=58 5 11
mustNotKnow
[58 18 2
=58 19 7
network
=58 28 7
storage
=59 5 5
tests
[59 12 1
=59 13 10
formatting
=60 5 6
source
=60 13 29
Code Style, CellObjectFactory
=62 3 10
CellObject
{63 5 6
=63 5 7
summary
=63 14 32
The value that one cell displays
=64 5 6
traits
[64 13 2
=64 14 11
isPlainData
=64 27 10
isReadOnly
=65 5 4
name
"65 11 18
{module}CellObject
=66 5 4
kind
=66 11 6
struct
=67 5 6
folder
=67 13 4
View
=68 5 6
source
=68 13 31
Massive View Controller, advice
=70 3 4
Cell
{71 5 6
=71 5 7
summary
=71 14 24
Displays one cell object
=72 5 6
traits
[72 13 1
=72 14 13
touchesScreen
=73 5 4
name
"73 11 12
{module}Cell
=74 5 6
folder
=74 13 4
View
=75 5 11
mustNotKnow
[75 18 6
=75 19 10
Interactor
=75 31 6
Router
=75 39 7
Service
=75 48 10
navigation
=75 60 7
network
=75 69 7
storage
=76 5 6
source
=76 13 16
Code Style, View
=78 3 9
Presenter
{79 5 9
=79 5 7
summary
=79 14 100
Responds to events with requests, and to results with something to display; the only part with state
=80 5 6
traits
[80 13 4
=80 14 7
decides
=80 23 7
formats
=80 32 10
holdsState
=80 44 13
receivesInput
=81 5 4
name
"81 11 17
{module}Presenter
=82 5 6
folder
=82 13 9
Presenter
=83 5 8
required
=83 15 11
whereNeeded
=84 5 11
mustNotKnow
[85 7 7
=85 8 7
Service
=85 17 13
userInterface
=85 32 10
navigation
=85 44 7
network
=85 53 7
storage
=85 62 14
managedObjects
=85 78 14
fetchedResults
=86 5 10
mayMention
[86 17 4
=86 18 7
CGFloat
=86 27 7
CGPoint
=86 36 6
CGSize
=86 44 6
CGRect
=87 5 5
tests
[87 12 2
=87 13 10
forwarding
=87 25 8
entrance
=88 5 6
source
=88 13 21
Code Style, Presenter
=90 3 5
State
{91 5 6
=91 5 7
summary
=91 14 45
The module's data as a value without behavior
=92 5 6
traits
[92 13 1
=92 14 11
isPlainData
=93 5 4
name
"93 11 13
{module}State
=94 5 4
kind
=94 11 6
struct
=95 5 6
folder
=95 13 9
Presenter
=96 5 6
source
=96 13 17
Code Style, State
=98 3 10
Interactor
{99 5 9
=99 5 7
summary
=99 14 71
The module's business logic; a facade over services that keeps no state
=100 5 6
traits
[100 13 1
=100 14 20
appliesBusinessLogic
=101 5 4
name
"101 11 18
{module}Interactor
=102 5 6
folder
=102 13 10
Interactor
=103 5 8
required
=103 15 11
whereNeeded
=104 5 9
keepsOpen
[104 16 1
=104 17 12
dependencies
=105 5 11
mustNotKnow
[105 18 5
=105 19 4
View
=105 25 13
userInterface
=105 40 7
network
=105 49 7
storage
=105 58 14
fetchedResults
=106 5 5
tests
[106 12 1
=106 13 8
services
=107 5 6
source
=107 13 22
Code Style, Interactor
=109 3 6
Facade
{110 5 7
=110 5 7
summary
=110 14 70
Combines service calls that several interactors would otherwise repeat
=111 5 6
traits
[111 13 2
=111 14 20
appliesBusinessLogic
=111 36 8
isShared
=112 5 4
name
[112 11 2
"112 12 29
{feature}FacadeImplementation
"112 45 15
{feature}Facade
=113 5 6
folder
=113 13 10
Interactor
=114 5 11
mustNotKnow
[114 18 4
=114 19 4
View
=114 25 9
Presenter
=114 36 6
Router
=114 44 13
userInterface
=115 5 5
tests
[115 12 1
=115 13 8
services
=116 5 6
source
=116 13 33
Code Style, facades over services
=118 3 7
Service
{119 5 5
=119 5 7
summary
=119 14 61
Works with one kind of model object for any number of modules
=120 5 6
traits
[120 13 2
=120 14 11
reachesData
=120 27 8
isShared
=121 5 4
name
[121 11 2
"121 12 30
{feature}ServiceImplementation
"121 46 16
{feature}Service
=122 5 11
mustNotKnow
[122 18 6
=122 19 4
View
=122 25 9
Presenter
=122 36 10
Interactor
=122 48 6
Router
=122 56 13
userInterface
=122 71 14
fetchedResults
=123 5 6
source
=123 13 21
Structure of a module
=125 3 6
Entity
{126 5 5
=126 5 7
summary
=126 14 56
Plain data of the problem domain, without business logic
=127 5 6
traits
[127 13 2
=127 14 11
isPlainData
=127 27 8
isShared
=128 5 4
kind
=128 11 6
struct
=129 5 11
mustNotKnow
[129 18 2
=129 19 13
userInterface
=129 34 7
network
=130 5 6
source
=130 13 21
Structure of a module
=132 3 12
CacheTracker
{133 5 6
=133 5 7
summary
=133 14 70
Watches a part of the store for one interactor and reports its changes
=134 5 6
traits
[134 13 1
=134 14 11
reachesData
=135 5 4
name
[135 11 2
"135 12 34
{module}CacheTrackerImplementation
=135 50 26
CacheTrackerImplementation
=136 5 6
folder
=136 13 10
Interactor
=137 5 11
mustNotKnow
[137 18 4
=137 19 4
View
=137 25 9
Presenter
=137 36 6
Router
=137 44 13
userInterface
=138 5 6
source
=138 13 26
NSFetchedResultsController
=140 3 9
WebEngine
{141 5 6
=141 5 7
summary
=141 14 75
Wraps a web view, which the interactor controls and the view layer displays
=142 5 6
traits
[142 13 1
=142 14 13
touchesScreen
=143 5 4
name
=143 11 23
WebEngineImplementation
=144 5 6
folder
=144 13 10
Interactor
=145 5 11
mustNotKnow
[145 18 2
=145 19 9
Presenter
=145 30 6
Router
=146 5 6
source
=146 13 22
Working with UIWebView
=148 3 6
Router
{149 5 8
=149 5 7
summary
=149 14 43
Opens and closes modules; assembles nothing
=150 5 6
traits
[150 13 1
=150 14 9
navigates
=151 5 4
name
"151 11 14
{module}Router
=152 5 6
folder
=152 13 6
Router
=153 5 8
required
=153 15 11
whereNeeded
=154 5 11
mustNotKnow
[154 18 6
=154 19 10
Interactor
=154 31 7
Service
=154 40 13
userInterface
=154 55 7
network
=154 64 7
storage
=154 73 10
formatting
=155 5 5
tests
[155 12 1
=155 13 11
transitions
=156 5 6
source
=156 13 18
Code Style, Router
=158 3 5
Route
{159 5 7
=159 5 7
summary
=159 14 39
A transition that several routers share
=160 5 6
traits
[160 13 2
=160 14 9
navigates
=160 25 8
isShared
=161 5 4
name
"161 11 13
{module}Route
=162 5 6
folder
=162 13 6
Router
=163 5 11
mustNotKnow
[163 18 5
=163 19 10
Interactor
=163 31 7
Service
=163 40 13
userInterface
=163 55 7
network
=163 64 7
storage
=164 5 5
tests
[164 12 1
=164 13 11
transitions
=165 5 6
source
=165 13 17
Code Style, Route
=167 3 8
Assembly
{168 5 7
=168 5 7
summary
=168 14 40
Builds the module and connects its parts
=169 5 6
traits
[169 13 1
=169 14 8
composes
=170 5 4
name
"170 11 16
{module}Assembly
=171 5 6
folder
=171 13 8
Assembly
=172 5 8
required
=172 15 11
whereNeeded
=173 5 5
tests
[173 12 1
=173 13 6
wiring
=174 5 6
source
=174 13 20
Code Style, Assembly
=176 1 9
contracts
{177 3 18
=177 3 9
ViewInput
{178 5 9
=178 5 7
summary
=178 14 12
What to show
=179 5 4
name
"179 11 17
{module}ViewInput
=180 5 4
from
=180 11 9
Presenter
=181 5 2
to
=181 9 4
View
=182 5 6
folder
=182 13 4
View
=183 5 8
required
=183 15 4
true
=184 5 14
mustNotMention
[184 21 3
=184 22 13
userInterface
=184 37 6
Entity
=184 45 14
managedObjects
=185 5 7
methods
{186 7 3
=186 7 4
mood
=186 13 7
command
=187 7 6
prefer
[187 15 5
=187 16 6
update
=187 24 4
show
=187 30 4
hide
=187 36 9
configure
=187 47 6
obtain
=188 7 8
examples
[188 17 2
"188 18 15
updateTitle(_:)
"188 37 24
obtainCurrentUserInput()
=189 5 6
source
=189 13 21
Code Style, ViewInput
=191 3 10
ViewOutput
{192 5 9
=192 5 7
summary
=192 14 51
What the user did, and the view's life cycle events
=193 5 4
name
"193 11 18
{module}ViewOutput
=194 5 4
from
=194 11 4
View
=195 5 2
to
=195 9 9
Presenter
=196 5 6
folder
=196 13 4
View
=197 5 8
required
=197 15 4
true
=198 5 14
mustNotMention
[198 21 1
=198 22 13
userInterface
=199 5 7
methods
{200 7 5
=200 7 4
mood
=200 13 4
fact
=201 7 5
begin
[201 14 1
=201 15 3
did
=202 7 9
mayReturn
=202 18 5
false
=203 7 5
named
{204 9 2
=204 9 9
viewReady
=204 20 24
didTriggerViewReadyEvent
=205 9 9
lifecycle
"205 20 22
didTrigger{event}Event
=206 7 8
examples
[206 17 3
"206 18 19
didTapLoginButton()
"206 41 23
didModifyCurrentInput()
"206 68 25
didTriggerMemoryWarning()
=207 5 6
source
=207 13 22
Code Style, ViewOutput
=209 3 15
InteractorInput
{210 5 9
=210 5 7
summary
=210 14 30
Requests to the business logic
=211 5 4
name
"211 11 23
{module}InteractorInput
=212 5 4
from
=212 11 9
Presenter
=213 5 2
to
=213 9 10
Interactor
=214 5 6
folder
=214 13 10
Interactor
=215 5 8
required
=215 15 4
true
=216 5 14
mustNotMention
[216 21 2
=216 22 13
userInterface
=216 37 14
managedObjects
=217 5 7
methods
{218 7 4
=218 7 4
mood
=218 13 7
command
=219 7 6
prefer
[219 15 4
=219 16 6
obtain
=219 24 7
perform
=219 33 7
process
=219 42 10
invalidate
=220 7 7
sources
[220 16 2
=220 17 9
FromCache
=220 28 11
FromNetwork
=221 7 8
examples
[221 17 2
"221 18 21
obtainNewsFromCache()
"221 43 32
performLogin(username:password:)
=222 5 6
source
=222 13 27
Code Style, InteractorInput
=224 3 16
InteractorOutput
{225 5 9
=225 5 7
summary
=225 14 29
Results of the business logic
=226 5 4
name
"226 11 24
{module}InteractorOutput
=227 5 4
from
=227 11 10
Interactor
=228 5 2
to
=228 9 9
Presenter
=229 5 6
folder
=229 13 10
Interactor
=230 5 8
required
=230 15 4
true
=231 5 14
mustNotMention
[231 21 2
=231 22 13
userInterface
=231 37 14
managedObjects
=232 5 7
methods
{233 7 4
=233 7 4
mood
=233 13 4
fact
=234 7 5
begin
[234 14 1
=234 15 3
did
=235 7 5
pairs
[235 14 2
=235 15 11
WithSuccess
=235 28 11
WithFailure
=236 7 8
examples
[236 17 2
"236 18 20
didObtainMessage(_:)
"236 42 28
didPerformLoginWithSuccess()
=237 5 6
source
=237 13 28
Code Style, InteractorOutput
=239 3 11
RouterInput
{240 5 9
=240 5 7
summary
=240 14 11
Where to go
=241 5 4
name
"241 11 19
{module}RouterInput
=242 5 4
from
=242 11 9
Presenter
=243 5 2
to
=243 9 6
Router
=244 5 6
folder
=244 13 6
Router
=245 5 8
required
=245 15 4
true
=246 5 14
mustNotMention
[246 21 1
=246 22 13
userInterface
=247 5 7
methods
{248 7 4
=248 7 4
mood
=248 13 7
command
=249 7 5
begin
[249 14 3
=249 15 4
open
=249 21 5
close
=249 28 5
embed
=250 7 7
contain
[250 16 1
=250 17 6
Module
=251 7 8
examples
[251 17 2
"251 18 29
openDetailNewsModule(newsID:)
"251 51 20
closeCurrentModule()
=252 5 6
source
=252 13 23
Code Style, RouterInput
=254 3 11
ModuleInput
{255 5 10
=255 5 7
summary
=255 14 50
How another module configures or controls this one
=256 5 4
name
"256 11 19
{module}ModuleInput
=257 5 4
from
[257 11 2
=257 12 6
Router
=257 20 9
Presenter
=258 5 2
to
=258 9 9
Presenter
=259 5 7
crosses
=259 14 2
in
=260 5 6
folder
=260 13 9
Presenter
=261 5 14
mustNotMention
[261 21 1
=261 22 13
userInterface
=262 5 8
inherits
{262 15 2
=262 17 4
type
=262 23 23
RamblerViperModuleInput
=262 48 12
whenImported
=262 62 13
ViperMcFlurry
=263 5 7
methods
{264 7 4
=264 7 4
mood
=264 13 7
command
=265 7 6
prefer
[265 15 1
=265 16 9
configure
=266 7 5
named
{266 14 1
=266 16 13
configuration
=266 31 9
configure
=267 7 8
examples
[267 17 2
"267 18 22
configure(withPostID:)
"267 44 22
updateContentInset(_:)
=268 5 6
source
=268 13 52
Code Style, ModuleInput; Transitions between modules
=270 3 12
ModuleOutput
{271 5 10
=271 5 7
summary
=271 14 53
What this module reports to the module that opened it
=272 5 4
name
"272 11 20
{module}ModuleOutput
=273 5 4
from
=273 11 9
Presenter
=274 5 2
to
=274 9 9
Presenter
=275 5 7
crosses
=275 14 3
out
=276 5 6
folder
=276 13 9
Presenter
=277 5 14
mustNotMention
[277 21 1
=277 22 13
userInterface
=278 5 8
inherits
{278 15 2
=278 17 4
type
=278 23 24
RamblerViperModuleOutput
=278 49 12
whenImported
=278 63 13
ViperMcFlurry
=279 5 7
methods
{280 7 3
=280 7 4
mood
=280 13 4
fact
=281 7 5
begin
[281 14 1
=281 15 3
did
=282 7 8
examples
[282 17 2
"282 18 21
didSelectMenuItem(_:)
"282 43 28
didPerformLoginWithSuccess()
=283 5 6
source
=283 13 53
Code Style, ModuleOutput; Transitions between modules
=285 3 17
TransitionHandler
{286 5 6
=286 5 7
summary
=286 14 52
The only part of the screen that a router can access
=287 5 4
name
[288 7 3
"288 9 25
{module}TransitionHandler
=289 9 17
TransitionHandler
=290 9 43
RamblerViperModuleTransitionHandlerProtocol
=291 5 4
from
=291 11 6
Router
=292 5 2
to
=292 9 4
View
=293 5 6
folder
=293 13 6
Router
=294 5 6
source
=294 13 18
Code Style, Router
=296 3 22
RouteTransitionHandler
{297 5 7
=297 5 7
summary
=297 14 62
What a route needs from the screen of the module that opens it
=298 5 4
name
"298 11 30
{module}RouteTransitionHandler
=299 5 4
from
=299 11 5
Route
=300 5 2
to
=300 9 4
View
=301 5 7
crosses
=301 14 3
out
=302 5 6
folder
=302 13 6
Router
=303 5 6
source
=303 13 17
Code Style, Route
=305 3 26
DataDisplayManagerDelegate
{306 5 8
=306 5 7
summary
=306 14 45
Events in the list, for the view that owns it
=307 5 4
name
"307 11 34
{module}DataDisplayManagerDelegate
=308 5 4
from
=308 11 18
DataDisplayManager
=309 5 2
to
=309 9 4
View
=310 5 6
folder
=310 13 4
View
=311 5 14
mustNotMention
[311 21 2
=311 22 6
Entity
=311 30 14
managedObjects
=312 5 7
methods
{312 14 3
=312 16 4
mood
=312 22 4
fact
=312 28 5
begin
[312 35 1
=312 36 3
did
=312 42 8
examples
[312 52 1
"312 53 18
didSelectItem(at:)
=313 5 6
source
=313 13 30
Code Style, DataDisplayManager
=315 3 15
FacadeInterface
{316 5 8
=316 5 7
summary
=316 14 34
What a facade does for interactors
=317 5 4
name
"317 11 15
{feature}Facade
=318 5 4
from
=318 11 10
Interactor
=319 5 2
to
=319 9 6
Facade
=320 5 6
folder
=320 13 10
Interactor
=321 5 11
synchronous
=321 18 5
false
=322 5 14
mustNotMention
[322 21 1
=322 22 13
userInterface
=323 5 6
source
=323 13 33
Code Style, facades over services
=325 3 16
ServiceInterface
{326 5 7
=326 5 7
summary
=326 14 35
What a service does for interactors
=327 5 4
name
"327 11 16
{feature}Service
=328 5 4
from
[328 11 2
=328 12 10
Interactor
=328 24 6
Facade
=329 5 2
to
=329 9 7
Service
=330 5 11
synchronous
=330 18 5
false
=331 5 14
mustNotMention
[331 21 1
=331 22 13
userInterface
=332 5 6
source
=332 13 21
Structure of a module
=334 3 21
CacheTrackerInterface
{335 5 6
=335 5 7
summary
=335 14 13
What to watch
=336 5 4
name
[336 11 2
"336 12 20
{module}CacheTracker
=336 36 12
CacheTracker
=337 5 4
from
=337 11 10
Interactor
=338 5 2
to
=338 9 12
CacheTracker
=339 5 6
folder
=339 13 10
Interactor
=340 5 6
source
=340 13 26
NSFetchedResultsController
=342 3 20
CacheTrackerDelegate
{343 5 8
=343 5 7
summary
=343 14 48
What changed; transactions contain plain objects
=344 5 4
name
[344 11 2
"344 12 28
{module}CacheTrackerDelegate
=344 44 20
CacheTrackerDelegate
=345 5 4
from
=345 11 12
CacheTracker
=346 5 2
to
=346 9 10
Interactor
=347 5 6
folder
=347 13 10
Interactor
=348 5 14
mustNotMention
[348 21 2
=348 22 14
managedObjects
=348 38 13
userInterface
=349 5 7
methods
{349 14 3
=349 16 4
mood
=349 22 4
fact
=349 28 5
begin
[349 35 1
=349 36 3
did
=349 42 8
examples
[349 52 1
"349 53 30
didProcessTransactionBatch(_:)
=350 5 6
source
=350 13 26
NSFetchedResultsController
=352 3 18
WebEngineInterface
{353 5 7
=353 5 7
summary
"353 14 67
How the interactor controls the web view: load, run scripts, render
=354 5 4
name
=354 11 9
WebEngine
=355 5 4
from
=355 11 10
Interactor
=356 5 2
to
=356 9 9
WebEngine
=357 5 6
folder
=357 13 10
Interactor
=358 5 11
synchronous
=358 18 5
false
=359 5 6
source
=359 13 22
Working with UIWebView
=361 3 17
WebEngineDelegate
{362 5 6
=362 5 7
summary
=362 14 42
Events in the web page, for the interactor
=363 5 4
name
=363 11 17
WebEngineDelegate
=364 5 4
from
=364 11 9
WebEngine
=365 5 2
to
=365 9 10
Interactor
=366 5 6
folder
=366 13 10
Interactor
=367 5 6
source
=367 13 22
Working with UIWebView
=369 3 15
WebPresentation
{370 5 6
=370 5 7
summary
"370 14 64
The part of the web view that the view layer uses: taps and size
=371 5 4
name
=371 11 15
WebPresentation
=372 5 4
from
=372 11 4
View
=373 5 2
to
=373 9 9
WebEngine
=374 5 6
folder
=374 13 4
View
=375 5 6
source
=375 13 22
Working with UIWebView
=377 3 23
WebPresentationDelegate
{378 5 6
=378 5 7
summary
=378 14 42
Events in the web view, for the view layer
=379 5 4
name
=379 11 23
WebPresentationDelegate
=380 5 4
from
=380 11 9
WebEngine
=381 5 2
to
=381 9 4
View
=382 5 6
folder
=382 13 4
View
=383 5 6
source
=383 13 22
Working with UIWebView
=386 1 10
references
{387 3 25
=387 3 11
View.output
=387 16 17
strong ViewOutput
=388 3 16
View.contentView
{388 21 3
=388 23 5
holds
=388 30 18
strong ContentView
=388 50 8
optional
=388 60 4
true
=388 66 8
injected
=388 76 5
false
=389 3 23
View.dataDisplayManager
{389 28 2
=389 30 5
holds
=389 37 25
strong DataDisplayManager
=389 64 8
optional
=389 74 4
true
=390 3 20
View.webPresentation
{390 25 2
=390 27 5
holds
=390 34 22
strong WebPresentation
=390 58 8
optional
=390 68 4
true
=391 3 22
View.cellObjectFactory
{391 27 2
=391 29 5
holds
=391 36 24
strong CellObjectFactory
=391 62 8
optional
=391 72 4
true
=392 3 27
DataDisplayManager.delegate
{392 32 2
=392 34 5
holds
=392 41 31
weak DataDisplayManagerDelegate
=392 74 8
optional
=392 84 4
true
=393 3 36
DataDisplayManager.cellObjectFactory
{393 41 2
=393 43 5
holds
=393 50 24
strong CellObjectFactory
=393 76 8
optional
=393 86 4
true
=394 3 14
Presenter.view
=394 19 14
weak ViewInput
=395 3 20
Presenter.interactor
=395 25 22
strong InteractorInput
=396 3 16
Presenter.router
=396 21 18
strong RouterInput
=397 3 15
Presenter.state
{397 20 3
=397 22 5
holds
=397 29 12
strong State
=397 43 8
optional
=397 53 4
true
=397 59 8
injected
=397 69 5
false
=398 3 22
Presenter.moduleOutput
{398 27 2
=398 29 5
holds
=398 36 17
weak ModuleOutput
=398 55 8
optional
=398 65 4
true
=399 3 28
Presenter.{other}ModuleInput
{399 33 3
=399 35 5
holds
=399 42 18
strong ModuleInput
=399 62 8
optional
=399 72 4
true
=399 78 8
injected
=399 88 5
false
=400 3 17
Interactor.output
=400 22 21
weak InteractorOutput
=401 3 27
Interactor.{feature}Service
{401 32 2
=401 34 5
holds
=401 41 23
strong ServiceInterface
=401 66 8
optional
=401 76 4
true
=402 3 26
Interactor.{feature}Facade
{402 31 3
=402 33 5
holds
=402 40 22
strong FacadeInterface
=402 64 10
alsoCalled
=402 76 6
facade
=402 84 8
optional
=402 94 4
true
=403 3 23
Interactor.cacheTracker
{403 28 2
=403 30 5
holds
=403 37 28
strong CacheTrackerInterface
=403 67 8
optional
=403 77 4
true
=404 3 20
Interactor.webEngine
{404 25 2
=404 27 5
holds
=404 34 25
strong WebEngineInterface
=404 61 8
optional
=404 71 4
true
=405 3 23
Facade.{feature}Service
{405 28 2
=405 30 5
holds
=405 37 23
strong ServiceInterface
=405 62 8
optional
=405 72 4
true
=406 3 21
CacheTracker.delegate
{406 26 2
=406 28 5
holds
=406 35 25
weak CacheTrackerDelegate
=406 62 8
optional
=406 72 4
true
=407 3 27
WebEngine.webEngineDelegate
{407 32 2
=407 34 5
holds
=407 41 22
weak WebEngineDelegate
=407 65 8
optional
=407 75 4
true
=408 3 33
WebEngine.webPresentationDelegate
{408 38 2
=408 40 5
holds
=408 47 28
weak WebPresentationDelegate
=408 77 8
optional
=408 87 4
true
=409 3 24
Router.transitionHandler
=409 29 22
weak TransitionHandler
=410 3 19
Router.{other}Route
{410 24 2
=410 26 5
holds
=410 33 12
strong Route
=410 47 8
optional
=410 57 4
true
=411 3 14
Route.assembly
{411 19 2
=411 21 5
holds
=411 28 15
strong Assembly
=411 45 8
optional
=411 55 4
true
=413 1 11
composition
{414 3 1
=414 3 8
Assembly
{415 5 7
=415 5 6
builds
[415 13 4
=415 14 4
View
=415 20 9
Presenter
=415 31 10
Interactor
=415 43 6
Router
=416 5 7
returns
=416 14 4
View
=417 5 6
method
"417 13 18
view{module}Module
=418 5 10
partMethod
"418 17 25
{component}{module}Module
=419 5 16
showsNothingElse
=419 23 4
true
=420 5 5
takes
[420 12 1
=420 13 12
ModuleOutput
=421 5 6
source
=421 13 20
Code Style, Assembly
=423 1 5
parts
{424 3 9
=424 3 5
State
{424 10 3
=424 12 7
summary
"424 21 41
The presenter's state as a separate value
=424 66 5
roles
[424 73 1
=424 74 5
State
=424 82 7
default
=424 91 2
on
=425 3 7
Service
{426 5 4
=426 5 7
summary
=426 14 55
Obtains the items for the interactor, behind a protocol
=427 5 5
roles
[427 12 1
=427 13 7
Service
=428 5 9
contracts
[428 16 1
=428 17 16
ServiceInterface
=429 5 7
default
=429 14 2
on
=430 3 18
DataDisplayManager
{431 5 4
=431 5 7
summary
=431 14 33
A list's data source and delegate
=432 5 5
roles
[432 12 1
=432 13 18
DataDisplayManager
=433 5 9
contracts
[433 16 1
=433 17 26
DataDisplayManagerDelegate
=434 5 7
default
=434 14 2
on
=435 3 17
CellObjectFactory
{436 5 3
=436 5 7
summary
=436 14 37
Creates the values that cells display
=437 5 5
roles
[437 12 2
=437 13 17
CellObjectFactory
=437 32 10
CellObject
=438 5 7
default
=438 14 2
on
=439 3 11
ModuleInput
{439 16 3
=439 18 7
summary
=439 27 36
Other modules can configure this one
=439 65 9
contracts
[439 76 1
=439 77 11
ModuleInput
=439 91 7
default
=439 100 2
on
=440 3 12
ModuleOutput
{440 17 3
=440 19 7
summary
=440 28 50
The module can report to the module that opened it
=440 80 9
contracts
[440 91 1
=440 92 12
ModuleOutput
=440 107 7
default
=440 116 2
on
=441 3 5
Route
{442 5 3
=442 5 7
summary
=442 14 57
The route to this module, as an object that routers share
=443 5 5
roles
[443 12 1
=443 13 5
Route
=444 5 9
contracts
[444 16 1
=444 17 22
RouteTransitionHandler
=445 3 6
Facade
{446 5 3
=446 5 7
summary
=446 14 45
Combines service calls that interactors share
=447 5 5
roles
[447 12 1
=447 13 6
Facade
=448 5 9
contracts
[448 16 1
=448 17 15
FacadeInterface
=449 3 12
CacheTracker
{450 5 3
=450 5 7
summary
=450 14 27
Tracks changes in the store
=451 5 5
roles
[451 12 1
=451 13 12
CacheTracker
=452 5 9
contracts
[452 16 2
=452 17 21
CacheTrackerInterface
=452 40 20
CacheTrackerDelegate
=455 1 3
app
{456 3 7
=456 3 7
modules
=456 12 12
Presentation
=457 3 5
entry
=457 10 11
Application
=458 3 8
services
=458 13 22
BusinessLogic/Services
=459 3 6
models
=459 11 20
BusinessLogic/Models
=460 3 4
core
=460 9 4
Core
=461 3 7
folders
{462 5 4
=462 5 11
Application
=462 18 20
Where the app starts
=463 5 12
Presentation
"463 19 31
Modules, each in its own folder
=464 5 13
BusinessLogic
"464 20 43
Services, each for one kind of model object
=465 5 4
Core
"465 11 62
What services use: the network, the store, compound operations
=466 3 6
source
=466 11 27
Other materials, Rambler&IT
=468 1 5
tests
{469 3 6
=469 3 4
name
"469 9 11
{type}Tests
=470 3 14
mirrorsSources
=470 19 4
true
=471 3 12
oneCheckEach
=471 17 4
true
=472 3 13
givenWhenThen
=472 18 4
true
=473 3 16
marksPerContract
=473 21 4
true
=474 3 17
mocksSurroundings
=474 22 4
true
=476 1 8
comments
{477 3 6
=477 3 15
contractMethods
=477 20 4
true
=478 3 12
classMethods
=478 17 4
true
=479 3 20
parametersAndResults
=479 25 4
true
=480 3 11
uniqueParts
=480 16 4
true
=481 3 16
oneModuleComment
=481 21 4
true
=482 3 16
marksPerContract
=482 21 4
true
=485 1 5
rules
{487 3 167
=487 3 24
assembly-method-misnamed
{487 29 1
=487 31 6
source
"487 39 20
Code Style, Assembly
=488 3 17
assembly-misnamed
{488 22 1
=488 24 6
source
"488 32 20
Code Style, Assembly
=489 3 28
cell-object-factory-misnamed
{489 33 1
=489 35 6
source
"489 43 29
Code Style, CellObjectFactory
=490 3 21
command-in-past-tense
{490 26 1
=490 28 6
source
"490 36 25
Code Style, general rules
=491 3 24
display-manager-misnamed
{491 29 1
=491 31 6
source
"491 39 30
Code Style, DataDisplayManager
=492 3 19
event-in-imperative
{492 24 1
=492 26 6
source
"492 34 25
Code Style, general rules
=493 3 15
facade-misnamed
{493 20 1
=493 22 6
source
"493 30 33
Code Style, facades over services
=494 3 30
helper-implementation-misnamed
{494 35 1
=494 37 6
source
"494 45 40
Code Style, rules for a module (example)
=495 3 25
interactor-input-misnamed
{495 30 1
=495 32 6
source
"495 40 27
Code Style, InteractorInput
=496 3 31
interactor-input-source-unclear
{496 36 1
=496 38 6
source
"496 46 27
Code Style, InteractorInput
=497 3 27
interactor-input-wrong-verb
{497 32 1
=497 34 6
source
"497 42 27
Code Style, InteractorInput
=498 3 19
interactor-misnamed
{498 24 1
=498 26 6
source
"498 34 22
Code Style, Interactor
=499 3 26
interactor-misnames-output
{499 31 1
=499 33 6
source
"499 41 22
Code Style, Interactor
=500 3 26
interactor-output-misnamed
{500 31 1
=500 33 6
source
"500 41 28
Code Style, InteractorOutput
=501 3 30
interactor-output-wrong-prefix
{501 35 1
=501 37 6
source
"501 45 28
Code Style, InteractorOutput
=502 3 17
method-lacks-verb
{502 22 1
=502 24 6
source
"502 32 25
Code Style, general rules
=503 3 21
module-input-misnamed
{503 26 1
=503 28 6
source
"503 36 23
Code Style, ModuleInput
=504 3 17
module-name-vague
{504 22 1
=504 24 6
source
"504 32 30
Code Style, rules for a module
=505 3 22
module-output-misnamed
{505 27 1
=505 29 6
source
"505 37 24
Code Style, ModuleOutput
=506 3 26
module-output-wrong-prefix
{506 31 1
=506 33 6
source
"506 41 24
Code Style, ModuleOutput
=507 3 21
module-setup-misnamed
{507 26 1
=507 28 6
source
"507 36 23
Code Style, ModuleInput
=508 3 23
module-suffix-redundant
{508 28 1
=508 30 6
source
"508 38 30
Code Style, rules for a module
=509 3 24
part-lacks-module-prefix
{509 29 1
=509 31 6
source
"509 39 30
Code Style, names of each part
=510 3 18
presenter-misnamed
{510 23 1
=510 25 6
source
"510 33 21
Code Style, Presenter
=511 3 30
presenter-misnames-child-input
{511 35 1
=511 37 6
source
"511 45 21
Code Style, Presenter
=512 3 29
presenter-misnames-interactor
{512 34 1
=512 36 6
source
"512 44 21
Code Style, Presenter
=513 3 25
presenter-misnames-router
{513 30 1
=513 32 6
source
"513 40 21
Code Style, Presenter
=514 3 23
presenter-misnames-view
{514 28 1
=514 30 6
source
"514 38 21
Code Style, Presenter
=515 3 14
route-misnamed
{515 19 1
=515 21 6
source
"515 29 17
Code Style, Route
=516 3 25
router-input-lacks-suffix
{516 30 1
=516 32 6
source
"516 40 23
Code Style, RouterInput
=517 3 21
router-input-misnamed
{517 26 1
=517 28 6
source
"517 36 23
Code Style, RouterInput
=518 3 25
router-input-wrong-prefix
{518 30 1
=518 32 6
source
"518 40 23
Code Style, RouterInput
=519 3 15
router-misnamed
{519 20 1
=519 22 6
source
"519 30 18
Code Style, Router
=520 3 22
router-misnames-screen
{520 27 1
=520 29 6
source
"520 37 18
Code Style, Router
=521 3 14
state-misnamed
{521 19 1
=521 21 6
source
"521 29 17
Code Style, State
=522 3 19
view-input-misnamed
{522 24 1
=522 26 6
source
"522 34 21
Code Style, ViewInput
=523 3 29
view-lifecycle-event-misnamed
{523 34 1
=523 36 6
source
"523 44 22
Code Style, ViewOutput
=524 3 13
view-misnamed
{524 18 1
=524 20 6
source
"524 28 16
Code Style, View
=525 3 20
view-misnames-output
{525 25 1
=525 27 6
source
"525 35 16
Code Style, View
=526 3 20
view-output-misnamed
{526 25 1
=526 27 6
source
"526 35 22
Code Style, ViewOutput
=527 3 24
view-output-wrong-prefix
{527 29 1
=527 31 6
source
"527 39 22
Code Style, ViewOutput
=529 3 19
file-in-wrong-layer
{529 24 1
=529 26 6
source
"529 34 30
Code Style, rules for a module
=530 3 13
file-misnamed
{530 18 1
=530 20 6
source
"530 28 30
Code Style, names of each part
=531 3 25
file-outside-layer-folder
{531 30 1
=531 32 6
source
"531 40 30
Code Style, rules for a module
=532 3 19
helper-lacks-folder
{532 24 1
=532 26 6
source
"532 34 30
Code Style, rules for a module
=533 3 25
module-outside-user-story
{533 30 1
=533 32 6
source
"533 40 40
Code Style, rules for a module (example)
=534 3 26
part-outside-module-folder
{534 31 1
=534 33 6
source
"534 41 30
Code Style, rules for a module
=536 3 25
assembly-omits-dependency
{536 30 1
=536 32 6
source
"536 40 26
Testing a module, Assembly
=537 3 20
module-method-unused
{537 25 1
=537 27 6
source
"537 35 25
Code Style, general rules
=538 3 16
module-too-small
{538 21 1
=538 23 6
source
"538 31 49
Composite modules, when submodules are in the way
=539 3 18
module-type-unused
{539 23 1
=539 25 6
source
"539 33 25
Code Style, general rules
=540 3 14
protocol-empty
{540 19 1
=540 21 6
source
"540 29 25
Code Style, general rules
=541 3 24
success-failure-unpaired
{541 29 1
=541 31 6
source
"541 39 28
Code Style, InteractorOutput
=542 3 23
viper-module-incomplete
{542 28 1
=542 30 6
source
=542 38 15
Generating code
=544 3 24
assembly-created-by-hand
{544 29 1
=544 31 6
source
"544 39 38
Structure of a module, what we changed
=545 3 29
assembly-creates-foreign-part
{545 34 1
=545 36 6
source
"545 44 26
Testing a module, Assembly
=546 3 30
assembly-creates-shared-helper
{546 35 1
=546 37 6
source
"546 45 38
Massive View Controller, configuration
=547 3 27
assembly-exposes-inner-part
{547 32 1
=547 34 6
source
"547 42 20
Code Style, Assembly
=548 3 18
assembly-navigates
{548 23 1
=548 25 6
source
"548 33 38
Structure of a module, what we changed
=549 3 23
assembly-sets-view-data
{549 28 1
=549 30 6
source
"549 38 56
Transitions between modules; Testing a module, Presenter
=550 3 24
cell-module-stores-state
{550 29 1
=550 31 6
source
"550 39 41
Composite modules, cells that are modules
=551 3 25
cell-object-lacks-factory
{551 30 1
=551 32 6
source
"551 40 29
Code Style, CellObjectFactory
=552 3 24
contract-lacks-anyobject
{552 29 1
=552 31 6
source
"552 39 24
Code Style, the examples
=553 3 21
contract-method-async
{553 26 1
=553 28 6
source
"553 36 25
Code Style, general rules
=554 3 30
contract-passes-complex-object
{554 35 1
=554 37 6
source
"554 45 25
Code Style, general rules
=555 3 26
contract-requires-property
{555 31 1
=555 33 6
source
"555 41 25
Code Style, general rules
=556 3 28
display-manager-has-protocol
{556 33 1
=556 35 6
source
"556 43 30
Code Style, DataDisplayManager
=557 3 21
entity-contains-logic
{557 26 1
=557 28 6
source
=557 36 21
Structure of a module
=558 3 27
interactor-duplicates-logic
{558 32 1
=558 34 6
source
"558 42 33
Code Style, facades over services
=559 3 27
interactor-hides-dependency
{559 32 1
=559 34 6
source
"559 42 22
Code Style, Interactor
=560 3 27
interactor-input-wrong-part
{560 32 1
=560 34 6
source
"560 42 22
Code Style, Interactor
=561 3 25
interactor-lacks-cohesion
{561 30 1
=561 32 6
source
"561 40 39
Composite modules, when submodules help
=562 3 28
interactor-output-wrong-part
{562 33 1
=562 35 6
source
"562 43 22
Code Style, Interactor
=563 3 32
interactor-passes-managed-object
{563 37 1
=563 39 6
source
=563 47 21
Structure of a module
=564 3 23
interactor-stores-state
{564 28 1
=564 30 6
source
"564 38 22
Code Style, Interactor
=565 3 31
managed-object-above-interactor
{565 36 1
=565 38 6
source
"565 46 60
Structure of a module; Massive View Controller, reading data
=566 3 23
massive-view-controller
{566 28 1
=566 30 6
source
=566 38 23
Massive View Controller
=567 3 23
module-input-lacks-base
{567 28 1
=567 30 6
source
"567 38 23
Code Style, ModuleInput
=568 3 23
module-input-wrong-part
{568 28 1
=568 30 6
source
"568 38 24
Transitions, ModuleInput
=569 3 24
module-output-lacks-base
{569 29 1
=569 31 6
source
"569 39 24
Code Style, ModuleOutput
=570 3 24
module-output-wrong-part
{570 29 1
=570 31 6
source
"570 39 24
Transitions, ModuleInput
=571 3 24
outlet-or-action-private
{571 29 1
=571 31 6
source
"571 39 40
Code Style, View; Testing a module, View
=572 3 20
presenter-casts-view
{572 25 1
=572 27 6
source
=572 35 21
Structure of a module
=573 3 23
presenter-state-exposed
{573 28 1
=573 30 6
source
"573 38 21
Code Style, Presenter
=574 3 28
router-duplicates-transition
{574 33 1
=574 35 6
source
"574 43 17
Code Style, Route
=575 3 23
router-input-wrong-part
{575 28 1
=575 30 6
source
"575 38 18
Code Style, Router
=576 3 21
router-sets-view-data
{576 26 1
=576 28 6
source
=576 36 27
Transitions between modules
=577 3 27
service-handles-many-models
{577 32 1
=577 34 6
source
=577 42 21
Structure of a module
=578 3 25
service-injection-missing
{578 30 1
=578 32 6
source
"578 40 61
Structure of a module; Massive View Controller, configuration
=579 3 20
service-stores-state
{579 25 1
=579 27 6
source
=579 35 26
NSFetchedResultsController
=580 3 16
state-has-method
{580 21 1
=580 23 6
source
"580 31 17
Code Style, State
=581 3 23
state-outside-presenter
{581 28 1
=581 30 6
source
"581 38 31
Code Style, Presenter and State
=582 3 29
validation-outside-interactor
{582 34 1
=582 36 6
source
=582 44 21
Structure of a module
=583 3 28
value-carries-managed-object
{583 33 1
=583 35 6
source
=583 43 26
NSFetchedResultsController
=584 3 26
view-builds-complex-layout
{584 31 1
=584 33 6
source
"584 41 31
Massive View Controller, advice
=585 3 20
view-computes-values
{585 25 1
=585 27 6
source
=585 35 23
Massive View Controller
=586 3 28
view-configures-foreign-view
{586 33 1
=586 35 6
source
"586 43 32
Composite modules, the container
=587 3 23
view-creates-dependency
{587 28 1
=587 30 6
source
"587 38 38
Massive View Controller, configuration
=588 3 19
view-creates-helper
{588 24 1
=588 26 6
source
"588 34 42
Structure of a module, the view is a layer
=589 3 24
view-has-many-animations
{589 29 1
=589 31 6
source
"589 39 31
Massive View Controller, advice
=590 3 21
view-has-many-methods
{590 26 1
=590 28 6
source
"590 36 31
Massive View Controller, advice
=591 3 23
view-has-many-protocols
{591 28 1
=591 30 6
source
"591 38 31
Massive View Controller, advice
=592 3 21
view-input-wrong-part
{592 26 1
=592 28 6
source
"592 36 16
Code Style, View
=593 3 27
view-interprets-user-action
{593 32 1
=593 34 6
source
"593 42 36
Massive View Controller, refactoring
=594 3 18
view-model-mutable
{594 23 1
=594 25 6
source
"594 33 31
Massive View Controller, advice
=595 3 22
view-output-wrong-part
{595 27 1
=595 29 6
source
"595 37 16
Code Style, View
=596 3 25
view-pulls-from-presenter
{596 30 1
=596 32 6
source
"596 40 27
Structure of a module, View
=597 3 26
view-receives-model-object
{597 31 1
=597 33 6
source
"597 41 31
Massive View Controller, advice
=598 3 24
view-stores-model-object
{598 29 1
=598 31 6
source
"598 39 39
Massive View Controller, Apple's advice
=599 3 24
view-swallows-load-event
{599 29 1
=599 31 6
source
"599 39 22
Code Style, ViewOutput
=600 3 26
view-swallows-system-event
{600 31 1
=600 33 6
source
"600 41 36
Massive View Controller, refactoring
=601 3 26
view-uses-foreign-subviews
{601 31 1
=601 33 6
source
"601 41 39
Massive View Controller, Apple's advice
=603 3 22
contract-import-unused
{603 27 1
=603 29 6
source
"603 37 25
Code Style, general rules
=604 3 28
display-manager-uses-outlets
{604 33 1
=604 35 6
source
"604 43 30
Code Style, DataDisplayManager
=605 3 25
fetched-results-misplaced
{605 30 1
=605 32 6
source
=605 40 26
NSFetchedResultsController
=606 3 27
interactor-bypasses-service
{606 32 1
=606 34 6
source
=606 42 21
Structure of a module
=607 3 31
interactor-uses-fetched-results
{607 36 1
=607 38 6
source
=607 46 26
NSFetchedResultsController
=608 3 21
interactor-uses-uikit
{608 26 1
=608 28 6
source
"608 36 31
Massive View Controller, advice
=609 3 20
interactor-uses-view
{609 25 1
=609 27 6
source
=609 35 21
Structure of a module
=610 3 23
presenter-accesses-data
{610 28 1
=610 30 6
source
=610 38 21
Structure of a module
=611 3 29
presenter-bypasses-interactor
{611 34 1
=611 36 6
source
=611 44 21
Structure of a module
=612 3 19
presenter-navigates
{612 24 1
=612 26 6
source
=612 34 21
Structure of a module
=613 3 20
presenter-uses-uikit
{613 25 1
=613 27 6
source
"613 35 31
Massive View Controller, advice
=614 3 27
router-creates-module-parts
{614 32 1
=614 34 6
source
"614 42 38
Structure of a module, what we changed
=615 3 19
router-handles-data
{615 24 1
=615 26 6
source
=615 34 21
Structure of a module
=616 3 17
router-uses-uikit
{616 22 1
=616 24 6
source
=616 32 27
Transitions between modules
=617 3 19
service-uses-module
{617 24 1
=617 26 6
source
=617 34 21
Structure of a module
=618 3 18
service-uses-uikit
{618 23 1
=618 25 6
source
"618 33 31
Massive View Controller, advice
=619 3 22
view-controls-web-page
{619 27 1
=619 29 6
source
=619 37 22
Working with UIWebView
=620 3 25
view-creates-foreign-view
{620 30 1
=620 32 6
source
"620 40 36
Massive View Controller, transitions
=621 3 18
view-embeds-screen
{621 23 1
=621 25 6
source
"621 33 29
Composite modules, containers
=622 3 21
view-is-list-delegate
{622 26 1
=622 28 6
source
=622 36 21
Structure of a module
=623 3 14
view-navigates
{623 19 1
=623 21 6
source
"623 29 36
Massive View Controller, transitions
=624 3 25
view-prepares-next-screen
{624 30 1
=624 32 6
source
"624 40 51
Transitions between modules, by the view controller
=625 3 20
view-uses-interactor
{625 25 1
=625 27 6
source
=625 35 21
Structure of a module
=626 3 17
view-uses-network
{626 22 1
=626 24 6
source
=626 32 23
Massive View Controller
=627 3 16
view-uses-router
{627 21 1
=627 23 6
source
=627 31 21
Structure of a module
=628 3 17
view-uses-storage
{628 22 1
=628 24 6
source
"628 32 37
Massive View Controller, reading data
=629 3 20
view-validates-input
{629 25 1
=629 27 6
source
=629 35 23
Massive View Controller
=631 3 25
interactor-retains-output
{631 30 1
=631 32 6
source
"631 40 22
Code Style, Interactor
=632 3 29
presenter-has-weak-interactor
{632 34 1
=632 36 6
source
"632 44 21
Code Style, Presenter
=633 3 25
presenter-has-weak-router
{633 30 1
=633 32 6
source
"633 40 21
Code Style, Presenter
=634 3 31
presenter-retains-module-output
{634 36 1
=634 38 6
source
=634 46 27
Transitions between modules
=635 3 22
presenter-retains-view
{635 27 1
=635 29 6
source
"635 37 21
Code Style, Presenter
=636 3 21
router-retains-screen
{636 26 1
=636 28 6
source
"636 36 18
Code Style, Router
=637 3 20
view-has-weak-output
{637 25 1
=637 27 6
source
"637 35 16
Code Style, View
=639 3 28
contract-method-undocumented
{639 33 1
=639 35 6
source
"639 43 20
Code Style, comments
=640 3 25
method-comment-incomplete
{640 30 1
=640 32 6
source
"640 40 20
Code Style, comments
=641 3 19
method-undocumented
{641 24 1
=641 26 6
source
"641 34 20
Code Style, comments
=642 3 22
module-comment-differs
{642 27 1
=642 29 6
source
"642 37 20
Code Style, comments
=643 3 25
protocol-methods-unmarked
{643 30 1
=643 32 6
source
"643 40 20
Code Style, comments
=644 3 24
unique-part-undocumented
{644 29 1
=644 31 6
source
"644 39 20
Code Style, comments
=646 3 24
assembly-method-untested
{646 29 1
=646 31 6
source
"646 39 26
Testing a module, Assembly
=647 3 28
assembly-test-lacks-testable
{647 33 1
=647 35 6
source
"647 43 17
Code Style, tests
=648 3 26
interactor-method-untested
{648 31 1
=648 33 6
source
"648 41 28
Testing a module, Interactor
=649 3 13
part-untested
{649 18 1
=649 20 6
source
"649 28 17
Code Style, tests
=650 3 25
presenter-method-untested
{650 30 1
=650 32 6
source
"650 40 27
Testing a module, Presenter
=651 3 26
router-transition-untested
{651 31 1
=651 33 6
source
"651 41 24
Testing a module, Router
=652 3 18
test-case-misnamed
{652 23 1
=652 25 6
source
"652 33 17
Code Style, tests
=653 3 19
test-folder-differs
{653 24 1
=653 26 6
source
"653 34 17
Code Style, tests
=654 3 20
test-groups-unmarked
{654 25 1
=654 27 6
source
"654 35 17
Code Style, tests
=655 3 24
test-has-multiple-checks
{655 29 1
=655 31 6
source
"655 39 17
Code Style, tests
=656 3 19
test-steps-unmarked
{656 24 1
=656 26 6
source
"656 34 17
Code Style, tests
=657 3 25
test-uses-real-dependency
{657 30 1
=657 32 6
source
"657 40 33
Testing a module, VIPER and tests
=658 3 19
view-event-untested
{658 24 1
=658 26 6
source
"658 34 22
Testing a module, View
=659 3 19
view-input-untested
{659 24 1
=659 26 6
source
"659 34 22
Testing a module, View
=660 3 23
view-lifecycle-untested
{660 28 1
=660 30 6
source
"660 38 22
Testing a module, View

"""#
    case "surf-mvp": #"""
{5 1 15
=5 1 7
extends
=5 10 6
common
=6 1 5
title
=6 8 8
Surf MVP
=7 1 7
summary
=7 10 95
Configurator, View with adapters, Presenter over services, Router, ModuleInput and ModuleOutput
=8 1 6
source
=8 9 8
Surf MVP
=10 1 6
module
{11 3 2
=11 3 6
folder
"11 11 8
{module}
=12 3 12
openToOthers
[12 17 4
=12 18 12
Configurator
=12 32 11
ModuleInput
=12 45 12
ModuleOutput
=12 59 5
Alert
=14 1 5
roles
{15 3 9
=15 3 4
View
{16 5 9
=16 5 7
summary
=16 14 53
Fills itself with data and forwards every user action
=17 5 7
aliases
[17 14 1
=17 15 14
ViewController
=18 5 6
traits
[18 13 4
=18 14 5
shows
=18 21 13
touchesScreen
=18 36 14
forwardsEvents
=18 52 16
keepsModuleAlive
=19 5 4
name
[19 11 2
"19 12 22
{module}ViewController
"19 38 12
{module}View
=20 5 6
folder
=20 13 4
View
=21 5 8
required
=21 15 11
whereNeeded
=22 5 11
mustNotKnow
[22 18 8
=22 19 6
Router
=22 27 7
Service
=22 36 10
navigation
=22 48 6
alerts
=22 56 5
lists
=22 63 5
cells
=22 70 7
network
=22 79 7
storage
=23 5 5
tests
[23 12 3
=23 13 6
events
=23 21 5
input
=23 28 9
lifecycle
=24 5 6
source
=24 13 4
View
=26 3 11
ContentView
{27 5 6
=27 5 7
summary
=27 14 92
The view of a view controller without a xib or storyboard; creates and arranges the subviews
=28 5 6
traits
[28 13 1
=28 14 13
touchesScreen
=29 5 4
name
"29 11 19
{module}ContentView
=30 5 4
kind
=30 11 5
class
=31 5 6
folder
=31 13 4
View
=32 5 11
mustNotKnow
[32 18 7
=32 19 9
Presenter
=32 30 6
Router
=32 38 7
Service
=32 47 10
navigation
=32 59 5
lists
=32 66 7
network
=32 75 7
storage
=34 3 7
Adapter
{35 5 8
=35 5 7
summary
=35 14 69
A list's data source and delegate; registers and configures its cells
=36 5 7
aliases
[36 14 1
=36 15 3
DDM
=37 5 6
traits
[37 13 2
=37 14 13
touchesScreen
=37 29 13
displaysLists
=38 5 4
name
[39 7 4
"39 9 15
{module}Adapter
"40 9 20
{module}TableAdapter
"41 9 25
{module}CollectionAdapter
"42 9 19
{module}ViewAdapter
=43 5 6
folder
=43 13 4
View
=44 5 11
mustNotKnow
[44 18 6
=44 19 9
Presenter
=44 30 6
Router
=44 38 7
Service
=44 47 10
navigation
=44 59 7
network
=44 68 7
storage
=45 5 5
tests
[45 12 2
=45 13 5
input
=45 20 6
events
=46 5 6
source
=46 13 8
Adapters
=48 3 4
Cell
{49 5 6
=49 5 7
summary
=49 14 30
Configures itself with a value
=50 5 6
traits
[50 13 1
=50 14 13
touchesScreen
=51 5 4
name
"51 11 12
{module}Cell
=52 5 6
folder
=52 13 4
View
=53 5 11
mustNotKnow
[53 18 6
=53 19 9
Presenter
=53 30 6
Router
=53 38 7
Service
=53 47 10
navigation
=53 59 7
network
=53 68 7
storage
=54 5 6
source
=54 13 8
Adapters
=56 3 5
Alert
{57 5 8
=57 5 7
summary
"57 14 79
An alert with actions: a module of its own, which a router configures and shows
=58 5 6
traits
[58 13 3
=58 14 13
touchesScreen
=58 29 16
keepsModuleAlive
=58 47 13
isWholeModule
=59 5 4
name
"59 11 27
{module}AlertViewController
=60 5 4
kind
=60 11 5
class
=61 5 6
folder
=61 13 4
View
=62 5 11
mustNotKnow
[62 18 5
=62 19 9
Presenter
=62 30 6
Router
=62 38 7
Service
=62 47 7
network
=62 56 7
storage
=63 5 5
tests
[63 12 1
=63 13 6
events
=64 5 6
source
=64 13 17
UIAlertController
=66 3 9
Presenter
{67 5 9
=67 5 7
summary
=67 14 77
Gets data from services, decides what is shown and when, responds to the user
=68 5 6
traits
[68 13 4
=68 14 7
decides
=68 23 7
formats
=68 32 10
holdsState
=68 44 13
receivesInput
=69 5 4
name
"69 11 17
{module}Presenter
=70 5 6
folder
=70 13 9
Presenter
=71 5 8
required
=71 15 11
whereNeeded
=72 5 11
mustNotKnow
[72 18 5
=72 19 13
userInterface
=72 34 10
navigation
=72 46 6
alerts
=72 54 7
network
=72 63 7
storage
=74 5 10
mayMention
[74 17 5
=74 18 7
UIImage
=74 27 7
CGFloat
=74 36 7
CGPoint
=74 45 6
CGSize
=74 53 6
CGRect
=75 5 5
tests
[75 12 2
=75 13 10
forwarding
=75 25 8
entrance
=76 5 6
source
=76 13 9
Presenter
=78 3 7
Service
{79 5 6
=79 5 7
summary
=79 14 62
The business logic that the module needs, in layers of its own
=80 5 7
aliases
[80 14 1
=80 15 5
Model
=81 5 6
traits
[81 13 3
=81 14 20
appliesBusinessLogic
=81 36 11
reachesData
=81 49 8
isShared
=82 5 4
name
[82 11 2
"82 12 30
{feature}ServiceImplementation
"82 46 16
{feature}Service
=83 5 11
mustNotKnow
[83 18 4
=83 19 4
View
=83 25 9
Presenter
=83 36 6
Router
=83 44 13
userInterface
=84 5 6
source
"84 13 44
What did we add; the layer of business logic
=86 3 6
Router
{87 5 8
=87 5 7
summary
=87 14 60
Configures and shows other modules, child views and messages
=88 5 6
traits
[88 13 2
=88 14 9
navigates
=88 25 13
touchesScreen
=89 5 4
name
"89 11 14
{module}Router
=90 5 6
folder
=90 13 6
Router
=91 5 8
required
=91 15 11
whereNeeded
=92 5 11
mustNotKnow
[92 18 5
=92 19 9
Presenter
=92 30 7
Service
=92 39 7
network
=92 48 7
storage
=92 57 10
formatting
=93 5 5
tests
[93 12 1
=93 13 11
transitions
=94 5 6
source
=94 13 6
Router
=96 3 12
Configurator
{97 5 8
=97 5 7
summary
=97 14 54
Creates all components of the module and connects them
=98 5 6
traits
[98 13 1
=98 14 8
composes
=99 5 4
name
"99 11 26
{module}ModuleConfigurator
=100 5 6
folder
=100 13 12
Configurator
=101 5 8
required
=101 15 11
whereNeeded
=102 5 21
implementsNothingElse
=102 28 4
true
=103 5 5
tests
[103 12 1
=103 13 6
wiring
=104 5 6
source
=104 13 12
Configurator
=106 1 9
contracts
{107 3 8
=107 3 9
ViewInput
{108 5 8
=108 5 7
summary
=108 14 12
What to show
=109 5 4
name
"109 11 17
{module}ViewInput
=110 5 4
from
=110 11 9
Presenter
=111 5 2
to
=111 9 4
View
=112 5 6
folder
=112 13 4
View
=113 5 8
required
=113 15 4
true
=114 5 7
methods
{115 7 4
=115 7 4
mood
=115 13 7
command
=116 7 5
avoid
[116 14 8
=116 15 6
button
=116 23 5
click
=116 30 3
tap
=116 35 5
table
=116 42 10
collection
=116 54 4
cell
=116 60 7
adapter
=116 69 5
label
=117 7 5
named
{117 14 2
=117 16 12
initialState
=117 30 17
setupInitialState
=117 49 13
configuration
=117 64 9
configure
=118 7 8
examples
[118 17 3
"118 18 19
setupInitialState()
"118 41 16
configure(with:)
"118 61 8
reload()
=119 5 6
source
=119 13 9
ViewInput
=121 3 10
ViewOutput
{122 5 10
=122 5 7
summary
=122 14 53
What the user wants, and the view's life cycle events
=123 5 4
name
"123 11 18
{module}ViewOutput
=124 5 4
from
=124 11 4
View
=125 5 2
to
=125 9 9
Presenter
=126 5 6
folder
=126 13 4
View
=127 5 8
required
=127 15 4
true
=128 5 14
mustNotMention
[128 21 1
=128 22 13
userInterface
=129 5 10
mayMention
[129 17 1
=129 18 7
UIImage
=130 5 7
methods
{131 7 5
=131 7 4
mood
=131 13 9
intention
=132 7 5
avoid
[133 9 11
=133 10 6
button
=133 18 5
click
=133 25 3
tap
=133 30 5
press
=133 37 5
touch
=133 44 5
swipe
=133 51 5
table
=133 58 10
collection
=133 70 4
cell
=133 76 7
adapter
=133 85 5
label
=134 7 9
mayReturn
=134 18 5
false
=135 7 5
named
{135 14 1
=135 16 9
viewReady
=135 27 10
viewLoaded
=136 7 8
examples
[136 17 3
"136 18 12
viewLoaded()
"136 34 8
reload()
"136 46 13
editProfile()
=137 5 6
source
=137 13 10
ViewOutput
=139 3 11
RouterInput
{140 5 11
=140 5 7
summary
=140 14 20
Which module to show
=141 5 4
name
"141 11 19
{module}RouterInput
=142 5 4
from
=142 11 9
Presenter
=143 5 2
to
=143 9 6
Router
=144 5 6
folder
=144 13 6
Router
=145 5 8
required
=145 15 4
true
=146 5 10
classBound
=146 17 5
false
=147 5 14
mustNotMention
[147 21 1
=147 22 13
userInterface
=148 5 10
mayMention
[148 17 1
=148 18 7
UIImage
=149 5 7
methods
{150 7 7
=150 7 4
mood
=150 13 7
command
=151 7 5
begin
[151 14 2
=151 15 4
show
=151 21 5
close
=152 7 7
contain
[152 16 1
=152 17 6
Module
=153 7 5
avoid
[153 14 4
=153 15 6
screen
=153 23 5
alert
=153 30 10
controller
=153 42 5
popup
=154 7 9
mayReturn
=154 18 5
false
=155 7 5
named
{155 14 1
=155 16 7
opening
"155 25 17
show{other}Module
=156 7 8
examples
[156 17 1
"156 18 23
showEditProfileModule()
=157 5 6
source
=157 13 11
RouterInput
=159 3 11
ModuleInput
{160 5 11
=160 5 7
summary
=160 14 43
How another module changes this one's state
=161 5 4
name
"161 11 19
{module}ModuleInput
=162 5 4
from
[162 11 2
=162 12 6
Router
=162 20 9
Presenter
=163 5 2
to
=163 9 9
Presenter
=164 5 7
crosses
=164 14 2
in
=165 5 6
folder
=165 13 9
Presenter
=166 5 8
required
=166 15 4
true
=167 5 14
mustNotMention
[167 21 1
=167 22 13
userInterface
=168 5 10
mayMention
[168 17 1
=168 18 7
UIImage
=169 5 7
methods
{170 7 3
=170 7 4
mood
=170 13 7
command
=171 7 5
named
{171 14 1
=171 16 13
configuration
=171 31 15
configureModule
=172 7 8
examples
[172 17 1
"172 18 22
configureModule(with:)
=173 5 6
source
=173 13 11
ModuleInput
=175 3 12
ModuleOutput
{176 5 11
=176 5 7
summary
=176 14 40
Events that matter to the calling module
=177 5 4
name
"177 11 20
{module}ModuleOutput
=178 5 4
from
[178 11 2
=178 12 9
Presenter
=178 23 5
Alert
=179 5 2
to
=179 9 9
Presenter
=180 5 7
crosses
=180 14 3
out
=181 5 6
folder
=181 13 9
Presenter
=182 5 8
required
=182 15 4
true
=183 5 14
mustNotMention
[183 21 1
=183 22 13
userInterface
=184 5 10
mayMention
[184 17 1
=184 18 7
UIImage
=185 5 7
methods
{185 14 2
=185 16 4
mood
=185 22 4
news
=185 28 8
examples
[185 38 1
"185 39 15
profileEdited()
=186 5 6
source
=186 13 12
ModuleOutput
=188 3 20
ModuleTransitionable
{189 5 5
=189 5 7
summary
"189 14 71
The only part of the view that a router can access, for showing modules
=190 5 4
name
[190 11 2
=190 12 20
ModuleTransitionable
"190 34 26
{transition}Transitionable
=191 5 4
from
=191 11 6
Router
=192 5 2
to
=192 9 4
View
=193 5 6
source
=193 13 20
ModuleTransitionable
=195 3 13
AdapterOutput
{196 5 7
=196 5 7
summary
=196 14 16
Events in a list
=197 5 4
name
[197 11 3
"197 12 21
{module}AdapterOutput
"197 37 26
{module}TableAdapterOutput
"197 67 25
{module}ViewAdapterOutput
=198 5 4
from
=198 11 7
Adapter
=199 5 2
to
=199 9 4
View
=200 5 6
folder
=200 13 4
View
=201 5 7
methods
{201 14 3
=201 16 4
mood
=201 22 4
fact
=201 28 5
begin
[201 35 1
=201 36 3
did
=201 42 8
examples
[201 52 1
"201 53 22
didSelectProfileView()
=202 5 6
source
=202 13 8
Adapters
=204 3 16
ServiceInterface
{205 5 6
=205 5 7
summary
=205 14 34
What a service does for presenters
=206 5 4
name
"206 11 16
{feature}Service
=207 5 4
from
=207 11 9
Presenter
=208 5 2
to
=208 9 7
Service
=209 5 11
synchronous
=209 18 5
false
=210 5 6
source
=210 13 15
What did we add
=214 1 10
references
{215 3 10
=215 3 11
View.output
=215 16 17
strong ViewOutput
=216 3 16
View.contentView
{216 21 3
=216 23 5
holds
=216 30 18
strong ContentView
=216 50 8
optional
=216 60 4
true
=216 66 8
injected
=216 76 5
false
=217 3 12
View.adapter
{217 17 3
=217 19 5
holds
=217 26 14
strong Adapter
=217 42 8
optional
=217 52 4
true
=217 58 8
injected
=217 68 5
false
=218 3 14
Adapter.output
{218 19 2
=218 21 5
holds
=218 28 18
weak AdapterOutput
=218 48 8
optional
=218 58 4
true
=219 3 12
Alert.output
{219 17 2
=219 19 5
holds
=219 26 17
weak ModuleOutput
=219 45 8
optional
=219 55 4
true
=220 3 14
Presenter.view
=220 19 14
weak ViewInput
=221 3 16
Presenter.router
=221 21 18
strong RouterInput
=222 3 16
Presenter.output
=222 21 17
weak ModuleOutput
=223 3 26
Presenter.{feature}Service
{223 31 2
=223 33 5
holds
=223 40 23
strong ServiceInterface
=223 65 8
optional
=223 75 4
true
=224 3 11
Router.view
=224 16 25
weak ModuleTransitionable
=226 1 11
composition
{227 3 1
=227 3 12
Configurator
{228 5 6
=228 5 6
builds
[228 13 3
=228 14 4
View
=228 20 9
Presenter
=228 31 6
Router
=229 5 7
returns
=229 14 4
View
=230 5 6
method
=230 13 9
configure
=231 5 16
showsNothingElse
=231 23 4
true
=232 5 5
takes
[232 12 1
=232 13 12
ModuleOutput
=233 5 6
source
=233 13 26
Configurator; ModuleOutput
=235 1 5
parts
{236 3 2
=236 3 7
Service
{237 5 4
=237 5 7
summary
=237 14 62
The business logic that the presenter calls, behind a protocol
=238 5 5
roles
[238 12 1
=238 13 7
Service
=239 5 9
contracts
[239 16 1
=239 17 16
ServiceInterface
=240 5 7
default
=240 14 2
on
=241 3 7
Adapter
{242 5 3
=242 5 7
summary
=242 14 33
A list's data source and delegate
=243 5 5
roles
[243 12 2
=243 13 7
Adapter
=243 22 4
Cell
=244 5 9
contracts
[244 16 1
=244 17 13
AdapterOutput
=246 1 9
baseFiles
{247 3 1
=247 3 20
ModuleTransitionable
{248 5 2
=248 5 7
summary
"248 14 71
The base protocol for transitions between modules; an app needs it once
=249 5 9
contracts
[249 16 1
=249 17 20
ModuleTransitionable
=253 1 3
app
{254 3 7
=254 3 7
modules
=254 12 7
Screens
=255 3 5
tests
=255 10 13
Tests/Screens
=256 3 5
entry
=256 10 11
Application
=257 3 8
services
=257 13 8
Services
=258 3 6
models
=258 11 13
Models/Entity
=259 3 7
folders
{260 5 7
=260 5 11
Application
=260 18 20
Where the app starts
=261 5 7
Screens
"261 14 31
Modules, each in its own folder
=262 5 8
Services
"262 15 49
The business logic: services that presenters call
=263 5 13
Models/Entity
=263 20 41
The data that services pass to presenters
=264 5 12
Models/Entry
=264 19 50
The data as the network and the store represent it
=265 5 7
Library
"265 14 66
Base classes, extensions, protocols and utilities of the whole app
=266 5 7
Support
=266 14 27
Code that all modules share
=267 3 6
source
=267 11 25
Surf MVP in a new project
=269 1 5
tests
{270 3 3
=270 3 4
name
"270 9 11
{type}Tests
=271 3 14
mirrorsSources
=271 19 4
true
=272 3 17
mocksSurroundings
=272 22 4
true
=274 1 8
comments
{275 3 3
=275 3 15
contractMethods
=275 20 4
true
=276 3 16
marksPerContract
=276 21 4
true
=277 3 8
sections
[277 13 2
=277 14 10
Properties
=277 26 16
Internal methods
=280 1 5
rules
{282 3 73
=282 3 21
configurator-misnamed
{282 26 1
=282 28 6
source
=282 36 12
Configurator
=283 3 29
initial-state-method-misnamed
{283 34 1
=283 36 6
source
=283 44 9
ViewInput
=284 3 29
module-configuration-misnamed
{284 34 1
=284 36 6
source
=284 44 11
ModuleInput
=285 3 21
module-input-misnamed
{285 26 1
=285 28 6
source
=285 36 11
ModuleInput
=286 3 29
module-output-method-misnamed
{286 34 1
=286 36 6
source
=286 44 12
ModuleOutput
=287 3 22
module-output-misnamed
{287 27 1
=287 29 6
source
=287 37 12
ModuleOutput
=288 3 24
part-lacks-module-prefix
{288 29 1
=288 31 6
source
=288 39 21
Names in the examples
=289 3 18
presenter-misnamed
{289 23 1
=289 25 6
source
=289 33 9
Presenter
=290 3 25
presenter-misnames-router
{290 30 1
=290 32 6
source
=290 40 9
Presenter
=291 3 23
presenter-misnames-view
{291 28 1
=291 30 6
source
=291 38 9
Presenter
=292 3 25
router-input-lacks-suffix
{292 30 1
=292 32 6
source
=292 40 11
RouterInput
=293 3 21
router-input-misnamed
{293 26 1
=293 28 6
source
=293 36 11
RouterInput
=294 3 21
router-input-names-ui
{294 26 1
=294 28 6
source
=294 36 20
Rules of RouterInput
=295 3 23
router-input-wrong-verb
{295 28 1
=295 30 6
source
=295 38 11
RouterInput
=296 3 15
router-misnamed
{296 20 1
=296 22 6
source
=296 30 6
Router
=297 3 27
view-configuration-misnamed
{297 32 1
=297 34 6
source
=297 42 9
ViewInput
=298 3 22
view-contract-names-ui
{298 27 1
=298 29 6
source
=298 37 15
Rules of naming
=299 3 19
view-input-misnamed
{299 24 1
=299 26 6
source
=299 34 9
ViewInput
=300 3 26
view-loaded-event-misnamed
{300 31 1
=300 33 6
source
=300 41 10
ViewOutput
=301 3 13
view-misnamed
{301 18 1
=301 20 6
source
=301 28 4
View
=302 3 20
view-misnames-output
{302 25 1
=302 27 6
source
=302 35 4
View
=303 3 20
view-output-misnamed
{303 25 1
=303 27 6
source
=303 35 10
ViewOutput
=304 3 25
view-output-names-gesture
{304 30 1
=304 32 6
source
=304 40 15
Rules of naming
=306 3 23
configurator-omits-link
{306 28 1
=306 30 6
source
=306 38 12
Configurator
=307 3 21
mvp-module-incomplete
{307 26 1
=307 28 6
source
=307 36 15
Generating code
=309 3 20
adapter-outside-view
{309 25 1
=309 27 6
source
=309 35 8
Adapters
=310 3 28
cell-configured-from-outside
{310 33 1
=310 35 6
source
=310 43 8
Adapters
=311 3 28
configurator-does-other-work
{311 33 1
=311 35 6
source
=311 43 12
Configurator
=312 3 25
configurator-has-protocol
{312 30 1
=312 32 6
source
=312 40 12
Configurator
=313 3 24
contract-lacks-anyobject
{313 29 1
=313 31 6
source
=313 39 9
ViewInput
=314 3 27
contract-uses-class-keyword
{314 32 1
=314 34 6
source
=314 42 9
ViewInput
=315 3 23
module-input-wrong-part
{315 28 1
=315 30 6
source
=315 38 11
ModuleInput
=316 3 28
module-output-set-externally
{316 33 1
=316 35 6
source
=316 43 12
ModuleOutput
=317 3 24
module-output-wrong-part
{317 29 1
=317 31 6
source
=317 39 12
ModuleOutput
=318 3 20
presenter-casts-view
{318 25 1
=318 27 6
source
=318 35 15
How layers talk
=319 3 27
router-handles-alert-action
{319 32 1
=319 34 6
source
=319 42 17
UIAlertController
=320 3 23
router-input-wrong-part
{320 28 1
=320 30 6
source
=320 38 11
RouterInput
=321 3 24
router-outside-presenter
{321 29 1
=321 31 6
source
=321 39 11
RouterInput
=322 3 22
router-view-wrong-type
{322 27 1
=322 29 6
source
=322 37 20
ModuleTransitionable
=323 3 28
transition-protocol-extended
{323 33 1
=323 35 6
source
=323 43 19
A custom transition
=324 3 24
view-decides-empty-state
{324 29 1
=324 31 6
source
=324 39 9
Presenter
=325 3 21
view-input-wrong-part
{325 26 1
=325 28 6
source
=325 36 9
ViewInput
=326 3 27
view-interprets-user-action
{326 32 1
=326 34 6
source
=326 42 4
View
=327 3 22
view-output-wrong-part
{327 27 1
=327 29 6
source
=327 37 10
ViewOutput
=328 3 25
view-pulls-from-presenter
{328 30 1
=328 32 6
source
=328 40 4
View
=329 3 24
view-swallows-load-event
{329 29 1
=329 31 6
source
=329 39 10
ViewOutput
=330 3 25
view-swallows-user-action
{330 30 1
=330 32 6
source
=330 40 4
View
=332 3 22
adapter-uses-presenter
{332 27 1
=332 29 6
source
=332 37 8
Adapters
=333 3 20
alert-outside-router
{333 25 1
=333 27 6
source
=333 35 17
UIAlertController
=334 3 26
presenter-bypasses-service
{334 31 1
=334 33 6
source
=334 41 24
The business logic layer
=335 3 19
presenter-navigates
{335 24 1
=335 26 6
source
=335 34 6
Router
=336 3 30
presenter-uikit-beyond-uiimage
{336 35 1
=336 37 6
source
=336 45 16
What is Surf MVP
=337 3 19
router-handles-data
{337 24 1
=337 26 6
source
=337 34 6
Router
=338 3 25
service-outside-presenter
{338 30 1
=338 32 6
source
=338 40 11
Description
=339 3 25
view-creates-foreign-view
{339 30 1
=339 32 6
source
=339 40 6
Router
=340 3 23
view-lacks-list-adapter
{340 28 1
=340 30 6
source
=340 38 8
Adapters
=341 3 14
view-navigates
{341 19 1
=341 21 6
source
=341 29 6
Router
=342 3 25
view-prepares-next-screen
{342 30 1
=342 32 6
source
=342 40 6
Router
=343 3 21
view-presents-message
{343 26 1
=343 28 6
source
=343 36 6
Router
=344 3 20
view-registers-cells
{344 25 1
=344 27 6
source
=344 35 8
Adapters
=345 3 17
view-uses-network
{345 22 1
=345 24 6
source
=345 32 4
View
=346 3 16
view-uses-router
{346 21 1
=346 23 6
source
=346 31 11
RouterInput
=347 3 17
view-uses-storage
{347 22 1
=347 24 6
source
=347 32 4
View
=349 3 25
presenter-has-weak-router
{349 30 1
=349 32 6
source
=349 40 9
Presenter
=350 3 31
presenter-retains-module-output
{350 36 1
=350 38 6
source
=350 46 12
ModuleOutput
=351 3 19
router-retains-view
{351 24 1
=351 26 6
source
=351 34 20
ModuleTransitionable
=352 3 20
view-has-weak-output
{352 25 1
=352 27 6
source
=352 35 4
View
=354 3 23
class-sections-unmarked
{354 28 1
=354 30 6
source
=354 38 28
UIAlertController (examples)
=355 3 28
contract-method-undocumented
{355 33 1
=355 35 6
source
=355 43 24
Comments in the examples
=356 3 25
protocol-methods-unmarked
{356 30 1
=356 32 6
source
=356 40 24
Comments in the examples
=358 3 21
configurator-untested
{358 26 1
=358 28 6
source
=358 36 15
Generating code
=359 3 13
part-untested
{359 18 1
=359 20 6
source
=359 28 15
Generating code
=360 3 18
test-case-misnamed
{360 23 1
=360 25 6
source
=360 33 19
Tests in the sample

"""#
    case "viper-light": #"""
{9 1 13
=9 1 7
extends
=9 10 19
mutual-mobile-viper
=10 1 5
title
=10 8 11
Light VIPER
=11 1 7
summary
=11 10 111
Wireframe that builds, presents and dismisses; View, Presenter, Interactor, Data manager; one file of protocols
=12 1 6
source
=12 9 86
The light template of vipergen, which the slides on massive view controllers recommend
=14 1 6
module
{15 3 1
=15 3 12
openToOthers
[15 17 1
=15 18 9
Wireframe
=17 1 5
roles
{19 3 9
=19 3 14
ListDataSource
=19 19 1
~
=20 3 9
DataStore
=20 14 1
~
=21 3 6
Entity
=21 11 1
~
=23 3 4
View
{24 5 3
=24 5 6
traits
[24 13 4
=24 14 5
shows
=24 21 13
touchesScreen
=24 36 14
forwardsEvents
=24 52 16
keepsModuleAlive
=25 5 11
mustNotKnow
[26 7 8
=26 8 10
Interactor
=26 20 9
Wireframe
=26 31 11
DataManager
=26 44 10
navigation
=26 56 5
lists
=26 63 7
network
=26 72 7
storage
=26 81 14
managedObjects
=27 5 6
source
"27 13 21
View: view controller
=29 3 11
ContentView
{30 5 2
=30 5 11
mustNotKnow
[31 7 8
=31 8 9
Presenter
=31 19 10
Interactor
=31 31 9
Wireframe
=31 42 11
DataManager
=31 55 10
navigation
=31 67 5
lists
=31 74 7
network
=31 83 7
storage
=32 5 6
source
"32 13 21
View: view controller
=34 3 9
Presenter
{35 5 4
=35 5 6
traits
[35 13 3
=35 14 7
decides
=35 23 7
formats
=35 32 10
holdsState
=36 5 6
folder
=36 13 5
Logic
=37 5 11
mustNotKnow
[37 18 5
=37 19 11
DataManager
=37 32 10
navigation
=37 44 7
network
=37 53 7
storage
=37 62 14
managedObjects
=38 5 6
source
"38 13 16
Logic: presenter
=40 3 10
Interactor
{41 5 2
=41 5 6
folder
=41 13 5
Logic
=42 5 6
source
"42 13 17
Logic: interactor
=44 3 11
DataManager
{45 5 7
=45 5 7
summary
=45 14 45
Fetches and stores the data of the interactor
=46 5 6
traits
[46 13 1
=46 14 11
reachesData
=47 5 4
name
"47 11 19
{module}DataManager
=48 5 6
folder
=48 13 11
DataManager
=49 5 11
mustNotKnow
[49 18 5
=49 19 4
View
=49 25 9
Presenter
=49 36 10
Interactor
=49 48 9
Wireframe
=49 59 13
userInterface
=50 5 5
tests
[50 12 1
=50 13 8
services
=51 5 6
source
=51 13 12
Data manager
=53 3 9
Wireframe
{54 5 5
=54 5 7
summary
=54 14 79
Creates and connects the module, presents and dismisses it, opens other screens
=55 5 6
traits
[55 13 3
=55 14 8
composes
=55 24 9
navigates
=55 35 13
touchesScreen
=56 5 6
folder
=56 13 5
Logic
=57 5 11
mustNotKnow
[57 18 2
=57 19 7
network
=57 28 7
storage
=58 5 6
source
"58 13 16
Logic: wireframe
=60 1 9
contracts
{61 3 7
=61 3 15
ModuleInterface
=61 20 1
~
=62 3 18
WireframeInterface
=62 23 1
~
=63 3 18
DataStoreInterface
=63 23 1
~
=64 3 14
ModuleDelegate
=64 19 1
~
=66 3 13
ViewInterface
{67 5 4
=67 5 4
name
[67 11 2
"67 12 20
{module}ViewProtocol
"67 36 21
{module}ViewInterface
=68 5 6
folder
=68 13 9
Protocols
=69 5 4
file
"69 11 17
{module}Protocols
=70 5 6
source
=70 13 9
Protocols
=72 3 16
InteractorOutput
{73 5 4
=73 5 4
name
[73 11 2
"73 12 32
{module}InteractorOutputProtocol
"73 48 24
{module}InteractorOutput
=74 5 6
folder
=74 13 9
Protocols
=75 5 4
file
"75 11 17
{module}Protocols
=76 5 6
source
=76 13 9
Protocols
=78 3 15
InteractorInput
{79 5 4
=79 5 4
name
[79 11 2
"79 12 31
{module}InteractorInputProtocol
"79 47 23
{module}InteractorInput
=80 5 6
folder
=80 13 9
Protocols
=81 5 4
file
"81 11 17
{module}Protocols
=82 5 6
source
=82 13 9
Protocols
=85 1 10
references
{86 3 6
=86 3 24
Wireframe.viewController
=86 29 9
weak View
=87 3 14
View.presenter
=87 19 16
strong Presenter
=88 3 23
Presenter.userInterface
=88 28 1
~
=89 3 14
Presenter.view
=89 19 18
weak ViewInterface
=90 3 19
Presenter.wireframe
=90 24 16
strong Wireframe
=91 3 22
Interactor.dataManager
{91 27 2
=91 29 5
holds
=91 36 18
strong DataManager
=91 56 8
optional
=91 66 4
true
=93 1 11
composition
{94 3 1
=94 3 9
Wireframe
{95 5 4
=95 5 6
builds
[95 13 4
=95 14 4
View
=95 20 9
Presenter
=95 31 10
Interactor
=95 43 11
DataManager
=96 5 6
method
=96 13 19
connectDependencies
=97 5 5
takes
=97 12 1
~
=98 5 6
source
"98 13 30
Wireframe: connectDependencies
=100 1 5
parts
{101 3 3
=101 3 9
DataStore
=101 14 1
~
=102 3 14
ModuleDelegate
=102 19 1
~
=103 3 11
DataManager
{104 5 3
=104 5 7
summary
=104 14 34
Fetches the data of the interactor
=105 5 5
roles
[105 12 1
=105 13 11
DataManager
=106 5 7
default
=106 14 2
on
=108 1 3
app
{109 3 1
=109 3 7
folders
{110 5 2
=110 5 12
Common/Store
=110 19 49
The store behind the data managers of the modules
=111 5 11
Common/View
=111 18 32
Views that several modules share
=113 1 5
tests
{115 3 1
=115 3 17
mocksSurroundings
=115 22 5
false
=117 1 5
rules
{118 3 1
=118 3 30
view-presenter-tightly-coupled
=118 35 1
~

"""#
    default: nil
    }
  }
}
