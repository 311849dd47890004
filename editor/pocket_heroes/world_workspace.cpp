// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/world_workspace.h"

#include "core/pocket_heroes/format/hmm.h"
#include "editor/app/action_keys.h"
#include "editor/app/action_reason.h"
#include "editor/app/author.h"
#include "editor/app/help_page.h"
#include "editor/app/icons.h"
#include "editor/grid/overview_dock.h"
#include "editor/grid/problems/problem_actions.h"
#include "editor/grid/problems/problems_panel.h"
#include "editor/pocket_heroes/dialogs/new_world_dialog.h"
#include "editor/pocket_heroes/docks/find_dock.h"
#include "editor/pocket_heroes/docks/objects_dock.h"
#include "editor/pocket_heroes/docks/problems_dock.h"
#include "editor/pocket_heroes/docks/properties_dock.h"
#include "editor/pocket_heroes/docks/statistics_dock.h"
#include "editor/pocket_heroes/docks/surfaces_dock.h"
#include "editor/pocket_heroes/docks/world_properties_dock.h"
#include "editor/pocket_heroes/overlays/blocked_overlay.h"
#include "editor/pocket_heroes/overlays/zones_overlay.h"
#include "editor/pocket_heroes/world_actions.h"
#include "editor/pocket_heroes/world_ground.h"
#include "editor/pocket_heroes/world_status.h"
#include "editor/text/names.h"

#include <QApplication>
#include <QDir>

#include <utility>

namespace stonemason::pocket_heroes {

WorldWorkspace::WorldWorkspace(OnDemand<Catalogue> catalogue, QObject* parent)
    : Workspace(parent)
    , catalogue_(std::move(catalogue))
    , newWorld_(new QAction(icon(QStringLiteral("world")), tr("New World…"), this)) {
    newWorld_->setObjectName(QStringLiteral("world.new"));
    newWorld_->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_J);
    setTip(*newWorld_, tr("Start a world of Pocket Heroes"));
    connect(newWorld_, &QAction::triggered, this, &WorldWorkspace::showNewDialog);
}

void WorldWorkspace::createEditor() {
    renderer_.emplace(*catalogue_);
    actions_ = new WorldActions(brush_, this);
    status_ = new WorldStatus(this);
    findObject_ = new QAction(icon(QStringLiteral("search")), tr("Find Object…"), this);
    findObject_->setObjectName(QStringLiteral("world.find"));
    findObject_->setShortcut(QKeySequence::Find);
    setTip(*findObject_, tr("Find objects of the world by words"));
    connect(findObject_, &QAction::triggered, this, [this] { showDock(find_); });
    makeDocks();
    makePanels();
    connect(actions_, &WorldActions::message, this, &Workspace::message);
    actions_->problems().setPanel(*problems_, problems_->panel());
    connect(status_, &WorldStatus::problemsClicked, this, [this] { showDock(problems_); });
    setCurrent(nullptr, nullptr);
}

WorldWorkspace::~WorldWorkspace() = default;

void WorldWorkspace::makeDocks() {
    surfaces_ = new SurfacesDock(brush_, *renderer_);
    objects_ = new ObjectsDock(brush_, *renderer_);
    auto* overview = new OverviewDock<WorldDocument, WorldCanvas>(
        QStringLiteral("world-overview"), tr("Overview"), tr("Overview of the world"));
    problems_ = new ProblemsDock;
    problems_->setProperty("tabs", QStringList{QStringLiteral("historyDock")});
    for (const auto& [dock, share] :
         {std::pair<WorldDock*, int>{surfaces_, 14}, {objects_, 26}, {overview, 12}})
        dock->setProperty("share", share);
    setHelpPage(*problems_, QStringLiteral("checks.md"));
    for (WorldDock* dock : std::initializer_list<WorldDock*>{surfaces_, objects_})
        setHelpPage(*dock, QStringLiteral("worlds.md"));
    for (WorldDock* dock : std::initializer_list<WorldDock*>{surfaces_, objects_, overview, problems_})
        addDock(*dock);
    makeForms();
}

void WorldWorkspace::makeForms() {
    auto* properties = new PropertiesDock(*catalogue_);
    auto* find = new FindDock(*catalogue_);
    auto* statistics = new StatisticsDock(*catalogue_);
    for (WorldDock* dock :
         std::initializer_list<WorldDock*>{properties, new WorldPropertiesDock, find, statistics}) {
        dock->setProperty("tabWith", problems_->objectName());
        dock->setProperty("closed", dock == find || dock == statistics);
        setHelpPage(*dock, QStringLiteral("worlds.md"));
        addDock(*dock);
    }
    find_ = find;
}

void WorldWorkspace::addDock(WorldDock& dock) {
    docks_.add(&dock);
    connect(&dock, &WorldDock::message, this, &Workspace::message);
}

void WorldWorkspace::makePanels() {
    for (const MakePanel& make : std::as_const(makePanels_)) {
        GroundDock* panel = make();
        panel->setProperty("tabWith", problems_->objectName());
        panels_.add(panel);
        connect(panel, &GroundDock::message, this, &Workspace::message);
    }
}

QString WorldWorkspace::openFilter() const {
    //: %1 is the game's name
    return tr("%1 worlds (*.hmm)").arg(localText(catalogue_->name));
}

QStringList WorldWorkspace::saveFilters() const {
    return {tr("World (*.hmm)")};
}

bool WorldWorkspace::recognises(std::string_view bytes) const {
    return looksLikeWorld(bytes);
}

ContentReader WorldWorkspace::contentReader() const {
    return [known = catalogue_](const std::string& bytes, ContentSource) -> Result<MakeDocument> {
        auto read = readWorld(bytes);
        if (!read) return read.error();
        return MakeDocument([world = std::move(read).value(), &catalogue = *known]() mutable {
            return std::make_unique<WorldDocument>(std::move(world), catalogue);
        });
    };
}

QWidget* WorldWorkspace::createView(Document& document, QWidget* parent) {
    ensureEditor();
    auto& world = static_cast<WorldDocument&>(document);
    auto* canvas = new WorldCanvas(world, *renderer_, brush_, parent);
    if (!world.property("hasOverlays").toBool()) {
        provideZones(world);
        provideBlocked(world);
    }
    world.setProperty("hasOverlays", true);
    if (grounds_ && !world.findChild<WorldGround*>()) grounds_->add(*new WorldGround(world));
    setHelpPage(*canvas, QStringLiteral("worlds.md"));
    for (const auto said : {&WorldDocument::refused, &WorldDocument::noticePosted})
        connect(&world, said, canvas, [this](const QString& sentence) { emit message(sentence); });
    return canvas;
}

void WorldWorkspace::setCurrent(Document* document, QWidget* view) {
    ensureEditor();
    if (current_ && current_ != document) current_->endGesture(); // the tool is chosen for all worlds
    current_ = qobject_cast<WorldDocument*>(document);
    auto* canvas = current_ ? qobject_cast<WorldCanvas*>(view) : nullptr;
    for (WorldDock* dock : docks_.alive())
        dock->bind(current_, canvas);
    auto* ground = current_ ? current_->findChild<WorldGround*>() : nullptr;
    for (GroundDock* panel : panels_.alive())
        panel->bind(ground, ground ? canvas : nullptr);
    actions_->bind(current_, canvas);
    status_->bind(current_, canvas);
    findObject_->setEnabled(current_);
    setWithoutDocument(*findObject_, !current_);
}

QList<QDockWidget*> WorldWorkspace::docks() {
    ensureEditor();
    return docks_.alive<QDockWidget>() + panels_.alive<QDockWidget>();
}

WorkspaceActions WorldWorkspace::actions() {
    ensureEditor();
    WorkspaceActions places = actions_->places();
    places.edit += findObject_;
    for (const GroundDock* panel : panels_.alive())
        places.menu += panel->menu();
    return places;
}

QList<FixedKeys> WorldWorkspace::fixedKeys() const {
    return {{{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}, tr("Move the frame on the map")},
            {{Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}, tr("Use the tool at the frame")},
            {{Qt::Key_Escape}, tr("Cancel the current stroke or selection")}};
}

QList<QWidget*> WorldWorkspace::statusWidgets() {
    ensureEditor();
    return status_->widgets();
}

QStringList WorldWorkspace::samples() const {
    QStringList paths;
    const QDir worlds(QStringLiteral(":/worlds"));
    for (const QString& name : worlds.entryList({QStringLiteral("*.hmm")}, QDir::Files, QDir::Name))
        paths += worlds.filePath(name);
    return paths;
}

void WorldWorkspace::create(World world, std::optional<ZoneMap> zones) {
    auto* document = new WorldDocument(std::move(world), *catalogue_);
    if (zones) document->setZones(*std::move(zones));
    emit created(document);
}

void WorldWorkspace::showNewDialog() {
    NewWorldDialog dialog(*catalogue_, QApplication::activeWindow());
    if (dialog.exec() != QDialog::Accepted) return;
    World world = dialog.world();
    if (settings_) signWithAuthor(world.author, *settings_);
    create(std::move(world));
}

} // namespace stonemason::pocket_heroes
