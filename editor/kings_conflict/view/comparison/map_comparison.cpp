// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/comparison/map_comparison.h"

#include "core/documents/recognition.h"
#include "core/format/file.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/comparison/comparison_overlay.h"
#include "editor/text/error_text.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

constexpr qsizetype longestMessage = 70; ///< characters that the status bar has room for

} // namespace

MapComparison& MapComparison::of(MapDocument& document) {
    auto* comparison = document.findChild<MapComparison*>(QString(), Qt::FindDirectChildrenOnly);
    return comparison ? *comparison : *new MapComparison(document);
}

MapComparison::MapComparison(MapDocument& document)
    : QObject(&document), document_(document), task_(*this, [this](Read read) {
        if (read.other)
            compareWith(std::move(*read.other));
        else
            emit noticePosted(read.error);
    }) {
    connect(&document, &MapDocument::cellsChanged, this, &MapComparison::refresh);
    connect(&document, &MapDocument::replaced, this, &MapComparison::refresh);
    connect(&document, &MapDocument::notesChanged, this, &MapComparison::refresh);
}

MapComparison::~MapComparison() = default;

void MapComparison::compareWith(OtherMap other) {
    if (other.map.game != document_.game().id) {
        //: %1 is what a map is called
        emit noticePosted(tr("%1 is a map of another game.").arg(other.name));
        return;
    }
    other_ = std::move(other);
    refresh();
    emit noticePosted(headline());
}

void MapComparison::compareWithFile(const QString& path) {
    task_.restart(LatestTask<Read>::Work([path, &game = document_.game()](const std::stop_token&) -> Read {
        const QString name = visibleWords(QFileInfo(path).fileName());
        const auto bytes = readFile(path.toStdString());
        if (!bytes) return {{}, errorText(name, bytes.error())};
        auto read = readMapDocument(*bytes, std::span(&game, 1));
        if (!read) return {{}, errorText(name, read.error())};
        return {OtherMap{std::move(read).value().map, name}, {}};
    }));
}

void MapComparison::stop() {
    task_.drop();
    if (!std::exchange(other_, std::nullopt)) return;
    difference_ = {};
    refresh();
}

void MapComparison::refresh() {
    std::shared_ptr<const GridOverlay> overlay;
    if (other_) {
        difference_ = differenceOf(document_.map(), other_->map);
        overlay =
            std::make_shared<ComparisonOverlay>(document_.map(), document_.game(), *other_, difference_);
    }
    document_.view().setOverlay(comparisonPlace, std::move(overlay));
    emit changed();
}

QString MapComparison::summary() const {
    if (!other_) return {};
    if (difference_.isNone() && other_->map.size() == document_.map().size())
        //: %1 is what a map is called
        return tr("Compared with %1: no cell differs.").arg(other_->name);
    //: %1 is what a map is called, %2 a list such as "Terrain: 12 cells, notes: 2"
    return tr("Compared with %1: %2.")
        .arg(other_->name, ComparisonOverlay::facts(document_.map(), document_.game(), *other_, difference_)
                               .join(QStringLiteral(", ")));
}

QString MapComparison::headline() const {
    const QString all = summary();
    if (all.size() <= longestMessage) return all;
    //: %1 is what a map is called
    return tr("Compared with %1: %n cell(s) differ. The legend says more.", nullptr,
              int(difference_.allCells().size()))
        .arg(other_->name);
}

QString MapComparison::step(int direction) {
    const std::vector<Cell> cells = difference_.allCells();
    if (cells.empty()) return summary();
    MapViewState& view = document_.view();
    const Cell from = view.cursor();
    auto next = direction > 0 ? std::ranges::upper_bound(cells, from) : std::ranges::lower_bound(cells, from);
    if (direction > 0 && next == cells.end()) next = cells.begin();
    if (direction < 0) next = next == cells.begin() ? cells.end() - 1 : next - 1;
    view.setHovered(std::nullopt); // else the status bar would show the cell under the pointer
    view.setCursor(*next);
    view.mark({*next}, Severity::Note);
    const GridOverlay* overlay = view.overlay(comparisonPlace);
    const QString words = overlay ? overlay->describe(*next) : QString();
    if (words.size() <= longestMessage)
        //: %1 and %2 are numbers, %3 a place, %4 what two maps have there
        return tr("Difference %1 of %2, %3: %4")
            .arg(next - cells.begin() + 1)
            .arg(cells.size())
            .arg(placeText(*next), words);
    //: %1 and %2 are numbers, %3 a place
    return tr("Difference %1 of %2, %3")
        .arg(next - cells.begin() + 1)
        .arg(cells.size())
        .arg(placeText(*next));
}

} // namespace stonemason::kings_conflict
