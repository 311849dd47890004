// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMimeData;
class QWidget;

namespace stonemason::token_battle {

/// Lets text be dropped anywhere on a widget where nothing inside of it takes the drop. Files are left to the
/// window, which opens them.
class TextDrop : public QObject {
    Q_OBJECT

public:
    /// Belongs to the widget.
    explicit TextDrop(QWidget& widget);

signals:
    void dropped(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool takes(const QMimeData& data) const;
};

} // namespace stonemason::token_battle
