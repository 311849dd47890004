// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/appearance_page.h"

#include "editor/app/settings/settings.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/window/preferences_rows.h"

#include <QComboBox>
#include <QSpinBox>

namespace stonemason {

AppearancePage::AppearancePage(Settings& settings, QWidget* parent)
    : PreferencesPage(parent)
    , settings_(settings)
    , appearance_(new QComboBox(this))
    , textSize_(new QSpinBox(this))
    , motion_(new QComboBox(this)) {
    // In the order of Appearance and Motion.
    appearance_->addItems({tr("Same as the system"), tr("Light"), tr("Dark")});
    motion_->addItems({tr("Same as the system"), tr("Reduced: nothing moves"), tr("Full")});
    textSize_->setRange(setting::textSize.least, setting::textSize.most);
    textSize_->setSingleStep(10);
    //: hundredths; a space comes first
    textSize_->setSuffix(tr(" %"));
    auto* form = makeForm(*this);
    form->addRow(tr("&Colours:"), appearance_);
    form->addRow(tr("&Text size:"), textSize_);
    form->addRow(QString(), makeNote(tr("Percent of the system's text size.")));
    form->addRow(tr("&Motion:"), motion_);
    form->addRow(
        QString(),
        makeNote(tr("With reduced motion, pieces jump to their new places, and nothing fades or ripples.")));
    appearance_->setCurrentIndex(int(settings_.value(setting::appearance)));
    textSize_->setValue(settings_.value(setting::textSize));
    motion_->setCurrentIndex(int(settings_.value(setting::motion)));
}

QIcon AppearancePage::sign() const {
    return icon(QStringLiteral("appearance"));
}

void AppearancePage::apply() {
    settings_.setValue(setting::appearance, Appearance(appearance_->currentIndex()));
    settings_.setValue(setting::textSize, textSize_->value());
    settings_.setValue(setting::motion, Motion(motion_->currentIndex()));
}

void AppearancePage::showDefaults() {
    appearance_->setCurrentIndex(int(Appearance::System));
    textSize_->setValue(setting::textSize.otherwise);
    motion_->setCurrentIndex(int(Motion::System));
}

} // namespace stonemason
