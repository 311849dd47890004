// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/guide.h"

#include "editor/app/widgets/help_page.h"
#include "editor/help/guide_window.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLocale>

namespace stonemason {

Guide::Guide(const QString& folder, Settings& settings, Dialogs& dialogs,
             std::function<void(const QUrl&)> openOutside, QObject* parent)
    : QObject(parent)
    , folder_(folder)
    , settings_(settings)
    , dialogs_(dialogs)
    , openOutside_(std::move(openOutside)) {
    QCoreApplication::instance()->installEventFilter(this);
}

Guide::~Guide() = default;

GuideWindow* Guide::window() const {
    return shown_;
}

GuideWindow* Guide::windowFor(QWidget* blocking) {
    const GuideWindow::Parts parts{*pages_, settings_, dialogs_, openOutside_};
    if (!blocking) {
        if (!own_) own_ = std::make_unique<GuideWindow>(parts);
        return own_.get();
    }
    if (auto* open = blocking->findChild<GuideWindow*>(QString(), Qt::FindDirectChildrenOnly)) return open;
    return new GuideWindow(parts, blocking);
}

void Guide::show(const QString& address) {
    if (!pages_) pages_.emplace(folder_, QLocale().name().section(u'_', 0, 0));
    shown_ = windowFor(QApplication::activeModalWidget());
    shown_->show();
    shown_->showAddress(address);
    shown_->raise();
    shown_->activateWindow();
}

/// A dialog that blocks the main window blocks its actions, too: there F1 comes as a key.
bool Guide::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    auto* widget = qobject_cast<QWidget*>(watched);
    const bool asked = key->key() == Qt::Key_F1 && key->modifiers() == Qt::NoModifier;
    if (!asked || !widget || widget != QApplication::focusWidget() || !QApplication::activeModalWidget() ||
        qobject_cast<GuideWindow*>(widget->window()))
        return QObject::eventFilter(watched, event);
    show(helpPageOf(widget));
    return true;
}

} // namespace stonemason
