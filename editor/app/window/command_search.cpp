// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/command_search.h"

#include "editor/app/settings/action_keys.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/app/window/command_row.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int widest = 680;
constexpr int rowsShown = 12;
constexpr qsizetype mostRemembered = 20;

struct Found {
    const Command* command;
    int match;
    qsizetype recency; ///< 0: the last one; those never used come after all others
};

/// Shows the panel found, also if it is tabbed behind another.
void bringForward(QDockWidget& dock) {
    dock.show();
    dock.lower(); // raise() ignores the topmost widget, although its tab may be behind another
    dock.raise();
}

} // namespace

CommandSearch::CommandSearch(const Commands& commands, Settings& settings, QWidget* window)
    : QFrame(window, Qt::Popup)
    , commands_(commands)
    , settings_(settings)
    , field_(new QLineEdit(this))
    , list_(new QListWidget(this))
    , line_(new QLabel(this)) {
    setFrameShape(QFrame::StyledPanel);
    setWindowTitle(tr("Find Command"));
    setAccessibleName(tr("Find Command"));
    field_->setPlaceholderText(tr("What do you want to do?"));
    field_->setAccessibleName(tr("Words of the command"));
    field_->setClearButtonEnabled(true);
    field_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setAccessibleName(tr("Commands found"));
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setUniformItemSizes(true);
    list_->setMouseTracking(true);
    list_->setItemDelegate(new CommandRow(list_));
    line_->setTextFormat(Qt::PlainText);
    line_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gap, gap, gap, gap);
    column->setSpacing(gap);
    column->addWidget(field_);
    column->addWidget(list_, 1);
    column->addWidget(line_);
    forwardFocusTo(*this, *field_);
    field_->installEventFilter(this);
    connect(field_, &QLineEdit::textChanged, this, &CommandSearch::fill);
    connect(list_, &QListWidget::currentRowChanged, this, &CommandSearch::explain);
    connect(list_, &QListWidget::itemClicked, this, &CommandSearch::runCurrent);
}

void CommandSearch::open(const QString& workspace) {
    workspace_ = workspace;
    field_->clear();
    fill();
    place();
    show();
    field_->setFocus(Qt::PopupFocusReason);
}

/// At the top of the window, in its middle.
void CommandSearch::place() {
    const QWidget& window = *parentWidget();
    const int width = std::min(widest, window.width() - 4 * gap);
    const int rows = list_->sizeHintForRow(0) * rowsShown;
    const int others = field_->sizeHint().height() + 2 * line_->fontMetrics().lineSpacing() + 5 * gap;
    resize(width, std::min(rows + others, window.height() - 8 * gap));
    move(window.mapToGlobal(QPoint((window.width() - width) / 2, 4 * gap)));
}

void CommandSearch::fill() {
    const QStringList recent = settings_.value(setting::recentCommands);
    std::vector<Found> found;
    for (const Command& command : commands_.all()) {
        if (!command.workspaces.contains(workspace_) || !command.action->isVisible()) continue;
        const int match = matchOf(field_->text(), command.text(), command.path.join(u' '));
        const qsizetype used = recent.indexOf(command.id());
        if (match > 0) found.push_back({&command, match, used < 0 ? mostRemembered : used});
    }
    std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
        return std::pair(-a.match, a.recency) < std::pair(-b.match, b.recency);
    });
    list_->clear();
    for (const Found& one : found)
        addRow(*one.command);
    list_->setCurrentRow(0);
    explain();
}

void CommandSearch::addRow(const Command& command) {
    const QAction& action = *command.action;
    const QString path = command.path.join(QStringLiteral(" ▸ "));
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    auto* row = new QListWidgetItem(action.icon(), command.text(), list_);
    row->setData(CommandRow::Path, path);
    row->setData(CommandRow::Keys, keys);
    row->setData(CommandRow::IsOff, !action.isEnabled());
    row->setData(CommandRow::IsOn, action.isCheckable() && action.isChecked());
    row->setData(CommandRow::Id, command.id());
    QStringList spoken{command.text(), path, keys};
    if (!action.isEnabled()) spoken += tr("not available now");
    spoken.removeAll(QString());
    row->setData(Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
}

const Command* CommandSearch::current() const {
    const QListWidgetItem* row = list_->currentItem();
    return row ? commands_.command(row->data(CommandRow::Id).toString()) : nullptr;
}

void CommandSearch::explain() {
    const Command* command = current();
    if (!command) {
        line_->setText(tr("No command matches."));
    } else {
        const QAction& action = *command->action;
        const QString tip = purposeOf(action).isEmpty() ? action.toolTip() : purposeOf(action);
        const QString reason = reasonOf(action);
        //: %1 is what a command is for, %2 a sentence about why it cannot be used
        const QString both = tr("Not available now: %1. %2").arg(tip, reason);
        //: %1 is a sentence that says what a command is for
        const QString alone = tr("Not available now: %1").arg(tip);
        line_->setText(action.isEnabled() ? tip : reason.isEmpty() ? alone : both);
    }
    field_->setAccessibleDescription(command ? list_->currentItem()->data(Qt::AccessibleTextRole).toString()
                                             : line_->text());
}

/// Forwards the keys for moving in the list from the line edit, which keeps the focus.
bool CommandSearch::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    auto& key = static_cast<QKeyEvent&>(*event);
    switch (key.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: QCoreApplication::sendEvent(list_, event); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: runCurrent(); return true;
    case Qt::Key_Escape: close(); return true;
    default: return QFrame::eventFilter(watched, event);
    }
}

void CommandSearch::runCurrent() {
    const Command* command = current();
    if (!command || !command->action->isEnabled()) return;
    remember(*command);
    close();
    // Queued until this key or click is handled, because the command may run a modal dialog.
    if (auto* dock = qobject_cast<QDockWidget*>(command->action->parent()))
        QMetaObject::invokeMethod(
            dock, [dock] { bringForward(*dock); }, Qt::QueuedConnection);
    else
        QMetaObject::invokeMethod(command->action, &QAction::trigger, Qt::QueuedConnection);
}

void CommandSearch::remember(const Command& command) {
    QStringList recent = settings_.value(setting::recentCommands);
    recent.removeAll(command.id());
    recent.prepend(command.id());
    settings_.setValue(setting::recentCommands, recent.mid(0, mostRemembered));
}

} // namespace stonemason
