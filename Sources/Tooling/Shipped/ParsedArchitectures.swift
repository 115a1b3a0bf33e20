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
{14 3 8
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
=33 3 9
Presenter
{34 5 8
=34 5 7
summary
=34 14 62
Connects all parts; decides when and how data reaches the view
=35 5 6
traits
[35 13 4
=35 14 7
decides
=35 23 7
formats
=35 32 10
holdsState
=35 44 13
receivesInput
=36 5 4
name
"36 11 17
{module}Presenter
=37 5 6
folder
=37 13 9
Presenter
=38 5 8
required
=38 15 11
whereNeeded
=39 5 11
mustNotKnow
[39 18 4
=39 19 6
Entity
=39 27 10
navigation
=39 39 7
network
=39 48 7
storage
=40 5 5
tests
[40 12 2
=40 13 10
forwarding
=40 25 8
entrance
=41 5 6
source
=41 13 13
What is VIPER
=43 3 10
Interactor
{44 5 9
=44 5 7
summary
=44 14 35
Calculations and work with entities
=45 5 6
traits
[45 13 2
=45 14 20
appliesBusinessLogic
=45 36 10
holdsState
=46 5 4
name
"46 11 18
{module}Interactor
=47 5 6
folder
=47 13 10
Interactor
=48 5 8
required
=48 15 11
whereNeeded
=49 5 11
mustNotKnow
[49 18 4
=49 19 4
View
=49 25 6
Router
=49 33 13
userInterface
=49 48 10
navigation
=50 5 10
mayMention
[50 17 1
=50 18 7
UIImage
=51 5 5
tests
[51 12 1
=51 13 8
services
=52 5 6
source
=52 13 13
What is VIPER
=54 3 6
Entity
{55 5 4
=55 5 7
summary
=55 14 52
An object with properties and without business logic
=56 5 6
traits
[56 13 1
=56 14 11
isPlainData
=57 5 6
folder
=57 13 6
Entity
=58 5 6
source
=58 13 13
What is VIPER
=60 3 7
Service
{61 5 5
=61 5 7
summary
=61 14 61
Gets what the interactor works on from the network or a store
=62 5 6
traits
[62 13 2
=62 14 11
reachesData
=62 27 8
isShared
=63 5 4
name
[63 11 2
"63 12 30
{feature}ServiceImplementation
"63 46 16
{feature}Service
=64 5 11
mustNotKnow
[64 18 5
=64 19 4
View
=64 25 9
Presenter
=64 36 10
Interactor
=64 48 6
Router
=64 56 13
userInterface
=65 5 6
source
"65 13 62
Chosen by Adder; the article does not say where data come from
=67 3 6
Router
{68 5 9
=68 5 7
summary
=68 14 37
Opens other modules and prepares them
=69 5 7
aliases
[69 14 1
=69 15 9
Wireframe
=70 5 6
traits
[70 13 3
=70 14 9
navigates
=70 25 13
touchesScreen
=70 40 13
receivesInput
=71 5 4
name
"71 11 14
{module}Router
=72 5 6
folder
=72 13 6
Router
=73 5 8
required
=73 15 11
whereNeeded
=74 5 11
mustNotKnow
[74 18 4
=74 19 10
Interactor
=74 31 6
Entity
=74 39 7
network
=74 48 7
storage
=75 5 5
tests
[75 12 1
=75 13 11
transitions
=76 5 6
source
=76 13 40
What is VIPER; injection of dependencies
=78 3 8
Assembly
{79 5 7
=79 5 7
summary
=79 14 51
Creates the module's dependencies when it is opened
=80 5 6
traits
[80 13 1
=80 14 8
composes
=81 5 4
name
"81 11 16
{module}Assembly
=82 5 6
folder
=82 13 8
Assembly
=83 5 8
required
=83 15 11
whereNeeded
=84 5 5
tests
[84 12 1
=84 13 6
wiring
=85 5 6
source
=85 13 20
Dependency injection
=87 1 9
contracts
{88 3 8
=88 3 9
ViewInput
{89 5 10
=89 5 7
summary
=89 14 46
Setters through which the presenter shows data
=90 5 4
name
"90 11 17
{module}ViewInput
=91 5 4
from
=91 11 9
Presenter
=92 5 2
to
=92 9 4
View
=93 5 6
folder
=93 13 4
View
=94 5 8
required
=94 15 4
true
=95 5 14
mustNotMention
[95 21 1
=95 22 6
Entity
=96 5 12
mentionsOnly
[96 19 7
=96 20 6
String
=96 28 3
Int
=96 33 6
Double
=96 41 4
Bool
=96 47 4
Data
=96 53 7
UIImage
=96 62 8
NSObject
=97 5 7
methods
{98 7 4
=98 7 4
mood
=98 13 7
command
=99 7 6
prefer
[99 15 2
=99 16 4
show
=99 22 3
set
=100 7 9
mayReturn
=100 18 5
false
=101 7 8
examples
[101 17 1
"101 18 12
showName(_:)
=102 5 6
source
=102 13 41
TableViewDelegate and TableViewDataSource
=104 3 10
ViewOutput
{105 5 10
=105 5 7
summary
=105 14 43
What the user did; it never returns a value
=106 5 4
name
"106 11 18
{module}ViewOutput
=107 5 4
from
=107 11 4
View
=108 5 2
to
=108 9 9
Presenter
=109 5 6
folder
=109 13 4
View
=110 5 8
required
=110 15 4
true
=111 5 14
mustNotMention
[111 21 2
=111 22 13
userInterface
=111 37 6
Entity
=112 5 12
mentionsOnly
[112 19 6
=112 20 6
String
=112 28 3
Int
=112 33 6
Double
=112 41 4
Bool
=112 47 4
Data
=112 53 8
NSObject
=113 5 7
methods
{113 14 1
=113 16 9
mayReturn
=113 27 5
false
=114 5 6
source
=114 13 41
TableViewDelegate and TableViewDataSource
=116 3 15
InteractorInput
{117 5 10
=117 5 7
summary
=117 14 30
Requests to the business logic
=118 5 4
name
"118 11 23
{module}InteractorInput
=119 5 4
from
=119 11 9
Presenter
=120 5 2
to
=120 9 10
Interactor
=121 5 6
folder
=121 13 10
Interactor
=122 5 8
required
=122 15 4
true
=123 5 14
mustNotMention
[123 21 1
=123 22 6
Entity
=124 5 12
mentionsOnly
[124 19 6
=124 20 6
String
=124 28 3
Int
=124 33 6
Double
=124 41 4
Bool
=124 47 4
Data
=124 53 8
NSObject
=125 5 7
methods
{125 14 1
=125 16 4
mood
=125 22 7
command
=126 5 6
source
=126 13 46
What is VIPER; passing objects between modules
=128 3 16
InteractorOutput
{129 5 9
=129 5 7
summary
=129 14 29
Results of the business logic
=130 5 4
name
"130 11 24
{module}InteractorOutput
=131 5 4
from
=131 11 10
Interactor
=132 5 2
to
=132 9 9
Presenter
=133 5 6
folder
=133 13 10
Interactor
=134 5 8
required
=134 15 4
true
=135 5 14
mustNotMention
[135 21 1
=135 22 6
Entity
=136 5 12
mentionsOnly
[136 19 7
=136 20 6
String
=136 28 3
Int
=136 33 6
Double
=136 41 4
Bool
=136 47 4
Data
=136 53 7
UIImage
=136 62 8
NSObject
=137 5 6
source
=137 13 13
What is VIPER
=139 3 16
ServiceInterface
{140 5 7
=140 5 7
summary
=140 14 35
What a service does for interactors
=141 5 4
name
"141 11 16
{feature}Service
=142 5 4
from
=142 11 10
Interactor
=143 5 2
to
=143 9 7
Service
=144 5 11
synchronous
=144 18 5
false
=145 5 14
mustNotMention
[145 21 1
=145 22 13
userInterface
=146 5 6
source
"146 13 62
Chosen by Adder; the article does not say where data come from
=148 3 11
RouterInput
{149 5 10
=149 5 7
summary
=149 14 11
Where to go
=150 5 4
name
"150 11 19
{module}RouterInput
=151 5 4
from
=151 11 9
Presenter
=152 5 2
to
=152 9 6
Router
=153 5 6
folder
=153 13 6
Router
=154 5 8
required
=154 15 4
true
=155 5 14
mustNotMention
[155 21 2
=155 22 13
userInterface
=155 37 6
Entity
=156 5 12
mentionsOnly
[156 19 6
=156 20 6
String
=156 28 3
Int
=156 33 6
Double
=156 41 4
Bool
=156 47 4
Data
=156 53 8
NSObject
=157 5 7
methods
{158 7 5
=158 7 4
mood
=158 13 7
command
=159 7 5
begin
[159 14 4
=159 15 7
present
=159 24 6
inject
=159 32 3
set
=159 37 5
close
=160 7 9
mayReturn
=160 18 5
false
=161 7 5
named
{161 14 2
=161 16 11
preparation
"161 29 25
inject{other}Dependencies
=161 58 7
opening
"161 67 14
present{other}
=162 7 8
examples
[162 17 1
"162 18 16
presentOptions()
=163 5 6
source
=163 13 20
Dependency injection
=165 3 11
ModuleInput
{166 5 10
=166 5 7
summary
=166 14 85
What another module's router passes in; a simple object all the way to the interactor
=167 5 4
name
"167 11 19
{module}ModuleInput
=168 5 4
from
=168 11 6
Router
=169 5 2
to
[169 9 2
=169 10 6
Router
=169 18 9
Presenter
=170 5 7
crosses
=170 14 2
in
=171 5 6
folder
=171 13 6
Router
=172 5 14
mustNotMention
[172 21 2
=172 22 13
userInterface
=172 37 6
Entity
=173 5 12
mentionsOnly
[173 19 6
=173 20 6
String
=173 28 3
Int
=173 33 6
Double
=173 41 4
Bool
=173 47 4
Data
=173 53 8
NSObject
=174 5 7
methods
{174 14 2
=174 16 4
mood
=174 22 7
command
=174 31 6
prefer
[174 39 1
=174 40 3
set
=175 5 6
source
=175 13 31
Passing objects between modules
=177 3 29
NavigationControllerInterface
{178 5 6
=178 5 7
summary
=178 14 51
Shows modules if there is no UINavigationController
=179 5 4
name
"179 11 28
{module}NavigationController
=180 5 4
from
=180 11 6
Router
=181 5 2
to
=181 9 20
NavigationController
=182 5 6
folder
=182 13 6
Router
=183 5 6
source
=183 13 54
UINavigationController for transitions between modules
=189 1 10
references
{190 3 11
=190 3 35
NavigationController.viewController
=190 40 11
strong View
=191 3 11
View.output
=191 16 17
strong ViewOutput
=192 3 14
Presenter.view
=192 19 14
weak ViewInput
=193 3 20
Presenter.interactor
=193 25 22
strong InteractorInput
=194 3 16
Presenter.router
=194 21 18
strong RouterInput
=195 3 17
Interactor.output
=195 22 21
weak InteractorOutput
=196 3 27
Interactor.{feature}Service
{196 32 2
=196 34 5
holds
=196 41 23
strong ServiceInterface
=196 66 8
optional
=196 76 4
true
=197 3 16
Router.presenter
{197 21 2
=197 23 5
holds
=197 30 14
weak Presenter
=197 46 8
optional
=197 56 4
true
=198 3 11
Router.view
{198 16 3
=198 18 5
holds
=198 25 9
weak View
=198 36 10
alsoCalled
=198 48 17
transitionHandler
=198 67 8
optional
=198 77 4
true
=199 3 27
Router.navigationController
{199 32 2
=199 34 5
holds
=199 41 25
weak NavigationController
=199 68 8
optional
=199 78 4
true
=200 3 20
Router.{other}Router
{200 25 3
=200 27 5
holds
=200 34 16
weak ModuleInput
=200 52 8
optional
=200 62 4
true
=200 68 8
injected
=200 78 5
false
=202 1 11
composition
{203 3 1
=203 3 8
Assembly
{204 5 5
=204 5 6
builds
[204 13 4
=204 14 4
View
=204 20 9
Presenter
=204 31 10
Interactor
=204 43 6
Router
=205 5 7
returns
=205 14 6
Router
=206 5 6
method
=206 13 14
assembleModule
=207 5 4
lazy
=207 11 4
true
=208 5 6
source
=208 13 20
Dependency injection
=210 1 5
parts
{211 3 3
=211 3 6
Entity
{211 11 3
=211 13 7
summary
=211 22 37
The data that the interactor works on
=211 61 5
roles
[211 68 1
=211 69 6
Entity
=211 78 7
default
=211 87 2
on
=212 3 7
Service
{213 5 4
=213 5 7
summary
=213 14 51
Gets the data for the interactor, behind a protocol
=214 5 5
roles
[214 12 1
=214 13 7
Service
=215 5 9
contracts
[215 16 1
=215 17 16
ServiceInterface
=216 5 7
default
=216 14 2
on
=217 3 11
ModuleInput
{217 16 2
=217 18 7
summary
=217 27 36
Another module can pass an object in
=217 65 9
contracts
[217 76 1
=217 77 11
ModuleInput
=220 1 3
app
{221 3 3
=221 3 7
modules
=221 12 7
Modules
=222 3 7
folders
{223 5 2
=223 5 7
Modules
"223 14 31
Modules, each in its own folder
=224 5 8
Services
"224 15 60
What interactors get their data from: the network, the store
=225 3 6
source
"225 11 49
Chosen by Adder; the article specifies no folders
=227 1 5
tests
{228 3 1
=228 3 4
name
"228 9 11
{type}Tests
=231 1 5
rules
{233 3 26
=233 3 22
inject-method-misnamed
{233 27 1
=233 29 6
source
=233 37 20
Dependency injection
=234 3 23
present-method-misnamed
{234 28 1
=234 30 6
source
=234 38 20
Dependency injection
=236 3 25
assembly-called-at-launch
{236 30 1
=236 32 6
source
=236 40 20
Dependency injection
=237 3 30
contract-passes-complex-object
{237 35 1
=237 37 6
source
=237 45 13
What VIPER is
=238 3 21
entity-contains-logic
{238 26 1
=238 28 6
source
=238 36 13
What VIPER is
=239 3 21
module-lacks-assembly
{239 26 1
=239 28 6
source
=239 36 20
Dependency injection
=240 3 29
validation-outside-interactor
{240 34 1
=240 36 6
source
=240 44 13
What VIPER is
=241 3 20
view-computes-values
{241 25 1
=241 27 6
source
=241 35 13
What VIPER is
=242 3 25
view-has-nonview-property
{242 30 1
=242 32 6
source
=242 40 41
TableViewDelegate and TableViewDataSource
=243 3 25
view-output-returns-value
{243 30 1
=243 32 6
source
=243 40 41
TableViewDelegate and TableViewDataSource
=244 3 25
view-pulls-from-presenter
{244 30 1
=244 32 6
source
=244 40 13
What VIPER is
=245 3 25
view-receives-data-source
{245 30 1
=245 32 6
source
=245 40 41
TableViewDelegate and TableViewDataSource
=247 3 22
interactor-uses-router
{247 27 1
=247 29 6
source
=247 37 13
What VIPER is
=248 3 20
interactor-uses-view
{248 25 1
=248 27 6
source
=248 35 13
What VIPER is
=249 3 25
navigation-outside-router
{249 30 1
=249 32 6
source
=249 40 54
UINavigationController for transitions between modules
=250 3 25
part-calls-foreign-module
{250 30 1
=250 32 6
source
=250 40 31
Passing objects between modules
=251 3 23
presenter-accesses-data
{251 28 1
=251 30 6
source
=251 38 13
What VIPER is
=252 3 20
view-uses-interactor
{252 25 1
=252 27 6
source
=252 35 13
What VIPER is
=253 3 16
view-uses-router
{253 21 1
=253 23 6
source
=253 31 13
What VIPER is
=254 3 20
view-validates-input
{254 25 1
=254 27 6
source
=254 35 8
Problems
=256 3 25
interactor-retains-output
{256 30 1
=256 32 6
source
=256 40 13
What VIPER is
=257 3 29
presenter-has-weak-interactor
{257 34 1
=257 36 6
source
=257 44 13
What VIPER is
=258 3 25
presenter-has-weak-router
{258 30 1
=258 32 6
source
=258 40 13
What VIPER is
=259 3 22
presenter-retains-view
{259 27 1
=259 29 6
source
=259 37 8
Problems
=260 3 27
router-retains-module-parts
{260 32 1
=260 34 6
source
=260 42 8
Problems
=261 3 20
view-has-weak-output
{261 25 1
=261 27 6
source
=261 35 13
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
{14 3 7
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
=25 3 10
Interactor
{26 5 7
=26 5 7
summary
=26 14 83
All business logic; stores the scene's data and responds only through the presenter
=27 5 6
traits
[27 13 3
=27 14 20
appliesBusinessLogic
=27 36 10
holdsState
=27 48 13
receivesInput
=28 5 4
name
"28 11 18
{module}Interactor
=29 5 8
required
=29 15 11
whereNeeded
=30 5 11
mustNotKnow
[30 18 6
=30 19 4
View
=30 25 6
Router
=30 33 10
navigation
=30 45 7
network
=30 54 7
storage
=30 63 10
formatting
=31 5 5
tests
[31 12 2
=31 13 8
services
=31 23 10
forwarding
=32 5 6
source
=32 13 10
Interactor
=34 3 6
Worker
{35 5 6
=35 5 7
summary
=35 14 64
Fetches data from a cache or the network for several interactors
=36 5 6
traits
[36 13 1
=36 14 11
reachesData
=37 5 4
name
"37 11 14
{module}Worker
=38 5 11
mustNotKnow
[38 18 6
=38 19 4
View
=38 25 10
Interactor
=38 37 9
Presenter
=38 48 6
Router
=38 56 13
userInterface
=38 71 10
navigation
=39 5 5
tests
[39 12 1
=39 13 8
services
=40 5 6
source
=40 13 10
Interactor
=42 3 9
Presenter
{43 5 8
=43 5 7
summary
=43 14 49
Prepares a response for display, and nothing else
=44 5 6
traits
[44 13 1
=44 14 7
formats
=45 5 4
name
"45 11 17
{module}Presenter
=46 5 8
required
=46 15 11
whereNeeded
=47 5 21
implementsNothingElse
=47 28 4
true
=48 5 11
mustNotKnow
[48 18 6
=48 19 10
Interactor
=48 31 6
Worker
=48 39 6
Router
=48 47 10
navigation
=48 59 7
network
=48 68 7
storage
=49 5 5
tests
[49 12 1
=49 13 10
formatting
=50 5 6
source
=50 13 9
Presenter
=52 3 6
Router
{53 5 8
=53 5 7
summary
=53 14 67
Opens other scenes and passes data from one data store to the other
=54 5 6
traits
[54 13 2
=54 14 9
navigates
=54 25 13
touchesScreen
=55 5 4
name
"55 11 14
{module}Router
=56 5 8
required
=56 15 11
whereNeeded
=57 5 11
mustNotKnow
[57 18 4
=57 19 9
Presenter
=57 30 6
Worker
=57 38 7
network
=57 47 7
storage
=58 5 8
inherits
{58 15 2
=58 17 4
type
=58 23 8
NSObject
=58 33 13
whenMentioned
=58 48 20
NSSelectorFromString
=59 5 5
tests
[59 12 1
=59 13 11
transitions
=60 5 6
source
=60 13 6
Router
=62 3 6
Models
{63 5 6
=63 5 7
summary
=63 14 50
A namespace with the three types of every use case
=64 5 6
traits
[64 13 1
=64 14 11
isPlainData
=65 5 4
name
[65 11 2
"65 12 8
{module}
"65 24 14
{module}Models
=66 5 4
kind
=66 11 4
enum
=67 5 8
required
=67 15 11
whereNeeded
=68 5 6
source
=68 13 6
Models
=70 3 12
Configurator
{71 5 6
=71 5 7
summary
=71 14 76
Connects the parts of the scene; replaces the view controller's setup method
=72 5 6
traits
[72 13 1
=72 14 8
composes
=73 5 4
name
"73 11 20
{module}Configurator
=74 5 21
implementsNothingElse
=74 28 4
true
=75 5 5
tests
[75 12 1
=75 13 6
wiring
=76 5 6
source
=76 13 10
An example
=78 1 9
contracts
{79 3 8
=79 3 13
BusinessLogic
{80 5 9
=80 5 7
summary
=80 14 32
What the user wants, as requests
=81 5 4
name
"81 11 21
{module}BusinessLogic
=82 5 4
from
=82 11 4
View
=83 5 2
to
=83 9 10
Interactor
=84 5 4
file
"84 11 18
{module}Interactor
=85 5 8
required
=85 15 4
true
=86 5 14
mustNotMention
[86 21 1
=86 22 13
userInterface
=87 5 7
methods
{88 7 4
=88 7 4
mood
=88 13 7
command
=89 7 9
mayReturn
=89 18 5
false
=90 7 9
parameter
{90 18 2
=90 20 5
label
=90 27 7
request
=90 36 4
type
"90 42 26
{module}.{useCase}.Request
=91 7 8
examples
[91 17 1
"91 18 22
showContacts(request:)
=92 5 6
source
=92 13 10
An example
=94 3 17
PresentationLogic
{95 5 9
=95 5 7
summary
=95 14 25
The results, as responses
=96 5 4
name
"96 11 25
{module}PresentationLogic
=97 5 4
from
=97 11 10
Interactor
=98 5 2
to
=98 9 9
Presenter
=99 5 4
file
"99 11 17
{module}Presenter
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
{103 7 5
=103 7 4
mood
=103 13 7
command
=104 7 5
begin
[104 14 1
=104 15 7
present
=105 7 9
mayReturn
=105 18 5
false
=106 7 9
parameter
{106 18 2
=106 20 5
label
=106 27 8
response
=106 37 4
type
"106 43 27
{module}.{useCase}.Response
=107 7 8
examples
[107 17 1
"107 18 26
presentContacts(response:)
=108 5 6
source
=108 13 10
An example
=110 3 12
DisplayLogic
{111 5 9
=111 5 7
summary
=111 14 55
What to show, as view models that are ready for display
=112 5 4
name
"112 11 20
{module}DisplayLogic
=113 5 4
from
=113 11 9
Presenter
=114 5 2
to
=114 9 4
View
=115 5 4
file
"115 11 22
{module}ViewController
=116 5 8
required
=116 15 4
true
=117 5 14
mustNotMention
[117 21 1
=117 22 14
managedObjects
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
display
=121 7 9
mayReturn
=121 18 5
false
=122 7 9
parameter
{122 18 2
=122 20 5
label
=122 27 9
viewModel
=122 38 4
type
"122 44 28
{module}.{useCase}.ViewModel
=123 7 8
examples
[123 17 1
"123 18 27
displayContacts(viewModel:)
=124 5 6
source
=124 13 10
An example
=126 3 12
RoutingLogic
{127 5 8
=127 5 7
summary
=127 14 60
Where to go; a segue has the method's name without 'routeTo'
=128 5 4
name
"128 11 20
{module}RoutingLogic
=129 5 4
from
=129 11 4
View
=130 5 2
to
=130 9 6
Router
=131 5 4
file
"131 11 14
{module}Router
=132 5 8
required
=132 15 4
true
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
routeTo
=136 7 9
mayReturn
=136 18 5
false
=137 7 5
named
{137 14 2
=137 16 7
opening
"137 25 14
routeTo{other}
=137 43 5
segue
"137 50 7
{other}
=138 7 8
examples
[138 17 1
"138 18 26
routeToViewContact(segue:)
=139 5 6
source
=139 13 18
Router; an example
=141 3 9
DataStore
{142 5 8
=142 5 7
summary
=142 14 45
The scene's data, which other scenes may read
=143 5 4
name
"143 11 17
{module}DataStore
=144 5 4
from
=144 11 6
Router
=145 5 2
to
=145 9 10
Interactor
=146 5 4
file
"146 11 18
{module}Interactor
=147 5 8
required
=147 15 4
true
=148 5 10
properties
=148 17 8
readOnly
=149 5 6
source
=149 13 18
Interactor; Router
=151 3 11
DataPassing
{152 5 8
=152 5 7
summary
=152 14 58
Gives the router of another scene access to the data store
=153 5 4
name
[153 11 2
"153 12 19
{module}DataPassing
"153 35 16
{module}DataPass
=154 5 4
from
[154 11 2
=154 12 4
View
=154 18 6
Router
=155 5 2
to
=155 9 6
Router
=156 5 4
file
"156 11 14
{module}Router
=157 5 8
required
=157 15 4
true
=158 5 10
properties
=158 17 8
readOnly
=159 5 6
source
=159 13 18
Router; an example
=161 3 11
WorkerLogic
{162 5 8
=162 5 7
summary
=162 14 33
What the worker fetches or stores
=163 5 4
name
"163 11 19
{module}WorkerLogic
=164 5 4
from
=164 11 10
Interactor
=165 5 2
to
=165 9 6
Worker
=166 5 4
file
"166 11 14
{module}Worker
=167 5 11
synchronous
=167 18 5
false
=168 5 14
mustNotMention
[168 21 1
=168 22 13
userInterface
=169 5 6
source
=169 13 10
Interactor
=171 3 17
TransitionHandler
{172 5 6
=172 5 7
summary
=172 14 86
The part of the view that the router can access, if the view is not a UIViewController
=173 5 4
name
"173 11 25
{module}TransitionHandler
=174 5 4
from
=174 11 6
Router
=175 5 2
to
=175 9 4
View
=176 5 4
file
"176 11 14
{module}Router
=177 5 6
source
=177 13 6
Router
=180 1 10
references
{181 3 7
=181 3 15
View.interactor
=181 20 20
strong BusinessLogic
=182 3 11
View.router
=182 16 33
strong RoutingLogic & DataPassing
=183 3 20
Interactor.presenter
=183 25 24
strong PresentationLogic
=184 3 17
Interactor.worker
{184 22 2
=184 24 5
holds
=184 31 18
strong WorkerLogic
=184 51 8
optional
=184 61 4
true
=185 3 24
Presenter.viewController
=185 29 17
weak DisplayLogic
=186 3 21
Router.viewController
=186 26 9
weak View
=187 3 16
Router.dataStore
=187 21 16
strong DataStore
=190 1 11
composition
{191 3 2
=191 3 4
View
{192 5 4
=192 5 6
builds
[192 13 3
=192 14 10
Interactor
=192 26 9
Presenter
=192 37 6
Router
=193 5 7
returns
=193 14 4
View
=194 5 6
method
=194 13 5
setup
=195 5 6
source
=195 13 10
An example
=196 3 12
Configurator
{197 5 6
=197 5 6
builds
[197 13 3
=197 14 10
Interactor
=197 26 9
Presenter
=197 37 6
Router
=198 5 7
returns
=198 14 4
View
=199 5 6
method
=199 13 9
configure
=200 5 16
showsNothingElse
=200 23 4
true
=201 5 9
singleton
=201 16 14
sharedInstance
=202 5 6
source
=202 13 10
An example
=204 1 5
parts
{205 3 2
=205 3 6
Worker
{206 5 4
=206 5 7
summary
=206 14 16
Fetches the data
=207 5 5
roles
[207 12 1
=207 13 6
Worker
=208 5 9
contracts
[208 16 1
=208 17 11
WorkerLogic
=209 5 7
default
=209 14 2
on
=210 3 12
Configurator
{210 17 2
=210 19 7
summary
=210 28 76
Connects the parts of the scene; replaces the view controller's setup method
=210 106 5
roles
[210 113 1
=210 114 12
Configurator
=213 1 3
app
{214 3 3
=214 3 7
modules
=214 12 6
Scenes
=215 3 7
folders
{216 5 4
=216 5 6
Scenes
"216 13 30
Scenes, each in its own folder
=217 5 7
Workers
=217 14 38
Workers that several interactors share
=218 5 6
Models
=218 13 19
The data of the app
=219 5 8
Services
"219 15 40
What workers use: the network, the store
=220 3 6
source
"220 11 49
Chosen by Adder; the article specifies no folders
=222 1 5
tests
{223 3 2
=223 3 4
name
"223 9 11
{type}Tests
=224 3 17
mocksSurroundings
=224 22 4
true
=227 1 5
rules
{229 3 41
=229 3 24
part-lacks-module-prefix
{229 29 1
=229 31 6
source
=229 39 21
Names in the examples
=230 3 26
routing-logic-wrong-prefix
{230 31 1
=230 33 6
source
=230 41 10
An example
=231 3 23
scene-protocol-misnamed
{231 28 1
=231 30 6
source
=231 38 10
An example
=232 3 24
use-case-method-misnamed
{232 29 1
=232 31 6
source
=232 39 10
An example
=234 3 16
scene-incomplete
{234 21 1
=234 23 6
source
=234 31 20
Introduction; Models
=235 3 22
scene-setup-omits-link
{235 27 1
=235 29 6
source
=235 37 10
An example
=236 3 19
use-case-incomplete
{236 24 1
=236 26 6
source
=236 34 6
Models
=238 3 23
appearance-outside-view
{238 28 1
=238 30 6
source
=238 38 22
View (View Controller)
=239 3 28
business-logic-lacks-request
{239 33 1
=239 35 6
source
=239 43 10
An example
=240 3 29
configurator-has-extra-method
{240 34 1
=240 36 6
source
=240 44 10
An example
=241 3 25
configurator-instantiable
{241 30 1
=241 32 6
source
=241 40 10
An example
=242 3 28
data-store-property-settable
{242 33 1
=242 35 6
source
"242 43 26
Interactor, the data store
=243 3 21
data-store-wrong-part
{243 26 1
=243 28 6
source
=243 36 10
Interactor
=244 3 24
display-lacks-view-model
{244 29 1
=244 31 6
source
=244 39 10
An example
=245 3 30
interactor-called-outside-view
{245 35 1
=245 37 6
source
=245 45 10
Interactor
=246 3 27
interactor-duplicates-query
{246 32 1
=246 34 6
source
=246 42 6
Worker
=247 3 24
method-crosses-use-cases
{247 29 1
=247 31 6
source
=247 39 15
Why Clean Swift
=248 3 27
presentation-lacks-response
{248 32 1
=248 34 6
source
=248 42 10
An example
=249 3 28
presenter-has-extra-protocol
{249 33 1
=249 35 6
source
=249 43 10
An example
=250 3 22
presenter-stores-state
{250 27 1
=250 29 6
source
=250 37 9
Presenter
=251 3 26
router-bypasses-data-store
{251 31 1
=251 33 6
source
=251 41 6
Router
=252 3 17
router-lacks-objc
{252 22 1
=252 24 6
source
=252 32 10
An example
=253 3 20
scene-model-is-class
{253 25 1
=253 27 6
source
=253 35 10
An example
=254 3 20
scene-model-unnested
{254 25 1
=254 27 6
source
=254 35 6
Models
=255 3 21
scene-setup-scattered
{255 26 1
=255 28 6
source
=255 36 10
An example
=256 3 25
scene-uses-concrete-class
{256 30 1
=256 32 6
source
=256 40 15
Why Clean Swift
=257 3 25
segue-lacks-router-method
{257 30 1
=257 32 6
source
=257 40 10
An example
=258 3 29
validation-outside-interactor
{258 34 1
=258 36 6
source
=258 44 10
Interactor
=259 3 22
view-lacks-conformance
{259 27 1
=259 29 6
source
=259 37 4
View
=260 3 25
view-model-carries-entity
{260 30 1
=260 32 6
source
=260 40 6
Models
=261 3 29
view-uses-concrete-interactor
{261 34 1
=261 36 6
source
=261 44 10
An example
=262 3 25
view-uses-concrete-router
{262 30 1
=262 32 6
source
=262 40 10
An example
=264 3 28
formatting-outside-presenter
{264 33 1
=264 35 6
source
=264 43 9
Presenter
=265 3 26
interactor-bypasses-worker
{265 31 1
=265 33 6
source
=265 41 10
Interactor
=266 3 29
interactor-uses-display-logic
{266 34 1
=266 36 6
source
=266 44 10
Interactor
=267 3 22
scene-prepared-by-view
{267 27 1
=267 29 6
source
=267 37 10
An example
=268 3 18
vip-cycle-violated
{268 23 1
=268 25 6
source
=268 33 15
Why Clean Swift
=269 3 17
worker-uses-scene
{269 22 1
=269 24 6
source
=269 32 6
Worker
=271 3 29
interactor-has-weak-presenter
{271 34 1
=271 36 6
source
=271 44 10
An example
=272 3 31
presenter-retains-display-logic
{272 36 1
=272 38 6
source
=272 46 10
An example
=273 3 30
router-retains-view-controller
{273 35 1
=273 37 6
source
=273 45 6
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
{14 3 7
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
=26 3 14
ListDataSource
{27 5 6
=27 5 7
summary
=27 14 55
A list's data source, separate from the view controller
=28 5 6
traits
[28 13 2
=28 14 13
touchesScreen
=28 29 13
displaysLists
=29 5 4
name
"29 11 18
{module}DataSource
=30 5 6
folder
=30 13 4
View
=31 5 11
mustNotKnow
[31 18 5
=31 19 10
Interactor
=31 31 9
Wireframe
=31 42 9
DataStore
=31 53 7
network
=31 62 7
storage
=32 5 6
source
=32 13 56
How to keep the view controller from becoming overweight
=34 3 9
Presenter
{35 5 9
=35 5 7
summary
=35 14 78
Handles the view's events; commands the view, the interactor and the wireframe
=36 5 7
aliases
[36 14 1
=36 15 12
EventHandler
=37 5 6
traits
[37 13 4
=37 14 7
decides
=37 23 7
formats
=37 32 10
holdsState
=37 44 13
receivesInput
=38 5 4
name
"38 11 17
{module}Presenter
=39 5 6
folder
=39 13 9
Presenter
=40 5 8
required
=40 15 11
whereNeeded
=41 5 11
mustNotKnow
[41 18 5
=41 19 9
DataStore
=41 30 10
navigation
=41 42 7
network
=41 51 7
storage
=41 60 14
managedObjects
=42 5 5
tests
[42 12 2
=42 13 10
forwarding
=42 25 8
entrance
=43 5 6
source
=43 13 9
Presenter
=45 3 10
Interactor
{46 5 8
=46 5 7
summary
=46 14 70
One use case and its business logic, independent of the user interface
=47 5 6
traits
[47 13 1
=47 14 20
appliesBusinessLogic
=48 5 4
name
"48 11 18
{module}Interactor
=49 5 6
folder
=49 13 10
Interactor
=50 5 8
required
=50 15 11
whereNeeded
=51 5 11
mustNotKnow
[51 18 5
=51 19 4
View
=51 25 9
Wireframe
=51 36 13
userInterface
=51 51 10
navigation
=51 63 7
network
=52 5 5
tests
[52 12 1
=52 13 8
services
=53 5 6
source
=53 13 10
Interactor
=55 3 9
DataStore
{56 5 8
=56 5 7
summary
=56 14 65
Provides entities to the interactor and hides how they are stored
=57 5 7
aliases
[57 14 1
=57 15 11
DataManager
=58 5 6
traits
[58 13 1
=58 14 11
reachesData
=59 5 4
name
[59 11 2
"59 12 17
{module}DataStore
"59 33 19
{module}DataManager
=60 5 6
folder
=60 13 9
DataStore
=61 5 11
mustNotKnow
[61 18 5
=61 19 4
View
=61 25 9
Presenter
=61 36 10
Interactor
=61 48 9
Wireframe
=61 59 13
userInterface
=62 5 5
tests
[62 12 1
=62 13 8
services
=63 5 6
source
=63 13 10
Data Store
=65 3 6
Entity
{66 5 6
=66 5 7
summary
=66 14 57
A plain structure of data; all logic is in the interactor
=67 5 6
traits
[67 13 2
=67 14 11
isPlainData
=67 27 10
isReadOnly
=68 5 4
kind
=68 11 6
struct
=69 5 6
folder
=69 13 6
Entity
=70 5 11
mustNotKnow
[70 18 4
=70 19 14
managedObjects
=70 35 7
storage
=70 44 7
network
=70 53 13
userInterface
=71 5 6
source
=71 13 19
Entities; Presenter
=73 3 9
Wireframe
{74 5 9
=74 5 7
summary
=74 14 85
Creates and connects the module, owns window and view controller, opens other screens
=75 5 7
aliases
[75 14 1
=75 15 6
Router
=76 5 6
traits
[76 13 4
=76 14 8
composes
=76 24 9
navigates
=76 35 13
touchesScreen
=76 50 16
keepsModuleAlive
=77 5 4
name
"77 11 17
{module}Wireframe
=78 5 6
folder
=78 13 9
Wireframe
=79 5 8
required
=79 15 11
whereNeeded
=80 5 11
mustNotKnow
[80 18 3
=80 19 9
DataStore
=80 30 7
network
=80 39 7
storage
=81 5 5
tests
[81 12 2
=81 13 6
wiring
=81 21 11
transitions
=82 5 6
source
=82 13 9
Wireframe
=84 1 9
contracts
{85 3 7
=85 3 13
ViewInterface
{86 5 9
=86 5 7
summary
=86 14 12
What to show
=87 5 4
name
[87 11 2
"87 12 21
{module}ViewInterface
"87 37 17
{module}ViewInput
=88 5 4
from
=88 11 9
Presenter
=89 5 2
to
=89 9 4
View
=90 5 6
folder
=90 13 4
View
=91 5 8
required
=91 15 4
true
=92 5 14
mustNotMention
[92 21 2
=92 22 13
userInterface
=92 37 14
managedObjects
=93 5 7
methods
{94 7 3
=94 7 4
mood
=94 13 7
command
=95 7 6
prefer
[95 15 3
=95 16 4
show
=95 22 6
update
=95 30 3
set
=96 7 8
examples
[96 17 1
"96 18 12
showName(_:)
=97 5 6
source
=97 13 4
View
=99 3 15
ModuleInterface
{100 5 9
=100 5 7
summary
=100 14 17
What the user did
=101 5 4
name
[101 11 2
"101 12 23
{module}ModuleInterface
"101 39 20
{module}EventHandler
=102 5 4
from
=102 11 4
View
=103 5 2
to
=103 9 9
Presenter
=104 5 6
folder
=104 13 4
View
=105 5 8
required
=105 15 4
true
=106 5 14
mustNotMention
[106 21 1
=106 22 13
userInterface
=107 5 7
methods
{108 7 3
=108 7 3
end
[108 12 2
=108 13 6
Tapped
=108 21 7
Pressed
=109 7 9
mayReturn
=109 18 5
false
=110 7 8
examples
[110 17 1
"110 18 17
addButtonTapped()
=111 5 6
source
=111 13 4
View
=113 3 15
InteractorInput
{114 5 9
=114 5 7
summary
=114 14 24
Requests to the use case
=115 5 4
name
[115 11 2
"115 12 23
{module}InteractorInput
"115 39 16
{module}Provider
=116 5 4
from
=116 11 9
Presenter
=117 5 2
to
=117 9 10
Interactor
=118 5 6
folder
=118 13 10
Interactor
=119 5 8
required
=119 15 4
true
=120 5 14
mustNotMention
[120 21 2
=120 22 13
userInterface
=120 37 14
managedObjects
=121 5 7
methods
{121 14 1
=121 16 4
mood
=121 22 7
command
=122 5 6
source
=122 13 21
Presenter; Interactor
=124 3 16
InteractorOutput
{125 5 8
=125 5 7
summary
=125 14 31
The results, as simple entities
=126 5 4
name
[126 11 2
"126 12 24
{module}InteractorOutput
"126 40 22
{module}ProviderOutput
=127 5 4
from
=127 11 10
Interactor
=128 5 2
to
=128 9 9
Presenter
=129 5 6
folder
=129 13 10
Interactor
=130 5 8
required
=130 15 4
true
=131 5 14
mustNotMention
[131 21 2
=131 22 13
userInterface
=131 37 14
managedObjects
=132 5 6
source
=132 13 21
Presenter; Interactor
=134 3 18
WireframeInterface
{135 5 8
=135 5 7
summary
=135 14 11
Where to go
=136 5 4
name
"136 11 26
{module}WireframeInterface
=137 5 4
from
=137 11 9
Presenter
=138 5 2
to
=138 9 9
Wireframe
=139 5 6
folder
=139 13 9
Wireframe
=140 5 14
mustNotMention
[140 21 1
=140 22 13
userInterface
=141 5 7
methods
{141 14 2
=141 16 4
mood
=141 22 7
command
=141 31 9
mayReturn
=141 42 5
false
=142 5 6
source
=142 13 20
Presenter; Wireframe
=144 3 18
DataStoreInterface
{145 5 8
=145 5 7
summary
=145 14 27
Fetches and stores entities
=146 5 4
name
[146 11 2
"146 12 26
{module}DataStoreInterface
"146 42 28
{module}DataManagerInterface
=147 5 4
from
=147 11 10
Interactor
=148 5 2
to
=148 9 9
DataStore
=149 5 6
folder
=149 13 9
DataStore
=150 5 11
synchronous
=150 18 5
false
=151 5 14
mustNotMention
[151 21 2
=151 22 14
managedObjects
=151 38 13
userInterface
=152 5 6
source
=152 13 10
Data Store
=154 3 14
ModuleDelegate
{155 5 9
=155 5 7
summary
=155 14 52
What the module reports to the module that opened it
=156 5 4
name
"156 11 22
{module}ModuleDelegate
=157 5 4
from
=157 11 9
Presenter
=158 5 2
to
=158 9 9
Presenter
=159 5 7
crosses
=159 14 3
out
=160 5 6
folder
=160 13 9
Presenter
=161 5 14
mustNotMention
[161 21 1
=161 22 13
userInterface
=162 5 7
methods
{162 14 1
=162 16 4
mood
=162 22 4
fact
=163 5 6
source
=163 13 9
Presenter
=166 1 10
references
{167 3 9
=167 3 24
Wireframe.viewController
=167 29 11
strong View
=168 3 17
View.eventHandler
=168 22 22
strong ModuleInterface
=169 3 15
View.dataSource
{169 20 2
=169 22 5
holds
=169 29 21
strong ListDataSource
=169 52 8
optional
=169 62 4
true
=170 3 23
Presenter.userInterface
=170 28 18
weak ViewInterface
=171 3 20
Presenter.interactor
=171 25 22
strong InteractorInput
=172 3 19
Presenter.wireframe
{172 24 2
=172 26 5
holds
=172 33 23
weak WireframeInterface
=172 58 8
optional
=172 68 4
true
=173 3 24
Presenter.moduleDelegate
{173 29 2
=173 31 5
holds
=173 38 19
weak ModuleDelegate
=173 59 8
optional
=173 69 4
true
=174 3 17
Interactor.output
=174 22 21
weak InteractorOutput
=175 3 20
Interactor.dataStore
{175 25 2
=175 27 5
holds
=175 34 25
strong DataStoreInterface
=175 61 8
optional
=175 71 4
true
=177 1 11
composition
{178 3 1
=178 3 9
Wireframe
{179 5 5
=179 5 6
builds
[179 13 4
=179 14 4
View
=179 20 9
Presenter
=179 31 10
Interactor
=179 43 9
DataStore
=180 5 7
returns
=180 14 4
View
=181 5 6
method
"181 13 18
make{module}Module
=182 5 5
takes
[182 12 1
=182 13 14
ModuleDelegate
=183 5 6
source
=183 13 9
Wireframe
=185 1 5
parts
{186 3 2
=186 3 9
DataStore
{187 5 4
=187 5 7
summary
=187 14 28
Stores the module's entities
=188 5 5
roles
[188 12 2
=188 13 9
DataStore
=188 24 6
Entity
=189 5 9
contracts
[189 16 1
=189 17 18
DataStoreInterface
=190 5 7
default
=190 14 2
on
=191 3 14
ModuleDelegate
{191 19 2
=191 21 7
summary
=191 30 50
The module can report to the module that opened it
=191 82 9
contracts
[191 93 1
=191 94 14
ModuleDelegate
=194 1 3
app
{195 3 3
=195 3 7
modules
=195 12 7
Modules
=196 3 7
folders
{197 5 4
=197 5 7
Modules
"197 14 31
Modules, each in its own folder
=198 5 12
Common/Model
=198 19 31
Data that several modules share
=199 5 12
Common/Store
=199 19 47
The store behind the data stores of the modules
=200 5 11
Common/View
"200 18 56
The root wireframe, and views that several modules share
=201 3 6
source
"201 11 35
VIPER-SWIFT, Mutual Mobile's sample
=203 1 5
tests
{204 3 3
=204 3 4
name
"204 9 11
{type}Tests
=205 3 14
mirrorsSources
=205 19 4
true
=206 3 17
mocksSurroundings
=206 22 4
true
=209 1 5
rules
{211 3 29
=211 3 27
gesture-method-wrong-suffix
{211 32 1
=211 34 6
source
=211 42 4
View
=213 3 21
entity-contains-logic
{213 26 1
=213 28 6
source
=213 36 8
Entities
=214 3 24
entity-is-managed-object
{214 29 1
=214 31 6
source
=214 39 8
Entities
=215 3 14
entity-mutable
{215 19 1
=215 21 6
source
=215 29 19
Presenter; Entities
=216 3 23
massive-view-controller
{216 28 1
=216 30 6
source
=216 38 24
Massive view controllers
=217 3 26
view-builds-complex-layout
{217 31 1
=217 33 6
source
=217 41 56
How to keep the view controller from becoming overweight
=218 3 26
view-is-nonvisual-delegate
{218 31 1
=218 33 6
source
=218 41 16
UIViewController
=219 3 30
view-presenter-tightly-coupled
{219 35 1
=219 37 6
source
=219 45 4
View
=220 3 25
view-pulls-from-presenter
{220 30 1
=220 32 6
source
=220 40 4
View
=221 3 25
view-receives-data-source
{221 30 1
=221 32 6
source
=221 40 4
View
=223 3 29
data-store-outside-interactor
{223 34 1
=223 36 6
source
=223 44 10
Data Store
=224 3 22
interactor-uses-router
{224 27 1
=224 29 6
source
=224 37 13
What VIPER is
=225 3 21
interactor-uses-uikit
{225 26 1
=225 28 6
source
=225 36 10
Interactor
=226 3 20
interactor-uses-view
{226 25 1
=226 27 6
source
=226 35 13
What VIPER is
=227 3 28
navigation-outside-wireframe
{227 33 1
=227 35 6
source
=227 43 9
Wireframe
=228 3 23
presenter-accesses-data
{228 28 1
=228 30 6
source
=228 38 10
Interactor
=229 3 25
view-creates-foreign-view
{229 30 1
=229 32 6
source
=229 40 24
Massive view controllers
=230 3 21
view-is-list-delegate
{230 26 1
=230 28 6
source
=230 36 56
How to keep the view controller from becoming overweight
=231 3 14
view-navigates
{231 19 1
=231 21 6
source
=231 29 24
Massive view controllers
=232 3 25
view-prepares-next-screen
{232 30 1
=232 32 6
source
=232 40 24
Massive view controllers
=233 3 20
view-uses-interactor
{233 25 1
=233 27 6
source
=233 35 13
What VIPER is
=234 3 17
view-uses-network
{234 22 1
=234 24 6
source
=234 32 24
Massive view controllers
=235 3 17
view-uses-storage
{235 22 1
=235 24 6
source
=235 32 24
Massive view controllers
=237 3 25
interactor-retains-output
{237 30 1
=237 32 6
source
=237 40 10
Interactor
=238 3 29
presenter-has-weak-interactor
{238 34 1
=238 36 6
source
=238 44 9
Presenter
=239 3 31
presenter-retains-module-output
{239 36 1
=239 38 6
source
=239 46 9
Wireframe
=240 3 22
presenter-retains-view
{240 27 1
=240 29 6
source
=240 37 9
Presenter
=241 3 20
view-has-weak-output
{241 25 1
=241 27 6
source
=241 35 4
View
=243 3 19
interactor-untested
{243 24 1
=243 26 6
source
=243 34 10
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
{20 3 16
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
=34 3 18
DataDisplayManager
{35 5 8
=35 5 7
summary
=35 14 69
The data source and delegate of the view's list; works with data only
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
"38 11 26
{module}DataDisplayManager
=39 5 6
folder
=39 13 4
View
=40 5 11
mustNotKnow
[40 18 7
=40 19 7
outlets
=40 28 10
Interactor
=40 40 6
Router
=40 48 7
Service
=40 57 7
network
=40 66 7
storage
=40 75 14
managedObjects
=41 5 5
tests
[41 12 1
=41 13 5
input
=42 5 6
source
=42 13 30
Code Style, DataDisplayManager
=44 3 17
CellObjectFactory
{45 5 7
=45 5 7
summary
=45 14 68
Converts model values to cell objects, the values that cells display
=46 5 6
traits
[46 13 1
=46 14 7
formats
=47 5 4
name
"47 11 25
{module}CellObjectFactory
=48 5 6
folder
=48 13 4
View
=49 5 11
mustNotKnow
[49 18 2
=49 19 7
network
=49 28 7
storage
=50 5 5
tests
[50 12 1
=50 13 10
formatting
=51 5 6
source
=51 13 29
Code Style, CellObjectFactory
=53 3 10
CellObject
{54 5 6
=54 5 7
summary
=54 14 32
The value that one cell displays
=55 5 6
traits
[55 13 2
=55 14 11
isPlainData
=55 27 10
isReadOnly
=56 5 4
name
"56 11 18
{module}CellObject
=57 5 4
kind
=57 11 6
struct
=58 5 6
folder
=58 13 4
View
=59 5 6
source
=59 13 31
Massive View Controller, advice
=61 3 4
Cell
{62 5 6
=62 5 7
summary
=62 14 24
Displays one cell object
=63 5 6
traits
[63 13 1
=63 14 13
touchesScreen
=64 5 4
name
"64 11 12
{module}Cell
=65 5 6
folder
=65 13 4
View
=66 5 11
mustNotKnow
[66 18 6
=66 19 10
Interactor
=66 31 6
Router
=66 39 7
Service
=66 48 10
navigation
=66 60 7
network
=66 69 7
storage
=67 5 6
source
=67 13 16
Code Style, View
=69 3 9
Presenter
{70 5 9
=70 5 7
summary
=70 14 100
Responds to events with requests, and to results with something to display; the only part with state
=71 5 6
traits
[71 13 4
=71 14 7
decides
=71 23 7
formats
=71 32 10
holdsState
=71 44 13
receivesInput
=72 5 4
name
"72 11 17
{module}Presenter
=73 5 6
folder
=73 13 9
Presenter
=74 5 8
required
=74 15 11
whereNeeded
=75 5 11
mustNotKnow
[76 7 7
=76 8 7
Service
=76 17 13
userInterface
=76 32 10
navigation
=76 44 7
network
=76 53 7
storage
=76 62 14
managedObjects
=76 78 14
fetchedResults
=77 5 10
mayMention
[77 17 4
=77 18 7
CGFloat
=77 27 7
CGPoint
=77 36 6
CGSize
=77 44 6
CGRect
=78 5 5
tests
[78 12 2
=78 13 10
forwarding
=78 25 8
entrance
=79 5 6
source
=79 13 21
Code Style, Presenter
=81 3 5
State
{82 5 6
=82 5 7
summary
=82 14 45
The module's data as a value without behavior
=83 5 6
traits
[83 13 1
=83 14 11
isPlainData
=84 5 4
name
"84 11 13
{module}State
=85 5 4
kind
=85 11 6
struct
=86 5 6
folder
=86 13 9
Presenter
=87 5 6
source
=87 13 17
Code Style, State
=89 3 10
Interactor
{90 5 9
=90 5 7
summary
=90 14 71
The module's business logic; a facade over services that keeps no state
=91 5 6
traits
[91 13 1
=91 14 20
appliesBusinessLogic
=92 5 4
name
"92 11 18
{module}Interactor
=93 5 6
folder
=93 13 10
Interactor
=94 5 8
required
=94 15 11
whereNeeded
=95 5 9
keepsOpen
[95 16 1
=95 17 12
dependencies
=96 5 11
mustNotKnow
[96 18 5
=96 19 4
View
=96 25 13
userInterface
=96 40 7
network
=96 49 7
storage
=96 58 14
fetchedResults
=97 5 5
tests
[97 12 1
=97 13 8
services
=98 5 6
source
=98 13 22
Code Style, Interactor
=100 3 6
Facade
{101 5 7
=101 5 7
summary
=101 14 70
Combines service calls that several interactors would otherwise repeat
=102 5 6
traits
[102 13 2
=102 14 20
appliesBusinessLogic
=102 36 8
isShared
=103 5 4
name
[103 11 2
"103 12 29
{feature}FacadeImplementation
"103 45 15
{feature}Facade
=104 5 6
folder
=104 13 10
Interactor
=105 5 11
mustNotKnow
[105 18 4
=105 19 4
View
=105 25 9
Presenter
=105 36 6
Router
=105 44 13
userInterface
=106 5 5
tests
[106 12 1
=106 13 8
services
=107 5 6
source
=107 13 33
Code Style, facades over services
=109 3 7
Service
{110 5 5
=110 5 7
summary
=110 14 61
Works with one kind of model object for any number of modules
=111 5 6
traits
[111 13 2
=111 14 11
reachesData
=111 27 8
isShared
=112 5 4
name
[112 11 2
"112 12 30
{feature}ServiceImplementation
"112 46 16
{feature}Service
=113 5 11
mustNotKnow
[113 18 6
=113 19 4
View
=113 25 9
Presenter
=113 36 10
Interactor
=113 48 6
Router
=113 56 13
userInterface
=113 71 14
fetchedResults
=114 5 6
source
=114 13 21
Structure of a module
=116 3 6
Entity
{117 5 5
=117 5 7
summary
=117 14 56
Plain data of the problem domain, without business logic
=118 5 6
traits
[118 13 2
=118 14 11
isPlainData
=118 27 8
isShared
=119 5 4
kind
=119 11 6
struct
=120 5 11
mustNotKnow
[120 18 2
=120 19 13
userInterface
=120 34 7
network
=121 5 6
source
=121 13 21
Structure of a module
=123 3 12
CacheTracker
{124 5 6
=124 5 7
summary
=124 14 70
Watches a part of the store for one interactor and reports its changes
=125 5 6
traits
[125 13 1
=125 14 11
reachesData
=126 5 4
name
[126 11 2
"126 12 34
{module}CacheTrackerImplementation
=126 50 26
CacheTrackerImplementation
=127 5 6
folder
=127 13 10
Interactor
=128 5 11
mustNotKnow
[128 18 4
=128 19 4
View
=128 25 9
Presenter
=128 36 6
Router
=128 44 13
userInterface
=129 5 6
source
=129 13 26
NSFetchedResultsController
=131 3 9
WebEngine
{132 5 6
=132 5 7
summary
=132 14 75
Wraps a web view, which the interactor controls and the view layer displays
=133 5 6
traits
[133 13 1
=133 14 13
touchesScreen
=134 5 4
name
=134 11 23
WebEngineImplementation
=135 5 6
folder
=135 13 10
Interactor
=136 5 11
mustNotKnow
[136 18 2
=136 19 9
Presenter
=136 30 6
Router
=137 5 6
source
=137 13 22
Working with UIWebView
=139 3 6
Router
{140 5 8
=140 5 7
summary
=140 14 43
Opens and closes modules; assembles nothing
=141 5 6
traits
[141 13 1
=141 14 9
navigates
=142 5 4
name
"142 11 14
{module}Router
=143 5 6
folder
=143 13 6
Router
=144 5 8
required
=144 15 11
whereNeeded
=145 5 11
mustNotKnow
[145 18 6
=145 19 10
Interactor
=145 31 7
Service
=145 40 13
userInterface
=145 55 7
network
=145 64 7
storage
=145 73 10
formatting
=146 5 5
tests
[146 12 1
=146 13 11
transitions
=147 5 6
source
=147 13 18
Code Style, Router
=149 3 5
Route
{150 5 7
=150 5 7
summary
=150 14 39
A transition that several routers share
=151 5 6
traits
[151 13 2
=151 14 9
navigates
=151 25 8
isShared
=152 5 4
name
"152 11 13
{module}Route
=153 5 6
folder
=153 13 6
Router
=154 5 11
mustNotKnow
[154 18 5
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
=155 5 5
tests
[155 12 1
=155 13 11
transitions
=156 5 6
source
=156 13 17
Code Style, Route
=158 3 8
Assembly
{159 5 7
=159 5 7
summary
=159 14 40
Builds the module and connects its parts
=160 5 6
traits
[160 13 1
=160 14 8
composes
=161 5 4
name
"161 11 16
{module}Assembly
=162 5 6
folder
=162 13 8
Assembly
=163 5 8
required
=163 15 11
whereNeeded
=164 5 5
tests
[164 12 1
=164 13 6
wiring
=165 5 6
source
=165 13 20
Code Style, Assembly
=167 1 9
contracts
{168 3 18
=168 3 9
ViewInput
{169 5 9
=169 5 7
summary
=169 14 12
What to show
=170 5 4
name
"170 11 17
{module}ViewInput
=171 5 4
from
=171 11 9
Presenter
=172 5 2
to
=172 9 4
View
=173 5 6
folder
=173 13 4
View
=174 5 8
required
=174 15 4
true
=175 5 14
mustNotMention
[175 21 3
=175 22 13
userInterface
=175 37 6
Entity
=175 45 14
managedObjects
=176 5 7
methods
{177 7 3
=177 7 4
mood
=177 13 7
command
=178 7 6
prefer
[178 15 5
=178 16 6
update
=178 24 4
show
=178 30 4
hide
=178 36 9
configure
=178 47 6
obtain
=179 7 8
examples
[179 17 2
"179 18 15
updateTitle(_:)
"179 37 24
obtainCurrentUserInput()
=180 5 6
source
=180 13 21
Code Style, ViewInput
=182 3 10
ViewOutput
{183 5 9
=183 5 7
summary
=183 14 51
What the user did, and the view's life cycle events
=184 5 4
name
"184 11 18
{module}ViewOutput
=185 5 4
from
=185 11 4
View
=186 5 2
to
=186 9 9
Presenter
=187 5 6
folder
=187 13 4
View
=188 5 8
required
=188 15 4
true
=189 5 14
mustNotMention
[189 21 1
=189 22 13
userInterface
=190 5 7
methods
{191 7 5
=191 7 4
mood
=191 13 4
fact
=192 7 5
begin
[192 14 1
=192 15 3
did
=193 7 9
mayReturn
=193 18 5
false
=194 7 5
named
{195 9 2
=195 9 9
viewReady
=195 20 24
didTriggerViewReadyEvent
=196 9 9
lifecycle
"196 20 22
didTrigger{event}Event
=197 7 8
examples
[197 17 3
"197 18 19
didTapLoginButton()
"197 41 23
didModifyCurrentInput()
"197 68 25
didTriggerMemoryWarning()
=198 5 6
source
=198 13 22
Code Style, ViewOutput
=200 3 15
InteractorInput
{201 5 9
=201 5 7
summary
=201 14 30
Requests to the business logic
=202 5 4
name
"202 11 23
{module}InteractorInput
=203 5 4
from
=203 11 9
Presenter
=204 5 2
to
=204 9 10
Interactor
=205 5 6
folder
=205 13 10
Interactor
=206 5 8
required
=206 15 4
true
=207 5 14
mustNotMention
[207 21 2
=207 22 13
userInterface
=207 37 14
managedObjects
=208 5 7
methods
{209 7 4
=209 7 4
mood
=209 13 7
command
=210 7 6
prefer
[210 15 4
=210 16 6
obtain
=210 24 7
perform
=210 33 7
process
=210 42 10
invalidate
=211 7 7
sources
[211 16 2
=211 17 9
FromCache
=211 28 11
FromNetwork
=212 7 8
examples
[212 17 2
"212 18 21
obtainNewsFromCache()
"212 43 32
performLogin(username:password:)
=213 5 6
source
=213 13 27
Code Style, InteractorInput
=215 3 16
InteractorOutput
{216 5 9
=216 5 7
summary
=216 14 29
Results of the business logic
=217 5 4
name
"217 11 24
{module}InteractorOutput
=218 5 4
from
=218 11 10
Interactor
=219 5 2
to
=219 9 9
Presenter
=220 5 6
folder
=220 13 10
Interactor
=221 5 8
required
=221 15 4
true
=222 5 14
mustNotMention
[222 21 2
=222 22 13
userInterface
=222 37 14
managedObjects
=223 5 7
methods
{224 7 4
=224 7 4
mood
=224 13 4
fact
=225 7 5
begin
[225 14 1
=225 15 3
did
=226 7 5
pairs
[226 14 2
=226 15 11
WithSuccess
=226 28 11
WithFailure
=227 7 8
examples
[227 17 2
"227 18 20
didObtainMessage(_:)
"227 42 28
didPerformLoginWithSuccess()
=228 5 6
source
=228 13 28
Code Style, InteractorOutput
=230 3 11
RouterInput
{231 5 9
=231 5 7
summary
=231 14 11
Where to go
=232 5 4
name
"232 11 19
{module}RouterInput
=233 5 4
from
=233 11 9
Presenter
=234 5 2
to
=234 9 6
Router
=235 5 6
folder
=235 13 6
Router
=236 5 8
required
=236 15 4
true
=237 5 14
mustNotMention
[237 21 1
=237 22 13
userInterface
=238 5 7
methods
{239 7 4
=239 7 4
mood
=239 13 7
command
=240 7 5
begin
[240 14 3
=240 15 4
open
=240 21 5
close
=240 28 5
embed
=241 7 7
contain
[241 16 1
=241 17 6
Module
=242 7 8
examples
[242 17 2
"242 18 29
openDetailNewsModule(newsID:)
"242 51 20
closeCurrentModule()
=243 5 6
source
=243 13 23
Code Style, RouterInput
=245 3 11
ModuleInput
{246 5 10
=246 5 7
summary
=246 14 50
How another module configures or controls this one
=247 5 4
name
"247 11 19
{module}ModuleInput
=248 5 4
from
[248 11 2
=248 12 6
Router
=248 20 9
Presenter
=249 5 2
to
=249 9 9
Presenter
=250 5 7
crosses
=250 14 2
in
=251 5 6
folder
=251 13 9
Presenter
=252 5 14
mustNotMention
[252 21 1
=252 22 13
userInterface
=253 5 8
inherits
{253 15 2
=253 17 4
type
=253 23 23
RamblerViperModuleInput
=253 48 12
whenImported
=253 62 13
ViperMcFlurry
=254 5 7
methods
{255 7 4
=255 7 4
mood
=255 13 7
command
=256 7 6
prefer
[256 15 1
=256 16 9
configure
=257 7 5
named
{257 14 1
=257 16 13
configuration
=257 31 9
configure
=258 7 8
examples
[258 17 2
"258 18 22
configure(withPostID:)
"258 44 22
updateContentInset(_:)
=259 5 6
source
=259 13 52
Code Style, ModuleInput; Transitions between modules
=261 3 12
ModuleOutput
{262 5 10
=262 5 7
summary
=262 14 53
What this module reports to the module that opened it
=263 5 4
name
"263 11 20
{module}ModuleOutput
=264 5 4
from
=264 11 9
Presenter
=265 5 2
to
=265 9 9
Presenter
=266 5 7
crosses
=266 14 3
out
=267 5 6
folder
=267 13 9
Presenter
=268 5 14
mustNotMention
[268 21 1
=268 22 13
userInterface
=269 5 8
inherits
{269 15 2
=269 17 4
type
=269 23 24
RamblerViperModuleOutput
=269 49 12
whenImported
=269 63 13
ViperMcFlurry
=270 5 7
methods
{271 7 3
=271 7 4
mood
=271 13 4
fact
=272 7 5
begin
[272 14 1
=272 15 3
did
=273 7 8
examples
[273 17 2
"273 18 21
didSelectMenuItem(_:)
"273 43 28
didPerformLoginWithSuccess()
=274 5 6
source
=274 13 53
Code Style, ModuleOutput; Transitions between modules
=276 3 17
TransitionHandler
{277 5 6
=277 5 7
summary
=277 14 52
The only part of the screen that a router can access
=278 5 4
name
[279 7 3
"279 9 25
{module}TransitionHandler
=280 9 17
TransitionHandler
=281 9 43
RamblerViperModuleTransitionHandlerProtocol
=282 5 4
from
=282 11 6
Router
=283 5 2
to
=283 9 4
View
=284 5 6
folder
=284 13 6
Router
=285 5 6
source
=285 13 18
Code Style, Router
=287 3 22
RouteTransitionHandler
{288 5 7
=288 5 7
summary
=288 14 62
What a route needs from the screen of the module that opens it
=289 5 4
name
"289 11 30
{module}RouteTransitionHandler
=290 5 4
from
=290 11 5
Route
=291 5 2
to
=291 9 4
View
=292 5 7
crosses
=292 14 3
out
=293 5 6
folder
=293 13 6
Router
=294 5 6
source
=294 13 17
Code Style, Route
=296 3 26
DataDisplayManagerDelegate
{297 5 8
=297 5 7
summary
=297 14 45
Events in the list, for the view that owns it
=298 5 4
name
"298 11 34
{module}DataDisplayManagerDelegate
=299 5 4
from
=299 11 18
DataDisplayManager
=300 5 2
to
=300 9 4
View
=301 5 6
folder
=301 13 4
View
=302 5 14
mustNotMention
[302 21 2
=302 22 6
Entity
=302 30 14
managedObjects
=303 5 7
methods
{303 14 3
=303 16 4
mood
=303 22 4
fact
=303 28 5
begin
[303 35 1
=303 36 3
did
=303 42 8
examples
[303 52 1
"303 53 18
didSelectItem(at:)
=304 5 6
source
=304 13 30
Code Style, DataDisplayManager
=306 3 15
FacadeInterface
{307 5 8
=307 5 7
summary
=307 14 34
What a facade does for interactors
=308 5 4
name
"308 11 15
{feature}Facade
=309 5 4
from
=309 11 10
Interactor
=310 5 2
to
=310 9 6
Facade
=311 5 6
folder
=311 13 10
Interactor
=312 5 11
synchronous
=312 18 5
false
=313 5 14
mustNotMention
[313 21 1
=313 22 13
userInterface
=314 5 6
source
=314 13 33
Code Style, facades over services
=316 3 16
ServiceInterface
{317 5 7
=317 5 7
summary
=317 14 35
What a service does for interactors
=318 5 4
name
"318 11 16
{feature}Service
=319 5 4
from
[319 11 2
=319 12 10
Interactor
=319 24 6
Facade
=320 5 2
to
=320 9 7
Service
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
=323 13 21
Structure of a module
=325 3 21
CacheTrackerInterface
{326 5 6
=326 5 7
summary
=326 14 13
What to watch
=327 5 4
name
[327 11 2
"327 12 20
{module}CacheTracker
=327 36 12
CacheTracker
=328 5 4
from
=328 11 10
Interactor
=329 5 2
to
=329 9 12
CacheTracker
=330 5 6
folder
=330 13 10
Interactor
=331 5 6
source
=331 13 26
NSFetchedResultsController
=333 3 20
CacheTrackerDelegate
{334 5 8
=334 5 7
summary
=334 14 48
What changed; transactions contain plain objects
=335 5 4
name
[335 11 2
"335 12 28
{module}CacheTrackerDelegate
=335 44 20
CacheTrackerDelegate
=336 5 4
from
=336 11 12
CacheTracker
=337 5 2
to
=337 9 10
Interactor
=338 5 6
folder
=338 13 10
Interactor
=339 5 14
mustNotMention
[339 21 2
=339 22 14
managedObjects
=339 38 13
userInterface
=340 5 7
methods
{340 14 3
=340 16 4
mood
=340 22 4
fact
=340 28 5
begin
[340 35 1
=340 36 3
did
=340 42 8
examples
[340 52 1
"340 53 30
didProcessTransactionBatch(_:)
=341 5 6
source
=341 13 26
NSFetchedResultsController
=343 3 18
WebEngineInterface
{344 5 7
=344 5 7
summary
"344 14 67
How the interactor controls the web view: load, run scripts, render
=345 5 4
name
=345 11 9
WebEngine
=346 5 4
from
=346 11 10
Interactor
=347 5 2
to
=347 9 9
WebEngine
=348 5 6
folder
=348 13 10
Interactor
=349 5 11
synchronous
=349 18 5
false
=350 5 6
source
=350 13 22
Working with UIWebView
=352 3 17
WebEngineDelegate
{353 5 6
=353 5 7
summary
=353 14 42
Events in the web page, for the interactor
=354 5 4
name
=354 11 17
WebEngineDelegate
=355 5 4
from
=355 11 9
WebEngine
=356 5 2
to
=356 9 10
Interactor
=357 5 6
folder
=357 13 10
Interactor
=358 5 6
source
=358 13 22
Working with UIWebView
=360 3 15
WebPresentation
{361 5 6
=361 5 7
summary
"361 14 64
The part of the web view that the view layer uses: taps and size
=362 5 4
name
=362 11 15
WebPresentation
=363 5 4
from
=363 11 4
View
=364 5 2
to
=364 9 9
WebEngine
=365 5 6
folder
=365 13 4
View
=366 5 6
source
=366 13 22
Working with UIWebView
=368 3 23
WebPresentationDelegate
{369 5 6
=369 5 7
summary
=369 14 42
Events in the web view, for the view layer
=370 5 4
name
=370 11 23
WebPresentationDelegate
=371 5 4
from
=371 11 9
WebEngine
=372 5 2
to
=372 9 4
View
=373 5 6
folder
=373 13 4
View
=374 5 6
source
=374 13 22
Working with UIWebView
=377 1 10
references
{378 3 24
=378 3 11
View.output
=378 16 17
strong ViewOutput
=379 3 23
View.dataDisplayManager
{379 28 2
=379 30 5
holds
=379 37 25
strong DataDisplayManager
=379 64 8
optional
=379 74 4
true
=380 3 20
View.webPresentation
{380 25 2
=380 27 5
holds
=380 34 22
strong WebPresentation
=380 58 8
optional
=380 68 4
true
=381 3 22
View.cellObjectFactory
{381 27 2
=381 29 5
holds
=381 36 24
strong CellObjectFactory
=381 62 8
optional
=381 72 4
true
=382 3 27
DataDisplayManager.delegate
{382 32 2
=382 34 5
holds
=382 41 31
weak DataDisplayManagerDelegate
=382 74 8
optional
=382 84 4
true
=383 3 36
DataDisplayManager.cellObjectFactory
{383 41 2
=383 43 5
holds
=383 50 24
strong CellObjectFactory
=383 76 8
optional
=383 86 4
true
=384 3 14
Presenter.view
=384 19 14
weak ViewInput
=385 3 20
Presenter.interactor
=385 25 22
strong InteractorInput
=386 3 16
Presenter.router
=386 21 18
strong RouterInput
=387 3 15
Presenter.state
{387 20 3
=387 22 5
holds
=387 29 12
strong State
=387 43 8
optional
=387 53 4
true
=387 59 8
injected
=387 69 5
false
=388 3 22
Presenter.moduleOutput
{388 27 2
=388 29 5
holds
=388 36 17
weak ModuleOutput
=388 55 8
optional
=388 65 4
true
=389 3 28
Presenter.{other}ModuleInput
{389 33 3
=389 35 5
holds
=389 42 18
strong ModuleInput
=389 62 8
optional
=389 72 4
true
=389 78 8
injected
=389 88 5
false
=390 3 17
Interactor.output
=390 22 21
weak InteractorOutput
=391 3 27
Interactor.{feature}Service
{391 32 2
=391 34 5
holds
=391 41 23
strong ServiceInterface
=391 66 8
optional
=391 76 4
true
=392 3 26
Interactor.{feature}Facade
{392 31 3
=392 33 5
holds
=392 40 22
strong FacadeInterface
=392 64 10
alsoCalled
=392 76 6
facade
=392 84 8
optional
=392 94 4
true
=393 3 23
Interactor.cacheTracker
{393 28 2
=393 30 5
holds
=393 37 28
strong CacheTrackerInterface
=393 67 8
optional
=393 77 4
true
=394 3 20
Interactor.webEngine
{394 25 2
=394 27 5
holds
=394 34 25
strong WebEngineInterface
=394 61 8
optional
=394 71 4
true
=395 3 23
Facade.{feature}Service
{395 28 2
=395 30 5
holds
=395 37 23
strong ServiceInterface
=395 62 8
optional
=395 72 4
true
=396 3 21
CacheTracker.delegate
{396 26 2
=396 28 5
holds
=396 35 25
weak CacheTrackerDelegate
=396 62 8
optional
=396 72 4
true
=397 3 27
WebEngine.webEngineDelegate
{397 32 2
=397 34 5
holds
=397 41 22
weak WebEngineDelegate
=397 65 8
optional
=397 75 4
true
=398 3 33
WebEngine.webPresentationDelegate
{398 38 2
=398 40 5
holds
=398 47 28
weak WebPresentationDelegate
=398 77 8
optional
=398 87 4
true
=399 3 24
Router.transitionHandler
=399 29 22
weak TransitionHandler
=400 3 19
Router.{other}Route
{400 24 2
=400 26 5
holds
=400 33 12
strong Route
=400 47 8
optional
=400 57 4
true
=401 3 14
Route.assembly
{401 19 2
=401 21 5
holds
=401 28 15
strong Assembly
=401 45 8
optional
=401 55 4
true
=403 1 11
composition
{404 3 1
=404 3 8
Assembly
{405 5 7
=405 5 6
builds
[405 13 4
=405 14 4
View
=405 20 9
Presenter
=405 31 10
Interactor
=405 43 6
Router
=406 5 7
returns
=406 14 4
View
=407 5 6
method
"407 13 18
view{module}Module
=408 5 10
partMethod
"408 17 25
{component}{module}Module
=409 5 16
showsNothingElse
=409 23 4
true
=410 5 5
takes
[410 12 1
=410 13 12
ModuleOutput
=411 5 6
source
=411 13 20
Code Style, Assembly
=413 1 5
parts
{414 3 9
=414 3 5
State
{414 10 3
=414 12 7
summary
"414 21 41
The presenter's state as a separate value
=414 66 5
roles
[414 73 1
=414 74 5
State
=414 82 7
default
=414 91 2
on
=415 3 7
Service
{416 5 4
=416 5 7
summary
=416 14 55
Obtains the items for the interactor, behind a protocol
=417 5 5
roles
[417 12 1
=417 13 7
Service
=418 5 9
contracts
[418 16 1
=418 17 16
ServiceInterface
=419 5 7
default
=419 14 2
on
=420 3 18
DataDisplayManager
{421 5 4
=421 5 7
summary
=421 14 33
A list's data source and delegate
=422 5 5
roles
[422 12 1
=422 13 18
DataDisplayManager
=423 5 9
contracts
[423 16 1
=423 17 26
DataDisplayManagerDelegate
=424 5 7
default
=424 14 2
on
=425 3 17
CellObjectFactory
{426 5 3
=426 5 7
summary
=426 14 37
Creates the values that cells display
=427 5 5
roles
[427 12 2
=427 13 17
CellObjectFactory
=427 32 10
CellObject
=428 5 7
default
=428 14 2
on
=429 3 11
ModuleInput
{429 16 3
=429 18 7
summary
=429 27 36
Other modules can configure this one
=429 65 9
contracts
[429 76 1
=429 77 11
ModuleInput
=429 91 7
default
=429 100 2
on
=430 3 12
ModuleOutput
{430 17 3
=430 19 7
summary
=430 28 50
The module can report to the module that opened it
=430 80 9
contracts
[430 91 1
=430 92 12
ModuleOutput
=430 107 7
default
=430 116 2
on
=431 3 5
Route
{432 5 3
=432 5 7
summary
=432 14 57
The route to this module, as an object that routers share
=433 5 5
roles
[433 12 1
=433 13 5
Route
=434 5 9
contracts
[434 16 1
=434 17 22
RouteTransitionHandler
=435 3 6
Facade
{436 5 3
=436 5 7
summary
=436 14 45
Combines service calls that interactors share
=437 5 5
roles
[437 12 1
=437 13 6
Facade
=438 5 9
contracts
[438 16 1
=438 17 15
FacadeInterface
=439 3 12
CacheTracker
{440 5 3
=440 5 7
summary
=440 14 27
Tracks changes in the store
=441 5 5
roles
[441 12 1
=441 13 12
CacheTracker
=442 5 9
contracts
[442 16 2
=442 17 21
CacheTrackerInterface
=442 40 20
CacheTrackerDelegate
=445 1 3
app
{446 3 7
=446 3 7
modules
=446 12 12
Presentation
=447 3 5
entry
=447 10 11
Application
=448 3 8
services
=448 13 22
BusinessLogic/Services
=449 3 6
models
=449 11 20
BusinessLogic/Models
=450 3 4
core
=450 9 4
Core
=451 3 7
folders
{452 5 4
=452 5 11
Application
=452 18 20
Where the app starts
=453 5 12
Presentation
"453 19 31
Modules, each in its own folder
=454 5 13
BusinessLogic
"454 20 43
Services, each for one kind of model object
=455 5 4
Core
"455 11 62
What services use: the network, the store, compound operations
=456 3 6
source
=456 11 27
Other materials, Rambler&IT
=458 1 5
tests
{459 3 6
=459 3 4
name
"459 9 11
{type}Tests
=460 3 14
mirrorsSources
=460 19 4
true
=461 3 12
oneCheckEach
=461 17 4
true
=462 3 13
givenWhenThen
=462 18 4
true
=463 3 16
marksPerContract
=463 21 4
true
=464 3 17
mocksSurroundings
=464 22 4
true
=466 1 8
comments
{467 3 6
=467 3 15
contractMethods
=467 20 4
true
=468 3 12
classMethods
=468 17 4
true
=469 3 20
parametersAndResults
=469 25 4
true
=470 3 11
uniqueParts
=470 16 4
true
=471 3 16
oneModuleComment
=471 21 4
true
=472 3 16
marksPerContract
=472 21 4
true
=475 1 5
rules
{477 3 167
=477 3 24
assembly-method-misnamed
{477 29 1
=477 31 6
source
"477 39 20
Code Style, Assembly
=478 3 17
assembly-misnamed
{478 22 1
=478 24 6
source
"478 32 20
Code Style, Assembly
=479 3 28
cell-object-factory-misnamed
{479 33 1
=479 35 6
source
"479 43 29
Code Style, CellObjectFactory
=480 3 21
command-in-past-tense
{480 26 1
=480 28 6
source
"480 36 25
Code Style, general rules
=481 3 24
display-manager-misnamed
{481 29 1
=481 31 6
source
"481 39 30
Code Style, DataDisplayManager
=482 3 19
event-in-imperative
{482 24 1
=482 26 6
source
"482 34 25
Code Style, general rules
=483 3 15
facade-misnamed
{483 20 1
=483 22 6
source
"483 30 33
Code Style, facades over services
=484 3 30
helper-implementation-misnamed
{484 35 1
=484 37 6
source
"484 45 40
Code Style, rules for a module (example)
=485 3 25
interactor-input-misnamed
{485 30 1
=485 32 6
source
"485 40 27
Code Style, InteractorInput
=486 3 31
interactor-input-source-unclear
{486 36 1
=486 38 6
source
"486 46 27
Code Style, InteractorInput
=487 3 27
interactor-input-wrong-verb
{487 32 1
=487 34 6
source
"487 42 27
Code Style, InteractorInput
=488 3 19
interactor-misnamed
{488 24 1
=488 26 6
source
"488 34 22
Code Style, Interactor
=489 3 26
interactor-misnames-output
{489 31 1
=489 33 6
source
"489 41 22
Code Style, Interactor
=490 3 26
interactor-output-misnamed
{490 31 1
=490 33 6
source
"490 41 28
Code Style, InteractorOutput
=491 3 30
interactor-output-wrong-prefix
{491 35 1
=491 37 6
source
"491 45 28
Code Style, InteractorOutput
=492 3 17
method-lacks-verb
{492 22 1
=492 24 6
source
"492 32 25
Code Style, general rules
=493 3 21
module-input-misnamed
{493 26 1
=493 28 6
source
"493 36 23
Code Style, ModuleInput
=494 3 17
module-name-vague
{494 22 1
=494 24 6
source
"494 32 30
Code Style, rules for a module
=495 3 22
module-output-misnamed
{495 27 1
=495 29 6
source
"495 37 24
Code Style, ModuleOutput
=496 3 26
module-output-wrong-prefix
{496 31 1
=496 33 6
source
"496 41 24
Code Style, ModuleOutput
=497 3 21
module-setup-misnamed
{497 26 1
=497 28 6
source
"497 36 23
Code Style, ModuleInput
=498 3 23
module-suffix-redundant
{498 28 1
=498 30 6
source
"498 38 30
Code Style, rules for a module
=499 3 24
part-lacks-module-prefix
{499 29 1
=499 31 6
source
"499 39 30
Code Style, names of each part
=500 3 18
presenter-misnamed
{500 23 1
=500 25 6
source
"500 33 21
Code Style, Presenter
=501 3 30
presenter-misnames-child-input
{501 35 1
=501 37 6
source
"501 45 21
Code Style, Presenter
=502 3 29
presenter-misnames-interactor
{502 34 1
=502 36 6
source
"502 44 21
Code Style, Presenter
=503 3 25
presenter-misnames-router
{503 30 1
=503 32 6
source
"503 40 21
Code Style, Presenter
=504 3 23
presenter-misnames-view
{504 28 1
=504 30 6
source
"504 38 21
Code Style, Presenter
=505 3 14
route-misnamed
{505 19 1
=505 21 6
source
"505 29 17
Code Style, Route
=506 3 25
router-input-lacks-suffix
{506 30 1
=506 32 6
source
"506 40 23
Code Style, RouterInput
=507 3 21
router-input-misnamed
{507 26 1
=507 28 6
source
"507 36 23
Code Style, RouterInput
=508 3 25
router-input-wrong-prefix
{508 30 1
=508 32 6
source
"508 40 23
Code Style, RouterInput
=509 3 15
router-misnamed
{509 20 1
=509 22 6
source
"509 30 18
Code Style, Router
=510 3 22
router-misnames-screen
{510 27 1
=510 29 6
source
"510 37 18
Code Style, Router
=511 3 14
state-misnamed
{511 19 1
=511 21 6
source
"511 29 17
Code Style, State
=512 3 19
view-input-misnamed
{512 24 1
=512 26 6
source
"512 34 21
Code Style, ViewInput
=513 3 29
view-lifecycle-event-misnamed
{513 34 1
=513 36 6
source
"513 44 22
Code Style, ViewOutput
=514 3 13
view-misnamed
{514 18 1
=514 20 6
source
"514 28 16
Code Style, View
=515 3 20
view-misnames-output
{515 25 1
=515 27 6
source
"515 35 16
Code Style, View
=516 3 20
view-output-misnamed
{516 25 1
=516 27 6
source
"516 35 22
Code Style, ViewOutput
=517 3 24
view-output-wrong-prefix
{517 29 1
=517 31 6
source
"517 39 22
Code Style, ViewOutput
=519 3 19
file-in-wrong-layer
{519 24 1
=519 26 6
source
"519 34 30
Code Style, rules for a module
=520 3 13
file-misnamed
{520 18 1
=520 20 6
source
"520 28 30
Code Style, names of each part
=521 3 25
file-outside-layer-folder
{521 30 1
=521 32 6
source
"521 40 30
Code Style, rules for a module
=522 3 19
helper-lacks-folder
{522 24 1
=522 26 6
source
"522 34 30
Code Style, rules for a module
=523 3 25
module-outside-user-story
{523 30 1
=523 32 6
source
"523 40 40
Code Style, rules for a module (example)
=524 3 26
part-outside-module-folder
{524 31 1
=524 33 6
source
"524 41 30
Code Style, rules for a module
=526 3 25
assembly-omits-dependency
{526 30 1
=526 32 6
source
"526 40 26
Testing a module, Assembly
=527 3 20
module-method-unused
{527 25 1
=527 27 6
source
"527 35 25
Code Style, general rules
=528 3 16
module-too-small
{528 21 1
=528 23 6
source
"528 31 49
Composite modules, when submodules are in the way
=529 3 18
module-type-unused
{529 23 1
=529 25 6
source
"529 33 25
Code Style, general rules
=530 3 14
protocol-empty
{530 19 1
=530 21 6
source
"530 29 25
Code Style, general rules
=531 3 24
success-failure-unpaired
{531 29 1
=531 31 6
source
"531 39 28
Code Style, InteractorOutput
=532 3 23
viper-module-incomplete
{532 28 1
=532 30 6
source
=532 38 15
Generating code
=534 3 24
assembly-created-by-hand
{534 29 1
=534 31 6
source
"534 39 38
Structure of a module, what we changed
=535 3 29
assembly-creates-foreign-part
{535 34 1
=535 36 6
source
"535 44 26
Testing a module, Assembly
=536 3 30
assembly-creates-shared-helper
{536 35 1
=536 37 6
source
"536 45 38
Massive View Controller, configuration
=537 3 27
assembly-exposes-inner-part
{537 32 1
=537 34 6
source
"537 42 20
Code Style, Assembly
=538 3 18
assembly-navigates
{538 23 1
=538 25 6
source
"538 33 38
Structure of a module, what we changed
=539 3 23
assembly-sets-view-data
{539 28 1
=539 30 6
source
"539 38 56
Transitions between modules; Testing a module, Presenter
=540 3 24
cell-module-stores-state
{540 29 1
=540 31 6
source
"540 39 41
Composite modules, cells that are modules
=541 3 25
cell-object-lacks-factory
{541 30 1
=541 32 6
source
"541 40 29
Code Style, CellObjectFactory
=542 3 24
contract-lacks-anyobject
{542 29 1
=542 31 6
source
"542 39 24
Code Style, the examples
=543 3 21
contract-method-async
{543 26 1
=543 28 6
source
"543 36 25
Code Style, general rules
=544 3 30
contract-passes-complex-object
{544 35 1
=544 37 6
source
"544 45 25
Code Style, general rules
=545 3 26
contract-requires-property
{545 31 1
=545 33 6
source
"545 41 25
Code Style, general rules
=546 3 28
display-manager-has-protocol
{546 33 1
=546 35 6
source
"546 43 30
Code Style, DataDisplayManager
=547 3 21
entity-contains-logic
{547 26 1
=547 28 6
source
=547 36 21
Structure of a module
=548 3 27
interactor-duplicates-logic
{548 32 1
=548 34 6
source
"548 42 33
Code Style, facades over services
=549 3 27
interactor-hides-dependency
{549 32 1
=549 34 6
source
"549 42 22
Code Style, Interactor
=550 3 27
interactor-input-wrong-part
{550 32 1
=550 34 6
source
"550 42 22
Code Style, Interactor
=551 3 25
interactor-lacks-cohesion
{551 30 1
=551 32 6
source
"551 40 39
Composite modules, when submodules help
=552 3 28
interactor-output-wrong-part
{552 33 1
=552 35 6
source
"552 43 22
Code Style, Interactor
=553 3 32
interactor-passes-managed-object
{553 37 1
=553 39 6
source
=553 47 21
Structure of a module
=554 3 23
interactor-stores-state
{554 28 1
=554 30 6
source
"554 38 22
Code Style, Interactor
=555 3 31
managed-object-above-interactor
{555 36 1
=555 38 6
source
"555 46 60
Structure of a module; Massive View Controller, reading data
=556 3 23
massive-view-controller
{556 28 1
=556 30 6
source
=556 38 23
Massive View Controller
=557 3 23
module-input-lacks-base
{557 28 1
=557 30 6
source
"557 38 23
Code Style, ModuleInput
=558 3 23
module-input-wrong-part
{558 28 1
=558 30 6
source
"558 38 24
Transitions, ModuleInput
=559 3 24
module-output-lacks-base
{559 29 1
=559 31 6
source
"559 39 24
Code Style, ModuleOutput
=560 3 24
module-output-wrong-part
{560 29 1
=560 31 6
source
"560 39 24
Transitions, ModuleInput
=561 3 24
outlet-or-action-private
{561 29 1
=561 31 6
source
"561 39 40
Code Style, View; Testing a module, View
=562 3 20
presenter-casts-view
{562 25 1
=562 27 6
source
=562 35 21
Structure of a module
=563 3 23
presenter-state-exposed
{563 28 1
=563 30 6
source
"563 38 21
Code Style, Presenter
=564 3 28
router-duplicates-transition
{564 33 1
=564 35 6
source
"564 43 17
Code Style, Route
=565 3 23
router-input-wrong-part
{565 28 1
=565 30 6
source
"565 38 18
Code Style, Router
=566 3 21
router-sets-view-data
{566 26 1
=566 28 6
source
=566 36 27
Transitions between modules
=567 3 27
service-handles-many-models
{567 32 1
=567 34 6
source
=567 42 21
Structure of a module
=568 3 25
service-injection-missing
{568 30 1
=568 32 6
source
"568 40 61
Structure of a module; Massive View Controller, configuration
=569 3 20
service-stores-state
{569 25 1
=569 27 6
source
=569 35 26
NSFetchedResultsController
=570 3 16
state-has-method
{570 21 1
=570 23 6
source
"570 31 17
Code Style, State
=571 3 23
state-outside-presenter
{571 28 1
=571 30 6
source
"571 38 31
Code Style, Presenter and State
=572 3 29
validation-outside-interactor
{572 34 1
=572 36 6
source
=572 44 21
Structure of a module
=573 3 28
value-carries-managed-object
{573 33 1
=573 35 6
source
=573 43 26
NSFetchedResultsController
=574 3 26
view-builds-complex-layout
{574 31 1
=574 33 6
source
"574 41 31
Massive View Controller, advice
=575 3 20
view-computes-values
{575 25 1
=575 27 6
source
=575 35 23
Massive View Controller
=576 3 28
view-configures-foreign-view
{576 33 1
=576 35 6
source
"576 43 32
Composite modules, the container
=577 3 23
view-creates-dependency
{577 28 1
=577 30 6
source
"577 38 38
Massive View Controller, configuration
=578 3 19
view-creates-helper
{578 24 1
=578 26 6
source
"578 34 42
Structure of a module, the view is a layer
=579 3 24
view-has-many-animations
{579 29 1
=579 31 6
source
"579 39 31
Massive View Controller, advice
=580 3 21
view-has-many-methods
{580 26 1
=580 28 6
source
"580 36 31
Massive View Controller, advice
=581 3 23
view-has-many-protocols
{581 28 1
=581 30 6
source
"581 38 31
Massive View Controller, advice
=582 3 21
view-input-wrong-part
{582 26 1
=582 28 6
source
"582 36 16
Code Style, View
=583 3 27
view-interprets-user-action
{583 32 1
=583 34 6
source
"583 42 36
Massive View Controller, refactoring
=584 3 18
view-model-mutable
{584 23 1
=584 25 6
source
"584 33 31
Massive View Controller, advice
=585 3 22
view-output-wrong-part
{585 27 1
=585 29 6
source
"585 37 16
Code Style, View
=586 3 25
view-pulls-from-presenter
{586 30 1
=586 32 6
source
"586 40 27
Structure of a module, View
=587 3 26
view-receives-model-object
{587 31 1
=587 33 6
source
"587 41 31
Massive View Controller, advice
=588 3 24
view-stores-model-object
{588 29 1
=588 31 6
source
"588 39 39
Massive View Controller, Apple's advice
=589 3 24
view-swallows-load-event
{589 29 1
=589 31 6
source
"589 39 22
Code Style, ViewOutput
=590 3 26
view-swallows-system-event
{590 31 1
=590 33 6
source
"590 41 36
Massive View Controller, refactoring
=591 3 26
view-uses-foreign-subviews
{591 31 1
=591 33 6
source
"591 41 39
Massive View Controller, Apple's advice
=593 3 22
contract-import-unused
{593 27 1
=593 29 6
source
"593 37 25
Code Style, general rules
=594 3 28
display-manager-uses-outlets
{594 33 1
=594 35 6
source
"594 43 30
Code Style, DataDisplayManager
=595 3 25
fetched-results-misplaced
{595 30 1
=595 32 6
source
=595 40 26
NSFetchedResultsController
=596 3 27
interactor-bypasses-service
{596 32 1
=596 34 6
source
=596 42 21
Structure of a module
=597 3 31
interactor-uses-fetched-results
{597 36 1
=597 38 6
source
=597 46 26
NSFetchedResultsController
=598 3 21
interactor-uses-uikit
{598 26 1
=598 28 6
source
"598 36 31
Massive View Controller, advice
=599 3 20
interactor-uses-view
{599 25 1
=599 27 6
source
=599 35 21
Structure of a module
=600 3 23
presenter-accesses-data
{600 28 1
=600 30 6
source
=600 38 21
Structure of a module
=601 3 29
presenter-bypasses-interactor
{601 34 1
=601 36 6
source
=601 44 21
Structure of a module
=602 3 19
presenter-navigates
{602 24 1
=602 26 6
source
=602 34 21
Structure of a module
=603 3 20
presenter-uses-uikit
{603 25 1
=603 27 6
source
"603 35 31
Massive View Controller, advice
=604 3 27
router-creates-module-parts
{604 32 1
=604 34 6
source
"604 42 38
Structure of a module, what we changed
=605 3 19
router-handles-data
{605 24 1
=605 26 6
source
=605 34 21
Structure of a module
=606 3 17
router-uses-uikit
{606 22 1
=606 24 6
source
=606 32 27
Transitions between modules
=607 3 19
service-uses-module
{607 24 1
=607 26 6
source
=607 34 21
Structure of a module
=608 3 18
service-uses-uikit
{608 23 1
=608 25 6
source
"608 33 31
Massive View Controller, advice
=609 3 22
view-controls-web-page
{609 27 1
=609 29 6
source
=609 37 22
Working with UIWebView
=610 3 25
view-creates-foreign-view
{610 30 1
=610 32 6
source
"610 40 36
Massive View Controller, transitions
=611 3 18
view-embeds-screen
{611 23 1
=611 25 6
source
"611 33 29
Composite modules, containers
=612 3 21
view-is-list-delegate
{612 26 1
=612 28 6
source
=612 36 21
Structure of a module
=613 3 14
view-navigates
{613 19 1
=613 21 6
source
"613 29 36
Massive View Controller, transitions
=614 3 25
view-prepares-next-screen
{614 30 1
=614 32 6
source
"614 40 51
Transitions between modules, by the view controller
=615 3 20
view-uses-interactor
{615 25 1
=615 27 6
source
=615 35 21
Structure of a module
=616 3 17
view-uses-network
{616 22 1
=616 24 6
source
=616 32 23
Massive View Controller
=617 3 16
view-uses-router
{617 21 1
=617 23 6
source
=617 31 21
Structure of a module
=618 3 17
view-uses-storage
{618 22 1
=618 24 6
source
"618 32 37
Massive View Controller, reading data
=619 3 20
view-validates-input
{619 25 1
=619 27 6
source
=619 35 23
Massive View Controller
=621 3 25
interactor-retains-output
{621 30 1
=621 32 6
source
"621 40 22
Code Style, Interactor
=622 3 29
presenter-has-weak-interactor
{622 34 1
=622 36 6
source
"622 44 21
Code Style, Presenter
=623 3 25
presenter-has-weak-router
{623 30 1
=623 32 6
source
"623 40 21
Code Style, Presenter
=624 3 31
presenter-retains-module-output
{624 36 1
=624 38 6
source
=624 46 27
Transitions between modules
=625 3 22
presenter-retains-view
{625 27 1
=625 29 6
source
"625 37 21
Code Style, Presenter
=626 3 21
router-retains-screen
{626 26 1
=626 28 6
source
"626 36 18
Code Style, Router
=627 3 20
view-has-weak-output
{627 25 1
=627 27 6
source
"627 35 16
Code Style, View
=629 3 28
contract-method-undocumented
{629 33 1
=629 35 6
source
"629 43 20
Code Style, comments
=630 3 25
method-comment-incomplete
{630 30 1
=630 32 6
source
"630 40 20
Code Style, comments
=631 3 19
method-undocumented
{631 24 1
=631 26 6
source
"631 34 20
Code Style, comments
=632 3 22
module-comment-differs
{632 27 1
=632 29 6
source
"632 37 20
Code Style, comments
=633 3 25
protocol-methods-unmarked
{633 30 1
=633 32 6
source
"633 40 20
Code Style, comments
=634 3 24
unique-part-undocumented
{634 29 1
=634 31 6
source
"634 39 20
Code Style, comments
=636 3 24
assembly-method-untested
{636 29 1
=636 31 6
source
"636 39 26
Testing a module, Assembly
=637 3 28
assembly-test-lacks-testable
{637 33 1
=637 35 6
source
"637 43 17
Code Style, tests
=638 3 26
interactor-method-untested
{638 31 1
=638 33 6
source
"638 41 28
Testing a module, Interactor
=639 3 13
part-untested
{639 18 1
=639 20 6
source
"639 28 17
Code Style, tests
=640 3 25
presenter-method-untested
{640 30 1
=640 32 6
source
"640 40 27
Testing a module, Presenter
=641 3 26
router-transition-untested
{641 31 1
=641 33 6
source
"641 41 24
Testing a module, Router
=642 3 18
test-case-misnamed
{642 23 1
=642 25 6
source
"642 33 17
Code Style, tests
=643 3 19
test-folder-differs
{643 24 1
=643 26 6
source
"643 34 17
Code Style, tests
=644 3 20
test-groups-unmarked
{644 25 1
=644 27 6
source
"644 35 17
Code Style, tests
=645 3 24
test-has-multiple-checks
{645 29 1
=645 31 6
source
"645 39 17
Code Style, tests
=646 3 19
test-steps-unmarked
{646 24 1
=646 26 6
source
"646 34 17
Code Style, tests
=647 3 25
test-uses-real-dependency
{647 30 1
=647 32 6
source
"647 40 33
Testing a module, VIPER and tests
=648 3 19
view-event-untested
{648 24 1
=648 26 6
source
"648 34 22
Testing a module, View
=649 3 19
view-input-untested
{649 24 1
=649 26 6
source
"649 34 22
Testing a module, View
=650 3 23
view-lifecycle-untested
{650 28 1
=650 30 6
source
"650 38 22
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
[12 17 3
=12 18 12
Configurator
=12 32 11
ModuleInput
=12 45 12
ModuleOutput
=14 1 5
roles
{15 3 7
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
=26 3 7
Adapter
{27 5 8
=27 5 7
summary
=27 14 69
A list's data source and delegate; registers and configures its cells
=28 5 7
aliases
[28 14 1
=28 15 3
DDM
=29 5 6
traits
[29 13 2
=29 14 13
touchesScreen
=29 29 13
displaysLists
=30 5 4
name
[31 7 4
"31 9 15
{module}Adapter
"32 9 20
{module}TableAdapter
"33 9 25
{module}CollectionAdapter
"34 9 19
{module}ViewAdapter
=35 5 6
folder
=35 13 4
View
=36 5 11
mustNotKnow
[36 18 6
=36 19 9
Presenter
=36 30 6
Router
=36 38 7
Service
=36 47 10
navigation
=36 59 7
network
=36 68 7
storage
=37 5 5
tests
[37 12 2
=37 13 5
input
=37 20 6
events
=38 5 6
source
=38 13 8
Adapters
=40 3 4
Cell
{41 5 6
=41 5 7
summary
=41 14 30
Configures itself with a value
=42 5 6
traits
[42 13 1
=42 14 13
touchesScreen
=43 5 4
name
"43 11 12
{module}Cell
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
=46 5 6
source
=46 13 8
Adapters
=48 3 9
Presenter
{49 5 9
=49 5 7
summary
=49 14 77
Gets data from services, decides what is shown and when, responds to the user
=50 5 6
traits
[50 13 4
=50 14 7
decides
=50 23 7
formats
=50 32 10
holdsState
=50 44 13
receivesInput
=51 5 4
name
"51 11 17
{module}Presenter
=52 5 6
folder
=52 13 9
Presenter
=53 5 8
required
=53 15 11
whereNeeded
=54 5 11
mustNotKnow
[54 18 5
=54 19 13
userInterface
=54 34 10
navigation
=54 46 6
alerts
=54 54 7
network
=54 63 7
storage
=56 5 10
mayMention
[56 17 5
=56 18 7
UIImage
=56 27 7
CGFloat
=56 36 7
CGPoint
=56 45 6
CGSize
=56 53 6
CGRect
=57 5 5
tests
[57 12 2
=57 13 10
forwarding
=57 25 8
entrance
=58 5 6
source
=58 13 9
Presenter
=60 3 7
Service
{61 5 6
=61 5 7
summary
=61 14 62
The business logic that the module needs, in layers of its own
=62 5 7
aliases
[62 14 1
=62 15 5
Model
=63 5 6
traits
[63 13 3
=63 14 20
appliesBusinessLogic
=63 36 11
reachesData
=63 49 8
isShared
=64 5 4
name
[64 11 2
"64 12 30
{feature}ServiceImplementation
"64 46 16
{feature}Service
=65 5 11
mustNotKnow
[65 18 4
=65 19 4
View
=65 25 9
Presenter
=65 36 6
Router
=65 44 13
userInterface
=66 5 6
source
"66 13 44
What did we add; the layer of business logic
=68 3 6
Router
{69 5 8
=69 5 7
summary
=69 14 60
Configures and shows other modules, child views and messages
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
=72 5 6
folder
=72 13 6
Router
=73 5 8
required
=73 15 11
whereNeeded
=74 5 11
mustNotKnow
[74 18 5
=74 19 9
Presenter
=74 30 7
Service
=74 39 7
network
=74 48 7
storage
=74 57 10
formatting
=75 5 5
tests
[75 12 1
=75 13 11
transitions
=76 5 6
source
=76 13 6
Router
=78 3 12
Configurator
{79 5 8
=79 5 7
summary
=79 14 54
Creates all components of the module and connects them
=80 5 6
traits
[80 13 1
=80 14 8
composes
=81 5 4
name
"81 11 26
{module}ModuleConfigurator
=82 5 6
folder
=82 13 12
Configurator
=83 5 8
required
=83 15 11
whereNeeded
=84 5 21
implementsNothingElse
=84 28 4
true
=85 5 5
tests
[85 12 1
=85 13 6
wiring
=86 5 6
source
=86 13 12
Configurator
=88 1 9
contracts
{89 3 8
=89 3 9
ViewInput
{90 5 8
=90 5 7
summary
=90 14 12
What to show
=91 5 4
name
"91 11 17
{module}ViewInput
=92 5 4
from
=92 11 9
Presenter
=93 5 2
to
=93 9 4
View
=94 5 6
folder
=94 13 4
View
=95 5 8
required
=95 15 4
true
=96 5 7
methods
{97 7 4
=97 7 4
mood
=97 13 7
command
=98 7 5
avoid
[98 14 8
=98 15 6
button
=98 23 5
click
=98 30 3
tap
=98 35 5
table
=98 42 10
collection
=98 54 4
cell
=98 60 7
adapter
=98 69 5
label
=99 7 5
named
{99 14 2
=99 16 12
initialState
=99 30 17
setupInitialState
=99 49 13
configuration
=99 64 9
configure
=100 7 8
examples
[100 17 3
"100 18 19
setupInitialState()
"100 41 16
configure(with:)
"100 61 8
reload()
=101 5 6
source
=101 13 9
ViewInput
=103 3 10
ViewOutput
{104 5 10
=104 5 7
summary
=104 14 53
What the user wants, and the view's life cycle events
=105 5 4
name
"105 11 18
{module}ViewOutput
=106 5 4
from
=106 11 4
View
=107 5 2
to
=107 9 9
Presenter
=108 5 6
folder
=108 13 4
View
=109 5 8
required
=109 15 4
true
=110 5 14
mustNotMention
[110 21 1
=110 22 13
userInterface
=111 5 10
mayMention
[111 17 1
=111 18 7
UIImage
=112 5 7
methods
{113 7 5
=113 7 4
mood
=113 13 9
intention
=114 7 5
avoid
[115 9 11
=115 10 6
button
=115 18 5
click
=115 25 3
tap
=115 30 5
press
=115 37 5
touch
=115 44 5
swipe
=115 51 5
table
=115 58 10
collection
=115 70 4
cell
=115 76 7
adapter
=115 85 5
label
=116 7 9
mayReturn
=116 18 5
false
=117 7 5
named
{117 14 1
=117 16 9
viewReady
=117 27 10
viewLoaded
=118 7 8
examples
[118 17 3
"118 18 12
viewLoaded()
"118 34 8
reload()
"118 46 13
editProfile()
=119 5 6
source
=119 13 10
ViewOutput
=121 3 11
RouterInput
{122 5 11
=122 5 7
summary
=122 14 20
Which module to show
=123 5 4
name
"123 11 19
{module}RouterInput
=124 5 4
from
=124 11 9
Presenter
=125 5 2
to
=125 9 6
Router
=126 5 6
folder
=126 13 6
Router
=127 5 8
required
=127 15 4
true
=128 5 10
classBound
=128 17 5
false
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
{132 7 7
=132 7 4
mood
=132 13 7
command
=133 7 5
begin
[133 14 2
=133 15 4
show
=133 21 5
close
=134 7 7
contain
[134 16 1
=134 17 6
Module
=135 7 5
avoid
[135 14 4
=135 15 6
screen
=135 23 5
alert
=135 30 10
controller
=135 42 5
popup
=136 7 9
mayReturn
=136 18 5
false
=137 7 5
named
{137 14 1
=137 16 7
opening
"137 25 17
show{other}Module
=138 7 8
examples
[138 17 1
"138 18 23
showEditProfileModule()
=139 5 6
source
=139 13 11
RouterInput
=141 3 11
ModuleInput
{142 5 11
=142 5 7
summary
=142 14 43
How another module changes this one's state
=143 5 4
name
"143 11 19
{module}ModuleInput
=144 5 4
from
[144 11 2
=144 12 6
Router
=144 20 9
Presenter
=145 5 2
to
=145 9 9
Presenter
=146 5 7
crosses
=146 14 2
in
=147 5 6
folder
=147 13 9
Presenter
=148 5 8
required
=148 15 4
true
=149 5 14
mustNotMention
[149 21 1
=149 22 13
userInterface
=150 5 10
mayMention
[150 17 1
=150 18 7
UIImage
=151 5 7
methods
{152 7 3
=152 7 4
mood
=152 13 7
command
=153 7 5
named
{153 14 1
=153 16 13
configuration
=153 31 15
configureModule
=154 7 8
examples
[154 17 1
"154 18 22
configureModule(with:)
=155 5 6
source
=155 13 11
ModuleInput
=157 3 12
ModuleOutput
{158 5 11
=158 5 7
summary
=158 14 40
Events that matter to the calling module
=159 5 4
name
"159 11 20
{module}ModuleOutput
=160 5 4
from
=160 11 9
Presenter
=161 5 2
to
=161 9 9
Presenter
=162 5 7
crosses
=162 14 3
out
=163 5 6
folder
=163 13 9
Presenter
=164 5 8
required
=164 15 4
true
=165 5 14
mustNotMention
[165 21 1
=165 22 13
userInterface
=166 5 10
mayMention
[166 17 1
=166 18 7
UIImage
=167 5 7
methods
{167 14 2
=167 16 4
mood
=167 22 4
news
=167 28 8
examples
[167 38 1
"167 39 15
profileEdited()
=168 5 6
source
=168 13 12
ModuleOutput
=170 3 20
ModuleTransitionable
{171 5 5
=171 5 7
summary
"171 14 71
The only part of the view that a router can access, for showing modules
=172 5 4
name
[172 11 2
=172 12 20
ModuleTransitionable
"172 34 26
{transition}Transitionable
=173 5 4
from
=173 11 6
Router
=174 5 2
to
=174 9 4
View
=175 5 6
source
=175 13 20
ModuleTransitionable
=177 3 13
AdapterOutput
{178 5 7
=178 5 7
summary
=178 14 16
Events in a list
=179 5 4
name
[179 11 3
"179 12 21
{module}AdapterOutput
"179 37 26
{module}TableAdapterOutput
"179 67 25
{module}ViewAdapterOutput
=180 5 4
from
=180 11 7
Adapter
=181 5 2
to
=181 9 4
View
=182 5 6
folder
=182 13 4
View
=183 5 7
methods
{183 14 3
=183 16 4
mood
=183 22 4
fact
=183 28 5
begin
[183 35 1
=183 36 3
did
=183 42 8
examples
[183 52 1
"183 53 22
didSelectProfileView()
=184 5 6
source
=184 13 8
Adapters
=186 3 16
ServiceInterface
{187 5 6
=187 5 7
summary
=187 14 34
What a service does for presenters
=188 5 4
name
"188 11 16
{feature}Service
=189 5 4
from
=189 11 9
Presenter
=190 5 2
to
=190 9 7
Service
=191 5 11
synchronous
=191 18 5
false
=192 5 6
source
=192 13 15
What did we add
=196 1 10
references
{197 3 8
=197 3 11
View.output
=197 16 17
strong ViewOutput
=198 3 12
View.adapter
{198 17 3
=198 19 5
holds
=198 26 14
strong Adapter
=198 42 8
optional
=198 52 4
true
=198 58 8
injected
=198 68 5
false
=199 3 14
Adapter.output
{199 19 2
=199 21 5
holds
=199 28 18
weak AdapterOutput
=199 48 8
optional
=199 58 4
true
=200 3 14
Presenter.view
=200 19 14
weak ViewInput
=201 3 16
Presenter.router
=201 21 18
strong RouterInput
=202 3 16
Presenter.output
=202 21 17
weak ModuleOutput
=203 3 26
Presenter.{feature}Service
{203 31 2
=203 33 5
holds
=203 40 23
strong ServiceInterface
=203 65 8
optional
=203 75 4
true
=204 3 11
Router.view
=204 16 25
weak ModuleTransitionable
=206 1 11
composition
{207 3 1
=207 3 12
Configurator
{208 5 6
=208 5 6
builds
[208 13 3
=208 14 4
View
=208 20 9
Presenter
=208 31 6
Router
=209 5 7
returns
=209 14 4
View
=210 5 6
method
=210 13 9
configure
=211 5 16
showsNothingElse
=211 23 4
true
=212 5 5
takes
[212 12 1
=212 13 12
ModuleOutput
=213 5 6
source
=213 13 26
Configurator; ModuleOutput
=215 1 5
parts
{216 3 2
=216 3 7
Service
{217 5 4
=217 5 7
summary
=217 14 62
The business logic that the presenter calls, behind a protocol
=218 5 5
roles
[218 12 1
=218 13 7
Service
=219 5 9
contracts
[219 16 1
=219 17 16
ServiceInterface
=220 5 7
default
=220 14 2
on
=221 3 7
Adapter
{222 5 3
=222 5 7
summary
=222 14 33
A list's data source and delegate
=223 5 5
roles
[223 12 2
=223 13 7
Adapter
=223 22 4
Cell
=224 5 9
contracts
[224 16 1
=224 17 13
AdapterOutput
=226 1 9
baseFiles
{227 3 1
=227 3 20
ModuleTransitionable
{228 5 2
=228 5 7
summary
"228 14 71
The base protocol for transitions between modules; an app needs it once
=229 5 9
contracts
[229 16 1
=229 17 20
ModuleTransitionable
=233 1 3
app
{234 3 7
=234 3 7
modules
=234 12 7
Screens
=235 3 5
tests
=235 10 13
Tests/Screens
=236 3 5
entry
=236 10 11
Application
=237 3 8
services
=237 13 8
Services
=238 3 6
models
=238 11 13
Models/Entity
=239 3 7
folders
{240 5 7
=240 5 11
Application
=240 18 20
Where the app starts
=241 5 7
Screens
"241 14 31
Modules, each in its own folder
=242 5 8
Services
"242 15 49
The business logic: services that presenters call
=243 5 13
Models/Entity
=243 20 41
The data that services pass to presenters
=244 5 12
Models/Entry
=244 19 50
The data as the network and the store represent it
=245 5 7
Library
"245 14 66
Base classes, extensions, protocols and utilities of the whole app
=246 5 7
Support
=246 14 27
Code that all modules share
=247 3 6
source
=247 11 25
Surf MVP in a new project
=249 1 5
tests
{250 3 3
=250 3 4
name
"250 9 11
{type}Tests
=251 3 14
mirrorsSources
=251 19 4
true
=252 3 17
mocksSurroundings
=252 22 4
true
=254 1 8
comments
{255 3 3
=255 3 15
contractMethods
=255 20 4
true
=256 3 16
marksPerContract
=256 21 4
true
=257 3 8
sections
[257 13 2
=257 14 10
Properties
=257 26 16
Internal methods
=260 1 5
rules
{262 3 73
=262 3 21
configurator-misnamed
{262 26 1
=262 28 6
source
=262 36 12
Configurator
=263 3 29
initial-state-method-misnamed
{263 34 1
=263 36 6
source
=263 44 9
ViewInput
=264 3 29
module-configuration-misnamed
{264 34 1
=264 36 6
source
=264 44 11
ModuleInput
=265 3 21
module-input-misnamed
{265 26 1
=265 28 6
source
=265 36 11
ModuleInput
=266 3 29
module-output-method-misnamed
{266 34 1
=266 36 6
source
=266 44 12
ModuleOutput
=267 3 22
module-output-misnamed
{267 27 1
=267 29 6
source
=267 37 12
ModuleOutput
=268 3 24
part-lacks-module-prefix
{268 29 1
=268 31 6
source
=268 39 21
Names in the examples
=269 3 18
presenter-misnamed
{269 23 1
=269 25 6
source
=269 33 9
Presenter
=270 3 25
presenter-misnames-router
{270 30 1
=270 32 6
source
=270 40 9
Presenter
=271 3 23
presenter-misnames-view
{271 28 1
=271 30 6
source
=271 38 9
Presenter
=272 3 25
router-input-lacks-suffix
{272 30 1
=272 32 6
source
=272 40 11
RouterInput
=273 3 21
router-input-misnamed
{273 26 1
=273 28 6
source
=273 36 11
RouterInput
=274 3 21
router-input-names-ui
{274 26 1
=274 28 6
source
=274 36 20
Rules of RouterInput
=275 3 23
router-input-wrong-verb
{275 28 1
=275 30 6
source
=275 38 11
RouterInput
=276 3 15
router-misnamed
{276 20 1
=276 22 6
source
=276 30 6
Router
=277 3 27
view-configuration-misnamed
{277 32 1
=277 34 6
source
=277 42 9
ViewInput
=278 3 22
view-contract-names-ui
{278 27 1
=278 29 6
source
=278 37 15
Rules of naming
=279 3 19
view-input-misnamed
{279 24 1
=279 26 6
source
=279 34 9
ViewInput
=280 3 26
view-loaded-event-misnamed
{280 31 1
=280 33 6
source
=280 41 10
ViewOutput
=281 3 13
view-misnamed
{281 18 1
=281 20 6
source
=281 28 4
View
=282 3 20
view-misnames-output
{282 25 1
=282 27 6
source
=282 35 4
View
=283 3 20
view-output-misnamed
{283 25 1
=283 27 6
source
=283 35 10
ViewOutput
=284 3 25
view-output-names-gesture
{284 30 1
=284 32 6
source
=284 40 15
Rules of naming
=286 3 23
configurator-omits-link
{286 28 1
=286 30 6
source
=286 38 12
Configurator
=287 3 21
mvp-module-incomplete
{287 26 1
=287 28 6
source
=287 36 15
Generating code
=289 3 20
adapter-outside-view
{289 25 1
=289 27 6
source
=289 35 8
Adapters
=290 3 28
cell-configured-from-outside
{290 33 1
=290 35 6
source
=290 43 8
Adapters
=291 3 28
configurator-does-other-work
{291 33 1
=291 35 6
source
=291 43 12
Configurator
=292 3 25
configurator-has-protocol
{292 30 1
=292 32 6
source
=292 40 12
Configurator
=293 3 24
contract-lacks-anyobject
{293 29 1
=293 31 6
source
=293 39 9
ViewInput
=294 3 27
contract-uses-class-keyword
{294 32 1
=294 34 6
source
=294 42 9
ViewInput
=295 3 23
module-input-wrong-part
{295 28 1
=295 30 6
source
=295 38 11
ModuleInput
=296 3 28
module-output-set-externally
{296 33 1
=296 35 6
source
=296 43 12
ModuleOutput
=297 3 24
module-output-wrong-part
{297 29 1
=297 31 6
source
=297 39 12
ModuleOutput
=298 3 20
presenter-casts-view
{298 25 1
=298 27 6
source
=298 35 15
How layers talk
=299 3 27
router-handles-alert-action
{299 32 1
=299 34 6
source
=299 42 17
UIAlertController
=300 3 23
router-input-wrong-part
{300 28 1
=300 30 6
source
=300 38 11
RouterInput
=301 3 24
router-outside-presenter
{301 29 1
=301 31 6
source
=301 39 11
RouterInput
=302 3 22
router-view-wrong-type
{302 27 1
=302 29 6
source
=302 37 20
ModuleTransitionable
=303 3 28
transition-protocol-extended
{303 33 1
=303 35 6
source
=303 43 19
A custom transition
=304 3 24
view-decides-empty-state
{304 29 1
=304 31 6
source
=304 39 9
Presenter
=305 3 21
view-input-wrong-part
{305 26 1
=305 28 6
source
=305 36 9
ViewInput
=306 3 27
view-interprets-user-action
{306 32 1
=306 34 6
source
=306 42 4
View
=307 3 22
view-output-wrong-part
{307 27 1
=307 29 6
source
=307 37 10
ViewOutput
=308 3 25
view-pulls-from-presenter
{308 30 1
=308 32 6
source
=308 40 4
View
=309 3 24
view-swallows-load-event
{309 29 1
=309 31 6
source
=309 39 10
ViewOutput
=310 3 25
view-swallows-user-action
{310 30 1
=310 32 6
source
=310 40 4
View
=312 3 22
adapter-uses-presenter
{312 27 1
=312 29 6
source
=312 37 8
Adapters
=313 3 20
alert-outside-router
{313 25 1
=313 27 6
source
=313 35 17
UIAlertController
=314 3 26
presenter-bypasses-service
{314 31 1
=314 33 6
source
=314 41 24
The business logic layer
=315 3 19
presenter-navigates
{315 24 1
=315 26 6
source
=315 34 6
Router
=316 3 30
presenter-uikit-beyond-uiimage
{316 35 1
=316 37 6
source
=316 45 16
What is Surf MVP
=317 3 19
router-handles-data
{317 24 1
=317 26 6
source
=317 34 6
Router
=318 3 25
service-outside-presenter
{318 30 1
=318 32 6
source
=318 40 11
Description
=319 3 25
view-creates-foreign-view
{319 30 1
=319 32 6
source
=319 40 6
Router
=320 3 23
view-lacks-list-adapter
{320 28 1
=320 30 6
source
=320 38 8
Adapters
=321 3 14
view-navigates
{321 19 1
=321 21 6
source
=321 29 6
Router
=322 3 25
view-prepares-next-screen
{322 30 1
=322 32 6
source
=322 40 6
Router
=323 3 21
view-presents-message
{323 26 1
=323 28 6
source
=323 36 6
Router
=324 3 20
view-registers-cells
{324 25 1
=324 27 6
source
=324 35 8
Adapters
=325 3 17
view-uses-network
{325 22 1
=325 24 6
source
=325 32 4
View
=326 3 16
view-uses-router
{326 21 1
=326 23 6
source
=326 31 11
RouterInput
=327 3 17
view-uses-storage
{327 22 1
=327 24 6
source
=327 32 4
View
=329 3 25
presenter-has-weak-router
{329 30 1
=329 32 6
source
=329 40 9
Presenter
=330 3 31
presenter-retains-module-output
{330 36 1
=330 38 6
source
=330 46 12
ModuleOutput
=331 3 19
router-retains-view
{331 24 1
=331 26 6
source
=331 34 20
ModuleTransitionable
=332 3 20
view-has-weak-output
{332 25 1
=332 27 6
source
=332 35 4
View
=334 3 23
class-sections-unmarked
{334 28 1
=334 30 6
source
=334 38 28
UIAlertController (examples)
=335 3 28
contract-method-undocumented
{335 33 1
=335 35 6
source
=335 43 24
Comments in the examples
=336 3 25
protocol-methods-unmarked
{336 30 1
=336 32 6
source
=336 40 24
Comments in the examples
=338 3 21
configurator-untested
{338 26 1
=338 28 6
source
=338 36 15
Generating code
=339 3 13
part-untested
{339 18 1
=339 20 6
source
=339 28 15
Generating code
=340 3 18
test-case-misnamed
{340 23 1
=340 25 6
source
=340 33 19
Tests in the sample

"""#
    case "viper-light": #"""
{8 1 13
=8 1 7
extends
=8 10 19
mutual-mobile-viper
=9 1 5
title
=9 8 11
Light VIPER
=10 1 7
summary
=10 10 111
Wireframe that builds, presents and dismisses; View, Presenter, Interactor, Data manager; one file of protocols
=11 1 6
source
=11 9 86
The light template of vipergen, which the slides on massive view controllers recommend
=13 1 6
module
{14 3 1
=14 3 12
openToOthers
[14 17 1
=14 18 9
Wireframe
=16 1 5
roles
{18 3 8
=18 3 14
ListDataSource
=18 19 1
~
=19 3 9
DataStore
=19 14 1
~
=20 3 6
Entity
=20 11 1
~
=22 3 4
View
{23 5 3
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
=24 5 11
mustNotKnow
[25 7 8
=25 8 10
Interactor
=25 20 9
Wireframe
=25 31 11
DataManager
=25 44 10
navigation
=25 56 5
lists
=25 63 7
network
=25 72 7
storage
=25 81 14
managedObjects
=26 5 6
source
"26 13 21
View: view controller
=28 3 9
Presenter
{29 5 4
=29 5 6
traits
[29 13 3
=29 14 7
decides
=29 23 7
formats
=29 32 10
holdsState
=30 5 6
folder
=30 13 5
Logic
=31 5 11
mustNotKnow
[31 18 5
=31 19 11
DataManager
=31 32 10
navigation
=31 44 7
network
=31 53 7
storage
=31 62 14
managedObjects
=32 5 6
source
"32 13 16
Logic: presenter
=34 3 10
Interactor
{35 5 2
=35 5 6
folder
=35 13 5
Logic
=36 5 6
source
"36 13 17
Logic: interactor
=38 3 11
DataManager
{39 5 7
=39 5 7
summary
=39 14 45
Fetches and stores the data of the interactor
=40 5 6
traits
[40 13 1
=40 14 11
reachesData
=41 5 4
name
"41 11 19
{module}DataManager
=42 5 6
folder
=42 13 11
DataManager
=43 5 11
mustNotKnow
[43 18 5
=43 19 4
View
=43 25 9
Presenter
=43 36 10
Interactor
=43 48 9
Wireframe
=43 59 13
userInterface
=44 5 5
tests
[44 12 1
=44 13 8
services
=45 5 6
source
=45 13 12
Data manager
=47 3 9
Wireframe
{48 5 5
=48 5 7
summary
=48 14 79
Creates and connects the module, presents and dismisses it, opens other screens
=49 5 6
traits
[49 13 3
=49 14 8
composes
=49 24 9
navigates
=49 35 13
touchesScreen
=50 5 6
folder
=50 13 5
Logic
=51 5 11
mustNotKnow
[51 18 2
=51 19 7
network
=51 28 7
storage
=52 5 6
source
"52 13 16
Logic: wireframe
=54 1 9
contracts
{55 3 7
=55 3 15
ModuleInterface
=55 20 1
~
=56 3 18
WireframeInterface
=56 23 1
~
=57 3 18
DataStoreInterface
=57 23 1
~
=58 3 14
ModuleDelegate
=58 19 1
~
=60 3 13
ViewInterface
{61 5 4
=61 5 4
name
[61 11 2
"61 12 20
{module}ViewProtocol
"61 36 21
{module}ViewInterface
=62 5 6
folder
=62 13 9
Protocols
=63 5 4
file
"63 11 17
{module}Protocols
=64 5 6
source
=64 13 9
Protocols
=66 3 16
InteractorOutput
{67 5 4
=67 5 4
name
[67 11 2
"67 12 32
{module}InteractorOutputProtocol
"67 48 24
{module}InteractorOutput
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
=72 3 15
InteractorInput
{73 5 4
=73 5 4
name
[73 11 2
"73 12 31
{module}InteractorInputProtocol
"73 47 23
{module}InteractorInput
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
=79 1 10
references
{80 3 6
=80 3 24
Wireframe.viewController
=80 29 9
weak View
=81 3 14
View.presenter
=81 19 16
strong Presenter
=82 3 23
Presenter.userInterface
=82 28 1
~
=83 3 14
Presenter.view
=83 19 18
weak ViewInterface
=84 3 19
Presenter.wireframe
=84 24 16
strong Wireframe
=85 3 22
Interactor.dataManager
{85 27 2
=85 29 5
holds
=85 36 18
strong DataManager
=85 56 8
optional
=85 66 4
true
=87 1 11
composition
{88 3 1
=88 3 9
Wireframe
{89 5 4
=89 5 6
builds
[89 13 4
=89 14 4
View
=89 20 9
Presenter
=89 31 10
Interactor
=89 43 11
DataManager
=90 5 6
method
=90 13 19
connectDependencies
=91 5 5
takes
=91 12 1
~
=92 5 6
source
"92 13 30
Wireframe: connectDependencies
=94 1 5
parts
{95 3 3
=95 3 9
DataStore
=95 14 1
~
=96 3 14
ModuleDelegate
=96 19 1
~
=97 3 11
DataManager
{98 5 3
=98 5 7
summary
=98 14 34
Fetches the data of the interactor
=99 5 5
roles
[99 12 1
=99 13 11
DataManager
=100 5 7
default
=100 14 2
on
=102 1 3
app
{103 3 1
=103 3 7
folders
{104 5 2
=104 5 12
Common/Store
=104 19 49
The store behind the data managers of the modules
=105 5 11
Common/View
=105 18 32
Views that several modules share
=107 1 5
tests
{109 3 1
=109 3 17
mocksSurroundings
=109 22 5
false
=111 1 5
rules
{112 3 1
=112 3 30
view-presenter-tightly-coupled
=112 35 1
~

"""#
    default: nil
    }
  }
}
