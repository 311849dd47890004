// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/find_dock.h"

#include "editor/app/widgets/fields.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/view/docks/world_search.h"
#include "editor/text/names.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::size_t mostListed = 500;

} // namespace

FindDock::FindDock(const Catalogue& catalogue)
    : WorldDock(QStringLiteral("world-find"), tr("Find"), Qt::RightDockWidgetArea)
    , catalogue_(catalogue)
    , field_(new QLineEdit)
    , summary_(new QLabel)
    , list_(new QListWidget) {
    field_->setAccessibleName(tr("Words to find"));
    field_->setPlaceholderText(tr("Name, owner, message..."));
    field_->setClearButtonEnabled(true);
    field_->installEventFilter(this);
    leaveByEscape(*field_, [this] { giveKeysTo(binding().view()); });
    summary_->setWordWrap(true);
    list_->setAccessibleName(tr("Objects found"));
    list_->setUniformItemSizes(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap / 2, gap);
    layout->setSpacing(gap - 2);
    layout->addWidget(field_);
    layout->addWidget(summary_);
    layout->addWidget(list_, 1);
    setWidget(content);
    forwardFocusTo(*this, *field_);
    connect(field_, &QLineEdit::textChanged, this, &FindDock::search);
    connect(field_, &QLineEdit::returnPressed, this, &FindDock::goToCurrent);
    connect(list_, &QListWidget::itemActivated, this, &FindDock::goToCurrent);
    connect(list_, &QListWidget::itemClicked, this, &FindDock::goToCurrent);
    bound();
}

void FindDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) binding().on(document(), &WorldDocument::edited, [this] { search(); });
    search();
}

void FindDock::search() {
    const int row = list_->currentRow();
    list_->clear();
    found_.clear();
    isStale_ = !isVisible();
    if (isStale_) return;
    const QString words = field_->text().trimmed();
    if (!binding() || words.isEmpty()) {
        summary_->setText(tr("Type words to find objects; Return goes to the one chosen."));
        return;
    }
    const World& world = document()->committedWorld();
    found_ = thingsWith(world, catalogue_, words);
    for (std::size_t i = 0; i < std::min(found_.size(), mostListed); ++i) {
        const Record record = recordOf(world, found_[i]);
        //: An object that was found: %1 is its name, %2 its place
        list_->addItem(tr("%1, %2").arg(recordText(catalogue_, record), placeText(*cellOf(record))));
        QListWidgetItem* item = list_->item(list_->count() - 1);
        item->setToolTip(plainToolTip(item->text()));
    }
    list_->setCurrentRow(std::min(std::max(row, 0), list_->count() - 1));
    const QString count = tr("%n object(s) found", nullptr, int(found_.size()));
    summary_->setText(found_.size() > mostListed ? tr("%1, the first %2 listed").arg(count).arg(mostListed)
                                                 : count);
}

void FindDock::showEvent(QShowEvent* event) {
    WorldDock::showEvent(event);
    if (isStale_) search();
}

void FindDock::goToCurrent() {
    const int row = list_->currentRow();
    if (!binding() || row < 0) return;
    const Thing thing = found_[std::size_t(row)];
    const auto cell = cellOf(recordOf(document()->committedWorld(), thing));
    document()->select({thing});
    emit document()->view().revealRequested({*cell});
}

bool FindDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == field_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(list_, event);
            return true;
        }
    }
    return WorldDock::eventFilter(watched, event);
}

} // namespace stonemason::pocket_heroes
