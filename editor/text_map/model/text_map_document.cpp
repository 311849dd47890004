// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/text_map_document.h"

#include "core/text_map/text_map_file.h"
#include "editor/grid/document/grid_geometry.h"
#include "editor/text/error_text.h"
#include "editor/text/visible_words.h"
#include "editor/text_map/model/text_map_state.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace stonemason::text_map {

QString charsetName(Charset charset) {
    switch (charset) {
    case Charset::Utf8: return QStringLiteral("UTF-8");
    case Charset::Cp437: return TextMapDocument::tr("CP437 (DOS)");
    case Charset::Cp1252: break;
    }
    return TextMapDocument::tr("CP1252 (Windows)");
}

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
    codes_ = signs_.codesOf(map_);
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

Result<std::string> TextMapDocument::bytesFor(const QString&) const {
    return writeTextMap(map_);
}

Document::BytesWriter TextMapDocument::bytesWriterFor(const QString&) const {
    const std::int64_t cells = std::int64_t{map_.cells.size().rows} * map_.cells.size().columns;
    return cells > largestSavedAtOnce ? recoveryWriter() : BytesWriter();
}

Document::RecoveryWriter TextMapDocument::recoveryWriter() const {
    return [map = map_] { return writeTextMap(map); };
}

Status TextMapDocument::reload(const std::string& bytes) {
    auto read = readTextMap(bytes, hasChosenCharset_ ? std::optional(charsetOf(map_)) : std::nullopt);
    if (!read && hasChosenCharset_) read = readTextMap(bytes); // it is made of other characters by now
    if (!read) return read.error();
    replace(reloadText(), std::move(read).value());
    return std::monostate{};
}

Status TextMapDocument::reloadFrom(Document& read) {
    replace(reloadText(), std::move(static_cast<TextMapDocument&>(read).map_));
    return std::monostate{};
}

QString TextMapDocument::noteWhenOpened() const {
    const QString unknown = unknownCharacters();
    if (map_.encoding == Encoding::Utf8) return unknown;
    //: %1 is a character set such as CP437
    const QString bytes =
        tr("This file is made of single bytes, which are taken for %1; Map > Characters of the File chooses "
           "another reading.")
            .arg(charsetName(charsetOf(map_)));
    return unknown.isEmpty() ? bytes : bytes + u'\n' + unknown;
}

QString TextMapDocument::unknownCharacters() const {
    constexpr qsizetype mostNamed = 10;
    QStringList unknown;
    for (std::size_t sign = 0; sign < codes_.size(); ++sign)
        if (counts_[sign] > 0 && codes_[sign] != noSign && !signs_.row(codes_[sign]))
            unknown += signs_.shown(codes_[sign]);
    if (unknown.isEmpty()) return {};
    if (unknown.size() > mostNamed) unknown = unknown.first(mostNamed) + QStringList(QStringLiteral("…"));
    //: %1 is a list of characters
    return tr("The program does not know these characters, so they count as floor: %1")
        .arg(QLocale().createSeparatedList(unknown));
}

QString TextMapDocument::lossWhenSavedAs(const QString& path) const {
    const QFileInfo file(path);
    if (file.suffix().compare(QLatin1String("ambush"), Qt::CaseInsensitive) == 0)
        //: %1 is a file's name
        return tr("%1 would open as a pattern of ambushes; a .txt file opens as a map.")
            .arg(visibleWords(file.fileName()));
    const bool isRemembered = hasChosenCharset_ && path == this->path();
    if (map_.encoding == Encoding::Utf8 || isRemembered) return {};
    const std::string bytes = writeTextMap(map_);
    const Charset next = likelyCharset(bytes);
    const auto isAscii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    if (next == charsetOf(map_) || std::ranges::all_of(bytes, isAscii)) return {};
    //: %1 is a file's name, %2 and %3 are character sets such as CP437
    return tr("%1 would open as %2 the next time, since its bytes look like that; Map > Characters of the "
              "File "
              "makes it %3 again.")
        .arg(visibleWords(file.fileName()), charsetName(next), charsetName(charsetOf(map_)));
}

/// By which cells hold the sign; it joins those of the map when it is new. nullopt: the map cannot hold it.
std::optional<SignIndex> TextMapDocument::indexFor(TileIndex code) {
    if (code == noSign) return nothing;
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
    // Where so many cells change that keeping them all takes less memory than listing which, all are kept.
    if (changes.whole.empty())
        undoStack_.push(new ExchangeCommand(*this, step, std::move(changes.runs)));
    else
        undoStack_.push(new ExchangeCommand(*this, step, std::move(changes.whole)));
}

void TextMapDocument::paintWidely(WidePaint paint, TileIndex code, const QString& text) {
    endGesture();
    const std::optional<SignIndex> sign = indexFor(code);
    if (!sign) {
        refuse(refusalOf(code));
        return;
    }
    paint.sign = *sign;
    paint.meanings = meanings();
    beginWidely(
        [paint = std::move(paint)](const Grid<SignIndex>& cells, const WideProgress& progress) {
            return widePaint(cells, paint, progress);
        },
        text);
}

std::vector<int> TextMapDocument::meanings() const {
    std::vector<int> meanings;
    for (const TileIndex known : codes_)
        meanings.push_back(known == noSign ? signs_.blank() : known);
    return meanings;
}

void TextMapDocument::selectAsBefore() {
    if (const auto before = std::exchange(beforeWide_, std::nullopt)) view().setSelection(*before);
}

void TextMapDocument::putWidely(WidePut put, TileIndex code, const LiftedPiece& part, const QString& text,
                                std::optional<CellSet> before) {
    endGesture();
    beforeWide_ = std::move(before);
    // By code: a look at each of millions of cells must cost next to nothing.
    constexpr int unasked = -1;
    constexpr int refusedIndex = -2;
    std::vector<int> known(std::size_t{std::numeric_limits<TileIndex>::max()} + 1, unasked);
    TileIndex refusedSign = noSign;
    const auto signFor = [&](TileIndex each) -> std::optional<SignIndex> {
        int& index = known[each];
        if (index == unasked) {
            const std::optional<SignIndex> found = indexFor(each);
            index = found ? int(*found) : refusedIndex;
        }
        if (index == refusedIndex) refusedSign = each;
        return index == refusedIndex ? std::nullopt : std::optional(SignIndex(index));
    };
    if (!put.cells.empty()) {
        const std::optional<SignIndex> sign = signFor(code);
        if (!sign) {
            selectAsBefore();
            return refuse(refusalOf(code));
        }
        put.sign = *sign;
    }
    put.signs.reserve(part.cells.size());
    for (const TileIndex each : part.cells.codes())
        put.signs.push_back(signFor(each).value_or(nothing));
    put.part = part.cells.where();
    if (refusedSign != noSign) {
        // What the map cannot hold is left out.
        CellSet held;
        std::vector<SignIndex> signs;
        part.cells.forEach([&](Cell cell, TileIndex each) {
            const std::optional<SignIndex> sign = signFor(each);
            if (!sign) return;
            held.insert(cell);
            signs.push_back(*sign);
        });
        put.part = std::move(held);
        put.signs = std::move(signs);
        refuse(refusalOf(refusedSign));
    }
    beginWidely(
        [put = std::move(put)](const Grid<SignIndex>& cells, const WideProgress& progress) {
            return widePut(cells, put, progress);
        },
        text);
}

void TextMapDocument::beginWidely(BackgroundFill::Work work, const QString& text) {
    auto* stroke = new BackgroundFill(map_.cells, std::move(work), this);
    wide_ = stroke;
    connect(stroke, &BackgroundFill::finished, this, [this, text](SignChanges changes) {
        wide_ = nullptr;
        beforeWide_.reset();
        endGesture();
        push(text, std::move(changes));
    });
    emit backgroundFillBegan(stroke);
    stroke->begin();
}

void TextMapDocument::replace(const QString& text, TextMap map) {
    endGesture();
    if (map != map_) undoStack_.push(new ExchangeCommand(*this, text, std::move(map)));
}

void TextMapDocument::reread(Charset charset) {
    if (charset != charsetOf(map_)) {
        auto read = readTextMap(writeTextMap(map_), charset);
        if (!read) return refuse(errorText(read.error()));
        //: an undo step; %1 is a character set such as CP437
        replace(tr("Read as %1").arg(charsetName(charset)), std::move(read).value());
    }
    hasChosenCharset_ = true;
    emit charsetChosen();
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

void TextMapDocument::exchange(TextMap& other) {
    endGesture();
    std::swap(map_, other);
    adopt();
    view().setBoard(size());
    view().setSelection({});
    if (hasChosenCharset_ && charsetOf(map_) != charsetOf(other)) emit charsetChosen();
    emit replaced();
}

} // namespace stonemason::text_map
