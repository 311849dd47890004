// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/notes_dock.h"

#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/view/actions/map_edit_actions.h"
#include "editor/kings_conflict/view/overlays/notes_overlay.h"
#include "editor/text/names.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::kings_conflict {

NotesDock::NotesDock(NoteActions& actions)
    : MapDock(QStringLiteral("notes"), tr("Notes"), Qt::RightDockWidgetArea)
    , actions_(actions)
    , list_(new QListWidget)
    , nothing_(new QLabel) {
    list_->setAccessibleName(tr("Notes on the map"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setWordWrap(true);
    list_->setSpacing(gap / 4);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setContextMenuPolicy(Qt::ActionsContextMenu);
    list_->addActions(actions.ofCell());
    list_->installEventFilter(this);
    nothing_->setWordWrap(true);
    nothing_->setMargin(gap / 2);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(gap / 2, 0, gap / 2, gap / 2);
    column->addWidget(nothing_, 0, Qt::AlignTop);
    column->addWidget(list_, 1);
    setWidget(content);
    forwardFocusTo(*this, *list_);
    connect(list_, &QListWidget::currentRowChanged, this, &NotesDock::goTo);
    connect(list_, &QListWidget::itemPressed, this, [this] { goTo(list_->currentRow()); });
    connect(list_, &QListWidget::itemActivated, this, [this] {
        goTo(list_->currentRow());
        giveKeysTo(binding().view());
    });
    connect(actions.action(QStringLiteral("note")), &QAction::changed, this, &NotesDock::showEmptyText);
    bound();
}

void NotesDock::bound() {
    setEnabled(bool(binding()));
    rings_.clear();
    if (binding()) binding().on(document(), &MapDocument::notesChanged, [this] { refresh(); });
    refresh();
}

void NotesDock::showEmptyText() {
    const QString key =
        actions_.action(QStringLiteral("note"))->shortcut().toString(QKeySequence::NativeText);
    nothing_->setText(
        key.isEmpty() ? tr("There are no notes yet. The Map menu writes one on a cell.")
                      //: %1 is a key
                      : tr("There are no notes yet. Point at a cell and press %1 to write one.").arg(key));
}

void NotesDock::refresh() {
    const QSignalBlocker quiet(list_);
    const int row = list_->currentRow();
    const Cell before = row >= 0 ? cells_[std::size_t(row)] : Cell{};
    list_->clear();
    cells_.clear();
    if (binding()) {
        for (const auto& [cell, note] : document()->committedMap().notes) {
            cells_.push_back(cell);
            //: %1 is a place such as "row 8, column 1", %2 what the author wrote about it
            list_->addItem(tr("%1: %2").arg(placeText(cell), noteText(note)));
        }
    }
    if (row >= 0 && !cells_.empty()) {
        const auto next = std::ranges::lower_bound(cells_, before);
        list_->setCurrentRow(int(std::min(next, cells_.end() - 1) - cells_.begin()));
    }
    showEmptyText();
    nothing_->setVisible(cells_.empty());
    list_->setVisible(!cells_.empty());
    const auto isRinged = [this](Cell cell) { return rings_.cells() == std::vector{cell}; };
    if (std::ranges::none_of(cells_, isRinged)) rings_.clear();
}

void NotesDock::goTo(int row) {
    if (!binding() || row < 0) return;
    const Cell cell = cells_[std::size_t(row)];
    document()->view().setHovered(std::nullopt); // else the commands would act where the pointer was
    document()->view().setCursor(cell);
    rings_.show(document()->view(), {cell});
}

void NotesDock::hideEvent(QHideEvent* event) {
    if (!event->spontaneous()) rings_.clear();
    MapDock::hideEvent(event);
}

bool NotesDock::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != list_ || !isKey || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Delete))
        return MapDock::eventFilter(watched, event);
    event->accept(); // else the map's own Delete takes it
    if (event->type() == QEvent::KeyPress && list_->currentRow() >= 0) {
        goTo(list_->currentRow());
        actions_.action(QStringLiteral("remove-note"))->trigger();
    }
    return true;
}

} // namespace stonemason::kings_conflict
