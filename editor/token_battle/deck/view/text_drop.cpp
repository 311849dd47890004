// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/text_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QWidget>

#include <algorithm>

namespace stonemason::token_battle {

TextDrop::TextDrop(QWidget& widget) : QObject(&widget) {
    widget.setAcceptDrops(true);
    widget.installEventFilter(this);
}

/// What we drag ourselves (cards, decks) has text beside it, for other programs.
bool TextDrop::takes(const QMimeData& data) const {
    const QStringList formats = data.formats();
    return data.hasText() && !data.hasUrls() && std::ranges::none_of(formats, [](const QString& format) {
               return format.startsWith(QLatin1String("application/x-stonemason-"));
           });
}

bool TextDrop::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::DragMove &&
        event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto& drop = *static_cast<QDropEvent*>(event);
    if (!takes(*drop.mimeData())) return QObject::eventFilter(watched, event);
    drop.setDropAction(Qt::CopyAction); // whoever offers "move" must not delete the text
    drop.accept();
    if (event->type() == QEvent::Drop) emit dropped(drop.mimeData()->text());
    return true;
}

} // namespace stonemason::token_battle
