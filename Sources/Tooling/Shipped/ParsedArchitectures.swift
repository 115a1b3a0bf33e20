// Generated from Architectures/. To update: swift run AdderEmbeddedFiles
// swift-format-ignore-file

/// The architectures' files in the form that `YAMLNode(parsed:file:)` reads.
package enum ParsedArchitectures {
  /// The text of an architecture's file; `nil` when there is none.
  package static func text(of name: String) -> String? {
    switch name {
    case "bytepace-viper": #"""
{4 1 14
=4 1 7
extends
=4 10 6
common
=5 1 5
title
=5 8 14
BytePace VIPER
=6 1 6
family
=6 9 5
VIPER
=7 1 7
summary
=7 10 89
Lazy Assembly that returns the Router, navigation through it, simple values between parts
=8 1 6
source
=8 9 21
VIPER Swift, BytePace
=10 1 6
module
{11 3 2
=11 3 6
folder
"11 11 8
{module}
=12 3 12
openToOthers
[12 17 2
=12 18 8
Assembly
=12 28 6
Router
=14 1 5
roles
{15 3 9
=15 3 20
NavigationController
{16 5 4
=16 5 7
summary
=16 14 44
Shows modules and retains those on its stack
=17 5 6
traits
[17 13 3
=17 14 13
touchesScreen
=17 29 16
keepsModuleAlive
=17 47 9
isForeign
=18 5 4
name
=18 11 22
UINavigationController
=19 5 6
source
=19 13 54
UINavigationController for transitions between modules
=21 3 4
View
{22 5 10
=22 5 7
summary
=22 14 61
Only the views on the screen and a reference to the presenter
=23 5 7
aliases
[23 14 1
=23 15 14
ViewController
=24 5 6
traits
[24 13 4
=24 14 5
shows
=24 21 13
touchesScreen
=24 36 14
forwardsEvents
=24 52 13
displaysLists
=25 5 4
name
[25 11 2
"25 12 22
{module}ViewController
"25 38 12
{module}View
=26 5 6
folder
=26 13 4
View
=27 5 8
required
=27 15 11
whereNeeded
=28 5 16
holdsNothingElse
=28 23 4
true
=29 5 11
mustNotKnow
[30 7 8
=30 8 10
Interactor
=30 20 6
Router
=30 28 6
Entity
=30 36 10
navigation
=30 48 7
network
=30 57 7
storage
=30 66 14
managedObjects
=30 82 10
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
=32 13 56
What is VIPER; TableViewDelegate and TableViewDataSource
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
[40 18 9
=40 19 9
Presenter
=40 30 10
Interactor
=40 42 6
Router
=40 50 7
Service
=40 59 6
Entity
=40 67 10
navigation
=40 79 5
lists
=40 86 7
network
=40 95 7
storage
=41 5 6
source
"41 13 56
Chosen by Adder, so that the view controller stays short
=43 3 9
Presenter
{44 5 8
=44 5 7
summary
=44 14 62
Connects all parts; decides when and how data reaches the view
=45 5 6
traits
[45 13 4
=45 14 7
decides
=45 23 7
formats
=45 32 10
holdsState
=45 44 13
receivesInput
=46 5 4
name
"46 11 17
{module}Presenter
=47 5 6
folder
=47 13 9
Presenter
=48 5 8
required
=48 15 11
whereNeeded
=49 5 11
mustNotKnow
[49 18 4
=49 19 6
Entity
=49 27 10
navigation
=49 39 7
network
=49 48 7
storage
=50 5 5
tests
[50 12 2
=50 13 10
forwarding
=50 25 8
entrance
=51 5 6
source
=51 13 13
What is VIPER
=53 3 10
Interactor
{54 5 9
=54 5 7
summary
=54 14 35
Calculations and work with entities
=55 5 6
traits
[55 13 2
=55 14 20
appliesBusinessLogic
=55 36 10
holdsState
=56 5 4
name
"56 11 18
{module}Interactor
=57 5 6
folder
=57 13 10
Interactor
=58 5 8
required
=58 15 11
whereNeeded
=59 5 11
mustNotKnow
[59 18 4
=59 19 4
View
=59 25 6
Router
=59 33 13
userInterface
=59 48 10
navigation
=60 5 10
mayMention
[60 17 1
=60 18 7
UIImage
=61 5 5
tests
[61 12 1
=61 13 8
services
=62 5 6
source
=62 13 13
What is VIPER
=64 3 6
Entity
{65 5 4
=65 5 7
summary
=65 14 52
An object with properties and without business logic
=66 5 6
traits
[66 13 1
=66 14 11
isPlainData
=67 5 6
folder
=67 13 6
Entity
=68 5 6
source
=68 13 13
What is VIPER
=70 3 7
Service
{71 5 5
=71 5 7
summary
=71 14 61
Gets what the interactor works on from the network or a store
=72 5 6
traits
[72 13 2
=72 14 11
reachesData
=72 27 8
isShared
=73 5 4
name
[73 11 2
"73 12 30
{feature}ServiceImplementation
"73 46 16
{feature}Service
=74 5 11
mustNotKnow
[74 18 5
=74 19 4
View
=74 25 9
Presenter
=74 36 10
Interactor
=74 48 6
Router
=74 56 13
userInterface
=75 5 6
source
"75 13 62
Chosen by Adder; the article does not say where data come from
=77 3 6
Router
{78 5 9
=78 5 7
summary
=78 14 37
Opens other modules and prepares them
=79 5 7
aliases
[79 14 1
=79 15 9
Wireframe
=80 5 6
traits
[80 13 3
=80 14 9
navigates
=80 25 13
touchesScreen
=80 40 13
receivesInput
=81 5 4
name
"81 11 14
{module}Router
=82 5 6
folder
=82 13 6
Router
=83 5 8
required
=83 15 11
whereNeeded
=84 5 11
mustNotKnow
[84 18 4
=84 19 10
Interactor
=84 31 6
Entity
=84 39 7
network
=84 48 7
storage
=85 5 5
tests
[85 12 1
=85 13 11
transitions
=86 5 6
source
=86 13 40
What is VIPER; injection of dependencies
=88 3 8
Assembly
{89 5 7
=89 5 7
summary
=89 14 89
Creates the module's dependencies when it is opened, and returns the router that shows it
=90 5 6
traits
[90 13 1
=90 14 8
composes
=91 5 4
name
"91 11 16
{module}Assembly
=92 5 6
folder
=92 13 8
Assembly
=93 5 8
required
=93 15 11
whereNeeded
=94 5 5
tests
[94 12 1
=94 13 6
wiring
=95 5 6
source
=95 13 20
Dependency injection
=97 1 9
contracts
{98 3 8
=98 3 9
ViewInput
{99 5 10
=99 5 7
summary
=99 14 46
Setters through which the presenter shows data
=100 5 4
name
"100 11 17
{module}ViewInput
=101 5 4
from
=101 11 9
Presenter
=102 5 2
to
=102 9 4
View
=103 5 6
folder
=103 13 4
View
=104 5 8
required
=104 15 4
true
=105 5 14
mustNotMention
[105 21 1
=105 22 6
Entity
=106 5 12
mentionsOnly
[106 19 7
=106 20 6
String
=106 28 3
Int
=106 33 6
Double
=106 41 4
Bool
=106 47 4
Data
=106 53 7
UIImage
=106 62 8
NSObject
=107 5 7
methods
{108 7 4
=108 7 4
mood
=108 13 7
command
=109 7 6
prefer
[109 15 2
=109 16 4
show
=109 22 3
set
=110 7 9
mayReturn
=110 18 5
false
=111 7 8
examples
[111 17 1
"111 18 12
showName(_:)
=112 5 6
source
=112 13 41
TableViewDelegate and TableViewDataSource
=114 3 10
ViewOutput
{115 5 10
=115 5 7
summary
=115 14 43
What the user did; it never returns a value
=116 5 4
name
"116 11 18
{module}ViewOutput
=117 5 4
from
=117 11 4
View
=118 5 2
to
=118 9 9
Presenter
=119 5 6
folder
=119 13 4
View
=120 5 8
required
=120 15 4
true
=121 5 14
mustNotMention
[121 21 2
=121 22 13
userInterface
=121 37 6
Entity
=122 5 12
mentionsOnly
[122 19 6
=122 20 6
String
=122 28 3
Int
=122 33 6
Double
=122 41 4
Bool
=122 47 4
Data
=122 53 8
NSObject
=123 5 7
methods
{123 14 1
=123 16 9
mayReturn
=123 27 5
false
=124 5 6
source
=124 13 41
TableViewDelegate and TableViewDataSource
=126 3 15
InteractorInput
{127 5 10
=127 5 7
summary
=127 14 30
Requests to the business logic
=128 5 4
name
"128 11 23
{module}InteractorInput
=129 5 4
from
=129 11 9
Presenter
=130 5 2
to
=130 9 10
Interactor
=131 5 6
folder
=131 13 10
Interactor
=132 5 8
required
=132 15 4
true
=133 5 14
mustNotMention
[133 21 1
=133 22 6
Entity
=134 5 12
mentionsOnly
[134 19 6
=134 20 6
String
=134 28 3
Int
=134 33 6
Double
=134 41 4
Bool
=134 47 4
Data
=134 53 8
NSObject
=135 5 7
methods
{135 14 1
=135 16 4
mood
=135 22 7
command
=136 5 6
source
=136 13 46
What is VIPER; passing objects between modules
=138 3 16
InteractorOutput
{139 5 9
=139 5 7
summary
=139 14 29
Results of the business logic
=140 5 4
name
"140 11 24
{module}InteractorOutput
=141 5 4
from
=141 11 10
Interactor
=142 5 2
to
=142 9 9
Presenter
=143 5 6
folder
=143 13 10
Interactor
=144 5 8
required
=144 15 4
true
=145 5 14
mustNotMention
[145 21 1
=145 22 6
Entity
=146 5 12
mentionsOnly
[146 19 7
=146 20 6
String
=146 28 3
Int
=146 33 6
Double
=146 41 4
Bool
=146 47 4
Data
=146 53 7
UIImage
=146 62 8
NSObject
=147 5 6
source
=147 13 13
What is VIPER
=149 3 16
ServiceInterface
{150 5 7
=150 5 7
summary
=150 14 35
What a service does for interactors
=151 5 4
name
"151 11 16
{feature}Service
=152 5 4
from
=152 11 10
Interactor
=153 5 2
to
=153 9 7
Service
=154 5 11
synchronous
=154 18 5
false
=155 5 14
mustNotMention
[155 21 1
=155 22 13
userInterface
=156 5 6
source
"156 13 62
Chosen by Adder; the article does not say where data come from
=158 3 11
RouterInput
{159 5 10
=159 5 7
summary
=159 14 11
Where to go
=160 5 4
name
"160 11 19
{module}RouterInput
=161 5 4
from
=161 11 9
Presenter
=162 5 2
to
=162 9 6
Router
=163 5 6
folder
=163 13 6
Router
=164 5 8
required
=164 15 4
true
=165 5 14
mustNotMention
[165 21 2
=165 22 13
userInterface
=165 37 6
Entity
=166 5 12
mentionsOnly
[166 19 6
=166 20 6
String
=166 28 3
Int
=166 33 6
Double
=166 41 4
Bool
=166 47 4
Data
=166 53 8
NSObject
=167 5 7
methods
{168 7 5
=168 7 4
mood
=168 13 7
command
=169 7 5
begin
[169 14 4
=169 15 7
present
=169 24 6
inject
=169 32 3
set
=169 37 5
close
=170 7 9
mayReturn
=170 18 5
false
=171 7 5
named
{171 14 2
=171 16 11
preparation
"171 29 25
inject{other}Dependencies
=171 58 7
opening
"171 67 14
present{other}
=172 7 8
examples
[172 17 2
"172 18 16
presentOptions()
"172 38 27
injectOptionsDependencies()
=173 5 6
source
=173 13 20
Dependency injection
=175 3 11
ModuleInput
{176 5 10
=176 5 7
summary
=176 14 85
What another module's router passes in; a simple object all the way to the interactor
=177 5 4
name
"177 11 19
{module}ModuleInput
=178 5 4
from
=178 11 6
Router
=179 5 2
to
[179 9 2
=179 10 6
Router
=179 18 9
Presenter
=180 5 7
crosses
=180 14 2
in
=181 5 6
folder
=181 13 6
Router
=182 5 14
mustNotMention
[182 21 2
=182 22 13
userInterface
=182 37 6
Entity
=183 5 12
mentionsOnly
[183 19 6
=183 20 6
String
=183 28 3
Int
=183 33 6
Double
=183 41 4
Bool
=183 47 4
Data
=183 53 8
NSObject
=184 5 7
methods
{184 14 2
=184 16 4
mood
=184 22 7
command
=184 31 6
prefer
[184 39 1
=184 40 3
set
=185 5 6
source
=185 13 31
Passing objects between modules
=187 3 29
NavigationControllerInterface
{188 5 6
=188 5 7
summary
=188 14 51
Shows modules if there is no UINavigationController
=189 5 4
name
"189 11 28
{module}NavigationController
=190 5 4
from
=190 11 6
Router
=191 5 2
to
=191 9 20
NavigationController
=192 5 6
folder
=192 13 6
Router
=193 5 6
source
=193 13 54
UINavigationController for transitions between modules
=208 1 10
references
{209 3 12
=209 3 35
NavigationController.viewController
=209 40 11
strong View
=210 3 11
View.output
=210 16 17
strong ViewOutput
=211 3 16
View.contentView
{211 21 3
=211 23 5
holds
=211 30 18
strong ContentView
=211 50 8
optional
=211 60 4
true
=211 66 8
injected
=211 76 5
false
=212 3 14
Presenter.view
=212 19 14
weak ViewInput
=213 3 20
Presenter.interactor
=213 25 22
strong InteractorInput
=214 3 16
Presenter.router
=214 21 18
strong RouterInput
=215 3 17
Interactor.output
=215 22 21
weak InteractorOutput
=216 3 27
Interactor.{feature}Service
{216 32 2
=216 34 5
holds
=216 41 23
strong ServiceInterface
=216 66 8
optional
=216 76 4
true
=217 3 16
Router.presenter
{217 21 2
=217 23 5
holds
=217 30 14
weak Presenter
=217 46 8
optional
=217 56 4
true
=218 3 11
Router.view
{218 16 3
=218 18 5
holds
=218 25 9
weak View
=218 36 10
alsoCalled
=218 48 17
transitionHandler
=218 67 8
optional
=218 77 4
true
=219 3 27
Router.navigationController
{219 32 2
=219 34 5
holds
=219 41 25
weak NavigationController
=219 68 8
optional
=219 78 4
true
=220 3 20
Router.{other}Router
{220 25 3
=220 27 5
holds
=220 34 16
weak ModuleInput
=220 52 8
optional
=220 62 4
true
=220 68 8
injected
=220 78 5
false
=222 1 11
composition
{223 3 1
=223 3 8
Assembly
{224 5 5
=224 5 6
builds
[224 13 4
=224 14 4
View
=224 20 9
Presenter
=224 31 10
Interactor
=224 43 6
Router
=225 5 7
returns
=225 14 6
Router
=226 5 6
method
=226 13 14
assembleModule
=227 5 4
lazy
=227 11 4
true
=228 5 6
source
=228 13 20
Dependency injection
=230 1 5
parts
{231 3 3
=231 3 6
Entity
{231 11 3
=231 13 7
summary
=231 22 37
The data that the interactor works on
=231 61 5
roles
[231 68 1
=231 69 6
Entity
=231 78 7
default
=231 87 2
on
=232 3 7
Service
{233 5 4
=233 5 7
summary
=233 14 51
Gets the data for the interactor, behind a protocol
=234 5 5
roles
[234 12 1
=234 13 7
Service
=235 5 9
contracts
[235 16 1
=235 17 16
ServiceInterface
=236 5 7
default
=236 14 2
on
=237 3 11
ModuleInput
{237 16 2
=237 18 7
summary
=237 27 36
Another module can pass an object in
=237 65 9
contracts
[237 76 1
=237 77 11
ModuleInput
=240 1 3
app
{241 3 3
=241 3 7
modules
=241 12 7
Modules
=242 3 7
folders
{243 5 2
=243 5 7
Modules
"243 14 31
Modules, each in its own folder
=244 5 8
Services
"244 15 60
What interactors get their data from: the network, the store
=245 3 6
source
"245 11 49
Chosen by Adder; the article specifies no folders
=247 1 5
tests
{248 3 1
=248 3 4
name
"248 9 11
{type}Tests
=251 1 5
rules
{253 3 26
=253 3 22
inject-method-misnamed
{253 27 1
=253 29 6
source
=253 37 20
Dependency injection
=254 3 23
present-method-misnamed
{254 28 1
=254 30 6
source
=254 38 20
Dependency injection
=256 3 25
assembly-called-at-launch
{256 30 1
=256 32 6
source
=256 40 20
Dependency injection
=257 3 30
contract-passes-complex-object
{257 35 1
=257 37 6
source
=257 45 13
What VIPER is
=258 3 21
entity-contains-logic
{258 26 1
=258 28 6
source
=258 36 13
What VIPER is
=259 3 21
module-lacks-assembly
{259 26 1
=259 28 6
source
=259 36 20
Dependency injection
=260 3 29
validation-outside-interactor
{260 34 1
=260 36 6
source
=260 44 13
What VIPER is
=261 3 20
view-computes-values
{261 25 1
=261 27 6
source
=261 35 13
What VIPER is
=262 3 25
view-has-nonview-property
{262 30 1
=262 32 6
source
=262 40 41
TableViewDelegate and TableViewDataSource
=263 3 25
view-output-returns-value
{263 30 1
=263 32 6
source
=263 40 41
TableViewDelegate and TableViewDataSource
=264 3 25
view-pulls-from-presenter
{264 30 1
=264 32 6
source
=264 40 13
What VIPER is
=265 3 25
view-receives-data-source
{265 30 1
=265 32 6
source
=265 40 41
TableViewDelegate and TableViewDataSource
=267 3 22
interactor-uses-router
{267 27 1
=267 29 6
source
=267 37 13
What VIPER is
=268 3 20
interactor-uses-view
{268 25 1
=268 27 6
source
=268 35 13
What VIPER is
=269 3 25
navigation-outside-router
{269 30 1
=269 32 6
source
=269 40 54
UINavigationController for transitions between modules
=270 3 25
part-calls-foreign-module
{270 30 1
=270 32 6
source
=270 40 31
Passing objects between modules
=271 3 23
presenter-accesses-data
{271 28 1
=271 30 6
source
=271 38 13
What VIPER is
=272 3 20
view-uses-interactor
{272 25 1
=272 27 6
source
=272 35 13
What VIPER is
=273 3 16
view-uses-router
{273 21 1
=273 23 6
source
=273 31 13
What VIPER is
=274 3 20
view-validates-input
{274 25 1
=274 27 6
source
=274 35 8
Problems
=276 3 25
interactor-retains-output
{276 30 1
=276 32 6
source
=276 40 13
What VIPER is
=277 3 29
presenter-has-weak-interactor
{277 34 1
=277 36 6
source
=277 44 13
What VIPER is
=278 3 25
presenter-has-weak-router
{278 30 1
=278 32 6
source
=278 40 13
What VIPER is
=279 3 22
presenter-retains-view
{279 27 1
=279 29 6
source
=279 37 8
Problems
=280 3 27
router-retains-module-parts
{280 32 1
=280 34 6
source
=280 42 8
Problems
=281 3 20
view-has-weak-output
{281 25 1
=281 27 6
source
=281 35 13
What VIPER is

"""#
    case "clean-swift": #"""
{4 1 14
=4 1 7
extends
=4 10 6
common
=5 1 5
title
=5 8 11
Clean Swift
=6 1 6
family
=6 9 3
VIP
=7 1 7
summary
"7 10 98
View → Interactor → Presenter → View, with Request, Response and ViewModel for each use case
=8 1 6
source
=8 9 38
Clean Swift as an alternative to VIPER
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
=12 18 4
View
=12 24 6
Router
=12 32 11
DataPassing
=12 45 9
DataStore
=14 1 5
roles
{15 3 9
=15 3 4
View
{16 5 9
=16 5 7
summary
=16 14 64
Configures and shows its views; sends requests to the interactor
=17 5 7
aliases
[17 14 1
=17 15 14
ViewController
=18 5 6
traits
[18 13 6
=18 14 5
shows
=18 21 13
touchesScreen
=18 36 14
forwardsEvents
=18 52 13
displaysLists
=18 67 16
keepsModuleAlive
=18 85 8
composes
=19 5 4
name
"19 11 22
{module}ViewController
=20 5 8
required
=20 15 11
whereNeeded
=21 5 11
mustNotKnow
[21 18 7
=21 19 9
Presenter
=21 30 6
Worker
=21 38 10
navigation
=21 50 7
network
=21 59 7
storage
=21 68 14
managedObjects
=21 84 10
formatting
=22 5 10
mayMention
[22 17 2
=22 18 7
prepare
=22 27 17
UIStoryboardSegue
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
View (View Controller)
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
=31 5 11
mustNotKnow
[31 18 7
=31 19 10
Interactor
=31 31 9
Presenter
=31 42 6
Router
=31 50 6
Worker
=31 58 10
navigation
=31 70 7
network
=31 79 7
storage
=32 5 6
source
=32 13 22
View (View Controller)
=34 3 10
Interactor
{35 5 7
=35 5 7
summary
=35 14 83
All business logic; stores the scene's data and responds only through the presenter
=36 5 6
traits
[36 13 3
=36 14 20
appliesBusinessLogic
=36 36 10
holdsState
=36 48 13
receivesInput
=37 5 4
name
"37 11 18
{module}Interactor
=38 5 8
required
=38 15 11
whereNeeded
=39 5 11
mustNotKnow
[39 18 6
=39 19 4
View
=39 25 6
Router
=39 33 10
navigation
=39 45 7
network
=39 54 7
storage
=39 63 10
formatting
=40 5 5
tests
[40 12 2
=40 13 8
services
=40 23 10
forwarding
=41 5 6
source
=41 13 10
Interactor
=43 3 6
Worker
{44 5 6
=44 5 7
summary
=44 14 64
Fetches data from a cache or the network for several interactors
=45 5 6
traits
[45 13 1
=45 14 11
reachesData
=46 5 4
name
"46 11 14
{module}Worker
=47 5 11
mustNotKnow
[47 18 6
=47 19 4
View
=47 25 10
Interactor
=47 37 9
Presenter
=47 48 6
Router
=47 56 13
userInterface
=47 71 10
navigation
=48 5 5
tests
[48 12 1
=48 13 8
services
=49 5 6
source
=49 13 10
Interactor
=51 3 12
SharedWorker
{52 5 5
=52 5 7
summary
=52 14 65
Works with one kind of data for the interactors of several scenes
=53 5 6
traits
[53 13 2
=53 14 11
reachesData
=53 27 8
isShared
=54 5 4
name
[54 11 2
"54 12 29
{feature}WorkerImplementation
"54 45 15
{feature}Worker
=55 5 11
mustNotKnow
[55 18 6
=55 19 4
View
=55 25 10
Interactor
=55 37 9
Presenter
=55 48 6
Router
=55 56 13
userInterface
=55 71 10
navigation
=56 5 6
source
"56 13 63
Interactor: queries that several modules use belong to a worker
=58 3 9
Presenter
{59 5 8
=59 5 7
summary
=59 14 49
Prepares a response for display, and nothing else
=60 5 6
traits
[60 13 1
=60 14 7
formats
=61 5 4
name
"61 11 17
{module}Presenter
=62 5 8
required
=62 15 11
whereNeeded
=63 5 21
implementsNothingElse
=63 28 4
true
=64 5 11
mustNotKnow
[64 18 6
=64 19 10
Interactor
=64 31 6
Worker
=64 39 6
Router
=64 47 10
navigation
=64 59 7
network
=64 68 7
storage
=65 5 5
tests
[65 12 1
=65 13 10
formatting
=66 5 6
source
=66 13 9
Presenter
=68 3 6
Router
{69 5 8
=69 5 7
summary
=69 14 67
Opens other scenes and passes data from one data store to the other
=70 5 6
traits
[70 13 2
=70 14 9
navigates
=70 25 13
touchesScreen
=71 5 4
name
"71 11 14
{module}Router
=72 5 8
required
=72 15 11
whereNeeded
=73 5 11
mustNotKnow
[73 18 4
=73 19 9
Presenter
=73 30 6
Worker
=73 38 7
network
=73 47 7
storage
=74 5 8
inherits
{74 15 2
=74 17 4
type
=74 23 8
NSObject
=74 33 13
whenMentioned
=74 48 20
NSSelectorFromString
=75 5 5
tests
[75 12 1
=75 13 11
transitions
=76 5 6
source
=76 13 6
Router
=78 3 6
Models
{79 5 6
=79 5 7
summary
=79 14 50
A namespace with the three types of every use case
=80 5 6
traits
[80 13 1
=80 14 11
isPlainData
=81 5 4
name
[81 11 2
"81 12 8
{module}
"81 24 14
{module}Models
=82 5 4
kind
=82 11 4
enum
=83 5 8
required
=83 15 11
whereNeeded
=84 5 6
source
=84 13 6
Models
=86 3 12
Configurator
{87 5 6
=87 5 7
summary
=87 14 76
Connects the parts of the scene; replaces the view controller's setup method
=88 5 6
traits
[88 13 1
=88 14 8
composes
=89 5 4
name
"89 11 20
{module}Configurator
=90 5 21
implementsNothingElse
=90 28 4
true
=91 5 5
tests
[91 12 1
=91 13 6
wiring
=92 5 6
source
=92 13 10
An example
=94 1 9
contracts
{95 3 9
=95 3 13
BusinessLogic
{96 5 9
=96 5 7
summary
=96 14 32
What the user wants, as requests
=97 5 4
name
"97 11 21
{module}BusinessLogic
=98 5 4
from
=98 11 4
View
=99 5 2
to
=99 9 10
Interactor
=100 5 4
file
"100 11 18
{module}Interactor
=101 5 8
required
=101 15 4
true
=102 5 14
mustNotMention
[102 21 1
=102 22 13
userInterface
=103 5 7
methods
{104 7 4
=104 7 4
mood
=104 13 7
command
=105 7 9
mayReturn
=105 18 5
false
=106 7 9
parameter
{106 18 2
=106 20 5
label
=106 27 7
request
=106 36 4
type
"106 42 26
{module}.{useCase}.Request
=107 7 8
examples
[107 17 1
"107 18 22
showContacts(request:)
=108 5 6
source
=108 13 10
An example
=110 3 17
PresentationLogic
{111 5 9
=111 5 7
summary
=111 14 25
The results, as responses
=112 5 4
name
"112 11 25
{module}PresentationLogic
=113 5 4
from
=113 11 10
Interactor
=114 5 2
to
=114 9 9
Presenter
=115 5 4
file
"115 11 17
{module}Presenter
=116 5 8
required
=116 15 4
true
=117 5 14
mustNotMention
[117 21 1
=117 22 13
userInterface
=118 5 7
methods
{119 7 5
=119 7 4
mood
=119 13 7
command
=120 7 5
begin
[120 14 1
=120 15 7
present
=121 7 9
mayReturn
=121 18 5
false
=122 7 9
parameter
{122 18 2
=122 20 5
label
=122 27 8
response
=122 37 4
type
"122 43 27
{module}.{useCase}.Response
=123 7 8
examples
[123 17 1
"123 18 26
presentContacts(response:)
=124 5 6
source
=124 13 10
An example
=126 3 12
DisplayLogic
{127 5 9
=127 5 7
summary
=127 14 55
What to show, as view models that are ready for display
=128 5 4
name
"128 11 20
{module}DisplayLogic
=129 5 4
from
=129 11 9
Presenter
=130 5 2
to
=130 9 4
View
=131 5 4
file
"131 11 22
{module}ViewController
=132 5 8
required
=132 15 4
true
=133 5 14
mustNotMention
[133 21 1
=133 22 14
managedObjects
=134 5 7
methods
{135 7 5
=135 7 4
mood
=135 13 7
command
=136 7 5
begin
[136 14 1
=136 15 7
display
=137 7 9
mayReturn
=137 18 5
false
=138 7 9
parameter
{138 18 2
=138 20 5
label
=138 27 9
viewModel
=138 38 4
type
"138 44 28
{module}.{useCase}.ViewModel
=139 7 8
examples
[139 17 1
"139 18 27
displayContacts(viewModel:)
=140 5 6
source
=140 13 10
An example
=142 3 12
RoutingLogic
{143 5 8
=143 5 7
summary
=143 14 60
Where to go; a segue has the method's name without 'routeTo'
=144 5 4
name
"144 11 20
{module}RoutingLogic
=145 5 4
from
=145 11 4
View
=146 5 2
to
=146 9 6
Router
=147 5 4
file
"147 11 14
{module}Router
=148 5 8
required
=148 15 4
true
=149 5 7
methods
{150 7 5
=150 7 4
mood
=150 13 7
command
=151 7 5
begin
[151 14 1
=151 15 7
routeTo
=152 7 9
mayReturn
=152 18 5
false
=153 7 5
named
{153 14 2
=153 16 7
opening
"153 25 14
routeTo{other}
=153 43 5
segue
"153 50 7
{other}
=154 7 8
examples
[154 17 1
"154 18 26
routeToViewContact(segue:)
=155 5 6
source
=155 13 18
Router; an example
=157 3 9
DataStore
{158 5 8
=158 5 7
summary
=158 14 45
The scene's data, which other scenes may read
=159 5 4
name
"159 11 17
{module}DataStore
=160 5 4
from
=160 11 6
Router
=161 5 2
to
=161 9 10
Interactor
=162 5 4
file
"162 11 18
{module}Interactor
=163 5 8
required
=163 15 4
true
=164 5 10
properties
=164 17 8
readOnly
=165 5 6
source
=165 13 18
Interactor; Router
=167 3 11
DataPassing
{168 5 8
=168 5 7
summary
=168 14 58
Gives the router of another scene access to the data store
=169 5 4
name
[169 11 2
"169 12 19
{module}DataPassing
"169 35 16
{module}DataPass
=170 5 4
from
[170 11 2
=170 12 4
View
=170 18 6
Router
=171 5 2
to
=171 9 6
Router
=172 5 4
file
"172 11 14
{module}Router
=173 5 8
required
=173 15 4
true
=174 5 10
properties
=174 17 8
readOnly
=175 5 6
source
=175 13 18
Router; an example
=177 3 11
WorkerLogic
{178 5 8
=178 5 7
summary
=178 14 33
What the worker fetches or stores
=179 5 4
name
"179 11 19
{module}WorkerLogic
=180 5 4
from
=180 11 10
Interactor
=181 5 2
to
=181 9 6
Worker
=182 5 4
file
"182 11 14
{module}Worker
=183 5 11
synchronous
=183 18 5
false
=184 5 14
mustNotMention
[184 21 1
=184 22 13
userInterface
=185 5 6
source
=185 13 10
Interactor
=187 3 17
SharedWorkerLogic
{188 5 7
=188 5 7
summary
=188 14 38
What a shared worker fetches or stores
=189 5 4
name
"189 11 15
{feature}Worker
=190 5 4
from
=190 11 10
Interactor
=191 5 2
to
=191 9 12
SharedWorker
=192 5 11
synchronous
=192 18 5
false
=193 5 14
mustNotMention
[193 21 1
=193 22 13
userInterface
=194 5 6
source
=194 13 10
Interactor
=196 3 17
TransitionHandler
{197 5 7
=197 5 7
summary
=197 14 86
The part of the view that the router can access, if the view is not a UIViewController
=198 5 4
name
"198 11 25
{module}TransitionHandler
=199 5 4
from
=199 11 6
Router
=200 5 2
to
=200 9 4
View
=201 5 4
file
"201 11 14
{module}Router
=202 5 7
methods
{202 14 1
=202 16 5
named
{202 23 1
=202 25 7
opening
=202 34 9
showScene
=203 5 6
source
=203 13 6
Router
=206 1 10
references
{207 3 9
=207 3 15
View.interactor
=207 20 20
strong BusinessLogic
=208 3 11
View.router
=208 16 33
strong RoutingLogic & DataPassing
=209 3 16
View.contentView
{209 21 3
=209 23 5
holds
=209 30 18
strong ContentView
=209 50 8
optional
=209 60 4
true
=209 66 8
injected
=209 76 5
false
=210 3 20
Interactor.presenter
=210 25 24
strong PresentationLogic
=211 3 17
Interactor.worker
{211 22 2
=211 24 5
holds
=211 31 18
strong WorkerLogic
=211 51 8
optional
=211 61 4
true
=212 3 26
Interactor.{feature}Worker
{212 31 2
=212 33 5
holds
=212 40 24
strong SharedWorkerLogic
=212 66 8
optional
=212 76 4
true
=213 3 24
Presenter.viewController
=213 29 17
weak DisplayLogic
=214 3 21
Router.viewController
=214 26 9
weak View
=215 3 16
Router.dataStore
=215 21 16
strong DataStore
=218 1 11
composition
{219 3 2
=219 3 4
View
{220 5 4
=220 5 6
builds
[220 13 3
=220 14 10
Interactor
=220 26 9
Presenter
=220 37 6
Router
=221 5 7
returns
=221 14 4
View
=222 5 6
method
=222 13 5
setup
=223 5 6
source
=223 13 10
An example
=224 3 12
Configurator
{225 5 6
=225 5 6
builds
[225 13 3
=225 14 10
Interactor
=225 26 9
Presenter
=225 37 6
Router
=226 5 7
returns
=226 14 4
View
=227 5 6
method
=227 13 9
configure
=228 5 16
showsNothingElse
=228 23 4
true
=229 5 9
singleton
=229 16 14
sharedInstance
=230 5 6
source
=230 13 10
An example
=232 1 5
parts
{233 3 3
=233 3 6
Worker
{234 5 4
=234 5 7
summary
=234 14 16
Fetches the data
=235 5 5
roles
[235 12 1
=235 13 6
Worker
=236 5 9
contracts
[236 16 1
=236 17 11
WorkerLogic
=237 5 7
default
=237 14 2
on
=238 3 12
Configurator
{238 17 2
=238 19 7
summary
=238 28 76
Connects the parts of the scene; replaces the view controller's setup method
=238 106 5
roles
[238 113 1
=238 114 12
Configurator
=241 3 7
Routing
{241 12 1
=241 14 7
summary
=241 23 58
The view controller passes storyboard segues to the router
=244 1 3
app
{245 3 5
=245 3 7
modules
=245 12 6
Scenes
=246 3 8
services
=246 13 7
Workers
=247 3 6
models
=247 11 6
Models
=248 3 7
folders
{249 5 4
=249 5 6
Scenes
"249 13 30
Scenes, each in its own folder
=250 5 7
Workers
=250 14 38
Workers that several interactors share
=251 5 6
Models
=251 13 19
The data of the app
=252 5 8
Services
"252 15 40
What workers use: the network, the store
=253 3 6
source
"253 11 49
Chosen by Adder; the article specifies no folders
=255 1 5
tests
{256 3 2
=256 3 4
name
"256 9 11
{type}Tests
=257 3 17
mocksSurroundings
=257 22 4
true
=260 1 5
rules
{262 3 41
=262 3 24
part-lacks-module-prefix
{262 29 1
=262 31 6
source
=262 39 21
Names in the examples
=263 3 26
routing-logic-wrong-prefix
{263 31 1
=263 33 6
source
=263 41 10
An example
=264 3 23
scene-protocol-misnamed
{264 28 1
=264 30 6
source
=264 38 10
An example
=265 3 24
use-case-method-misnamed
{265 29 1
=265 31 6
source
=265 39 10
An example
=267 3 16
scene-incomplete
{267 21 1
=267 23 6
source
=267 31 20
Introduction; Models
=268 3 22
scene-setup-omits-link
{268 27 1
=268 29 6
source
=268 37 10
An example
=269 3 19
use-case-incomplete
{269 24 1
=269 26 6
source
=269 34 6
Models
=271 3 23
appearance-outside-view
{271 28 1
=271 30 6
source
=271 38 22
View (View Controller)
=272 3 28
business-logic-lacks-request
{272 33 1
=272 35 6
source
=272 43 10
An example
=273 3 29
configurator-has-extra-method
{273 34 1
=273 36 6
source
=273 44 10
An example
=274 3 25
configurator-instantiable
{274 30 1
=274 32 6
source
=274 40 10
An example
=275 3 28
data-store-property-settable
{275 33 1
=275 35 6
source
"275 43 26
Interactor, the data store
=276 3 21
data-store-wrong-part
{276 26 1
=276 28 6
source
=276 36 10
Interactor
=277 3 24
display-lacks-view-model
{277 29 1
=277 31 6
source
=277 39 10
An example
=278 3 30
interactor-called-outside-view
{278 35 1
=278 37 6
source
=278 45 10
Interactor
=279 3 27
interactor-duplicates-query
{279 32 1
=279 34 6
source
=279 42 6
Worker
=280 3 24
method-crosses-use-cases
{280 29 1
=280 31 6
source
=280 39 15
Why Clean Swift
=281 3 27
presentation-lacks-response
{281 32 1
=281 34 6
source
=281 42 10
An example
=282 3 28
presenter-has-extra-protocol
{282 33 1
=282 35 6
source
=282 43 10
An example
=283 3 22
presenter-stores-state
{283 27 1
=283 29 6
source
=283 37 9
Presenter
=284 3 26
router-bypasses-data-store
{284 31 1
=284 33 6
source
=284 41 6
Router
=285 3 17
router-lacks-objc
{285 22 1
=285 24 6
source
=285 32 10
An example
=286 3 20
scene-model-is-class
{286 25 1
=286 27 6
source
=286 35 10
An example
=287 3 20
scene-model-unnested
{287 25 1
=287 27 6
source
=287 35 6
Models
=288 3 21
scene-setup-scattered
{288 26 1
=288 28 6
source
=288 36 10
An example
=289 3 25
scene-uses-concrete-class
{289 30 1
=289 32 6
source
=289 40 15
Why Clean Swift
=290 3 25
segue-lacks-router-method
{290 30 1
=290 32 6
source
=290 40 10
An example
=291 3 29
validation-outside-interactor
{291 34 1
=291 36 6
source
=291 44 10
Interactor
=292 3 22
view-lacks-conformance
{292 27 1
=292 29 6
source
=292 37 4
View
=293 3 25
view-model-carries-entity
{293 30 1
=293 32 6
source
=293 40 6
Models
=294 3 29
view-uses-concrete-interactor
{294 34 1
=294 36 6
source
=294 44 10
An example
=295 3 25
view-uses-concrete-router
{295 30 1
=295 32 6
source
=295 40 10
An example
=297 3 28
formatting-outside-presenter
{297 33 1
=297 35 6
source
=297 43 9
Presenter
=298 3 26
interactor-bypasses-worker
{298 31 1
=298 33 6
source
=298 41 10
Interactor
=299 3 29
interactor-uses-display-logic
{299 34 1
=299 36 6
source
=299 44 10
Interactor
=300 3 22
scene-prepared-by-view
{300 27 1
=300 29 6
source
=300 37 10
An example
=301 3 18
vip-cycle-violated
{301 23 1
=301 25 6
source
=301 33 15
Why Clean Swift
=302 3 17
worker-uses-scene
{302 22 1
=302 24 6
source
=302 32 6
Worker
=304 3 29
interactor-has-weak-presenter
{304 34 1
=304 36 6
source
=304 44 10
An example
=305 3 31
presenter-retains-display-logic
{305 36 1
=305 38 6
source
=305 46 10
An example
=306 3 30
router-retains-view-controller
{306 35 1
=306 37 6
source
=306 45 6
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
"5 388 3
WK*
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
[35 15 9
"35 16 11
URLSession*
"35 31 10
URLRequest
"35 45 13
URLConnection
"35 62 2
AF
"35 68 9
Alamofire
"35 81 14
SessionManager
"35 99 20
AFHTTPSessionManager
"35 123 12
MoyaProvider
"35 139 12
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
"39 170 14
NSFetchRequest
"39 188 5
Realm
"39 197 12
ModelContext
"39 213 14
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
[52 12 3
"52 13 9
formatted
"52 26 10
uppercased
"52 40 11
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
{4 1 14
=4 1 7
extends
=4 10 6
common
=5 1 5
title
=5 8 19
Mutual Mobile VIPER
=6 1 6
family
=6 9 5
VIPER
=7 1 7
summary
=7 10 93
Wireframe that builds and owns, View with an event handler, Presenter, Interactor, Data store
=8 1 6
source
"8 9 72
VIPER architecture in iOS: talks about massive view controllers (slides)
=10 1 6
module
{11 3 2
=11 3 6
folder
"11 11 8
{module}
=12 3 12
openToOthers
[12 17 2
=12 18 9
Wireframe
=12 29 14
ModuleDelegate
=14 1 5
roles
{15 3 8
=15 3 4
View
{16 5 9
=16 5 7
summary
=16 14 62
Shows what it is given through setters and never asks for data
=17 5 7
aliases
[17 14 1
=17 15 14
ViewController
=18 5 6
traits
[18 13 3
=18 14 5
shows
=18 21 13
touchesScreen
=18 36 14
forwardsEvents
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
[23 7 8
=23 8 10
Interactor
=23 20 9
Wireframe
=23 31 9
DataStore
=23 42 10
navigation
=23 54 5
lists
=23 61 7
network
=23 70 7
storage
=23 79 14
managedObjects
=24 5 5
tests
[24 12 3
=24 13 6
events
=24 21 5
input
=24 28 9
lifecycle
=25 5 6
source
=25 13 22
View; UIViewController
=27 3 11
ContentView
{28 5 7
=28 5 7
summary
=28 14 92
The view of a view controller without a xib or storyboard; creates and arranges the subviews
=29 5 6
traits
[29 13 1
=29 14 13
touchesScreen
=30 5 4
name
"30 11 19
{module}ContentView
=31 5 4
kind
=31 11 5
class
=32 5 6
folder
=32 13 4
View
=33 5 11
mustNotKnow
[33 18 8
=33 19 9
Presenter
=33 30 10
Interactor
=33 42 9
Wireframe
=33 53 9
DataStore
=33 64 10
navigation
=33 76 5
lists
=33 83 7
network
=33 92 7
storage
=34 5 6
source
=34 13 56
How to keep the view controller from becoming overweight
=36 3 14
ListDataSource
{37 5 6
=37 5 7
summary
=37 14 55
A list's data source, separate from the view controller
=38 5 6
traits
[38 13 2
=38 14 13
touchesScreen
=38 29 13
displaysLists
=39 5 4
name
"39 11 18
{module}DataSource
=40 5 6
folder
=40 13 4
View
=41 5 11
mustNotKnow
[41 18 5
=41 19 10
Interactor
=41 31 9
Wireframe
=41 42 9
DataStore
=41 53 7
network
=41 62 7
storage
=42 5 6
source
=42 13 56
How to keep the view controller from becoming overweight
=44 3 9
Presenter
{45 5 9
=45 5 7
summary
=45 14 78
Handles the view's events; commands the view, the interactor and the wireframe
=46 5 7
aliases
[46 14 1
=46 15 12
EventHandler
=47 5 6
traits
[47 13 4
=47 14 7
decides
=47 23 7
formats
=47 32 10
holdsState
=47 44 13
receivesInput
=48 5 4
name
"48 11 17
{module}Presenter
=49 5 6
folder
=49 13 9
Presenter
=50 5 8
required
=50 15 11
whereNeeded
=51 5 11
mustNotKnow
[51 18 5
=51 19 9
DataStore
=51 30 10
navigation
=51 42 7
network
=51 51 7
storage
=51 60 14
managedObjects
=52 5 5
tests
[52 12 2
=52 13 10
forwarding
=52 25 8
entrance
=53 5 6
source
=53 13 9
Presenter
=55 3 10
Interactor
{56 5 8
=56 5 7
summary
=56 14 70
One use case and its business logic, independent of the user interface
=57 5 6
traits
[57 13 1
=57 14 20
appliesBusinessLogic
=58 5 4
name
"58 11 18
{module}Interactor
=59 5 6
folder
=59 13 10
Interactor
=60 5 8
required
=60 15 11
whereNeeded
=61 5 11
mustNotKnow
[61 18 5
=61 19 4
View
=61 25 9
Wireframe
=61 36 13
userInterface
=61 51 10
navigation
=61 63 7
network
=62 5 5
tests
[62 12 1
=62 13 8
services
=63 5 6
source
=63 13 10
Interactor
=65 3 9
DataStore
{66 5 8
=66 5 7
summary
=66 14 65
Provides entities to the interactor and hides how they are stored
=67 5 7
aliases
[67 14 1
=67 15 11
DataManager
=68 5 6
traits
[68 13 1
=68 14 11
reachesData
=69 5 4
name
[69 11 2
"69 12 17
{module}DataStore
"69 33 19
{module}DataManager
=70 5 6
folder
=70 13 9
DataStore
=71 5 11
mustNotKnow
[71 18 5
=71 19 4
View
=71 25 9
Presenter
=71 36 10
Interactor
=71 48 9
Wireframe
=71 59 13
userInterface
=72 5 5
tests
[72 12 1
=72 13 8
services
=73 5 6
source
=73 13 10
Data Store
=75 3 6
Entity
{76 5 6
=76 5 7
summary
=76 14 57
A plain structure of data; all logic is in the interactor
=77 5 6
traits
[77 13 2
=77 14 11
isPlainData
=77 27 10
isReadOnly
=78 5 4
kind
=78 11 6
struct
=79 5 6
folder
=79 13 6
Entity
=80 5 11
mustNotKnow
[80 18 4
=80 19 14
managedObjects
=80 35 7
storage
=80 44 7
network
=80 53 13
userInterface
=81 5 6
source
=81 13 19
Entities; Presenter
=83 3 9
Wireframe
{84 5 9
=84 5 7
summary
=84 14 85
Creates and connects the module, owns window and view controller, opens other screens
=85 5 7
aliases
[85 14 1
=85 15 6
Router
=86 5 6
traits
[86 13 4
=86 14 8
composes
=86 24 9
navigates
=86 35 13
touchesScreen
=86 50 16
keepsModuleAlive
=87 5 4
name
"87 11 17
{module}Wireframe
=88 5 6
folder
=88 13 9
Wireframe
=89 5 8
required
=89 15 11
whereNeeded
=90 5 11
mustNotKnow
[90 18 3
=90 19 9
DataStore
=90 30 7
network
=90 39 7
storage
=91 5 5
tests
[91 12 2
=91 13 6
wiring
=91 21 11
transitions
=92 5 6
source
=92 13 9
Wireframe
=94 1 9
contracts
{95 3 7
=95 3 13
ViewInterface
{96 5 9
=96 5 7
summary
=96 14 12
What to show
=97 5 4
name
[97 11 2
"97 12 21
{module}ViewInterface
"97 37 17
{module}ViewInput
=98 5 4
from
=98 11 9
Presenter
=99 5 2
to
=99 9 4
View
=100 5 6
folder
=100 13 4
View
=101 5 8
required
=101 15 4
true
=102 5 14
mustNotMention
[102 21 2
=102 22 13
userInterface
=102 37 14
managedObjects
=103 5 7
methods
{104 7 3
=104 7 4
mood
=104 13 7
command
=105 7 6
prefer
[105 15 3
=105 16 4
show
=105 22 6
update
=105 30 3
set
=106 7 8
examples
[106 17 1
"106 18 12
showName(_:)
=107 5 6
source
=107 13 4
View
=109 3 15
ModuleInterface
{110 5 9
=110 5 7
summary
=110 14 17
What the user did
=111 5 4
name
[111 11 2
"111 12 23
{module}ModuleInterface
"111 39 20
{module}EventHandler
=112 5 4
from
=112 11 4
View
=113 5 2
to
=113 9 9
Presenter
=114 5 6
folder
=114 13 4
View
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
{118 7 3
=118 7 3
end
[118 12 2
=118 13 6
Tapped
=118 21 7
Pressed
=119 7 9
mayReturn
=119 18 5
false
=120 7 8
examples
[120 17 1
"120 18 17
addButtonTapped()
=121 5 6
source
=121 13 4
View
=123 3 15
InteractorInput
{124 5 9
=124 5 7
summary
=124 14 24
Requests to the use case
=125 5 4
name
[125 11 2
"125 12 23
{module}InteractorInput
"125 39 16
{module}Provider
=126 5 4
from
=126 11 9
Presenter
=127 5 2
to
=127 9 10
Interactor
=128 5 6
folder
=128 13 10
Interactor
=129 5 8
required
=129 15 4
true
=130 5 14
mustNotMention
[130 21 2
=130 22 13
userInterface
=130 37 14
managedObjects
=131 5 7
methods
{131 14 1
=131 16 4
mood
=131 22 7
command
=132 5 6
source
=132 13 21
Presenter; Interactor
=134 3 16
InteractorOutput
{135 5 8
=135 5 7
summary
=135 14 31
The results, as simple entities
=136 5 4
name
[136 11 2
"136 12 24
{module}InteractorOutput
"136 40 22
{module}ProviderOutput
=137 5 4
from
=137 11 10
Interactor
=138 5 2
to
=138 9 9
Presenter
=139 5 6
folder
=139 13 10
Interactor
=140 5 8
required
=140 15 4
true
=141 5 14
mustNotMention
[141 21 2
=141 22 13
userInterface
=141 37 14
managedObjects
=142 5 6
source
=142 13 21
Presenter; Interactor
=144 3 18
WireframeInterface
{145 5 8
=145 5 7
summary
=145 14 11
Where to go
=146 5 4
name
"146 11 26
{module}WireframeInterface
=147 5 4
from
=147 11 9
Presenter
=148 5 2
to
=148 9 9
Wireframe
=149 5 6
folder
=149 13 9
Wireframe
=150 5 14
mustNotMention
[150 21 1
=150 22 13
userInterface
=151 5 7
methods
{151 14 2
=151 16 4
mood
=151 22 7
command
=151 31 9
mayReturn
=151 42 5
false
=152 5 6
source
=152 13 20
Presenter; Wireframe
=154 3 18
DataStoreInterface
{155 5 8
=155 5 7
summary
=155 14 27
Fetches and stores entities
=156 5 4
name
[156 11 2
"156 12 26
{module}DataStoreInterface
"156 42 28
{module}DataManagerInterface
=157 5 4
from
=157 11 10
Interactor
=158 5 2
to
=158 9 9
DataStore
=159 5 6
folder
=159 13 9
DataStore
=160 5 11
synchronous
=160 18 5
false
=161 5 14
mustNotMention
[161 21 2
=161 22 14
managedObjects
=161 38 13
userInterface
=162 5 6
source
=162 13 10
Data Store
=164 3 14
ModuleDelegate
{165 5 9
=165 5 7
summary
=165 14 52
What the module reports to the module that opened it
=166 5 4
name
"166 11 22
{module}ModuleDelegate
=167 5 4
from
=167 11 9
Presenter
=168 5 2
to
=168 9 9
Presenter
=169 5 7
crosses
=169 14 3
out
=170 5 6
folder
=170 13 9
Presenter
=171 5 14
mustNotMention
[171 21 1
=171 22 13
userInterface
=172 5 7
methods
{172 14 1
=172 16 4
mood
=172 22 4
fact
=173 5 6
source
=173 13 9
Presenter
=176 1 10
references
{177 3 10
=177 3 24
Wireframe.viewController
=177 29 11
strong View
=178 3 17
View.eventHandler
=178 22 22
strong ModuleInterface
=179 3 16
View.contentView
{179 21 3
=179 23 5
holds
=179 30 18
strong ContentView
=179 50 8
optional
=179 60 4
true
=179 66 8
injected
=179 76 5
false
=180 3 15
View.dataSource
{180 20 3
=180 22 5
holds
=180 29 21
strong ListDataSource
=180 52 8
optional
=180 62 4
true
=180 68 8
injected
=180 78 5
false
=181 3 23
Presenter.userInterface
=181 28 18
weak ViewInterface
=182 3 20
Presenter.interactor
=182 25 22
strong InteractorInput
=183 3 19
Presenter.wireframe
{183 24 2
=183 26 5
holds
=183 33 23
weak WireframeInterface
=183 58 8
optional
=183 68 4
true
=184 3 24
Presenter.moduleDelegate
{184 29 2
=184 31 5
holds
=184 38 19
weak ModuleDelegate
=184 59 8
optional
=184 69 4
true
=185 3 17
Interactor.output
=185 22 21
weak InteractorOutput
=186 3 20
Interactor.dataStore
{186 25 2
=186 27 5
holds
=186 34 25
strong DataStoreInterface
=186 61 8
optional
=186 71 4
true
=188 1 11
composition
{189 3 1
=189 3 9
Wireframe
{190 5 5
=190 5 6
builds
[190 13 4
=190 14 4
View
=190 20 9
Presenter
=190 31 10
Interactor
=190 43 9
DataStore
=191 5 7
returns
=191 14 4
View
=192 5 6
method
"192 13 18
make{module}Module
=193 5 5
takes
[193 12 1
=193 13 14
ModuleDelegate
=194 5 6
source
=194 13 9
Wireframe
=196 1 5
parts
{197 3 3
=197 3 9
DataStore
{198 5 4
=198 5 7
summary
=198 14 28
Stores the module's entities
=199 5 5
roles
[199 12 2
=199 13 9
DataStore
=199 24 6
Entity
=200 5 9
contracts
[200 16 1
=200 17 18
DataStoreInterface
=201 5 7
default
=201 14 2
on
=202 3 14
ModuleDelegate
{202 19 2
=202 21 7
summary
=202 30 50
The module can report to the module that opened it
=202 82 9
contracts
[202 93 1
=202 94 14
ModuleDelegate
=206 3 14
ListDataSource
{206 19 2
=206 21 7
summary
"206 30 55
A list's data source, separate from the view controller
=206 89 5
roles
[206 96 1
=206 97 14
ListDataSource
=209 1 3
app
{210 3 3
=210 3 7
modules
=210 12 7
Modules
=211 3 7
folders
{212 5 4
=212 5 7
Modules
"212 14 31
Modules, each in its own folder
=213 5 12
Common/Model
=213 19 31
Data that several modules share
=214 5 12
Common/Store
=214 19 47
The store behind the data stores of the modules
=215 5 11
Common/View
"215 18 56
The root wireframe, and views that several modules share
=216 3 6
source
"216 11 35
VIPER-SWIFT, Mutual Mobile's sample
=218 1 5
tests
{219 3 3
=219 3 4
name
"219 9 11
{type}Tests
=220 3 14
mirrorsSources
=220 19 4
true
=221 3 17
mocksSurroundings
=221 22 4
true
=224 1 5
rules
{226 3 29
=226 3 27
gesture-method-wrong-suffix
{226 32 1
=226 34 6
source
=226 42 4
View
=228 3 21
entity-contains-logic
{228 26 1
=228 28 6
source
=228 36 8
Entities
=229 3 24
entity-is-managed-object
{229 29 1
=229 31 6
source
=229 39 8
Entities
=230 3 14
entity-mutable
{230 19 1
=230 21 6
source
=230 29 19
Presenter; Entities
=231 3 23
massive-view-controller
{231 28 1
=231 30 6
source
=231 38 24
Massive view controllers
=232 3 26
view-builds-complex-layout
{232 31 1
=232 33 6
source
=232 41 56
How to keep the view controller from becoming overweight
=233 3 26
view-is-nonvisual-delegate
{233 31 1
=233 33 6
source
=233 41 16
UIViewController
=234 3 30
view-presenter-tightly-coupled
{234 35 1
=234 37 6
source
=234 45 4
View
=235 3 25
view-pulls-from-presenter
{235 30 1
=235 32 6
source
=235 40 4
View
=236 3 25
view-receives-data-source
{236 30 1
=236 32 6
source
=236 40 4
View
=238 3 29
data-store-outside-interactor
{238 34 1
=238 36 6
source
=238 44 10
Data Store
=239 3 22
interactor-uses-router
{239 27 1
=239 29 6
source
=239 37 13
What VIPER is
=240 3 21
interactor-uses-uikit
{240 26 1
=240 28 6
source
=240 36 10
Interactor
=241 3 20
interactor-uses-view
{241 25 1
=241 27 6
source
=241 35 13
What VIPER is
=242 3 28
navigation-outside-wireframe
{242 33 1
=242 35 6
source
=242 43 9
Wireframe
=243 3 23
presenter-accesses-data
{243 28 1
=243 30 6
source
=243 38 10
Interactor
=244 3 25
view-creates-foreign-view
{244 30 1
=244 32 6
source
=244 40 24
Massive view controllers
=245 3 21
view-is-list-delegate
{245 26 1
=245 28 6
source
=245 36 56
How to keep the view controller from becoming overweight
=246 3 14
view-navigates
{246 19 1
=246 21 6
source
=246 29 24
Massive view controllers
=247 3 25
view-prepares-next-screen
{247 30 1
=247 32 6
source
=247 40 24
Massive view controllers
=248 3 20
view-uses-interactor
{248 25 1
=248 27 6
source
=248 35 13
What VIPER is
=249 3 17
view-uses-network
{249 22 1
=249 24 6
source
=249 32 24
Massive view controllers
=250 3 17
view-uses-storage
{250 22 1
=250 24 6
source
=250 32 24
Massive view controllers
=252 3 25
interactor-retains-output
{252 30 1
=252 32 6
source
=252 40 10
Interactor
=253 3 29
presenter-has-weak-interactor
{253 34 1
=253 36 6
source
=253 44 9
Presenter
=254 3 31
presenter-retains-module-output
{254 36 1
=254 38 6
source
=254 46 9
Wireframe
=255 3 22
presenter-retains-view
{255 27 1
=255 29 6
source
=255 37 9
Presenter
=256 3 20
view-has-weak-output
{256 25 1
=256 27 6
source
=256 35 4
View
=258 3 19
interactor-untested
{258 24 1
=258 26 6
source
=258 34 10
Interactor

"""#
    case "rambler-viper": #"""
{5 1 15
=5 1 7
extends
=5 10 6
common
=6 1 5
title
=6 8 13
Rambler VIPER
=7 1 6
family
=7 9 5
VIPER
=8 1 7
summary
=8 10 80
Assembly, View, Presenter with State, stateless Interactor over services, Router
=9 1 6
source
=9 9 26
The VIPER Book, Rambler&Co
=11 1 6
module
{12 3 7
=12 3 6
folder
[12 11 2
"12 12 8
{module}
"12 24 14
{module}Module
=13 3 15
userStoryFolder
"13 20 16
{story}UserStory
=14 3 12
helperFolder
"14 17 16
{layer}/{helper}
=15 3 10
helperType
"15 15 24
{protocol}Implementation
=16 3 12
mustNotEndIn
[16 17 1
=16 18 6
Module
=17 3 10
vagueNames
[17 15 8
=17 16 4
Main
=17 22 5
Main2
=17 29 4
Test
=17 35 3
New
=17 40 6
Screen
=17 48 7
Screen1
=17 57 6
Common
=17 65 4
Base
=18 3 12
openToOthers
[18 17 3
=18 18 8
Assembly
=18 28 11
ModuleInput
=18 41 12
ModuleOutput
=20 1 5
roles
{21 3 17
=21 3 4
View
{22 5 10
=22 5 7
summary
=22 14 52
Shows what it is given and reports what the user did
=23 5 7
aliases
[23 14 1
=23 15 14
ViewController
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
=25 5 4
name
[25 11 2
"25 12 22
{module}ViewController
"25 38 12
{module}View
=26 5 6
folder
=26 13 4
View
=27 5 8
required
=27 15 11
whereNeeded
=28 5 9
keepsOpen
[28 16 3
=28 17 7
outlets
=28 26 7
actions
=28 35 12
dependencies
=29 5 11
mustNotKnow
[30 7 13
=30 8 10
Interactor
=30 20 6
Router
=30 28 7
Service
=30 37 6
Entity
=30 45 10
navigation
=30 57 9
embedding
=30 68 5
lists
=30 75 7
network
=30 84 7
storage
=31 8 14
managedObjects
=31 24 14
fetchedResults
=31 40 10
webScripts
=31 52 10
validation
=32 5 5
tests
[32 12 3
=32 13 6
events
=32 21 5
input
=32 28 9
lifecycle
=33 5 6
source
=33 13 41
Code Style, View; Massive View Controller
=35 3 11
ContentView
{36 5 7
=36 5 7
summary
=36 14 92
The view of a view controller without a xib or storyboard; creates and arranges the subviews
=37 5 6
traits
[37 13 1
=37 14 13
touchesScreen
=38 5 4
name
"38 11 19
{module}ContentView
=39 5 4
kind
=39 11 5
class
=40 5 6
folder
=40 13 4
View
=41 5 11
mustNotKnow
[41 18 8
=41 19 9
Presenter
=41 30 10
Interactor
=41 42 6
Router
=41 50 7
Service
=41 59 10
navigation
=41 71 5
lists
=41 78 7
network
=41 87 7
storage
=42 5 6
source
=42 13 39
Massive View Controller, Apple's advice
=44 3 18
DataDisplayManager
{45 5 8
=45 5 7
summary
=45 14 69
The data source and delegate of the view's list; works with data only
=46 5 7
aliases
[46 14 1
=46 15 3
DDM
=47 5 6
traits
[47 13 2
=47 14 13
touchesScreen
=47 29 13
displaysLists
=48 5 4
name
"48 11 26
{module}DataDisplayManager
=49 5 6
folder
=49 13 4
View
=50 5 11
mustNotKnow
[50 18 7
=50 19 7
outlets
=50 28 10
Interactor
=50 40 6
Router
=50 48 7
Service
=50 57 7
network
=50 66 7
storage
=50 75 14
managedObjects
=51 5 5
tests
[51 12 1
=51 13 5
input
=52 5 6
source
=52 13 30
Code Style, DataDisplayManager
=54 3 17
CellObjectFactory
{55 5 7
=55 5 7
summary
=55 14 68
Converts model values to cell objects, the values that cells display
=56 5 6
traits
[56 13 1
=56 14 7
formats
=57 5 4
name
"57 11 25
{module}CellObjectFactory
=58 5 6
folder
=58 13 4
View
=59 5 11
mustNotKnow
[59 18 2
=59 19 7
network
=59 28 7
storage
=60 5 5
tests
[60 12 1
=60 13 10
formatting
=61 5 6
source
=61 13 29
Code Style, CellObjectFactory
=63 3 10
CellObject
{64 5 6
=64 5 7
summary
=64 14 32
The value that one cell displays
=65 5 6
traits
[65 13 2
=65 14 11
isPlainData
=65 27 10
isReadOnly
=66 5 4
name
"66 11 18
{module}CellObject
=67 5 4
kind
=67 11 6
struct
=68 5 6
folder
=68 13 4
View
=69 5 6
source
=69 13 31
Massive View Controller, advice
=71 3 4
Cell
{72 5 6
=72 5 7
summary
=72 14 24
Displays one cell object
=73 5 6
traits
[73 13 1
=73 14 13
touchesScreen
=74 5 4
name
"74 11 12
{module}Cell
=75 5 6
folder
=75 13 4
View
=76 5 11
mustNotKnow
[76 18 6
=76 19 10
Interactor
=76 31 6
Router
=76 39 7
Service
=76 48 10
navigation
=76 60 7
network
=76 69 7
storage
=77 5 6
source
=77 13 16
Code Style, View
=79 3 9
Presenter
{80 5 9
=80 5 7
summary
=80 14 100
Responds to events with requests, and to results with something to display; the only part with state
=81 5 6
traits
[81 13 4
=81 14 7
decides
=81 23 7
formats
=81 32 10
holdsState
=81 44 13
receivesInput
=82 5 4
name
"82 11 17
{module}Presenter
=83 5 6
folder
=83 13 9
Presenter
=84 5 8
required
=84 15 11
whereNeeded
=85 5 11
mustNotKnow
[86 7 7
=86 8 7
Service
=86 17 13
userInterface
=86 32 10
navigation
=86 44 7
network
=86 53 7
storage
=86 62 14
managedObjects
=86 78 14
fetchedResults
=87 5 10
mayMention
[87 17 4
=87 18 7
CGFloat
=87 27 7
CGPoint
=87 36 6
CGSize
=87 44 6
CGRect
=88 5 5
tests
[88 12 2
=88 13 10
forwarding
=88 25 8
entrance
=89 5 6
source
=89 13 21
Code Style, Presenter
=91 3 5
State
{92 5 6
=92 5 7
summary
=92 14 45
The module's data as a value without behavior
=93 5 6
traits
[93 13 1
=93 14 11
isPlainData
=94 5 4
name
"94 11 13
{module}State
=95 5 4
kind
=95 11 6
struct
=96 5 6
folder
=96 13 9
Presenter
=97 5 6
source
=97 13 17
Code Style, State
=99 3 10
Interactor
{100 5 9
=100 5 7
summary
=100 14 71
The module's business logic; a facade over services that keeps no state
=101 5 6
traits
[101 13 1
=101 14 20
appliesBusinessLogic
=102 5 4
name
"102 11 18
{module}Interactor
=103 5 6
folder
=103 13 10
Interactor
=104 5 8
required
=104 15 11
whereNeeded
=105 5 9
keepsOpen
[105 16 1
=105 17 12
dependencies
=106 5 11
mustNotKnow
[106 18 5
=106 19 4
View
=106 25 13
userInterface
=106 40 7
network
=106 49 7
storage
=106 58 14
fetchedResults
=107 5 5
tests
[107 12 1
=107 13 8
services
=108 5 6
source
=108 13 22
Code Style, Interactor
=110 3 6
Facade
{111 5 7
=111 5 7
summary
=111 14 70
Combines service calls that several interactors would otherwise repeat
=112 5 6
traits
[112 13 2
=112 14 20
appliesBusinessLogic
=112 36 8
isShared
=113 5 4
name
[113 11 2
"113 12 29
{feature}FacadeImplementation
"113 45 15
{feature}Facade
=114 5 6
folder
=114 13 10
Interactor
=115 5 11
mustNotKnow
[115 18 4
=115 19 4
View
=115 25 9
Presenter
=115 36 6
Router
=115 44 13
userInterface
=116 5 5
tests
[116 12 1
=116 13 8
services
=117 5 6
source
=117 13 33
Code Style, facades over services
=119 3 7
Service
{120 5 5
=120 5 7
summary
=120 14 61
Works with one kind of model object for any number of modules
=121 5 6
traits
[121 13 2
=121 14 11
reachesData
=121 27 8
isShared
=122 5 4
name
[122 11 2
"122 12 30
{feature}ServiceImplementation
"122 46 16
{feature}Service
=123 5 11
mustNotKnow
[123 18 6
=123 19 4
View
=123 25 9
Presenter
=123 36 10
Interactor
=123 48 6
Router
=123 56 13
userInterface
=123 71 14
fetchedResults
=124 5 6
source
=124 13 21
Structure of a module
=126 3 6
Entity
{127 5 5
=127 5 7
summary
=127 14 56
Plain data of the problem domain, without business logic
=128 5 6
traits
[128 13 2
=128 14 11
isPlainData
=128 27 8
isShared
=129 5 4
kind
=129 11 6
struct
=130 5 11
mustNotKnow
[130 18 2
=130 19 13
userInterface
=130 34 7
network
=131 5 6
source
=131 13 21
Structure of a module
=133 3 12
CacheTracker
{134 5 6
=134 5 7
summary
=134 14 70
Watches a part of the store for one interactor and reports its changes
=135 5 6
traits
[135 13 1
=135 14 11
reachesData
=136 5 4
name
[136 11 2
"136 12 34
{module}CacheTrackerImplementation
=136 50 26
CacheTrackerImplementation
=137 5 6
folder
=137 13 10
Interactor
=138 5 11
mustNotKnow
[138 18 4
=138 19 4
View
=138 25 9
Presenter
=138 36 6
Router
=138 44 13
userInterface
=139 5 6
source
=139 13 26
NSFetchedResultsController
=141 3 9
WebEngine
{142 5 6
=142 5 7
summary
=142 14 75
Wraps a web view, which the interactor controls and the view layer displays
=143 5 6
traits
[143 13 1
=143 14 13
touchesScreen
=144 5 4
name
=144 11 23
WebEngineImplementation
=145 5 6
folder
=145 13 10
Interactor
=146 5 11
mustNotKnow
[146 18 2
=146 19 9
Presenter
=146 30 6
Router
=147 5 6
source
=147 13 22
Working with UIWebView
=149 3 6
Router
{150 5 8
=150 5 7
summary
=150 14 43
Opens and closes modules; assembles nothing
=151 5 6
traits
[151 13 1
=151 14 9
navigates
=152 5 4
name
"152 11 14
{module}Router
=153 5 6
folder
=153 13 6
Router
=154 5 8
required
=154 15 11
whereNeeded
=155 5 11
mustNotKnow
[155 18 6
=155 19 10
Interactor
=155 31 7
Service
=155 40 13
userInterface
=155 55 7
network
=155 64 7
storage
=155 73 10
formatting
=156 5 5
tests
[156 12 1
=156 13 11
transitions
=157 5 6
source
=157 13 18
Code Style, Router
=159 3 5
Route
{160 5 7
=160 5 7
summary
=160 14 39
A transition that several routers share
=161 5 6
traits
[161 13 2
=161 14 9
navigates
=161 25 8
isShared
=162 5 4
name
"162 11 13
{module}Route
=163 5 6
folder
=163 13 6
Router
=164 5 11
mustNotKnow
[164 18 5
=164 19 10
Interactor
=164 31 7
Service
=164 40 13
userInterface
=164 55 7
network
=164 64 7
storage
=165 5 5
tests
[165 12 1
=165 13 11
transitions
=166 5 6
source
=166 13 17
Code Style, Route
=168 3 8
Assembly
{169 5 7
=169 5 7
summary
=169 14 40
Builds the module and connects its parts
=170 5 6
traits
[170 13 1
=170 14 8
composes
=171 5 4
name
"171 11 16
{module}Assembly
=172 5 6
folder
=172 13 8
Assembly
=173 5 8
required
=173 15 11
whereNeeded
=174 5 5
tests
[174 12 1
=174 13 6
wiring
=175 5 6
source
=175 13 20
Code Style, Assembly
=177 1 9
contracts
{178 3 18
=178 3 9
ViewInput
{179 5 9
=179 5 7
summary
=179 14 12
What to show
=180 5 4
name
"180 11 17
{module}ViewInput
=181 5 4
from
=181 11 9
Presenter
=182 5 2
to
=182 9 4
View
=183 5 6
folder
=183 13 4
View
=184 5 8
required
=184 15 4
true
=185 5 14
mustNotMention
[185 21 3
=185 22 13
userInterface
=185 37 6
Entity
=185 45 14
managedObjects
=186 5 7
methods
{187 7 3
=187 7 4
mood
=187 13 7
command
=188 7 6
prefer
[188 15 5
=188 16 6
update
=188 24 4
show
=188 30 4
hide
=188 36 9
configure
=188 47 6
obtain
=189 7 8
examples
[189 17 2
"189 18 15
updateTitle(_:)
"189 37 24
obtainCurrentUserInput()
=190 5 6
source
=190 13 21
Code Style, ViewInput
=192 3 10
ViewOutput
{193 5 9
=193 5 7
summary
=193 14 51
What the user did, and the view's life cycle events
=194 5 4
name
"194 11 18
{module}ViewOutput
=195 5 4
from
=195 11 4
View
=196 5 2
to
=196 9 9
Presenter
=197 5 6
folder
=197 13 4
View
=198 5 8
required
=198 15 4
true
=199 5 14
mustNotMention
[199 21 1
=199 22 13
userInterface
=200 5 7
methods
{201 7 5
=201 7 4
mood
=201 13 4
fact
=202 7 5
begin
[202 14 1
=202 15 3
did
=203 7 9
mayReturn
=203 18 5
false
=204 7 5
named
{205 9 2
=205 9 9
viewReady
=205 20 24
didTriggerViewReadyEvent
=206 9 9
lifecycle
"206 20 22
didTrigger{event}Event
=207 7 8
examples
[207 17 3
"207 18 19
didTapLoginButton()
"207 41 23
didModifyCurrentInput()
"207 68 25
didTriggerMemoryWarning()
=208 5 6
source
=208 13 22
Code Style, ViewOutput
=210 3 15
InteractorInput
{211 5 9
=211 5 7
summary
=211 14 30
Requests to the business logic
=212 5 4
name
"212 11 23
{module}InteractorInput
=213 5 4
from
=213 11 9
Presenter
=214 5 2
to
=214 9 10
Interactor
=215 5 6
folder
=215 13 10
Interactor
=216 5 8
required
=216 15 4
true
=217 5 14
mustNotMention
[217 21 2
=217 22 13
userInterface
=217 37 14
managedObjects
=218 5 7
methods
{219 7 4
=219 7 4
mood
=219 13 7
command
=220 7 6
prefer
[220 15 4
=220 16 6
obtain
=220 24 7
perform
=220 33 7
process
=220 42 10
invalidate
=221 7 7
sources
[221 16 2
=221 17 9
FromCache
=221 28 11
FromNetwork
=222 7 8
examples
[222 17 2
"222 18 21
obtainNewsFromCache()
"222 43 32
performLogin(username:password:)
=223 5 6
source
=223 13 27
Code Style, InteractorInput
=225 3 16
InteractorOutput
{226 5 9
=226 5 7
summary
=226 14 29
Results of the business logic
=227 5 4
name
"227 11 24
{module}InteractorOutput
=228 5 4
from
=228 11 10
Interactor
=229 5 2
to
=229 9 9
Presenter
=230 5 6
folder
=230 13 10
Interactor
=231 5 8
required
=231 15 4
true
=232 5 14
mustNotMention
[232 21 2
=232 22 13
userInterface
=232 37 14
managedObjects
=233 5 7
methods
{234 7 4
=234 7 4
mood
=234 13 4
fact
=235 7 5
begin
[235 14 1
=235 15 3
did
=236 7 5
pairs
[236 14 2
=236 15 11
WithSuccess
=236 28 11
WithFailure
=237 7 8
examples
[237 17 2
"237 18 20
didObtainMessage(_:)
"237 42 28
didPerformLoginWithSuccess()
=238 5 6
source
=238 13 28
Code Style, InteractorOutput
=240 3 11
RouterInput
{241 5 9
=241 5 7
summary
=241 14 11
Where to go
=242 5 4
name
"242 11 19
{module}RouterInput
=243 5 4
from
=243 11 9
Presenter
=244 5 2
to
=244 9 6
Router
=245 5 6
folder
=245 13 6
Router
=246 5 8
required
=246 15 4
true
=247 5 14
mustNotMention
[247 21 1
=247 22 13
userInterface
=248 5 7
methods
{249 7 4
=249 7 4
mood
=249 13 7
command
=250 7 5
begin
[250 14 3
=250 15 4
open
=250 21 5
close
=250 28 5
embed
=251 7 7
contain
[251 16 1
=251 17 6
Module
=252 7 8
examples
[252 17 2
"252 18 29
openDetailNewsModule(newsID:)
"252 51 20
closeCurrentModule()
=253 5 6
source
=253 13 23
Code Style, RouterInput
=255 3 11
ModuleInput
{256 5 10
=256 5 7
summary
=256 14 50
How another module configures or controls this one
=257 5 4
name
"257 11 19
{module}ModuleInput
=258 5 4
from
[258 11 2
=258 12 6
Router
=258 20 9
Presenter
=259 5 2
to
=259 9 9
Presenter
=260 5 7
crosses
=260 14 2
in
=261 5 6
folder
=261 13 9
Presenter
=262 5 14
mustNotMention
[262 21 1
=262 22 13
userInterface
=263 5 8
inherits
{263 15 2
=263 17 4
type
=263 23 23
RamblerViperModuleInput
=263 48 12
whenImported
=263 62 13
ViperMcFlurry
=264 5 7
methods
{265 7 4
=265 7 4
mood
=265 13 7
command
=266 7 6
prefer
[266 15 1
=266 16 9
configure
=267 7 5
named
{267 14 1
=267 16 13
configuration
=267 31 9
configure
=268 7 8
examples
[268 17 2
"268 18 22
configure(withPostID:)
"268 44 22
updateContentInset(_:)
=269 5 6
source
=269 13 52
Code Style, ModuleInput; Transitions between modules
=271 3 12
ModuleOutput
{272 5 10
=272 5 7
summary
=272 14 53
What this module reports to the module that opened it
=273 5 4
name
"273 11 20
{module}ModuleOutput
=274 5 4
from
=274 11 9
Presenter
=275 5 2
to
=275 9 9
Presenter
=276 5 7
crosses
=276 14 3
out
=277 5 6
folder
=277 13 9
Presenter
=278 5 14
mustNotMention
[278 21 1
=278 22 13
userInterface
=279 5 8
inherits
{279 15 2
=279 17 4
type
=279 23 24
RamblerViperModuleOutput
=279 49 12
whenImported
=279 63 13
ViperMcFlurry
=280 5 7
methods
{281 7 3
=281 7 4
mood
=281 13 4
fact
=282 7 5
begin
[282 14 1
=282 15 3
did
=283 7 8
examples
[283 17 2
"283 18 21
didSelectMenuItem(_:)
"283 43 28
didPerformLoginWithSuccess()
=284 5 6
source
=284 13 53
Code Style, ModuleOutput; Transitions between modules
=286 3 17
TransitionHandler
{287 5 6
=287 5 7
summary
=287 14 52
The only part of the screen that a router can access
=288 5 4
name
[289 7 3
"289 9 25
{module}TransitionHandler
=290 9 17
TransitionHandler
=291 9 43
RamblerViperModuleTransitionHandlerProtocol
=292 5 4
from
=292 11 6
Router
=293 5 2
to
=293 9 4
View
=294 5 6
folder
=294 13 6
Router
=295 5 6
source
=295 13 18
Code Style, Router
=297 3 22
RouteTransitionHandler
{298 5 7
=298 5 7
summary
=298 14 62
What a route needs from the screen of the module that opens it
=299 5 4
name
"299 11 30
{module}RouteTransitionHandler
=300 5 4
from
=300 11 5
Route
=301 5 2
to
=301 9 4
View
=302 5 7
crosses
=302 14 3
out
=303 5 6
folder
=303 13 6
Router
=304 5 6
source
=304 13 17
Code Style, Route
=306 3 26
DataDisplayManagerDelegate
{307 5 8
=307 5 7
summary
=307 14 45
Events in the list, for the view that owns it
=308 5 4
name
"308 11 34
{module}DataDisplayManagerDelegate
=309 5 4
from
=309 11 18
DataDisplayManager
=310 5 2
to
=310 9 4
View
=311 5 6
folder
=311 13 4
View
=312 5 14
mustNotMention
[312 21 2
=312 22 6
Entity
=312 30 14
managedObjects
=313 5 7
methods
{313 14 3
=313 16 4
mood
=313 22 4
fact
=313 28 5
begin
[313 35 1
=313 36 3
did
=313 42 8
examples
[313 52 1
"313 53 18
didSelectItem(at:)
=314 5 6
source
=314 13 30
Code Style, DataDisplayManager
=316 3 15
FacadeInterface
{317 5 8
=317 5 7
summary
=317 14 34
What a facade does for interactors
=318 5 4
name
"318 11 15
{feature}Facade
=319 5 4
from
=319 11 10
Interactor
=320 5 2
to
=320 9 6
Facade
=321 5 6
folder
=321 13 10
Interactor
=322 5 11
synchronous
=322 18 5
false
=323 5 14
mustNotMention
[323 21 1
=323 22 13
userInterface
=324 5 6
source
=324 13 33
Code Style, facades over services
=326 3 16
ServiceInterface
{327 5 7
=327 5 7
summary
=327 14 35
What a service does for interactors
=328 5 4
name
"328 11 16
{feature}Service
=329 5 4
from
[329 11 2
=329 12 10
Interactor
=329 24 6
Facade
=330 5 2
to
=330 9 7
Service
=331 5 11
synchronous
=331 18 5
false
=332 5 14
mustNotMention
[332 21 1
=332 22 13
userInterface
=333 5 6
source
=333 13 21
Structure of a module
=335 3 21
CacheTrackerInterface
{336 5 6
=336 5 7
summary
=336 14 13
What to watch
=337 5 4
name
[337 11 2
"337 12 20
{module}CacheTracker
=337 36 12
CacheTracker
=338 5 4
from
=338 11 10
Interactor
=339 5 2
to
=339 9 12
CacheTracker
=340 5 6
folder
=340 13 10
Interactor
=341 5 6
source
=341 13 26
NSFetchedResultsController
=343 3 20
CacheTrackerDelegate
{344 5 8
=344 5 7
summary
=344 14 48
What changed; transactions contain plain objects
=345 5 4
name
[345 11 2
"345 12 28
{module}CacheTrackerDelegate
=345 44 20
CacheTrackerDelegate
=346 5 4
from
=346 11 12
CacheTracker
=347 5 2
to
=347 9 10
Interactor
=348 5 6
folder
=348 13 10
Interactor
=349 5 14
mustNotMention
[349 21 2
=349 22 14
managedObjects
=349 38 13
userInterface
=350 5 7
methods
{350 14 3
=350 16 4
mood
=350 22 4
fact
=350 28 5
begin
[350 35 1
=350 36 3
did
=350 42 8
examples
[350 52 1
"350 53 30
didProcessTransactionBatch(_:)
=351 5 6
source
=351 13 26
NSFetchedResultsController
=353 3 18
WebEngineInterface
{354 5 7
=354 5 7
summary
"354 14 67
How the interactor controls the web view: load, run scripts, render
=355 5 4
name
=355 11 9
WebEngine
=356 5 4
from
=356 11 10
Interactor
=357 5 2
to
=357 9 9
WebEngine
=358 5 6
folder
=358 13 10
Interactor
=359 5 11
synchronous
=359 18 5
false
=360 5 6
source
=360 13 22
Working with UIWebView
=362 3 17
WebEngineDelegate
{363 5 6
=363 5 7
summary
=363 14 42
Events in the web page, for the interactor
=364 5 4
name
=364 11 17
WebEngineDelegate
=365 5 4
from
=365 11 9
WebEngine
=366 5 2
to
=366 9 10
Interactor
=367 5 6
folder
=367 13 10
Interactor
=368 5 6
source
=368 13 22
Working with UIWebView
=370 3 15
WebPresentation
{371 5 6
=371 5 7
summary
"371 14 64
The part of the web view that the view layer uses: taps and size
=372 5 4
name
=372 11 15
WebPresentation
=373 5 4
from
=373 11 4
View
=374 5 2
to
=374 9 9
WebEngine
=375 5 6
folder
=375 13 4
View
=376 5 6
source
=376 13 22
Working with UIWebView
=378 3 23
WebPresentationDelegate
{379 5 6
=379 5 7
summary
=379 14 42
Events in the web view, for the view layer
=380 5 4
name
=380 11 23
WebPresentationDelegate
=381 5 4
from
=381 11 9
WebEngine
=382 5 2
to
=382 9 4
View
=383 5 6
folder
=383 13 4
View
=384 5 6
source
=384 13 22
Working with UIWebView
=387 1 10
references
{388 3 25
=388 3 11
View.output
=388 16 17
strong ViewOutput
=389 3 16
View.contentView
{389 21 3
=389 23 5
holds
=389 30 18
strong ContentView
=389 50 8
optional
=389 60 4
true
=389 66 8
injected
=389 76 5
false
=390 3 23
View.dataDisplayManager
{390 28 2
=390 30 5
holds
=390 37 25
strong DataDisplayManager
=390 64 8
optional
=390 74 4
true
=391 3 20
View.webPresentation
{391 25 2
=391 27 5
holds
=391 34 22
strong WebPresentation
=391 58 8
optional
=391 68 4
true
=392 3 22
View.cellObjectFactory
{392 27 2
=392 29 5
holds
=392 36 24
strong CellObjectFactory
=392 62 8
optional
=392 72 4
true
=393 3 27
DataDisplayManager.delegate
{393 32 2
=393 34 5
holds
=393 41 31
weak DataDisplayManagerDelegate
=393 74 8
optional
=393 84 4
true
=394 3 36
DataDisplayManager.cellObjectFactory
{394 41 2
=394 43 5
holds
=394 50 24
strong CellObjectFactory
=394 76 8
optional
=394 86 4
true
=395 3 14
Presenter.view
=395 19 14
weak ViewInput
=396 3 20
Presenter.interactor
=396 25 22
strong InteractorInput
=397 3 16
Presenter.router
=397 21 18
strong RouterInput
=398 3 15
Presenter.state
{398 20 3
=398 22 5
holds
=398 29 12
strong State
=398 43 8
optional
=398 53 4
true
=398 59 8
injected
=398 69 5
false
=399 3 22
Presenter.moduleOutput
{399 27 2
=399 29 5
holds
=399 36 17
weak ModuleOutput
=399 55 8
optional
=399 65 4
true
=400 3 28
Presenter.{other}ModuleInput
{400 33 3
=400 35 5
holds
=400 42 18
strong ModuleInput
=400 62 8
optional
=400 72 4
true
=400 78 8
injected
=400 88 5
false
=401 3 17
Interactor.output
=401 22 21
weak InteractorOutput
=402 3 27
Interactor.{feature}Service
{402 32 2
=402 34 5
holds
=402 41 23
strong ServiceInterface
=402 66 8
optional
=402 76 4
true
=403 3 26
Interactor.{feature}Facade
{403 31 3
=403 33 5
holds
=403 40 22
strong FacadeInterface
=403 64 10
alsoCalled
=403 76 6
facade
=403 84 8
optional
=403 94 4
true
=404 3 23
Interactor.cacheTracker
{404 28 2
=404 30 5
holds
=404 37 28
strong CacheTrackerInterface
=404 67 8
optional
=404 77 4
true
=405 3 20
Interactor.webEngine
{405 25 2
=405 27 5
holds
=405 34 25
strong WebEngineInterface
=405 61 8
optional
=405 71 4
true
=406 3 23
Facade.{feature}Service
{406 28 2
=406 30 5
holds
=406 37 23
strong ServiceInterface
=406 62 8
optional
=406 72 4
true
=407 3 21
CacheTracker.delegate
{407 26 2
=407 28 5
holds
=407 35 25
weak CacheTrackerDelegate
=407 62 8
optional
=407 72 4
true
=408 3 27
WebEngine.webEngineDelegate
{408 32 2
=408 34 5
holds
=408 41 22
weak WebEngineDelegate
=408 65 8
optional
=408 75 4
true
=409 3 33
WebEngine.webPresentationDelegate
{409 38 2
=409 40 5
holds
=409 47 28
weak WebPresentationDelegate
=409 77 8
optional
=409 87 4
true
=410 3 24
Router.transitionHandler
=410 29 22
weak TransitionHandler
=411 3 19
Router.{other}Route
{411 24 2
=411 26 5
holds
=411 33 12
strong Route
=411 47 8
optional
=411 57 4
true
=412 3 14
Route.assembly
{412 19 2
=412 21 5
holds
=412 28 15
strong Assembly
=412 45 8
optional
=412 55 4
true
=414 1 11
composition
{415 3 1
=415 3 8
Assembly
{416 5 7
=416 5 6
builds
[416 13 4
=416 14 4
View
=416 20 9
Presenter
=416 31 10
Interactor
=416 43 6
Router
=417 5 7
returns
=417 14 4
View
=418 5 6
method
"418 13 18
view{module}Module
=419 5 10
partMethod
"419 17 25
{component}{module}Module
=420 5 16
showsNothingElse
=420 23 4
true
=421 5 5
takes
[421 12 1
=421 13 12
ModuleOutput
=422 5 6
source
=422 13 20
Code Style, Assembly
=424 1 5
parts
{425 3 9
=425 3 5
State
{425 10 3
=425 12 7
summary
"425 21 41
The presenter's state as a separate value
=425 66 5
roles
[425 73 1
=425 74 5
State
=425 82 7
default
=425 91 2
on
=426 3 7
Service
{427 5 4
=427 5 7
summary
=427 14 55
Obtains the items for the interactor, behind a protocol
=428 5 5
roles
[428 12 1
=428 13 7
Service
=429 5 9
contracts
[429 16 1
=429 17 16
ServiceInterface
=430 5 7
default
=430 14 2
on
=431 3 18
DataDisplayManager
{432 5 4
=432 5 7
summary
=432 14 33
A list's data source and delegate
=433 5 5
roles
[433 12 1
=433 13 18
DataDisplayManager
=434 5 9
contracts
[434 16 1
=434 17 26
DataDisplayManagerDelegate
=435 5 7
default
=435 14 2
on
=436 3 17
CellObjectFactory
{437 5 3
=437 5 7
summary
=437 14 37
Creates the values that cells display
=438 5 5
roles
[438 12 2
=438 13 17
CellObjectFactory
=438 32 10
CellObject
=439 5 7
default
=439 14 2
on
=440 3 11
ModuleInput
{440 16 3
=440 18 7
summary
=440 27 36
Other modules can configure this one
=440 65 9
contracts
[440 76 1
=440 77 11
ModuleInput
=440 91 7
default
=440 100 2
on
=441 3 12
ModuleOutput
{441 17 3
=441 19 7
summary
=441 28 50
The module can report to the module that opened it
=441 80 9
contracts
[441 91 1
=441 92 12
ModuleOutput
=441 107 7
default
=441 116 2
on
=442 3 5
Route
{443 5 3
=443 5 7
summary
=443 14 57
The route to this module, as an object that routers share
=444 5 5
roles
[444 12 1
=444 13 5
Route
=445 5 9
contracts
[445 16 1
=445 17 22
RouteTransitionHandler
=446 3 6
Facade
{447 5 3
=447 5 7
summary
=447 14 45
Combines service calls that interactors share
=448 5 5
roles
[448 12 1
=448 13 6
Facade
=449 5 9
contracts
[449 16 1
=449 17 15
FacadeInterface
=450 3 12
CacheTracker
{451 5 3
=451 5 7
summary
=451 14 27
Tracks changes in the store
=452 5 5
roles
[452 12 1
=452 13 12
CacheTracker
=453 5 9
contracts
[453 16 2
=453 17 21
CacheTrackerInterface
=453 40 20
CacheTrackerDelegate
=456 1 3
app
{457 3 7
=457 3 7
modules
=457 12 12
Presentation
=458 3 5
entry
=458 10 11
Application
=459 3 8
services
=459 13 22
BusinessLogic/Services
=460 3 6
models
=460 11 20
BusinessLogic/Models
=461 3 4
core
=461 9 4
Core
=462 3 7
folders
{463 5 4
=463 5 11
Application
=463 18 20
Where the app starts
=464 5 12
Presentation
"464 19 31
Modules, each in its own folder
=465 5 13
BusinessLogic
"465 20 43
Services, each for one kind of model object
=466 5 4
Core
"466 11 62
What services use: the network, the store, compound operations
=467 3 6
source
=467 11 27
Other materials, Rambler&IT
=469 1 5
tests
{470 3 6
=470 3 4
name
"470 9 11
{type}Tests
=471 3 14
mirrorsSources
=471 19 4
true
=472 3 12
oneCheckEach
=472 17 4
true
=473 3 13
givenWhenThen
=473 18 4
true
=474 3 16
marksPerContract
=474 21 4
true
=475 3 17
mocksSurroundings
=475 22 4
true
=477 1 8
comments
{478 3 6
=478 3 15
contractMethods
=478 20 4
true
=479 3 12
classMethods
=479 17 4
true
=480 3 20
parametersAndResults
=480 25 4
true
=481 3 11
uniqueParts
=481 16 4
true
=482 3 16
oneModuleComment
=482 21 4
true
=483 3 16
marksPerContract
=483 21 4
true
=486 1 5
rules
{488 3 167
=488 3 24
assembly-method-misnamed
{488 29 1
=488 31 6
source
"488 39 20
Code Style, Assembly
=489 3 17
assembly-misnamed
{489 22 1
=489 24 6
source
"489 32 20
Code Style, Assembly
=490 3 28
cell-object-factory-misnamed
{490 33 1
=490 35 6
source
"490 43 29
Code Style, CellObjectFactory
=491 3 21
command-in-past-tense
{491 26 1
=491 28 6
source
"491 36 25
Code Style, general rules
=492 3 24
display-manager-misnamed
{492 29 1
=492 31 6
source
"492 39 30
Code Style, DataDisplayManager
=493 3 19
event-in-imperative
{493 24 1
=493 26 6
source
"493 34 25
Code Style, general rules
=494 3 15
facade-misnamed
{494 20 1
=494 22 6
source
"494 30 33
Code Style, facades over services
=495 3 30
helper-implementation-misnamed
{495 35 1
=495 37 6
source
"495 45 40
Code Style, rules for a module (example)
=496 3 25
interactor-input-misnamed
{496 30 1
=496 32 6
source
"496 40 27
Code Style, InteractorInput
=497 3 31
interactor-input-source-unclear
{497 36 1
=497 38 6
source
"497 46 27
Code Style, InteractorInput
=498 3 27
interactor-input-wrong-verb
{498 32 1
=498 34 6
source
"498 42 27
Code Style, InteractorInput
=499 3 19
interactor-misnamed
{499 24 1
=499 26 6
source
"499 34 22
Code Style, Interactor
=500 3 26
interactor-misnames-output
{500 31 1
=500 33 6
source
"500 41 22
Code Style, Interactor
=501 3 26
interactor-output-misnamed
{501 31 1
=501 33 6
source
"501 41 28
Code Style, InteractorOutput
=502 3 30
interactor-output-wrong-prefix
{502 35 1
=502 37 6
source
"502 45 28
Code Style, InteractorOutput
=503 3 17
method-lacks-verb
{503 22 1
=503 24 6
source
"503 32 25
Code Style, general rules
=504 3 21
module-input-misnamed
{504 26 1
=504 28 6
source
"504 36 23
Code Style, ModuleInput
=505 3 17
module-name-vague
{505 22 1
=505 24 6
source
"505 32 30
Code Style, rules for a module
=506 3 22
module-output-misnamed
{506 27 1
=506 29 6
source
"506 37 24
Code Style, ModuleOutput
=507 3 26
module-output-wrong-prefix
{507 31 1
=507 33 6
source
"507 41 24
Code Style, ModuleOutput
=508 3 21
module-setup-misnamed
{508 26 1
=508 28 6
source
"508 36 23
Code Style, ModuleInput
=509 3 23
module-suffix-redundant
{509 28 1
=509 30 6
source
"509 38 30
Code Style, rules for a module
=510 3 24
part-lacks-module-prefix
{510 29 1
=510 31 6
source
"510 39 30
Code Style, names of each part
=511 3 18
presenter-misnamed
{511 23 1
=511 25 6
source
"511 33 21
Code Style, Presenter
=512 3 30
presenter-misnames-child-input
{512 35 1
=512 37 6
source
"512 45 21
Code Style, Presenter
=513 3 29
presenter-misnames-interactor
{513 34 1
=513 36 6
source
"513 44 21
Code Style, Presenter
=514 3 25
presenter-misnames-router
{514 30 1
=514 32 6
source
"514 40 21
Code Style, Presenter
=515 3 23
presenter-misnames-view
{515 28 1
=515 30 6
source
"515 38 21
Code Style, Presenter
=516 3 14
route-misnamed
{516 19 1
=516 21 6
source
"516 29 17
Code Style, Route
=517 3 25
router-input-lacks-suffix
{517 30 1
=517 32 6
source
"517 40 23
Code Style, RouterInput
=518 3 21
router-input-misnamed
{518 26 1
=518 28 6
source
"518 36 23
Code Style, RouterInput
=519 3 25
router-input-wrong-prefix
{519 30 1
=519 32 6
source
"519 40 23
Code Style, RouterInput
=520 3 15
router-misnamed
{520 20 1
=520 22 6
source
"520 30 18
Code Style, Router
=521 3 22
router-misnames-screen
{521 27 1
=521 29 6
source
"521 37 18
Code Style, Router
=522 3 14
state-misnamed
{522 19 1
=522 21 6
source
"522 29 17
Code Style, State
=523 3 19
view-input-misnamed
{523 24 1
=523 26 6
source
"523 34 21
Code Style, ViewInput
=524 3 29
view-lifecycle-event-misnamed
{524 34 1
=524 36 6
source
"524 44 22
Code Style, ViewOutput
=525 3 13
view-misnamed
{525 18 1
=525 20 6
source
"525 28 16
Code Style, View
=526 3 20
view-misnames-output
{526 25 1
=526 27 6
source
"526 35 16
Code Style, View
=527 3 20
view-output-misnamed
{527 25 1
=527 27 6
source
"527 35 22
Code Style, ViewOutput
=528 3 24
view-output-wrong-prefix
{528 29 1
=528 31 6
source
"528 39 22
Code Style, ViewOutput
=530 3 19
file-in-wrong-layer
{530 24 1
=530 26 6
source
"530 34 30
Code Style, rules for a module
=531 3 13
file-misnamed
{531 18 1
=531 20 6
source
"531 28 30
Code Style, names of each part
=532 3 25
file-outside-layer-folder
{532 30 1
=532 32 6
source
"532 40 30
Code Style, rules for a module
=533 3 19
helper-lacks-folder
{533 24 1
=533 26 6
source
"533 34 30
Code Style, rules for a module
=534 3 25
module-outside-user-story
{534 30 1
=534 32 6
source
"534 40 40
Code Style, rules for a module (example)
=535 3 26
part-outside-module-folder
{535 31 1
=535 33 6
source
"535 41 30
Code Style, rules for a module
=537 3 25
assembly-omits-dependency
{537 30 1
=537 32 6
source
"537 40 26
Testing a module, Assembly
=538 3 20
module-method-unused
{538 25 1
=538 27 6
source
"538 35 25
Code Style, general rules
=539 3 16
module-too-small
{539 21 1
=539 23 6
source
"539 31 49
Composite modules, when submodules are in the way
=540 3 18
module-type-unused
{540 23 1
=540 25 6
source
"540 33 25
Code Style, general rules
=541 3 14
protocol-empty
{541 19 1
=541 21 6
source
"541 29 25
Code Style, general rules
=542 3 24
success-failure-unpaired
{542 29 1
=542 31 6
source
"542 39 28
Code Style, InteractorOutput
=543 3 23
viper-module-incomplete
{543 28 1
=543 30 6
source
=543 38 15
Generating code
=545 3 24
assembly-created-by-hand
{545 29 1
=545 31 6
source
"545 39 38
Structure of a module, what we changed
=546 3 29
assembly-creates-foreign-part
{546 34 1
=546 36 6
source
"546 44 26
Testing a module, Assembly
=547 3 30
assembly-creates-shared-helper
{547 35 1
=547 37 6
source
"547 45 38
Massive View Controller, configuration
=548 3 27
assembly-exposes-inner-part
{548 32 1
=548 34 6
source
"548 42 20
Code Style, Assembly
=549 3 18
assembly-navigates
{549 23 1
=549 25 6
source
"549 33 38
Structure of a module, what we changed
=550 3 23
assembly-sets-view-data
{550 28 1
=550 30 6
source
"550 38 56
Transitions between modules; Testing a module, Presenter
=551 3 24
cell-module-stores-state
{551 29 1
=551 31 6
source
"551 39 41
Composite modules, cells that are modules
=552 3 25
cell-object-lacks-factory
{552 30 1
=552 32 6
source
"552 40 29
Code Style, CellObjectFactory
=553 3 24
contract-lacks-anyobject
{553 29 1
=553 31 6
source
"553 39 24
Code Style, the examples
=554 3 21
contract-method-async
{554 26 1
=554 28 6
source
"554 36 25
Code Style, general rules
=555 3 30
contract-passes-complex-object
{555 35 1
=555 37 6
source
"555 45 25
Code Style, general rules
=556 3 26
contract-requires-property
{556 31 1
=556 33 6
source
"556 41 25
Code Style, general rules
=557 3 28
display-manager-has-protocol
{557 33 1
=557 35 6
source
"557 43 30
Code Style, DataDisplayManager
=558 3 21
entity-contains-logic
{558 26 1
=558 28 6
source
=558 36 21
Structure of a module
=559 3 27
interactor-duplicates-logic
{559 32 1
=559 34 6
source
"559 42 33
Code Style, facades over services
=560 3 27
interactor-hides-dependency
{560 32 1
=560 34 6
source
"560 42 22
Code Style, Interactor
=561 3 27
interactor-input-wrong-part
{561 32 1
=561 34 6
source
"561 42 22
Code Style, Interactor
=562 3 25
interactor-lacks-cohesion
{562 30 1
=562 32 6
source
"562 40 39
Composite modules, when submodules help
=563 3 28
interactor-output-wrong-part
{563 33 1
=563 35 6
source
"563 43 22
Code Style, Interactor
=564 3 32
interactor-passes-managed-object
{564 37 1
=564 39 6
source
=564 47 21
Structure of a module
=565 3 23
interactor-stores-state
{565 28 1
=565 30 6
source
"565 38 22
Code Style, Interactor
=566 3 31
managed-object-above-interactor
{566 36 1
=566 38 6
source
"566 46 60
Structure of a module; Massive View Controller, reading data
=567 3 23
massive-view-controller
{567 28 1
=567 30 6
source
=567 38 23
Massive View Controller
=568 3 23
module-input-lacks-base
{568 28 1
=568 30 6
source
"568 38 23
Code Style, ModuleInput
=569 3 23
module-input-wrong-part
{569 28 1
=569 30 6
source
"569 38 24
Transitions, ModuleInput
=570 3 24
module-output-lacks-base
{570 29 1
=570 31 6
source
"570 39 24
Code Style, ModuleOutput
=571 3 24
module-output-wrong-part
{571 29 1
=571 31 6
source
"571 39 24
Transitions, ModuleInput
=572 3 24
outlet-or-action-private
{572 29 1
=572 31 6
source
"572 39 40
Code Style, View; Testing a module, View
=573 3 20
presenter-casts-view
{573 25 1
=573 27 6
source
=573 35 21
Structure of a module
=574 3 23
presenter-state-exposed
{574 28 1
=574 30 6
source
"574 38 21
Code Style, Presenter
=575 3 28
router-duplicates-transition
{575 33 1
=575 35 6
source
"575 43 17
Code Style, Route
=576 3 23
router-input-wrong-part
{576 28 1
=576 30 6
source
"576 38 18
Code Style, Router
=577 3 21
router-sets-view-data
{577 26 1
=577 28 6
source
=577 36 27
Transitions between modules
=578 3 27
service-handles-many-models
{578 32 1
=578 34 6
source
=578 42 21
Structure of a module
=579 3 25
service-injection-missing
{579 30 1
=579 32 6
source
"579 40 61
Structure of a module; Massive View Controller, configuration
=580 3 20
service-stores-state
{580 25 1
=580 27 6
source
=580 35 26
NSFetchedResultsController
=581 3 16
state-has-method
{581 21 1
=581 23 6
source
"581 31 17
Code Style, State
=582 3 23
state-outside-presenter
{582 28 1
=582 30 6
source
"582 38 31
Code Style, Presenter and State
=583 3 29
validation-outside-interactor
{583 34 1
=583 36 6
source
=583 44 21
Structure of a module
=584 3 28
value-carries-managed-object
{584 33 1
=584 35 6
source
=584 43 26
NSFetchedResultsController
=585 3 26
view-builds-complex-layout
{585 31 1
=585 33 6
source
"585 41 31
Massive View Controller, advice
=586 3 20
view-computes-values
{586 25 1
=586 27 6
source
=586 35 23
Massive View Controller
=587 3 28
view-configures-foreign-view
{587 33 1
=587 35 6
source
"587 43 32
Composite modules, the container
=588 3 23
view-creates-dependency
{588 28 1
=588 30 6
source
"588 38 38
Massive View Controller, configuration
=589 3 19
view-creates-helper
{589 24 1
=589 26 6
source
"589 34 42
Structure of a module, the view is a layer
=590 3 24
view-has-many-animations
{590 29 1
=590 31 6
source
"590 39 31
Massive View Controller, advice
=591 3 21
view-has-many-methods
{591 26 1
=591 28 6
source
"591 36 31
Massive View Controller, advice
=592 3 23
view-has-many-protocols
{592 28 1
=592 30 6
source
"592 38 31
Massive View Controller, advice
=593 3 21
view-input-wrong-part
{593 26 1
=593 28 6
source
"593 36 16
Code Style, View
=594 3 27
view-interprets-user-action
{594 32 1
=594 34 6
source
"594 42 36
Massive View Controller, refactoring
=595 3 18
view-model-mutable
{595 23 1
=595 25 6
source
"595 33 31
Massive View Controller, advice
=596 3 22
view-output-wrong-part
{596 27 1
=596 29 6
source
"596 37 16
Code Style, View
=597 3 25
view-pulls-from-presenter
{597 30 1
=597 32 6
source
"597 40 27
Structure of a module, View
=598 3 26
view-receives-model-object
{598 31 1
=598 33 6
source
"598 41 31
Massive View Controller, advice
=599 3 24
view-stores-model-object
{599 29 1
=599 31 6
source
"599 39 39
Massive View Controller, Apple's advice
=600 3 24
view-swallows-load-event
{600 29 1
=600 31 6
source
"600 39 22
Code Style, ViewOutput
=601 3 26
view-swallows-system-event
{601 31 1
=601 33 6
source
"601 41 36
Massive View Controller, refactoring
=602 3 26
view-uses-foreign-subviews
{602 31 1
=602 33 6
source
"602 41 39
Massive View Controller, Apple's advice
=604 3 22
contract-import-unused
{604 27 1
=604 29 6
source
"604 37 25
Code Style, general rules
=605 3 28
display-manager-uses-outlets
{605 33 1
=605 35 6
source
"605 43 30
Code Style, DataDisplayManager
=606 3 25
fetched-results-misplaced
{606 30 1
=606 32 6
source
=606 40 26
NSFetchedResultsController
=607 3 27
interactor-bypasses-service
{607 32 1
=607 34 6
source
=607 42 21
Structure of a module
=608 3 31
interactor-uses-fetched-results
{608 36 1
=608 38 6
source
=608 46 26
NSFetchedResultsController
=609 3 21
interactor-uses-uikit
{609 26 1
=609 28 6
source
"609 36 31
Massive View Controller, advice
=610 3 20
interactor-uses-view
{610 25 1
=610 27 6
source
=610 35 21
Structure of a module
=611 3 23
presenter-accesses-data
{611 28 1
=611 30 6
source
=611 38 21
Structure of a module
=612 3 29
presenter-bypasses-interactor
{612 34 1
=612 36 6
source
=612 44 21
Structure of a module
=613 3 19
presenter-navigates
{613 24 1
=613 26 6
source
=613 34 21
Structure of a module
=614 3 20
presenter-uses-uikit
{614 25 1
=614 27 6
source
"614 35 31
Massive View Controller, advice
=615 3 27
router-creates-module-parts
{615 32 1
=615 34 6
source
"615 42 38
Structure of a module, what we changed
=616 3 19
router-handles-data
{616 24 1
=616 26 6
source
=616 34 21
Structure of a module
=617 3 17
router-uses-uikit
{617 22 1
=617 24 6
source
=617 32 27
Transitions between modules
=618 3 19
service-uses-module
{618 24 1
=618 26 6
source
=618 34 21
Structure of a module
=619 3 18
service-uses-uikit
{619 23 1
=619 25 6
source
"619 33 31
Massive View Controller, advice
=620 3 22
view-controls-web-page
{620 27 1
=620 29 6
source
=620 37 22
Working with UIWebView
=621 3 25
view-creates-foreign-view
{621 30 1
=621 32 6
source
"621 40 36
Massive View Controller, transitions
=622 3 18
view-embeds-screen
{622 23 1
=622 25 6
source
"622 33 29
Composite modules, containers
=623 3 21
view-is-list-delegate
{623 26 1
=623 28 6
source
=623 36 21
Structure of a module
=624 3 14
view-navigates
{624 19 1
=624 21 6
source
"624 29 36
Massive View Controller, transitions
=625 3 25
view-prepares-next-screen
{625 30 1
=625 32 6
source
"625 40 51
Transitions between modules, by the view controller
=626 3 20
view-uses-interactor
{626 25 1
=626 27 6
source
=626 35 21
Structure of a module
=627 3 17
view-uses-network
{627 22 1
=627 24 6
source
=627 32 23
Massive View Controller
=628 3 16
view-uses-router
{628 21 1
=628 23 6
source
=628 31 21
Structure of a module
=629 3 17
view-uses-storage
{629 22 1
=629 24 6
source
"629 32 37
Massive View Controller, reading data
=630 3 20
view-validates-input
{630 25 1
=630 27 6
source
=630 35 23
Massive View Controller
=632 3 25
interactor-retains-output
{632 30 1
=632 32 6
source
"632 40 22
Code Style, Interactor
=633 3 29
presenter-has-weak-interactor
{633 34 1
=633 36 6
source
"633 44 21
Code Style, Presenter
=634 3 25
presenter-has-weak-router
{634 30 1
=634 32 6
source
"634 40 21
Code Style, Presenter
=635 3 31
presenter-retains-module-output
{635 36 1
=635 38 6
source
=635 46 27
Transitions between modules
=636 3 22
presenter-retains-view
{636 27 1
=636 29 6
source
"636 37 21
Code Style, Presenter
=637 3 21
router-retains-screen
{637 26 1
=637 28 6
source
"637 36 18
Code Style, Router
=638 3 20
view-has-weak-output
{638 25 1
=638 27 6
source
"638 35 16
Code Style, View
=640 3 28
contract-method-undocumented
{640 33 1
=640 35 6
source
"640 43 20
Code Style, comments
=641 3 25
method-comment-incomplete
{641 30 1
=641 32 6
source
"641 40 20
Code Style, comments
=642 3 19
method-undocumented
{642 24 1
=642 26 6
source
"642 34 20
Code Style, comments
=643 3 22
module-comment-differs
{643 27 1
=643 29 6
source
"643 37 20
Code Style, comments
=644 3 25
protocol-methods-unmarked
{644 30 1
=644 32 6
source
"644 40 20
Code Style, comments
=645 3 24
unique-part-undocumented
{645 29 1
=645 31 6
source
"645 39 20
Code Style, comments
=647 3 24
assembly-method-untested
{647 29 1
=647 31 6
source
"647 39 26
Testing a module, Assembly
=648 3 28
assembly-test-lacks-testable
{648 33 1
=648 35 6
source
"648 43 17
Code Style, tests
=649 3 26
interactor-method-untested
{649 31 1
=649 33 6
source
"649 41 28
Testing a module, Interactor
=650 3 13
part-untested
{650 18 1
=650 20 6
source
"650 28 17
Code Style, tests
=651 3 25
presenter-method-untested
{651 30 1
=651 32 6
source
"651 40 27
Testing a module, Presenter
=652 3 26
router-transition-untested
{652 31 1
=652 33 6
source
"652 41 24
Testing a module, Router
=653 3 18
test-case-misnamed
{653 23 1
=653 25 6
source
"653 33 17
Code Style, tests
=654 3 19
test-folder-differs
{654 24 1
=654 26 6
source
"654 34 17
Code Style, tests
=655 3 20
test-groups-unmarked
{655 25 1
=655 27 6
source
"655 35 17
Code Style, tests
=656 3 24
test-has-multiple-checks
{656 29 1
=656 31 6
source
"656 39 17
Code Style, tests
=657 3 19
test-steps-unmarked
{657 24 1
=657 26 6
source
"657 34 17
Code Style, tests
=658 3 25
test-uses-real-dependency
{658 30 1
=658 32 6
source
"658 40 33
Testing a module, VIPER and tests
=659 3 19
view-event-untested
{659 24 1
=659 26 6
source
"659 34 22
Testing a module, View
=660 3 19
view-input-untested
{660 24 1
=660 26 6
source
"660 34 22
Testing a module, View
=661 3 23
view-lifecycle-untested
{661 28 1
=661 30 6
source
"661 38 22
Testing a module, View

"""#
    case "surf-mvp": #"""
{5 1 16
=5 1 7
extends
=5 10 6
common
=6 1 5
title
=6 8 8
Surf MVP
=7 1 6
family
=7 9 3
MVP
=8 1 7
summary
=8 10 95
Configurator, View with adapters, Presenter over services, Router, ModuleInput and ModuleOutput
=9 1 6
source
=9 9 8
Surf MVP
=11 1 6
module
{12 3 2
=12 3 6
folder
"12 11 8
{module}
=13 3 12
openToOthers
[13 17 4
=13 18 12
Configurator
=13 32 11
ModuleInput
=13 45 12
ModuleOutput
=13 59 5
Alert
=15 1 5
roles
{16 3 9
=16 3 4
View
{17 5 9
=17 5 7
summary
=17 14 53
Fills itself with data and forwards every user action
=18 5 7
aliases
[18 14 1
=18 15 14
ViewController
=19 5 6
traits
[19 13 4
=19 14 5
shows
=19 21 13
touchesScreen
=19 36 14
forwardsEvents
=19 52 16
keepsModuleAlive
=20 5 4
name
[20 11 2
"20 12 22
{module}ViewController
"20 38 12
{module}View
=21 5 6
folder
=21 13 4
View
=22 5 8
required
=22 15 11
whereNeeded
=23 5 11
mustNotKnow
[23 18 8
=23 19 6
Router
=23 27 7
Service
=23 36 10
navigation
=23 48 6
alerts
=23 56 5
lists
=23 63 5
cells
=23 70 7
network
=23 79 7
storage
=24 5 5
tests
[24 12 3
=24 13 6
events
=24 21 5
input
=24 28 9
lifecycle
=25 5 6
source
=25 13 4
View
=27 3 11
ContentView
{28 5 6
=28 5 7
summary
=28 14 92
The view of a view controller without a xib or storyboard; creates and arranges the subviews
=29 5 6
traits
[29 13 1
=29 14 13
touchesScreen
=30 5 4
name
"30 11 19
{module}ContentView
=31 5 4
kind
=31 11 5
class
=32 5 6
folder
=32 13 4
View
=33 5 11
mustNotKnow
[33 18 7
=33 19 9
Presenter
=33 30 6
Router
=33 38 7
Service
=33 47 10
navigation
=33 59 5
lists
=33 66 7
network
=33 75 7
storage
=35 3 7
Adapter
{36 5 8
=36 5 7
summary
=36 14 69
A list's data source and delegate; registers and configures its cells
=37 5 7
aliases
[37 14 1
=37 15 3
DDM
=38 5 6
traits
[38 13 2
=38 14 13
touchesScreen
=38 29 13
displaysLists
=39 5 4
name
[40 7 4
"40 9 15
{module}Adapter
"41 9 20
{module}TableAdapter
"42 9 25
{module}CollectionAdapter
"43 9 19
{module}ViewAdapter
=44 5 6
folder
=44 13 4
View
=45 5 11
mustNotKnow
[45 18 6
=45 19 9
Presenter
=45 30 6
Router
=45 38 7
Service
=45 47 10
navigation
=45 59 7
network
=45 68 7
storage
=46 5 5
tests
[46 12 2
=46 13 5
input
=46 20 6
events
=47 5 6
source
=47 13 8
Adapters
=49 3 4
Cell
{50 5 6
=50 5 7
summary
=50 14 30
Configures itself with a value
=51 5 6
traits
[51 13 1
=51 14 13
touchesScreen
=52 5 4
name
"52 11 12
{module}Cell
=53 5 6
folder
=53 13 4
View
=54 5 11
mustNotKnow
[54 18 6
=54 19 9
Presenter
=54 30 6
Router
=54 38 7
Service
=54 47 10
navigation
=54 59 7
network
=54 68 7
storage
=55 5 6
source
=55 13 8
Adapters
=57 3 5
Alert
{58 5 8
=58 5 7
summary
"58 14 79
An alert with actions: a module of its own, which a router configures and shows
=59 5 6
traits
[59 13 3
=59 14 13
touchesScreen
=59 29 16
keepsModuleAlive
=59 47 13
isWholeModule
=60 5 4
name
"60 11 27
{module}AlertViewController
=61 5 4
kind
=61 11 5
class
=62 5 6
folder
=62 13 4
View
=63 5 11
mustNotKnow
[63 18 5
=63 19 9
Presenter
=63 30 6
Router
=63 38 7
Service
=63 47 7
network
=63 56 7
storage
=64 5 5
tests
[64 12 1
=64 13 6
events
=65 5 6
source
=65 13 17
UIAlertController
=67 3 9
Presenter
{68 5 9
=68 5 7
summary
=68 14 77
Gets data from services, decides what is shown and when, responds to the user
=69 5 6
traits
[69 13 4
=69 14 7
decides
=69 23 7
formats
=69 32 10
holdsState
=69 44 13
receivesInput
=70 5 4
name
"70 11 17
{module}Presenter
=71 5 6
folder
=71 13 9
Presenter
=72 5 8
required
=72 15 11
whereNeeded
=73 5 11
mustNotKnow
[73 18 5
=73 19 13
userInterface
=73 34 10
navigation
=73 46 6
alerts
=73 54 7
network
=73 63 7
storage
=75 5 10
mayMention
[75 17 5
=75 18 7
UIImage
=75 27 7
CGFloat
=75 36 7
CGPoint
=75 45 6
CGSize
=75 53 6
CGRect
=76 5 5
tests
[76 12 2
=76 13 10
forwarding
=76 25 8
entrance
=77 5 6
source
=77 13 9
Presenter
=79 3 7
Service
{80 5 6
=80 5 7
summary
=80 14 62
The business logic that the module needs, in layers of its own
=81 5 7
aliases
[81 14 1
=81 15 5
Model
=82 5 6
traits
[82 13 3
=82 14 20
appliesBusinessLogic
=82 36 11
reachesData
=82 49 8
isShared
=83 5 4
name
[83 11 2
"83 12 30
{feature}ServiceImplementation
"83 46 16
{feature}Service
=84 5 11
mustNotKnow
[84 18 4
=84 19 4
View
=84 25 9
Presenter
=84 36 6
Router
=84 44 13
userInterface
=85 5 6
source
"85 13 44
What did we add; the layer of business logic
=87 3 6
Router
{88 5 8
=88 5 7
summary
=88 14 60
Configures and shows other modules, child views and messages
=89 5 6
traits
[89 13 2
=89 14 9
navigates
=89 25 13
touchesScreen
=90 5 4
name
"90 11 14
{module}Router
=91 5 6
folder
=91 13 6
Router
=92 5 8
required
=92 15 11
whereNeeded
=93 5 11
mustNotKnow
[93 18 5
=93 19 9
Presenter
=93 30 7
Service
=93 39 7
network
=93 48 7
storage
=93 57 10
formatting
=94 5 5
tests
[94 12 1
=94 13 11
transitions
=95 5 6
source
=95 13 6
Router
=97 3 12
Configurator
{98 5 8
=98 5 7
summary
=98 14 54
Creates all components of the module and connects them
=99 5 6
traits
[99 13 1
=99 14 8
composes
=100 5 4
name
"100 11 26
{module}ModuleConfigurator
=101 5 6
folder
=101 13 12
Configurator
=102 5 8
required
=102 15 11
whereNeeded
=103 5 21
implementsNothingElse
=103 28 4
true
=104 5 5
tests
[104 12 1
=104 13 6
wiring
=105 5 6
source
=105 13 12
Configurator
=107 1 9
contracts
{108 3 8
=108 3 9
ViewInput
{109 5 8
=109 5 7
summary
=109 14 12
What to show
=110 5 4
name
"110 11 17
{module}ViewInput
=111 5 4
from
=111 11 9
Presenter
=112 5 2
to
=112 9 4
View
=113 5 6
folder
=113 13 4
View
=114 5 8
required
=114 15 4
true
=115 5 7
methods
{116 7 4
=116 7 4
mood
=116 13 7
command
=117 7 5
avoid
[117 14 8
=117 15 6
button
=117 23 5
click
=117 30 3
tap
=117 35 5
table
=117 42 10
collection
=117 54 4
cell
=117 60 7
adapter
=117 69 5
label
=118 7 5
named
{118 14 2
=118 16 12
initialState
=118 30 17
setupInitialState
=118 49 13
configuration
=118 64 9
configure
=119 7 8
examples
[119 17 3
"119 18 19
setupInitialState()
"119 41 16
configure(with:)
"119 61 8
reload()
=120 5 6
source
=120 13 9
ViewInput
=122 3 10
ViewOutput
{123 5 10
=123 5 7
summary
=123 14 53
What the user wants, and the view's life cycle events
=124 5 4
name
"124 11 18
{module}ViewOutput
=125 5 4
from
=125 11 4
View
=126 5 2
to
=126 9 9
Presenter
=127 5 6
folder
=127 13 4
View
=128 5 8
required
=128 15 4
true
=129 5 14
mustNotMention
[129 21 1
=129 22 13
userInterface
=130 5 10
mayMention
[130 17 1
=130 18 7
UIImage
=131 5 7
methods
{132 7 5
=132 7 4
mood
=132 13 9
intention
=133 7 5
avoid
[134 9 11
=134 10 6
button
=134 18 5
click
=134 25 3
tap
=134 30 5
press
=134 37 5
touch
=134 44 5
swipe
=134 51 5
table
=134 58 10
collection
=134 70 4
cell
=134 76 7
adapter
=134 85 5
label
=135 7 9
mayReturn
=135 18 5
false
=136 7 5
named
{136 14 1
=136 16 9
viewReady
=136 27 10
viewLoaded
=137 7 8
examples
[137 17 3
"137 18 12
viewLoaded()
"137 34 8
reload()
"137 46 13
editProfile()
=138 5 6
source
=138 13 10
ViewOutput
=140 3 11
RouterInput
{141 5 11
=141 5 7
summary
=141 14 20
Which module to show
=142 5 4
name
"142 11 19
{module}RouterInput
=143 5 4
from
=143 11 9
Presenter
=144 5 2
to
=144 9 6
Router
=145 5 6
folder
=145 13 6
Router
=146 5 8
required
=146 15 4
true
=147 5 10
classBound
=147 17 5
false
=148 5 14
mustNotMention
[148 21 1
=148 22 13
userInterface
=149 5 10
mayMention
[149 17 1
=149 18 7
UIImage
=150 5 7
methods
{151 7 7
=151 7 4
mood
=151 13 7
command
=152 7 5
begin
[152 14 2
=152 15 4
show
=152 21 5
close
=153 7 7
contain
[153 16 1
=153 17 6
Module
=154 7 5
avoid
[154 14 4
=154 15 6
screen
=154 23 5
alert
=154 30 10
controller
=154 42 5
popup
=155 7 9
mayReturn
=155 18 5
false
=156 7 5
named
{156 14 1
=156 16 7
opening
"156 25 17
show{other}Module
=157 7 8
examples
[157 17 1
"157 18 23
showEditProfileModule()
=158 5 6
source
=158 13 11
RouterInput
=160 3 11
ModuleInput
{161 5 11
=161 5 7
summary
=161 14 43
How another module changes this one's state
=162 5 4
name
"162 11 19
{module}ModuleInput
=163 5 4
from
[163 11 2
=163 12 6
Router
=163 20 9
Presenter
=164 5 2
to
=164 9 9
Presenter
=165 5 7
crosses
=165 14 2
in
=166 5 6
folder
=166 13 9
Presenter
=167 5 8
required
=167 15 4
true
=168 5 14
mustNotMention
[168 21 1
=168 22 13
userInterface
=169 5 10
mayMention
[169 17 1
=169 18 7
UIImage
=170 5 7
methods
{171 7 3
=171 7 4
mood
=171 13 7
command
=172 7 5
named
{172 14 1
=172 16 13
configuration
=172 31 15
configureModule
=173 7 8
examples
[173 17 1
"173 18 22
configureModule(with:)
=174 5 6
source
=174 13 11
ModuleInput
=176 3 12
ModuleOutput
{177 5 11
=177 5 7
summary
=177 14 40
Events that matter to the calling module
=178 5 4
name
"178 11 20
{module}ModuleOutput
=179 5 4
from
[179 11 2
=179 12 9
Presenter
=179 23 5
Alert
=180 5 2
to
=180 9 9
Presenter
=181 5 7
crosses
=181 14 3
out
=182 5 6
folder
=182 13 9
Presenter
=183 5 8
required
=183 15 4
true
=184 5 14
mustNotMention
[184 21 1
=184 22 13
userInterface
=185 5 10
mayMention
[185 17 1
=185 18 7
UIImage
=186 5 7
methods
{186 14 2
=186 16 4
mood
=186 22 4
news
=186 28 8
examples
[186 38 1
"186 39 15
profileEdited()
=187 5 6
source
=187 13 12
ModuleOutput
=189 3 20
ModuleTransitionable
{190 5 5
=190 5 7
summary
"190 14 71
The only part of the view that a router can access, for showing modules
=191 5 4
name
[191 11 2
=191 12 20
ModuleTransitionable
"191 34 26
{transition}Transitionable
=192 5 4
from
=192 11 6
Router
=193 5 2
to
=193 9 4
View
=194 5 6
source
=194 13 20
ModuleTransitionable
=196 3 13
AdapterOutput
{197 5 7
=197 5 7
summary
=197 14 16
Events in a list
=198 5 4
name
[198 11 3
"198 12 21
{module}AdapterOutput
"198 37 26
{module}TableAdapterOutput
"198 67 25
{module}ViewAdapterOutput
=199 5 4
from
=199 11 7
Adapter
=200 5 2
to
=200 9 4
View
=201 5 6
folder
=201 13 4
View
=202 5 7
methods
{202 14 3
=202 16 4
mood
=202 22 4
fact
=202 28 5
begin
[202 35 1
=202 36 3
did
=202 42 8
examples
[202 52 1
"202 53 22
didSelectProfileView()
=203 5 6
source
=203 13 8
Adapters
=205 3 16
ServiceInterface
{206 5 6
=206 5 7
summary
=206 14 34
What a service does for presenters
=207 5 4
name
"207 11 16
{feature}Service
=208 5 4
from
=208 11 9
Presenter
=209 5 2
to
=209 9 7
Service
=210 5 11
synchronous
=210 18 5
false
=211 5 6
source
=211 13 15
What did we add
=215 1 10
references
{216 3 10
=216 3 11
View.output
=216 16 17
strong ViewOutput
=217 3 16
View.contentView
{217 21 3
=217 23 5
holds
=217 30 18
strong ContentView
=217 50 8
optional
=217 60 4
true
=217 66 8
injected
=217 76 5
false
=218 3 12
View.adapter
{218 17 3
=218 19 5
holds
=218 26 14
strong Adapter
=218 42 8
optional
=218 52 4
true
=218 58 8
injected
=218 68 5
false
=219 3 14
Adapter.output
{219 19 2
=219 21 5
holds
=219 28 18
weak AdapterOutput
=219 48 8
optional
=219 58 4
true
=220 3 12
Alert.output
{220 17 2
=220 19 5
holds
=220 26 17
weak ModuleOutput
=220 45 8
optional
=220 55 4
true
=221 3 14
Presenter.view
=221 19 14
weak ViewInput
=222 3 16
Presenter.router
=222 21 18
strong RouterInput
=223 3 16
Presenter.output
=223 21 17
weak ModuleOutput
=224 3 26
Presenter.{feature}Service
{224 31 2
=224 33 5
holds
=224 40 23
strong ServiceInterface
=224 65 8
optional
=224 75 4
true
=225 3 11
Router.view
=225 16 25
weak ModuleTransitionable
=227 1 11
composition
{228 3 1
=228 3 12
Configurator
{229 5 6
=229 5 6
builds
[229 13 3
=229 14 4
View
=229 20 9
Presenter
=229 31 6
Router
=230 5 7
returns
=230 14 4
View
=231 5 6
method
=231 13 9
configure
=232 5 16
showsNothingElse
=232 23 4
true
=233 5 5
takes
[233 12 1
=233 13 12
ModuleOutput
=234 5 6
source
=234 13 26
Configurator; ModuleOutput
=236 1 5
parts
{237 3 2
=237 3 7
Service
{238 5 4
=238 5 7
summary
=238 14 62
The business logic that the presenter calls, behind a protocol
=239 5 5
roles
[239 12 1
=239 13 7
Service
=240 5 9
contracts
[240 16 1
=240 17 16
ServiceInterface
=241 5 7
default
=241 14 2
on
=242 3 7
Adapter
{243 5 3
=243 5 7
summary
=243 14 33
A list's data source and delegate
=244 5 5
roles
[244 12 2
=244 13 7
Adapter
=244 22 4
Cell
=245 5 9
contracts
[245 16 1
=245 17 13
AdapterOutput
=247 1 9
baseFiles
{248 3 1
=248 3 20
ModuleTransitionable
{249 5 2
=249 5 7
summary
"249 14 71
The base protocol for transitions between modules; an app needs it once
=250 5 9
contracts
[250 16 1
=250 17 20
ModuleTransitionable
=254 1 3
app
{255 3 7
=255 3 7
modules
=255 12 7
Screens
=256 3 5
tests
=256 10 13
Tests/Screens
=257 3 5
entry
=257 10 11
Application
=258 3 8
services
=258 13 8
Services
=259 3 6
models
=259 11 13
Models/Entity
=260 3 7
folders
{261 5 7
=261 5 11
Application
=261 18 20
Where the app starts
=262 5 7
Screens
"262 14 31
Modules, each in its own folder
=263 5 8
Services
"263 15 49
The business logic: services that presenters call
=264 5 13
Models/Entity
=264 20 41
The data that services pass to presenters
=265 5 12
Models/Entry
=265 19 50
The data as the network and the store represent it
=266 5 7
Library
"266 14 66
Base classes, extensions, protocols and utilities of the whole app
=267 5 7
Support
=267 14 27
Code that all modules share
=268 3 6
source
=268 11 25
Surf MVP in a new project
=270 1 5
tests
{271 3 3
=271 3 4
name
"271 9 11
{type}Tests
=272 3 14
mirrorsSources
=272 19 4
true
=273 3 17
mocksSurroundings
=273 22 4
true
=275 1 8
comments
{276 3 3
=276 3 15
contractMethods
=276 20 4
true
=277 3 16
marksPerContract
=277 21 4
true
=278 3 8
sections
[278 13 2
=278 14 10
Properties
=278 26 16
Internal methods
=281 1 5
rules
{283 3 73
=283 3 21
configurator-misnamed
{283 26 1
=283 28 6
source
=283 36 12
Configurator
=284 3 29
initial-state-method-misnamed
{284 34 1
=284 36 6
source
=284 44 9
ViewInput
=285 3 29
module-configuration-misnamed
{285 34 1
=285 36 6
source
=285 44 11
ModuleInput
=286 3 21
module-input-misnamed
{286 26 1
=286 28 6
source
=286 36 11
ModuleInput
=287 3 29
module-output-method-misnamed
{287 34 1
=287 36 6
source
=287 44 12
ModuleOutput
=288 3 22
module-output-misnamed
{288 27 1
=288 29 6
source
=288 37 12
ModuleOutput
=289 3 24
part-lacks-module-prefix
{289 29 1
=289 31 6
source
=289 39 21
Names in the examples
=290 3 18
presenter-misnamed
{290 23 1
=290 25 6
source
=290 33 9
Presenter
=291 3 25
presenter-misnames-router
{291 30 1
=291 32 6
source
=291 40 9
Presenter
=292 3 23
presenter-misnames-view
{292 28 1
=292 30 6
source
=292 38 9
Presenter
=293 3 25
router-input-lacks-suffix
{293 30 1
=293 32 6
source
=293 40 11
RouterInput
=294 3 21
router-input-misnamed
{294 26 1
=294 28 6
source
=294 36 11
RouterInput
=295 3 21
router-input-names-ui
{295 26 1
=295 28 6
source
=295 36 20
Rules of RouterInput
=296 3 23
router-input-wrong-verb
{296 28 1
=296 30 6
source
=296 38 11
RouterInput
=297 3 15
router-misnamed
{297 20 1
=297 22 6
source
=297 30 6
Router
=298 3 27
view-configuration-misnamed
{298 32 1
=298 34 6
source
=298 42 9
ViewInput
=299 3 22
view-contract-names-ui
{299 27 1
=299 29 6
source
=299 37 15
Rules of naming
=300 3 19
view-input-misnamed
{300 24 1
=300 26 6
source
=300 34 9
ViewInput
=301 3 26
view-loaded-event-misnamed
{301 31 1
=301 33 6
source
=301 41 10
ViewOutput
=302 3 13
view-misnamed
{302 18 1
=302 20 6
source
=302 28 4
View
=303 3 20
view-misnames-output
{303 25 1
=303 27 6
source
=303 35 4
View
=304 3 20
view-output-misnamed
{304 25 1
=304 27 6
source
=304 35 10
ViewOutput
=305 3 25
view-output-names-gesture
{305 30 1
=305 32 6
source
=305 40 15
Rules of naming
=307 3 23
configurator-omits-link
{307 28 1
=307 30 6
source
=307 38 12
Configurator
=308 3 21
mvp-module-incomplete
{308 26 1
=308 28 6
source
=308 36 15
Generating code
=310 3 20
adapter-outside-view
{310 25 1
=310 27 6
source
=310 35 8
Adapters
=311 3 28
cell-configured-from-outside
{311 33 1
=311 35 6
source
=311 43 8
Adapters
=312 3 28
configurator-does-other-work
{312 33 1
=312 35 6
source
=312 43 12
Configurator
=313 3 25
configurator-has-protocol
{313 30 1
=313 32 6
source
=313 40 12
Configurator
=314 3 24
contract-lacks-anyobject
{314 29 1
=314 31 6
source
=314 39 9
ViewInput
=315 3 27
contract-uses-class-keyword
{315 32 1
=315 34 6
source
=315 42 9
ViewInput
=316 3 23
module-input-wrong-part
{316 28 1
=316 30 6
source
=316 38 11
ModuleInput
=317 3 28
module-output-set-externally
{317 33 1
=317 35 6
source
=317 43 12
ModuleOutput
=318 3 24
module-output-wrong-part
{318 29 1
=318 31 6
source
=318 39 12
ModuleOutput
=319 3 20
presenter-casts-view
{319 25 1
=319 27 6
source
=319 35 15
How layers talk
=320 3 27
router-handles-alert-action
{320 32 1
=320 34 6
source
=320 42 17
UIAlertController
=321 3 23
router-input-wrong-part
{321 28 1
=321 30 6
source
=321 38 11
RouterInput
=322 3 24
router-outside-presenter
{322 29 1
=322 31 6
source
=322 39 11
RouterInput
=323 3 22
router-view-wrong-type
{323 27 1
=323 29 6
source
=323 37 20
ModuleTransitionable
=324 3 28
transition-protocol-extended
{324 33 1
=324 35 6
source
=324 43 19
A custom transition
=325 3 24
view-decides-empty-state
{325 29 1
=325 31 6
source
=325 39 9
Presenter
=326 3 21
view-input-wrong-part
{326 26 1
=326 28 6
source
=326 36 9
ViewInput
=327 3 27
view-interprets-user-action
{327 32 1
=327 34 6
source
=327 42 4
View
=328 3 22
view-output-wrong-part
{328 27 1
=328 29 6
source
=328 37 10
ViewOutput
=329 3 25
view-pulls-from-presenter
{329 30 1
=329 32 6
source
=329 40 4
View
=330 3 24
view-swallows-load-event
{330 29 1
=330 31 6
source
=330 39 10
ViewOutput
=331 3 25
view-swallows-user-action
{331 30 1
=331 32 6
source
=331 40 4
View
=333 3 22
adapter-uses-presenter
{333 27 1
=333 29 6
source
=333 37 8
Adapters
=334 3 20
alert-outside-router
{334 25 1
=334 27 6
source
=334 35 17
UIAlertController
=335 3 26
presenter-bypasses-service
{335 31 1
=335 33 6
source
=335 41 24
The business logic layer
=336 3 19
presenter-navigates
{336 24 1
=336 26 6
source
=336 34 6
Router
=337 3 30
presenter-uikit-beyond-uiimage
{337 35 1
=337 37 6
source
=337 45 16
What is Surf MVP
=338 3 19
router-handles-data
{338 24 1
=338 26 6
source
=338 34 6
Router
=339 3 25
service-outside-presenter
{339 30 1
=339 32 6
source
=339 40 11
Description
=340 3 25
view-creates-foreign-view
{340 30 1
=340 32 6
source
=340 40 6
Router
=341 3 23
view-lacks-list-adapter
{341 28 1
=341 30 6
source
=341 38 8
Adapters
=342 3 14
view-navigates
{342 19 1
=342 21 6
source
=342 29 6
Router
=343 3 25
view-prepares-next-screen
{343 30 1
=343 32 6
source
=343 40 6
Router
=344 3 21
view-presents-message
{344 26 1
=344 28 6
source
=344 36 6
Router
=345 3 20
view-registers-cells
{345 25 1
=345 27 6
source
=345 35 8
Adapters
=346 3 17
view-uses-network
{346 22 1
=346 24 6
source
=346 32 4
View
=347 3 16
view-uses-router
{347 21 1
=347 23 6
source
=347 31 11
RouterInput
=348 3 17
view-uses-storage
{348 22 1
=348 24 6
source
=348 32 4
View
=350 3 25
presenter-has-weak-router
{350 30 1
=350 32 6
source
=350 40 9
Presenter
=351 3 31
presenter-retains-module-output
{351 36 1
=351 38 6
source
=351 46 12
ModuleOutput
=352 3 19
router-retains-view
{352 24 1
=352 26 6
source
=352 34 20
ModuleTransitionable
=353 3 20
view-has-weak-output
{353 25 1
=353 27 6
source
=353 35 4
View
=355 3 23
class-sections-unmarked
{355 28 1
=355 30 6
source
=355 38 28
UIAlertController (examples)
=356 3 28
contract-method-undocumented
{356 33 1
=356 35 6
source
=356 43 24
Comments in the examples
=357 3 25
protocol-methods-unmarked
{357 30 1
=357 32 6
source
=357 40 24
Comments in the examples
=359 3 21
configurator-untested
{359 26 1
=359 28 6
source
=359 36 15
Generating code
=360 3 13
part-untested
{360 18 1
=360 20 6
source
=360 28 15
Generating code
=361 3 18
test-case-misnamed
{361 23 1
=361 25 6
source
=361 33 19
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
{101 3 4
=101 3 9
DataStore
=101 14 1
~
=102 3 14
ListDataSource
=102 19 1
~
=103 3 14
ModuleDelegate
=103 19 1
~
=104 3 11
DataManager
{105 5 3
=105 5 7
summary
=105 14 34
Fetches the data of the interactor
=106 5 5
roles
[106 12 1
=106 13 11
DataManager
=107 5 7
default
=107 14 2
on
=109 1 3
app
{110 3 1
=110 3 7
folders
{111 5 2
=111 5 12
Common/Store
=111 19 49
The store behind the data managers of the modules
=112 5 11
Common/View
=112 18 32
Views that several modules share
=114 1 5
tests
{116 3 1
=116 3 17
mocksSurroundings
=116 22 5
false
=118 1 5
rules
{119 3 1
=119 3 30
view-presenter-tightly-coupled
=119 35 1
~

"""#
    default: nil
    }
  }
}
