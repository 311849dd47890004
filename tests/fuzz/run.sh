#!/usr/bin/env bash
# Builds the fuzz targets and lets each read a million inputs under AddressSanitizer and UBSan:
#
#   tests/fuzz/run.sh [TARGET...]     all targets, or those named, as "smap tournament"
#   tests/fuzz/run.sh --keep          takes into corpus/ what the runs found that covers code no seed covers
#
# RUNS is the number of inputs (1000000; a hundredth of it where each is a whole world), MEMORY the most that a process
# may take in MiB (256), BUILD the build folder (build/fuzz). Prints a table and ends with 1 when any target failed; the
# input is then in BUILD/found.
set -euo pipefail

here=$(cd "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
build=${BUILD:-$root/build/fuzz}
runs=${RUNS:-1000000}
memory=${MEMORY:-256}
# Freed memory is kept for a while to catch its use; as much as usual would pass for the reader's own.
export ASAN_OPTIONS=quarantine_size_mb=8:malloc_context_size=5:detect_leaks=1

# A hundredth as many inputs more are up to this length from the start.
long=262144

needs_json() { [[ " catalogue duel_rules game_record lan_announcement lan_line pattern profile sdeck glyph_table smap tournament war_line wastes_tournament world_catalogue " == *" $1 "* ]]; }

dictionary_of() {
    local dictionary=$build/dictionaries/$1.dict
    mkdir -p "$build/dictionaries"
    cat "$here/dictionaries/$1.dict" >"$dictionary"
    if needs_json "$1"; then cat "$here/dictionaries/json.dict" >>"$dictionary"; fi
    echo "$dictionary"
}

runs_of() { [[ $1 == generate ]] && echo $((runs / 100)) || echo "$runs"; }

# The length up to which inputs of a target grow: twice its largest seed, and enough for a few structures of any form.
longest_of() {
    local largest
    largest=$(find "$here/corpus/$1" -type f -printf '%s\n' | sort --numeric-sort | tail --lines=1)
    echo $((2 * largest > 2048 ? 2 * largest : 2048))
}

# TARGET INPUTS LENGTH [OPTION...]: one run; its log is appended to BUILD/logs/TARGET.log.
run() {
    local target=$1 inputs=$2 length=$3
    shift 3
    "$build/fuzz/fuzz_$target" "$@" -runs="$inputs" -max_len="$length" -rss_limit_mb="$memory" -timeout=20 -print_final_stats=1 \
        -dict="$(dictionary_of "$target")" -artifact_prefix="$build/found/$target/" -reload=0 \
        "$build/corpus/$target" "$here/corpus/$target" >>"$build/logs/$target.log" 2>&1
}

# TARGET NAME: the sum (or for "peak" the largest) of a number of the log's statistics.
stat_of() {
    awk -v name="stat::$2:" '$1 == name { sum += $2; if ($2 > peak) peak = $2 }
                             END { print name ~ /peak/ ? peak + 0 : sum + 0 }' "$build/logs/$1.log"
}

# The code reached at the end: edges and features.
coverage_of() {
    awk '/ cov: / { for (i = 1; i < NF; ++i) { if ($i == "cov:") cov = $(i + 1); if ($i == "ft:") ft = $(i + 1) } }
         END { print cov + 0, ft + 0 }' "$build/logs/$1.log"
}

keep() {
    local target=$1 merged=$build/merged/$1
    [[ -d $build/corpus/$target ]] || return 0
    rm -rf "$merged"
    mkdir -p "$merged"
    cp "$here/corpus/$target"/* "$merged"
    "$build/fuzz/fuzz_$target" -merge=1 -use_counters=0 -set_cover_merge=1 -max_len="$long" "$merged" \
        "$build/corpus/$target" >"$build/logs/$target.merge.log" 2>&1
    cp "$merged"/* "$here/corpus/$target"
}

mkdir -p "$build/logs"
if [[ ! -f $build/build.ninja ]]; then cmake -S "$root" -B "$build" --preset fuzz >"$build/logs/build.log"; fi
all=()
for source in "$here"/fuzz_*.cpp; do
    target=$(basename "$source" .cpp)
    all+=("${target#fuzz_}")
done

cmake --build "$build" --target "${all[@]/#/fuzz_}" >>"$build/logs/build.log" 2>&1 ||
    { tail -40 "$build/logs/build.log"; exit 1; }

if [[ ${1:-} == --keep ]]; then
    for target in "${all[@]}"; do keep "$target"; done
    exit
fi

failed=0
printf '%-18s %9s %9s %7s %7s %9s  %s\n' target inputs 'inputs/s' edges features 'peak MiB' result
for target in "${@:-${all[@]}}"; do
    mkdir -p "$build/found/$target" "$build/corpus/$target"
    : >"$build/logs/$target.log"
    result=passed
    seconds=$SECONDS
    inputs=$(runs_of "$target")
    if ! run "$target" "$inputs" "$(longest_of "$target")" ||
        ! run "$target" $((inputs / 100)) "$long" -len_control=0; then
        result="FAILED, see $build/logs/$target.log"
        failed=1
    fi
    seconds=$((SECONDS - seconds))
    inputs=$(stat_of "$target" number_of_executed_units)
    read -r edges features < <(coverage_of "$target")
    printf '%-18s %9d %9d %7d %7d %9d  %s\n' "$target" "$inputs" $((inputs / (seconds > 0 ? seconds : 1))) "$edges" \
        "$features" "$(stat_of "$target" peak_rss_mb)" "$result"
done
exit "$failed"
