// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/board_binding.h"

namespace stonemason::wastes {

class Brush;

/// Clipboard and selection. The clipboard holds rows of signs, so that tiles travel through text.
class EditActions : public BoundBoardActions {
    Q_OBJECT

public:
    explicit EditActions(Brush& brush, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }

protected:
    void bound() override;
    void refresh() override;

private:
    void addClipboard();
    void addSelection();
    QAction* addOne(const char* id, const QString& text, const QString& tip, const QKeySequence& keys,
                    void (EditActions::*slot)());
    void cut();
    void copy();
    void paste();
    void remove();
    void selectAll();
    void selectNone();
    void selectPieces();
    void capture();

    Brush& brush_;
    QList<QAction*> menu_;
};

} // namespace stonemason::wastes
