// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/preferences_dialog.h"

#include "editor/app/settings/motion.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/look.h"
#include "editor/app/window/preference_pages.h"
#include "editor/app/window/preferences_page.h"
#include "editor/app/window/shortcuts_page.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>

namespace stonemason {

PreferencesDialog::PreferencesDialog(const QList<PreferencesPage*>& pages, QWidget* parent)
    : QDialog(parent)
    , pages_(pages)
    , names_(new QListWidget(this))
    , stack_(new QStackedWidget(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel |
                                    QDialogButtonBox::Apply | QDialogButtonBox::RestoreDefaults)) {
    setWindowTitle(tr("Preferences"));
    for (PreferencesPage* page : pages_) {
        new QListWidgetItem(page->sign(), page->title(), names_);
        page->setAccessibleName(page->title());
        stack_->addWidget(scrollPane(page));
    }
    names_->setAccessibleName(tr("Pages"));
    names_->setFixedWidth(names_->sizeHintForColumn(0) + 4 * gap);
    auto* grid = new QGridLayout(this);
    grid->setHorizontalSpacing(2 * gap);
    grid->setVerticalSpacing(gap);
    grid->addWidget(names_, 0, 0);
    grid->addWidget(stack_, 0, 1);
    grid->addWidget(buttons_, 1, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    buttons_->button(QDialogButtonBox::RestoreDefaults)->setToolTip(tr("Restore the defaults on this page"));
    connect(names_, &QListWidget::currentRowChanged, stack_, &QStackedWidget::setCurrentIndex);
    connect(buttons_, &QDialogButtonBox::clicked, this, &PreferencesDialog::pressed);
    names_->setCurrentRow(0);
    names_->setFocus();
    resize(QSize(withTextSize(720), withTextSize(500)).boundedTo(screen()->availableSize() * 0.9));
}

void PreferencesDialog::showPage(const PreferencesPage* page) {
    names_->setCurrentRow(int(pages_.indexOf(const_cast<PreferencesPage*>(page))));
}

void PreferencesDialog::pressed(QAbstractButton* button) {
    switch (buttons_->standardButton(button)) {
    case QDialogButtonBox::Ok:
        apply();
        accept();
        break;
    case QDialogButtonBox::Apply: apply(); break;
    case QDialogButtonBox::RestoreDefaults: pages_[stack_->currentIndex()]->showDefaults(); break;
    default: reject();
    }
}

void PreferencesDialog::apply() {
    for (PreferencesPage* page : pages_)
        page->apply();
    emit applied();
}

PreferencesDialog* makePreferences(Settings& settings, Commands& commands,
                                   const QList<Workspace*>& workspaces, QWidget* parent) {
    QList<PreferencesPage*> pages{new GeneralPage(settings), new AppearancePage(settings)};
    for (Workspace* workspace : workspaces)
        pages += workspace->preferences();
    pages += new ShortcutsPage(commands);
    auto* dialog = new PreferencesDialog(pages, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

void applyLook(const Settings& settings) {
    applyMotion(settings.value(setting::motion));
    applyTextSize(settings.value(setting::textSize));
    applyAppearance(settings.value(setting::appearance));
}

} // namespace stonemason
