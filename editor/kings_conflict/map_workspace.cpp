// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/map_workspace.h"

#include "core/documents/document_kind.h"
#include "core/documents/recognition.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/generate/generate.h"
#include "editor/app/settings/author.h"
#include "editor/app/settings/settings.h"
#include "editor/kings_conflict/model/map_ground.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/actions/map_actions.h"
#include "editor/kings_conflict/view/actions/map_edit_actions.h"
#include "editor/kings_conflict/view/canvas/compare_view.h"
#include "editor/kings_conflict/view/dialogs/new_map_dialog.h"
#include "editor/kings_conflict/view/docks/rules_dock.h"
#include "editor/kings_conflict/view/generate/generated_map_dialog.h"
#include "editor/kings_conflict/view/overlays/fairness_overlays.h"
#include "editor/kings_conflict/view/overlays/locks_overlay.h"
#include "editor/kings_conflict/view/overlays/notes_overlay.h"
#include "editor/kings_conflict/view/tools/map_tools.h"
#include "editor/text/names.h"

#include <QApplication>

#include <optional>
#include <utility>

namespace stonemason::kings_conflict {

namespace {

/// For each game (its id) the id of the symmetry that its last new map began with.
constexpr SettingKey<QString> newMapSymmetry{"maps/newSymmetry/"};

std::optional<Symmetry> rememberedSymmetry(const Settings* settings, const GameProfile& game) {
    if (!settings) return std::nullopt;
    return symmetryFromId(settings->value(newMapSymmetry, QString::fromStdString(game.id)).toStdString());
}

} // namespace

MapWorkspace::MapWorkspace(const GameProfile& game, QObject* parent)
    : MapWorkspace(std::span(&game, 1), 0, parent) {
}

MapWorkspace::MapWorkspace(std::span<const GameProfile> games, std::size_t index, QObject* parent)
    : GridWorkspaceOf({.samples = QStringLiteral(":/maps/*.smap"),
                       .helpPage = QStringLiteral("maps.md"),
                       .moveFrame = tr("Move the frame on the map")},
                      parent)
    , games_(games)
    , index_(index)
    , game_(games[index])
    , offered_{this}
    , state_(game_)
    , tools_(mapTools())
    , renderer_(game_) {
    if (index_ != 0) return; // the first game's workspace makes the maps of all
    addNew({.id = QStringLiteral("map.new"),
            .icon = QStringLiteral("new"),
            .text = tr("New &Map…"),
            .tip = tr("Start a map")},
           [this] { showNewMapDialog(); });
    addNew({.id = QStringLiteral("map.generated"),
            .icon = QStringLiteral("dice"),
            .text = tr("Generated Map…"),
            .tip = tr("Choose one of twelve maps that are made as you wish")},
           [this] { showGeneratedMapDialog(); });
}

GridActionSets<MapEditorTraits>* MapWorkspace::makeActions() {
    return actions_ = new MapActions(game_, state_, tools_, stamps(), renderer_, this);
}

QString MapWorkspace::nameOf(const QString& name) const {
    return index_ == 0 ? name : name + u':' + QString::fromStdString(game_.id);
}

QString MapWorkspace::id() const {
    return nameOf(GridWorkspaceOf::id());
}

QString MapWorkspace::openFilter() const {
    //: %1 is the game's name
    return tr("%1 maps (*.smap *.as *.txt)").arg(localText(game_.name));
}

QStringList MapWorkspace::saveFilters() const {
    return {tr("Stonemason map (*.smap)"), tr("Code for submission (*.as)"), tr("Text (*.txt)")};
}

bool MapWorkspace::recognises(std::string_view bytes) const {
    return looksLikeMap(bytes, games_) && gameOf(bytes, games_) == index_;
}

int MapWorkspace::likeness(std::string_view text) const {
    return mapLikeness(text, games_.subspan(index_, 1));
}

ContentReader MapWorkspace::contentReader() const {
    return [&game = game_](const std::string& bytes, ContentSource source) -> Result<MakeDocument> {
        auto read = readMapDocument(bytes, std::span(&game, 1));
        if (!read) return read.error();
        std::optional<MapFileFormat> form;
        if (source == ContentSource::File) form = mapFileFormatOf(bytes, *read, game);
        return MakeDocument([map = std::move(read).value().map, form, &game]() mutable {
            return std::make_unique<MapDocument>(std::move(map), game, form);
        });
    };
}

QImage MapWorkspace::thumbnail(const Document& document, QSize size) const {
    MapStyle style;
    style.theme = currentTheme();
    style.axis = false;
    return MapRenderer(game_).image(static_cast<const MapDocument&>(document).committedMap(), style, size);
}

QWidget* MapWorkspace::makeView(MapDocument& document, QWidget* parent) {
    auto* view = new CompareView(document, renderer_, state_, parent);
    connect(&document.view(), &MapViewState::currentLayerChanged, view,
            [this, view, &document] { setHelpPage(*view, helpPageOf(document)); });
    connect(&document.view(), &MapViewState::rulesRequested, view, [this](int number) {
        showDock(rules_);
        if (rules_) rules_->showNumber(number);
    });
    connect(view, &CompareView::activeChanged, this, [this, &document, view] {
        if (current() == &document) setCurrent(&document, view);
    });
    return view;
}

QString MapWorkspace::helpPageOf(const MapDocument& document) const {
    return document.view().currentLayer() == terrainLayer ? words().helpPage
                                                          : QStringLiteral("making-hints.md");
}

MapCanvas* MapWorkspace::canvasIn(QWidget& view) const {
    const auto* compared = qobject_cast<CompareView*>(&view);
    MapCanvas* canvas = compared ? compared->activeCanvas() : nullptr;
    if (canvas && canvas->actions().isEmpty()) canvas->addActions(actions_->notes().ofCell());
    return canvas;
}

void MapWorkspace::firstShown(MapDocument& document) {
    provideFairness(document);
    provideNotes(document);
    provideLocks(document);
    sketches().follow(document, document.view());
    offerGround<MapGround>(document);
}

QList<FixedKeys> MapWorkspace::fixedKeys() const {
    QList<FixedKeys> keys = GridWorkspaceOf::fixedKeys();
    keys.insert(1, {{Qt::Key_Home, Qt::Key_End}, tr("Move the frame to the left or right edge")});
    keys.insert(2, {{Qt::Key_PageUp, Qt::Key_PageDown}, tr("Move the frame to the top or bottom edge")});
    keys += {{Qt::Key_F}, tr("Fix the selected problem, in the Problems panel"), true};
    return keys;
}

QStringList MapWorkspace::samples() const {
    QStringList paths = GridWorkspaceOf::samples();
    if (games_.size() > 1) paths.removeIf([this](const QString& path) { return !recognises(bytesOf(path)); });
    return paths;
}

std::vector<Map> MapWorkspace::sampleMaps() const {
    std::vector<Map> maps;
    for (const QString& path : samples()) {
        auto read = readMap(bytesOf(path), std::span(&game_, 1));
        if (read && read->map.game == game_.id) maps.push_back(std::move(read).value().map);
    }
    return maps;
}

void MapWorkspace::create(Map map) {
    auto* document = new MapDocument(std::move(map), game_);
    if (document->map().origin) document->markNeverSaved(); // which seed it was is soon forgotten
    emit created(document);
}

void MapWorkspace::showGeneratedMapDialog(const GenerationRequest* request) {
    std::vector<MapWorkspace*> able;
    std::vector<GeneratedMapDialog::Offer> offers;
    for (MapWorkspace* workspace : offered_) {
        if (generatedSymmetries(workspace->game_).empty()) continue;
        able.push_back(workspace);
        offers.push_back({workspace->game_, workspace->renderer_});
    }
    if (offers.empty()) return;
    GeneratedMapDialog dialog(std::move(offers), settings(), QApplication::activeWindow());
    for (std::size_t i = 0; i < able.size(); ++i)
        if (able[i]->current()) dialog.chooseGame(i);
    if (request) dialog.showRequest(*request);
    if (dialog.exec() != QDialog::Accepted) return;
    Map map = dialog.map();
    if (settings()) signWithAuthor(map.info.author, *settings());
    able[dialog.game()]->create(std::move(map));
}

void MapWorkspace::showNewMapDialog() {
    std::vector<NewMapDialog::Offer> offers;
    for (MapWorkspace* workspace : offered_)
        offers.push_back({workspace->game_, workspace->renderer_, workspace->sampleMaps()});
    NewMapDialog dialog(std::move(offers), QApplication::activeWindow());
    for (std::size_t i = 0; i < offered_.size(); ++i)
        if (offered_[i]->current()) dialog.chooseGame(i);
    for (std::size_t i = 0; i < offered_.size(); ++i)
        if (const auto symmetry = rememberedSymmetry(settings(), offered_[i]->game_))
            dialog.chooseSymmetry(i, *symmetry);
    if (dialog.exec() != QDialog::Accepted) return;
    const GameProfile& game = offered_[dialog.game()]->game_;
    Map map = dialog.map();
    if (settings()) signWithAuthor(map.info.author, *settings());
    if (settings() && dialog.symmetry() != rememberedSymmetry(settings(), game))
        settings()->setValue(newMapSymmetry,
                             QString::fromStdString(std::string(symmetryId(dialog.symmetry()))),
                             QString::fromStdString(game.id));
    offered_[dialog.game()]->create(std::move(map));
}

} // namespace stonemason::kings_conflict
