// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/general_page.h"

#include "editor/app/icons.h"
#include "editor/app/preferences_rows.h"
#include "editor/app/settings.h"
#include "editor/app/translations.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLocale>
#include <QSpinBox>

#include <algorithm>

namespace stonemason {

namespace {

/// The language as those call it who speak it.
QString ownName(const QString& code) {
    if (code == QStringLiteral("en")) return QStringLiteral("English"); // not "American English"
    const QString name = QLocale(code).nativeLanguageName();
    return name.left(1).toUpper() + name.mid(1);
}

} // namespace

GeneralPage::GeneralPage(Settings& settings, QWidget* parent)
    : PreferencesPage(parent)
    , settings_(settings)
    , language_(new QComboBox(this))
    , start_(new QComboBox(this))
    , recent_(new QSpinBox(this))
    , autosave_(new QSpinBox(this)) {
    language_->addItem(tr("As the system has it"), QString());
    for (const QString& code : spokenLanguages())
        language_->addItem(ownName(code), code);
    start_->addItem(tr("Show the start page"), false);
    start_->addItem(tr("Open again what was open"), true);
    recent_->setRange(0, setting::recentFileCount.most);
    autosave_->setRange(setting::autosaveSeconds.least, setting::autosaveSeconds.most);
    //: seconds; a space comes first
    autosave_->setSuffix(tr(" s"));
    auto* form = makeForm(*this);
    form->addRow(tr("&Language:"), language_);
    form->addRow(QString(), makeNote(tr("Another language is spoken when Stonemason is started again.")));
    form->addRow(tr("At the st&art:"), start_);
    form->addRow(tr("Recent &files kept:"), recent_);
    form->addRow(tr("&Keep unsaved work every:"), autosave_);
    form->addRow(QString(), makeNote(tr("What is kept is offered after a crash. Your files change only when "
                                        "you save.")));
    language_->setCurrentIndex(std::max(0, language_->findData(settings_.value(setting::language))));
    start_->setCurrentIndex(start_->findData(settings_.value(setting::reopens)));
    recent_->setValue(settings_.value(setting::recentFileCount));
    autosave_->setValue(settings_.value(setting::autosaveSeconds));
}

QIcon GeneralPage::sign() const {
    return icon(QStringLiteral("settings"));
}

void GeneralPage::apply() {
    settings_.setValue(setting::language, language_->currentData().toString());
    settings_.setValue(setting::reopens, start_->currentData().toBool());
    settings_.setValue(setting::recentFileCount, recent_->value());
    settings_.setValue(setting::autosaveSeconds, autosave_->value());
}

void GeneralPage::showDefaults() {
    language_->setCurrentIndex(0);
    start_->setCurrentIndex(0);
    recent_->setValue(setting::recentFileCount.otherwise);
    autosave_->setValue(setting::autosaveSeconds.otherwise);
}

} // namespace stonemason
