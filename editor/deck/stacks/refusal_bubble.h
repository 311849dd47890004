// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace stonemason {

/// Says beside the pointer why cards cannot be laid down there. Never in the way of the pointer.
class RefusalBubble : public QLabel {
    Q_OBJECT

public:
    explicit RefusalBubble(QWidget* parent);

    /// An empty sentence hides it.
    void say(const QString& sentence, QPoint pointer);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace stonemason
