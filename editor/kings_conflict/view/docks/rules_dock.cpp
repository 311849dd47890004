// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/rules_dock.h"

#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/view/docks/number_row.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace stonemason::kings_conflict {

RulesDock::RulesDock(const GameProfile& game)
    : MapDock(QStringLiteral("rules"), tr("Rules"), Qt::RightDockWidgetArea)
    , game_(game)
    , content_(*this, [this] { build(); }) {
    bound();
}

void RulesDock::build() {
    scroll_ = new QScrollArea;
    resetAll_ = new QPushButton(icon(QStringLiteral("revert")), tr("Reset All"));
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap, gap);
    layout->setSpacing(gap / 2);
    auto* why = new QLabel(tr("The map guide does not give these numbers. Change them for this map."));
    why->setWordWrap(true);
    layout->addWidget(why);
    for (std::size_t i = 0; i < numberFields.size(); ++i) {
        auto* row = new NumberRow(game_.kings->numberInfos[i], game_.kings->numbers.*numberFields[i].value);
        connect(row, &NumberRow::valueChosen, this, [this, i](int value) {
            if (binding()) document()->setNumber(i, value);
        });
        layout->addWidget(row);
        rows_.push_back(row);
    }
    resetAll_->setToolTip(tr("Reset all numbers to the defaults"));
    connect(resetAll_, &QPushButton::clicked, this, [this] {
        if (binding()) document()->resetNumbers();
    });
    layout->addWidget(resetAll_, 0, Qt::AlignLeft);
    layout->addStretch(1);

    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    content->setAttribute(Qt::WA_Resized); // as in scrollPane()
    scroll_->setWidget(content);
    setWidget(scroll_);
    forwardFocusTo(*this, *rows_.front()->spinBox());
    if (binding()) refresh();
}

NumberRow* RulesDock::row(std::size_t index) {
    content_.ensure();
    return rows_[index];
}

void RulesDock::showNumber(int index) {
    NumberRow* row = this->row(std::size_t(index));
    row->spinBox()->setFocus(Qt::ShortcutFocusReason);
    row->spinBox()->selectAll();
    // Queued, because a panel that has just become visible must be laid out first.
    QMetaObject::invokeMethod(
        this, [this, row] { scroll_->ensureWidgetVisible(row); }, Qt::QueuedConnection);
}

void RulesDock::bound() {
    setEnabled(bool(binding()));
    if (!binding()) return;
    const auto follow = [this] {
        if (content_.isBuilt()) refresh();
    };
    binding().on(document(), &MapDocument::rulesChanged, follow);
    follow();
}

void RulesDock::refresh() {
    const CheckNumbers numbers = document()->numbers();
    for (std::size_t i = 0; i < rows_.size(); ++i)
        rows_[i]->showValue(numbers.*numberFields[i].value);
    resetAll_->setEnabled(!document()->map().rules.empty());
}

} // namespace stonemason::kings_conflict
