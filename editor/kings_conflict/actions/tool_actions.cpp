// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/actions/tool_actions.h"

#include "editor/app/icons.h"
#include "editor/kings_conflict/tool_state.h"
#include "editor/kings_conflict/tools/map_tool.h"
#include "editor/kings_conflict/tools/map_tools.h"

#include <QActionGroup>
#include <QHash>

namespace stonemason {

namespace {

/// What the tool bar calls the tool, where it has room for words: those that maps are mostly drawn with.
QString wordOf(const QString& id) {
    const QHash<QString, QString> words{{QStringLiteral("brush"), ToolActions::tr("Brush")},
                                        {QStringLiteral("line"), ToolActions::tr("Line")},
                                        {QStringLiteral("rectangle"), ToolActions::tr("Rectangle")},
                                        {QStringLiteral("fill"), ToolActions::tr("Fill")},
                                        {QStringLiteral("river"), ToolActions::tr("River")},
                                        {QStringLiteral("road"), ToolActions::tr("Road")},
                                        {QStringLiteral("eraser"), ToolActions::tr("Eraser")}};
    return words.value(id);
}

/// "3 × 3"
QString sizeText(int size) {
    return QStringLiteral("%1 × %1").arg(size);
}

} // namespace

ToolActions::ToolActions(const GameProfile& game, ToolState& state, const ToolBox& tools, QObject* parent)
    : BoundMapActions(parent)
    , game_(game)
    , state_(state)
    , tools_(tools)
    , group_(new QActionGroup(this))
    , sizeMenu_(std::make_unique<QMenu>())
    , digitMenu_(std::make_unique<QMenu>()) {
    addTools();
    addSizes();
    addDigits();
    showStandIns(false);
    connect(&state_, &ToolState::toolChanged, this, [this](const QString& id) {
        update();
        if (const Tool* tool = tools_.tool(id); tool && binding()) emit message(tool->hint());
    });
    connect(&state_, &ToolState::paintChanged, this, &ToolActions::update);
    connect(&state_, &ToolState::brushSizeChanged, this, &ToolActions::update);
    connect(&state_, &ToolState::stampChanged, this, &ToolActions::update);
}

/// Whether the game has something for the tool: hints, rivers or roads.
bool ToolActions::isOfUse(const QString& id) const {
    const auto has = [this](Network network) {
        return std::ranges::any_of(game_.tiles,
                                   [network](const Tile& tile) { return !edgesOf(tile, network).empty(); });
    };
    if (id == QLatin1String("river")) return has(Network::River);
    if (id == QLatin1String("road")) return has(Network::Road);
    const Tool* tool = tools_.tool(id);
    return !tool || worksOnTerrain(*tool) || game_.hasHints();
}

void ToolActions::addTool(const QString& id, const QString& picture, const QString& text, const QString& tip,
                          const QKeySequence& keys) {
    if (!isOfUse(id)) return;
    QAction* action = add(id, picture, text, tip, keys);
    action->setCheckable(true);
    action->setActionGroup(group_);
    if (const QString word = wordOf(id); !word.isEmpty()) {
        action->setIconText(word);
        action->setProperty("words", true);
    }
    connect(action, &QAction::triggered, this, [this, id] {
        state_.setTool(id);
        if (canvas()) canvas()->setFocus();
    });
    menu_ += action;
    const Tool* tool = tools_.tool(id);
    if (!tool || (worksOnHints(*tool) && worksOnTerrain(*tool))) {
        toolBar_ += action;
        return;
    }
    toolBar_ += standInFor(action);
    standIns_.append({toolBar_.back(), tool});
}

QAction* ToolActions::standInFor(QAction* action) {
    auto* standIn = new QAction(action->icon(), action->text(), this);
    standIn->setObjectName(action->objectName() + QStringLiteral("-button"));
    standIn->setCheckable(true);
    standIn->setIconText(action->iconText());
    standIn->setProperty("words", action->property("words"));
    const auto follow = [standIn, action] {
        standIn->setEnabled(action->isEnabled());
        standIn->setChecked(action->isChecked());
        standIn->setToolTip(action->toolTip());
    };
    standIn->setStatusTip(action->statusTip());
    connect(action, &QAction::changed, standIn, follow);
    connect(standIn, &QAction::triggered, action, [action, follow] {
        action->trigger();
        follow(); // a click on the tool in hand must not let go of it
    });
    follow();
    return standIn;
}

void ToolActions::showStandIns(bool hints) {
    for (const auto& [standIn, tool] : standIns_)
        standIn->setVisible(hints ? worksOnHints(*tool) : worksOnTerrain(*tool));
}

void ToolActions::addGap() {
    toolBar_ += addSeparator();
    menu_ += toolBar_.back();
}

void ToolActions::addTools() {
    const auto named = [](const char* name) { return QString::fromLatin1(name); };
    addTool(named("brush"), named("brush"), tr("&Brush"), tr("Paint the chosen tile"), Qt::Key_B);
    addTool(named("line"), named("line"), tr("&Line"), tr("Paint a straight line"), Qt::Key_L);
    addTool(named("rectangle"), named("rectangle"), tr("&Rectangle"), tr("Paint a rectangle"), Qt::Key_R);
    addTool(named("fill"), named("fill"), tr("&Fill"), tr("Fill an area of equal tiles"), Qt::Key_F);
    addGap();
    addTool(named("river"), named("river"), tr("Ri&ver Pen"), tr("Draw a river, with bends and bridges"),
            Qt::Key_V);
    addTool(named("road"), named("road"), tr("R&oad Pen"), tr("Draw a road, with bends and bridges"),
            Qt::Key_O);
    addTool(named("eraser"), named("eraser"), tr("&Eraser"), tr("Erase to plains; rivers and roads adapt"),
            Qt::Key_E);
    addTool(named("raise"), named("raise"), tr("Ra&ise or Lower"),
            tr("Raise the digits, or lower them with the right button"), Qt::Key_U);
    addTool(named("ramp"), named("ramp"), tr("&Gradient"),
            tr("Let the digits change step by step from one place to another"), Qt::Key_G);
    addTool(named("rise"), named("rise"), tr("&Distance Fill"),
            tr("Let the digits rise towards a goal, along walkable tiles"), Qt::Key_D);
    addGap();
    addTool(named("select"), named("select"), tr("&Select"),
            tr("Select a rectangle; drag a selection to move it"), Qt::Key_S);
    addTool(named("wand"), named("wand"), tr("&Wand"), tr("Select an area of equal tiles"), Qt::Key_W);
    addTool(named("select-same"), named("select-same"), tr("Select S&ame"),
            tr("Select every tile like the one clicked"), Qt::Key_A);
    addTool(named("stamp"), named("stamp"), tr("S&tamp"), tr("Stamp the captured or copied area"), Qt::Key_T);
    addTool(named("eyedropper"), named("eyedropper"), tr("E&yedropper"),
            tr("Pick the tile to paint from the map"), Qt::Key_I);
    addTool(named("replace"), named("replace"), tr("Re&place"),
            tr("Click a tile to replace all tiles like it"), Qt::Key_P);
}

void ToolActions::addSizes() {
    sizeMenu_->setTitle(tr("Brush Si&ze"));
    QAction* larger = add(QStringLiteral("larger-brush"), QStringLiteral("add"), tr("&Larger Brush"),
                          tr("Brush, eraser and raise change more cells at once"), Qt::Key_BracketRight);
    QAction* smaller = add(QStringLiteral("smaller-brush"), QStringLiteral("remove"), tr("&Smaller Brush"),
                           tr("Brush, eraser and raise change fewer cells at once"), Qt::Key_BracketLeft);
    connect(larger, &QAction::triggered, this, [this] { state_.setBrushSize(state_.brushSize() + 1); });
    connect(smaller, &QAction::triggered, this, [this] { state_.setBrushSize(state_.brushSize() - 1); });
    auto* sizes = new QActionGroup(this);
    for (int size = 1; size <= ToolState::maximumBrushSize; ++size) {
        QAction* choice =
            add(QStringLiteral("brush-size-%1").arg(size), QStringLiteral("grid"), sizeText(size),
                tr("Brush, eraser and raise work on squares of %1 cells").arg(sizeText(size)));
        choice->setCheckable(true);
        choice->setActionGroup(sizes);
        connect(choice, &QAction::triggered, this, [this, size] { state_.setBrushSize(size); });
        sizeMenu_->addAction(choice);
    }
    sizeMenu_->addSeparator();
    sizeMenu_->addActions({larger, smaller});
    QAction* button = sizeMenu_->menuAction();
    button->setObjectName(QStringLiteral("map.brush-size"));
    button->setToolTip(tr("How many cells brush, eraser and raise work on at once"));
    button->setProperty("showText", true);
    toolBar_ += button;
    menu_ += button;
}

void ToolActions::addDigits() {
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

QList<QAction*> ToolActions::menu() const {
    return game_.hasHints() ? menu_ + QList<QAction*>{digitMenu_->menuAction()} : menu_;
}

void ToolActions::bound() {
    binding().on(viewState(), &MapViewState::currentLayerChanged, [this] {
        const bool hints = viewState()->currentLayer() != terrainLayer;
        const Tool* tool = tools_.tool(state_.tool());
        const bool works = !tool || (hints ? worksOnHints(*tool) : worksOnTerrain(*tool));
        if (!works) state_.setTool(QStringLiteral("brush"));
        update();
    });
}

void ToolActions::refresh() {
    const bool hints = viewState()->currentLayer() != terrainLayer;
    showStandIns(hints);
    for (QAction* action : group_->actions()) {
        const QString id = action->objectName().section(QLatin1Char('.'), 1);
        if (const Tool* tool = tools_.tool(id))
            allow(action, hints ? worksOnHints(*tool) : worksOnTerrain(*tool));
        action->setChecked(id == state_.tool());
    }
    allow(QStringLiteral("larger-brush"), state_.brushSize() < ToolState::maximumBrushSize);
    allow(QStringLiteral("smaller-brush"), state_.brushSize() > 1);
    sizeMenu_->menuAction()->setIconText(sizeText(state_.brushSize()) + u' '); // the arrow stands close by
    for (int size = 1; size <= ToolState::maximumBrushSize; ++size)
        action(QStringLiteral("brush-size-%1").arg(size))->setChecked(size == state_.brushSize());
    digitMenu_->setEnabled(hints);
    for (int digit = 0; digit <= 9; ++digit) {
        QAction* choice = action(QStringLiteral("digit-%1").arg(digit));
        allow(choice, hints);
        choice->setChecked(hints && state_.digit() == Code('0' + digit));
    }
}

} // namespace stonemason
