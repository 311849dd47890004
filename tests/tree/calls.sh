#!/usr/bin/env bash
# Fails when a library calls what only one of the others defines: calls.sh NM LIBRARY OTHER...
set -euo pipefail
nm=$1 library=$2
shift 2

# What the libraries need or define for others, a name a line; members and names of files are left out.
names() {
    local kinds=$1
    shift
    "$nm" --format=posix "$@" | awk -v kinds="$kinds" 'NF > 1 && index(kinds, $2) { print $1 }' | sort --unique
}
needed=$(names U "$library")
own=$(names TDBRVWu "$library") # inline functions stand in each library that uses them
others=$(names TDBRVWu "$@")
[[ -n $needed && -n $others ]] || { echo "$library needs nothing, or the others define nothing" >&2; exit 1; }
foreign=$(comm -12 <(echo "$needed") <(comm -23 <(echo "$others") <(echo "$own")))
[[ -z $foreign ]] || { echo "$library calls:"; c++filt <<<"$foreign"; exit 1; } >&2
