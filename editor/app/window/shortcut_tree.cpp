// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/shortcut_tree.h"

#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/folded_text.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int idRole = Qt::UserRole;

/// What is below the group's menu: "Transform ▸ Turn Left".
QString titleOf(const Command& command) {
    return (command.path.mid(1) + QStringList{command.text()}).join(QStringLiteral(" ▸ "));
}

template <typename Do>
void forEachRow(const QTreeWidget& tree, Do&& act) {
    for (int i = 0; i < tree.topLevelItemCount(); ++i)
        for (int j = 0; j < tree.topLevelItem(i)->childCount(); ++j)
            act(*tree.topLevelItem(i)->child(j));
}

void setBold(QTreeWidgetItem& item, int column, bool bold) {
    QFont font = item.font(column);
    font.setBold(bold);
    item.setFont(column, font);
}

} // namespace

ShortcutTree::ShortcutTree(const Commands& commands, Shows shows, QWidget* parent)
    : QTreeWidget(parent), commands_(commands), shows_(shows) {
    setHeaderLabels({tr("What it does"), tr("Keys")});
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setAccessibleName(tr("Keyboard shortcuts"));
    const auto alike = shows == Shows::All ? Commands::Alike::Apart : Commands::Alike::Together;
    for (const Commands::Group& group : commands_.groups(alike)) {
        QTreeWidgetItem* heading = addGroup(group.title);
        for (const Command* command : group.commands) {
            auto* row = new QTreeWidgetItem(heading, {titleOf(*command)});
            row->setIcon(0, command->action->icon());
            row->setToolTip(0, purposeOf(*command->action));
            row->setData(0, idRole, command->id());
        }
    }
    addFixed();
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::Fixed);
    setKeys(commands_.keys());
    showMatching({});
}

QTreeWidgetItem* ShortcutTree::addGroup(const QString& title) {
    auto* heading = new QTreeWidgetItem(this, {title});
    setBold(*heading, 0, true);
    heading->setFlags(Qt::ItemIsEnabled);
    heading->setFirstColumnSpanned(true);
    heading->setExpanded(true);
    return heading;
}

void ShortcutTree::addFixed() {
    QTreeWidgetItem* heading = addGroup(tr("Fixed keys"));
    QSet<QStringList> listed; // skips rows that several workspaces share
    for (const auto& [workspace, fixed] : commands_.fixedKeys()) {
        const QStringList row{fixed.text, keysText(fixed.keys)};
        if (listed.contains(row)) continue;
        listed.insert(row);
        new QTreeWidgetItem(heading, row);
        heading->child(heading->childCount() - 1)->setToolTip(1, row.back());
    }
}

void ShortcutTree::setKeys(const KeyMap& map) {
    forEachRow(*this, [&](QTreeWidgetItem& row) {
        const Command* command = commands_.command(row.data(0, idRole).toString());
        if (!command) return;
        row.setText(1, keysText(map[command->id()]));
        row.setToolTip(1, row.text(1));
        setBold(row, 1, map[command->id()] != command->defaults);
    });
    fitKeys();
}

/// Gives the command names most of the width: a long list of keys is elided first.
void ShortcutTree::fitKeys() {
    constexpr double mostOfWidth = 0.4;
    header()->resizeSection(1, std::min(sizeHintForColumn(1), int(mostOfWidth * viewport()->width())));
}

void ShortcutTree::resizeEvent(QResizeEvent* event) {
    QTreeWidget::resizeEvent(event);
    fitKeys();
}

void ShortcutTree::showMatching(const QString& words) {
    const QStringList asked = folded(words).split(u' ', Qt::SkipEmptyParts);
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = topLevelItem(i);
        bool any = false;
        QSet<QString> read; // skips duplicates from workspaces whose menus have the same title
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem* row = group->child(j);
            const QString line = folded(group->text(0) + u' ' + row->text(0) + u' ' + row->text(1));
            const bool matches = std::all_of(asked.begin(), asked.end(),
                                             [&](const QString& word) { return line.contains(word); });
            const QString entry = row->text(0) + u'\n' + row->text(1);
            const bool isNews = !row->text(1).isEmpty() && !read.contains(entry);
            const bool shown = matches && (shows_ == Shows::All || isNews);
            if (shown) read.insert(entry);
            row->setHidden(!shown);
            any |= shown;
        }
        group->setHidden(!any);
    }
}

const Command* ShortcutTree::current() const {
    const QTreeWidgetItem* row = currentItem();
    return row && !row->isHidden() ? commands_.command(row->data(0, idRole).toString()) : nullptr;
}

void ShortcutTree::setCurrent(const Command& command) {
    forEachRow(*this, [&](QTreeWidgetItem& row) {
        if (row.data(0, idRole).toString() == command.id()) setCurrentItem(&row);
    });
}

QString ShortcutTree::text() const {
    qsizetype widest = 0;
    forEachRow(*this, [&](const QTreeWidgetItem& row) {
        if (!row.isHidden()) widest = std::max(widest, row.text(0).size());
    });
    QString lines;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const QTreeWidgetItem& group = *topLevelItem(i);
        if (group.isHidden()) continue;
        lines += (lines.isEmpty() ? QString() : QStringLiteral("\n")) + group.text(0) + u'\n';
        for (int j = 0; j < group.childCount(); ++j)
            if (const QTreeWidgetItem& row = *group.child(j); !row.isHidden())
                lines += QStringLiteral("  %1  %2\n").arg(row.text(0).leftJustified(widest), row.text(1));
    }
    return lines;
}

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
