// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/canvas/pattern_canvas.h"
#include "editor/grid/panels/palette_dock.h"

#include <QAbstractListModel>

namespace stonemason::ambush {

class PatternBrush;
class PatternRenderer;

/// The signs that a pattern is painted with.
class SignModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// CodeRole: the sign's character in files; ShortNameRole: its name in a word or two.
    enum Role { CodeRole = Qt::UserRole, ShortNameRole };

    using QAbstractListModel::QAbstractListModel;

    static char sign(const QModelIndex& index);
    QModelIndex indexOf(char sign) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
};

/// The signs to paint with. Choosing one gives the keys back to the pattern.
class SignsDock : public PaletteDock<PatternEditorTraits> {
    Q_OBJECT

public:
    SignsDock(PatternBrush& brush, PatternRenderer& renderer);

protected:
    void bound() override;
    void pick(const QModelIndex& sign) override;
    QModelIndex picked() const override;
    bool isInHand() const override { return true; }

private:
    PatternBrush& brush_;
    SignModel* model_;
};

} // namespace stonemason::ambush
