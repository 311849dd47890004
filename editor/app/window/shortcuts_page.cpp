// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/shortcuts_page.h"

#include "editor/app/widgets/fields.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/app/window/shortcut_tree.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace stonemason {

namespace {

/// "Undo (Edit), Copy (Deck ▸ Edit)"
QString namesOf(const QList<const Command*>& commands) {
    QStringList names;
    for (const Command* command : commands)
        names += QStringLiteral("%1 (%2)").arg(command->text(), command->path.join(QStringLiteral(" ▸ ")));
    return names.join(QStringLiteral(", "));
}

} // namespace

ShortcutsPage::ShortcutsPage(Commands& commands, QWidget* parent)
    : PreferencesPage(parent)
    , commands_(commands)
    , map_(commands.keys())
    , search_(new QLineEdit(this))
    , tree_(new ShortcutTree(commands, ShortcutTree::Shows::All, this))
    , name_(new QLabel(tr("&New key:"), this))
    , field_(new KeyEdit(this))
    , assign_(new QPushButton(tr("&Assign"), this))
    , none_(new QPushButton(tr("N&o Key"), this))
    , default_(new QPushButton(tr("&Default"), this))
    , verdict_(new QLabel(this)) {
    search_->setPlaceholderText(tr("Search"));
    search_->setAccessibleName(tr("Search shortcuts"));
    search_->setClearButtonEnabled(true);
    field_->setAccessibleName(tr("New key"));
    name_->setBuddy(field_);
    none_->setToolTip(tr("Remove its shortcut"));
    default_->setToolTip(tr("Restore its default shortcut"));
    verdict_->setTextFormat(Qt::PlainText);
    verdict_->setWordWrap(true);
    verdict_->setMinimumHeight(2 * verdict_->fontMetrics().lineSpacing());
    verdict_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    for (QPushButton* button : {assign_, none_, default_})
        button->setAutoDefault(false);
    buildLayout();
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& words) {
        tree_->showMatching(words);
        showCommand();
    });
    connect(tree_, &QTreeWidget::currentItemChanged, this, &ShortcutsPage::showCommand);
    connect(field_, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsPage::judge);
    connect(assign_, &QPushButton::clicked, this, [this] { give({field_->keySequence()}); });
    connect(none_, &QPushButton::clicked, this, [this] { give({}); });
    connect(default_, &QPushButton::clicked, this, [this] { give(tree_->current()->defaults); });
    showCommand();
}

ShortcutsPage::~ShortcutsPage() {
    disconnect(tree_, nullptr, this, nullptr); // the tree changes its current row during destruction
    disconnect(field_, nullptr, this, nullptr);
}

QIcon ShortcutsPage::sign() const {
    return icon(QStringLiteral("keyboard"));
}

void ShortcutsPage::buildLayout() {
    auto* row = new QHBoxLayout;
    row->setSpacing(gap);
    row->addWidget(name_);
    row->addWidget(field_, 1);
    row->addWidget(assign_);
    row->addWidget(none_);
    row->addWidget(default_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    column->addWidget(search_);
    column->addWidget(tree_, 1);
    column->addLayout(row);
    column->addWidget(verdict_);
}

void ShortcutsPage::showCommand() {
    const Command* command = tree_->current();
    field_->setEnabled(command);
    none_->setEnabled(command && !map_[command->id()].isEmpty());
    default_->setEnabled(command && map_[command->id()] != command->defaults);
    field_->clear();
    judge();
}

ShortcutsPage::Verdict ShortcutsPage::verdictOn(const QKeySequence& key) const {
    const Command* command = tree_->current();
    if (!command) return {tr("Choose a command to change its shortcut.")};
    if (key.isEmpty()) return {tr("Click the field and press the new keys.")};
    const QString shown = key.toString(QKeySequence::NativeText);
    //: %1 is a key
    if (map_[command->id()] == QList{key}) return {tr("%1 is already the shortcut for this.").arg(shown)};
    const QString use = commands_.fixedUse(key, *command);
    //: %1 is a key, %2 what it does
    if (!use.isEmpty()) return {tr("%1 cannot be changed: %2.").arg(shown, use)};
    const QList<const Command*> holders = commands_.holders(key, *command, map_);
    //: %1 is a key
    if (holders.isEmpty()) return {tr("%1 is free.").arg(shown), Verdict::Free};
    //: %1 is a key, %2 one command or several
    return {tr("%1 is used for %2 and would be taken from it.").arg(shown, namesOf(holders)), Verdict::Held};
}

/// Shows the effect of the key sequence as soon as it is entered. The button is never disabled temporarily,
/// because it may have the focus.
void ShortcutsPage::judge() {
    const Verdict verdict = verdictOn(field_->keySequence());
    assign_->setText(verdict.key == Verdict::Held ? tr("T&ake Over") : tr("&Assign"));
    assign_->setEnabled(verdict.key != Verdict::Unfit);
    verdict_->setText(verdict.text);
}

void ShortcutsPage::give(const QList<QKeySequence>& keys) {
    const Command* command = tree_->current();
    if (!command) return;
    map_ = commands_.withKeys(map_, *command, keys);
    tree_->setKeys(map_);
    tree_->setFocus(); // else a disabled button would pass the focus to the one that removes the key
    showCommand();
}

void ShortcutsPage::apply() {
    commands_.setKeys(map_);
}

void ShortcutsPage::showDefaults() {
    map_ = commands_.defaultKeys();
    tree_->setKeys(map_);
    showCommand();
}

} // namespace stonemason
