// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/comparison_actions.h"

#include "editor/app/files/plain_file_dialog.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/view/comparison/map_comparison.h"

#include <QFileInfo>
#include <QPointer>

namespace stonemason::kings_conflict {

ComparisonActions::ComparisonActions(QObject* parent)
    : BoundMapActions(parent), menu_(std::make_unique<QMenu>()), open_(std::make_unique<QMenu>()) {
    menu_->setTitle(tr("Compare &With Map"));
    menu_->setIcon(icon(QStringLiteral("difference")));
    open_->setTitle(tr("&Open Map"));
    open_->setIcon(icon(QStringLiteral("map")));
    QAction* file = add(QStringLiteral("compare-file"), QStringLiteral("open"), tr("&File…"),
                        tr("Show where another map differs from this one"), Qt::CTRL | Qt::ALT | Qt::Key_D);
    QAction* next = add(QStringLiteral("next-difference"), QStringLiteral("down"), tr("&Next Difference"),
                        tr("Go to the next cell that differs"), Qt::CTRL | Qt::Key_F8);
    QAction* previous =
        add(QStringLiteral("previous-difference"), QStringLiteral("up"), tr("&Previous Difference"),
            tr("Go to the cell before that differs"), Qt::CTRL | Qt::SHIFT | Qt::Key_F8);
    QAction* stop = add(QStringLiteral("compare-stop"), QStringLiteral("close"), tr("&Stop Comparing"),
                        tr("Take the marks of the other map off the board"));
    connect(file, &QAction::triggered, this, &ComparisonActions::askForFile);
    connect(next, &QAction::triggered, this, [this] { showMessage(MapComparison::of(*document()).step(1)); });
    connect(previous, &QAction::triggered, this,
            [this] { showMessage(MapComparison::of(*document()).step(-1)); });
    connect(stop, &QAction::triggered, this, [this] { MapComparison::of(*document()).stop(); });
    menu_->addAction(file);
    menu_->addMenu(open_.get());
    menu_->addSeparator();
    menu_->addActions({next, previous, stop});
    connect(menu_.get(), &QMenu::aboutToShow, this, &ComparisonActions::listMaps);
}

void ComparisonActions::listMaps() {
    open_->clear();
    if (maps_ && document())
        for (MapDocument* map : maps_()) {
            if (map == document()) continue;
            const QAction* choice = open_->addAction(icon(QStringLiteral("map")),
                                                     fullTitle(*map).replace(u'&', QLatin1String("&&")));
            connect(choice, &QAction::triggered, this, [this, other = QPointer<MapDocument>(map)] {
                if (other && document())
                    MapComparison::of(*document()).compareWith({other->committedMap(), other->title()});
            });
        }
    stonemason::allow(*open_->menuAction(), !open_->isEmpty(), tr("No other map is open."));
}

void ComparisonActions::askForFile() {
    const QString folder = QFileInfo(document()->path()).absolutePath();
    const QString path =
        askForFileToRead(window(), tr("Compare With Map"), folder, {tr("Maps (*.smap *.as *.txt)")});
    if (!path.isEmpty() && document()) MapComparison::of(*document()).compareWithFile(path);
}

void ComparisonActions::bound() {
    const MapComparison& comparison = MapComparison::of(*document());
    binding().on(&comparison, &MapComparison::changed, [this] { update(); });
    binding().on(&comparison, &MapComparison::noticePosted,
                 [this](const QString& sentence) { showMessage(sentence); });
}

void ComparisonActions::refresh() {
    const MapComparison& comparison = MapComparison::of(*document());
    const bool differs = !comparison.difference().allCells().empty();
    const QString none = tr("The map is not compared with another.");
    for (const char* id : {"next-difference", "previous-difference"})
        allow(QString::fromLatin1(id), differs, comparison.isOn() ? tr("There is no difference.") : none);
    allow(QStringLiteral("compare-stop"), comparison.isOn(), none);
}

} // namespace stonemason::kings_conflict
