// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/map_document.h"

#include "core/documents/recognition.h"
#include "editor/kings_conflict/art/map_renderer.h"
#include "editor/kings_conflict/check_runner.h"
#include "editor/kings_conflict/map_commands.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/kings_conflict/text/map_names.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"

#include <QFileInfo>
#include <QLocale>

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

MapDocument::MapDocument(Map map, const GameProfile& game, std::optional<MapFileFormat> fileForm,
                         QObject* parent)
    : Document(parent)
    , game_(game)
    , committed_(std::move(map))
    , map_(committed_)
    , stroke_(committed_, game)
    , fileFormat_(fileForm)
    , view_(std::make_unique<MapViewState>(game, committed_.size()))
    , checks_(std::make_unique<CheckRunner>(game)) {
    connect(checks_.get(), &CheckRunner::finished, this, [this](const Report& report) {
        report_ = report;
        reportIsCurrent_ = true;
        emit reportChanged();
    });
    contentChanged();
}

MapDocument::~MapDocument() = default;

QString MapDocument::title() const {
    if (!map_.info.name.empty()) return visibleWords(QString::fromStdString(map_.info.name));
    return path().isEmpty() ? tr("Untitled map") : visibleWords(QFileInfo(path()).completeBaseName());
}

void MapDocument::setFileBytes(const std::string& bytes) {
    fileFormat_.reset();
    if (const auto read = readMap(bytes, std::span(&game_, 1)))
        fileFormat_ = mapFileFormatOf(bytes, *read, game_);
}

MapFormat MapDocument::formatFor(const QString& path) const {
    return fileFormat_ && path == this->path() ? fileFormat_->format : mapFormatOf(path);
}

Result<std::string> MapDocument::bytesFor(const QString& path) const {
    return writeMapToKeep(committed_, game_, formatFor(path));
}

Result<std::string> MapDocument::recoveryBytes() const {
    return writeMap(committed_, game_, MapFormat::Smap);
}

Status MapDocument::reload(const std::string& bytes) {
    auto read = readMapDocument(bytes, std::span(&game_, 1));
    if (!read) return read.error();
    fileFormat_ = mapFileFormatOf(bytes, *read, game_);
    replaceMap(tr("Reload"), std::move(read).value().map);
    return std::monostate{};
}

Status MapDocument::reloadFrom(Document& read) {
    auto& other = static_cast<MapDocument&>(read);
    fileFormat_ = other.fileFormat_;
    replaceMap(tr("Reload"), std::move(other.committed_));
    return std::monostate{};
}

QImage MapDocument::thumbnail(QSize size) const {
    MapStyle style;
    style.theme = currentTheme();
    style.axis = false;
    return MapRenderer(game_).image(committed_, style, size);
}

/// What the form does not hold of this map, as a list; empty when it holds everything.
QString MapDocument::missingIn(MapFormat format) const {
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
    if (!committed_.unknownFields.empty()) missing += tr("unknown fields of its file");
    return QLocale().createSeparatedList(missing);
}

QString MapDocument::lossWhenSavedAs(const QString& path) const {
    QString loss;
    if (path == this->path() && fileFormat_ && fileFormat_->holdsMore)
        //: %1 is a file's name
        loss = tr("Saving rewrites %1: text, comments and other code around the grids are lost.")
                   .arg(visibleWords(QFileInfo(path).fileName()));
    if (const QString missing = missingIn(formatFor(path)); !missing.isEmpty()) {
        if (!loss.isEmpty()) loss += u' ';
        //: %1 is a file's name, %2 a list such as "the name and the author"
        loss += tr("%1 cannot store %2; an .smap file can.")
                    .arg(visibleWords(QFileInfo(path).fileName()), missing);
    }
    return loss;
}

MapFormat mapFormatOf(const QString& path) {
    return mapFormatForName(path.toStdString()).value_or(MapFormat::Smap);
}

Symmetry MapDocument::strokeSymmetry(int layer) const {
    return layer == terrainLayer || view_->mirrorsHints() ? committed_.symmetry : Symmetry::None;
}

Edit MapDocument::symmetric(const CellChanges& changes) const {
    CellChanges terrain;
    CellChanges hints;
    for (const CellChange& change : changes)
        (change.layer == terrainLayer ? terrain : hints).push_back(change);
    Edit edit = mirrored(committed_, game_, committed_.symmetry, terrain);
    if (view_->mirrorsHints()) hints = mirrored(committed_, game_, committed_.symmetry, hints).changes;
    edit.changes.insert(edit.changes.end(), hints.begin(), hints.end());
    return edit;
}

void MapDocument::preview(const Edit& edit) {
    GrowingEdit stroke(committed_, game_);
    stroke.add(edit);
    show(stroke_.become(std::move(stroke)));
}

void MapDocument::extendPreview(const Edit& edit) {
    show(stroke_.add(edit));
}

void MapDocument::extendPreview(const CellChanges& changes) {
    if (!changes.empty()) show(stroke_.add(strokeSymmetry(changes.front().layer), changes));
}

void MapDocument::cancelPreview() {
    preview({});
}

void MapDocument::endGesture() {
    emit gestureEnds();
    cancelPreview();
}

void MapDocument::commit(const QString& text) {
    Edit edit = stroke_.edit();
    endGesture();
    tellRefused(edit.refused);
    pushMerged(text, std::move(edit.changes));
}

void MapDocument::apply(const QString& text, const Edit& edit) {
    endGesture();
    if (isOfThisMap(edit.changes)) push(text, edit);
}

void MapDocument::push(const QString& text, const Edit& edit) {
    tellRefused(edit.refused);
    CellChanges changes = merged(edit.changes);
    keepHoles(changes, game_, committed_.size());
    pushMerged(text, std::move(changes));
}

/// @param changes one for each cell
void MapDocument::pushMerged(const QString& text, CellChanges changes) {
    if (changes.empty() || !isUnlocked(changes)) return;
    //: A step in the history: what was done, and in how many cells.
    const QString step = tr("%1 (%2)").arg(text).arg(changes.size());
    undoStack_.push(new PaintCells(*this, step, std::move(changes)));
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
    if (!view_->isLocked(layer)) return {};
    //: %1 is a layer's name
    return tr("%1 is locked. Unlock it in the Layers panel.")
        .arg(localText(game_.layers[std::size_t(layer)].name));
}

/// Whether none of their layers is locked; reports it if one is.
bool MapDocument::isUnlocked(const CellChanges& changes) {
    const auto locked = std::ranges::find_if(
        changes, [this](const CellChange& change) { return view_->isLocked(change.layer); });
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
        undoStack_.push(new Exchange<Symmetry>(*this, text, fix.declares));
        push(text, {fix.changes, {}});
        undoStack_.endMacro();
    } else {
        push(text, {fix.changes, {}});
    }
}

void MapDocument::setSymmetry(Symmetry symmetry, const CellChanges& repair) {
    applyFix(tr("Change symmetry"), FixEdit{repair, symmetry, true});
}

void MapDocument::replaceMap(const QString& text, Map map) {
    if (map != committed_) undoStack_.push(new Exchange<Map>(*this, text, std::move(map)));
}

void MapDocument::write(const CellChanges& changes, bool forward) {
    endGesture();
    CellChanges written = changes;
    if (!forward)
        for (CellChange& change : written)
            std::swap(change.before, change.after);
    kings_conflict::apply(committed_, written);
    show(written);
}

void MapDocument::exchange(Map& other) {
    endGesture(); // while the cells that it remembers are still on the board
    std::swap(committed_, other);
    map_ = committed_;
    view_->setBoard(map_.size());
    view_->setSelection({});
    emit mapReplaced();
    emit infoChanged();
    emit titleChanged();
    emit symmetryChanged();
    emit rulesChanged();
    emit notesChanged();
    contentChanged();
}

void MapDocument::exchange(MapInfo& other) {
    endGesture();
    std::swap(committed_.info, other);
    map_.info = committed_.info;
    emit infoChanged();
    emit titleChanged();
}

void MapDocument::exchange(Symmetry& other) {
    endGesture();
    std::swap(committed_.symmetry, other);
    map_.symmetry = committed_.symmetry;
    emit symmetryChanged();
    contentChanged();
}

void MapDocument::exchange(NumberChanges& other) {
    endGesture();
    std::swap(committed_.rules, other);
    map_.rules = committed_.rules;
    emit rulesChanged();
    contentChanged();
}

void MapDocument::exchange(CellNotes& other) {
    endGesture();
    std::swap(committed_.notes, other);
    map_.notes = committed_.notes;
    emit notesChanged();
}

/// Writes the changes, one for each cell or in their order, into the map that is shown.
void MapDocument::show(const CellChanges& changes) {
    if (changes.empty()) return;
    kings_conflict::apply(map_, changes);
    tellChanged(changes);
    reportIsCurrent_ = false;
    checks_->recheck(map_, changes);
}

void MapDocument::tellChanged(const CellChanges& changes) {
    for (int layer = 0; layer < map_.layerCount(); ++layer) {
        const Size size = map_.layer(layer).size();
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
        if (!ranges.empty()) emit cellsChanged(layer, ranges);
    }
}

void MapDocument::tellRefused(const std::vector<CellRefusal>& refusals) {
    if (refusals.empty()) return;
    const auto [cell, code] = refusals.front();
    const QString name = tileName(game_, code);
    const QString place = placeText(cell);
    if (map_.symmetry == Symmetry::HalfTurn) {
        //: %1 is a tile's name, %2 a place such as "row 5, column 5"
        emit refused(
            tr("%1 cannot be in the centre (%2): it looks different after a half-turn.").arg(name, place));
        return;
    }
    //: %1 is a tile's name, %2 a place such as "row 3, column 3"
    QString why =
        tr("%1 cannot be on the mirror line (%2): it looks different when mirrored.").arg(name, place);
    if (mayHold(game_, map_.size(), Symmetry::HalfTurn, cell, code))
        why += QLatin1Char(' ') + tr("The half-turn symmetry allows it.");
    emit refused(why);
}

void MapDocument::contentChanged() {
    reportIsCurrent_ = false;
    checks_->check(map_);
}

} // namespace stonemason::kings_conflict
