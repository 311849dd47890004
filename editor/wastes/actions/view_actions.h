// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/board_binding.h"

namespace stonemason::wastes {

/// What is drawn of a board.
class ViewActions : public BoundBoardActions {
    Q_OBJECT

public:
    explicit ViewActions(QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }

protected:
    void bound() override;
    void refresh() override;

private:
    template <typename Set>
    void addSwitch(const QString& id, const QString& picture, const QString& text, const QString& tip,
                   const QKeySequence& keys, Set set);

    QList<QAction*> menu_;
};

} // namespace stonemason::wastes
