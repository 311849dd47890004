// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text_map/model/sign_book.h"

#include <QAbstractListModel>

#include <vector>

namespace stonemason::text_map {

/// The signs to paint with: the first of each kind in the table, then those of the current map that are not
/// among them.
class SignModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// SignRole: the character alone.
    enum Role { SignRole = Qt::UserRole };

    /// The book must outlive the model.
    explicit SignModel(const SignBook& signs, QObject* parent = nullptr);

    /// Which signs the current map has; the model is reset when that makes a difference.
    void setMapSigns(const std::vector<TileIndex>& signs);

    TileIndex sign(const QModelIndex& index) const { return listed_[std::size_t(index.row())]; }
    /// Invalid for a sign that is not listed.
    QModelIndex indexOf(TileIndex sign) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<TileIndex> withMapSigns(const std::vector<TileIndex>& signs) const;

    const SignBook& signs_;
    std::vector<TileIndex> listed_;
};

} // namespace stonemason::text_map
