// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/dialogs/playing_page.h"

#include "editor/app/settings/settings.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/window/preferences_page.h"
#include "editor/lan/lan_settings.h"
#include "editor/token_battle/model/settings.h"

#include <QComboBox>
#include <QLineEdit>

namespace stonemason::token_battle {

PlayingPage::PlayingPage(Settings& settings, QWidget* parent)
    : PreferencesPage(parent)
    , settings_(settings)
    , tempo_(new QComboBox(this))
    , name_(new QLineEdit(lanName(settings), this)) {
    tempo_->addItems({tr("Off: at once"), tr("Quick"), tr("Normal"), tr("Slow")}); // in the order of Tempo
    name_->setMinimumWidth(20 * name_->fontMetrics().averageCharWidth());
    auto* form = makeForm(*this);
    form->addRow(tr("&Tempo:"), tempo_);
    form->addRow(QString(), makeNote(tr("How fast moves are shown and computers answer.")));
    form->addRow(tr("Your &name:"), name_);
    form->addRow(QString(), makeNote(tr("Other players see it in network games.")));
    tempo_->setCurrentIndex(int(tempoFromId(settings_.value(setting::duelTempo))));
}

QIcon PlayingPage::sign() const {
    return icon(QStringLiteral("play"));
}

void PlayingPage::apply() {
    settings_.setValue(setting::lanName, name_->text().trimmed());
    emit tempoChosen(Tempo(tempo_->currentIndex()));
}

void PlayingPage::showDefaults() {
    tempo_->setCurrentIndex(int(Tempo::Normal));
    name_->setText(accountName());
}

} // namespace stonemason::token_battle
