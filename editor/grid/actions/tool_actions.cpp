// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/actions/tool_actions.h"

#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/icons.h"
#include "editor/grid/document/grid_state.h"
#include "editor/grid/tools/tool_box.h"
#include "editor/grid/tools/tool_state.h"

#include <QActionGroup>

#include <array>

namespace stonemason {

namespace {

/// In hundredths, as the menu offers them.
constexpr std::array scatterShares{5, 10, 20, 30, 40, 50, 60, 75, 90};

/// "3 × 3"
QString sizeText(int size) {
    return QStringLiteral("%1 × %1").arg(size);
}

} // namespace

ToolActions::ToolActions(const QString& prefix, ToolState& state, const ToolBox& tools,
                         const ToolOffer& offer, QObject* parent)
    : GridActions(prefix, parent)
    , state_(state)
    , tools_(tools)
    , group_(new QActionGroup(this))
    , sizeMenu_(std::make_unique<QMenu>()) {
    for (const ToolEntry& entry : offer.entries)
        if (entry.tool.isEmpty())
            addGap();
        else
            addTool(entry);
    if (offer.has(QStringLiteral("scatter"))) addShares(prefix);
    addSizes(offer.brush, prefix);
    connect(&state_, &ToolState::toolChanged, this, [this](const QString& id) {
        update();
        if (const Tool* tool = tools_.tool(id); tool && binding()) emit message(tool->hint());
    });
    connect(&state_, &ToolState::paintChanged, this, &ToolActions::update);
    connect(&state_, &ToolState::brushSizeChanged, this, &ToolActions::update);
    connect(&state_, &ToolState::scatterShareChanged, this, &ToolActions::update);
    connect(&state_, &ToolState::stampChanged, this, &ToolActions::update);
}

void ToolActions::addTool(const ToolEntry& entry) {
    QAction* action = add(entry.tool, entry.tool, entry.text, entry.tip, entry.keys);
    action->setCheckable(true);
    action->setActionGroup(group_);
    action->setData(entry.tool);
    if (!entry.word.isEmpty()) {
        action->setIconText(entry.word);
        action->setProperty("words", true);
    }
    connect(action, &QAction::triggered, this, [this, id = entry.tool] {
        state_.setTool(id);
        if (view()) view()->setFocus();
    });
    menu_ += action;
    if (!entry.sometimes) {
        toolBar_ += action;
        return;
    }
    toolBar_ += standInFor(action);
    standIns_.append({toolBar_.back(), tools_.tool(entry.tool)});
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
        standIn->setStatusTip(purposeOf(*action));
        setReason(*standIn, reasonOf(*action));
    };
    connect(action, &QAction::changed, standIn, follow);
    connect(standIn, &QAction::triggered, action, [action, follow] {
        action->trigger();
        follow(); // a click on the current tool must not uncheck it
    });
    follow();
    return standIn;
}

void ToolActions::showStandIns() {
    for (const auto& [standIn, tool] : standIns_)
        standIn->setVisible(worksNow(*tool));
}

void ToolActions::addGap() {
    toolBar_ += addSeparator();
    menu_ += toolBar_.back();
}

void ToolActions::addSizes(const BrushTips& tips, const QString& prefix) {
    sizeMenu_->setTitle(tr("Brush Si&ze"));
    QAction* larger = add(QStringLiteral("larger-brush"), QStringLiteral("add"), tr("&Larger Brush"),
                          tips.larger, Qt::Key_BracketRight);
    QAction* smaller = add(QStringLiteral("smaller-brush"), QStringLiteral("remove"), tr("&Smaller Brush"),
                           tips.smaller, Qt::Key_BracketLeft);
    connect(larger, &QAction::triggered, this, [this] { state_.setBrushSize(state_.brushSize() + 1); });
    connect(smaller, &QAction::triggered, this, [this] { state_.setBrushSize(state_.brushSize() - 1); });
    auto* sizes = new QActionGroup(this);
    for (int size = 1; size <= ToolState::maximumBrushSize; ++size) {
        QAction* choice = add(QStringLiteral("brush-size-%1").arg(size), QStringLiteral("grid"),
                              sizeText(size), tips.exactly.arg(sizeText(size)));
        choice->setCheckable(true);
        choice->setActionGroup(sizes);
        connect(choice, &QAction::triggered, this, [this, size] { state_.setBrushSize(size); });
        sizeMenu_->addAction(choice);
    }
    sizeMenu_->addSeparator();
    sizeMenu_->addActions({larger, smaller});
    QAction* button = sizeMenu_->menuAction();
    button->setObjectName(prefix + QStringLiteral(".brush-size"));
    button->setToolTip(tips.choice);
    button->setProperty("showText", true);
    toolBar_ += button;
    menu_ += button;
}

void ToolActions::addShares(const QString& prefix) {
    shareMenu_ = std::make_unique<QMenu>(tr("Scatter Amo&unt"));
    shareButtonMenu_ = std::make_unique<QMenu>();
    auto* shares = new QActionGroup(this);
    for (const int share : scatterShares) {
        //: a share in hundredths, as "30 %"
        QAction* choice = add(QStringLiteral("scatter-share-%1").arg(share), QStringLiteral("scatter"),
                              tr("%1 %").arg(share), tr("Scatter paints %1 of 100 cells").arg(share));
        choice->setCheckable(true);
        choice->setActionGroup(shares);
        connect(choice, &QAction::triggered, this, [this, share] { state_.setScatterShare(share); });
        shareMenu_->addAction(choice);
    }
    shareMenu_->setIcon(icon(QStringLiteral("scatter")));
    const QString tip = tr("How many of the cells that you pass over Scatter paints");
    shareMenu_->menuAction()->setObjectName(prefix + QStringLiteral(".scatter-share"));
    shareMenu_->menuAction()->setToolTip(tip);
    shareButtonMenu_->addActions(shareMenu_->actions());
    shareButton_ = new QAction(this); // with its own menu: unlike the menu bar's, it is not always visible
    shareButton_->setObjectName(prefix + QStringLiteral(".scatter-share-button"));
    shareButton_->setText(shareMenu_->title());
    shareButton_->setToolTip(tip);
    shareButton_->setMenu(shareButtonMenu_.get());
    shareButton_->setProperty("showText", true);
    toolBar_ += shareButton_;
    menu_ += shareMenu_->menuAction();
    showShare();
}

void ToolActions::showShare() {
    if (!shareButton_) return;
    shareButton_->setIconText(tr("%1 %").arg(state_.scatterShare()) + u' '); // space before the menu arrow
    shareButton_->setVisible(state_.tool() == QLatin1String("scatter"));
    for (const int share : scatterShares)
        action(QStringLiteral("scatter-share-%1").arg(share))->setChecked(share == state_.scatterShare());
}

/// Clears the tool's hint when a stroke by keys begins, to make room for the text on how to finish it.
void ToolActions::bound() {
    if (view())
        binding().on(&view()->state(), &GridState::heldByKeysChanged, [this](bool held) {
            if (held) emit message({});
        });
}

void ToolActions::refresh() {
    showStandIns();
    showShare();
    for (QAction* action : group_->actions()) {
        const QString id = action->data().toString();
        if (const Tool* tool = tools_.tool(id)) allow(action, worksNow(*tool), reasonAgainst(*tool));
        action->setChecked(id == state_.tool());
    }
    allow(QStringLiteral("larger-brush"), state_.brushSize() < ToolState::maximumBrushSize,
          tr("The brush is as large as it can be."));
    allow(QStringLiteral("smaller-brush"), state_.brushSize() > 1, tr("The brush is as small as it can be."));
    sizeMenu_->menuAction()->setIconText(sizeText(state_.brushSize()) + u' '); // space before the menu arrow
    for (int size = 1; size <= ToolState::maximumBrushSize; ++size)
        action(QStringLiteral("brush-size-%1").arg(size))->setChecked(size == state_.brushSize());
}

} // namespace stonemason
