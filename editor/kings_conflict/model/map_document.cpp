// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/map_document.h"

#include "core/documents/recognition.h"
#include "core/kings_conflict/map/board_size.h"
#include "editor/kings_conflict/model/map_jobs.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace stonemason::kings_conflict {

namespace {

std::string withoutSpace(std::string_view text) {
    std::string kept;
    for (char c : text)
        if (std::string_view(" \t\r\n").find(c) == std::string_view::npos) kept += c;
    return kept;
}

} // namespace

MapFileFormat mapFileFormatOf(std::string_view bytes, const ReadMap& read, const GameProfile& game) {
    if (read.format == MapFormat::Smap) return {};
    const auto again = writeMap(read.map, game, read.format);
    return {read.format, !again || withoutSpace(*again) != withoutSpace(bytes)};
}

MapFormat mapFormatOf(const QString& path) {
    return mapFormatForName(path.toStdString()).value_or(MapFormat::Smap);
}

GrowingEdit& MapPreview::editOf(const Map& committed) {
    if (!edit_) edit_.emplace(committed, *game_);
    return *edit_;
}

MapPreview::Region MapPreview::become(const Edit& edit, const Map& committed, Map& shown) {
    GrowingEdit other(committed, *game_);
    other.add(edit);
    CellChanges seen = editOf(committed).become(std::move(other));
    kings_conflict::apply(shown, seen);
    return seen;
}

MapPreview::Region MapPreview::add(const Edit& edit, const Map& committed, Map& shown) {
    CellChanges seen = editOf(committed).add(edit);
    kings_conflict::apply(shown, seen);
    return seen;
}

MapPreview::Region MapPreview::add(Symmetry symmetry, const CellChanges& changes, const Map& committed,
                                   Map& shown) {
    CellChanges seen = editOf(committed).add(symmetry, changes);
    kings_conflict::apply(shown, seen);
    return seen;
}

std::vector<CellRefusal> MapPreview::refused() const {
    return edit_ ? edit_->refused() : std::vector<CellRefusal>();
}

MapDocument::MapDocument(Map map, const GameProfile& game, std::optional<MapFileFormat> fileFormat,
                         QObject* parent)
    : GridDocumentOf(std::move(map), fileFormat, MapPreview(game), parent, game)
    , game_(game)
    , checks_(std::make_unique<CheckRunner>(game)) {
    connect(checks_.get(), &CheckRunner::finished, this, [this](const Report& report) {
        report_ = report;
        reportIsCurrent_ = true;
        emit reportChanged();
    });
    MapDocument::recheck();
}

MapDocument::~MapDocument() = default;

QString MapDocument::untitledName() const {
    return tr("Untitled map");
}

void MapDocument::setFileBytes(const std::string& bytes) {
    const auto read = readMap(bytes, std::span(&game_, 1));
    setFileFormat(read ? std::optional(mapFileFormatOf(bytes, *read, game_)) : std::nullopt);
}

Result<MapDocument::Content> MapDocument::read(const std::string& bytes) const {
    auto read = readMapDocument(bytes, std::span(&game_, 1));
    if (!read) return read.error();
    const MapFileFormat format = mapFileFormatOf(bytes, *read, game_);
    return Content{std::move(read).value().map, format};
}

Result<std::string> MapDocument::write(const MapFileFormat& format) const {
    return writeMapToKeep(committed_, game_, format.format);
}

Result<std::string> MapDocument::recoveryBytes() const {
    return writeMap(committed_, game_, MapFormat::Smap);
}

/// What the format does not hold of this map.
QStringList MapDocument::missingIn(MapFormat format) const {
    if (format == MapFormat::Smap) return {};
    const bool isPost = format == MapFormat::Forum;
    const MapInfo& info = committed_.info;
    QStringList missing;
    if (!info.name.empty() && !isPost) missing += tr("the name");
    if (!info.author.empty() && !isPost) missing += tr("the author");
    if (!info.description.empty() && !isPost) missing += tr("the description");
    if (!info.licence.empty() && !isPost) missing += tr("the licence");
    if (committed_.symmetry != detectSymmetry(committed_, game_)) missing += tr("the declared symmetry");
    if (!committed_.rules.empty()) missing += tr("the changed rules");
    if (!committed_.notes.empty()) missing += tr("the notes on cells");
    if (!committed_.lockedCells.empty()) missing += tr("the locked cells");
    if (!committed_.unknownFields.empty()) missing += tr("unknown fields of its file");
    return missing;
}

QString MapDocument::lossWhenSavedAs(const QString& path) const {
    QStringList losses;
    if (path == this->path() && fileFormat() && fileFormat()->holdsMore)
        //: %1 is a file's name
        losses += tr("Saving rewrites %1: text, comments and other code around the grids are lost.")
                      .arg(visibleWords(QFileInfo(path).fileName()));
    losses += missingText(path, missingIn(formatFor(path).format), QStringLiteral(".smap"));
    losses.removeAll(QString());
    return losses.join(u' ');
}

Symmetry MapDocument::strokeSymmetry(int layer) const {
    return layer == terrainLayer || view().mirrorsHints() ? committed_.symmetry : Symmetry::None;
}

Edit MapDocument::symmetric(const CellChanges& changes) const {
    CellChanges terrain;
    CellChanges hints;
    for (const CellChange& change : changes)
        (change.layer == terrainLayer ? terrain : hints).push_back(change);
    Edit edit = mirrored(committed_, game_, committed_.symmetry, terrain);
    if (view().mirrorsHints()) hints = mirrored(committed_, game_, committed_.symmetry, hints).changes;
    edit.changes.insert(edit.changes.end(), hints.begin(), hints.end());
    return edit;
}

void MapDocument::extendPreview(const CellChanges& changes) {
    if (changes.empty()) return;
    const Symmetry symmetry = strokeSymmetry(changes.front().layer);
    regionChanged(preview_.add(symmetry, changes, committed_, shown_));
}

void MapDocument::apply(const QString& text, const Edit& edit) {
    endGesture();
    if (isOfThisMap(edit.changes)) pushEdit(text, edit);
}

void MapDocument::pushEdit(const QString& text, const Edit& edit) {
    if (const QString why = refusalText(edit.refused); !why.isEmpty()) refuse(why);
    CellChanges changes = merged(edit.changes);
    keepHoles(changes, game_, committed_.size());
    const QString step = stepText(text, std::int64_t(changes.size()));
    push(step, std::move(changes));
}

/// @param changes one for each cell
void MapDocument::push(const QString& text, CellChanges changes) {
    if (!changes.empty() && isUnlocked(changes))
        undoStack_.push(new PaintCells(*this, text, std::move(changes)));
}

/// Whether the changes start from what the committed map holds; reports it if they do not.
bool MapDocument::isOfThisMap(const CellChanges& changes) {
    const bool same = std::ranges::all_of(merged(changes), [this](const CellChange& change) {
        if (change.layer < 0 || change.layer >= committed_.layerCount()) return false;
        const Grid<Code>& grid = committed_.layer(change.layer);
        return grid.contains(change.cell) && grid[change.cell] == change.before;
    });
    if (!same) refuse(tr("The map has changed in the meantime, so nothing was done."));
    return same;
}

QString MapDocument::lockText(int layer) const {
    if (!view().isLocked(layer)) return {};
    //: %1 is a layer's name
    return tr("%1 is locked. Unlock it in the Layers panel.")
        .arg(localText(game_.layers[std::size_t(layer)].name));
}

/// Whether none of their layers is locked; reports it if one is.
bool MapDocument::isUnlocked(const CellChanges& changes) {
    const auto locked = std::ranges::find_if(
        changes, [this](const CellChange& change) { return view().isLocked(change.layer); });
    if (locked == changes.end()) return true;
    refuse(lockText(locked->layer));
    return false;
}

void MapDocument::applyFix(const QString& text, const Fix& fix) {
    endGesture();
    applyFix(text, editOf(committed_, game_, fix));
}

void MapDocument::applyFix(const QString& text, const FixEdit& fix) {
    endGesture();
    if (!isOfThisMap(fix.changes) || !isUnlocked(fix.changes)) return;
    if (fix.redeclares && fix.declares != committed_.symmetry) {
        undoStack_.beginMacro(text);
        undoStack_.push(new ExchangeCommand(*this, text, fix.declares));
        pushEdit(text, {fix.changes, {}});
        undoStack_.endMacro();
    } else {
        pushEdit(text, {fix.changes, {}});
    }
}

void MapDocument::setSymmetry(Symmetry symmetry, const CellChanges& repair) {
    applyFix(tr("Change symmetry"), FixEdit{repair, symmetry, true});
}

void MapDocument::fitToBoard() {
    //: an undo step; %1 and %2 are rows and columns
    change(tr("Resize to %1 × %2").arg(game_.board.rows).arg(game_.board.columns),
           [this](Map& map) { map = inBoardSize(map, game_); });
}

void MapDocument::exchange(CellChanges& changes) {
    endGesture();
    kings_conflict::apply(committed_, changes);
    kings_conflict::apply(shown_, changes);
    regionChanged(changes);
    for (CellChange& change : changes)
        std::swap(change.before, change.after);
}

/// Exchanges a part of the map that strokes do not change.
template <typename Part>
void MapDocument::exchangePart(Part Map::*part, Part& other) {
    endGesture();
    std::swap(committed_.*part, other);
    shown_.*part = committed_.*part;
}

void MapDocument::exchange(MapInfo& other) {
    exchangePart(&Map::info, other);
    emit infoChanged();
    emit titleChanged();
}

void MapDocument::exchange(Symmetry& other) {
    exchangePart(&Map::symmetry, other);
    emit symmetryChanged();
    recheck();
}

void MapDocument::exchange(NumberChanges& other) {
    exchangePart(&Map::rules, other);
    emit rulesChanged();
    recheck();
}

void MapDocument::exchange(CellNotes& other) {
    exchangePart(&Map::notes, other);
    emit notesChanged();
}

void MapDocument::exchange(CellSet& lockedCells) {
    exchangePart(&Map::lockedCells, lockedCells);
    emit lockedCellsChanged();
}

void MapDocument::valueExchanged(const Map&) {
    emit infoChanged();
    emit titleChanged();
    emit symmetryChanged();
    emit rulesChanged();
    emit notesChanged();
    emit lockedCellsChanged();
}

void MapDocument::regionChanged(const CellChanges& changes) {
    if (changes.empty()) return;
    emitChanged(changes);
    reportIsCurrent_ = false;
    checks_->recheck(shown_, changes);
}

void MapDocument::emitChanged(const CellChanges& changes) {
    std::optional<CellRange> all;
    for (int layer = 0; layer < shown_.layerCount(); ++layer) {
        const Size size = shown_.layer(layer).size();
        std::array<std::optional<CellRange>, 2> halves; // a stroke and its mirror image may be far apart
        for (const CellChange& change : changes) {
            if (change.layer != layer) continue;
            const bool far = inHalf(change.cell, size, strokeSymmetry(layer), Half::TopRight);
            std::optional<CellRange>& half = halves[far ? 1 : 0];
            const CellRange cell{change.cell, change.cell};
            half = half ? united(*half, cell) : cell;
        }
        std::vector<CellRange> ranges;
        for (const std::optional<CellRange>& half : halves)
            if (half) ranges.push_back(*half);
        for (const CellRange& range : ranges)
            all = all ? united(*all, range) : range;
        if (!ranges.empty()) emit layerChanged(layer, ranges);
    }
    if (all) emit cellsChanged(*all);
}

/// Why the first of them cannot be painted; empty when there is none.
QString MapDocument::refusalText(const std::vector<CellRefusal>& refusals) const {
    if (refusals.empty()) return {};
    const auto [cell, code] = refusals.front();
    const QString name = tileName(game_, code);
    const QString place = placeText(cell);
    if (shown_.symmetry == Symmetry::HalfTurn) {
        //: %1 is a tile's name, %2 a place such as "row 5, column 5"
        return tr("%1 cannot be in the centre (%2): it looks different after a half-turn.").arg(name, place);
    }
    //: %1 is a tile's name, %2 a place such as "row 3, column 3"
    QString why =
        tr("%1 cannot be on the mirror line (%2): it looks different when mirrored.").arg(name, place);
    if (mayHold(game_, shown_.size(), Symmetry::HalfTurn, cell, code))
        why += QLatin1Char(' ') + tr("The half-turn symmetry allows it.");
    return why;
}

void MapDocument::recheck() {
    reportIsCurrent_ = false;
    checks_->check(shown_);
}

} // namespace stonemason::kings_conflict
