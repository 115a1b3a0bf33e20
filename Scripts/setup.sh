# Shared by ./demo and ./test: the system packages that they need, and the Swift version that they
# check for. Both source this file, so it is written for a POSIX shell.

say() { printf '%s\n' "$*"; }
fail() { printf 'error: %s\n' "$*" >&2; exit 2; }

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif command -v sudo >/dev/null 2>&1; then sudo "$@"
  else fail "'$*' needs root. Run it as root once, then try again."
  fi
}

# Missing packages are collected first, with the reason, and then installed together.
missing=""

# need APT_PACKAGE BREW_PACKAGE WHY: requires a package; '-' if a system has it built in.
need() {
  if [ "$(uname)" = Darwin ]; then
    [ "$2" = - ] && return 0
    brew list --versions "$2" >/dev/null 2>&1 && return 0
    say "Missing: $2 ($3)"
    missing="$missing $2"
  else
    [ "$1" = - ] && return 0
    # Only an installed package counts; dpkg also knows removed ones.
    dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q '^install ok installed' && return 0
    say "Missing: $1 ($3)"
    missing="$missing $1"
  fi
}

install_missing() {
  [ -n "$missing" ] || return 0
  if [ "$(uname)" = Darwin ]; then
    command -v brew >/dev/null 2>&1 || fail "Homebrew is needed to install:$missing. See https://brew.sh."
    # The names are separate words.
    # shellcheck disable=SC2086
    brew install $missing
  elif command -v apt-get >/dev/null 2>&1; then
    say "Installing:$missing"
    # shellcheck disable=SC2086
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null 2>&1 ||
      { as_root apt-get update -qq &&
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null; } ||
      fail "these packages could not be installed:$missing. Install them by hand, then try again."
  else
    fail "install these packages by hand (this system has neither apt nor brew), then try again:$missing"
  fi
}

check_swift() {
  command -v swift >/dev/null 2>&1 || fail "Swift is not on the PATH. Install Swift 6.2 or later from https://swift.org/install."
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
  # Major and minor are separate words.
  # shellcheck disable=SC2086
  set -- $version
  [ "${1:-0}" -gt 6 ] || { [ "${1:-0}" -eq 6 ] && [ "${2:-0}" -ge 2 ]; } ||
    fail "Swift 6.2 or later is needed, this is '$(swift --version 2>/dev/null | head -n 1)'."
}

# The packages for building the command.
need_for_command() {
  need git git "clones template catalogs"
  need libyaml-dev libyaml "reads Rambafiles, adder.yml and the architectures"
  need libexpat1-dev - "reads storyboards and xibs"
  need pkg-config pkgconf "finds libyaml and expat"
}

# The options of builds that run only here. Nothing reads what the first line leaves out, and it would take a third
# of the build time: debug information, and the index of the system's modules. With the second line, one process
# compiles a module. Several processes for parts of it would each read all of it again, which takes half as long again.
# The last option only prevents a warning that they exclude each other.
build_options="-debug-info-format none -Xswiftc -index-ignore-system-modules
  -Xswiftc -whole-module-optimization -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads -Xswiftc 1
  -Xswiftc -disable-batch-mode"

# The build folder of packages that use the library and
# the UIKit double, so that both are compiled only once.
packages_build=$PWD/.build/packages/uikit

# The release command: one static executable on Linux.
# The package has its plugins, as in every build of a user.
build_command() {
  if [ "$(uname)" = Linux ]; then static="-Xswiftc -static-executable"; else static=""; fi
  # shellcheck disable=SC2086
  ADDER_PLUGINS=1 ADDER_TEST_BUILD=0 ADDER_RELEASE_BUILD=1 swift build -c release --product adder $static "$@" || return
  command_path=$(swift build -c release --show-bin-path)/adder
}

# The same command for use on this machine only: it is not
# optimized, so building it takes a fifth of the time.
build_command_for_here() {
  # shellcheck disable=SC2086
  swift build $build_options --product adder || return
  command_path=$(swift build --show-bin-path)/adder
}
