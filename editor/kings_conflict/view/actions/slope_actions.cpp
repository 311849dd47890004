// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/slope_actions.h"

#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/model/layer_reasons.h"

#include <QActionGroup>

namespace stonemason::kings_conflict {

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
    QAction* action =
        add(id, QStringLiteral("ramp"), text, tr("The gradient: %1").arg(QString(text).remove(u'&')));
    action->setCheckable(true);
    action->setActionGroup(group);
    connect(action, &QAction::triggered, this, [this, end, which] {
        RampEnds ends = state_.ramp();
        ends.*which = end;
        state_.setRamp(ends);
    });
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
        QAction* action = add(slopeId(slope), QStringLiteral("rise"), text, tip);
        action->setCheckable(true);
        action->setActionGroup(group);
        connect(action, &QAction::triggered, this, [this, slope] { state_.setSlope(slope); });
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
        allow(choice, hints, reason::onlyOnHints());
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
