// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/shortcuts_dialog.h"

#include "editor/app/window/shortcut_tree.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace stonemason {

ShortcutsDialog::ShortcutsDialog(const Commands& commands, QWidget* parent)
    : QDialog(parent)
    , search_(new QLineEdit(this))
    , tree_(new ShortcutTree(commands, ShortcutTree::Shows::WithKeys, this)) {
    setWindowTitle(tr("Keyboard Shortcuts"));
    search_->setPlaceholderText(tr("Search"));
    search_->setAccessibleName(tr("Search shortcuts"));
    search_->setClearButtonEnabled(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copy = buttons->addButton(tr("Copy as &Text"), QDialogButtonBox::ActionRole);
    copy->setToolTip(tr("Copy the list as text, to print or share it"));
    QPushButton* change = buttons->addButton(tr("C&hange Keys…"), QDialogButtonBox::ActionRole);
    for (QPushButton* button : {copy, change})
        button->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(search_);
    column->addWidget(tree_);
    column->addWidget(buttons);
    connect(search_, &QLineEdit::textChanged, tree_, &ShortcutTree::showMatching);
    connect(copy, &QPushButton::clicked, this, &ShortcutsDialog::copyText);
    connect(change, &QPushButton::clicked, this, [this] {
        close();
        emit changeRequested();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(640, 540);
}

void ShortcutsDialog::copyText() {
    QGuiApplication::clipboard()->setText(tree_->text());
}

} // namespace stonemason
