// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/model/world_document.h"

#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/phm.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/app/disk/file_paths.h"
#include "editor/grid/document/grid_geometry.h"
#include "editor/pocket_heroes/model/world_view_state.h"
#include "editor/text/error_text.h"

#include <QUndoCommand>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

void append(WorldEdit& edit, const WorldEdit& more) {
    edit.nodes.insert(edit.nodes.end(), more.nodes.begin(), more.nodes.end());
    edit.records.insert(edit.records.end(), more.records.begin(), more.records.end());
    if (edit.general && more.general)
        edit.general->after = more.general->after;
    else if (more.general)
        edit.general = more.general;
}

/// In the first language that it has a name in.
std::string firstNameOf(const World& world) {
    for (int language = 0; language < languageCount; ++language)
        if (std::string name = nameOf(world, Language(language)); !name.empty()) return name;
    return {};
}

} // namespace

std::optional<CellRange> rangeOf(const WorldEdit& edit, const Catalogue& catalogue, Size size) {
    std::optional<CellRange> range;
    const auto add = [&range](const CellRange& more) { range = range ? united(*range, more) : more; };
    for (const NodeChange& change : edit.nodes)
        add({change.node + Cell{-1, -1}, change.node});
    for (const RecordChange& change : edit.records)
        for (const auto* record : {&change.before, &change.after})
            if (*record)
                if (const std::vector<Cell> cells = cellsOf(catalogue, **record); !cells.empty())
                    add(boundsOf(cells));
    if (!range) return std::nullopt;
    const CellRange onMap = clipped(*range, size);
    if (onMap.last.row < onMap.first.row || onMap.last.column < onMap.first.column) return std::nullopt;
    return onMap;
}

WorldEdit compacted(const WorldEdit& edit) {
    std::map<Cell, std::size_t> places;
    WorldEdit compact{{}, edit.records, edit.general};
    for (const NodeChange& change : edit.nodes) {
        const auto [place, isNew] = places.emplace(change.node, compact.nodes.size());
        if (isNew)
            compact.nodes.push_back(change);
        else
            compact.nodes[place->second].after = change.after;
    }
    std::erase_if(compact.nodes, [](const NodeChange& change) { return change.before == change.after; });
    return compact;
}

WorldPreview::Region WorldPreview::become(const WorldEdit& edit, const SharedWorld& committed,
                                          SharedWorld& shown) {
    WorldEdit seen = reversed(edit_);
    if (!edit_.empty()) shown = committed;
    edit_ = {};
    append(seen, add(edit, committed, shown));
    return seen;
}

WorldPreview::Region WorldPreview::add(const WorldEdit& edit, const SharedWorld&, SharedWorld& shown) {
    if (edit.empty()) return {};
    append(edit_, edit);
    apply(shown.edit(), edit);
    return edit;
}

WorldPreview::Step WorldPreview::step(const SharedWorld&, const SharedWorld&) const {
    return compacted(edit_);
}

/// Undo takes the edit back.
class WorldDocument::EditWorld : public QUndoCommand {
public:
    /// @param typing as of edit()
    EditWorld(WorldDocument& document, const QString& text, WorldEdit edit, int typing)
        : QUndoCommand(text), document_(document), edit_(std::move(edit)), typing_(typing) {}

    void redo() override { document_.apply(edit_); }
    void undo() override { document_.apply(reversed(edit_)); }
    int id() const override { return typing_; }
    bool mergeWith(const QUndoCommand* later) override {
        if (later->text() != text()) return false;
        append(edit_, static_cast<const EditWorld*>(later)->edit_);
        return true;
    }

private:
    WorldDocument& document_;
    WorldEdit edit_;
    int typing_;
};

WorldDocument::WorldDocument(World world, const Catalogue& catalogue, QObject* parent)
    : WorldDocument(std::move(world), WorldFileFormat::Editor, catalogue, parent) {
}

WorldDocument::WorldDocument(World world, WorldFileFormat format, const Catalogue& catalogue, QObject* parent)
    : GridDocumentOf(std::move(world), format, {}, parent)
    , catalogue_(catalogue)
    , index_(*shown_, catalogue_)
    , report_(*this, [this] { emit reportChanged(); }) {
    WorldDocument::recheck();
}

const Occupancy& WorldDocument::occupancy() const {
    if (!occupancy_) occupancy_.emplace(committedWorld(), catalogue_);
    return *occupancy_;
}

const ZoneMap* WorldDocument::zones() const {
    // Kept for the undo that gives the world its size back.
    return zones_ && zones_->zoneOf.size() == committedWorld().size() ? &*zones_ : nullptr;
}

void WorldDocument::setZones(ZoneMap zones) {
    zones_ = std::move(zones);
    emit zonesChanged();
}

std::string WorldDocument::nameOfValue() const {
    return firstNameOf(committedWorld());
}

QString WorldDocument::title() const {
    const QString name = GridDocument::title();
    if (!isGenerated_ || (path().isEmpty() && nameOfValue().empty())) return name;
    //: %1 is the name of a template of worlds
    return tr("World of %1").arg(name);
}

QString WorldDocument::untitledName() const {
    if (isGenerated_ && zones_) return tr("World of %n zone(s)", nullptr, zones_->count());
    return tr("Untitled world");
}

Result<WorldDocument::Content> WorldDocument::read(const std::string& bytes) const {
    auto read = readWorldFile(bytes, catalogue_);
    if (!read) return read.error();
    return Content{std::move(read).value(), worldFileFormatOf(bytes)};
}

Result<std::string> WorldDocument::write(const WorldFileFormat& format) const {
    return writeWorldFile(committedWorld(), format, catalogue_);
}

WorldFileFormat WorldDocument::formatNamed(const QString& path) const {
    return worldFileFormatForName(path.toStdString()).value_or(WorldFileFormat::Editor);
}

QString WorldDocument::lossWhenSavedAs(const QString& path) const {
    if (formatFor(path) == WorldFileFormat::Editor) return {};
    QStringList sentences;
    for (const Message& loss : lossesOfPlayable(committedWorld(), catalogue_))
        sentences += errorText(loss);
    if (sentences.isEmpty()) return {};
    //: %1 is a file; sentences on what is left out of it follow
    sentences.prepend(tr("%1 becomes a file for the game.").arg(shownPath(path)));
    sentences += tr("A .hmm file keeps everything.");
    return sentences.join(QLatin1Char(' '));
}

Document::RecoveryWriter WorldDocument::recoveryWriter() const {
    return [world = keptWorld()] { return writeWorld(*world); };
}

/// What is in the file may be another world, which was not made in these zones.
void WorldDocument::reloadWith(SharedWorld world) {
    const auto before = keptWorld();
    GridDocumentOf::reloadWith(world);
    if (keptWorld() != before && std::exchange(zones_, std::nullopt)) emit zonesChanged();
}

void WorldDocument::select(std::vector<Thing> things) {
    std::erase_if(things, [this](Thing thing) { return !has(committedWorld(), thing); });
    std::vector<Cell> cells = cellsOfThings(things);
    view().setSelectedThings(std::move(things), std::move(cells), std::nullopt);
}

void WorldDocument::selectRegion(const CellRange& range, std::vector<Thing> more) {
    const CellRange region = clipped(range, committedWorld().size());
    std::erase_if(more, [this](Thing thing) { return !has(committedWorld(), thing); });
    std::vector<Cell> cells = cellsOfThings(more);
    forEachIn(region, [&](Cell cell) {
        cells.push_back(cell);
        index_.forEachAt(cell, [&more](Thing thing) { more.push_back(thing); });
    });
    const bool isAny = region.last.row >= region.first.row && region.last.column >= region.first.column;
    view().setSelectedThings(std::move(more), std::move(cells), isAny ? std::optional(region) : std::nullopt);
}

std::vector<Cell> WorldDocument::cellsOfThings(const std::vector<Thing>& things) const {
    std::vector<Cell> cells;
    for (const Thing thing : things)
        for (const Cell cell : cellsOf(catalogue_, recordOf(committedWorld(), thing)))
            cells.push_back(cell);
    return cells;
}

void WorldDocument::edit(const QString& text, const WorldEdit& edit, int typing) {
    endGesture();
    if (!edit.empty()) undoStack_.push(new EditWorld(*this, text, edit, typing));
}

bool WorldDocument::applyFix(const QString& text, const Fix& fix) {
    endGesture();
    const auto found = editOf(committedWorld(), catalogue_, fix);
    if (found)
        edit(text, *found);
    else
        refuseOutdated();
    return found.has_value();
}

bool WorldDocument::applyFixes(const QString& text, const World& of, World& repaired) {
    endGesture();
    const bool isStill = &of == &committedWorld() || of == committedWorld();
    if (isStill)
        replace(text, std::move(repaired));
    else
        refuseOutdated();
    return isStill;
}

void WorldDocument::refuseOutdated() {
    refuse(tr("The world has changed in the meantime, so nothing was done."));
}

/// Makes the edit in the committed world. That has one owner meanwhile, so that it is not copied.
void WorldDocument::apply(const WorldEdit& edit) {
    endGesture();
    const std::string before = nameOfValue();
    std::vector<Thing> selected = followed(view().selectedThings(), edit);
    shown_.drop();
    pocket_heroes::apply(committed_.edit(), edit);
    shown_ = committed_;
    occupancy_.reset();
    regionChanged(edit);
    if (!edit.records.empty()) select(std::move(selected));
    if (nameOfValue() != before) emit titleChanged();
    recheck();
}

void WorldDocument::regionChanged(const WorldEdit& edit) {
    if (edit.empty()) return;
    index_.follow(world(), edit);
    if (const auto range = rangeOf(edit, catalogue_, world().size())) emit cellsChanged(*range);
}

void WorldDocument::follow(const SharedWorld& before) {
    const bool isResized = before->size() != world().size();
    const bool keepsThings = !isResized && lengthsOf(*before) == lengthsOf(world());
    index_ = ThingIndex(world(), catalogue_);
    occupancy_.reset();
    if (isResized) view().setBoard(world().size());
    select(keepsThings ? view().selectedThings() : std::vector<Thing>());
}

void WorldDocument::valueExchanged(const SharedWorld& before) {
    if (firstNameOf(*before) != nameOfValue()) emit titleChanged();
}

void WorldDocument::recheck() {
    report_.follow([this] {
        return [world = keptWorld(), &catalogue = catalogue_](const std::stop_token& stop) {
            return runChecks(*world, catalogue, stop);
        };
    });
    emit edited();
}

WorldGround::WorldGround(WorldDocument& document) : WalkabilityMap(&document), document_(document) {
    connect(&document, &WorldDocument::cellsChanged, this, &WalkabilityMap::changed);
    connect(&document, &WorldDocument::replaced, this, &WalkabilityMap::changed);
    connect(&document, &Document::titleChanged, this, &WalkabilityMap::renamed);
}

QString WorldGround::name() const {
    return document_.title();
}

QString WorldGround::path() const {
    return document_.path();
}

Size WorldGround::size() const {
    return document_.view().board();
}

std::function<BitGrid()> WorldGround::passableBy(int) const {
    return [world = document_.world(), &catalogue = document_.catalogue()] {
        const Grid<Footing> footing = footingOf(world, catalogue);
        return bitGridOf(footing.size(), [&](Cell cell) { return footing[cell] == Footing::Free; });
    };
}

} // namespace stonemason::pocket_heroes
