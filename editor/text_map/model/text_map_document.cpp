// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/text_map_document.h"

#include "core/text_map/vault_lines.h"
#include "editor/grid/document/grid_geometry.h"
#include "editor/text_map/model/text_map_state.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stonemason::text_map {

TextMapDocument::TextMapDocument(TextMap map, SignBook& signs, QObject* parent)
    : GridDocument(std::make_unique<TextMapViewState>(map.cells.size()), parent)
    , signs_(signs)
    , map_(std::move(map)) {
    adopt();
}

TextMapDocument::~TextMapDocument() = default;

TextMapViewState& TextMapDocument::view() const {
    return static_cast<TextMapViewState&>(state());
}

/// Works out what goes with map_.
void TextMapDocument::adopt() {
    codes_ = signs_.codesOf(map_, chosen_);
    showCells();
}

void TextMapDocument::showCells() {
    shown_ = map_.cells;
    ways_.reset();
    counts_.assign(map_.signs.size(), 0);
    for (const SignIndex sign : shown_.values())
        ++counts_[sign];
}

std::int64_t TextMapDocument::walls() const {
    std::int64_t walls = 0;
    for (std::size_t sign = 0; sign < codes_.size(); ++sign)
        if (signs_.isWall(codes_[sign])) walls += counts_[sign];
    return walls;
}

std::function<BitGrid()> TextMapDocument::passability() const {
    if (!ways_) {
        std::array<bool, mostSigns + 1> ways{};
        for (std::size_t sign = 0; sign < codes_.size(); ++sign)
            ways[sign] = isWay(SignIndex(sign));
        ways_.emplace(bitGridOf(size(), [&](Cell cell) { return ways[shown_[cell]]; }));
    }
    return [ways = ways_->lend()] { return *ways; };
}

QString TextMapDocument::untitledName() const {
    return sampleName_.isEmpty() ? tr("Untitled text map") : sampleName_;
}

/// The index with which cells store the sign; a new sign is added to the map. nullopt: the map cannot store
/// it.
std::optional<SignIndex> TextMapDocument::indexFor(TileIndex code) {
    code = codeHere(code);
    if (signs_.isNothing(code)) return nothing;
    const auto known = std::ranges::find(codes_, code);
    if (known != codes_.end()) return SignIndex(known - codes_.begin());
    const auto added = indexOf(map_, signs_.signFor(code, map_));
    if (added && codes_.size() < map_.signs.size()) {
        codes_.push_back(code);
        counts_.push_back(0);
    }
    return added;
}

QString TextMapDocument::refusalOf(TileIndex code) const {
    if (signs_.signFor(code, map_).empty())
        //: %1 is a character
        return tr("The file of this map is made of single bytes, and none of them stands for %1.")
            .arg(signs_.shown(code));
    return tr("This map has %n different character(s), which is as many as it can hold.", nullptr, mostSigns);
}

void TextMapDocument::show(Cell cell, SignIndex sign) {
    SignIndex& held = shown_[cell];
    --counts_[held];
    ++counts_[sign];
    held = sign;
    if (ways_) ways_->set(cell, isWay(sign));
}

void TextMapDocument::emitChanged(const std::optional<CellRange>& range) {
    if (range) emit cellsChanged(*range);
}

void TextMapDocument::preview(const CellCodes& codes) {
    cancelPreview();
    extendPreview(codes);
}

void TextMapDocument::extendPreview(const CellCodes& codes) {
    std::optional<CellRange> range;
    std::optional<SignIndex> index;
    TileIndex found = noSign;
    for (const auto& [cell, code] : codes) {
        if (!size().contains(cell)) continue;
        if (!index || code != found) index = indexFor(code);
        found = code;
        if (!index) {
            refusedSign_ = code;
            continue;
        }
        show(cell, *index);
        touched_.push_back(cell);
        include(range, cell);
    }
    emitChanged(range);
}

void TextMapDocument::cancelPreview() {
    std::optional<CellRange> range;
    for (const Cell cell : touched_) {
        show(cell, map_.cells[cell]);
        include(range, cell);
    }
    touched_.clear();
    refusedSign_ = noSign;
    emitChanged(range);
}

void TextMapDocument::endGesture() {
    if (BackgroundFill* wide = wide_) {
        wide_ = nullptr;
        wide->giveUp();
        selectAsBefore();
    }
    GridDocument::endGesture();
}

/// What the stroke in progress changes, row by row.
std::vector<SignRun> TextMapDocument::strokeRuns() {
    std::ranges::sort(touched_);
    touched_.erase(std::unique(touched_.begin(), touched_.end()), touched_.end());
    std::vector<SignRun> runs;
    for (const Cell cell : touched_) {
        const SignIndex before = map_.cells[cell];
        const SignIndex after = shown_[cell];
        if (before == after) continue;
        if (!runs.empty()) {
            SignRun& last = runs.back();
            const bool isNext = last.first.row == cell.row && last.first.column + last.cells == cell.column;
            if (isNext && last.before == before && last.after == after) {
                ++last.cells;
                continue;
            }
        }
        runs.push_back({cell, 1, before, after});
    }
    return runs;
}

void TextMapDocument::commit(const QString& text) {
    std::vector<SignRun> runs = strokeRuns();
    const TileIndex refusedSign = refusedSign_;
    endGesture();
    if (refusedSign != noSign) refuse(refusalOf(refusedSign));
    push(text, {std::move(runs), {}});
}

void TextMapDocument::push(const QString& text, SignChanges changes) {
    if (changes.empty()) return;
    std::int64_t cells = 0;
    for (const SignRun& run : changes.runs)
        cells += run.cells;
    for (std::size_t i = 0; i < changes.whole.values().size(); ++i)
        cells += changes.whole.values()[i] != map_.cells.values()[i];
    const QString step = stepText(text, cells);
    // When so many cells change that a copy of all takes less memory than a list of changes, a copy is
    // stored.
    if (changes.whole.empty())
        undoStack_.push(new ExchangeCommand(*this, step, std::move(changes.runs)));
    else
        undoStack_.push(new ExchangeCommand(*this, step, std::move(changes.whole)));
}

std::vector<int> TextMapDocument::meanings() const {
    std::vector<int> meanings;
    for (const TileIndex known : codes_)
        meanings.push_back(signs_.isNothing(known) ? codeHere(signs_.blank()) : known);
    return meanings;
}

void TextMapDocument::say(TileIndex code, std::optional<Meaning> meaning) {
    const std::string& held = signs_.sign(code);
    SignMeanings next = chosen_;
    const std::string sign = held.empty() ? std::string(" ") : held;
    if (meaning)
        next.signs[sign] = *meaning;
    else
        next.signs.erase(sign);
    const QString what = meaning ? meaningName(*meaning) : signs_.meaning(signs_.codeOf(sign));
    //: an undo step; %1 is a character, %2 what it is from now on: "Wall"
    chooseMeanings(tr("%1 Is %2").arg(signs_.shown(code), what), std::move(next));
}

void TextMapDocument::chooseMeanings(const QString& text, SignMeanings meanings) {
    endGesture();
    if (meanings != chosen_) undoStack_.push(new ExchangeCommand(*this, text, std::move(meanings)));
}

void TextMapDocument::keepMeanings(SignMeanings meanings) {
    exchange(meanings);
}

void TextMapDocument::recogniseGame(GlyphPreset game) {
    recognised_ = std::move(game);
    recogniseSigns();
    keepMeanings(recognisedSigns_);
}

void TextMapDocument::recogniseSigns() {
    recognisedSigns_ = recognised_->meanings;
    if (const MapFrame* frame = map_.frame.get())
        recognisedSigns_ = merged(std::move(recognisedSigns_),
                                  meaningsAround(frame->bytes, frame->map, *recognised_, signs_.table()));
}

void TextMapDocument::replace(const QString& text, TextMap map) {
    endGesture();
    if (map != map_) undoStack_.push(new ExchangeCommand(*this, text, std::move(map)));
}

void TextMapDocument::exchange(std::vector<SignRun>& runs) {
    endGesture();
    std::optional<CellRange> range;
    for (SignRun& run : runs) {
        for (Grid<SignIndex>* cells : {&map_.cells, &shown_})
            std::ranges::fill(
                cells->row(run.first.row).subspan(std::size_t(run.first.column), std::size_t(run.cells)),
                run.after);
        counts_[run.before] -= run.cells;
        counts_[run.after] += run.cells;
        if (ways_) ways_->setRun(run.first, run.cells, isWay(run.after));
        std::swap(run.before, run.after);
        include(range, run.first);
        include(range, {run.first.row, run.first.column + run.cells - 1});
    }
    emitChanged(range);
}

void TextMapDocument::exchange(Grid<SignIndex>& other) {
    endGesture();
    std::swap(map_.cells, other);
    showCells();
    emitChanged(wholeOf(size()));
}

void TextMapDocument::exchange(SignMeanings& other) {
    endGesture();
    std::swap(chosen_, other);
    codes_ = signs_.codesOf(map_, chosen_);
    ways_.reset();
    emit meaningsChanged();
    emit noteChanged(false);
    emitChanged(wholeOf(size()));
}

void TextMapDocument::exchange(TextMap& other) {
    endGesture();
    const int numberBefore = mapNumber();
    const bool isAsRecognised = recognisedGame() != nullptr;
    const SignMeanings before = chosen_;
    std::swap(map_, other);
    if (recognised_ && map_.frame != other.frame) recogniseSigns();
    if (isAsRecognised) chosen_ = recognisedSigns_;
    adopt();
    view().setBoard(size());
    view().setSelection({});
    if (hasChosenCharset_ && charsetOf(map_) != charsetOf(other)) emit charsetChosen();
    emit replaced();
    if (chosen_ != before) emit meaningsChanged();
    const bool isOtherMap = mapNumber() != numberBefore;
    if (isOtherMap || charsetOf(map_) != charsetOf(other)) emit noteChanged(isOtherMap);
}

} // namespace stonemason::text_map
