#!/usr/bin/env bash
# Packs for Debian what a build folder holds, and fails when the package lacks a part or lintian has anything against it:
#   tests/packaging/lint_deb.sh BUILD FOLDER
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=../../packaging/setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/../../packaging/setup.sh"

mkdir -p "$2"
pack_and_lint "$1" "$2"

contents=$(dpkg-deb --fsys-tarfile "${packages[0]}" | tar --list)
for part in bin/stonemason libexec/stonemason/stonemason-window share/applications/stonemason.desktop \
    share/mime/packages/stonemason.xml \
    share/metainfo/invalid.stonemason.stonemason.metainfo.xml share/man/man1/stonemason.1.gz \
    share/icons/hicolor/scalable/apps/stonemason.svg share/icons/hicolor/48x48/mimetypes/stonemason-deck.png \
    share/doc/stonemason/copyright share/doc/stonemason/changelog.Debian.gz; do
    grep --quiet --line-regexp "./usr/$part" <<<"$contents" || fail "${packages[0]} lacks /usr/$part"
done
depends=$(dpkg-deb --field "${packages[0]}" Depends)
for package in libc6 libqt6widgets6 libqt6svg6 libqt6printsupport6 qt6-qpa-plugins; do
    grep --quiet --word-regexp "$package" <<<"$depends" || fail "${packages[0]} does not depend on $package"
done
