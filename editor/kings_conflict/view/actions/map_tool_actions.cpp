// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/map_tool_actions.h"

#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/model/layer_reasons.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"
#include "editor/kings_conflict/view/tools/map_tool.h"
#include "editor/kings_conflict/view/tools/map_tools.h"

namespace stonemason::kings_conflict {

namespace {

/// Whether the game has something for the tool: hints, rivers or roads.
bool isOfUse(const Tool& tool, const GameProfile& game) {
    const auto has = [&game](Network network) {
        return std::ranges::any_of(game.tiles,
                                   [network](const Tile& tile) { return !edgesOf(tile, network).empty(); });
    };
    if (tool.id() == QLatin1String("river")) return has(Network::River);
    if (tool.id() == QLatin1String("road")) return has(Network::Road);
    return worksOnTerrain(tool) || game.hasHints();
}

ToolEntry entry(const char* id, const QString& text, const QString& tip, Qt::Key key,
                const QString& word = {}) {
    return {QString::fromLatin1(id), text, tip, key, word};
}

/// Every tool that there is for maps.
ToolOffer allMapTools() {
    ToolOffer offer = gridToolOffer();
    offer.at(QStringLiteral("eyedropper"))->tip = MapToolActions::tr("Pick the tile to paint from the map");
    auto eraser = offer.at(QStringLiteral("eraser"));
    eraser->tip = MapToolActions::tr("Erase to plains; rivers and roads adapt");
    offer.entries.insert(
        eraser + 1,
        {entry("raise", MapToolActions::tr("Ra&ise or Lower"),
               MapToolActions::tr("Raise the digits, or lower them with the right button"), Qt::Key_U),
         entry("ramp", MapToolActions::tr("&Gradient"),
               MapToolActions::tr("Let the digits change step by step from one place to another"), Qt::Key_G),
         entry("rise", MapToolActions::tr("&Distance Fill"),
               MapToolActions::tr("Let the digits rise towards a goal, along walkable tiles"), Qt::Key_D)});
    offer.entries.insert(offer.at(QStringLiteral("eraser")),
                         {entry("river", MapToolActions::tr("Ri&ver Pen"),
                                MapToolActions::tr("Draw a river, with bends and bridges"), Qt::Key_V,
                                MapToolActions::tr("River")),
                          entry("road", MapToolActions::tr("R&oad Pen"),
                                MapToolActions::tr("Draw a road, with bends and bridges"), Qt::Key_O,
                                MapToolActions::tr("Road"))});
    offer.brush = {MapToolActions::tr("Brush, eraser and raise change more cells at once"),
                   MapToolActions::tr("Brush, eraser and raise change fewer cells at once"),
                   MapToolActions::tr("Brush, eraser and raise work on squares of %1 cells"),
                   MapToolActions::tr("How many cells brush, eraser and raise work on at once")};
    return offer;
}

/// Those that the game has something for.
ToolOffer offerOf(const GameProfile& game, const ToolBox& tools) {
    ToolOffer offer = allMapTools();
    std::erase_if(offer.entries, [&](const ToolEntry& entry) {
        const Tool* tool = tools.tool(entry.tool);
        return tool && !isOfUse(*tool, game);
    });
    for (ToolEntry& entry : offer.entries)
        if (const Tool* tool = tools.tool(entry.tool))
            entry.sometimes = !worksOnHints(*tool) || !worksOnTerrain(*tool);
    return offer;
}

} // namespace

MapToolActions::MapToolActions(const GameProfile& game, MapToolState& state, const ToolBox& tools,
                               QObject* parent)
    : ToolActions(QStringLiteral("map"), state, tools, offerOf(game, tools), parent)
    , game_(game)
    , state_(state)
    , tools_(tools)
    , digitMenu_(std::make_unique<QMenu>()) {
    addDigits();
    showStandIns();
}

void MapToolActions::addDigits() {
    digitMenu_->setTitle(tr("&Hint Digit"));
    digitMenu_->setIcon(icon(QStringLiteral("digit")));
    for (int digit = 0; digit <= 9; ++digit) {
        QAction* action = add(
            QStringLiteral("digit-%1").arg(digit), QStringLiteral("digit"), QStringLiteral("&%1").arg(digit),
            tr("Paint the digit %1 on hint layers").arg(digit), QKeySequence(Qt::Key_0 + digit));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, digit] {
            state_.setDigit(Code('0' + digit));
            update();
        });
        digitMenu_->addAction(action);
    }
}

QList<QAction*> MapToolActions::menu() const {
    return game_.hasHints() ? ToolActions::menu() + QList<QAction*>{digitMenu_->menuAction()}
                            : ToolActions::menu();
}

bool MapToolActions::showsHints() const {
    const auto* canvas = static_cast<const MapCanvas*>(view());
    return canvas && canvas->document().view().currentLayer() != terrainLayer;
}

bool MapToolActions::worksNow(const Tool& tool) const {
    return showsHints() ? worksOnHints(tool) : worksOnTerrain(tool);
}

QString MapToolActions::reasonAgainst(const Tool&) const {
    return showsHints() ? reason::onlyOnTerrain() : reason::onlyOnHints();
}

void MapToolActions::bound() {
    ToolActions::bound();
    const auto* canvas = static_cast<const MapCanvas*>(view());
    binding().on(&canvas->document().view(), &MapViewState::currentLayerChanged, [this] {
        const Tool* tool = tools_.tool(state_.tool());
        if (tool && !worksNow(*tool)) state_.setTool(QStringLiteral("brush"));
        update();
    });
}

void MapToolActions::refresh() {
    ToolActions::refresh();
    const bool hints = showsHints();
    stonemason::allow(*digitMenu_->menuAction(), hints, reason::onlyOnHints());
    for (int digit = 0; digit <= 9; ++digit) {
        QAction* choice = action(QStringLiteral("digit-%1").arg(digit));
        allow(choice, hints, reason::onlyOnHints());
        choice->setChecked(hints && state_.digit() == Code('0' + digit));
    }
}

} // namespace stonemason::kings_conflict
