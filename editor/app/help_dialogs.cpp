// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/help_dialogs.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace stonemason {

namespace {

struct HelpDialogs {
    Q_DECLARE_TR_FUNCTIONS(HelpDialogs)
};

QString plain(QString text) {
    text.remove(QLatin1Char('&'));
    return text;
}

QString keysOf(const QAction& action) {
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts())
        keys.push_back(key.toString(QKeySequence::NativeText));
    return keys.join(HelpDialogs::tr(" or "));
}

void addActions(QTreeWidgetItem* group, const QList<QAction*>& actions) {
    for (const QAction* action : actions) {
        if (action->menu()) {
            addActions(group, action->menu()->actions());
        } else if (!action->shortcuts().isEmpty()) {
            auto* item = new QTreeWidgetItem(group, {plain(action->text()), keysOf(*action)});
            item->setToolTip(0, action->statusTip());
        }
    }
}

QTreeWidget* shortcutTree(const QMenuBar& bar, QWidget* parent) {
    auto* tree = new QTreeWidget(parent);
    tree->setHeaderLabels({HelpDialogs::tr("What it does"), HelpDialogs::tr("Keys")});
    tree->setRootIsDecorated(false);
    tree->setSelectionMode(QAbstractItemView::SingleSelection);
    tree->setAccessibleName(HelpDialogs::tr("Keyboard shortcuts"));
    for (const QAction* top : bar.actions()) {
        auto* group = new QTreeWidgetItem(tree, {plain(top->text())});
        QFont font = tree->font();
        font.setBold(true);
        group->setFont(0, font);
        group->setFlags(Qt::ItemIsEnabled);
        group->setFirstColumnSpanned(true);
        if (top->menu()) addActions(group, top->menu()->actions());
        group->setHidden(group->childCount() == 0);
        group->setExpanded(true);
    }
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    tree->header()->setStretchLastSection(false);
    return tree;
}

void showMatching(const QTreeWidget& tree, const QString& words) {
    for (int i = 0; i < tree.topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = tree.topLevelItem(i);
        bool any = false;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem* item = group->child(j);
            const bool matches = item->text(0).contains(words, Qt::CaseInsensitive) ||
                                 item->text(1).contains(words, Qt::CaseInsensitive);
            item->setHidden(!matches);
            any |= matches;
        }
        group->setHidden(!any);
    }
}

} // namespace

void showAbout(QMainWindow& window) {
    auto* box = new QMessageBox(&window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(HelpDialogs::tr("About Stonemason"));
    box->setIconPixmap(QApplication::windowIcon().pixmap(64));
    box->setTextFormat(Qt::RichText);
    box->setText(QStringLiteral("<h3>Stonemason %1</h3>").arg(QStringLiteral(STONEMASON_VERSION)));
    box->setInformativeText(HelpDialogs::tr(
        "Draws maps for King's Conflict, checks them, and writes the code for submission.<br><br>Free "
        "software under the GNU General Public License, version 3 or later. It comes without any warranty."));
    box->open();
}

void showShortcuts(QMainWindow& window) {
    auto* dialog = new QDialog(&window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(HelpDialogs::tr("Keyboard Shortcuts"));
    auto* search = new QLineEdit(dialog);
    search->setPlaceholderText(HelpDialogs::tr("Search"));
    search->setAccessibleName(HelpDialogs::tr("Search shortcuts"));
    search->setClearButtonEnabled(true);
    QTreeWidget* tree = shortcutTree(*window.menuBar(), dialog);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(search);
    column->addWidget(tree);
    column->addWidget(buttons);
    QObject::connect(search, &QLineEdit::textChanged, tree,
                     [tree](const QString& words) { showMatching(*tree, words); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    dialog->resize(640, 560);
    dialog->show();
}

} // namespace stonemason
