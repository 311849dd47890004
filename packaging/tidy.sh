#!/usr/bin/env bash
# Runs clang-tidy, with the checks of .clang-tidy, on the C++ files given or on those that differ from a branch:
#   packaging/tidy.sh                    what differs from main, committed or not
#   packaging/tidy.sh --since v0.1.0     what differs from another branch, tag or commit
#   packaging/tidy.sh core/kings_conflict/map/*.cpp     these files
# Headers are looked at through a source that includes them. Any finding is a failure.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install_missing "${build_packages[@]}" "${tidy_packages[@]}"
cd "$root"

base=main
if [[ ${1:-} == --since ]]; then
    base=${2:?--since needs a branch, tag or commit}
    shift 2
fi
if (($# == 0)); then
    fork=$(git merge-base "$base" HEAD) || fail "git knows no common ancestor with $base"
    mapfile -t changed < <(
        git diff --name-only --diff-filter=d "$fork" -- 'core/*.cpp' 'core/*.h' 'editor/*.cpp' 'editor/*.h'
        git ls-files --others --exclude-standard -- 'core/*.cpp' 'core/*.h' 'editor/*.cpp' 'editor/*.h'
    )
    set -- "${changed[@]}"
fi

# The source that a header is looked at through: its own, or the first that includes it.
source_of() {
    local own=${1%.h}.cpp
    if [[ $1 != *.h ]]; then
        printf '%s\n' "$1"
    elif [[ -f $own ]]; then
        printf '%s\n' "$own"
    else
        grep --recursive --files-with-matches --include='*.cpp' --fixed-strings "#include \"$1\"" core editor tests |
            head --lines=1
    fi
}

mapfile -t sources < <(for file in "$@"; do source_of "$file"; done | sort --unique)
if ((${#sources[@]} == 0)); then
    say "No C++ file differs from $base"
    exit 0
fi

prepare_build
cmake --preset dev >/dev/null || fail "cmake could not set up the build"
# What the build generates is included by what is looked at.
cmake --build --preset dev --target core editor_lib >/dev/null || fail "the build failed"
say "Files to look at: ${#sources[@]}"
printf '%s\0' "${sources[@]}" |
    xargs --null --max-args=1 --max-procs="$JOBS" clang-tidy-16 -p build/dev --quiet ||
    fail "clang-tidy has findings"
say "No findings"
