#!/usr/bin/env bash
# Builds the program for 64-bit Windows with Debian's cross-compiler and packs it: a zip that runs from any folder, and an
# installer. Qt for Windows is built once, from Debian's own sources, into a folder that is kept: WINDOWS_QT, or
# ~/.cache/stonemason/qt-windows. packaging/README.md says what of it was tried.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

windows_packages=(
    g++-mingw-w64-x86-64-posix nsis zip icoutils librsvg2-bin dpkg-dev xz-utils ca-certificates
    qt6-base-private-dev qt6-translations-l10n debian-archive-keyring
)
qt=${WINDOWS_QT:-${XDG_CACHE_HOME:-$HOME/.cache}/stonemason/qt-windows}
build=$root/build/windows
toolchain=$root/packaging/windows/toolchain.cmake

# Debian's sources of a package, unpacked below the folder. The list of where they come from is the script's own and goes with
# it, so that apt's stays as it is. What is unpacked already stays.
fetch_sources() {
    local folder=$1 package=$2
    mkdir -p -- "$folder/apt/partial"
    local mirror
    # shellcheck disable=SC2016 # apt-get fills these in
    mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' |
        awk '$2 == "bookworm" && $3 == "main" { print $1; exit }')
    echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${mirror:-http://deb.debian.org/debian/} bookworm main" \
        >"$folder/sources.list"
    local own=(-o "Dir::Etc::SourceList=$folder/sources.list" -o Dir::Etc::SourceParts=-
        -o "Dir::State::Lists=$folder/apt" -o APT::Sandbox::User="$(id -un)" -o "Dir::Cache=$folder/apt")
    apt-get -qq "${own[@]}" update || fail "apt-get could not read the list of Debian's sources"
    local status=0
    (cd "$folder" && apt-get -qq "${own[@]}" source "$package") || status=$?
    rm -rf -- "$folder/sources.list" "$folder/apt"
    return "$status"
}

configure_qt() {
    cmake -S "$1" -B "$2" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$qt" -DWINDOWS_QT="$qt" \
        -DCMAKE_TOOLCHAIN_FILE="$toolchain" -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF "${@:3}" >/dev/null ||
        fail "Qt for Windows could not be set up: $1"
}

# Debian leaves the header for tablets out, and there is no server of D-Bus on Windows. The program uses none of the others,
# which are a sixth of the steps.
unused_features=(
    dbus tabletevent androiddeployqt columnview concurrent http lcdnumber mdiarea networkdiskcache qmake schannel
    sql textodfwriter topleveldomain tuiotouch vulkan wizard xml
)

build_qt_base() {
    fetch_sources "$work" qt6-base || fail "apt-get could not get the sources of qt6-base"
    say "Building Qt for Windows into $qt, once: an hour on two processors"
    local features=("${unused_features[@]/#/-DFEATURE_}")
    # Compiled regular expressions keep a stack for each thread, which this compiler frees twice when the thread ends.
    configure_qt "$(echo "$work"/qt6-base-*/)" "$work/base" -DINPUT_opengl=no -DINPUT_ssl=no \
        -DCMAKE_C_FLAGS=-DPCRE2_DISABLE_JIT "${features[@]/%/=OFF}"
    cmake --build "$work/base" || fail "Qt for Windows did not build"
    cmake --install "$work/base" --strip >/dev/null
    touch "$qt/base-complete"
}

# Sets svg to the sources. Debian's archive may list those of Qt Svg 6 and yet not have them; Qt Svg 5 is then made to fit.
find_svg_sources() {
    local package=qt6-svg
    if ! fetch_sources "$work" "$package"; then
        package=qtsvg-opensource-src
        fetch_sources "$work" "$package" || fail "apt-get could not get the sources of qt6-svg or $package"
    fi
    svg=$(echo "$work/$package"-*/)
    if [[ ! -e $svg/CMakeLists.txt ]]; then
        sed -E -s -i -f "$root/packaging/windows/qtsvg/port.sed" "$svg"/src/svg/*.cpp "$svg"/src/svg/*.h
        cp -r -- "$root/packaging/windows/qtsvg/." "$svg"
    fi
}

build_qt_svg() {
    local svg
    find_svg_sources
    configure_qt "$svg" "$work/svg"
    cmake --build "$work/svg" || fail "Qt Svg for Windows did not build"
    cmake --install "$work/svg" --strip >/dev/null
    touch "$qt/complete"
}

build_qt() {
    local work=$qt.build
    mkdir -p -- "$work"
    [[ -e $qt/base-complete ]] || build_qt_base
    build_qt_svg
    rm -rf -- "$work"
}

# What a program of Windows needs beside it: the libraries that it names, that these name, and Qt's plugins.
library_of() {
    local name=$1 place
    for place in "$qt/bin" "$(dirname "$(x86_64-w64-mingw32-g++-posix -print-file-name=libstdc++-6.dll)")" \
        /usr/x86_64-w64-mingw32/lib; do
        [[ -f $place/$name ]] && echo "$place/$name" && return
    done
    return 1 # the system's own
}

add_libraries() {
    local file name path
    for file in "$@"; do
        while read -r name; do
            [[ -e $stage/$name ]] && continue
            path=$(library_of "$name") || continue
            cp -- "$path" "$stage/"
            add_libraries "$path"
        done < <(x86_64-w64-mingw32-objdump -p "$file" | sed -n 's/^\tDLL Name: //p')
    done
}

stage_program() {
    rm -rf -- "$stage"
    mkdir -p -- "$stage/icons" "$stage/translations"
    cp -- "$build/bin/stonemason.exe" "$build/bin/stonemason-window.exe" "$stage/"
    cp -- "$build"/icons/*.ico "$stage/icons/"
    local plugin
    # Pictures are drawn on no screen.
    for plugin in platforms/qwindows platforms/qoffscreen styles/qwindowsvistastyle iconengines/qsvgicon imageformats/qsvg \
        imageformats/qjpeg imageformats/qico; do
        mkdir -p -- "$stage/$(dirname "$plugin")"
        cp -- "$qt/plugins/$plugin.dll" "$stage/$plugin.dll"
    done
    add_libraries "$stage"/*.exe "$stage"/*/*.dll
    cp -- /usr/share/qt6/translations/qtbase_pl.qm "$stage/translations/"
    printf '[Paths]\r\nPrefix = .\r\nPlugins = .\r\n' >"$stage/qt.conf" # else Qt looks where it was built to be
    # The C++ library alone has twenty megabytes for debuggers.
    find "$stage" '(' -name '*.exe' -o -name '*.dll' ')' -exec x86_64-w64-mingw32-strip {} +
    cp -- "$root/LICENSE" "$stage/LICENSE.txt"
}

# For the uninstaller: every file and folder that was installed.
# shellcheck disable=SC2016 # the uninstaller knows the folder
list_staged() {
    (cd "$stage" && find . -type f -printf '%P\n' | sed 's|/|\\|g; s|.*|Delete "$INSTDIR\\&"|' &&
        find . -mindepth 1 -depth -type d -printf '%P\n' | sed 's|/|\\|g; s|.*|RMDir "$INSTDIR\\&"|')
}

install_missing "${build_packages[@]}" "${windows_packages[@]}"
prepare_build
[[ -e $qt/complete ]] || build_qt

say "Building into $build"
cd "$root"
cmake --preset windows -DWINDOWS_QT="$qt" -DSTONEMASON_TESTS=OFF >/dev/null || fail "cmake could not set up the build"
cmake --build --preset windows || fail "the program did not build"

version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
name=stonemason-$version-windows
stage=$build/$name
say "Packing"
stage_program
list_staged >"$stage.nsh"
rm -f -- "$stage.zip" "$stage-installer.exe"
(cd "$build" && zip -qr9 "$name.zip" "$name") || fail "the zip could not be made"
makensis -V2 -DVERSION="$version" -DSTAGE="$stage" -DOUTPUT="$stage-installer.exe" \
    "$root/packaging/windows/installer.nsi" || fail "the installer could not be made"
say "The program, to be unpacked anywhere: $stage.zip"
say "The installer: $stage-installer.exe"
