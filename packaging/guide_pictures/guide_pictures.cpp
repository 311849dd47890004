// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the pictures of the guide with the program's own widgets, so that they show the program as it is.
// The target update_guide_pictures runs it.

#include "core/kings_conflict/format/map_format.h"
#include "editor/ambush/pattern_workspace.h"
#include "editor/ambush/view/sites/ambush_dock.h"
#include "editor/ambush/view/sites/pattern_choice.h"
#include "editor/ambush/view/sites/simulation_bar.h"
#include "editor/ambush/view/sites/simulation_control.h"
#include "editor/app/files/qt_dialogs.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/window/document_tabs.h"
#include "editor/app/window/main_window.h"
#include "editor/app/window/translations.h"
#include "editor/grid/document/grid_geometry.h"
#include "editor/grid/problems/problems_dock.h"
#include "editor/grid/view/walkability_maps.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/profiles/profiles.h"
#include "editor/kings_conflict/view/actions/map_actions.h"
#include "editor/kings_conflict/view/canvas/map_canvas.h"
#include "editor/kings_conflict/view/dialogs/new_map_dialog.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"
#include "editor/pocket_heroes/profiles/world_catalogue.h"
#include "editor/pocket_heroes/template/template_workspace.h"
#include "editor/pocket_heroes/template/view/preview/template_preview_dock.h"
#include "editor/pocket_heroes/template/view/preview/world_picture.h"
#include "editor/pocket_heroes/text/template_text.h"
#include "editor/pocket_heroes/world_workspace.h"
#include "editor/text_map/model/text_map_ground.h"
#include "editor/text_map/profiles/signs.h"
#include "editor/text_map/text_map_workspace.h"
#include "editor/token_battle/deck/deck_workspace.h"
#include "editor/token_battle/duel/duel_workspace.h"
#include "editor/token_battle/profiles/catalogues.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMouseEvent>
#include <QPainter>
#include <QSlider>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QThread>

#include <cstdio>

using namespace stonemason;

namespace {

constexpr QSize windowSize{1024, 640};
constexpr QSize mapSize{1024, 700}; ///< makes the board as large as its picture should be

/// A map with what maps of characters have on them.
constexpr char cellar[] = "########################################\n"
                          "####..,,..####......####~~~~~####TTTT###\n"
                          "###..,,,...##..<..o...##~~~~~~##TT,,TT##\n"
                          "###...,.....'........o##~~~~~..+.,,,,T##\n"
                          "###......####.........##.~~...##,,,,,T##\n"
                          "####....#######...######......##T,,!TT##\n"
                          "######+########.+.######..^.####TTTTT###\n"
                          "######.########.#.########.#####TTTT####\n"
                          "####.........##.#............###########\n"
                          "####.┌─────┐.##.####.#######.###.....###\n"
                          "####.│..@..+....####.#     #.....k.k.###\n"
                          "####.└─────┘.#######.#     #.###..$..###\n"
                          "####.........#######+#     #.+.......###\n"
                          "#############      ##########.###...####\n"
                          "#############      ##########>##########\n";

/// Waits until what was begun on other threads is shown.
void settle() {
    for (int i = 0; i < 100; ++i) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        QThread::msleep(10);
    }
}

/// The program with its workspaces, and the folder the pictures go to.
class Studio {
public:
    Studio(const QString& resources, const QString& folder, const kings_conflict::LoadedProfiles& profiles,
           const token_battle::LoadedCatalogues& cards,
           const std::shared_ptr<const token_battle::DuelTable>& table, const text_map::GlyphTable& signs,
           const pocket_heroes::Catalogue& realm)
        : resources_(resources)
        , folder_(folder)
        , settings_(own_.filePath(QStringLiteral("settings.json")))
        , game_(profiles.games.front())
        , maps_(game_)
        , decks_(cards.catalogues.front(), table, dialogs_, settings_)
        , duels_(table, settings_, dialogs_)
        , textMaps_(signs)
        , patterns_(grounds_, [&signs] { return text_map::sampleMap(signs); })
        , sites_(patterns_.makeAmbushDock(QStringLiteral("text-map-ambushes"), QStringLiteral("text-map"),
                                          dialogs_))
        , worlds_(realm)
        , templates_(realm)
        , window_({settings_, dialogs_, workspaces(), own_.filePath(QStringLiteral("data"))}) {}

    /// Whether all could be written.
    bool drawAll() {
        drawWindow(QStringLiteral("decks/first-decks.sdeck"), QStringLiteral("deck-editor.png"));
        drawWindow(QStringLiteral("maps/the-crossing.smap"), QStringLiteral("map-editor.png"));
        drawWorld();
        drawTemplate();
        drawHints();
        drawProblem();
        drawPainting();
        drawSymmetries();
        drawWindow(QStringLiteral("patterns/6-sparse.ambush"), QStringLiteral("pattern-editor.png"));
        drawTextMap();
        drawSites();
        drawSimulation();
        return written_;
    }

private:
    void drawWindow(const QString& file, const QString& name) {
        open(file, windowSize);
        writeWindow(name);
    }

    /// A castle of the sample selected, and what it is.
    void drawWorld() {
        open(QStringLiteral("worlds/the-two-bridges.hmm"), windowSize);
        auto* world = static_cast<pocket_heroes::WorldDocument*>(window_.tabs().currentDocument());
        world->select({{pocket_heroes::ThingKind::Castle, 0}});
        auto* properties = window_.findChild<QDockWidget*>(QStringLiteral("world-properties"));
        properties->show();
        properties->raise();
        settle();
        writeWindow(QStringLiteral("world-editor.png"));
        world->select({});
    }

    /// A template with the world that becomes of it, and that world after each of the ten steps.
    void drawTemplate() {
        open(QStringLiteral("templates/two-fords.ztemplate"), windowSize);
        auto* preview = window_.findChild<pocket_heroes::TemplatePreviewDock*>();
        preview->show();
        preview->raise();
        settle();
        writeWindow(QStringLiteral("template-editor.png"));
        constexpr int side = 150;
        constexpr int inRow = 5;
        constexpr int gap = 8;
        const int line = window_.fontMetrics().height();
        const int rows = pocket_heroes::stepCount / inRow;
        const int high = side + 2 * line + gap; // two lines of words
        QPixmap sheet(inRow * (side + gap) - gap, rows * high);
        sheet.fill(Qt::white);
        QPainter painter(&sheet);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setFont(window_.font());
        for (int step = 0; step < pocket_heroes::stepCount; ++step) {
            preview->stepField()->setValue(step + 1);
            const QPoint corner(step % inRow * (side + gap), step / inRow * high);
            painter.drawImage(QRect(corner, QSize(side, side)), preview->picture()->image());
            painter.drawText(QRect(corner + QPoint(0, side + 2), QSize(side, 2 * line)), Qt::TextWordWrap,
                             QStringLiteral("%1. %2").arg(step + 1).arg(
                                 pocket_heroes::stepName(pocket_heroes::Step(step))));
        }
        painter.end();
        write(sheet, QStringLiteral("template-steps.png"));
    }

    void drawHints() {
        open(QStringLiteral("maps/the-crossing.smap"), mapSize);
        map().view().setCurrentLayer(kings_conflict::terrainLayer + 1);
        QAction* flow = window_.commands().command(QStringLiteral("map.flow"))->action;
        flow->trigger();
        settle();
        write(canvas().grab(), QStringLiteral("flow.png"));
        flow->trigger();
        map().view().setCurrentLayer(kings_conflict::terrainLayer);
    }

    /// A bridge whose river was painted over.
    void drawProblem() {
        open(QStringLiteral("maps/the-crossing.smap"), mapSize);
        const kings_conflict::Map before = map().map();
        for (const Cell cell : {Cell{5, 4}, Cell{5, 6}})
            map().apply(QString(), {{{kings_conflict::terrainLayer, cell, before.terrain()[cell], 'P'}}, {}});
        settle();
        write(window_.findChild<ProblemsDock*>(QStringLiteral("problems"))->grab(),
              QStringLiteral("problems.png"));
    }

    void drawPainting() {
        kings_conflict::Map plain = newMap(game_);
        plain.symmetry = kings_conflict::Symmetry::HalfTurn;
        maps_.create(plain);
        window_.resize(mapSize);
        settle();
        maps_.toolState().setTool(QStringLiteral("road"));
        drag({{9, 4}, {4, 4}}, true);
        maps_.toolState().setTool(QStringLiteral("river"));
        drag({{2, 0}, {2, 2}, {6, 2}, {6, 5}}, false);
        settle();
        write(canvas().grab(), QStringLiteral("painting.png"));
    }

    /// The sites of the last sample on the mountain pass.
    void drawSites() {
        open(QStringLiteral("text-maps/mountain-pass.txt"), windowSize);
        window_.commands().command(QStringLiteral("text-map.ambushes"))->action->trigger();
        auto* choice = sites_->findChild<ambush::PatternChoice*>();
        for (int row = 0; row < choice->count(); ++row)
            choice->item(row)->setCheckState(row + 1 >= choice->count() ? Qt::Checked : Qt::Unchecked);
        settle();
        writeWindow(QStringLiteral("ambushes.png"));
    }

    /// Some turns into a game on that map, with a wall broken at one of the sites.
    void drawSimulation() {
        constexpr int places = 40;
        constexpr int turns = 16;
        QAction* simulate = window_.commands().command(QStringLiteral("text-map.simulate-ambushes"))->action;
        simulate->trigger();
        settle();
        sites_->findChild<ambush::SimulationBar*>()->budget()->setValue(places);
        ambush::SimulationControl& game = static_cast<ambush::AmbushDock*>(sites_)->simulation();
        for (int turn = 0; turn < turns; ++turn)
            game.step();
        game.strike({9, 31});
        settle();
        writeWindow(QStringLiteral("ambush-simulation.png"));
        simulate->trigger();
    }

    void drawTextMap() {
        const QString path = own_.filePath(QStringLiteral("old-cellar.txt"));
        QFile file(path);
        written_ = written_ && file.open(QIODevice::WriteOnly) && file.write(cellar) > 0;
        file.close();
        drawWindow(path, QStringLiteral("text-map-editor.png"));
    }

    /// Without the text of the picture before in the status bar.
    void writeWindow(const QString& name) {
        window_.statusBar()->clearMessage();
        write(window_.grab(), name);
    }

    void drawSymmetries() {
        kings_conflict::NewMapDialog dialog(game_, maps_.renderer(), {}, &window_);
        dialog.show();
        settle();
        write(dialog.grab(), QStringLiteral("symmetry.png"));
    }

    void open(const QString& file, QSize size) {
        window_.openFiles({QDir(resources_).filePath(file)});
        window_.resize(size);
        window_.show();
        settle();
    }

    QList<Workspace*> workspaces() {
        textMaps_.offerGrounds(grounds_);
        textMaps_.addPanel([this] { return sites_; });
        return {&maps_, &decks_, &duels_, &patterns_, &textMaps_, &worlds_, &templates_};
    }

    kings_conflict::MapDocument& map() {
        return *static_cast<kings_conflict::MapDocument*>(window_.tabs().currentDocument());
    }
    kings_conflict::MapCanvas& canvas() {
        return *window_.tabs().currentPage()->findChild<kings_conflict::MapCanvas*>();
    }

    void drag(const QList<Cell>& course, bool release) {
        for (qsizetype i = 0; i < course.size(); ++i)
            point(i == 0 ? QEvent::MouseButtonPress : QEvent::MouseMove, course[i], Qt::LeftButton);
        if (release) point(QEvent::MouseButtonRelease, course.back(), Qt::NoButton);
    }

    void point(QEvent::Type type, Cell cell, Qt::MouseButtons held) {
        const QPointF at = canvas().geometryOfCells().rectOf(cell).center();
        const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, canvas().viewport()->mapToGlobal(at), button, held, Qt::NoModifier);
        QCoreApplication::sendEvent(canvas().viewport(), &event);
    }

    void write(const QPixmap& picture, const QString& name) {
        const QImage image = picture.toImage().convertToFormat(QImage::Format_RGB888);
        const QString path = QDir(folder_).filePath(name);
        if (image.save(path, "PNG", 0)) return; // 0: as small as can be
        std::fprintf(stderr, "cannot write %s\n", qPrintable(path));
        written_ = false;
    }

    QString resources_;
    QString folder_;
    QTemporaryDir own_;
    Settings settings_;
    QtDialogs dialogs_;
    const kings_conflict::GameProfile& game_;
    kings_conflict::MapWorkspace maps_;
    token_battle::DeckWorkspace decks_;
    token_battle::DuelWorkspace duels_;
    WalkabilityMaps grounds_;
    text_map::TextMapWorkspace textMaps_;
    ambush::PatternWorkspace patterns_;
    GroundDock* sites_;
    pocket_heroes::WorldWorkspace worlds_;
    pocket_heroes::TemplateWorkspace templates_;
    MainWindow window_;
    bool written_ = true;
};

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 4) {
        std::fputs("usage: guide_pictures RESOURCES FOLDER LANGUAGE\n", stderr);
        return 2;
    }
    installTranslations(application, arguments[3]);
    applyAppearance(Appearance::Light);
    const kings_conflict::LoadedProfiles profiles = kings_conflict::loadProfiles();
    const token_battle::LoadedCatalogues cards = token_battle::loadCatalogues();
    const token_battle::LoadedDuelRules duels = token_battle::loadDuelRules();
    const text_map::LoadedSigns signs = text_map::loadSigns();
    const token_battle::Catalogue& catalogue = cards.catalogues.front();
    auto table = token_battle::DuelTable::of(catalogue, *duels.of(catalogue));
    if (!QDir().mkpath(arguments[2]) || !table) return 1;
    const pocket_heroes::LoadedWorldCatalogue realm = pocket_heroes::loadWorldCatalogue();
    Studio studio(arguments[1], arguments[2], profiles, cards, std::move(table).value(), signs.table,
                  realm.catalogue);
    return studio.drawAll() ? 0 : 1;
}
