#!/usr/bin/env bash
# What packaging/windows.sh makes, run under Wine: windows.sh BUILD, where BUILD is the folder it builds in. Wine shows that the
# program does its work with the calls of Windows, not that it does on Windows.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=../../packaging/setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/../../packaging/setup.sh"

install_missing wine wine64 unzip "${test_packages[@]}"
"$root/packaging/windows.sh"
build=$(realpath -- "$1")
work=$(mktemp -d)
# Wine takes names of files to be in the locale's encoding.
export LC_ALL=C.UTF-8 WINEPREFIX=$work/prefix WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
trap 'timeout 60 wineserver -k 2>/dev/null || true; rm -rf -- "$work"' EXIT
zip=$(echo "$build"/stonemason-*-windows.zip)
installer=$(echo "$build"/stonemason-*-windows-installer.exe)

# Prints what the command says; its exit status is what is expected.
command_says() {
    local expected=$1 status=0
    shift
    wine "$program" "$@" 2>&1 || status=$?
    ((status == expected)) || fail "stonemason.exe $* ended with $status, not $expected"
}

expect() {
    [[ $1 == *"$2"* ]] || fail "$(printf 'said\n%s\nnot\n%s' "$1" "$2")"
}

(($(stat --format %s "$zip") <= 30 * 1024 * 1024)) || fail "$zip has more than 30 MB"
[[ -f $installer ]] || fail "there is no installer"

# From a folder with letters and a space that no code page has all of.
folder="$work/Żółte Pola 日"
mkdir -- "$folder"
unzip -q "$zip" -d "$folder"
program=$(echo "$folder"/*/stonemason.exe)
cd "$folder"

version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
expect "$(command_says 0 --version)" "$version"
expect "$(command_says 0 --help)" 'stonemason'
expect "$(command_says 2 'nie ma.smap')" 'nie ma.smap'

# Bytes go in and out as they are, by files and by the standard streams.
printf '###\r\n#.#\r\n###\r\n' >'mapa żółta.txt'
command_says 0 convert --as text-map 'mapa żółta.txt' 'druga.txt'
cmp 'mapa żółta.txt' 'druga.txt' || fail "a file was changed on its way"
# From a pipe: of a file Wine hands over something that is no file of Windows.
wine "$program" convert --as text-map - 'trzecia.txt' < <(cat 'druga.txt')
cmp 'druga.txt' 'trzecia.txt' || fail "standard input was changed on its way"
if command_says 0 check --as text-map --json 'druga.txt' | grep -q $'\r'; then fail "standard output was changed on its way"; fi

# Pictures are drawn by the other program, whose exit status comes back.
command_says 0 export --to png --as text-map -o 'obraz.png' 'mapa żółta.txt'
[[ $(head -c 8 'obraz.png' | od -An -tx1 | tr -d ' ') == 89504e470d0a1a0a ]] || fail "no picture was drawn"
command_says 2 export --to png --as text-map -o 'nie ma/obraz.png' 'mapa żółta.txt' >/dev/null

# The installer puts it in place and takes away only what it brought.
wine "$installer" /S || fail "the installer failed"
installed=$(echo "$WINEPREFIX"/drive_c/users/*/AppData/Local/Programs/Stonemason)
[[ -f $installed/stonemason-window.exe ]] || fail "nothing was installed"
touch "$installed/mine.smap"
wine "$installed/uninstall.exe" /S "_?=$(wine winepath -w "$installed" | tr -d '\r')" || fail "the uninstaller failed"
[[ -f $installed/mine.smap ]] || fail "a file of the person's own is gone"
[[ ! -e $installed/stonemason.exe ]] || fail "the program is still there"
# What every system runs of the tests.
cd "$root"
cmake --preset windows -DSTONEMASON_TESTS=ON >/dev/null || fail "the tests could not be set up"
cmake --build --preset windows || fail "the tests did not build"
ctest --test-dir "$build" --output-on-failure --label-exclude long || fail "tests fail under Wine"

# The suites of the program for Linux, with this one in its place. They skip what only POSIX systems have. Each start finds
# nothing that an earlier one has left, as the suites expect, but that the tour was declined. Left out are those of costs, for
# Wine's own would count, and of files that no shell of Windows can make.
settings=$(echo "$WINEPREFIX"/drive_c/users/*/AppData/Local)/stonemason
cat >"$work/stonemason" <<END
#!/bin/sh
export LC_ALL=C.UTF-8 WINEPREFIX='$WINEPREFIX' WINEDEBUG=-all WINEDLLOVERRIDES='$WINEDLLOVERRIDES'
{ # quietly, also where a test allows no file to grow
    rm -rf '$settings'
    mkdir -p '$settings'
    echo '{"tour/offered": true}' >'$settings/settings.json'
} 2>/dev/null
exec wine '$program' "\$@"
END
chmod +x "$work/stonemason"
cmake --preset ci >/dev/null || fail "the suites could not be set up"
cmake --build --preset ci || fail "the suites did not build"
try_suites() {
    STONEMASON_UNDER_TEST=$work/stonemason ctest --preset ci "$@" || fail "the program for Windows fails suites"
    timeout 60 wineserver -k || true # it keeps the screen that it was started on
}
try_suites --tests-regex '^(install|editor_cli_)' \
    --exclude-regex '^editor_cli_(check_costs|costs|export_costs|hostile)$'
for suite in main_job deck_drag world_job; do
    try_suites --tests-regex "^(install|e2e_$suite)\$"
done
"$root/tests/bench/wine.sh" "$build"
say "Everything that Wine can show is as it should be"
