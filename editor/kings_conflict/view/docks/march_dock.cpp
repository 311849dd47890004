// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/march_dock.h"

#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/view/actions/march_actions.h"
#include "editor/kings_conflict/view/march/march_model.h"
#include "editor/kings_conflict/view/march/unit_list.h"
#include "editor/text/names.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPixmap>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace stonemason::kings_conflict {

namespace {

struct Speed {
    const char* name;
    int milliseconds;
};
constexpr Speed speeds[] = {{QT_TRANSLATE_NOOP("stonemason::kings_conflict::MarchDock", "Slow"), 1000},
                            {QT_TRANSLATE_NOOP("stonemason::kings_conflict::MarchDock", "Normal"), 500},
                            {QT_TRANSLATE_NOOP("stonemason::kings_conflict::MarchDock", "Fast"), 150}};
constexpr int normalSpeed = 1;

QToolButton* buttonFor(QAction* action) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setAccessibleName(
        purposeOf(*action)); // the tool tip may give the reason why it cannot be used now
    return button;
}

template <typename... Widgets>
QWidget* inLine(Widgets*... widgets) {
    auto* line = new QWidget;
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins({});
    layout->setSpacing(gap / 2);
    (layout->addWidget(widgets), ...);
    return line;
}

} // namespace

MarchDock::MarchDock(const GameProfile& game, const MarchActions& actions)
    : MapDock(QStringLiteral("march"), tr("March"), Qt::RightDockWidgetArea)
    , game_(game)
    , actions_(actions)
    , content_(*this, [this] { build(); }) {
    connect(this, &QDockWidget::visibilityChanged, this, &MarchDock::setInSight);
    bound();
}

void MarchDock::build() {
    layer_ = new QComboBox;
    appearing_ = new QSpinBox;
    seed_ = new QSpinBox;
    placed_ = new QLabel;
    turn_ = new QSlider(Qt::Horizontal);
    turnLabel_ = new QLabel;
    speed_ = new QComboBox;
    status_ = new QLabel;
    units_ = new UnitList(this);
    view_ = new QListView;
    buildUnits();
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap, gap / 2);
    layout->setSpacing(gap / 2);
    layout->addWidget(buildOrders());
    layout->addWidget(buildTurns());
    layout->addWidget(status_);
    layout->addWidget(view_, 1);
    auto* alone = new QLabel(tr("Follows the hints only: no combat, no regions."));
    alone->setToolTip(tr("The real computer player also weighs combat, region control and who is ahead."));
    alone->setWordWrap(true);
    alone->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(alone);
    setWidget(scrollPane(content));
    forwardFocusTo(*this, *turn_);
    showOrders();
    showState();
}

QWidget* MarchDock::buildOrders() {
    for (int layer = 1; layer < int(game_.layers.size()); ++layer) {
        const Layer& described = game_.layers[std::size_t(layer)];
        const Mover& mover = game_.movers[std::size_t(described.mover)];
        layer_->addItem(
            QPixmap::fromImage(unitImage(unitLook(game_, layer), std::nullopt, 16, 2.0, palette())),
            //: A hint grid and the units that follow it
            tr("%1 – %2").arg(localText(described.name), localText(mover.name)), layer);
    }
    layer_->setToolTip(tr("The hint grid they follow; it decides which units march"));
    layer_->setAccessibleName(tr("Hint grid to march on"));
    layer_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    layer_->setMinimumContentsLength(12);
    showChoiceInToolTip(*layer_);
    appearing_->setRange(0, MarchModel::mostAppearing);
    appearing_->setToolTip(tr("This many units appear near the computer's king, one a turn"));
    appearing_->setAccessibleName(tr("Units that appear near the king"));
    seed_->setAccessibleName(tr("Seed"));
    seed_->setRange(0, MarchModel::mostSeed);
    seed_->setToolTip(tr("Decides between equally good tiles: same number, same march"));
    connect(layer_, &QComboBox::activated, this, [this](int index) {
        if (binding()) document()->view().setCurrentLayer(layer_->itemData(index).toInt());
    });
    connect(appearing_, &QSpinBox::valueChanged, this, [this](int units) {
        if (model()) model()->setAppearing(units);
    });
    connect(seed_, &QSpinBox::valueChanged, this, [this](int seed) {
        if (model()) model()->setSeed(std::uint32_t(seed));
    });

    for (QSpinBox* box : {appearing_, seed_})
        box->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // a number is never cut
    auto* orders = new QWidget;
    auto* form = new QFormLayout(orders);
    form->setContentsMargins({});
    form->setHorizontalSpacing(gap);
    form->setVerticalSpacing(gap / 2);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(layer_);
    auto* seedLabel = new QLabel(tr("Seed"));
    seedLabel->setBuddy(seed_);
    auto* chance =
        inLine(appearing_, seedLabel, seed_, buttonFor(actions_.action(QStringLiteral("march-seed"))));
    static_cast<QHBoxLayout*>(chance->layout())->insertStretch(1);
    chance->layout()->setSpacing(gap / 4); // both numbers find room beside long words
    form->addRow(tr("Near the king"), chance);
    QToolButton* place = buttonFor(actions_.action(QStringLiteral("place-unit")));
    place->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* byHand = inLine(placed_, place, buttonFor(actions_.action(QStringLiteral("remove-units"))));
    static_cast<QHBoxLayout*>(byHand->layout())->setStretch(0, 1);
    form->addRow(tr("By hand"), byHand);
    return orders;
}

QWidget* MarchDock::buildTurns() {
    turn_->setRange(0, MarchModel::lastTurn);
    turn_->setPageStep(5);
    turn_->setAccessibleName(tr("Turn"));
    turn_->setToolTip(tr("The turn that is shown"));
    turnLabel_->setMinimumWidth(turnLabel_->fontMetrics().horizontalAdvance(tr("Turn %1").arg(88)));
    for (const Speed& speed : speeds)
        speed_->addItem(tr(speed.name), speed.milliseconds);
    speed_->setCurrentIndex(normalSpeed);
    speed_->setToolTip(tr("How fast the turns follow each other"));
    speed_->setAccessibleName(tr("Speed"));
    connect(turn_, &QSlider::valueChanged, this, [this](int turn) {
        if (model()) model()->setTurn(turn);
    });
    connect(speed_, &QComboBox::currentIndexChanged, this, [this] {
        if (model()) model()->setMillisecondsPerTurn(speed_->currentData().toInt());
    });

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    for (const char* id : {"march-reset", "march-back", "march-play", "march-step"})
        buttons->addWidget(buttonFor(actions_.action(QString::fromLatin1(id))));
    buttons->addStretch(1);
    buttons->addWidget(speed_);
    auto* slider = new QHBoxLayout;
    slider->setSpacing(gap);
    slider->addWidget(turn_, 1);
    slider->addWidget(turnLabel_);
    auto* turns = new QWidget;
    auto* layout = new QVBoxLayout(turns);
    layout->setContentsMargins({});
    layout->setSpacing(gap / 4);
    layout->addLayout(buttons);
    layout->addLayout(slider);
    return turns;
}

void MarchDock::buildUnits() {
    status_->setWordWrap(true);
    view_->setModel(units_);
    view_->setWordWrap(true);
    view_->setFrameShape(QFrame::NoFrame);
    view_->viewport()->setAutoFillBackground(false);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setVerticalScrollMode(QListView::ScrollPerPixel);
    view_->setResizeMode(QListView::Adjust);
    view_->setIconSize({22, 22});
    view_->setSpacing(1);
    view_->setMinimumHeight(96);
    view_->setAccessibleName(tr("Units of the march"));
    connect(view_, &QListView::clicked, this, &MarchDock::showUnit);
    connect(view_, &QListView::activated, this, &MarchDock::showUnit);
}

MarchModel* MarchDock::model() const {
    return document() ? &MarchModel::of(*document()) : nullptr;
}

void MarchDock::setInSight(bool inSight) {
    inSight_ = inSight;
    if (model()) model()->setWatched(inSight);
    if (!inSight) forgetUnit();
}

void MarchDock::bound() {
    setEnabled(bool(binding()));
    if (watched_) watched_->setWatched(false);
    forgetUnit();
    watched_ = model();
    if (binding()) {
        binding().on(model(), &MarchModel::ordersChanged, [this] { showOrders(); });
        binding().on(model(), &MarchModel::stateChanged, [this] { showState(); });
        model()->setMillisecondsPerTurn(speed_ ? speed_->currentData().toInt()
                                               : speeds[normalSpeed].milliseconds);
        model()->setWatched(inSight_);
    }
    showOrders();
    showState();
}

void MarchDock::showOrders() {
    const MarchModel* march = model();
    if (!march || !content_.isBuilt()) return;
    const QSignalBlocker quietAppearing(appearing_);
    const QSignalBlocker quietSeed(seed_);
    const QSignalBlocker quietTurn(turn_);
    layer_->setCurrentIndex(layer_->findData(march->layer()));
    appearing_->setValue(march->appearing());
    seed_->setValue(int(march->seed()));
    turn_->setValue(march->turn());
    turnLabel_->setText(tr("Turn %1").arg(march->turn()));
    const int placed = int(march->placed().size());
    placed_->setText(placed == 0   ? tr("no units")
                     : placed == 1 ? tr("1 unit")
                                   : tr("%n units", nullptr, placed));
}

void MarchDock::showState() {
    if (!content_.isBuilt()) return;
    units_->setState(model() ? model()->state() : std::make_shared<MarchState>(), game_);
    status_->setText(statusText());
    status_->setVisible(!status_->text().isEmpty());
    followUnit();
}

QString MarchDock::statusText() const {
    const MarchModel* march = model();
    if (!march || !march->isWatched()) return {};
    const MarchState& state = *march->state();
    if (march->layer() == HintViews::noLayer) return tr("This game has no hint grids.");
    if (!state.board) {
        const QString name = localText(game_.layers[std::size_t(state.layer)].name);
        return document()->map().hasLayer(state.layer)
                   ? tr("%1 has a different size than the terrain, so no unit can follow it.").arg(name)
                   : tr("This map has no hint grid %1.").arg(name);
    }
    if (state.march.units.empty())
        return state.board->king
                   ? tr("Let units appear near the king, or place some on the map.")
                   : tr("This board has another size than the game's, so place the units by hand.");
    if (state.isSettled()) return tr("No unit moves any more.");
    return state.march.turns == 0 ? tr("Press Play or Step to start.") : QString();
}

void MarchDock::showUnit(const QModelIndex& index) {
    const std::optional<Cell> cell = units_->cell(index);
    if (!cell || !binding() || !document()->map().size().contains(*cell)) return;
    chosen_ = index.row();
    chosenAmong_ = model()->placed();
    chosenOn_ = model()->layer();
    rings_.show(document()->view(), {*cell});
}

void MarchDock::followUnit() {
    if (chosen_ < 0) return;
    const bool same = rings_.areShown() && chosenAmong_ == model()->placed() && chosenOn_ == model()->layer();
    const std::optional<Cell> cell = units_->cell(units_->index(chosen_));
    if (!same || !cell || !document()->map().size().contains(*cell))
        forgetUnit();
    else if (rings_.cells().front() != *cell)
        rings_.show(document()->view(), {*cell});
}

void MarchDock::forgetUnit() {
    rings_.clear();
    chosen_ = -1;
}

} // namespace stonemason::kings_conflict
