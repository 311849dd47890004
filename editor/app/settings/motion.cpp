// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/motion.h"

#include <QApplication>
#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <array>

namespace stonemason {

namespace {

constexpr const char* motionProperty = "stonemasonMotion";

constexpr std::array effects{Qt::UI_AnimateMenu,    Qt::UI_FadeMenu,    Qt::UI_AnimateCombo,
                             Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox};

/// Which of the effects the platform has, read before we change them.
const std::array<bool, effects.size()>& platformEffects() {
    static const auto enabled = [] {
        std::array<bool, effects.size()> all{};
        std::transform(effects.begin(), effects.end(), all.begin(), &QApplication::isEffectEnabled);
        return all;
    }();
    return enabled;
}

} // namespace

void applyMotion(Motion motion) {
    qApp->setProperty(motionProperty, int(motion));
    for (std::size_t i = 0; i < effects.size(); ++i)
        QApplication::setEffectEnabled(effects[i], motion != Motion::Reduced && platformEffects()[i]);
}

Motion chosenMotion() {
    return Motion(qApp->property(motionProperty).toInt());
}

bool isStill(const QWidget& widget) {
    switch (chosenMotion()) {
    case Motion::Reduced: return true;
    case Motion::Full: return false;
    case Motion::System: break;
    }
    return widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) == 0;
}

} // namespace stonemason
