// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/map_tool_actions.h"

#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/model/map_sentences.h"
#include "editor/kings_conflict/view/tools/map_tools.h"

#include <QActionGroup>

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

/// The tools for maps of every game.
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
    offer.entries.push_back(
        entry("lock", MapToolActions::tr("Lock Cells"),
              MapToolActions::tr("Lock cells, so that generating terrain leaves them as they are"), Qt::Key_K));
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
        QAction* action =
            add(QStringLiteral("digit-%1").arg(digit), QStringLiteral("digit"),
                QStringLiteral("&%1").arg(digit), tr("Paint the digit %1 on hint layers").arg(digit),
                QKeySequence(Qt::Key_0 + digit), [this, digit] {
                    state_.setDigit(Code('0' + digit));
                    update();
                });
        action->setCheckable(true);
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
    return showsHints() ? layer_reason::onlyOnTerrain() : layer_reason::onlyOnHints();
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
    stonemason::allow(*digitMenu_->menuAction(), hints, layer_reason::onlyOnHints());
    for (int digit = 0; digit <= 9; ++digit) {
        QAction* choice = action(QStringLiteral("digit-%1").arg(digit));
        allow(choice, hints, layer_reason::onlyOnHints());
        choice->setChecked(hints && state_.digit() == Code('0' + digit));
    }
}

namespace {

constexpr std::array slopes{Slope{1, 1}, Slope{1, 2}, Slope{1, 3}, Slope{2, 1}, Slope{3, 1}};

QString slopeId(const Slope& slope) {
    return QStringLiteral("slope-%1-in-%2").arg(slope.fall).arg(slope.steps);
}

} // namespace

SlopeActions::SlopeActions(MapToolState& state, QObject* parent)
    : BoundMapActions(parent)
    , state_(state)
    , rampMenu_(std::make_unique<QMenu>())
    , slopeMenu_(std::make_unique<QMenu>()) {
    rampMenu_->setTitle(tr("Gra&dient Ends"));
    slopeMenu_->setTitle(tr("Distance Fill Slo&pe"));
    addEnds();
    addSlopes();
    toolBar_ = {
        buttonFor(*rampMenu_, QStringLiteral("ramp-ends"), tr("The digits at both ends of the gradient")),
        buttonFor(*slopeMenu_, QStringLiteral("slope"),
                  tr("How fast the digits fall with the distance from the goal"))};
    connect(&state_, &MapToolState::slopesChanged, this, &SlopeActions::update);
    connect(&state_, &MapToolState::paintChanged, this, &SlopeActions::showButtons);
    connect(&state_, &MapToolState::toolChanged, this, &SlopeActions::showButtons);
    showButtons();
}

QList<QAction*> SlopeActions::menus() const {
    return {rampMenu_->menuAction(), slopeMenu_->menuAction()};
}

QAction* SlopeActions::buttonFor(QMenu& menu, const QString& name, const QString& tip) {
    menu.setIcon(icon(&menu == rampMenu_.get() ? QStringLiteral("ramp") : QStringLiteral("rise")));
    menu.menuAction()->setObjectName(QStringLiteral("map.") + name);
    menu.menuAction()->setToolTip(tip);
    auto* button = new QAction(this); // of its own, so that the menu stays while the tool bar's goes
    button->setObjectName(QStringLiteral("map.%1-button").arg(name));
    button->setText(menu.title());
    button->setToolTip(tip);
    button->setMenu(&menu);
    button->setProperty("showText", true);
    return button;
}

void SlopeActions::addEnd(QActionGroup* group, const QString& id, const QString& text, RampEnd end,
                          RampEnd RampEnds::*which) {
    QAction* action = add(id, QStringLiteral("ramp"), text,
                          tr("The gradient: %1").arg(QString(text).remove(u'&')), {}, [this, end, which] {
                              RampEnds ends = state_.ramp();
                              ends.*which = end;
                              state_.setRamp(ends);
                          });
    action->setCheckable(true);
    action->setActionGroup(group);
    rampMenu_->addAction(action);
}

void SlopeActions::addEnds() {
    auto* from = new QActionGroup(this);
    addEnd(from, QStringLiteral("ramp-from-there"), tr("&Starts at the Value There"), RampEnd::ValueThere,
           &RampEnds::from);
    addEnd(from, QStringLiteral("ramp-from-digit"), tr("Starts at the &Chosen Digit"), RampEnd::ChosenDigit,
           &RampEnds::from);
    addEnd(from, QStringLiteral("ramp-from-zero"), tr("Starts at &0"), RampEnd::Zero, &RampEnds::from);
    rampMenu_->addSeparator();
    auto* to = new QActionGroup(this);
    addEnd(to, QStringLiteral("ramp-to-digit"), tr("&Ends at the Chosen Digit"), RampEnd::ChosenDigit,
           &RampEnds::to);
    addEnd(to, QStringLiteral("ramp-to-there"), tr("Ends at the &Value There"), RampEnd::ValueThere,
           &RampEnds::to);
    addEnd(to, QStringLiteral("ramp-to-zero"), tr("Ends a&t 0"), RampEnd::Zero, &RampEnds::to);
}

void SlopeActions::addSlopes() {
    auto* group = new QActionGroup(this);
    for (const Slope& slope : slopes) {
        //: How a landscape falls: by %1 every %2 steps
        const QString text = slope.steps == 1 ? tr("By &%1 Each Step").arg(slope.fall)
                                              : tr("By %1 Every &%2 Steps").arg(slope.fall).arg(slope.steps);
        const QString tip = slope.steps == 2 ? tr("The gentlest slope that units with two moves can climb")
                                             : tr("How fast the digits fall with the distance from the goal");
        QAction* action = add(slopeId(slope), QStringLiteral("rise"), text, tip, {},
                              [this, slope] { state_.setSlope(slope); });
        action->setCheckable(true);
        action->setActionGroup(group);
        slopeMenu_->addAction(action);
    }
}

void SlopeActions::showButtons() {
    const auto value = [this](RampEnd end) {
        return end == RampEnd::ValueThere    ? QString()
               : end == RampEnd::ChosenDigit ? QString(QLatin1Char(state_.digit()))
                                             : QStringLiteral("0");
    };
    const Slope slope = state_.slope();
    const QString ends = QStringLiteral("%1 → %2").arg(value(state_.ramp().from), value(state_.ramp().to));
    const QString fall = slope.steps == 1 ? QStringLiteral("−%1").arg(slope.fall)
                                          : QStringLiteral("−%1/%2").arg(slope.fall).arg(slope.steps);
    toolBar_[0]->setIconText(ends.trimmed() + u' '); // the arrow of the button stands close by
    toolBar_[1]->setIconText(fall + u' ');
    toolBar_[0]->setVisible(state_.tool() == QLatin1String("ramp"));
    toolBar_[1]->setVisible(state_.tool() == QLatin1String("rise"));
}

void SlopeActions::bound() {
    binding().on(viewState(), &MapViewState::currentLayerChanged, [this] { update(); });
}

void SlopeActions::refresh() {
    const bool hints = viewState()->currentLayer() != terrainLayer;
    for (QAction* choice : all())
        allow(choice, hints, layer_reason::onlyOnHints());
    const RampEnds ends = state_.ramp();
    const auto check = [this](const char* id, bool on) { action(QString::fromLatin1(id))->setChecked(on); };
    check("ramp-from-there", ends.from == RampEnd::ValueThere);
    check("ramp-from-digit", ends.from == RampEnd::ChosenDigit);
    check("ramp-from-zero", ends.from == RampEnd::Zero);
    check("ramp-to-digit", ends.to == RampEnd::ChosenDigit);
    check("ramp-to-there", ends.to == RampEnd::ValueThere);
    check("ramp-to-zero", ends.to == RampEnd::Zero);
    for (const Slope& slope : slopes)
        action(slopeId(slope))->setChecked(slope == state_.slope());
    showButtons();
}

} // namespace stonemason::kings_conflict
