#!/usr/bin/env bash
# Fails when a library calls what only one of the others defines: calls.sh NM LIBRARY OTHER...
set -euo pipefail
nm=$1 library=$2
shift 2

# What each library needs or defines for others, a name a line; members and names of files are left out.
names() {
    local kinds=$1
    shift
    "$nm" --format=posix "$@" 2>/dev/null | awk -v kinds="$kinds" 'NF > 1 && index(kinds, $2) { print $1 }' | sort -u
}
needed=$(names U "$library")
[[ -n $needed ]] || { echo "$library calls nothing at all" >&2; exit 1; }
# Inline functions stand in each library that uses them.
foreign=$(comm -12 <(echo "$needed") <(names TDBRVWu "$@") | comm -23 - <(names TDBRVWu "$library"))
[[ -z $foreign ]] || { echo "$library calls:"; c++filt <<<"$foreign"; exit 1; } >&2
