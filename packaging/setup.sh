# shellcheck shell=bash
# shellcheck disable=SC2034 # the variables are for those who source this
# What the scripts in this folder share; to be sourced.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

# Debian 12 packages.
build_packages=(
    build-essential cmake ninja-build
    qt6-base-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-svg-dev
    nlohmann-json3-dev liblzo2-dev mold
)
run_packages=(
    libqt6gui6 libqt6printsupport6 libqt6svg6 liblzo2-2 qt6-qpa-plugins qt6-translations-l10n
    fonts-dejavu-core
)
test_packages=(
    python3 xvfb xauth xdotool openbox imagemagick
    desktop-file-utils appstream shared-mime-info mandoc libxml2-utils
)
deb_packages=(dpkg-dev file lintian)
tidy_packages=(git clang-tidy-16)
coverage_packages=(gcovr)

say() { printf '%s\n' "==> $*"; }

fail() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 1
}

is_installed() {
    # One word per architecture the package is known for.
    [[ " $(dpkg-query --show --showformat='${db:Status-Status} ' "$1" 2>/dev/null)" == *' installed '* ]]
}

# Runs apt-get as root, without questions, waiting for another package manager to finish.
as_root=()
apt() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 "$@"
}

# Installs those of the packages that are not there yet.
install_missing() {
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        say "This is not Debian: going on with what is installed. Debian's names for what is needed: $*"
        return
    fi
    local missing=() package
    for package in "$@"; do
        is_installed "$package" || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    if ((EUID != 0)); then
        local sudo_works=false
        if command -v sudo >/dev/null; then
            # Without a terminal sudo has nobody to ask for a password.
            if [[ -t 0 ]] || sudo --non-interactive true 2>/dev/null; then sudo_works=true; fi
        fi
        $sudo_works || fail "packages are missing, and neither root nor sudo is at hand." \
            "Install them first: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    say "Installing: ${missing[*]}"
    apt update || say "apt-get update failed; going on with the package lists at hand"
    apt install --yes --no-install-recommends "${missing[@]}" ||
        fail "apt-get could not install: ${missing[*]}"
}

# Builds with every processor, through ccache where there is one. The options are for systems other than Debian 12: a
# compiler that was not tried may warn of other things, and the linker may be missing.
prepare_build() {
    build_options=()
    [[ $(c++ -dumpversion 2>/dev/null) == 12* ]] || build_options+=(-DSTONEMASON_WERROR=OFF)
    command -v mold >/dev/null || build_options+=(-DCMAKE_EXE_LINKER_FLAGS=)
    JOBS=${JOBS:-$(nproc)}
    export CMAKE_BUILD_PARALLEL_LEVEL=$JOBS
    if command -v ccache >/dev/null; then
        export CMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER:-ccache}
        # Clones of one project then share what is compiled, wherever they lie.
        export CCACHE_BASEDIR=${CCACHE_BASEDIR:-$root} CCACHE_NOHASHDIR=1
    fi
}

# Has tests keep their temporary files in memory where there is room for them and programs may run there: on a disk their
# thousands of copies, and files that are flushed to it, take minutes.
test_in_memory() {
    local memory=/dev/shm least=$((4 * 1024 * 1024)) room=0 # KiB
    [[ -z ${TMPDIR:-} && -d $memory && -w $memory ]] || return 0
    findmnt --noheadings --output OPTIONS --target "$memory" | grep -qw noexec && return 0
    room=$(df --output=avail -k "$memory" | tail -n 1)
    ((room >= least && $(awk '/^MemAvailable:/ { print $2 }' /proc/meminfo) >= 2 * least)) || return 0
    TMPDIR=$(mktemp -d "$memory/stonemason-tests.XXXXXX")
    export TMPDIR
    chmod 755 "$TMPDIR" # Where root runs the tests, some of them go on as a user without rights.
    trap 'rm -rf -- "$TMPDIR"' EXIT
}

# Prints the twenty tests that took longest, read from what ctest printed.
list_slowest() {
    sed -nE 's|^ *[0-9]+/[0-9]+ Test +#[0-9]+: ([^ ]+) .* ([0-9.]+) sec$|\2 \1|p' "$1" | sort -rn | sed -n '1,20s/^/    /p'
}

# Prints what tests have skipped, read from ctest's log of their output, and how many there are. A test program passes
# though it skips some of its functions, so ctest does not know of them.
list_skips() {
    awk '/^[0-9]+\/[0-9]+ Test: / { test = $3 }
         /^SKIP +: / { sub(/^SKIP +: /, ""); print "    " test ": " $0; ++skipped }
         END { print skipped ? "Skipped: " skipped : "Nothing was skipped" }' "$1"
}

# Packs what the build folder has built into the other folder, has lintian look at it and sets packages to what was made.
# Any finding but a remark is a failure.
pack_and_lint() {
    local build=$1 folder=$2
    rm -f -- "$folder"/*.deb
    cpack -G DEB --config "$build/CPackConfig.cmake" -B "$folder" || fail "the package could not be made"
    packages=("$folder"/*.deb)
    lintian --fail-on error,warning --display-info "${packages[@]}" || fail "lintian found faults in ${packages[*]}"
}
