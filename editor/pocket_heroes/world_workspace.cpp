// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/world_workspace.h"

#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/phm.h"
#include "core/pocket_heroes/format/world_file.h"
#include "editor/app/settings/author.h"
#include "editor/grid/panels/overview_dock.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"
#include "editor/pocket_heroes/template/template_workspace.h"
#include "editor/pocket_heroes/view/actions/edit_actions.h"
#include "editor/pocket_heroes/view/actions/world_actions.h"
#include "editor/pocket_heroes/view/dialogs/world_dialogs.h"
#include "editor/pocket_heroes/view/docks/find_dock.h"
#include "editor/pocket_heroes/view/docks/objects_dock.h"
#include "editor/pocket_heroes/view/docks/properties_dock.h"
#include "editor/pocket_heroes/view/docks/statistics_dock.h"
#include "editor/pocket_heroes/view/docks/surfaces_dock.h"
#include "editor/pocket_heroes/view/docks/world_properties_dock.h"
#include "editor/pocket_heroes/view/overlays/blocked_overlay.h"
#include "editor/pocket_heroes/view/overlays/zones_overlay.h"
#include "editor/text/names.h"

#include <QApplication>

#include <utility>

namespace stonemason::pocket_heroes {

WorldWorkspace::WorldWorkspace(OnDemand<Catalogue> catalogue, QObject* parent)
    : GridWorkspaceOf({.samples = QStringLiteral(":/worlds/*.hmm"),
                       .helpPage = QStringLiteral("worlds.md"),
                       .moveFrame = tr("Move the frame on the map")},
                      parent)
    , catalogue_(std::move(catalogue)) {
    addNew({.id = QStringLiteral("world.new"),
            .icon = QStringLiteral("world"),
            .text = tr("New World…"),
            .keys = Qt::CTRL | Qt::ALT | Qt::Key_J,
            .tip = tr("Start a world of Pocket Heroes")},
           [this] { showNewDialog(); });
}

GridActionSets<WorldEditorTraits>* WorldWorkspace::makeActions() {
    renderer_.emplace(*catalogue_);
    actions_ = new WorldActions(brush_, *renderer_, this);
    connect(&actions_->whole(), &WholeWorldActions::againRequested, this, &WorldWorkspace::againRequested);
    return actions_;
}

void WorldWorkspace::makeDocks() {
    const QString help = words().helpPage;
    addDock(new SurfacesDock(brush_, *renderer_), {.share = 14, .help = help});
    addDock(new ObjectsDock(brush_, *renderer_), {.share = 26, .help = help});
    addDock(new OverviewDock<WorldDocument, WorldCanvas>(QStringLiteral("world-overview"), tr("Overview"),
                                                         tr("Overview of the world")),
            {.share = 12});
    addProblems(QStringLiteral("world-problems"), WorldEditorTraits::problemWords(),
                {.help = QStringLiteral("checks.md"), .hasHistory = true});
    actions_->problems().setPanel(*problems(), problems()->panel());
    auto* properties = addDock(new PropertiesDock(*catalogue_), {.help = help, .behind = problems()});
    addDock(new WorldPropertiesDock, {.help = help, .behind = problems()});
    auto* find = addDock(new FindDock(*catalogue_), {.help = help, .behind = problems(), .closed = true});
    addDock(new StatisticsDock(*catalogue_), {.help = help, .behind = problems(), .closed = true});
    setPanelsBehind(*problems());
    showOn(actions_->edit(), &EditActions::findRequested, find);
    showOn(actions_->edit(), &EditActions::propertiesRequested, properties);
}

QString WorldWorkspace::openFilter() const {
    //: %1 is the game's name
    return tr("%1 worlds (*.hmm *.phm)").arg(localText(catalogue_->name));
}

QStringList WorldWorkspace::saveFilters() const {
    return {tr("World (*.hmm)"), tr("World for the game (*.phm)")};
}

bool WorldWorkspace::recognises(std::string_view bytes) const {
    return looksLikeWorld(bytes) || looksLikePlayable(bytes);
}

ContentReader WorldWorkspace::contentReader() const {
    return [known = catalogue_](const std::string& bytes, ContentSource) -> Result<MakeDocument> {
        auto read = readWorldFile(bytes, *known);
        if (!read) return read.error();
        const WorldFileFormat format = worldFileFormatOf(bytes);
        return MakeDocument([world = std::move(read).value(), format, &catalogue = *known]() mutable {
            return std::make_unique<WorldDocument>(std::move(world), format, catalogue);
        });
    };
}

QImage WorldWorkspace::thumbnail(const Document& document, QSize size) const {
    const World& world = static_cast<const WorldDocument&>(document).committedWorld();
    return WorldRenderer(catalogue())
        .image(world, ThingIndex(world, catalogue()), WorldViewState(world.size()).style(), size);
}

QWidget* WorldWorkspace::makeView(WorldDocument& document, QWidget* parent) {
    auto* canvas = new WorldCanvas(document, *renderer_, brush_, parent);
    canvas->addActions(actions_->contextMenu());
    return canvas;
}

void WorldWorkspace::firstShown(WorldDocument& document) {
    provideZones(document);
    provideBlocked(document);
    offerGround<WorldGround>(document);
}

void WorldWorkspace::create(World world, std::optional<ZoneMap> zones) {
    auto* document = new WorldDocument(std::move(world), *catalogue_);
    if (zones) {
        document->setZones(*std::move(zones));
        document->setGenerated();
        document->markNeverSaved(); // which seed it was is soon forgotten
    }
    emit created(document);
}

void WorldWorkspace::exportForGame(const World& world) {
    WorldDocument document(world, *catalogue_);
    document.setGenerated();
    WorldExportDialog dialog(document, QApplication::activeWindow());
    connect(&dialog, &ExportDialog::message, this, &Workspace::message);
    dialog.showForGame();
    dialog.exec();
}

void WorldWorkspace::showNewDialog() {
    NewWorldDialog dialog(*catalogue_, QApplication::activeWindow());
    if (dialog.exec() != QDialog::Accepted) return;
    World world = dialog.world();
    if (settings()) signWithAuthor(world.author, *settings());
    create(std::move(world));
}

void connectGenerator(TemplateWorkspace& templates, WorldWorkspace& worlds, Dialogs& dialogs) {
    QObject::connect(&templates, &TemplateWorkspace::worldGenerated, &worlds,
                     [&worlds](const World& world, const ZoneMap& zones) { worlds.create(world, zones); });
    QObject::connect(&templates, &TemplateWorkspace::gameFileWanted, &worlds, &WorldWorkspace::exportForGame);
    QObject::connect(
        &worlds, &WorldWorkspace::againRequested, &templates,
        [&templates, &dialogs](const WorldOrigin& origin) { templates.makeAgain(origin, dialogs); });
}

} // namespace stonemason::pocket_heroes
