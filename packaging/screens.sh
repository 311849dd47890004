#!/usr/bin/env bash
# Takes pictures of 24 screens of the built program at three sizes, to be looked at by a person before a release:
#   packaging/screens.sh [--out DIR] [--text PERCENT] [--appearance light|dark] [NAME...]
# Pictures go to build/screens by default, as SIZE/NAME.png; NAMEs choose some of the screens. The
# program must have been built by packaging/run.sh.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

out=$root/build/screens
text=100
appearance=light
chosen=()
one=()
while (($#)); do
    case $1 in
    # Within the display of xvfb-run, the call for a single picture: its file, the files to open, the steps.
    --one) one=("$2" "$3" "$4") && shift 4 ;;
    --out) out=${2:?--out needs a folder} && shift 2 ;;
    --text) text=${2:?--text needs a percentage} && shift 2 ;;
    --appearance) appearance=${2:?--appearance needs light or dark} && shift 2 ;;
    --*) fail "there is no option $1" ;;
    *) chosen+=("$1") && shift ;;
    esac
done

program=$root/build/run/bin/stonemason
[[ -x $program ]] || fail "$program is missing; build it with packaging/run.sh"
((${#one[@]})) || install_missing "${run_packages[@]}" xvfb xauth xdotool openbox imagemagick

sizes=(1280x800 1024x768 1024x600)
map=$root/resources/maps/the-crossing.smap
deck=$root/resources/decks/first-decks.sdeck
board=$root/resources/boards/the-puddle.sboard
world=$(echo "$root"/resources/worlds/*.hmm)
template=$(printf '%s\n' "$root"/resources/templates/*.ztemplate | head -n 1)
text_map=$(printf '%s\n' "$root"/resources/text-maps/*.txt | head -n 1)
pattern=$(printf '%s\n' "$root"/resources/patterns/*.ambush | head -n 1)

# NAME|FILES with blanks between|steps with ; between: a key as xdotool writes it, or "run WORDS" for the command
# search.
screens=(
    "start||"
    "new-document||ctrl+n"
    "map|$map|"
    "map-march|$map|F9"
    "map-export|$map|ctrl+e"
    "map-properties|$map|alt+Return"
    "map-suggest-hints|$map|run Suggest Hints"
    "map-ambushes|$map|run Find Ambush Sites"
    "map-statistics|$map|run Statistics"
    "deck|$deck|"
    "deck-export|$deck|ctrl+e"
    "deck-compare|$deck|run Compare Decks"
    "duel|$deck|run Play This Deck"
    "board|$board|"
    "board-play|$board|run Play This Board"
    "board-size|$board|run Size"
    "world|$world|"
    "world-size|$world|run Size"
    "template|$template|"
    "template-seeds|$template|ctrl+alt+q"
    "text-map|$text_map|"
    "pattern|$pattern|"
    "two-documents|$map $board|"
    "preferences||ctrl+comma"
)

# Whether the screen is among those asked for.
is_chosen() {
    local each
    ((${#chosen[@]})) || return 0
    for each in "${chosen[@]}"; do [[ $each == "$1" ]] && return 0; done
    return 1
}

# Waits until two pictures in a row are alike: nothing is loading or moving any more. At most ten seconds.
wait_until_still() {
    local before='' now
    for _ in {1..20}; do
        now=$(import -window root -depth 8 rgb:- | cksum)
        [[ $now == "$before" ]] && return
        before=$now
        sleep 0.5
    done
}

do_step() {
    if [[ $1 == 'run '* ]]; then
        xdotool key ctrl+shift+p
        wait_until_still
        xdotool type -- "${1#run }"
        wait_until_still
        xdotool key Return
    else
        xdotool key "$1"
    fi
    wait_until_still
}

# On the display of xvfb-run: one screen.
take_one() {
    local picture=$1 files=$2 steps=$3 step home
    home=$(mktemp -d)
    mkdir -p "$home/.config/stonemason"
    printf '{"tour/offered":true,"window/textSize":%s,"window/appearance":"%s"}\n' "$text" "$appearance" \
        >"$home/.config/stonemason/settings.json"
    openbox >/dev/null 2>&1 &
    local manager=$!
    # shellcheck disable=SC2086 # a list of files, none of which has a blank in its name
    HOME=$home XDG_CONFIG_HOME=$home/.config XDG_DATA_HOME=$home/.local "$program" $files >"$home/output" 2>&1 &
    local editor=$!
    timeout 60 xdotool search --sync --onlyvisible --name Stonemason >/dev/null ||
        fail "no window came up for $picture: $(tail -n 1 "$home/output")"
    wait_until_still
    while IFS= read -r step; do
        [[ -z $step ]] || do_step "$step"
    done <<<"${steps//;/$'\n'}"
    import -window root "$picture"
    kill "$editor" "$manager" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$home"
}
if ((${#one[@]})); then
    take_one "${one[@]}"
    exit
fi

for size in "${sizes[@]}"; do
    mkdir -p "$out/$size"
    for screen in "${screens[@]}"; do
        IFS='|' read -r name files steps <<<"$screen"
        is_chosen "$name" || continue
        say "$size $name"
        xvfb-run --auto-servernum --server-args="-screen 0 ${size}x24" \
            "$0" --text "$text" --appearance "$appearance" --one "$out/$size/$name.png" "$files" "$steps"
    done
done
say "The pictures are in $out"
