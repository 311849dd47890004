// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/preference_pages.h"

#include "editor/app/settings/author.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/window/preferences_page.h"
#include "editor/app/window/translations.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>

#include <algorithm>

namespace stonemason {

namespace {

/// The language's native name.
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
    , autosave_(new QSpinBox(this))
    , author_(new QLineEdit(this)) {
    language_->addItem(tr("Same as the system"), QString());
    for (const QString& code : spokenLanguages())
        language_->addItem(ownName(code), code);
    start_->addItem(tr("Show the start page"), false);
    start_->addItem(tr("Reopen the last documents"), true);
    recent_->setRange(0, setting::recentFileCount.most);
    autosave_->setRange(setting::autosaveSeconds.least, setting::autosaveSeconds.most);
    //: seconds; a space comes first
    autosave_->setSuffix(tr(" s"));
    auto* form = makeForm(*this);
    form->addRow(tr("&Language:"), language_);
    form->addRow(QString(), makeNote(tr("Changes when you restart Stonemason.")));
    form->addRow(tr("On st&artup:"), start_);
    form->addRow(tr("Recent &files:"), recent_);
    form->addRow(tr("&Back up unsaved work every:"), autosave_);
    form->addRow(
        QString(),
        makeNote(tr("After a crash you can recover the backup. Your files change only when you save.")));
    form->addRow(tr("Your &name as author:"), author_);
    form->addRow(QString(), makeNote(tr("Goes into new maps and boards.")));
    author_->setMaxLength(maximumAuthorLength);
    author_->setText(settings_.value(setting::author));
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
    settings_.setValue(setting::author, author_->text().trimmed());
}

void GeneralPage::showDefaults() {
    language_->setCurrentIndex(0);
    start_->setCurrentIndex(0);
    recent_->setValue(setting::recentFileCount.otherwise);
    autosave_->setValue(setting::autosaveSeconds.otherwise);
    author_->clear();
}

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
