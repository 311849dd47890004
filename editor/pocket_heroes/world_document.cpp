// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/world_document.h"

#include "core/pocket_heroes/format/hmm.h"
#include "editor/pocket_heroes/art/world_renderer.h"
#include "editor/pocket_heroes/world_commands.h"
#include "editor/pocket_heroes/world_view_state.h"
#include "editor/text/visible_words.h"

#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <utility>

namespace stonemason::pocket_heroes {

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

WorldDocument::WorldDocument(World world, const Catalogue& catalogue, QObject* parent)
    : Document(parent)
    , catalogue_(catalogue)
    , committed_(std::make_shared<World>(std::move(world)))
    , shown_(committed_)
    , index_(*shown_, catalogue_)
    , view_(std::make_unique<WorldViewState>(committed_->size()))
    , report_(*this, [this] { emit reportChanged(); }) {
    recheck();
}

WorldDocument::~WorldDocument() = default;

const Occupancy& WorldDocument::occupancy() const {
    if (!occupancy_) occupancy_.emplace(*committed_, catalogue_);
    return *occupancy_;
}

const ZoneMap* WorldDocument::zones() const {
    // Kept for the undo that gives the world its size back.
    return zones_ && zones_->zoneOf.size() == committed_->size() ? &*zones_ : nullptr;
}

void WorldDocument::setZones(ZoneMap zones) {
    zones_ = std::move(zones);
    emit zonesChanged();
}

QString WorldDocument::title() const {
    for (int language = 0; language < languageCount; ++language)
        if (const std::string name = nameOf(*committed_, Language(language)); !name.empty())
            return visibleWords(QString::fromStdString(name));
    return path().isEmpty() ? tr("Untitled world") : visibleWords(QFileInfo(path()).completeBaseName());
}

Result<std::string> WorldDocument::bytesFor(const QString&) const {
    return writeWorld(*committed_);
}

Document::RecoveryWriter WorldDocument::recoveryWriter() const {
    return [world = keptWorld()] { return writeWorld(*world); };
}

Status WorldDocument::reload(const std::string& bytes) {
    auto read = readWorld(bytes);
    if (!read) return read.error();
    takeFile(std::move(read).value());
    return std::monostate{};
}

Status WorldDocument::reloadFrom(Document& read) {
    auto& other = static_cast<WorldDocument&>(read);
    other.shown_ = nullptr; // so that the world has one owner, and is moved
    takeFile(std::move(owned(other.committed_)));
    other.shown_ = other.committed_;
    return std::monostate{};
}

QImage WorldDocument::thumbnail(QSize size) const {
    return WorldRenderer(catalogue_)
        .image(*committed_, ThingIndex(*committed_, catalogue_), WorldViewState(committed_->size()).style(),
               size);
}

void WorldDocument::select(std::vector<Thing> things) {
    std::erase_if(things, [this](Thing thing) { return !has(*committed_, thing); });
    std::vector<Cell> cells = cellsOfThings(things);
    view_->setSelectedThings(std::move(things), std::move(cells));
}

std::vector<Cell> WorldDocument::cellsOfThings(const std::vector<Thing>& things) const {
    std::vector<Cell> cells;
    for (const Thing thing : things)
        for (const Cell cell : cellsOf(catalogue_, recordOf(*committed_, thing)))
            cells.push_back(cell);
    return cells;
}

/// The world to be changed: a copy, where others have it, too.
World& WorldDocument::owned(std::shared_ptr<World>& world) {
    if (world.use_count() > 1)
        world = std::make_shared<World>(*world);
    else
        std::atomic_thread_fence(std::memory_order_acquire); // after whatever the last of the others has read
    return *world;
}

void WorldDocument::show(const WorldEdit& edit) {
    if (edit.empty()) return;
    apply(owned(shown_), edit);
    follow(edit);
}

/// After an edit of what is shown.
void WorldDocument::follow(const WorldEdit& edit) {
    index_.follow(*shown_, edit);
    if (const auto range = rangeOf(edit, catalogue_, shown_->size())) emit cellsChanged(*range);
}

void WorldDocument::preview(const WorldEdit& edit) {
    cancelPreview();
    preview_ = edit;
    show(edit);
}

void WorldDocument::extendPreview(const WorldEdit& edit) {
    preview_.nodes.insert(preview_.nodes.end(), edit.nodes.begin(), edit.nodes.end());
    preview_.records.insert(preview_.records.end(), edit.records.begin(), edit.records.end());
    show(edit);
}

void WorldDocument::cancelPreview() {
    if (!hasPreview()) return;
    const WorldEdit back = reversed(std::exchange(preview_, {}));
    shown_ = committed_;
    follow(back);
}

void WorldDocument::endGesture() {
    emit gestureEnds();
    cancelPreview();
}

void WorldDocument::commit(const QString& text) {
    const WorldEdit stroke = compacted(preview_);
    edit(text, stroke);
}

void WorldDocument::edit(const QString& text, const WorldEdit& edit, int typing) {
    endGesture();
    if (!edit.empty()) undoStack_.push(new EditWorld(*this, text, edit, typing));
}

/// What is in the file may be another world, which was not made in these zones.
void WorldDocument::takeFile(World world) {
    if (world == *committed_) return;
    replaceWorld(tr("Reload"), std::move(world));
    if (std::exchange(zones_, std::nullopt)) emit zonesChanged();
}

void WorldDocument::replaceWorld(const QString& text, World world) {
    endGesture();
    if (world != *committed_) undoStack_.push(new ExchangeWorld(*this, text, std::move(world)));
}

bool WorldDocument::applyFix(const QString& text, const Fix& fix) {
    endGesture();
    const auto found = editOf(*committed_, catalogue_, fix);
    if (found)
        edit(text, *found);
    else
        refuseOutdated();
    return found.has_value();
}

bool WorldDocument::applyFixes(const QString& text, const World& of, World& mended) {
    endGesture();
    const bool isStill = &of == committed_.get() || of == *committed_;
    if (isStill)
        replaceWorld(text, std::move(mended));
    else
        refuseOutdated();
    return isStill;
}

void WorldDocument::refuseOutdated() {
    refuse(tr("The world has changed in the meantime, so nothing was done."));
}

void WorldDocument::write(const WorldEdit& edit) {
    endGesture();
    const QString before = title();
    std::vector<Thing> selected = followed(view_->selectedThings(), edit);
    shown_ = nullptr; // so that the world has one owner, and is not copied
    apply(owned(committed_), edit);
    shown_ = committed_;
    occupancy_.reset();
    if (!edit.empty()) follow(edit);
    if (!edit.records.empty()) select(std::move(selected));
    if (title() != before) emit titleChanged();
    recheck();
    emit edited();
}

void WorldDocument::exchange(std::shared_ptr<World>& other) {
    endGesture();
    const QString before = title();
    const bool isResized = other->size() != committed_->size();
    const bool keepsThings = !isResized && lengthsOf(*other) == lengthsOf(*committed_);
    committed_.swap(other); // whoever else holds one of them: neither is copied
    shown_ = committed_;
    index_ = ThingIndex(*shown_, catalogue_);
    occupancy_.reset();
    if (isResized) view_->setBoard(committed_->size());
    select(keepsThings ? view_->selectedThings() : std::vector<Thing>());
    recheck();
    emit worldReplaced();
    emit edited();
    if (title() != before) emit titleChanged();
}

void WorldDocument::recheck() {
    report_.follow([this] {
        return [world = keptWorld(), &catalogue = catalogue_](const std::stop_token& stop) {
            return runChecks(*world, catalogue, stop);
        };
    });
}

} // namespace stonemason::pocket_heroes
