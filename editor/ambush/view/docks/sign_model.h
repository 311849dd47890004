// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

namespace stonemason::ambush {

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

} // namespace stonemason::ambush
