// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/problem_list.h"

#include "editor/app/widgets/icons.h"
#include "editor/grid/problems/problem_delegate.h"
#include "editor/grid/problems/problem_model.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>

namespace stonemason {

ProblemList::ProblemList(ProblemModel& model, const QString& show, QWidget* parent)
    : QListView(parent), model_(model), show_(show), delegate_(new ProblemDelegate(model, this)) {
    setModel(&model);
    setItemDelegate(delegate_);
    setVerticalScrollMode(ScrollPerPixel);
    verticalScrollBar()->setSingleStep(20);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    setResizeMode(Adjust);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("Problems"));
}

ProblemRef ProblemList::currentProblem() const {
    return model_.problem(currentIndex());
}

QStyleOptionViewItem ProblemList::optionFor(const QModelIndex& index) const {
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(index);
    return option;
}

QRect ProblemList::fixRect(const QModelIndex& index, int button) const {
    return delegate_->fixRects(optionFor(index), index)[std::size_t(button)];
}

void ProblemList::setHot(const QModelIndex& index, int fix, bool down) {
    delegate_->setHot(index, fix, down);
    viewport()->setCursor(fix >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
}

void ProblemList::show(const QModelIndex& index) {
    if (model_.firstOf(index)) return toggle(index);
    if (const ProblemRef problem = model_.problem(index)) emit shown(problem);
}

void ProblemList::toggle(const QModelIndex& fold) {
    setCurrentIndex(fold);
    model_.setUnfolded(fold, !model_.isUnfolded(fold));
    scheduleDelayedItemsLayout(); // the card's button has changed
    emit kindShown(model_.firstOf(fold));
}

void ProblemList::requestFix(const QModelIndex& index, int fix) {
    if (const ProblemRef problem = model_.problem(index)) emit fixRequested(problem, fix);
}

void ProblemList::step(int direction) {
    int row = currentIndex().isValid() ? currentIndex().row() : (direction > 0 ? -1 : model_.rowCount());
    for (int tried = 0; tried < model_.rowCount(); ++tried) {
        const int count = model_.rowCount();
        row = (row + direction + count) % count;
        const QModelIndex index = model_.index(row);
        if (model_.firstOf(index) && !model_.isUnfolded(index)) {
            model_.setUnfolded(index, true);
            if (direction < 0) row += model_.rowCount() - count + 1; // continues at the last unfolded row
            continue;
        }
        if (!model_.problem(model_.index(row))) continue;
        setCurrentIndex(model_.index(row));
        show(currentIndex());
        return;
    }
}

void ProblemList::fixCurrent() {
    if (const ProblemRef first = model_.firstOf(currentIndex())) {
        if (model_.fixableIn(currentIndex()) > 0) emit fixKindRequested(first);
        return;
    }
    if (!currentProblem()) step(1);
    const ProblemRef problem = currentProblem();
    if (!problem) return;
    const int fixes = problem.report->fixCount(problem.number);
    if (fixes == 1)
        requestFix(currentIndex(), 0);
    else if (fixes == 0 && model_.isToolButton(currentIndex(), 0))
        pressFix(currentIndex(), 0);
    else if (fixes > 0)
        offerFixes(currentIndex(), viewport()->mapToGlobal(visualRect(currentIndex()).center()), 0);
}

bool ProblemList::canFixCurrent() const {
    QModelIndex index = currentIndex();
    if (model_.firstOf(index)) return model_.fixableIn(index) > 0;
    const bool isOne = bool(model_.problem(index));
    int row = isOne ? index.row() : 0; // without a current problem, the first one or the first folded kind
    while (!isOne && row < model_.rowCount() && !model_.problem(model_.index(row)) &&
           !model_.firstOf(model_.index(row)))
        ++row;
    index = model_.index(row);
    const ProblemRef first = model_.firstOf(index);
    const ProblemRef problem = first ? first : model_.problem(index);
    return problem && (problem.report->fixCount(problem.number) > 0 || model_.isToolButton(index, 0));
}

void ProblemList::pressFix(const QModelIndex& index, int button) {
    if (const ProblemRef first = model_.firstOf(index)) {
        if (button == 0)
            toggle(index);
        else
            emit fixKindRequested(first);
    } else if (model_.isToolButton(index, button)) {
        const ProblemRef problem = model_.problem(index);
        emit shown(problem);
        emit toolRequested(problem);
    } else if (model_.isMoreButton(index, button)) {
        offerFixes(index, viewport()->mapToGlobal(fixRect(index, button).bottomLeft()), button);
    } else {
        requestFix(index, button);
    }
}

/// Scrolls to the first new problem after the sender of the report has restored the current problem.
void ProblemList::reset() {
    QListView::reset();
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (const QModelIndex row = model_.firstNew(); row.isValid()) scrollTo(row);
        },
        Qt::QueuedConnection);
}

void ProblemList::offerFixes(const QModelIndex& index, QPoint at, int first) {
    QMenu menu;
    addFixes(menu, index, first);
    menu.exec(at);
}

void ProblemList::addFixes(QMenu& menu, const QModelIndex& index, int first) {
    const QPersistentModelIndex row(index);
    const auto texts = model_.fixTexts(index);
    for (std::size_t i = std::size_t(first); i < texts.size(); ++i)
        connect(menu.addAction(icon(QStringLiteral("fix")), texts[i]), &QAction::triggered, this,
                [this, row, i] { requestFix(row, int(i)); });
    const auto buttons = model_.buttonTexts(index);
    const int last = int(buttons.size()) - 1;
    if (model_.isToolButton(index, last))
        connect(menu.addAction(icon(model_.buttonIcon(index, last)), buttons.back()), &QAction::triggered,
                this, [this, row, last] { pressFix(row, last); });
}

bool ProblemList::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_F && key->modifiers() == Qt::NoModifier) {
            event->accept(); // F repairs here; elsewhere it is a tool
            return true;
        }
    }
    return QListView::event(event);
}

void ProblemList::keyPressEvent(QKeyEvent* event) {
    if (model_.firstOf(currentIndex()) && actOnFold(*event)) return;
    const ProblemRef problem = currentProblem();
    if (problem && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        show(currentIndex());
        return;
    }
    if (problem && event->key() == Qt::Key_F && event->modifiers() == Qt::NoModifier) {
        fixCurrent();
        return;
    }
    QListView::keyPressEvent(event);
}

bool ProblemList::actOnFold(const QKeyEvent& event) {
    const QModelIndex fold = currentIndex();
    if (event.modifiers() != Qt::NoModifier) return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: toggle(fold); return true;
    case Qt::Key_Right:
        if (!model_.isUnfolded(fold)) toggle(fold);
        return true;
    case Qt::Key_Left:
        if (model_.isUnfolded(fold)) toggle(fold);
        return true;
    case Qt::Key_F: fixCurrent(); return true;
    default: return false;
    }
}

void ProblemList::mousePressEvent(QMouseEvent* event) {
    pressed_ = indexAt(event->pos());
    pressedFix_ = pressed_.isValid() ? delegate_->fixAt(optionFor(pressed_), pressed_, event->pos()) : -1;
    if (event->button() == Qt::LeftButton && pressedFix_ >= 0) {
        setHot(pressed_, pressedFix_, true);
        return;
    }
    QListView::mousePressEvent(event);
}

void ProblemList::mouseMoveEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    const int fix = index.isValid() ? delegate_->fixAt(optionFor(index), index, event->pos()) : -1;
    if (pressedFix_ >= 0 && event->buttons() & Qt::LeftButton) {
        setHot(pressed_, pressedFix_, index == pressed_ && fix == pressedFix_);
        return;
    }
    setHot(index, fix, false);
    QListView::mouseMoveEvent(event);
}

void ProblemList::mouseReleaseEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    const int fix = index.isValid() ? delegate_->fixAt(optionFor(index), index, event->pos()) : -1;
    const bool samePlace = index.isValid() && index == pressed_ && fix == pressedFix_;
    pressedFix_ = -1;
    if (event->button() == Qt::LeftButton && samePlace) {
        setHot(index, fix, false);
        if (fix >= 0) {
            pressFix(index, fix);
            return;
        }
        show(index);
    }
    QListView::mouseReleaseEvent(event);
}

/// Keyboard focus makes a card current; the board stays as it is until a problem is chosen.
void ProblemList::focusInEvent(QFocusEvent* event) {
    QListView::focusInEvent(event);
    const bool isByKeys =
        event->reason() == Qt::ShortcutFocusReason || event->reason() == Qt::TabFocusReason ||
        event->reason() == Qt::BacktabFocusReason || event->reason() == Qt::OtherFocusReason;
    if (!isByKeys) return;
    const auto isCard = [this](const QModelIndex& index) {
        return model_.problem(index) || model_.firstOf(index);
    };
    int row = isCard(currentIndex()) ? currentIndex().row() : 0;
    while (row < model_.rowCount() && !isCard(model_.index(row)))
        ++row;
    if (row < model_.rowCount()) setCurrentIndex(model_.index(row));
}

void ProblemList::leaveEvent(QEvent* event) {
    setHot({}, -1, false);
    QListView::leaveEvent(event);
}

void ProblemList::contextMenuEvent(QContextMenuEvent* event) {
    const QModelIndex index =
        event->reason() == QContextMenuEvent::Keyboard ? currentIndex() : indexAt(event->pos());
    if (model_.firstOf(index)) return offerFold(index, event->globalPos());
    if (!model_.problem(index)) return;
    QMenu menu;
    const QPersistentModelIndex row(index); // a check may end while the menu is open
    connect(menu.addAction(show_), &QAction::triggered, this, [this, row] { show(row); });
    addFixes(menu, index, 0);
    const QString text = model_.headline(index) + u'\n' + model_.sentence(index);
    connect(menu.addAction(icon(QStringLiteral("copy")), tr("&Copy Text")), &QAction::triggered, this,
            [text] { QGuiApplication::clipboard()->setText(text); });
    menu.exec(event->globalPos());
}

void ProblemList::offerFold(const QModelIndex& index, QPoint at) {
    QMenu menu;
    const QPersistentModelIndex fold(index); // a check may end while the menu is open
    const auto buttons = model_.buttonTexts(index);
    for (int i = 0; i < int(buttons.size()); ++i)
        connect(menu.addAction(icon(model_.buttonIcon(index, i)), buttons[std::size_t(i)]),
                &QAction::triggered, this, [this, fold, i] { pressFix(fold, i); });
    menu.exec(at);
}

void ProblemList::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout(); // the cards' height depends on the width
}

} // namespace stonemason
